"""Ratings as they are told: a person's own, their curves, ladders, and those of the people at a table."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select

import aegean
from aegean.server import wire
from aegean.server.people import privacy
from aegean.server.ratings import model
from aegean.server.ratings.model import Rating
from aegean.server.store.schema import rating_changes, ratings, users
from aegean.server.tables import reading
from aegean.server.wire.company import Anchor, Curve, CurvePoint, Ladder, LadderRow, RatingInfo, SeatRating, Speed

_CURVE: Final = 200  # games
_MOST: Final = 200  # people on a ladder
SPEEDS: Final[tuple[Speed, ...]] = ("live", "slow")


def ratings_of(c: Connection, person: int) -> list[RatingInfo]:
    """The one that most games stand behind comes first."""
    r = ratings.c
    mine = select(ratings).where(r.user == person, r.game.in_(aegean.games()))
    rows = c.execute(mine.order_by(r.games.desc(), r.game, r.speed))
    return [
        RatingInfo(
            game=row.game,
            speed=row.speed,
            mean=row.mean,
            deviation=row.deviation,
            games=row.games,
            provisional=not Rating(row.mean, row.deviation).settled,
            level=model.level_of(row.game, Rating(row.mean, row.deviation)),
        )
        for row in rows
    ]


def curves_of(c: Connection, person: int) -> list[Curve]:
    return [
        Curve(game=game, speed=speed, points=points)
        for game in aegean.games()
        for speed in SPEEDS
        if (points := _points(c, person, game, speed))
    ]


def _points(c: Connection, person: int, game: str, speed: Speed) -> list[CurvePoint]:
    o = rating_changes.c
    query = select(o.at, o.mean, o.deviation).where(o.user == person, o.game == game, o.speed == speed)
    rows = c.execute(query.order_by(o.at.desc(), o.table.desc()).limit(_CURVE)).all()
    return [CurvePoint(at=row.at, mean=row.mean, deviation=row.deviation) for row in reversed(rows)]


def ladder(c: Connection, viewer: wire.Person | None, game: str, speed: Speed) -> Ladder:
    """Of those whose profile everybody may see: who is known well enough first, then those who are not."""
    r, u = ratings.c, users.c
    query = (
        select(r.user, u.name, r.mean, r.deviation, r.games)
        .join(users, u.id == r.user)
        .where(r.game == game, r.speed == speed, u.shown_to == privacy.EVERYBODY)
        .where(u.login.is_not(None), u.deleted.is_(None), u.banned.is_(None))
        .order_by(r.deviation >= model.SETTLED, r.mean.desc(), r.user)
        .limit(_MOST)
    )
    rows = [
        LadderRow(
            id=row.user,
            name=row.name,
            mean=row.mean,
            deviation=row.deviation,
            games=row.games,
            provisional=not Rating(row.mean, row.deviation).settled,
        )
        for row in c.execute(query)
    ]
    levels = model.told_apart(game)
    own = select(r.user).join(users, u.id == r.user).where(r.game == game, r.speed == speed, u.login.is_not(None))
    mine = own.where(r.user == (viewer.id if viewer is not None else -1), u.shown_to != privacy.EVERYBODY)
    return Ladder(
        game=game,
        speed=speed,
        rows=rows,
        unlisted=c.execute(mine).first() is not None,
        anchors=[Anchor(level=level, mean=one.mean, deviation=one.deviation) for level, one in levels],
    )


def at_table(c: Connection, viewer: wire.Person | None, row: reading.TableRow) -> list[SeatRating]:
    """Of those at a table whose profile one may see, by its game and its clock."""
    people = {place["user"] for place in row["places"]} - {None}
    r = ratings.c
    query = select(ratings).where(r.user.in_(privacy.seen_by(c, viewer, people)), r.game == row["game"])
    rows = c.execute(query.where(r.speed == reading.speed_of(row)).order_by(r.user))
    return [
        SeatRating(
            person=row.user,
            mean=row.mean,
            deviation=row.deviation,
            provisional=not Rating(row.mean, row.deviation).settled,
        )
        for row in rows
    ]
