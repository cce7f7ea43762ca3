"""The monster phase and the event phase (rules H-12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from aegean import Event, State
from aegean.hellas.components import DieResult, MonsterCard, Quest
from tests.hellas.positions import GAME, MONSTERS, army, monster, offered, play, told, turn

QUESTS = ["aid_to_atlas", "amazon_queen", "clean_augean_stables"]


def built(players: Sequence[dict[str, Any]] = (), **rest: Any) -> tuple[State, list[Event]]:
    """Seat 0 has added a level to the monument of Zeus: the phases follow up to their first choice."""
    state = turn(players, **rest)
    return state, play(state, "build_monument", "raise_monument zeus")


def rolls(events: Sequence[Event]) -> list[tuple[str, str]]:
    return [(fields["monster"], fields["roll"]) for fields in told(events, "monster_rolled")]


def all_events_but(*cards: str) -> list[str]:
    every = [*GAME.pack.table("monster_cards", MonsterCard), *GAME.pack.table("quests", Quest)]
    return [card for card in every if card not in cards]


# -- the monster phase ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-12.1")
class TestRolls:
    def test_once_for_each_monster_in_an_order_chosen_as_they_go(self) -> None:
        state, _ = built(
            monsters={"hydra": "elis", "medusa": "crete", "sphinx": "attica"},
            rolls={"monster": ["nothing", "move", "nothing"]},
        )
        assert (state.decision.seat, set(offered(state))) == (0, {"roll hydra", "roll medusa", "roll sphinx"})
        play(state, "roll medusa")
        assert set(offered(state)) == {"roll hydra", "roll sphinx"}
        events = play(state, "roll hydra")
        assert state.decision.kind == "move_monster"  # the roll is resolved before the next
        events += play(state, "move_monster achaea")
        assert rolls(events) == [("hydra", "move"), ("sphinx", "nothing")]  # the last comes by itself
        assert next(event.kind for event in events if event.kind != "monster_rolled") == "monster_moved"

    def test_a_monster_that_appears_afterwards_is_not_rolled_for(self) -> None:
        _, events = built(
            monsters={"hydra": "elis"}, rolls={"monster": ["nothing"]}, decks={"event": ["medusa_attica"]}
        )
        assert rolls(events) == [("hydra", "nothing")]
        assert told(events, "monster_appeared")

    def test_no_roll_without_a_monster_on_the_map(self) -> None:
        _, events = built([{"slain": ["hydra"]}], decks={"event": ["amazon_queen"]})
        assert rolls(events) == []
        assert told(events, "turn_began")

    def test_the_builder_rolls(self) -> None:
        state = turn(seats=3, seat=1, monsters={"hydra": "elis", "medusa": "crete"})
        play(state, "build_monument", "raise_monument hermes")
        assert (state.decision.seat, state.decision.kind) == (1, "roll")


@pytest.mark.rule("H-12.2")
class TestTheMonsterDie:
    def test_its_six_faces(self) -> None:
        faces = {name: result.faces for name, result in GAME.pack.table("monster_die", DieResult).items()}
        assert faces == {"nothing": 1, "region_attack": 2, "move": 2, "move_or_region_attack": 1}

    def test_all_faces_come_up(self) -> None:
        seen: Counter[str] = Counter()
        for seed in range(12):
            state, events = built(monsters=dict.fromkeys(MONSTERS, "arcadia"), seed=seed)
            while state.decision.kind != "turn":
                events += play(state, offered(state)[0])
            seen.update(roll for _, roll in rolls(events))
        assert set(seen) == {"nothing", "region_attack", "move", "move_or_region_attack"}
        assert seen["move"] > seen["nothing"]
        assert seen["region_attack"] > seen["move_or_region_attack"]


@pytest.mark.rule("H-12.3")
class TestWhatTheDieSays:
    TWO = ({"hoplites": {"elis": 3}},)

    def rolled(self, roll: str) -> tuple[State, list[Event]]:
        return built(self.TWO, monsters={"cerberus": "elis"}, rolls={"monster": [roll]}, decks={"event": QUESTS[:1]})

    def test_nothing(self) -> None:
        state, events = self.rolled("nothing")
        there = monster(state, "cerberus")
        assert there is not None
        assert (there["region"], army(state, "elis")) == ("elis", 3)
        assert not told(events, "region_attack")

    def test_region_attack(self) -> None:
        state, events = self.rolled("region_attack")
        assert told(events, "region_attack") == [{"monster": "cerberus", "region": "elis", "seat": 0}]
        assert army(state, "elis") == 0
        assert state.decision.seat == 1

    def test_a_move_is_a_must_and_goes_to_a_neighbour(self) -> None:
        state, _ = self.rolled("move")
        assert offered(state) == ["move_monster achaea", "move_monster arcadia", "move_monster messenia"]
        play(state, "move_monster arcadia")
        there = monster(state, "cerberus")
        assert there is not None
        assert (there["region"], army(state, "elis"), state.decision.seat) == ("arcadia", 3, 1)

    def test_a_move_goes_by_sea_as_well(self) -> None:
        state, _ = built(monsters={"hydra": "euboea"}, rolls={"monster": ["move"]})
        assert {text.split()[1] for text in offered(state)} == {"boeotia", "chalkidiki", "crete", "thessaly"}

    def test_one_of_the_two(self) -> None:
        state, _ = self.rolled("move_or_region_attack")
        assert (state.decision.seat, offered(state)) == (0, ["monster_move", "monster_attack"])
        moving = state.copy()
        play(state, "monster_attack")
        assert (army(state, "elis"), state.decision.seat) == (0, 1)
        play(moving, "monster_move")
        assert "done" not in offered(moving)
        play(moving, "move_monster messenia")
        assert (army(moving, "elis"), moving.decision.seat) == (3, 1)


@pytest.mark.rule("H-12.4")
class TestChoices:
    def test_moves_are_chosen_by_the_builder_whoever_is_there(self) -> None:
        state, _ = built([{}, {"hoplites": {"elis": 4}}], monsters={"hydra": "elis"}, rolls={"monster": ["move"]})
        assert (state.decision.seat, state.decision.kind) == (0, "move_monster")

    def test_the_hero_hurt_chooses_the_attribute(self) -> None:
        state, _ = built(
            [{"at": "crete"}, {"at": "arcadia"}], monsters={"cyclops": "elis"}, rolls={"monster": ["region_attack"]}
        )
        assert (state.decision.seat, state.decision.kind) == (1, "injure")

    @pytest.mark.parametrize("seat", [0, 1])
    def test_hoplites_die_in_the_monsters_region_whoever_owns_them(self, seat: int) -> None:
        players: list[dict[str, Any]] = [{"hoplites": {"arcadia": 1}}, {"hoplites": {"achaea": 1}}]
        players[seat]["hoplites"] = {"elis": 2, "arcadia" if seat == 0 else "achaea": 1}
        state, _ = built(players, monsters={"medusa": "elis"}, rolls={"monster": ["region_attack"]})
        assert army(state, "elis", seat) == 1
        assert (army(state, "arcadia", 0), army(state, "achaea", 1)) == (1, 1)


# -- the event phase --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-12.5")
class TestQuestCards:
    def test_a_quest_goes_into_a_free_slot_and_onto_the_map(self) -> None:
        state, events = built(quests=["aid_to_atlas", "", "amazon_queen"], decks={"event": ["cattle_of_geryon"]})
        assert told(events, "event_drawn") == [{"drawn": "cattle_of_geryon", "seat": 0}]
        quests = [(quest["quest"], quest["region"]) for quest in state.view(None)["quests"]]
        assert quests[1] == ("cattle_of_geryon", "boeotia")
        assert len(quests) == 3

    def test_with_no_slot_free_it_is_discarded(self) -> None:
        state, events = built(quests=QUESTS, decks={"event": ["cattle_of_geryon"]})
        assert [quest["quest"] for quest in state.view(None)["quests"]] == QUESTS
        assert state.view(None)["discards"]["event"] == ["cattle_of_geryon"]
        assert len(told(events, "event_drawn")) == 1  # nothing is drawn in its place

    def test_one_card_after_the_monster_phase(self) -> None:
        state, events = built(
            monsters={"hydra": "elis", "medusa": "crete"},
            rolls={"monster": ["nothing", "nothing"]},
            decks={"event": ["amazon_queen", "aid_to_atlas"]},
        )
        assert not told(events, "event_drawn")
        events = play(state, "roll hydra")
        assert [fields["drawn"] for fields in told(events, "event_drawn")] == ["amazon_queen"]
        assert told(events, "turn_began")


@pytest.mark.rule("H-12.6")
class TestAMonsterAppears:
    @pytest.mark.parametrize(
        ("card", "name", "region"),
        [
            ("medusa_attica", "medusa", "attica"),
            ("medusa_phocis", "medusa", "phocis"),
            ("hydra_argolis", "hydra", "argolis"),
        ],
    )
    def test_in_the_region_named_on_the_card_and_without_an_evolution(self, card: str, name: str, region: str) -> None:
        state, events = built(decks={"event": [card]})
        assert told(events, "monster_appeared") == [{"monster": name, "region": region, "seat": 0}]
        there = monster(state, name)
        assert there is not None
        assert (there["region"], there["evolutions"]) == (region, [])
        assert not any(wound["covered"] for wound in there["wounds"])

    def test_the_card_is_out_of_the_game(self) -> None:
        state, _ = built(decks={"event": ["medusa_attica"]})
        assert state.view(None)["discards"]["event"] == []
        assert "medusa_attica" in state.describe()["gone"]["event"]


@pytest.mark.rule("H-12.7")
class TestAMonsterEvolves:
    def test_the_card_stays_with_it(self) -> None:
        state, events = built(
            monsters={"hydra": "elis"}, rolls={"monster": ["nothing"]}, decks={"event": ["hydra_argolis"]}
        )
        assert told(events, "monster_evolved") == [{"monster": "hydra", "evolution": "hydra_argolis", "seat": 0}]
        there = monster(state, "hydra")
        assert there is not None
        assert (there["region"], there["evolutions"]) == ("elis", ["hydra_argolis"])
        assert state.view(None)["discards"]["event"] == []

    def test_new_symbols_arrive_uncovered_and_wounds_stay(self) -> None:
        state, _ = built(
            monsters={"hydra": {"at": "elis", "wounds": [0, 4]}},
            rolls={"monster": ["nothing"]},
            decks={"event": ["hydra_chalkidiki"]},
        )
        there = monster(state, "hydra")
        assert there is not None
        wounds = [(wound["symbol"], wound["covered"]) for wound in there["wounds"]]
        assert [symbol for symbol, covered in wounds if covered] == ["sword", "axe"]
        assert wounds[6:] == [("bow", False), ("bow", False)]

    def test_both_of_its_cards_work(self) -> None:
        state, _ = built(
            monsters={"hydra": {"at": "elis", "evolutions": ["hydra_chalkidiki"]}},
            rolls={"monster": ["nothing"]},
            decks={"event": ["hydra_argolis"]},
        )
        there = monster(state, "hydra")
        assert there is not None
        assert there["evolutions"] == ["hydra_argolis", "hydra_chalkidiki"]


@pytest.mark.rule("H-12.8")
class TestTheCardOfASlainMonster:
    def test_another_card_is_drawn_in_its_place(self) -> None:
        state, events = built(
            [{"slain": ["hydra"]}], decks={"event": ["hydra_argolis", "amazon_queen", "aid_to_atlas"]}
        )
        assert [fields["drawn"] for fields in told(events, "event_drawn")] == ["hydra_argolis", "amazon_queen"]
        assert [quest["quest"] for quest in state.view(None)["quests"]] == ["amazon_queen"]

    def test_as_often_as_needed(self) -> None:
        cards = ["hydra_argolis", "medusa_attica", "hydra_chalkidiki", "amazon_queen"]
        _, events = built([{"slain": ["hydra"]}, {"slain": ["medusa"]}], decks={"event": cards})
        assert [fields["drawn"] for fields in told(events, "event_drawn")] == cards

    def test_it_leaves_the_game(self) -> None:
        state, _ = built([{"slain": ["hydra"]}], decks={"event": ["hydra_argolis", "amazon_queen"]})
        assert state.view(None)["discards"]["event"] == []
        assert "hydra_argolis" in state.describe()["gone"]["event"]


@pytest.mark.rule("H-12.9")
class TestAnEmptyEventDeck:
    def test_the_discards_become_a_new_deck(self) -> None:
        gone = all_events_but(*QUESTS, "cattle_of_geryon", "calydonian_hunt")
        state, events = built(
            quests=QUESTS, gone={"event": gone}, discards={"event": ["cattle_of_geryon", "calydonian_hunt"]}
        )
        assert told(events, "deck_reshuffled") == [{"deck": "event", "count": 2}]
        (fields,) = told(events, "event_drawn")
        assert fields["drawn"] in ("cattle_of_geryon", "calydonian_hunt")
        assert state.view(None)["decks"]["event"] == 1

    def test_with_no_discards_either_there_is_no_event(self) -> None:
        state, events = built(quests=QUESTS, gone={"event": all_events_but(*QUESTS)})
        assert not told(events, "event_drawn")
        assert not told(events, "deck_reshuffled")
        assert state.decision.seat == 1

    def test_nor_when_the_last_card_was_of_a_slain_monster(self) -> None:
        gone = all_events_but(*QUESTS, "hydra_argolis")
        state, events = built([{"slain": ["hydra"]}], quests=QUESTS, gone={"event": gone})
        assert len(told(events, "event_drawn")) == 1
        assert state.decision.seat == 1
