"""The Garden of the Hesperides before bots, in environments and at the terminal."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State, bots
from aegean.envs.observing import Variant
from aegean.terminal.painter import Scene, painter_of
from aegean.texts import languages
from tests.bots.advised import grounds
from tests.rules.hellas.atlas_hesperides.questions import OPTIONS, eating, hurt, moving
from tests.terminal.scripted import Scripted


def first_choice(state: State, bot: str = "greedy") -> str:
    before = state.moves
    bots.decide(state, [bots.bot(bot, "hellas", 0)] * state.seats)
    return str(state.record.actions[before])


@pytest.mark.parametrize("bot", ["hoplite", "greedy"])
def test_a_bot_eats_where_it_decides_the_battle(bot: str) -> None:
    hands: dict[str, Any] = {"attacker": {"hand": []}, "defender": {"hand": []}}
    assert first_choice(eating(4, 3, held=(0, 1), **hands), bot) == "eat_apple"
    assert first_choice(eating(2, 3, held=(0, 1), **hands), bot) == "pass"


def test_apples_are_a_ground_for_advice() -> None:
    then, now = (moving(held=(number, 0)) for number in (0, 2))
    assert grounds(then, now)["apples"] == {"count": 2}


def test_environments_observe_the_garden() -> None:
    variant = Variant("hellas", 2, OPTIONS)
    states = [moving(), moving(held=(1, 0)), moving(held=(0, 1)), moving(on=[0]), hurt(), moving(garden={"left": 3})]
    assert len({tuple(variant.tensor(state, 1).tolist()) for state in states}) == len(states)


@pytest.mark.parametrize("language", languages())
def test_the_terminal_shows_the_garden(language: str) -> None:
    scripted = Scripted(width=120, height=40, language=language)
    told = scripted.terminal.catalogue.text
    state = moving(held=(2, 1))
    painter = painter_of(state.game, scripted.terminal, state.options)
    view = state.view(0)
    scripted.terminal.print(painter.table(Scene(view, painter.names(view))))
    assert told("cli-hellas-apples", {"left": 12}) in scripted.said
