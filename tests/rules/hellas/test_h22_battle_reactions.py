"""Reactions in battles and to losses (rules H-22)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hellas.positions import army, battle, hand, offered, play, player, told, turn
from tests.rules.hellas.battles import compared, fallen, winner

EITHER_SIDE = [
    "use_artifact caduceus", "use_artifact apollos_arrow", "use_artifact harpe",
    "use_blessing always_prepared", "use_blessing unbroken_morale",
]  # fmt: skip
DEFENDER = ["use_artifact minotaurs_horn", "use_blessing response_force", "use_blessing ambush"]

# Of these the start of a battle calls up nothing.
OTHERS = {
    "artifacts": ["eye_of_graeae", "medusas_blood", "aegis", "poison_arrows", "ambrosia"],
    "blessings": ["bluff", "master_plan", "cunning_tactician", "weak_spot", "athenas_gift"],
    "priests": 1,
}


def armed() -> dict[str, Any]:
    """Somebody with every start effect, a hero next door, men next door and one in the city, and no card."""
    return {
        "at": "laconia",
        "artifacts": ["caduceus", "apollos_arrow", "harpe", "minotaurs_horn"],
        "blessings": ["always_prepared", "unbroken_morale", "response_force", "ambush"],
        "hoplites": {"arcadia": 2},
    }


@pytest.mark.rule("H-22.4")
def test_the_start_effects_of_an_attacker() -> None:
    state = battle(
        2,
        3,
        region="argolis",
        start="corinthia",
        attacker={**armed(), "fortified": ["arcadia"], "controls": ["arcadia"]},
        defender={"hand": ["trap_mace"], "fortified": ["argolis"]},
    )
    assert (state.decision.seat, state.decision.kind) == (0, "battle_start")
    assert sorted(offered(state)) == sorted([*EITHER_SIDE, "done", "not_this_turn"])


@pytest.mark.rule("H-22.4")
def test_the_start_effects_of_a_defender() -> None:
    state = battle(
        5,
        3,
        region="argolis",
        start="corinthia",
        attacker={"hand": ["trap_mace"]},
        defender={**armed(), "fortified": ["argolis"]},
    )
    assert (state.decision.seat, state.decision.kind) == (1, "battle_start")
    assert sorted(offered(state)) == sorted([*EITHER_SIDE, *DEFENDER, "done", "not_this_turn"])


@pytest.mark.rule("H-22.4")
@pytest.mark.parametrize(("side", "seat"), [("attacker", 0), ("defender", 1)])
def test_nothing_else_is_used_at_the_start(side: str, seat: int) -> None:
    sides: dict[str, Any] = {side: {**OTHERS, "hand": ["trap_mace"]}}
    state = battle(3, 3, **sides)
    assert (state.decision.seat, state.decision.kind) == (seat, "battle_card")


@pytest.mark.rule("H-22.4")
def test_a_start_effect_that_becomes_possible_is_asked_in_its_turn() -> None:
    """The attacker holds no card, so Caduceus can do nothing until Harpe has brought one."""
    state = battle(
        3,
        5,
        attacker={"blessings": ["unbroken_morale"], "artifacts": ["harpe"]},
        defender={"artifacts": ["caduceus"], "hand": ["trap_mace"]},
        decks={"combat": ["charge_sickle"]},
    )
    assert (state.decision.seat, state.decision.kind) == (0, "battle_start")
    play(state, "use_artifact harpe", "done")
    assert (state.decision.seat, state.decision.kind) == (1, "battle_start")
    events = play(state, "use_artifact caduceus")
    assert told(events, "combat_discarded") == [{"seat": 0, "card": "charge_sickle"}]


# -- card play --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-22.5")
def test_the_eye_of_graeae_comes_before_a_card_and_keeps_the_turn_to_play() -> None:
    state = battle(
        3,
        3,
        attacker={"hand": ["flank_attack_bow"]},
        defender={"artifacts": ["eye_of_graeae"], "hand": ["glory_bow"]},
        decks={"combat": ["charge_sickle"]},
    )
    assert offered(state) == ["play glory_bow", "use_artifact eye_of_graeae", "pass"]
    play(state, "use_artifact eye_of_graeae")
    assert (state.decision.seat, offered(state)) == (1, ["play charge_sickle", "pass"])


@pytest.mark.rule("H-22.5")
def test_bluff_is_asked_once() -> None:
    state = battle(
        3,
        5,
        attacker={"hand": ["wild_attack_axe", "glory_bow"], "blessings": ["bluff"]},
        defender={"hand": ["trap_mace"]},
    )
    play(state, "pass", "pass")
    assert (state.decision.seat, state.decision.kind) == (0, "bluff")
    assert told(play(state, "pass"), "battle_compared")

    state = battle(3, 5, attacker={"hand": ["wild_attack_axe", "glory_bow"], "blessings": ["bluff"]})
    play(state, "pass")
    assert state.decision.kind == "bluff"
    assert told(play(state, "play glory_bow"), "battle_compared")


@pytest.mark.rule("H-22.5")
def test_medusas_blood_is_asked_after_the_comparison_and_before_losses() -> None:
    state = battle(
        4,
        3,
        attacker={"artifacts": ["medusas_blood"], "hand": ["charge_sickle"]},
        defender={"hand": ["wild_attack_axe"]},
    )
    play(state, "play wild_attack_axe")
    events = play(state, "play charge_sickle")
    assert compared(events) == (8, 6)
    assert (state.decision.seat, state.decision.kind) == (0, "casualties")
    assert not told(events, "hoplites_killed")
    assert (army(state, "corinthia", 0), army(state, "corinthia", 1)) == (4, 3)


# -- losses -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-22.7")
def test_casualties_and_the_losers_one_more_are_two_losses() -> None:
    state = battle(6, 14, attacker={"artifacts": ["aegis"], "hand": ["charge_sickle", "wild_attack_axe"]})
    events = play(state, "play charge_sickle", "play wild_attack_axe")
    assert winner(events) == 1
    assert (state.decision.about["count"], offered(state, "save")) == (3, ["save aegis 2", "save aegis 1"])
    assert army(state, "corinthia") == 6  # fixed, not yet carried out
    events = play(state, "decline")
    assert fallen(events, 0) == [3]
    assert (state.decision.about["count"], offered(state, "save")) == (1, ["save aegis 1"])
    events = play(state, "save aegis 1")
    assert fallen(events, 0) == []


@pytest.mark.rule("H-22.7")
def test_aegis_used_against_casualties_is_gone_for_the_next_loss() -> None:
    state = battle(6, 12, attacker={"artifacts": ["aegis"], "hand": ["charge_sickle"]})
    play(state, "play charge_sickle")
    events = play(state, "save aegis 2")
    assert fallen(events, 0) == [1]  # the loser's one more
    assert player(state)["artifacts"] == {"aegis": False}


@pytest.mark.rule("H-22.7")
def test_the_three_of_an_encirclement_are_one_loss() -> None:
    state = battle(6, 5, attacker={"hand": ["encirclement_sword"]}, defender={"artifacts": ["aegis"]})
    play(state, "play encirclement_sword")
    assert (state.decision.seat, state.decision.about["count"]) == (1, 3)
    assert fallen(play(state, "save aegis 2"), 1) == [1]


@pytest.mark.rule("H-22.7")
def test_hydras_attack_is_one_loss_in_each_region() -> None:
    state = turn(
        [{"artifacts": ["pandoras_box"]}, {"hoplites": {"corinthia": 2, "attica": 1}, "artifacts": ["aegis"]}],
        monsters={"hydra": {"at": "corinthia"}},
        rolls={"monster": ["region_attack"]},
    )
    play(state, "use_artifact pandoras_box")
    assert state.decision.about == {"region": "corinthia", "count": 1}
    events = play(state, "decline")
    assert fallen(events, 1) == [1]
    assert state.decision.about == {"region": "attica", "count": 1}
    play(state, "save aegis 1")
    assert (army(state, "corinthia", 1), army(state, "attica", 1)) == (1, 1)


@pytest.mark.rule("H-22.7")
def test_only_the_owner_of_the_hoplites_is_asked() -> None:
    state = turn(
        [{"at": "argolis", "artifacts": ["chimeras_fire", "aegis"]}, {"hoplites": {"argolis": 2}}],
    )
    events = play(state, "use_artifact chimeras_fire")
    assert (fallen(events, 1), player(state)["artifacts"]["aegis"]) == ([1], True)


# -- order ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-22.9")
@pytest.mark.parametrize(("first", "asked"), [("attacker", [2, 0]), ("defender", [0, 2])])
def test_the_active_player_decides_who_goes_first(first: str, asked: list[int]) -> None:
    """Seat 2 attacks seat 0, and both have a start effect."""
    state = turn(
        [
            {"hoplites": {"corinthia": 3}, "blessings": ["always_prepared"]},
            {},
            {"hoplites": {"boeotia": 3}, "artifacts": ["harpe"]},
        ],
        seats=3,
        seat=2,
    )
    play(state, "march boeotia corinthia", "march_off 3")
    assert (state.decision.seat, state.decision.kind) == (2, "battle_order")
    play(state, f"first {first}")
    seats = [state.decision.seat]
    play(state, "done")
    seats.append(state.decision.seat)
    assert seats == asked


@pytest.mark.rule("H-22.9")
@pytest.mark.parametrize("uses", [("harpe", "caduceus"), ("caduceus", "harpe")])
def test_a_player_orders_the_own_effects_and_each_is_finished_before_the_next(uses: tuple[str, str]) -> None:
    state = battle(
        3,
        3,
        attacker={"artifacts": ["harpe", "caduceus"]},
        defender={"hand": ["trap_mace", "trap_sword"]},
        decks={"combat": ["charge_sickle"]},
    )
    for artifact in uses:
        assert f"use_artifact {artifact}" in offered(state)
        play(state, f"use_artifact {artifact}")
        if artifact == "caduceus":
            assert (state.decision.seat, state.decision.kind) == (1, "discard")
            play(state, "discard trap_mace")
    assert (hand(state, 0), hand(state, 1)) == (["charge_sickle"], ["trap_sword"])
