"""Forks: positions from which a game was played on in two ways, with the same luck.

Who won a game says little about one of its hundred decisions, and what goes along with winning is taken for what leads
to it. A fork asks about one decision alone: the deciding seat takes one action here and another one there, and greedy
bots play both on, with the same hidden cards and the same dice, as far as both ask for them. What differs in the
outcomes came of the two actions. Outcomes are ends, or how the seats stand some rounds later: after a few looks that
tells much more, since the luck of a whole game is far greater than what one action does to it.

Positions are from games of greedy bots with all kinds of tastes, some of which err, and in every one somebody does once
something odd: what good players never do must be seen as well, or nobody learns why.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Final, NamedTuple

from aegean import bots
from aegean.arena.report import wilson
from aegean.bots.bot import Table, decide
from aegean.bots.insight import Insight, Judging, Option, insight_of, outcome
from aegean.bots.portrait import Portrait
from aegean.core.dice import Dice, key_of
from aegean.core.state import State
from aegean.envs.observing import Variant

LOOKS: Final = 4  # how often each way is played out
APART: Final = 40  # decisions between two positions of a game, on average
FIELD: Final = 8  # of the most promising actions, from which the two are taken
SOON: Final = 2  # rounds after which it is told how the seats stand
_ERRING: Final = 4  # one seat in so many errs
_ODD: Final = 400  # the odd action of a game is one of its first so many decisions
_LONGEST: Final = 20_000  # actions of a game


class Look(NamedTuple):
    """One way, played out once, and where it was looked at."""

    seat: int  # the deciding one, who looks
    portrait: Portrait
    believed: list[float]  # the chances without a judge
    soon: list[float]  # its chances some rounds later
    won: list[float]  # what the end brought; the chances some rounds later where ways are not played to their ends


class Fork(NamedTuple):
    game: int  # the seed of the game it is from
    move: int
    kind: str  # of the decision
    round: int
    # The nth of one goes with the nth of the other: first when the action has been taken and answered, then when
    # somebody else is to decide, as a search meets both; and so on for each time that the ways were played out.
    ways: tuple[list[Look], list[Look]]


class Maker:
    """Makes forks of one variant. Everything follows from the seed of a game."""

    def __init__(self, variant: Variant, looks: int = LOOKS, apart: int = APART, ends: bool = True) -> None:
        self.variant, self.looks, self.apart, self.ends = variant, looks, apart, ends

    def of_game(self, seed: int) -> Iterator[Fork]:
        """The forks of one game."""
        chance = Dice(key_of(seed), 0)
        state = self.variant.begin(seed).state
        players = self._players(chance, seed)
        odd = chance.below(_ODD)
        decided = 0
        while not state.over and state.moves < _LONGEST:
            decision = state.decision
            if len(decision.actions) < 2:
                state.apply(decision.actions[0], decision.seat)
                continue
            decided += 1
            if chance.below(self.apart) == 0:
                fork = self._fork(state, chance, seed)
                if fork is not None:
                    yield fork
            if decided == odd:
                state.apply(decision.actions[chance.below(len(decision.actions))], decision.seat)
            else:
                decide(state, players)

    def _players(self, chance: Dice, seed: int) -> list[bots.Bot]:
        game = self.variant.game.id
        taken: list[str] = []
        found: list[bots.Bot] = []
        for seat in range(self.variant.seats):
            level = "peltast" if chance.below(_ERRING) == 0 else "greedy"
            taken.append(bots.somebody(level, game, seed + seat, taken))
            found.append(bots.bot(taken[-1], game, seed + seat))
        return found

    def _fork(self, state: State, chance: Dice, seed: int) -> Fork | None:
        """Two of the promising actions, played out; none where there is but one, or where one of them ends the game:
        that needs no judgement."""
        table = Table.of(state, state.decision.seat)
        insight = insight_of(table)
        options = insight.options(table.sample(0), table.decision)[:FIELD]
        if len(options) < 2:
            return None
        first = _drawn(options, chance)
        second = _drawn([option for option in options if option is not first], chance)
        ways: tuple[list[Look], list[Look]] = ([], [])
        for _ in range(self.looks):
            luck = chance.below(1 << 62)
            for option, way in zip((first, second), ways, strict=True):
                start = table.sample(luck)
                start.apply(option.action, table.seat)
                looks = self._played(insight, start, luck)
                if looks is None:
                    return None
                way += looks
        return Fork(seed, state.moves, table.decision.kind, state.game.round_of(state), ways)

    def _played(self, insight: Insight, state: State, luck: int) -> list[Look] | None:
        seat, seats = insight.seat, state.seats
        seen = [self._seen(insight, state)]
        if seen[0] is None:
            return None
        players = [bots.bot("greedy", state.game.id, luck + other) for other in range(seats)]
        then = state.game.round_of(state) + SOON
        soon: list[float] | None = None
        while not state.over and state.moves < _LONGEST:
            if soon is None and state.game.round_of(state) >= then:
                soon = list(insight.chances(state))
                if not self.ends:
                    break
            if len(seen) == 1 and state.decision.seat != seat:
                seen.append(self._seen(insight, state))
            mover = state.decision.seat
            state.apply(players[mover].choose(Table(state, mover, state.decision)), mover)
        if state.result is not None:
            won = outcome(state.result, seats)
        else:
            won = soon if soon is not None and not self.ends else [1 / seats] * seats
        soon = won if soon is None else soon
        first, second = seen[0], seen[-1] or seen[0]
        return [Look(seat, *first, soon, won), Look(seat, *second, soon, won)]

    def _seen(self, insight: Insight, state: State) -> tuple[Portrait, list[float]] | None:
        """What there is to be judged, where a search would do it; nothing where the game is over then."""
        settled = insight.settled(state)
        if settled.result is not None:
            return None
        return insight.portrait(settled), list(insight.chances(settled))


def _drawn(options: list[Option], chance: Dice) -> Option:
    """One of them, the more promising the likelier."""
    whole = sum(option.share for option in options)
    at = chance.below(1 << 30) / (1 << 30) * whole
    for option in options:
        at -= option.share
        if at < 0:
            return option
    return options[-1]


# -- what they tell of a judge ----------------------------------------------------------------------------------------


class Agreement(NamedTuple):
    """How far chances tell what came of two ways, on forks whose ways came out differently."""

    forks: int
    agreed: float  # the share of forks in which the better way was told; a half where neither was
    low: float
    high: float  # 95 %
    slope: float  # what a difference of chances came to, per point: 1 where they promise what comes true
    correlation: float

    def __str__(self) -> str:
        return (
            f"told the better of two ways in {self.agreed:.1%} of {self.forks} forks "
            f"({self.low:.1%} to {self.high:.1%}); a point of difference came to {self.slope:.2f}, "
            f"correlation {self.correlation:.2f}"
        )


def agreement(forks: Sequence[Fork], judge: Judging | None, ends: bool) -> Agreement:
    """Of the plain chances, or of a judge's; against ends, or against how the seats stood some rounds later."""
    told, came = [], []
    for fork in forks:
        first, second = (
            [(_own_chance(look, judge), (look.won if ends else look.soon)[look.seat]) for look in way]
            for way in fork.ways
        )
        told.append(_mean(first, 0) - _mean(second, 0))
        came.append(_mean(first, 1) - _mean(second, 1))
    right = [(1 + _sign(one) * _sign(other)) / 2 for one, other in zip(told, came, strict=True) if other]
    share = sum(right) / len(right) if right else 0.0
    low, high = wilson(share * len(right), len(right)) if right else (0.0, 1.0)
    among = sum(one * one for one in told)
    both = sum(one * other for one, other in zip(told, came, strict=True))
    spread = sqrt(among * sum(other * other for other in came))
    return Agreement(
        len(right), share, low, high, both / among if among else 0.0, both / spread if spread else 0.0
    )  # fmt: skip


def _own_chance(look: Look, judge: Judging | None) -> float:
    chances = look.believed if judge is None else judge.chances(look.portrait, look.believed)
    return chances[look.seat]


def _mean(pairs: list[tuple[float, float]], at: int) -> float:
    return sum(pair[at] for pair in pairs) / len(pairs)


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)


def make(maker: Maker, seeds: range, jobs: int = 1) -> Iterator[Fork]:
    """The forks of so many games, in their order."""
    if jobs == 1:
        for seed in seeds:
            yield from maker.of_game(seed)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        for task in [pool.submit(_forks_of, maker, seed) for seed in seeds]:
            yield from task.result()


def _forks_of(maker: Maker, seed: int) -> list[Fork]:
    return list(maker.of_game(seed))
