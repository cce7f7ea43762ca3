"""Notifications: where somebody is reached, and what they wish to be told."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from aegean.server.wire.basics import _TYPED, DestinationKind, Secret, Wish

Minute = Annotated[int, Meta(ge=0, lt=1440)]  # of a day
TableName = Annotated[str, Meta(max_length=16, pattern="^[a-z0-9]+$")]


class NotificationSettings(Struct, forbid_unknown_fields=True):
    """What one wishes to be told, and when. Quiet hours begin and end at a minute of the day, by the time zone."""

    about: list[Wish]
    quiet_from: Minute | None = None  # both or none of the two
    quiet_to: Minute | None = None
    zone: Annotated[str, Meta(min_length=1, max_length=64)] = "UTC"  # such as Europe/Warsaw
    gather: Annotated[int, Meta(ge=0, le=1440)] = 0  # at most one message to a destination in so many minutes


class DestinationForm(Struct, forbid_unknown_fields=True):
    """A new destination. A browser sends the address and the keys that its subscription has."""

    kind: DestinationKind
    address: Annotated[str, Meta(min_length=1, max_length=1000, pattern=_TYPED)]  # a URL, or an e-mail address
    label: Annotated[str, Meta(max_length=60, pattern=_TYPED)] = ""
    p256dh: Annotated[str, Meta(max_length=100, pattern=r"^[A-Za-z0-9_=-]*$")] = ""
    auth: Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_=-]*$")] = ""
    token: Annotated[str, Meta(max_length=200, pattern=_TYPED)] = ""  # for ntfy, where the topic needs one


class DestinationInfo(Struct, kw_only=True):
    """Where one is reached. Dead: nothing gets there, and nothing is sent any more until it is switched on again."""

    id: int
    kind: DestinationKind
    label: str
    place: str  # the e-mail address, or the host of the URL
    state: Literal["unconfirmed", "on", "off", "dead"]
    why: str  # it is dead: "gone", "refused", "failing"
    created: float
    sent: float | None  # when the latest message went there
    here: bool  # it is the browser that asks


class DestinationMade(Struct):
    """A new destination. The secret signs what is sent as plain JSON, and is shown this once."""

    destination: DestinationInfo
    secret: str


class Notifications(Struct, kw_only=True):
    """All about one's notifications."""

    offered: list[DestinationKind]  # what this server sends
    key: str  # of this server, for a browser's subscription
    settings: NotificationSettings
    destinations: list[DestinationInfo]
    silent: list[str]  # the tables that one wants to hear nothing of


class SwitchForm(Struct, forbid_unknown_fields=True):
    on: bool


class ConfirmForm(Struct, forbid_unknown_fields=True):
    secret: Secret  # the word in the link that was sent


class LetterInfo(Struct, kw_only=True):
    """What was given up: never where to."""

    at: float  # when it came about
    done: float  # when it was given up
    person: int
    kind: DestinationKind
    reason: str
    table: str
    tries: int
    why: str


class OutboxInfo(Struct, kw_only=True):
    """How notifications get on."""

    waiting: int
    late: int  # of these, what was tried in vain
    sent: int  # in the last day
    dead: int
    oldest: float | None  # since when the longest has been due
    letters: list[LetterInfo]  # the dead ones, the latest first
