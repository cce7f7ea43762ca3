"""Artifacts that are used in the own turn (rules H-17)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hellas.positions import (
    Player,
    army,
    control,
    hand,
    monster,
    offered,
    play,
    player,
    told,
    turn,
)

OWN_TURN = [
    "femes_trumpet", "pandoras_box", "horn_of_plenty", "ambrosia", "ariadnes_thread", "head_of_sphinx",
    "eye_of_cyclops", "chimeras_fire", "adamant_tethers",
]  # fmt: skip


@pytest.mark.rule("H-17.6", "H-17.8", "H-17.9", "H-17.10", "H-17.13", "H-17.16", "H-17.17", "H-17.19", "H-17.20")
@pytest.mark.parametrize("artifact", OWN_TURN)
def test_used_in_the_own_turn_while_charged(artifact: str) -> None:
    owner: dict[str, Any] = {"at": "messenia", "hoplites": {"messenia": 1}, "controls": ["elis"]}
    owner |= {"injured": ["speed"], "used_specials": ["march"]}
    rest: dict[str, Any] = {"monsters": {"hydra": "crete"}, "temples": ["messenia"]}
    use = f"use_artifact {artifact}"
    assert use in offered(turn([{**owner, "artifacts": [artifact]}], **rest))
    assert use not in offered(turn([{**owner, "used_artifacts": [artifact]}], **rest))
    assert use not in offered(turn([{}, {**owner, "artifacts": [artifact]}], **rest))
    closed: dict[str, Any] = {"turn": {"seat": 0, "artifact_block": "closed"}}
    assert use not in offered(turn([{**owner, "artifacts": [artifact]}], **rest, **closed))


# -- of the gods ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-17.1")
class TestOwlOfAthena:
    def test_two_cards_are_drawn_and_one_of_them_kept(self) -> None:
        state = turn(
            [{"controls": ["attica"], "hand": ["glory_bow"]}],
            decks={"combat": ["charge_sickle", "trap_mace", "trap_sword"]},
        )
        play(state, "use_artifact owl_of_athena")
        assert (state.decision.kind, sorted(offered(state))) == (
            "discard_drawn",
            ["discard charge_sickle", "discard trap_mace"],
        )
        play(state, "discard trap_mace")
        assert sorted(hand(state)) == ["charge_sickle", "glory_bow"]
        assert state.view(None)["discards"]["combat"] == {"trap_mace": 1}
        assert player(state)["artifacts"] == {"owl_of_athena": False}

    def test_a_full_hand_first_grows_beyond_its_limit(self) -> None:
        full = ["glory_bow", "trap_sword", "assault_axe", "glory_torch"]
        state = turn([{"controls": ["attica"], "hand": full}], decks={"combat": ["charge_sickle", "trap_mace"]})
        play(state, "use_artifact owl_of_athena", "discard trap_mace")
        assert (state.decision.kind, len(hand(state))) == ("discard", 5)
        play(state, "discard glory_bow")
        assert sorted(hand(state)) == ["assault_axe", "charge_sickle", "glory_torch", "trap_sword"]

    def test_two_alike(self) -> None:
        state = turn([{"controls": ["attica"]}], decks={"combat": ["charge_sickle", "charge_sickle"]})
        play(state, "use_artifact owl_of_athena")
        assert offered(state) == ["discard charge_sickle"]
        play(state, "discard charge_sickle")
        assert hand(state) == ["charge_sickle"]


@pytest.mark.rule("H-17.2")
class TestBootsOfHermes:
    def test_the_hero_is_placed_in_any_region(self) -> None:
        state = turn([{"at": "crete", "controls": ["acarnania"]}])
        play(state, "use_artifact boots_of_hermes")
        assert len(offered(state, "place_hero")) == 18
        play(state, "place_hero epirus")
        assert player(state)["hero_at"] == "epirus"
        assert "move_hero acarnania" in offered(state)  # it was no Hero Movement

    def test_not_with_the_hero_on_a_quest(self) -> None:
        quest = {"name": "aid_to_atlas", "step": 1}
        state = turn([{"quest": quest, "controls": ["acarnania"]}], quests=["aid_to_atlas"])
        assert not offered(state, "use_artifact")


@pytest.mark.rule("H-17.3")
class TestThunderOfZeus:
    def test_a_wound_to_any_monster_on_the_map(self) -> None:
        monsters = {"hydra": "crete", "medusa": {"at": "elis", "wounds": [1]}}
        state = turn([{"at": "chalkidiki", "controls": ["thessaly"]}], monsters=monsters)
        play(state, "use_artifact thunder_of_zeus")
        assert offered(state) == ["choose_effect wound_monster", "choose_effect injure_enemy_hero"]
        play(state, "choose_effect wound_monster")
        assert offered(state) == ["wound_monster hydra", "wound_monster medusa"]
        play(state, "wound_monster medusa")
        assert offered(state) == ["wound 0", "wound 2", "wound 3"]
        play(state, "wound 3")
        found = monster(state, "medusa")
        assert found is not None
        assert [wound["covered"] for wound in found["wounds"]] == [False, True, False, True]
        assert (player(state)["priests"], player(state)["artifacts"]) == (0, {"thunder_of_zeus": False})  # no reward

    def test_the_last_wound_slays_but_brings_no_artifact(self) -> None:
        monsters = {"medusa": {"at": "elis", "wounds": [0, 1, 2]}}
        state = turn([{"controls": ["thessaly"]}], monsters=monsters)
        play(state, "use_artifact thunder_of_zeus", "choose_effect wound_monster")
        assert (player(state)["slain"], monster(state, "medusa")) == (["medusa"], None)
        assert state.view(None)["glory"]["green"] == 0
        assert list(player(state)["artifacts"]) == ["thunder_of_zeus"]

    def test_or_an_injury_to_another_players_hero_who_chooses_the_attribute(self) -> None:
        state = turn([{"controls": ["thessaly"]}, {"hero": "perseus"}, {"hero": "heracles"}], seats=3)
        play(state, "use_artifact thunder_of_zeus")
        assert offered(state) == ["injure_hero perseus", "injure_hero heracles"]  # no monster, no other choice
        play(state, "injure_hero heracles")
        assert (state.decision.seat, state.decision.kind) == (2, "injure")
        play(state, "injure leadership")
        assert [player(state, seat)["injured"] for seat in range(3)] == [[], [], ["leadership"]]

    def test_not_a_hero_with_three_injuries_nor_on_a_quest(self) -> None:
        hurt = {"hero": "perseus", "injured": ["leadership", "strength", "speed"]}
        away = {"hero": "heracles", "quest": {"name": "aid_to_atlas", "step": 1}}
        state = turn([{"controls": ["thessaly"]}, hurt, away], seats=3, quests=["aid_to_atlas"])
        assert not offered(state, "use_artifact")
        state = turn([{"controls": ["thessaly"]}, hurt, away, {"hero": "helen"}], seats=4, quests=["aid_to_atlas"])
        play(state, "use_artifact thunder_of_zeus")
        assert (state.decision.seat, state.decision.kind) == (3, "injure")


# -- neutral ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-17.6")
class TestFemesTrumpet:
    def test_one_token_comes_off(self) -> None:
        state = turn([{"artifacts": ["femes_trumpet"], "used_specials": ["march", "prepare"]}])
        play(state, "use_artifact femes_trumpet")
        assert offered(state) == ["clear_token march", "clear_token prepare"]
        play(state, "clear_token prepare")
        assert player(state)["specials_used"] == ["march"]
        assert "prepare" in offered(state)

    def test_not_off_a_blessing(self) -> None:
        tired = {"blessings": ["exhausted_fight"], "blessing_tokens": ["exhausted_fight"]}
        assert not offered(turn([{**tired, "artifacts": ["femes_trumpet"]}]), "use_artifact")

    def test_not_off_anothers_special_action(self) -> None:
        state = turn([{"artifacts": ["femes_trumpet"]}, {"used_specials": ["march"]}])
        assert not offered(state, "use_artifact")


@pytest.mark.rule("H-17.8")
class TestPandorasBox:
    def test_a_monster_phase_in_the_place_of_the_builder(self) -> None:
        state = turn(
            [{"artifacts": ["pandoras_box"]}, {"hoplites": {"elis": 2}}],
            monsters={"hydra": "crete", "medusa": "elis"},
            rolls={"monster": ["move", "region_attack"]},
        )
        play(state, "use_artifact pandoras_box")
        assert (state.decision.seat, offered(state)) == (0, ["roll hydra", "roll medusa"])
        events = play(state, "roll hydra", "move_monster argolis")
        assert army(state, "elis", 1) == 1
        assert [fields["monster"] for fields in told(events, "monster_rolled")] == ["hydra", "medusa"]
        assert (state.decision.kind, told(events, "event_drawn")) == (
            "turn",
            [],
        )  # no event phase, and the turn goes on

    def test_nothing_else_of_build_monument_happens(self) -> None:
        owner = {"artifacts": ["pandoras_box"], "used_artifacts": ["harpe"], "used_specials": ["march"]}
        state = turn([owner | {"praying": {"zeus": 1}}], monsters={"hydra": "crete"}, rolls={"monster": ["nothing"]})
        play(state, "use_artifact pandoras_box")
        assert player(state)["artifacts"] == {"harpe": False, "pandoras_box": False}
        assert player(state)["specials_used"] == ["march"]
        assert state.view(None)["monuments"]["zeus"] == {"level": 1, "region": "thessaly", "priests": [1, 0]}

    def test_choices_are_the_owners(self) -> None:
        state = turn(
            [{"artifacts": ["pandoras_box"]}, {}], monsters={"chimera": "crete"}, rolls={"monster": ["region_attack"]}
        )
        play(state, "use_artifact pandoras_box")
        assert (state.decision.seat, state.decision.kind) == (0, "move_monster")  # to which of three equal monuments
        play(state, "move_monster attica")
        state = turn(
            [{"artifacts": ["pandoras_box"]}],
            monsters={"medusa": "crete"},
            rolls={"monster": ["move_or_region_attack"]},
        )
        play(state, "use_artifact pandoras_box")
        assert (state.decision.seat, offered(state)) == (0, ["monster_move", "monster_attack"])

    def test_not_without_a_monster(self) -> None:
        assert not offered(turn([{"artifacts": ["pandoras_box"]}]), "use_artifact")


@pytest.mark.rule("H-17.9")
class TestHornOfPlenty:
    def test_up_to_two_hoplites_in_one_own_city_region(self) -> None:
        state = turn([{"artifacts": ["horn_of_plenty"], "controls": ["argolis", "laconia", "crete"]}])
        play(state, "use_artifact horn_of_plenty")
        assert offered(state) == [
            "place argolis", "place_fortified argolis", "place laconia", "place_fortified laconia", "done",
        ]  # fmt: skip
        play(state, "place laconia")
        assert offered(state) == ["place laconia", "place_fortified laconia", "done"]
        play(state, "place_fortified laconia")
        assert (army(state, "laconia"), state.decision.kind) == (2, "turn")  # in Sparta as elsewhere

    def test_one_is_enough(self) -> None:
        state = turn([{"artifacts": ["horn_of_plenty"], "controls": ["argolis"]}])
        play(state, "use_artifact horn_of_plenty", "place argolis", "done")
        assert army(state, "argolis") == 1

    @pytest.mark.parametrize("controls", [[], ["crete", "messenia"]])
    def test_not_without_a_city(self, controls: list[str]) -> None:
        state = turn([{"artifacts": ["horn_of_plenty"], "controls": controls}, {"controls": ["argolis"]}])
        assert not offered(state, "use_artifact")

    def test_not_under_sphinx(self) -> None:
        state = turn([{"artifacts": ["horn_of_plenty"], "controls": ["argolis"]}], monsters={"sphinx": "argolis"})
        assert not offered(state, "use_artifact")


@pytest.mark.rule("H-17.10")
class TestAmbrosia:
    @pytest.mark.parametrize("injured", [["speed"], ["leadership", "strength"], ["leadership", "strength", "speed"]])
    def test_all_injuries_are_healed(self, injured: list[str]) -> None:
        state = turn(
            [{"artifacts": ["ambrosia"], "injured": injured, "attributes": {"speed": 3}}, {"injured": ["speed"]}]
        )
        play(state, "use_artifact ambrosia")
        assert (player(state)["injured"], player(state)["attributes"]["speed"]) == ([], 3)
        assert player(state, 1)["injured"] == ["speed"]

    def test_not_for_the_healthy(self) -> None:
        assert not offered(turn([{"artifacts": ["ambrosia"]}, {"injured": ["speed"]}]), "use_artifact")


@pytest.mark.rule("H-17.13")
class TestAriadnesThread:
    def test_one_monster_moves_one_or_two_regions(self) -> None:
        monsters = {"hydra": "crete", "medusa": "elis"}
        state = turn([{"artifacts": ["ariadnes_thread"]}], monsters=monsters)
        play(state, "use_artifact ariadnes_thread")
        assert offered(state) == ["choose_monster hydra", "choose_monster medusa"]
        play(state, "choose_monster hydra")
        assert offered(state) == [f"move_monster {region}" for region in ("euboea", "attica", "argolis", "laconia")]
        play(state, "move_monster argolis")
        assert set(offered(state)) == {
            "move_monster arcadia", "move_monster corinthia", "move_monster laconia", "move_monster crete", "done",
        }  # fmt: skip
        play(state, "move_monster corinthia")
        assert state.decision.kind == "turn"
        where = {name: shown["region"] for name, shown in state.view(None)["monsters"].items()}
        assert where == {"medusa": "elis", "hydra": "corinthia"}

    def test_one_region_is_enough(self) -> None:
        state = turn([{"artifacts": ["ariadnes_thread"]}], monsters={"hydra": "crete"})
        play(state, "use_artifact ariadnes_thread", "move_monster argolis", "done")
        assert (state.decision.kind, state.view(None)["monsters"]["hydra"]["region"]) == ("turn", "argolis")

    def test_it_is_no_region_attack(self) -> None:
        state = turn([{"artifacts": ["ariadnes_thread"]}, {"hoplites": {"argolis": 2}}], monsters={"hydra": "crete"})
        play(state, "use_artifact ariadnes_thread", "move_monster argolis", "done")
        assert army(state, "argolis", 1) == 2

    def test_not_without_a_monster(self) -> None:
        assert not offered(turn([{"artifacts": ["ariadnes_thread"]}]), "use_artifact")


# -- of monsters ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-17.16")
class TestHeadOfSphinx:
    def test_control_of_the_heros_neutral_region_and_a_hoplite(self) -> None:
        state = turn([{"artifacts": ["head_of_sphinx"], "at": "phocis"}])
        play(state, "use_artifact head_of_sphinx", "place phocis")
        assert (control(state, "phocis"), army(state, "phocis")) == (0, 1)
        assert state.decision.kind == "turn"

    def test_nobody_has_to_be_recruited(self) -> None:
        state = turn([{"artifacts": ["head_of_sphinx"], "at": "phocis"}])
        play(state, "use_artifact head_of_sphinx", "done")
        assert (control(state, "phocis"), army(state, "phocis")) == (0, 0)

    def test_the_hoplite_may_be_fortified(self) -> None:
        """Whoever controls a city's region may place a recruit into the city."""
        state = turn([{"artifacts": ["head_of_sphinx"], "at": "elis"}])
        play(state, "use_artifact head_of_sphinx", "place_fortified elis")
        assert state.view(None)["regions"]["elis"]["fortified"] == 0

    @pytest.mark.parametrize("owner", [0, 1])
    def test_not_where_somebody_has_control(self, owner: int) -> None:
        players: list[Player] = [{"artifacts": ["head_of_sphinx"], "at": "elis"}, {}]
        players[owner] = {**players[owner], "controls": ["elis"]}
        assert not offered(turn(players), "use_artifact")

    def test_not_where_hoplites_of_another_stand(self) -> None:
        state = turn([{"artifacts": ["head_of_sphinx"], "at": "elis"}, {"hoplites": {"elis": 1}}])
        assert control(state, "elis") == -1
        assert not offered(state, "use_artifact")

    def test_own_hoplites_do_not_matter(self) -> None:
        state = turn([{"artifacts": ["head_of_sphinx"], "at": "elis", "hoplites": {"elis": 1}}])
        play(state, "use_artifact head_of_sphinx", "place elis")
        assert (control(state, "elis"), army(state, "elis")) == (0, 2)

    @pytest.mark.parametrize(("supply", "monsters"), [(0, {}), (15, {"sphinx": "elis"})])
    def test_where_nobody_can_be_recruited_control_is_taken_all_the_same(
        self, supply: int, monsters: dict[str, str]
    ) -> None:
        state = turn(
            [{"artifacts": ["head_of_sphinx"], "at": "elis", "hoplites": {"laconia": 15 - supply}}], monsters=monsters
        )
        play(state, "use_artifact head_of_sphinx")
        assert (state.decision.kind, control(state, "elis"), army(state, "elis")) == ("turn", 0, 0)


@pytest.mark.rule("H-17.17")
class TestEyeOfCyclops:
    @pytest.mark.parametrize("owner", [0, 1, None])
    def test_a_priest_in_a_region_with_a_temple_whoever_controls_it(self, owner: int | None) -> None:
        players: list[Player] = [{"artifacts": ["eye_of_cyclops"], "at": "crete"}, {}]
        if owner is not None:
            players[owner] = {**players[owner], "controls": ["crete"]}
        state = turn(players, temples=["crete"])
        play(state, "use_artifact eye_of_cyclops")
        assert player(state)["priests"] == 1

    def test_the_oracle_is_a_temple(self) -> None:
        state = turn([{"artifacts": ["eye_of_cyclops"], "at": "phocis"}], temples={"phocis": "oracle"})
        assert "use_artifact eye_of_cyclops" in offered(state)

    def test_not_at_an_empty_shrine_nor_far_from_the_temple(self) -> None:
        state = turn([{"artifacts": ["eye_of_cyclops"], "at": "crete", "controls": ["elis"]}], temples=["elis"])
        assert not offered(state, "use_artifact")


@pytest.mark.rule("H-17.19", "H-17.20")
@pytest.mark.parametrize(("artifact", "number"), [("chimeras_fire", 1), ("adamant_tethers", 3)])
class TestChimerasFireAndAdamantTethers:
    def test_hoplites_die_in_the_heros_region(self, artifact: str, number: int) -> None:
        enemy: Player = {"hoplites": {"elis": 4, "achaea": 4}, "controls": ["elis", "achaea"]}
        state = turn([{"artifacts": [artifact], "at": "elis"}, enemy])
        events = play(state, f"use_artifact {artifact}")
        assert told(events, "hoplites_killed") == [{"seat": 1, "region": "elis", "count": number}]
        assert (army(state, "elis", 1), army(state, "achaea", 1)) == (4 - number, 4)
        assert control(state, "elis") == 1  # control needs no hoplites to last

    def test_also_own_ones(self, artifact: str, number: int) -> None:
        state = turn([{"artifacts": [artifact], "at": "elis", "hoplites": {"elis": 4}}])
        play(state, f"use_artifact {artifact}")
        assert army(state, "elis") == 4 - number

    def test_as_many_as_there_are(self, artifact: str, number: int) -> None:
        state = turn([{"artifacts": [artifact], "at": "elis"}, {"hoplites": {"elis": 1}}])
        play(state, f"use_artifact {artifact}")
        assert army(state, "elis", 1) == 0

    def test_the_fortified_one_last(self, artifact: str, number: int) -> None:
        state = turn([{"artifacts": [artifact], "at": "elis"}, {"hoplites": {"elis": number}, "fortified": ["elis"]}])
        play(state, f"use_artifact {artifact}")
        there = state.view(None)["regions"]["elis"]
        assert (there["hoplites"], there["fortified"]) == ({}, 1)

    def test_aegis_is_asked(self, artifact: str, number: int) -> None:
        state = turn([{"artifacts": [artifact], "at": "elis"}, {"hoplites": {"elis": 3}, "artifacts": ["aegis"]}])
        play(state, f"use_artifact {artifact}")
        assert (state.decision.seat, state.decision.kind) == (1, "save_hoplites")
        play(state, "save aegis 1")
        assert army(state, "elis", 1) == 3 - number + 1

    def test_not_where_nobody_stands(self, artifact: str, number: int) -> None:
        state = turn([{"artifacts": [artifact], "at": "elis"}, {"hoplites": {"achaea": 2}}])
        assert not offered(state, "use_artifact")
