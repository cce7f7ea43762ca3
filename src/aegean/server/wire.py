"""What travels between the server and its clients (docs/api.md); of games looked back at, see wire_replays."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from aegean.core.values import Plain

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Secret = Annotated[str, Meta(max_length=64)]  # of a link
_TYPED = r"^[^\x00-\x1f\x7f]*$"  # no control characters
Title = Annotated[str, Meta(max_length=60, pattern=_TYPED)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=_TYPED)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Door = Literal["open", "members", "accounts"]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
Absence = Literal["never", "host", "others"]


class Refused(Struct, kw_only=True):
    """Why something was refused: `code` for programs, `message` for people. `number` where a table has moved on."""

    code: str
    message: str
    number: int | None = None


# -- people -----------------------------------------------------------------------------------------------------------


class GuestForm(Struct, forbid_unknown_fields=True):
    name: Name
    language: Literal["en", "es", "de", "pl"] = "en"
    invitation: Secret = ""  # the word in the host's link, where only members come in


class AccountForm(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password
    language: Literal["en", "es", "de", "pl"] = "en"  # of somebody who was no guest before
    invitation: Secret = ""


class SignInForm(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class NewPasswordForm(Struct, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class InvitationForm(Struct, forbid_unknown_fields=True):
    invitation: Secret


class ResetForm(Struct, forbid_unknown_fields=True):
    """A new password by a link of the host's."""

    secret: Secret
    password: Password


class PasswordForm(Struct, forbid_unknown_fields=True):
    password: Annotated[str, Meta(max_length=200)]


class ProfileForm(Struct, forbid_unknown_fields=True):
    name: Name | None = None
    language: Literal["en", "es", "de", "pl"] | None = None


class TokenForm(Struct, forbid_unknown_fields=True):
    label: Annotated[str, Meta(min_length=1, max_length=60)]


class Person(Struct):
    """Oneself."""

    id: int
    name: str
    guest: bool
    language: str
    member: bool = False  # let in by an invitation or by the host
    moderator: bool = False  # may look after the house: /api/house


class MyData(Struct, kw_only=True):
    """Everything that is kept of oneself. Times are seconds since 1970, in UTC."""

    profile: dict[str, Plain]
    sessions: list[dict[str, Plain]]  # where one is signed in, and tokens: without their secrets
    devices: list[dict[str, Plain]]  # that are known to be one's own
    tickets: list[dict[str, Plain]]  # links to a new password that were made for one
    seats: list[dict[str, Plain]]  # at which tables one sits or sat
    hosted: list[dict[str, Plain]]  # the tables that one made
    chat: list[dict[str, Plain]]  # what one said
    acts: list[dict[str, Plain]]  # what whoever looks after the house did to one
    records: list[str]  # the games that one finished, each to be had at this address


class TokenInfo(Struct):
    """A token of one's own, without its secret."""

    id: str
    label: str
    created: float
    expires: float


class TokenMade(Struct):
    """A token for a program of one's own. The secret is shown this once."""

    token: str
    label: str
    expires: float


# -- games ------------------------------------------------------------------------------------------------------------


class OptionInfo(Struct):
    name: str
    default: Plain
    choices: list[Plain]  # empty: any value that the game accepts


class GameInfo(Struct):
    id: str
    version: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]  # levels, the strongest last
    usual: str  # the level to take where nobody has chosen one


class ComponentTables(Struct):
    """The components of a game, as its data tell them: table, id, facts. What is empty or nought is left out."""

    game: str
    version: str
    tables: dict[str, dict[str, dict[str, Plain]]]


# -- tables -----------------------------------------------------------------------------------------------------------


class SeatForm(Struct, forbid_unknown_fields=True):
    """Who is to sit there: a person (None: whoever comes), or a bot of a level."""

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
    absence: Absence = "others"  # who may let a bot play for somebody who is away
    absence_after: Annotated[float, Meta(ge=0, le=30 * 86_400)] = 86_400.0  # seconds that the table waited for them


class LessonForm(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=20)]


class JoinForm(Struct, forbid_unknown_fields=True):
    invite: Annotated[str, Meta(max_length=32)] = ""
    seat: SeatNumber | None = None  # None: the first that is free


class SeatInfo(Struct):
    seat: int
    name: str  # empty: free, or a bot without a person behind it
    person: int | None  # the user's id
    bot: str | None  # the level of the bot that plays here now
    connected: bool
    absent: bool  # the table has waited for them so long that its rule allows a bot in their place
    resigned: bool


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
    lesson: bool  # it teaches a first game
    absence: Absence  # who may let a bot play for somebody who is away: nobody, its host, or all others together
    absence_after: float  # after how many seconds that the table waited for them
    lent: list[int]  # people's seats that a bot plays at present
    ended_by: str = ""  # of a closed table: "house", "host" or "players"
    reason: str = ""  # what the house said of it
    stuck: bool = False  # no rules here can continue it: it can be read, and ended by its people
    own: list[int] = []  # the seats that are one's own: several only where all play on one device
    mine: int | None = None  # the seat that one looks from
    invite: str | None = None  # for those who sit here


class TableList(Struct):
    tables: list[TableInfo]
    more: bool


# -- play -------------------------------------------------------------------------------------------------------------


class Act(Struct, tag_field="do", tag="act", forbid_unknown_fields=True):
    """Take one of the offered actions: by its place in the list, or by its notation."""

    number: Number  # of the latest entry that the player had seen
    action: Annotated[int, Meta(ge=0, le=100_000)] | Annotated[str, Meta(max_length=200)]
    id: int | None = None  # comes back with the answer


class Undo(Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    number: Number
    id: int | None = None


class Restart(Struct, tag_field="do", tag="restart", forbid_unknown_fields=True):
    number: Number
    id: int | None = None


class Redo(Struct, tag_field="do", tag="redo", forbid_unknown_fields=True):
    number: Number
    id: int | None = None


class AskBack(Struct, tag_field="do", tag="ask_back", forbid_unknown_fields=True):
    """Ask the others to go back to just before one's own latest action, past what is sealed."""

    number: Number
    id: int | None = None


class Answer(Struct, tag_field="do", tag="answer", forbid_unknown_fields=True):
    number: Number
    agree: bool
    id: int | None = None


class Resign(Struct, tag_field="do", tag="resign", forbid_unknown_fields=True):
    number: Number
    id: int | None = None


class HandOver(Struct, tag_field="do", tag="hand_over", forbid_unknown_fields=True):
    """Let a bot play one's own seat. Without a level it is the usual one."""

    number: Number
    bot: Annotated[str, Meta(max_length=20)] = ""
    id: int | None = None


class Replace(Struct, tag_field="do", tag="replace", forbid_unknown_fields=True):
    """Let a bot play for somebody who is away, or propose it to the others: as the table's rule has it."""

    number: Number
    seat: SeatNumber
    id: int | None = None


class Return(Struct, tag_field="do", tag="return", forbid_unknown_fields=True):
    """Take one's own seat back from the bot."""

    number: Number
    id: int | None = None


class Say(Struct, tag_field="do", tag="say", forbid_unknown_fields=True):
    text: ChatText
    id: int | None = None


Command = Act | Undo | Restart | Redo | AskBack | Answer | Resign | HandOver | Replace | Return
SocketCommand = Act | Undo | Restart | Redo | AskBack | Answer | Resign | HandOver | Replace | Return | Say


class AdviceForm(Struct, forbid_unknown_fields=True):
    number: Number  # of the latest entry that the player had seen
    seat: SeatNumber | None = None  # which of one's seats, where one has several


class ActionInfo(Struct):
    text: str  # its notation
    kind: str
    fields: dict[str, Plain]  # what its sentence is made of, its costs among them
    targets: tuple[str, ...]  # the things on the table that stand for it, in the order a hand would touch them


class DecisionInfo(Struct):
    kind: str
    about: dict[str, Plain]
    confirm: bool
    actions: list[ActionInfo]
    since: int  # the number of the entry that opened it: an answer that had seen this is not too late


class EventInfo(Struct):
    kind: str
    fields: dict[str, Plain]


class EntryInfo(Struct):
    """One entry of a table's record, as one seat may know it."""

    number: int
    seat: int  # -1: the server's doing
    kind: str  # of those that aegean.server.course lists
    text: str | None  # an action's notation, for its own seat and after the end; otherwise what the kind needs
    events: list[EventInfo]
    moves: int  # how many actions stand after it: fewer than before where some were taken back
    at: float


class Asked(Struct):
    """Somebody asks to go back, or to let a bot play for the `absent`; `missing` have not answered yet."""

    seat: int
    moves: int  # to go back to; -1 where that is not the question
    missing: list[int]
    absent: int | None = None


class Worded(Struct):
    """Something that the catalogues have a sentence for."""

    kind: str
    fields: dict[str, Plain]


class Weighed(Struct):
    """An action that was considered."""

    action: int  # its place among the decision's actions
    chance: float | None  # of winning after it, as far as could be told
    looks: int  # how often it was looked at


class Advice(Struct, kw_only=True):
    """What a strong bot would do in one's place, by what one knows oneself."""

    since: int  # the number of the entry that opened the decision
    action: int  # its place among the decision's actions
    alternatives: list[Weighed]  # the best first: the recommended action, and what else was considered
    plan: list[Worded]  # the actions that are to follow each other, as far as no luck and nobody else has a say
    grounds: list[Worded]  # what speaks for it, in the game's own terms
    chances: list[float]  # of each seat to win
    looks: int  # 0: it was decided at a glance


class Now(Struct, kw_only=True):
    """Where a table stands for one seat, besides its view."""

    number: int
    moves: int
    decision: DecisionInfo | None
    deciding: list[int]  # the seats that have to decide
    undoable: int
    redoable: bool
    asked: Asked | None
    seats: list[SeatInfo]
    result: Plain


class StateMessage(Struct, tag_field="type", tag="state"):
    """All of it: sent when a socket opens, with the entries that the client had not seen."""

    table: TableInfo
    now: Now
    view: dict[str, Plain]
    entries: list[EntryInfo]
    chat: list[ChatLine]


class MovedMessage(Struct, tag_field="type", tag="moved", kw_only=True):
    """The table moved: what happened, and what changed in the view."""

    now: Now
    entries: list[EntryInfo]
    patch: list[list[Plain]]  # [path, value] puts, [path] removes; see aegean.server.patches


class TableMessage(Struct, tag_field="type", tag="table"):
    """Names, seats or the status changed."""

    table: TableInfo


class ChatLine(Struct):
    id: int
    room: str
    name: str
    seat: int | None
    text: str  # empty where it was removed
    at: float
    removed: bool = False


class ChatMessage(Struct, tag_field="type", tag="chat"):
    line: ChatLine


class ChatAgainMessage(Struct, tag_field="type", tag="chat_again"):
    """All that was said and stands: a line was removed, or somebody's name."""

    chat: list[ChatLine]


class Announcement(Struct):
    """What everybody is to read, until a time; an empty text: nothing any more."""

    text: str
    until: float


class AnnouncementMessage(Struct, tag_field="type", tag="announcement"):
    announcement: Announcement


class DoneMessage(Struct, tag_field="type", tag="done"):
    """A command was carried out, and is on disk; `number` is its entry."""

    id: int | None
    number: int


class RefusedMessage(Struct, tag_field="type", tag="refused"):
    id: int | None
    code: str
    message: str
    number: int | None


Message = (
    StateMessage
    | MovedMessage
    | TableMessage
    | ChatMessage
    | ChatAgainMessage
    | AnnouncementMessage
    | DoneMessage
    | RefusedMessage
)


# -- looking after the house ------------------------------------------------------------------------------------------


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


# -- the house --------------------------------------------------------------------------------------------------------


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


decoder = msgspec.json.Decoder(SocketCommand)
