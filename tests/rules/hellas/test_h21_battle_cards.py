"""Blessings on the combat cards of battles (rules H-21)."""

from __future__ import annotations

import pytest

from tests.hellas.positions import attacked, battle, begin_hunt, hand, hunt, offered, play, player, told, turn
from tests.rules.hellas.battles import compared, fallen


@pytest.mark.rule("H-21.3")
class TestMasterPlan:
    def test_a_priest_adds_three_to_a_card(self) -> None:
        state = battle(3, 5, attacker={"blessings": ["master_plan"], "priests": 2, "hand": ["glory_bow"]})
        play(state, "play glory_bow")
        assert (state.decision.seat, state.decision.kind) == (0, "master_plan")
        assert offered(state) == ["use_blessing master_plan", "decline", "not_this_turn"]
        events = play(state, "use_blessing master_plan")  # once for the card: the battle goes on
        assert compared(events) == (3 + 1 + 3, 5)
        assert player(state)["priests"] == 1

    def test_every_card_may_have_its_priest(self) -> None:
        state = battle(
            3, 9, defender={"blessings": ["master_plan"], "priests": 2, "hand": ["glory_bow", "wild_attack_axe"]}
        )
        events = play(
            state, "play glory_bow", "use_blessing master_plan", "play wild_attack_axe", "use_blessing master_plan"
        )
        assert compared(events) == (3, 9 + 1 + 3 + 3 + 3)
        assert player(state, 1)["priests"] == 0

    def test_it_may_be_declined(self) -> None:
        state = battle(3, 5, attacker={"blessings": ["master_plan"], "priests": 1, "hand": ["glory_bow"]})
        assert compared(play(state, "play glory_bow", "decline")) == (3 + 1, 5)
        assert player(state)["priests"] == 1

    def test_not_without_a_priest_in_the_pool(self) -> None:
        state = battle(3, 5, attacker={"blessings": ["master_plan"], "praying": {"zeus": 1}, "hand": ["glory_bow"]})
        assert compared(play(state, "play glory_bow")) == (3 + 1, 5)

    def test_in_a_hunt_it_adds_to_a_card_played_in_defence(self) -> None:
        state = attacked(
            "hydra", "attack_5", {"blessings": ["master_plan"], "priests": 2, "hand": ["trap_mace", "glory_bow"]}
        )
        events = play(state, "defend trap_mace")
        assert not told(events, "defended")
        assert "use_blessing master_plan" in offered(state)
        play(state, "use_blessing master_plan")
        assert state.view(None)["hunt"]["defence"] == 4
        assert offered(state) == ["defend glory_bow"]  # once for each card
        events = play(state, "defend glory_bow")
        assert told(events, "defended")[0]["defence"] == 5
        assert player(state)["priests"] == 1

    def test_a_defence_that_needs_it_can_be_begun_only_with_a_priest(self) -> None:
        hunter = {"blessings": ["master_plan"], "hand": ["glory_bow"]}
        assert offered(attacked("hydra", "attack_4", hunter)) == ["suffer"]
        assert offered(attacked("hydra", "attack_4", {**hunter, "priests": 1})) == ["defend glory_bow", "suffer"]

    def test_a_card_used_to_wound_is_not_played_for_its_value(self) -> None:
        state = hunt("hydra", {"blessings": ["master_plan"], "priests": 1, "hand": ["wild_attack_sword", "glory_bow"]})
        play(state, "strike wild_attack_sword 0")
        assert state.decision.kind == "hunt_attack"
        assert not offered(state, "use_blessing")


@pytest.mark.rule("H-21.10")
class TestNoAttrition:
    def test_the_first_card_costs_nobody(self) -> None:
        state = battle(4, 3, attacker={"blessings": ["no_attrition"], "hand": ["charge_sickle", "wild_attack_axe"]})
        events = play(state, "play charge_sickle", "play wild_attack_axe")
        assert compared(events) == (4 + 4 + 3, 3)
        assert fallen(events, 0) == [1]

    def test_nor_does_it_count_for_the_limit(self) -> None:
        cards = ["charge_sickle", "assault_axe", "wild_attack_axe", "glory_bow"]
        state = battle(1, 3, defender={}, attacker={"blessings": ["no_attrition"], "hand": cards})
        assert "play charge_sickle" in offered(state)
        play(state, "play charge_sickle")
        assert offered(state, "play") == ["play glory_bow", "play wild_attack_axe"]

    def test_it_is_the_first_card_whatever_its_symbols(self) -> None:
        state = battle(1, 3, attacker={"blessings": ["no_attrition"], "hand": ["glory_bow", "charge_sickle"]})
        play(state, "play glory_bow")
        assert not offered(state, "play")

    def test_the_first_card_of_each_battle(self) -> None:
        state = turn(
            [
                {
                    "attributes": {"leadership": 4},
                    "blessings": ["no_attrition"],
                    "hand": ["wild_attack_axe", "wild_attack_spear"],
                    "hoplites": {"phocis": 4},
                },
                {"hoplites": {"boeotia": 1, "locris": 1}},
            ]
        )
        play(state, *["move phocis boeotia"] * 2, *["move phocis locris"] * 2, "fight boeotia")
        events = play(state, "play wild_attack_axe", "pass", "play wild_attack_spear")
        assert len(told(events, "battle_won")) == 2
        assert fallen(events, 0) == []


@pytest.mark.rule("H-21.11")
class TestBattlePrayer:
    PRIEST = {"blessings": ["battle_prayer"], "priests": 2}
    PRAY = "use_blessing battle_prayer"

    def test_in_the_owners_turn_as_often_as_paid(self) -> None:
        state = turn([self.PRIEST], decks={"combat": ["trap_mace", "trap_sword"]})
        play(state, self.PRAY, self.PRAY)
        assert sorted(hand(state)) == ["trap_mace", "trap_sword"]
        assert player(state)["priests"] == 0
        assert self.PRAY not in offered(state)

    def test_in_a_battle_even_with_an_empty_hand(self) -> None:
        state = battle(3, 3, attacker=self.PRIEST, decks={"combat": ["trap_mace", "trap_sword"]})
        assert offered(state) == [self.PRAY, "pass"]
        play(state, self.PRAY, self.PRAY, "play trap_mace")
        assert hand(state) == ["trap_sword"]

    def test_in_defence_too(self) -> None:
        state = battle(3, 3, defender=self.PRIEST, decks={"combat": ["trap_mace"]})
        assert (state.decision.seat, state.decision.kind) == (1, "battle_card")
        play(state, self.PRAY)
        assert offered(state, "play") == ["play trap_mace"]

    def test_beside_a_start_effect(self) -> None:
        state = battle(3, 3, attacker={**self.PRIEST, "artifacts": ["harpe"]}, decks={"combat": ["trap_mace"]})
        assert offered(state) == ["use_artifact harpe", self.PRAY, "done", "not_this_turn"]
        play(state, self.PRAY)
        assert hand(state) == ["trap_mace"]

    def test_in_the_owners_hunt(self) -> None:
        state = hunt("hydra", self.PRIEST, attacks=["attack_3", "recall_3"], decks={"combat": ["wild_attack_sword"]})
        play(state, self.PRAY, "strike wild_attack_sword 0", "stop", "attack attack_3")
        assert state.decision.kind == "defend"
        play(state, self.PRAY)
        assert player(state)["priests"] == 0

    def test_at_the_start_of_a_hunt_beside_a_start_effect(self) -> None:
        state = begin_hunt("hydra", {**self.PRIEST, "artifacts": ["harpe"]})
        assert offered(state) == ["use_artifact harpe", self.PRAY, "done", "not_this_turn"]

    def test_not_in_the_turn_of_another(self) -> None:
        state = turn([{"hoplites": {"boeotia": 2}}, {"hoplites": {"corinthia": 1}}, self.PRIEST], seats=3)
        play(state, "move boeotia corinthia")
        assert state.decision.seat == 0
        assert player(state, 2)["priests"] == 2

    def test_the_hand_limit_holds(self) -> None:
        cards = ["trap_mace", "trap_sword", "glory_bow", "glory_torch"]
        state = turn([{**self.PRIEST, "hand": cards}], decks={"combat": ["charge_sickle"]})
        play(state, self.PRAY)
        assert state.decision.kind == "discard"


@pytest.mark.rule("H-21.12")
class TestRestrictiveManeuver:
    CARDS = ["wild_attack_axe", "glory_bow"]

    def test_the_attacker_plays_one_card_and_has_passed(self) -> None:
        state = battle(
            3,
            5,
            attacker={"hand": self.CARDS},
            defender={"blessings": ["restrictive_maneuver"], "hand": ["trap_mace", "trap_sword", "glory_torch"]},
        )
        play(state, "play trap_mace")
        events = play(state, "play wild_attack_axe")
        assert {"seat": 0} in told(events, "battle_passed")
        for card in ("trap_sword", "glory_torch"):  # the defender is not bound
            assert state.decision.seat == 1
            events = play(state, f"play {card}")
        assert compared(events)[0] == 3 + 3
        assert hand(state) == ["glory_bow"]

    def test_not_even_bluff_brings_a_second_card(self) -> None:
        state = battle(
            3,
            5,
            attacker={"hand": self.CARDS, "blessings": ["bluff"]},
            defender={"blessings": ["restrictive_maneuver"]},
        )
        assert compared(play(state, "play wild_attack_axe")) == (6, 5)

    def test_bluff_may_be_the_one_card(self) -> None:
        state = battle(
            3,
            5,
            attacker={"hand": self.CARDS, "blessings": ["bluff"]},
            defender={"blessings": ["restrictive_maneuver"]},
        )
        play(state, "pass")
        assert state.decision.kind == "bluff"
        assert compared(play(state, "play wild_attack_axe")) == (6, 5)

    def test_it_does_not_bind_a_defender(self) -> None:
        state = battle(3, 5, attacker={"blessings": ["restrictive_maneuver"]}, defender={"hand": self.CARDS})
        play(state, "play wild_attack_axe")
        assert compared(play(state, "play glory_bow")) == (3, 5 + 3 + 1)


@pytest.mark.rule("H-21.29")
class TestBluff:
    def test_one_more_card_after_both_have_passed(self) -> None:
        state = battle(
            3,
            5,
            attacker={"hand": ["wild_attack_axe", "wild_attack_spear"], "blessings": ["bluff"]},
            defender={"hand": ["trap_mace"]},
        )
        play(state, "pass", "pass")
        assert (state.decision.seat, state.decision.kind) == (0, "bluff")
        events = play(state, "play wild_attack_axe")  # one card, and the defender may not answer
        assert compared(events) == (3 + 3, 5)
        assert fallen(events, 0) == [1]
        assert (hand(state, 0), hand(state, 1)) == (["wild_attack_spear"], ["trap_mace"])

    def test_its_effect_works(self) -> None:
        state = battle(
            3,
            2,
            attacker={"hand": ["javelin_volley_axe"]},
            defender={"hand": ["phalanx_torch_1"], "blessings": ["bluff"]},
        )
        play(state, "pass", "pass")
        assert compared(play(state, "play phalanx_torch_1")) == (3, 2 + 1 + 1)

    def test_it_may_be_left(self) -> None:
        state = battle(3, 5, attacker={"hand": ["wild_attack_axe"], "blessings": ["bluff"]})
        assert compared(play(state, "pass", "pass")) == (3, 5)

    def test_not_before_both_have_passed(self) -> None:
        state = battle(
            3,
            5,
            attacker={"hand": ["wild_attack_axe", "glory_bow"], "blessings": ["bluff"]},
            defender={"hand": ["trap_mace", "trap_sword"]},
        )
        play(state, "play trap_mace", "pass")
        assert (state.decision.seat, state.decision.kind) == (1, "battle_card")
        play(state, "play trap_sword")
        assert (state.decision.seat, state.decision.kind) == (0, "bluff")

    def test_the_limit_of_casualties_holds(self) -> None:
        state = battle(
            1, 5, attacker={"hand": ["wild_attack_axe", "charge_sickle", "glory_bow"], "blessings": ["bluff"]}
        )
        play(state, "play wild_attack_axe", "pass")
        assert offered(state) == ["play glory_bow", "pass", "not_this_turn"]

    def test_not_without_a_card(self) -> None:
        state = battle(3, 5, attacker={"blessings": ["bluff"]})
        assert compared(state.opening) == (3, 5)
