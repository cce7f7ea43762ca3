"""Poseidon in his simple form: in the place of Athena, with his trident, ten blessings and ports (rules HP)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from aegean.hellas.effects import striking
from aegean.hellas.expansions.poseidon import blessings, ports, trident
from aegean.hellas.modules import Module

SIMPLE: Final[Module] = Module(
    "poseidon_simple",
    data=files(__name__) / "data",
    in_place_of="athena",
    chapters=(striking.CHAPTER, ports.CHAPTER, trident.CHAPTER, blessings.CHAPTER),
)
