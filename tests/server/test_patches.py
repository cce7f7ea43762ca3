"""Patches turn one view into the next, whatever the game."""

from __future__ import annotations

import json
import random

import pytest

import aegean
from aegean.server.wire import patches


@pytest.mark.parametrize("game_id", aegean.games())
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_view_and_its_patches_are_the_next_views(game_id: str, seat: int | None) -> None:
    chance = random.Random(f"{game_id} {seat}")
    state = aegean.game(game_id).new(seats=3, seed=11)
    shown = json.loads(json.dumps(state.view(seat)))
    sent = 0
    for _ in range(250):
        if state.over:
            break
        before = state.view(seat)
        state.apply(chance.choice(state.decision.actions))
        patch = json.loads(json.dumps(patches.make(before, state.view(seat))))
        shown = patches.apply(shown, patch)
        sent += len(json.dumps(patch))
        assert json.dumps(shown, sort_keys=True) == json.dumps(state.view(seat), sort_keys=True)
    assert sent < 250 * len(json.dumps(shown)) / 8  # only differences travel


@pytest.mark.parametrize("game_id", aegean.games())
def test_what_is_compared_for_several_seats_at_once_is_the_same(game_id: str) -> None:
    chance = random.Random(game_id)
    state = aegean.game(game_id).new(seats=3, seed=12)
    everybody = (None, 0, 1, 2)
    before = state.views(everybody)
    for _ in range(150):
        state.apply(chance.choice(state.decision.actions))
        after, comparison = state.views(everybody), patches.Comparison()
        for seat in everybody:
            assert comparison.patch(before[seat], after[seat]) == patches.make(before[seat], after[seat])
        before = after
        if state.over:
            break


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ({"a": 1}, {"a": 1}, []),
        ({"a": 1}, {"a": 2}, [[["a"], 2]]),
        ({"a": 1}, {"b": None}, [[["a"]], [["b"], None]]),
        ({"a": [1, 2]}, {"a": [1, 3]}, [[["a", 1], 3]]),
        ({"a": [1, 2]}, {"a": [1]}, [[["a"], [1]]]),
        ({"a": {"b": {"c": 1}}}, {"a": {"b": {"c": 2}}}, [[["a", "b", "c"], 2]]),
        ({"a": {}}, {"a": []}, [[["a"], []]]),
        ({"a": 1}, {"a": True}, [[["a"], True]]),
        ({"a": None}, {"a": {"b": 1}}, [[["a"], {"b": 1}]]),
    ],
)
def test_a_patch_names_what_changed_and_nothing_else(
    old: dict[str, object], new: dict[str, object], expected: list[object]
) -> None:
    assert patches.make(old, new) == expected
    assert patches.apply(old, patches.make(old, new)) == new
