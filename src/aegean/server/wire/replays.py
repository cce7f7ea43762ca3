"""What travels between server and client of a game that is looked back at."""

from __future__ import annotations

from msgspec import Struct

from aegean.core.values import Plain
from aegean.server.wire import EntryInfo


class StoryPage(Struct):
    """Entries of a table from one number on, and whether more follow."""

    entries: list[EntryInfo]
    more: bool


class StepInfo(Struct):
    """One step of a replay: what happened, and what it changed in the view before it."""

    entry: EntryInfo
    patch: list[list[Plain]]
    deciding: list[int]


class ReplayPage(Struct):
    """A table as it stood after an entry, through one pair of eyes, and the steps that follow."""

    number: int
    last: int  # the number of the latest entry
    eyes: str  # a seat's number, "spectator" or "above"
    version: str  # of the rules that the views are made by
    view: dict[str, Plain]
    entry: EntryInfo
    deciding: list[int]
    steps: list[StepInfo]


class Verdict(Struct):
    """Whether a finished game kept its promise."""

    commitment: str
    seed: str
    kept: bool  # the seed fits the commitment that was shown before the first roll
    replays: bool  # every roll, shuffle and action follows from the seed
    hash: str
    problem: str  # empty, or what is wrong
    version: str  # of the rules it was played by, and is replayed by
    changed: int | None = None  # the entry at which the table changed to these rules
    word: str | None = None  # the number that somebody gave to be mixed into the seed
    salt: str | None = None  # what the server mixed it with
    mixed: bool | None = None  # whether the seed is what these two make; None where nothing was mixed


class Chances(Struct):
    """How likely each seat was to win after each of the entries, as far as it is worked out."""

    numbers: list[int]  # of the entries
    chances: list[list[float]]  # after each of them, by seat; 1 together
    total: int  # how many entries it will be when all is done


class FigureInfo(Struct):
    """One of the numbers that tell how a game went."""

    name: str  # as in the message `GAME-figure-NAME`
    counts: list[int]  # by seat
    by_turns: list[list[int]]  # by seat: after each of its turns; empty where only the whole is told


class SeatStatistics(Struct):
    turns: int
    decisions: int
    seconds: float | None  # that the table waited for this seat; None where nobody knows


class Statistics(Struct):
    """A finished game in numbers."""

    decisions: int
    seconds: float | None  # from the first entry to the last; None where nobody knows
    seats: list[SeatStatistics]
    figures: list[FigureInfo]


class Imported(Struct):
    id: str
