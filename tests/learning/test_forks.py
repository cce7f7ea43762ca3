"""Forks ask what one decision led to, and nothing of them is what a seat may not know."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

pytest.importorskip("numpy")
from aegean.bots.portrait import Layout, Portrait
from aegean.core.game import Game
from aegean.envs.observing import Variant
from aegean.learning.forks import Fork, Look, Maker, agreement, make

RACE = "delphi-race"
LAYOUT = Layout(("good",))


def test_forks_of_a_game() -> None:
    variant = Variant(RACE)
    maker = Maker(variant, looks=2, apart=40)
    forks = list(make(maker, range(4, 5)))
    assert forks
    for fork in forks:
        assert [len(way) for way in fork.ways] == [4, 4]  # two times at two places
        for look in (*fork.ways[0], *fork.ways[1]):
            assert len(look.portrait.rows) == variant.seats
            assert sum(look.believed) == pytest.approx(1)
            assert sum(look.soon) == pytest.approx(1)
            assert sum(look.won) == pytest.approx(1)
    again = list(maker.of_game(4))
    assert again == forks


def test_ways_that_are_not_played_to_their_ends_are_the_same_so_far() -> None:
    variant = Variant(RACE)
    [whole, *_], [short, *_] = (list(Maker(variant, 1, 40, ends).of_game(4)) for ends in (True, False))
    for way in (0, 1):
        for to_the_end, some_rounds in zip(whole.ways[way], short.ways[way], strict=True):
            assert to_the_end.portrait == some_rounds.portrait
            assert to_the_end.soon == some_rounds.soon == some_rounds.won
            assert sorted(to_the_end.won)[-1] == 1
        at_once, later = whole.ways[way]
        assert at_once.won == later.won


class Knowing:
    """Believes what the only number says."""

    def fits(self, game: Game) -> bool:
        return True

    def chances(self, portrait: Portrait, believed: Sequence[float]) -> Sequence[float]:
        return [row[0] for row in portrait.rows]


def fork(good: float, better: float, came: float) -> Fork:
    """Two ways: what is good about them, and by how much the first came out better."""

    def way(good: float, won: float) -> list[Look]:
        return [Look(1, Portrait(LAYOUT, [[1 - good], [good]]), [0.5, 0.5], [1 - won, won], [1 - won, won])]

    return Fork(1, 1, "turn", 1, (way(good, 0.5 + came / 2), way(better, 0.5 - came / 2)))


def test_agreement_counts_forks_whose_ways_differ() -> None:
    forks = [fork(0.6, 0.4, 0.2), fork(0.3, 0.5, -0.2), fork(0.7, 0.5, -0.2), fork(0.6, 0.4, 0.0)]
    knowing, guessing = agreement(forks, Knowing(), ends=False), agreement(forks, None, ends=True)
    assert knowing.forks == 3
    assert knowing.agreed == pytest.approx(2 / 3)
    assert knowing.low < knowing.agreed < knowing.high
    assert knowing.slope == pytest.approx((0.04 + 0.04 - 0.04) / 0.16)
    assert guessing.agreed == 0.5  # who sees no difference guesses
    assert guessing.slope == 0


def test_no_forks_tell_nothing() -> None:
    assert agreement([], None, ends=True).forks == 0
