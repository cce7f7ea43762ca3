"""The tool that tells what bots do in their games."""

from __future__ import annotations

import pytest

from bench import habits


def test_what_is_told_is_what_happened(capsys: pytest.CaptureFixture[str]) -> None:
    assert habits.main(["hellas", "--bots", "greedy", "random", "--games", "2"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("2 games, ")
    assert "greedy: " in told
    assert "round 1: " in told
    assert habits.main(["hellas", "--bots", "greedy", "random", "--games", "2"]) == 0
    assert capsys.readouterr().out == told


def test_a_match_that_cannot_be_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        habits.main(["delphi", "--bots", "hoplite", "zeus"])
    assert "no bot 'zeus'" in capsys.readouterr().err
