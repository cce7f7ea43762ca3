"""A process that looks games up: `python -m aegean.server.clerk`. Replays, records, proofs and numbers are made here,
so that whoever plays does not wait for whoever looks back. One question a line comes in, one answer goes out: "+" and
the JSON to be sent, or "-" and a refusal.

It has the server's database, which the variable AEGEAN_DATABASE names, and keeps finished games there (see keeping).
"""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from collections.abc import Callable
from functools import singledispatchmethod
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

import aegean
from aegean.bots import Table
from aegean.bots.insight import outcome
from aegean.core.errors import AegeanError
from aegean.core.state import State
from aegean.core.values import Plain, Result
from aegean.server import logs, wire
from aegean.server.bots.workers import begin
from aegean.server.replays import cache, imports, replaying
from aegean.server.replays.replaying import Checkpoints
from aegean.server.settings import Settings
from aegean.server.store.storage import connect
from aegean.server.tables import reading
from aegean.server.wire import http_errors
from aegean.server.wire import replays as wire_replays
from aegean.server.wire.redaction import StoredEntry

T = TypeVar("T")


class Replay(msgspec.Struct, tag="replay"):
    """A page of a table's way, through the eyes that somebody wishes for; None: their own."""

    table: str
    number: int
    count: int
    eyes: str | None
    person: wire.Person | None = None
    invite: str = ""


class Part(msgspec.Struct, tag="part"):
    """What is kept of a finished game: its record, verdict or statistics."""

    table: str
    what: str
    person: wire.Person | None = None
    invite: str = ""


class Keep(msgspec.Struct, tag="keep"):
    """See to it that a finished game is kept."""

    table: str


class BringIn(msgspec.Struct, tag="bring in"):
    """A record that a person brings along."""

    person: int
    record: dict[str, Plain]
    now: float


class Looks(msgspec.Struct, tag="looks"):
    """Positions of a finished game, each as whoever had to decide saw it."""

    table: str
    numbers: list[int]


class Look(msgspec.Struct):
    """A position on the way; or the chances, where the game was over by then."""

    seat: int
    state: str
    chances: list[float] | None


class Seen(msgspec.Struct):
    game: str
    looks: list[Look]


Question = Replay | Part | Keep | BringIn | Looks


class Clerk:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._checkpoints = Checkpoints()

    def _read(self, query: Callable[[Connection], T]) -> T:
        with self._engine.begin() as c:
            return query(c)

    def _write(self, change: Callable[[Connection], T]) -> T:
        with self._engine.execution_options(writes=True).begin() as c:
            return change(c)

    @singledispatchmethod
    def answer(self, asked: Question) -> bytes:
        """The JSON to be sent."""
        raise TypeError(f"no question: {asked!r}")

    @answer.register
    def _(self, asked: Replay) -> bytes:
        row = self._seen(asked)
        eyes = replaying.eyes_for(row, asked.person, asked.eyes)
        page = self._page(row, asked, eyes)
        if page is None and row["status"] == "over":
            self._keep(row)
            page = self._page(row, asked, eyes)
        if page is None:
            entries = self._read(lambda c: replaying.load_story(c, asked.table))[1]
            page = replaying.replay(self._checkpoints, row, entries, asked.number, asked.count, eyes)
        return msgspec.json.encode(page)

    def _seen(self, asked: Replay | Part) -> reading.TableRow:
        """The table's row, if whoever asks may see the table."""
        row = self._read(lambda c: reading.read(c, asked.table))
        reading.check_readable(row, asked.person, asked.invite)
        return row

    def _page(self, row: reading.TableRow, asked: Replay, eyes: str) -> wire_replays.ReplayPage | None:
        if row["status"] != "over":
            return None
        return self._read(lambda c: cache.page(c, row, asked.number, asked.count, eyes))

    @answer.register
    def _(self, asked: Part) -> bytes:
        row = self._seen(asked)
        if asked.what == cache.RECORD and _may_be_exported(row):
            return msgspec.json.encode(cache.bare_record(row, self._read(lambda c: _entries(c, asked.table))))
        cache.check_over(row)
        found = self._read(lambda c: cache.get(c, asked.table, asked.what))
        if found is None and _playable(row):
            found = self._made(row, asked.what)
        if found is None and asked.what == cache.RECORD:
            return msgspec.json.encode(cache.bare_record(row, self._read(lambda c: _entries(c, asked.table))))
        if found is None:
            raise cache.gone_rules(row)
        return found

    def _made(self, row: reading.TableRow, what: str) -> bytes:
        try:
            return self._keep(row)[what]
        except AegeanError:
            if what != cache.VERDICT:
                raise
            # Somebody meddled with it: the verdict says with what.
            return msgspec.json.encode(cache.verdict(row, self._read(lambda c: _entries(c, row["id"]))))

    @answer.register
    def _(self, asked: Keep) -> bytes:
        row = self._read(lambda c: reading.read(c, asked.table))
        if row["status"] == "over" and self._read(lambda c: cache.get(c, asked.table, cache.VERDICT)) is None:
            self._keep(row)
        return b"null"

    def _keep(self, row: reading.TableRow) -> dict[str, bytes]:
        """Work all of it out; what went wrong once goes wrong again, and is told to whoever asks."""
        if not _playable(row):
            raise cache.gone_rules(row)
        made = cache.parts(row, self._read(lambda c: _entries(c, row["id"])))
        with contextlib.suppress(IntegrityError):  # another clerk was quicker
            self._write(lambda c: cache.put(c, row["id"], row["version"], made))
        return made

    @answer.register
    def _(self, asked: Looks) -> bytes:
        row, entries = self._read(lambda c: replaying.load_story(c, asked.table))
        cache.check_over(row)
        deal = reading.deal_of(row)
        deal.game_by_rules()
        wanted, looks = set(asked.numbers), list[Look]()
        for moment, timeline in self._checkpoints.way(deal, row["id"], entries[: max(wanted) + 1], min(wanted)):
            if moment.told.number in wanted:
                result = moment.state.result if timeline is None else timeline.result
                looks.append(_look(moment.state, result))
        return msgspec.json.encode(Seen(row["game"], looks))

    @answer.register
    def _(self, asked: BringIn) -> bytes:
        deal, told, timeline = imports.bring_in(asked.record)
        table = self._write(lambda c: imports.put_in(c, asked.person, deal, told, timeline, asked.now))
        return msgspec.json.encode(wire_replays.Imported(table))


def _entries(c: Connection, table: str) -> list[StoredEntry]:
    return replaying.load_story(c, table)[1]


def _playable(row: reading.TableRow) -> bool:
    return bool(row["version"] == aegean.game(row["game"]).version)


def _may_be_exported(row: reading.TableRow) -> bool:
    """A game that no rules could continue, and that its people gave up."""
    return bool(row["status"] == "closed" and row["ended_by"] == "players" and row["started"] is not None)


def _look(state: State, result: Result | None) -> Look:
    if result is not None:
        return Look(-1, "", outcome(result, state.seats))
    seat = state.decision.seat
    return Look(seat, Table.of(state, seat).dump(), None)


def refused(error: Exception) -> bytes:
    """A refusal as the server will tell it on; of an error that nobody expected, no word."""
    answer = http_errors.answer_to(error)
    return b"-" + msgspec.json.encode([answer.status, answer.body.code, answer.body.message])


def main() -> None:
    begin(10)
    logs.begin(os.environ.get("AEGEAN_LOG_LEVEL", "info"))
    clerk = Clerk(connect(Settings(database=os.environ["AEGEAN_DATABASE"]).database_url))
    for line in sys.stdin.buffer:
        try:
            said = b"+" + clerk.answer(msgspec.json.decode(line, type=Question))
        except AegeanError as error:
            said = refused(error)
        except Exception as error:
            logs.say("a clerk failed", level=logging.ERROR, error=error)
            said = refused(error)
        sys.stdout.buffer.write(said + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
