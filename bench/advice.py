"""How steady advice is: what a search says of the same position with more looks, and with other luck.

    python -m bench.advice --looks 300 --games 8

From games between greedy bots, positions of a turn with several sensible actions are taken; each is looked at with so
many looks, with four times as many, and again with another seed. It tells how often the same action is advised, and how
much worse the short search's action is by the numbers of the long one.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Final, NamedTuple

import aegean
from aegean import bots
from aegean.bots.bot import Table
from aegean.bots.budget import Budget
from aegean.bots.insight import insight_of
from aegean.bots.search import Search

FIRST_SEED: Final = 4_000_000
OF_EACH: Final = 2  # positions of a game
LONGER: Final = 4
GRAVE: Final = 0.02  # of a chance, lost by following the short search


class Seen(NamedTuple):
    same_longer: bool
    same_again: bool
    loss: float  # by the long search's own numbers


def positions(game: str, number: int) -> Iterator[Table]:
    """Turns at which something is to be weighed, far apart in one game."""
    chance = Random(f"{game} {number}")
    seats = 2 + number % 3
    state = aegean.game(game).new(seats, FIRST_SEED + number)
    players = [bots.bot("hoplite", game, number + seat) for seat in range(seats)]
    wanted = sorted(chance.randrange(30, 220) for _ in range(OF_EACH))
    while wanted and not state.over:
        seat = state.decision.seat
        table = Table.of(state, seat)
        due = state.moves >= wanted[0] and state.decision.kind == "turn"
        if due and len(insight_of(table).options(table.sample(0), state.decision)) > 2:
            wanted.pop(0)
            yield table
        state.apply(players[seat].choose(table), seat)


def look(table: Table, looks: int, seed: int) -> Search:
    search = Search(table, seed, insight=insight_of(table, foresight=True))
    search.run(Budget(iterations=looks))
    return search


def seen(number: int, game: str, looks: int) -> list[Seen]:
    found = []
    for table in positions(game, number):
        short, long, again = look(table, looks, 1), look(table, LONGER * looks, 1), look(table, looks, 1_000_003)
        chances = {one.action: one.chance for one in long.reason().alternatives}
        best, chosen = chances[long.best()], chances.get(short.best())
        loss = 0.0 if best is None or chosen is None else best - chosen
        found.append(Seen(short.best() == long.best(), short.best() == again.best(), max(0.0, loss)))
    return found


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--looks", type=int, default=300)
    parser.add_argument("--games", type=int, default=8, help="of each game")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(given)
    if min(asked.looks, asked.games, asked.jobs) < 1:
        parser.error("looks, games and jobs must be more than nothing")
    with ProcessPoolExecutor(asked.jobs) as pool:
        for game in aegean.games():
            all_seen = [
                one
                for some in pool.map(partial(seen, game=game, looks=asked.looks), range(asked.games))
                for one in some
            ]
            count = len(all_seen)
            longer, again = (sum(which) for which in zip(*((one[0], one[1]) for one in all_seen), strict=True))
            loss, grave = sum(one.loss for one in all_seen) / count, sum(one.loss > GRAVE for one in all_seen)
            print(
                f"{game}, {count} positions: the same with {LONGER} times the looks {longer}, with other luck {again}"
            )
            print(f"  a chance of {loss:.4f} lost on average, more than {GRAVE} in {grave}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
