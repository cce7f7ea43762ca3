"""Opportunity cards before bots and at the terminal."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State, bots
from aegean.terminal.painter import Scene, painter_of
from aegean.texts import languages
from tests.hellas.positions import turn
from tests.terminal.scripted import Scripted

LORD: dict[str, Any] = {
    "at": "attica",
    "hoplites": {"attica": 5, "boeotia": 2},
    "controls": ["attica", "boeotia"],
    "priests": 3,
}


BEASTS = dict.fromkeys(("medusa", "sphinx", "cyclops", "minotaur", "chimera", "hydra", "cerberus"), "crete")


def with_open(card: str, **lord: Any) -> State:
    """With every monster on the map and three quests open the event that follows brings nobody anything."""
    return turn(
        [{**LORD, **lord}],
        options={"expansions": ["opportunity"]},
        opportunity={"open": card},
        monsters=BEASTS,
        quests=["aid_to_atlas", "calydonian_hunt", "capture_cretan_bull"],
    )


def first_choice(state: State, bot: str) -> str:
    player = bots.bot(bot, "hellas", 0)
    before = state.moves
    bots.decide(state, [player, player])
    assert state.moves > before
    return str(state.record.actions[before])


def test_a_bot_frees_its_actions_for_a_priest_before_it_acts() -> None:
    marked = ["recruit", "march", "build_temple", "prepare"]
    state = with_open("reinvigoration", used_specials=marked)
    assert first_choice(state, "hoplite") == "use_opportunity reinvigoration"


def test_a_bot_does_not_bleed_for_little() -> None:
    state = with_open("power_from_blood", used_artifacts=["pandoras_box"])
    assert first_choice(state, "hoplite") != "use_opportunity power_from_blood"


@pytest.mark.parametrize("language", languages())
def test_the_terminal_shows_the_open_card(language: str) -> None:
    state = with_open("hecatomb")
    scripted = Scripted(width=120, height=40, language=language)
    painter = painter_of(state.game, scripted.terminal, state.options)
    view = state.view(0)
    name = scripted.terminal.catalogue.text("hellas-event_card-hecatomb")
    scripted.terminal.print(painter.screen(Scene(view, painter.names(view))))
    assert name in scripted.said
