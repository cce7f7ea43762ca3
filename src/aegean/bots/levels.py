"""The levels at which bots play, in one scale for all games: names that a person understands.

| level | plays |
| --- | --- |
| shepherd | carelessly: one choice in three is any that is not senseless |
| peltast | quickly: now and then the second or third best |
| hoplite | greedily: what looks best at once |
| strategos | by a short search |
| pythia | by a longer search, which looks further ahead |
| tiresias | as pythia, and judges positions by what was learned from many games; only where something was |
"""

from __future__ import annotations

from typing import ClassVar

from aegean.bots.bot import Bot, Table
from aegean.bots.budget import Budget
from aegean.bots.insight import insight_of
from aegean.bots.search_bot import SearchBot
from aegean.core.values import Action


class Erring(Bot):
    """Knows what a hoplite knows, but does not always mind it: one choice in so many is any of the most promising."""

    errs: ClassVar[int]
    among: ClassVar[int]

    def __init__(self, seed: int, greedy: Bot) -> None:
        super().__init__(seed)
        self._greedy = greedy

    def choose(self, table: Table) -> Action:
        chance = self.chance(table)
        if len(table.decision.actions) == 1 or chance.below(self.errs):
            return self._greedy.choose(table)
        options = insight_of(table).options(table.sample(0), table.decision)[: self.among]
        return options[chance.below(len(options))].action


class Shepherd(Erring):
    name: ClassVar[str] = "shepherd"
    errs: ClassVar[int] = 3
    among: ClassVar[int] = 20


class Peltast(Erring):
    name: ClassVar[str] = "peltast"
    errs: ClassVar[int] = 6
    among: ClassVar[int] = 3


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


class Tiresias(Pythia):
    """Where nothing was learned, of other rules for example, it plays as Pythia does."""

    name: ClassVar[str] = "tiresias"
    learned: ClassVar[bool] = True
