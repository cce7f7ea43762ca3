"""Blessings that work in hunts (rules H-21)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from tests.hellas.positions import army, attacked, begin_hunt, hand, hunt, monster, offered, play, player, told, turn

CARDS = ["trap_sword", "trap_mace", "glory_bow"]


def blessed(*blessings: str, **rest: Any) -> dict[str, Any]:
    return {"at": "corinthia", "blessings": list(blessings), "hand": CARDS, **rest}


def covered(state: State, name: str = "hydra") -> list[int]:
    there = monster(state, name)
    assert there is not None
    return [wound["place"] for wound in there["wounds"] if wound["covered"]]


# -- cards and priests ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-21.3")
class TestMasterPlanInDefence:
    def test_a_priest_adds_three_to_a_card(self) -> None:
        state = attacked("hydra", "attack_4", {"blessings": ["master_plan"], "priests": 1, "hand": ["trap_sword"]})
        assert offered(state) == ["defend trap_sword", "suffer"]
        events = play(state, "defend trap_sword")  # without the priest it would not be enough
        assert told(events, "defence_raised") == [{"count": 3, "defence": 4, "seat": 0}]
        assert told(events, "defended")
        assert player(state)["priests"] == 0

    def test_it_is_a_choice_where_cards_would_do(self) -> None:
        state = attacked("hydra", "attack_4", blessed("master_plan", priests=1, hand=["trap_sword", "wild_attack_axe"]))
        play(state, "defend trap_sword")
        assert offered(state) == ["defend wild_attack_axe", "use_blessing master_plan"]
        raised = state.copy()
        play(state, "defend wild_attack_axe")
        assert (player(state)["priests"], state.decision.kind) == (1, "hunt_attack")
        play(raised, "use_blessing master_plan")
        assert (player(raised)["priests"], raised.decision.kind) == (0, "hunt_attack")
        assert "wild_attack_axe" in hand(raised)

    def test_once_for_each_card(self) -> None:
        state = attacked("hydra", "fury", blessed("master_plan", priests=4, hand=["trap_sword"]))
        assert state.decision.about["strength"] == 6
        assert offered(state) == ["suffer"]  # 1 + 3 is all that one card can give
        two = attacked("hydra", "fury", blessed("master_plan", priests=4, hand=["trap_sword", "trap_mace"]))
        play(two, "defend trap_sword", "use_blessing master_plan")
        assert offered(two) == ["defend trap_mace"]
        assert told(play(two, "defend trap_mace"), "defended") == [{"defence": 8, "seat": 0}]
        assert player(two)["priests"] == 2

    def test_not_without_a_priest(self) -> None:
        assert offered(attacked("hydra", "attack_4", blessed("master_plan", hand=["trap_sword"]))) == ["suffer"]

    def test_not_with_a_shield_nor_with_a_card_that_wounds(self) -> None:
        hunter = blessed("master_plan", priests=1, hand=["reinforcements_shield", "trap_sword", "glory_bow"])
        state = attacked("hydra", "attack_5", hunter)
        play(state, "shield reinforcements_shield", "injure speed")
        assert offered(state, "use_blessing") == []
        play(state, "strike trap_sword 0")
        assert offered(state, "use_blessing") == []
        assert player(state)["priests"] == 1


@pytest.mark.rule("H-21.11")
class TestBattlePrayerInAHunt:
    def test_at_the_start_beside_a_start_effect(self) -> None:
        state = begin_hunt("hydra", blessed("battle_prayer", priests=1, artifacts=["harpe"]))
        play(state, "use_blessing battle_prayer")
        assert (len(hand(state)), state.decision.kind) == (3 + 1, "hunt_start")

    def test_as_often_as_paid_when_asked_for_an_attack(self) -> None:
        state = hunt("hydra", blessed("battle_prayer", priests=3))
        for paid in (1, 2, 3):
            play(state, "use_blessing battle_prayer")
            assert (len(hand(state)), player(state)["priests"]) == (3 + paid, 3 - paid)
        assert offered(state, "use_blessing") == []

    def test_with_no_card_left_to_attack(self) -> None:
        state = hunt("hydra", blessed("battle_prayer", priests=1, hand=[]), decks={"combat": ["trap_sword"]})
        assert offered(state) == ["use_blessing battle_prayer", "stop"]
        play(state, "use_blessing battle_prayer")
        assert offered(state) == ["strike trap_sword 0", "stop"]

    def test_when_asked_for_a_defence(self) -> None:
        hunter = blessed("battle_prayer", priests=1, hand=[])
        state = attacked("hydra", "attack_4", hunter, decks={"combat": ["assault_axe"]})
        assert offered(state) == ["use_blessing battle_prayer", "suffer"]
        play(state, "use_blessing battle_prayer")
        assert offered(state) == ["defend assault_axe", "suffer"]

    def test_not_without_a_priest(self) -> None:
        assert offered(hunt("hydra", blessed("battle_prayer")), "use_blessing") == []


@pytest.mark.rule("H-21.13")
class TestSacrificeOfFlesh:
    def test_a_priest_heals_an_injury_and_brings_a_card(self) -> None:
        state = hunt("hydra", blessed("sacrifice_of_flesh", priests=2, injured=["strength", "speed"]))
        play(state, "use_blessing sacrifice_of_flesh")
        assert offered(state) == ["heal strength", "heal speed"]
        play(state, "heal speed")
        mine = player(state)
        assert (mine["injured"], mine["priests"], mine["hand_size"]) == (["strength"], 1, 4)
        assert state.decision.kind == "hunt_attack"

    def test_when_asked_for_a_defence(self) -> None:
        state = attacked("hydra", "fury", blessed("sacrifice_of_flesh", priests=1, injured=["speed"]))
        play(state, "use_blessing sacrifice_of_flesh")
        assert (player(state)["injured"], state.decision.kind) == ([], "defend")
        events = play(state, "suffer", "injure speed")
        assert not told(events, "hunt_ended")  # unhurt when the effect of Fury began

    def test_once_in_each_hunt(self) -> None:
        state = hunt("hydra", blessed("sacrifice_of_flesh", priests=2, injured=["strength", "speed"]))
        play(state, "use_blessing sacrifice_of_flesh", "heal speed")
        assert offered(state, "use_blessing") == []
        assert player(state)["priests"] == 1

    def test_again_in_the_next_hunt(self) -> None:
        state = turn(
            [blessed("sacrifice_of_flesh", "wild_hunt", priests=2, attributes={"strength": 2})],
            monsters={"hydra": "corinthia"},
        )
        play(
            state,
            "use_blessing wild_hunt",
            "use_blessing sacrifice_of_flesh",
            "stop",
            "injure speed",
            "discard trap_mace",
        )
        play(state, "hunt hydra")
        assert offered(state, "use_blessing") == ["use_blessing sacrifice_of_flesh"]

    def test_for_the_card_alone(self) -> None:
        state = hunt("hydra", blessed("sacrifice_of_flesh", priests=1))
        play(state, "use_blessing sacrifice_of_flesh")
        assert len(hand(state)) == 4

    def test_not_before_the_first_draw(self) -> None:
        state = begin_hunt("hydra", blessed("sacrifice_of_flesh", priests=1, artifacts=["harpe"]))
        assert state.decision.kind == "hunt_start"
        assert offered(state, "use_blessing") == []

    def test_not_outside_a_hunt_nor_without_a_priest(self) -> None:
        assert offered(turn([blessed("sacrifice_of_flesh", priests=1, injured=["speed"])]), "use_blessing") == []
        assert offered(hunt("hydra", blessed("sacrifice_of_flesh", injured=["speed"])), "use_blessing") == []


@pytest.mark.rule("H-21.16")
class TestInspiringHunt:
    def test_a_priest_when_a_hunt_begins(self) -> None:
        state = begin_hunt("hydra", blessed("inspiring_hunt"))
        assert (player(state)["priests"], state.decision.kind) == (1, "hunt_attack")

    def test_also_in_a_hunt_that_is_no_special_action(self) -> None:
        state = turn(
            [blessed("inspiring_hunt", "wild_hunt", attributes={"strength": 2})], monsters={"hydra": "corinthia"}
        )
        play(state, "use_blessing wild_hunt")
        assert player(state)["priests"] == 1

    def test_not_beyond_the_fourth(self) -> None:
        assert player(begin_hunt("hydra", blessed("inspiring_hunt", priests=4)))["priests"] == 4

    def test_it_does_not_help_to_meet_the_hunts_conditions(self) -> None:
        monsters = {"minotaur": {"at": "corinthia", "evolutions": ["minotaur_crete"]}}
        assert offered(turn([blessed("inspiring_hunt")], monsters=monsters), "hunt") == []

    def test_not_in_the_hunt_of_another(self) -> None:
        state = begin_hunt("hydra", {"hand": CARDS}, players=[{"blessings": ["inspiring_hunt"]}])
        assert player(state, 1)["priests"] == 0


# -- wounds -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-21.14")
class TestWeakSpot:
    def test_a_card_covers_any_symbol(self) -> None:
        state = begin_hunt("hydra", blessed("weak_spot"))
        play(state, "use_blessing weak_spot")
        assert set(offered(state)) == {f"discard {card}" for card in CARDS}
        play(state, "discard trap_mace")
        assert offered(state) == ["wound 0", "wound 2", "wound 3", "wound 4", "wound 5"]
        events = play(state, "wound 3")
        assert covered(state) == [3]
        assert told(events, "combat_drawn")  # the first draw follows
        assert state.decision.kind == "hunt_attack"

    def test_after_the_draw_with_a_card_just_drawn(self) -> None:
        state = begin_hunt("hydra", blessed("weak_spot", hand=[]), draws=["trap_mace"])
        assert (state.decision.kind, state.decision.about["drawn"]) == ("hunt_start", 1)  # before it there was no card
        play(state, "use_blessing weak_spot", "wound 5")
        assert covered(state) == [5]

    def test_once_in_a_hunt(self) -> None:
        state = begin_hunt("hydra", blessed("weak_spot"))
        play(state, "use_blessing weak_spot", "discard trap_mace", "wound 3")
        assert state.decision.kind == "hunt_attack"
        assert offered(state, "use_blessing") == []

    def test_it_is_a_choice(self) -> None:
        state = begin_hunt("hydra", blessed("weak_spot"))
        play(state, "done", "done")
        assert (covered(state), len(hand(state))) == ([], 4)

    def test_not_later_in_the_hunt(self) -> None:
        assert offered(hunt("hydra", blessed("weak_spot")), "use_blessing") == []
        assert offered(attacked("hydra", "attack_3", blessed("weak_spot")), "use_blessing") == []


@pytest.mark.rule("H-21.24")
class TestShootToKill:
    def test_a_bow_covers_any_symbol_in_an_attack_step(self) -> None:
        state = hunt("hydra", blessed("shoot_to_kill"))
        events = play(state, "use_blessing shoot_to_kill", "discard glory_bow")
        assert told(events, "combat_discarded") == [{"card": "glory_bow", "seat": 0}]
        assert offered(state) == ["wound 0", "wound 2", "wound 3", "wound 4", "wound 5"]
        play(state, "wound 4")
        assert covered(state) == [4]
        assert told(play(state, "stop"), "attacks_drawn")  # a wound was dealt in this attack step

    def test_the_last_symbol(self) -> None:
        state = hunt("hydra", blessed("shoot_to_kill"), wounds=[0, 1, 2, 3, 5])
        events = play(state, "use_blessing shoot_to_kill", "discard glory_bow")
        assert told(events, "hunt_ended") == [{"monster": "hydra", "slain": 1, "seat": 0}]
        assert "reward artifact" in offered(state)

    def test_only_with_a_bow(self) -> None:
        assert offered(hunt("hydra", blessed("shoot_to_kill", hand=["trap_sword"])), "use_blessing") == []

    def test_not_at_the_start_of_a_hunt_nor_in_defence(self) -> None:
        assert "use_blessing shoot_to_kill" not in offered(
            begin_hunt("hydra", blessed("shoot_to_kill", artifacts=["harpe"]))
        )
        assert offered(attacked("hydra", "attack_3", blessed("shoot_to_kill")), "use_blessing") == []

    def test_once_in_a_turn(self) -> None:
        state = hunt("hydra", blessed("shoot_to_kill", hand=["glory_bow", "fortification_bow"]))
        play(state, "use_blessing shoot_to_kill", "discard glory_bow", "wound 4")
        assert offered(state, "use_blessing") == []

    def test_once_for_both_uses(self) -> None:
        state = turn(
            [blessed("shoot_to_kill", hand=["glory_bow", "fortification_bow"]), {"hoplites": {"corinthia": 3}}],
            monsters={"hydra": "corinthia"},
        )
        play(state, "use_blessing shoot_to_kill", "discard glory_bow", "kill 2", "hunt hydra")
        assert state.decision.kind == "hunt_attack"
        assert offered(state, "use_blessing") == []

    @pytest.mark.parametrize(("count", "left"), [(1, 2), (2, 1)])
    def test_between_actions_it_kills_up_to_two_in_the_heros_region(self, count: int, left: int) -> None:
        state = turn([blessed("shoot_to_kill"), {"hoplites": {"corinthia": 3, "attica": 3}}])
        play(state, "use_blessing shoot_to_kill", "discard glory_bow")
        assert offered(state) == ["kill 2", "kill 1"]
        play(state, f"kill {count}")
        assert (army(state, "corinthia", 1), army(state, "attica", 1)) == (left, 3)
        assert (state.decision.kind, hand(state)) == ("turn", ["trap_sword", "trap_mace"])
        assert offered(state, "use_blessing") == []

    def test_not_where_nobody_is(self) -> None:
        state = turn([blessed("shoot_to_kill"), {"hoplites": {"attica": 3}}], monsters={"hydra": "corinthia"})
        assert offered(state, "use_blessing") == []

    def test_it_wounds_no_monster_outside_a_hunt(self) -> None:
        state = turn([blessed("shoot_to_kill"), {"hoplites": {"corinthia": 1}}], monsters={"hydra": "corinthia"})
        play(state, "use_blessing shoot_to_kill", "discard glory_bow")
        assert (army(state, "corinthia", 1), covered(state)) == (0, [])

    def test_not_in_the_turn_of_another(self) -> None:
        state = turn([{}, blessed("shoot_to_kill"), {"hoplites": {"corinthia": 1}}], seats=3)
        assert state.decision_of(1) is None
        play(state, "build_monument", "raise_monument zeus")
        assert state.decision.seat == 1
        assert "use_blessing shoot_to_kill" in offered(state)


# -- defence ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-21.33")
class TestAdvancedDodge:
    def test_a_raise_of_speed_when_gained(self) -> None:
        state = turn(
            [{"controls": ["elis"], "attributes": {"speed": 2}}],
            temple_card="temple_card_1",
            temples=["crete"],
            decks={"blessing": ["advanced_dodge", "exile", "bluff"]},
        )
        play(state, "build_temple elis", "keep_blessing advanced_dodge", "keep_blessing exile")
        assert player(state)["stored"]["speed"] == 3

    def test_speed_is_added_to_one_card_in_defence(self) -> None:
        hunter = blessed("advanced_dodge", attributes={"speed": 4}, hand=["trap_sword"])
        state = attacked("hydra", "attack_5", hunter)
        events = play(state, "defend trap_sword")
        assert told(events, "defence_raised") == [{"count": 4, "defence": 5, "seat": 0}]
        assert told(events, "defended")

    def test_injured_speed_adds_one(self) -> None:
        hunter = blessed("advanced_dodge", attributes={"speed": 4}, injured=["speed"], hand=["wild_attack_axe"])
        assert offered(attacked("hydra", "attack_5", hunter)) == ["suffer"]
        assert told(play(attacked("hydra", "attack_4", hunter), "defend wild_attack_axe"), "defended")

    def test_once_in_a_hunt(self) -> None:
        state = hunt(
            "hydra",
            blessed("advanced_dodge", attributes={"speed": 3}, hand=["trap_sword", "trap_mace"]),
            attacks=["attack_4", "recall_4", "attack_5", "recall_3"],
            hunt={"dealt": True},
            decks={"combat": ["glory_torch", "fortification_bow"]},
        )
        play(state, "stop", "attack attack_4", "defend trap_mace", "use_blessing advanced_dodge")
        assert state.decision.kind == "hunt_attack"
        play(state, "strike trap_sword 0", "stop", "attack attack_5")
        assert offered(state) == ["suffer"]  # with a second dodge 1 + 1 + 3 would do

    def test_for_one_card_alone(self) -> None:
        hunter = blessed("advanced_dodge", attributes={"speed": 3}, hand=["trap_sword", "trap_mace"])
        assert offered(attacked("hydra", "fury", hunter)) == ["suffer"]  # 1 + 1 + 3 of 6
        state = attacked("hydra", "attack_5", hunter)
        play(state, "defend trap_sword", "use_blessing advanced_dodge")
        assert told(play(state, "defend trap_mace"), "defended") == [{"defence": 5, "seat": 0}]

    def test_together_with_a_master_plan(self) -> None:
        hunter = blessed("advanced_dodge", "master_plan", priests=1, attributes={"speed": 2}, hand=["trap_sword"])
        state = attacked("hydra", "fury", hunter)
        assert told(play(state, "defend trap_sword", "use_blessing advanced_dodge"), "defended") == [
            {"defence": 6, "seat": 0}
        ]
        assert player(state)["priests"] == 0

    def test_not_by_itself(self) -> None:
        state = attacked("hydra", "attack_3", blessed("advanced_dodge", attributes={"speed": 5}))
        assert offered(state, "use_blessing") == []
