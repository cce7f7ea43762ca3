"""Arachne, her web and her thread (rules HW-4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hellas.positions import GAME, army, attacked, hunt, monster, offered, play, player, told, why
from tests.rules.hellas.city_of_steel.questions import SIX, raid, six, spinning, struck
from tests.rules.hellas.city_of_steel.test_hw3_satyr import symbols


@pytest.mark.rule("HW-4.1")
def test_the_wounds_of_arachne() -> None:
    found = symbols(six(monsters={"arachne": "troy"}), "arachne")
    assert found == ["torch", "torch", "bow", "sword [priest]", "spear [artifact]"]


@pytest.mark.rule("HW-4.1")
def test_her_region_attack_strikes_the_whole_land() -> None:
    lords: list[dict[str, Any]] = [{}, {"hoplites": {"troy": 2, "lesbos": 1}}, {"hoplites": {"mysia": 2, "euboea": 2}}]
    state = raid("arachne", "troy", lords)
    left = [army(state, "troy", 1), army(state, "lesbos", 1), army(state, "mysia", 2), army(state, "euboea", 2)]
    assert left == [1, 0, 1, 2]


@pytest.mark.rule("HW-4.2")
def test_the_hero_lies_in_her_web_until_the_next_monument() -> None:
    state = attacked("arachne", "special_attack_3", {"hand": ["glory_bow"]}, region="mysia", **SIX)
    play(state, "suffer")
    assert (state.decision.kind, player(state)["hero_at"]) == ("injure", "mysia")  # that of the hunt comes first
    events = play(state, "injure speed")
    assert told(events, "hero_spun_in") == [{"seat": 0, "away": "arachne"}]
    assert (player(state)["hero_at"], player(state)["away"]) == (None, "arachne")
    assert GAME.position(state.describe()).view(0) | {"moves": 0} == state.view(0) | {"moves": 0}
    events = play(state, "build_monument", "raise_monument zeus")
    assert {"seat": 0, "start": "", "region": "mysia"} in told(events, "hero_moved")
    assert player(state)["away"] is None


@pytest.mark.rule("HW-4.2")
@pytest.mark.parametrize(("there", "back"), [("lesbos", "lesbos"), (None, "troy")])
def test_it_comes_back_where_she_is_then(there: str | None, back: str) -> None:
    lords: list[dict[str, Any]] = [{"away": "arachne"}, {"slain": [] if there else ["arachne"]}]
    monsters = {"arachne": there} if there else {}
    state = six(lords, monsters=monsters)
    events = play(state, "build_monument", "raise_monument zeus")
    assert {"seat": 0, "start": "", "region": back} in told(events, "hero_moved")


@pytest.mark.rule("HW-4.3")
@pytest.mark.parametrize(("card", "region", "more"), [("troy", "troy", ["mace"]), ("mysia", "mysia", ["sword"])])
def test_the_evolutions(card: str, region: str, more: list[str]) -> None:
    state = six(decks={"event": [f"arachne_{card}"]})
    events = play(state, "build_monument", "raise_monument zeus")
    assert told(events, "monster_appeared") == [{"seat": 0, "monster": "arachne", "region": region}]
    evolved = six(monsters={"arachne": {"at": "lesbos", "evolutions": [f"arachne_{card}"]}})
    assert symbols(evolved, "arachne")[5:] == more


@pytest.mark.rule("HW-4.3", "HW-4.4")
def test_the_wound_that_must_come_last() -> None:
    hunter = {"hand": ["wild_attack_sword", "trap_sword"]}
    first = hunt("arachne", hunter, region="mysia", evolutions=["arachne_mysia"], **SIX)
    last = 6  # the mace of the other card would be number 5
    assert not any(action.endswith(f" {last}") for action in offered(first, "strike"))
    assert any(action.endswith(" 3") for action in offered(first, "strike"))  # the other sword
    alone = hunt("arachne", hunter, region="mysia", evolutions=["arachne_mysia"], wounds=[0, 1, 2, 3, 4], **SIX)
    assert any(action.endswith(f" {last}") for action in offered(alone, "strike"))


@pytest.mark.rule("HW-4.4")
def test_effects_are_bound_by_it_too() -> None:
    lords: list[dict[str, Any]] = [{"controls": ["thessaly"], "hoplites": {"thessaly": 1}}]
    there = {"at": "mysia", "evolutions": ["arachne_mysia"], "wounds": [0, 1, 2, 4]}
    state = six(lords, monsters={"arachne": there})
    play(state, "use_artifact thunder_of_zeus")
    while state.decision.kind not in ("turn", "wound"):
        play(state, next(str(action) for action in state.decision.actions if "injure" not in str(action)))
    found = monster(state, "arachne")
    assert found is not None
    assert [bool(wound["covered"]) for wound in found["wounds"]] == [True] * 5 + [False]


@pytest.mark.rule("HW-4.5")
def test_the_thread_lays_a_hero_down() -> None:
    state = spinning()
    assert offered(state) == ["lay_down perseus", "lay_down heracles"]
    assert why(state, "lay_down helen") == "no_such_hero_is_beside_yours"
    events = play(state, "lay_down perseus")
    assert told(events, "hero_laid_down") == [{"seat": 0, "hero": "perseus"}]
    assert state.view(None)["threads"]["lies"] == [0, 1, 0, 0, 0, 0]
    assert GAME.position(state.describe()).view(0) | {"moves": 0} == state.view(0) | {"moves": 0}


@pytest.mark.rule("HW-4.5")
def test_who_lies_is_not_laid_down_again() -> None:
    lords: list[dict[str, Any]] = [{"at": "mysia", "artifacts": ["arachnes_thread"]}, {"at": "troy"}, {"at": "ionia"}]
    state = six(lords, threads={"lying": [1]})
    play(state, "use_artifact arachnes_thread")
    assert state.view(None)["threads"]["lies"] == [0, 1, 1, 0, 0, 0]  # only one is left to choose
    assert "use_artifact arachnes_thread" not in offered(six(lords, threads={"lying": [1, 2]}))


@pytest.mark.rule("HW-4.6")
def test_hero_movement_only_stands_the_hero_up() -> None:
    state = six([{"at": "troy", "glory": ["red"]}], threads={"lying": [0]}, quests=["rescue_of_andromeda"])
    assert offered(state, "move_hero") == ["move_hero troy"]
    assert why(state, "move_hero mysia") == "your_hero_must_stand_up_first"
    events = play(state, "move_hero troy")
    assert told(events, "hero_stood_up") == [{"seat": 0}]
    assert state.decision.kind == "turn"  # and no quest is offered
    assert not offered(state, "move_hero")
    assert state.view(None)["threads"]["lies"] == [0] * 6


@pytest.mark.rule("HW-4.6")
def test_until_then_it_does_all_else() -> None:
    lord = {"at": "troy", "glory": ["troad"], "blessings": ["push_ups"]}
    state = six([lord], threads={"lying": [0]}, monsters={"satyr": "mysia", "arachne": "troy"})
    assert {"hunt arachne", "usurp", "prepare"} <= set(offered(state))


@pytest.mark.rule("HW-4.6")
def test_a_hero_that_is_led_still_lies() -> None:
    lords: list[dict[str, Any]] = [{"at": "mysia", "artifacts": ["pan_flute"]}, {"at": "crete"}]
    state = six(lords, threads={"lying": [1]})
    play(state, "use_artifact pan_flute", "lead_hero perseus laconia")
    assert state.view(None)["threads"]["lies"][1] == 1


@pytest.mark.rule("HW-4.2", "HW-4.6")
def test_in_the_web_no_thread_is_left() -> None:
    state = struck("arachne", threads={"lying": [0]})
    assert state.view(None)["threads"]["lies"] == [0] * 6
