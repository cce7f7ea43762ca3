"""Who plays whom next, in a cup and in an event with rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import lru_cache
from itertools import combinations, permutations
from typing import Final

_MET: Final = 1000  # how much worse it is to meet again than to meet somebody of another standing


def sizes(count: int, allowed: Collection[int]) -> list[int]:
    """The tables for so many players: as few tables as possible, of sizes as equal as possible, the larger ones first.

    Who finds no place sits out, as few as possible; so the sum may be less than the count.
    """
    kinds = tuple(sorted(set(allowed)))
    for seated in range(count, 0, -1):
        found = _split(seated, kinds)
        if found is not None:
            return list(found)
    return []


@lru_cache(maxsize=4096)
def _split(count: int, kinds: tuple[int, ...]) -> tuple[int, ...] | None:
    if count == 0:
        return ()
    best: tuple[int, ...] | None = None
    for kind in kinds:
        rest = _split(count - kind, kinds) if kind <= count else None
        if rest is not None:
            found = tuple(sorted((*rest, kind), reverse=True))
            if best is None or (len(found), found[0] - found[-1]) < (len(best), best[0] - best[-1]):
                best = found
    return best


def bracket(players: Sequence[int], allowed: Collection[int]) -> list[list[int]]:
    """The tables of a cup's next round, from those who are left, in order; whoever is alone goes on without a game.

    Where two play at a table, the first few have no opponent in the first round: from then on the number halves.
    The order is that of the tree: those who come out of neighbouring tables meet next.
    """
    count = len(players)
    if set(allowed) == {2} and count & (count - 1):
        slots = _tree(1 << (count - 1).bit_length())
        pairs = [sorted(slots[at : at + 2]) for at in range(0, len(slots), 2)]
        return [[players[one] for one in pair if one < count] for pair in pairs]
    parts = [1] * (count - sum(sizes(count, allowed))) + sizes(count, allowed)
    ends = [sum(parts[: at + 1]) for at in range(len(parts))]
    return [list(players[end - size : end]) for size, end in zip(parts, ends, strict=True)]


def _tree(slots: int) -> list[int]:
    """The places of a tree: the first and the second can meet in the last game alone."""
    order = [0]
    while len(order) < slots:
        full = 2 * len(order) - 1
        order = [one for place in order for one in (place, full - place)]
    return order


def tables(
    standing: Sequence[int],
    allowed: Collection[int],
    met: Iterable[Collection[int]] = (),
    sat: Sequence[Sequence[int]] = (),
    idle: Collection[int] = (),
) -> tuple[list[tuple[int, ...]], list[int]]:
    """A round: those who stand alike meet, as far as that can be nobody whom they have met before; and who sits out.

    `met` are the tables of earlier rounds, `sat` the same by seat, `idle` who sat out before and does not again while
    others have not.
    """
    parts = sizes(len(standing), allowed)
    out = len(standing) - sum(parts)
    resting = sorted(standing, key=lambda one: (list(idle).count(one), -standing.index(one)))[:out]
    playing = [one for one in standing if one not in resting]
    places = {one: at for at, one in enumerate(playing)}
    times = Counter(frozenset(pair) for table in met for pair in combinations(sorted(table), 2))
    formed: list[list[int]] = []
    at = 0
    for size in parts:
        formed.append(playing[at : at + size])
        at += size

    def cost(table: Sequence[int]) -> int:
        return sum(
            _MET * times[frozenset(pair)] ** 2 + (places[pair[0]] - places[pair[1]]) ** 2
            for pair in combinations(table, 2)
        )

    while _better(formed, cost):
        pass
    return [by_seat(table, sat) for table in formed], sorted(resting, key=standing.index)


def _better(formed: list[list[int]], cost: Callable[[Sequence[int]], int]) -> bool:
    """Exchange the two players by whom most is gained; whether there were such."""
    gains: list[tuple[int, int, int, int, int]] = []
    for one, other in combinations(range(len(formed)), 2):
        before = cost(formed[one]) + cost(formed[other])
        for here in range(len(formed[one])):
            for there in range(len(formed[other])):
                first, second = list(formed[one]), list(formed[other])
                first[here], second[there] = second[there], first[here]
                gains.append((cost(first) + cost(second) - before, one, here, other, there))
    gain, one, here, other, there = min(gains, default=(0, 0, 0, 0, 0))
    if gain >= 0:
        return False
    formed[one][here], formed[other][there] = formed[other][there], formed[one][here]
    return True


def by_seat(table: Sequence[int], sat: Iterable[Sequence[int]]) -> tuple[int, ...]:
    """A table by seat: whoever has had a seat less often at the tables of before gets it."""
    seats: Counter[tuple[int, int]] = Counter((one, seat) for before in sat for seat, one in enumerate(before))

    def cost(order: tuple[int, ...]) -> int:
        return sum(seats[one, seat] * (seats[one, seat] + 1) for seat, one in enumerate(order))

    return min(permutations(table), key=cost)
