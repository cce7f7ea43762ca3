"""What travels everywhere: names, numbers, refusals."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from aegean.core.errors import AegeanError
from aegean.core.refusal import Refusal

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Secret = Annotated[str, Meta(max_length=64)]  # of a link
_TYPED = r"^[^\x00-\x1f\x7f]*$"  # no control characters
Title = Annotated[str, Meta(max_length=60, pattern=_TYPED)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=_TYPED)]
Thing = Annotated[str, Meta(max_length=80, pattern="^[a-z_]+(:[a-z0-9_,.-]+)*$")]  # on the table, as targets name it
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Door = Literal["open", "members", "accounts"]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
DestinationKind = Literal["push", "email", "discord", "slack", "ntfy", "json"]
Wish = Literal["turn", "agree", "ended", "tables", "friends"]  # what one may be told of
Absence = Literal["never", "host", "others"]


class Reason(Struct):
    """The condition of the rules that keeps an action from being possible: its message in the catalogues is
    `<game>-why-<reason>`, or `core-why-<reason>`; `clause` is the rule."""

    reason: str
    clause: str
    fields: dict[str, Any]

    @classmethod
    def of(cls, error: AegeanError) -> Reason | None:
        refusal: Refusal | None = getattr(error, "refusal", None)
        return None if refusal is None else cls.told(refusal)

    @classmethod
    def told(cls, refusal: Refusal) -> Reason:
        return cls(refusal.reason, refusal.clause, dict(refusal.fields))


class Refused(Struct, kw_only=True):
    """Why something was refused: `code` for programs, `message` for people. `number` where a table has moved on,
    `refusal` where an action is not possible by the rules."""

    code: str
    message: str
    number: int | None = None
    refusal: Reason | None = None
