"""A game: the factory of its states, and the translator between its actions and everybody else's."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from pickle import PicklingError
from typing import ClassVar

from aegean.core.dice import Dice, check_seed
from aegean.core.errors import LoadError, NotationError, OptionError, RecordError, nearest
from aegean.core.figures import Figure
from aegean.core.misses import Miss, near_misses
from aegean.core.numbering import Numbering
from aegean.core.options import ModuleFit, ModuleNote, Option, complete
from aegean.core.packs import Entry, Pack
from aegean.core.position import Position
from aegean.core.records import Origin, Record, read_record
from aegean.core.refusal import (
    ANOTHER_SEAT_DECIDES,
    NOT_A_CHOICE_AT_THIS_MOMENT,
    NOT_AMONG_THE_CHOICES,
    NOT_PART_OF_THIS_GAME,
    THE_GAME_IS_OVER,
    Refusal,
    closest,
)
from aegean.core.state import DUMP_FORMAT, State, canonical, digest
from aegean.core.values import Action, Decision, Plain


class Game(ABC):
    """One game. A new one is a folder with a subclass of this, and a line in the registry."""

    id: ClassVar[str]
    version: ClassVar[str]  # of the rules: raised by every change that old records would not survive
    seats: tuple[int, ...]  # the numbers of seats that some options allow
    figures: ClassVar[tuple[Figure, ...]] = ()  # what tells afterwards how a game went
    deliberate: frozenset[str] = frozenset(("turn",))  # questions that nobody answers in advance: a turn itself
    declining: ClassVar[frozenset[str]] = frozenset()  # kinds of actions by which one does nothing

    def __init__(self, packs: Iterable[Path] = ()) -> None:
        self.pack: Pack = self.load_pack(tuple(packs))
        self.options: Mapping[str, Option] = self.describe_options()
        self.pack_mark: str | None = self.pack.digest if self.pack.overridden else None
        self.called: tuple[str, tuple[Path, ...]] | None = None  # how the registry of games knows it

    def __deepcopy__(self, memo: object) -> Game:
        """It never changes, and is shared."""
        return self

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[str, tuple[Path, ...]]]:
        if self.called is None:
            raise PicklingError(f"this {type(self).__name__} was made by hand, and what it was made of is code")
        return _of_registry, self.called

    # -- what a game provides -----------------------------------------------------------------------------------------

    @abstractmethod
    def load_pack(self, packs: tuple[Path, ...]) -> Pack:
        """The game's data, with the entries that the user's own packs override."""

    @abstractmethod
    def describe_options(self) -> Mapping[str, Option]: ...

    def check_together(self, options: Mapping[str, Plain]) -> None:  # noqa: B027  a game without such options needs none
        """Refuse complete options that cannot go together."""

    def figures_of(self, options: Mapping[str, Plain]) -> tuple[Figure, ...]:
        """What tells afterwards how a game with these options went."""
        return self.figures

    def played_with(self, view: Mapping[str, Plain], seat: int) -> dict[str, tuple[str, ...]]:
        """What a seat chose to play with, by families of its words: {"hero": ("achilles",)}. The view is a spectator's,
        at the end of a game."""
        return {}

    def occasion(self, state: State) -> str:
        """What is going on that somebody may give orders for alone, such as a battle; empty: nothing of the kind."""
        return ""

    def sensible(self, decision: Decision) -> Action | None:
        """The only answer that nobody would think about, if there is one."""
        return decision.actions[0] if len(decision.actions) == 1 else None

    @abstractmethod
    def blank(self, seats: int, options: Mapping[str, Plain], dice: Dice) -> Position:
        """An empty position, to be filled from a dump."""

    @abstractmethod
    def setup(self, seats: int, options: Mapping[str, Plain], dice: Dice) -> Position:
        """A position at the start of a game, with the steps that begin it."""

    @abstractmethod
    def arrange(self, description: Mapping[str, Plain]) -> tuple[Position, int, dict[str, Plain]]:
        """The described position, its seats and its options."""

    @abstractmethod
    def describe(self, state: State) -> dict[str, Plain]: ...

    @abstractmethod
    def targets(self, action: Action, state: State) -> tuple[str, ...]:
        """The things on the table that stand for the action, in the order a hand would touch them."""

    @property
    @abstractmethod
    def action_count(self) -> int: ...

    @abstractmethod
    def numbering(self, state: State) -> Numbering:
        """The fixed action space: every action that can ever be taken with this state's board, by number."""

    def encode(self, action: Action, state: State) -> int:
        return self.numbering(state).encode(action)

    def decode(self, index: int, state: State) -> Action:
        return self.numbering(state).decode(index)

    @abstractmethod
    def fields(self, action: Action, state: State) -> dict[str, Plain]:
        """The action's parts by name, and what it costs: what its sentence in a catalogue is made of."""

    def fields_of(self, actions: Sequence[Action], state: State) -> list[dict[str, Plain]]:
        """The fields of several actions; a game may have a cheaper way than one by one."""
        return [self.fields(action, state) for action in actions]

    @abstractmethod
    def vocabulary(self) -> Mapping[str, Iterable[str]]:
        """Every word that needs a message in the catalogues: a family of ids, and its members."""

    # -- the contract -------------------------------------------------------------------------------------------------

    def new(self, seats: int, seed: int, options: Mapping[str, Plain] | None = None) -> State:
        full = self.complete(options or {})
        self.check_seats(seats, full)
        try:
            check_seed(seed)
        except (TypeError, ValueError) as error:
            raise OptionError(str(error)) from error
        return State(self, self.setup(seats, full, Dice.of_seed(seed)), Origin(seats, seed, full))

    def position(self, description: Mapping[str, Plain]) -> State:
        """A state as described; what is not said is as after setup. Such a game is marked as arranged."""
        position, seats, options = self.arrange(description)
        plain: dict[str, Plain] = json.loads(json.dumps(description))
        return State(self, position, Origin(seats, plain.get("seed", 0), options, plain))

    def load(self, blob: bytes) -> State:
        """The inverse of `state.dump`."""
        try:
            data = json.loads(blob)
        except (ValueError, TypeError, RecursionError) as error:
            raise LoadError("this is no dump of a state: it cannot be read as JSON") from error
        if not isinstance(data, dict) or data.get("format") != DUMP_FORMAT:
            raise LoadError(f"this is no dump of a state in format {DUMP_FORMAT}")
        body = {name: value for name, value in data.items() if name != "digest"}
        if data.get("digest") != digest(body) or canonical(data) != blob:
            raise LoadError("the dump was changed after it was written: its digest does not fit")
        try:
            record = read_record(body["record"], self)
            state = self.resume(record._origin, body["position"], body["moves"])
            for seat, action in zip(record.movers, record.actions, strict=True):
                state._log = (state._log, seat, action)
            state._seal, state._mover = body["seal"], body["mover"]
            if not (state._moves == record.begun + len(record.actions) >= state._seal >= 0):
                raise LoadError(f"it counts {state._moves} actions, {state._seal} of them sealed")
            if not -1 <= state._mover < record.seats:
                raise LoadError(f"there is no seat {state._mover}")
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise LoadError(f"the dump does not fit these rules: {error}") from error
        return state

    def resume(self, origin: Origin, plain: dict[str, Plain], moves: int) -> State:
        """A state in the position that `plain` holds, without its log."""
        position = self.blank(origin.seats, origin.options, Dice(b""))
        position.restore(plain)
        state = State(self, position, origin)
        state._moves = state._seal = moves
        return state

    def record(self, text: str, other_rules: bool = False) -> Record:
        """A record from the text of its JSON file. `other_rules`: also one that was played by another version of the
        rules; it is replayed by these, as far as that goes."""
        try:
            data = json.loads(text)
        except (ValueError, TypeError, RecursionError) as error:
            raise RecordError(f"the record cannot be read as JSON: {error}") from error
        return read_record(data, self, other_rules)

    def why_not(self, action: Action, state: State, seat: int) -> Refusal | None:
        """The condition of the rules that keeps an action from being offered to the seat now, as far as the seat may
        know; None where it is offered. What is no action of the game is refused by `NotationError`."""
        self.check_seat(seat, state.seats)
        self._check_known(action, state)
        if state.over:
            return Refusal(THE_GAME_IS_OVER)
        decision = state.decision_of(seat)
        if decision is None:
            return Refusal(ANOTHER_SEAT_DECIDES, "", {"seats": [d.seat for d in state.decisions]})
        if action in decision.actions:
            return None
        if not self.has(action, state):
            return Refusal(NOT_PART_OF_THIS_GAME)
        step = state._position.steps[-1]
        if step.KINDS and action.kind not in step.KINDS:
            return Refusal(NOT_A_CHOICE_AT_THIS_MOMENT, "", {"decision": decision.kind})
        refusal = step.refusal(state._position, seat, action)
        return refusal or Refusal(NOT_AMONG_THE_CHOICES, "", {"decision": decision.kind})

    def round_of(self, state: State) -> int:
        """The round that is being played; 0 in a game that counts none."""
        return 0

    def near_misses(self, things: Sequence[str], state: State, seat: int) -> list[Miss]:
        """Why things on the table cannot be touched one after another now: see `aegean.core.misses`."""
        self.check_seat(seat, state.seats)
        return near_misses(self, things, state, seat)

    def all_actions(self, state: State) -> Iterable[Action]:
        """Every action that can be taken at all with this state's options."""
        return (action for action in self.numbering(state).all() if self.has(action, state))

    def stands_for(self, action: Action, state: State) -> tuple[str, ...]:
        """All things that stand for the action, also those that no hand need touch."""
        return self.targets(action, state)

    def has(self, action: Action, state: State) -> bool:
        """Whether an action of the game can be taken at all with this state's options."""
        return True

    def parse(self, text: str, state: State, seat: int | None = None) -> Action:
        """The action that a person typed; upper and lower case and spaces around it do not matter. With a seat, what
        other seats are offered is not looked at."""
        if not isinstance(text, str):
            raise NotationError(f"an action is typed as text, not {text!r}")
        action = Action.read(text)
        offered = [a for d in state.decisions if seat in (None, d.seat) for a in d.actions]
        if action in offered:
            return action
        wanted = str(action).lower()
        for candidate in offered:
            if str(candidate).lower() == wanted:
                return candidate
        known = self._known(action, Action.read(text.lower()), state)
        decider = seat if seat is not None else state.decisions[0].seat if state.decisions else 0
        refusal = self.why_not(known, state, decider)
        some = f"; offered are {closest(wanted, offered)}" if offered else ""
        raise NotationError(f"{text.strip()[:80]!r} is not offered now: {refusal}{some}", refusal)

    def _known(self, action: Action, lower: Action, state: State) -> Action:
        """The action as it stands in the vocabulary; what is in none is refused by the word that is unknown."""
        try:
            self._check_known(action, state)
        except NotationError:
            self._check_known(lower, state)
            return lower
        return action

    def _check_known(self, action: Action, state: State) -> None:
        try:
            self.encode(action, state)
        except NotationError:
            raise
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            hint = nearest(str(action)[:80], [str(offered) for d in state.decisions for offered in d.actions])
            raise NotationError(f"no action of this game: {str(action)[:80]!r}; {hint}") from error

    def complete(self, options: Mapping[str, Plain], earlier: bool = False) -> dict[str, Plain]:
        """Every option with its value, in canonical form; what is unknown or cannot go together is refused by name.
        `earlier`: they are those of a game that was begun by earlier rules."""
        full = complete(self.options, options, earlier)
        self.check_together(full)
        return full

    def seats_for(self, options: Mapping[str, Plain]) -> tuple[int, ...]:
        """The numbers of seats that these options allow."""
        self.complete(options)
        return self.seats

    def sides(self, seats: int, options: Mapping[str, Plain]) -> tuple[int, ...]:
        """The side of each seat, with complete options: seats of one side win and lose together."""
        return tuple(range(seats))

    def roles(self, seats: int, options: Mapping[str, Plain]) -> tuple[str, ...]:
        """What each seat plays, with complete options; empty where all play the same."""
        return ("",) * seats

    def module_notes(self) -> list[ModuleNote]:
        """The modules that the game can be played with."""
        return []

    def fits(self, options: Mapping[str, Plain], seats: int = 0) -> list[ModuleFit]:
        """For every module whether it goes with complete options, which may clash among themselves, and with so many
        seats (0: nobody knows how many)."""
        return []

    def data(self, options: Mapping[str, Plain]) -> Pack:
        """The components of a game with complete options."""
        return self.pack

    def reference(self) -> dict[str, dict[str, Entry]]:
        """Every component that some options bring, by table: for whoever looks one up."""
        return {table: dict(self.pack.entries(table)) for table in self.pack.tables}

    def check_seats(self, seats: int, options: Mapping[str, Plain] | None = None) -> None:
        allowed = self.seats if options is None else self.seats_for(options)
        if seats not in allowed or type(seats) is not int:
            with_these = " with these options" if allowed != self.seats else ""
            raise OptionError(f"{self.id} is for {', '.join(map(str, allowed))} seats{with_these}, not {seats!r}")

    def check_seat(self, seat: int, seats: int) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
            raise OptionError(f"there is no seat {seat!r}: the seats are 0 to {seats - 1}")


def _of_registry(id_: str, packs: tuple[Path, ...]) -> Game:
    import aegean  # it stands on this module

    return aegean.game(id_, packs)
