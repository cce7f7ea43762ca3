"""Orichalkum and constructs before bots, in environments and at the terminal."""

from __future__ import annotations

import pytest

from aegean import State, bots
from aegean.envs.observing import Variant
from aegean.terminal.painter import Scene, painter_of
from aegean.texts import languages
from tests.bots.advised import grounds
from tests.browser.questions import LUCIA, MAREK
from tests.rules.hellas.orichalkum.questions import OPEN, OPTIONS, arrived, table, using, with_construct
from tests.terminal.scripted import Scripted


def first_choice(state: State, bot: str = "greedy") -> str:
    before = state.moves
    bots.decide(state, [bots.bot(bot, "hellas", 0)] * state.seats)
    return str(state.record.actions[before])


@pytest.mark.parametrize("bot", ["hoplite", "greedy"])
def test_a_bot_takes_orichalkum(bot: str) -> None:
    assert first_choice(arrived(), bot) == "take_orichalkum"


def test_a_bot_uses_constructs_with_sense() -> None:
    assert first_choice(with_construct("votive_tripods", one={"priests": 0})) == "use_construct votive_tripods"
    other = {"hoplites": {"corinthia": 3}, "controls": ["corinthia"]}
    assert first_choice(using("bronze_bulls", other=other), "hoplite") == "strike_down corinthia"
    state = using("antikythera_mechanism", decks={"blessing": ["armory", "bluff", "exile"]})
    assert first_choice(state, "hoplite").startswith("keep_blessing")


def test_orichalkum_is_a_ground_for_advice() -> None:
    then, now = (table([LUCIA, MAREK], held=(number, 0)) for number in (0, 2))
    assert grounds(then, now)["orichalkum"] == {"count": 2}


def test_environments_observe_the_workshop() -> None:
    variant = Variant("hellas", 2, OPTIONS)
    states = [
        table([LUCIA, MAREK]),
        table([LUCIA, MAREK], held=(2, 0)),
        table([LUCIA, MAREK], held=(0, 2)),
        table([LUCIA, MAREK], display=["trojan_horse", *OPEN[:2]]),
        table([LUCIA, MAREK], orichalkum={"tokens": ["elis"]}),
    ]
    assert len({tuple(variant.tensor(state, 1).tolist()) for state in states}) == len(states)


@pytest.mark.parametrize("language", languages())
def test_the_terminal_shows_constructs(language: str) -> None:
    scripted = Scripted(width=120, height=40, language=language)
    told = scripted.terminal.catalogue.text
    state = table([LUCIA, MAREK], held=(2, 1))
    painter = painter_of(state.game, scripted.terminal, state.options)
    view = state.view(0)
    scripted.terminal.print(painter.table(Scene(view, painter.names(view))))
    said = scripted.said
    assert told("cli-hellas-orichalkum") in said
    assert told("hellas-construct-labyrinth") in said
