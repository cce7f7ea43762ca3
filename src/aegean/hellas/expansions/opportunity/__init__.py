"""Opportunity cards: five event cards that lie open until somebody uses one (rules HO)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from aegean.hellas.effects import charging
from aegean.hellas.expansions.opportunity import cards, prices
from aegean.hellas.modules import Module

MODULE: Final[Module] = Module(
    "opportunity", data=files(__name__) / "data", chapters=(cards.CHAPTER, charging.CHAPTER, prices.CHAPTER)
)
