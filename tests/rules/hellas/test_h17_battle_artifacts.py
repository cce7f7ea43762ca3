"""Artifacts that are used in battles, and Aegis (rules H-17)."""

from __future__ import annotations

import pytest

from tests.hellas.positions import (
    army,
    attacked,
    battle,
    begin_hunt,
    control,
    hand,
    hunt,
    offered,
    play,
    player,
    told,
    turn,
)
from tests.rules.hellas.battles import compared, fallen, winner

IN_BATTLE = ["caduceus", "apollos_arrow", "harpe", "aegis", "eye_of_graeae", "minotaurs_horn", "medusas_blood"]


@pytest.mark.rule("H-17.4", "H-17.5", "H-17.7", "H-17.11", "H-17.12", "H-17.15", "H-17.18")
@pytest.mark.parametrize("artifact", IN_BATTLE)
def test_none_of_them_is_used_in_the_action_use_artifacts(artifact: str) -> None:
    state = turn([{"artifacts": [artifact], "hand": ["trap_mace"], "hoplites": {"boeotia": 3}}])
    assert state.decision.kind == "turn"
    assert not offered(state, "use_artifact")


@pytest.mark.rule("H-17.4", "H-17.5", "H-17.7", "H-17.12", "H-17.15", "H-17.18")
@pytest.mark.parametrize("artifact", IN_BATTLE)
def test_a_used_artifact_does_nothing(artifact: str) -> None:
    things = {
        "used_artifacts": [artifact],
        "hand": ["wild_attack_axe"],
        "hoplites": {"boeotia": 2},
        "at": "attica",
        "controls": ["boeotia"],
    }
    state = battle(4, 3, attacker={"hand": ["charge_sickle"]}, defender=things, start="argolis")
    assert (state.decision.kind, offered(state)) == ("battle_card", ["play wild_attack_axe", "pass"])
    play(state, "play wild_attack_axe", "play charge_sickle")
    assert state.decision.kind == "withdraw"


@pytest.mark.rule("H-17.4", "H-17.5", "H-17.7", "H-17.12", "H-17.15", "H-17.18")
@pytest.mark.parametrize("artifact", IN_BATTLE)
def test_nobody_uses_one_in_a_battle_of_others(artifact: str) -> None:
    state = turn(
        [
            {"hoplites": {"boeotia": 4}, "hand": ["wild_attack_axe"]},
            {"hoplites": {"corinthia": 2}},
            {"artifacts": [artifact], "hand": ["trap_mace"], "at": "attica", "hoplites": {"argolis": 2}},
        ],
        seats=3,
    )
    play(state, "march boeotia corinthia", "march_off 4")
    assert state.decision.seat == 0
    play(state, "play wild_attack_axe")
    assert (state.decision.seat, state.decision.kind) == (1, "withdraw")


# -- start of a battle ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-17.4")
class TestCaduceus:
    def test_the_opponent_discards_a_card_of_choice(self) -> None:
        state = battle(
            3, 3, attacker={"artifacts": ["caduceus"]}, defender={"hand": ["trap_mace", "charge_sickle", "glory_bow"]}
        )
        play(state, "use_artifact caduceus")
        assert (state.decision.seat, state.decision.kind) == (1, "discard")
        play(state, "discard glory_bow")
        assert hand(state, 1) == ["trap_mace", "charge_sickle"]
        assert player(state)["artifacts"] == {"caduceus": False}
        assert offered(state, "play") == ["play trap_mace", "play charge_sickle"]

    def test_a_defender_uses_it_too(self) -> None:
        state = battle(3, 3, attacker={"hand": ["trap_mace"]}, defender={"artifacts": ["caduceus"]})
        events = play(state, "use_artifact caduceus")
        assert told(events, "combat_discarded") == [{"seat": 0, "card": "trap_mace"}]

    def test_not_against_an_empty_hand(self) -> None:
        state = battle(3, 3, attacker={"artifacts": ["caduceus"], "hand": ["trap_mace"]})
        assert state.decision.kind == "battle_card"


@pytest.mark.rule("H-17.5")
class TestApollosArrow:
    @pytest.mark.parametrize("at", ["attica", "achaea", "boeotia"])
    def test_two_more_next_to_the_hero(self, at: str) -> None:
        state = battle(3, 4, attacker={"artifacts": ["apollos_arrow"], "at": at})
        assert compared(play(state, "use_artifact apollos_arrow")) == (3 + 2, 4)

    def test_a_sea_trail_joins_neighbours(self) -> None:
        state = battle(
            3, 4, region="argolis", start="corinthia", attacker={"artifacts": ["apollos_arrow"], "at": "crete"}
        )
        assert compared(play(state, "use_artifact apollos_arrow")) == (3 + 2, 4)

    def test_a_defender_uses_it_too(self) -> None:
        state = battle(3, 2, defender={"artifacts": ["apollos_arrow"], "at": "attica"})
        assert compared(play(state, "use_artifact apollos_arrow")) == (3, 2 + 2)

    @pytest.mark.parametrize("at", ["corinthia", "phocis", "crete"])
    def test_not_in_the_heros_own_region_nor_further_away(self, at: str) -> None:
        state = battle(3, 4, attacker={"hero": "heracles", "artifacts": ["apollos_arrow"], "at": at})
        assert compared(state.opening) == (3, 4)

    def test_not_with_the_hero_on_a_quest(self) -> None:
        quest = {"name": "cattle_of_geryon", "step": 1}
        state = battle(3, 4, attacker={"artifacts": ["apollos_arrow"], "quest": quest}, quests=["cattle_of_geryon"])
        assert compared(state.opening) == (3, 4)


@pytest.mark.rule("H-17.7")
class TestHarpe:
    def test_a_card_at_the_start_of_a_battle(self) -> None:
        state = battle(3, 4, defender={"artifacts": ["harpe"]}, decks={"combat": ["trap_mace", "trap_sword"]})
        play(state, "use_artifact harpe")
        assert hand(state, 1) == ["trap_mace"]
        assert (state.decision.seat, offered(state)) == (1, ["play trap_mace", "pass"])

    def test_the_hand_limit_holds_in_a_battle(self) -> None:
        cards = ["trap_mace", "trap_sword", "glory_bow", "glory_torch"]
        state = battle(3, 4, attacker={"artifacts": ["harpe"], "hand": cards}, decks={"combat": ["charge_sickle"]})
        play(state, "use_artifact harpe")
        assert (state.decision.seat, state.decision.kind) == (0, "discard")
        play(state, "discard glory_bow")
        assert sorted(hand(state)) == ["charge_sickle", "glory_torch", "trap_mace", "trap_sword"]

    def test_a_card_at_the_start_of_a_hunt_before_the_first_draw_or_after_it(self) -> None:
        state = begin_hunt("hydra", {"artifacts": ["harpe"]}, draws=["trap_mace", "trap_sword"])
        assert (state.decision.kind, state.decision.about["drawn"]) == ("hunt_start", 0)
        play(state, "use_artifact harpe")
        assert sorted(hand(state)) == ["trap_mace", "trap_sword"]

        state = begin_hunt("hydra", {"artifacts": ["harpe"]}, draws=["trap_mace", "trap_sword"])
        play(state, "done")
        assert hand(state) == ["trap_mace"]
        play(state, "use_artifact harpe")
        assert sorted(hand(state)) == ["trap_mace", "trap_sword"]

    def test_once_cards_are_played_it_is_too_late(self) -> None:
        state = hunt("hydra", {"artifacts": ["harpe"], "hand": ["trap_mace"]})
        assert not offered(state, "use_artifact")
        state = battle(3, 3, attacker={"artifacts": ["harpe"], "hand": ["trap_mace"]})
        play(state, "done")
        assert offered(state) == ["play trap_mace", "pass"]


@pytest.mark.rule("H-17.15")
class TestMinotaursHorn:
    def test_hoplites_come_from_any_neighbouring_regions(self) -> None:
        state = battle(
            6,
            1,
            defender={
                "artifacts": ["minotaurs_horn"],
                "hoplites": {"attica": 3, "argolis": 1, "phocis": 2},
                "fortified": ["attica"],
                "controls": ["attica"],
            },
        )
        play(state, "use_artifact minotaurs_horn")
        assert offered(state, "reinforce") == [
            "reinforce attica 3", "reinforce attica 2", "reinforce attica 1", "reinforce argolis 1",
        ]  # fmt: skip
        play(state, "reinforce attica 2")
        events = play(state, "reinforce argolis 1")
        assert compared(events) == (6, 1 + 2 + 1)
        regions = state.view(None)["regions"]
        assert (regions["attica"]["hoplites"], regions["attica"]["fortified"]) == ({"1": 1}, 1)

    def test_the_defender_may_stop(self) -> None:
        state = battle(6, 1, defender={"artifacts": ["minotaurs_horn"], "hoplites": {"attica": 3, "argolis": 1}})
        assert compared(play(state, "use_artifact minotaurs_horn", "reinforce argolis 1", "done")) == (6, 2)

    def test_not_for_an_attacker(self) -> None:
        state = battle(2, 3, attacker={"artifacts": ["minotaurs_horn"], "hoplites": {"attica": 3}})
        assert compared(state.opening) == (2, 3)

    def test_not_without_anybody_next_door(self) -> None:
        state = battle(6, 1, defender={"artifacts": ["minotaurs_horn"], "hoplites": {"phocis": 3}})
        assert compared(state.opening) == (6, 1)

    def test_not_once_cards_are_played(self) -> None:
        state = battle(
            6, 2, defender={"artifacts": ["minotaurs_horn"], "hoplites": {"attica": 3}, "hand": ["trap_mace"]}
        )
        play(state, "done")
        assert offered(state) == ["play trap_mace", "pass"]


# -- in a battle or hunt ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H-17.12")
class TestEyeOfGraeae:
    HAND = ["trap_mace", "trap_sword", "glory_bow"]
    DRAWS = ["charge_sickle", "assault_axe", "assault_spear"]

    def test_any_number_of_cards_for_as_many_new_ones(self) -> None:
        state = battle(3, 4, attacker={"artifacts": ["eye_of_graeae"], "hand": self.HAND}, decks={"combat": self.DRAWS})
        play(state, "use_artifact eye_of_graeae")
        assert not offered(state, "done")  # at least one
        play(state, "discard trap_mace", "discard glory_bow", "done")
        assert sorted(hand(state)) == ["assault_axe", "charge_sickle", "trap_sword"]
        assert state.view(None)["discards"]["combat"] == {"trap_mace": 1, "glory_bow": 1}
        assert (state.decision.seat, state.decision.kind) == (0, "battle_card")  # to play or to pass as before
        assert not offered(state, "use_artifact")

    def test_also_after_cards_were_played_and_in_defence(self) -> None:
        state = battle(
            3,
            4,
            attacker={"hand": ["flank_attack_bow"]},
            defender={"artifacts": ["eye_of_graeae"], "hand": self.HAND},
            decks={"combat": self.DRAWS},
        )
        play(state, "play trap_mace", "pass")
        assert "use_artifact eye_of_graeae" in offered(state)
        play(state, "use_artifact eye_of_graeae", "discard trap_sword", "discard glory_bow")
        assert sorted(hand(state, 1)) == ["assault_axe", "charge_sickle"]

    def test_not_with_an_empty_hand(self) -> None:
        state = battle(3, 4, attacker={"artifacts": ["eye_of_graeae"]})
        assert compared(state.opening) == (3, 4)

    def test_not_after_having_passed(self) -> None:
        state = battle(
            3, 4, attacker={"hand": ["flank_attack_bow"]}, defender={"artifacts": ["eye_of_graeae"], "hand": self.HAND}
        )
        play(state, "pass")
        assert state.decision.seat == 0
        play(state, "play flank_attack_bow")
        assert player(state, 1)["artifacts"] == {"eye_of_graeae": True}

    def test_in_an_attack_step_of_the_owners_hunt(self) -> None:
        state = hunt("hydra", {"artifacts": ["eye_of_graeae"], "hand": self.HAND}, decks={"combat": self.DRAWS})
        play(state, "use_artifact eye_of_graeae", "discard trap_mace", "discard trap_sword", "discard glory_bow")
        assert sorted(hand(state)) == ["assault_axe", "assault_spear", "charge_sickle"]
        assert state.decision.kind == "hunt_attack"

    def test_when_the_hunter_is_asked_for_a_defence(self) -> None:
        state = attacked(
            "hydra", "attack_3", {"artifacts": ["eye_of_graeae"], "hand": ["trap_mace"]}, decks={"combat": self.DRAWS}
        )
        assert offered(state) == ["use_artifact eye_of_graeae", "suffer"]
        play(state, "use_artifact eye_of_graeae")
        assert hand(state) == ["charge_sickle"]
        assert offered(state) == ["defend charge_sickle", "suffer"]


# -- losses -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-17.18")
class TestMedusasBlood:
    def test_one_own_symbol_is_ignored(self) -> None:
        state = battle(5, 3, attacker={"artifacts": ["medusas_blood"], "hand": ["charge_sickle"]})
        play(state, "play charge_sickle")
        assert (state.decision.seat, state.decision.kind) == (0, "casualties")
        play(state, "use_artifact medusas_blood")
        assert offered(state) == ["choose_effect ignore_casualties", "choose_effect add_enemy_casualties"]
        events = play(state, "choose_effect ignore_casualties")
        assert (fallen(events, 0), fallen(events, 1)) == ([1], [1])

    def test_or_the_opponent_has_one_more(self) -> None:
        state = battle(5, 3, attacker={"artifacts": ["medusas_blood"], "hand": ["charge_sickle"]})
        play(state, "play charge_sickle", "use_artifact medusas_blood")
        events = play(state, "choose_effect add_enemy_casualties")
        assert (fallen(events, 0), fallen(events, 1)) == ([2], [1, 1])

    def test_a_loser_uses_it_after_the_comparison(self) -> None:
        state = battle(2, 5, attacker={"artifacts": ["medusas_blood"]})
        assert (compared(state.opening), winner(state.opening)) == ((2, 5), 1)
        assert (state.decision.seat, state.decision.kind) == (0, "casualties")
        events = play(state, "use_artifact medusas_blood")
        assert (fallen(events, 0), fallen(events, 1)) == ([1], [1])

    def test_a_defender_uses_it_too(self) -> None:
        state = battle(2, 5, defender={"artifacts": ["medusas_blood"], "hand": ["wild_attack_axe"]})
        play(state, "play wild_attack_axe")
        events = play(state, "use_artifact medusas_blood", "choose_effect ignore_casualties")
        assert fallen(events, 1) == []

    def test_it_may_be_kept(self) -> None:
        state = battle(2, 5, attacker={"artifacts": ["medusas_blood"]})
        events = play(state, "decline")
        assert (fallen(events, 0), fallen(events, 1)) == ([1], [])
        assert player(state)["artifacts"] == {"medusas_blood": True}

    def test_only_what_changes_something_is_offered(self) -> None:
        """The defender's one hoplite dies of its own Wild Attack anyway; the attacker has no symbol to ignore."""
        state = battle(4, 1, attacker={"artifacts": ["medusas_blood"]}, defender={"hand": ["wild_attack_axe"]})
        events = play(state, "play wild_attack_axe")
        assert fallen(events, 1) == [1]
        assert player(state)["artifacts"] == {"medusas_blood": True}


@pytest.mark.rule("H-17.11")
class TestAegis:
    @pytest.mark.parametrize(("saved", "dead"), [(1, 2), (2, 1)])
    def test_one_or_two_are_not_killed(self, saved: int, dead: int) -> None:
        state = turn(
            [{"at": "argolis", "artifacts": ["adamant_tethers"]}, {"hoplites": {"argolis": 5}, "artifacts": ["aegis"]}]
        )
        play(state, "use_artifact adamant_tethers")
        assert (state.decision.seat, state.decision.kind) == (1, "save_hoplites")
        assert offered(state) == ["save aegis 2", "save aegis 1", "decline", "not_this_turn"]
        events = play(state, f"save aegis {saved}")
        assert fallen(events, 1) == [dead]
        assert (army(state, "argolis", 1), player(state, 1)["artifacts"]) == (5 - dead, {"aegis": False})

    def test_of_one_about_to_die_one_is_saved(self) -> None:
        state = turn(
            [{"at": "argolis", "artifacts": ["chimeras_fire"]}, {"hoplites": {"argolis": 5}, "artifacts": ["aegis"]}]
        )
        play(state, "use_artifact chimeras_fire")
        assert offered(state, "save") == ["save aegis 1"]

    def test_only_hoplites_who_are_there_are_about_to_die(self) -> None:
        state = turn(
            [{"at": "argolis", "artifacts": ["adamant_tethers"]}, {"hoplites": {"argolis": 2}, "artifacts": ["aegis"]}]
        )
        events = play(state, "use_artifact adamant_tethers", "save aegis 2")
        assert (fallen(events, 1), army(state, "argolis", 1)) == ([], 2)

    def test_it_may_be_declined(self) -> None:
        state = battle(3, 5, attacker={"artifacts": ["aegis"]})
        events = play(state, "decline")
        assert (fallen(events, 0), player(state)["artifacts"]) == ([1], {"aegis": True})

    def test_against_a_monster(self) -> None:
        state = turn(
            [{"artifacts": ["pandoras_box"]}, {"hoplites": {"corinthia": 4}, "artifacts": ["aegis"]}],
            monsters={"cerberus": {"at": "corinthia"}},
            rolls={"monster": ["region_attack"]},
        )
        events = play(state, "use_artifact pandoras_box", "save aegis 2")
        assert (fallen(events, 1), army(state, "corinthia", 1)) == ([1], 3)

    def test_a_saved_hoplite_fights_on(self) -> None:
        """Without Aegis the javelins would end the battle."""
        state = battle(
            1,
            2,
            attacker={"artifacts": ["aegis"], "hand": ["wild_attack_axe"]},
            defender={"hand": ["javelin_volley_axe"]},
        )
        play(state, "play javelin_volley_axe", "save aegis 1")
        assert offered(state) == ["play wild_attack_axe", "pass"]

    def test_a_defender_saved_from_casualties_holds_the_region(self) -> None:
        state = battle(3, 1, defender={"artifacts": ["aegis"], "hand": ["wild_attack_axe"]})
        events = play(state, "play wild_attack_axe", "save aegis 1")
        assert winner(events) == 1
        assert (army(state, "corinthia", 1), control(state, "corinthia")) == (1, 1)

    def test_not_against_a_price(self) -> None:
        state = turn([{"hoplites": {"boeotia": 4}, "blessings": ["murderous_march"], "artifacts": ["aegis"]}])
        events = play(state, "murderous_march boeotia crete")
        assert (fallen(events, 0), state.decision.kind) == ([2], "march")

    def test_not_where_nobody_can_withdraw(self) -> None:
        """Phocis is surrounded: the loser's one more loss can be averted, the end of all of them cannot."""
        state = battle(
            5,
            4,
            region="phocis",
            start="boeotia",
            attacker={"hoplites": {"boeotia": 1, "locris": 1}, "controls": ["boeotia", "locris"]},
            defender={"artifacts": ["aegis"]},
        )
        assert (state.decision.seat, offered(state, "save")) == (1, ["save aegis 1"])
        events = play(state, "decline")
        assert fallen(events, 1) == [1, 3]
        assert player(state, 1)["artifacts"] == {"aegis": True}
