"""A judge is asked by a search: fair, quick, and silent about what it has never met."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import perf_counter

import pytest

import aegean
from aegean import State, bots
from aegean.bots import judge as judging
from aegean.bots.bot import Table
from aegean.bots.insight import Insight, insight_of
from aegean.bots.judge import BELIEVED, PARTS, Judge
from aegean.bots.levels import Strategos
from aegean.bots.portrait import Layout, Portrait
from aegean.core.errors import OptionError
from aegean.variants import named

VARIANTS = ["delphi-four", "delphi-duel", "hellas-four", "hellas-duel", "hellas-six", "kronos"]
every_variant = pytest.mark.parametrize("id_", VARIANTS)
FIRST, SECOND = 12, 6


def judge_of(game: str, names: tuple[str, ...], version: str = "") -> Judge:
    """A judge with opinions by lot."""
    chance = Random(7)
    sizes = {"numbers": len(names) + 1, "first": FIRST, "second": SECOND}

    def drawn(shape: tuple[str, ...]) -> list[object]:
        size = sizes[shape[0]]
        return [drawn(shape[1:]) if shape[1:] else round(chance.gauss(0, 0.3), 3) for _ in range(size)]

    parts = {name: drawn(shape) for name, shape in PARTS.items()}
    return Judge(game, version or aegean.game(game).version, (*names, BELIEVED), parts)


def insight_at(state: State, seat: int) -> Insight:
    return insight_of(Table(state, seat, state.decision))


def layout_at(state: State) -> Layout:
    return insight_at(state, 0).portrait(state).layout


def journey(id_: str, most: int, step: int) -> Iterator[State]:
    """Settled positions of a game between greedy bots."""
    state = named(id_).begin(1).state
    players = [bots.bot("greedy", state.game.id, seat) for seat in range(state.seats)]
    insight = insight_at(state, 0)
    while not state.over and state.moves < most:
        bots.decide(state, players)
        if state.moves % step == 0 and not state.over and insight.is_settled(state):
            yield state


@every_variant
def test_twins_are_portrayed_alike(id_: str) -> None:
    """What a seat cannot tell apart, no judge can tell apart either."""
    seen = set()
    for state in journey(id_, 400, 9):
        for seat in range(state.seats):
            insight = insight_at(state, seat)
            portrait = insight.portrait(state)
            seen.add(str(portrait.rows))
            assert all(len(row) == len(portrait.layout.names) for row in portrait.rows)
            for seed in (1, 2):
                assert insight.portrait(state.sample(seat, seed)) == portrait
    assert len(seen) > 10  # and what can be told apart is


@every_variant
def test_numbers_have_names_of_their_own_and_keep_to_about_one(id_: str) -> None:
    for state in journey(id_, 300, 30):
        portrait = insight_at(state, 0).portrait(state)
        names = portrait.layout.names
        assert len(set(names)) == len(names)
        assert max(abs(number) for row in portrait.rows for number in row) < 60


def test_a_search_goes_by_it() -> None:
    """A judge to whom the own seat is everything changes what a search believes of a position."""
    for game in ("delphi", "hellas"):
        state = aegean.game(game).new(4, 5, {})
        while state.decision.kind != "turn" or len(state.decision.actions) < 3:
            state.apply(state.decision.actions[0], state.decision.seat)
        judge = judge_of(game, layout_at(state).names)
        judge.parts["marks"] = [0.0] * SECOND
        judge.parts["straight"] = [4.0 * (name == "own") for name in judge.names]
        table = bots.Table.of(state, state.decision.seat)
        plain, learned = insight_of(table), insight_of(table)
        learned.judge = judge
        assert learned.chances(table.sample(1))[table.seat] > 0.9 > plain.chances(table.sample(1))[table.seat]
        chosen = [Strategos(1, bots.Budget(iterations=30), judge=judge).choose(table) for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in table.decision.actions


def test_it_says_nothing_of_what_it_has_not_met() -> None:
    state = named("hellas-four").begin(1).state
    judge = judge_of("hellas", layout_at(state).names)
    believed = [0.4, 0.3, 0.2, 0.1]
    assert judge.chances(insight_at(state, 0).portrait(state), believed) != believed
    more = aegean.game("hellas").new(4, 1, {"expansions": ["poseidon_full"]})
    assert judge.chances(insight_at(more, 0).portrait(more), believed) == believed
    assert not judge.knows(layout_at(more))
    assert judge.fits(state.game)
    assert not judge.fits(aegean.game("delphi"))
    assert not judge_of("hellas", (), "of other rules").fits(state.game)


def test_any_number_of_seats_is_judged() -> None:
    state = named("hellas-four").begin(1).state
    judge = judge_of("hellas", layout_at(state).names)
    for seats in (2, 3):
        fewer = aegean.game("hellas").new(seats, 1, {})
        chances = judge.chances(insight_at(fewer, 0).portrait(fewer), [1 / seats] * seats)
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1)


def test_without_numpy_it_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    portraits = [insight_at(state, 0).portrait(state) for state in journey("hellas-four", 200, 20)]
    names = portraits[0].layout.names
    believed = [0.4, 0.3, 0.2, 0.1]
    quick = [judge_of("hellas", names).chances(portrait, believed) for portrait in portraits]
    monkeypatch.setattr(judging, "_QUICK", False)
    plain = judge_of("hellas", names)
    began = perf_counter()
    for portrait, expected in zip(portraits, quick, strict=True):
        assert plain.chances(portrait, believed) == pytest.approx(expected, abs=1e-4)
    assert (perf_counter() - began) / len(portraits) < 0.01


def test_written_and_read(tmp_path: Path) -> None:
    names = tuple(f"number {number}" for number in range(9))
    judge = judge_of("hellas", names)
    judge.write(tmp_path / "some.judge")
    again = Judge.read(tmp_path / "some.judge")
    assert again.digest() == judge.digest()
    assert again.names == judge.names
    portrait = Portrait(Layout(names), [[0.5 * number for number in range(9)], [1.0] * 9])
    assert again.chances(portrait, [0.5, 0.5]) == pytest.approx(judge.chances(portrait, [0.5, 0.5]), abs=0.01)


@pytest.mark.parametrize(("held", "why"), [
    (b"anything", "is no judge"),
    (b"[1]\n", "is no judge"),
    (b'{"format": 99}\n', "format 99"),
])  # fmt: skip
def test_what_is_no_judge_is_refused(tmp_path: Path, held: bytes, why: str) -> None:
    (tmp_path / "some.judge").write_bytes(held)
    with pytest.raises(OptionError, match=why):
        Judge.read(tmp_path / "some.judge")


def test_one_that_is_cut_short_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "some.judge"
    judge_of("hellas", ("one",)).write(path)
    path.write_bytes(path.read_bytes()[:-3])
    with pytest.raises(OptionError, match="cut short"):
        Judge.read(path)
