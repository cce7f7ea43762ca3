"""Trainings in quest slots: how they come, begin and end (rules HT-2)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from tests.hellas.positions import GAME, hand, hunt, offered, play, player, told, turn, why
from tests.rules.hellas.chiron.questions import HAND, OPTIONS, UNSEEN, pupil

QUESTS = ["aid_to_atlas", "amazon_queen", "saving_prometheus"]
COMES: dict[str, Any] = {"options": OPTIONS, "monsters": UNSEEN, "decks": {"event": ["chiron_laconia"]}}
DECK: dict[str, Any] = {"training": {"deck": ["breach", "long_reach"]}}


def quests(state: State) -> list[str]:
    return [quest["quest"] for quest in state.view(None)["quests"]]


def comes(players: list[dict[str, Any]] | None = None, **rest: Any) -> State:
    """Seat 0 has built a monument, and Chiron has appeared."""
    state = turn(players or [], **{**COMES, **DECK, **rest})
    play(state, "build_monument", "raise_monument zeus")
    return state


# -- how it comes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HT-2.1")
def test_it_takes_the_first_empty_slot() -> None:
    state = turn([], quests=["", "amazon_queen"], **COMES, **DECK)
    events = play(state, "build_monument", "raise_monument zeus")
    assert told(events, "quest_placed") == [{"seat": 0, "quest": "breach", "region": "laconia"}]
    assert state.describe()["quests"] == ["breach", "amazon_queen", ""]


@pytest.mark.rule("HT-2.1")
def test_or_that_of_the_first_quest_without_a_hero() -> None:
    state = comes([{"quest": {"name": "aid_to_atlas", "step": 1}}], quests=QUESTS)
    assert state.describe()["quests"] == ["aid_to_atlas", "breach", "saving_prometheus"]
    assert state.view(None)["discards"]["event"] == ["amazon_queen"]


@pytest.mark.rule("HT-2.1")
def test_in_setup_what_is_pushed_out_goes_back_into_the_deck() -> None:
    found = 0
    for seed in range(60):
        described = GAME.new(2, seed, OPTIONS).describe()
        placed = described["monsters"].get("chiron") != "unseen"
        training = [name for name in described["quests"] if name not in described["decks"]["event"] and name]
        cards = described["training"]["deck"]
        assert len(cards) == (5 if placed else 6)
        assert described["discards"]["event"] == []
        assert len(described["decks"]["event"]) == 25 - (len(training) - placed)
        found += placed
    assert found


@pytest.mark.rule("HT-2.2")
def test_it_waits_where_there_is_a_hero_on_every_quest() -> None:
    players = [{"quest": {"name": name, "step": 2}} for name in QUESTS]
    state = comes(players, quests=QUESTS, seats=3)
    assert state.view(None)["training"] == {"deck": 5, "waiting": "breach"}
    state = turn(
        players,
        quests=QUESTS,
        seats=3,
        options=OPTIONS,
        monsters={"chiron": "laconia"},
        training={"waiting": "breach", "deck": ["long_reach"]},
    )
    events = play(state, "quest_step")
    assert [event.kind for event in events if event.kind.startswith("quest")] == [
        "quest_step",
        "quest_completed",
        "quest_placed",
    ]
    assert state.describe()["quests"] == ["breach", *QUESTS[1:]]
    assert state.view(None)["training"] == {"deck": 5, "waiting": None}


# -- where it is, and what it asks for --------------------------------------------------------------------------------


@pytest.mark.rule("HT-2.3")
def test_it_is_where_chiron_is() -> None:
    state = turn([{"at": "locris", "hand": HAND}], options=OPTIONS, monsters={"chiron": "laconia"}, quests=["breach"])
    assert state.view(None)["quests"][0]["region"] == "laconia"
    state = pupil()
    assert state.view(None)["quests"][0]["region"] == "locris"
    play(state, "pass")
    assert why(pupil(), "start_quest breach 1") == "that_quest_is_not_where_your_hero_is"


@pytest.mark.rule("HT-2.3", "HT-2.5")
def test_a_hero_comes_back_where_he_is_by_then() -> None:
    player_on = {"quest": {"name": "breach", "step": 2}}
    state = turn([player_on], options=OPTIONS, monsters={"chiron": "crete"}, quests=["breach"])
    play(state, "quest_step")
    assert player(state)["hero_at"] == "crete"
    assert state.view(None)["glory"]["brown"] == 0


@pytest.mark.rule("HT-2.4")
def test_cards_are_shown_to_all_and_kept() -> None:
    state = pupil()
    assert offered(state) == [f"start_quest unforgiven {step}" for step in (1, 2, 3)] + ["pass"]
    play(state, "start_quest unforgiven 2")
    assert (state.decision.kind, state.decision.about["symbol"]) == ("show", "bow")
    events = play(state, "show glory_bow")
    assert told(events, "card_shown") == [{"seat": 0, "card": "glory_bow"}]
    assert why(state, "show glory_bow") == "that_card_was_shown"
    assert why(state, "show glory_torch") == "it_bears_another_symbol"
    assert why(state, "show trap_mace") == "you_do_not_hold_that_card"
    play(state, "show flank_attack_bow")
    assert sorted(hand(state)) == sorted(HAND)
    assert state.view(None)["quests"][0]["heroes"] == {"0": 2}


@pytest.mark.rule("HT-2.4")
def test_a_sickle_serves_for_any_symbol_and_only_once() -> None:
    state = pupil(hand=["glory_bow", "charge_sickle", "trap_mace"])
    assert offered(state, "start_quest") == ["start_quest unforgiven 1", "start_quest unforgiven 2"]
    play(state, "start_quest unforgiven 2", "show charge_sickle", "show glory_bow")
    assert state.view(None)["quests"][0]["heroes"] == {"0": 2}
    state = pupil(
        "start_quest tactical_failure 2", hand=["trap_sword", "charge_sickle", "trap_mace"], quest="tactical_failure"
    )
    assert why(state, "show charge_sickle") == "that_card_is_needed_for_another_symbol"
    play(state, "show trap_sword")
    assert offered(state) == ["show charge_sickle"]


@pytest.mark.rule("HT-2.4")
def test_training_cards_cannot_be_shown() -> None:
    said = {"at": "phocis", "hand": ["glory_torch"]}
    state = turn(
        [said],
        options=OPTIONS,
        monsters={"chiron": "locris"},
        quests=["breach"],
        beside={"ready": {"unforgiven": [0]}},
    )
    play(state, "move_hero locris")
    assert offered(state) == ["pass"]  # asked, so that nobody learns what is in hand
    assert why(state, "start_quest breach 1") == "you_do_not_meet_that_step"


@pytest.mark.rule("HT-2.4")
def test_later_steps_need_nothing() -> None:
    state = turn(
        [{"quest": {"name": "breach", "step": 1}}], options=OPTIONS, monsters={"chiron": "locris"}, quests=["breach"]
    )
    play(state, "quest_step")
    assert state.view(None)["quests"][0]["heroes"] == {"0": 2}


# -- how it ends ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HT-2.5")
def test_step_three_gives_the_card_and_the_token_of_the_land() -> None:
    players: list[dict[str, Any]] = [{"at": "locris", "hand": HAND}, {"quest": {"name": "unforgiven", "step": 2}}]
    state = turn(players, options=OPTIONS, monsters={"chiron": "locris"}, quests=["unforgiven"])
    play(state, "move_hero locris", "start_quest unforgiven 3", "show glory_bow", "show fortification_bow")
    events = play(state, "show glory_torch")
    assert told(events, "laid_beside") == [{"seat": 0, "card": "unforgiven"}]
    assert told(events, "glory_taken") == [{"seat": 0, "land": "yellow"}]
    assert state.view(None)["beside"] == {"ready": {"unforgiven": [0]}, "used": {}}
    assert [player(state, seat)["hero_at"] for seat in range(2)] == ["locris", "locris"]  # the other with nothing
    assert not [action for action in offered(state) if action.startswith("move_hero")]


@pytest.mark.rule("HT-2.6")
def test_the_next_comes_into_the_same_slot() -> None:
    training = {"quest": {"name": "breach", "step": 2}}
    with_chiron: dict[str, Any] = {"options": OPTIONS, "monsters": {"chiron": "locris"}, "quests": ["", "breach"]}
    state = turn([training], training={"deck": ["long_reach"]}, **with_chiron)
    events = play(state, "quest_step")
    kinds = [event.kind for event in events if event.kind in ("laid_beside", "quest_placed", "glory_taken")]
    assert kinds == ["laid_beside", "quest_placed", "glory_taken"]
    assert state.describe()["quests"] == ["", "long_reach", ""]


@pytest.mark.rule("HT-2.6")
def test_with_none_left_the_slot_is_free_and_one_player_may_have_all() -> None:
    names = ["unforgiven", "tactical_failure", "night_watch", "relentless", "long_reach"]
    state = turn(
        [{"quest": {"name": "breach", "step": 2}}],
        options=OPTIONS,
        monsters={"chiron": "locris"},
        quests=["breach"],
        beside={"ready": {name: [0] for name in names}},
    )
    play(state, "quest_step")
    assert (quests(state), state.view(None)["training"]["deck"]) == ([], 0)
    assert sorted(state.view(None)["beside"]["ready"]) == sorted([*names, "breach"])


@pytest.mark.rule("HT-2.7")
def test_with_chirons_death_all_training_is_over() -> None:
    pupils = [{"quest": {"name": "breach", "step": 2}}]
    state = hunt(
        "chiron",
        {"hand": ["assault_spear"]},
        wounds=[0, 1, 2, 3, 4],
        options=OPTIONS,
        players=pupils,
        quests=["amazon_queen", "breach"],
        beside={"used": {"relentless": [1]}},
    )
    events = play(state, "strike assault_spear 5", "decline")
    assert told(events, "training_ended") == [{"seat": 0, "region": "corinthia"}]
    assert (quests(state), state.view(None)["training"]) == (["amazon_queen"], {"deck": 0, "waiting": None})
    assert player(state, 1)["hero_at"] == "corinthia"
    assert state.view(None)["beside"] == {"ready": {}, "used": {"relentless": [1]}}
    kinds = [event.kind for event in events]
    assert kinds.index("glory_taken") < kinds.index("training_ended")
    assert "quest_completed" not in kinds


@pytest.mark.rule("HT-2.7")
def test_however_he_dies_and_where_a_card_waits() -> None:
    players: list[dict[str, Any]] = [
        {"artifacts": ["thunder_of_zeus"], "controls": ["thessaly"], "quest": {"name": "aid_to_atlas", "step": 1}},
        {"quest": {"name": "amazon_queen", "step": 1}},
        {"quest": {"name": "saving_prometheus", "step": 1}},
    ]
    there = {"at": "locris", "wounds": [0, 1, 2, 3, 4]}
    state = turn(
        players,
        seats=3,
        options=OPTIONS,
        quests=QUESTS,
        monsters={"chiron": there},
        training={"waiting": "breach"},
    )
    play(state, "use_artifact thunder_of_zeus")
    while state.decision.kind != "turn":
        wound = [text for text in offered(state) if text.startswith(("choose_effect wound", "wound"))]
        play(state, (wound or offered(state))[0])
    assert player(state)["slain"] == ["chiron"]
    assert (quests(state), state.view(None)["training"]) == (QUESTS, {"deck": 0, "waiting": None})


@pytest.mark.rule("HT-2.8")
def test_a_hero_in_training_is_on_a_quest() -> None:
    state = turn(
        [{"quest": {"name": "breach", "step": 1}, "priests": 1}],
        options=OPTIONS,
        monsters={"chiron": "locris"},
        quests=["breach"],
    )
    assert player(state)["hero_at"] is None
    kinds = {text.split()[0] for text in offered(state)}
    assert "quest_step" in kinds
    assert not kinds & {"prepare", "move_hero", "hunt"}
