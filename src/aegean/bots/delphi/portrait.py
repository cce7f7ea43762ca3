"""How each captain stands, as one seat sees it, in numbers for a judge that was learned.

All captains are portrayed alike: the rounds that they are believed to need, what is left to do, and what they have.
What is common to all stands at the end of each row. Numbers keep to about one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aegean.bots.delphi.observation import Observation
from aegean.bots.portrait import Layout, Portrait
from aegean.core.values import Plain
from aegean.delphi.facts import Facts
from aegean.delphi.names import COLOURS, GODS

_MOST_SEATS: Final = 4
_ROUNDS: Final = 12  # that a whole game takes
_TASKS: Final = 12
_OF_CAPTAIN: Final = (
    "own", "active", "rounds", "rounds behind", "near", "arrived", "offering tasks", "statue tasks", "monster tasks",
    "shrine tasks", "tasks", "offerings held", "statues held", "goods that fit", "favours", "first favours", "cards",
    "first cards", "colours of cards", "dice", "any colour", "extra open", "card open", "injuries", "most of a colour",
    "unhurt", "gods' rows", "thrones", "heroes", "demigods", "creatures", "strength", "equipment", "islands known",
    "islands explored", "far from home",
)  # fmt: skip
_COMMON: Final = ("round", "leader's tasks", "decks empty", "tiles less", "free map", "all of Apollo")


def _names(facts: Facts) -> tuple[str, ...]:
    names = [*_OF_CAPTAIN]
    names += [f"after {number}" for number in range(_MOST_SEATS)]
    names += [f"in the round {number}" for number in range(_MOST_SEATS)]
    names += [f"god: {name}" for name in GODS]
    names += [f"injury: {name}" for name in COLOURS]
    names += [f"equipment: {name}" for name in facts.equipment_ids]
    names += [f"ship: {name}" for name in facts.ship_ids]
    names += _COMMON
    names += [f"seats {number}" for number in range(2, _MOST_SEATS + 1)]
    return tuple(names)


@lru_cache(maxsize=16)
def _layout(facts: Facts) -> Layout:
    return Layout(_names(facts))


def portrait(captains: list[Observation], rounds: list[float], view: dict[str, Plain]) -> Portrait:
    """`rounds`: how many each captain still needs."""
    facts = captains[0].facts
    active: int = view["active"]
    options = view["options"]
    common = [
        min(view["round"], 20) / _ROUNDS,
        min([o.jobs.left() for o in captains]) / _TASKS,
        float(captains[0].decks_empty),
        options["tiles_less"] / 4,
        float(options["map"] != "compact"),
        float(facts.apollo_all),
    ]
    common += [float(len(captains) == number) for number in range(2, _MOST_SEATS + 1)]
    least = min(rounds)
    rows = [
        _of_captain(o, view, active, needed, needed - least) + common
        for o, needed in zip(captains, rounds, strict=True)
    ]
    return Portrait(_layout(facts), rows)


def _of_captain(o: Observation, view: dict[str, Plain], active: int, rounds: float, least: float) -> list[float]:
    facts, jobs, captain, waters, seats = o.facts, o.jobs, o.captain, o.waters, o.seats
    cards, left = sum(o.cards), jobs.left()
    fitting = (jobs.offerings_wanted().bit_count() if jobs.offering_tasks or jobs.offering_white else 0) + (
        jobs.statues_wanted().bit_count() if jobs.statue_tasks else 0
    )
    injuries = sum(o.injuries)
    throne = facts.throne_row
    heroes, demigods, creatures = (bits.bit_count() for bits in (captain.heroes, captain.demigods, captain.creatures))
    row = [
        float(o.seat == view["you"]),
        float(o.seat == active),
        rounds / _ROUNDS,
        (rounds - least) / 4,
        1 / (1 + max(0.0, rounds)),
        float(o.arrived),
        jobs.offerings_left() / 3,
        jobs.statue_tasks / 3,
        jobs.monsters_left() / 3,
        jobs.shrine_tasks / 3,
        left / _TASKS,
        jobs.offerings_held.bit_count() / 2,
        jobs.statues_held.bit_count() / 2,
        fitting / 6,
        o.favours / 8,
        min(o.favours, 3) / 3,
        cards / 4,
        min(cards, 1) / 1,
        sum([1 for count in o.cards if count]) / 4,
        len(o.dice) / 3,
        o.any_colour / 2,
        float(o.extra_open),
        float(o.card_open),
        injuries / 4,
        max(o.injuries) / 3,
        float(not injuries),
        sum(o.gods) / (6 * throne),
        o.gods.count(throne) / 3,
        heroes / 2,
        demigods / 2,
        creatures / 2,
        captain.strength / 4,
        captain.equipment.bit_count() / 3,
        waters.own_seen.bit_count() / 3,
        waters.own_explored.bit_count() / 3,
        min(o.board.distances(o.ship, False)[o.board.zeus], 12) / 12,
    ]
    place = (o.seat - active) % seats
    row += [float(place == number) for number in range(_MOST_SEATS)]
    row += [float(o.seat == number) for number in range(_MOST_SEATS)]
    row += [each / throne for each in o.gods]
    row += [each / 2 for each in o.injuries]
    row += [float(captain.equipment >> number & 1) for number in range(len(facts.equipment_ids))]
    row += [float(captain.ship_tile == number) for number in range(len(facts.ship_ids))]
    return row
