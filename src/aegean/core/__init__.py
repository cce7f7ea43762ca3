"""What every game stands on: the contract's types, the step stack, dice, records, undo, data packs. It knows no game."""
