"""Who sits where: seats that one player leads together, seats that are dealt, and how people move on for a rematch."""

from __future__ import annotations

import secrets
from typing import Any, Final

from sqlalchemy import Connection, update

from aegean.core.errors import OptionError
from aegean.core.game import Game
from aegean.core.values import Plain
from aegean.server import wire
from aegean.server.store import schema
from aegean.server.tables.sides import sides_of

Group = tuple[int, ...]  # the seats that one player has

_luck: Final = secrets.SystemRandom()
_PLAYER: Final = ("user", "bot", "name", "seen", "looked")  # what of a seat's row goes with its player


def grouped(seats: int, together: list[int]) -> list[Group]:
    """The seats in groups of one player each, by their first seats."""
    return [tuple(together) if seat in together else (seat,) for seat in range(seats) if seat not in together[1:]]


def groups(row: dict[str, Any]) -> list[Group]:
    return grouped(row["seats"], row["together"])


def group_of(row: dict[str, Any], seat: int) -> Group:
    return next(group for group in groups(row) if seat in group)


def check_form(form: wire.TableForm, game: Game, options: dict[str, Plain]) -> None:
    """Refuse seats that nobody can lead together, or that cannot be one's own."""
    together, count = form.together, len(form.seats)
    if together:
        if len(set(together)) != len(together) or len(together) < 2 or max(together) >= count:
            raise OptionError(f"seats that one player leads are two or more different ones of 0 to {count - 1}")
        sides = game.sides(count, options)
        if len({sides[seat] for seat in together}) > 1:
            raise OptionError("seats that one player leads are all of one side")
        if len({form.seats[seat].bot for seat in together}) > 1:
            raise OptionError("seats that one player leads are for one person, or all for the same bot")
    if form.seat is not None and (form.seat >= count or form.seats[form.seat].bot is not None or not form.sit):
        raise OptionError("the seat to take oneself is one for a person")


def deal(c: Connection, row: dict[str, Any]) -> None:
    """Who is at the table is dealt anew onto its seats, by the server's own luck: it follows from no seed."""
    places, found = row["places"], groups(row)
    players = [{name: places[group[0]][name] for name in _PLAYER} for group in found]
    _luck.shuffle(players)
    for group, player in zip(found, players, strict=True):
        seats = schema.seats.c
        c.execute(update(schema.seats).where(seats.table == row["id"], seats.seat.in_(group)).values(**player))


def moves_on(row: dict[str, Any]) -> dict[Group, Group]:
    """For a rematch: whose player goes where. Everybody moves on by one seat, and so plays another role in time; where
    roles differ and but one person plays, they keep theirs."""
    found = groups(row)
    alone = len({place["user"] for place in row["places"]} - {None}) < 2
    if alone and any(sides_of(row).roles):
        return {group: group for group in found}
    return {group: found[at - 1] for at, group in enumerate(found)}
