"""How the weights were found by which lords of Lords of Hellas judge who go by what was learned: by trial.

    python -m bench.lords two --games 2000 --jobs 2 --save build/two.jsonl --write build/two.toml
    python -m bench.lords two --start build/two.toml --games 2000 --spread 0.5 --jobs 2 --save build/again.jsonl \\
        --beside build/two.jsonl --write build/better.toml
    python -m bench.lords two --start build/better.toml --against 200 --budget 40 --jobs 2

Lords who look one action ahead play games for two (`two`, without King of Kings) or for four (`four`), each by
weights of its own: all of them moved a little by lot. A regression of who won on all moves and on their squares says
for each weight where the best seems to be; it believes in effects the less, the larger their errors are. The second
command goes on from there, and learns from both trials. The third sets lords who search by these weights against the
same by the usual ones, in half of the seats. A trial that was broken off goes on where it ended.

Chances that come true would tell the same in the long run; but one action changes them by a hundredth or less, and a
thousand games say nothing of that. Here a weight is at work in every decision of a game.
"""

from __future__ import annotations

import json
import random
import sys
from argparse import ArgumentParser, Namespace
from functools import partial
from math import exp, log
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple, TypedDict

import numpy as np

import aegean
from aegean.arena import play_match
from aegean.bots import Budget
from aegean.bots.bot import Bot, Table, decide
from aegean.bots.hellas.learned import SENSES, USUAL, Mind, Weighing, read_file, written
from aegean.bots.hellas.search import HellasInsight
from aegean.bots.hellas.standing import TRAITS, VECTORS, Phase
from aegean.bots.hellas.weights import TASTE
from aegean.bots.insight import Insight, insight_of, outcome
from aegean.bots.levels import Pythia
from aegean.core.errors import OptionError
from aegean.core.state import State
from aegean.core.values import Action
from aegean.variants import named
from bench.trials import asking, played

VARIANTS: Final = {"two": "hellas-duel", "four": "hellas-four"}
MOST_MOVES: Final = 1500  # of a game: lords of odd weights may never come to an end
FACTOR: Final = 0.3  # a step makes a weight of what goods are worth so much larger, as a logarithm
MOST: Final = 2.2  # steps
# What a step adds to the weight of a trait: a third of it, or what moves chances as much where the weight is little.
STEPS: Final = {
    Phase.NO_KING: {
        "warlord": 1.833, "temples": 1.464, "slayer": 1.211, "land_goods": 0.026, "hero_goods": 0.027, "safety": 0.565,
        "cards": 0.14, "priests": 0.142, "charged": 0.158, "leadership": 0.168, "strength": 0.158, "speed": 0.164,
        "may_recruit": 0.352, "may_march": 0.392, "may_temple": 0.446, "may_prepare": 0.483, "may_usurp": 0.317,
        "may_hunt": 0.674, "next": 0.48,
    },
    Phase.OPEN: {
        "warlord": 1.897, "temples": 3.978, "slayer": 2.731, "king": 2.614, "land_goods": 0.045, "hero_goods": 0.038,
        "safety": 0.418, "cards": 0.124, "priests": 0.159, "charged": 0.192, "leadership": 0.225, "strength": 0.19,
        "speed": 0.202, "may_recruit": 0.313, "may_march": 0.384, "may_temple": 0.38, "may_prepare": 0.389,
        "may_usurp": 0.31, "may_hunt": 0.759, "next": 0.429, "crown_held": 1.159, "crown_reach": 3.358,
        "crown_army": 0.196, "crown_hero": 1.623, "crown_glory": 1.338,
    },
    Phase.COUNTDOWN: {
        "warlord": 1.852, "temples": 4.182, "slayer": 2.818, "king": 0.63, "land_goods": 0.026, "hero_goods": 0.022,
        "safety": 0.284, "cards": 0.109, "priests": 0.099, "charged": 0.141, "leadership": 0.128, "strength": 0.13,
        "speed": 0.144, "may_recruit": 0.317, "may_march": 0.352, "may_temple": 0.432, "may_prepare": 0.535,
        "may_usurp": 0.275, "may_hunt": 0.635, "next": 0.429, "late": 0.45, "crown_held": 0.719, "crown_reach": 0.989,
        "crown_army": 0.115, "crown_hero": 0.402, "crown_glory": 0.945,
    },
}  # fmt: skip
PHASES: Final = {"two": (Phase.NO_KING,), "four": (Phase.OPEN, Phase.COUNTDOWN)}
USELESS: Final = {"two": ("raise_monument",), "four": ()}
# How large slopes may be, and how bent, among which the games themselves decide: parts of a victory for each step.
SLOPES: Final = (0.006, 0.01, 0.015, 0.03, 0.06)
BENDS: Final = (0.003, 0.006, 0.01, 0.03, 0.05)
DOUBT: Final = 0.7  # in a bend, as a part of it
LEAST_BEND: Final = 0.4  # likewise

Numbers = np.ndarray[Any, np.dtype[np.float64]]


class Weight(NamedTuple):
    phase: Phase | None  # of a trait's weight; none where it tells what goods are worth
    name: str

    def __str__(self) -> str:
        return f"{self.phase.value}: {self.name}" if self.phase else self.name


def every_weight(kind: str) -> list[Weight]:
    traits = [Weight(phase, name) for phase in PHASES[kind] for name in TRAITS if name in STEPS[phase]]
    return traits + [Weight(None, name) for name in SENSES if name not in USELESS[kind]]


def weighing_of(mind: Mind, kind: str) -> Weighing:
    return mind.without_king if kind == "two" else mind.with_king


def places_of(mind: Mind, kind: str) -> list[float]:
    """Where its weights are, in steps from the usual ones."""
    vectors, sense = weighing_of(mind, kind)
    places = []
    for phase, name in every_weight(kind):
        if phase is None:
            places.append(log(getattr(sense, name) / getattr(TASTE, name)) / FACTOR)
        else:
            at = TRAITS.index(name)
            places.append((vectors[phase][at] - VECTORS[phase][at]) / STEPS[phase][name])
    return places


def at(mind: Mind, kind: str, places: list[float]) -> Mind:
    """The same mind with the weights for such tables there."""
    vectors = {phase: list(weights) for phase, weights in VECTORS.items()}
    sense = TASTE
    for (phase, name), place in zip(every_weight(kind), places, strict=True):
        if phase is None:
            sense = sense._replace(**{name: getattr(TASTE, name) * exp(FACTOR * place)})
            continue
        trait, step = TRAITS.index(name), STEPS[phase][name] * place
        vectors[phase][trait] += step
        if phase is Phase.COUNTDOWN and vectors[Phase.UNDECIDED][trait]:  # few games come to that: it goes along
            vectors[Phase.UNDECIDED][trait] += step
    weighing = Weighing(vectors, sense)
    return mind._replace(without_king=weighing) if kind == "two" else mind._replace(with_king=weighing)


# -- games ------------------------------------------------------------------------------------------------------------


class Glancing(Bot):
    """Takes the sensible action after which its chances seem best: it looks one action ahead, and three times where
    luck has a say and the action may be the best."""

    name: ClassVar[str] = "glancing"
    again: ClassVar[int] = 2
    near: ClassVar[float] = 0.08  # of the best

    def __init__(self, seed: int, mind: Mind) -> None:
        super().__init__(seed)
        self._mind = mind

    def choose(self, table: Table) -> Action:
        if len(table.decision.actions) == 1:
            return table.decision.actions[0]
        insight = judging_by(insight_of(table), self._mind)
        seed = self.chance(table).below(1 << 62)
        start = table.sample(seed)
        actions = [option.action for option in insight.options(start, table.decision)]
        if len(actions) == 1:
            return actions[0]
        looks = [_look(insight, start, action) for action in actions]
        means = [chance for chance, _ in looks]
        close = max(means) - self.near
        unsure = [place for place, (chance, lucky) in enumerate(looks) if lucky and chance > close]
        others = [table.sample(seed + number) for number in range(1, self.again + 1)]
        for place in unsure:
            more = [_look(insight, other, actions[place])[0] for other in others]
            means[place] = (means[place] + sum(more)) / (1 + self.again)
        return actions[means.index(max(means))]


def _look(insight: Insight, start: State, action: Action) -> tuple[float, bool]:
    """The own chance after an action, and whether it might have come out otherwise."""
    state = start.copy()
    state.apply(action, insight.seat)
    lucky = state.drawn != start.drawn or not insight.is_settled(state)
    if state.result is not None:
        return outcome(state.result, state.seats)[insight.seat], lucky
    return insight.chances(state)[insight.seat], lucky


def judging_by(insight: Insight, mind: Mind) -> Insight:
    assert isinstance(insight, HellasInsight)
    insight.judge_by(mind)
    return insight


class Trial(TypedDict):
    """What is kept of a game, by seats: where all weights were, in steps from the usual ones, and what was won."""

    number: int
    about: list[object]
    places: list[list[float]]
    won: list[float]


def about(kind: str, middle: list[float], spread: float) -> list[object]:
    """What all games of a trial must have in common."""
    return [kind, aegean.game("hellas").version, spread, *(round(place, 3) for place in middle)]


def trial(number: int, kind: str, middle: list[float], spread: float) -> Trial:
    """One game; its number decides everything."""
    chance = random.Random(number)
    state = named(VARIANTS[kind]).begin(number).state
    places = [
        [round(place + max(-MOST, min(MOST, chance.gauss(0, spread))), 3) for place in middle]
        for _ in range(state.seats)
    ]
    players: list[Bot] = [Glancing(number + seat, at(USUAL, kind, each)) for seat, each in enumerate(places)]
    while not state.over and state.moves < MOST_MOVES:
        decide(state, players)
    won = [1 / state.seats] * state.seats if state.result is None else outcome(state.result, state.seats)
    return Trial(number=number, about=about(kind, middle, spread), places=places, won=won)


# -- what they tell ---------------------------------------------------------------------------------------------------


class Fit(NamedTuple):
    slopes: Numbers  # what a step from the usual weight is worth, in parts of a victory
    bends: Numbers  # and how much of that is lost with the square of the steps: less than nothing
    errors: Numbers  # of the slopes
    prior: tuple[float, float]  # the sizes of slopes and bends that fit these games best

    @property
    def best(self) -> list[float]:
        """Where each weight seems best, in steps from the usual ones."""
        return [
            max(-2.0, min(2.0, float(-slope / (2 * bend)))) for slope, bend in zip(self.slopes, self.bends, strict=True)
        ]


def fitted(trials: list[Trial]) -> Fit:
    """What a lord's weights, beside those of the others at the table, did to its share of victories."""
    rows, shares = [], []
    for one in trials:
        places = np.array(one["places"])
        numbers = np.concatenate([places, places * places], 1)
        rows.append(numbers - numbers.mean(0))
        shares.append(np.array(one["won"]) - 1 / len(one["won"]))
    seats = len(trials[0]["won"])
    x, y = np.concatenate(rows), np.concatenate(shares)
    if not y.any():
        raise OptionError("nobody won any of these games: play more")
    # Rows of one table sum to nothing, so one of them says nothing.
    trust = (seats - 1) / seats / float(y.var())
    known, seen = trust * x.T @ x, trust * x.T @ y
    count = x.shape[1] // 2
    found: list[tuple[float, tuple[float, float], Numbers, Numbers]] = []
    for slope in SLOPES:
        for bend in BENDS:
            before = np.concatenate([np.zeros(count), np.full(count, -bend)])
            doubt = np.concatenate([np.full(count, slope**2), np.full(count, (DOUBT * bend) ** 2)])
            precision = known + np.diag(1 / doubt)
            rest = seen - known @ before
            moved = np.linalg.solve(precision, rest)
            _, size = np.linalg.slogdet(precision)
            left = trust * float(((y - x @ before) ** 2).sum())
            evidence = -0.5 * (left - float(rest @ moved) + float(size) + float(np.log(doubt).sum()))
            found.append((evidence, (slope, bend), before + moved, np.sqrt(np.diag(np.linalg.inv(precision)))))
    _, prior, mean, error = max(found, key=lambda one: one[0])
    return Fit(mean[:count], np.minimum(mean[count:], -LEAST_BEND * prior[1]), error[:count], prior)


def report(kind: str, middle: list[float], fit: Fit) -> None:
    print(
        "points of a game that a step more is worth, ±; where it was and where it seems best, in steps from the usual"
    )
    ranked = sorted(zip(every_weight(kind), fit.slopes, fit.errors, middle, fit.best, strict=True), key=_doubtful)
    for weight, slope, error, was, best in ranked:
        print(f"  {weight!s:26} {100 * slope:+5.1f} ± {100 * error:.1f}   {was:+.2f} -> {best:+.2f}")


def _doubtful(told: tuple[Weight, float, float, float, float]) -> float:
    return -abs(told[1] / told[2])


# -- whether it helps -------------------------------------------------------------------------------------------------


class Minded(Pythia):
    """Searches by weights that are told."""

    name: ClassVar[str] = "minded"

    def __init__(self, mind: Mind, budget: Budget) -> None:
        super().__init__(1, budget)
        self._mind = mind
        self.label = "found" if mind is not USUAL else "usual"

    def insight(self, table: Table) -> Insight:
        return judging_by(super().insight(table), self._mind)


def against(mind: Mind, kind: str, budget: Budget, games: int, jobs: int) -> None:
    half = named(VARIANTS[kind]).seats // 2
    report = play_match(
        VARIANTS[kind], [*[Minded(mind, budget)] * half, *[Minded(USUAL, budget)] * half], games, jobs=jobs
    )
    for row in report.rows:
        print(f"{row.bot}: {row.rate:.1%} of {row.games} games ({row.low:.1%} to {row.high:.1%})")


def command() -> ArgumentParser:
    parser = asking(__doc__, 2000, "build/lords.jsonl")
    parser.add_argument("kind", choices=tuple(VARIANTS))
    parser.add_argument("--spread", type=float, default=0.7, help="how far weights are moved, in steps")
    parser.add_argument("--start", type=Path, help="a file of weights to begin from, instead of the usual ones")
    parser.add_argument("--beside", type=Path, nargs="+", default=[], help="earlier trials to learn from too")
    parser.add_argument("--way", type=float, default=0.5, help="how much of the way to the best is gone")
    parser.add_argument("--write", type=Path, help="the file for the weights that are found")
    parser.add_argument("--against", type=int, default=0, help="games against the usual weights, instead of a trial")
    parser.add_argument("--budget", default="40", help="for these: what lords may think about a decision")
    return parser


def beside(parser: ArgumentParser, asked: Namespace) -> list[Trial]:
    """Trials that were saved before."""
    found: list[Trial] = []
    others: list[Trial] = []
    for path in asked.beside:
        if not path.exists():
            parser.error(f"there is no {path}: --beside names trials that were saved before")
        try:
            found += [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
            others = [one for one in found if one["about"][:2] != about(asked.kind, [], 0)[:2]]
        except (ValueError, KeyError, TypeError):
            parser.error(f"{path} holds no trial: --beside names trials that were saved before")
    if others:
        parser.error(f"--beside names trials of other tables than {asked.kind}, or of other rules")
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = command()
    asked = parser.parse_args(arguments)
    version = aegean.game("hellas").version
    try:
        start = read_file(asked.start, version) if asked.start else USUAL
        if asked.against:
            against(start, asked.kind, Budget.read(asked.budget), asked.against, asked.jobs)
            return 0
    except FileNotFoundError:
        parser.error(f"there is no {asked.start}: --start names a file of weights that was written before")
    except OptionError as error:
        parser.error(str(error))
    if asked.spread <= 0 or not 0 < asked.way <= 1:
        parser.error("--spread is more than nothing, and --way a part: more than 0 and at most 1")
    middle = places_of(start, asked.kind)
    more = beside(parser, asked)
    play = partial(trial, kind=asked.kind, middle=middle, spread=asked.spread)
    trials = [*more, *played(parser, asked, about(asked.kind, middle, asked.spread), play)]
    try:
        fit = fitted(trials)
    except OptionError as error:
        parser.error(str(error))
    report(asked.kind, middle, fit)
    if asked.write:
        there = [was + asked.way * (best - was) for was, best in zip(middle, fit.best, strict=True)]
        asked.write.write_text(written(at(start, asked.kind, there), version), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
