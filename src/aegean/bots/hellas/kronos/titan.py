"""Kronos and the heroes against him, as numbers: his board, and how many rounds a side is away from its victories."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final, NamedTuple

from aegean.core.values import Plain

if TYPE_CHECKING:
    from aegean.bots.hellas.board import Board
    from aegean.bots.hellas.observation import Lord, Observation
    from aegean.bots.hellas.prospects import Prospects

ID: Final = "kronos"
LEVELS: Final = {"hostile": 0, "wary": 1, "neutral": 2, "loyal": 3}  # steps that a land is away from being hostile
_KRONOS: Final = ("five_hostile_lands", "three_destroyed_monuments")
_NOWHERE: Final = -1
BEYOND: Final = 30.0  # rounds: out of the question

_ACTIONS: Final = 1.3  # of Kronos in a turn, with his Wrath
_STEP: Final = 0.85  # actions for a step: one that follows a monster's coming is none of its own
_ON_THE_WAY: Final = 0.8  # actions for each region between a monster and a land
_FETCHED: Final = 1.4  # actions, at most, to bring a monster into a land: there are order cards
_NO_MONSTER: Final = 2.0
_BY_WRATH: Final = 0.9  # actions that his Wrath spares him, while it is ready
_BY_ORDER: Final = 0.35  # and each order card in hand
_ORDERS: Final = 4
_CLOSED: Final = 6.0  # actions more, where no anger is enough for a step
_PER_CHAIN: Final = 3.5  # turns of Kronos until a chain more is broken
_RUIN: Final = 4.0  # anger for each of the last actions

_LACKING: Final = 1.3  # turns for each point of an attribute that a quest asks for
_LACKING_PRIEST: Final = 1.5
_LACKING_CARD: Final = 0.5
_EACH_WOUND: Final = 0.35  # rounds
_AGAIN: Final = 1.1  # wounds that a hero deals in a round, once the hand is spent
_HARD: Final = 1.6  # a region is taken later than an army alone would: Terror takes others away
_BARE: Final = 0.4  # a region that the next Terror frees
_TOGETHER: Final = 0.75  # heroes take regions beside each other, not all as well


class Scales(NamedTuple):
    """How a side sees the race: what weighs how much."""

    patience: float = 3.5  # rounds: a victory so far away counts a third of one that is there
    fear: float = 1.0  # of the other side's victories, against the hope for one's own
    dear: float = 2.0  # anger: a step of such a price counts for two, for it takes a turn given up before each
    restored: float = 4.0  # anger that a turn given up brings
    goods: float = 0.25  # what heroes have, beside what the weights of lords say of it
    hunt: float = 9.0  # a monster that could be slain at once
    soon: float = 2.0  # turns: and a third of it for one that takes so long
    temple: float = 3.0  # a region with a temple: a priest with every monument
    priest: float = 2.0  # one in a pool
    quest: float = 20.0  # the quest that is worth most, when it is completed
    quest_soon: float = 4.0  # turns: and a third of it for one that takes so long


class Titan:
    """Kronos' board, as everybody sees it."""

    __slots__ = (
        "actions_left", "anger", "attributes", "broken", "can_be_hunted", "finals", "gates_closed", "lying", "orders",
        "prices", "ready", "region", "seat", "standing", "unbroken", "uncovered", "wrath",
    )  # fmt: skip

    def __init__(self, board: Board, shown: dict[str, Plain], orders: int) -> None:
        self.seat: int = shown["seat"]
        self.region = board.region[shown["region"]] if shown["region"] is not None else _NOWHERE
        self.anger: int = shown["anger"]
        self.attributes: dict[str, int] = shown["attributes"]
        self.standing = [LEVELS[word] for word in shown["attitudes"].values()]  # by land: steps left
        self.prices: list[int] = list(shown["terror_prices"].values())
        self.lying: list[int] = shown["lying"]
        self.finals: bool = shown["finals"]
        self.gates_closed: bool = shown["gates_closed"]
        self.can_be_hunted: bool = shown["can_be_hunted"]
        self.unbroken: int = shown["unbroken"]
        self.broken = sum(status != "destroyed" for status in shown["chains"].values())
        self.ready = sum(status == "ready" for name, status in shown["chains"].items() if name != "kronos_wrath")
        self.wrath = shown["chains"].get("kronos_wrath") == "ready"
        self.orders = orders  # cards in hand
        self.uncovered: list[str] = [wound["symbol"] for wound in shown["wounds"] if not wound["covered"]]
        self.actions_left = 0 if shown["passed"] else shown["allowed"] - shown["taken"]


def is_of_kronos(victory: str) -> bool:
    return victory in _KRONOS


def rounds(o: Observation, prospects: Prospects, scales: Scales) -> dict[str, float]:
    """By victory: how many rounds its side is away from it."""
    heroes = [lord for lord in o.lords if lord.hero is not None]
    number = max(1, o.seats - 1)
    return {
        "five_hostile_lands": _hostile(o, scales) / number,
        "three_destroyed_monuments": _ruins(o, scales) / number,
        "kronos_slain": _slain(o, prospects, heroes),
        "three_lands": _lands(o, prospects, number),
        "tartarus": _tartarus(o, prospects, heroes, number),
    }


# -- Kronos, in turns of his -------------------------------------------------------------------------------------------


def _hostile(o: Observation, scales: Scales) -> float:
    titan = o.titan
    assert titan is not None
    actions, anger = 0.0, 0.0
    for land, steps in enumerate(titan.standing):
        if steps:
            way = _way(o, land)
            actions += _STEP * steps + way
            price = titan.prices[land]
            anger += steps * price * (1 + price / scales.dear) + 0.5 * way
            if titan.prices[land] > 13:
                actions += _CLOSED
    spared = _BY_WRATH * titan.wrath + _BY_ORDER * min(_ORDERS, titan.orders)
    spared += titan.actions_left if o.active == titan.seat else 0
    turns: float = max(0.6 * actions, actions - spared) / _ACTIONS
    return turns + max(0.0, anger - titan.anger) / scales.restored


def _way(o: Observation, land: int) -> float:
    """Actions that bring the nearest monster into a land."""
    regions, far = o.board.rules.regions_of_land[land], o.board.far
    nearest = min((far[monster.at][at] for monster in o.monsters for at in regions), default=_NOWHERE)
    return _NO_MONSTER if nearest == _NOWHERE else min(_FETCHED, _ON_THE_WAY * nearest)


def _ruins(o: Observation, scales: Scales) -> float:
    titan = o.titan
    assert titan is not None
    turns = 0.0 if titan.finals else _PER_CHAIN * titan.unbroken
    for god, level in enumerate(o.levels):
        if level:
            at = o.board.rules.god_region[god]
            way = max(0, o.board.far[titan.region][at] - 1) if titan.region != _NOWHERE else 2
            turns += (ceil(level / 2) + way) * (1 + _RUIN / scales.restored) / _ACTIONS
    return turns


# -- the heroes, in rounds ---------------------------------------------------------------------------------------------


def quest_rounds(o: Observation, lord: Lord, name: str) -> float:
    """Turns until a hero has completed a quest of Kronos, if it makes for it."""
    board, rules = o.board, o.board.rules
    if lord.quest == name:
        return float(max(1, 3 - lord.quest_step))
    place = lord.place(board)
    if place == _NOWHERE:
        return BEYOND
    speed = lord.attributes[board.speed]
    way = max(1.0, board.hero_far[place][o.quests[name]] / speed) + (3 - lord.quest_step if lord.quest else 0)
    best = BEYOND
    for number, step in enumerate(rules.quests[rules.quest[name]].steps, 1):
        lacking = _LACKING * sum(
            max(0, least - lord.attributes[rules.attribute[attribute]]) for attribute, least in step.attributes.items()
        )
        lacking += _LACKING_PRIEST * max(0, max(step.priests_in_pool, step.sacrifice_priests) - lord.priests)
        lacking += _LACKING_CARD * max(0, step.discard_combat_cards - lord.hand_size)
        best = min(best, way + lacking + 3 - number)
    return best


def _quest(o: Observation, heroes: list[Lord], name: str) -> float:
    """Until one of them has completed it; others on the way make it surer."""
    if name not in o.quests:
        return 0.0
    turns = sorted(quest_rounds(o, lord, name) for lord in heroes)
    return turns[0] if turns else BEYOND


def _slain(o: Observation, prospects: Prospects, heroes: list[Lord]) -> float:
    titan = o.titan
    assert titan is not None
    target = o.kronos
    if target is None or not heroes:
        return BEYOND
    left = float(len(titan.uncovered))
    before = _quest(o, heroes, "blessing_of_rhea")
    ways = []
    for lord in heroes:
        place = lord.place(o.board)
        if place == _NOWHERE:
            continue
        speed = lord.attributes[o.board.speed]
        ways.append(max(0, target.far(o.board.hero_far[place]) - speed) / speed + 0.2 * lord.injuries)
        left -= prospects.wounds(lord, target)
    if not ways:
        return BEYOND
    sure = _EACH_WOUND * len(titan.uncovered)  # a card in hand is no wound yet
    return max(before, min(ways)) + sure + max(0.0, left) / (_AGAIN * len(heroes))


def _lands(o: Observation, prospects: Prospects, number: int) -> float:
    """Regions that no hero holds yet, in the three lands that lack least; Kronos' own does not count."""
    titan = o.titan
    assert titan is not None
    takings = [prospects.taking(seat) for seat, lord in enumerate(o.lords) if lord.hero is not None]
    if not takings:
        return BEYOND
    costs = []
    for regions in o.board.lands:
        cost = 0.0
        for at in regions:
            if at == titan.region:
                continue
            if o.control[at] < 0:
                cost += min(taking[at] for taking in takings)
            elif not any(army[at] for army in o.army):
                cost += _BARE
        costs.append(cost)
    together: float = number**_TOGETHER
    return _HARD * sum(sorted(costs)[: o.board.lands_needed]) / together


def _tartarus(o: Observation, prospects: Prospects, heroes: list[Lord], number: int) -> float:
    titan = o.titan
    assert titan is not None
    if not heroes:
        return BEYOND
    hunts = sum(min(prospects.hunting(lord, monster)[1] for lord in heroes) for monster in o.monsters)
    hunts = hunts if o.monsters else 2 * _PER_CHAIN
    together: float = number**_TOGETHER
    return _quest(o, heroes, "closing_of_tartarus") + hunts / together
