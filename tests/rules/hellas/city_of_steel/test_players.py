"""What bots and environments make of the City of Steel and of six at a table."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State, bots
from aegean.envs.observing import Variant
from tests.hellas.positions import GAME
from tests.rules.hellas.city_of_steel.questions import OPTIONS, rescued, six, spinning, struck


def chosen(state: State, bot: str = "greedy") -> str:
    seat = state.decision.seat
    return str(bots.bot(bot, "hellas", 1).choose(bots.Table.of(state, seat)))


def test_the_hunter_is_led_away_from_what_can_be_hunted() -> None:
    """Satyr is in Mysia, so the hero does not stay there, nor go to another monster."""
    state = struck("satyr", monsters={"hydra": "crete", "siren": "unseen", "cetus": "unseen", "arachne": "unseen"})
    answer = chosen(state)
    assert answer.startswith("lead_hero achilles ")
    assert answer.split()[2] not in ("mysia", "crete")


def test_the_best_hunter_is_laid_down() -> None:
    lords: list[dict[str, Any]] = [
        {"at": "mysia", "artifacts": ["arachnes_thread"]},
        {"at": "troy"},
        {"at": "ionia", "slain": ["hydra"]},
    ]
    state = six(lords)
    state.apply(GAME.parse("use_artifact arachnes_thread", state))
    assert chosen(state) == "lay_down heracles"
    assert chosen(spinning()).startswith("lay_down")


def test_a_region_is_taken_that_is_worth_something() -> None:
    state = rescued()
    before = state.view(None)["regions"]
    answer = chosen(state).split()
    assert answer[0] == "settle"
    assert before[answer[1]]["control"] == -1


@pytest.mark.parametrize("level", bots.names("hellas"))
def test_every_level_plays_at_six(level: str) -> None:
    state = GAME.new(6, 11, OPTIONS)
    for _ in range(4):
        seat = state.decision.seat
        player = bots.bot(f"{level}:20" if level in ("tiresias", "pythia", "strategos") else level, "hellas", 1)
        state.apply(player.choose(bots.Table.of(state, seat)), seat)


def test_environments_see_who_lies() -> None:
    variant = Variant("hellas", 6, OPTIONS)
    standing, lying = six(), six(threads={"lying": [2]})
    seen = [variant.tensor(state, 0).tolist() for state in (standing, lying)]
    assert sum(one != other for one, other in zip(*seen, strict=True)) == 1
