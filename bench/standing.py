"""How the weights by which lords who search judge a position of Lords of Hellas were found: from who won.

    python -m bench.standing --seats 4 --games 300 --jobs 2 --save build/four.jsonl
    python -m bench.standing --seats 2 --games 200 --jobs 2 --save build/two.jsonl

Lords of one level play against each other. Whenever an action of a turn is due, the traits of all lords are noted
(`aegean.bots.hellas.standing`). A fit then finds, for each phase, the weights that make the chances of those who won
most likely; none is less than nothing. How well they do on games that they were not found from is told beside the
weights in use. A run that was broken off goes on where it ended.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypedDict

import numpy as np

import aegean
from aegean import bots
from aegean.bots.hellas.board import board_of
from aegean.bots.hellas.observation import Observation
from aegean.bots.hellas.prospects import Prospects
from aegean.bots.hellas.standing import TRAITS, WEIGHTS, Phase, phase_of, traits, vector
from aegean.bots.hellas.weights import TASTE
from aegean.core.errors import OptionError
from aegean.core.state import State
from bench.trials import asking, played

FIRST_SEED: Final = 2_000_000
NOTED: Final = 0.5  # the part of all actions of a turn before which the traits are noted
DOUBT: Final = 3.0  # how much more than the games say it takes to believe in a weight
FOLDS: Final = 8
STEPS: Final = 400

Numbers = np.ndarray[Any, np.dtype[np.float64]]


class Game(TypedDict):
    """What is kept of a game: in which phase what the traits of all lords were, and who won."""

    number: int
    about: list[object]
    winner: int
    moments: list[tuple[str, list[list[float]]]]


def about(seats: int, level: str) -> list[object]:
    """What all games that are kept together must have in common."""
    return [seats, level, *TRAITS]


def moment(state: State, viewer: int) -> tuple[str, list[list[float]]] | None:
    """The traits of all lords, as one of them sees the table; nothing until all heroes are chosen."""
    observation = Observation(board_of(state.game, state.seats, state.options), viewer, state.view(viewer))
    if any(lord.hero is None for lord in observation.lords):
        return None
    prospects = Prospects(observation, TASTE)
    rows = [[round(trait, 4) for trait in traits(observation, prospects, seat)] for seat in range(state.seats)]
    return phase_of(observation).value, rows


def play(number: int, seats: int, level: str) -> Game:
    """One game; its number decides everything, if the level's budget is in iterations."""
    chance = random.Random(number)
    state = aegean.game("hellas").new(seats=seats, seed=FIRST_SEED + number)
    lords = [bots.bot(level, "hellas", seats * number + seat) for seat in range(seats)]
    moments: list[tuple[str, list[list[float]]]] = []
    while not state.over:
        decision = state.decision
        if decision.kind == "turn" and chance.random() < NOTED:
            seen = moment(state, chance.randrange(seats))
            moments += [seen] if seen else []
        state.apply(lords[decision.seat].choose(bots.Table.of(state, decision.seat)), decision.seat)
    assert state.result is not None
    return Game(number=number, about=about(seats, level), winner=state.result.winners[0], moments=moments)


# -- what they tell ---------------------------------------------------------------------------------------------------


class Sample(NamedTuple):
    """The moments of one phase: traits by seat, who won, from which game, and how much each counts."""

    traits: Numbers
    winners: np.ndarray[Any, np.dtype[np.int64]]
    games: np.ndarray[Any, np.dtype[np.int64]]
    counts: Numbers

    def of(self, chosen: np.ndarray[Any, np.dtype[np.bool_]]) -> Sample:
        return Sample(*(each[chosen] for each in self))


def sample(games: Sequence[Game], phase: Phase) -> Sample | None:
    """All moments of a phase; those of one game count as much together as those of any other."""
    rows, winners, of_game, counts = [], [], [], []
    for number, game in enumerate(games):
        seen = [lords for name, lords in game["moments"] if name == phase.value]
        rows += seen
        winners += [game["winner"]] * len(seen)
        of_game += [number] * len(seen)
        counts += [1.0 / len(seen) for _ in seen]
    return Sample(np.array(rows), np.array(winners), np.array(of_game), np.array(counts)) if rows else None


def chances(known: Numbers, weights: Numbers) -> Numbers:
    logits = known @ weights
    parts = np.exp(logits - logits.max(1, keepdims=True))
    found: Numbers = parts / parts.sum(1, keepdims=True)
    return found


def surprise(one: Sample, weights: Numbers) -> float:
    """How surprising it was who won, on average: the less, the better the weights; `log(seats)` for none at all."""
    won = chances(one.traits, weights)[np.arange(len(one.winners)), one.winners]
    return float(-(one.counts * np.log(won)).sum() / one.counts.sum())


def fit(one: Sample) -> Numbers:
    """The weights under which the winners are least surprising; small ones are preferred, none is negative."""
    scale = (one.traits - one.traits.mean(1, keepdims=True)).std((0, 1)) + 1e-9
    known = one.traits / scale
    known = known - known.mean(1, keepdims=True)
    won = np.zeros(known.shape[:2])
    won[np.arange(len(won)), one.winners] = 1.0
    flat = known.reshape(-1, known.shape[2])
    steepest = np.linalg.eigvalsh(flat.T @ (np.repeat(one.counts, known.shape[1])[:, None] * flat))[-1] / 2 + 2 * DOUBT
    weights = ahead = np.zeros(len(scale))
    for step in range(STEPS):  # downhill, with a swing
        off = (chances(known, ahead) - won) * one.counts[:, None]
        slope = np.einsum("ij,ijk->k", off, known) + 2 * DOUBT * ahead
        before, weights = weights, np.maximum(0.0, ahead - slope / steepest)
        ahead = weights + step / (step + 3) * (weights - before)
    found: Numbers = weights / scale
    return found


def unseen(one: Sample) -> float:
    """The surprise on games that the weights were not found from."""
    numbers = np.unique(one.games)
    np.random.default_rng(1).shuffle(numbers)
    total = 0.0
    for part in np.array_split(numbers, FOLDS):
        others = np.isin(one.games, part)
        weights, rest = fit(one.of(~others)), one.of(others)
        total += surprise(rest, weights) * rest.counts.sum()
    return float(total / one.counts.sum())


def report(games: Sequence[Game]) -> None:
    for phase in Phase:
        one = sample(games, phase)
        if one is None:
            continue
        count = len(np.unique(one.games))
        nothing, now = surprise(one, np.zeros(len(TRAITS))), surprise(one, np.array(vector(WEIGHTS[phase])))
        fitted = f"{unseen(one):.3f}" if count >= FOLDS else "too few games to say"
        print(f"{phase.value}: {count} {'game' if count == 1 else 'games'}, {len(one.winners)} moments")
        print(f"  surprise {nothing:.3f} without weights, {now:.3f} with those in use, {fitted} with fitted ones")
        for name, weight, used in zip(TRAITS, fit(one), vector(WEIGHTS[phase]), strict=True):
            print(f"  {name:14} {weight:8.3f}   in use {used:8.3f}")


def main(given: list[str] | None = None) -> int:
    parser = asking(__doc__, games=100, save="standing.jsonl")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="strategos:30")
    asked = parser.parse_args(given)
    try:
        bots.bot(asked.level, "hellas")
        aegean.game("hellas").check_seats(asked.seats)
    except OptionError as error:
        parser.error(str(error))
    one = partial(play, seats=asked.seats, level=asked.level)
    games = played(parser, asked, about(asked.seats, asked.level), one)
    report(games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
