"""What happens in many games: how long they are, how much there is to choose from, and how they are won."""

from __future__ import annotations

import multiprocessing
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from aegean.arena import folder
from aegean.arena.match import rounds_of
from aegean.core.errors import AegeanError, OptionError

UNFINISHED: Final = "unfinished"
BASE: Final = "base"  # what is counted as a module where none is played


class Counted(msgspec.Struct, frozen=True):
    """One game."""

    game: str
    seats: int
    modules: tuple[str, ...]
    rounds: int
    actions: int
    offered: tuple[int, ...]  # by decision, how many actions there were to choose from
    winners: tuple[int, ...]
    reason: str


class LeftOut(NamedTuple):
    file: str
    why: str


class Spread(msgspec.Struct, frozen=True):
    """How numbers are spread."""

    mean: float
    median: float
    high: float  # 95 % are not higher
    most: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        ordered = sorted(values)
        last = len(ordered) - 1
        return cls(sum(ordered) / len(ordered), ordered[last // 2], ordered[last * 95 // 100], ordered[last])


class Summary(msgspec.Struct, frozen=True):
    """Games of one kind."""

    game: str
    seats: int  # 0: any number
    module: str  # empty: with whatever modules
    games: int
    rounds: Spread
    actions: Spread
    offered: Spread
    reasons: dict[str, float]  # as shares of the games
    won: tuple[float, ...]  # by seat, as shares; a victory of several counts in parts


def count(file: Path) -> Counted | LeftOut:
    try:
        kept = folder.read(file)
        offered: list[int] = []
        movers = kept.record.movers
        for episode, number in kept.played():
            if number < len(movers):
                decision = episode.state.decision_of(movers[number])
                offered.append(len(decision.actions) if decision else 0)
    except AegeanError as error:
        return LeftOut(file.name, folder.why_not(error))
    state, result = episode.state, episode.result
    options = state.options
    modules = [str(one) for one in options.get("expansions", ())]
    if options.get("mode", "standard") != "standard":
        modules.append(str(options["mode"]))
    return Counted(
        state.game.id,
        state.seats,
        tuple(modules),
        rounds_of(state),
        state.moves,
        tuple(offered),
        result.winners if result else (),
        result.reason if result else UNFINISHED,
    )


def counted(files: Sequence[Path], jobs: int = 1) -> tuple[list[Counted], list[LeftOut]]:
    """The games in these files, and what could not be counted."""
    if type(jobs) is not int or jobs < 1:
        raise OptionError(f"records are counted by at least one process, not {jobs!r}")
    if jobs == 1 or len(files) == 1:
        found: Iterable[Counted | LeftOut] = map(count, files)
    else:
        with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
            found = list(pool.map(count, files, chunksize=4))
    games: list[Counted] = []
    left: list[LeftOut] = []
    for one in found:
        if isinstance(one, LeftOut):
            left.append(one)
        else:
            games.append(one)
    return games, left


def by_seats(games: Iterable[Counted]) -> list[Summary]:
    """A summary for each game and number of seats."""
    sorted_out: defaultdict[tuple[str, int], list[Counted]] = defaultdict(list)
    for one in games:
        sorted_out[one.game, one.seats].append(one)
    return [_summary(game, seats, "", found) for (game, seats), found in sorted(sorted_out.items())]


def by_module(games: Iterable[Counted]) -> list[Summary]:
    """A summary for each module that was played, beside whatever others."""
    sorted_out: defaultdict[tuple[str, str], list[Counted]] = defaultdict(list)
    for one in games:
        for module in one.modules or (BASE,):
            sorted_out[one.game, module].append(one)
    return [_summary(game, 0, module, found) for (game, module), found in sorted(sorted_out.items())]


def _summary(game: str, seats: int, module: str, games: list[Counted]) -> Summary:
    total = len(games)
    reasons = Counter(one.reason for one in games)
    most = max(one.seats for one in games)
    won = [0.0] * most
    for one in games:
        for seat in one.winners:
            won[seat] += 1 / len(one.winners) / total
    return Summary(
        game,
        seats,
        module,
        total,
        Spread.of([one.rounds for one in games]),
        Spread.of([one.actions for one in games]),
        Spread.of([size for one in games for size in one.offered] or [0]),
        {reason: number / total for reason, number in reasons.most_common()},
        tuple(won),
    )
