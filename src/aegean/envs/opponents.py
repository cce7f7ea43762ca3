"""Who plays the other seats, where one seat learns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from aegean import bots
from aegean.core.errors import OptionError
from aegean.core.state import State
from aegean.core.values import Action

TRIES: Final = 100  # games begun until one comes to the learner's turn, where games are broken off early


class Learner(bots.Bot):
    """Holds the learner's place among the bots; it is never asked."""

    name: ClassVar[str] = "learner"

    def choose(self, table: bots.Table) -> Action:
        raise AssertionError("the learner's seat is played from outside")


def line_up(opponents: str | Sequence[str], game: str, seats: int) -> list[str]:
    """The name of a bot for each other seat, from the one after the learner's onwards."""
    names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != seats - 1:
        raise OptionError(f"{seats} seats need {seats - 1} opponents, not {len(names)}")
    for name in names:
        bots.bot(name, game)
    return names


def seated(names: Sequence[str], game: str, learner: int, seed: int) -> list[bots.Bot]:
    """The players by seat."""
    players = [bots.bot(name, game, seed + n) for n, name in enumerate(names)]
    at = len(names) - learner  # opponents after the learner's seat, before those that wrap round to the first seat
    return [*players[at:], Learner(), *players[:at]]


def let_play(state: State, players: list[bots.Bot], learner: int, most_moves: int | None) -> None:
    """The others play until the learner is asked, or the game is over or long enough."""
    while not state.over and state.decision_of(learner) is None and (most_moves is None or state.moves < most_moves):
        bots.decide(state, players)
