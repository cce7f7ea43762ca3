"""Looking back: a table's way through anybody's eyes, move by move."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import Final, NamedTuple

from sqlalchemy import Connection

from aegean.core.errors import AegeanError
from aegean.core.state import State
from aegean.core.values import Action, Plain
from aegean.server import wire
from aegean.server.errors import NotAllowed, NotFound
from aegean.server.store import archive
from aegean.server.tables import reading
from aegean.server.tables.rebuilding import BareEntry, rebuilt
from aegean.server.tables.timeline import ACTING, Deal, Entry, Timeline
from aegean.server.wire import patches, redaction
from aegean.server.wire import replays as wire_replays
from aegean.server.wire.redaction import StoredEntry

PAGE: Final = 100
ABOVE: Final = "above"
SPECTATOR: Final = "spectator"
_FILMS: Final = 16  # tables whose way is kept at hand
_EVERY: Final = 40  # entries between two of the kept timelines


def eyes_for(row: reading.TableRow, person: wire.Person | None, wished: str | None) -> str:
    """Whose eyes somebody may look through: in a running game their own, after its end anybody's."""
    seat = reading.seat_of(row, person)
    own = eyes_of(seat)
    if wished is None or wished == own:
        return own
    if wished in map(str, reading.seats_of(row, person)):
        return wished
    if wished not in (ABOVE, SPECTATOR) and wished not in map(str, range(row["seats"])):
        raise NotFound(f"eyes are a seat from 0 to {row['seats'] - 1}, {SPECTATOR} or {ABOVE}")
    if row["status"] != "over" and wished != SPECTATOR:
        raise NotAllowed("while the game runs, one looks through one's own eyes")
    return wished


def eyes_of(seat: int | None) -> str:
    return SPECTATOR if seat is None else str(seat)


def seat_of_eyes(eyes: str) -> int | None:
    return int(eyes) if eyes.isdigit() else None


def entry_seen(told: StoredEntry, eyes: str, over: bool) -> wire.EntryInfo:
    if eyes != ABOVE:
        return redaction.entry(told, seat_of_eyes(eyes), over, own=False)
    seen = redaction.entry(told, None, over)
    seen.events = [wire.EventInfo(event.kind, event.fields) for event in told.events]
    return seen


def view_seen(state: State, eyes: str) -> dict[str, Plain]:
    return redaction.from_above(state) if eyes == ABOVE else state.view(seat_of_eyes(eyes))


class Moment(NamedTuple):
    """A table as it stood after an entry."""

    told: StoredEntry
    state: State
    deciding: list[int]


def moments(
    deal: Deal, entries: list[StoredEntry], start: Timeline | None = None
) -> Iterator[tuple[Moment, Timeline | None]]:
    """The table after each of its entries, from the first or from after a timeline on; with the timeline where there is
    one. Of a table that changed its rules on the way, what was played before is what newer rules made of it."""
    migrated = max((told.number for told in entries if told.kind == "migrate"), default=0)
    timeline = start
    if timeline is None and migrated:
        yield from ((moment, None) for moment in _replayed(deal, entries[:migrated]))
        timeline = rebuilt(deal, [_kept(told) for told in entries[: migrated + 1]])
        yield Moment(entries[migrated], timeline.state, timeline.deciding), timeline
    elif timeline is None:
        timeline = Timeline.begin(deal, entries[0].at)
        yield Moment(entries[0], timeline.state, timeline.deciding), timeline
    for told in entries[timeline.number + 1 :]:
        timeline, _ = timeline.after(Entry(told.number, told.seat, told.kind, told.text, told.at))
        yield Moment(told, timeline.state, timeline.deciding), timeline


def _replayed(deal: Deal, entries: list[StoredEntry]) -> Iterator[Moment]:
    """The actions that stand after each entry, by the rules of today; one that they refuse was taken back later on."""
    state, stands = deal.state(), list[StoredEntry]()
    for told in entries:
        acting = told.kind in ACTING
        kept = stands[: told.moves - acting]
        if len(kept) < len(stands):
            state = deal.state()
            for one in kept:
                _try(state, one)
        if acting:
            state = state.copy()
            _try(state, told)
        stands = [*kept, told] if acting else kept
        yield Moment(told, state, [] if state.over else [decision.seat for decision in state.decisions])


def _try(state: State, told: StoredEntry) -> None:
    try:
        state.apply(Action.read(told.text), told.seat)
    except AegeanError:
        return


def _kept(told: StoredEntry) -> BareEntry:
    return BareEntry(told.number, told.seat, told.kind, told.text, told.moves, told.at)


class Checkpoints:
    """The ways of the tables that were looked back on lately: a timeline every so many entries, so that any is near."""

    def __init__(self) -> None:
        self._checkpoints: OrderedDict[str, dict[int, Timeline]] = OrderedDict()

    def way(
        self, deal: Deal, table: str, entries: list[StoredEntry], number: int
    ) -> Iterator[tuple[Moment, Timeline | None]]:
        """The table after an entry, and after those that follow; with the timeline, as `moments` has it."""
        points = self._checkpoints.setdefault(table, {})
        self._checkpoints.move_to_end(table)
        while len(self._checkpoints) > _FILMS:
            self._checkpoints.popitem(last=False)
        start = max((at for at in points if at < number), default=None)
        for moment, timeline in moments(deal, entries, None if start is None else points[start]):
            if timeline is not None and timeline.number % _EVERY == 0:
                points[timeline.number] = timeline
            if moment.told.number >= number:
                yield moment, timeline


def replay(
    checkpoints: Checkpoints, row: reading.TableRow, entries: list[StoredEntry], number: int, count: int, eyes: str
) -> wire_replays.ReplayPage:
    """The table after an entry, and the steps to the entries that follow."""
    over = row["status"] == "over"
    check_number(number, len(entries))
    deal = reading.deal_of(row)
    deal.game_by_rules()
    way = checkpoints.way(deal, row["id"], entries[: number + 1 + min(count, PAGE)], number)
    first, _ = next(way)
    view = view_seen(first.state, eyes)
    page = wire_replays.ReplayPage(
        number=number,
        last=len(entries) - 1,
        eyes=eyes,
        version=row["version"],
        view=view,
        entry=entry_seen(first.told, eyes, over),
        deciding=first.deciding,
        steps=[],
    )
    for moment, _ in way:
        new = view_seen(moment.state, eyes)
        page.steps.append(
            wire_replays.StepInfo(entry_seen(moment.told, eyes, over), patches.make(view, new), moment.deciding)
        )
        view = new
    return page


def check_number(number: int, count: int) -> None:
    if not 0 <= number < count:
        raise NotFound(f"the table has the entries 0 to {count - 1}")


def load_story(c: Connection, table: str) -> tuple[reading.TableRow, list[StoredEntry]]:
    """A table and all its entries."""
    return reading.read(c, table), archive.entries(c, table, 0)
