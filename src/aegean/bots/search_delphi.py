"""What a search in The Oracle of Delphi asks the greedy captain.

A search goes to the end of the own turn: what the others do in theirs changes little for the captain. The greedy
captain's own thoughts tell which actions are worth a look, and how many rounds everybody still needs tells who is
likely to win.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from aegean.bots.bot import Table
from aegean.bots.delphi_greedy import RANKINGS, Scene
from aegean.bots.delphi_outlook import Outlook
from aegean.bots.delphi_routes import Routes
from aegean.bots.delphi_turn import Line, Thought, TurnSearch
from aegean.bots.delphi_worth import Worth
from aegean.bots.insight import Insight, Option, outcome, shares, softmax
from aegean.bots.reasons import Ground
from aegean.core.state import State
from aegean.core.values import Action, Decision, Plain

_WIDTH: Final = 4  # lines of a turn that are thought on at the same time
_MOST: Final = 10  # actions considered at one decision
_WARMTH: Final = 0.5  # sources: an action so much worse deserves a third of the attention
_WARMTH_OF_TURNS: Final = 0.08  # rounds, likewise
_PER_ROUND: Final = 0.9  # how much a round of advantage adds to the chance to win, as a logit
_END: Final = Action("end_turn")
_GAINS: Final = ("enthrone", "fight", "god_steps", "others_advance", "unhurt")  # ranked by what they bring

# An open task counts for so many sources beyond the way that is planned over it: plans change, tasks done stay done,
# and each brings a reward. Greedy captains who are given this zeal are home a round sooner.
_ZEAL: Final = 4.0
_A_ROUND: Final = 7.4  # so much is done in a round, zeal included
_DOUBT: Final = 0.2  # the part of all chances that nobody can be sure of: it goes by nearness alone


class _Seen(Table):
    """A state as one view shows it, looked at from some seat."""

    __slots__ = ()

    def __init__(self, state: State, seat: int, view: dict[str, Plain], decision: Decision) -> None:
        super().__init__(state, seat, decision)
        self._view = view


class DelphiInsight(Insight):
    def rests(self, state: State) -> bool:
        return state.over or state.decision.seat != self.seat

    def options(self, state: State, decision: Decision) -> list[Option]:
        if len(decision.actions) == 1:
            return [Option(decision.actions[0], 1.0)]
        seen = _Seen(state, decision.seat, state.view(self.seat), decision)
        if decision.kind == "turn":
            offered = frozenset(decision.actions)
            turns = [(rounds, action) for rounds, action in self._turns(Outlook(seen)) if action in offered][:_MOST]
            parts = shares([-rounds for rounds, _ in turns], _WARMTH_OF_TURNS)
            return [Option(action, part) for (_, action), part in zip(turns, parts, strict=True)]
        scene, ranking = Scene(seen), RANKINGS[decision.kind]
        ranked = sorted([(-ranking(scene, action), action) for action in decision.actions], key=_number)[:_MOST]
        parts = shares([-loss for loss, _ in ranked], _WARMTH)
        return [Option(action, part) for (_, action), part in zip(ranked, parts, strict=True)]

    def chances(self, state: State) -> Sequence[float]:
        if state.result is not None:
            return outcome(state.result, state.seats)
        view = state.view(self.seat)
        rounds = []
        for seat in range(state.seats):
            decision = state.decision_of(seat) or state.decision
            seen = _Seen(state, seat, view, decision)
            outlook = Outlook(seen)
            if view["active"] == state.decision.seat == seat:
                needed = self._turns(outlook)[0][0]
                if decision.kind != "turn":
                    needed -= _pending(Scene(seen)) / _A_ROUND
            else:
                needed = self._needed(outlook)
            rounds.append(needed)
        near = [1 / (1 + max(0.0, each)) for each in rounds]  # so a sure winner still has a reason to hurry
        likely = softmax([-_PER_ROUND * each for each in rounds])
        total = sum(near)
        return [(1 - _DOUBT) * one + _DOUBT * other / total for one, other in zip(likely, near, strict=True)]

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
        rounds = {seat: self._needed(self._outlook(after, seat)) for seat in range(after.seats)}
        rival = min((seat for seat in rounds if seat != self.seat), key=rounds.__getitem__)
        standing = (("rounds", self.seat), ("rival", rival))
        return found + [Ground(kind, {"seat": seat, "count": max(1, round(rounds[seat]))}) for kind, seat in standing]

    # -- captains -----------------------------------------------------------------------------------------------------

    def _outlook(self, state: State, seat: int) -> Outlook:
        return Outlook(_Seen(state, seat, state.view(self.seat), state.decisions[0]))

    def _needed(self, o: Outlook) -> float:
        """The rounds that a captain still needs when it is not their turn; what the dice show does not matter then."""
        key = (o.board, o.seats, o.seat, o.captain, o.waters, o.ship, o.jobs, o.favours, o.cards, o.gods, o.injuries)
        needed: float | None = self.memory.get(key)
        if needed is None:
            needed = self.memory[key] = Course(o).rounds(_start(o))
        return needed

    def _turns(self, o: Outlook) -> list[tuple[float, Action]]:
        """The actions that the own turn may go on with, and the rounds that are needed after the best turn that begins
        with each; the best first. To end the turn is among them."""
        key = (o.board, o.seats, o.captain, o.waters, o.decks_empty, o.arrived, _start(o))
        found: list[tuple[float, Action]] | None = self.memory.get(key)
        if found is None:
            found = self.memory[key] = Course(o).turns()
        return found


class Course:
    """What lies before one captain."""

    def __init__(self, o: Outlook) -> None:
        self.outlook = o
        self.routes = Routes(o.facts, o.board, o.seats, o.captain, o.waters)
        self.routes.set_out(o.ship, o.jobs)
        self.worth = Worth(o, o.captain, self.routes.cost(o.ship, o.jobs))
        self.dread = self.worth.dread()

    def rounds(self, t: Thought) -> float:
        """The rounds that are needed, dice not counted."""
        worth, jobs = self.worth, t.jobs
        goods = worth.favours(t.favours) + worth.cards(sum(t.cards) + t.drawn) + worth.health(t.injuries)
        to_do = self.routes.cost(t.ship, jobs) + _ZEAL * (jobs.left() - jobs.hope)
        return (to_do + self.dread - goods - worth.gods(t.gods)) / _A_ROUND

    def turns(self) -> list[tuple[float, Action]]:
        search = TurnSearch(self.outlook, self.routes, self.worth, _ZEAL)
        start = search.start()
        value = search.value(start)
        best: dict[Action, Line] = {}
        beam = [Line(value, value, None, start)]
        while beam:
            found = [line for one in beam for line in search.expand(one)]
            for line in found:
                assert line.first is not None
                known = best.get(line.first)
                if known is None or line.value > known.value:
                    best[line.first] = line
            beam = _front(found)
        lines = sorted(best.values(), key=lambda line: -line.value)[: 2 * _MOST]
        turns = [(self.rounds(start), _END)]
        for line in lines:
            assert line.first is not None
            besides = line.value - search.value(line.thought)  # chances of failure, and what the way there brought
            turns.append((self.rounds(line.thought) - besides / _A_ROUND, line.first))
        return sorted(turns, key=_number)


def _start(o: Outlook) -> Thought:
    return Thought(
        o.ship, o.dice, o.cards, 0, o.card_open, o.extra_open, o.any_colour, o.favours, o.jobs, o.gods, o.injuries
    )


def _way(o: Outlook) -> float:
    """The sources that the way over all open tasks and home costs."""
    routes = Routes(o.facts, o.board, o.seats, o.captain, o.waters)
    routes.set_out(o.ship, o.jobs)
    return routes.cost(o.ship, o.jobs)


def _front(lines: Iterable[Line]) -> list[Line]:
    """The most promising lines; of those that lead to the same thought only the best."""
    front: dict[Thought, Line] = {}
    for line in sorted(lines, key=lambda one: -one.promise):
        if line.thought not in front:
            front[line.thought] = line
            if len(front) == _WIDTH:
                break
    return list(front.values())


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
