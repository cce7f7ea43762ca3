"""Games as data for learning: what each seat saw when it decided, what it could do, what it did, and how it ended.

    from aegean.envs.dataset import write

    write(Path("build/games"), Path("build/data"))

Each file holds decisions of games whose observations have one layout (one game, number of seats and set of modules),
in the order in which they were made:

- `observations` (n, size) float32: what the deciding seat saw, as environments show it;
- `masks` (n, ceil(actions / 8)) uint8: what it could do, packed: `numpy.unpackbits(masks, 1, count=action_count)`;
- `actions` (n,) int32: what it did;
- `seats` (n,) int8, `games` (n,) int32, `moves` (n,) int32: whose decision it was, in which of the games, and after how
  many actions;
- `outcomes` (n,) float32: what the end brought that seat, by the reward asked for; 0 where the game has no end;
- `files`: the names of the records that `games` counts; `about`: JSON with the name that observations and actions
  depend on (`Variant.name`), options that have this layout, the sizes, and the reward.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from aegean.arena import folder
from aegean.arena.folder import Kept
from aegean.arena.statistics import LeftOut
from aegean.core.errors import AegeanError, OptionError
from aegean.envs.observing import Mask, Tensor, Variant
from aegean.envs.page import Span
from aegean.envs.rewards import AT_THE_END, check_reward, final

ROWS: Final = 20_000  # decisions in a file, about: a game is not torn apart


class Decided(NamedTuple):
    """One decision of a game."""

    observation: Tensor
    mask: Mask
    action: int
    seat: int
    move: int


class Written(NamedTuple):
    """What came of it."""

    files: list[Path]
    games: int
    decisions: int
    left_out: list[LeftOut]


def decisions(kept: Kept, variant: Variant) -> tuple[list[Decided], list[float]]:
    """Every decision of a game that more than one action was offered for, and what its end brought each seat."""
    found: list[Decided] = []
    result = None
    for episode, number in kept.played():
        result = episode.result
        if number == len(kept.record.actions):
            break
        state, seat, action = episode.state, kept.record.movers[number], kept.record.actions[number]
        decision = state.decision_of(seat)
        if decision is None or len(decision.actions) < 2:
            continue
        observation, mask = variant.tensor(state, seat), variant.mask(state, seat)
        found.append(Decided(observation, mask, state.game.encode(action, state), seat, number))
    return found, final(result, variant.seats)


def write(records: Path, into: Path, reward: str = "win", rows: int = ROWS) -> Written:
    """Write all games of a folder of records as data, into a folder that has none yet."""
    check_reward(reward, AT_THE_END)
    if rows < 1:
        raise OptionError(f"a file holds at least one decision, not {rows}")
    if into.exists() and any(into.glob("*.npz")):
        raise OptionError(f"{into} holds data already: name another folder")
    into.mkdir(parents=True, exist_ok=True)
    writers: dict[tuple[str, tuple[Span, ...]], _Writer] = {}
    variants: dict[str, Variant] = {}
    left: list[LeftOut] = []
    games = 0
    for file in folder.files(records):
        try:
            kept = folder.read(file)
            of = (kept.record.game, kept.record.seats, kept.record.options)
            name = json.dumps(of, sort_keys=True)
            if name not in variants:
                variants[name] = Variant(*of)
            variant = variants[name]
            kind = (variant.game.id, variant.layout)
            if kind not in writers:
                writers[kind] = _Writer(variant, into / f"{of[0]}-{of[1]}-{len(writers):02}", reward, rows)
            writers[kind].add(file.name, kept, variant)
        except AegeanError as error:
            left.append(LeftOut(file.name, folder.why_not(error)))
            continue
        games += 1
    made = [path for writer in writers.values() for path in writer.close()]
    return Written(made, games, sum(writer.decisions for writer in writers.values()), left)


class _Writer:
    """Files of games whose observations have one layout."""

    def __init__(self, variant: Variant, stem: Path, reward: str, rows: int) -> None:
        self.variant, self.stem, self.reward, self.rows = variant, stem, reward, rows
        self.decisions = 0
        self._paths: list[Path] = []
        self._clear()

    def _clear(self) -> None:
        self._names: list[str] = []
        self._columns: dict[str, list[Any]] = {
            name: [] for name in ("observations", "masks", "actions", "seats", "games", "moves", "outcomes")
        }

    def add(self, name: str, kept: Kept, variant: Variant) -> None:
        found, won = decisions(kept, variant)
        columns, game = self._columns, len(self._names)
        self._names.append(name)
        for one in found:
            columns["observations"].append(one.observation)
            columns["masks"].append(np.packbits(one.mask.astype(np.uint8)))
            columns["actions"].append(one.action)
            columns["seats"].append(one.seat)
            columns["games"].append(game)
            columns["moves"].append(one.move)
            columns["outcomes"].append(won[one.seat])
        self.decisions += len(found)
        if len(columns["actions"]) >= self.rows:
            self._write()

    def _write(self) -> None:
        variant = self.variant
        about = {
            "layout": variant.name,
            "game": variant.game.id,
            "seats": variant.seats,
            "options": variant.options,
            "size": variant.size,
            "action_count": variant.action_count,
            "reward": self.reward,
        }
        kinds: dict[str, Any] = {
            "observations": np.float32,
            "masks": np.uint8,
            "outcomes": np.float32,
            "seats": np.int8,
        }
        arrays: dict[str, Any] = {
            name: np.asarray(column, kinds.get(name, np.int32)) for name, column in self._columns.items()
        }
        path = self.stem.with_name(f"{self.stem.name}-{len(self._paths):03}.npz")
        beside = path.with_suffix(".part")
        with beside.open("wb") as out:
            np.savez_compressed(out, about=np.array(json.dumps(about)), files=np.array(self._names), **arrays)
        beside.replace(path)
        self._paths.append(path)
        self._clear()

    def close(self) -> list[Path]:
        if self._columns["actions"]:
            self._write()
        return self._paths


def read(data: Path) -> Iterator[dict[str, Any]]:
    """The files of a folder of data, one after the other: the arrays by their names, and `about` as a dict."""
    for path in sorted(data.glob("*.npz")):
        with np.load(path) as held:
            yield {**{name: held[name] for name in held.files}, "about": json.loads(str(held["about"]))}
