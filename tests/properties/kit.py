"""What the properties are tested with: games under many options, random play through them, and tampering.

Every game of the registry passes through the same tests. What those need to know of one game stands in its own module
`census_<game>.py`, which provides the names in `Census`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from hashlib import blake2b
from importlib import import_module
from itertools import product, zip_longest
from random import Random
from typing import NamedTuple

import aegean
from aegean import Action, Decision, Event, Game, State
from aegean.core.state import canonical, digest
from aegean.core.values import Plain
from bench.variety import allowed, some_of

ALL = os.environ.get("AEGEAN_ALL") == "1"  # `make test-all`
MIXTURES = 2 if ALL else 1  # random combinations of options for each number of seats
TOGETHER = 3  # modules in one game
STARTS = (0, 60, 350, 1000)  # actions played before a journey begins: from the setup to well into the game


class Reveal(NamedTuple):
    """An event that tells what nobody could foresee."""

    fields: frozenset[str]  # those that tell it
    everybody: bool = True  # otherwise the event's own seat alone may learn them


class Census(NamedTuple):
    """What the properties must be told of a game."""

    check: Callable[[State], None]  # asserts that every piece of the box is exactly once somewhere
    REVEALS: Mapping[str, Reveal]  # by the kind of event
    WAITS: frozenset[str]  # questions that are asked only where it makes a difference for what is hidden
    SECRETS: frozenset[str]  # the fields of a position that hold what a seat may not know
    SECRET_STEPS: frozenset[str]  # the steps that do
    UNHEARD: frozenset[str]  # words of the vocabulary that come up only with a data pack of one's own
    LONGEST: int  # actions within which a game of `by_kind` ends
    staged: Callable[[], Iterable[tuple[State, str]]]  # questions of modules, each with an answer
    confided: Callable[[State, int], frozenset[int]]  # the seats whose hands a seat knows, its own among them


Chosen = tuple[tuple[str, Plain], ...]


class Case(NamedTuple):
    """A game to be played."""

    game: str
    seats: int
    options: Chosen

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(f"{name}={value}" for name, value in self.options)])

    @property
    def rules(self) -> Game:
        return aegean.game(self.game)

    @property
    def seed(self) -> int:
        """A seed as a table would draw it: 256 bits, so that it cannot turn up by accident."""
        return int.from_bytes(blake2b(str(self).encode(), digest_size=32).digest(), "big")

    def new(self) -> State:
        return self.rules.new(self.seats, self.seed, dict(self.options))

    def random(self, purpose: str) -> Random:
        """Chance for the players: another stream for every case and purpose, the same in every run."""
        return Random(f"{self} {purpose}")


def cases(everywhere: bool = ALL) -> list[Case]:
    """Every game with every number of seats by default and in mixtures, and every other value of each option: several
    options and modules at a time, or (`everywhere`) each by itself at every number of seats."""
    found: list[Case] = []
    for id_ in aegean.games():
        game = aegean.game(id_)
        others = list(_one_by_one(game) if everywhere else _together(game))
        for seats in game.seats:
            found.append(Case(id_, seats, ()))
            at = game.seats.index(seats)
            found += [Case(id_, seats, other) for other in (others if everywhere else others[at :: len(game.seats)])]
            found += [Case(id_, seats, _mixture(game, seats, number)) for number in range(MIXTURES)]
        found += [Case(id_, seats, mode) for mode in _modes(game) for seats in game.seats]
    return [case for case in found if allowed(case.rules, case.seats, dict(case.options))]


def _modes(game: Game) -> Iterator[Chosen]:
    """Each mode with the options that are its own, which go with no other game."""
    for note in game.module_notes():
        if note.option == "mode":
            mode = ("mode", note.id)
            yield (mode,)
            own = [
                (name, value)
                for name, option in game.options.items()
                for value in option.choices
                if not option.many
                and not any(allowed(game, seats, {name: value}) for seats in game.seats)
                and any(allowed(game, seats, dict((mode, (name, value)))) for seats in game.seats)
            ]
            if own:
                yield (mode, *own)


def _one_by_one(game: Game) -> Iterator[Chosen]:
    for name, option in game.options.items():
        for value in option.choices:
            if option.many:
                yield ((name, (value,)),)
            elif value != option.default:
                yield ((name, value),)


def _together(game: Game) -> Iterator[Chosen]:
    """Each other value of each option once, in as few games as that takes; of a set at most so many together."""
    columns: list[list[tuple[str, Plain]]] = []
    for name, option in game.options.items():
        if option.many:
            columns.append([(name, chosen) for chosen in _sets(game, name)])
        else:
            columns.append([(name, value) for value in option.choices if value != option.default])
    for row in zip_longest(*columns):
        yield tuple(cell for cell in row if cell is not None)


def _sets(game: Game, name: str) -> list[tuple[str, ...]]:
    """Every value of a set once, with the first others that it goes with."""
    found: list[tuple[str, ...]] = []
    for value in game.options[name].choices:
        room = [at for at, chosen in enumerate(found) if len(chosen) < TOGETHER and _fit(game, name, (*chosen, value))]
        if room:
            found[room[0]] = (*found[room[0]], value)
        else:
            found.append((value,))
    return found


def _fit(game: Game, name: str, chosen: tuple[str, ...]) -> bool:
    return all(allowed(game, seats, {name: chosen}) for seats in game.seats)


def _mixture(game: Game, seats: int, number: int) -> Chosen:
    chance = Random(f"{game.id} {seats} {number}")
    chosen: dict[str, Plain] = {
        name: chance.choice(option.choices)
        for name, option in game.options.items()
        if option.choices and not option.many
    }
    for name, option in game.options.items():
        if option.many:
            chosen[name] = some_of(game, seats, chosen, name, chance)
    return tuple(chosen.items())


def some_cases(share: int) -> list[Case]:
    """Each `share`-th of the cases, for tests that play whole games; every game is among them."""
    return [case for id_ in aegean.games() for case in [c for c in cases() if c.game == id_][::share]]


def census_of(case: Case) -> Census:
    module = import_module(f"tests.properties.census_{case.game}")
    staged = getattr(module, "staged_questions", tuple)
    words = module.REVEALS, module.WAITS, module.SECRETS, module.SECRET_STEPS, module.UNHEARD
    confided = getattr(module, "confided", lambda state, seat: frozenset({seat}))
    return Census(module.check, *words, module.LONGEST, staged, confided)


# -- random play ------------------------------------------------------------------------------------------------------

Player = Callable[[State, Random], tuple[Decision, Action]]


def by_chance(state: State, chance: Random) -> tuple[Decision, Action]:
    """Any action of any open decision."""
    decision = chance.choice(state.decisions)
    return decision, chance.choice(decision.actions)


def by_kind(state: State, chance: Random) -> tuple[Decision, Action]:
    """Any kind of action, then any action of that kind: the rare kinds, which games are decided by, come more often."""
    decision = chance.choice(state.decisions)
    kind = chance.choice(list(dict.fromkeys(action.kind for action in decision.actions)))
    return decision, chance.choice([action for action in decision.actions if action.kind == kind])


def play(state: State, chance: Random, plies: int, player: Player = by_kind) -> list[Event]:
    """Play on, until the game is over or so many actions were taken; all that happened."""
    events: list[Event] = []
    for _ in range(plies):
        if state.over:
            break
        decision, action = player(state, chance)
        events += state.apply(action, decision.seat)
    return events


@cache
def _starts(case: Case) -> tuple[State, ...]:
    state, chance = case.new(), case.random("starts")
    found: list[State] = []
    before = state.copy()
    for start in STARTS:
        while state.moves < start and not state.over:
            before = state.copy()
            play(state, chance, 1, by_chance if chance.random() < 0.3 else by_kind)
        found.append((before if state.over else state).copy())  # of a short game its last choice
    return tuple(found)


def starts(case: Case) -> list[State]:
    """States from the setup to well into the game, each the caller's own."""
    return [state.copy() for state in _starts(case)]


def journey(case: Case, purpose: str, plies: int = 21, every: int = 7) -> Iterator[State]:
    """Each `every`-th state of random play from every start; the caller may do with them what it likes."""
    chance = case.random(purpose)
    for state in starts(case):
        first = chance.randrange(every)
        for ply in range(plies):
            if ply % every == first:
                yield state.copy()
            if state.over:
                break
            play(state, chance, 1, by_chance)


@cache
def _finished(case: Case) -> tuple[State, State]:
    state, chance = case.new(), case.random("finished")
    late = state.copy()
    while not state.over:
        assert state.moves < census_of(case).LONGEST, f"{case} is still not over after {state.moves} actions"
        if state.moves % 50 == 0:
            before, late = late, state.copy()
        play(state, chance, 1)
    return before, state


def late(case: Case) -> State:
    """A state 50 to 100 actions before the end of a game."""
    return _finished(case)[0].copy()


def finished(case: Case) -> State:
    """A state in which a whole game ended."""
    return _finished(case)[1].copy()


# -- what is compared -------------------------------------------------------------------------------------------------


def asked(decision: Decision | None) -> Plain:
    """All that a decision tells, order included."""
    if decision is None:
        return None
    return [decision.seat, decision.kind, list(decision.actions), dict(decision.about), decision.confirm]


def questions(state: State) -> list[Plain]:
    return [asked(decision) for decision in state.decisions]


def mark(state: State) -> Plain:
    """Enough to know a state again on the same path."""
    return [state.hash(), state.moves, [state.undoable(seat) for seat in range(state.seats)], questions(state)]


def views(state: State) -> list[dict[str, Plain]]:
    """What every seat, and a spectator, may know: the same whether asked for one by one or together."""
    everybody = (None, *range(state.seats))
    alone = [state.view(seat) for seat in everybody]
    assert [*state.views(everybody).items()] == [*zip(everybody, alone, strict=True)]
    return alone


def face(state: State) -> Plain:
    """Everything that anybody can see of a state from outside."""
    undoable = [state.undoable(seat) for seat in range(state.seats)]
    return [state.hash(), state.over, state.result, state.moves, undoable, questions(state), views(state)]


def told(events: list[Event], seat: int | None) -> list[tuple[str, dict[str, Plain]]]:
    """The events as a seat learns of them."""
    seen = [event.seen_by(seat) for event in events]
    return [(event.kind, event.fields) for event in seen if event is not None]


def faults_in_json(value: Plain, path: str = "") -> list[str]:
    """Where a value is not what JSON gives back: a tuple, a key that is no text, a number that is not whole, ..."""
    if value is None or type(value) in (str, int, bool):
        return []
    if type(value) is list:
        return [fault for n, item in enumerate(value) for fault in faults_in_json(item, f"{path}[{n}]")]
    if type(value) is dict:
        keys = [f"{path}: key {key!r}" for key in value if type(key) is not str]
        return keys + [fault for key, item in value.items() for fault in faults_in_json(item, f"{path}.{key}")]
    return [f"{path}: {value!r}"]


def scrambled(value: Plain) -> None:
    """Spoil plain data through and through, to see whether anybody else was using it."""
    if isinstance(value, list):
        for item in value:
            scrambled(item)
        value.append("spoilt")
        value.reverse()
    elif isinstance(value, dict):
        for item in value.values():
            scrambled(item)
        value.clear()


# -- tampering --------------------------------------------------------------------------------------------------------


def content(state: State) -> dict[str, Plain]:
    """A state's dump as data."""
    data: dict[str, Plain] = json.loads(state.dump())
    return data


def inside(state: State) -> dict[str, Plain]:
    """The position as data, secrets included: what a dump holds, without the record that grows with the game."""
    return state._position.plain()


def forged(data: Mapping[str, Plain]) -> bytes:
    """A dump with a digest that fits: what a person with the source code can write."""
    body = {name: value for name, value in data.items() if name != "digest"}
    return canonical({**body, "digest": digest(body)})


def with_dice_of(state: State, other: State) -> State:
    """The state, with the coming rolls of the other."""
    data = content(state)
    data["position"]["dice"] = inside(other)["dice"]
    return state.game.load(forged(data))


def malformed() -> list[object]:
    """What is no action of any game."""
    return [
        None,
        7,
        -1.5,
        "",
        "end_turn",
        b"end_turn",
        [],
        {},
        ("end_turn", ()),
        Action(""),
        Action("no such thing"),
        Action("\n"),
        Action("", ("",)),
        Action(None),  # type: ignore[arg-type]
        Action("lift", None),  # type: ignore[arg-type]
        Action("lift", 5),  # type: ignore[arg-type]
        Action("lift", [[]]),  # type: ignore[arg-type]
        Action(("lift",), ({},)),  # type: ignore[arg-type]
    ]


def near_misses(action: Action) -> list[Action]:
    """Actions that are nearly the given one."""
    found = [
        Action(action.kind, (*action.args, "x")),
        Action(action.kind, (*action.args, 0)),
        Action(action.kind, (action.args,)),  # type: ignore[arg-type]
        Action(action.kind.upper(), action.args),
        Action(str(action)),
        Action(action.kind + " ", action.args),
    ]
    if action.args:
        found.append(Action(action.kind, action.args[:-1]))
        found.append(Action(action.kind, (*action.args[:-1], str(action.args[-1]) + "0")))
    return [miss for miss in found if miss != action]


def strangers(state: State) -> list[object]:
    """Values that are no seat with an open decision."""
    deciding = {decision.seat for decision in state.decisions}
    idle = [seat for seat in range(state.seats) if seat not in deciding]
    return [*idle, -1, state.seats, 99, "0", "", (), 0.5]


def answers(state: State, chance: Random, most: int) -> list[tuple[Action, ...]]:
    """Ways to answer all open decisions at once, an action for each: all of them, or so many by chance."""
    ways = list(product(*(decision.actions for decision in state.decisions)))
    return ways if len(ways) <= most else chance.sample(ways, most)
