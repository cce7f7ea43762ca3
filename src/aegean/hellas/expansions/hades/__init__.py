"""Hades in his simple form: in the place of Zeus, with his helmet and ten blessings (rules HD)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from aegean.hellas.effects import striking
from aegean.hellas.expansions.hades import blessings, driving, fallen, helmet, plague
from aegean.hellas.modules import Module

SIMPLE: Final[Module] = Module(
    "hades_simple",
    data=files(__name__) / "data",
    without={
        "gods": ("zeus",),
        "artifacts": ("thunder_of_zeus",),
        "blessings": (
            "sacrifice_of_flesh",
            "weak_spot",
            "push_ups",
            "inspiring_hunt",
            "combat_training",
            "heros_wrath",
            "local_support",
            "glory_of_zeus",
            "armory",
            "gods_strength",
            "wild_hunt",
            "shoot_to_kill",
        ),
    },
    chapters=(
        striking.CHAPTER,
        driving.CHAPTER,
        helmet.CHAPTER,
        fallen.CHAPTER,
        plague.CHAPTER,
        blessings.CHAPTER,
    ),
)
