"""Additional combat cards (rules HC-1)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from tests.hellas.positions import GAME, Player, army, battle, begin_hunt, control, hand, offered, play, player, told

WITH: dict[str, Any] = {"options": {"expansions": ["combat_cards"]}}
WITHDRAWAL = "tactical_withdrawal_torch"
OFFERINGS = "offerings_for_the_gods_sword"


def fight(attackers: int, defenders: int, mine: list[str], theirs: list[str], **rest: Any) -> State:
    attacking: Player = {"hand": mine, **rest.pop("attacker", {})}
    defending: Player = {"hand": theirs, **rest.pop("defender", {})}
    return battle(attackers, defenders, attacker=attacking, defender=defending, **{**WITH, **rest})


@pytest.mark.rule("HC-1.1")
def test_six_cards_join_the_deck() -> None:
    state = GAME.new(2, 1, WITH["options"])
    view = state.view(0)
    held = sum(one["hand_size"] for one in view["players"])
    assert view["decks"]["combat"] + held == 36
    assert GAME.new(2, 1).view(0)["decks"]["combat"] + held == 30


@pytest.mark.rule("HC-1.1")
def test_in_a_hunt_they_are_what_their_symbols_say() -> None:
    cards = ["final_charge", "sudden_strike", WITHDRAWAL]
    state = begin_hunt("minotaur", {"hand": cards}, **WITH)
    strikes = [action for action in offered(state) if action.startswith("strike")]
    assert any(action.startswith(f"strike {WITHDRAWAL} ") for action in strikes)  # a torch
    assert not any("final_charge" in action for action in strikes)  # a shield wounds nothing
    assert any(action.startswith("strike_set sickle ") for action in strikes)


@pytest.mark.rule("HC-1.2")
def test_the_defender_may_leave_and_loses_nobody() -> None:
    state = fight(3, 2, ["wild_attack_axe"], [WITHDRAWAL])
    play(state, f"play {WITHDRAWAL}")
    assert (state.decision.seat, state.decision.kind, offered(state)) == (1, "leave_battle", ["leave", "decline"])
    events = play(state, "leave")
    assert told(events, "battle_left") == [{"seat": 1, "region": "corinthia"}]
    assert told(events, "battle_won") == [{"seat": 0, "region": "corinthia", "loser": 1}]
    assert not told(events, "battle_compared")
    assert not told(events, "hoplites_killed")
    assert state.decision.kind == "withdraw"


@pytest.mark.rule("HC-1.2")
def test_the_opponent_still_suffers_their_own_casualties() -> None:
    state = fight(3, 2, ["wild_attack_axe"], [WITHDRAWAL, "glory_torch"])
    play(state, "play glory_torch", "play wild_attack_axe", f"play {WITHDRAWAL}")
    events = play(state, "leave")
    assert told(events, "hoplites_killed") == [{"seat": 0, "region": "corinthia", "count": 1}]


@pytest.mark.rule("HC-1.2")
def test_an_attacker_goes_back_where_the_army_came_from() -> None:
    state = fight(3, 2, [WITHDRAWAL], [])
    play(state, f"play {WITHDRAWAL}", "leave")
    assert state.decision.kind != "withdraw"  # there is one way back, and it is taken
    assert army(state, "corinthia", 0) == 0
    assert control(state, "corinthia") == 1


@pytest.mark.rule("HC-1.2")
def test_who_stays_has_its_value() -> None:
    state = fight(3, 2, [], [WITHDRAWAL])
    play(state, f"play {WITHDRAWAL}")
    assert state.decision.about["strength"] == [3, 3]
    events = play(state, "decline")
    assert told(events, "battle_won")[0]["seat"] == 1  # the defender wins among equals


@pytest.mark.rule("HC-1.2")
def test_without_a_region_to_go_to_nobody_is_asked() -> None:
    around = ["boeotia", "attica", "achaea", "arcadia", "argolis"]
    state = fight(3, 2, [], [WITHDRAWAL], attacker={"controls": around})
    events = play(state, f"play {WITHDRAWAL}")
    assert not told(events, "battle_left")
    assert state.decision.kind != "leave_battle"


@pytest.mark.rule("HC-1.3")
@pytest.mark.parametrize(("region", "priests"), [("phocis", 1), ("macedonia", 0)])
def test_offerings_bring_a_priest_where_a_shrine_stands(region: str, priests: int) -> None:
    state = fight(4, 1, [OFFERINGS], [], region=region)
    play(state, f"play {OFFERINGS}")
    while state.decision.kind == "battle_card":
        play(state, "pass")
    assert player(state)["priests"] == priests


@pytest.mark.rule("HC-1.3")
def test_each_offering_counts_and_only_for_the_winner() -> None:
    both = [OFFERINGS, "offerings_for_the_gods_mace"]
    state = fight(5, 1, both, [], region="phocis")
    play(state, *(f"play {card}" for card in both))
    while state.decision.kind == "battle_card":
        play(state, "pass")
    assert player(state)["priests"] == 2
    state = fight(2, 5, both, [], region="phocis")
    play(state, f"play {OFFERINGS}", "pass")
    assert player(state)["priests"] == 0


@pytest.mark.rule("HC-1.4")
def test_a_final_charge_is_the_last_card() -> None:
    state = fight(3, 2, ["final_charge"], ["glory_torch", "glory_bow"])
    play(state, "play glory_torch")
    events = play(state, "play final_charge")
    assert told(events, "battle_compared") == [{"seat": 0, "region": "corinthia", "attack": 5, "defence": 3}]
    assert hand(state, 1) == ["glory_bow"]


@pytest.mark.rule("HC-1.4")
def test_the_defenders_is_only_its_value() -> None:
    state = fight(3, 2, ["glory_torch"], ["final_charge"])
    play(state, "play final_charge")
    assert (state.decision.seat, state.decision.kind) == (0, "battle_card")
    assert state.decision.about["strength"] == [3, 4]


@pytest.mark.rule("HC-1.5")
def test_a_sudden_strike_is_worth_seven_as_the_first_card() -> None:
    state = fight(3, 2, ["glory_bow"], ["sudden_strike"])
    play(state, "play sudden_strike")
    assert state.decision.about["strength"] == [3, 9]


@pytest.mark.rule("HC-1.5")
def test_after_another_card_it_is_worth_three_and_a_pass_is_no_card() -> None:
    state = fight(3, 2, ["sudden_strike", "glory_torch"], ["glory_bow", "wild_attack_axe"])
    play(state, "play glory_bow", "play sudden_strike")
    assert (state.decision.kind, state.decision.about["strength"][0]) == ("battle_card", 6)
    state = fight(3, 2, ["sudden_strike"], ["glory_bow"])
    play(state, "pass")
    events = play(state, "play sudden_strike")
    assert told(events, "battle_compared")[0]["attack"] == 10
