"""Atlas in Messenia with his hoplites and his ports: under a sky that sinks (Overload, rules HL), or in the Garden of
the Hesperides (rules HG). Both share `data` and the monument, and each lays its own data over it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from aegean.hellas.expansions.atlas import apples, holding, sending, titan
from aegean.hellas.modules import Module

OVERLOAD: Final[Module] = Module(
    "atlas_overload",
    data=files(__name__) / "data",
    form=files(__name__) / "overload",
    chapters=(titan.CHAPTER, sending.CHAPTER, holding.CHAPTER),
)

HESPERIDES: Final[Module] = Module(
    "atlas_hesperides",
    data=files(__name__) / "data",
    form=files(__name__) / "hesperides",
    chapters=(titan.CHAPTER, apples.CHAPTER),
)
