"""`aegean replay` and `aegean verify`."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import aegean
from aegean import bots
from aegean.cli import main
from aegean.core.dice import commitment, mixed

SEED = 12


@pytest.fixture(scope="module")
def text() -> str:
    """The record of a short game of bots in which somebody has looked at islands."""
    game = aegean.game("delphi")
    state = game.new(2, SEED, {"tiles_less": 4, "ships": "first_game", "colours": "by_seat"})
    look = next(action for action in state.decision.actions if action.kind == "look_islands")
    state.apply(look)
    while state.decision.kind == "look":
        state.apply(state.decision.actions[0])
    bots.play(state, [bots.bot("greedy", game.id, seat) for seat in range(2)])
    return state.record.export()


@pytest.fixture
def file(own_folder: Path, text: str) -> Path:
    path = own_folder / "game.json"
    path.write_text(text, encoding="utf-8")
    return path


def spoil(file: Path, **changes: object) -> None:
    data = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**data, **changes}), encoding="utf-8")


def test_replay_tells_the_story_and_shows_the_end(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file)]) == 0
    said = capsys.readouterr().out
    assert "wins!" in said
    assert "matches the record’s hash" in said
    assert "1. " in said


def test_replay_up_to_an_action(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--upto", "2"]) == 0
    said = capsys.readouterr().out
    assert "wins!" not in said
    assert "Round 1" in said


def test_eyes_differ(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = {}
    for eye in ("--spectator", "--above", "--from-seat 0", "--from-seat 1"):
        assert main(["replay", str(file), "--upto", "3", *eye.split()]) == 0
        said[eye] = capsys.readouterr().out
    sees = {eye: "and sees:" in " ".join(text.split()) for eye, text in said.items()}
    assert sees == {"--spectator": False, "--above": True, "--from-seat 0": True, "--from-seat 1": False}
    tiles = {eye: sum(text.count(letter) for letter in "ΨΦΩΣ") for eye, text in said.items()}
    assert tiles["--above"] > tiles["--from-seat 0"] > tiles["--spectator"] == tiles["--from-seat 1"] == 0


def test_stepping(file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    count = len(json.loads(file.read_text(encoding="utf-8"))["actions"])
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\nb\n5\n\nq\n"))
    assert main(["replay", str(file), "--step"]) == 0
    said = capsys.readouterr().out
    places = [at for at in (0, 1, 2, 1, 5, 6) if f"{at} of {count} (Enter" in said]
    assert places == [0, 1, 2, 1, 5, 6]
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{count}\n\n"))
    assert main(["replay", str(file), "--step", "--above"]) == 0


def test_verify(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(file)]) == 0
    assert commitment(SEED) in capsys.readouterr().out
    assert main(["verify", str(file), "--commitment", commitment(SEED).upper()]) == 0
    assert "matches the commitment" in capsys.readouterr().out


def test_verify_tells_where_the_luck_came_from(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(file, luck={"seed": "given"})
    assert main(["verify", str(file)]) == 0
    assert "Somebody chose the seed" in capsys.readouterr().out
    for word, salt in (("1", "2"), ("nonsense", "2")):
        spoil(file, luck={"seed": "mixed", "word": word, "salt": salt})
        assert main(["verify", str(file)]) == 1
        assert "does not match the chosen number" in capsys.readouterr().err
    state = aegean.game("delphi").new(2, mixed(7, 9))
    file.write_text(state.record.export(), encoding="utf-8")
    spoil(file, luck={"seed": "mixed", "word": "7", "salt": "9"})
    assert main(["verify", str(file)]) == 0
    assert "combines a number" in capsys.readouterr().out
    spoil(file, luck=["nonsense"])
    assert main(["verify", str(file)]) == 0


def test_another_seed_breaks_the_commitment(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(file), "--commitment", commitment(SEED + 1)]) == 1
    assert commitment(SEED + 1) in capsys.readouterr().err


def test_a_false_hash_or_a_changed_action_is_found(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    actions = json.loads(file.read_text(encoding="utf-8"))["actions"]
    spoil(file, hash="0" * 32)
    assert main(["verify", str(file)]) == 1
    assert main(["replay", str(file)]) == 2
    spoil(file, actions=[*actions[:3], "1: end_turn", *actions[4:]])
    assert main(["verify", str(file)]) == 1
    assert "action 4" in capsys.readouterr().err


def test_a_record_without_a_hash_is_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(file, hash=None)
    assert main(["verify", str(file)]) == 0
    assert "has no hash" in capsys.readouterr().out
    assert main(["replay", str(file)]) == 0
    assert "has no hash" in capsys.readouterr().out


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"version": "0"},
        {"seats": 9},
        {"seats": "two"},
        {"seed": "x"},
        {"seed": None},
        {"options": {"map": 5}},
        {"options": {}},
        {"actions": [5]},
        {"actions": ["0: nonsense"]},
        {"format": "other"},
        {"pack": "someone's"},
        {"position": {"what": 1}},
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify", "play --resume"])
def test_broken_records_are_refused(
    file: Path, capsys: pytest.CaptureFixture[str], change: dict[str, object], command: str
) -> None:
    spoil(file, **change)
    assert main([*command.split(), str(file)]) in (1, 2)
    told = capsys.readouterr()
    assert told.err.strip()
    assert "Traceback" not in told.err


@pytest.mark.parametrize("blob", [b"", b"\xff\xfe", b"[]", b"{}", b"[" * 100_000, b'"x"'])
@pytest.mark.parametrize("command", ["replay", "verify", "play --resume"])
def test_what_is_no_record_is_refused(
    file: Path, capsys: pytest.CaptureFixture[str], blob: bytes, command: str
) -> None:
    file.write_bytes(blob)
    assert main([*command.split(), str(file)]) == 2
    assert capsys.readouterr().err.strip()


@pytest.mark.parametrize(
    "arguments", ["replay game.json --upto 99999", "replay game.json --from-seat 2", "verify game.json --commitment 12"]
)
def test_bad_wishes_are_refused(file: Path, capsys: pytest.CaptureFixture[str], arguments: str) -> None:
    assert main(arguments.split()) == 2
    assert capsys.readouterr().err.strip()
