"""Standing orders, as games understand them: what they answer, and what they leave to a person."""

from __future__ import annotations

import random

import pytest

import aegean
from aegean import State
from aegean.core.orders import Always, Orders, answer, power_of
from aegean.core.values import Action, Decision


def questions(game: str, seats: int, most: int) -> list[tuple[State, Decision]]:
    found: list[tuple[State, Decision]] = []
    for seed in range(most):
        state, chance = aegean.game(game).new(seats, seed), random.Random(seed)
        while not state.over and state.moves < 400:
            decision = chance.choice(state.decisions)
            kinds = {kind for _, one in found for kind in [one.kind]}
            if len(decision.actions) > 1 and decision.kind not in kinds:
                found.append((state.copy(), decision))
            state.apply(chance.choice(decision.actions), decision.seat)
        if {"battle_card", "save_hoplites"} <= {one.kind for _, one in found} or game == "delphi":
            break
    return found


@pytest.fixture(scope="module")
def war() -> dict[str, tuple[State, Decision]]:
    return {decision.kind: (state, decision) for state, decision in questions("hellas", 3, 60)}


@pytest.fixture(scope="module")
def oracle() -> dict[str, tuple[State, Decision]]:
    return {decision.kind: (state, decision) for state, decision in questions("delphi", 4, 4)}


def test_without_orders_everything_is_asked(war: dict[str, tuple[State, Decision]]) -> None:
    for state, decision in war.values():
        assert answer(state, decision.seat, Orders()) is None


def test_a_god_is_always_raised(oracle: dict[str, tuple[State, Decision]]) -> None:
    state, decision = oracle["others_advance"]
    lift = next(action for action in decision.actions if action.kind == "lift")
    orders = Orders(always=(Always("others_advance", "lift nobody"), Always("others_advance", str(lift))))
    assert answer(state, decision.seat, orders) == lift  # the first is not offered
    assert answer(state, decision.seat, Orders(always=(Always("god_steps", str(lift)),))) is None  # another question
    others = [seat for seat in range(4) if state.decision_of(seat) is None]
    assert answer(state, others[0], orders) is None  # who is asked nothing answers nothing


def test_what_has_one_sensible_answer_is_not_asked(oracle: dict[str, tuple[State, Decision]]) -> None:
    state, decision = oracle["others_advance"]
    game = aegean.game("delphi")
    one, two = decision.actions[0], Action("lift", ("hermes",))
    decline = Action("decline")
    assert game.sensible(Decision(0, "others_advance", (one, decline))) == one
    assert game.sensible(Decision(0, "others_advance", (one, two, decline))) is None
    assert game.sensible(Decision(0, "fight", (one, decline))) is None
    assert game.sensible(Decision(0, "fight", (decline,))) == decline
    expected = one if len(decision.actions) == len((one, decline)) else None
    assert answer(state, decision.seat, Orders(single=True)) == expected


def test_a_turn_is_decided_in_that_turn() -> None:
    for name in aegean.games():
        state = aegean.game(name).new(3, 5)
        while state.decision.kind != "turn":
            state.apply(state.decision.actions[0])
        action = str(state.decision.actions[-1])
        assert answer(state, state.decision.seat, Orders(True, (Always("turn", action),), (action,))) is None
    assert aegean.game("hellas").deliberate == {"turn", "kronos_turn"}


def test_a_power_that_is_never_used_is_not_asked_for(war: dict[str, tuple[State, Decision]]) -> None:
    game = aegean.game("hellas")
    tried = 0
    for state, decision in war.values():
        powers = [action for action in decision.actions if action.kind not in game.declining]
        if decision.kind in game.deliberate or len(powers) == len(decision.actions) or not powers:
            continue
        tried += 1
        every = tuple(power_of(action) for action in powers)
        given = answer(state, decision.seat, Orders(never=every))
        assert given is not None
        assert given.kind in game.declining
        if len(set(every)) > 1:  # where another is left, its player is asked
            assert answer(state, decision.seat, Orders(never=every[:1])) is None
    assert tried > 2


def test_in_this_battle_one_passes_and_in_the_next_one_is_asked(war: dict[str, tuple[State, Decision]]) -> None:
    state, decision = war["battle_card"]
    game = state.game
    occasion = game.occasion(state)
    assert occasion
    orders = Orders(always=(Always("battle_card", "pass", occasion),))
    assert str(answer(state, decision.seat, orders)) == "pass"
    elsewhere = Orders(always=(Always("battle_card", "pass", f"{occasion} elsewhere"),))
    assert answer(state, decision.seat, elsewhere) is None
    calm, _ = war["choose_hero"]
    assert game.occasion(calm) == ""


def test_power_of_names_the_thing_and_not_how_much_of_it() -> None:
    assert power_of(Action("save", ("aegis", 2))) == "save aegis"
    assert power_of(Action("pass")) == "pass"
