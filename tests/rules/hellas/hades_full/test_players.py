"""The underworld before bots, in environments and at the terminal."""

from __future__ import annotations

import pytest

from aegean import State, bots
from aegean.bots.hellas.blessings import raise_worth
from aegean.bots.hellas.board import board_of
from aegean.bots.hellas.evaluation import hero_goods
from aegean.bots.hellas.observation import Observation
from aegean.bots.hellas.prospects import Prospects
from aegean.bots.hellas.weights import weights_of
from aegean.envs.observing import Variant
from aegean.terminal.painter import Scene, painter_of
from aegean.texts import languages
from tests.bots.advised import grounds
from tests.browser.questions import LUCIA, MAREK
from tests.hellas.positions import turn
from tests.rules.hellas.hades_full.questions import (
    OPTIONS,
    attacking,
    below,
    choosing,
    fallen,
    marching,
    raise_,
    table,
)
from tests.terminal.scripted import Scripted


def observation(state: State, seat: int = 0) -> Observation:
    return Observation(board_of(state.game, state.seats, state.options), seat, state.view(seat))


def first_choice(state: State, bot: str = "greedy") -> str:
    before = state.moves
    bots.decide(state, [bots.bot(bot, "hellas", 0)] * state.seats)
    return str(state.record.actions[before])


# -- bots -------------------------------------------------------------------------------------------------------------


def taking(region: str, warriors: dict[str, int], dead: int = 0, gates: list[str] | None = None) -> float:
    """Turns until seat 0 has a region, as a bot sees it."""
    lord = raise_(3, hoplites={"arcadia": 2}, controls=["arcadia"])
    other = {"hoplites": {"crete": 3}, "controls": ["crete"]}
    seen = observation(table([lord, other], underworld=below(dead, warriors=warriors, gates=gates or [])))
    return Prospects(seen, weights_of(0)).taking(0)[seen.board.region[region]]


def test_a_bot_counts_warriors_against_whoever_comes() -> None:
    assert taking("elis", {}) < taking("elis", {"elis": 1}) < taking("elis", {"elis": 2})  # neutral: population
    assert taking("crete", {}) < taking("crete", {"crete": 1})  # they defend it
    assert taking("elis", {"arcadia": 1}) < taking("elis", {})  # its own, next door


def test_a_bot_knows_where_its_dead_may_rise() -> None:
    assert taking("elis", {}, 3, ["elis"]) < taking("elis", {}, 3)


def exposed(dead: int) -> float:
    """How insecure a region with two hoplites and a gate is, as a bot sees it."""
    lords = [{"hoplites": {"elis": 2}, "controls": ["elis"]}, raise_(3, hoplites={"crete": 1})]
    seen = observation(table(lords, underworld=below(0, dead, gates=["elis"])))
    return Prospects(seen, weights_of(0)).taking(0)[seen.board.region["elis"]]


def test_a_bot_fears_those_who_may_rise_at_its_gate() -> None:
    assert exposed(0) == exposed(1) < exposed(3)


def test_raise_is_worth_more_to_whoever_has_dead() -> None:
    few, many = (observation(fallen(number)) for number in (0, 5))
    assert raise_worth(few, 0) < raise_worth(many, 0)
    goods = [hero_goods(observation(fallen(5, value)), 0, weights_of(0)) for value in (1, 4)]
    assert goods[0] < goods[1]


def test_a_bot_raises_its_dead() -> None:
    """Three come back where they can stay, rather than none."""
    state = table(
        [raise_(3, **{**LUCIA, "hand": [], "priests": 0}), MAREK],
        underworld=below(4, gates=["attica"]),
        turn={"seat": 0, "regular_used": ["hero_movement", "hoplite_movement", "prayer"]},
    )
    assert first_choice(state).startswith("resurrect")


def test_a_bot_leads_warriors_into_battle() -> None:
    for bot in ("hoplite", "greedy"):
        assert first_choice(marching("march boeotia corinthia", "march_off 4"), bot) == "escort 2"


def test_a_bot_places_its_warrior() -> None:
    assert first_choice(choosing(), "hoplite").startswith("place_warrior ")


def test_raise_is_a_ground_for_advice() -> None:
    then, now = (turn([raise_(value)], options=OPTIONS) for value in (1, 3))
    told = grounds(then, now)
    assert told["raise"] == {"count": 2}
    assert "attributes" not in told


# -- environments -----------------------------------------------------------------------------------------------------


def test_environments_observe_the_underworld() -> None:
    variant = Variant("hellas", 2, OPTIONS)
    states = [
        fallen(0),
        fallen(4),
        fallen(0, underworld=below(warriors={"elis": 1})),
        fallen(0, underworld=below(gates=[])),
    ]
    seen = {tuple(variant.tensor(state, 1).tolist()) for state in states}
    assert len(seen) == len(states)


# -- the terminal -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_the_terminal_shows_the_underworld(language: str) -> None:
    scripted = Scripted(width=120, height=40, language=language)
    told = scripted.terminal.catalogue.text
    state = attacking(4, 3, came=2)
    painter = painter_of(state.game, scripted.terminal, state.options)
    view = state.view(0)
    scripted.terminal.print(painter.screen(Scene(view, painter.names(view))))
    assert f"{told('cli-hellas-warriors', {'count': 2})} +2" in scripted.said
    scripted.terminal.print(painter.table(Scene(view, painter.names(view))))
    assert told("cli-hellas-underworld") in scripted.said
