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
def lesson(game: str) -> dict[str, Any]:
    """The bots of a game's lesson, and the position it begins from."""
    if game not in aegean.games():
        raise OptionError(f"there is no game {game!r}: it is one of {', '.join(aegean.games())}")
    return tomllib.loads((files(__name__) / f"{game}.toml").read_text(encoding="utf-8"))


def begin(c: Connection, person: wire.Person, game: str, now: float) -> str:
    """A first game for one person; it has begun."""
    described = lesson(game)
    position = described["position"]
    form = wire.TableForm(
        game=game,
        seats=[wire.SeatForm(), *(wire.SeatForm(bot) for bot in described["bots"])],
        options=aegean.game(game).position(position).options,
        seed=str(position["seed"]),
        public=False,
        advice=True,
    )
    table = lobby.create(c, person, form, now)
    values = {"position": position, "lesson": True}
    c.execute(update(schema.tables).where(schema.tables.c.id == table).values(**values))
    lobby.start(c, table, person, now)
    return table
