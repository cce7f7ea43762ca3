"""What is written down of every finished game, once: who played, how it ended, what with, how fast; and if it counts.

Profiles and ratings are made of that alone. It is one step over the database, done by whichever process comes first.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from statistics import median
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, exists, insert, select

import aegean
from aegean.core.errors import AegeanError
from aegean.core.values import Plain
from aegean.server.ratings import book, model
from aegean.server.replays import cache, replaying
from aegean.server.store import archive, schema
from aegean.server.tables import reading
from aegean.server.tables.rebuilding import BareEntry
from aegean.server.tables.sides import sides_of

# Entries after which somebody else may play in the seat that they are about.
_HANDED_OVER: Final = ("bot", "replace", "propose", "resign", "late", "gone", "given")


class Seat(NamedTuple):
    user: int | None
    bot: str | None
    side: int
    role: str
    place: int
    won: bool
    played: dict[str, list[str]]
    pace: float | None


class Finished(NamedTuple):
    table: str
    game: str
    ended: float
    modules: list[str]
    reason: str
    speed: str
    rated: bool
    seats: list[Seat]


def left(c: Connection, since: float, most: int, but: Collection[str] = ()) -> list[str]:
    """Finished games that nothing was written down of, in the order in which they ended. What was arranged, taught,
    played elsewhere or on one device tells nothing of how well somebody plays."""
    t = schema.tables.c
    query = (
        select(t.id)
        .where(t.status == "over", t.touched >= since, ~t.imported, ~t.hot_seat, t.position.is_(None))
        .where(t.id.not_in(but), t.lesson == "", ~exists().where(schema.finished.c.table == t.id))
        .order_by(t.touched, t.id)
        .limit(most)
    )
    return list(c.scalars(query))


def look(c: Connection, table: str) -> Finished:
    """All that is to be written down of a game, read from its row, its entries and its end."""
    try:
        row, timeline = archive.load(c, table)
    except AegeanError:  # whatever its rules make of it: it is over, and its row says how
        row, timeline = reading.read(c, table), None
    entries = archive.kept(c, table, 0)
    game = aegean.game(row["game"])
    view = timeline.state.view(None) if timeline is not None else _kept_view(c, table)
    sides, paces, result = sides_of(row), _paces(entries, row["seats"]), row["result"]
    places = _places(result["ranking"])
    seats = [
        Seat(
            user=place["user"],
            bot=None if place["bot"] is None else place["bot"].partition(".")[0],
            side=sides.sides[seat],
            role=sides.roles[seat],
            place=places[seat],
            won=seat in result["winners"],
            played={} if view is None else {of: list(words) for of, words in game.played_with(view, seat).items()},
            pace=None if place["user"] is None else paces[seat],
        )
        for seat, place in enumerate(row["places"])
    ]
    ended = entries[-1].at if entries else row["touched"]
    return Finished(
        table, row["game"], ended, modules_of(row["game"], row["options"]), result["reason"], reading.speed_of(row),
        _may_count(row), seats,
    )  # fmt: skip


def write(c: Connection, games: Sequence[Finished]) -> None:
    """Write them down, unless that was done meanwhile, and rate those that count."""
    book.hold(c)
    known = set(c.scalars(select(schema.finished.c.table).where(schema.finished.c.table.in_([g.table for g in games]))))
    new = [game for game in games if game.table not in known]
    users = {seat.user for game in new for seat in game.seats if seat.user is not None}
    u = schema.users.c
    gone = set(c.scalars(select(u.id).where(u.id.in_(users), u.deleted.is_not(None))))
    for game in new:
        seats = [seat._replace(user=None, played={}, pace=None) if seat.user in gone else seat for seat in game.seats]
        against_bots = c.scalar(select(schema.tables.c.rated).where(schema.tables.c.id == game.table)) is True
        rated = game.rated and model.counts(game.game, book.players(seats), against_bots)
        c.execute(
            insert(schema.finished).values(
                table=game.table, game=game.game, ended=game.ended, seats=len(seats), modules=game.modules,
                reason=game.reason, speed=game.speed, rated=rated,
            )
        )  # fmt: skip
        rows = [{"table": game.table, "seat": seat, **one._asdict()} for seat, one in enumerate(seats)]
        c.execute(insert(schema.finished_seats), rows)
    book.enter(c, [game.table for game in new])


def modules_of(game: str, options: dict[str, Any]) -> list[str]:
    """The modules that options choose, each option by one or by several."""
    chosen = ((one, options.get(one.option)) for one in aegean.game(game).module_notes())
    return [one.id for one, value in chosen if value == one.id or (isinstance(value, list) and one.id in value)]


def _may_count(row: reading.TableRow) -> bool:
    """Whether nothing about the table speaks against a rating: its luck was known, bots advised, it was not wished."""
    return not (row["seed_given"] or row["advice"]) and row["rated"] is not False


def _places(ranking: list[list[int]]) -> dict[int, int]:
    places: dict[int, int] = {}
    for level in ranking:
        places |= dict.fromkeys(level, len(places) + 1)
    return places


def _kept_view(c: Connection, table: str) -> dict[str, Plain] | None:
    end = cache.end(c, table)
    return None if end is None else end.views.get(replaying.eyes_of(None))


def _paces(entries: Sequence[BareEntry], seats: int) -> list[float | None]:
    """The median of the seconds from the moment a seat came to be asked to its last action before others acted. A seat
    that somebody else played meanwhile has none."""
    others = {seat for told in entries if told.kind in _HANDED_OVER for seat in (told.seat, _first_number(told.text))}
    acts = [told for told in entries if told.kind in ("begin", "act", "ordered")]
    spans: list[list[float]] = [[] for _ in range(seats)]
    for before, told in pairwise(acts):
        if told.kind != "act" or not 0 <= told.seat < seats:
            continue
        took = max(0.0, told.at - before.at)
        if before.seat == told.seat and before.kind == "act" and spans[told.seat]:
            spans[told.seat][-1] += took
        else:
            spans[told.seat].append(took)
    return [median(span) if span and seat not in others else None for seat, span in enumerate(spans)]


def _first_number(text: str) -> int:
    word = text.split(" ", 1)[0]
    return int(word) if word.isdecimal() else -1
