"""Hephaestus in his simple form: in the place of Zeus, with his hammer, ten blessings and five artifacts (rules HF)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from aegean.hellas.effects import charging
from aegean.hellas.expansions.hephaestus import blessings, forge, goblet, lyre, palladium, staff
from aegean.hellas.modules import Module

SIMPLE: Final[Module] = Module(
    "hephaestus_simple",
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
        charging.CHAPTER,
        forge.CHAPTER,
        blessings.CHAPTER,
        goblet.CHAPTER,
        palladium.CHAPTER,
        staff.CHAPTER,
        lyre.CHAPTER,
    ),
)
