"""Leagues, cups and events with rounds."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from aegean.core.values import Plain
from aegean.server.wire.basics import _TYPED
from aegean.server.wire.tables import ClockForm

TournamentKind = Literal["league", "cup", "rounds"]
TournamentStatus = Literal["open", "running", "over", "called_off"]
Criterion = Literal["", "points", "wins", "direct", "opposition", "late", "lot"]
Out = Literal["", "left", "removed", "absent", "gone", "spare"]
Decided = Literal["", "played", "walkover", "organiser", "nobody"]
TournamentTitle = Annotated[str, Meta(min_length=1, max_length=60, pattern=_TYPED)]
Entrants = Annotated[int, Meta(ge=2, le=64)]


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed on besides; each kind has its own."""

    division: Annotated[int, Meta(ge=3, le=6)] = 4  # league: about how many play in a division
    moves: Annotated[int, Meta(ge=0, le=2)] = 1  # league: who go up, and as many down, after the season
    games: Annotated[int, Meta(ge=0, le=6)] = (
        0  # league, where a division sits at one table: its games; 0: as many as seats
    )
    at_once: Annotated[int, Meta(ge=1, le=6)] = 2  # league: games that somebody has at a time
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3  # event with rounds


class TournamentForm(Struct, forbid_unknown_fields=True):
    kind: TournamentKind
    title: TournamentTitle
    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[int, Meta(ge=2, le=6)]  # at a table, at most
    clock: ClockForm
    options: dict[str, Plain] = {}
    plan: Plan = field(default_factory=Plan)
    public: bool = True  # listed for everybody, or for those with the link
    begins: Annotated[float, Meta(ge=0, le=1e11)] | None = None  # on which date
    begins_with: Entrants | None = None  # as soon as so many have signed up
    most: Entrants = 64


class TournamentChange(Struct, forbid_unknown_fields=True):
    """What the organiser changes before the beginning; what is not said stays."""

    title: TournamentTitle | None = None
    begins: Annotated[float, Meta(ge=0, le=1e11)] | None = None
    by_hand: bool = False  # it begins by no date and no number
    begins_with: Entrants | None = None
    most: Entrants | None = None


class EntryForm(Struct, forbid_unknown_fields=True):
    invite: Annotated[str, Meta(max_length=32)] = ""


class PlacesForm(Struct, forbid_unknown_fields=True):
    """How the organiser decides a game: the place of each seat, 1 for the first; null for whoever does not count."""

    places: Annotated[list[Annotated[int, Meta(ge=1, le=6)] | None], Meta(min_length=1, max_length=6)]


class EntrantInfo(Struct):
    number: int
    name: str  # empty: somebody who is no longer here
    person: int | None
    division: int | None
    out: Out  # why they play no more


class StandingInfo(Struct):
    """A row of a table of standings. Points are what a game is worth, 100 for a win."""

    entrant: int
    place: int
    points: float
    played: int
    wins: float
    direct: float
    opposition: float
    late: int
    by: Criterion  # what tells it from the row above
    moves: Annotated[int, Meta(ge=-1, le=1)] = 0  # 1: would go up if the season ended like this; -1: down


class DivisionInfo(Struct):
    number: int  # 0 where there are none
    standings: list[StandingInfo]


class FixtureInfo(Struct):
    number: int
    round: int
    division: int | None
    entrants: list[int]  # by seat; a single one has no opponent
    table: str | None
    running: bool
    closed: bool  # its table was closed before the end: the organiser has three days to say what follows
    places: list[int | None] | None
    late: list[bool]
    decided: Decided
    ended: float | None


class TournamentLine(Struct, kw_only=True):
    """A tournament in a list."""

    id: str
    kind: TournamentKind
    title: str
    game: str
    options: dict[str, Plain]
    seats: int
    clock: ClockForm
    status: TournamentStatus
    public: bool
    season: int
    entrants: int
    most: int
    begins: float | None
    begins_with: int | None
    own: bool  # one has signed up, or organises it
    touched: float


class TournamentList(Struct):
    tournaments: list[TournamentLine]
    more: bool


class TournamentInfo(TournamentLine, kw_only=True):
    plan: Plan
    organiser: str  # empty: they are no longer here
    organises: bool  # one may do what the organiser may
    round: int
    created: float
    started: float | None
    why: str  # it was called off
    least: int  # who are needed
    games: int  # of a league: how many each of a full division has
    follows: str | None  # the season before
    followed_by: str | None
    people: list[EntrantInfo]
    divisions: list[DivisionInfo]
    fixtures: list[FixtureInfo]
    entrant: int | None = None  # one's own number
    invite: str | None = None  # for those who take part
    time: float  # the server's


class SeasonForm(Struct, forbid_unknown_fields=True):
    """The season after this one."""

    begins: Annotated[float, Meta(ge=0, le=1e11)] | None = None
    begins_with: Entrants | None = None
