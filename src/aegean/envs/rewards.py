"""What a learner is rewarded for.

- `win`: at the end, in sum zero: a sole winner gets 1, and the others share -1.
- `rank`: at the end by places, from 1 for the first to -1 for the last, in sum zero.
- `progress`: with every step what it brought each seat of the way to its nearest victory. That is 1 altogether for
  whoever starts at nothing and arrives, and not in sum zero.
- `potential`: `win`, and with every step by how much a seat has drawn ahead of the others' mean. What is given so is
  taken back at the end, so that nothing else than winning becomes best (potential-based shaping without discount).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aegean.core.errors import OptionError, nearest
from aegean.core.values import Result
from aegean.envs.observing import Variant
from aegean.variants import Episode

REWARDS: Final = ("win", "rank", "progress", "potential")
AT_THE_END: Final = ("win", "rank")


def check_reward(kind: str, known: Sequence[str] = REWARDS) -> str:
    if kind not in known:
        raise OptionError(f"there is no reward {kind!r} here: {nearest(str(kind), known)}")
    return kind


class Score:
    """Counts what the steps of one episode bring."""

    __slots__ = ("_before", "_kind", "_variant")

    def __init__(self, variant: Variant, kind: str, episode: Episode) -> None:
        self._variant = variant
        self._kind = kind
        self._before = self._standing(episode)

    def step(self, episode: Episode) -> list[float]:
        """By seat, what has come since the step before."""
        if self._kind in AT_THE_END:
            return final(episode.result, self._variant.seats, self._kind)
        now = self._standing(episode)
        gained = [after - before for after, before in zip(now, self._before, strict=True)]
        self._before = now
        if self._kind == "potential":
            won = final(episode.result, self._variant.seats)
            return [shaped + end for shaped, end in zip(gained, won, strict=True)]
        return gained

    def _standing(self, episode: Episode) -> list[float]:
        seats = self._variant.seats
        if self._kind in AT_THE_END:
            return []
        if self._kind == "potential" and episode.over:
            return [0.0] * seats
        behind = self._variant.progress(episode.state)
        if self._kind == "progress":
            winners = episode.result.winners if episode.result else ()
            return [1.0 if seat in winners else way for seat, way in enumerate(behind)]
        total = sum(behind)
        return [way - (total - way) / (seats - 1) for way in behind]


def final(result: Result | None, seats: int, kind: str = "win") -> list[float]:
    """By seat, what the end of a game brings; before the end all get 0."""
    if result is None:
        return [0.0] * seats
    if kind == "rank":
        return _by_places(result.ranking, seats)
    if len(result.winners) == seats:
        return [0.0] * seats
    won = 1 / len(result.winners)
    lost = -1 / (seats - len(result.winners))
    return [won if seat in result.winners else lost for seat in range(seats)]


def _by_places(ranking: Sequence[Sequence[int]], seats: int) -> list[float]:
    """Who are level share their places."""
    worth = [0.0] * seats
    place = 0
    for level in ranking:
        shared = place + (len(level) - 1) / 2
        for seat in level:
            worth[seat] = 1 - 2 * shared / (seats - 1)
        place += len(level)
    return worth
