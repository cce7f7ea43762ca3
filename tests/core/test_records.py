"""Records: how a game began and what was chosen, as one JSON file that replays to the same state."""

from __future__ import annotations

import json
from typing import Any

import pytest

from aegean.core.dice import commitment
from aegean.core.errors import RecordError
from aegean.core.records import Record
from aegean.core.state import State
from aegean.core.values import Action
from tests.core.pebbles import BET, DONE, PEBBLES, ROLL, TAKE, finish

SEED = 1 << 200


@pytest.fixture
def state() -> State:
    state = PEBBLES.new(3, SEED, {"heap": 21})
    for action, seat in ((TAKE, 0), (ROLL, 0), (DONE, 0), (BET, 2), (BET, 1), (ROLL, 1)):
        state.apply(action, seat)
    return state


def plain(state: State) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(state.record.export())
    return data


def read(data: Any) -> Record:
    return PEBBLES.record(json.dumps(data))


def test_a_record_says_how_the_game_went(state: State) -> None:
    record = state.record
    assert (record.game, record.version, record.seats, record.seed) == ("pebbles", "3", 3, SEED)
    assert record.options == {"heap": 21, "first": 0}
    assert record.actions == (TAKE, ROLL, DONE, BET, BET, ROLL)
    assert record.movers == (0, 0, 0, 2, 1, 1)
    assert record.commitment == commitment(SEED)
    assert not record.arranged


def test_a_record_is_one_readable_file(state: State) -> None:
    assert plain(state) == {
        "format": "aegean record",
        "format_version": 1,
        "game": "pebbles",
        "version": "3",
        "pack": None,
        "seats": 3,
        "seed": str(SEED),  # as text: many readers of JSON know no numbers as big as that
        "options": {"heap": 21},
        "actions": ["0: take 1", "0: roll", "0: done", "2: bet 1", "1: bet 1", "1: roll"],
        "hash": state.hash(),
    }


def test_a_record_replays_to_every_state_on_the_way(state: State) -> None:
    record = state.record
    assert record.replay() == state
    assert record.replay(upto=0) == PEBBLES.new(3, SEED, {"heap": 21}) == record.begin()
    again = record.begin()
    for number, (seat, action) in enumerate(zip(record.movers, record.actions, strict=True), 1):
        again.apply(action, seat)
        assert record.replay(upto=number) == again


@pytest.mark.parametrize("upto", [-1, 7, 1000])
def test_there_is_no_state_before_the_first_or_after_the_last(state: State, upto: int) -> None:
    with pytest.raises(RecordError, match=f"the record has 6 actions: there is no state after {upto}"):
        state.record.replay(upto=upto)


def test_a_record_is_read_as_it_was_written(state: State) -> None:
    text = state.record.export()
    record = PEBBLES.record(text)
    assert record.check() == state
    assert record.export() == text
    assert record.hash == state.hash()
    assert read(state.record.plain()) == state.record


def test_a_finished_game_is_a_record_too() -> None:
    state = finish(PEBBLES.new(2, 1))
    assert PEBBLES.record(state.record.export()).check().result == state.result


def test_a_changed_record_is_noticed(state: State) -> None:
    data = plain(state)
    data["actions"][0] = "0: take 2"
    record = read(data)
    assert record.replay() != state
    with pytest.raises(RecordError, match=f"says that it ends in {state.hash()}, but it replays to"):
        record.check()


@pytest.mark.parametrize("text", ["", "{", "nonsense", "[" * 100_000])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="cannot be read as JSON") as refused:
        PEBBLES.record(text)
    assert refused.value.code == "bad-record"


@pytest.mark.parametrize("data", [None, 7, [], {}, "record", {"format": "pgn"}])
def test_what_is_no_record_is_refused(data: Any) -> None:
    with pytest.raises(RecordError, match="this is no record"):
        read(data)


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("format_version", 2, "format version is 2; 1 can be read"),
        ("format_version", None, "format version is None"),
        ("game", "chess", "is of 'chess', not of 'pebbles'"),
        ("game", None, "game is missing"),
        ("version", "2", "played by version 2 of the rules of pebbles, and these are version 3"),
        ("version", 3, "version is missing"),
        ("pack", "abc", "another data pack"),
        ("seats", "3", "seats is missing"),
        ("seats", 7, "2, 3, 4 seats, not 7"),
        ("seats", True, "2, 3, 4 seats, not True"),
        ("options", [], "options is missing"),
        ("options", {"heap": 4}, "option heap cannot be 4"),
        ("options", {"hepa": 3}, "did you mean heap"),
        ("seed", 7, "written as text"),
        ("seed", "-7", "written as text"),
        ("seed", "seven", "written as text"),
        ("seed", "٣", "written as text"),
        ("seed", "9" * 5000, "written as text"),
        ("seed", None, "neither a seed nor a position"),
        ("sampled", {}, "sampled position cannot be read"),
        ("sampled", 7, "sampled position cannot be read"),
        ("actions", "0: take 1", "actions is missing"),
        ("actions", [7], "action 1 of the record should read 'seat: action', not 7"),
        ("actions", ["0: take 1", "take 1"], "action 2 of the record should read 'seat: action', not 'take 1'"),
        ("actions", ["-1: take 1"], "action 1 of the record should read"),
        ("actions", ["9999: take 1"], "action 1 of the record should read"),
        ("actions", ["0:  "], "action 1 of the record: an action needs at least one word"),
    ],
)
def test_what_is_wrong_in_a_record_is_named(state: State, name: str, value: Any, told: str) -> None:
    with pytest.raises(RecordError) as refused:
        read({**plain(state), name: value})
    assert told in str(refused.value)


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        (
            ["0: take 1", "0: take 9"],
            "action 2 of the record cannot be replayed: 'take 9' is refused: not among the choices; seat 0 may choose",
        ),
        (["1: take 1"], "action 1 of the record cannot be replayed: 'take 1' is refused: seat 1 has nothing to decide"),
        (["9: take 1"], "action 1 of the record cannot be replayed: 'take 1' is refused: seat 9 has nothing to decide"),
    ],
)
def test_what_cannot_have_been_played_is_refused(state: State, actions: list[str], told: str) -> None:
    record = read({**plain(state), "actions": actions})
    with pytest.raises(RecordError) as refused:
        record.replay()
    assert str(refused.value).startswith(told)


def test_a_seed_beyond_the_greatest_is_refused(state: State) -> None:
    record = read({**plain(state), "seed": str(1 << 256)})
    with pytest.raises(ValueError, match="a seed lies between"):
        record.replay()


def test_a_record_can_be_changed_without_harm_to_the_game(state: State) -> None:
    state.record.options["heap"] = 3
    data = state.record.plain()
    data["options"]["heap"] = 3
    data["actions"].clear()
    assert state.options == {"heap": 21, "first": 0}
    assert state.record.replay() == state


def test_records_are_compared_by_what_they_say(state: State) -> None:
    assert state.record == state.copy().record
    assert state.record != PEBBLES.new(3, SEED, {"heap": 21}).record
    assert state.record != "a record"
    with pytest.raises(TypeError, match="unhashable"):
        hash(state.record)


def test_a_record_ends_where_its_state_was() -> None:
    state = PEBBLES.new(2, 1)
    early = state.record
    state.apply(Action("take", (3,)))
    assert early.actions == ()
    assert early.replay() == PEBBLES.new(2, 1)
