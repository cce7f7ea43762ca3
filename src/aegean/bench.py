"""The engine's speed, measured on one core: random play, copies, and the list of legal actions."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import process_time
from typing import Final

import aegean
from aegean.core.position import settle
from aegean.core.state import State

_SEED: Final = 1
_POSITIONS: Final = 32  # spread over random games, so that no single position stands for all
_STRIDE: Final = 61  # actions between two of them
_BATCH: Final = 64


def random_play(game_id: str, seats: int, seconds: float) -> float:
    """Decisions a second where every action is as likely as the others; finished games are begun anew."""
    game = aegean.game(game_id)
    chance = random.Random(_SEED)
    seed = 0
    state = game.new(seats, seed)
    decisions = 0
    start = process_time()
    while (now := process_time()) - start < seconds:
        for _ in range(_BATCH):
            if state.over:
                seed += 1
                state = game.new(seats, seed)
            decision = state.decision
            state.apply(chance.choice(decision.actions), decision.seat)
            decisions += 1
    return decisions / (now - start)


def copy_cost(game_id: str, seats: int, seconds: float) -> float:
    """Seconds for one independent copy of a state."""
    positions = _positions(game_id, seats)
    return _cost([state.copy for state in positions], seconds)


def legal_cost(game_id: str, seats: int, seconds: float) -> float:
    """Seconds to list all legal actions of the open decisions."""
    positions = _positions(game_id, seats)

    def lister(state: State) -> Callable[[], object]:
        position = state._position
        return lambda: settle(position)  # a settled position is asked again: it only lists

    return _cost([lister(state) for state in positions], seconds)


def _positions(game_id: str, seats: int) -> list[State]:
    game = aegean.game(game_id)
    chance = random.Random(_SEED)
    found: list[State] = []
    seed = 0
    state = game.new(seats, seed)
    while len(found) < _POSITIONS:
        for _ in range(_STRIDE):
            if state.over:
                seed += 1
                state = game.new(seats, seed)
            decision = state.decision
            state.apply(chance.choice(decision.actions), decision.seat)
        if not state.over:
            found.append(state.copy())
    return found


def _cost(deeds: list[Callable[[], object]], seconds: float) -> float:
    """Seconds a deed, over rounds through all of them until the time is up."""
    count = 0
    start = process_time()
    while True:
        for deed in deeds:
            deed()
        count += len(deeds)
        spent = process_time() - start
        if spent >= seconds:
            return spent / count
