"""What there is to do for a captain: work at islands, and the places worth sailing to."""

from __future__ import annotations

from typing import Final, NamedTuple

from aegean.bots.delphi.evaluation import GOD_STEP, Worth
from aegean.bots.delphi.observation import Jobs, Observation
from aegean.bots.delphi.routes import Routes, another_round, fight_injury, odds
from aegean.delphi.board import Work
from aegean.delphi.names import CREATURE, colours_in

_GOALS: Final = 12  # places a ship considers to sail to
_FURTHER: Final = 3  # favours it spends at most on the range of one sail


class Deed(NamedTuple):
    """Work that can be done at a place: the colour it needs, and what it leads to."""

    colour: int
    work: Work
    jobs: Jobs
    bonus: float
    favours: int
    fight: bool


class Deeds:
    """All answers are kept: the search asks again and again for the same place and jobs."""

    def __init__(self, observation: Observation, routes: Routes, worth: Worth) -> None:
        self.observation = observation
        self.routes = routes
        self.worth = worth
        self.weights = observation.weights
        self.facts = observation.facts
        self.board = observation.board
        captain = observation.captain
        farthest = worth.outfit.range + min(_FURTHER, observation.favours)
        self.farthest = farthest + self.facts.companion_types[CREATURE].range * bool(captain.creatures)
        self.further_step = GOD_STEP * worth.scale * any(captain.equipment & bit for bit, _ in self.facts.reward_cards)
        self._deeds: dict[tuple[int, Jobs], list[Deed]] = {}
        self._goals: dict[tuple[int, Jobs], list[tuple[int, int]]] = {}

    # -- work at islands ----------------------------------------------------------------------------------------------

    def at(self, ship: int, jobs: Jobs) -> list[Deed]:
        key = (ship, jobs)
        found = self._deeds.get(key)
        if found is None:
            found = self._deeds[key] = self._find_deeds(ship, jobs)
        return found

    def _find_deeds(self, ship: int, jobs: Jobs) -> list[Deed]:
        chart, waters, worth, board = self.routes.chart, self.observation.waters, self.worth, self.board
        room = jobs.held() < self.routes.storage
        found: list[Deed] = []
        spots = chart.at[ship]
        while spots:
            low = spots & -spots
            spots ^= low
            kind, n = chart.spots[low.bit_length() - 1]
            if kind == "explore":
                explored = self.explored(n, jobs)
                if explored is not None:
                    found.append(Deed(board.border[n], board.explore[n], explored[0], explored[1], 0, False))
            elif kind == "build_shrine":
                if jobs.shrine_tasks and (waters.own_explored & ~jobs.visited) >> n & 1:
                    bonus = GOD_STEP * worth.scale
                    found.append(Deed(board.border[n], board.build_shrine[n], jobs.shrine_built(n), bonus, 0, False))
            elif kind == "fight":
                bonus = worth.equipment + self.further_step
                for colour in colours_in(waters.monsters_on[n] & jobs.monsters_wanted()):
                    after = jobs.monster_defeated(colour)
                    found.append(Deed(colour, board.fight[n][colour], after, bonus, 0, True))
            elif kind == "load_offering":
                for colour in colours_in(waters.offerings_on[n] & jobs.offerings_wanted()) if room else ():
                    after = jobs.offering_loaded(colour)
                    found.append(Deed(colour, board.load_offering[n][colour], after, 0.0, 0, False))
            elif kind == "make_offering":
                colour = waters.temples[n]
                if jobs.offerings_held >> colour & 1:
                    after = jobs.offering_made(colour)
                    gain = self.facts.tasks["offering"].favours + worth.gain
                    found.append(Deed(colour, board.make_offering[n], after, self.further_step, gain, False))
            elif kind == "load_statue":
                colour = waters.cities[n]
                if room and colour >= 0 and jobs.statues_wanted() >> colour & 1:
                    found.append(Deed(colour, board.load_statue[n], jobs.statue_loaded(colour), 0.0, 0, False))
            else:
                bonus = worth.companion + self.further_step
                for colour in colours_in(waters.free_pedestals[n] & jobs.statues_held):
                    after = jobs.statue_raised(colour)
                    found.append(Deed(colour, board.raise_statue[n][colour], after, bonus, 0, False))
        return found

    def explored(self, island: int, jobs: Jobs) -> tuple[Jobs, float] | None:
        """The jobs after exploring an island and what its tile brings on average; None: it is face up already."""
        waters, worth, bit = self.observation.waters, self.worth, 1 << island
        if bit & jobs.visited:
            return None
        if bit & waters.own_seen:
            if jobs.shrine_tasks:
                return jobs.shrine_built(island), GOD_STEP * worth.scale
            return jobs.island_explored(island, 0.0), worth.letter
        if bit & waters.other_seen:
            return jobs.island_explored(island, 0.0), worth.letter
        if bit & waters.unknown:
            chance = self.routes.chance if jobs.shrine_tasks else 0.0
            return jobs.island_explored(island, chance), (1 - chance) * worth.letter
        return None

    # -- sailing ------------------------------------------------------------------------------------------------------

    def goals(self, ship: int, jobs: Jobs) -> list[tuple[int, int]]:
        """The places worth sailing to, with their distance in hexes: where there is something to do, or on the way."""
        key = (ship, jobs)
        found = self._goals.get(key)
        if found is None:
            found = self._goals[key] = self._find_goals(ship, jobs)
        return found

    def _find_goals(self, ship: int, jobs: Jobs) -> list[tuple[int, int]]:
        chart = self.routes.chart
        far = self.board.distances(ship, chart.sea.over_shallows)
        within = [n for n in range(self.board.zeus) if far[n] <= self.farthest and n != ship]
        if not jobs.left():
            goals = [self.board.zeus] if far[self.board.zeus] <= self.farthest else []
            goals += sorted(within, key=lambda n: chart.legs(n)[chart.home])[:_GOALS]
            return [(n, far[n]) for n in goals]
        spots = self.routes.spots(jobs)
        busy = [n for n in within if chart.at[n] & spots]
        goals = sorted(busy, key=lambda n: self.routes.cost(n, jobs))[:_GOALS]
        if len(goals) < _GOALS // 2:
            idle = [n for n in within if not chart.at[n] & spots]
            goals += sorted(idle, key=lambda n: (self.routes.cost(n, jobs), far[n]))[: _GOALS // 2]
        return [(n, far[n]) for n in goals]

    def fight(self, prize: float, purse: int) -> tuple[float, int]:
        """What a fight brings on the whole where a sure victory brings the prize, and the favours left after it.

        The search goes on as if the monster were defeated; the favours for further rounds are counted in the gain, and
        those that are used up on average cannot be used again."""
        target = self.facts.fight_base - self.observation.captain.strength
        chance = odds(self.facts, target)
        after = another_round(self.facts, target, purse, round(self.weights.prize * prize, 1))
        gain = chance * prize - self.weights.wound * fight_injury(self.facts, target) + (1 - chance) * after
        paid, still = 0.0, 1 - chance
        for round_ in range(1, purse + 1):
            paid += still
            still *= 1 - odds(self.facts, target - round_)
        left = purse - min(purse, round(paid))
        return gain + self.worth.favours(purse) - self.worth.favours(left), left

    def havens(self, ship: int, jobs: Jobs) -> list[int]:
        """Where Poseidon may set the ship to good use."""
        if not jobs.left():
            return [self.board.zeus]
        chart, spots = self.routes.chart, self.routes.spots(jobs)
        busy = [n for n in range(self.board.zeus) if n != ship and chart.at[n] & spots]
        return sorted(busy, key=lambda n: self.routes.cost(n, jobs))[: _GOALS // 2]

    def beside_city(self, ship: int) -> bool:
        first = self.routes.chart.first
        return bool(self.routes.chart.at[ship] >> first["load_statue"] & (1 << len(self.board.city)) - 1)
