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
    without={
        "gods": ("hermes",),
        "artifacts": ("boots_of_hermes",),
        "blessings": (
            "exhausted_fight",
            "forced_march",
            "rearguard",
            "response_force",
            "bluff",
            "exile",
            "ambush",
            "murderous_march",
            "advanced_dodge",
            "hermes_temple",
            "winged_boots",
            "heros_apprentice",
        ),
    },
    chapters=(striking.CHAPTER, power.CHAPTER, lute.CHAPTER, blessings.CHAPTER, vision.CHAPTER),
)
