"""A sail that is offered tells its way: the hexes, and how far the ship has come with each of them (D-6.11, D-12.4)."""

from __future__ import annotations

import random
from itertools import pairwise

import aegean
from tests.properties.kit import by_kind

GAME = aegean.game("delphi")


def test_a_sail_goes_the_way_that_was_told() -> None:
    sailed = shallow = 0
    for seed in range(80):
        if sailed >= 100 and shallow:
            break
        state, chance = GAME.new(2, seed), random.Random(seed)
        while not state.over:
            decision, action = by_kind(state, chance)
            told = GAME.fields(action, state)
            events = state.apply(action, decision.seat)
            if action.kind != "sail":
                continue
            moved = next(event.fields for event in events if event.kind == "ship_moved")
            assert told["way"] == moved["way"]
            assert told["steps"][-1] == moved["length"]
            assert len(told["steps"]) == len(told["way"])
            assert all(after - before in (0, 1) for before, after in pairwise([0, *told["steps"]]))
            sailed += 1
            shallow += len(told["way"]) > moved["length"]
    assert sailed >= 100
    assert shallow > 0, "no ship has crossed shallows, which do not count"
