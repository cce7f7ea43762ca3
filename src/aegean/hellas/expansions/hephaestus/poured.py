"""The attribute that the Golden Goblet of Helios was poured for (HF-3.1)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from aegean.core.describing import read_table, read_word, refused
from aegean.core.parts import Observed, Part
from aegean.core.values import Plain
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.rules import Rules

ID: Final = "goblet"


class Goblet(Part):
    """Which attribute of the active player counts one more; all know it."""

    KEY: ClassVar[str] = "goblet"
    FIELDS: ClassVar[tuple[str, ...]] = ("attribute",)
    OBSERVED: ClassVar[tuple[Observed, ...]] = (Observed("attribute", "choice", "attribute"),)
    EARLY: ClassVar[bool] = True
    __slots__ = FIELDS

    def __init__(self, rules: Rules, seats: int) -> None:
        self.attribute = NOBODY

    def view(self, p: Hellas, seat: int | None) -> Plain:
        return {"attribute": None if self.attribute == NOBODY else p.rules.attribute_ids[self.attribute]}

    def describe(self, p: Hellas) -> Plain:
        return None if self.attribute == NOBODY else {"attribute": p.rules.attribute_ids[self.attribute]}

    def arrange(self, p: Hellas, said: Plain) -> None:
        table = read_table(said if said is not None else {}, self.KEY, self.FIELDS)
        if "attribute" in table:
            ids = p.rules.attribute_ids
            self.attribute = ids.index(read_word(table["attribute"], f"{self.KEY}.attribute", ids))
        elif said is not None:
            raise refused(self.KEY, "say which `attribute` counts one more")


def goblet(p: Hellas) -> Goblet:
    return cast(Goblet, p.parts[ID])
