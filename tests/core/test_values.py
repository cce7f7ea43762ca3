"""Actions as text, decisions, and what each seat learns of an event."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aegean.core.errors import NotationError
from aegean.core.values import EVERYBODY, NOBODY, Action, Decision, Event, Result

# An id has no space in it, and does not look like a number: such are all ids in the data.
ids = st.text(st.characters(exclude_categories=("Z", "C")), min_size=1).filter(
    lambda word: len(word.split()) == 1 and not word.removeprefix("-").isdigit()
)
numbers = st.integers(-(10**18) + 1, 10**18 - 1)


@given(ids, st.lists(ids | numbers))
def test_an_action_is_read_as_it_was_written(kind: str, args: list[str | int]) -> None:
    action = Action(kind, tuple(args))
    assert Action.read(str(action)) == action
    assert [type(arg) for arg in Action.read(str(action)).args] == [type(arg) for arg in args]


@given(st.text())
def test_reading_fails_only_as_notation(text: str) -> None:
    try:
        action = Action.read(text)
    except NotationError:
        assert not text.split()
    else:
        assert str(action) == " ".join(text.split())
        assert Action.read(str(action)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("end_turn", Action("end_turn")),
        ("  sail   die-red  3,-1 \n", Action("sail", ("die-red", "3,-1"))),
        ("take 3", Action("take", (3,))),
        ("take -3", Action("take", (-3,))),
        ("take 0", Action("take", (0,))),
        ("take 007", Action("take", ("007",))),
        ("take -0", Action("take", ("-0",))),
        ("take +3", Action("take", ("+3",))),
        ("take 1_000", Action("take", ("1_000",))),
        ("take 3.0", Action("take", ("3.0",))),
        ("take ٣", Action("take", ("٣",))),
        ("take ²", Action("take", ("²",))),
        ("take --3", Action("take", ("--3",))),
        ("take -", Action("take", ("-",))),
        ("7", Action("7")),
        ("take " + "9" * 5000, Action("take", ("9" * 5000,))),
    ],
)
def test_only_plain_whole_numbers_are_numbers(text: str, action: Action) -> None:
    assert Action.read(text) == action
    assert [type(arg) for arg in Action.read(text).args] == [type(arg) for arg in action.args]


@pytest.mark.parametrize("text", ["", " ", "\n\t "])
def test_no_word_is_no_action(text: str) -> None:
    with pytest.raises(NotationError, match="at least one word"):
        Action.read(text)


def test_actions_are_values() -> None:
    assert Action("take", (3,)) == Action("take", (3,))
    assert len({Action("take", (3,)), Action("take", (3,)), Action("take", (2,))}) == 2
    with pytest.raises(AttributeError):
        Action("take").kind = "give"  # type: ignore[misc]


def test_a_decision_tells_who_and_what() -> None:
    decision = Decision(2, "turn", (Action("a"), Action("b")))
    assert (decision.about, decision.confirm) == ({}, False)
    assert repr(decision) == "Decision(seat=2, kind='turn', 2 actions)"


# -- events -----------------------------------------------------------------------------------------------------------


def test_an_open_event_is_for_everybody() -> None:
    event = Event("rolled", {"seat": 1, "roll": 4})
    for seat in (None, 0, 1, 2):
        seen = event.seen_by(seat)
        assert seen is not None
        assert (seen.kind, seen.fields) == ("rolled", {"seat": 1, "roll": 4})


@pytest.mark.parametrize(
    ("knowers", "knowing"), [(0b010, {1}), (0b101, {0, 2}), (NOBODY, set()), (EVERYBODY, {None, 0, 1, 2})]
)
def test_secret_fields_are_for_those_who_know(knowers: int, knowing: set[int | None]) -> None:
    event = Event("drew", {"seat": 1, "card": "aegis"}, secret=("card",), knowers=knowers)
    for seat in (None, 0, 1, 2):
        seen = event.seen_by(seat)
        assert seen is not None
        assert seen.fields == ({"seat": 1, "card": "aegis"} if seat in knowing else {"seat": 1})


def test_of_a_private_event_the_others_learn_nothing() -> None:
    event = Event("dreamt", {"seat": 1}, knowers=0b10, private=True)
    assert [event.seen_by(seat) is None for seat in (None, 0, 1, 2)] == [True, True, False, True]


def test_what_is_seen_carries_no_trace_of_what_is_not() -> None:
    seen = Event("drew", {"seat": 1, "card": "aegis"}, secret=("card",), knowers=0b10).seen_by(0)
    assert seen is not None
    assert seen == Event("drew", {"seat": 1})
    assert "aegis" not in repr(seen)


def test_what_is_seen_can_be_changed_without_harm() -> None:
    event = Event("rolled", {"roll": 4})
    seen = event.seen_by(None)
    assert seen is not None
    seen.fields["roll"] = 6
    assert event.fields == {"roll": 4}


def test_events_are_compared_with_their_audience() -> None:
    event = Event("drew", {"card": 1}, ("card",), 0b10)
    assert event == Event("drew", {"card": 1}, ("card",), 0b10)
    for other in (Event("drew", {"card": 1}), Event("drew", {"card": 2}, ("card",), 0b10), "drew"):
        assert event != other


def test_a_result_is_plain_for_json() -> None:
    assert Result((1,), ((1,), (0, 2)), "most").plain() == {"winners": [1], "ranking": [[1], [0, 2]], "reason": "most"}
