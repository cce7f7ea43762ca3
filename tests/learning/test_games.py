"""Games that are learned from: the same for the same seed, and of all kinds of tables."""

from __future__ import annotations

from pathlib import Path

import pytest

import aegean

np = pytest.importorskip("numpy")
from aegean.core.errors import OptionError  # noqa: E402
from aegean.envs.observing import Variant  # noqa: E402
from aegean.learning.games import About, Noted, Player, Tables, drawn, play  # noqa: E402

RACE = "delphi-race"


def test_positions_of_a_game() -> None:
    player = Player(Variant(RACE), noted=0.2)
    moments, won = player.game(4)
    assert len(moments) > 5
    assert sorted(won) == [0, 1]
    names = player.about().names
    assert len(set(names)) == len(names)
    for moment in moments:
        assert [len(row) for row in moment.rows] == [len(names)] * 2
        assert sum(moment.believed) == pytest.approx(1)
    assert [one.move for one in moments] == sorted(one.move for one in moments)
    assert {one.viewer for one in moments} == {0, 1}
    again, _ = Player(Variant(RACE), noted=0.2).game(4)
    assert [one.rows for one in again] == [one.rows for one in moments]


@pytest.mark.parametrize("game", ["delphi", "hellas"])
def test_tables_are_drawn_from_all_that_go_together(game: str) -> None:
    tables = [drawn(aegean.game(game), number) for number in range(40)]
    assert {table.seats for table in tables} >= {2, 3, 4}
    assert [table.options for table in tables] == [drawn(aegean.game(game), number).options for number in range(40)]
    assert len({str(table.options) for table in tables}) > 3
    if game == "hellas":
        assert len({module for table in tables for module in table.options["expansions"]}) > 12


def test_files_are_made_once(tmp_path: Path) -> None:
    tables = Tables(noted=0.1)
    made = dict(play(tables, [RACE], range(3), tmp_path, chunk=2))
    assert len(made) == 2
    assert all(count > 0 for count in made.values())
    assert not dict(play(tables, [RACE], range(3), tmp_path, chunk=2))
    files = [Noted.read(path) for path in made]
    assert {about.of for about, _ in files} == {RACE}
    whole = Noted.joined([noted for _, noted in files])
    assert len(whole) == sum(made.values())
    assert set(whole.game.tolist()) == {0, 1, 2}
    assert whole.won.sum(1) == pytest.approx(1)


@pytest.mark.parametrize("held", [b"", b"anything", b"PK\x03\x04 cut short"])
def test_a_file_of_something_else_is_refused(tmp_path: Path, held: bytes) -> None:
    path = tmp_path / f"{RACE}-000000000-000000010.npz"
    path.write_bytes(held)
    with pytest.raises(OptionError, match="holds no positions of games"):
        Noted.read(path)


def test_a_file_tells_what_it_is_of(tmp_path: Path) -> None:
    about = About("delphi", "9", "somewhere", ("one", "two"))
    rows = np.arange(24, dtype=np.float16).reshape(3, 4, 2)
    even = np.full((3, 4), 0.25, np.float32)
    noted = Noted(rows, even, even, np.arange(3), np.ones(3, np.int16))
    noted.write(tmp_path / "some.npz", about)
    read, held = Noted.read(tmp_path / "some.npz")
    assert read == about
    assert np.array_equal(held.rows, rows)
    assert len(held.at(np.array([True, False, True]))) == 2
