"""Orichalkum in the cities, which charges artifacts, and ten constructs that are paid with it (rules HR)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from aegean.hellas.effects import charging, striking
from aegean.hellas.expansions.orichalkum import building, engines, finding, mechanism
from aegean.hellas.expansions.orichalkum.workshop import Construct
from aegean.hellas.modules import Module

MODULE: Final[Module] = Module(
    "orichalkum",
    data=files(__name__) / "data",
    schema={"constructs": Construct},
    chapters=(
        charging.CHAPTER,
        striking.CHAPTER,
        finding.CHAPTER,
        building.CHAPTER,
        engines.CHAPTER,
        mechanism.CHAPTER,
    ),
)
