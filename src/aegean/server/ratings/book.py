"""Ratings in the database: game by game as they end, or all of them anew from the finished games.

Both go through the same sums in the same order, by the time of the end and then by the table's id; so nothing differs.
A game that is written down after a later one has all games of its ladder rated anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, select, text, tuple_, update

from aegean.server.ratings import model
from aegean.server.ratings.model import Player, Rating
from aegean.server.store.schema import finished, finished_seats, rating_changes, ratings, users

_LOCK: Final = 0x4145_5241_5445  # ours alone among PostgreSQL's advisory locks
_MANY: Final = 500  # rows of one statement


class Ladder(NamedTuple):
    game: str
    speed: str


class Rated(NamedTuple):
    """A rated game."""

    table: str
    ladder: Ladder
    ended: float
    players: list[Player]


class Worth(NamedTuple):
    """What somebody is worth by now."""

    rating: Rating
    games: int
    at: float


def hold(c: Connection) -> None:
    """Nobody else writes ratings until this transaction is done."""
    if c.dialect.name == "postgresql":
        c.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})


class Size(NamedTuple):
    """How large a ladder is."""

    game: str
    speed: str
    people: int
    games: int


def ladders(c: Connection) -> list[Size]:
    r, f = ratings.c, finished.c
    people = c.execute(select(r.game, r.speed, func.count()).group_by(r.game, r.speed).order_by(r.game, r.speed))
    games = c.execute(select(f.game, f.speed, func.count()).where(f.rated).group_by(f.game, f.speed))
    counted = {(game, speed): count for game, speed, count in games}
    return [Size(game, speed, count, counted.get((game, speed), 0)) for game, speed, count in people]


def enter(c: Connection, tables: list[str]) -> None:
    """Games that have just been written down. The lock is held."""
    by_ladder: dict[Ladder, list[Rated]] = {}
    for game in _games(c, finished.c.table.in_(tables)):
        by_ladder.setdefault(game.ladder, []).append(game)
    for ladder, games in by_ladder.items():
        if _is_late(c, games[0], tables):
            _rate_anew(c, ladder)
        else:
            for game in games:
                _rate(c, game)


def _is_late(c: Connection, game: Rated, entering: list[str]) -> bool:
    """Whether a later game of its ladder is rated already: all are that were written down before."""
    f = finished.c
    later = select(f.table).where(
        f.game == game.ladder.game,
        f.speed == game.ladder.speed,
        f.rated,
        f.ended >= game.ended,
        tuple_(f.ended, f.table) > tuple_(game.ended, game.table),
        f.table.not_in(entering),
    )
    return c.execute(later.limit(1)).first() is not None


def rebuild(c: Connection) -> int:
    """All ratings anew, from the finished games alone; how many games were rated."""
    hold(c)
    f = finished.c
    ladders = c.execute(select(f.game, f.speed).where(f.rated).distinct().order_by(f.game, f.speed)).all()
    c.execute(delete(rating_changes))
    c.execute(delete(ratings))
    return sum(_rate_anew(c, Ladder(*one)) for one in ladders)


def forget_person(c: Connection, user: int) -> None:
    """Their ratings go. The games stay, without how they played them: the ratings of the others follow from these."""
    c.execute(delete(rating_changes).where(rating_changes.c.user == user))
    c.execute(delete(ratings).where(ratings.c.user == user))
    c.execute(update(finished_seats).where(finished_seats.c.user == user).values(played={}, pace=None))


def _rate(c: Connection, game: Rated) -> None:
    """One more game, after all the others of its ladder."""
    r = ratings.c
    people = {one.person for one in game.players if one.person is not None}
    here = and_(r.game == game.ladder.game, r.speed == game.ladder.speed)
    query = select(r.user, r.mean, r.deviation, r.games, r.at).where(here, r.user.in_(people))
    worth = {row.user: Worth(Rating(row.mean, row.deviation), row.games, row.at) for row in c.execute(query)}
    changed = _after(worth, game)
    c.execute(delete(ratings).where(here, r.user.in_(changed)))
    _write(c, game.ladder, changed, [_change(game, user, one.rating) for user, one in changed.items()])


def _rate_anew(c: Connection, ladder: Ladder) -> int:
    """All games of a ladder; how many there are."""
    of = rating_changes.c
    c.execute(delete(rating_changes).where(of.game == ladder.game, of.speed == ladder.speed))
    c.execute(delete(ratings).where(ratings.c.game == ladder.game, ratings.c.speed == ladder.speed))
    worth: dict[int, Worth] = {}
    changes: list[dict[str, Any]] = []
    count = 0
    for game in _games(c, and_(finished.c.game == ladder.game, finished.c.speed == ladder.speed)):
        changed = _after(worth, game)
        worth |= changed
        changes += [_change(game, user, one.rating) for user, one in changed.items()]
        count += 1
    _write(c, ladder, worth, changes)
    return count


def _after(worth: dict[int, Worth], game: Rated) -> dict[int, Worth]:
    """Those who played in it, as they stand after it."""
    before = {user: one.rating for user, one in worth.items()}
    return {
        user: Worth(now, (worth[user].games if user in worth else 0) + 1, game.ended)
        for user, now in model.after(game.ladder.game, game.players, before).items()
    }


def _change(game: Rated, user: int, now: Rating) -> dict[str, Any]:
    return {"table": game.table, "user": user, **game.ladder._asdict(), "at": game.ended, **now._asdict()}


def _write(c: Connection, ladder: Ladder, worth: dict[int, Worth], changes: list[dict[str, Any]]) -> None:
    """Whoever is no longer here counts for the others, and has no rating of their own."""
    here = set(c.scalars(select(users.c.id).where(users.c.id.in_(worth), users.c.deleted.is_(None))))
    rows = [
        {"user": user, **ladder._asdict(), **one.rating._asdict(), "games": one.games, "at": one.at}
        for user, one in worth.items()
        if user in here
    ]
    for table, given in ((ratings, rows), (rating_changes, [one for one in changes if one["user"] in here])):
        for at in range(0, len(given), _MANY):
            c.execute(insert(table), given[at : at + _MANY])


def _games(c: Connection, which: Any) -> Iterator[Rated]:
    """The rated ones among them, in the order in which they count."""
    f, s = finished.c, finished_seats.c
    query = (
        select(f.table, f.game, f.speed, f.ended, s.user, s.bot, s.side, s.place)
        .join(finished_seats, s.table == f.table)
        .where(f.rated, which)
        .order_by(f.ended, f.table, s.seat)
    )
    for _, rows in groupby(c.execute(query).all(), key=lambda row: str(row.table)):
        seats = list(rows)
        yield Rated(seats[0].table, Ladder(seats[0].game, seats[0].speed), seats[0].ended, players(seats))


def players(seats: Iterable[Any]) -> list[Player]:
    return [Player(one.user, one.bot, one.side, one.place) for one in seats]
