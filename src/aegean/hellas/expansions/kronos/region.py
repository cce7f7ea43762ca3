"""Kronos' region, which hoplites do not enter, and who sees whose cards (HK-2.5, HK-2.6)."""

from __future__ import annotations

from typing import Final

from aegean.core.refusal import Refusal
from aegean.hellas.expansions.kronos.board import board, heroes
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOWHERE, Hellas

CHAPTER: Final[Chapter] = Chapter(__name__)


@CHAPTER.answer("closed_to")
def _closed(p: Hellas, seat: int) -> int:
    at = board(p).region
    return 0 if at == NOWHERE else 1 << at


@CHAPTER.answer("bars_recruiting")
def _no_recruits(p: Hellas, seat: int, region: int) -> bool:
    return board(p).region == region


@CHAPTER.answer("bars_control")
def _no_control(p: Hellas, seat: int, region: int) -> bool:
    return board(p).region == region


@CHAPTER.answer("usurping")
def _no_usurping(p: Hellas, seat: int, region: int, refused: Refusal | None) -> Refusal | None:
    if board(p).region != region:
        return refused
    return Refusal("kronos_is_there", "HK-2.5", {"region": p.rules.region_ids[region]})


@CHAPTER.answer("confidants")
def _shared_hands(p: Hellas, seat: int) -> int:
    """Where the heroes play with open hands they see each other's secrets, and Kronos does not (HK-2.6)."""
    if not board(p).shared or seat not in heroes(p):
        return 0
    return sum(1 << hero for hero in heroes(p))
