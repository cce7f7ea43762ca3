"""Why an action is not offered: the condition of the rules that fails, and the offered actions most like it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from types import MappingProxyType
from typing import Any, Final

_NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


class Refusal:
    """A condition that fails. `reason` is a phrase that can be read as it stands ("no_injuries"), `clause` the rule
    that says so, and `fields` the ids and numbers that a sentence about it is made of: all of it known to the seat.

    Offers are what no refusal meets, so many are made for each decision: they are as light as can be."""

    __slots__ = ("clause", "fields", "reason")

    def __init__(self, reason: str, clause: str = "", fields: Mapping[str, Any] = _NOTHING) -> None:
        self.reason = reason
        self.clause = clause
        self.fields = fields

    def plain(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {"reason": self.reason, "clause": self.clause, "fields": dict(self.fields)}

    def __str__(self) -> str:
        words = self.reason.replace("_", " ")
        return f"{words} ({self.clause})" if self.clause else words

    def __repr__(self) -> str:
        return f"Refusal({self.reason!r}, {self.clause!r}, {dict(self.fields)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.reason, self.clause))

    def __reduce__(self) -> tuple[type[Refusal], tuple[Any, ...]]:
        return Refusal, (self.reason, self.clause, dict(self.fields))


# What can be said without knowing the game.
THE_GAME_IS_OVER: Final = "the_game_is_over"
ANOTHER_SEAT_DECIDES: Final = "another_seat_decides"
NOT_A_CHOICE_AT_THIS_MOMENT: Final = "not_a_choice_at_this_moment"
NOT_AMONG_THE_CHOICES: Final = "not_among_the_choices"
NOT_PART_OF_THIS_GAME: Final = "not_part_of_this_game"  # of a module that is not played with
GENERAL: Final = (
    THE_GAME_IS_OVER, ANOTHER_SEAT_DECIDES, NOT_A_CHOICE_AT_THIS_MOMENT, NOT_AMONG_THE_CHOICES, NOT_PART_OF_THIS_GAME,
)  # fmt: skip


def closest(notation: str, offered: Iterable[object], most: int = 8) -> str:
    """The end of a refusal: the offered actions that are most like a notation, those of its kind first."""
    kind = notation.partition(" ")[0]
    matcher = SequenceMatcher(None, "", notation, autojunk=False)

    def unlike(other: str) -> tuple[bool, float]:
        matcher.set_seq1(other)
        return other.partition(" ")[0] != kind, -matcher.ratio()

    texts = [str(action) for action in offered]
    if len(texts) <= most:
        return "; ".join(texts)
    return f"{'; '.join(sorted(texts, key=unlike)[:most])} and {len(texts) - most} more"
