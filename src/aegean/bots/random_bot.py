"""The bot that takes any action, each as likely as the others. It plays every game."""

from __future__ import annotations

from typing import ClassVar

from aegean.bots.bot import Bot, Table
from aegean.core.values import Action


class RandomBot(Bot):
    name: ClassVar[str] = "random"

    def choose(self, table: Table) -> Action:
        actions = table.decision.actions
        return actions[self.chance(table).below(len(actions))]
