"""Looking ahead: a move is played to its end on states that the seat could not tell from the true one."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from aegean.bots.bot import Table
from aegean.bots.hellas.board import board_of
from aegean.bots.hellas.evaluation import Evaluation
from aegean.bots.hellas.judging import evaluation_of
from aegean.bots.hellas.observation import NOWHERE, Observation
from aegean.bots.hellas.policy import Policy
from aegean.bots.hellas.unknown import is_unknown, looked_ahead
from aegean.bots.hellas.weights import Weights
from aegean.core.state import State
from aegean.core.values import Action, Decision

Line = tuple[Action, ...]
TURNS: Final = ("turn", "kronos_turn")  # the next action of a turn is due

_LONGEST: Final = 150  # answers in one play
_SAMPLES: Final = 3  # for plays in which chance or another player's hand has a say
_AT_ONCE: Final = 1.0  # what wins with its first action is better than what wins in the end
_CLOSER: Final = 3  # so many of the best are looked at more closely
_NOT_FAR: Final = 12.0  # if they are no farther behind than this
_BRANCHING: Final = ("start_quest",)  # own decisions that a play tries in every way
_CHANCY: Final = frozenset(
    ("battle_card", "battle_start", "bluff", "defend", "draft", "hunt_attack", "hunt_start", "monster_attack", "roll")
)


class Search:
    """The look ahead from one decision."""

    def __init__(self, table: Table, weights: Weights, seed: int) -> None:
        self.table = table
        self.seat = table.seat
        self.weights = weights
        self.board = board_of(table.game, len(table.view["players"]), table.view["options"])
        self.observation = Observation(self.board, self.seat, table.view)
        self.policy = Policy(self.observation, weights)
        self.evaluation = evaluation_of(self.board, self.seat, weights)
        self._seed = seed
        self._samples: list[State] = []
        self._chancy = False

    def sample(self, number: int) -> State:
        while len(self._samples) <= number:
            self._samples.append(self.table.sample(self._seed + len(self._samples)))
        return self._samples[number]

    def now(self) -> float:
        return self.evaluation.of(self.table.view)

    def best(self, lines: list[Line]) -> tuple[float, Line]:
        """The best of the lines and its value, the first among equals. Where chance has a say one state says little:
        such lines are played again on several others, those that come out best and those that are not far behind."""
        found: list[tuple[float, bool, Line]] = []
        for line in lines:
            self._chancy = False
            value = self._play(self.sample(0), line)
            found.append((value, self._chancy, line))
        found.sort(key=lambda one: -one[0])
        closer = _CLOSER if len(found) > 1 else 0
        for rank, (value, chancy, line) in enumerate(found[:closer]):
            if chancy and value > found[0][0] - _NOT_FAR:
                found[rank] = (self.mean(line), False, line)
        while True:
            value, chancy, line = best = max(found, key=lambda one: one[0])
            if not chancy or not closer:
                return value, line
            found[found.index(best)] = (self.mean(line), False, line)

    def mean(self, line: Line) -> float:
        """What the line is worth on several states."""
        return sum(self._play(self.sample(1 + number), line) for number in range(_SAMPLES)) / _SAMPLES

    def _play(self, start: State, line: Line) -> float:
        state = start.copy()
        self.policy.begin(line[0])
        for action in line:
            decision = state.decision_of(self.seat) if not state.over else None
            if decision is None or action not in decision.actions:
                break
            state.apply(action, self.seat)
            if state.over and action == line[0]:
                return self._look(state) + _AT_ONCE
        value = self._finish(state, _LONGEST)
        return value - self.waste if line[0].kind == "build_monument" else value

    @cached_property
    def waste(self) -> float:
        """Build Monument frees all actions: it comes too early as long as there is a use for those that are free."""
        o, lord = self.observation, self.observation.lord
        own = [at for at, owner in enumerate(o.control) if owner == self.seat]
        useful = {
            "recruit": lord.supply > 0 and any(self.board.recruits[at] for at in own),
            "march": sum(o.army[self.seat]) > 1,
            "build_temple": any(self.board.shrine[at] and not o.temple[at] for at in own),
            "prepare": lord.hero_at != NOWHERE,
            "usurp": lord.hero_at != NOWHERE and o.glory[self.board.rules.land_of[lord.hero_at]] == self.seat,
        }
        return self.weights.waste * sum(use for name, use in useful.items() if name not in lord.specials_used)

    def _finish(self, state: State, steps: int) -> float:
        """Let instinct answer until the next action of a turn is due, then look at the position."""
        while steps and not state.over:
            decision = state.decision
            if decision.kind in TURNS:
                break
            if decision.kind == "extra_special" and decision.seat == self.seat:
                return self._look(state) + self.weights.extra_action
            if decision.kind in _CHANCY:
                self._chancy = True
            if decision.kind in _BRANCHING and decision.seat == self.seat:
                return max(self._finish(_after(state, decision, action), steps) for action in decision.actions)
            state.apply(self._answer(state, decision), decision.seat)
            steps -= 1
        return self._look(state)

    def _answer(self, state: State, decision: Decision) -> Action:
        if not is_unknown(decision) or len(decision.actions) == 1:
            return self.policy.choose(decision)
        judge = self.evaluation if decision.seat == self.seat else self._of_other(decision.seat)
        return looked_ahead(state, decision, lambda after: judge.of(after.view(decision.seat)))

    def _of_other(self, seat: int) -> Evaluation:
        return evaluation_of(self.board, seat, self.weights)

    def _look(self, state: State) -> float:
        return self.evaluation.of(state.view(self.seat))


def _after(state: State, decision: Decision, action: Action) -> State:
    after = state.copy()
    after.apply(action, decision.seat)
    return after
