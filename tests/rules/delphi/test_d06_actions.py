"""The actions (rules D-6)."""

from __future__ import annotations

import pytest

from tests.delphi.positions import (
    TILES,
    all_cards,
    cost,
    island,
    may,
    offered,
    play,
    player,
    told,
    turn,
    water_at,
)

GODS = ("aphrodite", "ares", "hermes", "poseidon", "apollo", "artemis")
HURT = {"injuries": ["red"]}


@pytest.mark.rule("D-6.9", "D-6.15", "D-6.20")
def test_the_rulebooks_first_turn() -> None:
    state = turn(
        [{"dice": ["black", "pink", "green"], "favours": 4}, HURT, HURT],
        seats=3,
        islands={"offerings": {"3,0": ["black", "blue", "green"]}},
        rolls={"oracle": ["red", "red", "blue"]},
    )
    play(state, "sail die-green 3,-1")  # three hexes, to a green one
    assert cost(state, "explore die-pink 4,-1") == 4  # the red island would cost 3 favours more than the blue offering
    play(state, "load_offering die-pink 3,0 blue")
    assert (player(state)["favours"], player(state)["hold"]["offerings"]) == (3, ["blue"])
    play(state, "advance_god die-black ares")
    assert player(state)["gods"]["ares"] == 2  # from the start cloud to the first cloud for three players
    events = play(state, "end_turn")
    assert told(events, "consulted")[0]["colours"] == ["red", "red", "blue"]
    assert player(state)["dice"] == ["red", "red", "blue"]
    assert state.decision.seat == 1


# -- what holds for all actions ---------------------------------------------------------------------------------------


@pytest.mark.rule("D-6.1")
def test_an_action_is_finished_with_all_that_it_brings() -> None:
    """A shrine brings a god step; a statue a companion, and with a card a god step besides: nothing comes between."""
    captain = {"dice": ["red", "black"], "oracle": ["red"], "favours": 5, "gods": {"aphrodite": 6}}
    state = turn([captain | {"ship": "1,1"}], islands={"tiles": {"0,2": "red_phi"}})
    play(state, "explore die-red 0,2")
    assert offered(state) == [f"lift {god}" for god in GODS if god != "aphrodite"]
    state = turn([captain | {"ship": "-5,-1", "statues": ["red"], "equipment": ["task_reward_god_step"]}])
    play(state, "raise_statue die-red -4,-2 red")
    assert offered(state) == ["befriend hero_red", "befriend demigod_red", "befriend creature_red"]
    play(state, "befriend creature_red")
    assert offered(state) == [f"lift {god}" for god in GODS if god != "aphrodite"]
    play(state, "lift ares")
    assert state.decision.kind == "turn"


@pytest.mark.rule("D-6.2")
def test_what_would_change_nothing_is_not_offered() -> None:
    state = turn([{"dice": ["red", "blue"], "injuries": [], "favours": 9, "gods": {"aphrodite": 6, "poseidon": 6}}])
    assert not offered(state, "discard_injuries")
    assert not may(state, "advance_god die-red aphrodite")
    assert not may(state, "advance_god die-blue poseidon")
    assert not may(state, "aphrodite")
    there = turn([{"ship": "3,-1", "dice": ["green"], "gods": {"poseidon": 6}}])
    assert not may(there, "poseidon 3,-1")
    assert not may(there, "sail die-green 3,-1")


@pytest.mark.rule("D-6.2")
def test_no_look_where_nothing_is_hidden_and_no_draw_without_cards() -> None:
    state = turn(
        [{"dice": ["red"], "gods": {"artemis": 6}}, {"oracle": all_cards(5)}],
        islands={"tiles": TILES, "explored": list(TILES)},
    )
    assert not offered(state, "look_islands")
    assert not offered(state, "draw_oracle")
    assert not offered(state, "artemis")
    assert not offered(state, "send_back")


# -- any colour -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-6.4")
def test_draw_an_oracle_card() -> None:
    state = turn([{"dice": ["red", "black"]}], supply={"oracle_deck": ["yellow", "pink"]})
    play(state, "draw_oracle die-red")
    assert {colour: count for colour, count in player(state)["oracle"].items() if count} == {"yellow": 1}
    play(state, "draw_oracle die-black")
    assert {colour: count for colour, count in player(state)["oracle"].items() if count} == {"yellow": 1, "pink": 1}


@pytest.mark.rule("D-6.5")
def test_an_empty_oracle_deck_is_made_of_its_discards() -> None:
    rest = all_cards(5, less=["red", "red"])
    state = turn([{"dice": ["blue", "blue", "blue"]}, {"oracle": rest}], supply={"oracle_discard": ["red", "red"]})
    assert state.view(None)["decks"]["oracle"] == 0
    play(state, "draw_oracle die-blue")
    view = state.view(None)
    assert (view["decks"]["oracle"], view["discards"]["oracle"]["red"], player(state)["oracle"]["red"]) == (1, 0, 1)


@pytest.mark.rule("D-6.5")
def test_a_new_deck_is_shuffled() -> None:
    drawn = set()
    for seed in range(20):
        state = turn([{"dice": ["red"]}], supply={"oracle_discard": all_cards(5)}, seed=seed)
        drawn.add(told(play(state, "draw_oracle die-red"), "oracle_drawn")[0]["colour"])
    assert len(drawn) > 3


@pytest.mark.rule("D-6.5")
def test_with_deck_and_discards_empty_a_draw_is_skipped() -> None:
    """An island that gives two oracle cards, and there is one."""
    state = turn(
        [{"ship": "1,1", "dice": ["red"]}, {"oracle": all_cards(5, less=["pink"])}],
        islands={"tiles": {"0,2": "blue_phi"}},
        supply={"oracle_discard": ["pink"]},
    )
    play(state, "explore die-red 0,2")
    assert sum(player(state)["oracle"].values()) == 1
    assert state.decision.kind == "turn"


@pytest.mark.rule("D-6.5")
@pytest.mark.parametrize(("discarded", "drawn"), [(["pink"], 1), ([], 0)])
def test_the_injury_deck_likewise(discarded: list[str], drawn: int) -> None:
    state = turn(
        [{"ship": "2,1", "dice": ["green"], "favours": 0}, {"injuries": all_cards(7, less=discarded)}],
        islands={"monsters": {"2,0": ["green"]}},
        supply={"injury_discard": discarded},
        rolls={"battle": [0]},
    )
    play(state, "fight die-green 2,0 green")
    assert (player(state)["injuries"]["pink"], state.view(None)["discards"]["injury"]["pink"]) == (drawn, 0)


@pytest.mark.rule("D-6.6")
@pytest.mark.parametrize("colour", ["red", "black", "pink", "blue", "yellow", "green"])
def test_take_favours(colour: str) -> None:
    state = turn([{"dice": [colour], "favours": 1}])
    play(state, f"take_favours die-{colour}")
    assert player(state)["favours"] == 3


# -- looking ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-6.7")
def test_look_at_two_hidden_islands_anywhere() -> None:
    state = turn([{"dice": ["red"]}], islands={"tiles": TILES})
    play(state, "look_islands die-red", "look -6,5", "look 4,-1")
    assert (island(state, "-6,5", 0)["tile"], island(state, "4,-1", 0)["tile"]) == ("blue_phi", "blue_sigma")
    assert not island(state, "-6,5")["explored"]
    assert not island(state, "4,-1")["explored"]
    assert state.decision.kind == "turn"


@pytest.mark.rule("D-6.7")
def test_look_at_the_one_that_is_left() -> None:
    explored = [name for name in TILES if name != "0,2"]
    state = turn([{"dice": ["red"]}], islands={"tiles": TILES, "explored": explored})
    play(state, "look_islands die-red")
    assert island(state, "0,2", 0)["tile"] == "yellow_omega"
    assert (island(state, "0,2")["explored"], state.decision.kind) == (False, "turn")


@pytest.mark.rule("D-6.8")
def test_both_are_chosen_before_either_is_seen() -> None:
    state = turn([{"dice": ["red"]}], islands={"tiles": TILES})
    play(state, "look_islands die-red")
    assert set(offered(state)) == {f"look {name}" for name in TILES}
    play(state, "look 0,2")
    assert island(state, "0,2", 0)["tile"] is None
    assert set(offered(state)) == {f"look {name}" for name in TILES if name != "0,2"}


@pytest.mark.rule("D-6.8")
def test_where_somebody_looked_is_public_and_what_is_there_is_not() -> None:
    state = turn([{"dice": ["red"]}], islands={"tiles": TILES})
    (looked,) = [
        event for event in play(state, "look_islands die-red", "look 0,2", "look 4,-1") if event.kind == "looked"
    ]
    mine, theirs, spectators = (looked.seen_by(seat) for seat in (0, 1, None))
    assert mine is not None
    assert mine.fields["tiles"] == ["yellow_omega", "blue_sigma"]
    assert theirs == spectators
    assert theirs is not None
    assert theirs.fields == {"seat": 0, "count": 2, "hexes": ["0,2", "4,-1"]}
    assert island(state, "0,2", 1) == {**island(state, "0,2", 0), "tile": None}
    assert island(state, "0,2", 1)["seen_by"] == [0]


@pytest.mark.rule("D-6.8")
def test_a_second_look_is_allowed() -> None:
    state = turn([{"dice": ["red"], "seen": ["0,2", "4,-1"]}], islands={"tiles": TILES})
    play(state, "look_islands die-red", "look 0,2", "look 4,-1")
    everything = turn([{"dice": ["red"], "seen": list(TILES)}], islands={"tiles": TILES})
    assert may(everything, "look_islands die-red")


# -- sailing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-6.9")
def test_a_sail_takes_three_hexes_and_ends_on_the_sources_colour() -> None:
    state = turn([{"ship": "0,1", "dice": ["red"], "favours": 0}])
    reached = {name for far in (1, 2, 3) for name in water_at(state, "0,1", far, "red")}
    assert set(offered(state, "sail")) == {f"sail die-red {name}" for name in reached}
    play(state, "sail die-red -3,2")  # by way of a blue and a yellow hex
    assert player(state)["ship"] == "-3,2"


@pytest.mark.rule("D-6.9")
def test_to_stay_is_no_sail() -> None:
    state = turn([{"ship": "0,1", "dice": ["pink"], "favours": 9}])
    assert not may(state, "sail die-pink 0,1")
    wild = turn([{"ship": "0,1", "dice": ["pink"], "favours": 9, "companions": ["creature_pink", "demigod_pink"]}])
    assert not may(wild, "sail die-pink 0,1")


@pytest.mark.rule("D-6.10")
def test_a_favour_for_a_fourth_hex() -> None:
    """The rulebook's example: the yellow player, a pink die, four hexes to a pink one."""
    captain = {"ship": "0,1", "dice": ["pink"], "ship_tile": "ship_start_equipment_oracle"}
    (goal, *_) = water_at(turn(), "0,1", 4, "pink")
    state = turn([{}, captain | {"favours": 1}], seat=1)
    assert player(state, 1)["colour"] == "yellow"
    play(state, f"sail die-pink {goal}")
    assert (player(state, 1)["ship"], player(state, 1)["favours"]) == (goal, 0)
    assert not may(turn([{}, captain | {"favours": 0}], seat=1), f"sail die-pink {goal}")


@pytest.mark.rule("D-6.10")
def test_range_has_no_limit_but_the_purse() -> None:
    state = turn([{"ship": "1,5", "dice": ["red"], "favours": 30}])
    assert cost(state, "sail die-red 2,6") == 16 - 3
    assert len(offered(state, "sail")) == 71


@pytest.mark.rule("D-6.10")
def test_bonuses_add_up() -> None:
    """Ship tile 2, equipment 1, creature 3, and one favour: 3 + 2 + 1 + 3 + 1."""
    captain = {
        "ship": "1,5",
        "dice": ["red"],
        "ship_tile": "ship_sail_plus_two",
        "equipment": ["sail_plus_one"],
        "companions": ["creature_red"],
    }
    for favours, reach in ((0, 9), (1, 10)):
        state = turn([captain | {"favours": favours}])
        ends = {text.split()[2] for text in offered(state, "sail")}
        assert set(water_at(state, "1,5", reach)) <= ends
        assert not set(water_at(state, "1,5", reach + 1)) & ends


@pytest.mark.rule("D-6.11")
def test_leaving_zeus_costs_nothing_special() -> None:
    state = turn([{"dice": ["black"], "favours": 0}])
    assert player(state)["ship"] == "0,0"
    reached = {name for far in (1, 2, 3) for name in water_at(state, "0,0", far, "black")}
    assert set(offered(state, "sail")) == {f"sail die-black {name}" for name in reached}


@pytest.mark.rule("D-6.11")
def test_coming_home_takes_all_tasks_done_and_any_colour() -> None:
    captain = {"ship": "-2,0", "dice": ["pink"], "favours": 0}  # the second ring around Zeus: one hex more for Zeus
    assert not may(turn([captain | {"tasks": ["shrine"]}]), "sail die-pink 0,0")
    state = turn([captain | {"tasks": []}])
    play(state, "sail die-pink 0,0")
    assert (player(state)["ship"], player(state)["arrived"]) == ("0,0", True)
    (far, *_) = water_at(state, "0,0", 3)
    assert cost(turn([captain | {"ship": far, "tasks": []}]), "sail die-pink 0,0") == 0
    (further, *_) = water_at(state, "0,0", 4)
    assert not may(turn([captain | {"ship": further, "tasks": []}]), "sail die-pink 0,0")
    assert cost(turn([captain | {"ship": further, "tasks": [], "favours": 1}]), "sail die-pink 0,0") == 1
