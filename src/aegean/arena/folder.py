"""Games in a folder of records: as `aegean arena --records` writes them, or as servers and terminals save them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import aegean
from aegean import variants
from aegean.core.errors import AegeanError, OptionError, RecordError
from aegean.core.records import Record
from aegean.variants import Episode, Named


class Kept(NamedTuple):
    """A game as its file holds it."""

    record: Record
    variant: Named | None  # the named variant that it was a game of, where the file says so

    def played(self) -> Iterator[tuple[Episode, int]]:
        """The game before each of its actions, with the number of that action; at the end once more."""
        episode = Episode(self.record.begin(), self.variant.goal if self.variant else None)
        for number, (seat, action) in enumerate(zip(self.record.movers, self.record.actions, strict=True)):
            yield episode, number
            episode.apply(action, seat)
        yield episode, len(self.record.actions)


def files(folder: Path) -> list[Path]:
    """The files that may hold records, in the order of their names."""
    if not folder.is_dir():
        raise OptionError(f"there is no folder {folder}: name one with records, as aegean arena --records writes them")
    found = sorted(folder.glob("*.json"))
    if not found:
        raise OptionError(f"{folder} has no records (files that end in .json)")
    return found


def read(file: Path) -> Kept:
    """The record in a file; one that cannot be counted by the rules of today is refused with the reason."""
    try:
        text = file.read_text(encoding="utf-8")
        data = json.loads(text)
    except (OSError, ValueError, RecursionError) as error:
        raise RecordError(f"{file.name} is no record: {error}") from error
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise RecordError(f"{file.name} is no record: it names no game")
    game = aegean.game(data["game"])
    record = game.record(text)
    if record.version != game.version:
        raise RecordError(f"{file.name} was played by version {record.version} of the rules, not {game.version}")
    variant = data.get("variant")
    return Kept(record, variants.named(variant) if isinstance(variant, str) and variant else None)


def why_not(error: AegeanError) -> str:
    """In one line, for a list of what was left out."""
    return str(error).partition("\n")[0][:200]
