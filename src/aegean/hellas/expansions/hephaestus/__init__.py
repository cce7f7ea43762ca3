"""Hephaestus with his hammer, ten blessings and five artifacts: in his simple form in the place of Zeus (rules HF), in
his full form in Messenia as a fourth god, with relics (rules HFF). Both forms share `data`, and each lays its own over
it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from aegean.hellas import aside, beside
from aegean.hellas.effects import charging, relinquishing
from aegean.hellas.expansions.hephaestus import (
    blessings,
    forge,
    goblet,
    lyre,
    palladium,
    reforging,
    relics,
    staff,
    striking,
)
from aegean.hellas.modules import Module

_SHARED: Final = (
    aside.CHAPTER,
    charging.CHAPTER,
    relinquishing.CHAPTER,
    forge.CHAPTER,
    blessings.CHAPTER,
    goblet.CHAPTER,
    palladium.CHAPTER,
    staff.CHAPTER,
    lyre.CHAPTER,
)

SIMPLE: Final[Module] = Module(
    "hephaestus_simple",
    data=files(__name__) / "data",
    form=files(__name__) / "simple",
    in_place_of="zeus",
    chapters=_SHARED,
)

# what relics do comes before blessings, which ask what a card counts as, and before the Palladium
FULL: Final[Module] = Module(
    "hephaestus_full",
    data=files(__name__) / "data",
    form=files(__name__) / "full",
    chapters=(beside.CHAPTER, relics.CHAPTER, *_SHARED, reforging.CHAPTER, striking.CHAPTER),
)
