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
