"""How each lord stands, as one seat sees it, in numbers for a judge that was learned.

All lords are portrayed alike: what evaluations know of them (traits, turns to victories, goods) and what lies on the
table (hero, cards, regions). What is common to all stands at the end of each row. Numbers keep to about one.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from aegean.bots.hellas.board import Board
from aegean.bots.hellas.evaluation import artifact_worth, blessing_worth, quest_worth
from aegean.bots.hellas.muses import muse_worth
from aegean.bots.hellas.observation import NOWHERE, Lord, Observation
from aegean.bots.hellas.prospects import BEYOND, Prospects
from aegean.bots.hellas.standing import TRAITS, Nearness, Phase, phase_of, traits_of
from aegean.bots.hellas.upgrades import upgrade_worth
from aegean.bots.portrait import Layout, Portrait
from aegean.core.values import Plain

_WHOLE: Final = 100
_FAR: Final = 12.0  # turns: a victory that is farther away is as good as none
_MOST_SEATS: Final = 6
_USED: Final = 0.6  # what an artifact that is not charged counts
_LAND_GOODS: Final = TRAITS.index("land_goods")
_HERO_GOODS: Final = TRAITS.index("hero_goods")
_LANDS: Final = 4  # of the nearest lands it is told how near they are
_OF_LORD: Final = (
    "own", "active", "extra special actions", "warlord turns", "temples turns", "slayer turns", "king turns",
    "other turns", "nearest hunt", "next hunt", "regions", "temples", "shrines", "cities", "recruits",
    "monuments held", "levels held", "insecure", "army", "largest army", "armies", "walls", "supply", "injuries",
    "cards", "hand limit", "hand worth", "priests", "artifacts", "charged", "artifacts' worth", "blessings",
    "blessings' worth", "upgrades' worth", "muse's worth", "beside", "beside, charged", "apples", "orichalkum",
    "commander", "dead", "on Atlas", "kept", "slain", "glory", "quest", "quest step", "quest's worth",
    "land goods", "hero goods", "no hero", "hero away",
)  # fmt: skip
_COMMON: Final = (
    "round", "highest monument", "levels", "king tokens", "king open", "temples left", "temples built", "monsters",
    "quests", "gates", "sky",
)  # fmt: skip


def names_of(board: Board) -> tuple[str, ...]:
    """What the numbers of a row are."""
    rules = board.rules
    names = [f"trait: {name}" for name in TRAITS]
    names += _OF_LORD
    names += [f"land {number}" for number in range(_LANDS)]
    names += [f"after {number}" for number in range(_MOST_SEATS)]
    names += [f"{name} {state}" for state in ("now", "stored") for name in rules.attribute]
    names += [f"used: {name}" for name in rules.special_ids]
    names += [f"victory: {name}" for name in _victories(board)]
    names += [f"role: {name}" for name in dict.fromkeys(rules.role)]
    names += [f"hero: {name}" for name in rules.hero_ids]
    names += [f"blessing: {name}" for name in rules.blessing_ids]
    names += [f"artifact: {name}" for name in rules.artifact_ids]
    names += [f"done: {name}" for name in rules.regular_ids]
    names += _COMMON
    names += [f"seats {number}" for number in range(2, _MOST_SEATS + 1)]
    names += [f"phase: {phase.value}" for phase in Phase]
    names += [f"module: {name}" for name in rules.modules]
    names += [f"monument: {name}" for name in rules.god]
    names += [f"wounds: {name}" for name in rules.monster_ids]
    return tuple(names)


class Places:
    """Where the numbers of one kind of table are, for what a lord has only some of."""

    __slots__ = ("artifact", "blessing", "hero", "layout", "modules", "regular", "role", "special", "wounds")

    def __init__(self, board: Board) -> None:
        rules = board.rules
        self.layout = Layout(names_of(board))
        self.special = _numbered(rules.special_ids)
        self.regular = _numbered(rules.regular_ids)
        self.role = _numbered(tuple(dict.fromkeys(rules.role)))
        self.hero = _numbered(rules.hero_ids)
        self.blessing = _numbered(rules.blessing_ids)
        self.artifact = _numbered(rules.artifact_ids)
        self.wounds = _numbered(rules.monster_ids)
        self.modules = [1.0 for _ in rules.modules]


def _numbered(names: tuple[str, ...]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


def _marked(places: dict[str, int], names: list[str]) -> list[float]:
    """A number for each place, 1 for those that are named."""
    row = [0.0] * len(places)
    for name in names:
        if name in places:
            row[places[name]] = 1.0
    return row


@lru_cache(maxsize=16)
def _places(board: Board) -> Places:
    return Places(board)


def _victories(board: Board) -> list[str]:
    return list(board.rules.needed)


def _shares(board: Board, race: Mapping[str, Plain], seat: int) -> list[float]:
    """How much of each victory a seat has won already, as the rules tell it."""
    return [race[name]["share"][seat] / _WHOLE if name in race else 0.0 for name in _victories(board)]


def portrait(o: Observation, prospects: Prospects, round_: int, view: dict[str, Plain]) -> Portrait:
    """`view`: what the observation was made of."""
    places = _places(o.board)
    race: dict[str, Plain] = view["race"]
    regular: list[str] = view["regular_used"]
    common = _common(o, places, round_)
    rows = []
    for seat in range(o.seats):
        row = _of_lord(o, prospects, places, seat, _shares(o.board, race, seat))
        row += _marked(places.regular, regular if seat == o.active else [])  # what is left undone in a turn is lost
        rows.append(row + common)
    return Portrait(places.layout, rows)


def _turns(turns: float) -> float:
    return min(turns, _FAR) / _FAR


def _of_lord(o: Observation, prospects: Prospects, places: Places, seat: int, shares: list[float]) -> list[float]:
    board, rules, lord = o.board, o.board.rules, o.lords[seat]
    army, count = o.army[seat], o.board.count
    near = prospects.near(seat)
    taking = prospects.taking_with(seat, near)
    hunts = sorted([prospects.hunting(lord, monster) for monster in o.monsters])
    later = [after for _, after in hunts[1:]]
    lands = prospects.of_lands(seat, taking)
    slayer = prospects.slayer_with(lord, hunts)
    row = traits_of(o, prospects, seat, Nearness(near, taking, lands, slayer))
    goods, hero_worth = row[_LAND_GOODS], row[_HERO_GOODS]
    regions = temples = shrines = cities = recruits = monuments = levels = 0
    insecure = 0.0
    for at, owner in enumerate(o.control):
        if owner == seat:
            regions += 1
            insecure += taking[at]
            recruits += board.recruits[at]
            cities += board.recruits[at] > 0
            if o.temple[at]:
                temples += 1
            elif board.shrine[at]:
                shrines += 1
    for god, at in enumerate(rules.god_region):
        if o.control[at] == seat:
            monuments += 1
            levels = max(levels, o.levels[god])
    held = list(lord.artifacts.values())
    ready = len(lord.ready)
    muse = o.muses[seat]
    row += [
        float(seat == o.seat),
        float(seat == o.active),
        float(seat == o.active) * o.extra_specials,
        _turns(lands.warlord),
        _turns(lands.temples),
        _turns(slayer),
        _turns(lands.king),
        _turns(min(o.others[seat].values(), default=BEYOND)),
        _turns(hunts[0][0]) if hunts else 1.0,
        _turns(min(later)) if later else 1.0,
        regions / 8,
        temples / 5,
        shrines / 3,
        cities / 3,
        recruits / 6,
        float(monuments),
        levels / 5,
        insecure,
        sum(army) / 12,
        max(army) / 6,
        (count - army.count(0)) / 6,
        o.fortified.count(seat) / 3,
        lord.supply / 15,
        lord.injuries / 3,
        lord.hand_size / 4,
        lord.hand_limit / 4,
        _hand_worth(board, lord),
        lord.priests / 3,
        len(held) / 4,
        sum(held) / 4,
        sum([artifact_worth(o, seat, name) for name in lord.artifacts]) / 4,
        len(lord.blessings) / 3,
        sum([blessing_worth(o, seat, name) for name in lord.blessings]) / 3,
        sum([upgrade_worth(o, seat, name) for name in lord.upgrades]) / 3,
        muse_worth(o, seat, *muse) if muse is not None else 0.0,
        len(lord.beside) / 4,
        ready / 4,
        o.apples[seat] / 4 if o.apples else 0.0,
        o.orichalkum[seat] / 5 if o.orichalkum else 0.0,
        float(o.commander == seat),
        o.dead[seat] / 6 if o.dead else 0.0,
        o.on_atlas[seat] / 6 if o.on_atlas else 0.0,
        len(lord.kept) / 3,
        lord.slain / 3,
        o.glory.count(seat) / 2,
        float(bool(lord.quest)),
        lord.quest_step / 3,
        quest_worth(o, seat, lord),
        goods / 16,
        hero_worth / 20,
        float(lord.hero is None),
        float(lord.hero_at == NOWHERE),
    ]
    row += _nearest_lands(board, taking)
    after = [0.0] * _MOST_SEATS
    after[(seat - o.active) % o.seats] = 1.0
    row += after
    row += [value / 4 for value in lord.attributes]
    row += [value / 4 for value in lord.stored]
    row += _marked(places.special, lord.specials_used)
    row += shares
    row += _marked(places.role, [rules.role[seat]])
    row += _marked(places.hero, [lord.hero] if lord.hero is not None else [])
    row += _marked(places.blessing, lord.blessings)
    held_at = [0.0] * len(places.artifact)
    for name, charged in lord.artifacts.items():
        if name in places.artifact:
            held_at[places.artifact[name]] = 1.0 if charged else _USED
    row += held_at
    return row


def _nearest_lands(board: Board, taking: list[float]) -> list[float]:
    lands = sorted([sum([taking[at] for at in land]) for land in board.lands])[:_LANDS]
    return [min(cost, _FAR) / _FAR for cost in lands] + [1.0] * (_LANDS - len(lands))


def _hand_worth(board: Board, lord: Lord) -> float:
    """Of the own hand; others' cards are worth what cards are worth on average."""
    if lord.hand is None:
        return lord.hand_size / 4
    return sum([board.card_worth[card] * count for card, count in lord.hand.items()]) / 8


def _common(o: Observation, places: Places, round_: int) -> list[float]:
    wounds = [0.0] * len(places.wounds)
    for monster in o.monsters:
        if monster.name in places.wounds:
            wounds[places.wounds[monster.name]] = 0.25 + len(monster.uncovered) / 8
    phase = phase_of(o)
    row = [
        min(round_, 30) / 15,
        max(o.levels, default=0) / 5,
        sum(o.levels) / 10,
        o.king_tokens / 3,
        float(o.king_open),
        o.temples_left / 8,
        sum(o.temple) / 8,
        len(o.monsters) / 7,
        len(o.quests) / 4,
        len(o.gates) / 3,
        o.sky / 10 if o.sky != NOWHERE else 1.0,
    ]
    row += [float(o.seats == number) for number in range(2, _MOST_SEATS + 1)]
    row += [float(phase is each) for each in Phase]
    row += places.modules
    row += [level / 5 for level in o.levels]
    row += wounds
    return row
