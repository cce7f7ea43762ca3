"""One process's share of telling people: it takes up calls, and sends what is due. Several share the work by claims."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from aegean.server import metrics
from aegean.server.door import tickets
from aegean.server.errors import DatabaseAway
from aegean.server.notifications import destinations, keys, mail, outbox, sending, taking_up, wording
from aegean.server.notifications.outbox import Batch
from aegean.server.notifications.sending import GONE, HOUSE, LATER, REFUSED, SENT, Outcome
from aegean.server.tables.live import Tables

log = logging.getLogger("aegean.notifications")

EVERY: Final = 3.0  # seconds between two looks
_AT_ONCE: Final = 8  # messages on their way from one process
_MOST: Final = 40  # destinations taken on at a look
_PATIENCE: Final = 30  # times that what came of a message is tried to be written down
_AGAIN: Final = 1.0  # seconds
_MOST_REFUSED: Final = 3  # messages, one after the other, until a destination is switched off


class Notifying:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._storage = tables.storage
        self._settings = tables.settings
        self._post = sending.Post(tables.settings)
        self._keys: keys.Keys | None = None
        self._turn = asyncio.Lock()
        self._sending: set[asyncio.Future[None]] = set()
        self._closed = False

    async def keys(self) -> keys.Keys:
        """The house's own, made with its first process."""
        if self._keys is None:
            now = self._tables.clock()
            try:
                self._keys = await self._storage.write(lambda c: keys.ensure(c, now))
            except IntegrityError:  # another process has just made them
                self._keys = await self._storage.write(lambda c: keys.ensure(c, now))
        return self._keys

    async def sweep(self) -> None:
        """Take up what calls for somebody, and send what is due."""
        async with self._turn:
            now, grace = self._tables.clock(), self._settings.notify_after
            while await self._storage.read(lambda c: taking_up.overdue(c, now - grace)):
                if not await self._storage.write(taking_up.take_up_now(now, grace)):
                    break  # another process is at it
            due = await self._storage.read(lambda c: outbox.due(c, now, _MOST))
            gate = asyncio.Semaphore(_AT_ONCE)
            await asyncio.gather(*(asyncio.shield(self._begin(destination, gate)) for destination in due))

    def _begin(self, destination: int, gate: asyncio.Semaphore) -> asyncio.Future[None]:
        """What has left is seen to its end, even where the server stops meanwhile: or it would be sent twice."""
        serving = asyncio.ensure_future(self._serve(destination, gate))
        self._sending.add(serving)
        serving.add_done_callback(self._sending.discard)
        return serving

    async def _serve(self, destination: int, gate: asyncio.Semaphore) -> None:
        async with gate:
            if self._closed:
                return
            try:
                batch = await self._storage.write(taking_up.due_batch(destination, self._tables.clock()))
                if batch is not None:
                    await self._send(batch)
            except Exception:  # the others are to be served all the same; the claim lapses
                log.exception("a notification failed")

    async def _send(self, batch: Batch) -> None:
        if batch.tries > outbox.MOST_TRIES:  # processes died with it, one after the other
            await self._settle(batch, Outcome(LATER, "never came to an end"))
            return
        facts = await self._storage.read(lambda c: wording.facts_of(c, batch))
        message = await asyncio.to_thread(wording.message, batch, facts, self._settings.house)
        outcome = await self._sent(batch, message)
        metrics.notifications.labels(batch.destination.kind, outcome.what).inc()
        await self._settle(batch, outcome)

    async def _sent(self, batch: Batch, message: wording.Message) -> Outcome:
        house, now = await self.keys(), self._tables.clock()
        to, settings = batch.destination, self._settings
        stop = f"/stop/{house.stop_word(to.id)}"
        if to.kind not in destinations.offered(settings):
            return Outcome(HOUSE, "not offered any more")
        if to.kind == destinations.EMAIL:
            if wording.confirms(batch):
                link = await self._storage.write(lambda c: tickets.for_email(c, to.user, to.id, now))
                letter = mail.confirmation(message, to.address, link.secret, settings, now)
            else:
                letter = mail.notification(message, to.address, stop, settings, now)
            return await asyncio.to_thread(mail.deliver, settings.smtp_url, letter)
        parcel = sending.Parcel(message, to.address, to.secret, stop, settings.public_url.rstrip("/"), now)
        if to.kind == destinations.PUSH:
            request = await asyncio.to_thread(sending.to_browser, parcel, house, self._contact)
        else:
            request = sending.FORMS[to.kind](parcel)
        return await self._post.send(request, now)

    @property
    def _contact(self) -> str:
        """Whom a push service may turn to."""
        if self._settings.mail_from:
            return f"mailto:{self._settings.mail_from}"
        return self._settings.public_url if self._settings.secure else "mailto:host@localhost"

    async def _settle(self, batch: Batch, outcome: Outcome) -> None:
        if outcome.what != SENT:
            told = {"kind": batch.destination.kind, "why": outcome.why, "tries": batch.tries}
            log.info("a notification was not taken", extra=told)
        for left in reversed(range(_PATIENCE)):
            try:
                await self._storage.write(partial(_settled, batch=batch, outcome=outcome, now=self._tables.clock()))
                return
            except DatabaseAway:
                if not left:
                    raise
            await asyncio.sleep(_AGAIN)  # while the claim holds, nobody else sends it

    async def close(self) -> None:
        """Begin nothing more, and see what has left to its end."""
        self._closed = True
        if self._sending:
            await asyncio.wait(self._sending, timeout=outbox.LEASE)
        await self._post.close()


def _settled(c: Connection, batch: Batch, outcome: Outcome, now: float) -> None:
    """What came of a message: for its rows, and for its destination."""
    there = batch.destination.id
    if outcome.what == SENT:
        outbox.sent(c, batch, now)
        return
    if outcome.what in (LATER, HOUSE) and batch.tries < outbox.MOST_TRIES:
        outbox.later(c, batch, outcome.why, now, outcome.wait)
        return
    refused = outbox.give_up(c, batch, outcome.why, now)
    if outcome.what == GONE or (outcome.what == REFUSED and refused >= _MOST_REFUSED) or outcome.what == LATER:
        why = {GONE: "gone", REFUSED: "refused", LATER: "failing"}[outcome.what]
        outbox.give_up_all(c, there, outcome.why, now)
        destinations.die(c, there, why, now)
