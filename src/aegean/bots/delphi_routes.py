"""Routes: what all the jobs that a captain still has cost, sailing from one to the next and home to Zeus at last."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aegean.bots.delphi_chart import FAVOUR, Chart
from aegean.bots.delphi_outlook import Captain, Jobs, Waters
from aegean.delphi.board import Board
from aegean.delphi.facts import Facts
from aegean.delphi.names import colours_in

LETTER: Final = 1.5  # what the letter of another's island brings on average
_STRANDED: Final = 4.0  # the cost of a task that has no spot just now
_SHARED: Final = 0.35  # what each other captain's explorations add to one's own


class Routes:
    """Routes of one captain over the waters as they are. Costs are in sources; every answer is kept."""

    def __init__(self, facts: Facts, board: Board, seats: int, captain: Captain, waters: Waters) -> None:
        self.chart: Chart = captain.chart(board, facts)
        self.waters = waters
        self.storage = captain.storage
        self.work = 1.0 + FAVOUR * captain.colour_cost(facts)  # a source of the right colour
        self.fight = self.work + fight_cost(facts, captain.strength)
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
        share = (waters.own_unknown + 1) / (hidden + 1) * (1 + _SHARED * (seats - 1))
        self._found = min(1.0, share) if waters.own_unknown else 0.0  # shrines that an exploration brings nearer
        self._costs: dict[tuple[int, Jobs], float] = {}

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
        return found

    def cost(self, berth: int, jobs: Jobs) -> float:
        """The cost of everything that is left, always going to the nearest spot next."""
        key = (berth, jobs)
        found = self._costs.get(key)
        if found is None:
            found = self._costs[key] = self._sail_on(berth, jobs)
        return found

    def _sail_on(self, berth: int, jobs: Jobs) -> float:
        chart, waters = self.chart, self.waters
        held_offerings, held_statues = jobs.offerings_held, jobs.statues_held
        coloured, white, done = jobs.offering_tasks, jobs.offering_white, jobs.offerings_done
        statues, statues_done = jobs.statue_tasks, jobs.statues_done
        monsters, monster_white, defeated = jobs.monster_tasks, jobs.monster_white, jobs.monsters_done
        room = self.storage - jobs.held()
        shrines = jobs.shrine_tasks - jobs.hope
        build = waters.own_explored & ~jobs.visited
        seen = waters.own_seen & ~jobs.visited
        unknown = waters.unknown & ~jobs.visited if self._found else 0
        known = build.bit_count() + seen.bit_count()
        first_build, first_mountain = self._first_build, self._first_mountain
        first_load, first_temple = self._first_load, self._first_temple
        first_city, first_pedestal = self._first_city, self._first_pedestal
        nearest, base = chart.nearest, chart.board.zeus + 1
        total = 0.0
        while True:
            spots = self._temples[held_offerings] << first_temple | self._pedestals[held_statues] << first_pedestal
            offerings = cities = 0
            if room > 0:
                offerings = coloured & ~held_offerings
                if (held_offerings & ~coloured).bit_count() < white:
                    offerings |= 63 & ~(coloured | done | held_offerings)
                if held_statues.bit_count() < statues:
                    cities = 63 & ~(statues_done | held_statues)
                spots |= self._loads[offerings] << first_load | self._cities[cities] << first_city
            wanted = monsters | (63 & ~defeated if monster_white else 0)
            spots |= self._mountains[wanted] << first_mountain
            if shrines > 0.05:
                spots |= build << first_build | seen
                if shrines > known + 0.05:
                    spots |= unknown
            if not spots:
                break
            leg, spot = nearest(berth, spots)
            total += leg
            berth = base + spot
            if spot < first_build:
                bit = 1 << spot
                if seen & bit:
                    seen &= ~bit
                    known -= 1
                    shrines -= 1
                    total += self.work
                else:
                    unknown &= ~bit
                    part = min(1.0, (shrines - known) / self._found)
                    shrines -= self._found
                    total += part * (self.work - (1 - self.chance) * LETTER) - (1 - part) * leg
            elif spot < first_mountain:
                build &= ~(1 << spot - first_build)
                known -= 1
                shrines -= 1
                total += self.work
            elif spot < first_load:
                here = waters.monsters_on[spot - first_mountain]
                bit = here & monsters or here & wanted
                bit &= -bit
                if monsters & bit:
                    monsters &= ~bit
                else:
                    monster_white -= 1
                defeated |= bit
                total += self.fight
            elif spot < first_temple:
                here = waters.offerings_on[spot - first_load] & offerings
                held_offerings |= self._best_load(berth, here)
                room -= 1
                total += self.work
            elif spot < first_city:
                bit = 1 << waters.temples[spot - first_temple]
                held_offerings &= ~bit
                if coloured & bit:
                    coloured &= ~bit
                else:
                    white -= 1
                done |= bit
                room += 1
                total += self.work
            elif spot < first_pedestal:
                held_statues |= 1 << waters.cities[spot - first_city]
                room -= 1
                total += self.work
            else:
                bit = waters.free_pedestals[spot - first_pedestal] & held_statues
                bit &= -bit
                held_statues &= ~bit
                statues -= 1
                statues_done |= bit
                room += 1
                total += self.work
        stranded = coloured.bit_count() + white + statues + monsters.bit_count() + monster_white + max(0.0, shrines)
        return total + chart.legs(berth)[chart.home] + _STRANDED * stranded

    def _best_load(self, berth: int, colours: int) -> int:
        """Of several offerings on one island the one whose temple is nearest, as a bit."""
        if not colours & (colours - 1):
            return colours
        legs = self.chart.legs(berth)
        best = min(
            colours_in(colours), key=lambda colour: legs[self._first_temple + self.waters.temples.index(colour)]
        )
        return 1 << best


@lru_cache(maxsize=1024)
def _by_colours(islands: tuple[int, ...]) -> list[int]:
    """For each set of colours the islands, as a bit set, that have one of them."""
    return [sum(1 << n for n, here in enumerate(islands) if here & colours) for colours in range(64)]


def odds(facts: Facts, target: int) -> float:
    """The chance that the battle die reaches a number."""
    return sum(face >= target for face in facts.battle_die) / len(facts.battle_die)


def fight_cost(facts: Facts, strength: int) -> float:
    """What a fight costs besides its source: favours for further rounds, or a new attempt."""
    target = facts.fight_base - strength
    cost, still = 0.0, 1.0
    for paid in range(facts.fight_base):
        still *= 1 - odds(facts, target - paid * facts.fight_round_weakening)
        cost += still * FAVOUR * facts.fight_round_cost
    return cost + 0.1 * (target > facts.fight_injury_roll)
