"""The opportunity card that lies open (rules HO-1)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import AegeanError, State
from aegean.hellas.actions import act
from tests.hellas.positions import GAME, offered, pending, play, player, told, turn, turn_start

WITH: dict[str, Any] = {"options": {"expansions": ["opportunity"]}}
LORD: dict[str, Any] = {"at": "attica", "hoplites": {"attica": 3, "boeotia": 2}, "controls": ["attica", "boeotia"]}
USE = "use_opportunity hecatomb"


def with_open(card: str = "hecatomb", lord: dict[str, Any] | None = None, **rest: Any) -> State:
    """The turn of seat 0, who could use an open opportunity card."""
    named = rest.pop("opportunity", {"open": card})
    return turn([{**LORD, **(lord or {})}], opportunity=named, **{**WITH, **rest})


def event_phase(**rest: Any) -> State:
    step = {"step": "Procedure", "name": "event_phase", "stage": "opportunity_lapses"}
    return pending(step, players=[LORD], **{**WITH, **rest})


def the_open(state: State) -> str | None:
    found: str | None = state.view(None)["opportunity"]["open"]
    return found


def refusal(state: State, text: str) -> str:
    found = GAME.why_not(act(*text.split()), state, 0)
    assert found is not None
    return str(found.reason)


@pytest.mark.rule("HO-1.1")
def test_five_cards_join_the_event_deck() -> None:
    state = turn([LORD], **WITH)
    assert state.view(0)["decks"]["event"] == 28
    assert turn([LORD]).view(0)["decks"]["event"] == 23


@pytest.mark.rule("HO-1.1")
def test_in_setup_one_counts_and_does_nothing() -> None:
    opportunities = {"power_from_blood", "reinvigoration", "mercenaries", "hecatomb", "fading_glory"}
    seen = 0
    for seed in range(20):
        state = GAME.new(2, seed, WITH["options"])
        drawn = [fields["drawn"] for fields in told(state.opening, "event_drawn")]
        among = opportunities & {*drawn}
        seen += len(among)
        assert the_open(state) is None
        view = state.view(0)
        assert not view["discards"]["event"]
        vain = len(drawn) - len(told(state.opening, "monster_appeared")) - len(told(state.opening, "quest_placed"))
        assert vain >= len(among)
        assert view["decks"]["event"] == 28 - len(view["quests"])
    assert seen


@pytest.mark.rule("HO-1.2")
def test_it_lies_open_and_no_other_is_drawn() -> None:
    state = event_phase(decks={"event": ["mercenaries", "hecatomb"]})
    assert told(state.opening, "opportunity_came") == [{"seat": 0, "event_card": "mercenaries"}]
    assert [fields["drawn"] for fields in told(state.opening, "event_drawn")] == ["mercenaries"]
    assert the_open(state) == "mercenaries"


@pytest.mark.rule("HO-1.3")
def test_the_next_event_phase_discards_it_and_draws() -> None:
    state = event_phase(decks={"event": ["aid_to_atlas"]}, opportunity={"open": "hecatomb"})
    assert told(state.opening, "opportunity_lapsed") == [{"seat": 0, "event_card": "hecatomb"}]
    assert told(state.opening, "quest_placed")
    assert the_open(state) is None
    assert state.view(0)["discards"]["event"] == ["hecatomb"]


@pytest.mark.rule("HO-1.3")
def test_it_comes_back_with_the_shuffled_discards() -> None:
    all_others = [name for name in GAME.describe(turn([LORD], **WITH))["decks"]["event"] if name != "hecatomb"]
    state = event_phase(discards={"event": quests(all_others)}, gone={"event": monsters(all_others)}, **open_hecatomb())
    assert told(state.opening, "deck_reshuffled") == [{"deck": "event", "count": len(quests(all_others)) + 1}]


def quests(names: list[str]) -> list[str]:
    """What can be discarded of the event cards."""
    return [name for name in names if name not in monsters(names)]


def monsters(names: list[str]) -> list[str]:
    beasts = ("cerberus", "chimera", "cyclops", "hydra", "medusa", "minotaur", "sphinx")
    return [name for name in names if name.split("_")[0] in beasts]


def open_hecatomb() -> dict[str, Any]:
    return {"opportunity": {"open": "hecatomb"}}


@pytest.mark.rule("HO-1.4")
def test_it_is_offered_at_the_start_of_a_turn() -> None:
    state = turn_start([LORD], **open_hecatomb(), **WITH)
    assert state.decision.kind == "turn"
    assert USE in offered(state)


@pytest.mark.rule("HO-1.4")
@pytest.mark.parametrize(
    "before", ["move attica corinthia", "move_hero boeotia", "pray zeus", "use_artifact horn_of_plenty"]
)
def test_after_any_action_it_is_too_late(before: str) -> None:
    state = with_open(lord={"priests": 1, "artifacts": ["horn_of_plenty"], "hoplites": {"attica": 3, "boeotia": 2}})
    assert USE in offered(state)
    play(state, before)
    while state.decision.kind != "turn":
        state.apply(next((a for a in state.decision.actions if a.kind == "done"), state.decision.actions[0]))
    assert USE not in offered(state)
    assert refusal(state, USE) == "an_action_was_taken"


@pytest.mark.rule("HO-1.4")
def test_powers_of_the_start_of_a_turn_come_beside_it() -> None:
    lord = {**LORD, "hero": "heracles", "attributes": {"strength": 3}, "injured": ["speed"]}
    state = turn_start([lord], **open_hecatomb(), **WITH)
    if state.decision.kind == "turn_start":
        play(state, "done")
    assert USE in offered(state)


@pytest.mark.rule("HO-1.4")
def test_only_the_card_that_lies_open_can_be_used() -> None:
    state = with_open(lord={"hand": ["glory_bow", "glory_torch"]})
    assert refusal(state, "use_opportunity mercenaries") == "that_opportunity_does_not_lie_open"
    state = turn([LORD], **WITH)
    assert refusal(state, USE) == "that_opportunity_does_not_lie_open"


@pytest.mark.rule("HO-1.5")
def test_a_second_one_waits_for_the_next_player() -> None:
    state = with_open(decks={"event": ["mercenaries"]}, lord={"hand": ["glory_bow", "glory_torch"]})
    play(state, USE, "give_up attica", "give_up attica")
    assert the_open(state) == "mercenaries"
    assert not offered(state, "use_opportunity")
    assert refusal(state, "use_opportunity mercenaries") == "an_opportunity_was_used"
    play(state, "prepare")
    while state.decision.seat == 0:
        state.apply(state.decision.actions[0])
    assert state.view(None)["opportunity"] == {"open": "mercenaries", "used": False}


@pytest.mark.rule("HO-1.6")
def test_who_cannot_pay_cannot_use_it() -> None:
    state = with_open(lord={"hoplites": {"attica": 1}, "controls": []})
    assert USE not in offered(state)
    assert refusal(state, USE) == "you_cannot_pay_for_it"


@pytest.mark.rule("HO-1.6")
def test_in_vain_it_cannot_be_used() -> None:
    state = with_open(lord={"priests": 4})
    assert USE not in offered(state)
    assert refusal(state, USE) == "it_would_change_nothing"


@pytest.mark.rule("HO-1.7")
def test_a_new_event_is_drawn_and_resolved_by_whoever_used_it() -> None:
    state = with_open(decks={"event": ["hydra_argolis"]})
    events = play(state, USE, "give_up attica", "give_up boeotia")
    assert told(events, "monster_appeared") == [{"seat": 0, "monster": "hydra", "region": "argolis"}]
    assert not told(events, "monster_rolled")
    assert (state.decision.seat, state.decision.kind) == (0, "turn")
    assert state.view(0)["discards"]["event"] == ["hecatomb"]
    assert "move attica boeotia" in offered(state)  # it was no action of the turn


@pytest.mark.rule("HO-1.7")
def test_the_card_of_a_slain_monster_is_replaced() -> None:
    state = with_open(decks={"event": ["hydra_argolis", "aid_to_atlas"]}, lord={"slain": ["hydra"]})
    events = play(state, USE, "give_up attica", "give_up boeotia")
    assert told(events, "monster_card_lapsed")
    assert told(events, "quest_placed")


@pytest.mark.rule("HO-1.7")
def test_the_used_card_is_not_among_those_shuffled_for_it() -> None:
    all_others = [name for name in GAME.describe(turn([LORD], **WITH))["decks"]["event"] if name != "hecatomb"]
    state = with_open(discards={"event": quests(all_others)}, gone={"event": monsters(all_others)})
    events = play(state, USE, "give_up attica", "give_up boeotia")
    assert told(events, "deck_reshuffled") == [{"deck": "event", "count": len(quests(all_others))}]
    assert "hecatomb" in state.view(0)["discards"]["event"]


@pytest.mark.rule("HO-1.2")
def test_a_position_says_what_lies_open_and_cannot_say_nonsense() -> None:
    state = with_open()
    said = GAME.describe(state)
    assert said["opportunity"] == {"open": "hecatomb"}
    assert "hecatomb" not in said["decks"]["event"]
    assert GAME.position(said).view(0) == state.view(0)
    with pytest.raises(AegeanError, match="hecatomb has been discarded"):
        with_open(discards={"event": ["hecatomb"]})
    assert player(state)["seat"] == 0
