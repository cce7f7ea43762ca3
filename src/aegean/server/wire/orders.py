"""Standing orders: what a player has said in advance to questions at a table. They are told to nobody else."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from aegean.core.values import Plain

Word = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9_]+$")]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]


class StandingOrder(Struct, forbid_unknown_fields=True):
    """To this kind of question this answer, wherever it is offered."""

    decision: Word
    action: Notation
    once: bool = False  # while what is going on now lasts: this battle


class Steward(Struct, forbid_unknown_fields=True):
    """A bot that answers for a player who is away."""

    bot: Annotated[str, Meta(max_length=20)]
    turns: bool = False  # one's own turn too, and not only what one is asked in the turns of others


class OrdersForm(Struct, forbid_unknown_fields=True):
    """All of a seat's standing orders. A new order is an answer that is offered now."""

    single: bool = False  # not to be asked what has one sensible answer
    always: Annotated[list[StandingOrder], Meta(max_length=40)] = field(default_factory=list)
    never: Annotated[list[Notation], Meta(max_length=40)] = field(default_factory=list)  # powers not to be used
    steward: Steward | None = None


class Ordered(Struct):
    """An order as it stands, with what its sentence is made of."""

    decision: str
    action: str
    kind: str  # of the action
    fields: dict[str, Plain]
    once: bool = False


class Refrained(Struct):
    """A power that is not used."""

    action: str  # its kind, and the thing that it uses
    kind: str
    fields: dict[str, Plain]


class Orderable(Struct):
    """An answer that one is offered now, and what order it can become."""

    decision: str
    action: str
    kind: str
    fields: dict[str, Plain]
    always: bool
    never: bool


class StandingOrders(Struct):
    single: bool
    always: list[Ordered]
    never: list[Refrained]
    steward: Steward | None
    offers: list[Orderable]  # what can become an order now
    once: bool  # something is going on, such as a battle, that an order can be limited to
    levels: list[str]  # of the bots that one may choose as a steward


class AnsweringMessage(Struct, tag_field="type", tag="answering"):
    """One's open question is answered by a standing order, unless one is quicker. Sent to its seat alone."""

    since: int  # the number of the entry that opened it
    at: float | None  # by the server's time; None: it is not, as things stand now
    action: str | None = None  # None: a bot thinks about it
