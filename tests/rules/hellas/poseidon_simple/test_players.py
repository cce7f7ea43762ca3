"""Ports, and what depends on them, before bots and at the terminal."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State, bots
from aegean.bots.hellas.board import board_of
from aegean.bots.hellas.evaluation import blessing_worth
from aegean.bots.hellas.observation import Observation
from aegean.bots.hellas.prospects import Prospects
from aegean.bots.hellas.weights import weights_of
from aegean.terminal.painter import Scene, painter_of
from aegean.texts import languages
from tests.hellas.positions import GAME, play, turn, turn_start
from tests.rules.hellas.poseidon_simple.questions import OPTIONS, PORTS, shaken, wielding
from tests.terminal.scripted import Scripted


def observation(state: State) -> Observation:
    return Observation(board_of(state.game, state.seats, state.options), 0, state.view(0))


def first_choice(state: State, bot: str = "hoplite") -> str:
    before = state.moves
    bots.decide(state, [bots.bot(bot, "hellas", 0)] * state.seats)
    return str(state.record.actions[before])


# -- bots -------------------------------------------------------------------------------------------------------------


def test_a_bot_counts_the_way_by_port() -> None:
    board = observation(turn(options=OPTIONS)).board
    thessaly, laconia = board.region["thessaly"], board.region["laconia"]
    assert (board.hero_far[thessaly][laconia], board.far[thessaly][laconia]) == (1, 3)
    assert board.hero_far[board.region["macedonia"]][board.region["elis"]] == 3  # Thessaly, Messenia, Elis
    assert board.reach[thessaly][laconia] > 0
    plain = observation(turn()).board
    assert plain.hero_far == plain.far


def test_a_bot_fears_an_army_that_may_march_from_another_port() -> None:
    def exposed(**other: Any) -> float:
        lord = {"hoplites": {"acarnania": 1}, "controls": ["acarnania"]}
        state = turn([lord, {"hoplites": {"laconia": 5}, **other}], options=OPTIONS)
        seen = observation(state)
        return Prospects(seen, weights_of(0)).taking(0)[seen.board.region["acarnania"]]

    assert exposed() > exposed(used_specials=["march"]) == 0


@pytest.mark.parametrize(
    ("blessing", "lord"),
    [
        ("sea_raiders", {"hoplites": {"crete": 4}}),
        ("tyrant", {"controls": ["epirus", "elis"]}),
        ("hegemony", {"controls": ["euboea", "boeotia", "corinthia"]}),
        ("harbour_levy", {"controls": ["messenia", "laconia"]}),
        ("coastal_watch", {"controls": ["messenia", "laconia"]}),
        ("temple_of_the_waves", {"controls": ["messenia"]}),
        ("tribute_of_the_sea", {"controls": ["messenia", "laconia"]}),
    ],
)
def test_what_a_blessing_is_worth_goes_by_how_a_lord_stands(blessing: str, lord: dict[str, Any]) -> None:
    here, there = observation(turn([lord], options=OPTIONS)), observation(turn([{}], options=OPTIONS))
    assert blessing_worth(here, 0, blessing) > blessing_worth(there, 0, blessing) > 0


def test_a_bot_drafts_what_its_ports_are_good_for() -> None:
    lord = {"controls": ["crete", "messenia", "laconia"]}
    state = turn(
        [lord],
        options=OPTIONS,
        temple_card="temple_card_1",
        temples={"epirus": 1},
        decks={"blessing": ["exile", "tribute_of_the_sea", "shoot_to_kill"]},
    )
    play(state, "build_temple crete")
    assert first_choice(state) == "keep_blessing tribute_of_the_sea"


def test_bots_strike_others_and_not_themselves() -> None:
    assert first_choice(wielding()) == "halve laconia"
    assert first_choice(shaken()) == "strike_down laconia"


def test_a_bot_takes_the_card_of_hegemony() -> None:
    lord = {"controls": ["euboea", "boeotia", "attica", "corinthia"], "blessings": ["hegemony"]}
    state = turn_start([lord], options=OPTIONS)
    assert first_choice(state) == "use_blessing hegemony"


def test_a_bot_that_can_win_by_port_does() -> None:
    """All of the brown land is held, and of the green one all but Messenia, which is empty and a port away."""
    lands = ["achaea", "elis", "arcadia", "argolis", "laconia", "crete"]
    lord = {"hoplites": {"thessaly": 3}, "controls": lands}
    state = turn([lord], seats=4, options=OPTIONS)
    player = bots.bot("hoplite", "hellas", 0)
    while not state.over and state.decision.seat == 0:
        bots.decide(state, [player] * 4)
    assert state.result is not None
    assert state.result.winners == (0,)


# -- the terminal -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_the_terminal_shows_ports(language: str) -> None:
    state = turn(options=OPTIONS)
    scripted = Scripted(width=120, height=40, language=language)
    painter = painter_of(state.game, scripted.terminal, state.options)
    view = state.view(0)
    scene = Scene(view, painter.names(view))
    scripted.terminal.print(painter.map(scene))
    assert scripted.said.count("Ψ") == len(PORTS) + 1  # and in the legend
    plain = turn()
    before = len(scripted.said)
    without = painter_of(GAME, scripted.terminal, plain.options)
    scripted.terminal.print(without.map(Scene(plain.view(0), painter.names(view))))
    assert "Ψ" not in scripted.said[before:]
