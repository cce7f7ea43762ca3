"""Equipment that does its work once, on receipt (rules D-12.15 to D-12.19)."""

from __future__ import annotations

import pytest

from tests.delphi.positions import (
    OFFERINGS,
    TILES,
    before_taking,
    island,
    may,
    offered,
    play,
    player,
    told,
)

BIG_HOLD = "ship_two_way_recolour_hold_four"
COLOURS_OF_CARDS = {"rgy": ["red", "yellow", "green"], "pbk": ["black", "pink", "blue"]}
GODS = ("aphrodite", "ares", "hermes", "poseidon", "apollo", "artemis")


# -- statues ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-12.15")
@pytest.mark.parametrize(("sort", "colours"), COLOURS_OF_CARDS.items())
def test_instant_statue(sort: str, colours: list[str]) -> None:
    state = before_taking(f"instant_statue_{sort}", {"ship": "0,0"})  # no city far and wide
    play(state, f"take instant_statue_{sort}")
    assert offered(state) == [f"receive_statue {colour}" for colour in colours]
    play(state, f"receive_statue {colours[1]}")
    assert player(state)["hold"] == {"offerings": [], "statues": [colours[1]]}
    assert state.view(None)["statues"][colours[1]] == 2
    assert state.decision.kind == "turn"


@pytest.mark.rule("D-12.15")
def test_instant_statue_keeps_to_the_tasks() -> None:
    state = before_taking("instant_statue_rgy", {"statues": ["green"], "done": {"statues": ["red"]}})
    play(state, "take instant_statue_rgy")
    assert player(state)["hold"]["statues"] == ["yellow", "green"]  # the only one left to choose


@pytest.mark.rule("D-12.15")
def test_instant_statue_needs_room() -> None:
    state = before_taking("instant_statue_rgy", {"statues": ["blue"], "offerings": ["red"]})
    events = play(state, "take instant_statue_rgy")
    assert told(events, "equipment_lapsed")
    assert player(state)["hold"] == {"offerings": ["red"], "statues": ["blue"]}


@pytest.mark.rule("D-12.15")
def test_instant_statue_needs_a_statue_in_the_city() -> None:
    others = [{"done": {"statues": ["green"]}}] * 3
    state = before_taking("instant_statue_rgy", others=others, seats=4)
    assert state.view(None)["statues"]["green"] == 0
    play(state, "take instant_statue_rgy")
    assert offered(state) == ["receive_statue red", "receive_statue yellow"]


# -- offerings --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-12.16")
@pytest.mark.parametrize(("sort", "colours"), COLOURS_OF_CARDS.items())
def test_instant_offering(sort: str, colours: list[str]) -> None:
    state = before_taking(f"instant_offering_{sort}", {"ship": "0,0"})  # no island far and wide
    play(state, f"take instant_offering_{sort}")
    lying = {f"{at} {colour}" for at, there in OFFERINGS.items() for colour in there if colour in colours}
    assert {text.removeprefix("receive_offering ") for text in offered(state)} == lying
    at, colour = sorted(lying)[0].split()
    play(state, f"receive_offering {at} {colour}")
    assert player(state)["hold"] == {"offerings": [colour], "statues": []}
    assert colour not in island(state, at)["offerings"]
    assert state.decision.kind == "turn"


@pytest.mark.rule("D-12.16")
def test_instant_offering_keeps_to_the_tasks() -> None:
    # the tasks are white, pink and yellow: black and blue have no place beside red
    state = before_taking("instant_offering_pbk", {"offerings": ["red"]})
    play(state, "take instant_offering_pbk")
    assert {text.split()[2] for text in offered(state)} == {"pink"}


@pytest.mark.rule("D-12.16")
def test_instant_offering_needs_room() -> None:
    state = before_taking("instant_offering_pbk", {"statues": ["blue", "green"]})
    events = play(state, "take instant_offering_pbk")
    assert told(events, "equipment_lapsed")
    state = before_taking("instant_offering_pbk", {"statues": ["blue", "green"], "ship_tile": BIG_HOLD})
    play(state, "take instant_offering_pbk")
    assert state.decision.kind == "receive_offering"


# -- gods -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-12.17")
@pytest.mark.parametrize("god", ["poseidon", "hermes", "artemis", "aphrodite"])
@pytest.mark.parametrize("row", [0, 3, 5])
def test_instant_god_to_throne(god: str, row: int) -> None:
    state = before_taking("instant_god_to_throne", {"gods": {god: row}})
    play(state, "take instant_god_to_throne")
    assert offered(state) == [f"enthrone {one}" for one in ("poseidon", "hermes", "artemis", "aphrodite")]
    play(state, f"enthrone {god}")
    assert player(state)["gods"] == dict.fromkeys(GODS, 0) | {god: 6}
    assert may(state, f"send_back {god}")


@pytest.mark.rule("D-12.17")
def test_a_god_on_its_throne_cannot_be_enthroned() -> None:
    state = before_taking("instant_god_to_throne", {"gods": {"poseidon": 6, "hermes": 5}})
    play(state, "take instant_god_to_throne")
    assert offered(state) == ["enthrone hermes", "enthrone artemis", "enthrone aphrodite"]


# -- the bundle -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-12.18")
def test_instant_bundle() -> None:
    state = before_taking("instant_bundle", {"favours": 1}, supply={"oracle_deck": ["green"]})
    play(state, "take instant_bundle")
    assert player(state)["favours"] == 4
    assert player(state)["oracle"]["green"] == 1
    assert (state.decision.kind, state.decision.about["left"]) == ("god_steps", 2)
    assert len(offered(state)) == 6
    play(state, "lift ares", "lift hermes")
    assert player(state)["gods"] == dict.fromkeys(GODS, 0) | {"ares": 3, "hermes": 3}
    assert state.decision.kind == "turn"


# -- the scout --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-12.19")
def test_instant_scout_explore() -> None:
    state = before_taking("instant_scout_explore", {"ship": "0,0", "favours": 0})
    play(state, "take instant_scout_explore")
    assert {text.removeprefix("look ") for text in offered(state)} == set(TILES)
    play(state, "look -4,1")
    assert island(state, "-4,1", seat=0)["tile"] is None  # nothing is seen before both are chosen
    events = play(state, "look 4,-1")
    assert island(state, "-4,1", seat=0)["tile"] == "yellow_psi"
    assert island(state, "4,-1", seat=0)["tile"] == "blue_sigma"
    assert island(state, "-4,1", seat=1)["tile"] is None
    seen = [event.seen_by(1) for event in events if event.kind == "looked"]
    assert [event.fields for event in seen if event] == [{"seat": 0, "count": 2, "hexes": ["-4,1", "4,-1"]}]
    assert offered(state) == ["scout -4,1", "scout 4,-1"]
    play(state, "scout -4,1")
    assert player(state)["favours"] == 4  # Ψ
    assert island(state, "-4,1")["explored"]
    assert not island(state, "4,-1")["explored"]
    assert state.decision.kind == "turn"


@pytest.mark.rule("D-12.19")
def test_the_scout_may_find_an_own_island() -> None:
    state = before_taking("instant_scout_explore", {"ship": "0,0"})
    play(state, "take instant_scout_explore", "look -4,7", "look 4,-1", "scout -4,7", "lift ares")
    assert island(state, "-4,7")["shrine"]
    assert player(state)["shrines"] == 2


@pytest.mark.rule("D-12.19")
def test_the_scout_looks_at_hidden_islands_only() -> None:
    hidden = ["-4,1", "4,-1", "0,2"]
    explored = [at for at in TILES if at not in hidden]
    state = before_taking("instant_scout_explore", islands={"explored": explored})
    play(state, "take instant_scout_explore")
    assert {text.removeprefix("look ") for text in offered(state)} == set(hidden)
    state = before_taking("instant_scout_explore", islands={"explored": [*explored, "0,2"]})
    play(state, "take instant_scout_explore")  # the two that are left are seen at once
    assert sorted(offered(state)) == ["scout -4,1", "scout 4,-1"]


@pytest.mark.rule("D-12.19", "D-12.2")
def test_the_scout_needs_two_hidden_islands() -> None:
    explored = [at for at in TILES if at != "4,-1"]
    state = before_taking("instant_scout_explore", islands={"explored": explored})
    events = play(state, "take instant_scout_explore")
    assert told(events, "equipment_lapsed") == [{"seat": 0, "equipment": "instant_scout_explore"}]
    assert island(state, "4,-1", seat=0)["tile"] is None
    assert not island(state, "4,-1")["explored"]
    assert state.decision.kind == "turn"
