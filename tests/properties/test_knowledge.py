"""Nobody learns what they may not know: two states that differ only in that look and act alike to a seat.

The twins are samples of one state for one seat. What is newly revealed may differ between them, and what follows from
it; nothing before.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from aegean import Event, IllegalAction, OptionError, State
from aegean.core.dice import key_of
from aegean.core.values import Action, Plain
from tests.properties.kit import (
    Case,
    Reveal,
    by_chance,
    by_kind,
    cases,
    census_of,
    face,
    inside,
    journey,
    malformed,
    near_misses,
    play,
    questions,
    some_cases,
    starts,
    strangers,
    told,
    with_dice_of,
)

every_case = pytest.mark.parametrize("case", cases(), ids=str)
some = pytest.mark.parametrize("case", some_cases(5), ids=str)


def outlook(state: State, seat: int) -> Plain:
    """All that a seat has before it: its own view, the spectators', and its own decision."""
    mine = [question for question in questions(state) if question[0] == seat]
    return [state.view(seat), state.view(None), mine, state.over, state.result]


# -- twins ------------------------------------------------------------------------------------------------------------


@every_case
def test_a_sample_looks_like_the_state(case: Case) -> None:
    for state in journey(case, "outlook"):
        before = face(state)
        for seat in range(case.seats):
            for seed in (1, 2):
                twin = state.sample(seat, seed)
                assert outlook(twin, seat) == outlook(state, seat)
                assert [(d.seat, d.kind) for d in twin.decisions] == [(d.seat, d.kind) for d in state.decisions]
        assert face(state) == before


@every_case
def test_a_sample_deals_the_unknown_anew(case: Case) -> None:
    """All of it, or the tests with twins would be tests of nothing; and nothing else."""
    secrets, confided = census_of(case).SECRETS, census_of(case).confided
    for number, state in enumerate(starts(case)):
        truth = inside(state)
        for seat in range(case.seats):
            twins = [inside(state.sample(seat, seed)) for seed in range(8)]
            for name, value in truth["fields"].items():
                if name not in secrets:
                    assert all(twin["fields"][name] == value for twin in twins), name
                elif number == 0 and value and (name != "hand" or len(confided(state, seat)) < case.seats):
                    # later a seat may have come to know all of it
                    assert len({json.dumps(twin["fields"][name]) for twin in twins}) > 1, name
            for step, *others in zip(truth["steps"], *(twin["steps"] for twin in twins), strict=True):
                assert all(other[0] == step[0] for other in others)
                assert step[0] in census_of(case).SECRET_STEPS or all(other == step for other in others)
            assert len({json.dumps(twin["dice"]) for twin in (truth, *twins)}) == 9


@every_case
def test_a_sample_depends_on_its_seed_alone(case: Case) -> None:
    for state in journey(case, "seeds", plies=7):
        for seat in range(case.seats):
            one, same, other = state.sample(seat, 11), state.copy().sample(seat, 11), state.sample(seat, 12)
            assert one.dump() == same.dump()
            assert one.hash() != other.hash()


@every_case
def test_what_is_still_unknown_makes_no_difference(case: Case) -> None:
    """The same action in both twins: the seat learns the same, until something is revealed to it."""
    chance, reveals, waits = case.random("twins"), census_of(case).REVEALS, census_of(case).WAITS
    confided = census_of(case).confided
    for number, state in enumerate(journey(case, "twins", plies=24, every=3)):
        if state.over:
            continue
        player = (by_chance, by_kind)[number % 2]
        for seat in range(case.seats):
            one, other = state.sample(seat, 2 * number), state.sample(seat, 2 * number + 1)
            if number % 4 == 0:  # with the same rolls to come, more of what follows can be compared
                other = with_dice_of(other, one)
            for _ in range(4):
                if one.over:
                    break
                decision, action = player(one, chance)
                if not offered(other, decision.seat, action):
                    break  # somebody else decides by what the seat does not know
                known = confided(one, seat)
                events = one.apply(action, decision.seat), other.apply(action, decision.seat)
                asked = {kind_asked(twin, decision.seat) for twin in (one, other)}
                if len(asked) > 1 and asked & waits:
                    assert not all(told(each, seat) for each in events)  # who is asked further has told nothing by then
                    break
                mine = alike(events[0], events[1], seat, reveals, known)
                if not mine or not alike(events[0], events[1], None, reveals):
                    assert not any(one.undoable(mover) or other.undoable(mover) for mover in range(case.seats))
                    break
                assert outlook(one, seat) == outlook(other, seat)
                assert one.undoable(seat) == other.undoable(seat)


def kind_asked(state: State, seat: int) -> str:
    decision = state.decision_of(seat)
    return decision.kind if decision else ""


def offered(state: State, seat: int, action: Action) -> bool:
    decision = state.decision_of(seat)
    return decision is not None and action in decision.actions


def alike(
    one: list[Event],
    other: list[Event],
    seat: int | None,
    reveals: Mapping[str, Reveal],
    known: frozenset[int] = frozenset(),
) -> bool:
    """Whether a seat is told the same. Where not, the first difference must be something revealed to it, or to one of
    the seats whose hands it knows."""
    mine, theirs = told(one, seat), told(other, seat)
    for (kind, fields), (other_kind, other_fields) in zip(mine, theirs, strict=False):
        if (kind, fields) == (other_kind, other_fields):
            continue
        assert kind == other_kind
        assert fields.keys() == other_fields.keys()
        different = {name for name in fields if fields[name] != other_fields[name]}
        reveal = reveals.get(kind, Reveal(frozenset()))
        assert different <= reveal.fields, f"{kind} tells {different} before its time"
        assert reveal.everybody or fields["seat"] in {seat, *known}, (
            f"{kind} tells seat {seat} what is another's secret"
        )
        return False
    assert len(mine) == len(theirs)
    return True


@every_case
def test_refusals_tell_nothing(case: Case) -> None:
    for state in journey(case, "refusals"):
        if state.over:
            continue
        for seat in range(case.seats):
            one, other = state.sample(seat, 5), state.sample(seat, 6)
            attempts: list[tuple[Any, Any]] = [(None, stranger) for stranger in strangers(state)]
            decision = state.decision_of(seat)
            if decision is not None:
                attempts += [(action, seat) for action in malformed()]
                attempts += [(action, seat) for first in decision.actions[:3] for action in near_misses(first)]
            for action, mover in attempts:
                if decision is None or action not in decision.actions:
                    assert refusal(one, action, mover) == refusal(other, action, mover)


def refusal(state: State, action: Any, seat: Any) -> str:
    with pytest.raises(IllegalAction) as refused:
        state.apply(action, seat)
    return str(refused.value)


# -- what a sample is -------------------------------------------------------------------------------------------------


@every_case
def test_a_sample_holds_no_secret(case: Case) -> None:
    for state in journey(case, "secrets", plies=7):
        for seat in range(case.seats):
            twin = state.sample(seat, 3)
            assert twin.record.seed is None
            assert twin.record.actions == ()
            assert twin.record.commitment is None
            assert twin.arranged
            assert twin.moves == state.moves
            assert not any(twin.undoable(mover) for mover in range(case.seats))
            for written in (twin.dump().decode(), twin.record.export()):
                assert str(case.seed) not in written
                assert f"{case.seed:x}" not in written
                assert key_of(case.seed).hex() not in written


@every_case
def test_a_sample_is_a_state_like_any_other(case: Case) -> None:
    census = census_of(case)
    for number, state in enumerate(starts(case)):
        twin = state.sample(number % case.seats, 4)
        census.check(twin)
        play(twin, case.random("sampled"), 30)
        census.check(twin)
        assert face(case.rules.load(twin.dump())) == face(twin)
        assert face(twin.record.replay()) == face(twin)
        assert face(case.rules.record(twin.record.export()).check()) == face(twin)
        again = twin.sample((number + 1) % case.seats, 4)
        assert outlook(again, (number + 1) % case.seats) == outlook(twin, (number + 1) % case.seats)
        census.check(again)
        if not twin.over:
            assert face(case.rules.load(again.dump())) == face(again)


@some
def test_a_sampled_game_comes_to_its_end(case: Case) -> None:
    census = census_of(case)
    twin = starts(case)[-1].sample(case.seats - 1, 9)
    play(twin, case.random("sampled to the end"), census.LONGEST)
    assert twin.over
    census.check(twin)
    for seat in range(case.seats):
        again = twin.sample(seat, 1)
        assert again.over
        assert outlook(again, seat) == outlook(twin, seat)
        census.check(again)


def test_only_a_seat_of_the_game_can_sample_or_look() -> None:
    for case in cases()[::12]:
        state = case.new()
        seats: list[Any] = [-1, case.seats, 99, "0", True, 0.0]
        for seat in seats:
            with pytest.raises(OptionError, match="seat"):
                state.sample(seat, 1)
            with pytest.raises(OptionError, match="seat"):
                state.view(seat)
            with pytest.raises(OptionError, match="seat"):
                state.views([seat])
        for seed in (-1, 1 << 256):
            with pytest.raises(ValueError, match="seed"):
                state.sample(0, seed)
