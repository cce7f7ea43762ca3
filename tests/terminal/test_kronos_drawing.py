"""Kronos in the terminal: his board, what the people of the lands think, and who plays what."""

from __future__ import annotations

import pytest

import aegean
from aegean import State
from aegean.terminal.hellas.painter import HellasPainter
from aegean.terminal.painter import Scene
from aegean.texts import languages
from tests.rules.hellas.kronos.questions import hunted, table
from tests.terminal.scripted import Scripted

GAME = aegean.game("hellas")
NAMES = ("Zenon", "Lucía", "Marek")
SIZES = ((80, 24), (100, 40), (150, 50), (40, 20))


def here() -> State:
    """Kronos is in Euboea and holds three order cards."""
    return table([{}], orders={"hand": ["medusa_aetolia", "hydra_arcadia", "sphinx_messenia"]})


def painted(state: State, seat: int | None, what: str = "screen", width: int = 150, language: str = "en") -> str:
    scripted = Scripted(width=width, height=50, language=language)
    painter = HellasPainter(GAME, scripted.terminal, state.options)
    scene = Scene(state.view(seat), NAMES)
    shown = painter.board(scene, 0) if what == "board" else getattr(painter, what)(scene)
    scripted.terminal.out.print(shown)
    return scripted.said


def test_his_board_tells_anger_prices_chains_and_orders() -> None:
    said = painted(here(), 0, "board")
    for words in ("Kronos", "Might 1", "anger 10/13", "prices", "Terror", "Kronos’ Wrath", "3 unbroken: "):
        assert words in said


def test_nobody_else_reads_his_orders_and_unbroken_chains() -> None:
    state = here()
    for seat in (1, None):
        said = painted(state, seat, "board")
        assert "3 unbroken" in said
        assert "3 unbroken:" not in said
        assert "orders 3" in said


def test_the_table_tells_attitudes_and_how_near_both_sides_are() -> None:
    said = painted(here(), 1, "table")
    for words in ("attitudes", "hostile", "neutral", "Five hostile lands 1/5", "Three lands 0/3"):
        assert words in said
    assert "Temple card" not in said


def test_a_hunt_for_him_shows_his_wounds_and_those_of_his_broken_chains() -> None:
    said = painted(hunted(), 1)
    assert "torch, bow, sword (priest)" in " ".join(said.split())
    assert "axe" in said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", SIZES)
def test_it_is_drawn_at_every_size_in_every_language(size: tuple[int, int], language: str) -> None:
    for state in (here(), GAME.new(3, 5, {"mode": "kronos"})):
        for seat in (0, 1, None):
            for what in ("screen", "table", "map"):
                assert painted(state, seat, what, size[0], language).strip()
