"""How long a bot may think about one decision."""

from __future__ import annotations

from time import perf_counter
from typing import Final, NamedTuple

from aegean.core.errors import OptionError

_LONGEST: Final = 3600  # seconds
_FIRST_LOOK: Final = 8  # iterations before the clock is read for the first time


class Budget(NamedTuple):
    """Seconds, iterations, or both: what is used up first ends the thought. With iterations alone the outcome is the
    same on every machine; with seconds it is not."""

    seconds: float | None = None
    iterations: int | None = None

    @classmethod
    def read(cls, text: str) -> Budget:
        """`2s` or `0.5s`: seconds; `500`: iterations."""
        try:
            if text.endswith("s"):
                return cls(seconds=float(text[:-1])).checked()
            return cls(iterations=int(text)).checked()
        except ValueError as error:
            raise OptionError(f"{text!r} is no budget; 0.5s or 200 would be one ({error})") from None

    def checked(self) -> Budget:
        if self.seconds is None and self.iterations is None:
            raise OptionError("a budget needs seconds or iterations: without either a bot would think for ever")
        if self.seconds is not None and not 0 < self.seconds <= _LONGEST:
            raise OptionError(f"a bot may think up to {_LONGEST} seconds, not {self.seconds}")
        if self.iterations is not None and self.iterations < 1:
            raise OptionError(f"a bot needs one iteration at least, not {self.iterations}")
        return self


class Hourglass:
    """A budget that runs out."""

    __slots__ = ("_began", "_budget", "spent")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = perf_counter() if budget.seconds is not None else 0.0
        self.spent = 0  # iterations

    def knows(self) -> bool:
        """Whether `left` is more than a guess already."""
        return self._budget.iterations is not None or self.spent >= _FIRST_LOOK

    def left(self) -> int:
        """How many iterations there is still time for, as far as one can tell now."""
        seconds, iterations = self._budget
        left = iterations - self.spent if iterations is not None else 1 << 30
        if seconds is None:
            return left
        gone = perf_counter() - self._began
        if gone >= seconds:
            return 0
        if self.spent < _FIRST_LOOK:
            return left
        return min(left, int((seconds - gone) * self.spent / gone) + 1)
