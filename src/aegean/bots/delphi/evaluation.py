"""What a captain's goods are worth: favours, cards, gods, strength, health. The unit is one source."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aegean.bots.delphi.chart import FAVOUR
from aegean.bots.delphi.observation import Captain, Jobs, Observation
from aegean.bots.delphi.routes import Routes
from aegean.delphi.facts import Facts
from aegean.delphi.names import APHRODITE, APOLLO, ARES, ARTEMIS, HERMES, POSEIDON

SOURCES_A_ROUND: Final = 3.4  # three dice, and a card or a god now and then
GOD_STEP: Final = 0.5
TITAN_INJURY: Final = 0.7  # one card in the rounds to come, and what it takes to be rid of it
_LAST_WORTH: Final = 0.04  # on arrival cards and favours only break ties
_FAVOURS: Final = (0, 3, 6, 10)  # up to so many each is worth as much as the others
_FAVOUR: Final = 0.04  # each further favour
_COUNTED: Final = 64  # more favours than anybody has
_CARD: Final = 0.06  # each further card
_ARMING: Final = 6  # favours that may be of use in fights
_LONG_WAY: Final = 40.0  # sources, from the beginning


class Worth:
    def __init__(self, observation: Observation, captain: Captain, cost: float) -> None:
        weights = observation.weights
        self.weights = weights
        self.facts = observation.facts
        self.captain = captain
        self.outfit = captain.outfit(self.facts)
        self.seats = observation.seats
        self.rounds = cost / SOURCES_A_ROUND
        self.scale = max(_LAST_WORTH, min(1.0, cost / weights.ending)) * (
            1.0 + weights.early * (min(1.0, cost / _LONG_WAY) - 0.5)
        )
        self.companion = weights.companion * min(1.0, cost / 20)
        self.equipment = weights.equipment * min(1.0, cost / 20)
        self.letter = weights.letter * self.scale
        self.gain = self.facts.ships[captain.ship_tile].extra_favours  # more on each gain of favours
        self._thrones = self._throne_worths(observation)
        self._asleep = weights.asleep
        self._climb = weights.climb
        self._cards = weights.cards
        self._tie = weights.tie * max(0.0, 1.0 - self.scale)
        each = _sums(weights.favours, weights.arms * observation.jobs.monsters_left())
        self._favours = [worth * self.scale for worth in each]
        self._gods: dict[tuple[int, ...], float] = {}
        self._health: dict[tuple[int, ...], float] = {}

    def _throne_worths(self, observation: Observation) -> list[float]:
        jobs, waters, facts = observation.jobs, observation.waters, observation.facts
        card = observation.weights.god_card  # any god brings a card instead of its power
        worths = [card] * 6
        worths[POSEIDON] = 1.2
        worths[APOLLO] = 1.5 if facts.apollo_all else 1.0
        worths[APHRODITE] = 0.7
        if waters.unknown or waters.own_seen:
            worths[ARTEMIS] = 1.3 if jobs.shrine_tasks > waters.own_explored.bit_count() else 0.9
        if jobs.monsters_left():
            worths[ARES] = 0.75 + 0.1 * (facts.strength_max - self.captain.strength)
        if jobs.statue_tasks > jobs.statues_held.bit_count():
            worths[HERMES] = 1.0
        return [worth * self.scale * part for worth, part in zip(worths, observation.weights.gods, strict=True)]

    def favours(self, count: int) -> float:
        return self._favours[count] if count < _COUNTED else self._favours[-1]

    def cards(self, count: int) -> float:
        cards = self._cards
        worth = (sum(cards[:count]) + _CARD * max(0, count - len(cards))) * self.scale
        return worth + self._tie * count

    def gods(self, rows: tuple[int, ...]) -> float:
        found = self._gods.get(rows)
        if found is None:
            found = self._gods[rows] = sum(self.god(god, row) for god, row in enumerate(rows))
        return found

    def god(self, god: int, row: int) -> float:
        if row <= self.facts.start_row:
            return self._thrones[god] * self._asleep
        return self._thrones[god] * self._climb[self.facts.throne_row - row]

    def lifted(self, row: int) -> int:
        """The row of a god after one more step."""
        return row + 1 if row > self.facts.start_row else self.facts.first_cloud(self.seats)

    def returned(self) -> int:
        """The row of a god after its power was used."""
        ship = self.facts.ships[self.captain.ship_tile]
        return self.facts.first_cloud(self.seats) if ship.gods_on_first_cloud else self.facts.start_row

    def god_step(self, rows: tuple[int, ...]) -> tuple[float, int]:
        """The gain of the best step for any god, and the god; -1 where all are on their thrones."""
        best, at = 0.0, -1
        for god, row in enumerate(rows):
            if row < self.facts.throne_row:
                gain = self.god(god, self.lifted(row)) - self.god(god, row)
                if at < 0 or gain > best:
                    best, at = gain, god
        return best, at

    # -- health -------------------------------------------------------------------------------------------------------

    def health(self, injuries: tuple[int, ...]) -> float:
        """Injuries, counted as a loss: the danger to lose the next turn, and the bonus for being unhurt (D-4)."""
        found = self._health.get(injuries)
        if found is None:
            found = self._health[injuries] = self._look_ahead(injuries)
        return found

    def _look_ahead(self, injuries: tuple[int, ...]) -> float:
        """Over all that the titan may do before the next turn."""
        facts, captain, weights = self.facts, self.captain, self.weights
        danger = unhurt = 0.0
        faces = len(facts.titan_die)
        blows = [0] * (max(facts.titan_injuries, facts.titan_rage_injuries) + 1)
        for roll in facts.titan_die:
            blows[_blow(facts, roll, captain.strength)] += 1
        spreads = {injuries: 1.0}
        for cards, times in enumerate(blows):
            if cards:
                spreads = _one_more(spreads, captain.heroes)
            chance = times / faces
            if chance:
                danger += chance * sum(part for hurt, part in spreads.items() if self.must_recover(hurt))
                unhurt += chance * spreads.get((0,) * 6, 0.0)
        weight = min(1.0, self.rounds)
        bonus = facts.unhurt_favours * FAVOUR * weights.unhurt
        hurt = sum(injuries)
        near = weight * (unhurt * bonus - danger * weights.turn_lost - weights.injuries * hurt * hurt)
        return near - weights.injury * hurt * min(1.0, self.rounds / 4)

    def must_recover(self, injuries: tuple[int, ...]) -> bool:
        outfit = self.outfit
        return max(injuries) >= outfit.recover_same_colour or sum(injuries) >= outfit.recover_total

    def dread(self) -> float:
        """The loss by all that the titan will do in the rounds to come."""
        facts = self.facts
        blows = sum(_blow(facts, roll, self.captain.strength) for roll in facts.titan_die) / len(facts.titan_die)
        blows *= 1 - self.captain.heroes.bit_count() / 6
        return self.rounds * blows * TITAN_INJURY * facts.recover_total / self.outfit.recover_total


def prospect(observation: Observation, captain: Captain, jobs: Jobs) -> float:
    """How a captain with these powers stands: what is left to do and to suffer, as a loss."""
    routes = Routes(observation, captain)
    routes.set_out(observation.ship, jobs)
    cost = routes.cost(observation.ship, jobs)
    return -cost - Worth(observation, captain, cost).dread()


@lru_cache(maxsize=64)
def _sums(each: tuple[float, ...], arms: float) -> list[float]:
    """What none, one, two, ... favours are worth together; `arms` is what each of the first ones is worth besides."""
    found = []
    for count in range(_COUNTED):
        worth = arms * min(count, _ARMING)
        for low, high, one in zip(_FAVOURS[:-1], _FAVOURS[1:], each, strict=True):
            worth += one * max(0, min(count, high) - low)
        found.append(worth + _FAVOUR * max(0, count - _FAVOURS[-1]))
    return found


def _blow(facts: Facts, roll: int, strength: int) -> int:
    """The injuries that a roll of the titan deals (D-14.5)."""
    if roll >= facts.titan_rage:
        return facts.titan_rage_injuries
    return facts.titan_injuries if strength < roll else 0


def _one_more(spreads: dict[tuple[int, ...], float], heroes: int) -> dict[tuple[int, ...], float]:
    """What one more injury of a random colour makes of each case."""
    found: dict[tuple[int, ...], float] = {}
    for hurt, part in spreads.items():
        for colour in range(6):
            after = hurt if heroes >> colour & 1 else (*hurt[:colour], hurt[colour] + 1, *hurt[colour + 1 :])
            found[after] = found.get(after, 0.0) + part / 6
    return found
