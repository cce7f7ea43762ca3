"""How long a bot may think about one decision."""

from __future__ import annotations

from time import perf_counter, process_time
from typing import Final, NamedTuple

from aegean.core.errors import OptionError

_LONGEST: Final = 3600  # seconds
_FIRST_LOOK: Final = 8  # iterations before the clock is read for the first time


class Budget(NamedTuple):
    """Seconds by the clock, iterations, seconds of the processor, or several of them: what is used up first ends the
    thought. With iterations alone the outcome is the same on every machine. Seconds of the processor are worth the same
    however busy the machine is, as long as the bot's process does nothing else."""

    seconds: float | None = None
    iterations: int | None = None
    processor: float | None = None

    @classmethod
    def read(cls, text: str) -> Budget:
        """`2s` or `0.5s`: seconds; `500`: iterations; `2cpu`: seconds of the processor."""
        try:
            if text.endswith("cpu"):
                return cls(processor=float(text.removesuffix("cpu"))).checked()
            if text.endswith("s"):
                return cls(seconds=float(text.removesuffix("s"))).checked()
            return cls(iterations=int(text)).checked()
        except ValueError as error:
            raise OptionError(f"{text!r} is no budget; 0.5s, 0.5cpu or 200 would be one ({error})") from None

    def times(self, factor: int) -> Budget:
        """So many times as much."""
        return Budget(
            self.seconds and min(_LONGEST, self.seconds * factor),
            self.iterations and self.iterations * factor,
            self.processor and min(_LONGEST, self.processor * factor),
        )

    def checked(self) -> Budget:
        if self == Budget():
            raise OptionError("a budget needs seconds or iterations: without either a bot would think for ever")
        for seconds in (self.seconds, self.processor):
            if seconds is not None and not 0 < seconds <= _LONGEST:
                raise OptionError(f"a bot may think up to {_LONGEST} seconds, not {seconds}")
        if self.iterations is not None and self.iterations < 1:
            raise OptionError(f"a bot needs one iteration at least, not {self.iterations}")
        return self


class Hourglass:
    """A budget that runs out."""

    __slots__ = ("_budget", "_clock_began", "_processor_began", "spent")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._clock_began = perf_counter()
        self._processor_began = process_time()
        self.spent = 0  # iterations

    def knows(self) -> bool:
        """Whether `left` is more than a guess already."""
        return self._budget.iterations is not None or self.spent >= _FIRST_LOOK

    def left(self) -> int:
        """How many iterations there is still time for, as far as one can tell now."""
        seconds, iterations, processor = self._budget
        left = iterations - self.spent if iterations is not None else 1 << 30
        if seconds is not None:
            left = min(left, self._left(seconds, perf_counter() - self._clock_began))
        if processor is not None:
            left = min(left, self._left(processor, process_time() - self._processor_began))
        return left

    def _left(self, seconds: float, gone: float) -> int:
        if gone >= seconds:
            return 0
        if self.spent < _FIRST_LOOK:
            return 1 << 30
        return int((seconds - gone) * self.spent / gone) + 1
