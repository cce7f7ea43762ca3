"""Who plays the other seats, where one seat learns."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import ClassVar, Final

import numpy as np

from aegean import bots
from aegean.bots.own import Player, player
from aegean.core.errors import IllegalAction, OptionError
from aegean.core.values import Action
from aegean.envs.observing import Mask, Tensor, Variant
from aegean.variants import Episode

TRIES: Final = 100  # games begun until one comes to the learner's turn, where games are broken off early

Choose = Callable[[Tensor, Mask], int]


class Learner(bots.Bot):
    """Holds the learner's place among the bots; it is never asked."""

    name: ClassVar[str] = "learner"

    def choose(self, table: bots.Table) -> Action:
        raise AssertionError("the learner's seat is played from outside")


class Policy(bots.Bot):
    """A bot that plays by observation and mask, as a learner does: what was learned is somebody's opponent by this, in
    environments and in the arena. `choose` is given both and answers with the number of an action."""

    name: ClassVar[str] = "policy"

    def __init__(self, choose: Choose, seed: int = 0) -> None:
        super().__init__(seed)
        self._choose = choose
        self._variant: Variant | None = None

    def __deepcopy__(self, memo: object) -> Policy:
        """What was learned is shared: it depends on nothing but what it is shown."""
        made = copy.copy(self)
        made._variant = None
        return made

    def choose(self, table: bots.Table) -> Action:
        state = table.sample(0)
        variant = self._variant
        if variant is None or (variant.game, variant.seats, variant.options) != (
            table.game,
            state.seats,
            state.options,
        ):
            variant = self._variant = Variant(table.game, state.seats, state.options)
        mask = variant.mask(state, table.seat)
        number = int(self._choose(variant.tensor(state, table.seat), mask))
        if not 0 <= number < mask.size or not mask[number]:
            raise IllegalAction(f"a policy chose action {number}, which its mask does not offer")
        return variant.action(state, table.seat, number)


class Pool:
    """Opponents for self-play: each game draws some of them anew. Snapshots of a learner are added as it learns, and
    beyond the `latest` so many the oldest goes; the `lasting` ones stay.

        pool = Pool(lasting=["greedy"], latest=8)
        batch = Batch("delphi", games=64, seats=4, opponents=pool)
        pool.add(Policy(network.frozen()))
    """

    def __init__(self, lasting: Sequence[Player] = (), latest: int = 8) -> None:
        if latest < 1 and not lasting:
            raise OptionError("a pool of nobody plays no game: name lasting opponents, or keep some snapshots")
        self.lasting = list(lasting)
        self.latest = latest
        self.snapshots: list[Player] = []

    def add(self, snapshot: Player) -> None:
        self.snapshots = [*self.snapshots, snapshot][-self.latest :] if self.latest > 0 else []

    @property
    def players(self) -> list[Player]:
        return [*self.lasting, *self.snapshots]

    def draw(self, count: int, seed: int) -> list[Player]:
        players = self.players
        if not players:
            raise OptionError("the pool is empty: add a snapshot, or begin it with a lasting opponent such as 'random'")
        chance = np.random.default_rng(seed)
        return [players[int(chance.integers(len(players)))] for _ in range(count)]


Opponents = Player | Sequence[Player] | Pool


def line_up(opponents: Opponents, game: str, seats: int) -> list[Player] | Pool:
    """A player for each other seat, from the one after the learner's onwards, or the pool that each game draws from."""
    if isinstance(opponents, Pool):
        for one in opponents.players:
            player(one, game)
        return opponents
    if isinstance(opponents, str | type | bots.Bot):
        opponents = [opponents] * (seats - 1)
    players = list(opponents)
    if len(players) != seats - 1:
        raise OptionError(f"{seats} seats need {seats - 1} opponents, not {len(players)}")
    for one in players:
        player(one, game)
    return players


def seated(opponents: list[Player] | Pool, game: str, seats: int, learner: int, seed: int) -> list[bots.Bot]:
    """The players by seat."""
    others = opponents.draw(seats - 1, seed) if isinstance(opponents, Pool) else opponents
    players = [player(one, game, seed + n) for n, one in enumerate(others)]
    at = len(others) - learner  # opponents after the learner's seat, before those that wrap round to the first seat
    return [*players[at:], Learner(), *players[:at]]


def let_play(episode: Episode, players: list[bots.Bot], learner: int, most_moves: int | None) -> None:
    """The others play until the learner is asked, or the game is over or long enough."""
    state = episode.state
    while not (episode.over or state.decision_of(learner) or (most_moves is not None and state.moves >= most_moves)):
        seat = state.decision.seat
        episode.apply(players[seat].choose(bots.Table.of(state, seat)), seat)
