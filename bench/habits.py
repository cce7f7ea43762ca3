"""What bots do in their games, beside who wins: how long games last, how they end, what is tried and what succeeds.

    python -m bench.habits hellas --bots pythia:40 pythia:40 pythia:40 pythia:40 --games 100 --jobs 2
    python -m bench.habits delphi --bots strategos:20 hoplite hoplite hoplite --games 100

Every seed is played from every seating, and game number n is always the same game where bots think by iterations. A
bot that wins as often as another may still be dull: among equals look at the rounds, the kinds of victory and the
attacks that are won.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final, NamedTuple

import aegean
from aegean import Event, bots
from aegean.arena.match import Match, new_match
from aegean.core.errors import OptionError

# Events that are counted for whoever they are about, by the name they are told under.
COUNTED: Final = {
    "hellas": {
        "battle_began": "attacks",
        "hunt_began": "hunts",
        "monster_slain": "slain",
        "temple_built": "temples",
        "quest_completed": "quests",
    },
    "delphi": {
        "recovering": "turns lost",
        "injury_drawn": "injuries",
        "task_completed": "tasks",
        "monster_defeated": "monsters",
        "god_sent_back": "gods given up",
    },
}


class Played(NamedTuple):
    """What is kept of a game: who sat where, who won, how, after how many rounds, and what each seat did."""

    line_up: tuple[str, ...]
    winners: tuple[int, ...]
    reason: str
    rounds: int
    deeds: tuple[Counter[str], ...]


def play(number: int, match: Match) -> Played:
    """One game of a match, from start to end."""
    seats = len(match.bots)
    seed, line_up = match.seed_of(number), match.line_up(number)
    state = aegean.game(match.game).new(seats, seed, match.options)
    players = [bots.bot(name, match.game, seats * number + seat) for seat, name in enumerate(line_up)]
    deeds = tuple(Counter[str]() for _ in range(seats))
    turns = 0
    while not state.over:
        seat = state.decision.seat
        events = state.apply(players[seat].choose(bots.Table.of(state, seat)), seat)
        turns += sum(event.kind == "turn_began" for event in events)
        count(match.game, events, turns <= seats, deeds)
    assert state.result is not None
    return Played(line_up, state.result.winners, state.result.reason, -(-turns // seats), deeds)


def count(game: str, events: Iterable[Event], at_first: bool, deeds: tuple[Counter[str], ...]) -> None:
    attacker = -1
    for event in events:
        seat = event.fields.get("seat", -1)
        if not isinstance(seat, int) or not 0 <= seat < len(deeds):
            continue
        if event.kind in COUNTED[game]:
            deeds[seat][COUNTED[game][event.kind]] += 1
        if event.kind == "battle_compared":
            attacker = seat
        elif event.kind == "battle_won" and seat == attacker:
            deeds[seat]["attacks won"] += 1
        elif event.kind == "special_taken" and at_first:
            deeds[seat][f"round 1: {event.fields['special']}"] += 1
        elif event.kind == "hero_chosen":
            deeds[seat][f"hero: {event.fields['hero']}"] += 1


def report(games: list[Played]) -> None:
    kinds = Counter(game.reason for game in games)
    rounds = sum(game.rounds for game in games) / len(games)
    print(f"{len(games)} games, {rounds:.1f} rounds on average")
    print("  " + ", ".join(f"{kind} {count} ({count / len(games):.0%})" for kind, count in kinds.most_common()))
    for name in sorted({name for game in games for name in game.line_up}):
        total, won, seats = Counter[str](), 0.0, 0
        for game in games:
            for seat, other in enumerate(game.line_up):
                if other == name:
                    seats += 1
                    total.update(game.deeds[seat])
                    won += 1 / len(game.winners) if seat in game.winners else 0.0
        print(f"{name}: {won:g} of {len(games)} won in {seats} seats")
        print("  " + ", ".join(f"{what} {count / seats:.2f}" for what, count in sorted(total.items())))


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(COUNTED))
    parser.add_argument("--bots", nargs="+", required=True, metavar="BOT")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(given)
    try:
        match = new_match(asked.game, asked.bots, asked.games, asked.seed)
    except OptionError as error:
        parser.error(str(error))
    if asked.jobs < 1:
        parser.error("jobs must be more than nothing")
    with ProcessPoolExecutor(asked.jobs) as pool:
        report(list(pool.map(partial(play, match=match), range(match.games))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
