"""Finished games, kept for ever as they were: views, record, proof and numbers, worked out once by the rules that the
game was played by, and never again.

We keep what came out rather than the old rules. Plain data stay readable on every later Python and with every later
library, while an engine that is put away would have to be mended for ever; and whatever is kept need not be worked out
when somebody asks for it, so that looking back costs those who play nothing. The price is disk: 70 to 280 kB a game.
"""

from __future__ import annotations

import json
import zlib
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, exists, insert, or_, select

import aegean
from aegean.core.dice import commitment, mixed
from aegean.core.errors import AegeanError, RecordError
from aegean.core.records import FORMAT, FORMAT_VERSION
from aegean.core.values import Plain
from aegean.server import wire
from aegean.server.errors import Conflict, OldRules
from aegean.server.replays import replaying
from aegean.server.replays.replaying import ABOVE, SPECTATOR
from aegean.server.replays.statistics import standing, statistics
from aegean.server.store import schema
from aegean.server.tables import reading
from aegean.server.tables.timeline import Entry, Timeline
from aegean.server.wire import patches, redaction
from aegean.server.wire import replays as wire_replays
from aegean.server.wire.redaction import StoredEntry

PAGE: Final = 50  # entries from one whole view to the next
RECORD: Final = "record"
VERDICT: Final = "verdict"
STATISTICS: Final = "statistics"
CHANCES: Final = "chances"
END: Final = "end"


class Page(msgspec.Struct, array_like=True):
    """The table after an entry through one pair of eyes, and the steps to the first entry of the next page."""

    last: int  # the number of the game's latest entry
    view: dict[str, Plain]
    entry: wire.EntryInfo
    deciding: list[int]
    steps: list[wire_replays.StepInfo]


class End(msgspec.Struct):
    """How the table stands at the end, by whose eyes look at it; for when its rules are no longer here."""

    number: int
    moves: int
    views: dict[str, dict[str, Plain]]


# -- making -----------------------------------------------------------------------------------------------------------


def parts(row: reading.TableRow, entries: list[StoredEntry]) -> dict[str, bytes]:
    """All that is kept of a finished game, as JSON."""
    check_over(row)
    reading.deal_of(row).game_by_rules()
    checkpoints, views = _checkpoints(row, entries)
    made: dict[str, Any] = {
        _film(eyes, at): page for eyes, pages in checkpoints.items() for at, page in enumerate(pages)
    }
    made |= {
        END: End(len(entries) - 1, entries[-1].moves, views),
        RECORD: record(row, entries),
        VERDICT: verdict(row, entries),
        STATISTICS: statistics(row, entries),
    }
    return {what: msgspec.json.encode(part) for what, part in made.items()}


def _film(eyes: str, page: int) -> str:
    return f"film {eyes} {page}"


def _checkpoints(
    row: reading.TableRow, entries: list[StoredEntry]
) -> tuple[dict[str, list[Page]], dict[str, dict[str, Plain]]]:
    """The game through all eyes, and what they see at its end."""
    seats: list[int | None] = [None, *range(row["seats"])]
    checkpoints: dict[str, list[Page]] = {eyes: [] for eyes in (ABOVE, SPECTATOR, *map(str, range(row["seats"])))}
    before: dict[str, dict[str, Plain]] = {}
    for moment, _ in replaying.moments(reading.deal_of(row), entries):
        views = moment.state.views(seats)
        now = {replaying.eyes_of(seat): view for seat, view in views.items()}
        now[ABOVE] = redaction.overlaid(views)
        comparison = patches.Comparison()
        for eyes, pages in checkpoints.items():
            entry = replaying.entry_seen(moment.told, eyes, over=True)
            if pages:
                patch = comparison.patch(before[eyes], now[eyes])
                pages[-1].steps.append(wire_replays.StepInfo(entry, patch, moment.deciding))
            if moment.told.number % PAGE == 0:
                pages.append(Page(len(entries) - 1, now[eyes], entry, moment.deciding, []))
        before = now
    return checkpoints, before


def record(row: reading.TableRow, entries: list[StoredEntry]) -> str:
    """The record of a game that is over, as the text of its file; with where its luck came from."""
    *_, (_, timeline) = replaying.moments(reading.deal_of(row), entries)
    assert timeline is not None
    data = json.loads(timeline.state.record.export())
    return _text({**data, **luck_of(row)})


def bare_record(row: reading.TableRow, entries: list[StoredEntry]) -> str:
    """The same of a game whose rules are not here: what was written down, and no hash that nobody can work out."""
    actions = [f"{told.seat}: {told.text}" for told in standing(entries)[1:]]
    data: dict[str, Plain] = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": row["game"],
        "version": row["version"],
        "seats": row["seats"],
        "seed": row["seed"],
        "options": row["options"],
        "actions": actions,
    }
    if row["position"] is not None:
        data["position"] = row["position"]
    return _text({**data, **luck_of(row)})


def luck_of(row: reading.TableRow) -> dict[str, Plain]:
    """What a record says of its seed: somebody chose it, or a number that somebody gave was mixed with others."""
    if row["imported"]:
        return {}
    if row["seed_word"] is not None:
        return {"luck": {"seed": "mixed", "word": row["seed_word"], "salt": row["seed_salt"]}}
    return {"luck": {"seed": "given" if row["seed_given"] else "drawn"}}


def _text(data: dict[str, Plain]) -> str:
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def verdict(row: reading.TableRow, entries: list[StoredEntry]) -> wire_replays.Verdict:
    """Whether the seed is the one that was promised, and all that happened follows from it."""
    word, salt = row["seed_word"], row["seed_salt"]
    said = wire_replays.Verdict(
        commitment=row["commitment"],
        seed=row["seed"],
        kept=commitment(int(row["seed"])) == row["commitment"],
        replays=False,
        hash="",
        problem="",
        version=row["version"],
        changed=max((told.number for told in entries if told.kind == "migrate"), default=None),
        word=word,
        salt=salt,
        mixed=None if word is None else mixed(int(word), int(salt)) == int(row["seed"]),
    )
    try:
        timeline = _followed(row, entries, said.changed)
        said.hash = timeline.state.record.replay().hash()
        said.replays = said.hash == timeline.state.hash()
    except AegeanError as error:
        said.problem = str(error)
    return said


def _followed(row: reading.TableRow, entries: list[StoredEntry], changed: int | None) -> Timeline:
    """The timeline at the end, every event of which was compared. What came before other rules cannot be."""
    deal = reading.deal_of(row)
    if changed is None:
        timeline, first = Timeline.begin(deal, entries[0].at), 1
    else:
        *_, (_, found) = replaying.moments(deal, entries[: changed + 1])
        assert found is not None
        timeline, first = found, changed + 1
    for told in entries[first:]:
        timeline, events = timeline.after(Entry(told.number, told.seat, told.kind, told.text, told.at))
        if redaction.pack_events(events) != redaction.pack_events(told.events):
            raise RecordError(f"what happened at entry {told.number} does not follow from the seed")
    return timeline


def check_over(row: reading.TableRow) -> None:
    if row["status"] != "over":
        raise Conflict("a running game keeps its seed to itself: ask again when it is over")


# -- in the database --------------------------------------------------------------------------------------------------


def put(c: Connection, table: str, version: str, made: dict[str, bytes]) -> None:
    k = schema.kept.c
    c.execute(delete(schema.kept).where(k.table == table, k.what.in_(made)))
    rows = [
        {"table": table, "what": what, "version": version, "blob": zlib.compress(part, 6)}
        for what, part in made.items()
    ]
    c.execute(insert(schema.kept), rows)


def get(c: Connection, table: str, what: str) -> bytes | None:
    k = schema.kept.c
    blob = c.scalar(select(k.blob).where(k.table == table, k.what == what))
    return None if blob is None else zlib.decompress(blob)


def end(c: Connection, table: str) -> End | None:
    found = get(c, table, END)
    return None if found is None else msgspec.json.decode(found, type=End)


def unkept(c: Connection, what: str, before: float, most: int | None) -> list[str]:
    """Finished games of which this is not kept and the rules of today can make it; those that ended last come first."""
    t, k = schema.tables.c, schema.kept.c
    here = or_(*((t.game == game) & (t.version == aegean.game(game).version) for game in aegean.games()))
    query = select(t.id).where(t.status == "over", t.touched < before, here)
    query = query.where(~exists().where(k.table == t.id, k.what == what))
    return list(c.scalars(query.order_by(t.touched.desc()).limit(most)))


# -- reading ----------------------------------------------------------------------------------------------------------


def page(c: Connection, row: reading.TableRow, number: int, count: int, eyes: str) -> wire_replays.ReplayPage | None:
    """The table after an entry and the steps that follow, as they were kept; None where they were not."""
    first = _page(c, row["id"], eyes, number // PAGE)
    if first is None:
        known = end(c, row["id"])
        if known is not None:
            replaying.check_number(number, known.number + 1)
        return None
    replaying.check_number(number, first.last + 1)
    view, entry, deciding = first.view, first.entry, first.deciding
    for step in first.steps[: number % PAGE]:
        view, entry, deciding = patches.apply(view, step.patch), step.entry, step.deciding
    steps, at = first.steps[number % PAGE :], number // PAGE + 1
    while len(steps) < count and (more := _page(c, row["id"], eyes, at)) is not None:
        steps, at = [*steps, *more.steps], at + 1
    return wire_replays.ReplayPage(
        number=number,
        last=first.last,
        eyes=eyes,
        version=row["version"],
        view=view,
        entry=entry,
        deciding=deciding,
        steps=steps[: min(count, replaying.PAGE)],
    )


def _page(c: Connection, table: str, eyes: str, at: int) -> Page | None:
    found = get(c, table, _film(eyes, at))
    return None if found is None else msgspec.json.decode(found, type=Page)


def gone_rules(row: reading.TableRow) -> OldRules:
    return OldRules(
        f"this game was played by version {row['version']} of the rules, which is not here any more, and this was not "
        "kept of it: its story and its record can be read"
    )
