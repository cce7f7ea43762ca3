"""First games: ordinary tables against bots that begin from a position which brings up one thing after the other. What
is taught there, and in which words, is the client's part."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from sqlalchemy import Connection, update

import aegean
from aegean.core.errors import OptionError
from aegean.server import wire
from aegean.server.store import schema
from aegean.server.tables import lobby


@cache
def lessons() -> dict[str, dict[str, Any]]:
    """By id: the game, the seat of the person (0 where nothing is said), the bots of all others, and the position."""
    found = sorted(
        (file for file in files(__name__).iterdir() if file.name.endswith(".toml")), key=lambda one: one.name
    )
    return {file.name.removesuffix(".toml"): tomllib.loads(file.read_text(encoding="utf-8")) for file in found}


def lessons_of(game: str) -> list[str]:
    """The ids of a game's lessons; the one that has the game's own id comes first."""
    return sorted(
        (id_ for id_, described in lessons().items() if described["game"] == game), key=lambda id_: id_ != game
    )


def lesson(id_: str) -> dict[str, Any]:
    if id_ not in lessons():
        raise OptionError(f"there is no lesson {id_!r}: it is one of {', '.join(lessons())}")
    return lessons()[id_]


def begin(c: Connection, person: wire.Person, id_: str, now: float) -> str:
    """A first game for one person; it has begun."""
    described = lesson(id_)
    game, position = described["game"], described["position"]
    seats = [wire.SeatForm(bot) for bot in described["bots"]]
    seats.insert(described.get("seat", 0), wire.SeatForm())
    form = wire.TableForm(
        game=game,
        seats=seats,
        options=aegean.game(game).position(position).options,
        seed=str(position["seed"]),
        public=False,
        advice=True,
    )
    table = lobby.create(c, person, form, now)
    values = {"position": position, "lesson": id_}
    c.execute(update(schema.tables).where(schema.tables.c.id == table).values(**values))
    lobby.start(c, table, person, now)
    return table
