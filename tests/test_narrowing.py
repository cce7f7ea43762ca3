"""Every half-made choice has a question of its own: whatever is asked, in either game and in every module."""

from __future__ import annotations

import random
from functools import cache
from importlib import import_module
from itertools import groupby

import pytest

import aegean
from aegean import State
from aegean.core.refusal import GENERAL
from aegean.core.values import Plain
from tests.browser.questions import QUESTIONS
from tests.hellas.positions import GAME
from tests.properties.kit import by_kind

ASKED = {**QUESTIONS}
for _module in GAME.vocabulary()["expansion"]:
    ASKED |= import_module(f"tests.rules.hellas.{_module}.questions").QUESTIONS

DELPHI_OPTIONS: tuple[dict[str, Plain], ...] = (
    {"ships": "draft", "tiles_less": 4},
    {"ships": "random", "tiles_less": 2, "apollo": "all"},
    {"ships": "first_game", "reach_explore": True},
    {"ships": "draft", "tiles_less": 3, "map": "free", "colours": "dealt"},
)


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


@pytest.mark.parametrize("kind", GAME.vocabulary()["decision"])
def test_lords_of_hellas_tells_why(kind: str) -> None:
    """Whatever lies on the table, and an answer of this kind would name, is lit or says which condition fails."""
    state = ASKED[kind]().state
    things = [thing for thing in unlit(state) if thing in on_the_table(state)]
    assert {thing: told for thing in things if (told := general_reason(state, thing))} == {}


def on_the_table(state: State) -> set[str]:
    """The things that a player sees and can touch, whether or not they answer anything."""
    view = state.view(state.decision.seat)
    own = view["players"][state.decision.seat]
    found = {f"region:{region}" for region in view["regions"]} | {f"monster:{one}" for one in view["monsters"]}
    found |= {f"card:{card}" for card in own["hand"] or ()} | {f"attribute:{one}" for one in own["attributes"]}
    found |= {f"land:{land}" for land in view["glory"]} | {f"special:{one}" for one in GAME.vocabulary()["special"]}
    found |= {f"artifact:{one}" for one in own["artifacts"]} | {f"blessing:{one}" for one in own["blessings"]}
    return found | {f"hero:{player['hero']}" for player in view["players"]}


def unlit(state: State) -> set[str]:
    """What stands first for an action of a kind that is asked for, and not for one that is offered."""
    decision, game = state.decision, state.game
    lit = {thing for action in decision.actions for thing in game.targets(action, state)}
    kinds = {action.kind for action in decision.actions}
    asked = (action for action in game.all_actions(state) if action.kind in kinds)
    return {targets[0] for action in asked if (targets := game.targets(action, state))} - lit


def general_reason(state: State, thing: str) -> str:
    """What is said of an unlit thing, if it is nothing that the rules say."""
    misses = state.game.near_misses([thing], state, state.decision.seat)
    reasons = [miss.refusal.reason for miss in misses]
    return "" if reasons and not set(reasons) & set(GENERAL) else ", ".join(reasons) or "nothing"


@cache
def voyages() -> dict[str, list[State]]:
    """Every question of The Oracle of Delphi, as games of all kinds bring it up, up to three times."""
    game = aegean.game("delphi")
    found: dict[str, list[State]] = {kind: [] for kind in game.vocabulary()["decision"]}
    for seed in range(60):
        state, chance = game.new(2 + seed % 3, seed, DELPHI_OPTIONS[seed % len(DELPHI_OPTIONS)]), random.Random(seed)
        while not state.over:
            for decision in state.decisions:
                if len(found[decision.kind]) < 3 and len(state.decisions) == 1:
                    found[decision.kind].append(state.copy())
            decision, action = by_kind(state, chance)
            state.apply(action, decision.seat)
        if all(found.values()):
            break
    return found


@pytest.mark.parametrize("kind", aegean.game("delphi").vocabulary()["decision"])
def test_the_oracle_of_delphi(kind: str) -> None:
    states = voyages()[kind]
    assert states, f"no game asks {kind}"
    narrow = set(aegean.game("delphi").vocabulary()["narrow"])
    for state in states:
        assert half_made(state) <= narrow
        assert {thing: told for thing in sorted(unlit(state)) if (told := general_reason(state, thing))} == {}
