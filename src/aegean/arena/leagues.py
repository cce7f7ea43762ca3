"""A league of bots: divisions in which everybody meets everybody, season after season, with promotion and relegation.

>>> from aegean.arena.leagues import League, seasons
>>> league = League("delphi", ("greedy", "peltast", "shepherd"), seats=2, division=3)
>>> [season] = seasons(league, 1)
>>> [row.points > 0 for row in season.divisions[0]][0]
True
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from types import MappingProxyType
from typing import Final, NamedTuple

import aegean
from aegean import contests
from aegean.arena.match import Match, play_game
from aegean.bots import own
from aegean.core.dice import Dice, key_of
from aegean.core.errors import OptionError
from aegean.core.values import Plain

LEAST: Final = 3  # bots of a league


class League(NamedTuple):
    game: str
    bots: tuple[str, ...]  # names, where classes of one's own are too; one name may stand there several times
    seats: int  # at a table
    division: int  # about how many bots
    moves: int = 1  # who go up after a season, and as many down
    seed: int = 0
    options: Mapping[str, Plain] = MappingProxyType({})

    @property
    def names(self) -> list[str]:
        """What each is called: those of one name are numbered."""
        return [
            name if self.bots.count(name) == 1 else f"{name} ({self.bots[: at + 1].count(name)})"
            for at, name in enumerate(self.bots)
        ]


class Season(NamedTuple):
    """The final standings, division by division; entrants are places in the league's list of bots."""

    number: int
    divisions: list[list[contests.Row]]
    idle: list[int]  # for whom there was no place

    def moving(self, moves: int) -> list[int]:
        """How many change places between each division and the one below it."""
        pairs = zip(self.divisions, self.divisions[1:], strict=False)
        return [min(moves, *(contests.most_moves(len(one)) for one in pair)) for pair in pairs]


def check(league: League) -> None:
    """Refuse what cannot be played, by name."""
    rules = aegean.game(league.game)
    options = rules.complete(league.options)
    rules.check_seats(league.seats, options)
    if len(set(rules.sides(league.seats, options))) < league.seats:
        raise OptionError("in a league everybody plays for themselves: choose a mode without sides")
    rules.new(league.seats, league.seed, options)
    for name in dict.fromkeys(league.bots):
        own.player(name, league.game)
    least = max(LEAST, league.seats)
    if len(league.bots) < least:
        raise OptionError(f"such a league has at least {least} bots, not {len(league.bots)}")
    if not least <= league.division <= 6:
        raise OptionError(f"at tables of {league.seats} a division has {least} to 6 bots, not {league.division}")


def seasons(league: League, count: int, jobs: int = 1) -> Iterator[Season]:
    """One season after the other. The order in the beginning is a lot of the seed; so is each game's own seed, and
    neither depends on the number of processes."""
    check(league)
    order = Dice(key_of(league.seed)).shuffled(range(len(league.bots)))
    lots = {one: at for at, one in enumerate(order)}
    played = 0
    for number in range(1, count + 1):
        cut = contests.divisions(order, league.division, max(LEAST, league.seats))
        placed = {one for division in cut for one in division}
        games = [contests.fixtures(division, league.seats) for division in cut]
        places = _places(league, [game for division in games for game in division], played, jobs)
        played += sum(len(division) for division in games)
        finished = [
            contests.standings(
                division, [contests.Played(game, next(places)) for game in fixtures], lambda one: lots[one]
            )
            for division, fixtures in zip(cut, games, strict=True)
        ]
        yield Season(number, finished, [one for one in order if one not in placed])
        ended = [[row.entrant for row in division] for division in finished]
        order = contests.after_moves(ended, league.moves) + [one for one in order if one not in placed]


def _places(league: League, games: Sequence[Sequence[int]], played: int, jobs: int) -> Iterator[tuple[int, ...]]:
    """By seat, the place of each bot in each game, in the order of the games."""
    rules = aegean.game(league.game)
    options = rules.complete(league.options)
    matches = [
        Match(
            league.game,
            rules.version,
            tuple(league.bots[one] for one in game),
            1,
            league.seed + played + number,
            dict(options),
        )
        for number, game in enumerate(games)
    ]
    if jobs == 1:
        return map(_play, matches)
    return _in_processes(matches, jobs)


def _in_processes(matches: Iterable[Match], jobs: int) -> Iterator[tuple[int, ...]]:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(
        jobs, context, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    ) as pool:
        yield from pool.map(_play, matches)


def _play(match: Match) -> tuple[int, ...]:
    outcome = play_game(match, 0)
    return tuple(outcome.place(seat) for seat in range(len(match.bots)))
