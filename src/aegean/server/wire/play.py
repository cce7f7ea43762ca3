"""Commands, decisions, events and what a table's connections are told."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from aegean.core.values import Plain
from aegean.server.wire.basics import ChatText, Number, Reason, SeatNumber, Thing
from aegean.server.wire.orders import AnsweringMessage
from aegean.server.wire.tables import SeatInfo, TableInfo


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
    to: Literal["table", "side"] = "table"  # everybody who plays (or watches) with oneself, or one's own side alone
    id: int | None = None


class Point(Struct, tag_field="do", tag="point", forbid_unknown_fields=True):
    """Show the others of one's side a thing on the table, for a moment."""

    thing: Thing
    id: int | None = None


class Look(Struct, tag_field="do", tag="look", forbid_unknown_fields=True):
    """One turns away from the page, or back to it: whoever does not look is notified."""

    away: bool
    id: int | None = None


Command = Act | Undo | Restart | Redo | AskBack | Answer | Resign | HandOver | Replace | Return
SocketCommand = (
    Act | Undo | Restart | Redo | AskBack | Answer | Resign | HandOver | Replace | Return | Say | Point | Look
)


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
    kind: str  # of those that aegean.server.timeline lists; "ordered" for whose standing order it was alone
    text: str | None  # an action's notation, for its own seat and after the end; otherwise what the kind needs
    events: list[EventInfo]
    moves: int  # how many actions stand after it: fewer than before where some were taken back
    at: float


class Asked(Struct):
    """Somebody asks to go back, or to let a bot play for the `absent`; `missing` have not answered yet."""

    seat: int  # -1: the server does, for somebody whose time is up
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
    grounds: list[Worded]  # what speaks for it, and what it costs, in the game's own terms
    chances: list[float]  # of each seat to win
    looks: int  # 0: it was decided at a glance


class Miss(Struct):
    """An action that a thing on the table stands for, and why it is not offered now."""

    kind: str
    targets: tuple[str, ...]  # the things that stand for it, in the order a hand would touch them
    refusal: Reason


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
    time: float | None = None  # the server's, when this was told; clocks count on from it


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
    id: int  # below 0: said among a side
    room: str  # "players", "watchers" or "side"
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


class PointedMessage(Struct, tag_field="type", tag="pointed"):
    """Somebody of one's side points at a thing."""

    seat: int
    thing: str


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
    refusal: Reason | None = None


Message = (
    StateMessage
    | MovedMessage
    | TableMessage
    | ChatMessage
    | ChatAgainMessage
    | PointedMessage
    | AnsweringMessage
    | AnnouncementMessage
    | DoneMessage
    | RefusedMessage
)

decoder = msgspec.json.Decoder(SocketCommand)
