"""Tables before and around their play: made, joined, left, started. Plain functions over a connection."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, exists, func, insert, null, select, update

import aegean
from aegean import bots
from aegean.core.errors import OptionError
from aegean.core.values import Plain
from aegean.server import wire
from aegean.server.errors import Conflict, NotAllowed, NotFound
from aegean.server.notifications import calls
from aegean.server.store import schema
from aegean.server.tables import clock_forms, guest_lists, luck, reading, seating
from aegean.server.tables.timeline import SERVER, Timeline
from aegean.server.wire.redaction import pack_events

_ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # none that look alike
_ID_LENGTH: Final = 10
_OPEN_TABLES: Final = 20  # that one person may have waiting or running as their host
_BOT_TABLES: Final = 3  # of them, where bots are among themselves


def new_id() -> str:
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))


def check_form(form: wire.TableForm) -> dict[str, Plain]:
    """The complete options of a table that could be played, or a refusal by name."""
    if form.game not in aegean.games():
        raise OptionError(f"there is no game {form.game!r}: it is one of {', '.join(aegean.games())}")
    game = aegean.game(form.game)
    for seat in form.seats:
        if seat.bot is not None:
            bots.check(seat.bot, form.game)
    people = [seat for seat in form.seats if seat.bot is None]
    if not form.hot_seat and any(seat.name for seat in form.seats):
        raise OptionError("seats have names of their own only where all play on one device")
    if form.hot_seat and (len(people) < 2 or not form.sit):
        raise OptionError("on one device at least two people play, and whoever makes the table is one of them")
    if form.rated and (form.hot_seat or form.advice):
        raise OptionError("a game on one device, or one in which players may ask a bot, is not rated")
    options = game.complete(form.options)
    game.check_seats(len(form.seats), options)
    seating.check_form(form, game, options)
    game.new(len(form.seats), 0, options)  # options that do not go together are refused here
    return options


def _somebody(game: str, table: str, seat: int, bot: str, taken: list[str]) -> str:
    """Bots that were chosen by level alone are dealt a character, by the table and the seat: nothing of the seed."""
    digest = hashlib.blake2b(f"{table} {seat}".encode(), digest_size=8, person=b"aegean who").digest()
    return bots.somebody(bot, game, int.from_bytes(digest, "big"), taken)


def create(
    c: Connection,
    person: wire.Person,
    form: wire.TableForm,
    now: float,
    rematch_of: str | None = None,
    plain_seed: bool = False,
) -> str:
    """A new table; whoever makes it sits in the first seat for a person, unless they only want to watch.

    With `plain_seed` a given seed is taken as it is, whoever plays; the table says so.
    """
    options = check_form(form)
    hosted = c.scalar(
        select(func.count())
        .select_from(schema.tables)
        .where(schema.tables.c.host == person.id, schema.tables.c.status.in_(("open", "running")))
    )
    if (hosted or 0) >= _OPEN_TABLES:
        raise Conflict(f"you have {hosted} tables going; finish or close one first")
    clock = clock_forms.check(form)
    groups = seating.grouped(len(form.seats), form.together)
    people = sum(form.seats[group[0]].bot is None for group in groups)
    if not people:
        _check_bot_tables(c, person)
    table = new_id()
    seed = luck.columns(form.seed, shared=not plain_seed and (form.hot_seat or people > form.sit))
    advice = form.advice if form.advice is not None else people == 1 and not form.rated
    _insert_table(c, table, form, options, now, clock, host=person.id, rematch_of=rematch_of, advice=advice, **seed)
    rows = _places(form, table)
    free = [group for group in groups if rows[group[0]]["bot"] is None]
    if form.sit and not free:
        raise OptionError("all seats are for bots: leave one for a person, or do not sit down yourself")
    wished = [group for group in free if form.seat in group] or free
    for number in [seat for group in (free if form.hot_seat else wished[: int(form.sit)]) for seat in group]:
        called = " ".join(form.seats[number].name.split()) or person.name
        rows[number] |= {"user": person.id, "name": called, "seen": now, "looked": now}
    c.execute(insert(schema.seats), rows)
    return table


def create_seated(
    c: Connection, form: wire.TableForm, people: Sequence[int | None], tournament: str, invite: str, now: float
) -> str:
    """A table of a tournament: its people, by seat, are there from the beginning, and nobody is its host. Whoever has
    the tournament's invitation may look on."""
    options = check_form(form)
    table = new_id()
    kept = {"host": None, "advice": False, "tournament": tournament, "invite": invite, **luck.columns("", shared=True)}
    _insert_table(c, table, form, options, now, clock_forms.check(form), **kept)
    rows = _places(form, table)
    for row, user in zip(rows, people, strict=True):
        row["user"] = user
    c.execute(insert(schema.seats), rows)
    return table


def _insert_table(
    c: Connection,
    table: str,
    form: wire.TableForm,
    options: dict[str, Plain],
    now: float,
    clock: dict[str, Plain] | None,
    **more: Any,
) -> None:
    c.execute(
        insert(schema.tables).values(
            id=table,
            game=form.game,
            version=aegean.game(form.game).version,
            seats=len(form.seats),
            options=options,
            title=" ".join(form.title.split()),
            status="open",
            public=form.public,
            created=now,
            touched=now,
            waiting=[],
            hot_seat=form.hot_seat,
            together=form.together,
            dealt=form.dealt,
            absence=form.absence,
            absence_after=form.absence_after,
            clock=clock,
            lent=[],
            rated=form.rated,
            **{"invite": secrets.token_urlsafe(12), **more},
        )
    )


def _places(form: wire.TableForm, table: str) -> list[reading.Row]:
    """The seats of a new table, with its bots, who are somebody; nobody else sits there yet."""
    taken = [chosen.bot for chosen in form.seats if chosen.bot]
    rows: list[reading.Row] = []
    for group in seating.grouped(len(form.seats), form.together):
        chosen = form.seats[group[0]].bot
        bot = _somebody(form.game, table, group[0], chosen, taken) if chosen else chosen
        taken += [bot] if bot else []
        rows += [
            {"table": table, "seat": seat, "user": None, "bot": bot, "name": "", "seen": None, "looked": None}
            for seat in group
        ]
    return sorted(rows, key=lambda row: int(row["seat"]))


def _check_bot_tables(c: Connection, person: wire.Person) -> None:
    """Tables of bots alone take thinking from everybody: one person has few of them at a time."""
    t, s = schema.tables.c, schema.seats.c
    going = c.scalar(
        select(func.count())
        .select_from(schema.tables)
        .where(
            t.host == person.id,
            t.status.in_(("open", "running")),
            ~exists().where(s.table == t.id, s.bot.is_(None)),
        )
    )
    if (going or 0) >= _BOT_TABLES:
        raise Conflict(f"you have {going} tables of bots alone: close one of them first, or let it end")


def join(c: Connection, table: str, person: wire.Person, form: wire.JoinForm, now: float) -> None:
    row = reading.hold(c, table)
    reading.check_visible(row, person, form.invite)
    if form.seat is None and reading.seats_of(row, person):
        return  # whoever sits there takes a further seat by its number
    reading.check_open(row)
    free = [place["seat"] for place in row["places"] if place["user"] is None and place["bot"] is None]
    seat = form.seat if form.seat is not None else next(iter(free), None)
    if seat is None or seat not in free:
        raise Conflict("this seat is taken" if free else "all seats are taken")
    group = seating.group_of(row, seat)
    taken = c.execute(
        update(schema.seats)
        .where(schema.seats.c.table == table, schema.seats.c.seat.in_(group), schema.seats.c.user.is_(None))
        .values(user=person.id, name=person.name, seen=now, looked=now)
    )
    if taken.rowcount != len(group):
        raise Conflict("this seat is taken")
    if set(free) == set(group) and row["host"] not in (None, person.id):
        seat = next((place["seat"] for place in row["places"] if place["user"] == row["host"]), None)
        calls.call(c, table, calls.FULL, now, seat=seat, user=row["host"])
    _touch(c, table, now)


def leave(c: Connection, table: str, person: wire.Person, now: float) -> None:
    """Stand up before the start; when nobody is left to wait for, the table is closed."""
    row = reading.hold(c, table)
    reading.check_open(row)
    own = reading.seats_of(row, person)
    if not own:
        raise NotAllowed("you do not sit at this table")
    c.execute(
        update(schema.seats)
        .where(schema.seats.c.table == table, schema.seats.c.seat.in_(own))
        .values(user=None, name="", seen=None, looked=None, orders=null())
    )
    others = [place["user"] for place in row["places"] if place["user"] not in (None, person.id)]
    if row["host"] == person.id:
        values: reading.Row = {"host": others[0]} if others else {"status": "closed", "ended_by": "players"}
        c.execute(update(schema.tables).where(schema.tables.c.id == table).values(**values))
    _touch(c, table, now)


def assign(
    c: Connection,
    table: str,
    person: wire.Person,
    seat: int,
    form: wire.SeatForm,
    now: float,
    plain_seed: bool = False,
) -> None:
    """The host puts a bot into a seat, or frees it for a person."""
    row = reading.hold(c, table)
    _check_host(row, person)
    reading.check_open(row)
    if not 0 <= seat < row["seats"]:
        raise NotFound(f"the seats are 0 to {row['seats'] - 1}")
    bot, group = form.bot, seating.group_of(row, seat)
    if bot is not None:
        bots.check(bot, row["game"])
        others = [place["bot"] for place in row["places"] if place["seat"] not in group and place["bot"]]
        bot = _somebody(row["game"], table, seat, bot, others)
    if row["places"][seat]["user"] == person.id and bot is not None:
        raise Conflict("this is your own seat; leave it first")
    c.execute(
        update(schema.seats)
        .where(schema.seats.c.table == table, schema.seats.c.seat.in_(group))
        .values(user=None, bot=bot, name="", seen=None, looked=None, orders=null())
    )
    if bot is None and row["seed_given"] and row["position"] is None and not plain_seed:
        # Somebody else may play from here on: the seed that the host knows is none any more.
        change = luck.mixed_columns(int(row["seed"]))
        c.execute(update(schema.tables).where(schema.tables.c.id == table).values(**change))
    _touch(c, table, now)


def close(c: Connection, table: str, person: wire.Person, now: float) -> None:
    row = reading.hold(c, table)
    _check_host(row, person)
    reading.check_open(row)
    c.execute(
        update(schema.tables)
        .where(schema.tables.c.id == table, schema.tables.c.status == "open")
        .values(status="closed", ended_by="host", touched=now)
    )
    calls.by_closing(c, row, now, person.id)


def give_up(c: Connection, table: str, person: wire.Person, now: float) -> None:
    """One of its people ends a game that no rules here can continue; whoever calls this has seen that they cannot."""
    row = reading.hold(c, table)
    if not reading.seats_of(row, person) and row["host"] != person.id:
        raise NotAllowed("only those who play at this table may end it")
    ended = {
        "status": "closed",
        "ended_by": "players",
        "touched": now,
        "waiting": [],
        "think_by": None,
        "time_by": None,
    }
    done = c.execute(
        update(schema.tables).where(schema.tables.c.id == table, schema.tables.c.status == "running").values(**ended)
    )
    if done.rowcount:
        calls.by_closing(c, row, now, person.id)


def start(c: Connection, table: str, person: wire.Person, now: float) -> None:
    """Deal, and write the first entry. Of two who start at once, one does."""
    row = reading.hold(c, table)
    _check_host(row, person)
    reading.check_open(row)
    free = [place["seat"] for place in row["places"] if place["user"] is None and place["bot"] is None]
    if free:
        raise Conflict(f"seat {', '.join(str(seat + 1) for seat in free)} is still free: wait, or put a bot there")
    if row["dealt"]:
        seating.deal(c, row)
        row = reading.read(c, table)
    begin(c, row, now)


def begin(c: Connection, row: reading.TableRow, now: float) -> None:
    if len({place["user"] for place in row["places"]} - {None}) < 2:
        row["clock"] = None  # nobody else is kept waiting: bots came into the seats of others
    timeline = Timeline.begin(reading.deal_of(row), now)
    clocks = timeline.clocks
    begun = c.execute(
        update(schema.tables)
        .where(schema.tables.c.id == row["id"], schema.tables.c.status == "open")
        .values(
            status="running",
            started=now,
            touched=now,
            waiting=timeline.deciding,
            round=timeline.round,
            think_by=think_by(timeline, now),
            clock=row["clock"],
            clocks=None if clocks is None else clocks.pack(),
            time_by=None if clocks is None else clocks.deadline,
        )
    )
    if begun.rowcount != 1:
        raise Conflict("the game has begun already")
    c.execute(
        insert(schema.entries).values(
            table=row["id"],
            number=0,
            seat=SERVER,
            kind="begin",
            text="",
            moves=0,
            told=pack_events(timeline.state.opening),
            at=now,
            stamp=secrets.token_hex(16),
        )
    )
    if not row["hot_seat"]:
        own = [place["seat"] for place in row["places"] if place["user"] == row["host"]]
        calls.by_beginning(c, row["id"], timeline, own, now)


def rematch(c: Connection, table: str, person: wire.Person, now: float) -> str:
    """A new table like this one. Whoever asks first makes it, the others take their seats there."""
    row = reading.read(c, table)
    if row["status"] != "over":
        raise Conflict("a rematch comes after the end of the game")
    if not reading.seats_of(row, person):
        raise NotAllowed("you did not play at this table")
    _let_go_of_closed(c, row)
    goes = seating.moves_on(row)
    mine = [goes[group] for group in goes if row["places"][group[0]]["user"] == person.id]
    if row["rematch"] is not None:
        following = reading.read(c, row["rematch"])
        if following["status"] == "over" and reading.seats_of(following, person):
            return rematch(c, following["id"], person, now)  # once more after that one
        if following["status"] == "open" and not reading.seats_of(following, person):
            reading.check_visible(following, person, following["invite"])
            free = [group[0] for group in mine if all(following["places"][seat]["user"] is None for seat in group)]
            joining = wire.JoinForm(invite=following["invite"], seat=next(iter(free), None))
            join(c, following["id"], person, joining, now)
        return str(following["id"])
    comes = {seat: row["places"][group[0]] for group, to in goes.items() for seat in to}
    form = wire.TableForm(
        game=row["game"],
        seats=[
            wire.SeatForm(comes[seat]["bot"], comes[seat]["name"] if row["hot_seat"] else "")
            for seat in range(row["seats"])
        ],
        together=row["together"],
        dealt=row["dealt"],
        seat=mine[0][0],
        options=row["options"],
        public=row["public"],
        title=row["title"],
        advice=row["advice"],
        hot_seat=row["hot_seat"],
        absence=row["absence"],
        absence_after=row["absence_after"],
        clock=None if row["clock"] is None else msgspec.convert(row["clock"], wire.ClockForm),
        rated=row["rated"],
    )
    made = create(c, person, form, now, rematch_of=table)
    others = {place["user"]: place["seat"] for place in row["places"] if place["user"] not in (None, person.id)}
    barred = reading.read(c, made)["barred"]
    for user, seat in others.items():
        if user not in barred and not guest_lists.blocks(c, user, person.id):
            calls.call(c, table, calls.REMATCH, now, seat=seat, user=user)
    return made


def _let_go_of_closed(c: Connection, row: reading.TableRow) -> None:
    """A rematch that came to nothing does not stand in the way of another."""
    t = schema.tables.c
    closed = update(schema.tables).where(t.rematch_of == row["id"], t.status == "closed").values(rematch_of=None)
    if c.execute(closed).rowcount:
        row["rematch"] = None


THINK_GRACE: Final = 30.0  # seconds after which another process may take over a bot's move


def think_by(timeline: Timeline, now: float) -> float | None:
    """When a bot should have moved at the latest. None where people are waited for, and where bots are among
    themselves: those move while somebody watches."""
    waits = any(timeline.players[seat] is not None for seat in timeline.deciding)
    return now + THINK_GRACE if waits and timeline.persons() else None


def _check_host(row: reading.TableRow, person: wire.Person) -> None:
    if row["host"] != person.id:
        raise NotAllowed("only the table's host may do this")


def _touch(c: Connection, table: str, now: float) -> None:
    c.execute(update(schema.tables).where(schema.tables.c.id == table).values(touched=now))
