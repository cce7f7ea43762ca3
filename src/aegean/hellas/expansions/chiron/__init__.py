"""Chiron: a monster that teaches, and six training cards that lie beside the hand (rules HT)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from aegean.hellas import beside
from aegean.hellas.effects import relinquishing
from aegean.hellas.expansions.chiron import cards, centaur, training
from aegean.hellas.modules import Module
from aegean.hellas.turn import showing

MODULE: Final[Module] = Module(
    "chiron",
    data=files(__name__) / "data",
    chapters=(
        beside.CHAPTER,
        showing.CHAPTER,
        relinquishing.CHAPTER,
        training.CHAPTER,
        centaur.CHAPTER,
        cards.CHAPTER,
    ),
)
