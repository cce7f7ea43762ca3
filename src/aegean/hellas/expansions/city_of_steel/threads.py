"""Heroes whom Arachne's Thread has laid down (HW-4.6)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from aegean.core.describing import read_list, read_number, read_table
from aegean.core.parts import Observed, Part
from aegean.core.values import Plain
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.rules import Rules

ID: Final = "threads"


class Threads(Part):
    """All know all of it."""

    KEY: ClassVar[str] = "threads"
    FIELDS: ClassVar[tuple[str, ...]] = ("lying",)
    OBSERVED: ClassVar[tuple[Observed, ...]] = (Observed("lies", "seats", most=1),)
    __slots__ = FIELDS

    def __init__(self, rules: Rules, seats: int) -> None:
        self.lying = [0] * seats  # by seat: whether its hero lies

    def view(self, p: Hellas, seat: int | None) -> Plain:
        return {"lies": self.lying[:]}

    def describe(self, p: Hellas) -> Plain:
        lying: list[Plain] = [seat for seat, lies in enumerate(self.lying) if lies]
        return {"lying": lying} if lying else None

    def arrange(self, p: Hellas, said: Plain) -> None:
        table = read_table(said if said is not None else {}, self.KEY, self.FIELDS)
        told = read_list(table.get("lying", []), f"{self.KEY}.lying", "seats", p.seats)
        lying = {read_number(seat, f"{self.KEY}.lying", 0, p.seats - 1) for seat in told}
        self.lying = [int(seat in lying) for seat in range(p.seats)]


CHAPTER: Final[Chapter] = Chapter(__name__, part=(ID, Threads))


def threads(p: Hellas) -> Threads:
    return cast(Threads, p.parts[ID])


def own_threads(p: Hellas) -> Threads:
    """For changing it."""
    return cast(Threads, p.own(ID))
