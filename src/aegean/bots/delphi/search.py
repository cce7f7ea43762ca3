"""What a search in The Oracle of Delphi asks a captain.

A search goes to the end of the own turn: what the others do in theirs changes little for the captain. The captain's own
thoughts tell which actions are worth a look, and how many rounds everybody still needs tells who is likely to win. This
captain thinks like the greedy one, but with a taste found by trial, and one with foresight looks into the next turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aegean.bots.bot import Table
from aegean.bots.delphi.course import A_ROUND, Course, Way
from aegean.bots.delphi.greedy import RANKINGS, Scene
from aegean.bots.delphi.observation import Observation
from aegean.bots.delphi.portrait import portrait
from aegean.bots.delphi.routes import Routes
from aegean.bots.delphi.turn import thought_of
from aegean.bots.delphi.weights import TRIED, Weights, tasted
from aegean.bots.insight import Insight, Option, outcome, shares, softmax
from aegean.bots.portrait import Portrait
from aegean.bots.reasons import Ground
from aegean.core.state import State
from aegean.core.values import Action, Decision, Plain
from aegean.delphi.names import APHRODITE, GODS

_MOST: Final = 10  # actions considered at one decision
_WARMTH: Final = 0.5  # sources: an action so much worse deserves a third of the attention
_WARMTH_OF_TURNS: Final = 0.12  # rounds, likewise
_PER_ROUND: Final = 0.9  # how much a round of advantage adds to the chance to win, as a logit
_GAINS: Final = ("enthrone", "fight", "god_steps", "others_advance", "unhurt")  # ranked by what they bring
# How far chances are to be believed (`Insight.certainty`), by the tasks that the leader has left; fitted to who won.
_CERTAIN: Final = (1.9, 2.2, 1.8, 1.7, 1.5, 1.4, 1.4, 1.05, 1.0, 0.75, 0.6, 0.45, 0.4)
# Who sits later knows more of the last round: a logit for each seat. Of 457 games of four equal captains the seats won
# 81, 106, 134 and 136; for two and three seats it was not measured.
_LATE: Final = {4: (-0.25, -0.05, 0.15, 0.15)}
_COSTS: Final = ("favours", "cards", "gods", "health")  # what a move may cost
_DOUBT: Final = 0.2  # the part of all chances that nobody can be sure of: it goes by nearness alone


class DelphiInsight(Insight):
    def begin(self, table: Table) -> None:
        self._own = tasted(TRIED, self.character)

    def _weights(self, seat: int) -> Weights:
        """What a captain holds dear: the others are taken to be like most."""
        return self._own if seat == self.seat else TRIED

    def rests(self, state: State) -> bool:
        return state.over or state.decision.seat != self.seat

    def options(self, state: State, decision: Decision) -> list[Option]:
        if len(decision.actions) == 1:
            return [Option(decision.actions[0], 1.0)]
        seen = Table(state, decision.seat, decision, state.view(self.seat))
        if decision.kind == "turn":
            offered = frozenset(decision.actions)
            o = Observation(seen, self._weights(decision.seat))
            ways = [way for way in self._ways(o) if way.first in offered]
            hurt = sum(thought_of(o).injuries) > 1
            ways = ([way for way in ways if not _is_poor(way.first, hurt)] or ways)[:_MOST]
            parts = shares([-way.rounds for way in ways], _WARMTH_OF_TURNS)
            return [Option(way.first, part) for way, part in zip(ways, parts, strict=True)]
        scene, ranking = Scene(seen, self._weights(decision.seat)), RANKINGS[decision.kind]
        ranked = sorted([(-ranking(scene, action), action) for action in decision.actions], key=_number)[:_MOST]
        parts = shares([-loss for loss, _ in ranked], _WARMTH)
        return [Option(action, part) for (_, action), part in zip(ranked, parts, strict=True)]

    def chances(self, state: State) -> Sequence[float]:
        if state.result is not None:
            return outcome(state.result, state.seats)
        view = state.view(self.seat)
        captains, rounds = self._prospects(state, view)
        near = [1 / (1 + max(0.0, each)) for each in rounds]  # so a sure winner still has a reason to hurry
        likely = softmax([-_PER_ROUND * each for each in rounds])
        total = sum(near)
        chances = [(1 - _DOUBT) * one + _DOUBT * other / total for one, other in zip(likely, near, strict=True)]
        return chances if self.judge is None else self.judge.chances(portrait(captains, rounds, view), chances)

    def portrait(self, state: State) -> Portrait:
        view = state.view(self.seat)
        return portrait(*self._prospects(state, view), view)

    def _prospects(self, state: State, view: dict[str, Plain]) -> tuple[list[Observation], list[float]]:
        """All captains, and the rounds that each still needs."""
        captains, rounds = [], []
        for seat in range(state.seats):
            decision = state.decision_of(seat) or state.decision
            seen = Table(state, seat, decision, view)
            observation = Observation(seen, self._weights(seat))
            if view["active"] == state.decision.seat == seat:
                needed = self._ways(observation)[0].rounds
                if decision.kind != "turn":
                    needed -= _pending(Scene(seen, self._weights(seat))) / A_ROUND
            else:
                needed = self._needed(observation)
            captains.append(observation)
            rounds.append(needed)
        return captains, rounds

    def certainty(self, state: State) -> float:
        return _CERTAIN[min(int(self.stage(state)), len(_CERTAIN) - 1)]

    def leaning(self, state: State) -> Sequence[float]:
        return _LATE.get(state.seats, [0.0] * state.seats)

    def stage(self, state: State) -> str:
        """The tasks that the leader has left."""
        return str(min(player["tasks_left"] for player in state.view(self.seat)["players"]))

    def grounds(self, before: State, after: State) -> list[Ground]:
        then, now = self._outlook(before, self.seat), self._outlook(after, self.seat)
        way = _way(then) - _way(now)
        gains = {
            "tasks": then.jobs.left() - now.jobs.left(),
            "cargo": now.jobs.held() - then.jobs.held(),
            "favours": now.favours - then.favours,
            "cards": sum(now.cards) - sum(then.cards),
            "gods": sum(now.gods) - sum(then.gods),
            "health": sum(then.injuries) - sum(now.injuries),
            "way": round(way),
        }
        found = [Ground(kind, {"count": count}) for kind, count in gains.items() if count > 0]
        found = found or [Ground("none", {})]
        found += [Ground(f"costs_{kind}", {"count": -gains[kind]}) for kind in _COSTS if gains[kind] < 0]
        rounds = {seat: self._needed(self._outlook(after, seat)) for seat in range(after.seats)}
        rival = min((seat for seat in rounds if seat != self.seat), key=rounds.__getitem__)
        standing = (("rounds", self.seat), ("rival", rival))
        return found + [Ground(kind, {"seat": seat, "count": max(1, round(rounds[seat]))}) for kind, seat in standing]

    # -- captains -----------------------------------------------------------------------------------------------------

    def _outlook(self, state: State, seat: int) -> Observation:
        return Observation(Table(state, seat, state.decisions[0], state.view(self.seat)), self._weights(seat))

    def _needed(self, o: Observation) -> float:
        """The rounds that a captain still needs when it is not their turn; what the dice show does not matter then."""
        foresight = self.foresight and o.seat == self.seat
        key = (
            foresight, o.board, o.seats, o.seat, o.captain, o.waters,
            o.ship, o.jobs, o.favours, o.cards, o.gods, o.injuries,
        )  # fmt: skip
        needed: float | None = self.memory.get(key)
        if needed is None:
            needed = self.memory[key] = Course(o).rounds(foresight)
        return needed

    def _ways(self, o: Observation) -> list[Way]:
        """How the turn may go on for the captain whose turn it is, the best first."""
        foresight = self.foresight and o.seat == self.seat
        key = (
            foresight,
            o.weights is TRIED,
            o.board,
            o.seats,
            o.captain,
            o.waters,
            o.decks_empty,
            o.arrived,
            thought_of(o),
        )
        found: list[Way] | None = self.memory.get(key)
        if found is None:
            found = self.memory[key] = Course(o).ways(foresight)
        return found


def _is_poor(action: Action, hurt: bool) -> bool:
    """Nobody gains by it who has anything else to do: a known card is spent to draw an unknown one, or the god who
    heals all is sent away for one by a captain whom injuries may soon cost a turn."""
    card_for_a_card = action.kind == "draw_oracle" and str(action.args[0]).startswith("card-")
    return card_for_a_card or (hurt and action.kind == "send_back" and action.args[0] == GODS[APHRODITE])


def _way(o: Observation) -> float:
    """The sources that the way over all open tasks and home costs."""
    routes = Routes(o, o.captain)
    routes.set_out(o.ship, o.jobs)
    return routes.cost(o.ship, o.jobs)


def _number(ranked: tuple[float, Action]) -> float:
    return ranked[0]


def _pending(scene: Scene) -> float:
    """What the captain is about to receive by a decision that is still open, in sources."""
    kind, actions, worth = scene.decision.kind, scene.decision.actions, scene.worth
    if kind in _GAINS:
        return max(RANKINGS[kind](scene, action) for action in actions)
    if kind in ("receive_statue", "receive_offering"):
        return max(RANKINGS[kind](scene, action) for action in actions) + scene.cost
    return {"equipment": worth.equipment, "companion": worth.companion}.get(kind, 0.0)
