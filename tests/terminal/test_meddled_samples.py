"""Records of samples that somebody meddled with: whatever is in them, they are shown or refused, and soon."""

from __future__ import annotations

import copy
import io
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import aegean
from aegean.cli import main
from aegean.core.errors import AegeanError, RecordError
from aegean.core.values import Plain
from aegean.terminal import replay
from aegean.terminal.arguments import Parser
from aegean.terminal.console import Terminal
from aegean.texts import catalogue

CASES = 500
SECONDS = 40.0
GAMES = ("delphi", "hellas")
VALUES: tuple[Plain, ...] = (
    -1, 0, 1, 2, 3, 7, 63, 255, 10**4, 10**6, 2**31, 2**63, 2**70, 10**30, -5,
    None, "x", "", [], {}, 1.5, float("nan"), True, [1], {"a": 1}, "⚡", [[[]]],
)  # fmt: skip


def of_a_sample(game: str, seed: int) -> dict[str, Plain]:
    """The record of a game that goes on from what a seat imagines."""
    chance = random.Random(seed)
    state = aegean.game(game).new(3, seed)
    for part in range(2):
        for _ in range((40, 12)[part]):
            decision = chance.choice(state.decisions)
            state.apply(chance.choice(decision.actions), decision.seat)
        state = state if part else state.sample(0, seed)
    record: dict[str, Plain] = json.loads(state.record.export())
    return record


def paths(value: Plain, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(deeper for key, one in inside for deeper in paths(one, (*path, key)))]


def meddled(record: dict[str, Plain], chance: random.Random) -> dict[str, Plain]:
    record = copy.deepcopy(record)
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        *way, key = ("sampled", *chance.choice(paths(record["sampled"])))
        parent: Any = record
        for step in way:
            parent = parent[step]
        kind = chance.random()
        if kind < 0.6 and isinstance(parent[key], int):
            parent[key] = chance.choice((parent[key] + 1, parent[key] - 1, *VALUES[:15]))
        elif kind < 0.8:
            parent[key] = chance.choice(VALUES)
        elif kind < 0.9:
            del parent[key]
        elif isinstance(parent, list):
            parent.insert(key, copy.deepcopy(parent[key]))
        else:
            parent["more"] = 1
        if not isinstance(record.get("sampled"), dict):
            break
    if chance.random() < 0.8:
        record.pop("hash", None)  # or its hash gives it away
    return record


def show(file: Path) -> int:
    console = Console(file=io.StringIO(), width=120, markup=False)
    terminal = Terminal(catalogue("en"), console, console)
    parser = Parser(terminal, "aegean replay", "")
    replay.describe(parser)
    parser.common()
    return replay.run(parser.parse_args([str(file), "--from-seat", "0"]), terminal)


@pytest.mark.parametrize("game", GAMES)
def test_thousands_of_meddled_samples_are_shown_or_refused(game: str, tmp_path: Path) -> None:
    chance = random.Random(11)
    records = [of_a_sample(game, seed) for seed in range(4)]
    file = tmp_path / "record.json"
    began, shown, refused, slowest = time.monotonic(), 0, 0, 0.0
    while shown + refused < CASES and time.monotonic() < began + SECONDS:
        file.write_text(json.dumps(meddled(chance.choice(records), chance)), encoding="utf-8")
        at = time.monotonic()
        try:
            show(file)
            shown += 1
        except AegeanError:
            refused += 1
        slowest = max(slowest, time.monotonic() - at)
    assert shown + refused > CASES // 4
    assert refused > shown > 0
    assert slowest < 10


@pytest.mark.parametrize("game", GAMES)
def test_the_command_refuses_a_meddled_sample_in_one_line(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = of_a_sample(game, 1)
    fields = record["sampled"]["position"]["fields"]
    fields["ship" if game == "delphi" else "hero_at"][0] = 9000
    record.pop("hash")
    (tmp_path / "record.json").write_text(json.dumps(record))
    assert main(["replay", str(tmp_path / "record.json")]) == 2
    told = capsys.readouterr().err
    assert "sampled position" in told
    assert "Traceback" not in told


@pytest.mark.parametrize("game", GAMES)
def test_numbers_are_small_where_they_are_no_sets_and_honest_samples_are_read(game: str) -> None:
    for seed in range(3):
        chance = random.Random(seed)
        state = aegean.game(game).new(4, seed)
        for count in range(300):
            if state.over:
                break
            decision = chance.choice(state.decisions)
            state.apply(chance.choice(decision.actions), decision.seat)
            if count % 60 == 59:
                sample = state.sample(1, seed)
                assert aegean.game(game).record(sample.record.export()).replay() == sample


def test_a_number_that_no_game_comes_near_is_named() -> None:
    record = of_a_sample("hellas", 2)
    record["sampled"]["position"]["fields"]["hoplites"][3] = 10**9
    with pytest.raises(RecordError, match=r"its hoplites holds the number 1000000000"):
        aegean.game("hellas").record(json.dumps(record))
