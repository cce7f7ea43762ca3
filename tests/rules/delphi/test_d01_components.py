"""Components, colours and the wheel (rules D-1)."""

from __future__ import annotations

from collections import Counter

import pytest

from aegean import PositionError
from tests.delphi.positions import GAME, all_cards, offered, pending, play, player, told, turn

WHEEL = ("red", "black", "pink", "blue", "yellow", "green")
GODS = ("aphrodite", "ares", "hermes", "poseidon", "apollo", "artemis")  # in the order of their colours
SHIPS = {
    "ship_strength_two", "ship_gods_on_first_cloud", "ship_sail_plus_two", "ship_two_way_recolour_hold_four",
    "ship_eleven_tasks", "ship_cheap_recolour", "ship_extra_favour", "ship_start_equipment_oracle",
}  # fmt: skip
EQUIPMENT = {
    "sail_plus_one", "sail_over_shallows", "reach_monster_shrine", "reach_statue", "reach_offering",
    "injury_limit_raised", "pay3_extra_action", "task_reward_god_step", "hold_plus_one_and_strength",
    "die_combo_pink", "die_combo_green", "die_combo_blue", "roll_bonus_red", "roll_bonus_yellow", "roll_bonus_black",
    "instant_statue_rgy", "instant_statue_pbk", "instant_offering_rgy", "instant_offering_pbk",
    "instant_god_to_throne", "instant_bundle", "instant_scout_explore",
}  # fmt: skip


@pytest.mark.rule("D-1.1")
@pytest.mark.parametrize("colour", WHEEL)
def test_one_favour_leads_to_the_next_colour_of_the_wheel(colour: str) -> None:
    state = turn([{"dice": [colour], "favours": 1}])
    following = WHEEL[(WHEEL.index(colour) + 1) % 6]
    reached = {GODS[WHEEL.index(colour)], GODS[WHEEL.index(following)]}
    assert set(offered(state, "advance_god")) == {f"advance_god die-{colour} {god}" for god in reached}


@pytest.mark.rule("D-1.1")
def test_all_that_is_coloured_has_one_of_six_colours() -> None:
    view = turn(seats=4).view(None)
    printed = [ground for ground in view["hexes"] if ground["kind"] in ("water", "hidden", "city")]
    on_islands = view["islands"].values()
    pieces = [
        [ground["colour"] for ground in printed if ground["kind"] == "water"],
        [ground["colour"] for ground in printed if ground["kind"] == "hidden"],
        [ground["colour"] for ground in printed if ground["kind"] == "city"],
        [colour for ground in view["hexes"] for colour in ground.get("pedestals", ())],
        [colour for lying in on_islands for colour in lying.get("offerings", ())],
        [colour for lying in on_islands for colour in lying.get("monsters", ())],
        [lying["temple"] for lying in on_islands if "temple" in lying],
        [colour for colour, statues in view["statues"].items() if statues],
        [companion.partition("_")[2] for companion in view["companions"]],
        view["players"][0]["oracle"],
        view["players"][0]["injuries"],
    ]
    assert [set(colours) for colours in pieces] == [set(WHEEL)] * len(pieces)


@pytest.mark.rule("D-1.2")
def test_every_player_has_an_own_colour() -> None:
    for seats in (2, 3, 4):
        colours = [one["colour"] for one in turn(seats=seats).view(None)["players"]]
        assert colours == ["red", "yellow", "green", "blue"][:seats]


@pytest.mark.rule("D-1.2")
def test_a_player_has_no_bond_with_the_game_colour_of_that_name() -> None:
    """Red's red die is worth what yellow's red die is worth, and yellow's yellow god what red's is."""
    dice = {"dice": ["red", "red", "yellow"], "favours": 2, "ship_tile": "ship_start_equipment_oracle"}
    red = turn([dice | {"gods": dict.fromkeys(GODS, 0)}])
    yellow = turn([{}, dice | {"gods": dict.fromkeys(GODS, 0)}], seat=1)
    assert (player(red, 0)["colour"], player(yellow, 1)["colour"]) == ("red", "yellow")
    assert offered(red) == offered(yellow)


@pytest.mark.rule("D-1.3")
def test_every_player_has_three_oracle_dice_with_six_faces() -> None:
    rolled: Counter[str] = Counter()
    for seed in range(50):
        for one in GAME.new(4, seed).view(None)["players"]:
            assert len(one["dice"]) == 3
            rolled.update(one["dice"])
    assert set(rolled) == set(WHEEL)
    assert min(rolled.values()) > 60  # 100 of each are to be expected


@pytest.mark.rule("D-1.3")
def test_the_titan_die_shows_one_to_six() -> None:
    rolled: Counter[int] = Counter()
    for seed in range(50):
        state = turn([{}, {"dice": []}], seat=1, seed=seed)
        rolled[told(play(state, "end_turn"), "titan_rolled")[0]["roll"]] += 1
    assert set(rolled) == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("D-1.3")
def test_the_battle_die_shows_nought_to_nine() -> None:
    rolled: Counter[int] = Counter()
    for seed in range(60):
        fight = {"step": "Fight", "mountain": "2,0", "colour": "green", "target": 9, "rolled": 1}
        state = pending(
            fight, players=[{"ship": "2,1", "favours": 1}], islands={"monsters": {"2,0": ["green"]}}, seed=seed
        )
        rolled[told(play(state, "fight_on"), "fight_round")[0]["roll"]] += 1
    assert set(rolled) == set(range(10))


@pytest.mark.rule("D-1.3")
@pytest.mark.parametrize(
    ("die", "beyond"), [("oracle", "white"), ("titan", 0), ("titan", 7), ("battle", 10), ("battle", -1)]
)
def test_no_die_has_another_face(die: str, beyond: str | int) -> None:
    with pytest.raises(PositionError, match=rf"rolls\.{die}"):
        turn(rolls={die: [beyond]})


@pytest.mark.rule("D-1.3")
def test_nought_on_the_battle_die_is_no_ten() -> None:
    state = turn(
        [{"ship": "2,1", "dice": ["green"], "strength": 5, "favours": 0}],
        islands={"monsters": {"2,0": ["green"]}},
        rolls={"battle": [0]},
    )
    assert told(play(state, "fight die-green 2,0 green"), "fight_round")[0]["won"] == 0


@pytest.mark.rule("D-1.4")
@pytest.mark.parametrize(("deck", "per_colour"), [("oracle", 5), ("injury", 7)])
def test_the_coloured_decks(deck: str, per_colour: int) -> None:
    told_of = GAME.new(2, 3).describe()
    held = [card for one in told_of["players"] for card in one["oracle" if deck == "oracle" else "injuries"]]
    cards = Counter(told_of["supply"][f"{deck}_deck"] + told_of["supply"][f"{deck}_discard"] + held)
    assert cards == dict.fromkeys(WHEEL, per_colour)
    assert turn(supply={f"{deck}_discard": all_cards(per_colour)}).view(None)["decks"][deck] == 0
    with pytest.raises(PositionError, match=f"{deck}_discard"):
        turn(supply={f"{deck}_discard": [*all_cards(per_colour), "pink"]})


@pytest.mark.rule("D-1.4")
def test_companions_equipment_and_ship_tiles() -> None:
    supply = turn().describe()["supply"]
    types = ("hero", "demigod", "creature")
    assert sorted(supply["companions"]) == sorted(f"{type_}_{colour}" for type_ in types for colour in WHEEL)
    cards = supply["display"] + supply["equipment_deck"]
    assert (len(cards), set(cards)) == (22, EQUIPMENT)
    dealt = {one["ship_tile"] for seed in range(50) for one in GAME.new(4, seed).view(None)["players"]}
    assert dealt == SHIPS


@pytest.mark.rule("D-1.5")
def test_island_tiles() -> None:
    letters = {
        "red": ("phi", "psi", "omega"), "yellow": ("sigma", "psi", "omega"),
        "green": ("sigma", "phi", "psi"), "blue": ("sigma", "phi", "omega"),
    }  # fmt: skip
    tiles = GAME.new(2, 1).describe()["islands"]["tiles"].values()
    assert sorted(tiles) == sorted(f"{colour}_{letter}" for colour in letters for letter in letters[colour])


@pytest.mark.rule("D-1.6")
@pytest.mark.parametrize(("strength", "then"), [(0, 1), (4, 5), (5, 5)])
def test_strength_ends_at_five(strength: int, then: int) -> None:
    state = turn([{"ship": "1,1", "dice": ["red"], "strength": strength}], islands={"tiles": {"0,2": "yellow_omega"}})
    play(state, "explore die-red 0,2")
    assert player(state)["strength"] == then
    with pytest.raises(PositionError, match="strength"):
        turn([{"strength": 6}])


@pytest.mark.rule("D-1.7")
def test_favours_never_run_out() -> None:
    state = turn([{"favours": 30, "dice": ["red", "red"]}, {"favours": 30}])
    play(state, "take_favours die-red", "take_favours die-red")
    assert player(state)["favours"] == 34
