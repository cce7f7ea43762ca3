"""Every half-made choice has a question of its own: whatever is asked, in either game and in every module."""

from __future__ import annotations

import random
from importlib import import_module
from itertools import groupby

import pytest

import aegean
from aegean import State
from tests.browser.questions import QUESTIONS
from tests.hellas.positions import GAME
from tests.properties.kit import by_kind

ASKED = {**QUESTIONS}
for _module in GAME.vocabulary()["expansion"]:
    ASKED |= import_module(f"tests.rules.hellas.{_module}.questions").QUESTIONS


def half_made(state: State) -> set[str]:
    """The kinds of action of which several are left after some things have been touched."""
    found: set[str] = set()
    for decision in state.decisions:
        touches = [(action.kind, state.game.targets(action, state)) for action in decision.actions]
        for count in range(1, max(len(targets) for _, targets in touches)):
            begun = sorted((kind, targets[:count]) for kind, targets in touches if len(targets) > count)
            found |= {kind for (kind, _), same in groupby(begun) if len(list(same)) > 1}
    return found


@pytest.mark.parametrize("kind", GAME.vocabulary()["decision"])
def test_lords_of_hellas(kind: str) -> None:
    state = ASKED[kind]().state
    assert state.decision.kind == kind
    assert half_made(state) <= set(GAME.vocabulary()["narrow"])


def test_the_oracle_of_delphi() -> None:
    game = aegean.game("delphi")
    kinds, asked = set[str](), set[str]()
    for seed in range(2):
        state, chance = game.new(3, seed), random.Random(seed)
        while not state.over:
            kinds |= half_made(state)
            asked |= {decision.kind for decision in state.decisions}
            decision, action = by_kind(state, chance)
            state.apply(action, decision.seat)
    assert kinds <= set(game.vocabulary()["narrow"])
    assert {"sail", "load_offering", "advance_god"} <= kinds
    assert {"turn", "recover", "others_advance", "equipment", "fight"} <= asked
