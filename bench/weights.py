"""How the taste of the captains that search in The Oracle of Delphi was found: by trial.

    python -m bench.weights --games 2000 --jobs 2 --save trial.jsonl

Four captains who do not search play against each other, each with its own small changes to all weights of the taste
(`aegean.bots.delphi.weights`). What is left to do for each at the end, compared with the others at the same table, says
how well it went; over all games a regression says for each weight whether more or less of it would be better, and where
the best seems to be. One captain in four takes equipment at random: so the cards can be compared as well. A trial that
was broken off goes on where it ended. `--foresight` lets all captains look into the next turn, at six times the price.
"""

from __future__ import annotations

import random
import sys
from collections import defaultdict
from functools import partial
from math import exp, sqrt
from typing import Final, NamedTuple, TypedDict

import numpy as np

import aegean
from aegean.bots.bot import Table
from aegean.bots.delphi.course import Course
from aegean.bots.delphi.greedy import RANKINGS, Scene
from aegean.bots.delphi.observation import Observation
from aegean.bots.delphi.routes import Routes
from aegean.bots.delphi.weights import PLAIN, TRIED, Weights
from aegean.core.state import State
from aegean.core.values import Action
from bench.trials import asking, played

SEATS: Final = 4
FIRST_SEED: Final = 1_000_000
FACTOR: Final = 0.3  # a step makes a weight so much larger, as a logarithm
STEPS: Final = {  # weights that may be nothing or less: a step adds so much
    "crowd": 0.04,
    "explored": 0.4,
    "at_hand": 0.3,
    "more_at_hand": 0.3,
    "fight_at_hand": 0.3,
    "nearby": 0.2,
    "home": 3.0,
    "offering_held": 0.5,
    "statue_held": 0.5,
    "arms": 0.02,
    "tie": 0.2,
    "early": 0.3,
    "companions": 0.4,
    "proven": 0.5,
    "injuries": 0.025,
}
RANDOM_EQUIPMENT: Final = 0.25  # the part of all captains that take equipment at random
MOST_LEFT: Final = 25.0  # sources: who is farther from home than this has lost all the same


class Weight(NamedTuple):
    """One number of a taste: the field, and its place where the field holds several."""

    field: str
    at: int | None

    def __str__(self) -> str:
        return self.field if self.at is None else f"{self.field}[{self.at}]"

    def of(self, weights: Weights) -> float:
        value = getattr(weights, self.field)
        return float(value if self.at is None else value[self.at])

    def moved(self, weights: Weights, steps: float) -> float:
        step = STEPS.get(self.field)
        return self.of(weights) + step * steps if step is not None else self.of(weights) * exp(FACTOR * steps)


class Trial(TypedDict):
    """What is kept of a game, by seats: the steps of all weights, what was left to do, equipment taken at random."""

    number: int
    about: list[float]  # the taste that was moved, and how
    steps: list[list[float]]
    left: list[float]
    took: list[list[str]]


def every_weight() -> list[Weight]:
    found: list[Weight] = []
    for field, value in PLAIN._asdict().items():
        found += [Weight(field, at) for at in range(len(value))] if isinstance(value, tuple) else [Weight(field, None)]
    return found


def moved(weights: Weights, steps: list[float]) -> Weights:
    """The taste with each weight moved by its number of steps."""
    changed: dict[str, float | tuple[float, ...]] = {}
    several: dict[str, list[float]] = defaultdict(list)
    for weight, by in zip(every_weight(), steps, strict=True):
        value = weight.moved(weights, by)
        if weight.at is None:
            changed[weight.field] = value
        else:
            several[weight.field].append(value)
    return Weights(**changed, **{field: tuple(values) for field, values in several.items()})  # type: ignore[arg-type]


# -- games ------------------------------------------------------------------------------------------------------------


def choice(table: Table, weights: Weights, foresight: bool) -> Action:
    """What a captain of this taste does without a search."""
    decision = table.decision
    if len(decision.actions) == 1:
        return decision.actions[0]
    if decision.kind == "turn":
        offered = frozenset(decision.actions)
        return next(way.first for way in Course(Observation(table, weights)).ways(foresight) if way.first in offered)
    scene, ranking = Scene(table, weights), RANKINGS[decision.kind]
    return max(decision.actions, key=lambda action: ranking(scene, action))


def left_to_do(state: State, seat: int) -> float:
    """The sources that the way home still costs a captain."""
    observation = Observation(Table(state, seat, state.decisions[0] if state.decisions else None))  # type: ignore[arg-type]
    routes = Routes(observation, observation.captain)
    routes.set_out(observation.ship, observation.jobs)
    return min(MOST_LEFT, routes.cost(observation.ship, observation.jobs))


def trial(number: int, spread: float, foresight: bool) -> Trial:
    """One game; its number decides everything."""
    chance = random.Random(number)
    steps = [[max(-2.0, min(2.0, chance.gauss(0, spread))) for _ in every_weight()] for _ in range(SEATS)]
    tastes = [moved(TRIED, each) for each in steps]
    careless = [chance.random() < RANDOM_EQUIPMENT for _ in range(SEATS)]
    took: list[list[str]] = [[] for _ in range(SEATS)]
    state = aegean.game("delphi").new(seats=SEATS, seed=FIRST_SEED + number)
    while not state.over:
        decision = state.decision
        seat = decision.seat
        if decision.kind == "equipment" and careless[seat]:
            action = chance.choice(decision.actions)
            took[seat].append(str(action.args[0]))
        else:
            action = choice(Table.of(state, seat), tastes[seat], foresight)
        state.apply(action, seat)
    left = [left_to_do(state, seat) for seat in range(SEATS)]
    return Trial(number=number, about=about(spread, foresight), steps=steps, left=left, took=took)


def about(spread: float, foresight: bool) -> list[float]:
    """What all games of a trial must have in common."""
    return [weight.of(TRIED) for weight in every_weight()] + [spread, float(foresight)]


# -- what they tell ---------------------------------------------------------------------------------------------------


def report(trials: list[Trial]) -> None:
    steps = np.array([one["steps"] for one in trials])
    left = np.array([one["left"] for one in trials])
    count = len(every_weight())
    standing = (left - left.mean(1, keepdims=True)).reshape(-1)
    both = np.concatenate([steps, steps**2], 2)
    known = (both - both.mean(1, keepdims=True)).reshape(len(standing), -1)
    noise = standing.var()
    # Without a trial a weight is taken to be about right, and to be missed by going far from it in either direction.
    doubt = np.concatenate([np.full(count, noise / 0.5**2), np.full(count, noise / 0.15**2)])
    usual = np.concatenate([np.zeros(count), np.full(count, 0.15)])
    normal = known.T @ known + np.diag(doubt)
    found = np.linalg.solve(normal, known.T @ standing + doubt * usual)
    errors = np.sqrt(np.diag(np.linalg.inv(normal)) * noise)
    print(f"{len(trials)} games. Sources left at the end, for a step more of each weight; the best seems to be at:")
    for at in sorted(range(count), key=lambda at: -abs(found[at] / errors[at])):
        weight, slope, error = every_weight()[at], found[at], errors[at]
        trust = slope**2 / (slope**2 + error**2)
        best = max(-1.0, min(1.0, -slope / (2 * max(found[count + at], 0.08)) * trust))
        now, then = weight.of(TRIED), weight.moved(TRIED, best)
        print(f"{weight!s:18} {slope:+.2f} ± {error:.2f}   now {now:7.3f}   best {then:7.3f}")
    cards: dict[str, list[float]] = defaultdict(list)
    for one, row in zip(trials, left - left.mean(1, keepdims=True), strict=True):
        for seat, names in enumerate(one["took"]):
            for name in names:
                cards[name].append(row[seat])
    print("\nSources left at the end where a captain took an equipment card that chance had chosen:")
    for name in sorted(cards, key=lambda name: sum(cards[name]) / len(cards[name])):
        each = np.array(cards[name])
        print(f"{name:28} {each.mean():+.2f} ± {each.std() / sqrt(len(each)):.2f}   {len(each)} times")


def main(given: list[str] | None = None) -> int:
    parser = asking(__doc__, games=200, save="trial.jsonl")
    parser.add_argument("--spread", type=float, default=0.7, help="how many steps a weight is moved, on average")
    parser.add_argument("--foresight", action="store_true", help="all captains look into the next turn")
    asked = parser.parse_args(given)
    if asked.spread <= 0:
        parser.error("the spread must be more than nothing")
    one = partial(trial, spread=asked.spread, foresight=asked.foresight)
    trials = played(parser, asked, about(asked.spread, asked.foresight), one)
    report(trials)
    return 0


if __name__ == "__main__":
    sys.exit(main())
