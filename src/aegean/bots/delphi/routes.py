"""Routes: what all the jobs that a captain still has cost, sailing from one to the next and home to Zeus at last."""

from __future__ import annotations

from functools import lru_cache
from operator import add
from typing import Final, NamedTuple

from aegean.bots.delphi.chart import FAVOUR, Chain, Chart
from aegean.bots.delphi.observation import Captain, Jobs, Observation
from aegean.delphi.board import FAR
from aegean.delphi.facts import Facts
from aegean.delphi.names import ALL_COLOURS, colours_in

_INJURY: Final = 0.7
_STARTS: Final = 6  # tours tried, each with another first stop
_TOURS: Final = 3  # tours kept
_BEGINNINGS: Final = 6  # stops of a tour that may be taken first
_SHARED: Final = 0.35  # what each other captain's explorations add to one's own


class Stop(NamedTuple):
    """One piece of work on a tour: its spot on the chart, and the colour it is for as a bit (0: none)."""

    spot: int
    colour: int


class Tour:
    """An order in which all jobs can be done, and the colours it has chosen for white tasks."""

    def __init__(self, stops: list[Stop], jobs: Jobs, routes: Routes) -> None:
        self.stops = stops
        self.offerings, self.statues, self.monsters = jobs.offerings_done, jobs.statues_done, jobs.monsters_done
        for spot, colour in stops:
            work = routes.chart.spots[spot][0]
            if work == "make_offering":
                self.offerings |= colour
            elif work == "raise_statue":
                self.statues |= colour
            elif work == "fight":
                self.monsters |= colour

    def serves(self, jobs: Jobs) -> bool:
        """Whether one who has set out on this tour can have come to these jobs."""
        return not (
            (jobs.offerings_done | jobs.offerings_held) & ~self.offerings
            or (jobs.statues_done | jobs.statues_held) & ~self.statues
            or jobs.monsters_done & ~self.monsters
        )


class Routes:
    """Routes of one captain over the waters as they are, from one place and with the jobs at hand.

    A few whole tours are laid out once. Wherever the captain may be in thought later, what is left to do costs what the
    cheapest of these tours still costs from there: so one position is measured like the other.
    """

    def __init__(self, observation: Observation, captain: Captain) -> None:
        facts, weights, waters = observation.facts, observation.weights, observation.waters
        self.chart: Chart = captain.chart(facts, observation.board, weights)
        self.waters = waters
        self.letter = weights.letter
        self.stranded = weights.stranded
        self.storage = captain.outfit(facts).storage
        self.work = weights.work * (1.0 + FAVOUR * captain.colour_cost(facts))  # a source of the right colour
        self.fight = self.work + weights.brawl * fight_cost(facts, captain.strength)
        first = self.chart.first
        self._loads = _by_colours(waters.offerings_on)
        self._temples = _by_colours(tuple(1 << colour for colour in waters.temples))
        self._cities = _by_colours(tuple(1 << colour if colour >= 0 else 0 for colour in waters.cities))
        self._pedestals = _by_colours(waters.free_pedestals)
        self._mountains = _by_colours(waters.monsters_on)
        self._first_load = first["load_offering"]
        self._first_temple = first["make_offering"]
        self._first_city = first["load_statue"]
        self._first_pedestal = first["raise_statue"]
        self._first_mountain = first["fight"]
        self._first_build = first["build_shrine"]
        hidden = waters.unknown.bit_count()
        self.chance = waters.own_unknown / hidden if hidden else 0.0  # that an unknown island is one's own
        share = (waters.own_unknown + 1) / (hidden + 1) * (1 + _SHARED * (observation.seats - 1))
        self._found = min(1.0, share) if waters.own_unknown else 0.0  # shrines that an exploration brings nearer
        self._tours: list[Tour] = []
        self._courses: dict[Jobs, tuple[list[int], list[float]]] = {}
        self._costs: dict[tuple[int, Jobs], float] = {}

    def set_out(self, place: int, jobs: Jobs) -> None:
        """Lay out the tours, from where the captain is."""
        self._courses.clear()
        self._costs.clear()
        row = self.chart.legs(place)
        spots = self.spots(jobs)
        starts = sorted((spot for spot in range(self.chart.home) if spots >> spot & 1), key=lambda spot: row[spot])
        tours = [Tour(self._lay_out(place, jobs, spot), jobs, self) for spot in starts[:_STARTS] or [-1]]
        self._tours = sorted(tours, key=lambda tour: self._length(place, tour, jobs))[:_TOURS]

    def _length(self, place: int, tour: Tour, jobs: Jobs) -> float:
        spots, _, work = self._left(tour, jobs)
        chain = self._beginnings(spots, [])[0]
        return self._from(place, (self.chart.sea.places[chain.spot], chain.rests)) + work

    def spots(self, jobs: Jobs) -> int:
        """Where there is something to do, as a bit set of the chart's spots."""
        found = self._temples[jobs.offerings_held] << self._first_temple
        found |= self._pedestals[jobs.statues_held] << self._first_pedestal
        if jobs.held() < self.storage:
            found |= self._loads[jobs.offerings_wanted()] << self._first_load
            found |= self._cities[jobs.statues_wanted()] << self._first_city
        found |= self._mountains[jobs.monsters_wanted()] << self._first_mountain
        if jobs.shrine_tasks:
            waters = self.waters
            found |= (waters.own_explored & ~jobs.visited) << self._first_build
            found |= (waters.own_seen | waters.unknown) & ~jobs.visited
        return found & self.chart.sea.reachable

    def cost(self, place: int, jobs: Jobs) -> float:
        """The cost of everything that is left, from a place."""
        key = (place, jobs)
        found = self._costs.get(key)
        if found is None:
            courses = self._courses.get(jobs)
            if courses is None:
                tours = [tour for tour in self._tours if tour.serves(jobs)]
                if not tours:
                    tours = [Tour(self._lay_out(place, jobs, -1), jobs, self)]
                courses = self._courses[jobs] = self._courses_of(tours, jobs)
            found = self._costs[key] = self._from(place, courses)
        return found

    def _from(self, place: int, courses: tuple[list[int], list[float]]) -> float:
        stops, rests = courses
        cost: float = min(map(add, self.chart.fares(place, stops), rests))
        return cost

    def _courses_of(self, tours: list[Tour], jobs: Jobs) -> tuple[list[int], list[float]]:
        """What is left of tours: the places where one can begin with it, and what all the rest costs from each."""
        best: dict[int, float] = {}
        places = self.chart.sea.places
        for tour in tours:
            spots, free, work = self._left(tour, jobs)
            for chain in self._beginnings(spots, free):
                for place, rest in zip(places[chain.spot], chain.rests, strict=True):
                    if rest + work < best.get(place, FAR):
                        best[place] = rest + work
        return list(best), list(best.values())

    def _beginnings(self, spots: list[int], free: list[bool]) -> list[Chain]:
        """The spots in their order; and with one of the first few, where it is free, taken before all others."""
        then = self.chart.then
        chain = self.chart.end
        tails = [chain]
        for spot in reversed(spots):
            chain = then(spot, chain)
            tails.append(chain)
        found = [chain]
        count = len(spots)
        for at in range(1, min(_BEGINNINGS, len(free))):
            if free[at]:
                chain = tails[count - at - 1]
                for spot in reversed(spots[:at]):
                    chain = then(spot, chain)
                found.append(then(spots[at], chain))
        return found

    def _left(self, tour: Tour, jobs: Jobs) -> tuple[list[int], list[bool], float]:
        """What is left of a tour for one who has these jobs: the spots in their order, whether each could come first,
        and the cost of the work there."""
        first_build, first_mountain, first_load = self._first_build, self._first_mountain, self._first_load
        first_temple, first_city, first_pedestal = self._first_temple, self._first_city, self._first_pedestal
        offerings_done, statues_done = jobs.offerings_done, jobs.statues_done
        offerings_gone, statues_gone = offerings_done | jobs.offerings_held, statues_done | jobs.statues_held
        full = jobs.held() >= self.storage
        known = jobs.shrine_tasks - jobs.hope  # shrines to build on islands known
        unknown = self._explorations(jobs)
        known -= unknown * self._found
        left: list[int] = []
        free: list[bool] = []  # whether the stop could come first
        total = 0.0
        for spot, colour in tour.stops:
            if spot < first_build:
                if jobs.visited >> spot & 1:
                    continue
                if self.waters.own_seen >> spot & 1:
                    if known < 0.5:
                        continue
                    known -= 1
                    total += self.work
                else:
                    if unknown < 0.3:
                        continue
                    part = min(1.0, unknown)
                    unknown -= 1
                    total += part * (self.work - (1 - self.chance) * self.letter)
                can = True
            elif spot < first_mountain:
                if known < 0.5 or jobs.visited >> spot - first_build & 1:
                    continue
                known -= 1
                total += self.work
                can = True
            elif spot < first_load:
                if jobs.monsters_done & colour:
                    continue
                total += self.fight
                can = True
            elif spot < first_temple:
                if offerings_gone & colour:
                    continue
                total += self.work
                can = not full
            elif spot < first_city:
                if offerings_done & colour:
                    continue
                total += self.work
                can = bool(jobs.offerings_held & colour)
            elif spot < first_pedestal:
                if statues_gone & colour:
                    continue
                total += self.work
                can = not full
            else:
                if statues_done & colour:
                    continue
                total += self.work
                can = bool(jobs.statues_held & colour)
            left.append(spot)
            free.append(can)
        total += self.stranded * (max(0.0, known) + max(0.0, unknown) * self._found)
        return left, free, total

    def _explorations(self, jobs: Jobs) -> float:
        """How many unknown islands have still to be explored, on average."""
        if not self._found:
            return 0.0
        known = ((self.waters.own_seen | self.waters.own_explored) & ~jobs.visited).bit_count()
        return max(0.0, (jobs.shrine_tasks - jobs.hope - known) / self._found)

    def _lay_out(self, berth: int, jobs: Jobs, start: int) -> list[Stop]:
        """A tour over all that is left, beginning with a stop of choice (-1: none) and then always to the nearest."""
        chart, waters = self.chart, self.waters
        held_offerings, held_statues = jobs.offerings_held, jobs.statues_held
        coloured, white, done = jobs.offering_tasks, jobs.offering_white, jobs.offerings_done
        statues, statues_done = jobs.statue_tasks, jobs.statues_done
        monsters, monster_white, defeated = jobs.monster_tasks, jobs.monster_white, jobs.monsters_done
        room = self.storage - jobs.held()
        build = waters.own_explored & ~jobs.visited
        seen = waters.own_seen & ~jobs.visited
        hidden = waters.unknown & ~jobs.visited
        unknown = self._explorations(jobs)
        known = jobs.shrine_tasks - jobs.hope - unknown * self._found
        first_build, first_mountain, first_load = self._first_build, self._first_mountain, self._first_load
        first_temple, first_city, first_pedestal = self._first_temple, self._first_city, self._first_pedestal
        base, reachable = chart.board.zeus + 1, chart.sea.reachable
        stops: list[Stop] = []
        while True:
            spots = self._temples[held_offerings] << first_temple | self._pedestals[held_statues] << first_pedestal
            offerings = 0
            if room > 0:
                offerings = coloured & ~held_offerings
                if (held_offerings & ~coloured).bit_count() < white:
                    offerings |= ALL_COLOURS & ~(coloured | done | held_offerings)
                spots |= self._loads[offerings] << first_load
                if held_statues.bit_count() < statues:
                    spots |= self._cities[ALL_COLOURS & ~(statues_done | held_statues)] << first_city
            wanted = monsters | (ALL_COLOURS & ~defeated if monster_white else 0)
            spots |= self._mountains[wanted] << first_mountain
            if known > 0.5:
                spots |= build << first_build | seen
            if unknown > 0.3:
                spots |= hidden
            spots &= reachable
            if not spots:
                return stops
            spot = start if start >= 0 else chart.nearest(berth, spots)
            start = -1
            berth = base + spot
            bit = 0
            if spot < first_build:
                bit = 1 << spot
                if seen & bit:
                    seen &= ~bit
                    known -= 1
                else:
                    hidden &= ~bit
                    unknown -= 1
                bit = 0
            elif spot < first_mountain:
                build &= ~(1 << spot - first_build)
                known -= 1
            elif spot < first_load:
                here = waters.monsters_on[spot - first_mountain]
                bit = here & monsters or here & wanted
                bit &= -bit
                if monsters & bit:
                    monsters &= ~bit
                else:
                    monster_white -= 1
                defeated |= bit
            elif spot < first_temple:
                bit = self._best_load(berth, waters.offerings_on[spot - first_load] & offerings)
                held_offerings |= bit
                room -= 1
            elif spot < first_city:
                bit = 1 << waters.temples[spot - first_temple]
                held_offerings &= ~bit
                if coloured & bit:
                    coloured &= ~bit
                else:
                    white -= 1
                done |= bit
                room += 1
            elif spot < first_pedestal:
                bit = 1 << waters.cities[spot - first_city]
                held_statues |= bit
                room -= 1
            else:
                bit = waters.free_pedestals[spot - first_pedestal] & held_statues
                bit &= -bit
                held_statues &= ~bit
                statues -= 1
                statues_done |= bit
                room += 1
            stops.append(Stop(spot, bit))

    def _best_load(self, berth: int, colours: int) -> int:
        """Of several offerings on one island the one whose temple is nearest, as a bit."""
        if not colours & (colours - 1):
            return colours
        row, temples = self.chart.legs(berth), self.waters.temples
        return 1 << min(colours_in(colours), key=lambda colour: row[self._first_temple + temples.index(colour)])


@lru_cache(maxsize=1024)
def _by_colours(islands: tuple[int, ...]) -> list[int]:
    """For each set of colours the islands, as a bit set, that have one of them."""
    return [sum(1 << n for n, here in enumerate(islands) if here & colours) for colours in range(64)]


def odds(facts: Facts, target: int) -> float:
    """The chance that the battle die reaches a number."""
    return sum(face >= target for face in facts.battle_die) / len(facts.battle_die)


def fight_injury(facts: Facts, target: int) -> float:
    """The loss by the injury that a round against a monster may deal (D-7.3)."""
    return _INJURY * facts.battle_die.count(facts.fight_injury_roll) / len(facts.battle_die) if target > 0 else 0.0


@lru_cache(maxsize=4096)
def another_round(facts: Facts, target: int, favours: int, prize: float) -> float:
    """What it is worth, after a lost round, to fight on as long as that pays; 0: surrender is as good."""
    if favours < facts.fight_round_cost:
        return 0.0
    weaker = target - facts.fight_round_weakening
    chance = odds(facts, weaker)
    after = another_round(facts, weaker, favours - facts.fight_round_cost, prize) if chance < 1 else 0.0
    price = FAVOUR * facts.fight_round_cost + fight_injury(facts, weaker)
    return max(0.0, chance * prize + (1 - chance) * after - price)


@lru_cache(maxsize=64)
def fight_cost(facts: Facts, strength: int) -> float:
    """What a fight costs on average besides its source: the favours for further rounds, and its injuries."""
    target = facts.fight_base - strength
    cost, still = 0.0, 1.0
    while still > 0.01:
        cost += still * fight_injury(facts, target)
        still *= 1 - odds(facts, target)
        cost += still * FAVOUR * facts.fight_round_cost
        target -= facts.fight_round_weakening
    return cost
