"""Whole games between bots, over all numbers of seats and all options: none may fail, hang or go on for ever.

    python -m bench.soak --games 10000 --jobs 2 --game delphi
    python -m bench.soak --games 2000 --jobs 2 --game hellas --from 1 --step 2 --census
    python -m bench.soak --games 1000 --jobs 2 --game hellas --with hades_full --census
    python -m bench.soak --games 400 --jobs 2 --game hellas --mode kronos --census

Game number n is always the same game, so a failure can be played again with --from n --games 1. The record of a game
that failed is saved; the exit status tells whether there was one. The census tells which words of the game never came
up: questions, actions taken, events, and the things that the actions name.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import gcd, prod
from pathlib import Path
from random import Random
from typing import NamedTuple

import aegean
from aegean import bots
from aegean.core.errors import OptionError
from aegean.core.game import Game
from aegean.core.state import State
from aegean.core.values import Plain
from bench.variety import some_of

MOST_ROUNDS = 60
LOOK_EVERY = 64  # actions between two looks at the round
MIXED_EVERY = 5  # of so many games one is played by one greedy bot among random ones


class Pairing(NamedTuple):
    """One game of the soak: its number decides everything else."""

    game: str
    number: int
    seats: int
    options: dict[str, Plain]
    lineup: tuple[str, ...]

    @property
    def even(self) -> bool:
        """Whether all seats are played by the same kind of bot."""
        return len(set(self.lineup)) == 1

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"game {self.number}: {self.game}, {self.seats} seats, {options}, {' '.join(self.lineup)}"

    @property
    def slug(self) -> str:
        """The pairing as the name of a file."""
        options = [
            f"{name}={'+'.join(value) if isinstance(value, list) else value}".lower()
            for name, value in self.options.items()
            if value != []
        ]
        kind = self.lineup[0] if self.even else "mixed"
        return "-".join([f"{self.number:03}", f"{self.seats}seats", *options, kind])


class Outcome(NamedTuple):
    pairing: Pairing
    rounds: int
    actions: int
    seconds: float
    winners: tuple[int, ...]
    reason: str  # of the result
    failure: str  # empty: the game ended as it should
    record: str  # only with a failure
    seen: frozenset[tuple[str, str]] = frozenset()  # words of the game that came up, by family


def pairings(game_id: str, numbers: Iterable[int], given: Sequence[Plain] = (), mode: str = "") -> Iterator[Pairing]:
    """Every number of seats with every combination of options comes up once before any comes up again. The given
    modules are in every game, beside others, and a given mode is that of every game."""
    game = aegean.game(game_id)
    names = [name for name, option in game.options.items() if not option.many]
    sets = [name for name, option in game.options.items() if option.many]
    choices: list[Sequence[Plain]] = [
        game.seats,
        *(
            (mode,) if mode and name == "mode" else game.options[name].choices or (game.options[name].default,)
            for name in names
        ),
    ]
    count = prod(map(len, choices))
    stride = next(step for step in range(int(count * 0.618) + 1, 2 * count + 2) if gcd(step, count) == 1)
    best = "greedy"
    for number in numbers:
        at = number * stride % count
        seats, options = combination(choices, names, at)
        while not is_allowed(game, seats, {**options, **{name: list(given) for name in sets}}):
            at = (at + 1) % count
            seats, options = combination(choices, names, at)
        if given or number % 2:  # every other game without any, so that the game alone is soaked too
            chance = Random(f"{game_id} {number}")
            options |= {name: list(some_of(game, seats, options, name, chance, given)) for name in sets}
        lineup = [best] * seats
        if number % MIXED_EVERY == MIXED_EVERY - 1:
            lineup = ["random"] * seats
            lineup[number // MIXED_EVERY % seats] = best
        yield Pairing(game_id, number, seats, options, tuple(lineup))


def combination(choices: list[Sequence[Plain]], names: list[str], number: int) -> tuple[int, dict[str, Plain]]:
    """A number of seats and options, of all the ways to choose them."""
    chosen = []
    for values in choices:
        number, at = divmod(number, len(values))
        chosen.append(values[at])
    return int(chosen[0]), dict(zip(names, chosen[1:], strict=True))


def is_allowed(game: Game, seats: int, options: dict[str, Plain]) -> bool:
    """Some options do not go with every number of seats."""
    try:
        game.new(seats, 0, options)
    except OptionError:
        return False
    return True


def rounds_of(state: State) -> int:
    """The round that is played, as the table shows it or as the game counts it."""
    view = state.view(None)
    return int(view["round"]) if "round" in view else state.game.round_of(state)


def play(pairing: Pairing) -> Outcome:
    """Play one game to its end, or to what stops it."""
    game = aegean.game(pairing.game)
    players = [bots.bot(name, pairing.game, pairing.number + seat) for seat, name in enumerate(pairing.lineup)]
    began = time.process_time()
    state = game.new(pairing.seats, pairing.number, pairing.options)
    failure = ""
    seen: set[tuple[str, str]] = set()
    try:
        while not state.over:
            decision = state.decision
            action = players[decision.seat].choose(bots.Table.of(state, decision.seat))
            if action in decision.actions:  # or it is refused
                seen |= {("decision", decision.kind), ("action", action.kind)}
                seen |= {(field, str(value)) for field, value in game.fields(action, state).items()}
            seen |= {("event", event.kind) for event in state.apply(action, decision.seat)}
            if state.moves % LOOK_EVERY == 0 and rounds_of(state) > MOST_ROUNDS:
                failure = f"still not over in round {rounds_of(state)}"
                break
        rounds = rounds_of(state)
        if rounds > MOST_ROUNDS and not failure:
            failure = f"over only in round {rounds}"
    except Exception:  # whatever goes wrong in a game is what the soak is for
        failure, rounds = traceback.format_exc(), -1
    record = json.dumps(state.record.plain(), indent=1) if failure else ""
    winners, reason = (state.result.winners, state.result.reason) if state.result else ((), "")
    spent = time.process_time() - began
    return Outcome(pairing, rounds, state.moves, spent, winners, reason, failure, record, frozenset(seen))


def soak(chosen: list[Pairing], jobs: int) -> Iterator[Outcome]:
    """The outcomes of all games, as they come in."""
    if jobs <= 1:
        yield from map(play, chosen)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, chosen, chunksize=4)


def summary(outcomes: list[Outcome]) -> str:
    """Rounds for each number of seats, apart for games among equals and for mixed ones; how games ended; the speed."""
    groups: dict[tuple[int, bool], list[int]] = defaultdict(list)
    for outcome in outcomes:
        groups[outcome.pairing.seats, outcome.pairing.even].append(outcome.rounds)
    lines = ["seats  bots   games   rounds: mean   p95   max"]
    for (seats, even), rounds in sorted(groups.items()):
        rounds.sort()
        mean, p95 = sum(rounds) / len(rounds), rounds[(len(rounds) - 1) * 95 // 100]
        kind = "equal" if even else "mixed"
        lines.append(f"{seats:5}  {kind}  {len(rounds):5}  {mean:13.1f}  {p95:4}  {rounds[-1]:4}")
    reasons = Counter(outcome.reason or "not over" for outcome in outcomes)
    lines.append("ended by: " + ", ".join(f"{reason} {count}" for reason, count in sorted(reasons.items())))
    mixed = [outcome for outcome in outcomes if not outcome.pairing.even]
    if mixed:
        won = sum(any(one.pairing.lineup[seat] != "random" for seat in one.winners) for one in mixed)
        lines.append(f"mixed games not won by a random bot: {won} of {len(mixed)}")
    seconds = sum(outcome.seconds for outcome in outcomes)
    actions = sum(outcome.actions for outcome in outcomes)
    lines.append(f"{len(outcomes)} games, {actions} actions, {seconds:.0f} seconds of one core")
    lines.append(f"{len(outcomes) / max(seconds, 1e-9):.2f} games a second and core")
    return "\n".join(lines)


def census(game_id: str, outcomes: list[Outcome]) -> str:
    """Of each family of words how many came up in some game, and which never did."""
    seen = frozenset[tuple[str, str]]().union(*(outcome.seen for outcome in outcomes))
    families = {family for family, _ in seen}
    lines = []
    for family, words in aegean.game(game_id).vocabulary().items():
        if family in families:
            never = [word for word in words if (family, word) not in seen]
            lines.append(f"{family}: {len(set(words)) - len(never)} seen" + "; never " * bool(never) + ", ".join(never))
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="delphi", choices=aegean.games())
    parser.add_argument("--games", type=int, default=100, help="how many games")
    parser.add_argument("--from", type=int, default=0, dest="start", help="the number of the first game")
    parser.add_argument("--step", type=int, default=1, help="from one number to the next; odd games have modules")
    parser.add_argument("--with", nargs="+", default=(), dest="given", metavar="MODULE", help="modules in every game")
    parser.add_argument("--mode", default="", help="of every game")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--save", type=Path, default=Path("build/soak"), help="folder for records of failed games")
    parser.add_argument("--census", action="store_true", help="tell which words of the game never came up")
    chosen = parser.parse_args(arguments)

    outcomes = []
    failed = 0
    numbers = range(chosen.start, chosen.start + chosen.games * chosen.step, chosen.step)
    for outcome in soak(list(pairings(chosen.game, numbers, chosen.given, chosen.mode)), chosen.jobs):
        outcomes.append(outcome)
        if outcome.failure:
            failed += 1
            chosen.save.mkdir(parents=True, exist_ok=True)
            path = chosen.save / f"{chosen.game}-{outcome.pairing.number}.json"
            path.write_text(outcome.record + "\n", encoding="utf-8")
            print(f"{outcome.pairing}\n{outcome.failure}\nits record is in {path}", file=sys.stderr)
    print(summary(outcomes))
    if chosen.census:
        print(census(chosen.game, outcomes))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
