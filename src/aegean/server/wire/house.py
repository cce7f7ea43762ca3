"""The house and those who look after it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from aegean.server.wire.basics import _TYPED, Door, Name


class CloseForm(Struct, forbid_unknown_fields=True):
    reason: Annotated[str, Meta(max_length=200, pattern=_TYPED)] = ""  # that is shown to everybody


class GiveSeatForm(Struct, forbid_unknown_fields=True):
    person: Annotated[str, Meta(min_length=1, max_length=40)]  # an account's name, or id: and a number


class TakeBackForm(Struct, forbid_unknown_fields=True):
    actions: Annotated[int, Meta(ge=1, le=100_000)]  # how many of the latest


class RenameForm(Struct, forbid_unknown_fields=True):
    name: Name


class MuteForm(Struct, forbid_unknown_fields=True):
    hours: Annotated[float, Meta(ge=0, le=8760)]  # 0: heard again


class AnnounceForm(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=300, pattern=_TYPED)]
    hours: Annotated[float, Meta(gt=0, le=8760)] = 24


class ActInfo(Struct):
    """What somebody did who looks after the house."""

    at: float
    by: str  # a moderator's name; "host" for the command
    kind: str
    subject: str
    text: str


class BanForm(Struct, forbid_unknown_fields=True):
    reason: Annotated[str, Meta(max_length=200, pattern=_TYPED)] = ""  # for the log


class ReportForm(Struct, forbid_unknown_fields=True):
    reason: Annotated[str, Meta(min_length=1, max_length=200, pattern=_TYPED)]  # that hosts alone read


class DecisionForm(Struct, forbid_unknown_fields=True):
    decision: Literal["upheld", "dismissed"]


class PersonInfo(Struct, kw_only=True):
    """Somebody, as hosts see them."""

    id: int
    name: str
    guest: bool
    created: float
    role: Literal["", "moderator", "host"]
    banned: bool
    muted: float | None  # until when


class ContextLine(Struct):
    """A line of chat as hosts read it: what was removed, too."""

    id: int
    at: float
    name: str
    text: str
    removed: bool


class ReportInfo(Struct, kw_only=True):
    """What a player told the hosts of."""

    id: int
    at: float
    yours: bool = False  # whoever asks plays at the table, and is told nothing else until the game is over
    reporter: PersonInfo | None = None  # null: not here any more
    person: PersonInfo | None = None  # whom it is about
    name: str = ""  # as they were called at that time
    table: str | None = None
    game: str = ""
    title: str = ""
    line: int | None = None  # null: it is about the person
    said: str = ""  # what the line said at that time
    reason: str = ""
    context: list[ContextLine] = []  # the line, and some before and after it
    settled: float | None = None
    decision: Literal["upheld", "dismissed"] | None = None


class Load(Struct, kw_only=True):
    """What the server has to carry now, by all its processes together."""

    accounts: int
    guests: int
    connected: int  # people at tables, within the last minute
    open: int  # tables that wait for people
    running: int
    over: int
    entries: int  # within the last minute
    entries_today: int
    bots_waiting: int  # tables where a bot is to move
    bots_late: int  # those of them where it should have moved by now
    unkept: int  # finished games that are not kept as they were yet
    reports: int  # that are to be decided


class TableLine(Struct, kw_only=True):
    """A table, as hosts see it: private ones too."""

    id: str
    game: str
    status: Literal["open", "running", "over", "closed"]
    public: bool
    title: str
    touched: float
    names: list[str]  # by seat; empty: free, or a bot


class BanInfo(Struct):
    """An address or network that may not come in."""

    address: str
    since: float
    reason: str


class Barred(Struct, kw_only=True):
    """Who may not come in, and whom nobody hears."""

    people: list[PersonInfo]
    muted: list[PersonInfo]
    addresses: list[BanInfo]


class House(Struct):
    """What a stranger may know."""

    name: str  # empty: it has none
    door: Door


class Health(Struct, kw_only=True):
    """How the server is. Failing: moves cannot be written. Degraded: they can, and reach other processes late."""

    status: Literal["ok", "degraded", "failing"]
    version: str
    database: bool  # it answers
    writes: bool  # it takes moves
    channels: bool  # processes hear of each other's moves at once
    why: str = ""  # what is wrong
