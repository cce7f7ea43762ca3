"""Apollo with his lute and ten blessings: in his simple form in the place of Hermes (rules HS), in his full form in
Messenia as a fourth god, with muses (rules HSF). Both forms share `data`, and each lays its own over it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from aegean.hellas.effects import striking
from aegean.hellas.expansions.apollo import blessings, choosing, dancing, lute, power, singing, vision
from aegean.hellas.expansions.apollo.muses import Muse
from aegean.hellas.modules import Module

_SHARED: Final = (striking.CHAPTER, power.CHAPTER, lute.CHAPTER, blessings.CHAPTER, vision.CHAPTER)

SIMPLE: Final[Module] = Module(
    "apollo_simple",
    data=files(__name__) / "data",
    form=files(__name__) / "simple",
    in_place_of="hermes",
    chapters=_SHARED,
)

FULL: Final[Module] = Module(
    "apollo_full",
    data=files(__name__) / "data",
    form=files(__name__) / "full",
    schema={"muses": Muse},
    chapters=(*_SHARED, choosing.CHAPTER, dancing.CHAPTER, singing.CHAPTER),
)
