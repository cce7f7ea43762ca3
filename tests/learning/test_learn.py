"""A judge learns what the insight does not know, and forgets nothing that it does."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from aegean.bots.portrait import Layout, Portrait
from aegean.core.errors import OptionError

np = pytest.importorskip("numpy")
from aegean.bots.judge import Judge  # noqa: E402
from aegean.learning.games import About, Noted  # noqa: E402
from aegean.learning.learn import Plan, learn  # noqa: E402

NAMES = tuple(f"number {number}" for number in range(12))
PLAN = Plan(epochs=8, rate=3e-3, batch=64, layers=(16, 8))
OF_PLAY = 6  # positions of a game


def contrived(games: int, seats: int, seed: int = 1, names: Sequence[str] = NAMES, of: str = "contrived") -> (
    tuple[About, Noted]
):  # fmt: skip
    """Games in which one number says who is likely to win, and the insight knows nothing."""
    chance = np.random.default_rng(seed)
    count = games * OF_PLAY
    strong = chance.integers(0, seats, games)
    lucky = chance.random(games) < 0.8
    winner = np.where(lucky, strong, chance.integers(0, seats, games))
    rows = chance.integers(0, 2, (count, seats, len(names))).astype(np.float16)
    rows[:, :, 3] = np.eye(seats)[np.repeat(strong, OF_PLAY)]
    won = np.eye(seats, dtype=np.float32)[np.repeat(winner, OF_PLAY)]
    even = np.full((count, seats), 1 / seats, np.float32)
    game = np.repeat(np.arange(games), OF_PLAY)
    return About("hellas", "1", of, tuple(names)), Noted(rows, even, won, game, np.ones(count, np.int16))


def last(games: Sequence[tuple[About, Noted]], plan: Plan = PLAN, before: Judge | None = None) -> Judge:
    *_, (_, judge, _) = learn(games, plan, before)
    return judge


def told(judge: Judge, strong: int, seats: int, names: Sequence[str] = NAMES) -> Sequence[float]:
    rows = [[0.5] * len(names) for _ in range(seats)]
    for seat, row in enumerate(rows):
        row[3] = float(seat == strong)
    return judge.chances(Portrait(Layout(tuple(names)), rows), [1 / seats] * seats)


def test_what_decides_is_learned() -> None:
    *_, (_, judge, worth) = learn([contrived(600, 4)], PLAN)
    plain, learned = worth["contrived"]
    assert plain.brier[-1] == pytest.approx(0.75)
    assert learned.brier[-1] < 0.45
    assert learned.surprise[-1] < plain.surprise[-1]
    assert learned.positions == 60 * OF_PLAY
    for strong in range(4):
        assert told(judge, strong, 4)[strong] == pytest.approx(0.85, abs=0.1)


def test_tables_of_several_sizes_and_layouts_are_learned_together() -> None:
    more = (*NAMES[::-1], "something else")
    swapped = contrived(300, 2, 2, more, "other")
    swapped[1].rows[:, :, [3, more.index(NAMES[3])]] = swapped[1].rows[:, :, [more.index(NAMES[3]), 3]]
    *_, (_, judge, worth) = learn([contrived(300, 4), swapped], PLAN)
    assert set(worth) == {"contrived", "other"}
    assert all(with_judge.brier[-1] < plain.brier[-1] for plain, with_judge in worth.values())
    assert judge.names[-2:] == ("something else", "believed")
    for seats in (2, 3, 4, 6):
        assert max(range(seats), key=told(judge, 1, seats).__getitem__) == 1


def test_it_goes_on_from_what_was_learned() -> None:
    before = last([contrived(600, 4)])
    same = last([contrived(40, 4, 5)], PLAN._replace(epochs=1, rate=1e-9), before)
    assert told(same, 2, 4) == pytest.approx(told(before, 2, 4), abs=0.01)
    wider = last([contrived(40, 4, 5, (*NAMES, "new"))], PLAN._replace(epochs=1, rate=1e-9), before)
    assert wider.names == (*NAMES, "new", "believed")
    assert told(wider, 2, 4) == pytest.approx(told(before, 2, 4), abs=0.01)


def test_learning_is_the_same_every_time() -> None:
    first, second = (
        [judge.digest() for _, judge, _ in learn([contrived(60, 3)], PLAN._replace(epochs=2))] for _ in "ab"
    )
    assert first == second
    assert first[0] != first[1]


def test_what_cannot_be_learned_together_is_refused() -> None:
    about, noted = contrived(20, 3)
    with pytest.raises(OptionError, match="a folder of its own"):
        last([(about, noted), (about._replace(game="delphi"), noted)])
    with pytest.raises(OptionError, match="play more games"):
        last([])
