"""Fortified hoplites (rules H-8)."""

from __future__ import annotations

import pytest

from tests.hellas.positions import army, battle, control, offered, play, player, told, turn
from tests.rules.hellas.battles import compared, fallen, winner


@pytest.mark.rule("H-8.1")
def test_only_the_controller_fortifies_and_only_in_a_city() -> None:
    state = turn(
        [
            {
                "hoplites": {"boeotia": 2, "attica": 1, "corinthia": 2, "laconia": 1},
                "controls": ["boeotia", "corinthia", "laconia", "argolis"],
            }
        ]
    )
    assert control(state, "attica") == -1  # a city, but not the player's; in Argolis nobody could go in
    assert offered(state, "fortify") == ["fortify boeotia", "fortify laconia"]
    assert not offered(state, "unfortify")


@pytest.mark.rule("H-8.1")
@pytest.mark.parametrize("region", ["boeotia", "laconia"])
def test_a_city_holds_one_hoplite(region: str) -> None:
    state = turn([{"attributes": {"leadership": 3}, "hoplites": {region: 3}, "controls": [region]}])
    play(state, f"fortify {region}")
    there = state.view(None)["regions"][region]
    assert (there["fortified"], there["hoplites"]) == (0, {"0": 2})
    assert army(state, region) == 3  # it has not left the region
    assert not offered(state, "fortify")


@pytest.mark.rule("H-8.1")
def test_nobody_fortifies_where_somebody_is_fortified() -> None:
    state = turn([{"hoplites": {"boeotia": 2}, "fortified": ["boeotia"]}])
    assert offered(state, "unfortify") == ["unfortify boeotia"]
    assert not offered(state, "fortify")


@pytest.mark.rule("H-8.1", "H-8.2")
def test_a_fortified_hoplite_alone_is_an_army() -> None:
    state = turn([{"hoplites": {"corinthia": 1}}, {"fortified": ["argolis"]}])
    events = play(state, "move corinthia argolis")
    assert told(events, "battle_began") == [{"seat": 0, "region": "argolis", "defender": 1}]
    assert compared(events) == (1, 2)
    assert winner(events) == 1


@pytest.mark.rule("H-8.1")
def test_a_fortified_hoplite_can_be_killed() -> None:
    state = battle(4, 0, region="argolis", start="corinthia", defender={"fortified": ["argolis"]})
    assert fallen(state.opening, 1) == [1]
    assert state.view(None)["regions"]["argolis"]["fortified"] == -1
    assert (army(state, "argolis", 1), player(state, 1)["supply"]) == (0, 15)
    assert control(state, "argolis") == 0


@pytest.mark.rule("H-8.1")
def test_a_card_counts_the_fortified_hoplite_among_the_hoplites() -> None:
    """Three against two in the open and one in the city: the attacker has no more hoplites than the defender."""
    state = battle(
        3,
        2,
        region="argolis",
        start="corinthia",
        attacker={"hand": ["flank_attack_bow"]},
        defender={"fortified": ["argolis"]},
    )
    assert compared(play(state, "play flank_attack_bow")) == (5, 4)


@pytest.mark.rule("H-8.2")
@pytest.mark.parametrize(
    ("region", "start", "defence"), [("argolis", "corinthia", 4), ("boeotia", "attica", 4), ("laconia", "argolis", 5)]
)
def test_a_city_adds_one_and_sparta_two(region: str, start: str, defence: int) -> None:
    """Two in the open and one in the city, each worth 1."""
    state = battle(1, 2, region=region, start=start, defender={"fortified": [region]})
    assert compared(state.opening) == (1, defence)


@pytest.mark.rule("H-8.2")
@pytest.mark.parametrize("region", ["argolis", "laconia"])
def test_a_city_with_nobody_in_it_adds_nothing(region: str) -> None:
    state = battle(1, 3, region=region, start="arcadia")
    assert compared(state.opening) == (1, 3)


@pytest.mark.rule("H-8.2")
def test_a_fortified_hoplite_helps_only_where_it_is() -> None:
    state = battle(
        2, 2, attacker={"fortified": ["boeotia"]}, defender={"fortified": ["argolis"], "controls": ["argolis"]}
    )
    assert compared(state.opening) == (2, 2)


@pytest.mark.rule("H-8.3")
@pytest.mark.parametrize(
    ("unfortified", "artifact", "left"),
    [
        (1, "chimeras_fire", (0, True)),
        (0, "chimeras_fire", (0, False)),
        (3, "adamant_tethers", (0, True)),
        (2, "adamant_tethers", (0, False)),
    ],
)
def test_the_fortified_one_is_killed_after_all_others(unfortified: int, artifact: str, left: tuple[int, bool]) -> None:
    state = turn(
        [{"at": "argolis", "artifacts": [artifact]}, {"hoplites": {"argolis": unfortified}, "fortified": ["argolis"]}]
    )
    play(state, f"use_artifact {artifact}")
    there = state.view(None)["regions"]["argolis"]
    assert (there["hoplites"].get("1", 0), there["fortified"] == 1) == left


@pytest.mark.rule("H-8.3")
def test_the_fortified_one_dies_last_of_casualties_too() -> None:
    state = battle(
        1, 1, region="argolis", start="corinthia", defender={"fortified": ["argolis"], "hand": ["wild_attack_axe"]}
    )
    events = play(state, "play wild_attack_axe")
    assert (winner(events), fallen(events, 1)) == (1, [1])
    there = state.view(None)["regions"]["argolis"]
    assert (there["hoplites"], there["fortified"]) == ({}, 1)


@pytest.mark.rule("H-8.3")
def test_who_withdraws_is_fortified_no_more() -> None:
    state = battle(
        6, 2, region="argolis", start="corinthia", defender={"fortified": ["argolis"], "controls": ["arcadia"]}
    )
    assert fallen(state.opening, 1) == [1]
    play(state, "withdraw arcadia")  # a city, and the defender's own
    regions = state.view(None)["regions"]
    assert (regions["argolis"]["fortified"], regions["arcadia"]["fortified"]) == (-1, -1)
    assert regions["arcadia"]["hoplites"] == {"1": 2}
