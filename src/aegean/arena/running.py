"""The games of a match, played here, in several processes, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from typing import Any, Final

from aegean.arena.match import Match, Outcome, play_game
from aegean.core.errors import OptionError

_AHEAD: Final = 2  # games handed out for each process, so that none waits for the next


def outcomes(match: Match, numbers: Sequence[int], jobs: int = 1, ray: str | None = None) -> Iterator[Outcome]:
    """The outcomes of these games, as they come in."""
    if type(jobs) is not int or jobs < 1:
        raise OptionError(f"a match is played by at least one process, not {jobs!r}")
    if ray is not None:
        return _on_ray(match, numbers, ray)
    if jobs == 1:
        return (play_game(match, number) for number in numbers)
    return _in_processes(match, numbers, jobs)


def _in_processes(match: Match, numbers: Sequence[int], jobs: int) -> Iterator[Outcome]:
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    waiting = iter(numbers)
    running: set[Future[Outcome]] = set()
    try:
        while True:
            for number in waiting:
                running.add(pool.submit(play_game, match, number))
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


def _on_ray(match: Match, numbers: Sequence[int], address: str) -> Iterator[Outcome]:
    """Every machine of the cluster needs Aegean installed, with the same rules: `play_game` makes sure of that."""
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise OptionError('Ray is not installed: pip install "aegean[ray]"') from error
    ours = not ray.is_initialized()
    if ours:
        ray.init(address=address or None, log_to_driver=False)
    try:
        play: Any = ray.remote(play_game)
        known = ray.put(match)
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
