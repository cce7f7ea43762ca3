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
    without={
        "gods": ("athena",),
        "artifacts": ("owl_of_athena",),
        "blessings": (
            "cunning_tactician",
            "mobilization",
            "master_plan",
            "athenas_gift",
            "heroic_presence",
            "always_prepared",
            "unbroken_morale",
            "local_volunteers",
            "stalwart_defense",
            "no_attrition",
            "battle_prayer",
            "restrictive_maneuver",
        ),
    },
    chapters=(striking.CHAPTER, ports.CHAPTER, trident.CHAPTER, blessings.CHAPTER),
)
