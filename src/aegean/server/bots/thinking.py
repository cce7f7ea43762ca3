"""Bots' moves: thought out in other processes, so that people's requests never wait for them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
import zlib
from typing import Final

import msgspec
from sqlalchemy import select, update

from aegean.core.dice import commitment
from aegean.core.errors import AegeanError
from aegean.server import metrics
from aegean.server.bots import thinker
from aegean.server.bots.turns import PLAYED, UNATTENDED, WATCHED, Claim
from aegean.server.bots.workers import NOBODYS, Lost, Workers
from aegean.server.errors import NotFound, Stale
from aegean.server.store import schema
from aegean.server.tables.live import Tables
from aegean.server.tables.lobby import THINK_GRACE
from aegean.server.tables.rooms import Room
from aegean.server.tables.timeline import Timeline

log = logging.getLogger("aegean.thinking")

_SHORT: Final = 0.25  # seconds, where bots are among themselves
_SWEPT: Final = 20  # tables taken over at a time


class Thinkers(Workers):
    """Processes in which bots think."""

    def __init__(self, count: int, patience: float) -> None:
        super().__init__("aegean.server.bots.thinker", count, patience)

    async def ask(self, question: bytes, claim: Claim = NOBODYS) -> thinker.Answer:
        return msgspec.json.decode(await self.line(question, claim), type=thinker.Answer)

    def check(self, answer: bytes) -> None:
        said = msgspec.json.decode(answer, type=thinker.Answer)
        if said.error:
            log.error("a bot failed", extra={"error": said.error})
            raise Lost


def _claim(room: Room) -> Claim:
    def rank() -> int:
        if room.here():
            return PLAYED
        return WATCHED if room.connections else UNATTENDED

    return Claim(f"person {room.row['host']}", room.id, rank)


class Thinking:
    """Sees to it that every bot whose turn it is moves."""

    def __init__(self, tables: Tables) -> None:
        settings = tables.settings
        self._tables = tables
        self._think = settings.think
        self.thinkers = Thinkers(settings.thinkers, 10 + 5 * settings.think)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        tables.thinker = self

    def consider(self, room: Room) -> None:
        """If a bot is to decide in this room, and is not at it, it begins."""
        timeline = room.timeline
        if timeline is None or self._closed or room.row["status"] != "running":  # tables move while they are put away
            return
        if not timeline.persons() and not room.connections:
            return  # bots among themselves wait for somebody who watches
        for seat in timeline.deciding:
            if timeline.players[seat] is not None and seat not in room.thinking:
                room.thinking.add(seat)
                task = asyncio.create_task(self._move(room, seat, timeline))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _move(self, room: Room, seat: int, timeline: Timeline) -> None:
        try:
            level = timeline.players[seat]
            assert level is not None
            text = await self.choose(room, seat, timeline, level)
            await self._tables.bot_move(room, seat, text, timeline.since[seat])
        except Stale:
            pass
        except AegeanError:
            log.exception("a bot's move was not made", extra={"table": room.id})
            await asyncio.sleep(1)
        finally:
            room.thinking.discard(seat)
        # The room considers its bots after each entry, but this seat was still marked as thinking then.
        self.consider(room)

    async def choose(self, room: Room, seat: int, timeline: Timeline, level: str) -> str:
        """What a bot would do there; where it could not choose, anything: the seat goes on all the same."""
        table, decision = room.id, timeline.state.decision_of(seat)
        assert decision is not None
        began = time.monotonic()
        # A deal is the same again with the same seed: so are its bots, out of what everybody may know of that seed.
        origin = table if timeline.deal.position else commitment(timeline.deal.seed)
        seed = zlib.crc32(f"{origin} {seat}".encode())
        offered = [str(action) for action in decision.actions]
        text = ""
        with contextlib.suppress(Lost):
            # A thought cannot be broken off: among bots alone it is short, or everybody's bots would wait for it.
            seconds = self._think if timeline.persons() else min(self._think, _SHORT)
            asked = thinker.question(timeline.state, seat, level, seed, seconds)
            text = (await self.thinkers.ask(asked, _claim(room))).action
        if text not in offered:
            log.error("a bot could not think; it moves at random", extra={"table": table, "level": level})
            text = random.Random(seed + timeline.number).choice(offered)
        metrics.thinking_seconds.labels(timeline.deal.game).observe(time.monotonic() - began)
        return text

    async def sweep(self) -> None:
        """Take over the bots' moves that a process of the server left undone when it went down."""
        now = self._tables.clock()
        t = schema.tables.c
        overdue = await self._tables.storage.read(
            lambda c: c.scalars(select(t.id).where(t.status == "running", t.think_by < now).limit(_SWEPT)).all()
        )
        for table in overdue:
            claim = (
                update(schema.tables)
                .where(t.id == table, t.status == "running", t.think_by < now)
                .values(think_by=now + THINK_GRACE)
            )
            if (await self._tables.storage.write(lambda c, claim=claim: c.execute(claim).rowcount)) == 1:  # type: ignore[misc]
                try:
                    room = await self._tables.room(table)
                    await self._tables.look_again(room)
                except (AegeanError, NotFound):
                    log.exception("a table could not be taken over", extra={"table": table})

    async def close(self) -> None:
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()
