"""Carries out standing orders, after as long as a person would take.

How long follows from nothing but whether the player is there, which everybody sees: not from the order, nor from
whether there was a choice. So nobody learns from the time of an answer that it came of an order.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

import msgspec

from aegean.core.errors import AegeanError
from aegean.server import wire
from aegean.server.errors import NotAllowed, Stale
from aegean.server.store import archive
from aegean.server.tables import reading, standing
from aegean.server.tables.live import Notice, Tables
from aegean.server.tables.rooms import Room
from aegean.server.tables.timeline import Timeline

log = logging.getLogger("aegean.stewards")

Choose = Callable[[Room, int, Timeline, str], Awaitable[str]]

_THERE: Final = (3.5, 0.45, 1.5, 12.0)  # seconds that half of all answers take, how that varies, least and most
_AWAY: Final = (25.0, 0.4, 12.0, 45.0)  # within the minute after which they would be notified
_SHARE: Final = 0.1  # of what is left on a clock, at most
_chance: Final = random.SystemRandom()


def natural(there: bool, left: float | None) -> float:
    """Seconds until an answer, of which `left` are left on the player's clock."""
    middle, spread, least, most = _THERE if there else _AWAY
    drawn = min(max(middle * _chance.lognormvariate(0, spread), least), most)
    return drawn if left is None else min(drawn, max(0.0, left * _SHARE))


class Pending(NamedTuple):
    """An answer that is on its way."""

    since: int  # the number of the entry that opened the question
    action: str | None  # None: a bot thinks about it
    at: float
    task: asyncio.Task[None]

    def told(self) -> bytes:
        return msgspec.json.encode(wire.AnsweringMessage(self.since, self.at, self.action))


class Stewards:
    def __init__(self, tables: Tables, choose: Choose, delay: Callable[[bool, float | None], float] = natural) -> None:
        self._tables = tables
        self._choose = choose
        self._delay = delay
        self._pending: dict[tuple[str, int], Pending] = {}
        self._expiring: set[asyncio.Task[None]] = set()
        self._closed = False
        tables.stewards = self

    def consider(self, room: Room) -> None:
        """What orders say to the questions that are open in this room now."""
        timeline = room.timeline
        if timeline is None or self._closed:
            return
        playing = room.row["status"] == "running" and not timeline.over
        awaited = timeline.awaited if playing else []
        for table, seat in [key for key in self._pending if key[0] == room.id and key[1] not in awaited]:
            self._drop(room, (table, seat))
        for seat in awaited:
            self._consider_seat(room, timeline, seat)

    def _consider_seat(self, room: Room, timeline: Timeline, seat: int) -> None:
        key, since, now = (room.id, seat), timeline.since[seat], self._tables.clock()
        kept = standing.of_place(room.row["places"][seat])
        if kept is not None:
            kept = self._lasting(room, seat, kept, timeline)
        there = seat in room.looking_anywhere(now)
        level = None if there else standing.steward_for(kept, timeline, seat)
        said = standing.said(kept, timeline, seat)
        text = None if said is None else str(said)
        old = self._pending.get(key)
        if (text is None and level is None) or standing.holds_still(timeline, seat):
            self._drop(room, key)
            return
        if old is not None and (old.since, old.action) == (since, text):
            return
        at = old.at if old is not None and old.since == since else now + self._delay(there, _left(timeline, seat, now))
        self._drop(room, key, tell=False)
        answering = self._answer(room, seat, timeline, text, level, at)
        self._pending[key] = Pending(since, text, at, asyncio.create_task(answering))
        room.send(self._pending[key].told(), seat)

    def _lasting(self, room: Room, seat: int, kept: standing.Kept, timeline: Timeline) -> standing.Kept:
        """Orders for a battle end with it."""
        lasting = kept.lasting(timeline.state.game.occasion(timeline.state))
        if lasting is not kept:
            task = asyncio.create_task(self._keep(room, seat, lasting))
            self._expiring.add(task)
            task.add_done_callback(self._expiring.discard)
        return lasting

    def told(self, room: Room, seat: int | None) -> bytes | None:
        """For whoever comes to look while an answer is on its way."""
        pending = None if seat is None else self._pending.get((room.id, seat))
        return None if pending is None else pending.told()

    def busy(self, room: Room) -> bool:
        return any(table == room.id for table, _ in self._pending)

    def _drop(self, room: Room, key: tuple[str, int], tell: bool = True) -> None:
        pending = self._pending.pop(key, None)
        if pending is None:
            return
        if pending.task is not asyncio.current_task():
            pending.task.cancel()
        if tell:
            room.send(msgspec.json.encode(wire.AnsweringMessage(pending.since, None)), key[1])

    async def _answer(
        self, room: Room, seat: int, timeline: Timeline, text: str | None, level: str | None, at: float
    ) -> None:
        since = timeline.since[seat]
        try:
            if text is None:
                assert level is not None
                text = await self._choose(room, seat, timeline, level)
            await asyncio.sleep(max(0.0, at - self._tables.clock()))
            await self._tables.ordered_move(room, seat, text, since)
        except Stale:
            pass  # its player was quicker, or all went back
        except AegeanError:
            log.exception("a standing order was not carried out", extra={"table": room.id})
        finally:
            pending = self._pending.get((room.id, seat))
            if pending is not None and pending.task is asyncio.current_task():
                del self._pending[room.id, seat]

    # -- giving them --------------------------------------------------------------------------------------------------

    async def orders(
        self, table: str, person: wire.Person, form: wire.OrdersForm | None, looking: int | None
    ) -> wire.StandingOrders:
        """A player's standing orders; with a form, as they are from now on. Nobody else is told anything."""
        room = await self._tables.room(table)
        reading.check_visible(room.row, person)
        seat = reading.seat_of(room.row, person, looking)
        if seat is None:
            raise NotAllowed("you do not play at this table")
        await self._tables.look_again(room)
        async with room.lock:
            timeline = room.timeline
            if timeline is None:
                raise NotAllowed("standing orders are given while a game runs")
            before = standing.of_place(room.row["places"][seat]) or standing.none_of(person.id)
            kept = before.lasting(timeline.state.game.occasion(timeline.state))
            if form is not None:
                reading.check_running(room.row, timeline.number)
                kept = standing.renewed(form, kept, timeline, seat, room.row["advice"])
                await self._keep(room, seat, kept)
                self.consider(room)
            return standing.told(kept, timeline, seat, room.row["advice"])

    async def _keep(self, room: Room, seat: int, kept: standing.Kept) -> None:
        plain = kept.plain()
        room.row["places"][seat]["orders"] = plain
        await self._tables.storage.write(lambda c: archive.put_orders(c, room.id, seat, kept.of, plain))
        await self._tables.publish_notice(Notice(self._tables.process, room.id, orders=True))

    async def orders_changed(self, room: Room) -> None:
        """By way of another process."""
        row = await self._tables.storage.read(lambda c: reading.read(c, room.id))
        for place, new in zip(room.row["places"], row["places"], strict=True):
            place["orders"] = new["orders"]
        self.consider(room)

    async def close(self) -> None:
        self._closed = True
        tasks = [pending.task for pending in self._pending.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._expiring, return_exceptions=True)


def _left(timeline: Timeline, seat: int, now: float) -> float | None:
    """Seconds on the seat's clock, where it runs."""
    deadline = None if timeline.clocks is None else timeline.clocks.seats[seat].deadline
    return None if deadline is None else max(0.0, deadline / 1000 - now)
