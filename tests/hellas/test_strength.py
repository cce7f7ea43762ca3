"""What an army's strength consists of, as everybody at the table sees it."""

from __future__ import annotations

import random

from aegean import State
from tests.hellas.positions import GAME, battle, play
from tests.properties.kit import by_kind


def items(state: State, side: int) -> dict[str, int]:
    return dict(state.view(None)["battle"]["items"][side])


def test_each_item_is_named() -> None:
    """Achilles stands in the region; the defender is fortified in its city; a card adds its value."""
    state = battle(
        4,
        3,
        attacker={
            "hero": "achilles",
            "at": "boeotia",
            "attributes": {"speed": 2, "strength": 3},
            "hand": ["glory_bow", "trap_mace"],
        },
        defender={"at": "elis", "fortified": ["boeotia"]},
        region="boeotia",
        start="attica",
    )
    before = items(state, 0)
    assert before == {"hoplites": 4, "hero:achilles": 2}
    assert items(state, 1).keys() == {"hoplites", "fortified"}
    play(state, "play glory_bow")
    assert items(state, 0) == {**before, "played": 1}


def test_the_sum_is_the_strength() -> None:
    """In every battle of some games."""
    battles = 0
    for seed in range(4):
        state, chance = GAME.new(3, seed), random.Random(seed)
        for _ in range(900):
            if state.over:
                break
            decision, action = by_kind(state, chance)
            state.apply(action, decision.seat)
            told = state.view(None)["battle"] if not state.over else None
            if told is not None:
                battles += 1
                assert told["strength"] == [max(0, sum(n for _, n in side)) for side in told["items"]]
    assert battles > 20
