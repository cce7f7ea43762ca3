"""Apollo in his simple form: in the place of Hermes, with his lute and ten blessings (rules HS)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from aegean.hellas.effects import striking
from aegean.hellas.expansions.apollo import blessings, lute, power, vision
from aegean.hellas.modules import Module

SIMPLE: Final[Module] = Module(
    "apollo_simple",
    data=files(__name__) / "data",
    in_place_of="hermes",
    chapters=(striking.CHAPTER, power.CHAPTER, lute.CHAPTER, blessings.CHAPTER, vision.CHAPTER),
)
