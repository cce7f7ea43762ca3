"""The games of a trial, kept line by line: one that was broken off goes on where it ended."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

Game = TypeVar("Game", bound=Mapping[str, Any])


class OtherTrialError(Exception):
    """What is kept is of another trial."""


def played(save: Path, about: list[Any], games: int, jobs: int, play: Callable[[int], Game]) -> list[Game]:
    """All games of a trial, those that are kept and those that had to be played. Every game has a `number`, which
    decides everything in it, and what it is `about`, which all have in common."""
    kept = save.read_text(encoding="utf-8").splitlines() if save.exists() else []
    found: list[Game] = [json.loads(line) for line in kept]
    if any(one["about"] != about for one in found):
        raise OtherTrialError(f"{save} holds games of another trial: save these elsewhere")
    missing = sorted(set(range(games)) - {one["number"] for one in found})
    with save.open("a", encoding="utf-8") as lines, ProcessPoolExecutor(jobs) as pool:
        for one in pool.map(play, missing):
            found.append(one)
            lines.write(json.dumps(one) + "\n")
            lines.flush()
    return found
