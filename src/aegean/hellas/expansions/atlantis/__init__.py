"""Atlantis, for a fifth player: three regions, the Factory, Talos, Siren, Cetus and Cleito (rules HI)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from aegean.hellas.effects import sea, striking
from aegean.hellas.expansions.atlantis import commanding, quests, talos, waters
from aegean.hellas.modules import Module

MODULE: Final[Module] = Module(
    "atlantis",
    data=files(__name__) / "data",
    chapters=(striking.CHAPTER, sea.CHAPTER, waters.CHAPTER, commanding.CHAPTER, talos.CHAPTER, quests.CHAPTER),
)
