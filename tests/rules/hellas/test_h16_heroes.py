"""The heroes (rules H-16)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from tests.hellas.positions import (
    GAME,
    Player,
    army,
    battle,
    control,
    hand,
    offered,
    play,
    player,
    told,
    turn,
    turn_start,
)
from tests.rules.hellas.battles import compared

EVENT = {"event": ["cattle_of_geryon"]}  # does nothing to anybody


# -- Achilles ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-16.1")
class TestAchilles:
    def test_he_begins_with_speed_2(self) -> None:
        state = GAME.new(2, 1)
        seat = state.decision.seat
        play(state, "choose_hero achilles")
        assert player(state, seat)["stored"] == {"leadership": 1, "strength": 1, "speed": 2}

    @pytest.mark.parametrize(("speed", "strength", "bonus"), [(2, 1, 1), (2, 4, 2), (5, 3, 3), (1, 5, 1)])
    def test_the_lower_of_speed_and_strength_is_added(self, speed: int, strength: int, bonus: int) -> None:
        hero = {"hero": "achilles", "at": "corinthia", "attributes": {"speed": speed, "strength": strength}}
        assert compared(battle(3, 9, attacker=hero).opening) == (3 + bonus, 9)
        assert compared(battle(3, 4, defender=hero).opening) == (3, 4 + bonus)

    def test_by_value(self) -> None:
        attributes = {"speed": 4, "strength": 5}
        hero = {"hero": "achilles", "at": "corinthia", "attributes": attributes, "injured": ["strength"]}
        assert compared(battle(3, 9, attacker=hero).opening) == (3 + 1, 9)

    def test_leadership_does_not_matter(self) -> None:
        hero = {"hero": "achilles", "at": "corinthia", "attributes": {"leadership": 5, "strength": 2, "speed": 2}}
        assert compared(battle(3, 9, attacker=hero).opening) == (3 + 2, 9)

    @pytest.mark.parametrize("at", ["boeotia", "attica", "crete"])
    def test_only_in_the_region_he_stands_in(self, at: str) -> None:
        hero = {"hero": "achilles", "at": at, "attributes": {"speed": 4, "strength": 4}}
        assert compared(battle(3, 9, attacker=hero).opening) == (3, 9)

    def test_not_on_a_quest(self) -> None:
        quest = {"name": "kill_stymphalian_birds", "step": 1}  # of that very region
        hero = {"hero": "achilles", "quest": quest, "attributes": {"speed": 4, "strength": 4}}
        state = battle(3, 9, attacker=hero, quests=["kill_stymphalian_birds"])
        assert compared(state.opening) == (3, 9)

    def test_not_in_battles_of_others(self) -> None:
        players = [{"hoplites": {"boeotia": 2}}, {"hoplites": {"corinthia": 9}}]
        achilles = {"hero": "achilles", "at": "corinthia", "attributes": {"strength": 5}}
        state = turn([*players, achilles], seats=3)
        play(state, "march boeotia corinthia")
        assert compared(play(state, "march_off 2")) == (2, 9)


# -- Helen ------------------------------------------------------------------------------------------------------------

HELEN: Player = {"hero": "helen", "at": "corinthia"}


@pytest.mark.rule("H-16.2")
class TestHelen:
    def test_she_begins_with_one_of_three_artifacts(self) -> None:
        state = GAME.new(2, 1)
        seat = state.decision.seat
        events = play(state, "choose_hero helen")
        assert (state.decision.kind, len(offered(state))) == ("keep_artifact", 3)
        assert told(events, "artifacts_drawn")[0]["count"] == 3
        kept = offered(state)[1]
        play(state, kept)
        assert player(state, seat)["artifacts"] == {kept.split()[1]: True}
        assert state.view(None)["decks"]["neutral"] == 9

    def test_hoplites_of_others_cannot_move_into_her_region(self) -> None:
        state = turn([{"hoplites": {"boeotia": 2}}, HELEN])
        assert offered(state, "move") == ["move boeotia phocis", "move boeotia euboea", "move boeotia attica"]
        assert offered(state, "march") == ["march boeotia phocis", "march boeotia euboea", "march boeotia attica"]

    def test_not_even_when_a_card_says_any_region(self) -> None:
        mover = {"hoplites": {"elis": 3}, "blessings": ["winged_boots", "murderous_march"]}
        state = turn([mover, HELEN])
        assert "murderous_march elis attica" in offered(state)
        assert "murderous_march elis corinthia" not in offered(state)
        play(state, "use_blessing winged_boots")
        assert "move elis attica" in offered(state)
        assert "move elis corinthia" not in offered(state)

    def test_nor_through_it(self) -> None:
        state = turn([{"priests": 1, "hoplites": {"boeotia": 2}}, HELEN], monuments={"hermes": 3})
        play(state, "pray hermes", "army boeotia 2")
        assert "onward corinthia" not in offered(state)

    def test_unless_their_own_hero_stands_there_too(self) -> None:
        state = turn([{"at": "corinthia", "hoplites": {"boeotia": 2}}, HELEN])
        assert "move boeotia corinthia" in offered(state)
        assert "march boeotia corinthia" in offered(state)

    def test_a_third_players_hero_opens_nothing(self) -> None:
        state = turn([{"hoplites": {"boeotia": 2}}, HELEN, {"at": "corinthia"}], seats=3)
        assert "move boeotia corinthia" not in offered(state)

    def test_her_own_hoplites_move_freely(self) -> None:
        state = turn([{**HELEN, "hoplites": {"boeotia": 2}}])
        assert "move boeotia corinthia" in offered(state)

    def test_who_is_there_may_leave_and_fortify(self) -> None:
        helen = {"hero": "helen", "at": "argolis"}
        state = turn([{"hoplites": {"argolis": 2}, "controls": ["argolis"]}, helen])
        assert {"move argolis laconia", "fortify argolis"} <= set(offered(state))

    def test_recruiting_there_is_not_affected(self) -> None:
        helen = {"hero": "helen", "at": "argolis"}
        state = turn([{"controls": ["argolis"]}, helen])
        play(state, "recruit", "place argolis", "place argolis")
        assert army(state, "argolis") == 2

    def test_withdrawing_there_is_not_affected(self) -> None:
        players: list[Player] = [
            {"hoplites": {"boeotia": 3}},
            {"hoplites": {"phocis": 2}},
            {"hero": "helen", "at": "locris"},
        ]
        state = turn(players, seats=3)
        play(state, "march boeotia phocis", "march_off 3")  # Boeotia is the attacker's: there is no other way out
        assert (army(state, "phocis", 1), army(state, "locris", 1)) == (0, 1)

    def test_usurping_there_is_not_affected(self) -> None:
        """The usurper's hero is beside her, and the recruit stands in her region."""
        state = turn([{"at": "corinthia", "glory": ["blue"]}, {**HELEN, "hoplites": {"corinthia": 1}}])
        play(state, "usurp", "withdraw attica", "place corinthia")
        assert (control(state, "corinthia"), army(state, "corinthia")) == (0, 1)


# -- Heracles ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-16.3")
class TestHeracles:
    def test_he_begins_with_strength_2(self) -> None:
        state = GAME.new(2, 1)
        seat = state.decision.seat
        play(state, "choose_hero heracles")
        assert player(state, seat)["stored"] == {"leadership": 1, "strength": 2, "speed": 1}

    def test_a_glory_token_buys_one_of_two_artifacts(self) -> None:
        state = turn_start([{"hero": "heracles", "glory": ["red"]}], decks={"neutral": ["harpe", "aegis", "caduceus"]})
        assert offered(state) == ["use_hero heracles", "done", "not_this_turn"]
        play(state, "use_hero heracles")
        assert state.view(None)["glory"]["red"] == -1
        assert sorted(offered(state)) == ["keep_artifact aegis", "keep_artifact harpe"]
        play(state, "keep_artifact harpe")
        assert player(state)["artifacts"] == {"harpe": True}
        assert state.view(None)["decks"]["neutral"] == 9
        assert state.decision.kind == "turn"

    def test_he_chooses_the_token(self) -> None:
        state = turn_start([{"hero": "heracles", "glory": ["red", "brown"]}])
        play(state, "use_hero heracles")
        assert offered(state) == ["return_glory red", "return_glory brown"]

    def test_as_often_as_he_has_tokens(self) -> None:
        state = turn_start([{"hero": "heracles", "glory": ["red", "brown"]}])
        play(state, "use_hero heracles", "return_glory red")
        play(state, offered(state)[0])
        assert offered(state) == ["use_hero heracles", "done", "not_this_turn"]
        play(state, "use_hero heracles")
        play(state, offered(state)[0])
        assert (state.decision.kind, len(player(state)["artifacts"])) == ("turn", 2)

    def test_only_at_the_start_of_the_turn(self) -> None:
        state = turn_start([{"hero": "heracles", "glory": ["red"]}])
        play(state, "done")
        assert not offered(state, "use_hero")

    def test_only_in_his_own_turn(self) -> None:
        state = turn_start([{"hero": "achilles"}, {"hero": "heracles", "glory": ["red"]}])
        assert (state.decision.seat, state.decision.kind) == (0, "turn")
        play(state, "prepare", *["option draw_combat_cards"] * 2)
        assert (state.decision.seat, state.decision.kind) == (1, "turn_start")

    def test_not_without_a_token(self) -> None:
        assert turn_start([{"hero": "heracles"}, {"glory": ["red"]}]).decision.kind == "turn"

    def test_also_on_a_quest(self) -> None:
        quest = {"name": "aid_to_atlas", "step": 1}
        state = turn_start([{"hero": "heracles", "quest": quest, "glory": ["red"]}], quests=["aid_to_atlas"])
        assert "use_hero heracles" in offered(state)


# -- Perseus ----------------------------------------------------------------------------------------------------------


def prepared(**things: Any) -> State:
    """Perseus' player has just taken Prepare."""
    state = turn([{"hero": "perseus", "at": "elis", **things}], quests=["cattle_of_geryon"])
    play(state, "prepare", *["option draw_combat_cards"] * 2)
    return state


@pytest.mark.rule("H-16.4")
class TestPerseus:
    @pytest.mark.parametrize(
        ("region", "land"), [("epirus", "red"), ("phocis", "yellow"), ("euboea", "blue"), ("elis", "green")]
    )
    def test_he_begins_with_the_token_of_his_land(self, region: str, land: str) -> None:
        state = GAME.new(2, 1)
        seat = state.decision.seat
        play(state, "choose_hero perseus", f"start_in {region}")
        assert [name for name, owner in state.view(None)["glory"].items() if owner == seat] == [land]

    def test_after_prepare_he_may_be_placed_anywhere(self) -> None:
        state = prepared()
        assert (state.decision.kind, offered(state)) == ("after_prepare", ["use_hero perseus", "done", "not_this_turn"])
        play(state, "use_hero perseus")
        assert len(offered(state, "place_hero")) == 18  # everywhere else
        play(state, "place_hero euboea")
        assert player(state)["hero_at"] == "euboea"
        assert (state.decision.seat, state.decision.kind) == (1, "turn")

    def test_he_may_stay(self) -> None:
        state = prepared()
        play(state, "done")
        assert (state.decision.seat, player(state)["hero_at"]) == (1, "elis")

    def test_no_quest_is_started_so(self) -> None:
        state = prepared(attributes={"strength": 5})
        play(state, "use_hero perseus", "place_hero boeotia")
        assert (state.decision.seat, state.decision.kind) == (1, "turn")
        assert player(state)["hero_at"] == "boeotia"

    def test_the_recruits_of_prepare_stand_where_he_was(self) -> None:
        state = turn([{"hero": "perseus", "at": "elis"}])
        play(state, "prepare", "option recruit", "option recruit", "use_hero perseus", "place_hero crete")
        assert (army(state, "elis"), army(state, "crete")) == (2, 0)

    def test_only_his_players_prepare_and_no_other_action(self) -> None:
        state = turn([{"hero": "achilles", "at": "epirus"}, {"hero": "perseus"}], monsters={"sphinx": "epirus"})
        play(state, "prepare")
        assert (state.decision.seat, state.decision.kind) == (1, "turn")
        state = turn([{"hero": "perseus", "controls": ["argolis"]}])
        play(state, "recruit", "place argolis", "done")
        assert (state.decision.seat, state.decision.kind) == (1, "turn")

    def test_a_repeated_prepare_counts_too(self) -> None:
        state = turn([{"hero": "perseus", "used_specials": ["prepare"]}], decks=EVENT)
        play(state, "build_monument", "prepare", *["option draw_combat_cards"] * 2)
        assert offered(state, "use_hero") == ["use_hero perseus"]
        play(state, "use_hero perseus", "place_hero boeotia")
        assert (state.decision.kind, player(state)["hero_at"], len(hand(state))) == ("raise_monument", "boeotia", 2)
