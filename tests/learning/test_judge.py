"""A judge is asked by a search: fair, quick, and silent about what it has never met."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import pytest

import aegean
from aegean import bots
from aegean.bots.insight import insight_of
from aegean.bots.levels import Strategos
from aegean.core.errors import OptionError

np = pytest.importorskip("numpy")
from aegean.envs.observing import Variant  # noqa: E402
from aegean.learning.judge import BELIEVED, MOST_SEATS, Judge, names_of  # noqa: E402
from aegean.learning.learn import LAYERS  # noqa: E402
from aegean.learning.network import Network  # noqa: E402
from tests.envs.test_observing import journey  # noqa: E402

VARIANTS = ["delphi-four", "delphi-duel", "hellas-four", "hellas-duel", "kronos"]
every_variant = pytest.mark.parametrize("id_", VARIANTS)


def opinionated(*ids: str) -> Judge:
    """A judge with opinions by lot."""
    variants = [Variant(id_) for id_ in ids]
    names = [*dict.fromkeys(name for variant in variants for name in names_of(variant)), *BELIEVED]
    network = Network.new((len(names), *LAYERS, MOST_SEATS + 1), 5)
    network.weights[-1][:] = np.random.default_rng(7).standard_normal(network.weights[-1].shape)
    game = variants[0].game
    return Judge(game.id, game.version, names, network)


@every_variant
def test_twins_are_judged_alike(id_: str) -> None:
    """What a seat cannot tell apart, the judge cannot either."""
    variant, judge = Variant(id_), opinionated(id_)
    even = [1 / variant.seats] * variant.seats
    told = set()
    for state in journey(variant, 1, 300, 40):
        for seat in range(variant.seats):
            mended = judge.mended(even, state, seat)
            told.add(tuple(mended))
            assert sum(mended) == pytest.approx(1)
            for seed in (1, 2, 3):
                assert judge.mended(even, state.sample(seat, seed), seat) == mended
    assert len(told) > 10  # and it tells apart what can be told apart


@every_variant
def test_every_number_has_a_name_of_its_own(id_: str) -> None:
    names = names_of(Variant(id_))
    assert len(set(names)) == len(names) == Variant(id_).size


def test_seats_count_from_the_one_who_sees() -> None:
    """The first mark is for whoever sees, wherever they sit."""
    judge = opinionated("hellas-four")
    judge.network.weights[-1][:] = 0
    judge.network.offsets[-1][:] = [1, 0, 0, -1, 9, 9, 0]
    state = aegean.game("hellas").new(4, 3, {})
    for seat in range(4):
        mended = judge.mended([0.25] * 4, state, seat)
        assert max(range(4), key=mended.__getitem__) == seat
        assert min(range(4), key=mended.__getitem__) == (seat + 3) % 4
        assert mended[seat] == pytest.approx(np.e / (np.e + 2 + 1 / np.e), rel=1e-3)


def test_it_says_how_far_chances_are_to_be_believed() -> None:
    judge = opinionated("hellas-four")
    judge.network.weights[-1][:] = 0
    judge.network.offsets[-1][:] = [0] * MOST_SEATS + [-50]
    state = aegean.game("hellas").new(4, 3, {})
    assert judge.mended([0.7, 0.1, 0.1, 0.1], state, 2) == pytest.approx([0.25] * 4)
    judge.network.offsets[-1][-1] = np.log(2)
    assert judge.mended([0.6, 0.2, 0.1, 0.1], state, 2)[0] == pytest.approx(0.36 / 0.42)


def test_it_says_nothing_of_what_it_has_not_met() -> None:
    judge = opinionated("hellas-four")
    chances = [0.4, 0.3, 0.2, 0.1]
    base = aegean.game("hellas").new(4, 1, {})
    assert judge.mended(chances, base, 0) != chances
    with_module = aegean.game("hellas").new(4, 1, {"expansions": ["poseidon_full"]})
    assert judge.mended(chances, with_module, 0) == chances
    assert judge.mended(chances, aegean.game("delphi").new(4, 1, {}), 0) == chances
    judge.version = "of other rules"
    judge._readers.clear()
    assert judge.mended(chances, base, 0) == chances


def test_fewer_seats_are_part_of_what_it_has_met() -> None:
    judge = opinionated("delphi-four")
    for seats in (2, 3):
        mended = judge.mended([1 / seats] * seats, aegean.game("delphi").new(seats, 1, {}), 1)
        assert len(mended) == seats
        assert sum(mended) == pytest.approx(1)


def test_written_and_read(tmp_path: Path) -> None:
    judge = opinionated("hellas-four", "hellas-duel")
    judge.write(tmp_path / "judge.npz")
    assert (tmp_path / "judge.npz").stat().st_size < 5_000_000
    again = Judge.read(tmp_path / "judge.npz")
    assert again.digest() == judge.digest()
    state = aegean.game("hellas").new(4, 3, {})
    assert again.mended([0.25] * 4, state, 2) == pytest.approx(judge.mended([0.25] * 4, state, 2), abs=0.02)


def test_a_file_of_another_format_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "judge.npz"
    np.savez(path, about=np.array('{"format": 99}'))
    with pytest.raises(OptionError, match="format 99"):
        Judge.read(path)


@pytest.mark.parametrize("id_", ["delphi-four", "hellas-four"])
def test_it_answers_at_once(id_: str) -> None:
    judge, variant = opinionated(id_), Variant(id_)
    states = [state.copy() for state in journey(variant, 2, 200, 10)]
    even = [0.25] * 4
    judge.mended(even, states[0], 0)
    took = []
    for state in states:
        began = perf_counter()
        judge.mended(even, state, 0)
        took.append(perf_counter() - began)
    assert sorted(took)[len(took) // 2] < 0.01


@pytest.mark.parametrize("game", ["delphi", "hellas"])
def test_a_search_goes_by_it(game: str) -> None:
    """A judge to whom one's own chances are everything changes what a search believes of a position."""
    judge = opinionated(f"{game}-four")
    judge.network.weights[-1][:] = 0
    judge.network.offsets[-1][:] = [3, 0, 0, 0, 0, 0, 0]
    state = aegean.game(game).new(4, 5, {})
    while len(state.decision.actions) < 3 or state.decision.kind != "turn":
        state.apply(state.decision.actions[0], state.decision.seat)
    table = bots.Table.of(state, state.decision.seat)
    plain, learned = insight_of(table), insight_of(table)
    learned.judge = judge
    assert learned.chances(table.sample(1))[table.seat] > 0.7 > plain.chances(table.sample(1))[table.seat]
    action = Strategos(1, bots.Budget(iterations=30), judge=judge).choose(table)
    assert action in table.decision.actions
    assert Strategos(1, bots.Budget(iterations=30), judge=judge).choose(table) == action
