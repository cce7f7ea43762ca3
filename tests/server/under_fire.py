"""A server under fire: killed again and again while people play, and nothing may be lost."""

from __future__ import annotations

import contextlib
import random
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

from aegean.client import Refusal, Seat
from tests.server.running import Running, Script, at_once, check_unforked, guests, seated_for


class Acknowledged(NamedTuple):
    """A move of which the server said that it is on disk."""

    table: str
    number: int
    seat: int
    text: str


class Struck(NamedTuple):
    """What a server went through that was killed again and again while people played."""

    kills: int
    tables: int
    acknowledged: int
    refused: int


def under_fire(server: Running, scripts: Sequence[Script], kills: int, chance: random.Random) -> Struck:
    """Whole games at several tables, while the server is killed and started again so many times.

    At the end every acknowledged move must be in its place, and each table must be exactly where its script leads: so
    nothing was lost, nothing was done twice, and no table forked.
    """
    with contextlib.ExitStack() as leaving:
        done: list[Acknowledged] = []
        works: list[Callable[[], int]] = []
        ids: list[str] = []
        for played in scripts:
            people = leaving.enter_context(guests([server.url] * played.seats))
            ids.append(seated_for(people, played).id)
            works += [partial(_play_under_fire, client.sit(ids[-1]), played.of(n), done)
                      for n, client in enumerate(people)]  # fmt: skip
        total = sum(len(played.moves) for played in scripts)
        marks = sorted(chance.sample(range(3, total - 10), kills))
        over = threading.Event()
        striking = leaving.enter_context(ThreadPoolExecutor(1)).submit(_strike, server, marks, done, chance, over)
        try:
            refused = sum(at_once(works))
        finally:
            over.set()
            struck = striking.result()  # should the server not come up again, this says why
    for table, played in zip(ids, scripts, strict=True):
        found = check_unforked(server.database, table)
        assert found.timeline.state.hash() == played.hash
        assert len(found.entries) == len(played.moves) + 1
        kept = set(found.entries)
        for one in done:
            assert one.table != table or (one.number, one.seat, "act", one.text) in kept, f"{one} was lost"
    return Struck(struck, len(scripts), len(done), refused)


def _play_under_fire(sitting: Seat, todo: deque[str], done: list[Acknowledged]) -> int:
    refused = 0
    with sitting as seat:
        assert seat.table is not None
        assert seat.table.mine is not None
        while todo:
            if seat.now is None or seat.now.decision is None:
                seat.listen()
                continue
            try:
                number = seat.act(todo[0])
            except Refusal as refusal:
                if refusal.code != "unavailable":
                    raise
                refused += 1
                continue
            done.append(Acknowledged(seat.table.id, number, seat.table.mine, todo.popleft()))
    return refused


def _strike(
    server: Running, marks: list[int], done: list[Acknowledged], chance: random.Random, over: threading.Event
) -> int:
    """Kill the server whenever so many moves were acknowledged, a moment later, and start it again."""
    struck = 0
    for mark in marks:
        while len(done) < mark:
            if over.wait(0.001):
                return struck
        over.wait(chance.random() * 0.02)  # anywhere between two moves, or within one
        server.kill()
        struck += 1
        server.start()
    return struck
