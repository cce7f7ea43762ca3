"""Atlas, his ports, and the hoplites who are sent to him (rules HL-1)."""

from __future__ import annotations

import pytest

from aegean import PositionError, State
from tests.hellas.positions import GAME, army, control, offered, play, told, why
from tests.rules.hellas.atlas_overload.questions import BUILD, OPTIONS, PORTS, building, lord, table


def on(state: State) -> list[int]:
    found: list[int] = state.view(None)["atlas"]["on"]
    return found


def supply(state: State, seat: int = 0) -> int:
    return int(state.view(None)["players"][seat]["supply"])


@pytest.mark.rule("HL-1.1")
def test_atlas_is_no_monument_of_a_god() -> None:
    state = GAME.new(3, 4, OPTIONS)
    view = state.view(None)
    assert sorted(view["monuments"]) == ["athena", "hermes", "zeus"]
    assert all(one["region"] != "messenia" for one in view["monuments"].values())
    state = table([lord("messenia", priests=2)])
    assert offered(state, "pray") == ["pray athena", "pray zeus", "pray hermes"]
    assert state.view(None)["players"][0]["artifacts"] == {}


@pytest.mark.rule("HL-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_ports_have_numbers(seats: int) -> None:
    orders = {tuple(GAME.new(seats, seed, OPTIONS).view(None)["atlas"]["ports"]) for seed in range(8)}
    assert len(orders) > 1
    assert {frozenset(order) for order in orders} == {frozenset(PORTS)}


@pytest.mark.rule("HL-1.2")
def test_they_join_no_regions() -> None:
    both = {"expansions": ["poseidon_simple", "atlas_overload"]}
    ports = GAME.new(2, 1, both).view(None)["ports"]["regions"]
    assert ports == ["thessaly", "acarnania", "attica", "messenia", "laconia"]
    state = table([{"at": "crete", "attributes": {"speed": 1}}])
    assert "move_hero boeotia" not in offered(state)


@pytest.mark.rule("HL-1.3")
def test_whoever_stands_there_sends_in_control_or_not() -> None:
    state = table([{"hoplites": {"messenia": 1}}], *BUILD)  # of a population of 3
    assert control(state, "messenia") == -1
    assert (state.decision.seat, offered(state)) == (0, ["send messenia", "decline"])


@pytest.mark.rule("HL-1.3")
def test_it_is_no_move_but_medusa_holds_them() -> None:
    state = building(monsters={"chimera": {"at": "messenia", "evolutions": ["chimera_macedonia"]}, "medusa": "crete"})
    assert offered(state) == ["send messenia", "decline"]
    play(state, "send messenia")
    assert on(state) == [1]
    assert (army(state, "messenia", 1), offered(state)) == (1, ["send boeotia", "decline"])


@pytest.mark.rule("HL-1.3")
def test_helen_does_not_matter() -> None:
    state = building(other={"hero": "helen", "at": "messenia"}, one={"hero": "perseus"})
    assert offered(state) == ["send crete", "decline"]


@pytest.mark.rule("HL-1.3")
@pytest.mark.parametrize(("free", "inside"), [(1, 0), (0, -1)])
def test_a_fortified_hoplite_goes_last(free: int, inside: int) -> None:
    there = {"hoplites": {"boeotia": free}, "fortified": ["boeotia"], "controls": ["boeotia"]}
    state = table([there], *BUILD)
    play(state, "send boeotia")
    assert state.view(None)["regions"]["boeotia"]["fortified"] == inside


@pytest.mark.rule("HL-1.4")
def test_who_is_sent_is_neither_killed_nor_in_the_supply() -> None:
    state = building(one={"hoplites": {"crete": 1}, "controls": ["crete"]}, first=())
    before = supply(state)
    events = play(state, "send crete")
    assert (on(state), supply(state), army(state, "crete")) == ([0], before, 0)
    assert control(state, "crete") == 0
    assert told(events, "hoplites_killed") == []


@pytest.mark.rule("HL-1.4")
def test_they_count_among_the_fifteen() -> None:
    state = table([lord("crete")], on=[0, 0, 1])
    assert (supply(state), supply(state, 1)) == (11, 14)
    with pytest.raises(PositionError, match="too many"):
        table([{"hoplites": {"crete": 14}}], on=[0, 0])


@pytest.mark.rule("HL-1.4")
def test_there_are_six_slots() -> None:
    assert table([lord("crete")]).view(None)["atlas"]["slots"] == 6
    with pytest.raises(PositionError, match="6"):
        table([lord("crete")], on=[0, 0, 1, 1, 0, 1, 0])


def test_each_port_is_described_once() -> None:
    with pytest.raises(PositionError, match="once"):
        GAME.position({"seats": 2, "options": OPTIONS, "atlas": {"ports": ["crete", "crete", *PORTS[2:]]}})


def test_another_port_is_not_asked_for() -> None:
    assert why(building(), "send boeotia") == "another_port_is_asked_for"
