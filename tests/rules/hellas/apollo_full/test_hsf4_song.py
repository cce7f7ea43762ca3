"""Usurp by a muse, and what muses do in the land where they stand (rules HSF-4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hellas.positions import army, control, offered, play, player, told, turn, why
from tests.rules.hellas.apollo_full.questions import OPTIONS, fighting, held, praying, usurping, with_muse
from tests.rules.hellas.apollo_full.test_hsf1_apollo import muses

# -- Usurp ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HSF-4.1", "HSF-4.3")
def test_hero_and_muse_usurp_without_the_token() -> None:
    state = usurping()
    events = play(state, "usurp")
    assert told(events, "muse_left") == [{"seat": 0, "muse": "thalia"}]
    assert (muses(state)["owners"], muses(state)["places"], muses(state)["gone"]) == ({}, {}, ["thalia"])
    play(state, offered(state)[0], "place boeotia")  # seat 1 withdraws
    assert control(state, "boeotia") == 0
    assert army(state, "boeotia", 0) == 1


@pytest.mark.rule("HSF-4.1")
@pytest.mark.parametrize(("hero", "muse"), [("boeotia", "attica"), ("attica", "boeotia")])
def test_one_of_them_is_not_enough(hero: str, muse: str) -> None:
    state = usurping(region=muse, lord={"at": hero})
    assert why(state, "usurp") == "you_do_not_own_that_lands_glory_token"


@pytest.mark.rule("HSF-4.1")
def test_a_neutral_region_too() -> None:
    state = usurping(other={"hoplites": {}, "controls": []})
    play(state, "usurp", "done")
    assert control(state, "boeotia") == 0


@pytest.mark.rule("HSF-4.2")
def test_not_against_the_owner_of_the_token() -> None:
    state = usurping(other={"glory": ["blue"]})
    assert why(state, "usurp") == "its_lord_owns_that_lands_glory_token"


@pytest.mark.rule("HSF-4.2")
def test_a_third_players_token_does_not_matter() -> None:
    rest = held("thalia", "boeotia")
    players: list[dict[str, Any]] = [
        {"at": "boeotia"},
        {"controls": ["boeotia"], "hoplites": {"boeotia": 1}},
        {"glory": ["blue"]},
    ]
    assert "usurp" in offered(turn(players, seats=3, **rest))


@pytest.mark.rule("HSF-4.3")
def test_with_the_token_the_muse_stays() -> None:
    state = usurping(lord={"glory": ["blue"]})
    play(state, "usurp")
    assert muses(state)["owners"] == {"thalia": 0}


@pytest.mark.rule("HSF-4.3")
def test_she_may_come_again_with_another_card() -> None:
    state = praying(muses={"gone": ["thalia"]})
    play(state, "take_muse klio")
    assert muses(state)["owners"] == {"klio": 0}


# -- Kalliope ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HSF-4.4")
@pytest.mark.parametrize(("land", "stopped"), [("attica", True), ("crete", False)])
def test_kalliope_guards_her_lords_regions(land: str, stopped: bool) -> None:
    other = {"controls": ["boeotia"], "hoplites": {"boeotia": 1}}
    state = turn([{"at": "boeotia", "glory": ["blue"]}, other], **held("kalliope", land, 1))
    assert ("usurp" in offered(state)) is not stopped
    if stopped:
        assert why(state, "usurp") == "a_muse_guards_that_region"


@pytest.mark.rule("HSF-4.4")
def test_kalliope_stops_muses_too_and_guards_nothing_neutral() -> None:
    both = [{"seat": 0, "muse": "thalia", "region": "boeotia"}, {"seat": 1, "muse": "kalliope", "region": "attica"}]
    other = {"controls": ["boeotia"], "hoplites": {"boeotia": 1}}
    state = turn([{"at": "boeotia"}, other], options=OPTIONS, muses={"held": both})
    assert why(state, "usurp") == "a_muse_guards_that_region"
    assert "usurp" in offered(turn([{"at": "boeotia"}], options=OPTIONS, muses={"held": both}))


# -- Euterpe ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HSF-4.5")
@pytest.mark.parametrize(("owner", "region", "taken"), [(0, "attica", 0), (1, "attica", -1), (0, "crete", -1)])
def test_euterpe_sways_the_population_of_her_land(owner: int, region: str, taken: int) -> None:
    """Boeotia has a population of 2, and one hoplite comes."""
    state = turn([{"hoplites": {"phocis": 2, "attica": 0}, "controls": ["phocis"]}], **held("euterpe", region, owner))
    play(state, "move phocis boeotia")
    assert control(state, "boeotia") == taken


@pytest.mark.rule("HSF-4.5")
def test_for_others_it_is_higher() -> None:
    state = turn([{"hoplites": {"phocis": 3}, "controls": ["phocis"]}], **held("euterpe", "attica", 1))
    play(state, "move phocis boeotia")
    if state.decision.kind == "hoplite_movement":
        play(state, "move phocis boeotia")
    assert control(state, "boeotia") == -1


@pytest.mark.rule("HSF-4.5")
def test_when_she_comes_neutral_regions_are_settled() -> None:
    state = with_muse("euterpe", "phocis", {"hoplites": {"boeotia": 1}})
    assert control(state, "boeotia") == -1
    play(state, "move_muse attica")
    assert control(state, "boeotia") == 0
    assert muses(state)["places"] == {"attica": [0]}


# -- battles ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HSF-4.6")
@pytest.mark.parametrize(("attackers", "seat"), [(3, 0), (1, 1)])
def test_klio_takes_the_glory_of_the_land(attackers: int, seat: int) -> None:
    """As attacker, or as defender; from whoever owns it."""
    sides: dict[str, Any] = {"defender" if seat == 0 else "attacker": {"glory": ["blue"]}}
    state = fighting(attackers, 2, "klio", "attica", seat, **sides)
    while state.decision.kind == "withdraw":
        state.apply(state.decision.actions[0])
    assert state.view(None)["glory"]["blue"] == seat


@pytest.mark.rule("HSF-4.6")
@pytest.mark.parametrize(("region", "seat"), [("crete", 0), ("attica", 1)])
def test_not_in_another_land_and_not_for_the_loser(region: str, seat: int) -> None:
    state = fighting(3, 1, "klio", region, seat)
    assert state.view(None)["glory"]["blue"] == -1


@pytest.mark.rule("HSF-4.7")
@pytest.mark.parametrize(("region", "left"), [("attica", 2), ("crete", 3)])
def test_melpomene_costs_the_loser_one_more(region: str, left: int) -> None:
    state = fighting(6, 4, "melpomene", region)
    assert state.decision.kind == "withdraw"
    assert army(state, "corinthia", 1) == left


@pytest.mark.rule("HSF-4.7")
def test_melpomene_does_nothing_for_a_loser() -> None:
    state = fighting(6, 4, "melpomene", "attica", 1)
    assert (army(state, "corinthia", 0), army(state, "corinthia", 1)) == (6, 3)


@pytest.mark.rule("HSF-4.8")
@pytest.mark.parametrize(("region", "winner"), [("attica", 0), ("crete", 1)])
def test_thalia_strengthens_an_army_in_her_land(region: str, winner: int) -> None:
    """Two against two: the defender wins among equals."""
    state = fighting(2, 2, "thalia", region)
    assert told(state.opening, "battle_won")[0]["seat"] == winner


# -- monuments --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HSF-4.9")
@pytest.mark.parametrize(("region", "gained"), [("attica", 1), ("crete", 0)])
def test_polyhymnia_brings_a_priest_whoever_builds(region: str, gained: int) -> None:
    lord = {"controls": ["corinthia"]}
    state = turn([lord], seat=1, temples={"corinthia": 1}, **held("polyhymnia", region))
    play(state, "build_monument", "raise_monument zeus")
    assert player(state)["priests"] == gained


@pytest.mark.rule("HSF-4.9")
def test_polyhymnia_brings_nothing_without_a_temple() -> None:
    state = turn([{"controls": ["corinthia"]}], seat=1, **held("polyhymnia", "attica"))
    play(state, "build_monument", "raise_monument zeus")
    assert player(state)["priests"] == 0
