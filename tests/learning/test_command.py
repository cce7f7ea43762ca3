"""`python -m aegean.learning`: from nothing to a judge that a search can ask."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

pytest.importorskip("numpy")
import aegean
from aegean.learning import __main__ as command
from aegean.learning.judge import Judge


def run(monkeypatch: pytest.MonkeyPatch, *arguments: object) -> None:
    monkeypatch.setattr(sys, "argv", ["aegean.learning", *map(str, arguments)])
    command.main()


def test_a_judge_is_made_and_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given = (tmp_path, "delphi-race", "--games", 12, "--looks", 1, "--apart", 40, "--epochs", 2)
    run(monkeypatch, *given)
    told = capsys.readouterr().out
    assert "epoch 2" in told
    assert "delphi-race with:" in told
    first = Judge.read(tmp_path / "delphi.npz")
    state = aegean.game("delphi").new(2, 1, {"tiles_less": 4})
    assert sum(first.mended([0.5, 0.5], state, 1)) == pytest.approx(1)
    run(monkeypatch, *given)  # what is there is not made again, and the same is learned from it
    assert ".npz:" not in capsys.readouterr().out
    assert Judge.read(tmp_path / "delphi.npz").digest() == first.digest()


@pytest.mark.parametrize(("arguments", "why"), [
    (["delphi-race", "hellas-duel"], "of one game"),
    (["delphi-race", "--games", "0"], "at least 1"),
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
