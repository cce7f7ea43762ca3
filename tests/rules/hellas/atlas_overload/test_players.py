"""Overload before bots, in environments and at the terminal."""

from __future__ import annotations

import pytest

from aegean import State, bots
from aegean.envs.observing import Variant
from aegean.terminal.painter import Scene, painter_of
from aegean.texts import languages
from tests.bots.advised import grounds
from tests.rules.hellas.atlas_overload.questions import OPTIONS, arrived, building, lord, of_war, table
from tests.terminal.scripted import Scripted


def first_choice(state: State, bot: str = "greedy") -> str:
    before = state.moves
    bots.decide(state, [bots.bot(bot, "hellas", 0)] * state.seats)
    return str(state.record.actions[before])


@pytest.mark.parametrize("bot", ["hoplite", "greedy"])
def test_a_bot_sends_hoplites_it_can_spare(bot: str) -> None:
    assert first_choice(building(), bot) == "send crete"


def test_a_bot_sends_where_it_may_win() -> None:
    assert first_choice(building(first=("crete",), one={"hoplites": {"crete": 1}}, left=3)) == "send crete"


def test_a_bot_places_the_bonus_token() -> None:
    state = building("send crete", "decline", "decline")
    assert first_choice(state).startswith("bonus ")


def test_a_bot_holds_up_the_sky_for_fear_of_another() -> None:
    assert first_choice(arrived(left=12)) == "decline"
    hero = {"at": "laconia", "attributes": {"strength": 3}}
    state = table([hero, lord("crete", "boeotia")], "move_hero messenia", left=3)
    assert first_choice(state) == "hold_sky"


def test_hoplites_with_atlas_are_a_ground_for_advice() -> None:
    then, now = (table([lord("crete")], on=on) for on in ([], [0, 0]))
    assert grounds(then, now)["atlas"] == {"count": 2}


def test_environments_observe_atlas() -> None:
    variant = Variant("hellas", 2, OPTIONS)
    states = [
        of_war(15),
        of_war(7),
        of_war(15, on=[0, 1]),
        of_war(15, overload={"owner": 1, "attribute": "speed"}),
        of_war(15, overload={"owner": 1, "attribute": "strength"}),
    ]
    assert len({tuple(variant.tensor(state, 1).tolist()) for state in states}) == len(states)


@pytest.mark.parametrize("language", languages())
def test_the_terminal_shows_atlas(language: str) -> None:
    scripted = Scripted(width=120, height=40, language=language)
    told = scripted.terminal.catalogue.text
    state = of_war(7, on=[0, 1, 1], overload={"owner": 1, "attribute": "speed"})
    painter = painter_of(state.game, scripted.terminal, state.options)
    view = state.view(0)
    scripted.terminal.print(painter.table(Scene(view, painter.names(view))))
    said = scripted.said
    assert told("cli-hellas-atlas") in said
    assert told("cli-hellas-sky", {"left": 7}) in said
    away = table([{"away": "atlas"}], left=7)
    scripted.terminal.print(painter.screen(Scene(away.view(0), painter.names(view))))
    assert told("hellas-away-atlas") in scripted.said
