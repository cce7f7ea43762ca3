"""Heroes and monsters: Odysseus, Cassandra, Cleito and Hector, Typhon and Python (rules HH)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from aegean.hellas import aside
from aegean.hellas.expansions.heroes_monsters import heroes, monsters, prophecy
from aegean.hellas.modules import Module

MODULE: Final[Module] = Module(
    "heroes_monsters",
    data=files(__name__) / "data",
    chapters=(aside.CHAPTER, heroes.CHAPTER, prophecy.CHAPTER, monsters.CHAPTER),
)
