"""The arena: bots play many games against each other, and the results are counted honestly.

>>> from aegean import arena
>>> report = arena.play_match("delphi", ["greedy", "random"], games=2)
>>> report.rows[0].bot, report.rows[0].won
('greedy', 2.0)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from aegean.arena.journal import Journal
from aegean.arena.match import Match, Outcome, given, new_match, play_game
from aegean.arena.report import Length, Report, Row
from aegean.arena.running import outcomes
from aegean.bots.own import Player
from aegean.core.values import Plain

__all__ = ["Journal", "Length", "Match", "Outcome", "Report", "Row", "new_match", "outcomes", "play_game", "play_match"]


def play_match(
    game: str,
    bots: Sequence[Player],
    games: int = 100,
    seed: int | None = None,
    options: Mapping[str, Plain] | None = None,
    jobs: int = 1,
    ray: str | None = None,
    journal: Path | str | None = None,
    resume: bool = False,
    on_game: Callable[[Outcome], None] | None = None,
    records: Path | str | None = None,
) -> Report:
    """Play a match, one bot a seat, every seed from every seating; the number of games is rounded up to that.

    `game`: a game, or a named variant (`hellas-duel`), whose games begin with the seeds that are kept for tests.
    `bots`: names, where a class of one's own is (`mine.py:Bot`), classes, or objects.
    `jobs`: processes on this machine; a script that asks for several needs the usual guard of its main part.
    `ray`: the address of a Ray cluster, or "" for Ray's own choice.
    `journal`: a file that gets a line for every game as it ends; with `resume` what it holds is not played again.
    `records`: a folder that gets the record of every game that is played.

    Results depend on neither jobs nor Ray, as far as the bots think by iterations and not by time.
    """
    match = new_match(game, bots, games, seed, options)
    mine = given(bots)
    folder = None if records is None else Path(records)
    if journal is None:
        return Report(match, _played(outcomes(match, range(match.games), jobs, ray, mine, folder), on_game))
    with Journal(Path(journal), match, resume) as kept:

        def keep(outcome: Outcome) -> None:
            kept.append(outcome)
            if on_game is not None:
                on_game(outcome)

        done = kept.outcomes
        missing = [number for number in range(match.games) if number not in done]
        return Report(match, [*done.values(), *_played(outcomes(match, missing, jobs, ray, mine, folder), keep)])


def _played(games: Iterable[Outcome], on_game: Callable[[Outcome], None] | None) -> list[Outcome]:
    found = []
    for outcome in games:
        found.append(outcome)
        if on_game is not None:
            on_game(outcome)
    return found
