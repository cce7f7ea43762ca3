"""The search over one's own turn: the best order of dice, cards and gods, judged by what is left to do afterwards.

It is a beam search in thought, over the jobs of the own captain alone. Chance enters by its average: a fight, an
exploration or a card drawn counts for what it brings on the whole.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from operator import itemgetter
from typing import Final, NamedTuple

from aegean.bots.delphi.evaluation import Worth
from aegean.bots.delphi.observation import Jobs, Observation
from aegean.bots.delphi.options import Deed, Deeds
from aegean.bots.delphi.routes import Routes
from aegean.bots.delphi.weights import PLAIN
from aegean.core.values import Action
from aegean.delphi.board import (
    ADVANCE_GOD,
    COMBO,
    DISCARD_INJURIES,
    DRAW_ORACLE,
    LOOK_ISLANDS,
    TAKE_FAVOURS,
    Work,
    plain_action,
)
from aegean.delphi.facts import UNPAYABLE
from aegean.delphi.names import (
    ANY,
    APHRODITE,
    APOLLO,
    ARES,
    ARTEMIS,
    CARD,
    COLOURS,
    CREATURE,
    EXTRA,
    GODS,
    HERMES,
    POSEIDON,
    colours_in,
)
from aegean.delphi.sources import FREE

BEAM: Final = 6
_PROMISE: Final = itemgetter(0)  # of a step
_VALUE: Final = itemgetter(1)
_NEARBY: Final = 5  # pieces of work a few hexes away that count


class Thought(NamedTuple):
    """A position within the own turn, as far as the own captain is concerned."""

    ship: int
    dice: tuple[int, ...]
    cards: tuple[int, ...]
    drawn: int  # cards of unknown colour
    card_open: bool
    extra_open: bool
    any_colour: int
    favours: int
    jobs: Jobs
    gods: tuple[int, ...]
    injuries: tuple[int, ...]


def thought_of(o: Observation) -> Thought:
    """The position as it is."""
    return Thought(
        o.ship, o.dice, o.cards, 0, o.card_open, o.extra_open, o.any_colour, o.favours, o.jobs, o.gods, o.injuries
    )


class Line(NamedTuple):
    """A thought with its value, and the action that began the way there."""

    value: float
    first: Action | None
    thought: Thought


class Source(NamedTuple):
    """A source in thought, and what is left when it has been used."""

    number: int
    purse: int
    costs: tuple[int, ...]
    value: float  # of the line without it
    dice: tuple[int, ...]
    cards: tuple[int, ...]
    card_open: bool
    extra_open: bool
    any_colour: int


# One step on from a line: what it promises, its value, the action that began the way there and the source it takes;
# then what is new of ship, cards of unknown colour, favours, jobs, gods and injuries. Few steps are thought on, and
# only those become lines.
Step = tuple[float, float, Action, Source, int, int, int, Jobs, tuple[int, ...], tuple[int, ...]]

# What needs no place: what it brings besides favours and those it leaves, the work it is, cards of unknown colour,
# gods and injuries as they are after it.
Pastime = tuple[float, int, Work, int, tuple[int, ...], tuple[int, ...]]


class Place(NamedTuple):
    """What a captain with some jobs can turn to at a place."""

    standing: float
    deeds: list[tuple[Deed, float]]  # and what each gains, if it succeeds
    goals: list[tuple[int, int, float]]  # where to sail, how far, and how it stands there


class TurnSearch:
    def __init__(self, observation: Observation, routes: Routes, worth: Worth) -> None:
        self.observation = observation
        self.routes = routes
        self.worth = worth
        self.weights = observation.weights
        self.deeds = Deeds(observation, routes, worth)
        self.facts = observation.facts
        self.board = observation.board
        captain = observation.captain
        outfit = captain.outfit(self.facts)
        self.range = outfit.range
        self.creatures = colours_in(captain.creatures)
        self.creature_range = self.range + self.facts.companion_types[CREATURE].range
        self.rows = self.facts.colour_costs(captain.ship_tile, captain.demigods)
        self.combos = [combo for combo in self.facts.combos if captain.equipment & combo.bit]
        self.extra_price = outfit.extra_cost
        self.taken = self.facts.actions["take_favours"].favours + worth.gain
        self.unused = self.weights.unused * worth.scale
        self._standings: dict[tuple[int, Jobs], float] = {}
        self._places: dict[tuple[int, Jobs], Place] = {}
        self._pastimes: dict[tuple[Hashable, ...], list[Pastime]] = {}

    def lines(self, offered: frozenset[Action]) -> list[tuple[float, Action]]:
        """The best value found for each first action, best first. None at all: there is nothing left but to end."""
        start = thought_of(self.observation)
        value = self.value(start)
        best: dict[Action, float] = {}
        for steps in self.deeper(start, BEAM, offered):
            for step in steps:
                if step[1] > best.get(step[2], value):
                    best[step[2]] = step[1]
        return sorted(((value, action) for action, value in best.items()), key=lambda pair: -pair[0])

    def deeper(self, start: Thought, width: int, offered: frozenset[Action] | None = None) -> Iterator[list[Step]]:
        """All that can be reached by one step from a thought, then by two steps, and so on; the most promising ones
        are thought on. Where actions are offered, nothing begins with another one."""
        value = self.value(start)
        beam = [Line(value, None, start)]
        while beam:
            steps: list[Step] = []
            for line in beam:
                self._expand(line, steps)
            if offered is not None:
                steps = [step for step in steps if step[2] in offered]
            yield steps
            beam = _front(steps, width)

    def value(self, t: Thought) -> float:
        worth = self.worth
        return (
            self.standing(t.ship, t.jobs)
            + worth.favours(t.favours)
            + worth.cards(sum(t.cards) + t.drawn)
            + worth.gods(t.gods)
            + worth.health(t.injuries)
        )

    def standing(self, ship: int, jobs: Jobs) -> float:
        """How it stands with a captain at a place with these jobs: the way home, and what it passes, as a loss."""
        key = (ship, jobs)
        found = self._standings.get(key)
        if found is None:
            found = -self.routes.cost(ship, jobs)
            if self.weights is not PLAIN:
                found += self._at_hand(ship, jobs) - self._eagerness(jobs)
                if ship == self.board.zeus and not jobs.left():
                    found += self.weights.home
            self._standings[key] = found
        return found

    def _eagerness(self, jobs: Jobs) -> float:
        """What the open tasks count for beyond the way over them: plans change, tasks done stay done."""
        weights, left = self.weights, jobs.left()
        return (
            weights.offering * jobs.offerings_left()
            + weights.statue * jobs.statue_tasks
            + weights.monster * jobs.monsters_left()
            + weights.shrine * (jobs.shrine_tasks - jobs.hope)
            + weights.crowd * left * left
            - weights.explored * jobs.visited.bit_count()
            - weights.offering_held * jobs.offerings_held.bit_count()
            - weights.statue_held * jobs.statues_held.bit_count()
        )

    def _at_hand(self, ship: int, jobs: Jobs) -> float:
        """What it is worth that there is work to do where the ship lies: whatever the dice show next, some of it may
        suit them."""
        weights, chart = self.weights, self.routes.chart
        spots = self.routes.spots(jobs)
        here = (spots & chart.at[ship]).bit_count()
        worth = weights.nearby * min(_NEARBY, (spots & chart.close(ship)).bit_count() - here)
        if here:
            worth += weights.at_hand + weights.more_at_hand * min(2, here - 1)
            if weights.fight_at_hand and any(deed.fight for deed in self.deeds.at(ship, jobs)):
                worth += weights.fight_at_hand
        return worth * self.worth.scale

    # -- what can be done next ----------------------------------------------------------------------------------------

    def _expand(self, line: Line, steps: list[Step]) -> None:
        """Add all that can be done next."""
        t, worth, board = line.thought, self.worth, self.board
        first, ship, drawn, gods, injuries = line.first, t.ship, t.drawn, t.gods, t.injuries
        standing, deeds, goals = self._place(ship, t.jobs)
        looks = self._wants_to_look(t.jobs)
        owned = worth.favours(t.favours)
        for source in self._sources(line):
            number, purse, costs, value, dice = source.number, source.purse, source.costs, source.value, source.dice
            value -= owned
            unused = self.unused * len(dice)
            for deed, gain in deeds:
                favours = purse - costs[deed.colour]
                if favours >= 0:
                    if deed.fight:
                        gain, favours = self.deeds.fight(gain, favours)
                    favours += deed.favours
                    after = value + gain + worth.favours(favours)
                    work = first or deed.work[number]
                    steps.append((after + unused, after, work, source, ship, drawn, favours, deed.jobs, gods, injuries))
            creature = min([costs[colour] for colour in self.creatures]) if self.creatures else UNPAYABLE
            for place, far, there in goals:
                colour = 0 if place == board.zeus else costs[board.colour[place]]
                cost = colour + far - self.range if far > self.range else colour
                if creature < cost:
                    cost = min(cost, creature + max(0, far - self.creature_range))
                if cost <= purse:
                    favours = purse - cost
                    after = value + there - standing + worth.favours(favours)
                    sail = first or board.sail[place][number]
                    steps.append((after + unused, after, sail, source, place, drawn, favours, t.jobs, gods, injuries))
            for extra, favours, pastime, now_drawn, now_gods, now_injuries in self._pastimes_of(t, source, looks):
                after = value + worth.favours(favours) + extra
                act = first or pastime[number]
                steps.append(
                    (after + unused, after, act, source, ship, now_drawn, favours, t.jobs, now_gods, now_injuries)
                )
        if self.facts.throne_row in gods:
            for god, row in enumerate(gods):
                if row == self.facts.throne_row:
                    steps += self._powers(line, god)

    def _place(self, ship: int, jobs: Jobs) -> Place:
        key = (ship, jobs)
        found = self._places.get(key)
        if found is None:
            standing = self.standing(ship, jobs)
            deeds = [
                (deed, self.standing(ship, deed.jobs) - standing + deed.bonus) for deed in self.deeds.at(ship, jobs)
            ]
            goals: list[tuple[int, int, float]] = []
            if not self.observation.arrived and (ship != self.board.zeus or jobs.left()):
                goals = [(place, far, self.standing(place, jobs)) for place, far in self.deeds.goals(ship, jobs)]
            found = self._places[key] = Place(standing, deeds, goals)
        return found

    def _sources(self, line: Line) -> list[Source]:
        t, value = line.thought, line.value
        found: list[Source] = []
        all_wild = t.any_colour and self.facts.apollo_all
        one_wild = t.any_colour and not all_wild
        for at, colour in enumerate(t.dice):
            if at and t.dice[at - 1] == colour:
                continue
            dice = t.dice[:at] + t.dice[at + 1 :]
            costs = FREE if all_wild else self.rows[colour]
            found.append(
                Source(colour, t.favours, costs, value, dice, t.cards, t.card_open, t.extra_open, t.any_colour)
            )
            if one_wild:
                left = t.any_colour - 1
                found.append(
                    Source(colour + ANY, t.favours, FREE, value, dice, t.cards, t.card_open, t.extra_open, left)
                )
        if t.card_open and any(t.cards):
            held = sum(t.cards) + t.drawn
            value += self.worth.cards(held - 1) - self.worth.cards(held)
            for colour, count in enumerate(t.cards):
                if count:
                    cards = (*t.cards[:colour], count - 1, *t.cards[colour + 1 :])
                    costs = FREE if all_wild else self.rows[colour]
                    found.append(
                        Source(CARD + colour, t.favours, costs, value, t.dice, cards, False, t.extra_open, t.any_colour)
                    )
                    if one_wild:
                        number, left = CARD + colour + ANY, t.any_colour - 1
                        found.append(Source(number, t.favours, FREE, value, t.dice, cards, False, t.extra_open, left))
        if t.extra_open and self.extra_price <= t.favours:
            purse = t.favours - self.extra_price
            found.append(Source(EXTRA, purse, FREE, line.value, t.dice, t.cards, t.card_open, False, t.any_colour))
        return found

    # -- what needs no place ------------------------------------------------------------------------------------------

    def _pastimes_of(self, t: Thought, source: Source, looks: bool) -> list[Pastime]:
        """Favours, cards, god steps, healing: the two best uses of a source that do not ask for a place."""
        held = sum(source.cards) + t.drawn
        key = (source.costs, source.purse, held, t.drawn, t.gods, t.injuries, looks)
        found = self._pastimes.get(key)
        if found is None:
            found = self._pastimes[key] = self._find_pastimes(t, source, held, looks)
        return found

    def _find_pastimes(self, t: Thought, source: Source, held: int, looks: bool) -> list[Pastime]:
        worth, purse = self.worth, source.purse
        found: list[Pastime] = [(0.0, purse + self.taken, TAKE_FAVOURS, t.drawn, t.gods, t.injuries)]
        card = worth.cards(held + 1) - worth.cards(held)
        if not self.observation.decks_empty:
            found.append((card, purse, DRAW_ORACLE, t.drawn + 1, t.gods, t.injuries))
        for colour, cost in enumerate(source.costs):
            if cost > purse:
                continue
            if t.injuries[colour]:
                injuries = (*t.injuries[:colour], 0, *t.injuries[colour + 1 :])
                gain = worth.health(injuries) - worth.health(t.injuries)
                found.append((gain, purse - cost, DISCARD_INJURIES[colour], t.drawn, t.gods, injuries))
            if cost <= 1 and t.gods[colour] < self.facts.throne_row:
                gods = self._lifted(t.gods, colour)
                gain = worth.gods(gods) - worth.gods(t.gods)
                found.append((gain, purse - cost, ADVANCE_GOD[colour], t.drawn, gods, t.injuries))
        for combo in self.combos:
            left = purse - source.costs[combo.colour]
            if left >= 0:
                gods = self._lifted(t.gods, combo.colour)
                gain = card + worth.gods(gods) - worth.gods(t.gods)
                left += combo.card.favours + worth.gain
                drawn = t.drawn + combo.card.oracle_cards
                found.append((gain, left, COMBO[combo.colour], drawn, gods, t.injuries))
        if looks:
            found.append((self.weights.look * worth.scale, purse, LOOK_ISLANDS, t.drawn, t.gods, t.injuries))
        return sorted(found, key=lambda one: worth.favours(one[1]) + one[0], reverse=True)[:2]

    def _wants_to_look(self, jobs: Jobs) -> bool:
        waters = self.observation.waters
        known = (waters.own_seen | waters.own_explored) & ~jobs.visited
        return jobs.shrine_tasks > known.bit_count() and (waters.unknown & ~jobs.visited).bit_count() > 1

    def _lifted(self, gods: tuple[int, ...], god: int) -> tuple[int, ...]:
        row = gods[god]
        if row >= self.facts.throne_row:
            return gods
        return (*gods[:god], self.worth.lifted(row), *gods[god + 1 :])

    # -- gods ---------------------------------------------------------------------------------------------------------

    def _powers(self, line: Line, god: int) -> list[Step]:
        t, board, waters, worth = line.thought, self.board, self.observation.waters, self.worth
        fixed = line.value - self.value(t)  # what the way there brought besides
        t = t._replace(gods=(*t.gods[:god], worth.returned(), *t.gods[god + 1 :]))
        found: list[Step] = []

        def add(action: Action, after: Thought, bonus: float = 0.0) -> None:
            value = self.value(after) + fixed + bonus
            # A god needs neither die nor card: what a source would leave is all that there is.
            source = Source(
                -1, 0, FREE, value, after.dice, after.cards, after.card_open, after.extra_open, after.any_colour
            )
            found.append(
                (
                    value + self.unused * len(after.dice), value, line.first or action, source,
                    after.ship, after.drawn, after.favours, after.jobs, after.gods, after.injuries,
                )
            )  # fmt: skip

        if not self.observation.decks_empty:
            add(plain_action("send_back", GODS[god]), t._replace(drawn=t.drawn + 1))
        if god == POSEIDON and not self.observation.arrived:
            for place in self.deeds.havens(t.ship, t.jobs):
                add(board.poseidon[place], t._replace(ship=place))
        elif god == APOLLO:
            drawn = t.drawn + self.facts.gods[APOLLO].oracle_cards
            add(plain_action("apollo"), t._replace(any_colour=t.any_colour + 1, drawn=drawn))
        elif god == ARTEMIS:
            for n in range(len(board.border)):
                explored = self.deeds.explored(n, t.jobs)
                if explored is not None:
                    add(
                        plain_action("artemis", board.island_names["hidden"][n]),
                        t._replace(jobs=explored[0]),
                        explored[1],
                    )
        elif god == APHRODITE and any(t.injuries):
            add(plain_action("aphrodite"), t._replace(injuries=(0,) * 6))
        elif god == ARES:
            for deed in self.deeds.at(t.ship, t.jobs):
                if deed.fight:
                    add(Action("ares", deed.work[0].args[1:]), t._replace(jobs=deed.jobs), deed.bonus)
        elif god == HERMES and t.jobs.held() < self.routes.storage and self.deeds.beside_city(t.ship):
            for colour in colours_in(t.jobs.statues_wanted()):
                if colour in waters.cities:
                    add(plain_action("hermes", COLOURS[colour]), t._replace(jobs=t.jobs.statue_loaded(colour)))
        return sorted(found, key=_VALUE, reverse=True)[:4]


def thought_after(step: Step) -> Thought:
    """The position that a step leads to."""
    _, _, _, source, ship, drawn, favours, jobs, gods, injuries = step
    return Thought(
        ship, source.dice, source.cards, drawn, source.card_open, source.extra_open, source.any_colour,
        favours, jobs, gods, injuries,
    )  # fmt: skip


def _front(steps: list[Step], width: int) -> list[Line]:
    """The most promising steps; of those that lead to the same thought only the best."""
    found: dict[Thought, Line] = {}
    for step in sorted(steps, key=_PROMISE, reverse=True):
        thought = thought_after(step)
        if thought not in found:
            found[thought] = Line(step[1], step[2], thought)
            if len(found) == width:
                break
    return list(found.values())
