"""Poseidon in the place of Athena: his power and his trident (rules HP-1)."""

from __future__ import annotations

import pytest

from aegean import OptionError
from aegean.core.values import Action
from tests.hellas.positions import GAME, army, control, offered, play, player, told, turn
from tests.rules.hellas.poseidon_simple.questions import OPTIONS, praying, wielding


@pytest.mark.rule("HP-1.1")
def test_he_stands_in_the_place_of_athena() -> None:
    view = GAME.new(2, 1, OPTIONS).view(None)
    assert sorted(view["monuments"]) == ["hermes", "poseidon", "zeus"]
    assert view["monuments"]["poseidon"]["region"] == "attica"
    data = GAME.data(GAME.complete(OPTIONS))
    assert "owl_of_athena" not in data.entries("artifacts")
    gods = [entry.god for entry in data.entries("blessings").values()]  # type: ignore[attr-defined]
    assert (gods.count("athena"), gods.count("poseidon"), len(gods)) == (0, 10, 34)


@pytest.mark.rule("HP-1.1")
def test_the_trident_goes_with_his_region() -> None:
    state = turn([{"hoplites": {"boeotia": 1, "attica": 4}}], options=OPTIONS)
    play(state, "move boeotia attica")
    assert control(state, "attica") == 0
    assert player(state)["artifacts"] == {"poseidons_trident": True}


@pytest.mark.rule("HP-1.1")
def test_a_god_is_there_once() -> None:
    if "poseidon_full" in GAME.vocabulary()["expansion"]:
        with pytest.raises(OptionError):
            GAME.new(2, 1, {"expansions": ["poseidon_simple", "poseidon_full"]})


@pytest.mark.rule("HP-1.1")
def test_with_apollo_two_gods_of_the_base_game_are_gone() -> None:
    if "apollo_simple" in GAME.vocabulary()["expansion"]:
        view = GAME.new(2, 1, {"expansions": ["apollo_simple", "poseidon_simple"]}).view(None)
        assert sorted(view["monuments"]) == ["apollo", "poseidon", "zeus"]


@pytest.mark.rule("HP-1.2")
def test_a_prayer_raises_leadership() -> None:
    state = praying(1, attributes={"leadership": 2})
    assert player(state)["stored"]["leadership"] == 3
    assert state.decision.kind == "turn"


@pytest.mark.rule("HP-1.3")
@pytest.mark.parametrize(("level", "number"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_so_many_are_recruited_by_level(level: int, number: int) -> None:
    state = praying(level)
    assert state.decision.kind == "recruit"
    play(state, "place messenia")  # the first decides for all, and all of it is used (H-13.4)
    assert (army(state, "messenia"), state.decision.kind) == (number, "turn")


@pytest.mark.rule("HP-1.3")
def test_only_in_a_port_region_under_control() -> None:
    state = praying(2, controls=["thessaly", "messenia", "arcadia"])
    assert offered(state) == ["place thessaly", "place_fortified thessaly", "place messenia"]
    refused = GAME.why_not(Action("place", ("arcadia",)), state, 0)
    assert refused is not None
    assert refused.reason == "nobody_can_be_placed_there_now"


@pytest.mark.rule("HP-1.3")
def test_without_a_port_there_is_nothing() -> None:
    assert praying(5, controls=["arcadia"]).decision.kind == "turn"


@pytest.mark.rule("HP-1.4")
def test_half_of_them_die_rounded_up() -> None:
    state = wielding()
    assert offered(state) == ["halve messenia", "halve laconia"]  # one's own too
    events = play(state, "halve laconia")
    assert told(events, "hoplites_killed") == [{"seat": 1, "region": "laconia", "count": 3}]
    assert army(state, "laconia", 1) == 2
    assert player(state)["artifacts"] == {"poseidons_trident": False}


@pytest.mark.rule("HP-1.4")
def test_the_fortified_one_counts_and_dies_last() -> None:
    state = wielding(hoplites={"laconia": 2}, fortified=["laconia"], controls=["laconia"])
    play(state, "halve laconia")
    region = state.view(None)["regions"]["laconia"]
    assert (region["hoplites"], region["fortified"]) == ({}, 1)


@pytest.mark.rule("HP-1.4")
@pytest.mark.parametrize(
    ("region", "reason"), [("arcadia", "no_port_is_there"), ("attica", "nobody_can_be_struck_there")]
)
def test_why_not_elsewhere(region: str, reason: str) -> None:
    refused = GAME.why_not(Action("halve", (region,)), wielding(), 0)
    assert refused is not None
    assert (refused.reason, refused.clause) == (reason, "HP-1.4")


@pytest.mark.rule("HP-1.4")
def test_not_where_nobody_stands_in_any_port() -> None:
    lord = {"controls": ["attica"], "artifacts": ["poseidons_trident"], "hoplites": {"arcadia": 1}}
    assert "use_artifact poseidons_trident" not in offered(turn([lord], options=OPTIONS))
