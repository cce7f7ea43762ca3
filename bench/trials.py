"""The games of a trial, kept line by line: one that was broken off goes on where it ended."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

Game = TypeVar("Game", bound=Mapping[str, Any])


def asking(description: str | None, games: int, save: str) -> ArgumentParser:
    """The command line of a trial, with what all of them ask for."""
    parser = ArgumentParser(description=description, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--save", type=Path, default=Path(save))
    return parser


def played(parser: ArgumentParser, asked: Namespace, about: list[Any], play: Callable[[int], Game]) -> list[Game]:
    """All games of a trial, those that are kept and those that had to be played. Every game has a `number`, which
    decides everything in it, and what it is `about`, which all have in common."""
    if asked.games < 1 or asked.jobs < 1:
        parser.error("games and jobs must be more than nothing")
    kept = asked.save.read_text(encoding="utf-8").splitlines() if asked.save.exists() else []
    found: list[Game] = [json.loads(line) for line in kept]
    if any(one["about"] != about for one in found):
        parser.error(f"{asked.save} holds games of another trial: save these elsewhere")
    missing = sorted(set(range(asked.games)) - {one["number"] for one in found})
    asked.save.parent.mkdir(parents=True, exist_ok=True)
    with asked.save.open("a", encoding="utf-8") as lines, ProcessPoolExecutor(asked.jobs) as pool:
        for one in pool.map(play, missing):
            found.append(one)
            lines.write(json.dumps(one) + "\n")
            lines.flush()
    return found
