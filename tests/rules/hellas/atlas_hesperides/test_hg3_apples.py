"""What golden apples do (rules HG-3)."""

from __future__ import annotations

import pytest

from tests.hellas.positions import offered, play, player, told, why
from tests.rules.hellas.atlas_hesperides.questions import eating, hurt, moving
from tests.rules.hellas.atlas_hesperides.test_hg1_garden import held


@pytest.mark.rule("HG-3.1")
def test_instead_of_a_card_it_strengthens_the_army() -> None:
    state = eating()
    assert (state.decision.seat, state.view(None)["battle"]["strength"]) == (1, [3, 3])
    events = play(state, "eat_apple")
    assert told(events, "apple_eaten") == [{"seat": 1}]
    shown = state.view(None)["battle"]
    assert (shown["strength"], shown["items"][1][-1]) == ([3, 4], ["apple", 1])
    assert (state.decision.seat, held(state)) == (0, [1, 0])


@pytest.mark.rule("HG-3.1")
def test_once_in_a_battle_for_each_side() -> None:
    state = eating(held=(2, 2))
    play(state, "eat_apple", "eat_apple")
    assert (state.decision.seat, offered(state)) == (1, ["play trap_mace", "pass"])
    assert why(state, "eat_apple") == "an_apple_was_used"
    assert held(state) == [1, 1]


@pytest.mark.rule("HG-3.1")
def test_whoever_holds_no_card_is_asked_too() -> None:
    state = eating(attacker={"hand": []}, defender={"hand": []})
    assert offered(state) == ["eat_apple", "pass"]


@pytest.mark.rule("HG-3.1")
def test_without_apple_there_is_none() -> None:
    state = eating(held=(0, 0))
    assert offered(state, "eat_apple") == []
    assert why(state, "eat_apple") == "you_have_no_apple"


@pytest.mark.rule("HG-3.1")
def test_it_is_over_with_the_battle() -> None:
    state = eating(4, 2, attacker={"hand": []}, defender={"hand": []})
    play(state, "pass", "eat_apple")
    assert state.decision.kind == "withdraw"
    play(state, "withdraw attica")
    assert "eaten" not in state.describe()["garden"]


@pytest.mark.rule("HG-3.1")
def test_no_card_limit_concerns_it_and_bluff_brings_none() -> None:
    state = eating(attacker={"hand": ["glory_bow"]}, defender={"hand": [], "blessings": ["restrictive_maneuver"]})
    play(state, "eat_apple", "eat_apple")
    assert "play glory_bow" in offered(state)
    state = eating(3, 3, attacker={"hand": ["glory_bow"], "blessings": ["bluff"]}, defender={"hand": []}, held=(1, 0))
    play(state, "pass")
    assert (state.decision.kind, offered(state, "eat_apple")) == ("bluff", [])


@pytest.mark.rule("HG-3.2")
def test_it_heals_at_the_start_of_a_turn() -> None:
    state = hurt()
    assert offered(state, "heal_by_apple") == ["heal_by_apple speed"]
    events = play(state, "heal_by_apple speed")
    assert told(events, "healed") == [{"seat": 0, "attribute": "speed"}]
    assert (player(state)["injured"], held(state)) == ([], [0, 0])
    assert why(hurt(), "heal_by_apple strength") == "that_attribute_is_not_injured"


@pytest.mark.rule("HG-3.2")
def test_before_any_action() -> None:
    state = hurt()
    play(state, "move attica corinthia", "done")
    assert offered(state, "heal_by_apple") + offered(state, "raise_by_apple") == []
    assert why(state, "heal_by_apple speed") == "it_is_for_the_start_of_a_turn"
    assert why(hurt(0), "heal_by_apple speed") == "you_have_no_apple"


@pytest.mark.rule("HG-3.2")
def test_one_in_a_turn() -> None:
    state = hurt(3)
    play(state, "raise_by_apple strength")
    assert offered(state, "heal_by_apple") + offered(state, "raise_by_apple") == []
    assert why(state, "heal_by_apple speed") == "an_apple_was_used"


@pytest.mark.rule("HG-3.3")
def test_or_it_raises_an_attribute_for_the_turn() -> None:
    state = moving("raise_by_apple leadership", held=(1, 0))
    assert (player(state)["attributes"]["leadership"], player(state)["stored"]["leadership"]) == (3, 2)
    play(state, "move attica corinthia", "move attica corinthia", "move attica corinthia", "done")
    assert player(state)["attributes"]["leadership"] == 3
    play(state, "build_monument", "raise_monument zeus")
    assert state.decision.seat == 1
    assert player(state)["attributes"]["leadership"] == 2


@pytest.mark.rule("HG-3.3")
def test_neither_an_injured_nor_the_highest() -> None:
    state = hurt(one={"attributes": {"strength": 5}})
    assert offered(state, "raise_by_apple") == ["raise_by_apple leadership"]
    assert why(state, "raise_by_apple speed") == "an_apple_cannot_raise_it"
    assert why(state, "raise_by_apple strength") == "an_apple_cannot_raise_it"
