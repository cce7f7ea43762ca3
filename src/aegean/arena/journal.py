"""A match's journal: a file with a line for the match and a line for every game as it ends."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final

import msgspec

from aegean.arena.match import Match, Outcome
from aegean.core.errors import OptionError

_FORMAT: Final = "aegean match 1"


class _Head(msgspec.Struct, frozen=True):
    format: str
    match: Match


class Journal:
    """What is in it stays in it: a line that was cut off in the middle is dropped, and that game is played again."""

    def __init__(self, path: Path, match: Match, resume: bool = False) -> None:
        self.path = path
        self.outcomes: dict[int, Outcome] = {}
        if path.exists() and path.stat().st_size:
            if not resume:
                raise OptionError(f"{path} exists already: resume its match, or name another file")
            whole = self._read(match)
            self._file: BinaryIO = path.open("r+b")
            self._file.truncate(whole)
            self._file.seek(whole)
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("wb")
        self._write(_Head(_FORMAT, match))

    def _read(self, match: Match) -> int:
        """The outcomes in the file; how many bytes of it are whole."""
        text = self.path.read_bytes()
        whole = text.rfind(b"\n") + 1
        head, *lines = text[:whole].splitlines() or [b""]
        try:
            kept = msgspec.json.decode(head, type=_Head)
            played = [msgspec.json.decode(line, type=Outcome) for line in lines]
        except msgspec.DecodeError as error:
            raise OptionError(f"{self.path} is no journal of a match: {error}") from error
        if kept.format != _FORMAT:
            raise OptionError(f"{self.path} is no journal of a match in the format {_FORMAT!r}")
        for name in ("game", "rules", "bots", "seed", "options", "variant"):
            was, is_ = getattr(kept.match, name), getattr(match, name)
            if was != is_:
                raise OptionError(f"{self.path} is of another match: its {name} is {was!r}, not {is_!r}")
        self.outcomes = {outcome.number: outcome for outcome in played if outcome.number < match.games}
        return whole

    def append(self, outcome: Outcome) -> None:
        self.outcomes[outcome.number] = outcome
        self._write(outcome)

    def _write(self, line: msgspec.Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()
