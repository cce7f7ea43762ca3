"""The five opportunity cards (rules HO-2)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from aegean.hellas.actions import act
from tests.hellas.positions import GAME, army, hand, offered, play, player, told, turn

LORD: dict[str, Any] = {"at": "attica", "hoplites": {"attica": 3, "boeotia": 2}, "controls": ["attica", "boeotia"]}


def with_open(card: str, **lord: Any) -> State:
    return turn(
        [{**LORD, **lord}],
        options={"expansions": ["opportunity"]},
        opportunity={"open": card},
        decks={"event": ["aid_to_atlas"]},
    )


def refusal(state: State, text: str) -> str:
    found = GAME.why_not(act(*text.split()), state, 0)
    assert found is not None
    return str(found.reason)


@pytest.mark.rule("HO-2.1")
def test_power_from_blood_charges_a_used_artifact_for_two_injuries() -> None:
    state = with_open("power_from_blood", used_artifacts=["ambrosia", "horn_of_plenty"], artifacts=["caduceus"])
    play(state, "use_opportunity power_from_blood", "injure strength", "injure speed")
    assert player(state)["injured"] == ["strength", "speed"]
    assert (state.decision.kind, offered(state)) == ("charge_artifact", ["charge horn_of_plenty", "charge ambrosia"])
    assert refusal(state, "charge caduceus") == "it_is_charged_already"
    assert refusal(state, "charge pandoras_box") == "you_do_not_have_it"
    events = play(state, "charge ambrosia")
    assert told(events, "artifact_charged") == [{"seat": 0, "artifact": "ambrosia"}]
    charged = {
        name: full for name, full in player(state)["artifacts"].items() if name in ("ambrosia", "horn_of_plenty")
    }
    assert charged == {"ambrosia": True, "horn_of_plenty": False}
    assert told(events, "quest_placed")


@pytest.mark.rule("HO-2.1")
@pytest.mark.parametrize(
    ("lord", "reason"),
    [
        ({"used_artifacts": ["ambrosia"], "injured": ["strength", "speed"]}, "you_cannot_pay_for_it"),
        ({"artifacts": ["ambrosia"]}, "it_would_change_nothing"),
    ],
)
def test_it_needs_two_sound_attributes_and_a_used_artifact(lord: dict[str, Any], reason: str) -> None:
    assert refusal(with_open("power_from_blood", **lord), "use_opportunity power_from_blood") == reason


@pytest.mark.rule("HO-2.2")
def test_reinvigoration_frees_up_to_two_actions_for_a_priest() -> None:
    state = with_open("reinvigoration", priests=2, used_specials=["recruit", "march", "usurp"])
    play(state, "use_opportunity reinvigoration")
    assert state.decision.kind == "clear_some_tokens"
    assert offered(state) == ["clear_token recruit", "clear_token march", "clear_token usurp"]  # at least one
    assert refusal(state, "clear_token prepare") == "that_action_is_not_marked"
    play(state, "clear_token march")
    assert "done" in offered(state)
    play(state, "clear_token recruit")
    assert player(state)["specials_used"] == ["usurp"]
    assert player(state)["priests"] == 1


@pytest.mark.rule("HO-2.2")
def test_after_the_first_one_may_stop() -> None:
    state = with_open("reinvigoration", priests=1, used_specials=["recruit", "march", "usurp"])
    events = play(state, "use_opportunity reinvigoration", "clear_token march", "done")
    assert player(state)["specials_used"] == ["recruit", "usurp"]
    assert told(events, "quest_placed")


@pytest.mark.rule("HO-2.2")
@pytest.mark.parametrize(
    ("lord", "reason"),
    [
        ({"priests": 0, "praying": {"zeus": 1}, "used_specials": ["march"]}, "you_cannot_pay_for_it"),
        ({"priests": 1}, "it_would_change_nothing"),
    ],
)
def test_it_needs_a_priest_in_the_pool_and_a_token(lord: dict[str, Any], reason: str) -> None:
    assert refusal(with_open("reinvigoration", **lord), "use_opportunity reinvigoration") == reason


@pytest.mark.rule("HO-2.2")
def test_tokens_of_the_monument_activation_card_do_not_count() -> None:
    state = turn(
        [{**LORD, "priests": 1}, {}, {}],
        seats=3,
        options={"expansions": ["opportunity"]},
        opportunity={"open": "reinvigoration"},
        monuments={"zeus": 5},
        king={"builder": 0, "tokens": 2},
    )
    assert refusal(state, "use_opportunity reinvigoration") == "it_would_change_nothing"


@pytest.mark.rule("HO-2.3")
def test_mercenaries_come_for_two_combat_cards() -> None:
    state = with_open("mercenaries", hand=["glory_bow", "glory_torch", "trap_mace"])
    play(state, "use_opportunity mercenaries", "discard glory_bow", "discard trap_mace")
    assert hand(state) == ["glory_torch"]
    assert state.decision.kind == "recruit"
    play(state, "place boeotia")
    assert {text for text in offered(state) if text.startswith("place")} == {"place boeotia", "place_fortified boeotia"}
    events = play(state, "place boeotia")
    assert army(state, "boeotia") == 4
    assert told(events, "quest_placed")


@pytest.mark.rule("HO-2.3")
@pytest.mark.parametrize(
    ("lord", "reason"),
    [
        ({"hand": ["glory_bow"]}, "you_cannot_pay_for_it"),
        ({"hand": ["glory_bow", "glory_torch"], "hoplites": {}, "controls": []}, "it_would_change_nothing"),
    ],
)
def test_they_need_two_cards_and_a_region(lord: dict[str, Any], reason: str) -> None:
    assert refusal(with_open("mercenaries", **lord), "use_opportunity mercenaries") == reason


@pytest.mark.rule("HO-2.4")
def test_a_hecatomb_of_two_hoplites_brings_a_priest() -> None:
    state = with_open("hecatomb", artifacts=["aegis"])
    play(state, "use_opportunity hecatomb")
    assert (state.decision.kind, offered(state)) == ("give_up_hoplites", ["give_up boeotia", "give_up attica"])
    assert refusal(state, "give_up crete") == "none_of_your_hoplites_is_there"
    events = play(state, "give_up attica", "give_up boeotia")  # Aegis is not asked: it is a price
    assert [army(state, region) for region in ("attica", "boeotia")] == [2, 1]
    assert told(events, "priests_gained") == [{"seat": 0, "count": 1}]
    assert player(state)["priests"] == 1


@pytest.mark.rule("HO-2.4")
def test_a_fortified_hoplite_is_the_last_of_its_region() -> None:
    state = with_open("hecatomb", hoplites={"attica": 1, "boeotia": 2}, fortified=["attica"])
    play(state, "use_opportunity hecatomb", "give_up attica")
    assert state.view(0)["regions"]["attica"]["fortified"] == 0
    play(state, "give_up attica")
    assert state.view(0)["regions"]["attica"]["fortified"] == -1
    assert state.view(0)["regions"]["attica"]["control"] == 0  # the token stays


@pytest.mark.rule("HO-2.5")
def test_fading_glory_raises_an_attribute_and_draws_a_card() -> None:
    state = with_open("fading_glory", glory=["red", "blue"], attributes={"strength": 5})
    play(state, "use_opportunity fading_glory", "return_glory red")
    assert state.view(0)["glory"]["red"] == -1
    assert state.decision.kind == "attribute"
    assert offered(state) == ["attribute leadership", "attribute speed"]
    before = player(state)["stored"]["speed"]
    play(state, "attribute speed")
    assert player(state)["stored"]["speed"] == before + 1
    assert len(hand(state)) == 1


@pytest.mark.rule("HO-2.5")
def test_with_all_attributes_at_their_end_the_card_is_drawn() -> None:
    ends = {"leadership": 5, "strength": 5, "speed": 5}
    state = with_open("fading_glory", glory=["red"], attributes=ends)
    play(state, "use_opportunity fading_glory")
    assert player(state)["stored"] == ends
    assert len(hand(state)) == 1


@pytest.mark.rule("HO-2.5")
def test_it_needs_a_glory_token() -> None:
    assert refusal(with_open("fading_glory"), "use_opportunity fading_glory") == "you_cannot_pay_for_it"
