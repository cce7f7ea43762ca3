"""How near the sky is to coming down (Overload), and for whom. Whoever builds a monument chooses the moment, so all who
could have the most hoplites on Atlas by then are near to it, not only whoever would now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from aegean.bots.hellas.observation import Observation

OVERLOAD: Final = "overload"
_SINKS: Final = (3.9, 2.9, 2.0, 1.2, 0.6, 0.2, 0.1)  # spaces on average, by how many hoplites are on Atlas
_BETWEEN_BUILDS: Final = 3.0  # turns of a lord from one Build Monument of theirs to the next
_FAR: Final = 12.0  # turns of who would not win by it


def sky_turns(o: Observation, left: int, ports: Sequence[int], owner: int) -> list[float]:
    """By seat: turns until it would win by the sky. The most hoplites win, among equals the bonus token (HL-2.5)."""
    senders = [o.holder[at] for at in ports if o.holder[at] >= 0]
    counts = [senders.count(seat) for seat in range(o.seats)]
    turns = []
    for seat, own in enumerate(counts):
        more = _within_reach(o, seat, ports)
        rival = max(count for other, count in enumerate(counts) if other != seat)
        needed = max(0, rival - own + (owner != seat), 1 - own)  # hoplites more, to have the most
        if needed > more:
            turns.append(_FAR)
            continue
        builds = left / _SINKS[min(len(senders) + needed, len(_SINKS) - 1)]
        turns.append(min(_FAR, max(1.0, builds * _BETWEEN_BUILDS / o.seats) + bool(needed)))
    return turns


def _within_reach(o: Observation, seat: int, ports: Sequence[int]) -> int:
    """How many free ports the lord's hoplites reach in one Hoplite Movement."""
    army, neighbours = o.army[seat], o.board.neighbours
    free = [at for at in ports if o.holder[at] < 0]
    near = sum(1 for at in free if any(army[n] for n in neighbours[at]))
    return min(near, o.lords[seat].attributes[o.board.leadership])
