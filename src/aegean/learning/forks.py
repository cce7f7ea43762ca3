"""Forks: positions from which a game was played on in two ways, with the same luck.

Who won a game says little about one of its hundred decisions, and what goes along with winning is taken for what leads
to it. A fork asks about one decision alone: the deciding seat takes one action here and another one there, and greedy
bots play both on, with the same hidden cards and the same dice, as far as both ask for them. What differs in the
outcomes came of the two actions. Outcomes are ends, or how the seats stand some rounds later: after a few looks that
tells much more, since the luck of a whole game is far greater than what one action does to it.

Positions are from games of greedy bots with all kinds of tastes, some of which err, and in every one somebody does once
something odd: what good players never do must be seen as well, or nobody learns why.
"""

from __future__ import annotations

import json
import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import log
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from aegean import bots
from aegean.bots.bot import Table, decide
from aegean.bots.insight import Insight, Option, insight_of, outcome
from aegean.core.dice import Dice, key_of
from aegean.core.errors import OptionError
from aegean.core.state import State
from aegean.envs.observing import Tensor, Variant
from aegean.learning.judge import LEAST

LOOKS: Final = 4  # how often each way is played out
APART: Final = 40  # decisions between two positions of a game, on average
FIELD: Final = 8  # of the most promising actions, from which the two are taken
SOON: Final = 2  # rounds after which it is told how the seats stand
_ERRING: Final = 4  # one seat in so many errs
_ODD: Final = 400  # the odd action of a game is one of its first so many decisions
_LONGEST: Final = 20_000  # actions of a game


class Look(NamedTuple):
    """One way, played out once, and where it was looked at. Seats are counted from the deciding one onwards."""

    seen: Tensor  # what the deciding seat sees there
    standing: list[float]  # the logarithms of the chances that a search would believe in there
    soon: list[float]  # its chances some rounds later
    won: list[float]  # what the end brought; the chances some rounds later where ways are not played to their ends


class Fork(NamedTuple):
    game: int  # the seed of the game it is from
    move: int
    kind: str  # of the decision
    round: int
    # The nth of one goes with the nth of the other: first when the action has been taken and answered, then when
    # somebody else is to decide, as a search meets both; and so on for each time that the ways were played out.
    ways: tuple[list[Look], list[Look]]


class Maker:
    """Makes forks of one variant. Everything follows from the seed of a game."""

    def __init__(self, variant: Variant, looks: int = LOOKS, apart: int = APART, ends: bool = True) -> None:
        self.variant, self.looks, self.apart, self.ends = variant, looks, apart, ends

    def of_game(self, seed: int) -> Iterator[Fork]:
        """The forks of one game."""
        chance = Dice(key_of(seed), 0)
        state = self.variant.begin(seed).state
        players = self._players(chance, seed)
        odd = chance.below(_ODD)
        decided = 0
        while not state.over and state.moves < _LONGEST:
            decision = state.decision
            if len(decision.actions) < 2:
                state.apply(decision.actions[0], decision.seat)
                continue
            decided += 1
            if chance.below(self.apart) == 0:
                fork = self._fork(state, chance, seed)
                if fork is not None:
                    yield fork
            if decided == odd:
                state.apply(decision.actions[chance.below(len(decision.actions))], decision.seat)
            else:
                decide(state, players)

    def _players(self, chance: Dice, seed: int) -> list[bots.Bot]:
        game = self.variant.game.id
        taken: list[str] = []
        found: list[bots.Bot] = []
        for seat in range(self.variant.seats):
            level = "peltast" if chance.below(_ERRING) == 0 else "greedy"
            taken.append(bots.somebody(level, game, seed + seat, taken))
            found.append(bots.bot(taken[-1], game, seed + seat))
        return found

    def _fork(self, state: State, chance: Dice, seed: int) -> Fork | None:
        """Two of the promising actions, played out; none where there is but one, or where one of them ends the game:
        that needs no judgement."""
        table = Table.of(state, state.decision.seat)
        insight = insight_of(table)
        options = insight.options(table.sample(0), table.decision)[:FIELD]
        if len(options) < 2:
            return None
        first = _drawn(options, chance)
        second = _drawn([option for option in options if option is not first], chance)
        ways: tuple[list[Look], list[Look]] = ([], [])
        for _ in range(self.looks):
            luck = chance.below(1 << 62)
            for option, way in zip((first, second), ways, strict=True):
                start = table.sample(luck)
                start.apply(option.action, table.seat)
                looks = self._played(insight, start, luck)
                if looks is None:
                    return None
                way += looks
        return Fork(seed, state.moves, table.decision.kind, state.game.round_of(state), ways)

    def _played(self, insight: Insight, state: State, luck: int) -> list[Look] | None:
        seat, seats = insight.seat, state.seats
        seen = [self._seen(insight, state)]
        if seen[0] is None:
            return None
        players = [bots.bot("greedy", state.game.id, luck + other) for other in range(seats)]
        then = state.game.round_of(state) + SOON
        soon: list[float] | None = None
        while not state.over and state.moves < _LONGEST:
            if soon is None and state.game.round_of(state) >= then:
                soon = list(insight.chances(state))
                if not self.ends:
                    break
            if len(seen) == 1 and state.decision.seat != seat:
                seen.append(self._seen(insight, state))
            mover = state.decision.seat
            state.apply(players[mover].choose(Table(state, mover, state.decision)), mover)
        if state.result is not None:
            won = outcome(state.result, seats)
        else:
            won = soon if soon is not None and not self.ends else [1 / seats] * seats
        outcomes = _from(won if soon is None else soon, seat), _from(won, seat)
        first, second = seen[0], seen[-1] or seen[0]
        return [Look(*first, *outcomes), Look(*second, *outcomes)]

    def _seen(self, insight: Insight, state: State) -> tuple[Tensor, list[float]] | None:
        """What there is to be judged, where a search would do it; nothing where the game is over then."""
        settled = insight.settled(state)
        if settled.result is not None:
            return None
        standing = [log(max(LEAST, each)) for each in insight.chances(settled)]
        return self.variant.tensor(settled, insight.seat), _from(standing, insight.seat)


def _drawn(options: list[Option], chance: Dice) -> Option:
    """One of them, the more promising the likelier."""
    whole = sum(option.share for option in options)
    at = chance.below(1 << 30) / (1 << 30) * whole
    for option in options:
        at -= option.share
        if at < 0:
            return option
    return options[-1]


def _from(by_seat: list[float], seat: int) -> list[float]:
    """The same, counted from a seat onwards."""
    return by_seat[seat:] + by_seat[:seat]


# -- files ------------------------------------------------------------------------------------------------------------


class Data(NamedTuple):
    """Looks of many forks, two ways of each: row by row, `fork` and `way` say which."""

    seen: NDArray[np.float16]
    standing: NDArray[np.float32]
    soon: NDArray[np.float32]
    won: NDArray[np.float32]
    fork: NDArray[np.int32]
    way: NDArray[np.int8]
    game: NDArray[np.int32]
    round: NDArray[np.int16]

    @classmethod
    def of(cls, forks: list[Fork]) -> Data:
        rows = [
            (look, number, way, fork.game, fork.round)
            for number, fork in enumerate(forks)
            for way in (0, 1)
            for look in fork.ways[way]
        ]
        return cls(
            np.array([look.seen for look, *_ in rows], np.float16),
            np.array([look.standing for look, *_ in rows], np.float32),
            np.array([look.soon for look, *_ in rows], np.float32),
            np.array([look.won for look, *_ in rows], np.float32),
            np.array([fork for _, fork, *_ in rows], np.int32),
            np.array([way for _, _, way, *_ in rows], np.int8),
            np.array([game for *_, game, _ in rows], np.int32),
            np.array([round_ for *_, round_ in rows], np.int16),
        )

    @classmethod
    def joined(cls, parts: list[Data]) -> Data:
        """All of them, forks counted through."""
        forks, count = [], 0
        for part in parts:
            forks.append(part.fork + count)
            count += int(part.fork.max()) + 1
        columns = {name: np.concatenate([getattr(part, name) for part in parts]) for name in cls._fields}
        return cls(**{**columns, "fork": np.concatenate(forks).astype(np.int32)})

    def write(self, path: Path, variant: Variant) -> None:
        about = json.dumps({"variant": variant.name, "id": variant.id})
        beside = path.with_suffix(".part")
        arrays: dict[str, Any] = self._asdict()
        with beside.open("wb") as out:
            np.savez_compressed(out, about=np.array(about), **arrays)
        beside.replace(path)

    @classmethod
    def read(cls, path: Path, variant: Variant) -> Data:
        with np.load(path) as held:
            about = json.loads(str(held["about"]))
            if about["variant"] != variant.name:
                other = about["variant"]
                raise OptionError(f"{path} holds forks of {other}, and this is {variant.name}: make them anew")
            return cls(**{name: held[name] for name in cls._fields})


def make(maker: Maker, games: range, folder: Path, jobs: int = 1, chunk: int = 50) -> Iterator[tuple[Path, int]]:
    """Write the forks of so many games, a file for each chunk of them as it is done; files that are there are kept."""
    folder.mkdir(parents=True, exist_ok=True)
    work = {}
    for start in range(games.start, games.stop, chunk):
        stop = min(start + chunk, games.stop)
        path = folder / f"{maker.variant.id}-{start:06}-{stop:06}.npz"
        if not path.exists():
            work[path] = range(start, stop)
    if jobs == 1:
        for path, seeds in work.items():
            yield path, _chunk(maker, seeds, path)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        tasks = {path: pool.submit(_chunk, maker, seeds, path) for path, seeds in work.items()}
        for path, task in tasks.items():
            yield path, task.result()


def _chunk(maker: Maker, seeds: range, path: Path) -> int:
    forks = [fork for seed in seeds for fork in maker.of_game(seed)]
    if forks:
        Data.of(forks).write(path, maker.variant)
    return len(forks)
