"""People among each other, as they travel: friends, asking, recent company; profiles, ratings and ladders."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from aegean.server.wire.basics import Name
from aegean.server.wire.tables import TableInfo

ShownTo = Literal["everybody", "friends", "nobody"]
Bond = Literal["self", "friend", "asked", "asks", "none"]  # asked: by oneself; asks: the other one
Speed = Literal["live", "slow"]


class ShownForm(Struct, forbid_unknown_fields=True):
    """Who sees one's profile, and one's ratings anywhere."""

    shown_to: ShownTo


class AskForm(Struct, forbid_unknown_fields=True):
    """Whom one asks to be friends, by the account's name."""

    name: Name


class InviteForm(Struct, forbid_unknown_fields=True):
    person: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Acquaintance(Struct, kw_only=True):
    """Somebody one has to do with."""

    id: int
    name: str
    guest: bool
    at: float  # since when it is so; of recent company: when the table last moved
    profile: bool  # one may see it


class Companion(Struct, kw_only=True):
    """Somebody one has played with lately."""

    id: int
    name: str
    guest: bool
    bond: Bond
    profile: bool
    table: str  # the latest that they shared
    game: str
    at: float  # when it last moved
    over: bool  # it can be played again with the same people


class Company(Struct, kw_only=True):
    """One's own company; nobody else is told of it."""

    shown_to: ShownTo
    friends: list[Acquaintance]
    asks: list[Acquaintance]  # who waits for one's own answer
    asked: list[Acquaintance]  # who has not answered
    blocked: list[Acquaintance]
    recent: list[Companion]
    invitations: list[TableInfo]  # tables that have not begun and that one is invited to


class RatingInfo(Struct, kw_only=True):
    """What somebody is worth in a game, live or slow: OpenSkill's mean and deviation; who is unknown has 25 and 8.3."""

    game: str
    speed: Speed
    mean: float
    deviation: float
    games: int
    provisional: bool  # too little is known yet
    level: str | None  # the level of bots that is about as good; None while it is provisional


class CurvePoint(Struct, kw_only=True):
    """A rating after a game."""

    at: float
    mean: float
    deviation: float


class Curve(Struct, kw_only=True):
    game: str
    speed: Speed
    points: list[CurvePoint]  # the latest of them, in the order of the games


class Tally(Struct, kw_only=True):
    """How many games of a kind there were, and how many of them were won."""

    what: str
    games: int
    won: int


class PlayedWith(Struct, kw_only=True):
    """What somebody chose, by a family of the game's words."""

    family: str
    words: list[Tally]  # the favourite first


class GameRecord(Struct, kw_only=True):
    """How somebody has played a game so far. Games that began from a described position, first games, those on one
    device and imported ones are not among it."""

    game: str
    games: int
    won: int
    by_seats: list[Tally]
    by_module: list[Tally]  # each with the games that it was part of; an empty word: without any
    by_role: list[Tally]  # where roles differ
    by_reason: list[Tally]  # how games ended
    played_with: list[PlayedWith]
    pace_live: float | None  # seconds to decide: the median over the games of each game's median
    pace_slow: float | None


class Opponent(Struct, kw_only=True):
    """Somebody met in games that whoever asks may see too."""

    id: int
    name: str
    games: int
    ahead: int  # games in which the one whose profile it is came before them
    behind: int


class FinishedPlayer(Struct, kw_only=True):
    name: str
    bot: str | None
    place: int
    own: bool  # a seat of the one whose profile it is


class FinishedGame(Struct, kw_only=True):
    table: str
    game: str
    title: str
    ended: float
    reason: str
    won: bool
    rated: bool
    players: list[FinishedPlayer]  # by seat


class FinishedList(Struct):
    games: list[FinishedGame]
    more: bool


class Profile(Struct, kw_only=True):
    """What somebody lets others see of themselves."""

    id: int
    name: str
    since: float
    bond: Bond
    blocked: bool  # by whoever asks
    shown_to: ShownTo | None  # for oneself
    ratings: list[RatingInfo]
    curves: list[Curve]
    records: list[GameRecord]
    opponents: list[Opponent]


class Anchor(Struct, kw_only=True):
    """What a level of bots is worth: it does not move."""

    level: str
    mean: float
    deviation: float


class LadderRow(Struct, kw_only=True):
    id: int
    name: str
    mean: float
    deviation: float
    games: int
    provisional: bool


class Ladder(Struct, kw_only=True):
    """The ratings of those whose profile everybody may see; the provisional ones come last."""

    game: str
    speed: Speed
    rows: list[LadderRow]
    unlisted: bool  # whoever asks has a rating here, and is not listed by their own choice
    anchors: list[Anchor]  # the levels that are told apart, the strongest first


class SeatRating(Struct, kw_only=True):
    """What a person at a table is worth, by the table's game and clock."""

    person: int
    mean: float
    deviation: float
    provisional: bool
