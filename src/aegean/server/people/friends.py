"""Friends, and whom somebody blocks. Friends are those who both agreed; a block is known to nobody but its owner.

Somebody who is blocked is answered like anybody else whose asking is not answered: the row is there, and the other one
is not shown it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, exists, insert, or_, select, update

from aegean.server import wire
from aegean.server.door.names import tried_login
from aegean.server.errors import Conflict, NotAllowed, NotFound
from aegean.server.notifications import calls, destinations, outbox
from aegean.server.store.schema import blocks, friendships, guest_lists, seats, tables, users
from aegean.server.tables import signals
from aegean.server.wire.company import Bond

_MOST: Final = 500  # friends and askings of one person
_AGAIN: Final = 86_400.0  # seconds until somebody is told again that they are asked


def friends_of(c: Connection, user: int) -> dict[int, float]:
    """Since when, by person."""
    f = friendships.c
    rows = c.execute(
        select(f.asker, f.asked, f.agreed).where(or_(f.asker == user, f.asked == user), f.agreed.is_not(None))
    )
    return {(row.asked if row.asker == user else row.asker): row.agreed for row in rows}


def are_friends(c: Connection, one: int, other: int) -> bool:
    return bool(c.scalar(select(exists().where(_between(one, other), friendships.c.agreed.is_not(None)))))


def asked_by(c: Connection, user: int) -> dict[int, float]:
    """Whom somebody has asked, and since when they have not answered."""
    f = friendships.c
    return {row.asked: row.at for row in c.execute(select(f.asked, f.at).where(f.asker == user, f.agreed.is_(None)))}


def asking(c: Connection, user: int) -> dict[int, float]:
    """Who asks somebody, but for those whom they block."""
    f = friendships.c
    shown = and_(f.asked == user, f.agreed.is_(None), ~exists().where(_blocks(user, f.asker)))
    return {row.asker: row.at for row in c.execute(select(f.asker, f.at).where(shown))}


def bond(c: Connection, me: int, other: int) -> Bond:
    if me == other:
        return "self"
    if are_friends(c, me, other):
        return "friend"
    if other in asking(c, me):
        return "asks"
    return "asked" if other in asked_by(c, me) else "none"


def ask(c: Connection, person: wire.Person, other: int, now: float) -> None:
    """Ask somebody to be friends, or agree with who has asked."""
    if person.guest:
        raise NotAllowed("friendships last: create an account first, so that you can be found again")
    if person.id == other:
        raise Conflict("this is yourself")
    check_lasting(c, other)
    if other in blocked_by(c, person.id):
        raise Conflict("you block this person: lift that first")
    if other in asking(c, person.id):
        f = friendships.c
        c.execute(update(friendships).where(f.asker == other, f.asked == person.id).values(agreed=now))
        c.execute(delete(friendships).where(f.asker == person.id, f.asked == other))
        return
    if bond(c, person.id, other) != "none":
        return
    if len(asked_by(c, person.id)) + len(friends_of(c, person.id)) >= _MOST:
        raise Conflict(f"you have {_MOST} friends and askings: end some of them first")
    c.execute(insert(friendships).values(asker=person.id, asked=other, at=now))
    _call(c, other, now)


def _call(c: Connection, asked: int, now: float) -> None:
    """They are told that somebody asks, once a day at most: who takes an asking back and asks again wakes nobody."""
    if not asking(c, asked):
        return  # it is somebody whom they block
    for destination in destinations.reachable(c, {asked}).get(asked, []):
        if not outbox.told_lately(c, destination, calls.BEFRIEND, now - _AGAIN):
            outbox.put(c, destination, calls.BEFRIEND, now)


def part(c: Connection, user: int, other: int) -> None:
    """Withdraw, decline or end it: the other one sees that there is nothing any more."""
    c.execute(delete(friendships).where(_between(user, other)))
    g = guest_lists.c
    c.execute(delete(guest_lists).where(or_(and_(g.by == user, g.user == other), and_(g.by == other, g.user == user))))


def of_name(c: Connection, name: str) -> int:
    """The account with that name."""
    found: int | None = c.scalar(
        select(users.c.id).where(users.c.login == tried_login(name), users.c.deleted.is_(None))
    )
    if found is None:
        raise NotFound("there is no such person")
    return found


def check_lasting(c: Connection, user: int) -> None:
    """Guests come and go: nobody but accounts can be asked."""
    u = users.c
    if c.scalar(select(u.id).where(u.id == user, u.login.is_not(None), u.deleted.is_(None))) is None:
        raise NotFound("there is no such person")


def have_met(c: Connection, one: int, other: int) -> bool:
    """Whether they have sat at one table."""
    mine, theirs = seats.alias(), seats.alias()
    query = select(mine.c.table).join(theirs, theirs.c.table == mine.c.table)
    return c.execute(query.where(mine.c.user == one, theirs.c.user == other).limit(1)).first() is not None


# -- blocks -----------------------------------------------------------------------------------------------------------


def blocked_by(c: Connection, user: int) -> dict[int, float]:
    b = blocks.c
    return {row.blocked: row.at for row in c.execute(select(b.blocked, b.at).where(b.blocker == user))}


def blockers_of(c: Connection, user: int, among: Iterable[int]) -> set[int]:
    b = blocks.c
    return set(c.scalars(select(b.blocker).where(b.blocked == user, b.blocker.in_(set(among)))))


def block(c: Connection, user: int, other: int, now: float) -> None:
    if user == other:
        raise Conflict("this is yourself")
    if c.scalar(select(users.c.id).where(users.c.id == other, users.c.deleted.is_(None))) is None:
        raise NotFound("there is no such person")
    if other in blocked_by(c, user):
        return
    if len(blocked_by(c, user)) >= _MOST:
        raise Conflict(f"you block {_MOST} people: lift some of that first")
    part(c, user, other)
    c.execute(insert(blocks).values(blocker=user, blocked=other, at=now))
    _told(c, user, now)


def unblock(c: Connection, user: int, other: int, now: float) -> None:
    """What the other one asked meanwhile is gone, as if it had been declined."""
    f, b = friendships.c, blocks.c
    c.execute(delete(friendships).where(f.asker == other, f.asked == user, f.agreed.is_(None)))
    if c.execute(delete(blocks).where(b.blocker == user, b.blocked == other)).rowcount:
        _told(c, user, now)


def _told(c: Connection, user: int, now: float) -> None:
    """Every process hides or shows lines of chat, and who is kept away from the open tables where somebody sits."""
    signals.send(c, now, signals.BLOCKS, user)
    t, s = tables.c, seats.c
    here = or_(t.host == user, exists().where(s.table == t.id, s.user == user))
    for table in c.scalars(select(t.id).where(t.status == "open", here).order_by(t.id)).all():
        signals.send(c, now, signals.TABLE, table)


def forget_person(c: Connection, user: int) -> None:
    f, b, g = friendships.c, blocks.c, guest_lists.c
    c.execute(delete(friendships).where(or_(f.asker == user, f.asked == user)))
    c.execute(delete(blocks).where(or_(b.blocker == user, b.blocked == user)))
    c.execute(delete(guest_lists).where(or_(g.user == user, g.by == user)))


def _between(one: int, other: int) -> Any:
    f = friendships.c
    return or_(and_(f.asker == one, f.asked == other), and_(f.asker == other, f.asked == one))


def _blocks(blocker: int, blocked: Any) -> Any:
    return and_(blocks.c.blocker == blocker, blocks.c.blocked == blocked)
