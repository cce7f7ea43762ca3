"""What a position of the Kronos mode is worth: to the heroes together, and so to Kronos the opposite."""

from __future__ import annotations

from math import exp
from typing import Final

from aegean.bots.hellas.board import Board
from aegean.bots.hellas.evaluation import WIN, Evaluation, hero_goods, land_goods
from aegean.bots.hellas.kronos.titan import Scales, Titan, is_of_kronos, quest_rounds, rounds
from aegean.bots.hellas.observation import NOWHERE, Observation
from aegean.bots.hellas.prospects import Prospects
from aegean.bots.hellas.weights import TASTE, Weights
from aegean.core.values import Plain

_SUMMIT: Final = 100.0
HEROES: Final = Scales(patience=6.0, fear=2.5)
CHANCES: Final = Scales()  # who fears more than there is to fear plays better, and judges worse
KRONOS: Final = Scales()
_CERTAIN: Final = 35.0  # points of worth that make a side e times as likely to win
# a quest of the heroes: a step of its land, what it takes from Kronos, and the way to a victory
_QUESTS: Final = {"blessing_of_rhea": 1.0, "finding_omphalos": 0.6, "closing_of_tartarus": 0.5}
# what Kronos has
_ANGER: Final = 0.55
_ORDER: Final = 0.8
_MOST_ORDERS: Final = 5
_ATTRIBUTE: Final = {"might": 1.2, "anger": 1.6, "authority": 1.4}
_BROKEN: Final = 1.5
_READY: Final = 1.2
_MONSTER: Final = 1.6
_EVOLVED: Final = 0.8
_LYING: Final = 1.5


class SideEvaluation(Evaluation):
    """Values positions for one seat by its side: every hero's good is all heroes' good."""

    def __init__(self, board: Board, seat: int, weights: Weights) -> None:
        super().__init__(board, seat, weights)
        of_kronos = board.rules.role[seat] == "kronos"
        self._sign = -1.0 if of_kronos else 1.0
        self._scales = KRONOS if of_kronos else HEROES

    def of(self, view: dict[str, Plain]) -> float:
        result = view["result"]
        if result is not None:
            return WIN if self.seat in result["winners"] else -WIN
        return self.own(Observation(self.board, self.seat, view))

    def own(self, observation: Observation) -> float:
        return self._sign * heroes_worth(observation, self.weights, self._scales)

    def lands(self, observation: Observation) -> float:
        return self.own(observation)

    def hero(self, observation: Observation) -> float:
        """Where heroes stand is in what the lands are worth already."""
        return self.own(observation)

    def least_turns(self, observation: Observation) -> float:
        found = rounds(observation, Prospects(observation, self.weights), self._scales)
        return min(turns for name, turns in found.items() if is_of_kronos(name) == (self._sign < 0))


def balance(o: Observation, prospects: Prospects, scales: Scales) -> float:
    """How much nearer the heroes are to their victories than Kronos is to his."""
    value = 0.0
    for name, turns in rounds(o, prospects, scales).items():
        near = exp(-turns / scales.patience)
        value += -scales.fear * near if is_of_kronos(name) else near
    return value


def heroes_worth(o: Observation, weights: Weights, scales: Scales) -> float:
    titan = o.titan
    assert titan is not None
    prospects = Prospects(o, weights)
    return _SUMMIT * balance(o, prospects, scales) + _of_heroes(o, prospects, weights, scales) - _of_kronos(o, titan)


def chances_by_side(o: Observation, weights: Weights) -> list[float]:
    """How likely each seat is to win: heroes share what they win together."""
    titan = o.titan
    assert titan is not None
    heroes = 1 / (1 + exp(-heroes_worth(o, weights, CHANCES) / _CERTAIN))
    return [1 - heroes if seat == titan.seat else heroes / (o.seats - 1) for seat in range(o.seats)]


def rounds_of_side(o: Observation, seat: int) -> dict[str, float]:
    """How many rounds the seat's side is away from each of its victories."""
    assert o.titan is not None
    of_kronos = seat == o.titan.seat
    found = rounds(o, Prospects(o, TASTE), KRONOS if of_kronos else HEROES)
    return {name: turns for name, turns in found.items() if is_of_kronos(name) == of_kronos}


def _of_heroes(o: Observation, prospects: Prospects, weights: Weights, scales: Scales) -> float:
    value = 0.0
    for seat, lord in enumerate(o.lords):
        if lord.hero is None:
            continue
        taking = prospects.taking(seat)
        value += scales.goods * (land_goods(o, seat, weights, taking) + hero_goods(o, seat, weights))
        value += scales.priest * min(2, lord.priests)
        value += scales.temple * sum(o.temple[at] for at, owner in enumerate(o.control) if owner == seat)
        assert o.titan is not None
        if o.titan.lying[seat]:
            value -= _LYING
        elif lord.hero_at != NOWHERE and o.monsters:
            soonest = min(prospects.hunting(lord, monster)[0] for monster in o.monsters)
            value += scales.hunt * exp(-soonest / scales.soon)
    return value + scales.quest * _on_quests(o, scales)


def _on_quests(o: Observation, scales: Scales) -> float:
    """How near the heroes are to each quest of Kronos, one hero for each, the nearest first."""
    heroes = [lord for lord in o.lords if lord.hero is not None]
    ways = sorted((quest_rounds(o, lord, name), name, at) for name in o.quests for at, lord in enumerate(heroes))
    value, busy, done = 0.0, set[int](), set[str]()
    for turns, name, at in ways:
        if at not in busy and name not in done:
            busy.add(at)
            done.add(name)
            value += _QUESTS.get(name, 0.0) * exp(-turns / scales.quest_soon)
    return value + sum(worth for name, worth in _QUESTS.items() if name not in o.quests)


def _of_kronos(o: Observation, titan: Titan) -> float:
    value: float = _ANGER * titan.anger + _ORDER * min(_MOST_ORDERS, titan.orders)
    value += sum(_ATTRIBUTE[name] * number for name, number in titan.attributes.items())
    value += _BROKEN * titan.broken + _READY * titan.ready
    return value + sum(_MONSTER + _EVOLVED * len(monster.evolutions) for monster in o.monsters)
