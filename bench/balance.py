"""The balance of Kronos: games between equal bots, at two, three and four players.

    python -m bench.balance --games 200 --jobs 2
    python -m bench.balance --games 40 --titan strategos:20 --heroes hoplite --players 3

Two players are a titan and one person who leads two heroes with open hands. Game number n is always the same game where
bots think by iterations; each seat is dealt a character. A game that is not over in round 80 is nobody's.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

import aegean
from aegean import bots
from aegean.bots.characters import characters
from aegean.core.errors import OptionError
from bench.chances import named

TITAN: Final = 0
MOST_ROUNDS: Final = 80
EARLY: Final = 10  # turns of Kronos
AT_TABLE: Final = {2: (3, "shared"), 3: (3, "hidden"), 4: (4, "hidden")}  # players: seats, hands

WATCHED: Final = (
    "chain_broken", "chain_chosen", "kronos_acted", "monster_slain", "monument_destroyed", "order_played",
    "quest_completed", "temple_destroyed", "token_chosen",
)  # fmt: skip


class Played(NamedTuple):
    reason: str  # empty: not over
    titan: bool  # he won
    turns: int  # of Kronos
    rounds: int
    used: Counter[str]  # in how many games something was: 1 for each


def play(number: int, players: int, titan: str, heroes: str) -> Played:
    seats, hands = AT_TABLE[players]
    chance = Random(f"balance {players} {number}")
    people = chance.sample(sorted(characters("hellas")), seats)
    game = aegean.game("hellas")
    state = game.new(seats, 1_000 * players + number, {"mode": "kronos", "hero_hands": hands})
    level = [titan] + [heroes] * (seats - 1)
    lords = [bots.bot(named(level[seat], people[seat]), "hellas", seats * number + seat) for seat in range(seats)]
    turns, used = 0, set[str]()
    while not state.over and game.round_of(state) <= MOST_ROUNDS:
        seat = state.decision.seat
        for event in state.apply(lords[seat].choose(bots.Table.of(state, seat)), seat):
            fields = event.fields
            turns += event.kind == "turn_began" and fields["seat"] == TITAN
            if event.kind in WATCHED:
                used.add(" ".join([event.kind, *(str(value) for value in fields.values() if isinstance(value, str))]))
    won = state.result is not None and TITAN in state.result.winners
    reason = state.result.reason if state.result is not None else ""
    return Played(reason, won, turns, game.round_of(state), Counter(used))


def report(players: int, games: list[Played]) -> None:
    titan = [game for game in games if game.titan]
    heroes = [game for game in games if game.reason and not game.titan]
    share = f"Kronos {len(titan)} ({len(titan) / len(games):.0%})"
    print(f"{players} players, {len(games)} games: {share}, heroes {len(heroes)}")
    kinds = Counter(game.reason or "not over" for game in games)
    print("  " + ", ".join(f"{kind} {count}" for kind, count in kinds.most_common()))
    early = sum(game.turns < EARLY for game in titan)
    for side, won in (("Kronos", titan), ("heroes", heroes)):
        if won:
            print(f"  {side} won in round {fmean(game.rounds for game in won):.1f} on average")
    print(f"  Kronos won before his turn {EARLY}: {early}")
    used = sum((game.used for game in games), Counter[str]())
    print("  games with: " + ", ".join(f"{what} {count}" for what, count in sorted(used.items())))


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, nargs="+", default=list(AT_TABLE), choices=list(AT_TABLE))
    parser.add_argument("--titan", default="hoplite", metavar="BOT")
    parser.add_argument("--heroes", default="hoplite", metavar="BOT")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(given)
    try:
        for bot in (asked.titan, asked.heroes):
            bots.bot(bot, "hellas")
    except OptionError as error:
        parser.error(str(error))
    if asked.games < 1 or asked.jobs < 1:
        parser.error("games and jobs must be more than nothing")
    with ProcessPoolExecutor(asked.jobs) as pool:
        for players in asked.players:
            one = partial(play, players=players, titan=asked.titan, heroes=asked.heroes)
            report(players, list(pool.map(one, range(asked.games))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
