"""What every position must stand, and games at random to find positions in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from aegean import State
from aegean.delphi.names import COLOURS
from tests import descriptions
from tests.delphi.positions import GAME

GAMES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 1, {}),
    (3, 2, {"ships": "draft", "map": "free"}),
    (4, 3, {"ships": "draft", "tiles_less": 4, "apollo": "all"}),
    (2, 4, {"ships": "first_game", "tiles_less": 2, "reach_explore": True}),
    (3, 5, {"tiles_less": 1}),
    (4, 9, {"ships": "draft", "tiles_less": 3}),
]
IDLE = ("take_favours", "draw_oracle", "look_islands", "advance_god", "end_turn")


def played(state: State, seed: int, moves: int) -> Iterator[State]:
    return descriptions.played(GAME, state, seed, moves, idle=IDLE, zeal=0.8)


def check_pieces(state: State) -> None:
    """Count everything that is in the box."""
    told, seats = state.describe(), state.seats
    players, islands, supply = told["players"], told["islands"], told["supply"]
    for deck, hand, per_colour in (("oracle", "oracle", 5), ("injury", "injuries", 7)):
        cards = Counter(supply[f"{deck}_deck"] + supply[f"{deck}_discard"])
        cards.update(colour for player in players for colour in player[hand])
        if deck == "oracle" and "card_used" in told["turn"]:
            cards[told["turn"]["card_used"]] += 1
        assert cards == dict.fromkeys(COLOURS, per_colour)
    for kind, rooms in (("offerings", [seats] * 6), ("monsters", [max(2, seats - 1)] * 9)):
        pieces = Counter(colour for lying in islands[kind].values() for colour in lying)
        assert all(len(set(lying)) == len(lying) for lying in islands[kind].values())
        assert all(len(lying) <= room for lying, room in zip(islands[kind].values(), rooms, strict=True))
        pieces.update(colour for player in players for colour in player["done"][kind])
        pieces.update(colour for player in players for colour in (player[kind] if kind == "offerings" else ()))
        assert pieces == dict.fromkeys(COLOURS, seats)
    standing = Counter(colour for raised in islands["raised"].values() for colour in raised)
    assert standing == Counter(colour for player in players for colour in player["done"]["statues"])
    statues = standing + Counter(colour for player in players for colour in player["statues"])
    assert statues + Counter(state.view(None)["statues"]) == dict.fromkeys(COLOURS, 3)
    equipment = Counter(supply["equipment_deck"] + supply["display"])
    equipment.update(card for player in players for card in player["equipment"])
    assert len(equipment) == equipment.total() == 22
    assert len(supply["display"]) == 6 or not supply["equipment_deck"]
    companions = supply["companions"] + [card for player in players for card in player["companions"]]
    assert len(set(companions)) == len(companions) == 18
    assert len(set(islands["tiles"].values())) == 12
    assert sorted(islands["temples"].values()) == sorted(COLOURS)
    shrines = 2 if told["options"]["tiles_less"] >= 2 else 3
    assert len(islands["built"]) + sum(player["shrines"] for player in players) == shrines * seats
    assert set(islands["built"]) <= set(islands["explored"])
