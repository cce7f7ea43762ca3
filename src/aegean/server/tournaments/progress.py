"""A tournament goes on by itself: it begins, tables are made, games are counted, rounds follow each other, it ends.

All of it is one step over the database, done by whichever process comes first; what is to be done follows from what
stands there, so that a restart or a second process changes nothing.
"""

from __future__ import annotations

import logging
import secrets
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, insert, or_, select, update

from aegean import contests
from aegean.contests import pairing
from aegean.server.errors import Conflict, DatabaseAway
from aegean.server.logs import SELDOM
from aegean.server.notifications import calls
from aegean.server.store.schema import entrants, entries, fixtures, tournaments
from aegean.server.tables import lobby, vacations
from aegean.server.tables import reading as table_reading
from aegean.server.tables.live import Tables
from aegean.server.tournaments import reading, signing, telling
from aegean.server.tournaments.reading import (
    CALLED_OFF,
    CLOSED,
    CUP,
    LEAGUE,
    OPEN,
    OVER,
    ROUNDS,
    RUNNING,
    Row,
    Tournament,
    undecided,
)

log = logging.getLogger("aegean.tournaments")

EVERY: Final = 5.0  # seconds between two looks
_TABLES: Final = 4  # that are made in one transaction: moves wait for it
CLOSED_WAITS: Final = 3 * 86_400.0  # seconds that a game whose table was closed waits for the organiser's word
_luck: Final = secrets.SystemRandom()


class Progress:
    """Sees to it, in one process, that tournaments go on."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def look(self) -> None:
        now = self._tables.clock()
        for id_ in await self._tables.storage.read(lambda c: going(c, now)):
            await self.look_at(id_)

    async def look_at(self, id_: str) -> None:
        """Where one of them cannot go on, the others do."""
        storage, now = self._tables.storage, self._tables.clock()
        try:
            while await storage.read(lambda c: waits(c, id_, now)):
                for table in await storage.write(lambda c: go_on(c, id_, now)):
                    await self._tables.look_again(await self._tables.room(table))
        except DatabaseAway:
            raise
        except Exception:
            log.exception("a tournament did not go on", extra={"tournament": id_, SELDOM: True})


def going(c: Connection, now: float) -> list[str]:
    """The tournaments at which something may be due."""
    t = tournaments.c
    due = or_(t.status == RUNNING, (t.status == OPEN) & or_(t.begins <= now, t.begins_with.is_not(None)))
    return list(c.scalars(select(t.id).where(due).order_by(t.id)))


def waits(c: Connection, id_: str, now: float) -> bool:
    """Whether something is to be done there now."""
    found = reading.read(c, id_)
    if found.status == OPEN:
        return _is_due(found, now)
    if found.status != RUNNING:
        return False
    left = undecided(found.games)
    return not left or any(_is_done(c, game, now) for game in left) or bool(_to_begin(found, left))


def _is_done(c: Connection, game: Row, now: float) -> bool:
    """Over; or nobody will end it: closed long ago, or left to bots. Then it counts for nobody, and others go on."""
    status = game["table_status"]
    if status == CLOSED:
        return bool(game["table_touched"] <= now - CLOSED_WAITS)
    return status == OVER or (
        status == RUNNING and game["unattended"] and _is_deserted(c, table_reading.read(c, game["table"]))
    )


def _is_deserted(c: Connection, row: table_reading.TableRow) -> bool:
    """All its people gave up or are gone, and bots that are among themselves do not play on."""
    _, _, _, given_up = _conduct(c, row)
    return all(place["seat"] in given_up for place in row["places"] if place["bot"] is None)


def go_on(c: Connection, id_: str, now: float) -> list[str]:
    """The next step of a tournament, if one is due; the tables that were made."""
    found = reading.read(c, id_, hold=True)
    if found.status == OPEN and _is_due(found, now):
        if len(found.playing) < found.least:
            _set(c, id_, status=CALLED_OFF, why="few", touched=now)
            telling.tell(c, found, calls.CALLED_OFF, now)
        else:
            begin(c, found, now)
        found = reading.read(c, id_)
    if found.status != RUNNING:
        return []
    for game in undecided(found.games):
        if _is_done(c, game, now):
            _count(c, found, game, now)
    found = reading.read(c, id_)
    if not undecided(found.games):
        _next_stage(c, found, now)
        found = reading.read(c, id_)
    return _begin_tables(c, found, now) if found.status == RUNNING else []


def start(c: Connection, id_: str, person: Any, now: float) -> None:
    """The organiser lets it begin."""
    found = reading.read(c, id_, hold=True)
    signing.check_organiser(found, person)
    if found.status != OPEN:
        raise Conflict("the tournament has begun already")
    if len(found.playing) < found.least:
        raise Conflict(f"{found.least} are needed, and {len(found.playing)} have signed up")
    begin(c, found, now)


def _is_due(found: Tournament, now: float) -> bool:
    begins, with_ = found.row["begins"], found.row["begins_with"]
    full = with_ is not None and len(found.playing) >= max(with_, found.least)
    return full or (begins is not None and begins <= now)


def _set(c: Connection, id_: str, **values: Any) -> None:
    c.execute(update(tournaments).where(tournaments.c.id == id_).values(**values))


# -- the beginning ----------------------------------------------------------------------------------------------------


def begin(c: Connection, found: Tournament, now: float) -> None:
    """Lots are drawn, by the server's own luck; a league is cut into divisions, and all its games are known."""
    numbers = [one["number"] for one in found.playing]
    _luck.shuffle(numbers)
    e = entrants.c
    for lot, number in enumerate(numbers, 1):
        c.execute(update(entrants).where(e.tournament == found.id, e.number == number).values(lot=lot))
    _set(c, found.id, status=RUNNING, started=now, touched=now, round=1)
    if found.kind == LEAGUE:
        _begin_league(c, found, _by_last_season(c, found, numbers))
    elif found.kind == CUP:
        _add_round(c, found.id, 1, [tuple(group) for group in contests.bracket(numbers, found.allowed)], now)
    else:
        formed, resting = contests.tables(numbers, found.allowed)
        _add_round(c, found.id, 1, [*formed, *((one,) for one in resting)], now)
    telling.tell(c, found, calls.STARTED, now)
    log.info("tournament begun", extra={"tournament": found.id, "entrants": len(numbers)})


def _by_last_season(c: Connection, found: Tournament, numbers: Sequence[int]) -> list[int]:
    """Whoever played in the season before, in the order of its end, with those who changed places; then the others."""
    if found.row["follows"] is None:
        return list(numbers)
    before = reading.read(c, found.row["follows"])
    there = {one["number"] for one in before.playing}
    finished = []
    for division in before.numbers:
        rows = [row.entrant for row in before.standings(division)]
        finished.append(sorted(rows, key=lambda one: one not in there))  # whoever left is last
    order = contests.after_moves(finished, before.plan.moves)
    users = {one["number"]: one["user"] for one in before.people}
    ranks = {users[one]: at for at, one in enumerate(order) if users[one] is not None}
    mine = {one["number"]: one["user"] for one in found.people}
    return sorted(numbers, key=lambda one: ranks.get(mine[one], len(ranks)))


def _begin_league(c: Connection, found: Tournament, order: Sequence[int]) -> None:
    e = entrants.c
    cut = contests.divisions(order, found.plan.division, found.least)
    number = 0
    for division, players in enumerate(cut, 1):
        for one in players:
            c.execute(update(entrants).where(e.tournament == found.id, e.number == one).values(division=division))
        for round_, seated in enumerate(contests.fixtures(players, found.row["seats"], _games(found, players)), 1):
            number += 1
            c.execute(insert(fixtures).values(_fixture(found.id, number, round_, seated, division)))
    placed = {one for players in cut for one in players}
    for one in order:
        if one not in placed:
            c.execute(update(entrants).where(e.tournament == found.id, e.number == one).values(out="spare"))


def _games(found: Tournament, players: Sequence[int]) -> int:
    return found.plan.games if len(players) == found.row["seats"] else 0


def _fixture(id_: str, number: int, round_: int, seated: Sequence[int], division: int | None = None) -> Row:
    kept = {"tournament": id_, "number": number, "round": round_, "entrants": list(seated), "division": division}
    return {**kept, "decided": ""}


def _add_round(c: Connection, id_: str, round_: int, games: Sequence[Sequence[int]], now: float) -> None:
    """The games of a round; whoever has no opponent goes on, or has won."""
    known = len(reading.read(c, id_).games)
    for at, seated in enumerate(games, 1):
        row = _fixture(id_, known + at, round_, seated)
        if len(seated) == 1:
            row |= {"places": [1], "late": [False], "decided": "walkover", "ended": now}
        else:
            row |= {"places": None, "late": None, "ended": None}
        c.execute(insert(fixtures).values(**row))
    _set(c, id_, round=round_, touched=now)


# -- its games --------------------------------------------------------------------------------------------------------


def _to_begin(found: Tournament, left: Sequence[Row]) -> list[Row]:
    """Games whose tables are to be made now: nobody has more at a time than was agreed on."""
    busy: Counter[int] = Counter()
    for game in left:
        if game["table_status"] == RUNNING:
            busy.update(game["entrants"])
    found_: list[Row] = []
    for game in left:
        if game["table"] is not None:
            continue
        people = [one for one in game["entrants"] if found.is_in(one)]
        if found.kind == LEAGUE and any(busy[one] >= found.plan.at_once for one in people):
            continue
        busy.update(people)
        found_.append(game)
    return found_


def _begin_tables(c: Connection, found: Tournament, now: float) -> list[str]:
    made: list[str] = []
    users = {one["number"]: one["user"] for one in found.people}
    for game in _to_begin(found, undecided(found.games))[:_TABLES]:
        people = [one for one in game["entrants"] if found.is_in(one) and users[one] is not None]
        f = fixtures.c
        this = update(fixtures).where(f.tournament == found.id, f.number == game["number"])
        if len(people) < 2:  # nobody is left to play against
            places = [1 if one in people else None for one in game["entrants"]]
            values = {"places": places, "decided": "walkover"} if people else {"decided": "nobody"}
            c.execute(this.values(**values, ended=now))
            continue
        form = signing.table_form(found, _table_title(found, game), len(game["entrants"]))
        for seat, one in enumerate(game["entrants"]):
            if one not in people:
                form.seats[seat].bot = found.clock.bot
        seated = [users[one] if one in people else None for one in game["entrants"]]
        table = lobby.create_seated(c, form, seated, found.id, found.row["invite"], now)
        lobby.begin(c, table_reading.read(c, table), now)
        vacations.heed(c, table, now)
        c.execute(this.values(table=table))
        made.append(table)
    return made


def _table_title(found: Tournament, game: Row) -> str:
    """A title has sixty letters at most: what tells the games apart comes first to its end."""
    which = f"{game['division']}.{game['round']}" if game["division"] is not None else f"{game['round']}"
    return f"{found.row['title'][: 58 - len(which)]} {which}"


def _count(c: Connection, found: Tournament, game: Row, now: float) -> None:
    """A game is over: places, whose time was up, and who never came."""
    f = fixtures.c
    this = update(fixtures).where(f.tournament == found.id, f.number == game["number"])
    row = table_reading.read(c, game["table"])
    if row["result"] is None:
        c.execute(this.values(decided="nobody", ended=now))
        _set(c, found.id, touched=now)
        return
    counted = [seat for seat, place in enumerate(row["places"]) if place["bot"] is None]
    left, late, absent, _ = _conduct(c, row)
    levels = [[seat for seat in level if seat in counted and seat not in left] for level in row["result"]["ranking"]]
    levels = [level for level in (*levels, sorted(left & set(counted))) if level]
    places: list[int | None] = [None] * row["seats"]
    if any(seat not in left for seat in counted):
        before = 0
        for level in levels:
            for seat in level:
                places[seat] = before + 1
            before += len(level)
    c.execute(
        this.values(
            places=places if any(places) else None,
            late=[seat in late for seat in range(row["seats"])],
            decided="played" if any(places) else "nobody",
            ended=now,
        )
    )
    e = entrants.c
    for seat in absent:
        who = (e.tournament == found.id, e.number == game["entrants"][seat], e.out == "")
        c.execute(update(entrants).where(*who).values(out="absent"))
    _set(c, found.id, touched=now)


def _conduct(c: Connection, row: table_reading.TableRow) -> tuple[set[int], set[int], set[int], set[int]]:
    """The seats that their players had left to a bot or given up when the game ended; those whose time was up; of
    these those whose players had done nothing before; and those that were given up for good."""
    e = entries.c
    kinds = ("act", "ordered", "late", "resign", "gone")
    rows = c.execute(
        select(e.seat, e.kind, e.text).where(e.table == row["id"], e.kind.in_(kinds)).order_by(e.number)
    ).all()
    given_up, late, came = set[int](), set[int](), set[int]()
    for one in rows:
        if one.kind == "late":
            late.add(one.seat)
        if one.kind in ("resign", "gone") or (one.kind == "late" and one.text.startswith("resign")):
            given_up.add(one.seat)
        if one.kind in ("act", "ordered", "resign") and one.seat not in late:
            came.add(one.seat)
    left = given_up | set(row["lent"])
    return left, late, (late & left) - came, given_up


# -- rounds and the end -----------------------------------------------------------------------------------------------


def _next_stage(c: Connection, found: Tournament, now: float) -> None:
    games: list[tuple[int, ...]] = []
    if found.kind == CUP:
        games = _cup_round(found)
    elif found.kind == ROUNDS:
        games = _further_round(found)
    if games:
        _add_round(c, found.id, found.row["round"] + 1, games, now)
    else:
        _set(c, found.id, status=OVER, touched=now)
        telling.tell(c, found, calls.DECIDED, now)
        log.info("tournament over", extra={"tournament": found.id})


def survivors(found: Tournament) -> list[int]:
    """Who came out of a cup's round, in the tree's order; of those who won together, whoever drew the lower lot."""
    lots = {one["number"]: one["lot"] or 0 for one in found.people}
    through: list[int] = []
    for game in found.games:
        if game["round"] == found.row["round"] and game["places"] is not None:
            first = [one for one, place in zip(game["entrants"], game["places"], strict=True) if place == 1]
            through.append(min(first, key=lots.__getitem__))
    return through


def _cup_round(found: Tournament) -> list[tuple[int, ...]]:
    through = survivors(found)
    if len(through) < 2:
        return []
    # In a tree of two whoever left keeps their place, and their opponent goes on; at larger tables others move up.
    pairs = set(found.allowed) == {2}
    there = [one for one in through if pairs or found.is_in(one)]
    sat = [game["entrants"] for game in found.games]
    return [pairing.by_seat(group, sat) for group in contests.bracket(there, found.allowed)]


def _further_round(found: Tournament) -> list[tuple[int, ...]]:
    if found.row["round"] >= found.plan.rounds:
        return []
    standing = [row.entrant for row in found.standings() if found.is_in(row.entrant)]
    if len(standing) < 2:
        return []
    sat = [game["entrants"] for game in found.games if len(game["entrants"]) > 1]
    idle = [game["entrants"][0] for game in found.games if len(game["entrants"]) == 1]
    formed, resting = contests.tables(standing, found.allowed, sat, sat, idle)
    return [*formed, *((one,) for one in resting)]
