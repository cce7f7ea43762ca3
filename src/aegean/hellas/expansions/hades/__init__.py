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
    in_place_of="zeus",
    chapters=(
        striking.CHAPTER,
        driving.CHAPTER,
        helmet.CHAPTER,
        fallen.CHAPTER,
        plague.CHAPTER,
        blessings.CHAPTER,
    ),
)
