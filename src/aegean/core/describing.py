"""Descriptions of positions: what every game reads alike, and steps as tables in words.

A value of the wrong kind is refused by the name of its field, with what would be accepted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, Field, fields
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias, cast

from aegean.core.dice import Dice, check_seed
from aegean.core.errors import OptionError, PositionError, nearest
from aegean.core.game import Game
from aegean.core.position import Position, Step
from aegean.core.values import Plain

Table: TypeAlias = Mapping[str, Plain]

RESULT_KEYS: Final = ("winners", "ranking", "reason")
_KEY_DIGITS: Final = 64  # of the key of a dice stream


def refused(field: str, reason: str) -> PositionError:
    return PositionError(f"{field}: {reason}")


def shown(value: Plain) -> str:
    return repr(value)[:60]


# -- single values ----------------------------------------------------------------------------------------------------


def read_table(value: Plain, field: str, known: Iterable[str]) -> Table:
    keys = tuple(known)
    if not isinstance(value, Mapping):
        raise refused(field, f"a table with the keys {', '.join(keys)} is expected, not {shown(value)}")
    for key in value:
        if key not in keys:
            guess = nearest(str(key), keys, most=0)
            hint = f"{guess} " if guess.startswith("did") else ""
            raise refused(field, f"there is no key {shown(key)}: {hint}The keys are {', '.join(keys)}")
    return value


def read_list(value: Plain, field: str, of: str, most: int | None = None) -> list[Plain]:
    if not isinstance(value, list | tuple):
        raise refused(field, f"a list of {of} is expected, not {shown(value)}")
    if most is not None and len(value) > most:
        raise refused(field, f"{len(value)} {of} are too many: there are at most {most}")
    return list(value)


def read_number(value: Plain, field: str, low: int = 0, high: int | None = None) -> int:
    allowed = f"from {low} to {high}" if high is not None else f"{low} or more"
    if type(value) is not int or value < low or (high is not None and value > high):
        raise refused(field, f"{shown(value)} is not possible: it is a whole number, {allowed}")
    return value


def read_flag(value: Plain, field: str) -> bool:
    if not isinstance(value, bool):
        raise refused(field, f"true or false is expected, not {shown(value)}")
    return value


def read_word(value: Plain, field: str, known: Iterable[str]) -> str:
    words = tuple(known)
    if not isinstance(value, str) or value not in words:
        raise refused(field, f"{shown(value)} is unknown: {_hint(str(value), words)}")
    return value


def _hint(word: str, known: Sequence[str]) -> str:
    """Names that look alike, or else names of which the word is a part: "exile" for "blessing:exile"."""
    hint = nearest(word, known, most=24)
    longer = [name for name in known if word and word in name]
    return hint if hint.startswith("did") or not longer else f"did you mean {' or '.join(longer[:3])}?"


def read_words(value: Plain, field: str, of: str, known: Iterable[str]) -> list[str]:
    words = tuple(known)
    return [read_word(item, f"{field}[{n}]", words) for n, item in enumerate(read_list(value, field, of))]


def read_set(value: Plain, field: str, of: str, known: Sequence[str]) -> int:
    """Words of which none may occur twice, as a bit set of their places among the known ones."""
    words = read_words(value, field, of, known)
    for word in words:
        if words.count(word) > 1:
            raise refused(field, f"{word} is there {words.count(word)} times, and can be only once")
    return sum(1 << known.index(word) for word in words)


def written_set(mask: int, known: Sequence[str]) -> list[str]:
    return [word for n, word in enumerate(known) if mask >> n & 1]


# -- the parts that all descriptions share ----------------------------------------------------------------------------


def read_header(game: Game, said: Table) -> tuple[int, int]:
    """The seats and the seed."""
    if said.get("game", game.id) != game.id:
        raise refused("game", f"this is {game.id}, not {said['game']!r}")
    seats = said.get("seats")
    if type(seats) is not int or seats not in game.seats:
        given = f"not {seats!r}" if "seats" in said else "and that must be said"
        raise refused("seats", f"{game.id} is for {', '.join(map(str, game.seats))} seats, {given}")
    seed = said.get("seed", 0)
    try:
        check_seed(seed)
    except (TypeError, ValueError) as error:
        raise refused("seed", str(error)) from error
    return seats, seed


def read_options(game: Game, said: Table, seats: int) -> dict[str, Plain]:
    """The complete options, which must allow so many seats."""
    try:
        options = game.complete(dict(read_table(said.get("options", {}), "options", game.options)))
    except OptionError as error:
        raise refused("options", str(error)) from error
    try:
        game.check_seats(seats, options)
    except OptionError as error:
        raise refused("seats", str(error)) from error
    return options


def read_players(said: Table, seats: int, keys: Iterable[str]) -> list[Table]:
    """A table for every seat; those that the description leaves out are empty."""
    known = tuple(keys)
    players = [
        read_table(player, f"players[{seat}]", known)
        for seat, player in enumerate(read_list(said.get("players", []), "players", "players", seats))
    ]
    return players + [{}] * (seats - len(players))


def written_chance(dice: Dice) -> dict[str, Plain]:
    return {"key": dice.key.hex(), "count": dice.count}


def read_chance(dice: Dice, said: Table, faces: Mapping[str, Sequence[str | int]]) -> Dice:
    """The stream of chance with the results laid down for the next rolls; `faces` are those of every die."""
    key, count = dice.key, dice.count
    if "chance" in said:
        chance = read_table(said["chance"], "chance", ("key", "count"))
        try:
            key = bytes.fromhex(str(chance.get("key")))
        except ValueError:
            key = b""
        if len(key) * 2 != _KEY_DIGITS:
            raise refused("chance.key", f"the key of a stream of chance is {_KEY_DIGITS} hexadecimal digits")
        count = read_number(chance.get("count", 0), "chance.count")
    rolls = read_table(said.get("rolls", {}), "rolls", faces)
    script = {name: _read_rolls(coming, f"rolls.{name}", faces[name]) for name, coming in rolls.items()}
    return Dice(key, count, {name: coming for name, coming in script.items() if coming})


def written_rolls(dice: Dice, faces: Mapping[str, Sequence[str | int]]) -> dict[str, Plain]:
    return {name: [faces[name][face] for face in dice.script[name]] for name in faces if dice.script.get(name)}


def _read_rolls(value: Plain, field: str, faces: Sequence[str | int]) -> tuple[int, ...]:
    words = [face for face in faces if isinstance(face, str)]
    if words:
        return tuple(faces.index(word) for word in read_words(value, field, "results", dict.fromkeys(words)))
    coming = read_list(value, field, "numbers")
    for n, face in enumerate(coming):
        if type(face) is not int or face not in faces:
            raise refused(f"{field}[{n}]", f"{shown(face)} is not on the die: {', '.join(map(str, faces))}")
    return tuple(faces.index(face) for face in coming)


def check_result(p: Position, said: Table) -> None:
    """What is said of the result agrees with the one that the rules gave."""
    told = read_table(said["result"], "result", RESULT_KEYS)
    assert p.result is not None
    for key, value in p.result.plain().items():
        if told.get(key, value) != value:
            raise refused(f"result.{key}", f"by the rules it is {value}, not {told[key]!r}")


# -- steps ------------------------------------------------------------------------------------------------------------


class Wording(NamedTuple):
    """How a field of a step is written, and how it is read back. `unsaid` is told by leaving the key out."""

    write: Callable[[Any], Plain]
    read: Callable[[Plain, str], Plain]
    unsaid: Plain = None


def _same(value: Any) -> Plain:
    return value


def word_of(known: Iterable[str], absent: str | None = None) -> Wording:
    """A text that is one of some words."""
    words = tuple(known)
    return Wording(_same, lambda value, field: read_word(value, field, words), absent)


def one_of(known: Sequence[str], absent: int | None = None) -> Wording:
    """A number that stands for one of some words."""
    return Wording(lambda value: known[value], lambda value, field: known.index(read_word(value, field, known)), absent)


def some_of(known: Sequence[str], of: str) -> Wording:
    """A bit set of some words."""
    return Wording(lambda value: written_set(value, known), lambda value, field: read_set(value, field, of, known))


def row_of(known: Sequence[str], of: str) -> Wording:
    """A tuple of numbers that stand for some words."""
    return Wording(
        lambda value: [known[n] for n in value],
        lambda value, field: tuple(known.index(word) for word in read_words(value, field, of, known)),
    )


def number(low: int = 0, high: int | None = None) -> Wording:
    return Wording(_same, lambda value, field: read_number(value, field, low, high))


class StepWords:
    """All steps of a game as tables. Wordings go by the field's name, or by "Step.field" where steps differ; flags
    and plain numbers need none."""

    FLAG: ClassVar[Wording] = Wording(_same, read_flag)
    NUMBER: ClassVar[Wording] = number()

    def __init__(self, kinds: Iterable[type[Step]], wordings: Mapping[str, Wording]) -> None:
        self._kinds = {kind.__name__: kind for kind in kinds}
        self._wordings = wordings

    def write(self, step: Step) -> dict[str, Plain]:
        """The step as a table: its name, and its fields in words."""
        name = type(step).__name__
        table: dict[str, Plain] = {"step": name}
        for part in fields(cast(Any, step)):
            value = getattr(step, part.name)
            wording = self._wording(name, part)
            if value != _unsaid(part, wording):
                table[part.name] = wording.write(value)
        return table

    def read(self, table: Plain, field: str) -> Step:
        if not isinstance(table, Mapping) or "step" not in table:
            raise refused(field, "a step is a table with its name under the key `step`")
        name = read_word(table["step"], f"{field}.step", self._kinds)
        parts = fields(cast(Any, self._kinds[name]))
        read_table(table, field, ("step", *(part.name for part in parts)))
        values: list[Plain] = []
        for part in parts:
            wording = self._wording(name, part)
            if part.name in table:
                values.append(wording.read(table[part.name], f"{field}.{part.name}"))
            elif _unsaid(part, wording) is not None:
                values.append(_unsaid(part, wording))
            else:
                raise refused(field, f"{name} needs {part.name}")
        return self._kinds[name](*values)

    def read_stack(self, value: Plain) -> list[Step]:
        return [self.read(table, f"steps[{n}]") for n, table in enumerate(read_list(value, "steps", "steps"))]

    def _wording(self, step: str, part: Field[Any]) -> Wording:
        usual = self.FLAG if part.type in ("bool", bool) else self.NUMBER
        return self._wordings.get(f"{step}.{part.name}") or self._wordings.get(part.name) or usual


def _unsaid(part: Field[Any], wording: Wording) -> Plain:
    return wording.unsaid if part.default is MISSING else part.default
