"""Pieces are kept: whatever a description says or leaves out, the box holds what it held."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from aegean import PositionError, State
from tests.delphi.position_checks import GAMES, check_pieces, played
from tests.delphi.positions import GAME, MAP, Description, all_cards
from tests.descriptions import same

ARRANGED: dict[str, Description] = {
    "cards in hands": {"players": [{"oracle": ["red"] * 5, "injuries": ["blue"] * 7}, {"injuries": []}]},
    "a card used": {"turn": {"seat": 0, "card_used": "red"}, "players": [{"oracle": ["red"] * 4}]},
    "cards on top": {"supply": {"oracle_deck": ["pink"] * 5, "injury_deck": ["red", "green"]}},
    "an empty deck": {"supply": {"oracle_discard": all_cards(5)}},
    "both decks empty": {
        "players": [{"oracle": all_cards(3)}, {"oracle": all_cards(2)}],
    },
    "offerings moved": {"islands": {"offerings": {"3,0": ["red", "blue"], "-6,0": ["red", "blue"]}}},
    "monsters moved": {"islands": {"monsters": {"2,0": ["red"], "1,4": ["red", "blue"]}}},
    "an empty mountain": {"players": [{"done": {"monsters": ["blue"]}}], "islands": {"monsters": {"2,0": []}}},
    "cargo": {"players": [{"offerings": ["pink"], "statues": ["red"]}, {"offerings": ["pink", "red"]}]},
    "tasks done": {
        "players": [
            {"done": {"offerings": ["pink", "green"], "monsters": ["black", "red"], "statues": ["red", "blue"]}}
        ]
    },
    "tasks open": {"players": [{"tasks": ["shrine"]}, {"tasks": ["statue", "offering"]}]},
    "other sides": {"players": [{"tasks": ["offering-blue", "monster-red", "offering"]}]},
    "shrines": {"players": [{"shrines": 1}], "islands": {"explored": ["1,-4", "2,3", "0,2"]}},
    "built": {"islands": {"built": ["1,-4", "0,2"]}},
    "statues raised": {
        "players": [{"done": {"statues": ["pink", "red"]}}, {"done": {"statues": ["pink"]}}],
        "islands": {"raised": {"4,-3": ["pink"]}},
    },
    "tiles and temples": {"islands": {"tiles": {"0,2": "red_psi"}, "temples": {"0,-4": "red", "2,-2": "pink"}}},
    "equipment": {
        "players": [{"equipment": ["sail_over_shallows", "sail_plus_one"]}],
        "supply": {"display": ["instant_bundle"], "equipment_deck": ["roll_bonus_red", "die_combo_green"]},
    },
    "companions": {"players": [{"companions": ["hero_red", "creature_blue"], "injuries": ["blue"]}]},
}  # fmt: skip


def arranged(name: str) -> State:
    return GAME.position({"seats": 2, "map": MAP, "turn": {"seat": 0}, **ARRANGED[name]})


@pytest.mark.parametrize("name", ARRANGED)
def test_pieces_are_kept(name: str) -> None:
    state = arranged(name)
    for number, _ in enumerate(played(state, 5, 40)):
        if number % 10 == 0:
            check_pieces(state)
            same(GAME.position(state.describe()), state)


@cache
def stages() -> tuple[State, ...]:
    """States from several stages of several games."""
    found = []
    for seats, seed, options in GAMES:
        for number, state in enumerate(played(GAME.new(seats, seed, options), seed + 50, 1200)):
            if number in (0, 4, 150, 700, 1200):
                found.append(state.copy())
    return tuple(found)


def thinned(told: Description, chance: random.Random) -> Description:
    """A description of which much is no longer said."""
    less = chance.choice((0.1, 0.4, 0.8))
    for key in [key for key in told if key not in ("seats", "map") and chance.random() < less / 3]:
        del told[key]
    for part in [told.get("islands", {}), told.get("supply", {}), *told.get("players", [])]:
        for key in [key for key in part if chance.random() < less]:
            del part[key]
        for table in [value for value in part.values() if isinstance(value, dict)]:
            for key in [key for key in table if chance.random() < less / 2]:
                del table[key]
    return told


def attempted(told: Description) -> tuple[str, State | None]:
    try:
        return "", GAME.position(told)
    except PositionError as refusal:
        return str(refusal), None


@pytest.mark.parametrize("seed", range(8))
def test_a_thinned_description_is_refused_by_name_or_keeps_the_pieces(seed: int) -> None:
    chance = random.Random(seed)
    accepted = 0
    for stage in stages():
        told = thinned(stage.describe(), chance)
        refusal, state = attempted(told)
        if state is None:
            assert re.match(r"(players|islands|supply|steps|turn|round|result)\S*: .", refusal)
            continue
        accepted += 1
        check_pieces(state)
        for _ in played(state, seed, 5):
            assert all(decision.actions for decision in state.decisions)
        check_pieces(state)
    assert accepted >= len(stages()) // 4
