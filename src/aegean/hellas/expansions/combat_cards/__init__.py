"""Additional combat cards: six more for battles and hunts (rules HC)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from aegean.hellas.expansions.combat_cards import cards
from aegean.hellas.modules import Module

MODULE: Final[Module] = Module("combat_cards", data=files(__name__) / "data", chapters=(cards.CHAPTER,))
