"""The greedy lord of Lords of Hellas: it ends its games, wins them against chance, and knows only what it may know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import aegean
from aegean import Action, State, bots
from aegean.bots import Bot, Table
from aegean.bots.hellas.weights import VICTORIES, weights_of

MOST_TURNS = 60  # of each player
KINDS = ("turn", "battle_card", "hunt_attack", "defend", "draft", "recruit")  # where hidden cards could tempt


def play(seats: int, seed: int, players: list[Bot]) -> State:
    state = aegean.game("hellas").new(seats, seed)
    while not state.over and state.view(None)["turn"] <= MOST_TURNS * seats:
        bots.decide(state, players)
    return state


def lord(seed: int) -> Bot:
    return bots.bot("greedy", "hellas", seed)


@pytest.mark.parametrize("seats", [2, pytest.param(3, marks=pytest.mark.long), 4])
def test_games_between_lords_come_to_an_end(seats: int) -> None:
    state = play(seats, 7, [lord(seat) for seat in range(seats)])
    assert state.over
    assert state.view(None)["turn"] <= MOST_TURNS // 2 * seats


def test_a_lord_beats_a_player_who_plays_at_random() -> None:
    won = 0
    for seed in range(6):
        players = [bots.bot("random", "hellas", seed), bots.bot("random", "hellas", seed)]
        players[seed % 2] = lord(seed)
        result = play(2, seed, players).result
        assert result is not None
        won += result.winners == (seed % 2,)
    assert won >= 5


def some_states(seats: int, seed: int) -> Iterator[State]:
    """A game in random hands, looked at now and then where hidden cards matter."""
    state = aegean.game("hellas").new(seats, seed)
    player = bots.bot("random", "hellas", seed)
    seen = dict.fromkeys(KINDS, 0)
    while not state.over:
        kind, seat = state.decision.kind, state.decision.seat
        if kind in seen and len(state.decision.actions) > 1:
            seen[kind] += 1
            if seen[kind] in (3, 9):
                yield state
        state.apply(player.choose(Table.of(state, seat)), seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_lord_chooses_alike_where_it_cannot_tell_the_difference(seats: int) -> None:
    kinds = set()
    for state in some_states(seats, seed=seats):
        seat = state.decision.seat
        choice = lord(11).choose(Table.of(state, seat))
        assert choice in state.decision.actions
        kinds.add(state.decision.kind)
        for seed in range(2):
            twin = state.sample(seat, seed)
            assert twin != state
            assert lord(11).choose(Table.of(twin, seat)) == choice
    assert len(kinds) >= 4


def test_a_lord_takes_a_victory_that_is_there() -> None:
    """Whenever one of the actions on offer wins the game at once, the lord takes one that does."""
    found = 0
    for seed in range(40):
        state = aegean.game("hellas").new(3, seed)
        player = bots.bot("random", "hellas", seed)
        while not state.over:
            seat = state.decision.seat
            action = player.choose(Table.of(state, seat))
            after = state.copy()
            after.apply(action, seat)
            if state.decision.kind == "turn" and after.result is not None and after.result.winners == (seat,):
                found += 1
                assert wins(state, lord(seed).choose(Table.of(state, seat)), seat)
            state = after
        if found == 3:
            return
    raise AssertionError("no game was won by a single action")


def wins(state: State, action: Action, seat: int) -> bool:
    after = state.copy()
    after.apply(action, seat)
    return after.result is not None and after.result.winners == (seat,)


def test_lords_of_seeds_in_a_row_like_different_victories() -> None:
    liked = set()
    for seed in range(4):
        weights = weights_of(seed)._asdict()
        liked.add(max(VICTORIES, key=weights.__getitem__))
    assert liked == set(VICTORIES)
