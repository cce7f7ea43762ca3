"""No bot can cheat: what it is shown leads neither to the true state nor to the seed, and what it may not know does not
change what it does."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

import aegean
from aegean import Action, State, bots
from aegean.bots import Bot, Budget, Table

SEED = 0x5EC2E7_0F_7E3_7AB1E_0123456789ABCDEF
SHORT = Budget(iterations=12)


def some_states(game: str, seats: int, seed: int, every: int, most: int) -> Iterator[State]:
    """A game in greedy hands, looked at now and then where there is something to choose."""
    state = aegean.game(game).new(seats, seed)
    players = [bots.bot("greedy", game, seed + seat) for seat in range(seats)]
    found = 0
    while not state.over and found < most:
        if state.moves % every == every - 1 and len(state.decision.actions) > 1:
            found += 1
            yield state
        bots.decide(state, players)


# -- a bot that tries -------------------------------------------------------------------------------------------------


class Thief(Bot):
    """Takes all it can find at the table, by fair means and by foul, and plays the first action."""

    name: ClassVar[str] = "thief"

    def __init__(self) -> None:
        super().__init__(0)
        self.seeds: list[Any] = []
        self.keys: list[str] = []
        self.pasts: list[int] = []
        self.positions: list[dict[str, Any]] = []
        self.futures: list[str] = []

    def choose(self, table: Table) -> Action:
        for state in (table._twin, table.sample(0), table.sample(1)):
            dump = json.loads(state.dump())
            record = state.record
            self.seeds.append(record.plain().get("seed"))
            self.pasts.append(len(record.actions))
            self.keys.append(dump["position"]["dice"]["key"])
            self.positions.append(dump["position"]["fields"])
            after = state.copy()
            after.apply(table.decision.actions[0], table.seat)
            self.futures.append(after.hash())
        return table.decision.actions[0]


@pytest.mark.parametrize("game", aegean.games())
def test_a_bot_that_tries_gets_nothing(game: str) -> None:
    differing = dict.fromkeys(("position", "future"), 0)
    for state in some_states(game, 3, SEED, every=23, most=6):
        seat = state.decision.seat
        thief = Thief()
        action = thief.choose(Table.of(state, seat))
        true = json.loads(state.dump())["position"]
        assert thief.seeds == [None] * 3
        assert thief.pasts == [0] * 3, "the past of a game tells what was drawn"
        assert true["dice"]["key"] not in thief.keys
        assert len(set(thief.keys)) > 1
        differing["position"] += all(position != true["fields"] for position in thief.positions)
        after = state.copy()
        after.apply(action, seat)
        differing["future"] += after.hash() not in thief.futures
    assert differing == {"position": 6, "future": 6}


@pytest.mark.parametrize("game", aegean.games())
def test_what_leaves_for_another_process_holds_no_secret(game: str) -> None:
    for state in some_states(game, 2, SEED, every=31, most=3):
        table = Table.of(state, state.decision.seat)
        key = json.loads(state.dump())["position"]["dice"]["key"]
        text = table.dump()
        assert str(SEED) not in text
        assert f"{SEED:x}" not in text
        assert key not in text
        again = aegean.game(game).load(text.encode())
        assert again.view(table.seat) == state.view(table.seat)


ELSEWHERE = """
import sys, aegean
from aegean import bots
game, level, seat, text = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.stdin.read()
twin = aegean.game(game).load(text.encode())
print(bots.bot(level, game, 3, bots.Budget(iterations=12)).choose(bots.Table.of(twin, seat)))
"""


def with_levels(*levels: str) -> pytest.MarkDecorator:
    """Each game with those of the levels that play it."""
    pairs = [(game, level) for game in aegean.games() for level in levels if level in bots.scale(game)]
    return pytest.mark.parametrize(("game", "level"), pairs)


@with_levels("tiresias", "pythia")
def test_a_bot_thinks_the_same_in_a_process_of_its_own(game: str, level: str) -> None:
    (state,) = some_states(game, 2, 4, every=61, most=1)
    seat = state.decision.seat
    table = Table.of(state, seat)
    here = bots.bot(level, game, 3, SHORT).choose(table)
    command = [sys.executable, "-c", ELSEWHERE, game, level, str(seat)]
    there = subprocess.run(command, input=table.dump(), capture_output=True, text=True, check=True)
    assert there.stdout.strip() == str(here)


# -- non-interference -------------------------------------------------------------------------------------------------


@with_levels("tiresias", "pythia", "strategos", "hoplite", "shepherd")
def test_what_a_seat_may_not_know_does_not_change_its_choice(game: str, level: str) -> None:
    budget = SHORT if level in ("tiresias", "pythia", "strategos") else None
    for state in some_states(game, 3, 8, every=29, most=4):
        seat = state.decision.seat
        reason = bots.bot(level, game, 11, budget).explain(Table.of(state, seat))
        assert reason.chosen in state.decision.actions
        for seed in range(2):
            twin = state.sample(seat, seed)
            assert twin != state
            assert bots.bot(level, game, 11, budget).choose(Table.of(twin, seat)) == reason.chosen
            assert bots.bot(level, game, 11, budget).explain(Table.of(twin, seat)) == reason
