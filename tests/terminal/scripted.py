"""A terminal without a person: lines typed beforehand, and all that was said as plain text."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable, Iterator

from rich.console import Console

from aegean.terminal import play
from aegean.terminal.arguments import Parser
from aegean.terminal.console import Terminal
from aegean.texts import catalogue

Typist = Callable[[str], str]


class Scripted:
    """`said` is what was printed since it was last asked for, `complaints` what went to the error stream."""

    def __init__(
        self, typed: Iterable[str] | Typist = (), width: int = 80, height: int = 24, language: str = "en"
    ) -> None:
        self._out, self._err = io.StringIO(), io.StringIO()
        self.prompts: list[str] = []
        self._lines: Iterator[str] | None = None if callable(typed) else iter(typed)
        self._typist = typed if callable(typed) else None
        self.terminal = Terminal(
            catalogue(language, strict=True),
            Console(file=self._out, width=width, height=height, highlight=False, markup=False, emoji=False),
            Console(file=self._err, width=width, highlight=False, markup=False, emoji=False),
            self._read,
        )

    def _read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if self._typist is not None:
            return self._typist(prompt)
        assert self._lines is not None
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None

    @property
    def said(self) -> str:
        return _taken(self._out)

    @property
    def complaints(self) -> str:
        return _taken(self._err)


def sit_down(scripted: Scripted, *arguments: str) -> int:
    """`aegean play` with these arguments."""
    parser = Parser(scripted.terminal, "aegean play", "")
    play.describe(parser)
    parser.common()
    return play.run(parser.parse_args(list(arguments)), scripted.terminal)


def at_random(seed: int) -> Typist:
    """Numbers up to the last one that was offered; a wrong one is a fair attempt too."""
    chance = random.Random(seed)
    return lambda prompt: str(chance.randint(1, 12))


def _taken(stream: io.StringIO) -> str:
    text = stream.getvalue()
    stream.seek(0)
    stream.truncate()
    return text
