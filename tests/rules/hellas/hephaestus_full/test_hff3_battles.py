"""What each relic does in a battle (rules HFF-3)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from tests.hellas.positions import PLACE, army, offered, play, told
from tests.rules.hellas.hephaestus_full.questions import fighting

TWO = {"expansions": ["combat_cards", "hephaestus_full"]}


def strength(state: State, side: int) -> int:
    return int(state.view(None)["battle"]["strength"][side])


def casualties(state: State, side: int) -> int:
    return int(state.view(None)["battle"]["casualties"][side])


@pytest.mark.rule("HFF-3.1")
@pytest.mark.parametrize(
    ("mine", "theirs", "value"), [((), ("torch_of_prometheus",), 4), (("torch_of_prometheus",), (), 2)]
)
def test_torch_of_prometheus_helps_defenders(mine: tuple[str, ...], theirs: tuple[str, ...], value: int) -> None:
    more: dict[str, Any] = {"attacker": {"hand": ["flank_attack_bow"]}, "defender": {"hand": ["trap_sword"]}}
    state = fighting(2, 2, mine=mine, theirs=theirs, **more)
    before = (strength(state, 0), strength(state, 1))
    if mine:
        play(state, "pass")
    play(state, "play torch_of_prometheus")
    assert strength(state, 0 if mine else 1) - before[0 if mine else 1] == value


@pytest.mark.rule("HFF-3.2")
@pytest.mark.parametrize(("at", "value"), [(PLACE, 5), ("crete", 2)])
def test_eurytus_bow_adds_the_heros_strength(at: str, value: int) -> None:
    hero = {"at": at, "attributes": {"strength": 3}, "hero": "perseus", "hand": ["flank_attack_bow"]}
    state = fighting(2, 2, mine=("eurytus_bow",), attacker=hero, defender={"hand": ["trap_sword"]})
    play(state, "pass")
    before = strength(state, 0)
    play(state, "play eurytus_bow")
    assert strength(state, 0) - before == value


@pytest.mark.rule("HFF-3.3")
def test_sword_of_justice_lets_the_opponent_answer_once() -> None:
    defender = {"hand": ["trap_sword", "glory_bow"]}
    state = fighting(3, 3, mine=("sword_of_justice", "labrys"), attacker={"hand": ["glory_torch"]}, defender=defender)
    play(state, "play trap_sword", "play sword_of_justice")
    assert (state.decision.seat, state.decision.kind) == (1, "battle_card")
    assert strength(state, 0) == 3 + 3
    assert casualties(state, 0) == 1
    events = play(state, "play glory_bow")
    assert told(events, "battle_compared")  # nobody plays any more


@pytest.mark.rule("HFF-3.3")
def test_after_a_pass_nobody_answers_the_sword() -> None:
    defender = {"hand": ["trap_sword"]}
    state = fighting(3, 3, mine=("sword_of_justice", "labrys"), attacker={"hand": ["glory_torch"]}, defender=defender)
    events = play(state, "pass", "play sword_of_justice")
    assert told(events, "battle_compared")


@pytest.mark.rule("HFF-3.3")
def test_bluff_still_works_against_the_sword() -> None:
    defender = {"hand": ["trap_sword", "glory_bow"], "blessings": ["bluff"]}
    state = fighting(3, 3, mine=("sword_of_justice",), attacker={"hand": ["glory_torch"]}, defender=defender)
    play(state, "pass", "play sword_of_justice")
    assert state.decision.kind == "bluff"
    assert "play trap_sword" in offered(state)


@pytest.mark.rule("HFF-3.4")
@pytest.mark.parametrize(("attackers", "left"), [(6, 1), (1, 4)])
def test_club_of_periphetes_kills_two_more_of_a_loser(attackers: int, left: int) -> None:
    state = fighting(attackers, 4, mine=("club_of_periphetes",), start="")
    play(state, "play club_of_periphetes")
    won = attackers == 6
    while state.decision.kind == "withdraw":
        state.apply(state.decision.actions[0])
    total = sum(army(state, region, 1) for region in state.view(None)["regions"])
    assert total == (left if won else 4)


@pytest.mark.rule("HFF-3.5")
@pytest.mark.parametrize(("mine", "value"), [(True, 5), (False, 4)])
def test_labrys_helps_attackers(mine: bool, value: int) -> None:
    cards: dict[str, Any] = {"mine": ("labrys",)} if mine else {"theirs": ("labrys",)}
    state = fighting(3, 3, attacker={"hand": ["flank_attack_bow"]}, defender={"hand": ["trap_sword"]}, **cards)
    side = 0 if mine else 1
    if mine:
        play(state, "pass")
    before = strength(state, side)
    play(state, "play labrys")
    assert strength(state, side) - before == value
    assert casualties(state, side) == 1


@pytest.mark.rule("HFF-3.6")
@pytest.mark.parametrize(("attackers", "dead"), [(3, 1), (2, 0)])
def test_javelin_of_procris_kills_at_once(attackers: int, dead: int) -> None:
    more: dict[str, Any] = {
        "attacker": {"hand": ["flank_attack_bow"]},
        "defender": {"hand": ["trap_sword", "glory_bow"]},
    }
    state = fighting(attackers, 3, mine=("javelin_of_procris",), **more)
    play(state, "play glory_bow", "play javelin_of_procris")
    assert army(state, PLACE, 1) == 3 - dead


# -- Mirror Shield ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HFF-3.7")
def test_mirror_shield_copies_value_effect_and_casualties() -> None:
    more: dict[str, Any] = {
        "attacker": {"hand": ["flank_attack_bow"]},
        "defender": {"hand": ["phalanx_torch_2", "glory_bow"]},
    }
    state = fighting(6, 2, mine=("mirror_shield",), **more)
    play(state, "play phalanx_torch_2")
    before = strength(state, 0)
    events = play(state, "play mirror_shield")
    assert strength(state, 0) - before == 2 + 3  # one for every two of the copier's hoplites
    assert casualties(state, 0) == 1
    assert told(events, "card_copied") == [{"seat": 0, "card": "phalanx_torch_2"}]


@pytest.mark.rule("HFF-3.7")
def test_without_a_card_the_mirror_is_worth_nothing() -> None:
    more: dict[str, Any] = {"attacker": {"hand": ["flank_attack_bow"]}, "defender": {"hand": ["glory_bow"]}}
    state = fighting(3, 3, theirs=("mirror_shield",), **more)
    before = strength(state, 1)
    play(state, "play mirror_shield")
    assert strength(state, 1) == before


@pytest.mark.rule("HFF-3.7")
def test_conditions_are_read_for_the_copier() -> None:
    more: dict[str, Any] = {
        "attacker": {"hand": ["flank_attack_bow"]},
        "defender": {"hand": ["glory_bow", "trap_sword"]},
    }
    state = fighting(3, 3, mine=("labrys",), theirs=("mirror_shield",), **more)
    play(state, "play glory_bow", "play labrys")
    before = strength(state, 1)
    play(state, "play mirror_shield")
    assert strength(state, 1) - before == 4  # the defender gets no bonus of an attacker


@pytest.mark.rule("HFF-3.7")
def test_a_copied_sword_has_no_effect() -> None:
    more: dict[str, Any] = {
        "attacker": {"hand": ["flank_attack_bow"]},
        "defender": {"hand": ["glory_bow", "trap_sword"]},
    }
    state = fighting(3, 3, mine=("sword_of_justice",), theirs=("mirror_shield",), **more)
    play(state, "play glory_bow", "play sword_of_justice")
    events = play(state, "play mirror_shield")
    assert told(events, "battle_compared")


@pytest.mark.rule("HFF-3.7")
def test_a_copied_club_kills_for_the_copier() -> None:
    more: dict[str, Any] = {
        "attacker": {"hand": ["flank_attack_bow"]},
        "defender": {"hand": ["glory_bow", "trap_sword"]},
    }
    state = fighting(6, 9, mine=("club_of_periphetes",), theirs=("mirror_shield",), **more)
    play(state, "play glory_bow", "play club_of_periphetes", "play mirror_shield")
    while state.decision.kind in ("battle_card", "withdraw"):
        state.apply(state.decision.actions[-1])
    assert sum(army(state, region) for region in state.view(None)["regions"]) == 6 - 1 - 1 - 2


@pytest.mark.rule("HFF-3.7")
def test_copied_casualties_must_be_payable() -> None:
    more: dict[str, Any] = {
        "attacker": {"hand": ["flank_attack_bow"]},
        "defender": {"hand": ["sudden_strike", "glory_bow"]},
    }
    state = fighting(1, 3, mine=("mirror_shield",), **{**more, "options": TWO})
    play(state, "play sudden_strike")
    assert "play mirror_shield" not in offered(state)


@pytest.mark.rule("HFF-3.8", "HFF-3.9")
@pytest.mark.parametrize(("card", "value", "dead"), [("adamantine_sickle", 4, 1), ("lightning", 3, 0)])
def test_sickle_and_lightning_have_their_value_alone(card: str, value: int, dead: int) -> None:
    state = fighting(3, 3, mine=(card,), attacker={"hand": ["flank_attack_bow"]}, defender={"hand": ["glory_bow"]})
    play(state, "pass")
    before = strength(state, 0)
    play(state, f"play {card}")
    assert (strength(state, 0) - before, casualties(state, 0)) == (value, dead)
