"""Chains, each by itself (rules HK-6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hellas.positions import army, hand, monster, offered, play, player, told, why
from tests.rules.hellas.kronos.questions import FREE, kronos, ready, table


@pytest.mark.rule("HK-6.1")
def test_an_unbroken_chain_does_nothing() -> None:
    state = table([{"hoplites": {"crete": 2}}], monsters={"hydra": "crete"})
    assert why(state, "use_chain earthquake") == "that_chain_is_not_ready"
    assert kronos(state)["own_chains"] == ["earthquake", "flood", "eruption"]
    assert kronos(state)["attack_prices"] == {"hydra": 3}
    assert len(kronos(state)["wounds"]) == 8


@pytest.mark.rule("HK-6.2", "HK-7.2")
@pytest.mark.parametrize("attribute", ["might", "anger", "authority"])
def test_an_attribute_at_three_breaks_one(attribute: str) -> None:
    state = table(monsters={"hydra": "crete"}, kronos={"attributes": {attribute: 2}})
    play(state, "destroy_temple hydra", f"raise_kronos {attribute}")
    assert offered(state) == ["break_chain earthquake", "break_chain flood", "break_chain eruption"]
    assert why(state, "break_chain famine") == "that_is_no_unbroken_chain_of_yours"
    events = play(state, "break_chain flood")
    assert told(events, "chain_broken") == [{"seat": 0, "chain": "flood"}]
    assert kronos(state, 1)["chains"] == {"kronos_wrath": "ready", "flood": "ready"}
    assert kronos(state)["anger"] == 6  # by an attribute it costs nothing more


@pytest.mark.rule("HK-6.2")
def test_at_two_and_at_four_nothing_breaks() -> None:
    for value in (1, 3):
        state = table(monsters={"hydra": "crete"}, kronos={"attributes": {"might": value}})
        play(state, "destroy_temple hydra", "raise_kronos might")
        assert state.decision.kind == "kronos_turn"


@pytest.mark.rule("HK-6.3", "HK-11.1")
@pytest.mark.parametrize(("anger", "asked"), [(6, False), (7, True), (13, True)])
def test_eight_anger_may_break_one(anger: int, asked: bool) -> None:
    state = table(seat=1, kronos={"anger": anger})
    play(state, "build_monument", "raise_monument zeus")
    assert (state.decision.kind == "break_chain") == asked
    if asked:
        assert offered(state)[-1] == "decline"
        kept = state.copy()
        play(kept, "decline")
        assert kronos(kept)["anger"] == min(13, anger + 1)
        events = play(state, "break_chain eruption")
        assert told(events, "anger_cleared") == [{"seat": 0}]
        assert kronos(state)["anger"] == 0
        assert kronos(state)["chains"]["eruption"] == "ready"


@pytest.mark.rule("HK-6.4", "HK-8.1")
def test_the_last_chain_unlocks_the_final_actions() -> None:
    chains = {"earthquake": "ready", "flood": "destroyed", "eruption": "unbroken"}
    state = table(seat=1, kronos={"chains": chains, "anger": 9})
    assert not kronos(state)["finals"]
    play(state, "build_monument", "raise_monument zeus")
    events = play(state, "break_chain eruption")
    assert told(events, "finals_unlocked")
    assert kronos(state)["finals"]
    destroyed = {"earthquake": "destroyed", "flood": "destroyed", "eruption": "destroyed", "kronos_wrath": "destroyed"}
    assert kronos(table(kronos={"chains": destroyed}))["finals"]


@pytest.mark.rule("HK-6.5", "HK-11.1")
def test_a_chain_is_used_once_until_a_monument_is_built() -> None:
    state = table([{"hoplites": {"crete": 3}}], kronos=ready("earthquake", anger=0))
    play(state, "use_chain earthquake")  # there is one land to strike
    assert army(state, "crete", 1) == 2
    assert why(state, "use_chain earthquake") == "that_chain_is_not_ready"
    assert kronos(state)["anger"] == 0
    play(state, "kronos_pass")
    events = play(state, "build_monument", "raise_monument zeus")
    assert told(events, "chains_refreshed")
    assert kronos(state)["chains"]["earthquake"] == "ready"


@pytest.mark.rule("HK-6.5")
def test_nothing_is_used_in_vain() -> None:
    for chain in ("earthquake", "flood", "eruption", "famine", "eclipse", "stampede"):
        assert why(table(kronos=ready(chain)), f"use_chain {chain}") == "that_chain_has_no_effect_now"


@pytest.mark.rule("HK-6.6")
def test_wrath_gives_the_same_action_again() -> None:
    state = table(monsters={"hydra": "crete", "medusa": "elis"})
    play(state, "destroy_temple hydra", "raise_kronos might", "use_chain kronos_wrath")
    assert kronos(state)["allowed"] == 2
    play(state, "destroy_temple medusa", "raise_kronos anger")
    assert state.decision.seat == 1
    assert sorted(kronos(state)["temples_destroyed"]) == ["crete", "elis"]


@pytest.mark.rule("HK-6.7")
def test_earthquake() -> None:
    heroes: list[dict[str, Any]] = [{"hoplites": {"crete": 2, "elis": 1}}, {"hoplites": {"crete": 1, "laconia": 1}}]
    state = table(heroes, kronos=ready("earthquake"))
    play(state, "use_chain earthquake")
    assert offered(state) == ["strike_land green", "strike_land brown"]
    assert why(state, "strike_land red") == "nobody_is_to_be_killed_there"
    play(state, "strike_land brown", "kill_hoplite perseus")
    assert (army(state, "crete", 1), army(state, "crete", 2), army(state, "laconia", 2), army(state, "elis", 1)) == (
        2,
        0,
        0,
        1,
    )


@pytest.mark.rule("HK-6.8")
def test_flood() -> None:
    heroes: list[dict[str, Any]] = [{"hoplites": {"crete": 3, "chalkidiki": 1, "elis": 2}}]
    state = table(heroes, kronos={**ready("flood"), "region": "locris"})
    play(state, "use_chain flood")
    assert offered(state) == ["kill_hoplite achilles", "done"]  # up to two
    play(state, "kill_hoplite achilles", "kill_hoplite achilles", "done")
    assert [army(state, region, 1) for region in ("chalkidiki", "crete", "elis")] == [0, 2, 2]


@pytest.mark.rule("HK-6.9")
def test_eruption() -> None:
    heroes: list[dict[str, Any]] = [{"hoplites": {"crete": 4, "elis": 2}}]
    state = table(heroes, monsters={"hydra": "crete", "medusa": "elis"}, kronos=ready("eruption"))
    play(state, "use_chain eruption")
    assert why(state, "strike_region attica") == "nobody_is_to_be_killed_there"
    play(state, "strike_region crete", *["kill_hoplite achilles"] * 3)
    assert army(state, "crete", 1) == 1


@pytest.mark.rule("HK-6.10")
def test_famine() -> None:
    heroes: list[dict[str, Any]] = [
        {"hand": ["glory_bow", "trap_sword", "trap_mace"]},
        {"hand": ["wild_attack_axe"]},
    ]
    state = table(heroes, turn={"seat": 0, "number": 3}, kronos=ready("famine"))
    play(state, "use_chain famine")  # the second hero is next, and has no choice
    assert hand(state, 2) == []
    assert (state.decision.seat, state.decision.kind) == (1, "discard")
    play(state, "discard glory_bow", "discard trap_mace")
    assert hand(state, 1) == ["trap_sword"]


@pytest.mark.rule("HK-6.11")
def test_eclipse() -> None:
    state = table([{"priests": 2}, {"priests": 0}], kronos=ready("eclipse"))
    play(state, "use_chain eclipse")
    assert [player(state, seat)["priests"] for seat in (1, 2)] == [1, 0]


@pytest.mark.rule("HK-6.12")
def test_stampede() -> None:
    state = table(monsters={"hydra": "elis", "medusa": "crete"}, kronos=ready("stampede"))
    play(state, "use_chain stampede", "choose_monster hydra", "move_monster achaea")
    assert offered(state) == ["choose_monster medusa", "done"]
    play(state, "choose_monster medusa", "move_monster laconia")
    assert (monster(state, "hydra") or {})["region"] == "achaea"
    assert state.decision.kind == "kronos_turn"
    assert kronos(state)["anger"] == 10


@pytest.mark.rule("HK-6.4")
def test_chains_that_are_all_broken_are_described() -> None:
    assert kronos(table(kronos={"chains": FREE}))["unbroken"] == 0
