"""Hades with his helmet and ten blessings: in his simple form in the place of Zeus (rules HD), in his full form in
Messenia as a fourth god, with the underworld, Warriors and Gates (rules HDF). Both forms share `data`, and each lays
its own over it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from aegean.hellas.effects import striking
from aegean.hellas.expansions.hades import (
    blessings,
    driving,
    fallen,
    helmet,
    plague,
    resurrection,
    underworld,
    warriors,
)
from aegean.hellas.modules import Module

_SHARED: Final = (
    striking.CHAPTER,
    driving.CHAPTER,
    helmet.CHAPTER,
    fallen.CHAPTER,
    plague.CHAPTER,
    blessings.CHAPTER,
)

SIMPLE: Final[Module] = Module(
    "hades_simple",
    data=files(__name__) / "data",
    form=files(__name__) / "simple",
    in_place_of="zeus",
    chapters=_SHARED,
)

FULL: Final[Module] = Module(
    "hades_full",
    data=files(__name__) / "data",
    form=files(__name__) / "full",
    chapters=(*_SHARED, underworld.CHAPTER, warriors.CHAPTER, resurrection.CHAPTER),
)
