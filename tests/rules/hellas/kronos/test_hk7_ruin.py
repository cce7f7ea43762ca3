"""What Kronos destroys (rules HK-7), and his final actions (rules HK-8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hellas.positions import army, control, monster, offered, play, player, told, why
from tests.rules.hellas.kronos.questions import FREE, kronos, table

UNCHAINED: dict[str, Any] = {"chains": FREE}


@pytest.mark.rule("HK-7.1")
def test_a_monster_destroys_an_unguarded_temple() -> None:
    state = table([{"hoplites": {"elis": 1}}], monsters={"hydra": "crete", "medusa": "elis", "sphinx": "achaea"})
    assert why(state, "destroy_temple medusa") == "hoplites_guard_the_temple"
    assert why(state, "destroy_temple sphinx") == "no_temple_is_with_that_monster"
    events = play(state, "destroy_temple hydra")
    assert told(events, "temple_destroyed") == [{"seat": 0, "region": "crete"}]
    assert state.view(None)["regions"]["crete"]["temple"] == 0
    assert state.view(None)["temples_left"] == []
    assert kronos(state)["temples_destroyed"] == ["crete"]


@pytest.mark.rule("HK-7.2")
def test_it_raises_one_of_his_attributes() -> None:
    state = table(monsters={"hydra": "crete"}, kronos={"attributes": {"might": 4, "anger": 2}})
    play(state, "destroy_temple hydra")
    assert offered(state) == ["raise_kronos anger", "raise_kronos authority"]
    assert why(state, "raise_kronos might") == "that_attribute_is_at_its_highest"
    events = play(state, "raise_kronos authority")
    assert told(events, "kronos_attribute_raised") == [{"seat": 0, "kronos_attribute": "authority", "value": 2}]
    full = table(monsters={"hydra": "crete"}, kronos={"attributes": {"might": 4, "anger": 4, "authority": 4}})
    play(full, "destroy_temple hydra")
    assert full.decision.kind == "kronos_turn"


@pytest.mark.rule("HK-7.3")
def test_with_the_oracle_a_land_may_fall() -> None:
    state = table([{"glory": ["red"]}], monsters={"hydra": "phocis"}, kronos={"attitudes": {"brown": "wary"}})
    play(state, "destroy_temple hydra", "raise_kronos might")
    assert offered(state) == [
        "lower_attitude red", "lower_attitude yellow", "lower_attitude green", "lower_attitude brown", "decline"
    ]  # fmt: skip
    assert why(state, "lower_attitude blue") == "that_land_is_hostile"
    other = state.copy()
    play(other, "lower_attitude red")
    assert kronos(other)["attitudes"]["red"] == "neutral"  # also from a hero's board
    play(state, "lower_attitude brown")
    assert kronos(state)["attitudes"]["brown"] == "hostile"


@pytest.mark.rule("HK-7.4", "HK-8.6")
def test_a_monument_that_still_stands_can_grow_again() -> None:
    hero = {"praying": {"zeus": 1}, "hoplites": {"thessaly": 4}, "controls": ["thessaly"]}
    state = table([hero], monsters={"hydra": "thessaly"}, monuments={"zeus": 2}, kronos=UNCHAINED)
    events = play(state, "monster_destroy_monument zeus")
    assert told(events, "monument_damaged") == [{"seat": 0, "god": "zeus", "level": 1}]
    assert state.view(None)["monuments"]["zeus"]["priests"] == [0, 1, 0]
    assert player(state, 1)["artifacts"] == {"thunder_of_zeus": True}
    play(state, "end_turn", "build_monument")
    assert "raise_monument zeus" in offered(state)


@pytest.mark.rule("HK-7.5", "HK-8.6")
def test_without_a_level_it_is_destroyed_for_good() -> None:
    hero = {"praying": {"zeus": 1}, "priests": 1, "hoplites": {"thessaly": 4}, "controls": ["thessaly"]}
    state = table([hero], monsters={"hydra": "thessaly"}, kronos=UNCHAINED)
    events = play(state, "monster_destroy_monument zeus")
    assert told(events, "monument_destroyed") == [{"seat": 0, "god": "zeus"}]
    assert state.view(None)["monuments"]["zeus"] == {"level": 0, "region": "thessaly", "priests": [0, 0, 0]}
    assert player(state, 1)["artifacts"] == {}
    assert player(state, 1)["priests"] == 1
    assert why(state, "monster_destroy_monument zeus") == "you_have_taken_your_action"
    play(state, "end_turn")
    assert offered(state, "pray") == ["pray athena", "pray hermes"]
    assert why(state, "pray zeus") == "it_is_barred_there"
    play(state, "build_monument")
    assert why(state, "raise_monument zeus") == "that_monument_is_destroyed"


@pytest.mark.rule("HK-7.5")
def test_who_takes_the_region_later_finds_no_artifact() -> None:
    state = table([{"hoplites": {"macedonia": 1, "thessaly": 3}}], seat=1, monuments={"zeus": 0})
    play(state, "move macedonia thessaly")
    assert control(state, "thessaly") == 1
    assert player(state, 1)["artifacts"] == {}


@pytest.mark.rule("HK-8.1")
def test_final_actions_are_locked() -> None:
    state = table(monsters={"hydra": "thessaly"})
    for action in (
        "kronos_movement crete", "kronos_destroy_monument zeus", "kronos_terror", "monster_destroy_monument zeus"
    ):  # fmt: skip
        assert why(state, action) == "the_last_chain_is_not_broken"
    free = table([{"controls": ["attica"]}], monsters={"hydra": "thessaly"}, kronos=UNCHAINED)
    for action in ("kronos_movement crete", "kronos_destroy_monument zeus", "kronos_terror"):
        assert action in offered(free)


@pytest.mark.rule("HK-8.2")
def test_kronos_moves() -> None:
    heroes: list[dict[str, Any]] = [
        {"at": "crete", "hoplites": {"crete": 2}, "controls": ["crete"]},
        {"hoplites": {"crete": 1}},
    ]
    state = table(heroes, monsters={"hydra": "crete"}, kronos=UNCHAINED)
    assert why(state, "kronos_movement elis") == "that_region_is_not_beside_kronos"
    events = play(state, "kronos_movement crete")  # over a sea trail
    assert told(events, "kronos_moved") == [{"seat": 0, "start": "euboea", "region": "crete"}]
    assert (army(state, "crete", 1), army(state, "crete", 2), control(state, "crete")) == (0, 0, -1)
    assert player(state, 1)["hero_at"] == "crete"
    assert (monster(state, "hydra") or {})["region"] == "crete"
    assert (state.decision.kind, state.view(None)["regions"]["crete"]["temple"]) == ("raise_kronos", 0)  # HK-7.2
    assert kronos(state)["region"] == "crete"
    assert kronos(state)["anger"] == 10 - 3


@pytest.mark.rule("HK-8.3")
def test_a_standing_monument_keeps_him_out() -> None:
    state = table(kronos={**UNCHAINED, "region": "boeotia"})
    assert why(state, "kronos_movement attica") == "a_monument_stands_there"
    ruined = table(kronos={**UNCHAINED, "region": "boeotia"}, monuments={"athena": 0})
    assert "kronos_movement attica" in offered(ruined)


@pytest.mark.rule("HK-8.4")
@pytest.mark.parametrize(("before", "after"), [(4, 2), (3, 1), (2, 0), (1, 0)])
def test_kronos_breaks_down_two_levels(before: int, after: int) -> None:
    state = table(monuments={"zeus": before}, kronos=UNCHAINED)
    assert why(state, "kronos_destroy_monument athena") == "that_monument_is_not_beside_kronos"
    play(state, "kronos_destroy_monument zeus")
    assert state.view(None)["monuments"]["zeus"]["level"] == after
    assert kronos(state)["anger"] == 10 - 3  # Earthquake is broken


@pytest.mark.rule("HK-8.5")
@pytest.mark.parametrize("attitude", ["neutral", "wary"])
def test_kronos_terror(attitude: str) -> None:
    heroes: list[dict[str, Any]] = [{"controls": ["attica", "boeotia"], "hoplites": {"boeotia": 1}}]
    state = table(heroes, kronos={**UNCHAINED, "attitudes": {"blue": attitude}})
    play(state, "kronos_terror")
    assert kronos(state)["attitudes"]["blue"] == "hostile"
    assert kronos(state)["anger"] == 6
    assert (control(state, "attica"), control(state, "boeotia")) == (-1, 1)


@pytest.mark.rule("HK-8.5")
def test_kronos_terror_on_a_held_token_and_in_vain() -> None:
    held = table([{"glory": ["blue"]}], kronos=UNCHAINED)
    play(held, "kronos_terror")
    assert kronos(held)["attitudes"]["blue"] == "hostile"
    assert why(table(kronos=UNCHAINED), "kronos_terror") == "terror_would_change_nothing"


@pytest.mark.rule("HK-8.6")
def test_a_monster_must_be_at_the_monument() -> None:
    state = table(monsters={"hydra": "elis"}, kronos=UNCHAINED)
    assert why(state, "monster_destroy_monument zeus") == "no_monster_is_at_that_monument"
    himself = table(kronos={**UNCHAINED, "region": "thessaly"})
    assert why(himself, "monster_destroy_monument zeus") == "no_monster_is_at_that_monument"
