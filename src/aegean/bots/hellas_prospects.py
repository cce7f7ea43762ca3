"""How many turns each lord is away from each of the four victories.

The unit of all costs is one turn. They are rough on purpose: what counts is that every step towards a victory makes
its number smaller, and that what stands in the way makes it larger.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from aegean.bots.hellas_ground import Ground
from aegean.bots.hellas_outlook import NOBODY, NOWHERE, Lord, Monster, Outlook
from aegean.bots.hellas_taste import Taste

BEYOND: Final = 40.0  # a victory that is out of the question
_COUNTDOWN: Final = 3.0
_NO_SOURCE: Final = 6.0  # each temple or monster that is nowhere to be had
_TOKEN: Final = 0.35  # a special action that is marked now
_RECRUIT: Final = 0.3  # what a hoplite yet to be recruited counts where it can be recruited


class Prospect(NamedTuple):
    warlord: float
    temples: float
    slayer: float
    king: float


class Prospects:
    """All that follows for victories from how armies and heroes stand."""

    def __init__(self, outlook: Outlook, taste: Taste) -> None:
        self.outlook = outlook
        self.taste = taste
        self.ground: Ground = outlook.ground
        self.near = [self._near(seat) for seat in range(outlook.seats)]
        self.next_door = [self._next_door(seat) for seat in range(outlook.seats)]

    def _near(self, seat: int) -> list[float]:
        """The seat's hoplites, as they count in each region: the farther away, the less."""
        o, ground = self.outlook, self.ground
        near = [0.0] * ground.count
        for at, hoplites in enumerate(o.army[seat]):
            if hoplites:
                near = [before + hoplites * part for before, part in zip(near, ground.reach[at], strict=True)]
        lord = o.lords[seat]
        if lord.supply:
            if lord.hero_at != NOWHERE and "prepare" not in lord.specials_used:
                near[lord.hero_at] += min(2, lord.supply) * 0.7
            if "recruit" not in lord.specials_used:
                for at, owner in enumerate(o.control):
                    if owner == seat and ground.recruits[at]:
                        near[at] += _RECRUIT * min(ground.recruits[at], lord.supply)
        return near

    def _next_door(self, seat: int) -> list[int]:
        """The largest army of the seat beside each region."""
        army = self.outlook.army[seat]
        return [max([army[n] for n in around]) for around in self.ground.neighbours]

    # -- regions ------------------------------------------------------------------------------------------------------

    def taking(self, seat: int) -> list[float]:
        """Turns until the seat controls each region; for those it does control, how insecure they are."""
        o, taste = self.outlook, self.taste
        lord = o.lords[seat]
        near, army = self.near[seat], o.army[seat]
        cards = taste.own_card * lord.hand_size
        costs = []
        for at, owner in enumerate(o.control):
            if owner == seat:
                costs.append(self._exposed(seat, at, army[at]))
                continue
            foe, size = o.foes_in(seat, at)
            if not size:
                short = (1 if owner != NOBODY else o.population(seat, at)) - near[at]
                costs.append(taste.take_region + taste.missing_hoplite * max(0.0, short))
                continue
            walls = self.ground.walls[at] if o.fortified[at] == foe else 0
            short = size + walls + 1 + taste.enemy_card * o.lords[foe].hand_size - cards - near[at]
            if owner == NOBODY:
                short = max(short, o.population(seat, at) - near[at])
            costs.append(taste.take_defended + taste.missing_hoplite * max(0.0, short))
        place = lord.place(self.ground)
        if place != NOWHERE and seat in o.glory:
            speed = lord.attributes[self.ground.speed]
            wait = 3 - lord.quest_step if lord.quest else 0
            wait += _TOKEN if "usurp" in lord.specials_used else 0
            land_of = self.ground.facts.land_of
            for at, far in enumerate(self.ground.far[place]):
                if o.glory[land_of[at]] == seat and o.control[at] != seat:
                    costs[at] = min(costs[at], taste.usurp + wait + max(0, far - speed) / speed + 0.1 * (far > 0))
        return costs

    def _exposed(self, seat: int, at: int, own: int) -> float:
        """Somebody next door could walk in, or could win a battle there."""
        held = own + (self.ground.walls[at] if self.outlook.fortified[at] == seat else 0)
        cost = 0.0
        for other, beside in enumerate(self.next_door):
            if other != seat and beside[at] and beside[at] > held - (1 if held else 0):
                cost += self.taste.exposed * (1.0 if beside[at] > held else 0.5)
        return min(cost, 2 * self.taste.exposed)

    # -- victories ----------------------------------------------------------------------------------------------------

    def of(self, seat: int) -> Prospect:
        taking = self.taking(seat)
        return Prospect(self._warlord(taking), self._temples(seat, taking), self._slayer(seat), self._king(seat, taking))

    def _warlord(self, taking: list[float]) -> float:
        ground = self.ground
        lands = sorted(sum([taking[at] for at in land]) for land in ground.lands)
        return sum(lands[: ground.lands_needed]) if ground.lands_needed else BEYOND

    def _temples(self, seat: int, taking: list[float]) -> float:
        """Temples of one's own, shrines to be built on, and temples of others."""
        o, taste, ground = self.outlook, self.taste, self.ground
        needed = ground.temples_needed
        insecure = 0.0
        ready: list[float] = []  # temples that others have built
        sites: list[float] = []
        for at, cost in enumerate(taking):
            if o.temple[at]:
                if o.control[at] == seat:
                    needed -= 1
                    insecure += cost
                else:
                    ready.append(cost)
            elif ground.shrine[at]:
                sites.append(cost)
        sites.sort()
        sites = sites[: o.temples_left]
        if o.oracle_left and ground.facts.oracle != NOWHERE:
            sites.append(taking[ground.facts.oracle])
            sites.sort()
        wait = taste.build_temple + (_TOKEN if "build_temple" in o.lords[seat].specials_used else 0)
        sources = ready + [cost + wait + taste.next_temple * number for number, cost in enumerate(sites)]
        sources.sort()
        if needed <= 0:
            return insecure
        return sum(sources[:needed]) + _NO_SOURCE * max(0, needed - len(sources)) + insecure

    def _slayer(self, seat: int) -> float:
        o, lord = self.outlook, self.outlook.lords[seat]
        needed = self.ground.monsters_needed - lord.slain
        if needed <= 0:
            return 0.0
        costs = sorted([self.hunting(seat, lord, monster) for monster in o.monsters])
        cost = sum(costs[:needed]) + _NO_SOURCE * max(0, needed - len(costs))
        return cost + (_TOKEN if "hunt" in lord.specials_used else 0)

    def hunting(self, seat: int, lord: Lord, monster: Monster) -> float:
        """Turns until the seat has slain a monster: the way there, and as many hunts as it takes."""
        ground, taste = self.ground, self.taste
        place = lord.place(ground)
        if place == NOWHERE:
            return taste.hunt + taste.next_hunt * 2
        speed = lord.attributes[ground.speed]
        far = ground.far[place][monster.at]
        way = max(0, far - speed) / speed + 0.15 * (far > 0)
        if lord.quest:
            way += 3 - lord.quest_step
        left = len(monster.uncovered) - self.wounds(lord, monster)
        strength = lord.attributes[ground.strength]
        hunts = taste.hunt + (taste.next_hunt * left / (0.7 + 0.65 * strength) if left > 0 else 0.12 * left)
        return max(0.4, hunts) + way + 0.2 * lord.injuries + self._barred(lord, monster)

    def wounds(self, lord: Lord, monster: Monster) -> float:
        """How many wounds a hunt may be expected to deal, from the hand and from what will be drawn."""
        ground = self.ground
        uncovered = monster.uncovered
        kinds = set(uncovered)
        hit = min(1.0, (sum([ground.copies_of_symbol[kind] for kind in kinds]) + ground.wild) / ground.cards)
        drawn = lord.attributes[ground.strength] + 0.8
        if lord.hand is None:
            return hit * (0.8 * lord.hand_size + drawn)
        symbols: dict[str, int] = {}
        for card, count in lord.hand.items():
            symbol = ground.symbol_of[card]
            symbols[symbol] = symbols.get(symbol, 0) + count
        dealt = 0.0
        for symbol, count in symbols.items():
            fitting = min(count, uncovered.count(symbol)) if symbol in kinds else 0
            rest = count - fitting
            dealt += fitting
            if rest and symbol in ground.any_wound:
                dealt += rest / ground.any_wound[symbol] if rest >= ground.any_wound[symbol] else 0.2 * rest
        return dealt + hit * drawn

    def _barred(self, lord: Lord, monster: Monster) -> float:
        """Conditions that the monster's evolutions set and the lord does not meet."""
        cost = 0.0
        facts = self.ground.facts
        for name in monster.evolutions:
            for one in facts.monster_cards[facts.monster_card_ids.index(name)].evolution:
                if one.effect == "hunt_requires_attribute":
                    short = max(one.least - lord.attributes[facts.attribute[a]] for a in one.attributes)
                    cost += 1.5 * max(0, short)
                elif one.effect == "hunt_requires_priests":
                    cost += 1.5 * max(0, one.least - lord.priests)
        return cost

    def _king(self, seat: int, taking: list[float]) -> float:
        o, taste = self.outlook, self.taste
        if not self.ground.king_tokens:
            return BEYOND
        if o.king_builder == NOBODY:
            least = BEYOND
            for god, level in enumerate(o.levels):
                at = self.ground.facts.god_region[god]
                builds = taste.raise_monument * (self.ground.top_level - level)
                least = min(least, builds + _COUNTDOWN + taking[at])
            return least
        cost = taking[o.king_region]
        if o.control[o.king_region] == seat:
            return o.king_tokens * 0.9 + 2 * cost
        if o.king_open:
            return 2 * cost
        return o.king_tokens + 1.5 * cost + (3.0 if cost > o.king_tokens else 0.0)
