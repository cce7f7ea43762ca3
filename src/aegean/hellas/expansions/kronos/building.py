"""What a hero's Build Monument brings Kronos, in the place of the monster phase and the event phase (HK-11.1)."""

from __future__ import annotations

from typing import Final

from aegean.hellas.expansions.kronos.board import board, heroes, of_kronos, seat_of_kronos, unbroken
from aegean.hellas.expansions.kronos.breaking import BreakChain, refresh_chains
from aegean.hellas.expansions.kronos.drawing import draw_orders
from aegean.hellas.expansions.kronos.orders import raise_heroes
from aegean.hellas.expansions.kronos.prices import gain_anger
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas

CHAPTER: Final[Chapter] = Chapter(__name__)


@CHAPTER.hook("build_monument", after="gifts", name="anger")
def _anger(p: Hellas, seat: int) -> None:
    """By his Anger; with enough of it a chain may break."""
    gain_anger(p, of_kronos(p, "anger"))
    if board(p).anger >= p.rules.numbers["anger_to_break_a_chain"] and unbroken(p):
        p.push(BreakChain(seat_of_kronos(p), False))


@CHAPTER.hook("build_monument", after="anger", name="orders")
def _orders(p: Hellas, seat: int) -> None:
    draw_orders(p, p.rules.numbers["orders_for_each_hero"] * len(heroes(p)))


@CHAPTER.hook("build_monument", after="orders", name="chains")
def _refresh(p: Hellas, seat: int) -> None:
    refresh_chains(p)
    raise_heroes(p)
