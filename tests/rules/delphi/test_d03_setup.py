"""Setup (rules D-3)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from tests.delphi.positions import GAME, MAP, TASKS, TILES, island, may, offered, play, player, told, turn

COLOURS = ("red", "black", "pink", "blue", "yellow", "green")
GOD_OF = dict(zip(COLOURS, ("aphrodite", "ares", "hermes", "poseidon", "apollo", "artemis"), strict=True))
FIRST_CLOUD = {2: 3, 3: 2, 4: 1}
TWO_SIDED = {("blue", "blue"), ("yellow", "yellow"), ("pink", "red"), ("green", "black")}  # offering, monster
FIRST_GAME = {
    "ship_strength_two", "ship_gods_on_first_cloud", "ship_sail_plus_two", "ship_two_way_recolour_hold_four",
}  # fmt: skip
SEEDS = range(50)
every_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4])


@cache
def view(seats: int, seed: int) -> dict[str, Any]:
    """A new game as everybody sees it, while the ship tiles are still to be chosen."""
    return GAME.new(seats, seed, {"ships": "draft"}).view(None)


def lying(seats: int, seed: int, kind: str) -> list[Any]:
    """What lies on the islands of a kind."""
    things = {"offering": "offerings", "monster": "monsters", "temple": "temple", "statue": "raised", "city": "statues"}
    return [one[things[kind]] for one in view(seats, seed)["islands"].values() if one["kind"] == kind]


# -- the board --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-3.1")
@every_number_of_players
def test_seats_play_in_their_order_and_the_first_one_stays_first(seats: int) -> None:
    state = turn([{"injuries": ["red"]} for _ in range(seats)], seats=seats, rolls={"titan": [1, 1, 1]})
    order = []
    for _ in range(3 * seats):
        order.append(state.decision.seat)
        play(state, "end_turn")
        while state.decision.kind == "recover":
            play(state, offered(state)[0])
    assert order == [*range(seats)] * 3


@pytest.mark.rule("D-3.2")
@every_number_of_players
def test_offerings(seats: int) -> None:
    arrangements = set()
    for seed in SEEDS:
        islands = lying(seats, seed, "offering")
        assert [len(set(colours)) for colours in islands] == [len(colours) for colours in islands] == [seats] * 6
        assert Counter(colour for colours in islands for colour in colours) == dict.fromkeys(COLOURS, seats)
        arrangements.add(str(islands))
    assert len(arrangements) == len(SEEDS)


@pytest.mark.rule("D-3.3")
@every_number_of_players
def test_monsters(seats: int) -> None:
    arrangements, shared = set(), 0
    for seed in SEEDS:
        setup = view(seats, seed)
        is_marked = {ground["hex"]: "marked" in ground for ground in setup["hexes"]}
        mountains = {name: one["monsters"] for name, one in setup["islands"].items() if one["kind"] == "monster"}
        marked = [monsters for name, monsters in mountains.items() if is_marked[name]]
        plain = [monsters for name, monsters in mountains.items() if not is_marked[name]]
        assert [len(set(monsters)) for monsters in marked] == [2] * 3
        assert [len(monsters) for monsters in marked] == [2] * 3
        assert [len(set(monsters)) for monsters in plain] == [len(monsters) for monsters in plain] == [seats - 1] * 6
        assert Counter(colour for colours in mountains.values() for colour in colours) == dict.fromkeys(COLOURS, seats)
        arrangements.add(str(mountains))
        shared += len({colour for monsters in marked for colour in monsters}) < 6
    assert len(arrangements) == len(SEEDS)
    assert 0 < shared < len(SEEDS)  # one colour may lie on two marked mountains, and need not


@pytest.mark.rule("D-3.4")
@every_number_of_players
def test_temples_statues_and_pedestals(seats: int) -> None:
    arrangements = set()
    for seed in SEEDS:
        temples = lying(seats, seed, "temple")
        assert sorted(temples) == sorted(COLOURS)
        arrangements.add(str(temples))
        assert lying(seats, seed, "city") == [3] * 6
        assert view(seats, seed)["statues"] == dict.fromkeys(COLOURS, 3)
        assert lying(seats, seed, "statue") == [[]] * 6
    assert len(arrangements) > 30


@pytest.mark.rule("D-3.5")
@every_number_of_players
def test_all_island_tiles_lie_face_down(seats: int) -> None:
    arrangements = set()
    for seed in range(10):
        state = GAME.new(seats, seed)
        hidden = [one for one in state.view(0)["islands"].values() if one["kind"] == "hidden"]
        assert [(one["explored"], one["tile"], one["shrine"]) for one in hidden] == [(False, None, False)] * 12
        tiles = state.describe()["islands"]["tiles"]
        assert sorted(tiles.values()) == sorted(TILES.values())
        arrangements.add(str(list(tiles.values())))
    assert len(arrangements) == 10


# -- the supply, and who knows what -----------------------------------------------------------------------------------


@pytest.mark.rule("D-3.6")
def test_the_supply() -> None:
    displays, decks = set(), set()
    for seed in range(10):
        setup = view(3, seed)
        assert len(setup["companions"]) == 18
        assert len(set(setup["display"])) == 6
        assert setup["decks"] == {"oracle": 30, "injury": 42 - 3, "equipment": 22 - 6}
        displays.add(str(sorted(setup["display"])))
        supply = GAME.new(3, seed, {"ships": "draft"}).describe()["supply"]
        decks |= {str(supply[deck]) for deck in ("oracle_deck", "injury_deck", "equipment_deck")}
    assert len(displays) == 10
    assert len(decks) == 30


@pytest.mark.rule("D-3.7")
def test_the_order_of_decks_and_unseen_tiles_are_unknown() -> None:
    first = {"oracle_deck": ["red"], "injury_deck": ["red"], "equipment_deck": ["sail_plus_one"]}
    other = {"oracle_deck": ["blue"], "injury_deck": ["pink"], "equipment_deck": ["reach_statue"]}
    display = [
        "sail_over_shallows", "reach_offering", "instant_bundle", "roll_bonus_red", "roll_bonus_black", "die_combo_pink"
    ]  # fmt: skip
    open_ = {"display": display, "injury_discard": []}
    swapped = TILES | {"0,2": "red_phi", "2,3": "yellow_omega"}
    one = turn(supply={**open_, **first}, islands={"tiles": TILES})
    two = turn(supply={**open_, **other}, islands={"tiles": swapped})
    for seat in (None, 0, 1):
        assert one.view(seat) == two.view(seat)
    assert offered(one) == offered(two)


@pytest.mark.rule("D-3.7")
def test_only_who_has_looked_knows_a_tile() -> None:
    state = turn([{"seen": ["0,2"]}], islands={"tiles": TILES, "explored": ["4,-1"]})
    assert [island(state, "0,2", seat)["tile"] for seat in (0, 1, None)] == ["yellow_omega", None, None]
    assert [island(state, "4,-1", seat)["tile"] for seat in (0, 1, None)] == ["blue_sigma"] * 3


@pytest.mark.rule("D-3.7")
def test_everything_else_is_open() -> None:
    state = turn([{"seen": ["0,2"]}, {"oracle": ["red", "pink"], "injuries": ["blue"], "favours": 7}])
    other = player(state, 1)
    assert (other["favours"], other["oracle"]["red"], other["oracle"]["pink"]) == (7, 1, 1)
    assert other["injuries"]["blue"] == 1
    mine, theirs = state.view(0), state.view(1)
    for one in (mine, theirs):
        del one["you"], one["islands"]["0,2"]["tile"]
    assert mine == theirs


# -- the players ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-3.8")
@every_number_of_players
def test_favours_by_seat(seats: int) -> None:
    assert [one["favours"] for one in view(seats, 0)["players"]] == [3, 4, 5, 6][:seats]


@pytest.mark.rule("D-3.8")
@every_number_of_players
def test_the_last_seat_holds_the_titan_die(seats: int) -> None:
    for round_ in (1, 8):
        for seat in range(seats):
            titan = told(play(turn(seats=seats, seat=seat, round=round_), "end_turn"), "titan_rolled")
            assert [one["seat"] for one in titan] == ([seat] if seat == seats - 1 else [])


@pytest.mark.rule("D-3.9", "D-3.11")
@every_number_of_players
def test_the_first_injury_moves_its_god_and_the_first_roll_moves_none(seats: int) -> None:
    for seed in SEEDS:
        state = GAME.new(seats, seed, {"ships": "draft"})
        rolled = told(state.opening, "consulted")
        assert [one["seat"] for one in rolled] == [*range(seats)]
        assert not told(state.opening, "favours_gained") + told(state.opening, "god_advanced")
        for one, roll in zip(state.view(None)["players"], rolled, strict=True):
            assert sorted(one["dice"]) == sorted(roll["colours"])
            (injury,) = [colour for colour, count in one["injuries"].items() if count]
            assert one["injuries"][injury] == 1
            assert one["gods"] == dict.fromkeys(one["gods"], 0) | {GOD_OF[injury]: FIRST_CLOUD[seats]}


@pytest.mark.rule("D-3.9")
def test_the_first_dice_are_those_of_the_first_turn() -> None:
    state = GAME.new(2, 4, {"ships": "first_game", "colours": "dealt"})
    rolled = told(state.opening, "consulted")
    assert {action.args[0] for action in state.decision.actions if action.kind == "take_favours"} == {
        f"die-{colour}" for colour in rolled[0]["colours"]
    }
    play(state, "end_turn")
    while state.decision.kind != "turn":
        play(state, offered(state)[0])
    assert sorted(player(state, 1)["dice"]) == sorted(rolled[1]["colours"])


@pytest.mark.rule("D-3.10")
@every_number_of_players
def test_ships_strength_and_shrines(seats: int) -> None:
    setup = view(seats, 1)
    (zeus,) = [ground["hex"] for ground in setup["hexes"] if ground["kind"] == "zeus"]
    for one in setup["players"]:
        assert one["ship"] == zeus
        assert one["hold"] == {"offerings": [], "statues": []}
        assert (one["strength"], one["shrines"]) == (0, 3)


@pytest.mark.rule("D-3.12")
@every_number_of_players
def test_twelve_tasks_the_same_for_all(seats: int) -> None:
    sides = set()
    for seed in SEEDS:
        tasks = [one["tasks"] for one in view(seats, seed)["players"]]
        assert tasks == [tasks[0]] * seats
        count = Counter(tasks[0])
        assert [count[task] for task in ("shrine", "statue", "offering", "monster")] == [3, 3, 1, 1]
        offerings = {task.removeprefix("offering-") for task in tasks[0] if task.startswith("offering-")}
        monsters = {task.removeprefix("monster-") for task in tasks[0] if task.startswith("monster-")}
        shown = {pair for pair in TWO_SIDED if pair[0] in offerings}
        assert len(shown) == len(offerings) == 2
        assert monsters == {pair[1] for pair in TWO_SIDED - shown}
        assert len(tasks[0]) == 12
        sides.add(frozenset(offerings))
    assert len(sides) == 6  # every choice of two out of four


# -- ship tiles -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-3.13")
def test_ship_tiles_at_random() -> None:
    dealt: Counter[str] = Counter()
    for seed in SEEDS:
        setup = GAME.new(3, seed, {"ships": "random"}).view(None)
        tiles = [one["ship_tile"] for one in setup["players"]]
        assert len(set(tiles)) == 3
        assert setup["ships_on_offer"] == []
        dealt.update(tiles)
    assert len(dealt) == 8


@pytest.mark.rule("D-3.13")
def test_ship_tiles_for_a_first_game() -> None:
    dealt: Counter[str] = Counter()
    for seed in SEEDS:
        tiles = [one["ship_tile"] for one in GAME.new(2, seed, {"ships": "first_game"}).view(None)["players"]]
        assert len(set(tiles)) == 2
        dealt.update(tiles)
    assert set(dealt) == FIRST_GAME
    four = GAME.new(4, 0, {"ships": "first_game"}).view(None)["players"]
    assert {one["ship_tile"] for one in four} == FIRST_GAME


@pytest.mark.rule("D-3.14")
@every_number_of_players
def test_ship_tiles_by_draft(seats: int) -> None:
    state = GAME.new(seats, 2, {"ships": "draft", "colours": "dealt"})
    on_offer = state.view(None)["ships_on_offer"]
    assert len(set(on_offer)) == seats + 1
    for seat in reversed(range(seats)):
        assert (state.decision.seat, state.decision.kind) == (seat, "draft_ship")
        assert offered(state) == [f"choose_ship {tile}" for tile in on_offer]
        play(state, offered(state)[-1])
        assert player(state, seat)["ship_tile"] == on_offer.pop()
    assert state.decision.kind != "draft_ship"
    assert state.view(None)["ships_on_offer"] == []


@pytest.mark.rule("D-3.14")
def test_the_draft_comes_when_all_the_rest_is_on_the_table() -> None:
    tiles = ["ship_cheap_recolour", "ship_sail_plus_two", "ship_strength_two"]
    options = {"ships": "draft", "colours": "dealt"}
    state = GAME.position({"seats": 2, "options": options, "supply": {"ships_on_offer": tiles}})
    before = state.view(None)
    play(state, "choose_ship ship_cheap_recolour", "choose_ship ship_sail_plus_two")
    after = state.view(None)
    for one, then in zip(before["players"], after["players"], strict=True):
        assert {key for key in one if one[key] != then[key]} <= {"ship_tile", "range"}
    for key in ("map", "islands", "statues", "display", "companions", "decks", "discards"):
        assert before[key] == after[key]


@pytest.mark.rule("D-3.15")
def test_what_ship_tiles_do_at_the_start_is_done_in_order_of_seats() -> None:
    """Seat 1 has its tile first; seat 0 uses its own first. The first turn waits for both."""
    state = GAME.position(
        {
            "seats": 2,
            "options": {"ships": "draft", "colours": "dealt"},
            "supply": {
                "ships_on_offer": ["ship_eleven_tasks", "ship_start_equipment_oracle", "ship_strength_two"],
                "display": ["sail_plus_one"],
            },
        }
    )
    begun = play(state, "choose_ship ship_start_equipment_oracle", "choose_ship ship_eleven_tasks")
    assert (state.decision.seat, state.decision.kind) == (0, "drop_task")
    begun += play(state, "drop_task statue")
    assert (state.decision.seat, state.decision.kind) == (1, "equipment")
    assert not told(begun, "turn_began")
    assert told(play(state, "take sail_plus_one"), "turn_began") == [{"seat": 0, "round": 1}]
    assert player(state, 0)["tasks_left"] == 11
    assert player(state, 1)["equipment"] == ["sail_plus_one"]
    assert (state.decision.seat, state.decision.kind) == (0, "turn")


# -- colours ----------------------------------------------------------------------------------------------------------

PLAYER_COLOURS = ["red", "yellow", "green", "blue"]


@pytest.mark.rule("D-3.17", "D-1.2")
@every_number_of_players
def test_colours_are_chosen_in_order_of_seats(seats: int) -> None:
    state = GAME.new(seats, 3)
    assert [one["colour"] for one in state.view(None)["players"]] == [None] * seats
    left, chosen = PLAYER_COLOURS[:], []
    for seat in range(min(seats, 3)):  # the fourth takes what is left
        assert (state.decision.seat, state.decision.kind) == (seat, "choose_colour")
        assert offered(state) == [f"choose_colour {colour}" for colour in left]
        chosen.append(left.pop())
        events = play(state, f"choose_colour {chosen[-1]}")
        assert told(events, "colour_taken")[0] == {"seat": seat, "player": chosen[-1]}
    assert [one["colour"] for one in state.view(None)["players"]] == [*chosen, *left][:seats]
    assert state.decision.kind != "choose_colour"


@pytest.mark.rule("D-3.17")
def test_ships_are_drafted_when_the_colours_are_chosen() -> None:
    state = GAME.new(2, 2, {"ships": "draft"})
    play(state, "choose_colour blue", "choose_colour red")
    assert (state.decision.seat, state.decision.kind) == (1, "draft_ship")


@pytest.mark.rule("D-3.17")
def test_colours_are_dealt_at_random() -> None:
    dealt: Counter[str] = Counter()
    for seed in SEEDS:
        colours = [one["colour"] for one in GAME.new(3, seed, {"colours": "dealt"}).view(None)["players"]]
        assert len(set(colours)) == 3
        dealt.update(colours[:1])
    assert set(dealt) == set(PLAYER_COLOURS)


@pytest.mark.rule("D-3.17")
@every_number_of_players
def test_colours_by_seat(seats: int) -> None:
    state = GAME.new(seats, 0, {"colours": "by_seat"})
    assert [one["colour"] for one in state.view(None)["players"]] == PLAYER_COLOURS[:seats]


@pytest.mark.rule("D-3.17", "D-8.4")
@pytest.mark.parametrize("colour", ["yellow", "blue"])
def test_the_colour_says_whose_shrine_an_island_takes(colour: str) -> None:
    state = turn([{"colour": colour, "ship": "3,-1", "dice": ["red"], "injuries": ["red"]}, {"colour": "green"}])
    events = play(state, "explore die-red 4,-1")  # the island blue_sigma
    assert bool(told(events, "shrine_built")) == (colour == "blue")


# -- a shorter game ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-3.16")
@pytest.mark.parametrize("less", [0, 1, 2, 3, 4])
def test_a_shorter_game_leaves_tiles_out_in_a_fixed_order(less: int) -> None:
    removed = set()
    for seed in SEEDS:
        whole = Counter(view(3, seed)["players"][0]["tasks"])
        players = GAME.new(3, seed, {"ships": "draft", "tiles_less": less}).view(None)["players"]
        assert [one["tasks"] for one in players] == [players[0]["tasks"]] * 3
        left_out = list((whole - Counter(players[0]["tasks"])).elements())
        assert len(left_out) == less == 12 - players[0]["tasks_left"]
        kinds = [tile.partition("-")[0] + "-colour" * ("-" in tile) for tile in left_out]
        assert sorted(kinds) == sorted(["statue", "shrine", "monster-colour", "offering-colour"][:less])
        assert players[0]["shrines"] == (3 if less < 2 else 2)
        removed |= {tile for tile in left_out if "-" in tile}
    possible = [f"monster-{monster}" for _, monster in TWO_SIDED] if less > 2 else []
    possible += [f"offering-{offering}" for offering, _ in TWO_SIDED] if less > 3 else []
    assert removed == set(possible)


@pytest.mark.rule("D-3.16")
def test_a_colour_that_was_left_out_is_free_for_the_white_tile() -> None:
    whole = set(GAME.new(2, 0, {"map": MAP}).view(None)["players"][0]["tasks"])
    short = GAME.new(2, 0, {"map": MAP, "tiles_less": 4}).view(None)["players"][0]["tasks"]
    (colour,) = [tile.removeprefix("offering-") for tile in whole - set(short) if tile.startswith("offering-")]
    (kept,) = [tile for tile in short if tile.startswith("offering-")]
    captain = {"ship": "2,1", "dice": [colour], "ship_tile": "ship_sail_plus_two"}
    offerings = {"3,0": [colour, "red"]}
    white_open = turn(
        [captain | {"tasks": ["offering", kept]}], options={"tiles_less": 4}, islands={"offerings": offerings}
    )
    assert may(white_open, f"load_offering die-{colour} 3,0 {colour}")
    white_done = turn([captain | {"tasks": [kept]}], options={"tiles_less": 4}, islands={"offerings": offerings})
    assert not may(white_done, f"load_offering die-{colour} 3,0 {colour}")


@pytest.mark.rule("D-3.16")
def test_a_colour_given_up_at_the_start_is_free_for_the_white_tile() -> None:
    """With the pink tile a ship may carry pink, and for the white tile green; without it pink takes the white tile."""
    captain = {"ship": "2,1", "dice": ["pink", "green"], "ship_tile": "ship_eleven_tasks"}
    offerings = {"offerings": {"3,0": ["pink", "green"]}}
    with_pink = [task for task in TASKS if task != "statue"] + ["statue"] * 2
    state = turn([captain | {"tasks": with_pink}], islands=offerings)
    play(state, "load_offering die-pink 3,0 pink")
    assert may(state, "load_offering die-green 3,0 green")
    state = turn([captain | {"tasks": [task for task in TASKS if task != "offering-pink"]}], islands=offerings)
    play(state, "load_offering die-pink 3,0 pink")
    assert not may(state, "load_offering die-green 3,0 green")
