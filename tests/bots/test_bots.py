"""Bots see what their seat may see and nothing more, play the same with the same seed, and finish their games."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any, ClassVar

import pytest

import aegean
from aegean import Action, Decision, State, bots
from aegean.bots import Bot, Table
from bench import soak

SEED = 0xA1B2C3D4E5F60718293A4B5C6D7E8F90  # long enough not to turn up anywhere by chance
PLACES = range(0, 320, 40)  # after how many actions a game is looked at


def states(game: str, seats: int, seed: int = SEED) -> Iterator[State]:
    """A game in random hands, looked at now and then."""
    state = aegean.game(game).new(seats, seed)
    player = bots.bot("random", game, seats)
    for moves in range(PLACES[-1] + 1):
        if state.over:
            return
        if moves in PLACES:
            yield state
        seat = state.decision.seat
        state.apply(player.choose(Table.of(state, seat)), seat)


# -- what a table leads to --------------------------------------------------------------------------------------------


def reachable(root: object) -> dict[int, Any]:
    """Every object that attributes, slots, items and closures lead to; types, modules and globals are not followed."""
    found: dict[int, Any] = {}
    queue = [root]
    while queue:
        thing = queue.pop()
        if id(thing) in found or isinstance(thing, type | ModuleType | BuiltinFunctionType):
            continue
        found[id(thing)] = thing
        if isinstance(thing, FunctionType):
            queue += [cell.cell_contents for cell in thing.__closure__ or ()]
            queue += thing.__defaults__ or ()
        else:
            queue += gc.get_referents(thing)
    return found


def leaks(root: object, state: State) -> list[str]:
    """What of a state's secrets and of its own changing parts can be reached from an object."""
    dump = json.loads(state.dump())
    key = dump["position"]["dice"]["key"]
    fields = dump["position"]["fields"]
    hidden = {
        name: value
        for name, value in fields.items()
        if isinstance(value, list) and all(value != twin[name] for twin in twins(state))
    }
    assert hidden, "the state has no secrets to look for"
    rules = reachable(state.game)
    own = {
        at: thing
        for at, thing in reachable(state).items()
        if at not in rules and isinstance(thing, list | dict) and thing != state.options  # everybody knows the options
    }
    told = []
    for at, thing in reachable(root).items():
        if thing is state or at in own:
            told.append(f"a part of the true state: {type(thing).__name__}")
        elif isinstance(thing, list):
            told += [name for name, value in hidden.items() if thing == value]
        elif isinstance(thing, int | str | bytes) and thing in (SEED, str(SEED), key, bytes.fromhex(key)):
            told.append("the seed, or the key of the dice")
    return told


def twins(state: State) -> Iterator[dict[str, Any]]:
    """Fields of states that the deciding seat cannot tell from a state."""
    for seed in range(1, 4):
        yield json.loads(state.sample(state.decision.seat, seed).dump())["position"]["fields"]


@pytest.mark.parametrize("seats", [2, pytest.param(3, marks=pytest.mark.long), pytest.param(4, marks=pytest.mark.long)])
def test_nothing_leads_from_a_table_to_the_true_state(seats: int) -> None:
    for state in states("delphi", seats):
        table = Table.of(state, state.decision.seat)
        assert table.view  # asked for, so that a table that keeps it holds it now
        assert leaks(table, state) == []


def test_the_search_for_leaks_finds_them() -> None:
    state = next(states("delphi", 3))
    table = Table.of(state, state.decision.seat)
    assert leaks([table, state], state)
    assert leaks([table, lambda: state], state)
    assert leaks([table, state.record], state)
    assert leaks([table, state.copy()], state)
    assert leaks([table, {"seed": SEED}], state)


@pytest.mark.parametrize("game", aegean.games())
def test_a_table_shows_what_the_seat_may_know(game: str) -> None:
    for state in states(game, aegean.game(game).seats_for({})[-1]):
        for decision in state.decisions:
            table = Table.of(state, decision.seat)
            assert table.seat == decision.seat
            assert table.moves == state.moves
            assert table.view == state.view(decision.seat)
            assert table.sample(3).view(decision.seat) == table.view
            assert same_decision(table.decision, decision)
        idle = set(range(state.seats)) - {decision.seat for decision in state.decisions}
        for seat in idle:
            with pytest.raises(aegean.IllegalAction):
                Table.of(state, seat)


def same_decision(one: Decision, other: Decision) -> bool:
    return (one.seat, one.kind, one.actions, one.about) == (other.seat, other.kind, other.actions, other.about)


@pytest.mark.parametrize("name", ["greedy", "random", "shepherd", "strategos:3"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_chooses_alike_where_it_cannot_tell_the_difference(name: str, seats: int) -> None:
    for state in states("delphi", seats, seed=seats):
        seat = state.decision.seat
        choice = bots.bot(name, "delphi", 11).choose(Table.of(state, seat))
        assert choice in state.decision.actions
        for seed in range(3):
            twin = state.sample(seat, seed)
            assert twin != state
            assert bots.bot(name, "delphi", 11).choose(Table.of(twin, seat)) == choice


# -- play -------------------------------------------------------------------------------------------------------------


class Fixed(Bot):
    """Always the last action on offer."""

    name: ClassVar[str] = "fixed"

    def choose(self, table: Table) -> Action:
        return table.decision.actions[-1]


def result_of(seats: int, seed: int, players: list[Bot], **options: object) -> tuple[State, int]:
    """A game played to its end, and in which round it ended."""
    state = aegean.game("delphi").new(seats, seed, options)
    while not state.over and state.view(None)["round"] <= soak.MOST_ROUNDS:
        bots.decide(state, players)
    return state, state.view(None)["round"]


@pytest.mark.parametrize("name", ["greedy", "random", "shepherd", "strategos:3"])
def test_a_bot_plays_the_same_with_the_same_seed(name: str) -> None:
    ends = []
    for _ in range(2):
        state = aegean.game("delphi").new(3, 5)
        players = [bots.bot(name, "delphi", seat) for seat in range(3)]
        for _ in range(120):
            bots.decide(state, players)
        ends.append(state.hash())
    assert ends[0] == ends[1]


def test_what_a_bot_has_seen_before_does_not_change_its_choice() -> None:
    old = bots.bot("greedy", "delphi", 3)
    for state in states("delphi", 4):
        table = Table.of(state, state.decision.seat)
        assert old.choose(table) == bots.bot("greedy", "delphi", 3).choose(table)


def test_random_bots_of_other_seeds_play_otherwise() -> None:
    state = aegean.game("delphi").new(2, 1, {"colours": "by_seat"})
    table = Table.of(state, state.decision.seat)
    assert len({bots.bot("random", "delphi", seed).choose(table) for seed in range(20)}) > 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    for seed in range(3):
        players = [bots.bot("random", "delphi", seat) for seat in range(seats)]
        best = seed % seats
        players[best] = bots.bot("greedy", "delphi", seed)
        state, rounds = result_of(seats, seed, players)
        assert rounds <= soak.MOST_ROUNDS
        assert state.result is not None
        assert state.result.winners == (best,)


@pytest.mark.parametrize("pairing", list(soak.pairings("delphi", range(12))), ids=lambda pairing: pairing.slug)
def test_games_between_bots_come_to_an_end(pairing: soak.Pairing) -> None:
    outcome = soak.play(pairing)
    assert outcome.failure == ""
    assert 0 < outcome.rounds <= soak.MOST_ROUNDS
    assert outcome.winners


# -- the registry -----------------------------------------------------------------------------------------------------


def test_bots_are_found_by_name() -> None:
    assert set(bots.names("delphi")) <= set(bots.names())
    for name in bots.names():
        for game in aegean.games():
            if name in bots.names(game):
                assert bots.bot(name, game).name == name


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(aegean.OptionError, match="greedy"):
        bots.bot("gredy", "delphi")


# -- the soak ---------------------------------------------------------------------------------------------------------


def test_the_soak_comes_through(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert soak.main(["--games", "6", "--from", "20", "--game", "delphi", "--census", "--save", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "6 games" in told
    assert "\ngod: 6 seen\n" in told
    (ends,) = (line.removeprefix("ended by: ") for line in told.splitlines() if line.startswith("ended by: "))
    assert sum(int(part.split()[1]) for part in ends.split(", ")) == 6
    assert not list(tmp_path.iterdir())


def test_every_choice_of_every_option_is_soaked() -> None:
    game = aegean.game("delphi")
    all_ = list(soak.pairings("delphi", range(360)))
    assert len({(one.seats, *one.options.values()) for one in all_}) == 360
    assert {one.seats for one in all_} == set(game.seats)


def test_a_game_that_goes_on_for_ever_fails_the_soak(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(bots, "bot", lambda name, game, seed: Fixed(seed))
    monkeypatch.setattr(soak, "MOST_ROUNDS", 3)
    assert soak.main(["--games", "1", "--save", str(tmp_path)]) == 1
    assert "still not over" in capsys.readouterr().err
    (saved,) = tmp_path.iterdir()
    assert aegean.game("delphi").record(saved.read_text(encoding="utf-8")).replay().moves > 0


def test_an_error_fails_the_soak(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    class Broken(Fixed):
        def choose(self, table: Table) -> Action:
            return Action("nonsense")

    monkeypatch.setattr(bots, "bot", lambda name, game, seed: Broken(seed))
    assert soak.main(["--games", "1", "--save", str(tmp_path)]) == 1
    assert "IllegalAction" in capsys.readouterr().err
    assert list(tmp_path.iterdir())
