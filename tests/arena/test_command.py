"""`aegean arena` as people meet it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aegean.cli import main
from aegean.texts import languages


def test_a_match_is_told_saved_and_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match"
    arguments = ["arena", "delphi", "--bots", "greedy", "random", "--games", "1", "--jobs", "1", "--seed", "4"]
    arguments += ["--option", "tiles_less=4", "--save", str(file)]
    assert main(arguments) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert "2 games: one seed, each from 2 seatings." in told.out
    greedy = next(line for line in told.out.splitlines() if line.startswith("greedy"))
    assert "100.0%" in greedy
    assert "50.0%" in greedy
    assert {path.name for path in tmp_path.iterdir()} == {"match.jsonl", "match.json", "match.csv", "match.svg"}
    assert json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))["match"]["seed"] == 4
    assert main(arguments) == 2
    assert "match.jsonl" in capsys.readouterr().err
    assert main([*arguments, "--resume"]) == 0
    assert [line for line in capsys.readouterr().out.splitlines() if line.startswith("greedy")] == [greedy]


@pytest.mark.parametrize("language", languages())
def test_every_language_has_a_whole_table(capsys: pytest.CaptureFixture[str], language: str) -> None:
    arguments = ["arena", "delphi", "--bots", "greedy", "greedy", "--games", "1", "--jobs", "1"]
    arguments += ["--option", "tiles_less=4"]
    assert main([*arguments, "--language", language]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert "2 × greedy" in told.out
    assert "100.0%" in told.out
    assert "…" not in told.out  # every heading has room in 80 columns


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("arena delphi", "--bots"),
        ("arena chess --bots random random", "chess"),
        ("arena delphi --bots random zeus", "zeus"),
        ("arena delphi --bots random random --games 0", "at least one"),
        ("arena delphi --bots random random --jobs 0", "at least one process"),
        ("arena delphi --bots random random --option map", "name=value"),
        ("arena delphi --bots random random --resume", "--save"),
        ("arena delphi --bots random random --games many", "many"),
    ],
)
def test_bad_arguments(capsys: pytest.CaptureFixture[str], arguments: str, expected: str) -> None:
    assert main(arguments.split()) == 2
    assert expected in capsys.readouterr().err
