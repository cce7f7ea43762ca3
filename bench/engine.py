"""The engine's speed beside a peer's, in one run on one core: the table of BENCHMARKS.md.

    python bench/engine.py [--seconds 3] [--rounds 5]

Machines are noisy, so everybody takes turns within each round, and the medians over the rounds are compared. The peer
is Catanatron, a Python engine for a game of similar weight. `make fast` compiles our engine with mypyc; run this before
and after to see what that brings (the first line says which one was measured).
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from statistics import median
from time import process_time

import aegean.core.position
from aegean import bench, games

SEATS = 4


def catanatron_play(seconds: float) -> float:
    """Decisions a second of Catanatron's random players."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    random.seed(1)
    decisions, seed = 0, 0
    game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
    start = process_time()
    while (now := process_time()) - start < seconds:
        for _ in range(64):
            if game.winning_color() is not None or game.state.num_turns >= 1000:
                seed += 1
                game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
            game.play_tick()
            decisions += 1
    return decisions / (now - start)


def catanatron_positions() -> list[object]:
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    random.seed(1)
    found: list[object] = []
    for seed in range(16):
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        for tick in range(400):
            if game.winning_color() is not None:
                break
            game.play_tick()
            if tick % 97 == 96:
                found.append(game.copy())
    return found


def catanatron_copy(seconds: float) -> float:
    return _each([game.copy for game in catanatron_positions()], seconds)  # type: ignore[attr-defined]


def catanatron_legal(seconds: float) -> float:
    from catanatron.models.actions import generate_playable_actions

    states = [game.state for game in catanatron_positions()]  # type: ignore[attr-defined]
    return _each([lambda state=state: generate_playable_actions(state) for state in states], seconds)


def _each(deeds: list[Callable[[], object]], seconds: float) -> float:
    count = 0
    start = process_time()
    while True:
        for deed in deeds:
            deed()
        count += len(deeds)
        if (spent := process_time() - start) >= seconds:
            return spent / count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each number in each round")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()

    measures: dict[tuple[str, str], Callable[[float], float]] = {
        ("Catanatron", "play"): catanatron_play,
        ("Catanatron", "copy"): catanatron_copy,
        ("Catanatron", "legal"): catanatron_legal,
    }
    for game in games():
        measures[game, "play"] = lambda s, game=game: bench.random_play(game, SEATS, s)
        measures[game, "copy"] = lambda s, game=game: bench.copy_cost(game, SEATS, s)
        measures[game, "legal"] = lambda s, game=game: bench.legal_cost(game, SEATS, s)
    seen: dict[tuple[str, str], list[float]] = {key: [] for key in measures}
    for _ in range(options.rounds):
        for key, measure in measures.items():
            seen[key].append(measure(options.seconds))
    result = {key: median(values) for key, values in seen.items()}

    compiled = not aegean.core.position.__file__.endswith(".py")
    print(f"engine: {'compiled with mypyc' if compiled else 'pure Python'}; {SEATS} seats, random play, one core")
    print()
    print("| engine | decisions / s | ratio | copy, µs | times cheaper | legal actions, µs |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for name in ("Catanatron", *games()):
        play, copy, legal = (result[name, what] for what in ("play", "copy", "legal"))
        print(
            f"| {name} | {play:,.0f} | {play / result['Catanatron', 'play']:.2f} | {copy * 1e6:.1f} "
            f"| {result['Catanatron', 'copy'] / copy:.1f} | {legal * 1e6:.1f} |"
        )


if __name__ == "__main__":
    main()
