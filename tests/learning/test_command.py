"""`python -m aegean.learning`: from nothing to a judge that a search can ask."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

pytest.importorskip("numpy")
from aegean.bots.judge import Judge
from aegean.envs.observing import Variant
from aegean.learning import __main__ as command
from aegean.learning.games import Player


def run(monkeypatch: pytest.MonkeyPatch, *arguments: object) -> None:
    monkeypatch.setattr(sys, "argv", ["aegean.learning", *map(str, arguments)])
    command.main()


def test_a_judge_is_made_and_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given = (tmp_path, "delphi-race", "--games", 11, "--epochs", 2)
    run(monkeypatch, *given)
    told = capsys.readouterr().out
    assert "epoch 2" in told
    assert "delphi-race with:" in told
    path = tmp_path / "delphi.judge"
    first = Judge.read(path)
    assert first.names[:-1] == Player(Variant("delphi-race")).about().names
    run(monkeypatch, *given)  # what is there is not played again, and the same is learned from it
    assert ".npz:" not in capsys.readouterr().out
    assert Judge.read(path).digest() == first.digest()
    run(monkeypatch, *given[:2], "--games", 2, "--first", 100, "--epochs", 1, "--judge", path, "--looks", 2)
    assert "delphi-race-000000100" in capsys.readouterr().out
    assert Judge.read(path).digest() != first.digest()


@pytest.mark.parametrize(("arguments", "why"), [
    (["delphi-race", "hellas-duel"], "of one game"),
    (["delphi-race", "--games", "0"], "at least 1"),
    (["delphi-race", "--noted", "2"], "at most 1"),
    (["delphi-race", "--judge", "nowhere.judge"], "there is no nowhere.judge"),
    (["chess"], "invalid choice"),
])  # fmt: skip
def test_what_cannot_be_is_refused(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    why: str,
) -> None:
    with pytest.raises(SystemExit):
        run(monkeypatch, tmp_path / "here", *arguments)
    assert why in capsys.readouterr().err


def test_a_file_is_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("something", encoding="utf-8")
    with pytest.raises(SystemExit):
        run(monkeypatch, tmp_path / "file", "delphi-race")
    assert (tmp_path / "file").read_text(encoding="utf-8") == "something"
