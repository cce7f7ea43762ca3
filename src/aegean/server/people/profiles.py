"""What a profile tells of how somebody has played, counted from what was written down of finished games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from statistics import median
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, or_, select

import aegean
from aegean.server import wire
from aegean.server.people import friends, privacy
from aegean.server.ratings import ladders
from aegean.server.store.schema import finished, finished_seats, seats, tables, users
from aegean.server.tables import reading
from aegean.server.wire.company import (
    FinishedGame,
    FinishedList,
    FinishedPlayer,
    GameRecord,
    Opponent,
    PlayedWith,
    Profile,
    Tally,
)

_PAGE: Final = 20
_OPPONENTS: Final = 20


class Part(NamedTuple):
    """Somebody's part in a finished game, whether they had one seat or several."""

    table: str
    game: str
    seats: int
    modules: list[str]
    reason: str
    speed: str
    role: str
    place: int
    won: bool
    played: list[dict[str, list[str]]]
    pace: float | None


def profile(c: Connection, viewer: wire.Person | None, person: int) -> Profile:
    row = privacy.visible(c, viewer, person)
    own = viewer is not None and viewer.id == person
    parts = _parts(c, person)
    return Profile(
        id=row.id,
        name=row.name,
        since=row.created,
        bond="none" if viewer is None else friends.bond(c, viewer.id, person),
        blocked=viewer is not None and person in friends.blocked_by(c, viewer.id),
        shown_to=row.shown_to if own else None,
        ratings=ladders.ratings_of(c, person),
        curves=ladders.curves_of(c, person),
        records=[_record(game, [part for part in parts if part.game == game]) for game in _games(parts)],
        opponents=_opponents(c, viewer, person),
    )


def _parts(c: Connection, person: int) -> list[Part]:
    f, s = finished.c, finished_seats.c
    query = (
        select(f.table, f.game, f.seats, f.modules, f.reason, f.speed, s.role, s.place, s.won, s.played, s.pace)
        .join(finished_seats, s.table == f.table)
        .where(s.user == person)
        .order_by(f.ended, f.table, s.seat)
    )
    found: dict[str, Part] = {}
    for row in c.execute(query):
        part = Part(*row[:9], [row.played], row.pace)
        if (before := found.get(row.table)) is not None:
            part = before._replace(
                place=min(before.place, part.place), won=before.won or part.won, played=[*before.played, row.played]
            )
        found[row.table] = part
    return list(found.values())


def _games(parts: Iterable[Part]) -> list[str]:
    """The games that somebody has played, the one played most often first."""
    here = set(aegean.games())
    return [game for game, _ in Counter(part.game for part in parts).most_common() if game in here]


def _record(game: str, parts: Sequence[Part]) -> GameRecord:
    families = dict.fromkeys(family for part in parts for chosen in part.played for family in chosen)
    return GameRecord(
        game=game,
        games=len(parts),
        won=sum(part.won for part in parts),
        by_seats=sorted(_tallies(parts, lambda part: [str(part.seats)]), key=lambda one: int(one.what)),
        by_module=_tallies(parts, lambda part: part.modules or [""]),
        by_role=_tallies(parts, lambda part: [part.role] if part.role else []),
        by_reason=_tallies(parts, lambda part: [part.reason]),
        played_with=[PlayedWith(family=family, words=_tallies(parts, _chosen(family))) for family in families],
        pace_live=_pace(parts, "live"),
        pace_slow=_pace(parts, "slow"),
    )


def _chosen(family: str) -> Callable[[Part], list[str]]:
    return lambda part: [word for chosen in part.played for word in chosen.get(family, [])]


def _tallies(parts: Sequence[Part], kinds: Callable[[Part], list[str]]) -> list[Tally]:
    games: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for part in parts:
        for kind in dict.fromkeys(kinds(part)):
            games[kind] += 1
            won[kind] += part.won
    return [Tally(what=what, games=count, won=won[what]) for what, count in games.most_common()]


def _pace(parts: Sequence[Part], speed: str) -> float | None:
    paces = [part.pace for part in parts if part.speed == speed and part.pace is not None]
    return median(paces) if paces else None


# -- with whom --------------------------------------------------------------------------------------------------------


def _seen(viewer: wire.Person | None) -> ColumnElement[bool]:
    """The tables that somebody may look back at without a link."""
    t = tables.c
    if viewer is None:
        return t.public
    return or_(t.public, t.host == viewer.id, t.id.in_(select(seats.c.table).where(seats.c.user == viewer.id)))


def _opponents(c: Connection, viewer: wire.Person | None, person: int) -> list[Opponent]:
    mine, theirs = finished_seats.alias("mine"), finished_seats.alias("theirs")
    query = (
        select(mine.c.table, theirs.c.user, mine.c.place, theirs.c.place.label("other"))
        .join(theirs, and_(theirs.c.table == mine.c.table, theirs.c.side != mine.c.side))
        .join(tables, tables.c.id == mine.c.table)
        .where(mine.c.user == person, theirs.c.user.is_not(None), theirs.c.user != person, _seen(viewer))
    )
    met: dict[int, dict[str, int]] = {}
    for row in c.execute(query):
        met.setdefault(row.user, {})[row.table] = (row.other > row.place) - (row.other < row.place)
    known = privacy.seen_by(c, viewer, met)
    names = {row.id: row.name for row in c.execute(select(users.c.id, users.c.name).where(users.c.id.in_(known)))}
    often = sorted(known, key=lambda user: (-len(met[user]), user))[:_OPPONENTS]
    return [
        Opponent(
            id=user,
            name=names[user],
            games=len(met[user]),
            ahead=sum(one > 0 for one in met[user].values()),
            behind=sum(one < 0 for one in met[user].values()),
        )
        for user in often
    ]


# -- games to look back at --------------------------------------------------------------------------------------------


def games_of(c: Connection, viewer: wire.Person | None, person: int, before: float | None) -> FinishedList:
    """Somebody's finished games that one may see, the latest first."""
    privacy.visible(c, viewer, person)
    f = finished.c
    played = f.table.in_(select(finished_seats.c.table).where(finished_seats.c.user == person))
    query = select(finished).join(tables, tables.c.id == f.table).where(played, _seen(viewer))
    if before is not None:
        query = query.where(f.ended < before)
    rows = c.execute(query.order_by(f.ended.desc(), f.table).limit(_PAGE + 1)).mappings().all()
    return FinishedList([_told(c, row, person) for row in rows[:_PAGE]], len(rows) > _PAGE)


def _told(c: Connection, row: Any, person: int) -> FinishedGame:
    table = reading.read(c, row["table"])
    s = finished_seats.c
    ended = c.execute(select(finished_seats).where(s.table == row["table"]).order_by(s.seat)).all()
    players = [
        FinishedPlayer(name=reading.name_of(table, place), bot=place["bot"], place=seat.place, own=seat.user == person)
        for place, seat in zip(table["places"], ended, strict=True)
    ]
    return FinishedGame(
        table=row["table"],
        game=row["game"],
        title=table["title"],
        ended=row["ended"],
        reason=row["reason"],
        won=any(seat.won for seat in ended if seat.user == person),
        rated=row["rated"],
        players=players,
    )
