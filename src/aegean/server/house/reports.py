"""What players tell the hosts of: a line of chat, or how somebody at their table behaves.

Whoever is reported never learns of it from here: nothing is sent to them, they are left out where a host is reported,
and the log names neither side. Hosts who play at the table themselves see a report only when the game is over, since a
line that another side or the watchers wrote may be just what they must not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import Connection, Row, Select, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from aegean.server import wire
from aegean.server.door import accounts
from aegean.server.errors import Conflict, NotFound, ReportedAlready, TooMany
from aegean.server.house import moderating
from aegean.server.store import chat as said
from aegean.server.store.chat import Room
from aegean.server.store.schema import chat, reports, seats, tables, users
from aegean.server.tables import reading
from aegean.server.tables.sides import rooms_of

PLAYER: Final = "player"  # who reports, for the log: it does not say which of them
MOST_A_DAY: Final = 10  # by one person
LASTS: Final = moderating.LOG_LASTS  # once it is settled
LONGEST_REASON: Final = 200
_BEFORE, _AFTER = 5, 2  # lines around the one that is reported

Decision = Literal["upheld", "dismissed"]
PERSON: Final = 0  # in the place of a line


class _About(NamedTuple):
    person: int
    line: int
    name: str
    said: str


# -- telling ----------------------------------------------------------------------------------------------------------


def report_line(c: Connection, table: str, line: int, reason: str, by: wire.Person, now: float, word: str = "") -> None:
    """A line that `by` was shown. One that they may not see is not there."""
    row = _readable(c, table, by, word)
    where, id_ = said.numbered(line)
    author = c.execute(select(where.c.user).where(where.c.table == row["id"], where.c.id == id_)).one_or_none()
    found = said.line(c, line)
    if author is None or found is None or found[0] not in _heard(row, by):
        raise NotFound(f"there is no line {line} at this table")
    told = found[1]
    if told.removed:
        raise Conflict("this line is removed already")
    if author.user is None or accounts.is_gone(c, author.user):
        raise NotFound("whoever wrote this line is not here any more")
    _report(c, row, _About(author.user, line, told.name, told.text), reason, by, now)


def report_person(
    c: Connection, table: str, person: int, reason: str, by: wire.Person, now: float, word: str = ""
) -> None:
    """Somebody who sits at a table that `by` sees."""
    row = _readable(c, table, by, word)
    place = next((place for place in row["places"] if place["user"] == person), None)
    if place is None:
        raise NotFound("this person does not sit at this table")
    _report(c, row, _About(person, PERSON, accounts.find(c, person).name, ""), reason, by, now)


def _readable(c: Connection, table: str, by: wire.Person, word: str) -> reading.TableRow:
    row = reading.read(c, table)
    reading.check_readable(row, by, word)
    return row


def _heard(row: reading.TableRow, by: wire.Person) -> set[Room]:
    own: Sequence[int | None] = reading.seats_of(row, by) or [None]
    return {room for seat in own for room in rooms_of(row, seat)}


def _report(c: Connection, row: reading.TableRow, about: _About, reason: str, by: wire.Person, now: float) -> None:
    if about.person == by.id:
        raise Conflict("nobody reports themselves")
    words = moderating.worded(reason, LONGEST_REASON)
    if not words:
        raise Conflict("a report needs a reason: at least one word")
    r = reports.c
    same = (r.table == row["id"], r.person == about.person, r.line == about.line)
    if c.scalar(select(exists().where(r.reporter == by.id, *same))):
        raise ReportedAlready
    lately = list(c.scalars(select(r.at).where(r.reporter == by.id, r.at > now - accounts.DAY).order_by(r.at)))
    if len(lately) >= MOST_A_DAY:
        raise TooMany(f"at most {MOST_A_DAY} reports a day", lately[-MOST_A_DAY] + accounts.DAY - now)
    values = {**about._asdict(), "table": row["id"], "reporter": by.id, "reason": words, "at": now}
    try:
        with c.begin_nested():
            key = c.execute(insert(reports).values(**values)).inserted_primary_key
    except IntegrityError as error:  # the same person asked twice in the same moment
        raise ReportedAlready from error
    assert key is not None
    moderating.write_down(c, now, PLAYER, "report", subject(key[0]))


def subject(report: int) -> str:
    """How the log names a report: nobody can tell from it who is meant."""
    return f"report:{report}"


# -- deciding ---------------------------------------------------------------------------------------------------------


def listed(c: Connection, host: wire.Person | None, settled: bool, most: int, now: float) -> list[wire.ReportInfo]:
    """The latest first, without those about whoever asks; None asks by command."""
    r = reports.c
    when = r.settled.is_not(None) if settled else r.settled.is_(None)
    query = _for(host).where(when).order_by((r.settled if settled else r.at).desc(), r.id.desc()).limit(most)
    return [_info(c, row, host, now) for row in c.execute(query)]


def waiting(c: Connection, host: wire.Person | None) -> int:
    """How many reports are to be decided."""
    query = _for(host).where(reports.c.settled.is_(None)).subquery()
    return c.scalar(select(func.count()).select_from(query)) or 0


def settle(c: Connection, report: int, decision: Decision, host: wire.Person | None, now: float) -> None:
    """With all that others reported of the same."""
    r = reports.c
    row = c.execute(_for(host).where(r.id == report)).one_or_none()
    if row is None:
        raise NotFound(f"there is no report {report}")
    if row.settled is not None:
        raise Conflict(f"report {report} is settled already: {row.decision}")
    if _plays(c, row, host):
        raise Conflict("you play at this table: another host decides, or you when the game is over")
    same = and_(r.table == row.table, r.person == row.person, r.line == row.line)
    open_ = list(c.scalars(select(r.id).where(or_(r.id == report, same), r.settled.is_(None)).order_by(r.id)))
    c.execute(update(reports).where(r.id.in_(open_)).values(settled=now, decision=decision))
    for one in open_:
        moderating.write_down(c, now, moderating.HOST if host is None else host.name, "settle", subject(one), decision)


def sweep(c: Connection, now: float) -> None:
    c.execute(delete(reports).where(reports.c.settled < now - LASTS))


def forget_person(c: Connection, user: int) -> None:
    """Somebody is deleted: what was reported of them goes, and what they reported names them no more."""
    c.execute(delete(reports).where(reports.c.person == user))
    c.execute(update(reports).where(reports.c.reporter == user).values(reporter=None))


def _for(host: wire.Person | None) -> Select[Any]:
    query = select(reports)
    return query if host is None else query.where(or_(reports.c.person.is_(None), reports.c.person != host.id))


def _plays(c: Connection, row: Row[Any], host: wire.Person | None) -> bool:
    if host is None:
        return False
    query = select(exists().where(
        tables.c.id == row.table, tables.c.status.in_(("open", "running")),
        seats.c.table == tables.c.id, seats.c.user == host.id,
    ))  # fmt: skip
    return bool(c.scalar(query))


def _info(c: Connection, row: Row[Any], host: wire.Person | None, now: float) -> wire.ReportInfo:
    if _plays(c, row, host):
        return wire.ReportInfo(id=row.id, at=row.at, yours=True)
    table = c.execute(select(tables.c.title, tables.c.game).where(tables.c.id == row.table)).one_or_none()
    person = _person(c, row.person, now)
    return wire.ReportInfo(
        id=row.id,
        at=row.at,
        reporter=_person(c, row.reporter, now),
        person=person,
        name=row.name,
        table=row.table,
        game=table.game if table else "",
        title=table.title if table else "",
        line=row.line or None,
        said=row.said,
        reason=row.reason,
        context=_context(c, row.line) if row.line else [],
        settled=row.settled,
        decision=row.decision or None,
    )


def _person(c: Connection, user: int | None, now: float) -> wire.PersonInfo | None:
    found = moderating.people(c, now, users.c.id == (user or 0))
    return found[0] if found else None


def _context(c: Connection, line: int) -> list[wire.ContextLine]:
    """What was said around a line in its room, as a host may read it: what was removed, too."""
    where, id_ = said.numbered(line)
    here = c.execute(select(where).where(where.c.id == id_)).one_or_none()
    if here is None:
        return []
    same = where.c.room == here.room if where is chat else where.c.side == here.side
    around = select(where).where(where.c.table == here.table, same)
    before = c.execute(around.where(where.c.id <= id_).order_by(where.c.id.desc()).limit(_BEFORE + 1)).all()
    after = c.execute(around.where(where.c.id > id_).order_by(where.c.id).limit(_AFTER)).all()
    sign = 1 if where is chat else -1
    return [
        wire.ContextLine(sign * one.id, one.at, one.name, one.text, one.removed is not None)
        for one in (*reversed(before), *after)
    ]
