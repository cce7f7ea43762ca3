"""Exploring (rules D-8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from aegean import State
from tests.delphi.positions import TILES, island, may, offered, play, player, told, turn

EXPLORE = "explore die-red 0,2"


def at_the_island(tile: str, captain: Mapping[str, Any] = {}, *, seats: int = 2, **rest: Any) -> State:
    """Seat 0, red, with a red die beside the hidden island 0,2 with its red border."""
    islands = {"tiles": {"0,2": tile}}
    return turn([{"ship": "1,1", "dice": ["red"], **captain}], seats=seats, islands=islands, **rest)


def gains(state: State, before: Mapping[str, Any]) -> dict[str, Any]:
    """How the player's favours, cards, strength and steps have changed."""
    after = player(state)
    changed = {
        "favours": after["favours"] - before["favours"],
        "oracle": sum(after["oracle"].values()) - sum(before["oracle"].values()),
        "strength": after["strength"] - before["strength"],
        "shrines": after["shrines"] - before["shrines"],
    }
    return {what: by for what, by in changed.items() if by}


@pytest.mark.rule("D-8.1")
def test_the_own_island_takes_a_shrine_at_once() -> None:
    """The rulebook's example: the blue player explores an island with a yellow die, and it is blue's own."""
    state = turn(
        [{}, {}, {}, {"ship": "-5,0", "dice": ["yellow"], "favours": 2}],
        seats=4,
        seat=3,
        islands={"tiles": {"-4,-1": "blue_sigma"}},
    )
    play(state, "explore die-yellow -4,-1")
    assert island(state, "-4,-1")["shrine"]
    assert (player(state, 3)["shrines"], player(state, 3)["tasks"].count("shrine")) == (2, 2)
    assert player(state, 3)["favours"] == 2
    play(state, "lift apollo")
    assert player(state, 3)["gods"]["apollo"] == 1
    assert state.decision.kind == "turn"  # the letter, three god steps, gives nothing


@pytest.mark.rule("D-8.1")
@pytest.mark.parametrize("tile", ["red_phi", "red_psi", "red_omega"])
def test_the_own_islands_letter_gives_nothing(tile: str) -> None:
    state = at_the_island(tile, {"injuries": ["blue"]})
    before = player(state)
    play(state, EXPLORE, "lift ares")
    assert gains(state, before) == {"shrines": -1}
    assert (player(state)["injuries"]["blue"], state.decision.kind) == (1, "turn")


@pytest.mark.rule("D-8.1")
@pytest.mark.parametrize("tile", ["red_phi", "yellow_psi"])
def test_an_explored_tile_stays_open_to_all(tile: str) -> None:
    state = at_the_island(tile)
    assert [island(state, "0,2", seat)["tile"] for seat in (0, 1, None)] == [None] * 3
    play(state, EXPLORE)
    assert [island(state, "0,2", seat)["tile"] for seat in (0, 1, None)] == [tile] * 3
    if state.decision.kind == "god_steps":
        play(state, "lift ares")
    play(state, "end_turn")
    assert [island(state, "0,2", seat)["tile"] for seat in (0, 1, None)] == [tile] * 3
    assert island(state, "0,2")["explored"]


@pytest.mark.rule("D-8.2")
def test_anothers_island_gives_its_letter() -> None:
    state = at_the_island("yellow_psi")
    before = player(state)
    play(state, EXPLORE)
    assert gains(state, before) == {"favours": 4}
    assert not island(state, "0,2")["shrine"]


@pytest.mark.rule("D-8.2")
def test_so_does_the_own_island_when_no_shrine_task_is_left() -> None:
    state = turn(
        [{"ship": "1,1", "dice": ["red"], "tasks": ["statue"]}],
        options={"tiles_less": 2},
        islands={"tiles": TILES | {"0,2": "red_psi", "-4,7": "yellow_omega"}, "built": ["1,-4", "2,3"]},
    )
    before = player(state)
    play(state, EXPLORE)
    assert gains(state, before) == {"favours": 4}
    assert not island(state, "0,2")["shrine"]


@pytest.mark.rule("D-8.3")
def test_the_owner_builds_later_where_somebody_else_explored() -> None:
    state = turn(
        [{"ship": "1,1", "dice": ["red"]}, {"ship": "1,1", "dice": ["red", "red", "red"], "injuries": ["red"]}],
        islands={"tiles": {"0,2": "yellow_psi"}},
    )
    play(state, EXPLORE, "end_turn")
    assert (island(state, "0,2")["explored"], island(state, "0,2")["shrine"]) == (True, False)
    assert player(state, 1)["shrines"] == 3
    play(state, "build_shrine die-red 0,2")
    assert (island(state, "0,2")["shrine"], player(state, 1)["shrines"]) == (True, 2)


@pytest.mark.rule("D-8.4")
@pytest.mark.parametrize("tile", ["red_phi", "red_psi", "red_omega"])
def test_with_two_tasks_left_any_own_island_will_do(tile: str) -> None:
    state = at_the_island(tile, options={"tiles_less": 2})
    assert player(state)["tasks"].count("shrine") == 2
    play(state, EXPLORE)
    assert island(state, "0,2")["shrine"]


@pytest.mark.rule("D-8.4")
@pytest.mark.parametrize("tile", ["yellow_omega", "green_psi", "blue_phi"])
def test_a_letter_that_the_player_has_too_makes_no_shrine(tile: str) -> None:
    """Red has islands with these letters as well, but the colour decides."""
    state = at_the_island(tile)
    play(state, EXPLORE)
    assert not island(state, "0,2")["shrine"]
    assert player(state)["shrines"] == 3


@pytest.mark.rule("D-8.4")
def test_islands_of_colours_that_nobody_plays_give_only_letters() -> None:
    green_and_blue = [name for name, tile in TILES.items() if tile.startswith(("green", "blue"))]
    for seat in (0, 1):
        players: Sequence[dict[str, object]] = [{"ship": "3,-1", "dice": ["red", "red", "red"]}] * 2
        state = turn(players, seat=seat, islands={"tiles": TILES, "explored": green_and_blue})
        assert not offered(state, "build_shrine")  # the blue island 4,-1 lies beside the ship
    state = at_the_island("green_psi")
    before = player(state)
    play(state, EXPLORE)
    assert gains(state, before) == {"favours": 4}


@pytest.mark.rule("D-8.5")
def test_psi_gives_four_favours() -> None:
    state = at_the_island("yellow_psi", {"favours": 1})
    play(state, EXPLORE)
    assert (player(state)["favours"], state.decision.kind) == (5, "turn")


@pytest.mark.rule("D-8.6")
def test_phi_gives_two_oracle_cards() -> None:
    state = at_the_island("green_phi", supply={"oracle_deck": ["pink", "yellow", "red"]})
    before = player(state)
    drawn = told(play(state, EXPLORE), "oracle_drawn")
    assert [card["colour"] for card in drawn] == ["pink", "yellow"]
    assert (gains(state, before), state.decision.kind) == ({"oracle": 2}, "turn")


@pytest.mark.rule("D-8.7")
def test_omega_gives_strength_and_takes_the_injuries_of_one_colour() -> None:
    state = at_the_island("yellow_omega", {"injuries": ["red", "blue", "blue", "green"], "strength": 1})
    play(state, EXPLORE)
    assert player(state)["strength"] == 2
    assert offered(state) == ["discard_colour red", "discard_colour blue", "discard_colour green"]
    play(state, "discard_colour blue")
    assert {colour: count for colour, count in player(state)["injuries"].items() if count} == {"red": 1, "green": 1}
    assert state.decision.kind == "turn"


@pytest.mark.rule("D-8.7")
def test_omega_without_injuries_gives_strength_alone() -> None:
    state = at_the_island("yellow_omega")
    before = player(state)
    play(state, EXPLORE)
    assert (gains(state, before), state.decision.kind) == ({"strength": 1}, "turn")


@pytest.mark.rule("D-8.8")
def test_sigma_gives_three_god_steps() -> None:
    state = at_the_island("yellow_sigma", {"gods": {"ares": 5}})
    play(state, EXPLORE, "lift ares", "lift hermes")
    assert not may(state, "lift ares")
    play(state, "lift hermes")
    gods = player(state)["gods"]
    assert (gods["ares"], gods["hermes"], state.decision.kind) == (6, 4, "turn")
