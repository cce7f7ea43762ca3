"""The hold: which offerings and statues a player's tasks can use, and taking them aboard (rules D-9.5 to D-9.7)."""

from __future__ import annotations

from aegean.core.refusal import Refusal
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


def refuse_statue(p: Delphi, seat: int, colour: int) -> Refusal | None:
    """Why the seat cannot load a statue of the colour, wherever its city is."""
    fields = {"colour": COLOURS[colour]}
    if not p.statues_in[colour]:
        return Refusal("no_statue_left_in_the_city", "D-6.17", fields)
    if p.hold_is_full(seat):
        return Refusal("the_hold_is_full", "D-9.6", {"storage": p.outfit(seat).storage})
    if not statues_wanted(p, seat) >> colour & 1:
        return Refusal("no_task_needs_this_statue", "D-9.5", fields)
    return None


def refuse_offering(p: Delphi, seat: int, island: int, colour: int) -> Refusal | None:
    """Why the seat cannot load an offering of the colour from the island, wherever that is."""
    fields = {"colour": COLOURS[colour]}
    if not p.offerings_on[island] >> colour & 1:
        return Refusal("no_such_offering_there", "D-6.15", fields)
    if p.hold_is_full(seat):
        return Refusal("the_hold_is_full", "D-9.6", {"storage": p.outfit(seat).storage})
    if not offerings_wanted(p, seat) >> colour & 1:
        return Refusal("no_task_needs_this_offering", "D-9.5", fields)
    return None


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
