"""The hold: which offerings and statues a player's tasks can use, and taking them aboard (rules D-9.5 to D-9.7)."""

from __future__ import annotations

from aegean.delphi.names import ALL_COLOURS, COLOURS
from aegean.delphi.position import Delphi


def offerings_wanted(p: Delphi, seat: int) -> int:
    """The colours of offerings that the seat could load now (D-9.5, D-9.6)."""
    if p.hold_is_full(seat):
        return 0
    return _fitting(p.offering_tasks[seat], p.offering_white[seat], p.offerings_done[seat], p.offerings_held[seat])


def statues_wanted(p: Delphi, seat: int) -> int:
    """The colours of statues that the seat could load now, wherever they are."""
    if p.hold_is_full(seat):
        return 0
    return _fitting(0, p.statue_tasks[seat], p.statues_done[seat], p.statues_held[seat])


def _fitting(coloured: int, white: int, done: int, held: int) -> int:
    """The colours that, together with those held, can each be given to an open task of its own."""
    fits = coloured & ~held
    if (held & ~coloured).bit_count() < white:
        fits |= ALL_COLOURS & ~(coloured | done | held)
    return fits


def load_statue(p: Delphi, seat: int, colour: int) -> None:
    p.statues_in[colour] -= 1
    p.statues_held[seat] |= 1 << colour
    p.tell("statue_loaded", seat, {"colour": COLOURS[colour]})


def load_offering(p: Delphi, seat: int, island: int, colour: int) -> None:
    p.offerings_on[island] &= ~(1 << colour)
    p.offerings_held[seat] |= 1 << colour
    p.tell("offering_loaded", seat, {"hex": p.board.island_names["offering"][island], "colour": COLOURS[colour]})
