"""The levels at which bots play, in one scale for all games: names that a person understands.

| level | plays |
| --- | --- |
| shepherd | sensibly, but carelessly: every other choice is left to chance |
| hoplite | greedily: what looks best at once |
| strategos | by a short search |
| pythia | by a longer search, which looks further ahead |
"""

from __future__ import annotations

from typing import ClassVar, Final

from aegean.bots.bot import Bot, Table
from aegean.bots.budget import Budget
from aegean.bots.search_bot import SearchBot
from aegean.core.values import Action

_CARELESS: Final = 2  # one choice in so many is left to chance


class Shepherd(Bot):
    """Knows what a hoplite knows, but does not always mind it."""

    name: ClassVar[str] = "shepherd"

    def __init__(self, seed: int, greedy: Bot) -> None:
        super().__init__(seed)
        self._greedy = greedy

    def choose(self, table: Table) -> Action:
        actions, chance = table.decision.actions, self.chance(table)
        if chance.below(_CARELESS) == 0:
            return actions[chance.below(len(actions))]
        return self._greedy.choose(table)


class Hoplite(Bot):
    """A greedy bot under the name of its level."""

    name: ClassVar[str] = "hoplite"

    def __init__(self, seed: int, greedy: Bot) -> None:
        super().__init__(seed)
        self._greedy = greedy

    def choose(self, table: Table) -> Action:
        return self._greedy.choose(table)


class Strategos(SearchBot):
    name: ClassVar[str] = "strategos"
    budget: ClassVar[Budget] = Budget(seconds=0.1)


class Pythia(SearchBot):
    name: ClassVar[str] = "pythia"
    budget: ClassVar[Budget] = Budget(seconds=1.0)
    foresight: ClassVar[bool] = True
