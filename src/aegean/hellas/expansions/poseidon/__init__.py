"""Poseidon with his trident, ten blessings and ports: in his simple form in the place of Athena (rules HP), in his full
form in Messenia as a fourth god, with fleets (rules HPF). Both forms share `data`, and each lays its own over it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from aegean.hellas.effects import striking
from aegean.hellas.expansions.poseidon import blessings, fleet, ports, trident
from aegean.hellas.modules import Module

_SHARED: Final = (striking.CHAPTER, ports.CHAPTER, trident.CHAPTER, blessings.CHAPTER)

SIMPLE: Final[Module] = Module(
    "poseidon_simple",
    data=files(__name__) / "data",
    form=files(__name__) / "simple",
    in_place_of="athena",
    chapters=_SHARED,
)

FULL: Final[Module] = Module(
    "poseidon_full",
    data=files(__name__) / "data",
    form=files(__name__) / "full",
    chapters=(*_SHARED, fleet.CHAPTER),
)
