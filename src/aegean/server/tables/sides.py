"""The sides of a table: who is with whom, who plays what, and who hears what is said."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, NamedTuple

import aegean
from aegean.core.errors import AegeanError
from aegean.server.store.chat import PLAYERS, WATCHERS, Room


class Sides(NamedTuple):
    """By seat."""

    sides: tuple[int, ...]
    roles: tuple[str, ...]  # empty words where all play the same

    def mates(self, seat: int) -> frozenset[int]:
        """The seats of a seat's side, its own among them."""
        return frozenset(other for other, side in enumerate(self.sides) if side == self.sides[seat])


def sides_of(row: dict[str, Any]) -> Sides:
    return _sides(row["game"], row["seats"], json.dumps(row["options"], sort_keys=True))


@lru_cache(maxsize=512)
def _sides(id_: str, seats: int, options: str) -> Sides:
    try:
        game = aegean.game(id_)
        full = game.complete(json.loads(options))
        game.check_seats(seats, full)
        return Sides(game.sides(seats, full), game.roles(seats, full))
    except AegeanError:  # a game of rules that are no longer here: nobody plays it
        return Sides(tuple(range(seats)), ("",) * seats)


def rooms_of(row: dict[str, Any], seat: int | None) -> tuple[Room, ...]:
    """Where whoever looks from a seat hears what is said. A side talks once the game has begun: before that nobody is
    sure to stay on it."""
    if seat is None:
        return (Room(WATCHERS),)
    found = sides_of(row)
    if row["started"] is None or len(found.mates(seat)) < 2:
        return (Room(PLAYERS),)
    return Room(PLAYERS), Room.of_side(found.sides[seat])
