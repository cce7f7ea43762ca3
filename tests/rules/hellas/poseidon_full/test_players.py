"""Fleets before bots and at the terminal."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State, bots
from aegean.bots.hellas.blessings import fleet_worth
from aegean.bots.hellas.board import board_of
from aegean.bots.hellas.evaluation import hero_goods
from aegean.bots.hellas.observation import Observation
from aegean.bots.hellas.prospects import Prospects
from aegean.bots.hellas.weights import weights_of
from aegean.envs.observing import Variant
from aegean.terminal.painter import Scene, painter_of
from aegean.texts import languages
from tests.bots.advised import grounds
from tests.hellas.positions import turn
from tests.rules.hellas.poseidon_full.questions import OPTIONS, at_sea, fleet, raising
from tests.terminal.scripted import Scripted


def observation(state: State) -> Observation:
    return Observation(board_of(state.game, state.seats, state.options), 0, state.view(0))


def first_choice(state: State, bot: str = "hoplite") -> str:
    before = state.moves
    bots.decide(state, [bots.bot(bot, "hellas", 0)] * state.seats)
    return str(state.record.actions[before])


# -- bots -------------------------------------------------------------------------------------------------------------


def taking(region: str, own: int, other: int) -> float:
    """Turns until seat 0 has a region that seat 1 holds, as a bot sees it."""
    state = turn(
        [fleet(own, hoplites={"arcadia": 3}), fleet(other, hoplites={region: 3}, controls=[region])], options=OPTIONS
    )
    seen = observation(state)
    return Prospects(seen, weights_of(0)).taking(0)[seen.board.region[region]]


def test_a_bot_counts_fleets_where_they_fight() -> None:
    assert taking("messenia", 4, 1) < taking("messenia", 1, 1) < taking("messenia", 1, 3)
    assert taking("elis", 4, 1) == taking("elis", 1, 3)


def exposed(own: int, other: int, region: str = "messenia") -> float:
    """How insecure a region with four hoplites is beside four others, as a bot sees it."""
    lord = fleet(own, hoplites={region: 4}, controls=[region])
    seen = observation(turn([lord, fleet(other, hoplites={"arcadia": 4})], options=OPTIONS))
    return Prospects(seen, weights_of(0)).taking(0)[seen.board.region[region]]


def test_a_bot_fears_a_larger_fleet_at_its_ports() -> None:
    assert exposed(4, 1) == 0 < exposed(2, 2) < exposed(1, 4)
    assert exposed(4, 1, "elis") == exposed(1, 4, "elis")


def test_a_fleet_is_worth_more_to_whoever_has_ports() -> None:
    def gain(controls: list[str]) -> float:
        goods = [
            hero_goods(observation(turn([fleet(value, controls=controls)], options=OPTIONS)), 0, weights_of(0))
            for value in (1, 3)
        ]
        return goods[1] - goods[0]

    assert 0 < gain([]) < gain(["messenia", "laconia"])
    assert fleet_worth(observation(turn(options=OPTIONS)), 0) < 1


@pytest.mark.parametrize(("controls", "chosen"), [([], "fleet"), (["messenia", "laconia", "attica"], "strength")])
def test_a_bot_gives_up_what_it_needs_less(controls: list[str], chosen: str) -> None:
    attributes = {"leadership": 1, "strength": 3, "speed": 1, "fleet": 3}
    steps = [
        {"step": "Turn", "seat": 0},
        {"step": "Aftermath", "seat": 0, "toll_taken": False},
        {
            "step": "ChangeAttribute",
            "seat": 0,
            "among": ["strength", "fleet"],
            "change": -1,
            "up_to": 0,
            "times": 1,
        },
    ]
    lord: dict[str, Any] = {"attributes": attributes, "controls": controls, "hand": []}
    state = turn([lord], options=OPTIONS, steps=steps)
    assert state.decision.kind == "attribute"
    assert first_choice(state) == f"attribute {chosen}"


def test_a_bot_answers_with_four_attributes() -> None:
    assert first_choice(raising()).startswith("attribute ")


def test_a_fleet_that_rises_is_a_ground_for_advice() -> None:
    """By its name, and not as one of the hero's attributes."""
    then, now = (turn([fleet(value)], options=OPTIONS) for value in (1, 3))
    told = grounds(then, now)
    assert told["fleet"] == {"count": 2}
    assert "attributes" not in told


# -- environments -----------------------------------------------------------------------------------------------------


def test_environments_observe_every_fleet() -> None:
    variant = Variant("hellas", 2, OPTIONS)
    seen = [variant.tensor(turn([fleet(value)], options=OPTIONS), 1).tolist() for value in (1, 4)]
    assert seen[0] != seen[1]
    assert variant.size > Variant("hellas", 2, {}).size


# -- the terminal -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_the_terminal_shows_fleets_and_what_limits_them(language: str) -> None:
    state = at_sea(3, 4, fleet(4), fleet(2))
    scripted = Scripted(width=120, height=40, language=language)
    painter = painter_of(state.game, scripted.terminal, state.options)
    view = state.view(0)
    scripted.terminal.print(painter.screen(Scene(view, painter.names(view))))
    word = scripted.terminal.catalogue.text("hellas-attribute-fleet")
    said = scripted.said
    assert f"{word} 4, 3 hopli" in said.replace("Hopli", "hopli")
    assert f"{word} +2" in said
