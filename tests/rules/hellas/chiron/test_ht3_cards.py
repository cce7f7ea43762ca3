"""Training cards beside the hand, and what each of the six does (rules HT-3, HT-4)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from tests.hellas.positions import GAME, army, attacked, hand, offered, play, player, told, turn, why
from tests.rules.hellas.chiron.questions import OPTIONS, UNSEEN, fighting, hunting, ready

STEPS = {
    "unforgiven": ["bow", "bow bow", "bow bow torch"],
    "tactical_failure": ["sword", "sword bow", "sword mace bow"],
    "night_watch": ["torch", "torch torch", "torch torch bow"],
    "breach": ["mace", "mace torch", "mace sword torch"],
    "relentless": ["axe", "axe bow", "axe mace torch"],
    "long_reach": ["spear", "spear torch", "spear sword bow"],
}


def strength(state: State, side: int) -> int:
    return int(state.view(None)["battle"]["strength"][side])


# -- beside the hand --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HT-3.1")
def test_it_is_played_in_battle_like_a_card_in_hand() -> None:
    state = fighting(2, 2, mine=("relentless",), defender={"hand": ["trap_sword"]})
    play(state, "pass")  # the defender
    assert offered(state) == ["play relentless", "pass"]
    events = play(state, "play relentless")
    assert told(events, "battle_card_played") == [{"seat": 0, "card": "relentless"}]


@pytest.mark.rule("HT-3.1")
def test_it_counts_for_what_limits_cards() -> None:
    state = fighting(
        3,
        3,
        mine=("relentless", "long_reach"),
        defender={"blessings": ["restrictive_maneuver"], "hand": ["trap_sword"]},
    )
    play(state, "pass", "play relentless")
    assert state.view(None)["beside"] == {"ready": {"long_reach": [0]}, "used": {"relentless": [0]}}
    assert state.decision.kind != "battle_card"  # one card was all


@pytest.mark.rule("HT-3.1")
def test_in_a_hunt_it_covers_its_symbol_or_completes_a_set() -> None:
    state = hunting("tactical_failure", hand=("trap_sword",))
    assert "strike tactical_failure 0" in offered(state)
    assert "strike_set sword 4" in offered(state)  # the axe
    play(state, "strike_set sword 4")
    assert state.view(None)["beside"]["used"] == {"tactical_failure": [0]}
    assert 4 in state.view(None)["hunt"]["covered"]


@pytest.mark.rule("HT-3.1")
def test_it_defends_with_its_value() -> None:
    state = attacked("hydra", "attack_3", {"hand": ["glory_bow"], "slain": ["chiron"]}, **ready("relentless"))
    assert offered(state, "defend") == ["defend glory_bow", "defend relentless"]
    play(state, "defend relentless", "defend glory_bow")
    assert state.view(None)["beside"]["used"] == {"relentless": [0]}


@pytest.mark.rule("HT-3.2")
def test_it_is_used_afterwards_and_not_discarded() -> None:
    state = fighting(3, 1, mine=("relentless",), defender={"hand": ["trap_sword"]})
    play(state, "pass", "play relentless")
    while state.view(None)["battle"] is not None:
        play(state, offered(state)[-1])
    assert state.view(None)["beside"] == {"ready": {}, "used": {"relentless": [0]}}
    assert "relentless" not in state.view(None)["discards"]["combat"]


@pytest.mark.rule("HT-3.2")
def test_it_cannot_be_used_twice_in_a_hunt() -> None:
    state = hunting("tactical_failure", hand=("trap_sword", "glory_bow"))
    play(state, "strike tactical_failure 0")
    assert why(state, "strike tactical_failure 1") == "you_have_used_it_already"


@pytest.mark.rule("HT-3.2")
def test_all_are_charged_when_anybody_builds_a_monument() -> None:
    state = turn(
        options=OPTIONS, monsters=UNSEEN | {"chiron": "locris"}, beside={"used": {"breach": [0], "relentless": [1]}}
    )
    play(state, "build_monument", "raise_monument zeus")
    assert state.view(None)["beside"] == {"ready": {"breach": [0], "relentless": [1]}, "used": {}}


@pytest.mark.rule("HT-3.3")
def test_it_is_no_card_of_the_hand() -> None:
    full = ["glory_bow", "trap_mace", "trap_sword", "glory_torch"]
    state = turn(
        [{"hand": full, "slain": ["chiron"]}], options=OPTIONS, beside={"ready": {"breach": [0], "relentless": [0]}}
    )
    assert (player(state)["hand_size"], player(state)["hand_limit"], state.decision.kind) == (4, 4, "turn")
    assert player(state)["artifacts"] == {}


@pytest.mark.rule("HT-3.3")
def test_nobody_can_take_it_or_make_it_be_discarded() -> None:
    """Tactical Failure of the opponent's leaves it where it is."""
    hands = {"hand": ["glory_bow", "trap_mace", "trap_sword"]}
    state = fighting(1, 3, mine=("tactical_failure",), theirs=("breach",), defender=hands)
    play(state, "pass", "play tactical_failure")
    while state.decision.kind != "discard":
        play(state, offered(state)[-1])
    assert "discard breach" not in offered(state)
    play(state, "discard glory_bow", "discard trap_mace")
    assert (hand(state, 1), state.view(None)["beside"]["ready"]) == (["trap_sword"], {"breach": [1]})


# -- the six ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HT-4.1")
@pytest.mark.parametrize("name", STEPS)
def test_symbols_values_and_what_is_shown(name: str) -> None:
    data = GAME.data(GAME.complete(OPTIONS))
    quest: Any = data.entries("quests")[name]
    card: Any = data.entries("combat_cards")[name]
    assert [" ".join(step.show) for step in quest.steps] == STEPS[name]
    assert card.symbol == STEPS[name][0]
    assert card.copies == 0


@pytest.mark.rule("HT-4.2")
def test_unforgiven_adds_two_to_the_opponents_casualties() -> None:
    state = fighting(2, 4, mine=("unforgiven",), defender={"hand": ["trap_sword"]})
    play(state, "pass", "play unforgiven")
    events = play(state, "pass") if state.decision.kind == "battle_card" else []
    while state.view(None)["battle"] is not None:
        events += play(state, offered(state)[-1])
    assert army(state, "corinthia", 1) == 2


@pytest.mark.rule("HT-4.2")
def test_beyond_the_limit_and_without_closing_the_opponents_cards() -> None:
    state = fighting(
        4, 1, theirs=(), mine=("unforgiven",), defender={"hand": ["trap_sword", "glory_bow", "glory_torch"]}
    )
    play(state, "play glory_bow", "play unforgiven")
    assert "play glory_torch" in offered(state)  # no casualties on it, and one hoplite there
    play(state, "pass")
    assert army(state, "corinthia", 1) == 0


@pytest.mark.rule("HT-4.3")
def test_tactical_failure_leaves_the_opponent_one_card() -> None:
    state = fighting(4, 1, mine=("tactical_failure",), defender={"hand": ["glory_bow", "trap_mace", "trap_sword"]})
    play(state, "pass", "play tactical_failure")
    while state.decision.kind != "discard":
        play(state, offered(state)[-1])
    assert (state.decision.seat, state.decision.about["left"]) == (1, 2)
    play(state, "discard trap_mace", "discard trap_sword")
    assert hand(state, 1) == ["glory_bow"]


@pytest.mark.rule("HT-4.3")
def test_tactical_failure_works_in_defeat_too() -> None:
    state = fighting(1, 4, mine=("tactical_failure",), defender={"hand": ["glory_bow", "trap_mace"]})
    play(state, "pass", "play tactical_failure")
    while state.decision.kind != "discard":
        play(state, offered(state)[-1])
    assert (state.decision.seat, state.decision.about["left"]) == (1, 1)


@pytest.mark.rule("HT-4.4")
def test_night_watch_brings_a_defender_at_once() -> None:
    state = fighting(2, 2, theirs=("night_watch",), attacker={"hand": ["glory_bow"]})
    before = strength(state, 1)
    play(state, "play night_watch")
    assert (army(state, "corinthia", 1), strength(state, 1)) == (3, before + 2)  # its value, and the hoplite


@pytest.mark.rule("HT-4.4")
def test_night_watch_is_for_defenders_and_not_under_the_sphinx() -> None:
    state = fighting(2, 2, mine=("night_watch",), defender={"hand": ["glory_bow"]})
    play(state, "pass", "play night_watch")
    assert army(state, "corinthia") <= 2
    state = fighting(2, 2, theirs=("night_watch",), attacker={"hand": ["glory_bow"]}, monsters={"sphinx": "corinthia"})
    play(state, "play night_watch")
    assert army(state, "corinthia", 1) == 2


@pytest.mark.rule("HT-4.5")
def test_breach_leaves_fortified_hoplites_their_bodies_alone() -> None:
    state = fighting(
        3,
        0,
        mine=("breach",),
        region="boeotia",
        start="attica",
        defender={"fortified": ["boeotia"], "hand": ["trap_mace"]},
    )
    assert strength(state, 1) == 2  # one hoplite, and the city's bonus
    play(state, "pass")
    before = strength(state, 0)
    events = play(state, "play breach")
    compared = told(events, "battle_compared")
    assert compared == [{"seat": 0, "region": "boeotia", "attack": before + 1, "defence": 1}]


@pytest.mark.rule("HT-4.6")
def test_relentless_strengthens_an_attack() -> None:
    state = fighting(3, 3, mine=("relentless",), defender={"hand": ["trap_mace"]})
    play(state, "pass")
    events = play(state, "play relentless")
    assert told(events, "battle_compared")[0]["attack"] == 3 + 2 + 2
    assert army(state, "corinthia") == 2  # its own casualty
    state = fighting(3, 3, theirs=("relentless",), attacker={"hand": ["trap_mace"]})
    play(state, "play relentless")
    assert strength(state, 1) == 3 + 2


@pytest.mark.rule("HT-4.7")
def test_long_reach_strengthens_the_fewer() -> None:
    state = fighting(2, 3, mine=("long_reach",), defender={"hand": ["trap_mace"]})
    play(state, "pass")
    events = play(state, "play long_reach")
    assert told(events, "battle_compared")[0]["attack"] == 2 + 2 + 2
    state = fighting(3, 3, mine=("long_reach",), defender={"hand": ["trap_mace"]})
    play(state, "pass")
    events = play(state, "play long_reach")
    assert told(events, "battle_compared")[0]["attack"] == 3 + 2
