"""The door of the house: who may come in at all.

`open`: everybody, as a guest or with an account. `accounts`: whoever has an account, or makes one. `members`: whoever
was invited. Behind a door that is not open, strangers see nothing but how to come in.
"""

from __future__ import annotations

from typing import Final

from aegean.server import wire
from aegean.server.errors import NotLetIn, NotSignedIn

OPEN: Final = "open"
MEMBERS: Final = "members"
ACCOUNTS: Final = "accounts"

# Calls about oneself and the way in. All others need somebody whom the door lets in.
_BEFORE_THE_DOOR: Final = frozenset(
    {
        "/api/house", "/api/me", "/api/me/data", "/api/guest", "/api/account", "/api/sign-in", "/api/sign-out",
        "/api/sign-out-everywhere", "/api/password", "/api/reset", "/api/invitation", "/api/notifications/confirm",
    }
)  # fmt: skip


def lets_in(door: str, person: wire.Person) -> bool:
    return door == OPEN or (not person.guest if door == ACCOUNTS else person.member)


def check(door: str, person: wire.Person | None, path: str) -> None:
    """Refuse whoever is on the wrong side of the door."""
    if door == OPEN or path in _BEFORE_THE_DOOR:
        return
    if person is None:
        raise NotSignedIn("this house is closed to strangers: sign in first")
    if not lets_in(door, person):
        raise refusal(door)


def refusal(door: str) -> NotLetIn:
    if door == ACCOUNTS:
        return NotLetIn("guests do not play here: sign in, or make an account")
    return NotLetIn("this house is for its members: open the link of an invitation to come in")
