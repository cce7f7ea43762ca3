"""What whoever looks after the house does: the host by command, moderators by call. Plain functions over a connection.

Every act is written down among the signals, with who did it; what follows for open tables is a signal too, so that
every running process notices within two seconds.
"""

from __future__ import annotations

import unicodedata
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, null, select, true, update

from aegean.server import wire
from aegean.server.door import accounts
from aegean.server.errors import Conflict, NotAllowed, NotFound
from aegean.server.notifications import calls
from aegean.server.store import chat as said
from aegean.server.store.schema import chat, seats, side_chat, tables, users
from aegean.server.store.schema import signals as acts
from aegean.server.tables import entering, reading, signals, vacations
from aegean.server.tables.timeline import SERVER, Entry, Timeline

HOST: Final = "host"  # who acts by command
MODERATOR: Final = "moderator"
CO_HOST: Final = "host"  # the role of somebody who has the page of hosts
HOUSE: Final = "house"
HOUR: Final = 3600.0
LOG_LASTS: Final = 365 * accounts.DAY
LONGEST_REASON: Final = 200
LONGEST_TEXT: Final = 300
MOST_HOURS: Final = 24 * 365


class Act(NamedTuple):
    """A line of the log."""

    at: float
    by: str
    kind: str
    subject: str
    text: str


class Announced(NamedTuple):
    text: str
    until: float


class Line(NamedTuple):
    id: int
    at: float
    room: str
    person: int | None
    name: str
    text: str
    removed: bool


def write_down(c: Connection, now: float, by: str, kind: str, subject: object, text: str = "") -> None:
    signals.send(c, now, kind, subject, text, by)


def log(c: Connection, most: int) -> list[Act]:
    """The latest first."""
    query = select(acts.c.at, acts.c.by, acts.c.kind, acts.c.subject, acts.c.text).where(acts.c.by != "")
    return [Act(*row) for row in c.execute(query.order_by(acts.c.id.desc()).limit(most))]


def sweep(c: Connection, now: float) -> None:
    """The log is kept for a year; what is announced now stays."""
    current = announced(c, now)
    old = (acts.c.by != "", acts.c.at < now - LOG_LASTS)
    c.execute(delete(acts).where(*old, acts.c.text != current.text if current is not None else true()))


def worded(text: str, longest: int) -> str:
    """What people are shown, in one line and without control characters."""
    shown = "".join(" " if unicodedata.category(letter) in ("Cc", "Zl", "Zp") else letter for letter in text)
    line = " ".join(unicodedata.normalize("NFC", shown).split())
    if len(line) > longest:
        raise Conflict(f"this is too long: {len(line)} letters, and at most {longest} are shown")
    return line


# -- chat -------------------------------------------------------------------------------------------------------------


def lines(c: Connection, table: str, most: int) -> list[Line]:
    """What was said at a table, the latest first, with the numbers by which lines are removed."""
    _table(c, table)
    h, s = chat.c, side_chat.c
    query = select(h.id, h.at, h.room, h.user, h.name, h.text, h.removed.is_not(None)).where(h.table == table)
    found = [Line(*row) for row in c.execute(query.order_by(h.id.desc()).limit(most))]
    apart = select(-s.id, s.at, s.side, s.user, s.name, s.text, s.removed.is_not(None)).where(s.table == table)
    for number, at, side, *rest in c.execute(apart.order_by(s.id.desc()).limit(most)):
        found.append(Line(number, at, said.Room.of_side(side), *rest))
    return sorted(found, key=lambda line: line.at, reverse=True)[:most]


def remove_line(c: Connection, line: int, by: str, now: float) -> None:
    """Nobody is shown what it says any more; that there was a line stays."""
    where, id_ = said.numbered(line)
    found = said.line(c, line)
    row = c.execute(select(where.c.table, where.c.user).where(where.c.id == id_)).one_or_none()
    if row is None or found is None:
        raise NotFound(f"there is no line {line}")
    room, told, _ = found
    if told.removed:
        raise Conflict(f"line {line} is removed already")
    c.execute(update(where).where(where.c.id == id_).values(removed=now))
    signals.send(c, now, signals.CHAT, row.table, str(room))
    write_down(c, now, by, "remove-line", row.table, f"line {line} of id:{row.user}")


# -- people -----------------------------------------------------------------------------------------------------------


def rename(c: Connection, user: int, name: str, by: str, now: float) -> str:
    before = accounts.find(c, user).name
    _check_in_reach(c, user, by)
    after = accounts.change_profile(c, user, name, None, now)[0].name
    write_down(c, now, by, "rename", f"id:{user}", f"{before} → {after}")
    return after


def mute(c: Connection, user: int, hours: float, by: str, now: float) -> float:
    """Nobody hears what they say for so long; with 0 hours they are heard again. Until when."""
    if not 0 <= hours <= MOST_HOURS:
        raise Conflict(f"hours lie between 0 and {MOST_HOURS}")
    accounts.find(c, user)
    _check_in_reach(c, user, by)
    until = now + hours * HOUR
    c.execute(update(users).where(users.c.id == user).values(muted=until if hours else None))
    write_down(c, now, by, "mute", f"id:{user}", f"{hours:g} h")
    return until


def _check_in_reach(c: Connection, user: int, by: str) -> None:
    """Moderators leave each other alone; that is for the host."""
    if by != HOST and c.scalar(select(users.c.role).where(users.c.id == user)) in (MODERATOR, CO_HOST):
        raise NotAllowed("this person is a moderator: only the host may do this")


def ban(c: Connection, user: int, reason: str, by: str, now: float) -> None:
    accounts.find(c, user)
    _check_in_reach(c, user, by)
    said = worded(reason, LONGEST_REASON)
    changed = c.execute(update(users).where(users.c.id == user, users.c.banned.is_(None)).values(banned=now))
    if not changed.rowcount:
        raise Conflict("this person is banned already")
    signals.send(c, now, signals.SESSIONS, user)
    write_down(c, now, by, "ban", f"id:{user}", said)


def unban(c: Connection, user: int, by: str, now: float) -> None:
    changed = c.execute(update(users).where(users.c.id == user, users.c.banned.is_not(None)).values(banned=None))
    if not changed.rowcount:
        raise NotFound("this person is not banned")
    signals.send(c, now, signals.SESSIONS, user)
    write_down(c, now, by, "unban", f"id:{user}")


def make_moderator(c: Connection, user: int, on: bool, now: float, role: str = MODERATOR) -> None:
    """Give somebody the role of a moderator or a host, or no role."""
    if accounts.find(c, user).guest:
        raise Conflict("a moderator needs an account, and this is a guest")
    c.execute(update(users).where(users.c.id == user).values(role=role if on else ""))
    signals.send(c, now, signals.PERSON, user)
    write_down(c, now, HOST, role, f"id:{user}", "" if on else "off")


def people(c: Connection, now: float, *conditions: ColumnElement[bool], most: int = 100) -> list[wire.PersonInfo]:
    """Those of whom it is so, the newest first."""
    query = select(users).where(users.c.deleted.is_(None), *conditions).order_by(users.c.id.desc()).limit(most)
    return [
        wire.PersonInfo(
            id=row.id,
            name=row.name,
            guest=row.login is None,
            created=row.created,
            role=row.role,
            banned=row.banned is not None,
            muted=row.muted if row.muted is not None and row.muted > now else None,
        )
        for row in c.execute(query)
    ]


# -- tables -----------------------------------------------------------------------------------------------------------


def _table(c: Connection, table: str) -> reading.TableRow:
    try:
        return reading.read(c, table)
    except NotFound as error:
        raise NotFound(f"there is no table {table[:40]}") from error


def clear_title(c: Connection, table: str, by: str, now: float) -> None:
    if not _table(c, table)["title"]:
        raise Conflict(f"table {table} has no title")
    c.execute(update(tables).where(tables.c.id == table).values(title=""))
    signals.send(c, now, signals.TABLE, table)
    write_down(c, now, by, "clear-title", table)


def close(c: Connection, table: str, reason: str, by: str, now: float) -> None:
    """Nobody plays on at the table. Its record stays, and its seed stays secret."""
    said = worded(reason, LONGEST_REASON)
    changed = c.execute(
        update(tables)
        .where(tables.c.id == table, tables.c.status.in_(("open", "running")))
        .values(status="closed", ended_by=HOUSE, reason=said, touched=now, waiting=[], think_by=None, time_by=None)
    )
    row = _table(c, table)
    if not changed.rowcount:
        raise Conflict(f"table {table} is {row['status']} already")
    calls.by_closing(c, row, now)
    signals.send(c, now, signals.TABLE, table)
    write_down(c, now, by, "close", table, said)


def give_seat(c: Connection, table: str, seat: int, user: int, by: str, now: float) -> None:
    """A seat for a person belongs to somebody else from now on: who lost the cookie, or takes over for a friend."""
    row, person = _table(c, table), accounts.find(c, user)
    if not 0 <= seat < row["seats"]:
        raise NotFound(f"the seats of table {table} are 1 to {row['seats']}")
    if row["status"] not in ("open", "running"):
        raise Conflict(f"table {table} is {row['status']}: nothing is played there")
    place = row["places"][seat]
    if place["bot"] is not None:
        raise Conflict("a bot sits there from the start: only a person's seat can be given")
    if row["hot_seat"]:
        raise Conflict("at this table all play on one device, and its seats belong to whoever made it")
    if any(one["user"] == user for one in row["places"]):
        raise Conflict(f"{person.name} sits at this table already")
    here = (seats.c.table == table, seats.c.seat == seat)
    c.execute(update(seats).where(*here).values(user=user, name=person.name, seen=None, looked=None, orders=null()))
    if row["host"] is not None and row["host"] == place["user"]:
        c.execute(update(tables).where(tables.c.id == table).values(host=user))
    if row["status"] == "running":
        entering.by_the_house(c, table, lambda timeline: Entry(timeline.number + 1, seat, "given"), now)
        vacations.heed_seat(c, table, seat, now)
    signals.send(c, now, signals.TABLE, table)
    write_down(c, now, by, "give-seat", table, f"seat {seat + 1}: id:{place['user']} → id:{user}")


def take_back(c: Connection, table: str, actions: int, by: str, now: float) -> int:
    """The latest so many actions are undone, past what was rolled or shown; how many are left."""
    if actions < 1:
        raise Conflict("at least one action is taken back")

    def back(timeline: Timeline) -> Entry:
        if actions > timeline.state.moves:
            raise Conflict(f"only {timeline.state.moves} actions stand at this table")
        return Entry(timeline.number + 1, SERVER, "rewind", str(timeline.state.moves - actions))

    left = entering.by_the_house(c, table, back, now).state.moves
    write_down(c, now, by, "take-back", table, f"{actions} actions")
    return left


# -- announcements ----------------------------------------------------------------------------------------------------


def announce(c: Connection, text: str, hours: float, by: str, now: float) -> Announced:
    """One text for everybody, in the place of the last; an empty one takes that away."""
    said = worded(text, LONGEST_TEXT)
    if not 0 < hours <= MOST_HOURS:
        raise Conflict(f"hours lie between 0 and {MOST_HOURS}")
    made = Announced(said, now + hours * HOUR)
    write_down(c, now, by, signals.ANNOUNCE, repr(made.until), said)
    return made


def announced(c: Connection, now: float) -> Announced | None:
    """What everybody is to read now."""
    query = select(acts.c.text, acts.c.subject).where(acts.c.kind == signals.ANNOUNCE).order_by(acts.c.id.desc())
    row = c.execute(query.limit(1)).one_or_none()
    if row is None or not row.text or float(row.subject) <= now:
        return None
    return Announced(row.text, float(row.subject))
