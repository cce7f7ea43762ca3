"""The games of a match, played here, in several processes, or on a Ray cluster."""

from __future__ import annotations

import json
import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from aegean.arena.match import NOBODY, Given, Match, Outcome, followed
from aegean.core.errors import OptionError

_AHEAD: Final = 2  # games handed out for each process, so that none waits for the next


class Played(NamedTuple):
    outcome: Outcome
    record: str  # as JSON; empty where it was not asked for


class Work(NamedTuple):
    """What a process needs to know to play games of a match."""

    match: Match
    players: Given
    recorded: bool

    def play(self, number: int) -> Played:
        outcome, state = followed(self.match, number, self.players)
        return Played(outcome, state.record.export() if self.recorded else "")


def outcomes(
    match: Match,
    numbers: Sequence[int],
    jobs: int = 1,
    ray: str | None = None,
    players: Given = NOBODY,
    records: Path | None = None,
) -> Iterator[Outcome]:
    """The outcomes of these games as they come in. `records`: a folder that gets the record of each before its outcome
    is told."""
    if type(jobs) is not int or jobs < 1:
        raise OptionError(f"a match is played by at least one process, not {jobs!r}")
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    work = Work(match, dict(players), records is not None)
    if ray is not None:
        return _kept(_on_ray(work, numbers, ray), records, match.variant)
    if jobs == 1:
        return _kept((work.play(number) for number in numbers), records, match.variant)
    return _kept(_in_processes(work, numbers, jobs), records, match.variant)


def _kept(games: Iterator[Played], records: Path | None, variant: str) -> Iterator[Outcome]:
    for outcome, record in games:
        if records is not None:
            data = {**json.loads(record), "players": list(outcome.bots)}  # as saved games of people name them
            if variant:
                data["variant"] = variant
            file = records / f"{outcome.number:06}.json"
            beside = file.with_suffix(".part")
            beside.write_text(json.dumps(data, ensure_ascii=False) + "\n", encoding="utf-8")
            beside.replace(file)
        yield outcome


def _in_processes(work: Work, numbers: Sequence[int], jobs: int) -> Iterator[Played]:
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    waiting = iter(numbers)
    running: set[Future[Played]] = set()
    try:
        while True:
            for number in waiting:
                running.add(pool.submit(work.play, number))
                if len(running) >= jobs * _AHEAD:
                    break
            if not running:
                break
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BaseException:  # whoever breaks off does not want to wait for games in progress
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _on_ray(work: Work, numbers: Sequence[int], address: str) -> Iterator[Played]:
    """Every machine of the cluster needs Aegean installed, with the same rules: `Work.play` makes sure of that."""
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise OptionError('Ray is not installed: pip install "aegean[ray]"') from error
    ours = not ray.is_initialized()
    if ours:
        ray.init(address=address or None, log_to_driver=False)
    try:
        play: Any = ray.remote(Work.play)
        known = ray.put(work)
        ahead = max(1, int(ray.cluster_resources().get("CPU", 1))) * _AHEAD
        waiting = iter(numbers)
        running: list[Any] = []
        while True:
            for number in waiting:
                running.append(play.remote(known, number))
                if len(running) >= ahead:
                    break
            if not running:
                break
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        if ours:
            ray.shutdown()
