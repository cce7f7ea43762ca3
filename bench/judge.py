"""Whether a judge that was learned is worth its time: it sits against the same bot without it, in half of the seats.

    python -m bench.judge build/judge/hellas.judge hellas-four [--budget 0.1cpu] [--games 200] [--jobs 2]
    python -m bench.judge build/judge/hellas.judge hellas-four --forks 40 [--ends] --games 0

Every deal is played from all ways to sit, with equal seconds of the processor or equal looks. A judge that wins less
than 57 % of 200 games is not worth going on with; told besides is what it costs to ask it. Try budgets of several
sizes: what a judge believes too much of, a search finds the sooner, the longer it looks. With `--forks`, positions of
so many games are played on in two ways, and it is told how often the chances after each way say which is better
(`aegean.learning.forks`), without the judge and with it.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from aegean import bots
from aegean.arena import play_match
from aegean.bots.insight import insight_of
from aegean.bots.judge import Judge
from aegean.bots.levels import Pythia, Strategos
from aegean.bots.search import Manner
from aegean.envs.observing import Variant
from aegean.learning.forks import Maker, agreement, make
from aegean.variants import TEST_SEEDS, named

APART = 20  # decisions between two forks of a game, on average


def cost(judge: Judge, variant: str) -> tuple[float, float]:
    """Microseconds that a look at a position takes without the judge, and with it."""
    episode = named(variant).begin(1)
    state = episode.state
    while state.decision.kind != "turn" or len(state.decision.actions) < 5:
        state.apply(state.decision.actions[0], state.decision.seat)
    table = bots.Table.of(state, state.decision.seat)
    took = []
    for mends in (None, judge):
        insight = insight_of(table)
        insight.judge = mends
        insight.chances(state)
        began = time.perf_counter()
        for _ in range(200):
            insight.memory.clear()
            insight.chances(state)
        took.append((time.perf_counter() - began) / 200 * 1e6)
    return took[0], took[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("judge", type=Path)
    parser.add_argument("variant")
    parser.add_argument("--level", choices=("strategos", "pythia"), default="strategos")
    parser.add_argument("--budget", default="0.1cpu")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--loyalty", type=float, default=Manner().loyalty, help="to what the bot without a search does")
    parser.add_argument("--forks", type=int, default=0, help="games that forks are taken from")
    parser.add_argument("--ends", action="store_true", help="play forks to their ends, not some rounds on only")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    judge, budget = Judge.read(given.judge), bots.Budget.read(given.budget)
    without, with_judge = cost(judge, given.variant)
    print(f"judge {judge.digest()}: a position takes {without:.0f} µs without it, {with_judge:.0f} µs with it")
    if given.forks:
        maker = Maker(Variant(given.variant), apart=APART, ends=given.ends)
        forks = list(make(maker, range(TEST_SEEDS, TEST_SEEDS + given.forks), given.jobs))
        for name, asked in (("without", None), ("with", judge)):
            print(f"{name}: {agreement(forks, asked, given.ends)}")
    if not given.games:
        return
    kind = Strategos if given.level == "strategos" else Pythia
    learned, plain = kind(1, budget, Manner(loyalty=given.loyalty), judge=judge), kind(1, budget)
    learned.label, plain.label = "judged", "plain"
    half = named(given.variant).seats // 2
    report = play_match(given.variant, [*[learned] * half, *[plain] * half], given.games, jobs=given.jobs)
    for row in report.rows:
        print(f"{row.bot}: {row.rate:.1%} of {row.games} games ({row.low:.1%} to {row.high:.1%}), par {row.par:.0%}")


if __name__ == "__main__":
    main()
