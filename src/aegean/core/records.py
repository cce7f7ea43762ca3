"""Records: how a game began and what was chosen. A record replays to the same state for ever."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import TYPE_CHECKING, Any, NamedTuple

from aegean.core.dice import Dice, commitment
from aegean.core.errors import AegeanError, NotationError, OptionError, RecordError
from aegean.core.options import told
from aegean.core.values import Action, Plain

if TYPE_CHECKING:
    from aegean.core.game import Game
    from aegean.core.position import Position
    from aegean.core.state import State

FORMAT = "aegean record"
FORMAT_VERSION = 1
_SEED_DIGITS = 78  # of the greatest seed
_NO_SAMPLE = "the record's sampled position is none that a game could come to"
_LONGEST = 300
_MOST = 9999  # what is counted, and how long a list is
_MOST_BITS = (1 << 128) - 1
_MOST_MOVES = 1_000_000


class Origin(NamedTuple):
    """How a state came about before its first action: from a seed, from a description, or as a sample."""

    seats: int
    seed: int | None
    options: dict[str, Plain]
    description: dict[str, Plain] | None = None
    sampled: State | None = None


class Record:
    """Game, rules version, seats, seed, options and the actions with their seats."""

    __slots__ = ("_game", "_origin", "actions", "hash", "movers", "version")

    def __init__(
        self,
        game: Game,
        origin: Origin,
        moves: tuple[tuple[int, Action], ...],
        final: str | None = None,
        version: str | None = None,
    ) -> None:
        self._game = game
        self._origin = origin
        self.version = version or game.version  # of the rules it was played by
        self.movers = tuple(seat for seat, _ in moves)
        self.actions = tuple(action for _, action in moves)
        self.hash = final  # the hash that the exporter saw at the end, where it was written down

    @property
    def game(self) -> str:
        return self._game.id

    @property
    def seats(self) -> int:
        return self._origin.seats

    @property
    def seed(self) -> int | None:
        return self._origin.seed

    @property
    def options(self) -> dict[str, Plain]:
        return deepcopy(self._origin.options)

    @property
    def arranged(self) -> bool:
        return self._origin.seed is None or self._origin.description is not None

    @property
    def commitment(self) -> str | None:
        """What a table published before the first roll of this game."""
        return None if self.seed is None else commitment(self.seed)

    @property
    def of_sample(self) -> bool:
        """Whether it begins from a position as a seat imagined it, which nothing vouches for."""
        return self._origin.sampled is not None

    @property
    def begun(self) -> int:
        """How many actions had been taken before the first one here: none, unless the record is of a sample."""
        return 0 if self._origin.sampled is None else self._origin.sampled.moves

    def begin(self) -> State:
        """The state before the first action."""
        origin = self._origin
        if origin.sampled is not None:
            return origin.sampled.copy()
        if origin.description is not None:
            return self._game.position(origin.description)
        assert origin.seed is not None
        return self._game.new(origin.seats, origin.seed, origin.options)

    def replay(self, upto: int | None = None) -> State:
        """The state after all actions, or after the first `upto`."""
        if upto is not None and not 0 <= upto <= len(self.actions):
            raise RecordError(f"the record has {len(self.actions)} actions: there is no state after {upto}")
        state = self.begin()
        for number, (seat, action) in enumerate(zip(self.movers[:upto], self.actions[:upto], strict=True), 1):
            try:
                state.apply(action, seat)
            except AegeanError as error:
                raise RecordError(f"action {number} of the record cannot be replayed: {error}") from error
            except Exception as error:
                if self._origin.sampled is None:
                    raise
                raise RecordError(f"action {number} cannot be replayed: {_NO_SAMPLE}") from error
        if self._origin.sampled is not None:
            _look_at(state)
        return state

    def check(self) -> State:
        """Replay the whole record and compare it with the hash it carries."""
        if self.version != self._game.version:
            raise RecordError(other_version(self.version, self._game))
        state = self.replay()
        if self.hash is not None and state.hash() != self.hash:
            raise RecordError(f"the record says that it ends in {self.hash}, but it replays to {state.hash()}")
        return state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.plain() == other.plain()

    __hash__ = None  # type: ignore[assignment]

    def __deepcopy__(self, memo: object) -> Record:
        """It never changes, and is shared."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return read_record, (self.plain(), self._game, True)

    # -- one JSON file ------------------------------------------------------------------------------------------------

    def plain(self) -> dict[str, Plain]:
        origin = self._origin
        data: dict[str, Plain] = {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": self.game,
            "version": self.version,
            "pack": self._game.pack_mark,
            "seats": origin.seats,
            "seed": None if origin.seed is None else str(origin.seed),  # beyond the whole numbers of some readers
            "options": told(self._game.options, origin.options),
            "actions": [f"{seat}: {action}" for seat, action in zip(self.movers, self.actions, strict=True)],
        }
        if origin.description is not None:
            data["position"] = deepcopy(origin.description)
        if origin.sampled is not None:
            data["sampled"] = {"position": origin.sampled._position.plain(), "moves": origin.sampled.moves}
        if self.hash is not None:
            data["hash"] = self.hash
        return data

    def export(self) -> str:
        """The record as the text of one JSON file, with the hash it ends in."""
        final = self.hash or self.replay().hash()
        return json.dumps({**self.plain(), "hash": final}, indent=1, ensure_ascii=False) + "\n"


def other_version(version: str, game: Game) -> str:
    return (
        f"the record was played by version {version} of the rules of {game.id}, and these are version {game.version}: "
        "it cannot be verified by them, but what was played can be replayed by them as far as they allow it"
    )


def read_record(data: Plain, game: Game, other_rules: bool = False) -> Record:
    """A record from the data of its JSON file; the game must be the one it names, and its rules these, unless records
    of other rules are wanted too."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(f"this is no record: its format should be {FORMAT!r}")
    if data.get("format_version") != FORMAT_VERSION:
        raise RecordError(
            f"the record's format version is {data.get('format_version')!r}; {FORMAT_VERSION} can be read"
        )
    for name, kind in (("game", str), ("version", str), ("seats", int), ("options", dict), ("actions", list)):
        if not isinstance(data.get(name), kind):
            raise RecordError(f"the record's {name} is missing or not a {kind.__name__}")
    if data["game"] != game.id:
        raise RecordError(f"the record is of {data['game']!r}, not of {game.id!r}")
    earlier = data["version"] != game.version
    if earlier and not other_rules:
        raise RecordError(other_version(data["version"], game))
    if earlier and data.get("sampled") is not None:
        raise RecordError(
            f"the record begins from a position that only version {data['version']} of the rules can read"
        )
    if data.get("pack") != game.pack_mark:
        raise RecordError("the record was played with another data pack: load the game with that pack")
    try:
        options = game.complete(data["options"], earlier)
        game.check_seats(data["seats"], options)
    except OptionError as error:
        raise RecordError(f"the record cannot be played: {error}") from error
    origin = Origin(
        data["seats"], _seed(data.get("seed")), options, data.get("position"), _sampled(data, options, game)
    )
    if origin.seed is None and origin.description is None and origin.sampled is None:
        raise RecordError("the record has neither a seed nor a position to begin from")
    moves = tuple(_move(n, text) for n, text in enumerate(data["actions"], 1))
    return Record(game, origin, moves, data.get("hash"), data["version"])


def _seed(text: Plain) -> int | None:
    if text is None:
        return None
    if isinstance(text, str) and text.isascii() and text.isdigit() and len(text) <= _SEED_DIGITS:
        return int(text)
    raise RecordError(f"the record's seed should be a whole number written as text, not {text!r}")


def _sampled(data: dict[str, Plain], options: dict[str, Plain], game: Game) -> State | None:
    sampled = data.get("sampled")
    if sampled is None:
        return None
    try:
        blank = game.blank(data["seats"], options, Dice(b""))
        _check_numbers(sampled["position"], blank)
        if type(sampled["moves"]) is not int or not 0 <= sampled["moves"] <= _MOST_MOVES:
            raise RecordError("the record's sampled position does not say after how many actions it is")
        state = game.resume(Origin(data["seats"], None, options), sampled["position"], sampled["moves"])
    except RecordError:
        raise
    except Exception as error:  # somebody meddled with it: whatever it comes to, it is no position
        raise RecordError(f"the record's sampled position cannot be read: {error!r}"[:_LONGEST]) from error
    _look_at(state)
    return state


def _check_numbers(position: dict[str, Plain], blank: Position) -> None:
    """A number that no game comes near would keep the rules busy for ever, or fill the memory."""
    holders = [(position["fields"], blank.SETS)]
    holders += [(position["parts"][name], part.SETS) for name, part in blank.parts.items()]
    for values, sets in holders:
        for name, value in values.items():
            highest = _MOST_BITS if name in sets else _MOST
            _check_number(f"its {name}", value, highest)
    _check_number("a step of it", position["steps"], _MOST_BITS)
    _check_number("its dice", [position["dice"]["count"], *position["dice"]["script"].values()], _MOST_BITS)


def _check_number(what: str, value: Plain, highest: int) -> None:
    if isinstance(value, list):
        if len(value) > _MOST:
            raise RecordError(f"the record's sampled position cannot be: {what} is too long")
        for one in value:
            _check_number(what, one, highest)
    elif isinstance(value, int) and not -_MOST <= value <= highest:
        raise RecordError(f"the record's sampled position cannot be: {what} holds the number {value}"[:_LONGEST])


def _look_at(state: State) -> None:
    """See whether a position that came from a file can be seen at all: what cannot be was never a game's."""
    try:
        state.views([None, *range(state.seats)])
        for decision in state.decisions:
            state.game.fields_of(decision.actions, state)
        state.hash()
    except Exception as error:
        raise RecordError(f"{_NO_SAMPLE} ({error!r})"[:_LONGEST]) from error


def _move(number: int, text: Plain) -> tuple[int, Action]:
    seat, colon, notation = text.partition(": ") if isinstance(text, str) else ("", "", "")
    if not (colon and seat.isascii() and seat.isdigit() and len(seat) <= 2):
        raise RecordError(f"action {number} of the record should read 'seat: action', not {text!r}")
    try:
        return int(seat), Action.read(notation)
    except NotationError as error:
        raise RecordError(f"action {number} of the record: {error}") from error
