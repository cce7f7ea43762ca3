"""Weights that were found by trial: files of them, and how they are found."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import aegean
from aegean.bots.bot import Table
from aegean.bots.hellas.learned import USUAL, Mind, learned, read, read_file, written
from aegean.bots.hellas.search import HellasInsight
from aegean.bots.hellas.standing import TRAITS, VECTORS, Phase
from aegean.bots.insight import insight_of
from aegean.core.errors import OptionError
from bench import lords
from tests.hellas.positions import turn

VERSION = aegean.game("hellas").version


def shipped() -> Mind:
    mind = learned(VERSION)
    assert mind is not None
    return mind


def test_a_file_holds_all_weights() -> None:
    mind = shipped()
    assert read(written(mind, VERSION), "here", VERSION) == mind
    assert mind != USUAL
    assert mind.with_king.vectors[Phase.OPEN] != VECTORS[Phase.OPEN]
    assert mind.with_king.vectors[Phase.NO_KING] == VECTORS[Phase.NO_KING]  # which such tables never ask for


def test_weights_of_other_rules_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "some.toml"
    path.write_text(written(USUAL, "0"), encoding="utf-8")
    assert read(path.read_text(encoding="utf-8"), "here", VERSION) is None
    with pytest.raises(OptionError, match="learned by other rules than"):
        read_file(path, VERSION)


@pytest.mark.parametrize(("change", "why"), [
    (("rules", "= rules"), "holds no weights"),
    (("[with_king.open]", "[with_king.closed]"), "'open'"),
    (("slayer = ", "slayers = "), "unknown or missing: slayer, slayers"),
    (("hunt = ", "hunt = \"much\" # "), "holds no weights"),
])  # fmt: skip
def test_what_holds_no_weights_is_refused(change: tuple[str, str], why: str) -> None:
    with pytest.raises(OptionError, match=why):
        read(written(USUAL, VERSION).replace(*change), "here", VERSION)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_lord_judges_by_the_weights_for_such_a_table(seats: int) -> None:
    state = turn([{"hoplites": {"thessaly": 3}}], seats=seats)
    insight = insight_of(Table(state, 0, state.decision))
    assert isinstance(insight, HellasInsight)
    usual = list(insight.chances(state))
    weighing = shipped().without_king if seats == 2 else shipped().with_king
    insight.judge_by(shipped())
    assert insight.sense == weighing.sense
    assert insight.vectors == [weighing.vectors] * seats
    assert list(insight.chances(state)) != usual
    insight.judge_by(USUAL)
    assert list(insight.chances(state)) == usual


# -- the trial --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["two", "four"])
def test_steps_lead_to_weights_and_back(kind: str) -> None:
    places = lords.places_of(shipped(), kind)
    assert lords.places_of(USUAL, kind) == [0.0] * len(places)
    assert len(places) == len(lords.every_weight(kind))
    again = lords.at(USUAL, kind, places)
    assert lords.places_of(again, kind) == pytest.approx(places)
    other = "four" if kind == "two" else "two"
    assert lords.weighing_of(again, other) == lords.weighing_of(USUAL, other)


def contrived(games: int) -> list[lords.Trial]:
    """Games that are won by weights near to where they are best: 1 for the first, 5/3 for the second, 0 for others."""
    chance = np.random.default_rng(3)
    found = []
    for number in range(games):
        places = chance.normal(size=(2, len(lords.every_weight("two")))) * 0.7
        bent = 0.15 * (places * places).sum(1)
        strength = 0.3 * places[:, 0] + 0.5 * places[:, 1] - bent
        first = chance.random() < 1 / (1 + np.exp(strength[1] - strength[0]))
        won = [1.0, 0.0] if first else [0.0, 1.0]
        found.append(lords.Trial(number=number, about=[], places=places.tolist(), won=won))
    return found


def test_the_fit_finds_where_weights_are_best() -> None:
    fit = lords.fitted(contrived(6000))
    assert fit.best[0] == pytest.approx(1, abs=0.5)
    assert fit.best[1] > 1.2
    assert abs(np.mean(fit.best[2:])) < 0.15
    clear = np.abs(fit.slopes / fit.errors)
    assert sorted(np.argsort(-clear)[:2]) == [0, 1]


def test_games_that_nobody_won_tell_nothing() -> None:
    [one] = contrived(1)
    with pytest.raises(OptionError, match="play more"):
        lords.fitted([{**one, "won": [0.5, 0.5]}])


def test_a_trial_is_played_kept_and_gone_on_from(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, found = tmp_path / "two.jsonl", tmp_path / "two.toml"
    asked = ["two", "--games", "2", "--save", str(kept), "--write", str(found)]
    assert lords.main(asked) == 0
    first = capsys.readouterr().out
    assert f"{Phase.NO_KING.value}: {TRAITS[0]}" in first
    assert lords.main(asked) == 0  # what is kept is not played again
    assert capsys.readouterr().out == first
    mind = read_file(found, VERSION)
    assert mind.without_king != USUAL.without_king
    assert mind.with_king == USUAL.with_king
    more = ["two", "--start", str(found), "--games", "1", "--save", str(tmp_path / "more.jsonl"), "--beside", str(kept)]
    assert lords.main(more) == 0
    assert lords.main(["two", "--start", str(found), "--against", "2", "--budget", "1"]) == 0
    assert "found: " in capsys.readouterr().out
    with pytest.raises(SystemExit):
        lords.main([*asked, "--spread", "0.1"])
    assert "save these elsewhere" in capsys.readouterr().err


@pytest.mark.parametrize(("asked", "told"), [
    (["five"], "invalid choice"),
    (["two", "--games", "0"], "more than nothing"),
    (["two", "--spread", "0"], "--spread is more than nothing"),
    (["two", "--start", "nowhere.toml"], "there is no nowhere.toml"),
    (["two", "--beside", "nowhere.jsonl"], "there is no nowhere.jsonl"),
    (["two", "--beside", "pyproject.toml"], "holds no trial"),
    (["two", "--against", "2", "--budget", "long"], "no budget"),
])  # fmt: skip
def test_a_trial_that_cannot_be_is_refused(asked: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        lords.main(asked)
    assert told in capsys.readouterr().err
