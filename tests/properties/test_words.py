"""What is said of every game: its actions as text, numbers and things, its events, and its views."""

from __future__ import annotations

import json
from typing import Any

import pytest

import aegean
from aegean import NotationError
from tests.properties.kit import (
    Case,
    cases,
    census_of,
    faults_in_json,
    finished,
    journey,
    late,
    malformed,
    play,
    some_cases,
    starts,
    views,
)

every_case = pytest.mark.parametrize("case", cases(), ids=str)


# -- actions as text, numbers and things ------------------------------------------------------------------------------


@every_case
def test_actions_are_numbered(case: Case) -> None:
    game = case.rules
    assert game.action_count > 0
    for state in journey(case, "numbers", every=3):
        for decision in state.decisions:
            numbers = [game.encode(action, state) for action in decision.actions]
            assert len(set(numbers)) == len(numbers)
            assert all(type(number) is int and 0 <= number < game.action_count for number in numbers)
            assert tuple(game.decode(number, state) for number in numbers) == decision.actions


@every_case
def test_what_has_no_number_is_refused(case: Case) -> None:
    state = starts(case)[1]
    numbers: list[Any] = [-1, case.rules.action_count, 10**30, None, "0", 0.5]
    for number in numbers:
        with pytest.raises(NotationError):
            case.rules.decode(number, state)
    actions: list[Any] = malformed()
    for action in actions:
        with pytest.raises(NotationError):
            case.rules.encode(action, state)


@every_case
def test_actions_are_written_and_read(case: Case) -> None:
    parse = case.rules.parse
    for state in journey(case, "notation", every=10):
        for decision in state.decisions:
            texts = [str(action) for action in decision.actions]
            assert len({text.lower() for text in texts}) == len(texts)
            for text, action in zip(texts, decision.actions, strict=True):
                assert text.isprintable()
                assert text == " ".join(text.split())
                assert parse(text, state) == action
            for text, action in case.random("case").sample(list(zip(texts, decision.actions, strict=True)), 1):
                assert parse(text.upper(), state) == action
                assert parse(f"  {text.title()}\n", state) == action


@every_case
def test_what_is_not_offered_cannot_be_read(case: Case) -> None:
    state = starts(case)[1]
    texts: list[Any] = ["", "  ", "\n", "no such thing", str(state.decision.actions[0]) + " x", "9" * 5000, None, 7]
    texts.append("x " + "9" * 5000)
    for text in texts:
        with pytest.raises(NotationError):
            case.rules.parse(text, state)


@every_case
def test_every_action_has_its_things_on_the_table(case: Case) -> None:
    game = case.rules
    for state in journey(case, "targets", every=3):
        for decision in state.decisions:
            things = [game.targets(action, state) for action in decision.actions]
            assert all(type(of_one) is tuple and of_one for of_one in things)
            assert all(type(thing) is str and thing for of_one in things for thing in of_one)
            assert len(set(things)) == len(things)
            for action in decision.actions:
                assert not faults_in_json(game.fields(action, state))


# -- words ------------------------------------------------------------------------------------------------------------


@every_case
def test_all_that_is_told_is_json_in_known_words(case: Case) -> None:
    vocabulary = {family: set(words) for family, words in case.rules.vocabulary().items()}
    for state in starts(case):
        events = list(state.opening)
        for ply in range(60):
            for decision in state.decisions:
                assert decision.kind in vocabulary["decision"]
                assert {action.kind for action in decision.actions} <= vocabulary["action"]
                assert all(type(arg) in (str, int) for action in decision.actions for arg in action.args)
                assert not faults_in_json(dict(decision.about))
            events += play(state, case.random(f"words {ply}"), 1)
        for event in events:
            assert event.kind in vocabulary["event"]
            assert not faults_in_json(event.fields)
            for seat in (None, *range(case.seats)):
                seen = event.seen_by(seat)
                assert seen is None or seen.fields.items() <= event.fields.items()


@every_case
def test_views_are_json(case: Case) -> None:
    for state in journey(case, "views"):
        for view in views(state):
            assert not faults_in_json(view)
            assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize("id_", aegean.games())
def test_every_word_is_come_upon(id_: str) -> None:
    """By random play, or where it is staged: what random play meets seldom belongs into a `SELDOM` beside questions."""
    heard: dict[str, set[str]] = {"decision": set(), "action": set(), "event": set()}
    mine = [case for case in cases() if case.game == id_]
    for case in mine:
        state, chance = case.new(), case.random("vocabulary")
        events = list(state.opening)
        for number in range(2500):
            if state.over:
                state = case.rules.new(case.seats, number, dict(case.options))
            heard["decision"] |= {decision.kind for decision in state.decisions}
            heard["action"] |= {action.kind for decision in state.decisions for action in decision.actions}
            events += play(state, chance, 1)
        heard["event"] |= {event.kind for event in events}
    for case in (case for case in some_cases(5) if case.game == id_):
        state, record = late(case), finished(case).record
        for action, seat in zip(record.actions[state.moves :], record.movers[state.moves :], strict=True):
            heard["event"] |= {event.kind for event in state.apply(action, seat)}
    for state, answer in census_of(mine[0]).staged():
        heard["decision"].add(state.decision.kind)
        heard["action"] |= {action.kind for action in state.decision.actions}
        heard["event"] |= {event.kind for event in state.apply(state.game.parse(answer, state))}
    for family, words in heard.items():
        unheard = set(aegean.game(id_).vocabulary()[family]) - words - census_of(mine[0]).UNHEARD
        assert not unheard, f"nobody heard of the {family} {sorted(unheard)}"
