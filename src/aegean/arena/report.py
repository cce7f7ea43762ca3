"""What a match showed: wins with intervals, ratings, lengths and times, for people and for programs."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from math import sqrt
from typing import Final

import msgspec

from aegean.arena.match import Match, Outcome
from aegean.arena.ratings import Rating, rate

_NINETY_FIVE: Final = 1.959964  # deviations of a normal distribution that hold 95 % of it


class Row(msgspec.Struct, frozen=True):
    """One bot of the match, in all of its seats."""

    bot: str
    seats: int  # that it holds in every game
    games: int
    won: float  # games; a shared victory counts as a part
    rate: float  # of games won
    low: float  # Wilson's interval for the rate, 95 %
    high: float
    par: float  # the rate if all seats were equally strong
    rating: Rating
    decisions: float  # a game and seat
    seconds: float  # a decision
    longest: float  # seconds for one decision


class Length(msgspec.Struct, frozen=True):
    """How long the games were, in rounds and in actions."""

    mean: float
    least: int
    median: int
    high: int  # 95 % of the games are not longer
    most: int
    actions: float


class Report:
    def __init__(self, match: Match, outcomes: Iterable[Outcome]) -> None:
        self.match = match
        self.outcomes = sorted(outcomes, key=lambda outcome: outcome.number)

    @cached_property
    def rows(self) -> list[Row]:
        """The bots of the match, the best first."""
        if not self.outcomes:
            return []
        ratings = rate(self.outcomes)
        rows = [self._row(bot, ratings[bot]) for bot in dict.fromkeys(self.match.bots)]
        return sorted(rows, key=lambda row: (row.par - row.rate, row.bot))

    def _row(self, bot: str, rating: Rating) -> Row:
        held = [(game, seat) for game in self.outcomes for seat, name in enumerate(game.bots) if name == bot]
        games, decisions = len(self.outcomes), sum(game.decisions[seat] for game, seat in held)
        won = sum(game.share(seat) for game, seat in held)
        low, high = wilson(won, games)
        seats = self.match.bots.count(bot)
        return Row(
            bot,
            seats,
            games,
            won,
            won / games,
            low,
            high,
            seats / len(self.match.bots),
            rating,
            decisions / len(held),
            sum(game.seconds[seat] for game, seat in held) / max(1, decisions),
            max(game.longest[seat] for game, seat in held),
        )

    @cached_property
    def length(self) -> Length | None:
        if not self.outcomes:
            return None
        rounds = sorted(outcome.rounds for outcome in self.outcomes)
        last = len(rounds) - 1
        return Length(
            sum(rounds) / len(rounds),
            rounds[0],
            rounds[last // 2],
            rounds[last * 95 // 100],
            rounds[last],
            sum(outcome.actions for outcome in self.outcomes) / len(rounds),
        )

    @property
    def reasons(self) -> dict[str, int]:
        """How the games were won, the most frequent way first."""
        return dict(Counter(outcome.reason for outcome in self.outcomes).most_common())

    def json(self) -> str:
        """Everything, the games included."""
        whole = {
            "match": self.match,
            "bots": [{**msgspec.to_builtins(row), "rating": row.rating._asdict()} for row in self.rows],
            "rounds": self.length,
            "reasons": self.reasons,
            "games": self.outcomes,
        }
        return msgspec.json.format(msgspec.json.encode(whole), indent=1).decode() + "\n"

    def csv(self) -> str:
        """A line for every seat of every game."""
        text = io.StringIO()
        table = csv.writer(text, lineterminator="\n")
        table.writerow(
            ["game", "seed", "seat", "bot", "won", "place", "reason", "rounds", "decisions", "seconds", "longest"]
        )
        for game in self.outcomes:
            for seat, bot in enumerate(game.bots):
                table.writerow(
                    [
                        game.number,
                        game.seed,
                        seat,
                        bot,
                        game.share(seat),
                        game.place(seat),
                        game.reason,
                        game.rounds,
                        game.decisions[seat],
                        game.seconds[seat],
                        game.longest[seat],
                    ]
                )
        return text.getvalue()


def wilson(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a rate of wins, 95 %."""
    if games == 0:
        return 0.0, 1.0
    rate, z = won / games, _NINETY_FIVE
    middle = rate + z * z / (2 * games)
    reach = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def shares(values: Sequence[int]) -> dict[int, float]:
    """How often each value comes up, as a share, from the least to the most; values in between are there with 0."""
    counts = Counter(values)
    return {value: counts[value] / len(values) for value in range(min(values), max(values) + 1)} if values else {}
