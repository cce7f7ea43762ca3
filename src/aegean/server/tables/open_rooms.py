"""The rooms that a process holds open: as many as are in use, and those used last."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from typing import Any

from aegean.server import metrics
from aegean.server.tables.rooms import Room


class OpenRooms:
    """Each table's room is opened once, however many ask for it at the same time."""

    def __init__(
        self, open_room: Callable[[str], Coroutine[Any, Any, Room]], most: int, busy: Callable[[Room], bool]
    ) -> None:
        """A `busy` room is not given up."""
        self._open = open_room
        self._most = most
        self._busy = busy
        self._rooms: OrderedDict[str, Room] = OrderedDict()  # the one used last stands last
        self._opening: dict[str, asyncio.Future[Room]] = {}

    def __iter__(self) -> Iterator[Room]:
        return iter(self._rooms.values())

    def get(self, table: str) -> Room | None:
        """The room, if it is open."""
        return self._rooms.get(table)

    async def room(self, table: str) -> Room:
        """The room, opened if need be. Rooms that nobody is in are given up when there are too many."""
        room = self._rooms.get(table)
        if room is not None:
            self._rooms.move_to_end(table)
            return room
        if table not in self._opening:  # carried through even where whoever asked hangs up: others may wait for it
            self._opening[table] = asyncio.ensure_future(self._open(table))
            self._opening[table].add_done_callback(partial(self._opened, table))
        return await asyncio.shield(self._opening[table])

    def _opened(self, table: str, opening: asyncio.Future[Room]) -> None:
        del self._opening[table]
        if opening.cancelled() or opening.exception():
            return
        self._rooms[table] = opening.result()
        self._give_up()
        metrics.live_tables.set(len(self._rooms))

    def _give_up(self) -> None:
        spare = len(self._rooms) - self._most
        for table, room in list(self._rooms.items()):
            if spare <= 0:
                return
            if not room.connections and not room.lock.locked() and not self._busy(room):
                del self._rooms[table]
                spare -= 1
