"""Named variants: games that everybody means the same by, for comparing what was learned.

    from aegean import variants

    duel = variants.named("hellas-duel")
    episode = duel.begin(seed=7)
    while not episode.over:
        episode.apply(episode.state.decision.actions[0])
    episode.result.winners

A variant is a game with its seats and options. A *mini-game* begins from described positions instead of a setup, and
may end before the game does: with an event, by which somebody has won. The seed chooses the position and what it leaves
open (decks, dice). Seeds below `TEST_SEEDS` are for training, and results are told of games from there on.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

import aegean
from aegean.core.errors import OptionError, nearest
from aegean.core.game import Game
from aegean.core.state import State
from aegean.core.values import Action, Event, Plain, Result

TEST_SEEDS: Final = 1_000_000_000  # the first of them
GOAL: Final = "goal"  # why a mini-game ended that came to its goal


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The event that ends a mini-game. The seat that it names has won; with `proof`, only where that field is true,
    and otherwise all others have."""

    event: str
    proof: str = ""

    def winners(self, event: Event, seats: int) -> tuple[int, ...]:
        seat: int = event.fields["seat"]
        if not self.proof or event.fields[self.proof]:
            return (seat,)
        return tuple(other for other in range(seats) if other != seat)


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A variant as its entry tells it."""

    game: str
    seats: int
    about: str
    options: dict[str, Plain] = {}
    most_moves: int = 0  # after so many actions learners may break a game off; 0: none says so
    positions: str = ""  # the file that a mini-game begins from
    goal: Goal | None = None
    id: str = ""

    @property
    def rules(self) -> Game:
        return aegean.game(self.game)

    def begin(self, seed: int) -> Episode:
        """A game of it: the same for the same seed."""
        if not self.positions:
            return Episode(self.rules.new(self.seats, seed, self.options))
        described = _positions(self.positions)
        one = described[seed % len(described)]
        return Episode(self.rules.position({**one, "seed": seed // len(described)}), self.goal)


class Episode:
    """A game that may end before its rules end it."""

    __slots__ = ("goal", "state", "winners")

    def __init__(self, state: State, goal: Goal | None = None) -> None:
        self.state = state
        self.goal = goal
        self.winners: tuple[int, ...] = ()  # of a mini-game that has come to its goal

    @property
    def over(self) -> bool:
        return bool(self.winners) or self.state.over

    @property
    def result(self) -> Result | None:
        if not self.winners:
            return self.state.result
        losers = tuple(seat for seat in range(self.state.seats) if seat not in self.winners)
        return Result(self.winners, (self.winners, losers) if losers else (self.winners,), GOAL)

    def apply(self, action: Action, seat: int | None = None) -> list[Event]:
        events = self.state.apply(action, seat)
        if self.goal is not None:
            for event in events:
                if event.kind == self.goal.event:
                    self.winners = self.goal.winners(event, self.state.seats)
                    break
        return events

    def copy(self) -> Episode:
        twin = Episode(self.state.copy(), self.goal)
        twin.winners = self.winners
        return twin

    def __deepcopy__(self, memo: object) -> Episode:
        return self.copy()


@cache
def all_named() -> Mapping[str, Named]:
    """Every named variant, by its id."""
    entries = tomllib.loads(files("aegean.variants").joinpath("named.toml").read_text(encoding="utf-8"))
    return {id_: msgspec.convert({**entry, "id": id_}, Named) for id_, entry in entries.items()}


def named(id_: str) -> Named:
    known = all_named()
    if id_ not in known:
        raise OptionError(f"there is no variant {id_!r}: {nearest(str(id_), known)}")
    return known[id_]


def rules_of(name: str) -> Game:
    """Those of a game, or of a named variant."""
    games, known = aegean.games(), all_named()
    if name not in games and name not in known:
        raise OptionError(f"there is no game or variant {name!r}: {nearest(str(name), [*games, *known])}")
    return known[name].rules if name in known else aegean.game(name)


@cache
def _positions(name: str) -> tuple[dict[str, Plain], ...]:
    lines = files("aegean.variants").joinpath("positions", name).read_text(encoding="utf-8").splitlines()
    return tuple(json.loads(line) for line in lines)
