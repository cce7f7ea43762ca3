"""Play games, and learn a judge from them.

    python -m aegean.learning build/judge hellas-four hellas-duel hellas [--games 200] [--jobs 2] [--epochs 5]
    python -m aegean.learning build/judge hellas-four --judge build/judge/hellas.judge --first 100000

Tables are named variants, or a game: then seats, modules and options are drawn. The positions of games are kept in the
folder, and played once; another first seed adds to them. With a judge, half of the seats go by it, so that its own
mistakes are played too. Told is, by epoch, how far chances came true in games that were not learned from, in fifths of
a game and all together (surprise: the less, the better), without the judge and with it.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import aegean
from aegean.bots.judge import Judge
from aegean.core.errors import AegeanError
from aegean.learning.games import CHUNK, LOOKS, NOTED, Noted, Tables, play
from aegean.learning.learn import Plan, learn
from aegean.variants import all_named


def main() -> None:
    known = [*aegean.games(), *all_named()]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="for games, and for the judge")
    parser.add_argument("tables", nargs="+", choices=known, metavar="TABLE", help="of one game")
    parser.add_argument("--games", type=int, default=100, help="of each kind of table")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--noted", type=float, default=NOTED, help="the part of all positions that is learned from")
    parser.add_argument("--judge", type=Path, help="by which half of the seats play, and to go on from")
    parser.add_argument("--looks", type=int, default=LOOKS, help="of those who play by the judge")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--chunk", type=int, default=CHUNK, help="games in a file")
    plan = Plan()
    parser.add_argument("--epochs", type=int, default=plan.epochs)
    parser.add_argument("--rate", type=float, default=plan.rate)
    parser.add_argument("--seed", type=int, default=plan.seed)
    given = parser.parse_args()
    for name in ("games", "looks", "jobs", "chunk", "epochs"):
        if getattr(given, name) < 1:
            parser.error(f"--{name} is at least 1, not {getattr(given, name)}")
    if not 0 < given.noted <= 1:
        parser.error(f"--noted is a part: more than 0 and at most 1, not {given.noted}")
    if given.folder.exists() and not given.folder.is_dir():
        parser.error(f"{given.folder} is a file: name a folder")
    of_game = {all_named()[of].game if of in all_named() else of for of in given.tables}
    if len(of_game) > 1:
        parser.error("a judge is of one game: name tables of one")
    try:
        _made(given, next(iter(of_game)), plan)
    except AegeanError as error:
        parser.error(str(error))
    except FileNotFoundError as error:
        parser.error(f"there is no {error.filename}: --judge names a file that was made before")


def _made(given: argparse.Namespace, game: str, plan: Plan) -> None:
    began = time.perf_counter()
    judge = Judge.read(given.judge) if given.judge else None
    folder: Path = given.folder / "games"
    tables = Tables(given.noted, judge, given.looks)
    seeds = range(given.first, given.first + given.games)
    for path, count in play(tables, given.tables, seeds, folder, given.jobs, given.chunk):
        print(f"{path.name}: {count} positions, {time.perf_counter() - began:.0f} s", flush=True)
    games = [Noted.read(path) for of in given.tables for path in sorted(folder.glob(f"{of}-[0-9]*.npz"))]
    began = time.perf_counter()
    plan = plan._replace(epochs=given.epochs, rate=given.rate, seed=given.seed)
    for epoch, learned, worth in learn(games, plan, judge):
        print(f"epoch {epoch}, {time.perf_counter() - began:.0f} s")
        for of, (plain, with_judge) in worth.items():
            print(f"  {of} without: {plain}\n  {of} with:    {with_judge}", flush=True)
        learned.write(given.folder / f"{game}.judge")


if __name__ == "__main__":
    main()
