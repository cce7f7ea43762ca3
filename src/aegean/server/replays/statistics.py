"""A finished game in numbers: what its entries tell, and the figures that its game lists."""

from __future__ import annotations

from itertools import pairwise

import aegean
from aegean.core import figures
from aegean.server.errors import Conflict
from aegean.server.tables import reading
from aegean.server.tables.timeline import ACTING, OF_TIME
from aegean.server.wire import replays as wire_replays
from aegean.server.wire.redaction import StoredEntry


def statistics(row: reading.TableRow, entries: list[StoredEntry]) -> wire_replays.Statistics:
    if row["status"] != "over":
        raise Conflict("a game is told in numbers when it is over")
    stands = standing(entries)
    happened = [event for told in stands for event in told.events]
    filled, turns = figures.fill(aegean.game(row["game"]).figures_of(row["options"]), happened, row["seats"])
    waited = _waited(entries, row["seats"])
    timed = not row["imported"]
    seats = [
        wire_replays.SeatStatistics(
            turns=turns[seat],
            decisions=sum(told.seat == seat for told in stands),
            seconds=waited[seat] if timed else None,
        )
        for seat in range(row["seats"])
    ]
    return wire_replays.Statistics(
        decisions=len(stands) - 1,
        seconds=max(0.0, entries[-1].at - entries[0].at) if timed else None,
        seats=seats,
        figures=[
            wire_replays.FigureInfo(one.name, one.counts, one.by_turns if any(one.by_turns) else []) for one in filled
        ],
    )


def standing(entries: list[StoredEntry]) -> list[StoredEntry]:
    """The beginning, and the actions that were not taken back."""
    stands = entries[:1]
    for told in entries[1:]:
        acting = told.kind in ACTING
        del stands[1 + told.moves - acting :]
        if acting:
            stands.append(told)
    return stands


def _waited(entries: list[StoredEntry], seats: int) -> list[float]:
    """How long the table waited for each seat: each entry's time since the one before it. A vacation that somebody
    begins meanwhile is nobody's doing at the table."""
    waited = [0.0] * seats
    for before, told in pairwise(one for one in entries if one.seat < 0 or one.kind not in OF_TIME):
        if told.seat >= 0:
            waited[told.seat] += max(0.0, told.at - before.at)
    return waited
