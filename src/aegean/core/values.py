"""The small values that cross the border between the rules and everybody else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from aegean.core.errors import NotationError

Plain = Any  # what JSON can hold
NOBODY: Final = 0
EVERYBODY: Final = -1  # a bit per seat
_DIGITS: Final = 18  # a longer row of digits is no number of any game


class Action(NamedTuple):
    """One choice: a kind, and the ids and numbers that complete it. `str` gives its notation."""

    kind: str
    args: tuple[str | int, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.kind, *map(str, self.args)))

    @classmethod
    def read(cls, text: str) -> Action:
        """The inverse of `str`, without a look at what is legal."""
        words = text.split()
        if not words:
            raise NotationError("an action needs at least one word")
        return cls(words[0], tuple(int(w) if _is_number(w) else w for w in words[1:]))


def _is_number(word: str) -> bool:
    digits = word.removeprefix("-")
    return len(digits) <= _DIGITS and digits.isascii() and digits.isdigit() and str(int(word)) == word


class Decision:
    """Who decides, about what, and the actions offered: never empty, no duplicates, in a stable order.

    `about` holds what a person needs to know to decide (plain data, all of it known to the seat). `confirm` marks a
    choice that is asked even where only one action is left, because taking it ends or reveals something.
    """

    __slots__ = ("about", "actions", "confirm", "kind", "seat")

    def __init__(
        self,
        seat: int,
        kind: str,
        actions: tuple[Action, ...],
        about: Mapping[str, Plain] | None = None,
        confirm: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.actions = actions
        self.about: Mapping[str, Plain] = about or {}
        self.confirm = confirm

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, {len(self.actions)} actions)"


class Event:
    """Something that happened, for log and animation.

    `fields` is all of it. `secret` names the fields that only the seats in the bit set `knowers` may read; with
    `private` nobody else learns that it happened at all.
    """

    __slots__ = ("fields", "kind", "knowers", "private", "secret")

    def __init__(
        self,
        kind: str,
        fields: dict[str, Plain],
        secret: tuple[str, ...] = (),
        knowers: int = EVERYBODY,
        private: bool = False,
    ) -> None:
        self.kind = kind
        self.fields = fields
        self.secret = secret
        self.knowers = knowers
        self.private = private

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as a seat may know it (None: a spectator), or None where it may not know of it."""
        if self.knowers == EVERYBODY or (seat is not None and self.knowers >> seat & 1):
            return Event(self.kind, dict(self.fields))
        if self.private:
            return None
        return Event(self.kind, {k: v for k, v in self.fields.items() if k not in self.secret})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (
            (self.kind, self.fields, self.secret, self.knowers, self.private)
            == (other.kind, other.fields, other.secret, other.knowers, other.private)
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.fields!r})"


class Result(NamedTuple):
    """How a game ended."""

    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]  # groups of seats from first to last; seats in one group are level
    reason: str

    def plain(self) -> dict[str, Plain]:
        return {
            "winners": list(self.winners),
            "ranking": [list(level) for level in self.ranking],
            "reason": self.reason,
        }
