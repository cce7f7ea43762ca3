"""Where people read and type: a console with colours or without, a language, and a way to ask."""

from __future__ import annotations

import io
import os
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from aegean.core.errors import AegeanError
from aegean.texts import Catalogue, Field, catalogue, languages

_PAUSE: Final = 0.4  # seconds after what a bot did
_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class Refusal(AegeanError):
    """What was asked on the command line cannot be done; the message is in the person's language."""

    code = "bad-command"


class Leave(Exception):
    """The person wants to go, or nobody is there any more."""


class Terminal:
    def __init__(
        self,
        texts: Catalogue,
        out: Console | None = None,
        err: Console | None = None,
        read: Callable[[str], str] | None = None,
    ) -> None:
        self.catalogue = texts
        self.out = out or Console(highlight=False, markup=False, emoji=False)
        self.err = err or Console(stderr=True, highlight=False, markup=False, emoji=False)
        self._read = read or _read_line
        for stream in (self.out.file, self.err.file):
            if isinstance(stream, io.TextIOWrapper) and not _writes_all(stream.encoding):
                stream.reconfigure(errors="replace")

    @classmethod
    def speaking(cls, language: str) -> Terminal:
        return cls(catalogue(language))

    @property
    def plain(self) -> bool:
        """Whether there are no colours, only letters."""
        return self.out.no_color or self.out.color_system is None

    @property
    def greek(self) -> bool:
        """Whether the console can write more than ASCII."""
        return _writes_all(self.out.encoding)

    def words(self, id_: str, fields: Mapping[str, Field] | None = None) -> str:
        return self.catalogue.text(id_, fields or {})

    def say(self, id_: str, fields: Mapping[str, Field] | None = None, style: str = "") -> None:
        self.out.print(Text(self.words(id_, fields), style), soft_wrap=not self.out.is_terminal)

    def print(self, thing: RenderableType = "") -> None:
        self.out.print(thing)

    def warn(self, message: str) -> None:
        """What went wrong, on the error stream."""
        self.err.print(Text(message, "" if self.plain else "#e07060"), soft_wrap=not self.err.is_terminal)

    def ask(self, prompt: str) -> str:
        """A line that a person typed, without the spaces around it."""
        try:
            return self._read(prompt).strip()
        except (EOFError, KeyboardInterrupt) as gone:
            self.print()
            raise Leave from gone

    def pause(self) -> None:
        """A moment to read; none where nobody watches."""
        if self.out.is_terminal:
            time.sleep(_PAUSE)

    def wipe(self) -> None:
        """Nothing that stood here can be scrolled back to: the next person must not see it."""
        if self.out.is_terminal and not self.out.is_dumb_terminal:
            self.out.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.out.file.flush()
        else:
            self.out.print("\n" * self.out.size.height)

    def height_of(self, thing: RenderableType) -> int:
        return len(self.out.render_lines(thing))


def _writes_all(encoding: str) -> bool:
    return encoding.lower().startswith("utf")


def _read_line(prompt: str) -> str:
    with suppress(ImportError):
        import readline  # noqa: F401 - its import gives `input` editing and a history
    return input(prompt)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, where we speak it."""
    locale = next((environment[name] for name in _LOCALE if environment.get(name)), "")
    wishes = [locale]
    if locale.partition(".")[0] not in ("", "C", "POSIX"):
        wishes = [*environment.get("LANGUAGE", "").split(":"), locale]
    for wish in wishes:
        spoken = wish.partition(".")[0].partition("_")[0].lower()
        if spoken in languages():
            return spoken
    return languages()[0]
