"""Twin games that differ only in what a seat may not know, driven through a real server: every byte must be the same.

    python -m bench.twins 5000 [--seed 1]

Goes on with new pairs of positions of both games until so many steps were compared; the first difference ends it.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from pathlib import Path

import aegean
from tests.server.running import Running
from tests.server.test_leaks import SEATS, compared


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("steps", type=int, help="to be compared")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    chance = random.Random(given.seed)
    steps = pairs = size = differing = 0
    while steps < given.steps:
        with tempfile.TemporaryDirectory() as folder, Running(f"sqlite:///{Path(folder) / 'aegean.db'}") as house:
            for _ in range(20):  # a new server now and then, or its log grows long
                game, plies = chance.choice(aegean.games()), chance.choice((0, 20, 60, 120, 200))
                found = compared(house, game, plies, chance.randrange(SEATS), chance.randrange(1 << 32))
                steps, pairs, size = steps + found.steps, pairs + 1, size + found.size
                differing += found.differ
        print(
            f"{pairs} pairs ({differing} that still differed in the end), {steps} steps, {size / 1e6:.0f} MB",
            flush=True,
        )
    print("all the same, byte for byte")


if __name__ == "__main__":
    main()
