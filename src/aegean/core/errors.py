"""What is refused, and what would be accepted."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from aegean.core.refusal import Refusal


class AegeanError(ValueError):
    """Bad input. `code` is stable for programs, the message is for people, and nothing was changed."""

    code = "bad-input"


class _Refused(AegeanError):
    """An action is refused; `refusal` is the condition of the rules that fails, where it is one of these."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


class IllegalAction(_Refused):
    """The action is not among those that the deciding seat is offered."""

    code = "illegal-action"


class NotationError(_Refused):
    """The text is no action in the game's notation, or none that is offered now."""

    code = "bad-notation"


class OptionError(AegeanError):
    """A seat count, a seed or an option of a new game is unknown or out of range."""

    code = "bad-option"


class PositionError(AegeanError):
    """A description asks for a position that cannot be."""

    code = "bad-position"


class LoadError(AegeanError):
    """The blob was not written by `dump`, or not by these rules."""

    code = "bad-dump"


class RecordError(AegeanError):
    """The record cannot be read or replayed."""

    code = "bad-record"


def nearest(word: str, known: Iterable[str], most: int = 12) -> str:
    """The end of a refusal: the names that look alike, or all of them where they are few."""
    names = list(known)
    close = get_close_matches(word, names, n=3)
    if close:
        return f"did you mean {' or '.join(close)}?"
    shown = ", ".join(names[:most]) + (", ..." if len(names) > most else "")
    return f"known: {shown}" if names else "none is known"
