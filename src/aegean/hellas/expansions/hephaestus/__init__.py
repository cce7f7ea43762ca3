"""Hephaestus in his simple form: in the place of Zeus, with his hammer, ten blessings and five artifacts (rules HF)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from aegean.hellas import aside
from aegean.hellas.effects import charging, relinquishing
from aegean.hellas.expansions.hephaestus import blessings, forge, goblet, lyre, palladium, staff
from aegean.hellas.modules import Module

SIMPLE: Final[Module] = Module(
    "hephaestus_simple",
    data=files(__name__) / "data",
    in_place_of="zeus",
    chapters=(
        aside.CHAPTER,
        charging.CHAPTER,
        relinquishing.CHAPTER,
        forge.CHAPTER,
        blessings.CHAPTER,
        goblet.CHAPTER,
        palladium.CHAPTER,
        staff.CHAPTER,
        lyre.CHAPTER,
    ),
)
