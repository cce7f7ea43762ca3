"""The City of Steel, for a sixth player: Troy and the Troad, Satyr, Arachne and Hector (rules HW)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from aegean.hellas.expansions.city_of_steel import arachne, quests, satyr, threads, troy
from aegean.hellas.modules import Module

MODULE: Final[Module] = Module(
    "city_of_steel",
    data=files(__name__) / "data",
    without={"temple_cards": tuple(f"temple_card_{number}" for number in range(1, 6))},
    chapters=(troy.CHAPTER, satyr.CHAPTER, threads.CHAPTER, arachne.CHAPTER, quests.CHAPTER),
)
