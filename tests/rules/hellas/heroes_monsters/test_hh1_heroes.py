"""Odysseus, Cassandra, Cleito, Hector (rules HH-1)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from tests.hellas.positions import GAME, army, battle, control, offered, play, player, told, turn, why
from tests.rules.hellas.heroes_monsters.questions import BLESSINGS, OPTIONS, WITH, foreseen, odysseus


def new(seats: int = 2, **options: Any) -> State:
    return GAME.new(seats, 1, {**OPTIONS, **options})


@pytest.mark.rule("HH-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eight_heroes_lie_open(seats: int) -> None:
    heroes = [text.split()[1] for text in offered(new(seats))]
    assert set(heroes) == {
        "achilles", "helen", "heracles", "perseus", "odysseus", "cassandra", "cleito", "hector",
    }  # fmt: skip
    assert len(offered(GAME.new(seats, 1))) == 4


@pytest.mark.rule("HH-1.1")
def test_they_may_be_dealt_too() -> None:
    dealt = {GAME.new(4, seed, {**OPTIONS, "heroes": "dealt"}).view(None)["players"][0]["hero"] for seed in range(40)}
    assert {"odysseus", "cassandra", "cleito", "hector"} <= dealt


# -- Odysseus ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HH-1.2")
class TestOdysseusStarts:
    def test_apart_from_his_hoplites(self) -> None:
        state = odysseus()
        assert (state.decision.kind, len(offered(state))) == ("start_hero", 19)
        play(state, "start_in attica")
        assert (state.decision.kind, dict(state.decision.about)) == ("start_army", {"region": "attica"})
        events = play(state, "start_in crete")
        assert told(events, "hero_placed_alone") == [{"seat": 0, "region": "attica"}]
        assert told(events, "army_placed") == [{"seat": 0, "region": "crete", "count": 2}]
        assert player(state)["hero_at"] == "attica"
        assert (army(state, "crete"), army(state, "attica"), player(state)["supply"]) == (2, 0, 13)
        assert (control(state, "crete"), control(state, "attica")) == (0, -1)

    def test_or_with_them(self) -> None:
        events = play(odysseus(), "start_in elis", "start_in elis")
        assert told(events, "hero_placed") == [{"seat": 0, "region": "elis", "count": 2}]
        assert not told(events, "army_placed")

    def test_where_hoplites_stand_control_is_looked_at(self) -> None:
        state = odysseus("start_in crete", "start_in attica")
        assert (control(state, "crete"), control(state, "attica")) == (-1, -1)

    def test_nobody_starts_later_in_either_region(self) -> None:
        state = odysseus("start_in attica", "start_in crete", "choose_hero achilles")
        assert {"start_in attica", "start_in crete"}.isdisjoint(offered(state))
        assert why(state, "start_in attica") == "a_hero_stands_there"
        assert why(state, "start_in crete") == "hoplites_of_others_stand_there"

    def test_nor_he_where_somebody_has_started(self) -> None:
        state = new()
        play(state, "choose_hero achilles", "start_in elis", "choose_hero odysseus")
        assert why(state, "start_in elis") == "a_hero_stands_there"
        play(state, "start_in crete")
        assert why(state, "start_in elis") == "a_hero_stands_there"
        assert "start_in crete" in offered(state)

    def test_until_both_are_said_it_can_be_written_down(self) -> None:
        state = odysseus("start_in attica")
        again = GAME.position(state.describe())
        assert (again.decision.kind, offered(again)) == (state.decision.kind, offered(state))


@pytest.mark.rule("HH-1.3")
class TestOdysseusInTheCity:
    def test_a_city_is_easier_to_take_where_he_stands(self) -> None:
        mine = {"hero": "odysseus", "at": "argolis", "hoplites": {"laconia": 2, "argolis": 1}}
        state = turn([mine], **WITH)
        play(state, "move laconia argolis")  # population 3
        assert control(state, "argolis") == 0

    @pytest.mark.parametrize("mine", [{"at": "crete"}, {"hero": "achilles", "at": "argolis"}])
    def test_not_where_he_is_not(self, mine: dict[str, Any]) -> None:
        state = turn([{"hero": "odysseus", "hoplites": {"laconia": 2, "argolis": 1}, **mine}], **WITH)
        play(state, "move laconia argolis")
        assert control(state, "argolis") == -1

    def test_when_he_arrives_it_is_settled_and_stays_when_he_leaves(self) -> None:
        mine = {"hero": "odysseus", "at": "laconia", "hoplites": {"argolis": 2}}
        state = turn([mine], **WITH)
        assert control(state, "argolis") == -1
        play(state, "move_hero argolis")
        assert control(state, "argolis") == 0
        there = turn([{**mine, "controls": ["argolis"]}], **WITH)
        assert control(there, "argolis") == 0

    def test_sparta_counts_and_a_shrine_does_not(self) -> None:
        for region, taken in (("laconia", 0), ("messenia", -1)):
            size = 4 if region == "laconia" else 2
            neighbour = "arcadia"
            state = turn([{"hero": "odysseus", "at": neighbour, "hoplites": {region: size}}], **WITH)
            play(state, f"move_hero {region}")
            assert control(state, region) == taken

    def test_never_below_one_and_not_on_a_quest(self) -> None:
        mine = {"hero": "odysseus", "at": "boeotia", "hoplites": {"phocis": 1}, "blessings": ["local_support"]}
        state = turn([mine], **WITH)
        play(state, "move phocis boeotia")  # population 2, lowered by both
        assert control(state, "boeotia") == 0
        away = {"hero": "odysseus", "quest": {"name": "aid_to_atlas", "step": 1}, "hoplites": {"argolis": 2}}
        state = turn([away], options=OPTIONS, quests=["aid_to_atlas"], monsters=WITH["monsters"])
        assert control(state, "argolis") == -1

    def test_it_counts_in_setup(self) -> None:
        state = odysseus("start_in argolis", "start_in argolis")
        assert control(state, "argolis") == 0
        apart = odysseus("start_in crete", "start_in argolis")
        assert control(apart, "argolis") == -1


# -- Cassandra --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HH-1.4")
class TestCassandraStarts:
    def test_with_one_hoplite_and_a_token(self) -> None:
        state = new()
        events = play(state, "choose_hero cassandra", "start_in laconia")
        assert told(events, "hero_placed") == [{"seat": 0, "region": "laconia", "count": 1}]
        assert (army(state, "laconia"), player(state)["supply"], control(state, "laconia")) == (1, 14, 0)

    def test_with_a_monument_comes_its_artifact(self) -> None:
        state = new()
        play(state, "choose_hero cassandra", "start_in attica")
        assert player(state)["artifacts"] == {"owl_of_athena": True}


@pytest.mark.rule("HH-1.5")
class TestCassandraForesees:
    def test_she_keeps_the_blessing_drawn(self) -> None:
        state = foreseen()
        assert (state.decision.seat, state.decision.kind) == (0, "foresee")
        assert offered(state) == [f"keep_blessing {BLESSINGS[0]}", f"keep_blessing {BLESSINGS[3]}"]
        events = play(state, f"keep_blessing {BLESSINGS[3]}")
        assert told(events, "blessing_discarded") == [{"seat": 0, "blessing": BLESSINGS[0]}]
        assert told(events, "blessing_gained") == [{"seat": 0, "blessing": BLESSINGS[3]}]
        assert player(state)["blessings"] == [BLESSINGS[3]]
        assert state.view(1)["aside"]["drawn"] is None
        assert set(state.view(1)["aside"]["discarded"]) == {BLESSINGS[0], BLESSINGS[2]}  # and the last of the draft

    def test_or_the_one_drafted(self) -> None:
        state = foreseen()
        events = play(state, f"keep_blessing {BLESSINGS[0]}")
        assert told(events, "blessing_discarded") == [{"seat": 0, "blessing": BLESSINGS[3]}]
        assert not told(events, "blessing_gained")
        assert (player(state)["blessings"], player(state, 1)["blessings"]) == ([BLESSINGS[0]], [BLESSINGS[1]])

    def test_others_do_not_see_what_was_drawn(self) -> None:
        state = foreseen()
        assert state.view(0)["aside"]["drawn"] == BLESSINGS[3]
        assert state.view(1)["aside"]["drawn"] is None
        assert state.view(None)["aside"]["drawn"] is None
        drawn = {state.sample(1, seed).view(0)["aside"]["drawn"] for seed in range(20)}
        assert len(drawn) > 5

    @pytest.mark.parametrize(("drafted", "drawn", "kept"), [(0, 1, 1), (0, 1, 0), (1, 0, 1), (1, 0, 0)])
    def test_only_the_one_kept_gives_on_gaining(self, drafted: int, drawn: int, kept: int) -> None:
        cards = ["heroic_presence", "gods_strength"]
        state = turn(
            [{"hero": "cassandra", "at": "attica", "controls": ["crete", "attica"]}],
            temple_card="temple_card_1",
            temples={"epirus": 1},
            decks={"blessing": [cards[drafted], "bluff", "ambush", cards[drawn]]},
            **WITH,
        )
        play(state, "build_temple crete", f"keep_blessing {cards[drafted]}", "keep_blessing bluff")
        play(state, f"keep_blessing {cards[kept]}")
        assert player(state)["attributes"]["strength"] == (2 if cards[kept] == "gods_strength" else 1)

    @pytest.mark.rule("H-14.9")
    def test_from_an_empty_deck_she_draws_a_discarded_one(self) -> None:
        every = list(GAME.data(GAME.complete(OPTIONS)).entries("blessings"))
        state = turn(
            [{"hero": "cassandra", "at": "attica", "controls": ["crete", "attica"]}],
            temple_card="temple_card_1",
            temples={"epirus": 1},
            decks={"blessing": BLESSINGS[:3]},
            gone={"blessing": [name for name in every if name not in BLESSINGS[:3]]},
            **WITH,
        )
        play(state, "build_temple crete", f"keep_blessing {BLESSINGS[0]}")
        play(state, f"keep_blessing {BLESSINGS[1]}")
        assert (state.decision.kind, state.view(0)["aside"]["looker"]) == ("foresee", 0)
        left = {name for name in every if name not in BLESSINGS[:2]}
        assert state.view(0)["aside"]["drawn"] in left
        assert state.view(1)["decks"]["blessing"] == len(left) - 1

    def test_without_a_blessing_anywhere_nothing_is_drawn(self) -> None:
        every = list(GAME.data(GAME.complete(OPTIONS)).entries("blessings"))
        state = turn(
            [
                {"hero": "cassandra", "at": "attica", "controls": ["crete", "attica"]},
                {"blessings": [name for name in every if name not in BLESSINGS[:2]]},
            ],
            temple_card="temple_card_1",
            temples={"epirus": 1},
            **WITH,
        )
        play(state, "build_temple crete", f"keep_blessing {BLESSINGS[0]}")
        events = play(state, f"keep_blessing {BLESSINGS[1]}")
        assert not told(events, "blessing_foreseen")
        assert player(state)["blessings"] == [BLESSINGS[0]]

    def test_another_blessing_is_refused(self) -> None:
        assert why(foreseen(), f"keep_blessing {BLESSINGS[1]}") == "that_blessing_is_not_among_these"

    def test_the_question_can_be_written_down(self) -> None:
        state = foreseen()
        again = GAME.position(state.describe())
        assert (again.decision.kind, offered(again)) == (state.decision.kind, offered(state))
        play(again, f"keep_blessing {BLESSINGS[3]}")
        assert GAME.position(again.describe()).view(0)["aside"] == again.view(0)["aside"]


# -- Cleito and Hector ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HH-1.6")
class TestCleito:
    def test_she_starts_with_a_priest(self) -> None:
        state = new()
        play(state, "choose_hero cleito", "start_in elis")
        assert player(state)["priests"] == 1

    def test_she_heals_instead_of_moving(self) -> None:
        state = turn([{"hero": "cleito", "at": "elis", "injured": ["speed"]}], **WITH)
        assert offered(state, "move_hero")
        play(state, "use_hero cleito")
        assert player(state)["injured"] == []
        assert not offered(state, "move_hero")

    def test_one_injury_of_her_choice(self) -> None:
        state = turn([{"hero": "cleito", "at": "elis", "injured": ["speed", "strength"]}], **WITH)
        play(state, "use_hero cleito")
        assert offered(state) == ["heal strength", "heal speed"]
        play(state, "heal speed")
        assert player(state)["injured"] == ["strength"]

    def test_not_without_an_injury_nor_after_moving(self) -> None:
        well = turn([{"hero": "cleito", "at": "elis"}], **WITH)
        assert why(well, "use_hero cleito") == "it_would_change_nothing"
        state = turn([{"hero": "cleito", "at": "elis", "injured": ["strength"]}], **WITH)
        play(state, "move_hero achaea")
        assert why(state, "use_hero cleito") == "that_regular_action_is_taken"

    def test_on_a_quest_she_heals_and_takes_no_step(self) -> None:
        mine = {"hero": "cleito", "quest": {"name": "aid_to_atlas", "step": 1}, "injured": ["speed"]}
        state = turn([mine], quests=["aid_to_atlas"], **WITH)
        assert "quest_step" in offered(state)
        play(state, "use_hero cleito")
        assert player(state)["injured"] == []
        assert "quest_step" not in offered(state)


@pytest.mark.rule("HH-1.7")
class TestHector:
    def test_he_starts_with_leadership_2(self) -> None:
        state = new()
        play(state, "choose_hero hector", "start_in elis")
        assert player(state)["attributes"]["leadership"] == 2

    @pytest.mark.parametrize(
        ("region", "start", "strength"), [("arcadia", "elis", 1 + 1 + 2), ("laconia", "argolis", 1 + 1 + 3)]
    )
    def test_the_fortified_hoplite_counts_for_more(self, region: str, start: str, strength: int) -> None:
        defender = {"hero": "hector", "at": "crete", "fortified": [region], "hand": ["glory_bow"]}
        state = battle(4, 1, defender=defender, region=region, start=start, **WITH)
        assert state.decision.about["strength"] == [4, strength]

    def test_only_in_defence_and_only_if_fortified(self) -> None:
        hector = {"hero": "hector", "at": "crete", "hand": ["glory_bow"]}
        state = battle(4, 1, defender=hector, region="arcadia", start="elis", **WITH)
        assert state.decision.about["strength"] == [4, 1]
        state = battle(
            4, 1, attacker=hector, defender={"hand": ["glory_torch"]}, region="arcadia", start="elis", **WITH
        )
        assert state.decision.about["strength"] == [4, 1]

    def test_fortification_is_no_fortified_hoplite(self) -> None:
        strengths = []
        for hero in ("hector", "perseus"):
            defender = {"hero": hero, "at": "crete", "hand": ["fortification_bow", "glory_bow"]}
            state = battle(4, 1, defender=defender, region="arcadia", start="elis", **WITH)
            play(state, "play fortification_bow")
            strengths.append(state.decision.about["strength"][1])
        assert strengths[0] == strengths[1] > 1
