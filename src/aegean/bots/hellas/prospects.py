"""How many turns each lord is away from each of the four victories.

The unit of all costs is one turn. They are rough on purpose: what counts is that every step towards a victory makes
its number smaller, and that what stands in the way makes it larger.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from aegean.bots.hellas.board import Board
from aegean.bots.hellas.observation import NOBODY, NOWHERE, Lord, Monster, Observation
from aegean.bots.hellas.weights import Weights

BEYOND: Final = 40.0  # a victory that is out of the question
_NO_SOURCE: Final = 6.0  # each temple or monster that is nowhere to be had
_CONTESTED: Final = 0.6  # a temple that somebody else will not give up lightly
_TOKEN: Final = 0.35  # a special action that is marked now
_BY_PORT: Final = 0.4  # of the danger from next door: an army that needs its march to come
_BY_GATE: Final = 0.7  # the same, of those who may rise at a gate
_RISING: Final = 0.8  # what a hoplite below counts at a gate, next turn
_WITH_ARMY: Final = 0.6  # what a Warrior counts beside where its army is
_GATHERED: Final = 2.5  # cards in hand when a hunt is prepared
_RECRUIT: Final = 0.3  # what a hoplite yet to be recruited counts where it can be recruited


class LandProspect(NamedTuple):
    warlord: float
    temples: float
    king: float


class Prospects:
    """All that follows for victories from how armies and heroes stand."""

    def __init__(self, observation: Observation, weights: Weights) -> None:
        self.observation = observation
        self.weights = weights
        self.board: Board = observation.board

    def near(self, seat: int) -> list[float]:
        """The seat's hoplites, as they count in each region: the farther away, the less."""
        o, board = self.observation, self.board
        near = [0.0] * board.count
        for at, hoplites in enumerate(o.army[seat]):
            if hoplites:
                near = [before + hoplites * part for before, part in zip(near, board.reach[at], strict=True)]
        lord = o.lords[seat]
        if lord.supply:
            if self._may_prepare(seat, lord):
                near[lord.hero_at] += min(2, lord.supply) * 0.7
            if "recruit" not in lord.specials_used:
                for at, owner in enumerate(o.control):
                    if owner == seat and board.recruits[at]:
                        near[at] += _RECRUIT * min(board.recruits[at], lord.supply)
        if o.dead and o.dead[seat]:
            back = _RISING * o.risen(seat)
            for at in o.gates:
                near[at] += back
        if o.warriors:
            for at in o.warriors:
                near[at] += o.joined(seat, at)
                if o.joined(seat, at):
                    for beside in board.neighbours[at]:
                        near[beside] += _WITH_ARMY * o.warriors[at]
        return near

    def _may_prepare(self, seat: int, lord: Lord) -> bool:
        """Whether Prepare could bring hoplites to the hero."""
        at = lord.hero_at
        if at == NOWHERE or "prepare" in lord.specials_used or self.observation.holder[at] not in (NOBODY, seat):
            return False
        return all(monster.at != at or not monster.bars_recruiting for monster in self.observation.monsters)

    # -- regions ------------------------------------------------------------------------------------------------------

    def taking(self, seat: int) -> list[float]:
        """Turns until the seat controls each region; for those it does control, how insecure they are."""
        return self.taking_with(seat, self.near(seat))

    def taking_with(self, seat: int, near: list[float]) -> list[float]:
        """The same, where it is known how the seat's hoplites count in each region."""
        o, weights = self.observation, self.weights
        lord = o.lords[seat]
        cards = weights.own_card * lord.cards
        base = weights.take_region + weights.slow_army / lord.attributes[self.board.leadership]
        each = weights.missing_hoplite
        populations, lowered, at_sea = self.board.rules.population, lord.lowered, self.board.at_sea
        warriors = o.warriors
        costs = []
        for at, (owner, foe, close) in enumerate(zip(o.control, o.holder, near, strict=True)):
            if owner == seat:
                costs.append(self._exposed(seat, at))
            elif owner != NOBODY and o.titan is not None:  # a hero of the same side holds it
                costs.append(0.0)
            elif foe in (NOBODY, seat):
                more = warriors.get(at, 0) if warriors else 0
                short = (1 if owner != NOBODY else max(1, populations[at] - lowered + more)) - close
                costs.append(base + each * short if short > 0 else base)
            else:
                walls = o.walls[at] if o.fortified[at] == foe else 0
                short = o.size[at] + walls + 1 + weights.enemy_card * o.lords[foe].cards - cards - close
                if warriors and at in warriors:
                    short += o.joined(foe, at)
                if at in at_sea:
                    short += o.ships(foe, at, o.size[at]) - o.ships(seat, at, close)
                if owner == NOBODY:
                    short = max(short, populations[at] - lowered - close)
                costs.append(base + weights.defended + (each * short if short > 0 else 0.0))
        place = lord.place(self.board)
        if place != NOWHERE and seat in o.glory:
            self._usurping(seat, lord, place, costs)
        return costs

    def _usurping(self, seat: int, lord: Lord, place: int, costs: list[float]) -> None:
        """In the lands of its Glory Tokens a hero takes regions alone."""
        o, weights = self.observation, self.weights
        speed = lord.attributes[self.board.speed]
        wait = weights.usurp + (3 - lord.quest_step if lord.quest else 0)
        wait += _TOKEN if "usurp" in lord.specials_used else 0
        far = self.board.hero_far[place]
        for land, owner in enumerate(o.glory):
            if owner == seat:
                for at in self.board.rules.regions_of_land[land]:
                    if o.control[at] != seat:
                        way = max(0, far[at] - speed) / speed + (0.1 if far[at] else 0.0)
                        costs[at] = min(costs[at], wait + way)

    def _exposed(self, seat: int, at: int) -> float:
        """Somebody next door could walk in, or could win a battle there."""
        o = self.observation
        held = 0.0
        if o.holder[at] == seat:
            held = o.size[at] + (o.walls[at] if o.fortified[at] == seat else 0) + o.ships(seat, at, o.size[at])
            held += o.joined(seat, at)
        cost = 0.0
        at_sea = at in self.board.at_sea
        for n in self.board.neighbours[at]:
            if o.holder[n] != seat and o.size[n]:
                comes = o.size[n] + o.ships(o.holder[n], at, o.size[n]) if at_sea else o.size[n]
                if o.warriors and o.joined(o.holder[n], n):
                    comes += o.warriors[n] + 1  # and one dies before the battle
                if comes >= held:
                    cost += self.weights.exposed if comes > held else 0.5 * self.weights.exposed
        for n in self.board.by_port[at]:
            if (
                o.holder[n] not in (NOBODY, seat)
                and o.size[n] + o.ships(o.holder[n], at, o.size[n]) > held
                and "march" not in o.lords[o.holder[n]].specials_used
            ):
                cost += _BY_PORT * self.weights.exposed
        if at in o.gates:
            for other in range(o.seats):
                if other != seat and 0 < o.risen(other) >= held:
                    cost += _BY_GATE * self.weights.exposed
        return min(cost, 2 * self.weights.exposed)

    def is_threatened(self, seat: int, at: int) -> bool:
        o = self.observation
        return any(o.size[n] and o.holder[n] != seat for n in self.board.neighbours[at])

    # -- victories ----------------------------------------------------------------------------------------------------

    def of_lands(self, seat: int, taking: list[float]) -> LandProspect:
        """The victories that need regions."""
        return LandProspect(self._warlord(taking), self._temples(seat, taking), self._king(seat, taking))

    def _warlord(self, taking: list[float]) -> float:
        board = self.board
        lands = sorted(sum([taking[at] for at in land]) for land in board.lands)
        return sum(lands[: board.lands_needed]) if board.lands_needed else BEYOND

    def _temples(self, seat: int, taking: list[float]) -> float:
        """Temples of one's own, shrines to be built on, and temples of others."""
        o, weights, board = self.observation, self.weights, self.board
        needed = board.temples_needed
        insecure = 0.0
        ready: list[float] = []  # temples that others have built
        sites: list[float] = []
        for at, cost in enumerate(taking):
            if o.temple[at]:
                if o.control[at] == seat:
                    needed -= 1
                    insecure += cost
                else:
                    ready.append(cost + _CONTESTED)
            elif board.shrine[at]:
                sites.append(cost)
        sites.sort()
        sites = sites[: o.temples_left]
        if o.kinds_left:
            sites += [taking[board.temple_site[kind]] for kind in o.kinds_left]
            sites.sort()
        wait = weights.build_temple + (_TOKEN if "build_temple" in o.lords[seat].specials_used else 0)
        sources = ready + [cost + wait + weights.next_temple * number for number, cost in enumerate(sites)]
        sources.sort()
        if needed <= 0:
            return insecure
        return sum(sources[:needed]) + _NO_SOURCE * max(0, needed - len(sources)) + insecure

    def slayer(self, seat: int) -> float:
        """The hand is spent on the first monster; for the others new cards must be gathered."""
        lord = self.observation.lords[seat]
        if self.board.monsters_needed <= lord.slain:
            return 0.0
        return self.slayer_with(lord, sorted([self.hunting(lord, monster) for monster in self.observation.monsters]))

    def slayer_with(self, lord: Lord, hunts: list[tuple[float, float]]) -> float:
        """The same, where it is known what each hunt takes, the nearest first."""
        needed = self.board.monsters_needed - lord.slain
        if needed <= 0:
            return 0.0
        cost = _TOKEN if "hunt" in lord.specials_used else 0.0
        if hunts:
            cost += hunts[0][0] + sum(sorted([later for _, later in hunts[1:]])[: needed - 1])
        return cost + _NO_SOURCE * max(0, needed - len(hunts))

    def hunting(self, lord: Lord, monster: Monster) -> tuple[float, float]:
        """Turns until the lord has slain a monster, with the present hand and with one yet to be gathered."""
        board, weights = self.board, self.weights
        left = len(monster.uncovered)
        place = lord.place(board)
        if place == NOWHERE:
            return weights.hunt + left, weights.hunt + left
        speed = lord.attributes[board.speed]
        far = monster.far(board.hero_far[place])
        way = max(0, far - speed) / speed + 0.15 * (far > 0) + 0.2 * lord.injuries + self._barred(lord, monster)
        if lord.quest:
            way += 3 - lord.quest_step
        fresh = monster.hit * (lord.attributes[board.strength] + 0.8 + _GATHERED)
        later = weights.gather + self._hunts(left, fresh, fresh)
        return way + self._hunts(left, self.wounds(lord, monster), fresh), way + later

    def _hunts(self, left: int, first: float, fresh: float) -> float:
        """Turns for as many hunts as it takes. That the first is enough is a matter of chance."""
        failure = 1 / (1 + exp(-1.5 * (left - first - 0.1))) if left - first > -8 else 0.0
        again = failure * (self.weights.next_hunt + self.weights.gather * max(0.0, left - first) / max(1.0, fresh))
        return self.weights.hunt + again

    def wounds(self, lord: Lord, monster: Monster) -> float:
        """How many wounds a hunt may be expected to deal, from the hand and from what will be drawn."""
        board = self.board
        uncovered = monster.uncovered
        kinds = set(uncovered)
        drawn = lord.attributes[board.strength] + 0.8
        if lord.hand is None:
            return monster.hit * (0.8 * lord.cards + drawn)
        symbols: dict[str, int] = {}
        for card in lord.ready:
            symbols[board.symbol_of[card]] = symbols.get(board.symbol_of[card], 0) + 1
        for card, count in lord.hand.items():
            symbol = board.symbol_of[card]
            symbols[symbol] = symbols.get(symbol, 0) + count
        dealt = 0.0
        for symbol, count in symbols.items():
            fitting = min(count, uncovered.count(symbol)) if symbol in kinds else 0
            rest = count - fitting
            dealt += fitting
            if rest and symbol in board.any_wound:
                dealt += rest / board.any_wound[symbol] if rest >= board.any_wound[symbol] else 0.2 * rest
        return dealt + monster.hit * drawn

    def _barred(self, lord: Lord, monster: Monster) -> float:
        """Conditions that the monster's evolutions set and the lord does not meet."""
        cost = 0.0
        rules = self.board.rules
        commander = self.observation.commander
        if monster.name == "talos" and commander != NOBODY and self.observation.lords[commander] is lord:
            cost += BEYOND
        for name in monster.evolutions:
            for one in rules.monster_cards[rules.monster_card_ids.index(name)].evolution:
                if one.effect == "hunt_requires_attribute":
                    short = max(one.least - lord.attributes[rules.attribute[a]] for a in one.attributes)
                    cost += 1.5 * max(0, short)
                elif one.effect == "hunt_requires_priests":
                    cost += 1.5 * max(0, one.least - lord.priests)
        return cost

    def _king(self, seat: int, taking: list[float]) -> float:
        """The end of the countdown finds one in control, or all was in vain."""
        o, weights = self.observation, self.weights
        if not self.board.king_tokens:
            return BEYOND
        if o.king_builder == NOBODY:
            least = BEYOND
            for god, level in enumerate(o.levels):
                at = self.board.rules.god_region[god]
                builds = weights.raise_monument * (self.board.top_level - level)
                least = min(least, builds + self.board.king_tokens + 2 * taking[at])
            return least
        cost = taking[o.king_region]
        if o.control[o.king_region] == seat:
            return o.king_tokens * 0.9 + 2 * cost
        if o.king_open:
            return 2 * cost
        return o.king_tokens + (2.5 * cost if cost <= o.king_tokens else 4 * cost)
