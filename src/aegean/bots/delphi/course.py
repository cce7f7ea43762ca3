"""The course that lies before a captain: how many rounds are still needed, and how the own turn may go on.

A captain with foresight looks on into the next turn: whatever lies at hand then is worth as much as the dice make of
it, over a few rolls that stand for all.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from aegean.bots.delphi.evaluation import Worth
from aegean.bots.delphi.observation import Observation
from aegean.bots.delphi.routes import Routes
from aegean.bots.delphi.turn import Line, Step, Thought, TurnSearch, thought_after, thought_of
from aegean.core.values import Action

A_ROUND: Final = 10.4  # so much is done in a round, what open tasks count for included
_WIDTH: Final = 4  # lines of a turn that are thought on at the same time
_NEXT_WIDTH: Final = 2  # likewise, in the next turn
_A_TURN: Final = 0.8  # rounds that the next turn brings in thought
_MARGIN: Final = 1.0  # sources: turns that are so much worse at once are not looked into further
_LOOKED_INTO: Final = 5  # turns at most
_END: Final = Action("end_turn")

# Rolls that stand for all: every colour falls six times, and as many pairs as dice show on average.
_ROLLS: Final[tuple[tuple[int, ...], ...]] = (
    (0, 1, 2), (3, 4, 5), (0, 2, 4), (1, 3, 5), (0, 3, 4), (1, 2, 5),
    (2, 3, 5), (0, 0, 1), (1, 1, 4), (0, 4, 4), (2, 2, 3), (3, 5, 5),
)  # fmt: skip


class Way(NamedTuple):
    """A way in which the turn may go on."""

    rounds: float  # that are needed after it
    first: Action


class Course:
    def __init__(self, o: Observation) -> None:
        self.routes = Routes(o, o.captain)
        self.routes.set_out(o.ship, o.jobs)
        self.worth = Worth(o, o.captain, self.routes.cost(o.ship, o.jobs))
        self.dread = self.worth.dread()
        self.search = TurnSearch(o, self.routes, self.worth)
        self.start = thought_of(o)

    def rounds(self, foresight: bool) -> float:
        """The rounds that are needed from here, dice not counted."""
        return self._needed(self._ahead(self.start) if foresight else self.search.value(self.start), foresight)

    def ways(self, foresight: bool) -> list[Way]:
        """How the turn may go on, the best first: the best turn that begins with each action, and to end it here."""
        lines = self._turns()
        if not foresight:
            return [Way(self._needed(line.value, False), _first(line)) for line in lines]
        looked = [self._looked_into(line) for line in lines[:_LOOKED_INTO] if line.value > lines[0].value - _MARGIN]
        gain = looked[0].value - lines[0].value  # what a turn more brings; the others are taken to gain as much
        unlooked = [line._replace(value=line.value + gain) for line in lines[len(looked) :]]
        looked.sort(key=_loss)
        least = looked[-1].value
        ways = [Way(self._needed(line.value, True), _first(line)) for line in looked]
        return ways + [Way(self._needed(min(least, line.value), True), _first(line)) for line in unlooked]

    def _needed(self, value: float, foresight: bool) -> float:
        return (self.dread - value) / A_ROUND + (_A_TURN if foresight else 0.0)

    def _turns(self) -> list[Line]:
        """The best line that begins with each action, the best first."""
        search, start = self.search, self.start
        value = search.value(start)
        best: dict[Action, Step] = {}
        for steps in search.deeper(start, _WIDTH):
            for step in steps:
                known = best.get(step[2])
                if known is None or step[1] > known[1]:
                    best[step[2]] = step
        lines = [Line(value, _END, start)]
        lines += [Line(step[1], step[2], thought_after(step)) for step in best.values()]
        return sorted(lines, key=_loss)

    # -- the next turn ------------------------------------------------------------------------------------------------

    def _looked_into(self, line: Line) -> Line:
        """The line, with what it is worth after the next turn."""
        besides = line.value - self.search.value(line.thought)  # chances of failure, and what the way there brought
        return line._replace(value=besides + self._ahead(line.thought))

    def _ahead(self, t: Thought) -> float:
        """What a thought is worth after the next turn, on average over the rolls."""
        if t.ship == self.search.board.zeus and not t.jobs.left():
            return self.search.value(t) + A_ROUND  # home already, with a turn to spare
        return sum(self._best_turn(self._rolled(t, number)) for number in range(len(_ROLLS))) / len(_ROLLS)

    def _rolled(self, t: Thought, number: int) -> Thought:
        """The beginning of the next turn: a roll, and colours for the cards that were drawn."""
        cards = t.cards
        if t.drawn:
            held = list(cards)
            for n in range(t.drawn):
                held[(number + 5 * n) % 6] += 1
            cards = tuple(held)
        return Thought(t.ship, _ROLLS[number], cards, 0, True, True, 0, t.favours, t.jobs, t.gods, t.injuries)

    def _best_turn(self, start: Thought) -> float:
        best = self.search.value(start)
        for steps in self.search.deeper(start, _NEXT_WIDTH):
            for step in steps:
                if step[1] > best:
                    best = step[1]
        return best


def _first(line: Line) -> Action:
    assert line.first is not None
    return line.first


def _loss(line: Line) -> float:
    return -line.value
