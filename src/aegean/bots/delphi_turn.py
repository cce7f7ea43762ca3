"""The search over one's own turn: the best order of dice, cards and gods, judged by what is left to do afterwards.

It is a beam search in thought, over the jobs of the own captain alone. Chance enters by its average: a fight, an
exploration or a card drawn counts for what it brings on the whole.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter
from typing import Final, NamedTuple

from aegean.bots.delphi_deeds import Deeds
from aegean.bots.delphi_outlook import Jobs, Outlook
from aegean.bots.delphi_routes import Routes
from aegean.bots.delphi_taste import PLAIN
from aegean.bots.delphi_worth import Worth
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
_FIRST: Final = itemgetter(0)  # of a line its promise, of a pastime what it is worth
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


def thought_of(o: Outlook) -> Thought:
    """The position as it is."""
    return Thought(
        o.ship, o.dice, o.cards, 0, o.card_open, o.extra_open, o.any_colour, o.favours, o.jobs, o.gods, o.injuries
    )


class Line(NamedTuple):
    """A thought with its value, and the action that began the way there."""

    promise: float  # the value, and what the dice not yet used may bring
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


# What it is worth and the work it is, then favours, cards of unknown colour, gods and injuries as they are after it.
Pastime = tuple[float, Work, int, int, tuple[int, ...], tuple[int, ...]]


class TurnSearch:
    def __init__(self, outlook: Outlook, routes: Routes, worth: Worth) -> None:
        self.outlook = outlook
        self.routes = routes
        self.worth = worth
        self.taste = outlook.taste
        self.deeds = Deeds(outlook, routes, worth)
        self.facts = outlook.facts
        self.board = outlook.board
        captain = outlook.captain
        outfit = captain.outfit(self.facts)
        self.range = outfit.range
        self.creatures = colours_in(captain.creatures)
        self.creature_range = self.range + self.facts.companion_types[CREATURE].range
        self.rows = self.facts.colour_costs(captain.ship_tile, captain.demigods)
        self.combos = [combo for combo in self.facts.combos if captain.equipment & combo.bit]
        self.extra_price = outfit.extra_cost
        self.taken = self.facts.actions["take_favours"].favours + worth.gain
        self.unused = self.taste.unused * worth.scale
        self._standings: dict[tuple[int, Jobs], float] = {}

    def lines(self, offered: frozenset[Action]) -> list[tuple[float, Action]]:
        """The best value found for each first action, best first. None at all: there is nothing left but to end."""
        start = thought_of(self.outlook)
        value = self.value(start)
        best: dict[Action, float] = {}
        for found in self.deeper(start, BEAM, offered):
            for line in found:
                assert line.first is not None
                if line.value > best.get(line.first, value):
                    best[line.first] = line.value
        return sorted(((value, action) for action, value in best.items()), key=lambda pair: -pair[0])

    def deeper(self, start: Thought, width: int, offered: frozenset[Action] | None = None) -> Iterator[list[Line]]:
        """All lines of one step from a thought, then of two steps, and so on; the most promising ones are thought on.
        Where actions are offered, no line begins with another one."""
        value = self.value(start)
        beam = [Line(value, value, None, start)]
        while beam:
            found: list[Line] = []
            for line in beam:
                found += self.expand(line)
            if offered is not None:
                found = [line for line in found if line.first in offered]
            yield found
            beam = _front(found, width)

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
            if self.taste is not PLAIN:
                found += self._at_hand(ship, jobs) - self._eagerness(jobs)
            self._standings[key] = found
        return found

    def _eagerness(self, jobs: Jobs) -> float:
        """What the open tasks count for beyond the way over them: plans change, tasks done stay done."""
        taste, left = self.taste, jobs.left()
        return (
            taste.offering * jobs.offerings_left()
            + taste.statue * jobs.statue_tasks
            + taste.monster * jobs.monsters_left()
            + taste.shrine * (jobs.shrine_tasks - jobs.hope)
            + taste.crowd * left * left
            - taste.explored * jobs.visited.bit_count()
            - taste.offering_held * jobs.offerings_held.bit_count()
            - taste.statue_held * jobs.statues_held.bit_count()
        )

    def _at_hand(self, ship: int, jobs: Jobs) -> float:
        """What it is worth that there is work to do where the ship lies: whatever the dice show next, some of it may
        suit them."""
        taste, chart = self.taste, self.routes.chart
        spots = self.routes.spots(jobs)
        here = (spots & chart.at[ship]).bit_count()
        worth = taste.nearby * min(_NEARBY, (spots & chart.close(ship)).bit_count() - here)
        if here:
            worth += taste.at_hand + taste.more_at_hand * min(2, here - 1)
            if taste.fight_at_hand and any(deed.fight for deed in self.deeds.at(ship, jobs)):
                worth += taste.fight_at_hand
        return worth * self.worth.scale

    # -- what can be done next ----------------------------------------------------------------------------------------

    def expand(self, line: Line) -> list[Line]:
        t, worth, board = line.thought, self.worth, self.board
        found: list[Line] = []
        deeds = self.deeds.at(t.ship, t.jobs)
        goals = (
            []
            if self.outlook.arrived or (t.ship == board.zeus and not t.jobs.left())
            else self.deeds.goals(t.ship, t.jobs)
        )
        standing = self.standing(t.ship, t.jobs)
        after_deeds = [self.standing(t.ship, deed.jobs) for deed in deeds]
        at_goals = [self.standing(place, t.jobs) for place, _ in goals]
        owned = worth.favours(t.favours)
        for source in self._sources(line):
            number, purse, costs, value, dice, cards, card_open, extra_open, any_colour = source
            value -= owned
            unused = self.unused * len(dice)
            for deed, afterwards in zip(deeds, after_deeds, strict=True):
                favours = purse - costs[deed.colour]
                if favours >= 0:
                    gain = afterwards - standing + deed.bonus
                    if deed.fight:
                        gain, favours = self.deeds.fight(gain, favours)
                    favours += deed.favours
                    after = value + gain + worth.favours(favours)
                    thought = Thought(
                        t.ship, dice, cards, t.drawn, card_open, extra_open, any_colour,
                        favours, deed.jobs, t.gods, t.injuries,
                    )  # fmt: skip
                    found.append(Line(after + unused, after, line.first or deed.work[number], thought))
            creature = min((costs[colour] for colour in self.creatures), default=UNPAYABLE)
            for (place, far), there in zip(goals, at_goals, strict=True):
                colour = 0 if place == board.zeus else costs[board.colour[place]]
                cost = colour + far - self.range if far > self.range else colour
                if creature < cost:
                    cost = min(cost, creature + max(0, far - self.creature_range))
                if cost <= purse:
                    favours = purse - cost
                    after = value + there - standing + worth.favours(favours)
                    thought = Thought(
                        place, dice, cards, t.drawn, card_open, extra_open, any_colour,
                        favours, t.jobs, t.gods, t.injuries,
                    )  # fmt: skip
                    found.append(Line(after + unused, after, line.first or board.sail[place][number], thought))
            found += self._pastimes(line, source, value)
        if self.facts.throne_row in t.gods:
            for god, row in enumerate(t.gods):
                if row == self.facts.throne_row:
                    found += self._powers(line, god)
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

    def _pastimes(self, line: Line, source: Source, value: float) -> list[Line]:
        """Favours, cards, god steps, healing: the two best uses of a source that do not ask for a place.

        `value` is that of the line without the source and without its favours."""
        t, worth = line.thought, self.worth
        number, purse, costs, _, dice, cards, card_open, extra_open, any_colour = source
        found: list[Pastime] = []

        def add(
            work: Work, favours: int, drawn: int, gods: tuple[int, ...], injuries: tuple[int, ...], gain: float
        ) -> None:
            found.append((value + worth.favours(favours) + gain, work, favours, drawn, gods, injuries))

        add(TAKE_FAVOURS, purse + self.taken, t.drawn, t.gods, t.injuries, 0.0)
        held = sum(cards) + t.drawn
        card = worth.cards(held + 1) - worth.cards(held)
        if not self.outlook.decks_empty:
            add(DRAW_ORACLE, purse, t.drawn + 1, t.gods, t.injuries, card)
        for colour, cost in enumerate(costs):
            if cost > purse:
                continue
            if t.injuries[colour]:
                injuries = (*t.injuries[:colour], 0, *t.injuries[colour + 1 :])
                gain = worth.health(injuries) - worth.health(t.injuries)
                add(DISCARD_INJURIES[colour], purse - cost, t.drawn, t.gods, injuries, gain)
            if cost <= 1 and t.gods[colour] < self.facts.throne_row:
                gods = self._lifted(t.gods, colour)
                gain = worth.gods(gods) - worth.gods(t.gods)
                add(ADVANCE_GOD[colour], purse - cost, t.drawn, gods, t.injuries, gain)
        for combo in self.combos:
            left = purse - costs[combo.colour]
            if left >= 0:
                gods = self._lifted(t.gods, combo.colour)
                gain = card + worth.gods(gods) - worth.gods(t.gods)
                left += combo.card.favours + worth.gain
                add(COMBO[combo.colour], left, t.drawn + combo.card.oracle_cards, gods, t.injuries, gain)
        if self._wants_to_look(t.jobs):
            add(LOOK_ISLANDS, purse, t.drawn, t.gods, t.injuries, self.taste.look * worth.scale)
        unused = self.unused * len(dice)
        lines: list[Line] = []
        for after, work, favours, drawn, gods, injuries in sorted(found, key=_FIRST, reverse=True)[:2]:
            thought = Thought(
                t.ship, dice, cards, drawn, card_open, extra_open, any_colour, favours, t.jobs, gods, injuries
            )
            lines.append(Line(after + unused, after, line.first or work[number], thought))
        return lines

    def _wants_to_look(self, jobs: Jobs) -> bool:
        waters = self.outlook.waters
        known = (waters.own_seen | waters.own_explored) & ~jobs.visited
        return jobs.shrine_tasks > known.bit_count() and (waters.unknown & ~jobs.visited).bit_count() > 1

    def _lifted(self, gods: tuple[int, ...], god: int) -> tuple[int, ...]:
        row = gods[god]
        if row >= self.facts.throne_row:
            return gods
        return (*gods[:god], self.worth.lifted(row), *gods[god + 1 :])

    # -- gods ---------------------------------------------------------------------------------------------------------

    def _powers(self, line: Line, god: int) -> list[Line]:
        t, board, waters, worth = line.thought, self.board, self.outlook.waters, self.worth
        fixed = line.value - self.value(t)  # what the way there brought besides
        t = t._replace(gods=(*t.gods[:god], worth.returned(), *t.gods[god + 1 :]))
        found: list[Line] = []

        def add(action: Action, after: Thought, bonus: float = 0.0) -> None:
            value = self.value(after) + fixed + bonus
            found.append(Line(value + self.unused * len(after.dice), value, line.first or action, after))

        if not self.outlook.decks_empty:
            add(plain_action("send_back", GODS[god]), t._replace(drawn=t.drawn + 1))
        if god == POSEIDON and not self.outlook.arrived:
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
        return sorted(found, key=lambda one: -one.value)[:4]


def _front(lines: list[Line], width: int) -> list[Line]:
    """The most promising lines; of those that lead to the same thought only the best."""
    found: dict[Thought, Line] = {}
    for line in sorted(lines, key=_FIRST, reverse=True):
        if line.thought not in found:
            found[line.thought] = line
            if len(found) == width:
                break
    return list(found.values())
