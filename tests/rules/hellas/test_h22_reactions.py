"""Reactions outside battles and hunts (rules H-22.1 to H-22.3, H-22.8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hellas.positions import (
    Player,
    army,
    attacked,
    battle,
    begin_hunt,
    hand,
    hunt,
    offered,
    play,
    player,
    turn,
    turn_start,
)

TRIGGERED = [
    "caduceus", "apollos_arrow", "minotaurs_horn", "harpe", "poison_arrows", "eye_of_graeae", "medusas_blood", "aegis",
]  # fmt: skip
NOTHING_LEFT = {"artifacts": ["caduceus", "apollos_arrow", "femes_trumpet", "harpe", "pandoras_box", "horn_of_plenty",
                              "ambrosia", "aegis", "eye_of_graeae", "ariadnes_thread"]}  # fmt: skip


# -- who is asked when ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-22.1", "H-22.3")
@pytest.mark.parametrize(
    ("heracles", "enemy", "asked"),
    [
        ({"glory": ["red"]}, {}, True),
        ({}, {}, False),
        ({"glory": ["red"]}, NOTHING_LEFT, False),
    ],
)
def test_a_start_of_turn_asks_only_who_could_use_it(heracles: Player, enemy: Player, asked: bool) -> None:
    state = turn_start([{"hero": "heracles", **heracles}, enemy])
    assert state.decision.kind == ("turn_start" if asked else "turn")


@pytest.mark.rule("H-22.1", "H-22.3")
@pytest.mark.parametrize(
    ("hero", "asked"),
    [
        ({"hand": ["glory_bow"], "hoplites": {"laconia": 2}}, True),
        ({"hand": [], "hoplites": {"laconia": 2}}, False),
        ({"hand": ["glory_bow"], "hoplites": {"argolis": 2}}, False),
        ({"hand": ["glory_bow"], "hoplites": {"laconia": 2}, "muted": ["blessing:heros_wrath"]}, False),
    ],
)
def test_after_hero_movement_heros_wrath_is_asked_where_it_could_be_used(hero: Player, asked: bool) -> None:
    state = turn([{"at": "argolis", "blessings": ["heros_wrath"], **hero}])
    play(state, "move_hero laconia")
    assert state.decision.kind == ("after_hero_movement" if asked else "turn")


@pytest.mark.rule("H-22.1")
def test_a_used_artifact_asks_for_nothing() -> None:
    victim: Player = {"hoplites": {"elis": 2}, "used_artifacts": ["aegis"]}
    state = turn([{"at": "elis", "artifacts": ["chimeras_fire"]}, victim])
    play(state, "use_artifact chimeras_fire")
    assert (state.decision.kind, army(state, "elis", 1)) == ("turn", 1)


@pytest.mark.rule("H-22.1")
def test_nothing_else_interrupts_an_action() -> None:
    """All open cards of a neighbour, and a turn that concerns none of them: nobody but the active player is asked."""
    cards = {"artifacts": TRIGGERED, "kept": ["aid_to_atlas", "clean_augean_stables"], "used_specials": ["march"]}
    powers = [
        "battle_prayer",
        "exile",
        "shoot_to_kill",
        "bluff",
        "response_force",
        "sacrifice_of_flesh",
        "winged_boots",
    ]
    neighbour: Player = {
        **cards,
        "blessings": powers,
        "priests": 2,
        "hand": ["flank_attack_bow"],
        "hoplites": {"crete": 2},
    }
    state = turn(
        [{"at": "elis", "hoplites": {"elis": 2}, "priests": 1, "artifacts": ["chimeras_fire"]}, neighbour],
        monuments={"hermes": 2},
        monsters={"medusa": "crete"},
    )
    for action in (
        "use_artifact chimeras_fire", "pray hermes", "onward achaea", "move_hero achaea",
        "move achaea arcadia", "prepare", "option recruit", "option draw_combat_cards",
    ):  # fmt: skip
        assert [decision.seat for decision in state.decisions] == [0]
        play(state, action)
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


# -- artifacts with triggers ------------------------------------------------------------------------------------------


@pytest.mark.rule("H-22.2")
@pytest.mark.parametrize("artifact", TRIGGERED)
def test_an_artifact_with_a_trigger_is_not_used_between_actions(artifact: str) -> None:
    state = turn(
        [{"at": "corinthia", "artifacts": [artifact], "hand": ["glory_bow"], "hoplites": {"boeotia": 3}}, {}],
        monsters={"medusa": "corinthia"},
    )
    assert not offered(state, "use_artifact")


@pytest.mark.rule("H-22.2")
@pytest.mark.parametrize("artifact", ["caduceus", "apollos_arrow", "minotaurs_horn", "harpe"])
def test_the_start_of_a_battle_in_anothers_turn(artifact: str) -> None:
    owner: Player = {"artifacts": [artifact], "at": "attica", "hoplites": {"attica": 1}, "hand": ["trap_mace"]}
    state = battle(3, 3, attacker={"hand": ["trap_sword"]}, defender=owner)
    assert (state.decision.seat, state.decision.kind) == (1, "battle_start")
    assert offered(state)[0] == f"use_artifact {artifact}"


@pytest.mark.rule("H-22.2")
def test_eye_of_graeae_and_medusas_blood_in_a_battle_of_anothers_turn() -> None:
    owner: Player = {"artifacts": ["eye_of_graeae", "medusas_blood"], "hand": ["trap_mace", "glory_bow"]}
    state = battle(3, 3, defender=owner)
    assert (state.decision.seat, state.decision.kind) == (1, "battle_card")
    assert offered(state, "use_artifact") == ["use_artifact eye_of_graeae"]
    play(state, "play trap_mace", "pass")
    assert (state.decision.seat, state.decision.kind) == (1, "casualties")
    assert offered(state, "use_artifact") == ["use_artifact medusas_blood"]


@pytest.mark.rule("H-22.2")
def test_harpe_and_poison_arrows_at_the_start_of_a_hunt_and_the_eye_within() -> None:
    owner: Player = {"artifacts": ["harpe", "poison_arrows", "eye_of_graeae"], "hand": ["glory_bow"]}
    state = begin_hunt("medusa", owner)
    assert state.decision.kind == "hunt_start"
    assert set(offered(state, "use_artifact")) == {"use_artifact harpe", "use_artifact poison_arrows"}
    state = hunt("medusa", owner)
    assert offered(state, "use_artifact") == ["use_artifact eye_of_graeae"]


@pytest.mark.rule("H-22.2")
@pytest.mark.parametrize("active", [0, 1])
def test_aegis_at_a_loss_in_any_turn(active: int) -> None:
    players: list[Player] = [{"hoplites": {"elis": 3}, "artifacts": ["aegis"]}, {}]
    players[active] = {**players[active], "at": "elis"}
    other = ["chimeras_fire", "aegis"] if active == 0 else ["chimeras_fire"]
    players[active] = {**players[active], "artifacts": other}
    state = turn(players, seat=active)
    play(state, "use_artifact chimeras_fire")
    assert (state.decision.seat, state.decision.kind) == (0, "save_hoplites")
    play(state, "save aegis 1")
    assert (army(state, "elis"), player(state)["artifacts"]["aegis"]) == (3, False)


# -- moments of the own turn ------------------------------------------------------------------------------------------


@pytest.mark.rule("H-22.3")
def test_heracles_is_asked_before_anything_else() -> None:
    hero: Player = {"hero": "heracles", "glory": ["red"], "priests": 1, "blessings": ["battle_prayer"]}
    state = turn_start([{**hero, "artifacts": ["ambrosia"], "injured": ["speed"]}])
    assert offered(state) == ["use_hero heracles", "done", "not_this_turn"]


@pytest.mark.rule("H-22.3")
def test_heros_wrath_follows_a_quest_that_was_completed() -> None:
    hero: Player = {"quest": {"name": "aid_to_atlas", "step": 2}, "hand": ["glory_bow"], "blessings": ["heros_wrath"]}
    state = turn([hero, {"hoplites": {"messenia": 3}}], quests=["aid_to_atlas"])
    play(state, "quest_step")
    assert state.view(None)["quests"] == []
    assert offered(state, "use_blessing") == ["use_blessing heros_wrath"]
    play(state, "use_blessing heros_wrath")
    assert (army(state, "messenia", 1), hand(state)) == (1, [])


@pytest.mark.rule("H-22.3")
def test_a_hero_who_started_a_quest_is_gone_when_it_is_asked() -> None:
    hero: Player = {"at": "elis", "attributes": {"strength": 2}, "hand": ["glory_bow"], "blessings": ["heros_wrath"]}
    state = turn([hero, {"hoplites": {"messenia": 2}}], quests=["aid_to_atlas"])
    play(state, "move_hero messenia")
    assert state.decision.kind == "start_quest"  # the quest first
    trial = state.copy()
    play(trial, "start_quest aid_to_atlas 1")
    assert trial.decision.kind == "turn"
    play(state, "pass")
    assert (state.decision.kind, offered(state)[0]) == ("after_hero_movement", "use_blessing heros_wrath")


@pytest.mark.rule("H-22.3")
def test_combat_training_and_then_perseus_follow_prepare() -> None:
    state = turn([{"hero": "perseus", "at": "epirus", "blessings": ["combat_training"]}], monsters={"sphinx": "epirus"})
    play(state, "prepare")  # nothing to heal, nobody to recruit: two cards
    assert (state.decision.kind, len(hand(state))) == ("after_prepare", 3)
    assert offered(state, "use_hero") == ["use_hero perseus"]


@pytest.mark.rule("H-22.3")
def test_rearguard_follows_march_and_its_battles() -> None:
    state = turn([{"hoplites": {"boeotia": 3}, "blessings": ["rearguard"]}, {"hoplites": {"corinthia": 2}}])
    play(state, "march boeotia corinthia", "march_off 3")
    assert (state.decision.seat, state.decision.kind) == (1, "withdraw")
    play(state, "withdraw attica")
    assert (state.decision.seat, offered(state)) == (0, ["use_blessing rearguard", "done", "not_this_turn"])
    play(state, "use_blessing rearguard", "place boeotia", "done")
    assert army(state, "boeotia") == 1


# -- at any time ------------------------------------------------------------------------------------------------------

ANY_TIME: dict[str, Any] = {"blessings": ["battle_prayer"], "priests": 2, "kept": ["aid_to_atlas"]}
BOTH = ["use_blessing battle_prayer", "use_quest aid_to_atlas"]


def of_any_time(state: Any) -> list[str]:
    return [action for action in offered(state) if action in BOTH]


@pytest.mark.rule("H-22.8")
def test_between_the_actions_of_the_own_turn() -> None:
    state = turn([{"at": "argolis", **ANY_TIME}])
    assert of_any_time(state) == BOTH
    play(state, "move_hero laconia")
    assert of_any_time(state) == BOTH
    play(state, "use_blessing battle_prayer", "use_blessing battle_prayer", "use_quest aid_to_atlas")
    assert (len(hand(state)), player(state)["priests"], of_any_time(state)) == (4, 0, [])


@pytest.mark.rule("H-22.8")
def test_before_an_extra_special_action() -> None:
    state = turn([{"at": "epirus", **ANY_TIME}], turn={"seat": 0, "extra_specials": 1}, monsters={"sphinx": "epirus"})
    play(state, "prepare")
    assert state.decision.kind == "extra_special"
    assert of_any_time(state) == BOTH
    play(state, "use_blessing battle_prayer")
    assert (state.decision.kind, len(hand(state))) == ("extra_special", 3)
    play(state, "decline")
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


@pytest.mark.rule("H-22.8")
@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_at_a_start_effect_and_a_card_of_a_battle(side: str) -> None:
    sides: dict[str, Player] = {"attacker": {}, "defender": {}}
    sides[side] = {**ANY_TIME, "hand": ["glory_bow"], "artifacts": ["harpe"]}
    state = battle(3, 3, attacker=sides["attacker"], defender=sides["defender"])
    assert (state.decision.kind, of_any_time(state)) == ("battle_start", BOTH)
    play(state, "done")
    assert (state.decision.kind, of_any_time(state)) == ("battle_card", BOTH)


@pytest.mark.rule("H-22.8")
def test_at_a_start_effect_an_attack_and_a_defence_of_the_own_hunt() -> None:
    hunter = {**ANY_TIME, "hand": ["glory_bow", "charge_sickle"]}
    state = begin_hunt("medusa", {**hunter, "artifacts": ["harpe"]})
    assert (state.decision.kind, of_any_time(state)) == ("hunt_start", BOTH)
    state = hunt("medusa", hunter)
    assert (state.decision.kind, of_any_time(state)) == ("hunt_attack", BOTH)
    state = attacked("medusa", "attack_3", hunter)
    assert (state.decision.kind, of_any_time(state)) == ("defend", BOTH)


@pytest.mark.rule("H-22.8")
def test_not_within_an_action_nor_in_what_others_do() -> None:
    state = turn([{"controls": ["argolis"], **ANY_TIME}])
    play(state, "recruit")
    assert (state.decision.kind, of_any_time(state)) == ("recruit", [])
    state = turn([{}, ANY_TIME])
    assert state.decision_of(1) is None
    state = hunt(
        "medusa", {"hand": ["wild_attack_sword", "glory_bow"]}, attacks=["attack_3", "recall_3"], players=[ANY_TIME]
    )
    play(state, "strike wild_attack_sword 1", "stop")
    assert (state.decision.seat, state.decision.kind, of_any_time(state)) == (1, "monster_attack", [])
