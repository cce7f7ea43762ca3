"""People as they travel."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from aegean.core.values import Plain
from aegean.server.wire.basics import Name, Password, Secret


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
    host: bool = False  # may do all of that, ban people and decide about reports: /api/host
    unreached: bool = False  # a destination of one's notifications was switched off, since nothing gets there


class MyData(Struct, kw_only=True):
    """Everything that is kept of oneself. Times are seconds since 1970, in UTC."""

    profile: dict[str, Plain]
    sessions: list[dict[str, Plain]]  # where one is signed in, and tokens: without their secrets
    devices: list[dict[str, Plain]]  # that are known to be one's own
    tickets: list[dict[str, Plain]]  # links to a new password that were made for one
    seats: list[dict[str, Plain]]  # at which tables one sits or sat
    hosted: list[dict[str, Plain]]  # the tables that one made
    chat: list[dict[str, Plain]]  # what one said
    notifications: dict[str, Plain]  # where one is reached, what one wishes to be told, and what was sent lately
    reports: list[dict[str, Plain]]  # what one told the hosts of, and what they decided
    acts: list[dict[str, Plain]]  # what whoever looks after the house did to one
    records: list[str]  # the games that one finished, each to be had at this address
    vacations: list[dict[str, Plain]]  # while they lasted, one's slow clocks stood still
    company: dict[str, Plain]  # friends, who asks and was asked, whom one blocks, invitations to tables
    games: dict[str, Plain]  # what was written down of one's finished games, and one's ratings
    tournaments: dict[str, Plain]  # those that one entered, and those that one organised


class VacationForm(Struct, forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=1, le=366)]


class Vacation(Struct):
    """One's slow clocks stand still while it lasts."""

    begins: float | None  # None: one is not on vacation
    ends: float | None
    left: int  # days that one can still take, of those within a year
    budget: int  # days within a year


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
