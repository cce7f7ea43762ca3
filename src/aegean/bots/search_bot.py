"""A bot that searches."""

from __future__ import annotations

from typing import ClassVar, Final

from aegean.bots.bot import Bot, Table
from aegean.bots.budget import Budget
from aegean.bots.characters import Character
from aegean.bots.insight import Insight, Judging, Memory, insight_of
from aegean.bots.reasons import Reason
from aegean.bots.search import Manner, Search
from aegean.core.values import Action

_GRAVE: Final = 3  # times the budget where the game is about to be decided
_KEPT: Final = 20_000  # things worked out that a bot remembers


class SearchBot(Bot):
    """Thinks as long as its budget allows, and less where the choice is plain."""

    name: ClassVar[str] = "search"
    budget: ClassVar[Budget] = Budget(seconds=1.0)
    foresight: ClassVar[bool] = False  # whether the game's insight looks further ahead
    learned: ClassVar[bool] = False  # whether it judges by what was learned from many games

    def __init__(
        self,
        seed: int = 0,
        budget: Budget | None = None,
        manner: Manner | None = None,
        character: Character | None = None,
        judge: Judging | None = None,
    ) -> None:
        super().__init__(seed)
        self._judge = judge
        self._character = character
        self._budget = (budget or self.budget).checked()
        self._manner = manner
        self._memory: Memory = {}

    def choose(self, table: Table) -> Action:
        actions = table.decision.actions
        return actions[0] if len(actions) == 1 else self._searched(table).best()

    def explain(self, table: Table) -> Reason:
        return self._searched(table).reason()

    def insight(self, table: Table) -> Insight:
        """By which it searches here."""
        if len(self._memory) > _KEPT:
            self._memory.clear()
        insight = insight_of(table, self._memory, self.foresight, self._character, self.learned)
        if self._judge is not None and self._judge.fits(table.game):
            insight.judge = self._judge
        return insight

    def _searched(self, table: Table) -> Search:
        insight = self.insight(table)
        search = Search(table, self.chance(table).below(1 << 62), self._manner, insight)
        grave = insight.is_grave(table.sample(0))
        search.run(self._budget.times(_GRAVE) if grave else self._budget)
        return search
