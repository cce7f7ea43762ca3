"""Tables before and around their play."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from aegean.core.values import Plain
from aegean.server.wire.basics import _TYPED, Absence, SeatNumber, Title


class ClockForm(Struct, forbid_unknown_fields=True):
    """How time is kept. Live: `budget` seconds for the whole game, and `decision` more with each decision. Slow:
    `decision` seconds for each, and a reserve of `budget` seconds that is used when these are up."""

    kind: Literal["live", "slow"]
    budget: Annotated[float, Meta(ge=0, le=90 * 86_400)]
    decision: Annotated[float, Meta(ge=0, le=30 * 86_400)]
    then: Literal["bot", "resign", "others"] = "bot"  # at the end of time: a bot goes on, one gives up, or they decide
    bot: Annotated[str, Meta(max_length=20)] = ""  # that goes on then; empty: the usual one


class SeatForm(Struct, forbid_unknown_fields=True):
    """Who is to sit there: a person (None: whoever comes), or a bot: its level, and its character where one is wished
    for, as in "pythia.atalanta"."""

    bot: Annotated[str, Meta(max_length=20)] | None = None
    name: Annotated[str, Meta(max_length=24, pattern=_TYPED)] = ""  # of a person, where all play on one device


class TableForm(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[list[SeatForm], Meta(min_length=1, max_length=12)]
    options: dict[str, Plain] = {}
    seed: Annotated[str, Meta(max_length=78, pattern="^[0-9]*$")] = ""  # empty: drawn
    public: bool = True
    title: Title = ""
    sit: bool = True  # take the first seat for a person oneself
    start: bool = False  # at once, if nobody else is waited for
    advice: bool | None = None  # whether players may ask a bot what it would do; None: where only one person plays
    hot_seat: bool = False  # all people play on this device, and the seats for them are all one's own
    together: Annotated[list[SeatNumber], Meta(max_length=12)] = []  # seats of one side that one player leads
    seat: SeatNumber | None = None  # the seat to take oneself; None: the first for a person
    dealt: bool = False  # who sits where is dealt when the game begins
    absence: Absence = "others"  # who may let a bot play for somebody who is away
    absence_after: Annotated[float, Meta(ge=0, le=30 * 86_400)] = 86_400.0  # seconds that the table waited for them
    clock: ClockForm | None = None  # where time is kept, it says who is late, and not `absence`
    rated: bool | None = None  # None: where at least two people play; true: against bots alone as well


class LessonForm(Struct, forbid_unknown_fields=True):
    lesson: Annotated[str, Meta(max_length=24)]  # one of those that its game names


class JoinForm(Struct, forbid_unknown_fields=True):
    invite: Annotated[str, Meta(max_length=32)] = ""
    seat: SeatNumber | None = None  # None: the first that is free


class SeatClock(Struct):
    """The clock of a person's seat, as it stood when the table last moved."""

    own: float  # seconds left of this decision's own time, which is used first
    budget: float  # seconds left of the budget, or of the reserve
    since: float | None  # it has run since then, or will from then on; None: it stands
    rests: float | None  # its player is on vacation until then
    late: bool  # its time was up


class SeatInfo(Struct):
    seat: int
    name: str  # empty: free, or a bot without a person behind it
    person: int | None  # the user's id
    bot: str | None  # the bot that plays here now: its level, and its character if it has one, as in "pythia.atalanta"
    connected: bool
    absent: bool  # the table has waited for them so long that its rule allows a bot in their place
    resigned: bool
    clock: SeatClock | None = None


class TableInfo(Struct, kw_only=True):
    """What everybody who may see the table knows of it."""

    id: str
    game: str
    version: str
    title: str
    status: Literal["open", "running", "over", "closed"]
    public: bool
    options: dict[str, Plain]
    seats: list[SeatInfo]
    host: int | None
    created: float
    started: float | None
    touched: float
    waiting: list[int]
    round: int  # 0: it has not begun, or has not moved since rounds are counted
    result: Plain
    commitment: str
    seed_given: bool  # somebody chose the seed, and so may know all that is hidden
    seed: str | None  # once the game is over
    seed_word: str | None  # a number that somebody gave: the server mixed it with what nobody knows
    seed_salt: str | None  # what it was mixed with, once the game is over
    arranged: bool  # it began from a position that somebody described, and not from the setup
    imported: bool
    rematch: str | None  # the table that follows this one
    advice: bool  # its players may ask a bot what it would do
    hot_seat: bool  # its people all play on one device
    lesson: str  # the first game that it teaches; empty: none
    absence: Absence  # who may let a bot play for somebody who is away: nobody, its host, or all others together
    absence_after: float  # after how many seconds that the table waited for them
    time: float  # the server's, when this was told
    lent: list[int]  # people's seats that a bot plays at present
    ended_by: str = ""  # of a closed table: "house", "host" or "players"
    reason: str = ""  # what the house said of it
    sides: list[int] = []  # the side of each seat
    roles: list[str] = []  # what each seat plays; empty words where all play the same
    together: list[int] = []  # the seats that one player leads
    dealt: bool = False  # who sits where is dealt when the game begins, or was
    clock: ClockForm | None = None  # how time is kept, if at all
    tournament: str | None = None  # that it belongs to
    rated: bool | None = None  # whether the game counts for ratings, as it was wished: see TableForm
    stuck: bool = False  # no rules here can continue it: it can be read, and ended by its people
    own: list[int] = []  # the seats that are one's own
    mine: int | None = None  # the seat that one looks from
    invite: str | None = None  # for those who sit here
    reading: str | None = None  # for the same, once a private game is over: what a link for others to look back carries


class TableList(Struct):
    tables: list[TableInfo]
    more: bool
