"""Why a bot chooses as it does, as plain data: clients make words, boards and charts of it."""

from __future__ import annotations

from typing import NamedTuple

from aegean.core.values import Action, Plain


class Alternative(NamedTuple):
    """An action that was weighed."""

    action: Action
    chance: float | None  # of the deciding seat to win after it, as far as the bot can tell
    visits: int  # how often the bot looked that way
    share: float  # of its attention before it looked: all shares together are 1


class Ground(NamedTuple):
    """Something in the game's own terms that speaks for a choice, or against it (`costs_...`): a kind with its fields,
    as an event has them."""

    kind: str
    fields: dict[str, Plain]


class Reason(NamedTuple):
    """The choice, what else was weighed, and what the bot expects. Actions are those of the game's notation."""

    chosen: Action
    alternatives: tuple[Alternative, ...]  # the chosen one among them; the best first
    plan: tuple[Action, ...]  # the choice, and the own actions that are to follow it in this turn
    chances: tuple[float, ...]  # of each seat to win after it; 1 together
    iterations: int = 0  # of search; 0: the bot chose at a glance

    def plain(self) -> dict[str, Plain]:
        """Ready for JSON."""
        return {
            "chosen": str(self.chosen),
            "alternatives": [
                {
                    "action": str(one.action),
                    "chance": None if one.chance is None else round(one.chance, 4),
                    "visits": one.visits,
                    "share": round(one.share, 4),
                }
                for one in self.alternatives
            ],
            "plan": [str(action) for action in self.plan],
            "chances": [round(chance, 4) for chance in self.chances],
            "iterations": self.iterations,
        }
