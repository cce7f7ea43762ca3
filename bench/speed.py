"""A check of speed: decisions a second as a ratio to a peer's in the same run, against what was recorded.

    python -m bench.speed [--seconds 1] [--rounds 5] [--record]

A ratio that is more than a tenth lower than the recorded one is warned of, one more than a quarter lower fails.
`--record` writes down what is measured now; do so only with a reason, which belongs into the commit's message.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Final

import aegean.core.position
from aegean import bench, games
from bench.engine import SEATS, catanatron_copy, catanatron_play

RECORDED: Final = Path(__file__).parent / "speed.json"
WARN, FAIL = 0.10, 0.25


def measured(seconds: float, rounds: int) -> dict[str, float]:
    """By game and measure: how many times the peer's speed; medians over rounds in which all take turns."""
    measures: dict[str, Callable[[float], float]] = {"peer play": catanatron_play, "peer copy": catanatron_copy}
    for game in games():
        measures[f"{game} play"] = lambda s, game=game: bench.random_play(game, SEATS, s)  # type: ignore[misc]
        measures[f"{game} copy"] = lambda s, game=game: bench.copy_cost(game, SEATS, s)  # type: ignore[misc]
    seen: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(rounds):
        for name, measure in measures.items():
            seen[name].append(measure(seconds))
    middle = {name: median(values) for name, values in seen.items()}
    found = {}
    for game in games():
        found[f"{game} play"] = middle[f"{game} play"] / middle["peer play"]
        found[f"{game} copy"] = middle["peer copy"] / middle[f"{game} copy"]
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each number in each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--record", action="store_true", help="write down what is measured now")
    wishes = parser.parse_args(arguments)
    kind = "plain" if str(aegean.core.position.__file__).endswith(".py") else "compiled"
    recorded: dict[str, dict[str, float]] = (
        json.loads(RECORDED.read_text(encoding="utf-8")) if RECORDED.exists() else {}
    )
    now = measured(wishes.seconds, wishes.rounds)
    if wishes.record:
        recorded[kind] = {name: round(ratio, 2) for name, ratio in now.items()}
        RECORDED.write_text(json.dumps(recorded, indent=1) + "\n", encoding="utf-8")
        print(f"recorded for the {kind} engine: {recorded[kind]}")
        return 0
    if kind not in recorded:
        print(f"nothing is recorded for the {kind} engine: --record writes it down", file=sys.stderr)
        return 2
    return report(now, recorded[kind])


def report(now: dict[str, float], recorded: dict[str, float]) -> int:
    """Tell every ratio beside the recorded one; 1 where one is far too low."""
    worst = 0
    for name, ratio in now.items():
        lost = 1 - ratio / recorded[name]
        verdict = "FAILS" if lost > FAIL else "warning" if lost > WARN else "ok"
        worst = max(worst, int(lost > FAIL))
        print(f"{name:14} {ratio:7.2f} times the peer's, recorded {recorded[name]:.2f}: {-lost:+.0%}  {verdict}")
    return worst


if __name__ == "__main__":
    sys.exit(main())
