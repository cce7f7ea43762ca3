"""Advice: a player asks what a strong bot would do in their place. It is thought out in a process of its own, beside
those of the bots that play, from what the player's seat may know and nothing else."""

from __future__ import annotations

import asyncio
from typing import Final

from aegean.server import wire
from aegean.server.bots import thinker
from aegean.server.bots.thinking import Thinkers
from aegean.server.bots.turns import PLAYED, Claim
from aegean.server.bots.workers import Lost
from aegean.server.errors import Conflict, NoAdvice, NotAllowed, Stale, TooMany, Unavailable, WrongSeat
from aegean.server.tables import reading
from aegean.server.tables.live import Tables
from aegean.server.tables.rooms import Room
from aegean.server.tables.timeline import Timeline

# Not the strongest where another level is stronger: what is told of chances was fitted to games by her estimates.
_LEVEL: Final = "pythia"
_SEED: Final = 1  # of the adviser: the same for all, so that advice follows from what the seat knows alone
_MOST: Final = 24  # questions that may wait at the same time
_PATIENCE: Final = 5.0  # seconds to wait where too many do

Asker = tuple[str, int]  # a table and a seat


class Advising:
    """Each seat has one question at a time: a new one takes the place of the old."""

    def __init__(self, tables: Tables) -> None:
        settings = tables.settings
        self._tables = tables
        self._think = settings.think
        self._thinkers = Thinkers(1, 10 + 5 * settings.think)
        self._asked: dict[Asker, asyncio.Task[thinker.Answer]] = {}

    async def advise(self, table: str, person: wire.Person, form: wire.AdviceForm) -> wire.Advice:
        room = await self._tables.room(table)
        seat = _seat(room, person, form.seat)
        if not room.row["advice"]:
            raise NoAdvice("at this table nobody may ask for advice: that was agreed when it was made")
        timeline = await self._course(room, form.number)
        decision = timeline.state.decision_of(seat)
        if decision is None or timeline.over:
            raise WrongSeat("it is not your turn to decide", timeline.number)
        since = timeline.since[seat]
        if form.number < since:
            raise Stale(f"the table has moved on to number {timeline.number}", timeline.number)
        said = await self._think_it_out(
            (table, seat),
            thinker.question(timeline.state, seat, _LEVEL, _SEED, self._think, why=True),
            Claim(f"person {person.id}", table, lambda: PLAYED),
        )
        later = room.timeline
        if later is None or later.since.get(seat) != since:
            raise Stale("the table has moved on", None if later is None else later.number)
        if said.advice is None or not 0 <= said.advice.action < len(decision.actions):
            raise Unavailable("the oracle is silent")
        said.advice.since = since
        return said.advice

    async def _course(self, room: Room, number: int) -> Timeline:
        if room.timeline is not None and number > room.timeline.number:
            await self._tables.look_again(room)  # the player saw more than this process, by way of another
        if room.timeline is None:
            raise WrongSeat("the game has not begun")
        return room.timeline

    async def _think_it_out(self, asker: Asker, question: bytes, claim: Claim) -> thinker.Answer:
        self.withdraw(*asker)
        if len(self._asked) >= _MOST:
            raise TooMany("too many ask the oracle at once: try again in a moment", _PATIENCE)
        task = asyncio.create_task(self._thinkers.ask(question, claim))
        self._asked[asker] = task
        try:
            return await task
        except Lost:
            raise Unavailable("the oracle is silent: ask again") from None
        except asyncio.CancelledError:
            if self._asked.get(asker) is task:  # not the question, but whoever waited for its answer
                raise
            raise Conflict("the question was withdrawn") from None
        finally:
            if self._asked.get(asker) is task:
                del self._asked[asker]

    async def forget(self, table: str, person: wire.Person, looking: int | None) -> None:
        """Whoever asked does not want to know any more."""
        self.withdraw(table, _seat(await self._tables.room(table), person, looking))

    def withdraw(self, table: str, seat: int) -> None:
        task = self._asked.pop((table, seat), None)
        if task is not None:
            task.cancel()

    async def close(self) -> None:
        asked = list(self._asked.values())
        for asker in list(self._asked):
            self.withdraw(*asker)
        await asyncio.gather(*asked, return_exceptions=True)
        await self._thinkers.close()


def _seat(room: Room, person: wire.Person, looking: int | None) -> int:
    seat = reading.seat_of(room.row, person, looking)
    if seat is None:
        raise NotAllowed("you do not play at this table")
    return seat
