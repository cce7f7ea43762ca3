"""Atlas and the golden apples that hoplites bring (rules HG-1 and HG-2)."""

from __future__ import annotations

import pytest

from aegean import PositionError, State
from tests.hellas.positions import GAME, army, offered, play, told, why
from tests.rules.hellas.atlas_hesperides.questions import BUILD, OPTIONS, moving, table


def held(state: State) -> list[int]:
    found: list[int] = state.view(None)["garden"]["held"]
    return found


def on(state: State) -> list[int]:
    found: list[int] = state.view(None)["atlas"]["on"]
    return found


@pytest.mark.rule("HG-1.1")
def test_fifteen_apples_lie_on_the_board() -> None:
    view = GAME.new(3, 1, OPTIONS).view(None)
    assert (view["garden"]["left"], view["garden"]["held"], view["atlas"]["slots"]) == (15, [0, 0, 0], 6)
    assert all(one["region"] != "messenia" for one in view["monuments"].values())
    assert "overload" not in view["race"]


@pytest.mark.rule("HG-1.1")
def test_there_are_no_more_apples_than_that() -> None:
    with pytest.raises(PositionError, match="15 golden apples"):
        table([], held=(8, 8))
    with pytest.raises(PositionError, match="0 to 10"):
        table([], held=(5, 0), garden={"left": 11})


@pytest.mark.rule("HG-1.2")
def test_five_regions_have_a_port() -> None:
    orders = {tuple(GAME.new(2, seed, OPTIONS).view(None)["atlas"]["ports"]) for seed in range(5)}
    assert orders == {("chalkidiki", "acarnania", "boeotia", "messenia", "crete")}


@pytest.mark.rule("HG-2.1")
def test_a_hoplite_brings_an_apple() -> None:
    state = moving()
    before = state.view(None)["players"][0]["supply"]
    events = play(state, "send_for_apple boeotia")
    assert told(events, "hoplite_sent_for_apple") == [{"seat": 0, "region": "boeotia"}]
    assert told(events, "apple_gained") == [{"seat": 0, "left": 14}]
    assert (held(state), on(state), army(state, "boeotia")) == ([1, 0], [0], 1)
    assert state.view(None)["players"][0]["supply"] == before


@pytest.mark.rule("HG-2.1")
def test_it_belongs_to_hoplite_movement_and_uses_no_leadership() -> None:
    state = moving("send_for_apple boeotia", "move attica corinthia", "move attica corinthia")
    assert (state.decision.kind, army(state, "corinthia")) == ("turn", 2)  # Leadership 2
    assert state.view(None)["regular_used"] == ["hoplite_movement"]
    assert offered(state, "send_for_apple") == []
    assert why(state, "send_for_apple boeotia") == "that_regular_action_is_taken"


@pytest.mark.rule("HG-2.1")
def test_at_any_point_of_it_and_also_alone() -> None:
    state = moving("move attica corinthia", "move attica corinthia")
    assert offered(state) == ["send_for_apple boeotia", "done"]
    state = moving("send_for_apple boeotia", "done")
    assert state.view(None)["regular_used"] == ["hoplite_movement"]


@pytest.mark.rule("HG-2.1")
def test_once_in_each_action() -> None:
    state = moving("send_for_apple boeotia")
    assert offered(state, "send_for_apple") == []
    assert why(state, "send_for_apple boeotia") == "somebody_was_sent_already"


@pytest.mark.rule("HG-2.1")
def test_none_that_has_moved_or_is_fortified() -> None:
    one = {"hoplites": {"attica": 5}, "controls": ["attica"], "fortified": []}
    state = moving("move attica boeotia", one=one)
    assert offered(state, "send_for_apple") == []
    assert why(state, "send_for_apple boeotia") == "nobody_of_yours_can_be_sent_from_there"
    one = {"hoplites": {"attica": 2}, "fortified": ["boeotia"], "controls": ["attica", "boeotia"]}
    assert offered(moving(one=one), "send_for_apple") == []


@pytest.mark.rule("HG-2.1")
def test_medusa_lets_none_go() -> None:
    assert offered(moving(monsters={"medusa": "boeotia"}), "send_for_apple") == []


@pytest.mark.rule("HG-2.1")
def test_in_control_or_not_and_only_from_ports() -> None:
    state = table([{"hoplites": {"messenia": 1, "argolis": 3}}])
    assert offered(state, "send_for_apple") == ["send_for_apple messenia"]
    assert why(state, "send_for_apple argolis") == "nobody_of_yours_can_be_sent_from_there"


@pytest.mark.rule("HG-2.2")
def test_six_slots() -> None:
    state = moving(on=[1, 1, 1, 0, 0, 1])
    assert offered(state, "send_for_apple") == []
    assert why(state, "send_for_apple boeotia") == "atlas_has_no_free_slot"


@pytest.mark.rule("HG-2.3")
def test_without_apples_they_bring_nothing() -> None:
    state = moving("send_for_apple boeotia", garden={"left": 0})
    assert (held(state), on(state), state.view(None)["garden"]["left"]) == ([0, 0], [0], 0)


@pytest.mark.rule("HG-2.4")
@pytest.mark.parametrize(("there", "gained"), [([0, 0, 1], [2, 1]), ([0, 1], [1, 1]), ([1], [0, 2]), ([], [0, 0])])
def test_build_monument_brings_apples(there: list[int], gained: list[int]) -> None:
    state = moving(on=there)
    supply = [player["supply"] for player in state.view(None)["players"]]
    play(state, *BUILD)
    assert (held(state), on(state)) == (gained, [])
    now = [player["supply"] for player in state.view(None)["players"]]
    assert now == [supply[seat] + there.count(seat) for seat in (0, 1)]


@pytest.mark.rule("HG-2.4")
@pytest.mark.parametrize(("left", "gained"), [(1, [1, 0]), (2, [1, 1]), (3, [1, 2])])
def test_what_the_board_lacks_is_lost(left: int, gained: list[int]) -> None:
    state = moving(on=[0, 1, 1], garden={"left": left})
    play(state, *BUILD)
    assert held(state) == gained


def test_what_is_under_way_is_described() -> None:
    state = moving("send_for_apple boeotia")
    again = GAME.position(state.describe())
    assert (again.view(0)["garden"], offered(again)) == (state.view(0)["garden"], offered(state))
    with pytest.raises(PositionError, match="Hoplite Movement"):
        moving(garden={"sent": True})
    with pytest.raises(PositionError, match="no battle"):
        moving(garden={"eaten": [0]})
