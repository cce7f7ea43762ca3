"""What a late move costs the page: how long the browser works for each move of others, by number of lords.

    python -m bench.page [--seats 4 6] [--rounds 3] [--from 250] [--moves 120]

Bots of Lords of Hellas play, and a page at a desk's size looks on, without pauses between moves. Counted is all that
the page's main thread does (scripts, styles, layout, painting) between two late moves of the same game, a number that
is the browser's own. Everybody takes turns within each round, and medians are told. It needs the browser of the tests
(`make browser`).
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

import httpx
from playwright.sync_api import Browser

from aegean.client import Client
from aegean.core.values import Plain
from tests.browser.browsing import Visitor, chromium
from tests.server.running import Running

_LARGEST: Final[dict[int, dict[str, Plain]]] = {
    5: {"expansions": ["atlantis", "poseidon_simple"]},
    6: {"expansions": ["atlantis", "city_of_steel", "poseidon_simple"]},
}
_LOOK: Final = 0.05


def worked(browser: Browser, url: str, seats: int, seed: int, first: int, moves: int) -> float | None:
    """Milliseconds of the page's work for a move; None where the game ended before enough of them."""
    with Client(url) as client:
        client.guest("Onlooker")
        bots: list[str | None] = ["peltast"] * seats
        made: dict[str, Plain] = {"start": True, "seed": str(seed), "public": True, "sit": False}
        table = client.create("hellas", bots, _LARGEST.get(seats, {}), **made)

        def come(number: int) -> int | None:
            while True:
                state = httpx.get(f"{url}/api/tables/{table.id}/state", trust_env=False).json()
                if state["table"]["status"] != "running":
                    return None
                if state["now"]["number"] >= number:
                    return int(state["now"]["number"])
                time.sleep(_LOOK)

        visitor = Visitor(browser, url)
        try:
            visitor.page.goto(f"/table/{table.id}")
            line = visitor.context.new_cdp_session(visitor.page)
            line.send("Performance.enable")

            def spent() -> float:
                told = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
                return float(told["TaskDuration"])

            begun = come(first)
            if begun is None:
                return None
            before = spent()
            ended = come(begun + moves)
            return None if ended is None else 1000 * (spent() - before) / (ended - begun)
        finally:
            visitor.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, nargs="+", default=[4, 6])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--from", dest="first", type=int, default=250, help="the move from which is counted")
    parser.add_argument("--moves", type=int, default=120)
    given = parser.parse_args()
    found: dict[int, list[float]] = {seats: [] for seats in given.seats}
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'aegean.db'}"
        with Running(database, limits=False) as server, chromium() as browser:
            for round_ in range(given.rounds):
                for seats in given.seats:
                    took = worked(browser, server.url, seats, 1 + round_, given.first, given.moves)
                    if took is not None:
                        found[seats].append(took)
    print("| lords | games | the page's work for a late move, ms |\n| ---: | ---: | ---: |")
    for seats, times in found.items():
        print(f"| {seats} | {len(times)} | {median(times):.1f} |" if times else f"| {seats} | 0 | |")


if __name__ == "__main__":
    main()
