"""What every game stands on: the contract, the step stack, dice, records, undo, data packs. It knows no game."""
