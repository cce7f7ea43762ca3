"""Army upgrade: six boards to choose from, and upgrades instead of blessings or for many cities (rules HA)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from aegean.hellas import garrisons
from aegean.hellas.expansions.army_upgrade import battles, choosing, lands, upgrading
from aegean.hellas.expansions.army_upgrade.boards import ArmyBoard, ArmyUpgrade
from aegean.hellas.modules import Module

MODULE: Final[Module] = Module(
    "army_upgrade",
    data=files(__name__) / "data",
    schema={"army_boards": ArmyBoard, "army_upgrades": ArmyUpgrade},
    chapters=(choosing.CHAPTER, upgrading.CHAPTER, battles.CHAPTER, lands.CHAPTER, garrisons.CHAPTER),
)
