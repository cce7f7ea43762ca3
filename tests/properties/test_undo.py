"""Taking back, in every game: own actions only, and never past a roll, a draw, a reveal or somebody else's decision.

What seals is found out anew here, from what can be seen outside: the dice have moved, or an event tells what nobody
could foresee. `test_knowledge.py` adds the third way: what cannot be taken back is whatever depends on the unknown.
"""

from __future__ import annotations

import pytest

from aegean import Event, IllegalAction, Play, State, UndoError
from aegean.core.values import Action
from tests.properties.kit import Case, Census, by_chance, by_kind, cases, census_of, inside, mark, starts

every_case = pytest.mark.parametrize("case", cases(), ids=str)


def seals(census: Census, before: State, after: State, events: list[Event]) -> bool:
    """Whether an action rolled, drew or revealed something, or ended the game."""
    if after.over or any(tells(census, event) for event in events):
        return True
    return bool(inside(before)["dice"] != inside(after)["dice"])


def tells(census: Census, event: Event) -> bool:
    """Whether the event reveals something; one with nothing in its telling fields does not."""
    if event.kind not in census.REVEALS:
        return False
    fields = census.REVEALS[event.kind].fields
    return not fields or any(event.fields.get(name) not in (None, []) for name in fields)


@every_case
def test_only_own_actions_since_the_last_seal_are_undoable(case: Case) -> None:
    chance, census = case.random("seals"), census_of(case)
    for state in starts(case)[:3]:
        free = [state.undoable(seat) for seat in range(case.seats)]
        for ply in range(40):
            if state.over:
                break
            before = state.copy()
            decision, action = (by_chance, by_kind)[ply % 2](state, chance)
            events = state.apply(action, decision.seat)
            own = 0 if seals(census, before, state, events) else free[decision.seat] + 1
            free = [own if seat == decision.seat else 0 for seat in range(case.seats)]
            assert [state.undoable(seat) for seat in range(case.seats)] == free


@every_case
def test_undo_and_redo_walk_the_same_path(case: Case) -> None:
    chance = case.random("undo")
    for start in starts(case):
        game = Play(start)
        passed = {start.moves: mark(start)}
        for _ in range(30):
            if game.state.over:
                break
            decision, action = by_chance(game.state, chance)
            game.apply(action, decision.seat)
            passed[game.state.moves] = mark(game.state)
            seat = decision.seat
            refuse_others(game, seat)
            back = chance.randint(0, game.state.undoable(seat))
            if game.state.moves - back < min(passed):
                continue
            for _ in range(back):
                game.undo(seat)
                assert mark(game.state) == passed[game.state.moves]
                refuse_redo(game, seat)
            for _ in range(chance.randint(0, back)):
                game.redo(seat)
                assert mark(game.state) == passed[game.state.moves]


def refuse_redo(game: Play, seat: int) -> None:
    """Only the seat that took back may bring back."""
    for other in range(game.state.seats):
        if other != seat:
            with pytest.raises(UndoError):
                game.redo(other)


def refuse_others(game: Play, seat: int) -> None:
    before = mark(game.state)
    for other in (-1, *range(game.state.seats), game.state.seats):
        if other != seat:
            with pytest.raises(UndoError):
                game.undo(other)
            assert game.restart(other) == 0
    refuse_redo(game, seat)
    with pytest.raises(UndoError):
        game.redo(seat)  # a new action was made
    assert mark(game.state) == before


@every_case
def test_restart_takes_back_all(case: Case) -> None:
    chance = case.random("restart")
    restarted = 0
    for start in starts(case):
        game = Play(start)
        for _ in range(40):
            if game.state.over:
                break
            decision, action = by_chance(game.state, chance)
            game.apply(action, decision.seat)
            own = game.state.undoable(decision.seat)
            if own < 2:
                continue
            restarted += 1
            line = game.state.record.actions[-own:]
            end = mark(game.state)
            assert game.restart(decision.seat) == own
            assert game.state.undoable(decision.seat) == 0
            assert game.state.moves == end[1] - own
            assert bring_back(game, decision.seat) == line
            assert mark(game.state) == end
    assert restarted


def bring_back(game: Play, seat: int) -> tuple[Action, ...]:
    """Redo all; the actions that came back."""
    before = game.state.moves
    while True:
        try:
            game.redo(seat)
        except UndoError:
            return game.state.record.actions[before:]


@every_case
def test_undo_goes_on_after_loading(case: Case) -> None:
    """A loaded game has no earlier states at hand: they come from the record."""
    chance = case.random("load and undo")
    for start in starts(case)[:2]:
        game = Play(start)
        passed = {start.moves: mark(start)}
        for _ in range(12):
            if game.state.over:
                break
            decision, action = by_chance(game.state, chance)
            game.apply(action, decision.seat)
            passed[game.state.moves] = mark(game.state)
            loaded = Play(case.rules.load(game.state.dump()))
            own = loaded.state.undoable(decision.seat)
            if not own or loaded.state.moves - own < min(passed):
                continue
            loaded.restart(decision.seat)
            assert mark(loaded.state) == passed[loaded.state.moves]
            bring_back(loaded, decision.seat)
            assert mark(loaded.state) == mark(game.state)


@every_case
def test_a_refused_action_keeps_what_can_be_brought_back(case: Case) -> None:
    chance = case.random("refused")
    game = Play(starts(case)[0])
    tried = 0
    for _ in range(60):
        decision, action = by_chance(game.state, chance)
        game.apply(action, decision.seat)
        if not game.state.undoable(decision.seat):
            continue
        tried += 1
        after = mark(game.state)
        game.undo(decision.seat)
        with pytest.raises(IllegalAction):
            game.apply(Action("no such thing"))
        game.redo(decision.seat)
        assert mark(game.state) == after
    assert tried
