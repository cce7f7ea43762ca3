"""Artifacts that work in hunts (rules H-17)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hellas.positions import attacked, begin_hunt, hand, hunt, monster, offered, play, player, told, turn

CARDS = ["trap_sword", "trap_mace", "glory_bow"]


@pytest.mark.rule("H-17.7")
class TestHarpe:
    def test_a_card_at_the_start_of_a_hunt(self) -> None:
        state = begin_hunt("hydra", {"artifacts": ["harpe"]}, draws=["trap_mace", "trap_sword"])
        assert (state.decision.seat, state.decision.kind) == (0, "hunt_start")
        play(state, "use_artifact harpe")
        assert hand(state) == ["trap_sword", "trap_mace"]  # that one, and the one of Strength
        assert player(state)["artifacts"] == {"harpe": False}

    def test_the_hand_limit_does_not_matter(self) -> None:
        state = begin_hunt("hydra", {"artifacts": ["harpe"], "hand": [*CARDS, "glory_torch"]})
        play(state, "use_artifact harpe")
        assert (len(hand(state)), state.decision.kind) == (4 + 1 + 1, "hunt_attack")

    def test_not_later_in_the_hunt(self) -> None:
        hunter = {"artifacts": ["harpe"], "hand": CARDS}
        assert "use_artifact harpe" not in offered(hunt("hydra", hunter))
        assert "use_artifact harpe" not in offered(attacked("hydra", "attack_3", hunter))

    @pytest.mark.parametrize("players", [[{"used_artifacts": ["harpe"]}], [{}, {"artifacts": ["harpe"]}]])
    def test_not_if_used_nor_if_it_is_anothers(self, players: list[dict[str, Any]]) -> None:
        hunter, *others = players
        state = begin_hunt("hydra", {**hunter, "hand": CARDS}, players=others)
        assert (state.decision.seat, state.decision.kind) == (0, "hunt_attack")

    def test_not_in_the_use_artifacts_action(self) -> None:
        assert "use_artifact harpe" not in offered(turn([{"artifacts": ["harpe"]}]))


@pytest.mark.rule("H-17.12")
class TestEyeOfGraeae:
    HUNTER = {"artifacts": ["eye_of_graeae"], "hand": CARDS}
    DECK = {"combat": ["wild_attack_axe", "wild_attack_spear", "wild_attack_mace"]}

    def test_when_asked_for_an_attack(self) -> None:
        state = hunt("hydra", self.HUNTER, decks=self.DECK)
        play(state, "use_artifact eye_of_graeae")
        assert "done" not in offered(state)  # at least one
        events = play(state, "discard trap_sword", "discard glory_bow", "done")
        assert [fields["card"] for fields in told(events, "combat_discarded")] == ["trap_sword", "glory_bow"]
        assert hand(state) == ["trap_mace", "wild_attack_axe", "wild_attack_spear"]
        assert (state.decision.kind, player(state)["artifacts"]) == ("hunt_attack", {"eye_of_graeae": False})
        assert "use_artifact eye_of_graeae" not in offered(state)

    def test_when_asked_for_a_defence(self) -> None:
        state = attacked("hydra", "attack_3", self.HUNTER, decks=self.DECK)
        play(state, "use_artifact eye_of_graeae", "discard trap_sword", "done")
        assert "wild_attack_axe" in hand(state)
        assert state.decision.kind == "defend"
        assert "defend wild_attack_axe" in offered(state)

    def test_all_cards(self) -> None:
        state = hunt("hydra", self.HUNTER, decks=self.DECK)
        play(state, "use_artifact eye_of_graeae", "discard trap_sword", "discard trap_mace", "discard glory_bow")
        assert hand(state) == ["wild_attack_mace", "wild_attack_axe", "wild_attack_spear"]

    def test_not_in_the_middle_of_a_defence(self) -> None:
        state = attacked("hydra", "attack_3", {**self.HUNTER, "hand": [*CARDS, "tactical_maneuver_mace"]})
        play(state, "defend trap_sword")
        assert "use_artifact eye_of_graeae" not in offered(state)

    def test_not_without_cards(self) -> None:
        state = attacked("hydra", "attack_3", {"artifacts": ["eye_of_graeae"]})
        assert state.decision.kind == "injure"  # there was no answer to choose

    def test_not_as_a_start_effect(self) -> None:
        assert begin_hunt("hydra", self.HUNTER).decision.kind == "hunt_attack"

    def test_not_in_the_hunt_of_another(self) -> None:
        state = hunt("hydra", {"hand": ["wild_attack_sword"]}, players=[self.HUNTER])
        play(state, "strike wild_attack_sword 0")
        assert state.decision.seat == 1
        assert offered(state, "use_artifact") == []


@pytest.mark.rule("H-17.14")
class TestPoisonArrows:
    def test_any_symbol_and_a_card(self) -> None:
        state = begin_hunt("hydra", {"artifacts": ["poison_arrows"]}, draws=["trap_mace", "trap_sword"])
        play(state, "use_artifact poison_arrows")
        assert offered(state) == ["wound 0", "wound 2", "wound 3", "wound 4", "wound 5"]
        events = play(state, "wound 4")
        assert told(events, "wound_dealt")[0]["symbol"] == "axe"
        there = monster(state, "hydra")
        assert there is not None
        assert [wound["place"] for wound in there["wounds"] if wound["covered"]] == [4]
        assert hand(state) == ["trap_sword", "trap_mace"]  # that one, and the one of Strength
        assert player(state)["artifacts"] == {"poison_arrows": False}

    def test_also_after_the_draw(self) -> None:
        state = begin_hunt("hydra", {"artifacts": ["poison_arrows"]})
        play(state, "done", "use_artifact poison_arrows", "wound 0")
        assert state.decision.kind == "hunt_attack"

    def test_a_kill_is_a_successful_hunt(self) -> None:
        hunter = {"at": "corinthia", "artifacts": ["poison_arrows"]}
        state = turn([hunter], monsters={"medusa": {"at": "corinthia", "wounds": [0, 2, 3]}})
        events = play(state, "hunt medusa", "use_artifact poison_arrows")
        assert told(events, "hunt_ended") == [{"monster": "medusa", "slain": 1, "seat": 0}]
        assert state.view(None)["glory"]["blue"] == 0
        assert offered(state) == ["reward priest", "reward monster_artifact", "decline"]

    @pytest.mark.parametrize("moment", ["turn", "attack", "defence"])
    def test_not_at_another_time(self, moment: str) -> None:
        hunter = {"at": "corinthia", "artifacts": ["poison_arrows"], "hand": CARDS}
        state = {
            "turn": lambda: turn([hunter], monsters={"hydra": "corinthia"}),
            "attack": lambda: hunt("hydra", hunter),
            "defence": lambda: attacked("hydra", "attack_3", hunter),
        }[moment]()
        assert offered(state, "use_artifact") == []
