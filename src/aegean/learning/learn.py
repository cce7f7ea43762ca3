"""A judge learns from games: who has won, and what it comes to believe itself a little later in the same game.

The end of a game is true, but mostly the luck of many rounds; a position a little later is nearer to what made the
difference, but only believed. So what is aimed at is mixed of all later positions of the game, the nearer the more,
and of the end (TD(λ)), by what the judge believed of them before the epoch. It begins with what the insight believes,
and adds to that: learned from ends alone, a few thousand games are learned by heart.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from aegean.bots.judge import BELIEVED, LEAST, PARTS, Judge
from aegean.core.errors import OptionError
from aegean.learning.games import About, Noted
from aegean.learning.network import Learner, Network, Rows

HELD_OUT: Final = 10  # one game in so many is not learned from
_PARTS: Final = 5  # of a game, of which it is told apart how good chances are
_LEAST_SPREAD: Final = 0.05
_AT_A_TIME: Final = 4096


class Plan(NamedTuple):
    """How to learn."""

    epochs: int = 12
    rate: float = 1e-3
    shrink: float = 0.02
    batch: int = 512  # positions
    fading: float = 0.9  # how much less the end counts for every position that it is farther away
    kept: float = 0.9  # the part of a row's numbers that is shown at a time: none is relied upon alone
    layers: tuple[int, int] = (64, 32)
    seed: int = 1


class Found(NamedTuple):
    """How good chances are on games that were not learned from, by fifths of a game and all together."""

    positions: int
    surprise: list[float]
    brier: list[float]

    def __str__(self) -> str:
        parts = [f"{one:.4f}" for one in self.surprise]
        return f"surprise {' '.join(parts)}, Brier {self.brier[-1]:.4f}, {self.positions} positions"


Worth = dict[str, tuple[Found, Found]]  # of the plain chances and of the judge's, by what games are of


class Table(NamedTuple):
    """Games with rows of the same numbers."""

    of: str
    noted: Noted
    places: NDArray[np.int64]
    part: NDArray[np.int64]  # of its game, that a position is from
    last: NDArray[np.bool_]  # of its game


def table_of(of: str, noted: Noted, places: NDArray[np.int64]) -> Table:
    last = np.append(noted.game[1:] != noted.game[:-1], True) if len(noted) else np.zeros(0, np.bool_)
    starts = np.flatnonzero(np.append(True, last[:-1])[: len(noted)])
    lengths = np.diff(np.append(starts, len(noted)))
    within = np.arange(len(noted)) - np.repeat(starts, lengths)
    part = within * _PARTS // np.repeat(lengths, lengths)
    return Table(of, noted, places, part, last)


def learn(
    games: Sequence[tuple[About, Noted]], plan: Plan, before: Judge | None = None
) -> Iterator[tuple[int, Judge, Worth]]:
    """Epoch by epoch: the judge so far, and what the plain chances and its own are worth on games that were held out.
    `before`: a judge to go on from."""
    if not games:
        raise OptionError("there are no positions to learn from: play more games")
    first = games[0][0]
    for about, _ in games:
        if (about.game, about.version) != (first.game, first.version):
            raise OptionError(
                f"games of {about.game} by rules {about.version} cannot be learned together with those of "
                f"{first.game} by {first.version}: give each a folder of its own"
            )
    known = before.names[:-1] if before else ()
    names = [*dict.fromkeys([*known, *(name for about, _ in games for name in about.names)]), BELIEVED]
    place = {name: number for number, name in enumerate(names)}
    learned, held = [], []
    for of, alike, noted in _together(games):
        places = np.array([place[name] for name in (*alike, BELIEVED)], np.int64)
        apart = noted.game % HELD_OUT == 0
        learned.append(table_of(of, noted.at(~apart), places))
        held.append(table_of(of, noted.at(apart), places))
    mean, scale = _scales(learned, len(names))
    network = Network.new(len(names), plan.layers, plan.seed)
    network.parts["straight"][-1] = 1.0
    if before is not None:
        network = _unfolded(_from(before, names, network), mean, scale)
    learner = Learner(network, plan.rate, plan.shrink)
    chance = np.random.default_rng(plan.seed)
    plain = found([one.noted.believed for one in held], held)
    for epoch in range(plan.epochs):
        learner.rate = plan.rate * (1 - epoch / plan.epochs)
        aims = [_aims(_chances(network, one, mean, scale), one, plan.fading) for one in learned]
        for number, rows in _batches([len(one.noted) for one in learned], plan.batch, chance):
            _step(learner, learned[number], rows, aims[number][rows], mean, scale, plan, chance)
        judge = _judge(first, names, _folded(network, mean, scale))
        worth = found([_chances(network, one, mean, scale) for one in held], held)
        yield epoch + 1, judge, {of: (plain[of], worth[of]) for of in worth}


def _together(games: Sequence[tuple[About, Noted]]) -> Iterator[tuple[str, tuple[str, ...], Noted]]:
    """Games with rows of the same numbers and as many seats are one table."""
    alike: dict[tuple[str, tuple[str, ...], int], list[Noted]] = {}
    for about, noted in games:
        alike.setdefault((about.of, about.names, noted.rows.shape[1]), []).append(noted)
    for (of, names, _), parts in alike.items():
        yield of, names, Noted.joined(parts)


def rows_of(noted: Noted, chosen: NDArray[np.intp] | slice) -> Rows:
    """The rows of some positions, with what was believed of each seat at the end."""
    believed = np.log(np.maximum(noted.believed[chosen], LEAST))[..., None]
    return np.concatenate([noted.rows[chosen].astype(np.float32), believed], 2)


def _scales(tables: list[Table], numbers: int) -> tuple[Rows, Rows]:
    """Mean and spread of each number, where it is there."""
    total, square, count = (np.zeros(numbers) for _ in range(3))
    for one in tables:
        for start in range(0, len(one.noted), _AT_A_TIME):
            rows = rows_of(one.noted, slice(start, start + _AT_A_TIME)).astype(np.float64)
            total[one.places] += rows.sum((0, 1))
            square[one.places] += (rows * rows).sum((0, 1))
            count[one.places] += rows.shape[0] * rows.shape[1]
    count = np.maximum(count, 1)
    mean = total / count
    spread = np.sqrt(np.maximum(square / count - mean * mean, _LEAST_SPREAD**2))
    mean[-1], spread[-1] = 0.0, 1.0
    return mean.astype(np.float32), (1 / spread).astype(np.float32)


def _folded(network: Network, mean: Rows, scale: Rows) -> Network:
    """The same for rows as they are."""
    parts = {name: part.copy() for name, part in network.parts.items()}
    parts["first"] *= scale[:, None]
    parts["straight"] *= scale
    parts["first_offset"] -= mean @ parts["first"]
    return Network(parts)


def _unfolded(network: Network, mean: Rows, scale: Rows) -> Network:
    """The same for rows that are scaled."""
    parts = {name: part.copy() for name, part in network.parts.items()}
    parts["first_offset"] += mean @ parts["first"]
    parts["first"] /= scale[:, None]
    parts["straight"] /= scale
    return Network(parts)


def _judge(about: About, names: list[str], network: Network) -> Judge:
    return Judge(about.game, about.version, names, {name: network.parts[name].tolist() for name in PARTS})


def _from(before: Judge, names: list[str], network: Network) -> Network:
    """What was learned before, with room for the numbers that are new."""
    parts = {name: np.array(part, np.float32) for name, part in before.parts.items()}
    known = len(before.names) - 1  # all but what is believed, which stands last
    for name in ("first", "straight"):
        whole = np.zeros_like(network.parts[name][:0], shape=(len(names), *parts[name].shape[1:]))
        whole[:known], whole[-1] = parts[name][:known], parts[name][-1]
        parts[name] = whole
    return Network(parts)


def _chances(network: Network, one: Table, mean: Rows, scale: Rows) -> Rows:
    found = []
    for start in range(0, len(one.noted), _AT_A_TIME):
        rows = rows_of(one.noted, slice(start, start + _AT_A_TIME))
        found.append(_softmax(network.reading(one.places).marks((rows - mean[one.places]) * scale[one.places])))
    return np.concatenate(found) if found else one.noted.believed


def _softmax(marks: Rows) -> Rows:
    powers = np.exp(marks - marks.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True), np.float32)


def _aims(chances: Rows, one: Table, fading: float) -> Rows:
    """What each position should have been believed to be, by what came after it."""
    aims = np.empty_like(chances)
    won, last = one.noted.won, one.last
    for at in range(len(aims) - 1, -1, -1):
        aims[at] = won[at] if last[at] else (1 - fading) * chances[at + 1] + fading * aims[at + 1]
    return aims


def _batches(sizes: list[int], batch: int, chance: np.random.Generator) -> Iterator[tuple[int, NDArray[np.intp]]]:
    """All positions once, those of one table together, in any order."""
    found: list[tuple[int, NDArray[np.intp]]] = []
    for number, size in enumerate(sizes):
        order = chance.permutation(size)
        found += [(number, order[start : start + batch]) for start in range(0, size, batch)]
    for at in chance.permutation(len(found)):
        yield found[at]


def _step(
    learner: Learner,
    one: Table,
    chosen: NDArray[np.intp],
    aims: Rows,
    mean: Rows,
    scale: Rows,
    plan: Plan,
    chance: np.random.Generator,
) -> None:
    shown = np.asarray(chance.random(len(one.places)) < plan.kept, np.float32) / plan.kept
    shown[-1] = 1.0
    rows = (rows_of(one.noted, chosen) - mean[one.places]) * (scale[one.places] * shown)
    network = learner.network.reading(one.places)
    trace = network.trace(rows)
    of_marks = np.asarray((_softmax(trace.marks) - aims) / len(chosen), np.float32)  # of the cross entropy
    learner.step(network.slopes(trace, of_marks), one.places)


def found(chances: list[Rows], tables: list[Table]) -> dict[str, Found]:
    """How well the chances hold, by what the tables are of."""
    marks: dict[str, list[tuple[NDArray[np.int64], Rows, Rows]]] = {}
    for each, one in zip(chances, tables, strict=True):
        won = one.noted.won
        surprise = -(won * np.log(np.maximum(each, LEAST))).sum(1)
        marks.setdefault(one.of, []).append((one.part, surprise, ((each - won) ** 2).sum(1)))
    worth = {}
    for of, parts in marks.items():
        part, surprise, brier = (np.concatenate(column) for column in zip(*parts, strict=True))
        fifths = [part == number for number in range(_PARTS)]
        worth[of] = Found(len(part), _means(surprise, fifths), _means(brier, fifths))
    return worth


def _means(of: Rows, parts: list[NDArray[np.bool_]]) -> list[float]:
    means = [of[part] for part in parts]
    return [float(each.mean()) if len(each) else 0.0 for each in [*means, of]]
