"""What Kronos' actions cost, and how anger comes and goes (HK-3)."""

from __future__ import annotations

from typing import Final

from aegean.hellas.expansions.kronos.board import (
    BROKEN,
    board,
    has_token,
    heroes,
    in_land,
    is_active,
    own_board,
    seat_of_kronos,
)
from aegean.hellas.expansions.kronos.printed import printed
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOWHERE, Hellas

CHAPTER: Final[Chapter] = Chapter(__name__, events=("anger_gained", "anger_spent"))

OMPHALOS: Final = "finding_omphalos"


def price(p: Hellas, action: str, more: int = 0, monster: str = "") -> int:
    """The price on the board, what is added to it, less 1 for each broken chain that makes it cheaper (HK-3.2)."""
    table = printed(p.rules)
    entry = table.actions[action]
    cost = entry.costs.get(monster, entry.cost)
    if entry.later is not None and not is_active(p, OMPHALOS):
        cost = entry.later
    statuses = board(p).chains
    less = sum(statuses[chain] in BROKEN for chain in table.cheaper[action])
    return max(entry.least, cost + more - less)


def terror_price(p: Hellas, land: int) -> int:
    """1, and 1 for every two hoplites of heroes in the land (HK-3.3)."""
    return price(p, "terror", in_land(p, land) // p.rules.numbers["hoplites_that_raise_terror"] + defended(p, land))


def kronos_terror_price(p: Hellas, land: int) -> int:
    return price(p, "kronos_terror", defended(p, land))


def defended(p: Hellas, land: int) -> int:
    """1 where Helen stands, by her token (HK-9.5)."""
    places = [p.hero_at[seat] for seat in heroes(p) if has_token(p, seat, "helen")]
    return sum(at != NOWHERE and p.rules.land_of[at] == land for at in places)


def can_pay(p: Hellas, cost: int) -> bool:
    return board(p).anger >= cost


def spend_anger(p: Hellas, cost: int) -> None:
    if cost:
        part = own_board(p)
        part.anger -= cost
        p.tell("anger_spent", seat_of_kronos(p), {"count": cost, "anger": part.anger})


def gain_anger(p: Hellas, count: int) -> None:
    """Beyond the end of the track it is lost."""
    part = own_board(p)
    gained = min(count, p.rules.numbers["most_anger"] - part.anger)
    if gained > 0:
        part.anger += gained
        p.tell("anger_gained", seat_of_kronos(p), {"count": gained, "anger": part.anger})


def restored(p: Hellas) -> int:
    """The anger to which a Pass brings him, by the regions of all heroes together; it never falls (HK-3.5)."""
    held = sum(len(p.controlled(seat)) for seat in heroes(p))
    row = {int(least): anger for least, anger in printed(p.rules).actions["pass"].restores.items()}
    return max(board(p).anger, row[max(least for least in row if least <= held)])
