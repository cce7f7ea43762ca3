"""The impossible is refused by the name of its field, with what would be possible."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import PositionError
from aegean.delphi.names import COLOURS
from tests.delphi.positions import GAME, MAP, MONSTERS, OFFERINGS, PEDESTALS, TASKS, Description, pending, turn

ELEVEN = {"ship_tile": "ship_eleven_tasks"}
REFUSED: list[tuple[str, Description, str]] = [
    ("the description", {"player": []}, "did you mean players"),
    ("seats", {"seats": 5}, "2, 3, 4 seats"),
    ("seats", {"seats": True}, "2, 3, 4 seats"),
    ("game", {"game": "hellas"}, "this is delphi"),
    ("seed", {"seed": -1}, "lies between"),
    ("seed", {"seed": "7"}, "whole number"),
    ("options", {"options": {"ship": "draft"}}, "did you mean ships"),
    ("options", {"options": {"ships": "drafted"}}, "'random', 'draft', 'first_game'"),
    ("options", {"map": "r1@0,0+0"}, "missing"),
    ("map", {"options": {"map": "free"}, "map": "r1@0,0+0"}, "missing"),
    ("map", {"options": {"map": "free"}, "map": 7}, "text"),
    ("map", {"options": {"map": MAP}, "map": "compact"}, "another map"),
    ("round", {"round": 0}, "1 or more"),
    ("round", {"turn": None, "round": 2}, "round 1"),
    ("turn", {"turn": {"player": 0}}, "seat, phase, card_used, any_colour, extra_used"),
    ("turn.seat", {"turn": {}}, "0 to 1"),
    ("turn.seat", {"turn": {"seat": 2}}, "from 0 to 1"),
    ("turn.seat", {"turn": {"seat": 1}, "steps": [{"step": "Turn", "seat": 0}]}, "seat 0"),
    ("turn.phase", {"turn": {"seat": 0, "phase": "end"}}, "start, actions"),
    ("turn.phase", {"turn": {"phase": "start"}, "steps": [{"step": "Turn", "seat": 0}]}, "steps"),
    ("turn.card_used", {"turn": {"seat": 0, "phase": "start", "card_used": "red"}}, "actions of a turn"),
    ("turn.card_used", {"turn": {"seat": 0, "card_used": "red"}, "players": [{"oracle": ["red"] * 5}]}, "there are 5"),
    ("turn.any_colour", {"turn": {"seat": 0, "phase": "start", "any_colour": 1}}, "actions of a turn"),
    ("turn.any_colour", {"turn": {"seat": 0, "any_colour": True}}, "whole number"),
    ("turn.extra_used", {"turn": {"seat": 0, "extra_used": True}}, "no equipment of seat 0"),
    ("turn.extra_used", {"turn": {"seat": 0, "extra_used": 1}}, "true or false"),
    ("turn.extra_used", {"turn": {"seat": 0, "phase": "start", "extra_used": True}}, "actions of a turn"),
    ("players", {"players": [{}, {}, {}]}, "at most 2"),
    ("players", {"players": {}}, "a list of players"),
    ("players[0]", {"players": [{"favors": 1}]}, "did you mean favours"),
    ("players[0]", {"players": [{"name": "Ann"}]}, "favours, strength, ship,"),
    ("players[0].colour", {"players": [{"colour": "pink"}]}, "red, yellow, green, blue"),
    ("players[1].colour", {"players": [{"colour": "blue"}, {"colour": "blue"}]}, "no two players share a colour"),
    ("players[0].colour", {"options": {"colours": "by_seat"}, "players": [{"colour": "blue"}]}, "it is red"),
    ("players[0].favours", {"players": [{"favours": -1}]}, "0 or more"),
    ("players[0].favours", {"players": [{"favours": 1.5}]}, "whole number"),
    ("players[0].strength", {"players": [{"strength": 7}]}, "from 0 to 5"),
    ("players[0].strength", {"players": [{"strength": 1, "ship_tile": "ship_strength_two"}]}, "from 2 to 5"),
    ("players[0].ship", {"players": [{"ship": "0,2"}]}, "0,2 is a hidden island; a ship lies on water"),
    ("players[0].ship", {"players": [{"ship": "-3,1"}]}, "shallows"),
    ("players[0].ship", {"players": [{"ship": "9,9"}]}, "no hex of this map"),
    ("players[0].ship_tile", {"players": [{"ship_tile": "argo"}]}, "known: ship_strength_two"),
    ("players[1].ship_tile", {"players": [ELEVEN, ELEVEN]}, "there is one"),
    ("players[0].ship_tile", {"players": [ELEVEN], "options": {"ships": "first_game"}}, "unknown"),
    ("players[1].ship_tile", {"players": [{}, ELEVEN], "options": {"ships": "draft"}, "turn": None}, "not chosen yet"),
    ("players[0].dice", {"players": [{"dice": ["red"] * 4}]}, "at most 3"),
    ("players[0].dice[1]", {"players": [{"dice": ["red", "rad"]}]}, "did you mean red"),
    ("players[1].dice", {"players": [{}, {"dice": ["red"]}]}, "there are 3"),
    ("players[0].dice", {"turn": {"seat": 0, "phase": "start"}, "players": [{"dice": ["red"]}]}, "there are 3"),
    ("players[0].oracle", {"players": [{"oracle": ["red"] * 6}]}, "6 or more red oracle cards"),
    ("players[1].oracle", {"players": [{"oracle": ["red"] * 3}] * 2}, "there are 5"),
    ("players[0].oracle", {"players": [{"oracle": {"red": 1}}]}, "a list of colours"),
    ("players[0].injuries", {"players": [{"injuries": ["blue"] * 8}]}, "there are 7"),
    ("players[0].injuries", {"players": [{"injuries": ["red"], "companions": ["hero_red"]}]}, "hero_red"),
    ("players[0].gods", {"players": [{"gods": {"zeus": 1}}]}, "aphrodite, ares,"),
    ("players[0].gods.ares", {"players": [{"gods": {"ares": 2}}]}, "0, 3, 4, 5, 6"),
    ("players[0].gods.ares", {"players": [{"gods": {"ares": 7}}]}, "0, 3, 4, 5, 6"),
    (
        "players[0].gods.ares",
        {"players": [{"gods": {"ares": 0}, "ship_tile": "ship_gods_on_first_cloud"}]},
        "3, 4, 5, 6",
    ),
    ("players[0].offerings", {"players": [{"offerings": ["pink", "pink"]}]}, "2 times"),
    ("players[0].offerings", {"players": [{"offerings": ["red", "blue"]}]}, "open are offering, offering-pink"),
    ("players[0].offerings", {"players": [{"offerings": ["red"], "done": {"offerings": ["red"]}}]}, "done are red"),
    ("players[0].statues", {"players": [{"statues": ["red"], "done": {"statues": ["red"]}}]}, "done are red"),
    ("players[0].statues", {"players": [{"statues": ["red"], "tasks": ["shrine"]}]}, "open are none"),
    ("players[0]", {"players": [{"statues": ["red", "blue"], "offerings": ["pink"]}]}, "3 offerings and statues"),
    ("players[0].done", {"players": [{"done": {"shrines": ["red"]}}]}, "statues, offerings, monsters"),
    ("players[0].done.monsters", {"players": [{"done": {"monsters": ["red", "green"]}}]}, "monster-black"),
    ("players[0].done.offerings", {"players": [{"done": {"offerings": ["red"] * 2}}]}, "only once"),
    ("players[0].done.statues", {"players": [{"done": {"statues": list(COLOURS[:4])}}]}, "no task could take"),
    ("players[0].tasks[0]", {"players": [{"tasks": ["temple"]}]}, "known: shrine"),
    ("players[0].tasks", {"players": [{"tasks": ["shrine"] * 4}]}, "there are 3"),
    ("players[0].tasks", {"players": [{"tasks": TASKS, **ELEVEN}]}, "at most 11"),
    ("players[0].tasks", {"players": [{"tasks": ["statue"], "done": {"statues": ["red"]}}]}, "2 statues are done"),
    (
        "players[0].tasks",
        {"players": [{"tasks": TASKS[:9], "done": {"monsters": ["red", "pink", "green"]}}]},
        "black, blue monsters are among the done",
    ),
    (
        "players[0].tasks",
        {"players": [{"tasks": ["monster-black", "monster-blue"], "done": {"monsters": ["blue"]}}]},
        "an open monster tile shows",
    ),
    ("players", {"players": [{"tasks": ["offering-blue", "monster-blue"]}]}, "no game has all of these sides"),
    ("players[0].shrines", {"players": [{"shrines": 4}]}, "from 0 to 3"),
    ("players[0].shrines", {"players": [{"shrines": 0}], "islands": {"built": []}}, "so 3 are left"),
    ("players[0].tasks", {"players": [{"tasks": TASKS, "shrines": 1}]}, "0 shrines are built, not 2"),
    ("players[0].equipment[0]", {"players": [{"equipment": ["sail_plus_two"]}]}, "did you mean sail_plus_one"),
    ("players[1].equipment", {"players": [{"equipment": ["sail_plus_one"]}] * 2}, "once too often"),
    ("players[1].companions", {"players": [{"companions": ["hero_red"]}] * 2}, "seat 0 has it"),
    ("players[0].seen[0]", {"players": [{"seen": ["0,1"]}]}, "0,1 is water, not a hidden island"),
    ("players[0].arrived", {"players": [{"arrived": True}]}, "12 tasks"),
    ("players[1].arrived", {"players": [{}, {"tasks": []}]}, "not had its turn"),
    ("islands", {"islands": {"shrines": []}}, "explored, built"),
    ("islands.offerings", {"islands": {"offerings": {"2,0": []}}}, "2,0 is a mountain, not an offering island"),
    ("islands.offerings", {"islands": {"offerings": ["3,0"]}}, "a table by hex"),
    ('islands.offerings."3,0"', {"islands": {"offerings": {"3,0": ["red", "red"]}}}, "red is there 2 times"),
    ('islands.offerings."3,0"', {"islands": {"offerings": {"3,0": ["red", "blue", "pink"]}}}, "at most 2"),
    (
        "islands.offerings",
        {"islands": {"offerings": {at: ["red", "blue"] for at in ("3,0", "-6,0", "-4,5")}}},
        "3 red offerings",
    ),
    ("islands.offerings", {"islands": {"offerings": {at: [] for at in OFFERINGS}}}, "finds no place"),
    (
        "islands.monsters",
        {"players": [{"done": {"monsters": ["black"]}}], "islands": {"monsters": MONSTERS}},
        "3 black monsters",
    ),
    ('islands.monsters."2,0"', {"islands": {"monsters": {"2,0": ["red", "blue"]}}}, "at most 1"),
    ('islands.temples."0,-4"', {"islands": {"temples": {"0,-4": "red", "0,-3": "red"}}}, "red is there 2 times"),
    ('islands.tiles."0,2"', {"islands": {"tiles": {"0,2": "red_sigma"}}}, "did you mean"),
    ('islands.tiles."0,2"', {"islands": {"tiles": {"0,2": "red_psi", "4,-1": "red_psi"}}}, "there is one"),
    ("islands.explored[0]", {"islands": {"explored": ["3,0"]}}, "an offering island"),
    ("islands.explored", {"islands": {"explored": []}, "players": [{"shrines": 2}]}, "too few are explored"),
    ("islands.built", {"islands": {"built": ["0,2"], "explored": []}}, "not among the explored"),
    ("islands.built", {"islands": {"built": ["0,2", "0,2"]}}, "twice"),
    ("islands.built", {"islands": {"built": ["4,-1"]}}, "whose colour nobody plays"),
    (
        "islands.built",
        {"islands": {"built": ["1,-4", "2,3", "-4,7"]}, "options": {"tiles_less": 2}},
        "2 shrines, not 3",
    ),
    ('islands.raised."4,-3"', {"islands": {"raised": {"4,-3": ["red"]}}}, "pink, yellow, green"),
    ("islands.raised", {"islands": {"raised": {"4,-3": ["pink"]}}}, "among the players' done are 0"),
    (
        "islands.raised",
        {
            "players": [{"done": {"statues": ["red"]}}],
            "islands": {"raised": {at: [] for at, colours in PEDESTALS.items() if "red" in colours}},
        },
        "0 pedestals",
    ),
    (
        "players",
        {
            "seats": 4,
            "players": [{"statues": ["red"]}] * 2 + [{"done": {"statues": ["red"]}}] * 2,
        },
        "4 red statues",
    ),
    ("supply", {"supply": {"statues": 3}}, "oracle_deck"),
    ("supply.oracle_deck", {"supply": {"oracle_deck": ["red"] * 6}}, "there are 5"),
    (
        "supply.oracle_discard",
        {"players": [{"oracle": ["red"]}], "supply": {"oracle_discard": ["red"] * 5}},
        "6 or more",
    ),
    ("supply.injury_deck[0]", {"supply": {"injury_deck": ["white"]}}, "known: red, black"),
    ("supply.display", {"supply": {"display": list(GAME.vocabulary()["equipment"])[:7]}}, "6 are displayed"),
    (
        "supply.display",
        {"supply": {"display": [], "equipment_deck": list(GAME.vocabulary()["equipment"])}},
        "as long as the deck has any",
    ),
    ("supply.equipment_deck", {"supply": {"equipment_deck": ["sail_plus_one"] * 2}}, "once too often"),
    ("supply.companions", {"supply": {"companions": []}}, "those that no player has"),
    ("supply.ships_on_offer", {"supply": {"ships_on_offer": ["ship_extra_favour"]}, "round": 3}, "now there are 0"),
    ("rolls", {"rolls": {"die": [1]}}, "oracle, titan, battle"),
    ("rolls.oracle[0]", {"rolls": {"oracle": [1]}}, "known: red"),
    ("rolls.titan[1]", {"rolls": {"titan": [1, 7]}}, "1, 2, 3, 4, 5, 6"),
    ("rolls.battle[0]", {"rolls": {"battle": [10]}}, "not on the die"),
    ("chance", {"chance": {"seed": 1}}, "key, count"),
    ("chance.key", {"chance": {"key": "abc"}}, "64 hexadecimal digits"),
    ("chance.count", {"chance": {"key": "0" * 64, "count": -1}}, "0 or more"),
    ("result", {"turn": None, "result": {}}, "nobody has come home"),
    (
        "result",
        {"turn": None, "result": {}, "steps": [{"step": "Turn", "seat": 1}], "players": [{"tasks": []}]},
        "the turn of seat 1",
    ),
    (
        "result.winners",
        {"turn": None, "result": {"winners": [1]}, "players": [{"tasks": []}]},
        "by the rules it is [0]",
    ),
    ("result", {"turn": None, "result": {"winner": 1}}, "winners, ranking, reason"),
]  # fmt: skip


@pytest.mark.parametrize(("field", "said", "words"), REFUSED)
def test_the_impossible_is_refused_by_name(field: str, said: Description, words: str) -> None:
    told = {"seats": 2, "map": MAP, "turn": {"seat": 0}, **said}
    if told["turn"] is None:
        del told["turn"]
    with pytest.raises(PositionError) as refusal:
        GAME.position(told)
    assert str(refusal.value).startswith(f"{field}: ")
    assert words in str(refusal.value)


def test_what_is_no_table_is_refused() -> None:
    nothings: list[Any] = [[], None, "seats = 2", 2]
    for nothing in nothings:
        with pytest.raises(PositionError, match="the description: a table"):
            GAME.position(nothing)
    with pytest.raises(PositionError, match=r"seats: .* must be said"):
        GAME.position({})


FIGHT = {"step": "Fight", "mountain": "2,0", "colour": "green", "target": 9, "rolled": 4}
NEAR = {"ship": "2,1"}
REFUSED_STEPS: list[tuple[str, list[Description], Description, str]] = [
    ("steps[1]", [{"step": "Turn"}], {}, "comes first"),
    ("steps[1].step", [{"step": "Sail"}], {}, "unknown"),
    ("steps[1]", [{"left": 1}], {}, "a step is a table"),
    ("steps[1]", [{"step": "GodSteps"}], {}, "GodSteps needs left"),
    ("steps[1]", [{"step": "GodSteps", "left": 1, "god": "ares"}], {}, "step, seat, left"),
    ("steps[1].left", [{"step": "GodSteps", "left": 0}], {}, "1 or more"),
    ("steps[1].seat", [{"step": "GodSteps", "left": 1, "seat": 1}], {}, "business of seat 0"),
    ("steps[1]", [{"step": "DropTask", "left": 1}], {}, "upon StartEffects, not upon Turn"),
    ("steps[2]", [{"step": "GodSteps", "left": 1}, FIGHT], {}, "upon Turn, not upon GodSteps"),
    ("steps[1].mountain", [FIGHT], {}, "at 0,0"),
    ("steps[1].mountain", [{**FIGHT, "mountain": "3,0"}], NEAR, "not a mountain"),
    ("steps[1].colour", [{**FIGHT, "colour": "red"}], NEAR, "there are green"),
    ("steps[1].colour", [FIGHT], {**NEAR, "done": {"monsters": ["pink"]}}, "no open task"),
    ("steps[1].target", [FIGHT], {**NEAR, "strength": 1}, "at most 8"),
    ("steps[1].rolled", [{**FIGHT, "rolled": 9}], NEAR, "below the target"),
    ("steps[1].card", [{"step": "Enthrone", "card": "sail_plus_one"}], {"equipment": ["sail_plus_one"]}, "none"),
    ("steps[1].card", [{"step": "ReceiveStatue", "card": "instant_statue_pbk"}], {}, "it has none"),
    ("steps[1].chosen", [{"step": "Look", "count": 2, "chosen": ["0,2", "0,2"], "scout": False}], {}, "different"),
    ("steps[1].scout", [{"step": "Look", "count": 2, "chosen": [], "scout": 1}], {}, "true or false"),
    ("steps[1].islands", [{"step": "Scout", "islands": ["0,2"]}], {}, "has seen"),
    ("steps[1].god", [{"step": "ReturnGod", "god": "ares"}], {}, "not on its throne"),
    ("steps[1]", [{"step": "Unhurt"}], {"injuries": ["red"]}, "has injuries"),
]


@pytest.mark.parametrize(("field", "steps", "player", "words"), REFUSED_STEPS)
def test_impossible_steps_are_refused(field: str, steps: list[Description], player: Description, words: str) -> None:
    with pytest.raises(PositionError) as refusal:
        pending(*steps, players=[player])
    assert str(refusal.value).startswith(f"{field}: ")
    assert words in str(refusal.value)


REFUSED_STACKS: list[tuple[str, list[Description], str]] = [
    ("steps", [], "Turn, TurnStart, TurnEnd, Recover"),
    ("steps", [{"step": "Unhurt", "seat": 0}], "Turn, TurnStart, TurnEnd, Recover"),
    ("steps[0]", [{"step": "Recover", "seat": 0, "left": 3}], "too few injuries"),
    ("steps[0].left", [{"step": "Recover", "seat": 0, "left": 4}], "at most 3"),
    ("steps[0].seat", [{"step": "TurnStart", "seat": 1}, {"step": "StartEffects", "seat": 0}], "seat 0"),
    ("steps", [{"step": "TurnStart", "seat": 0}, {"step": "StartEffects", "seat": 0}, {"step": "DraftShip", "seat": 1}],
     "draft"),
    ("steps[2].left", [{"step": "TurnStart", "seat": 0}, {"step": "StartEffects", "seat": 1},
                       {"step": "DropTask", "seat": 0, "left": 1}], "drops 0"),
    ("steps[1].rolled", [{"step": "TurnEnd", "seat": 0},
                         {"step": "OthersAdvance", "rolled": ["blue"], "waiting": [1]}], "red, black, pink"),
    ("steps[1].waiting", [{"step": "TurnEnd", "seat": 0},
                          {"step": "OthersAdvance", "rolled": ["red", "black", "pink"], "waiting": [0]}], "seat 0"),
]  # fmt: skip


@pytest.mark.parametrize(("field", "steps", "words"), REFUSED_STACKS)
def test_impossible_stacks_are_refused(field: str, steps: list[Description], words: str) -> None:
    with pytest.raises(PositionError) as refusal:
        turn(steps=steps)
    assert str(refusal.value).startswith(f"{field}: ")
    assert words in str(refusal.value)
