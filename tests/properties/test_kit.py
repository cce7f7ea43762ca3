"""What every game must keep to, whatever its rules: the promises of the contract, under random play."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import permutations
from math import factorial
from pathlib import Path
from typing import Any

import pytest

import aegean
from aegean import Action, IllegalAction, LoadError, RecordError
from tests.properties.kit import (
    Case,
    answers,
    by_chance,
    cases,
    census_of,
    content,
    face,
    faults_in_json,
    finished,
    forged,
    journey,
    late,
    malformed,
    near_misses,
    play,
    questions,
    scrambled,
    some_cases,
    starts,
    strangers,
    views,
)

ROOT = Path(__file__).parents[2]

every_case = pytest.mark.parametrize("case", cases(), ids=str)
some = pytest.mark.parametrize("case", some_cases(5), ids=str)


# -- copies -----------------------------------------------------------------------------------------------------------


@every_case
def test_a_copy_is_equal_and_independent(case: Case) -> None:
    chance = case.random("independent")
    for state in journey(case, "copy"):
        twin = state.copy()
        before = face(state)
        assert face(twin) == before
        assert twin == state
        assert twin.record == state.record

        play(twin, chance, 15, by_chance)
        assert face(state) == before

        moved = face(twin)
        play(state, chance, 15, by_chance)
        assert face(twin) == moved


@every_case
def test_copies_meet_the_same_fate(case: Case) -> None:
    for state in starts(case):
        twin = state.copy()
        mine = play(state, case.random("fate"), 40)
        theirs = play(twin, case.random("fate"), 40)
        assert mine == theirs
        assert face(state) == face(twin)


@every_case
def test_what_is_handed_out_is_not_the_state_itself(case: Case) -> None:
    for state in journey(case, "aliases", plies=7):
        before, blob = face(state), state.dump()
        for handed in (*views(state), state.options, state.record.options, state.record.plain()):
            scrambled(handed)
        assert face(state) == before
        assert state.dump() == blob
        if not state.over:
            twin = state.copy()
            for event in play(twin, case.random("aliases"), 1):
                after = face(twin)
                scrambled(event.fields)
                assert face(twin) == after


@every_case
def test_actions_told_together_are_told_as_each_by_itself(case: Case) -> None:
    for state in journey(case, "together", every=5):
        for decision in state.decisions:
            alone = [case.rules.fields(action, state) for action in decision.actions]
            assert case.rules.fields_of(decision.actions, state) == alone


# -- dumps ------------------------------------------------------------------------------------------------------------


@every_case
def test_a_dump_is_the_whole_state(case: Case) -> None:
    for state in journey(case, "dump", every=10):
        blob = state.dump()
        loaded = case.rules.load(blob)
        assert face(loaded) == face(state)
        assert loaded.record == state.record
        assert loaded.arranged == state.arranged
        assert loaded.dump() == blob

        mine = play(state, case.random("dump"), 15)
        theirs = play(loaded, case.random("dump"), 15)
        assert mine == theirs
        assert face(loaded) == face(state)


@every_case
def test_no_changed_dump_is_loaded(case: Case) -> None:
    chance = case.random("tamper")
    for state in starts(case)[:2]:
        blob = state.dump()
        refused = [blob[:-1], blob[1:], blob[: len(blob) // 2], blob + b" ", b" " + blob, blob + blob, b""]
        for _ in range(25):
            at = chance.randrange(len(blob))
            refused.append(blob[:at] + bytes([blob[at] ^ 1 << chance.randrange(8)]) + blob[at + 1 :])
            refused.append(blob[:at] + blob[at + 1 :])
        for changed in refused:
            with pytest.raises(LoadError):
                case.rules.load(changed)
        assert case.rules.load(blob) == state


@every_case
def test_no_foreign_dump_is_loaded(case: Case) -> None:
    state = starts(case)[1]
    data = content(state)
    foreign: list[Any] = [None, 7, "", "x", b"null", b"[]", b"{}", b"7", b"\xff\xfe", b"[" * 100_000]
    foreign.append(state.record.export().encode())
    foreign += [forged({k: v for k, v in data.items() if k != name}) for name in data if name != "digest"]
    for part in ("record", "position"):
        needed = [name for name in data[part] if name != "pack"]
        foreign += [forged({**data, part: {k: v for k, v in data[part].items() if k != name}}) for name in needed]
    wrong: list[tuple[str, str, Any]] = [
        ("record", "game", "chess"),
        ("record", "version", "0"),
        ("record", "pack", "mine"),
        ("record", "actions", [7]),
        ("record", "options", {"x": 1}),
        ("position", "steps", []),
        ("position", "steps", [["Nothing"]]),
        ("position", "dice", {}),
        ("position", "fields", {}),
    ]
    wrong += [("record", "seats", seats) for seats in (1, 99, True, *case.rules.seats) if seats != case.seats]
    foreign += [forged({**data, part: {**data[part], name: value}}) for part, name, value in wrong]
    for name, number in (("moves", state.moves + 1), ("seal", state.moves + 1), ("seal", -1), ("mover", case.seats)):
        foreign.append(forged({**data, name: number}))
    for blob in foreign:
        with pytest.raises(LoadError):
            case.rules.load(blob)


# -- records ----------------------------------------------------------------------------------------------------------


@every_case
def test_a_record_replays_to_the_state(case: Case) -> None:
    for state in starts(case)[:3]:
        passed = {state.moves: state.hash()}
        for _ in range(25):
            play(state, case.random(f"record {state.moves}"), 1)
            passed[state.moves] = state.hash()
        record = state.record
        assert (record.game, record.version, record.seats) == (case.game, case.rules.version, case.seats)
        assert (record.seed, record.options) == (case.seed, state.options)
        assert len(record.actions) == len(record.movers) == state.moves
        assert face(record.replay()) == face(state)
        for moves in case.random("upto").sample(sorted(passed), min(2, len(passed))):
            earlier = record.replay(upto=moves)
            assert (earlier.moves, earlier.hash()) == (moves, passed[moves])
        for missing in (-1, state.moves + 1):
            with pytest.raises(RecordError, match=f"{state.moves} actions"):
                record.replay(upto=missing)


@every_case
def test_a_record_survives_as_json(case: Case) -> None:
    for state in starts(case)[:3]:
        text = state.record.export()
        assert json.loads(text)["game"] == case.game
        read = case.rules.record(text)
        assert read.check() == state
        assert read.replay().record == state.record
        assert read.export() == text


# -- decisions --------------------------------------------------------------------------------------------------------


@every_case
def test_there_is_always_something_to_decide(case: Case) -> None:
    for state in journey(case, "decisions", plies=60, every=1):
        decisions = state.decisions
        assert bool(decisions) != state.over
        assert (state.result is not None) == state.over
        if decisions:
            assert state.decision is decisions[0]
        seats = [decision.seat for decision in decisions]
        assert len(set(seats)) == len(seats)
        assert set(seats) <= set(range(case.seats))
        for decision in decisions:
            assert decision.actions
            assert len(set(decision.actions)) == len(decision.actions)
            assert len(decision.actions) > 1 or decision.confirm
            assert state.decision_of(decision.seat) is decision


@every_case
def test_what_is_not_offered_is_refused_and_changes_nothing(case: Case) -> None:
    chance = case.random("refused")
    for start in starts(case):
        earlier: list[Action] = []
        for ply in range(15):
            if start.over:
                break
            decision, action = by_chance(start, chance)
            if ply % 5 == 4:
                refuse_all(case, start.copy(), earlier)
            earlier.append(action)
            start.apply(action, decision.seat)


def refuse_all(case: Case, state: aegean.State, earlier: list[Action]) -> None:
    """Everything that is not offered, to every seat."""
    before = face(state)
    offered = {decision.seat: decision.actions for decision in state.decisions}
    attempts: list[tuple[Any, Any]] = [(action, state.decision.seat) for action in malformed()]
    for seat, actions in offered.items():
        others = [action for other in offered if other != seat for action in offered[other]]
        suspects = [miss for action in actions[:3] for miss in near_misses(action)] + earlier + others
        attempts += [(action, seat) for action in suspects if action not in actions]
    attempts += [(state.decision.actions[0], seat) for seat in strangers(state)]
    attempts += [(None, None), (Action("no such thing"), None)]
    for action, seat in attempts:
        with pytest.raises(IllegalAction):
            state.apply(action, seat)
    assert face(state) == before


@every_case
def test_the_order_of_answers_does_not_matter(case: Case) -> None:
    chance = case.random("orders")
    met = 0
    for state in journey(case, "orders", plies=150, every=1):
        if len(state.decisions) < 2 or met >= 12:
            continue
        met += 1
        seats = [decision.seat for decision in state.decisions]
        orders = list(permutations(range(len(seats))))
        if len(orders) > factorial(4):
            orders = chance.sample(orders, factorial(4))
        for actions in answers(state, chance, most=4):
            ends = set()
            for order in orders:
                twin = state.copy()
                for n in order:
                    twin.apply(actions[n], seats[n])
                ends.add((twin.hash(), json.dumps(questions(twin))))
            assert len(ends) == 1


# -- pieces, positions, whole games -----------------------------------------------------------------------------------


@every_case
def test_no_piece_is_lost_or_made(case: Case) -> None:
    for state in journey(case, "census", plies=40, every=4):
        census_of(case).check(state)


@every_case
def test_a_description_is_the_position(case: Case) -> None:
    for state in journey(case, "describe", plies=20, every=10):
        description = state.describe()
        assert not faults_in_json(description)
        assert "null" not in json.dumps(description).replace('"null"', "")  # TOML has none
        arranged = case.rules.position(description)
        assert arranged.hash() == state.hash()
        assert questions(arranged) == questions(state)
        assert arranged.arranged


@some
def test_a_game_comes_to_its_end(case: Case) -> None:
    state, census = late(case), census_of(case)
    end = finished(case)
    last = end.record
    for action, seat in zip(last.actions[state.moves :], last.movers[state.moves :], strict=True):
        census.check(state)
        assert not state.over
        state.apply(action, seat)
    assert state == end
    census.check(state)

    result = state.result
    assert result is not None
    assert sorted(seat for level in result.ranking for seat in level) == list(range(case.seats))
    assert all(level == tuple(sorted(level)) and level for level in result.ranking)
    assert result.winners
    assert set(result.winners) <= set(result.ranking[0])
    assert result.reason in case.rules.vocabulary()["reason"]
    assert state.decisions == ()
    assert not any(state.undoable(seat) for seat in range(case.seats))
    assert {json.dumps(view["result"]) for view in views(state)} == {json.dumps(result.plain())}

    before = face(state)
    attempts: list[Any] = [*malformed(), last.actions[-1]]
    for seat in (None, *range(case.seats)):
        for action in attempts:
            with pytest.raises(IllegalAction, match="over"):
                state.apply(action, seat)
    with pytest.raises(IllegalAction, match="over"):
        _ = state.decision
    assert face(state) == before


@some
def test_a_whole_game_replays_with_all_its_pieces(case: Case) -> None:
    end, census = finished(case), census_of(case)
    record = case.rules.record(json.dumps(end.record.plain()))
    state = record.begin()
    for number, (seat, action) in enumerate(zip(record.movers, record.actions, strict=True)):
        if number % 41 == 0:
            census.check(state)
        state.apply(action, seat)
    assert face(state) == face(end)
    assert face(case.rules.load(end.dump())) == face(end)


# -- everywhere the same ----------------------------------------------------------------------------------------------

PLAY_AND_TELL = """
from tests.properties.kit import cases, play
for case in cases()[::5]:
    state = case.new()
    events = play(state, case.random("everywhere"), 300)
    print(case, state.hash(), [(event.kind, event.fields) for event in events[-20:]])
"""


def test_no_order_of_sets_or_dicts_decides_anything() -> None:
    """Python's own hashes differ from run to run; the game must not."""
    told_by = set()
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
        run = subprocess.run(
            [sys.executable, "-c", PLAY_AND_TELL], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
        )
        told_by.add(run.stdout)
    assert len(told_by) == 1
    assert len(told_by.pop().splitlines()) == len(cases()[::5])
