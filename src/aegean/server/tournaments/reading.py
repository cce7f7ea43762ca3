"""Tournaments as they stand in the database, and as they are told."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, and_, exists, func, or_, select

import aegean
from aegean import contests
from aegean.contests import seasons
from aegean.server import wire
from aegean.server.errors import NotFound
from aegean.server.store.schema import entrants, fixtures, tables, tournaments, users
from aegean.server.wire import tournaments as told

Row = dict[str, Any]

LEAGUE: Final = "league"
CUP: Final = "cup"
ROUNDS: Final = "rounds"
OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
CALLED_OFF: Final = "called_off"
CLOSED: Final = "closed"  # of a table
_PAGE: Final = 30


class Tournament:
    """A tournament's row, with those who signed up and its games."""

    def __init__(self, row: Row, people: list[Row], games: list[Row]) -> None:
        self.row = row
        self.people = people
        self.games = games
        self.plan = msgspec.convert(row["plan"], told.Plan)
        self.clock = msgspec.convert(row["clock"], wire.ClockForm)

    @property
    def id(self) -> str:
        return str(self.row["id"])

    @property
    def kind(self) -> str:
        return str(self.row["kind"])

    @property
    def status(self) -> str:
        return str(self.row["status"])

    def of_person(self, person: int) -> Row | None:
        return next((one for one in self.people if one["user"] == person), None)

    @property
    def playing(self) -> list[Row]:
        """Those who signed up and are still there."""
        return [one for one in self.people if not one["out"]]

    def is_in(self, number: int) -> bool:
        return any(one["number"] == number and not one["out"] for one in self.people)

    @property
    def allowed(self) -> list[int]:
        """How many may sit at one of its tables."""
        return sizes(self.kind, self.row["game"], self.row["options"], self.row["seats"])

    @property
    def least(self) -> int:
        """Who are needed."""
        return least(self.kind, self.row["seats"], self.allowed)

    @property
    def numbers(self) -> list[int]:
        """Of the divisions."""
        return sorted({one["division"] for one in self.people if one["division"] is not None})

    def standings(self, division: int | None = None) -> list[contests.Row]:
        """Of those who have played, or are still there; `division` where there are some."""
        games = [game for game in self.games if game["places"] is not None and game["division"] == division]
        counted = [_counted(game) for game in games]
        seen = {one for game in counted for one in game.entrants}
        lots = {one["number"]: one["lot"] or 0 for one in self.people}
        there = [
            one["number"]
            for one in self.people
            if one["lot"] is not None and one["division"] == division and (not one["out"] or one["number"] in seen)
        ]
        return contests.standings(there, counted, lots.__getitem__)


def sizes(kind: str, game: str, options: dict[str, Any], seats: int) -> list[int]:
    """How many may sit at a table; a league has tables of one size alone."""
    possible = aegean.game(game).seats_for(options)
    return [seats] if kind == LEAGUE else [size for size in possible if 2 <= size <= seats]


def least(kind: str, seats: int, allowed: Sequence[int]) -> int:
    """Who are needed."""
    return max(seasons.LEAST, seats) if kind == LEAGUE else max(2, *allowed[:1])


def _counted(game: Row) -> contests.Played:
    """A game that is decided, with those who count in it."""
    at = [seat for seat, place in enumerate(game["places"]) if place is not None]
    late = game["late"] or [False] * len(game["entrants"])
    return contests.Played(
        tuple(game["entrants"][seat] for seat in at),
        tuple(game["places"][seat] for seat in at),
        tuple(bool(late[seat]) for seat in at),
    )


def read(c: Connection, id_: str, *, hold: bool = False) -> Tournament:
    """A tournament; with `hold` for a change, so that whoever else would change it waits."""
    query = select(tournaments).where(tournaments.c.id == id_)
    row = c.execute(query.with_for_update() if hold else query).mappings().one_or_none()
    if row is None:
        raise NotFound("there is no such tournament")
    people = (
        select(entrants, users.c.name)
        .select_from(entrants.outerjoin(users, entrants.c.user == users.c.id))
        .where(entrants.c.tournament == id_)
        .order_by(entrants.c.number)
    )
    games = (
        select(
            fixtures,
            tables.c.status.label("table_status"),
            tables.c.touched.label("table_touched"),
            and_(tables.c.think_by.is_(None), tables.c.time_by.is_(None)).label("unattended"),
        )
        .select_from(fixtures.outerjoin(tables, fixtures.c.table == tables.c.id))
        .where(fixtures.c.tournament == id_)
        .order_by(fixtures.c.number)
    )
    return Tournament(
        dict(row),
        [dict(one) for one in c.execute(people).mappings()],
        [dict(one) for one in c.execute(games).mappings()],
    )


def visible(c: Connection, id_: str, person: wire.Person | None, invite: str = "") -> Tournament:
    """The same for somebody: one that is not public is for those who take part, and for those with the link."""
    found = read(c, id_)
    if found.row["public"] or (person is not None and (found.of_person(person.id) or organises(found, person))):
        return found
    if not secrets.compare_digest(invite.encode(), found.row["invite"].encode()):
        raise NotFound("there is no such tournament")
    return found


def organises(found: Tournament, person: wire.Person | None) -> bool:
    """Whoever made it, or looks after the house."""
    return person is not None and (found.row["organiser"] == person.id or person.moderator)


def listed(
    c: Connection, which: str, person: wire.Person | None, before: float | None
) -> tuple[list[told.TournamentLine], bool]:
    """A page of tournaments, the latest first."""
    t = tournaments.c
    me = person.id if person is not None else -1
    own = or_(t.organiser == me, exists().where(entrants.c.tournament == t.id, entrants.c.user == me))
    conditions = {
        "open": and_(t.status == OPEN, t.public),
        "running": and_(t.status == RUNNING, t.public),
        "finished": and_(t.status == OVER, or_(t.public, own)),
        "mine": and_(own, t.status.in_((OPEN, RUNNING))),
    }
    signed = select(func.count()).where(entrants.c.tournament == t.id, entrants.c.out == "").scalar_subquery()
    query = select(tournaments, own.label("own"), signed.label("signed")).where(conditions[which])
    if before is not None:
        query = query.where(t.touched < before)
    rows = c.execute(query.order_by(t.touched.desc(), t.id).limit(_PAGE + 1)).mappings().all()
    shown = [told.TournamentLine(**_line(row, row["signed"], bool(row["own"]))) for row in rows[:_PAGE]]
    return shown, len(rows) > _PAGE


def _line(row: Any, signed: int, own: bool) -> dict[str, Any]:
    same = {name: row[name] for name in told.TournamentLine.__struct_fields__ if name in row}
    clock = msgspec.convert(row["clock"], wire.ClockForm)
    return {**same, "clock": clock, "entrants": signed, "own": own}


def info(c: Connection, found: Tournament, person: wire.Person | None, now: float) -> told.TournamentInfo:
    row = found.row
    mine = found.of_person(person.id) if person is not None else None
    may = organises(found, person)
    organiser = c.scalar(select(users.c.name).where(users.c.id == row["organiser"]))
    following = c.scalar(select(tournaments.c.id).where(tournaments.c.follows == row["id"]))
    own = mine is not None or (person is not None and row["organiser"] == person.id)
    division = max((len(_division(found, number)) for number in found.numbers), default=found.plan.division)
    return told.TournamentInfo(
        **_line(row, len(found.playing), own),
        plan=found.plan,
        organiser=organiser or "",
        organises=may,
        round=row["round"],
        created=row["created"],
        started=row["started"],
        why=row["why"],
        least=found.least,
        games=contests.games_each(division, row["seats"], found.plan.games)
        if found.kind == LEAGUE and division >= row["seats"]
        else 0,
        follows=row["follows"],
        followed_by=following,
        people=[
            told.EntrantInfo(one["number"], one["name"] or "", one["user"], one["division"], one["out"])
            for one in found.people
        ],
        divisions=_divisions(found),
        fixtures=[_fixture(game) for game in found.games],
        entrant=None if mine is None else mine["number"],
        invite=row["invite"] if own or may else None,
        time=now,
    )


def _division(found: Tournament, number: int) -> list[Row]:
    return [one for one in found.people if one["division"] == number]


def _divisions(found: Tournament) -> list[told.DivisionInfo]:
    if found.status not in (RUNNING, OVER) or found.kind == CUP:
        return []
    if found.kind == ROUNDS:
        return [told.DivisionInfo(0, [_standing(row, 0) for row in found.standings()])]
    all_ = [found.standings(number) for number in found.numbers]
    moving = [
        min(found.plan.moves, contests.most_moves(len(upper)), contests.most_moves(len(lower)))
        for upper, lower in pairwise(all_)
    ]
    return [
        told.DivisionInfo(number, _with_moves(rows, moving[at - 1] if at else 0, moving[at] if at < len(moving) else 0))
        for at, (number, rows) in enumerate(zip(found.numbers, all_, strict=True))
    ]


def _with_moves(rows: Sequence[contests.Row], up: int, down: int) -> list[told.StandingInfo]:
    return [_standing(row, 1 if at < up else -1 if at >= len(rows) - down else 0) for at, row in enumerate(rows)]


def _standing(row: contests.Row, moves: int) -> told.StandingInfo:
    return told.StandingInfo(
        entrant=row.entrant,
        place=row.place,
        points=row.points / 10,
        played=row.played,
        wins=round(float(row.wins), 2),
        direct=row.direct / 10,
        opposition=row.opposition / 10,
        late=row.late,
        by=row.by,  # type: ignore[arg-type]
        moves=moves,
    )


def _fixture(game: Row) -> told.FixtureInfo:
    return told.FixtureInfo(
        number=game["number"],
        round=game["round"],
        division=game["division"],
        entrants=game["entrants"],
        table=game["table"],
        running=game["table_status"] == RUNNING and not game["decided"],
        closed=game["table_status"] == CLOSED and not game["decided"],
        places=game["places"],
        late=game["late"] or [False] * len(game["entrants"]),
        decided=game["decided"],
        ended=game["ended"],
    )


def undecided(games: Iterable[Row]) -> list[Row]:
    return [game for game in games if not game["decided"]]
