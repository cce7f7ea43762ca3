"""Information-set Monte Carlo tree search for any number of players.

Every iteration deals anew what the seat does not know and lets chance fall as it may (`Table.sample`), goes down the
tree by what has been found so far, looks at one new position with the game's insight, and takes the chances of all
seats back up: everybody is taken to choose what is best for their own seat. Positions in which the same seat is
offered the same actions after the same action share a node, whatever is hidden in them.

The actions at hand compete in heats (sequential halving): all that are left are tried equally often, with the same
deals and the same luck, then the worse half is dropped. So none is preferred because it was looked into more deeply.
What the greedy bot would do (`Insight.favourite`) is preferred to what is hardly better, the more so the fewer looks
there were: a search that has no time to find out anything should not play worse than one who does not search.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from aegean.bots.bot import Table
from aegean.bots.budget import Budget, Hourglass
from aegean.bots.insight import Insight, Option, insight_of, outcome, tempered, tempered_one
from aegean.bots.reasons import Alternative, Reason
from aegean.core.state import State
from aegean.core.values import Action, Decision

_DEEPEST: Final = 60  # decisions on one way down
_LEAST_SPREAD: Final = 0.004  # of chances, where they hardly differ


class Manner(NamedTuple):
    """How the search divides its attention."""

    curiosity: float = 1.6  # how much more often an action is tried that has been tried little
    at_first: int = 4  # actions that a new node considers; more of them with every visit
    widening: float = 1.0  # how many more, times the square root of the visits
    field: int = 24  # actions that compete at most
    heat: int = 3  # fewer of them where there are not so many iterations for each
    hopeless: float = 0.02  # of the most promising one's share: less is not worth a try
    loyalty: float = 1.0  # by how much, in errors of a mean, another action must be better than the favourite
    caution: float = 0.0  # by how much at least, as a chance: errors of what judges do not shrink with more looks


class Branch:
    """An action that is considered at a node, and the nodes it has led to."""

    __slots__ = ("action", "nodes", "share", "total", "visits")

    def __init__(self, option: Option) -> None:
        self.action = option.action
        self.share = option.share
        self.visits = 0
        self.total = 0.0  # chances of the deciding seat, summed over the visits
        self.nodes: dict[tuple[int, str, tuple[Action, ...]], Node] = {}

    def mean(self, otherwise: float) -> float:
        """The chance of the deciding seat after this action, as far as is known."""
        return self.total / self.visits if self.visits else otherwise


class Node:
    """What a seat has to decide, after a given action."""

    __slots__ = ("branches", "decision", "squares", "totals", "visits")

    def __init__(self, decision: Decision, seats: int) -> None:
        self.decision = decision
        self.branches: list[Branch] = []  # empty: not looked at yet
        self.visits = 0
        self.totals = [0.0] * seats
        self.squares = 0.0  # of the deciding seat's chances

    def count(self, chances: list[float]) -> None:
        """One more way down has led through here."""
        self.visits += 1
        own = chances[self.decision.seat]
        self.squares += own * own
        for seat, each in enumerate(chances):
            self.totals[seat] += each

    def spread(self) -> float:
        """How far the chances of the deciding seat lie apart here."""
        if self.visits < 2:
            return _LEAST_SPREAD
        mean = self.totals[self.decision.seat] / self.visits
        return max(_LEAST_SPREAD, sqrt(max(0.0, self.squares / self.visits - mean * mean)))

    def choose(self, manner: Manner) -> Branch:
        """The branch to look down next."""
        branches = self.branches
        considered = min(len(branches), manner.at_first + int(manner.widening * sqrt(self.visits)))
        if considered == 1:
            return branches[0]
        mean = self.totals[self.decision.seat] / self.visits if self.visits else 0.0
        urge = manner.curiosity * self.spread() * sqrt(self.visits + 1)
        best, found = -1.0, branches[0]
        for branch in branches[:considered]:
            score = branch.mean(mean) + urge * branch.share / (1 + branch.visits)
            if score > best:
                best, found = score, branch
        return found


class Search:
    """The search from one decision."""

    def __init__(self, table: Table, seed: int, manner: Manner | None = None, insight: Insight | None = None) -> None:
        self.table = table
        self.manner = manner or Manner()
        self.insight = insight or insight_of(table)
        self.iterations = 0
        self._seed = seed
        self._deals = 0
        self._finalists: list[Branch] = []
        self._heats: list[dict[Branch, float]] = []  # the means of those that competed, at the end of each
        self._led_to: dict[Branch, list[float]] = {}  # chances of all seats, summed over the visits of a root's branch
        state = self.deal(seed)
        self.seats = state.seats
        decision = state.decision_of(table.seat)
        assert decision is not None
        self.root = Node(decision, self.seats)
        self.expand(state, self.root)
        favourite = self.insight.favourite(table) if len(self.root.branches) > 1 else None
        self._favourite = next((one for one in self.root.branches if one.action == favourite), None)

    def run(self, budget: Budget) -> None:
        """Let the actions compete until the budget is spent; where only one is sensible there is nothing to do."""
        glass = Hourglass(budget.checked())
        field = self._field(glass.left())
        while len(field) > 1:
            self._finalists = field
            heats = (len(field) - 1).bit_length()
            known = glass.knows()  # how long a round takes: the first ones are played to find out
            rounds = glass.left() if heats == 1 else max(1, glass.left() // (heats * len(field)))
            for _ in range(rounds if known else 1):
                self._deals += 1
                for branch in field:
                    if glass.left() <= 0:
                        return
                    self.iterate(branch)
                    glass.spent += 1
            if known:
                self._heats.append({branch: branch.mean(0.0) for branch in field})
                field = sorted(field, key=self._merit, reverse=True)[: (len(field) + 1) // 2]

    def _field(self, iterations: int) -> list[Branch]:
        """The actions that compete, the most promising first."""
        branches, manner = self.root.branches, self.manner
        most = max(2, min(manner.field, iterations // manner.heat))
        least = manner.hopeless * branches[0].share
        field = [branch for branch in branches[:most] if branch.share >= least]
        if self._favourite is None or self._favourite in field:
            return field
        return [self._favourite, *field[: most - 1]]

    def _merit(self, branch: Branch) -> float:
        """What is known of an action's chance; of the favourite's what would still be believed of it."""
        mean = branch.mean(0.0)
        if branch is not self._favourite or not branch.visits:
            return mean
        return mean + max(self.manner.caution, self.manner.loyalty * self.root.spread() / sqrt(branch.visits))

    def iterate(self, branch: Branch | None = None) -> None:
        """One way down the tree and back; from the root by a given branch, or by the one that seems to deserve it."""
        if branch is None:
            self._deals += 1
            branch = self.root.choose(self.manner)
        self.iterations += 1
        state = self.deal(self._seed + self._deals)
        node = self.root
        way: list[tuple[Node, Branch]] = []
        leaf: Node | None = None
        while len(way) < _DEEPEST:
            if way:
                branch = node.choose(self.manner)
            way.append((node, branch))
            self.take(state, branch.action, node.decision.seat)
            if state.over or self.insight.rests(state):
                break
            decision = state.decision
            key = (decision.seat, decision.kind, decision.actions)
            next_node = branch.nodes.get(key)
            if next_node is None:
                leaf = branch.nodes[key] = Node(decision, self.seats)
                break
            node = next_node
            if not node.branches:
                self.expand(state, node)
        chances = outcome(state.result, self.seats) if state.result is not None else self.judge(state)
        if leaf is not None:
            leaf.count(chances)
        led_to = self._led_to.setdefault(way[0][1], [0.0] * self.seats)
        for seat, each in enumerate(chances):
            led_to[seat] += each
        for node, branch in way:
            node.count(chances)
            branch.visits += 1
            branch.total += chances[node.decision.seat]

    # -- what costs time: a bench takes these apart -------------------------------------------------------------------

    def deal(self, seed: int) -> State:
        return self.table.sample(seed)

    def take(self, state: State, action: Action, seat: int) -> None:
        state.apply(action, seat)

    def judge(self, state: State) -> list[float]:
        return list(self.insight.chances(state))

    def expand(self, state: State, node: Node) -> None:
        node.branches = [Branch(option) for option in self.insight.options(state, node.decision)]

    # -- what was found -----------------------------------------------------------------------------------------------

    def ranked(self) -> list[Branch]:
        """What was weighed, the best first: the last that competed, then what was looked at most often."""
        root, finalists = self.root, self._finalists
        mean = root.totals[root.decision.seat] / root.visits if root.visits else 0.0
        return sorted(
            root.branches,
            key=lambda one: (
                one not in finalists,
                0 if one in finalists else -one.visits,
                -self._merit(one) if one.visits else -mean,
            ),
        )

    def best(self) -> Action:
        return self.ranked()[0].action

    def reason(self) -> Reason:
        ranked = self.ranked()
        best = ranked[0]
        if best.visits:
            chances = [total / best.visits for total in self._led_to[best]]
        else:
            chances = self.judge(self.deal(self._seed))
        deal = self.deal(self._seed)
        scale = self.insight.certainty(deal), self.insight.leaning(deal)
        alternatives = tuple(
            Alternative(
                one.action, self._told(one, best, chances, *scale) if one.visits else None, one.visits, one.share
            )
            for one in ranked
        )
        plan, told = self._plan(best), tuple(tempered(chances, *scale))
        return Reason(best.action, alternatives, plan, told, self.iterations)

    def _told(
        self, branch: Branch, best: Branch, chances: list[float], certainty: float, leaning: Sequence[float]
    ) -> float:
        return tempered_one(self._chance(branch, best), self.table.seat, chances, certainty, leaning)

    def _chance(self, branch: Branch, best: Branch) -> float:
        """The chance after an action. One that was dropped was tried with fewer deals than the best: it is as far
        behind as it was with those that both were tried with."""
        both = [heat for heat in self._heats if branch in heat]
        if branch in self._finalists or not both:
            return branch.mean(0.0)
        return max(0.0, best.mean(0.0) - (both[-1][best] - both[-1][branch]))

    def _plan(self, branch: Branch) -> tuple[Action, ...]:
        """The own actions that were looked at most often, one after the other, until somebody else decides."""
        plan = [branch.action]
        while branch.nodes:
            node = max(branch.nodes.values(), key=lambda one: one.visits)
            if node.decision.seat != self.table.seat or not node.branches:
                break
            branch = max(node.branches, key=lambda one: one.visits)
            plan.append(branch.action)
        return tuple(plan)
