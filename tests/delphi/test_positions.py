"""Positions as data: there and back, within procedures, what follows from what is said, and the document's examples."""

from __future__ import annotations

import re
import tomllib
from copy import deepcopy
from typing import Any

import pytest

from aegean import State
from aegean.delphi.game import DECISIONS
from aegean.delphi.names import COLOURS
from aegean.delphi.notation import ACTIONS
from tests.delphi.position_checks import GAMES, check_pieces, played
from tests.delphi.positions import (
    GAME,
    MAP,
    MONSTERS,
    OFFERINGS,
    PEDESTALS,
    TASKS,
    TEMPLES,
    TILES,
    all_cards,
    beside,
    description,
    offered,
    pending,
    play,
    turn,
    turn_start,
    water_at,
)
from tests.descriptions import Example, chapter, examples, follow, same, toml_document

# -- there and back ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_every_decision_of_a_game_can_be_described(seats: int, seed: int, options: dict[str, Any]) -> None:
    for number, state in enumerate(played(GAME.new(seats, seed, options), seed, 320)):
        told = state.describe()
        again = GAME.position(told)
        same(again, state)
        if number % 20 == 0:
            assert again.describe() == told
            assert [again.view(seat)["players"] for seat in (None, *range(seats))] == [
                state.view(seat)["players"] for seat in (None, *range(seats))
            ]
            same(GAME.position(tomllib.loads(toml_document(told))), state)


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_a_late_game_can_be_described_to_its_end(seats: int, seed: int, options: dict[str, Any]) -> None:
    state = GAME.position(
        {
            "seats": seats,
            "seed": seed,
            "options": options,
            "round": 30,
            "turn": {"seat": 0},
            "map": MAP,
            "players": [{"tasks": ["shrine"], "favours": 9}] * (seats - 1) + [{"tasks": [], "ship": "0,1"}],
        }
    )
    for _ in played(state, seed, 3000):
        same(GAME.position(state.describe()), state)
    assert state.over
    told = state.describe()
    assert told["result"]["reason"] in ("reached_zeus", "oracle_cards", "favours", "shared")
    same(GAME.position(tomllib.loads(toml_document(told))), state)


def test_what_is_not_said_is_as_after_setup() -> None:
    for seats, seed, options in GAMES:
        same(GAME.position({"seats": seats, "seed": seed, "options": options}), GAME.new(seats, seed, options))


def test_an_arranged_game_goes_on_with_the_same_rolls() -> None:
    state = GAME.new(3, 8)
    for _ in played(state, 8, 100):
        pass
    again = GAME.position(state.describe())
    for _ in zip(played(state, 9, 60), played(again, 9, 60), strict=True):
        same(again, state)


def test_an_arranged_game_is_marked_and_replays() -> None:
    state = turn([{"ship": "1,1"}])
    play(state, "take_favours die-red", "end_turn")
    assert state.arranged
    assert state.record.arranged
    assert not GAME.new(2, 0).arranged
    same(state.record.replay(), state)
    same(GAME.record(state.record.export()).check(), state)
    same(GAME.load(state.dump()), state)


def test_a_description_is_not_changed_and_not_kept() -> None:
    told = description([{"ship": "1,1", "dice": ["red"]}])
    before = deepcopy(told)
    state = GAME.position(told)
    assert told == before
    told["players"][0]["dice"].append("blue")
    same(state.record.replay(), state)


def test_the_shortest_description_of_a_turn() -> None:
    players = [{"ship": "1,-1", "dice": ["red", "red", "blue"], "favours": 5}]
    state = GAME.position({"seats": 2, "turn": {"seat": 0}, "players": players})
    assert state.decision.kind == "turn"
    me = state.view(0)["players"][0]
    assert (me["ship"], me["dice"], me["favours"]) == ("1,-1", ["red", "red", "blue"], 5)


# -- within procedures ------------------------------------------------------------------------------------------------

SCOUT = {"equipment": ["instant_scout_explore"], "seen": ["0,2", "4,-1"]}
WITHIN: dict[str, State] = {
    "choose_colour": GAME.new(3, 0, {"ships": "draft"}),
    "companion": pending({"step": "TakeCompanion", "colour": "red"}),
    "discard_colour": pending({"step": "DiscardColour"}, players=[{"injuries": ["red", "blue", "blue"]}]),
    "draft_ship": GAME.new(3, 0, {"ships": "draft", "colours": "dealt"}),
    "drop_task": GAME.position({"seats": 2, "players": [{"ship_tile": "ship_eleven_tasks"}]}),
    "enthrone": pending(
        {"step": "Enthrone", "card": "instant_god_to_throne"}, players=[{"equipment": ["instant_god_to_throne"]}]
    ),
    "equipment": pending({"step": "TakeEquipment"}),
    "fight": pending(
        {"step": "Fight", "mountain": "2,0", "colour": "green", "target": 9, "rolled": 4}, players=[{"ship": "2,1"}]
    ),
    "god_steps": pending({"step": "GodSteps", "left": 2}),
    "look": pending({"step": "Look", "count": 2, "chosen": ["0,2"], "scout": False}),
    "others_advance": turn(
        [{}, {"gods": {"ares": 3, "hermes": 4}}],
        steps=[
            {"step": "TurnEnd", "seat": 0},
            {"step": "OthersAdvance", "rolled": ["red", "black", "pink"], "waiting": [1]},
        ],
    ),
    "receive_offering": pending(
        {"step": "ReceiveOffering", "card": "instant_offering_rgy"}, players=[{"equipment": ["instant_offering_rgy"]}]
    ),
    "receive_statue": pending(
        {"step": "ReceiveStatue", "card": "instant_statue_pbk"}, players=[{"equipment": ["instant_statue_pbk"]}]
    ),
    "recover": turn([{"injuries": ["red", "red", "blue", "blue"]}], steps=[{"step": "Recover", "seat": 0, "left": 2}]),
    "scout": pending({"step": "Scout", "islands": ["0,2", "4,-1"]}, players=[SCOUT]),
    "turn": turn(),
    "unhurt": turn_start(),
}


def test_there_is_a_position_within_every_decision() -> None:
    assert sorted(WITHIN) == sorted(DECISIONS)


@pytest.mark.parametrize("kind", WITHIN)
def test_a_position_within_a_procedure(kind: str) -> None:
    state = WITHIN[kind].copy()
    assert state.decision.kind == kind
    same(GAME.position(state.describe()), state)
    for _ in played(state, 1, 12):
        same(GAME.position(state.describe()), state)


def test_a_god_waits_for_its_return() -> None:
    state = pending(
        {"step": "ReturnGod", "god": "artemis"}, {"step": "GodSteps", "left": 1}, players=[{"gods": {"artemis": 6}}]
    )
    assert "lift artemis" not in offered(state)
    play(state, "lift ares")
    assert state.view(0)["players"][0]["gods"] == dict.fromkeys(state.view(0)["players"][0]["gods"], 0) | {"ares": 3}


def test_a_turn_from_its_start() -> None:
    assert turn_start([{"injuries": ["red"] * 3 + ["blue"]}]).decision.kind == "recover"
    assert turn_start([{"injuries": ["red"]}]).decision.kind == "turn"
    assert turn_start(seat=1).decision.seat == 1


def test_a_draft_goes_on_where_it_is() -> None:
    state = GAME.new(3, 0, {"ships": "draft", "colours": "dealt"})
    play(state, offered(state)[1])
    told = state.describe()
    assert "ship_tile" not in told["players"][0]
    assert len(told["supply"]["ships_on_offer"]) == 3
    again = GAME.position(told)
    for _ in range(2):
        play(again, offered(again)[0])
    assert again.decision.kind != "draft_ship"
    assert again.view(None)["ships_on_offer"] == []


def test_the_choice_of_colours_goes_on_where_it_is() -> None:
    state = GAME.new(3, 0)
    play(state, "choose_colour blue")
    told = state.describe()
    assert [player.get("colour") for player in told["players"]] == ["blue", None, None]
    again = GAME.position(told)
    assert offered(again) == ["choose_colour red", "choose_colour yellow", "choose_colour green"]


def test_colours_that_are_not_said_are_by_seat() -> None:
    state = GAME.position({"seats": 4, "turn": {"seat": 0}, "players": [{"colour": "yellow"}]})
    assert [player["colour"] for player in state.view(None)["players"]] == ["yellow", "red", "green", "blue"]
    assert [player["colour"] for player in turn().view(None)["players"]] == ["red", "yellow"]


def test_drafted_ships_are_dealt_where_the_game_is_under_way() -> None:
    state = GAME.position({"seats": 4, "options": {"ships": "draft"}, "turn": {"seat": 2}})
    tiles = [player["ship_tile"] for player in state.view(None)["players"]]
    assert len(set(tiles)) == 4
    assert None not in tiles
    assert state.view(None)["ships_on_offer"] == []


# -- what follows from what is said -----------------------------------------------------------------------------------


def test_cards_on_top_are_drawn_next() -> None:
    tops = {"oracle_deck": ["green", "blue"], "injury_deck": ["pink", "pink"], "equipment_deck": ["sail_plus_one"]}
    state = pending({"step": "TakeEquipment"}, supply=tops)
    play(state, offered(state, "take")[0])
    assert "sail_plus_one" in state.view(None)["display"]
    play(state, "draw_oracle die-red", "draw_oracle die-black")
    assert [colour for colour, count in state.view(0)["players"][0]["oracle"].items() if count] == ["blue", "green"]
    assert state.describe()["supply"]["injury_deck"][:2] == ["pink", "pink"]


def test_the_rest_of_a_deck_keeps_its_order() -> None:
    before = turn().describe()["supply"]["oracle_deck"]
    after = turn(supply={"oracle_deck": ["red"]}).describe()["supply"]["oracle_deck"]
    before.remove("red")
    assert after == ["red", *before]


def test_an_empty_deck_is_made_anew() -> None:
    state = turn(supply={"oracle_discard": all_cards(5)})
    assert state.view(None)["decks"]["oracle"] == 0
    assert "deck_reshuffled" in [event.kind for event in play(state, "draw_oracle die-red")]


def test_coming_rolls() -> None:
    rolls = {"oracle": ["green", "green", "blue"], "titan": [6], "battle": [0, 8]}
    state = turn([{}, {"ship": "2,1", "dice": ["green"]}], seat=1, rolls=rolls)
    assert play(state, "fight die-green 2,0 green")[1].fields["roll"] == 0
    assert play(state, "fight_on")[0].fields["roll"] == 8
    play(state, offered(state)[0])
    events = play(state, "end_turn")
    assert [event.fields["colours"] for event in events if event.kind == "consulted"] == [["green", "green", "blue"]]
    assert [event.fields["roll"] for event in events if event.kind == "titan_rolled"] == [6]
    assert "rolls" not in state.describe()


def test_coming_rolls_are_described() -> None:
    rolls = {"oracle": ["green"], "titan": [1, 2], "battle": [9]}
    assert turn(rolls=rolls).describe()["rolls"] == rolls


def test_hidden_things_stay_hidden() -> None:
    state = turn([{"seen": ["0,2"]}], islands={"tiles": {"0,2": "blue_phi"}})
    assert state.view(0)["islands"]["0,2"]["tile"] == "blue_phi"
    assert state.view(1)["islands"]["0,2"]["tile"] is None


def test_what_is_open_follows_from_what_is_done() -> None:
    done = {"offerings": ["pink", "red"], "monsters": ["green"], "statues": ["blue"]}
    me = turn([{"done": done}], islands={"built": ["1,-4"]}).view(0)["players"][0]
    assert me["tasks"] == [
        *["shrine"] * 2, *["statue"] * 2, "offering-yellow", "monster-black", "monster-blue",
    ]  # fmt: skip
    assert me["shrines"] == 2


def test_what_is_done_follows_from_what_is_open() -> None:
    state = turn([{"tasks": ["shrine", "monster-black"], "statues": []}])
    me = state.view(0)["players"][0]
    assert [len(me["done"][kind]) for kind in ("statues", "offerings", "monsters")] == [3, 3, 2]
    assert {"pink", "yellow"} < set(me["done"]["offerings"])
    assert "blue" in me["done"]["monsters"]
    assert "black" not in me["done"]["monsters"]
    assert me["shrines"] == 1
    built = [at for at, island in state.view(None)["islands"].items() if island.get("shrine")]
    assert [TILES[at] for at in built] == ["red_omega", "red_phi"]


def test_other_sides_of_zeus_tiles_are_the_same_for_all() -> None:
    one, other = turn([{"tasks": ["offering-blue", "monster-red"]}]).view(None)["players"]
    assert one["tasks"] == ["offering-blue", "monster-red"]
    assert "offering-blue" in other["tasks"]
    assert "monster-red" in other["tasks"]
    assert len(other["tasks"]) == 12


def test_statues_done_stand_on_free_pedestals() -> None:
    state = turn([{"done": {"statues": ["pink"]}, "statues": ["red"]}], islands={"raised": {"4,-3": []}})
    raised = {at: island["raised"] for at, island in state.view(None)["islands"].items() if island.get("raised")}
    assert raised == {"-1,-1": ["pink"]}
    assert state.view(None)["statues"] == dict.fromkeys(COLOURS, 3) | {"pink": 2, "red": 2}


def test_a_ship_tile_changes_the_start() -> None:
    tiles = ("ship_strength_two", "ship_gods_on_first_cloud", "ship_extra_favour", "ship_eleven_tasks")
    players = [{"ship_tile": tile} for tile in tiles]
    state = GAME.position({"seats": 4, "turn": {"seat": 0}, "players": players})
    strong, heard, favoured, released = state.view(None)["players"]
    assert strong["strength"] == 2
    assert set(heard["gods"].values()) == {1}
    assert favoured["favours"] == 6
    assert released["tasks_left"] == 11


def test_a_ship_tile_that_is_not_said_goes_with_what_is_said() -> None:
    for seed in range(12):
        player = {"strength": 0, "gods": {"ares": 0}, "tasks": TASKS}
        state = GAME.position({"seats": 2, "seed": seed, "turn": {"seat": 0}, "players": [player]})
        assert state.view(0)["players"][0]["strength"] == 0


def test_a_shorter_game() -> None:
    state = GAME.position({"seats": 2, "options": {"tiles_less": 4}, "turn": {"seat": 0}})
    for player in state.view(None)["players"]:
        assert player["tasks_left"] in (7, 8)
        assert player["shrines"] == 2


def test_a_ship_at_home() -> None:
    state = turn([{"tasks": [], "ship": "0,1"}])
    play(state, "sail die-pink 0,0")
    assert state.view(0)["players"][0]["arrived"]
    assert turn([{"tasks": []}]).view(0)["players"][0]["arrived"]
    assert not turn([{"tasks": [], "arrived": False}]).view(0)["players"][0]["arrived"]


def test_a_result_follows_from_the_position() -> None:
    state = turn([{"tasks": []}, {"tasks": [], "oracle": ["red"]}], seat=1, result={})
    assert state.over
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((1,), "oracle_cards")
    assert not state.decisions


# -- the builders and the document ------------------------------------------------------------------------------------


def test_the_known_map_is_as_it_is_written() -> None:
    state = turn()
    islands = state.describe()["islands"]
    assert (islands["offerings"], islands["monsters"]) == (OFFERINGS, MONSTERS)
    assert (islands["temples"], islands["tiles"]) == (TEMPLES, TILES)
    hexes = {ground["hex"]: ground for ground in state.view(None)["hexes"]}
    assert {at: ground["pedestals"] for at, ground in hexes.items() if "pedestals" in ground} == PEDESTALS
    for player in state.view(None)["players"]:
        assert player["tasks"] == TASKS


def test_the_picture_of_the_known_map_is_true() -> None:
    from tests.delphi import positions

    hexes = {ground["hex"]: ground for ground in turn().view(None)["hexes"]}
    drawn: dict[str, str] = {}
    for r, signs, first in re.findall(r"^ +(-?\d)  +(\S.*?) +(-?\d)$", str(positions.__doc__), re.MULTILINE):
        drawn |= {f"{int(first) + n // 4},{r}": signs[n : n + 4].strip() for n in range(0, len(signs), 4)}
    drawn = {at: sign for at, sign in drawn.items() if sign}
    assert drawn.keys() == hexes.keys()
    letters = dict(zip(COLOURS, "rkpbyg", strict=True))
    kinds = {"hidden": "H", "city": "C", "monster": "M", "offering": "O", "temple": "T", "statue": "S", "zeus": "Z"}
    for at, ground in hexes.items():
        sign = kinds.get(ground["kind"], "#" if ground["kind"] == "shallows" else "")
        assert drawn[at] == sign + letters.get(ground.get("colour", ""), "") + "*" * ground.get("marked", False), at


@pytest.mark.parametrize("kind", ["hidden", "offering", "monster", "temple", "statue", "city"])
def test_a_ship_can_be_put_beside_any_island(kind: str) -> None:
    for n in range(6):
        spot = beside(MAP, kind, n)
        state = turn([{"ship": spot.water}])
        assert beside(state, kind, n) == spot
        assert spot.island in state.view(None)["islands"]
        assert spot.island not in water_at(state, spot.water, 1)


def test_water_is_found_by_its_distance() -> None:
    assert sorted(water_at(MAP, "0,0", 1)) == sorted(["0,-1", "1,-1", "-1,0", "1,0", "-1,1", "0,1"])
    assert water_at(MAP, "0,0", 1, "pink") == ["0,1"]


EXAMPLES = examples("The Oracle of Delphi")


def test_the_document_has_examples() -> None:
    assert len(EXAMPLES) >= 10
    assert sum("# refused" in text for text, _ in EXAMPLES) >= 4


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_of_the_document(example: Example) -> None:
    follow(GAME, example, check_pieces)


def test_the_document_names_every_key() -> None:
    document = chapter("The Oracle of Delphi")
    told = turn([{"seen": ["0,2"], "tasks": [], "ship": "0,0"}], rolls={"titan": [1]}).describe()
    keys = {*told, *told["players"][0], *told["islands"], *told["supply"], *told["turn"], "steps", "result", "seed"}
    assert not [key for key in keys if f"`{key}`" not in document]


def test_the_document_names_every_action_and_its_parts() -> None:
    table = re.findall(r"^\| `(\w+)` \| ([a-z, ]*)\| [^|]+ \|$", chapter("The Oracle of Delphi"), re.MULTILINE)
    told = {kind: [part.strip() for part in parts.split(",") if part.strip()] for kind, parts in table}
    assert {kind: [name for name, _ in parts] for kind, parts in ACTIONS.items()} == told


def test_cards_displaced_from_a_hand_are_discarded() -> None:
    dealt = GAME.new(2, 3).view(None)["players"][0]["injuries"]
    (colour,) = [colour for colour, count in dealt.items() if count]
    told = {"seats": 2, "seed": 3, "turn": {"seat": 0}, "players": [{"injuries": []}]}
    assert GAME.position(told).view(None)["discards"]["injury"][colour] == 1


def test_the_sides_of_the_tasks_are_the_same_for_all() -> None:
    state = turn([{"tasks": ["offering-blue", "offering-green", "monster-red", "monster-yellow"]}])
    assert {"offering-blue", "offering-green"} <= set(state.view(None)["players"][1]["tasks"])
