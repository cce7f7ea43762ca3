"""Looking back: a table's replay through anybody's eyes, its record, and whether it kept its promise."""

from __future__ import annotations

import secrets
import threading
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from typing import Final

from sqlalchemy import Connection, insert

import aegean
from aegean.core.dice import commitment
from aegean.core.errors import AegeanError, RecordError
from aegean.core.records import Record, read_record
from aegean.core.state import State
from aegean.core.values import Plain
from aegean.server import archive, lobby, patches, schema, telling, wire, wire_replays
from aegean.server.course import SERVER, Course, Deal, Entry
from aegean.server.errors import Conflict, NotAllowed, NotFound
from aegean.server.telling import Told

PAGE: Final = 100
ABOVE: Final = "above"
SPECTATOR: Final = "spectator"
_FILMS: Final = 16  # tables whose way is kept at hand
_EVERY: Final = 40  # entries between two of the kept courses
_MOST_ACTIONS: Final = 20_000


def eyes_for(row: lobby.Kept, person: wire.Person | None, wished: str | None) -> str:
    """Whose eyes somebody may look through: in a running game their own, after its end anybody's."""
    seat = lobby.seat_of(row, person)
    own = SPECTATOR if seat is None else str(seat)
    if wished is None or wished == own:
        return own
    if wished in map(str, lobby.seats_of(row, person)):
        return wished
    if wished not in (ABOVE, SPECTATOR) and wished not in map(str, range(row["seats"])):
        raise NotFound(f"eyes are a seat from 0 to {row['seats'] - 1}, {SPECTATOR} or {ABOVE}")
    if row["status"] != "over" and wished != SPECTATOR:
        raise NotAllowed("while the game runs, one looks through one's own eyes")
    return wished


def seat_of_eyes(eyes: str) -> int | None:
    return int(eyes) if eyes.isdigit() else None


def entry_seen(told: Told, eyes: str, over: bool) -> wire.EntryInfo:
    if eyes != ABOVE:
        return telling.entry(told, seat_of_eyes(eyes), over)
    seen = telling.entry(told, None, over)
    seen.events = [wire.EventInfo(event.kind, event.fields) for event in told.events]
    return seen


def view_seen(state: State, eyes: str) -> dict[str, Plain]:
    return telling.from_above(state) if eyes == ABOVE else state.view(seat_of_eyes(eyes))


class Films:
    """The ways of the tables that were looked back on lately: a course every so many entries, so that any is near."""

    def __init__(self) -> None:
        self._films: OrderedDict[str, dict[int, Course]] = OrderedDict()
        self._lock = threading.Lock()  # several look back at the same time, each in a thread

    def course(self, deal: Deal, table: str, entries: list[Told], number: int) -> Course:
        """The course after an entry."""
        with self._lock:
            film = self._films.setdefault(table, {})
            self._films.move_to_end(table)
            while len(self._films) > _FILMS:
                self._films.popitem(last=False)
            start = max((at for at in film if at <= number), default=None)
            nearest = None if start is None else film[start]
        course = nearest or Course.begin(deal)
        for after, _ in fold(course, entries[course.number + 1 : number + 1]):
            if after.number % _EVERY == 0:
                with self._lock:
                    film[after.number] = after
            course = after
        return course


def check_replayable(entries: Iterable[Told]) -> None:
    if any(told.kind == "migrate" for told in entries):
        raise Conflict("this table changed its rules on the way; its story can be read, but not replayed")


def fold(course: Course, entries: list[Told]) -> Iterator[tuple[Course, Told]]:
    """The courses after each of the entries that follow."""
    for told in entries:
        check_replayable((told,))
        course, _ = course.after(Entry(told.number, told.seat, told.kind, told.text))
        yield course, told


def replay(
    films: Films, row: lobby.Kept, entries: list[Told], number: int, count: int, eyes: str
) -> wire_replays.ReplayPage:
    """The table after an entry, and the steps to the entries that follow."""
    over = row["status"] == "over"
    if not 0 <= number < len(entries):
        raise NotFound(f"the table has the entries 0 to {len(entries) - 1}")
    course = films.course(lobby.deal_of(row), row["id"], entries, number)
    first = view = view_seen(course.state, eyes)
    page = wire_replays.ReplayPage(
        number=number,
        last=len(entries) - 1,
        eyes=eyes,
        view=first,
        entry=entry_seen(entries[number], eyes, over),
        deciding=course.deciding,
        steps=[],
    )
    for after, told in fold(course, entries[number + 1 : number + 1 + min(count, PAGE)]):
        new = view_seen(after.state, eyes)
        page.steps.append(wire_replays.StepInfo(entry_seen(told, eyes, over), patches.make(view, new), after.deciding))
        view = new
    return page


# -- records ----------------------------------------------------------------------------------------------------------


def record_of(row: lobby.Kept, course: Course) -> str:
    """The record of a finished game, as the text of its file."""
    if row["status"] != "over":
        raise Conflict("a record holds the seed: it can be had when the game is over")
    return course.state.record.export()


def verdict(row: lobby.Kept, entries: list[Told]) -> wire_replays.Verdict:
    """Whether the seed is the one that was promised, and all that happened follows from it."""
    if row["status"] != "over":
        raise Conflict("the seed is shown when the game is over; then its dice can be verified")
    said = wire_replays.Verdict(
        commitment=row["commitment"],
        seed=row["seed"],
        kept=commitment(int(row["seed"])) == row["commitment"],
        replays=False,
        hash="",
        problem="",
    )
    try:
        course = Course.begin(lobby.deal_of(row))
        for told in entries[1:]:
            course, events = course.after(Entry(told.number, told.seat, told.kind, told.text))
            if telling.pack_events(events) != telling.pack_events(told.events):
                raise RecordError(f"what happened at entry {told.number} does not follow from the seed")
        said.hash = course.state.record.replay().hash()
        said.replays = said.hash == course.state.hash()
    except AegeanError as error:
        said.problem = str(error)
    return said


def bring_in(data: dict[str, Plain]) -> tuple[Deal, list[Told], Course]:
    """A record that somebody brings along, replayed to its end: as the entries of a table."""
    if data.get("game") not in aegean.games():
        raise RecordError(f"the record's game should be one of {', '.join(aegean.games())}")
    record = read_record(data, aegean.game(data["game"]))
    if len(record.actions) > _MOST_ACTIONS:
        raise RecordError(f"the record has {len(record.actions)} actions; {_MOST_ACTIONS} are the most")
    if record.begun or (record.seed is None and not data.get("position")):
        raise RecordError("the record begins in the middle of a game, from a sample")
    deal, told, course = _as_entries(record)
    if record.hash is not None and course.state.hash() != record.hash:
        raise RecordError(f"the record says that it ends in {record.hash}, but it replays to {course.state.hash()}")
    return deal, told, course


def _as_entries(record: Record) -> tuple[Deal, list[Told], Course]:
    deal = Deal(
        record.game,
        record.version,
        record.seats,
        record.seed or 0,
        record.options,
        (None,) * record.seats,
        record.plain().get("position"),
    )
    course = Course.begin(deal)
    told = [Told(0, SERVER, "begin", "", 0, 0.0, tuple(course.state.opening))]
    for number, (seat, action) in enumerate(zip(record.movers, record.actions, strict=True), 1):
        try:
            course, events = course.after(Entry(number, seat, "act", str(action)))
        except AegeanError as error:
            raise RecordError(f"action {number} of the record cannot be replayed: {error}") from error
        told.append(Told(number, seat, "act", str(action), number, 0.0, tuple(events)))
    return deal, told, course


def put_in(c: Connection, person: wire.Person, deal: Deal, told: list[Told], course: Course, now: float) -> str:
    """Keep an imported game as a finished table that can be looked back on."""
    table = lobby.new_id()
    result = course.result
    c.execute(
        insert(schema.tables).values(
            id=table,
            game=deal.game,
            version=deal.version,
            seats=deal.seats,
            options=deal.options,
            seed=str(deal.seed),
            seed_given=True,
            commitment=commitment(deal.seed),
            title="",
            status="over",
            public=False,
            invite=secrets.token_urlsafe(12),
            host=person.id,
            created=now,
            started=now,
            touched=now,
            waiting=[],
            result=None if result is None else result.plain(),
            position=deal.position,
            imported=True,
        )
    )
    c.execute(
        insert(schema.seats),
        [{"table": table, "seat": n, "user": None, "bot": None, "name": "", "seen": None} for n in range(deal.seats)],
    )
    c.execute(
        insert(schema.entries),
        [
            {
                "table": table,
                "number": one.number,
                "seat": one.seat,
                "kind": one.kind,
                "text": one.text,
                "moves": one.moves,
                "told": telling.pack_events(one.events),
                "at": now,
                "stamp": "imported",
            }
            for one in told
        ],
    )
    return table


def load_story(c: Connection, table: str) -> tuple[lobby.Kept, list[Told]]:
    """A table and all its entries."""
    return lobby.read(c, table), archive.entries(c, table, 0)
