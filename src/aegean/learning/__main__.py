"""Make forks, and learn a judge from them.

    python -m aegean.learning build/judge hellas-four hellas-duel [--games 200] [--jobs 2] [--epochs 8]

Forks are kept in the folder and made once; more games add to them. Told is, by variant and epoch, how often the better
of two ways is told on forks of games that were not learned from: by what bots believe without the judge, and with it.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from aegean.core.errors import AegeanError
from aegean.envs.observing import Variant
from aegean.learning.forks import APART, LOOKS, Data, Maker, make
from aegean.learning.learn import Plan, learn
from aegean.variants import all_named


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="for forks, and for the judge")
    parser.add_argument("variants", nargs="+", choices=list(all_named()), metavar="VARIANT", help="of one game")
    parser.add_argument("--games", type=int, default=100, help="that forks are taken from, of each variant")
    parser.add_argument("--looks", type=int, default=LOOKS, help="how often each way of a fork is played out")
    parser.add_argument("--apart", type=int, default=APART, help="decisions between two forks of a game, on average")
    parser.add_argument("--ends", action="store_true", help="play ways to their ends, not some rounds on only")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--chunk", type=int, default=10, help="games in a file")
    plan = Plan()
    parser.add_argument("--epochs", type=int, default=plan.epochs)
    parser.add_argument("--rate", type=float, default=plan.rate)
    parser.add_argument("--end", type=float, default=plan.end)
    parser.add_argument("--seed", type=int, default=plan.seed)
    given = parser.parse_args()
    for name in ("games", "looks", "apart", "jobs", "chunk", "epochs"):
        if getattr(given, name) < 1:
            parser.error(f"--{name} is at least 1, not {getattr(given, name)}")
    if given.folder.exists() and not given.folder.is_dir():
        parser.error(f"{given.folder} is a file: name a folder")
    variants = {id_: Variant(id_) for id_ in given.variants}
    if len({variant.game.id for variant in variants.values()}) > 1:
        parser.error("a judge is of one game: name variants of one")
    parts: dict[str, tuple[Variant, Data]] = {}
    for id_, variant in variants.items():
        began = time.perf_counter()
        folder = given.folder / "forks"
        maker = Maker(variant, given.looks, given.apart, given.ends)
        for path, count in make(maker, range(given.games), folder, given.jobs, given.chunk):
            print(f"{path.name}: {count} forks, {time.perf_counter() - began:.0f} s", flush=True)
        files = sorted(folder.glob(f"{id_}-*.npz"))
        if not files:
            parser.error(f"{given.games} games of {id_} have no forks: ask for more of them")
        try:
            parts[id_] = variant, Data.joined([Data.read(file, variant) for file in files])
        except AegeanError as error:
            parser.error(str(error))
    began = time.perf_counter()
    plan = plan._replace(epochs=given.epochs, rate=given.rate, end=given.end, seed=given.seed)
    game = next(iter(variants.values())).game.id
    for epoch, judge, worth in learn(parts, plan):
        print(f"epoch {epoch}, {time.perf_counter() - began:.0f} s")
        for id_, (plain, with_judge) in worth.items():
            print(f"  {id_} without: {plain}\n  {id_} with:    {with_judge}", flush=True)
        judge.write(given.folder / f"{game}.npz")


if __name__ == "__main__":
    main()
