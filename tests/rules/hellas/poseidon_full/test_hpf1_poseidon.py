"""Poseidon as a fourth god (rules HPF-1)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import OptionError
from aegean.core.values import Action
from tests.hellas.positions import GAME, army, control, offered, play, player, told, turn
from tests.rules.hellas.poseidon_full.questions import OPTIONS, building, fleet, praying
from tests.rules.hellas.poseidon_simple.questions import OPTIONS as SIMPLE
from tests.rules.hellas.poseidon_simple.questions import PORTS

BARE = ["push_ups", "combat_training"]  # blessings that give nothing when they are gained
GODS = ["athena", "zeus", "hermes", "poseidon"]


@pytest.mark.rule("HPF-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_he_stands_in_messenia_beside_the_others(seats: int) -> None:
    view = GAME.new(seats, 1, OPTIONS).view(None)
    assert list(view["monuments"]) == GODS
    assert view["monuments"]["poseidon"] == {"level": 1, "region": "messenia", "priests": [0] * seats}
    data = GAME.data(GAME.complete(OPTIONS))
    gods = [entry.god for entry in data.entries("blessings").values()]  # type: ignore[attr-defined]
    assert [gods.count(god) for god in GODS] == [12, 12, 12, 10]
    assert set(data.entries("artifacts")) == {*GAME.pack.entries("artifacts"), "poseidons_trident"}


@pytest.mark.rule("HPF-1.1")
def test_the_trident_goes_with_his_region() -> None:
    state = turn([{"hoplites": {"arcadia": 1, "messenia": 2}}], options=OPTIONS)
    play(state, "move arcadia messenia")
    assert control(state, "messenia") == 0
    assert player(state)["artifacts"] == {"poseidons_trident": True}


@pytest.mark.rule("HPF-1.1")
def test_his_monument_is_built_like_the_others() -> None:
    state = building()
    assert offered(state) == [f"raise_monument {god}" for god in GODS]
    events = play(state, "raise_monument poseidon")
    assert told(events, "monument_raised") == [{"seat": 0, "god": "poseidon", "level": 3}]


@pytest.mark.rule("HPF-1.1")
def test_there_are_eight_places_for_priests() -> None:
    """Two at each of four monuments; whoever prays finds those of Poseidon free when all others are taken."""
    players: list[dict[str, Any]] = [
        {"priests": 1, "praying": {"athena": 2, "zeus": 1}},
        {"praying": {"zeus": 1, "hermes": 2}},
    ]
    assert offered(turn(players, options=OPTIONS), "pray") == ["pray poseidon"]
    assert offered(turn(players), "pray") == []


@pytest.mark.rule("HPF-1.1")
def test_it_may_be_the_first_that_is_complete() -> None:
    state = turn(seats=3, options=OPTIONS, monuments={"poseidon": 4, "zeus": 3})
    play(state, "build_monument", "raise_monument poseidon")
    assert state.view(None)["king"]["region"] == "messenia"


@pytest.mark.rule("HPF-1.1")
def test_when_three_are_complete_the_fourth_is_left() -> None:
    complete = dict.fromkeys(["athena", "zeus", "hermes"], 5)
    state = turn(options=OPTIONS, monuments=complete)
    events = play(state, "build_monument")
    assert told(events, "monument_raised") == [{"seat": 0, "god": "poseidon", "level": 2}]


@pytest.mark.rule("HPF-1.1")
def test_chimera_may_go_to_his_monument() -> None:
    chimera = {"chimera": "elis"}
    state = turn(options=OPTIONS, monsters=chimera, monuments={"poseidon": 3}, rolls={"monster": ["region_attack"]})
    play(state, "build_monument", "raise_monument poseidon")
    assert state.view(None)["monsters"]["chimera"]["region"] == "messenia"


@pytest.mark.rule("HPF-1.1")
@pytest.mark.parametrize(
    ("others", "gods"),
    [
        (["apollo_simple"], {"athena", "zeus", "apollo"}),
        (["hades_simple"], {"athena", "hades", "hermes"}),
        (["hephaestus_simple", "apollo_simple"], {"athena", "hephaestus", "apollo"}),
    ],
)
def test_gods_in_simple_mode_stand_beside_him(others: list[str], gods: set[str]) -> None:
    if set(others) <= set(GAME.vocabulary()["expansion"]):
        view = GAME.new(2, 1, {"expansions": ["poseidon_full", *others]}).view(None)
        assert set(view["monuments"]) == {*gods, "poseidon"}


@pytest.mark.rule("HPF-1.1")
def test_a_god_is_there_once() -> None:
    with pytest.raises(OptionError):
        GAME.new(2, 1, {"expansions": ["poseidon_simple", "poseidon_full"]})


@pytest.mark.rule("HPF-1.2")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (4, 5), (5, 5)])
def test_a_prayer_raises_fleet(before: int, after: int) -> None:
    state = praying(1, before)
    assert player(state)["stored"] == {"leadership": 1, "strength": 1, "speed": 2, "fleet": after}
    assert state.decision.kind == "turn"  # at level 1 that is all


@pytest.mark.rule("HPF-1.3")
@pytest.mark.parametrize(("level", "value", "number"), [(2, 1, 2), (2, 4, 5), (3, 2, 3), (4, 1, 2), (5, 5, 5)])
def test_as_many_are_recruited_as_the_raised_fleet_says(level: int, value: int, number: int) -> None:
    state = praying(level, value)
    assert (state.decision.kind, offered(state, "done")) == ("recruit", [])  # all of it is used (H-13.4)
    play(state, "place messenia")  # the first decides for all
    assert (army(state, "messenia"), state.decision.kind) == (number, "turn")


@pytest.mark.rule("HPF-1.3")
def test_only_in_a_port_region_under_control() -> None:
    state = praying(2, controls=["thessaly", "messenia", "arcadia"])
    assert offered(state) == ["place thessaly", "place_fortified thessaly", "place messenia"]
    refused = GAME.why_not(Action("place", ("arcadia",)), state, 0)
    assert refused is not None
    assert refused.reason == "nobody_can_be_placed_there_now"


@pytest.mark.rule("HPF-1.3")
def test_one_of_them_may_be_fortified() -> None:
    state = praying(2, 2, controls=["thessaly"])
    play(state, "place_fortified thessaly")
    region = state.view(None)["regions"]["thessaly"]
    assert (region["hoplites"], region["fortified"], state.decision.kind) == ({"0": 2}, 0, "turn")


@pytest.mark.rule("HPF-1.3")
def test_without_a_port_there_is_nothing() -> None:
    assert praying(5, 4, controls=["arcadia"]).decision.kind == "turn"
    barred = turn(
        [fleet(1, priests=1, controls=["messenia"])],
        options=OPTIONS,
        monuments={"poseidon": 2},
        monsters={"sphinx": "messenia"},
    )
    play(barred, "pray poseidon")
    assert (army(barred, "messenia"), barred.decision.kind) == (0, "turn")


@pytest.mark.rule("HPF-1.3")
def test_no_more_than_the_supply_has() -> None:
    state = praying(2, 4, hoplites={"crete": 13}, controls=["messenia", "crete"])
    assert (army(state, "messenia"), player(state)["supply"]) == (2, 0)


# -- what both forms share --------------------------------------------------------------------------------------------


@pytest.mark.rule("HPF-1.4")
@pytest.mark.parametrize("table", ["artifacts", "blessings", "regions"])
def test_cards_and_ports_are_those_of_the_simple_form(table: str) -> None:
    here, there = (GAME.data(GAME.complete(options)).entries(table) for options in (OPTIONS, SIMPLE))
    differing = {id_ for id_ in here.keys() & there.keys() if here[id_] != there[id_]}
    assert differing == ({"shipwrights"} if table == "blessings" else set())


@pytest.mark.rule("HPF-1.4")
def test_the_trident_halves() -> None:
    lord = {"controls": ["messenia"], "artifacts": ["poseidons_trident"]}
    state = turn([lord, {"hoplites": {"laconia": 5}}], options=OPTIONS)
    play(state, "use_artifact poseidons_trident")
    assert army(state, "laconia", 1) == 2


@pytest.mark.rule("HPF-1.4")
def test_ports_join_regions() -> None:
    state = turn([{"at": "thessaly", "hoplites": {"acarnania": 3}, "priests": 1}], options=OPTIONS)
    ends = {text.split()[-1] for text in offered(state, "march")}
    assert set(PORTS) - {"acarnania"} <= ends
    assert set(PORTS) - {"thessaly"} <= {text.split()[-1] for text in offered(state, "move_hero")}
    assert "move acarnania messenia" not in offered(state)


@pytest.mark.rule("HPF-1.4")
def test_shipwrights_raise_fleet() -> None:
    state = turn(
        [{"controls": ["crete"]}],
        options=OPTIONS,
        temple_card="temple_card_1",
        temples={"epirus": 1},
        decks={"blessing": ["shipwrights", *BARE]},
    )
    play(state, "build_temple crete", "keep_blessing shipwrights", f"keep_blessing {BARE[0]}")
    assert player(state)["stored"] == {"leadership": 1, "strength": 1, "speed": 2, "fleet": 2}
