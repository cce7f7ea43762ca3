"""Hoplites that are out of the game for good (HD-2.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from aegean.core.describing import read_list, read_number, read_table, refused
from aegean.core.parts import Observed, Part
from aegean.core.values import Plain
from aegean.hellas.position import Hellas
from aegean.hellas.rules import Rules

ID: Final = "plague"


class Graves(Part):
    """How many hoplites each player has lost for good; all know it."""

    KEY: ClassVar[str] = "graves"
    FIELDS: ClassVar[tuple[str, ...]] = ("gone",)
    OBSERVED: ClassVar[tuple[Observed, ...]] = (Observed("gone", "seats", most=15),)
    EARLY: ClassVar[bool] = True
    __slots__ = FIELDS

    def __init__(self, rules: Rules, seats: int) -> None:
        self.gone = [0] * seats

    def view(self, p: Hellas, seat: int | None) -> Plain:
        return {"gone": self.gone[:]}

    def describe(self, p: Hellas) -> Plain:
        return {"gone": self.gone[:]} if any(self.gone) else None

    def arrange(self, p: Hellas, said: Plain) -> None:
        table = read_table(said if said is not None else {}, self.KEY, self.FIELDS)
        field, most = f"{self.KEY}.gone", p.rules.limits["hoplites"]
        told = read_list(table.get("gone", [0] * p.seats), field, "numbers")
        if len(told) != p.seats:
            raise refused(field, f"a number for each of the {p.seats} seats is wanted")
        self.gone = [read_number(number, field, 0, most) for number in told]
