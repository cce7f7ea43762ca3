"""How true the chances are that people are told, and what each level is worth: games of bots at mixed tables.

    python -m bench.chances hellas --bots pythia:30 --seats 4 --games 400 --jobs 2 --save build/equals.jsonl
    python -m bench.chances delphi --bots pythia:30 strategos:20 hoplite peltast shepherd --save build/all.jsonl

Of the given bots each seat is dealt one for each game, and a character to it. At the start of every turn it is noted
what a search thinks of everybody's chances, what people would be told, and at which stage (`Insight.stage`). Of the
games with odd numbers it tells Brier scores by fifths of the game, as thought and as told (who knows nothing has 0.75
with four seats), and how often what was told came true; games with even numbers are there to fit by. Last, ratings by
OpenSkill. A run that was broken off goes on where it ended.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from functools import partial
from random import Random
from typing import Final, NamedTuple, TypedDict

import aegean
from aegean import bots
from aegean.arena.match import Outcome, rounds_of
from aegean.arena.ratings import rate
from aegean.bots.bot import Table
from aegean.bots.characters import characters
from aegean.bots.insight import Memory, insight_of, told
from aegean.core.errors import OptionError
from aegean.core.state import State
from bench.trials import asking, played

SAMPLES: Final = 2
FIFTHS: Final = 5


class Moment(TypedDict):
    """A turn begins."""

    stage: str
    thought: list[float]
    told: list[float]


class Game(TypedDict):
    number: int
    about: list[object]
    bots: list[str]  # by seat
    ranking: list[list[int]]
    winners: list[int]
    reason: str
    rounds: int
    moments: list[Moment]


class Setting(NamedTuple):
    """What all games of a run have in common."""

    game: str
    bots: tuple[str, ...]
    seats: int
    mode: str
    first_seed: int


def play(number: int, setting: Setting) -> Game:
    """One game, from start to end: its number decides everything in it."""
    game, chance = aegean.game(setting.game), Random(f"{setting.game} {number}")
    options = {"mode": setting.mode} if setting.mode else {}
    state = game.new(setting.seats, setting.first_seed + number, options)
    line_up = [chance.choice(setting.bots) for _ in range(setting.seats)]
    people = chance.sample(sorted(characters(setting.game)), setting.seats)
    players = [
        bots.bot(named(bot, character), setting.game, setting.seats * number + seat)
        for seat, (bot, character) in enumerate(zip(line_up, people, strict=True))
    ]
    memory: Memory = {}
    moments: list[Moment] = []
    while not state.over:
        seat = state.decision.seat
        events = state.apply(players[seat].choose(Table.of(state, seat)), seat)
        if not state.over and any(event.kind == "turn_began" for event in events):
            moments.append(moment(state, memory))
    assert state.result is not None
    return {
        "number": number,
        "about": list(setting),
        "bots": line_up,
        "ranking": [list(level) for level in state.result.ranking],
        "winners": list(state.result.winners),
        "reason": state.result.reason,
        "rounds": rounds_of(state),
        "moments": moments,
    }


def named(bot: str, character: str) -> str:
    """A bot by level, character and budget."""
    level, colon, budget = bot.partition(":")
    return f"{level}.{character}{colon}{budget}"


def moment(state: State, memory: Memory) -> Moment:
    table = Table.of(state, state.decision.seat)
    insight = insight_of(table, memory)
    samples = [table.sample(seed) for seed in range(1, SAMPLES + 1)]
    looks = [insight.chances(sample) for sample in samples]
    thought = [sum(look[seat] for look in looks) / SAMPLES for seat in range(state.seats)]
    return {
        "stage": insight.stage(samples[0]),
        "thought": [round(each, 5) for each in thought],
        "told": [round(each, 5) for each in told(insight, samples[0], thought)],
    }


def brier(chances: list[float], winners: list[int]) -> float:
    return sum((chance - (seat in winners) / len(winners)) ** 2 for seat, chance in enumerate(chances))


def report(games: list[Game]) -> None:
    held_out = [game for game in games if game["number"] % 2 and game["moments"]]
    rounds = sum(game["rounds"] for game in games) / len(games)
    print(f"{len(games)} games, {rounds:.1f} rounds on average, {len(held_out)} of them held out")
    kinds = Counter(game["reason"] for game in games)
    print("  " + ", ".join(f"{kind} {count}" for kind, count in kinds.most_common()))
    won = [
        sum((seat in game["winners"]) / len(game["winners"]) for game in games) for seat in range(len(games[0]["bots"]))
    ]
    print("  won by seat: " + ", ".join(f"{each:.1f}" for each in won))
    for kind in ("thought", "told"):
        by_fifth: list[list[float]] = [[] for _ in range(FIFTHS)]
        for game in held_out:
            for at, each in enumerate(game["moments"]):
                fifth = at * FIFTHS // len(game["moments"])
                by_fifth[fifth].append(brier(each[kind], game["winners"]))
        means = " ".join(f"{sum(scores) / max(1, len(scores)):.3f}" for scores in by_fifth)
        scores = [score for fifth in by_fifth for score in fifth]
        print(f"Brier, {kind}: {means}; all {sum(scores) / max(1, len(scores)):.3f}")
    tenths = defaultdict[int, list[tuple[float, float]]](list)
    for game in held_out:
        for each in game["moments"]:
            for seat, chance in enumerate(each["told"]):
                won = (seat in game["winners"]) / len(game["winners"])
                tenths[min(9, int(chance * 10))].append((chance, won))
    print("told and came true:", end="")
    for _, pairs in sorted(tenths.items()):
        said, true = (sum(pair[side] for pair in pairs) / len(pairs) for side in (0, 1))
        print(f" {said:.2f}->{true:.2f}", end="")
    print()


def ratings(games: list[Game]) -> None:
    """Each level's wins beside its par, and its rating."""
    wins, seats = defaultdict[str, float](float), defaultdict[str, float](float)
    for game in games:
        for seat, bot in enumerate(game["bots"]):
            seats[bot] += 1 / len(game["bots"])
            wins[bot] += (seat in game["winners"]) / len(game["winners"])
    rated = rate(outcome_of(game) for game in games)
    for bot, rating in sorted(rated.items(), key=lambda one: -one[1].mean):
        print(f"{bot}: {wins[bot]:.1f} won, par {seats[bot]:.1f}, rating {rating.mean:.1f} ± {rating.deviation:.1f}")


def outcome_of(game: Game) -> Outcome:
    seats = len(game["bots"])
    nothing = (0,) * seats
    ranking = tuple(map(tuple, game["ranking"]))
    return Outcome(
        game["number"], 0, tuple(game["bots"]), tuple(game["winners"]), ranking, game["reason"], game["rounds"],
        0, nothing, nothing, nothing, "",
    )  # fmt: skip


def main(given: list[str] | None = None) -> int:
    parser = asking(__doc__, games=100, save="build/chances.jsonl")
    parser.add_argument("game", choices=aegean.games())
    parser.add_argument("--bots", nargs="+", required=True, metavar="BOT", help="of whom each seat is dealt one")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--mode", default="")
    parser.add_argument("--seed", type=int, default=3_000_000, help="of the first game")
    asked = parser.parse_args(given)
    setting = Setting(asked.game, tuple(asked.bots), asked.seats, asked.mode, asked.seed)
    try:
        aegean.game(setting.game).new(setting.seats, setting.first_seed, {"mode": setting.mode} if setting.mode else {})
        for bot in setting.bots:
            bots.bot(bot, setting.game)
    except OptionError as error:
        parser.error(str(error))
    games = played(parser, asked, list(setting), partial(play, setting=setting))
    report(games)
    if len(set(setting.bots)) > 1:
        ratings(games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
