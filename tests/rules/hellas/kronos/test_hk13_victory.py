"""The ways to win (rules HK-13)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hellas.positions import play
from tests.rules.hellas.kronos.questions import FREE, hunt, hunted, table

ALL_BUT_ONE = {"red": "hostile", "yellow": "hostile", "green": "hostile", "brown": "wary"}
LANDS = {
    "brown": ["argolis", "laconia", "crete"],
    "green": ["achaea", "elis", "arcadia", "messenia"],
    "blue": ["boeotia", "attica", "corinthia"],  # and Euboea, where Kronos is
}


@pytest.mark.rule("HK-13.1")
def test_five_hostile_lands() -> None:
    state = table(monsters={"hydra": "laconia"}, kronos={"attitudes": ALL_BUT_ONE})
    assert state.view(None)["race"]["five_hostile_lands"] == {"needed": 5, "now": [4, 0, 0], "share": [90, 0, 0]}
    play(state, "terror hydra")
    assert state.over
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((0,), "five_hostile_lands")


@pytest.mark.rule("HK-13.2")
def test_three_destroyed_monuments() -> None:
    state = table(monuments={"athena": 0, "hermes": 0}, kronos={"chains": FREE})
    play(state, "kronos_destroy_monument zeus")
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((0,), "three_destroyed_monuments")


@pytest.mark.rule("HK-13.3", "HK-13.6")
def test_kronos_is_slain() -> None:
    state = hunted({"hand": ["glory_bow"]}, kronos={"wounds": [0, 2, 3], "chains": {"kronos_wrath": "destroyed"}})
    play(state, "strike glory_bow 1")
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((1, 2), "kronos_slain")


@pytest.mark.rule("HK-13.3")
def test_the_last_wound_of_a_chain_can_be_his_last() -> None:
    state = hunted({"hand": ["wild_attack_axe"]}, kronos={"wounds": [0, 1, 2, 3, 4, 5, 6]})
    play(state, "strike wild_attack_axe 7")
    assert state.result is not None
    assert state.result.reason == "kronos_slain"


@pytest.mark.rule("HK-13.4", "HK-13.6")
def test_three_lands_held_together() -> None:
    first: dict[str, Any] = {
        "controls": [*LANDS["brown"], *LANDS["green"][:2]],
        "hoplites": {"argolis": 1, "corinthia": 1},
    }
    second: dict[str, Any] = {"controls": [*LANDS["green"][2:], *LANDS["blue"][:2]]}
    state = table([first, second], seat=1)
    race = state.view(None)["race"]["three_lands"]
    assert race["now"] == [0, 2, 2]
    assert race["share"][0] == 0 < race["share"][1] == race["share"][2]
    play(state, "move argolis corinthia")
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((1, 2), "three_lands")


@pytest.mark.rule("HK-13.5")
def test_the_last_monster_behind_closed_gates() -> None:
    beast = {"hydra": {"at": "corinthia", "wounds": [0, 1, 2, 3, 4]}}
    quests = ["finding_omphalos", "blessing_of_rhea"]
    state = hunt("hydra", {"hand": ["glory_bow"]}, monsters=beast, quests=quests)
    play(state, "strike glory_bow 5", "trade_blessing")
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((1, 2), "tartarus")


@pytest.mark.rule("HK-13.5")
def test_not_while_another_is_there_or_the_gates_are_open() -> None:
    beasts = {"hydra": {"at": "corinthia", "wounds": [0, 1, 2, 3, 4]}}
    quests = ["finding_omphalos", "blessing_of_rhea"]
    another = hunt("hydra", {"hand": ["glory_bow"]}, monsters={**beasts, "medusa": "elis"}, quests=quests)
    open_ = hunt("hydra", {"hand": ["glory_bow"]}, monsters=beasts)
    for state in (another, open_):
        play(state, "strike glory_bow 5", "trade_blessing")
        assert not state.over
    assert not table(quests=quests).over  # an empty map alone


@pytest.mark.rule("HK-13.5", "HK-12.3")
def test_thunder_can_slay_the_last() -> None:
    hero = {"hoplites": {"thessaly": 4}, "controls": ["thessaly"]}
    beast = {"hydra": {"at": "elis", "wounds": [0, 1, 2, 3, 4]}}
    state = table([hero], seat=1, monsters=beast, quests=["finding_omphalos"], kronos={"attitudes": {"green": "wary"}})
    play(state, "use_artifact thunder_of_zeus")
    assert state.result is not None
    assert state.result.reason == "tartarus"


@pytest.mark.rule("HK-13.4", "HK-13.6")
def test_kronos_himself_can_complete_a_land_by_moving() -> None:
    """His region is left out wherever he is: the heroes win in his turn."""
    regions = [*LANDS["brown"], *LANDS["green"], "euboea", "attica", "corinthia"]
    held: dict[str, Any] = {"controls": regions, "hoplites": dict.fromkeys(regions, 1)}
    state = table([held], kronos={"chains": FREE, "region": "phocis"})
    play(state, "kronos_movement boeotia")
    assert state.result is not None
    assert state.result.reason == "three_lands"


@pytest.mark.rule("HK-13.6")
@pytest.mark.parametrize(("seat", "reason"), [(0, "five_hostile_lands"), (1, "three_lands")])
def test_the_side_to_move_wins_where_both_could(seat: int, reason: str) -> None:
    regions = [*LANDS["brown"], *LANDS["green"], *LANDS["blue"]]
    held: dict[str, Any] = {"controls": regions, "hoplites": dict.fromkeys(regions, 1)}
    attitudes = dict.fromkeys(("red", "yellow", "blue", "green", "brown"), "hostile")
    state = table([held], seat=seat, kronos={"attitudes": attitudes}, result={})
    assert state.result is not None
    assert state.result.reason == reason
