"""Troy and its walls (rules HW-2)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from tests.hellas.positions import army, battle, control, offered, play, why
from tests.rules.hellas.city_of_steel.questions import SIX, six

SIEGE: dict[str, Any] = {"region": "troy", "start": "mysia", "attacker": {"hand": ["glory_bow"]}, **SIX}


def strengths(state: State) -> list[int]:
    found: list[int] = state.view(0)["battle"]["strength"]
    return found


@pytest.mark.rule("HW-2.1")
@pytest.mark.parametrize(("controls", "limit"), [(["troy"], 5), (["mysia"], 4)])
def test_the_hand_limit_of_troy(controls: list[str], limit: int) -> None:
    state = six([{"controls": controls, "hoplites": {controls[0]: 1}}])
    assert state.view(0)["players"][0]["hand_limit"] == limit


@pytest.mark.rule("HW-2.1")
def test_the_highest_limit_counts() -> None:
    state = six([{"controls": ["troy"], "hoplites": {"troy": 1}, "blessings": ["armory"]}])
    assert state.view(0)["players"][0]["hand_limit"] == 6


@pytest.mark.rule("HW-2.1")
def test_who_loses_troy_discards_after_the_battle() -> None:
    hand = ["trap_sword", "assault_axe", "wild_attack_sword", "wild_attack_axe", "trap_mace"]
    state = battle(9, 1, defender={"hand": hand}, **SIEGE)
    while "pass" in offered(state):
        play(state, "pass")
    assert control(state, "troy") == 0
    assert (state.decision.seat, state.decision.kind, len(offered(state))) == (1, "discard", 5)


@pytest.mark.rule("HW-2.2", "HW-2.4")
def test_recruits_in_the_whole_troad() -> None:
    own = ["troy", "lesbos", "ionia", "crete"]
    state = six([{"controls": own, "hoplites": dict.fromkeys(own, 1)}])
    play(state, "recruit")
    quotas = dict.fromkeys((*own, "mysia"), 0)
    while state.decision.kind == "recruit":
        action = next((a for a in offered(state, "place")), "done")
        if action == "done":
            break
        quotas[action.split()[1]] += 1
        play(state, action)
    assert quotas == {"troy": 3, "lesbos": 1, "ionia": 3, "crete": 0, "mysia": 0}


@pytest.mark.rule("HW-2.2")
def test_without_troy_only_cities_recruit() -> None:
    own = ["lesbos", "ionia"]
    state = six([{"controls": own, "hoplites": dict.fromkeys(own, 1)}])
    play(state, "recruit")
    assert offered(state, "place") == ["place ionia"]


@pytest.mark.rule("HW-2.2")
def test_other_recruits_know_nothing_of_troy() -> None:
    own = ["troy", "lesbos"]
    state = six([{"controls": own, "hoplites": dict.fromkeys(own, 1), "artifacts": ["sirens_crown"]}])
    play(state, "use_artifact sirens_crown")
    assert offered(state, "place") == ["place troy"]


@pytest.mark.rule("HW-2.3")
def test_every_defender_of_troy_counts_as_fortified() -> None:
    assert strengths(battle(4, 3, **SIEGE)) == [4, 6]


@pytest.mark.rule("HW-2.3")
def test_also_without_control_and_not_for_the_attacker() -> None:
    assert strengths(battle(4, 3, neutral=True, **SIEGE)) == [4, 6]


@pytest.mark.rule("HW-2.3")
def test_hector_adds_one_in_all() -> None:
    assert strengths(battle(4, 3, defender={"hero": "hector"}, **SIEGE)) == [4, 7]


@pytest.mark.rule("HW-2.3")
def test_cards_that_ask_for_a_fortified_hoplite_work() -> None:
    state = battle(4, 3, defender={"blessings": ["ambush"]}, **SIEGE)
    assert any("ambush" in action for action in offered(state))


@pytest.mark.rule("HW-2.3")
def test_they_move_freely_and_nobody_goes_inside() -> None:
    state = six([{"controls": ["troy"], "hoplites": {"troy": 2}}])
    assert {"march troy mysia", "move troy mysia"} <= set(offered(state))
    assert not offered(state, "fortify")
    assert why(state, "fortify troy") == "somebody_is_fortified_there"
    play(state, "recruit")
    assert not offered(state, "place_fortified")


@pytest.mark.rule("HW-2.4")
def test_troy_is_a_city() -> None:
    state = six([{"controls": ["troy"], "hoplites": {"troy": 1}}])
    play(state, "recruit", "place troy", "place troy")  # the first is placed at once: there is no other place
    assert army(state, "troy") == 4


@pytest.mark.rule("HW-2.4")
def test_it_counts_as_two_for_upgrades() -> None:
    options = {"expansions": ["army_upgrade", "poseidon_simple", "atlantis", "city_of_steel"]}
    own = ["troy", "ionia"]
    state = six([{"controls": own, "hoplites": dict.fromkeys(own, 1)}], options=options)
    play(state, "build_monument", "raise_monument zeus")
    assert (state.decision.kind, state.decision.about["count"]) == ("upgrade_army", 3)
