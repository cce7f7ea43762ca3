"""A second hoplite in a city, where a rule gives it room (`room_in_city`; by H-8.1 alone there is one).

Whoever plays with such a rule brings this chapter. The second hoplite counts among those of its region, and the part
notes in which cities it is: so all that asks for an army need not know of it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from aegean.core.describing import read_set, read_table, refused, written_set
from aegean.core.parts import Observed, Part
from aegean.core.values import Plain
from aegean.hellas.modules import Chapter
from aegean.hellas.position import GARRISONS, NOBODY, Hellas
from aegean.hellas.rules import Rules


class Garrisons(Part):
    KEY: ClassVar[str] = "garrisons"
    FIELDS: ClassVar[tuple[str, ...]] = ("doubled",)
    SETS: ClassVar[tuple[str, ...]] = ("doubled",)
    OBSERVED: ClassVar[tuple[Observed, ...]] = (Observed("doubled", "flags", "region"),)
    __slots__ = FIELDS

    def __init__(self, rules: Rules, seats: int) -> None:
        self.doubled = 0  # the regions in whose city two are fortified

    def view(self, p: Hellas, seat: int | None) -> Plain:
        return {"doubled": written_set(self.doubled, p.rules.region_ids)}

    def describe(self, p: Hellas) -> Plain:
        return {"doubled": written_set(self.doubled, p.rules.region_ids)} if self.doubled else None

    def arrange(self, p: Hellas, said: Plain) -> None:
        """They are told apart from the `hoplites` of their region."""
        table = read_table(said if said is not None else {}, self.KEY, self.FIELDS)
        field = f"{self.KEY}.doubled"
        self.doubled = read_set(table.get("doubled", []), field, "regions", p.rules.region_ids)
        for region, name in enumerate(p.rules.region_ids):
            if not self.doubled >> region & 1:
                continue
            seat = p.fortified[region]
            if seat == NOBODY:
                raise refused(field, f"in {name} nobody is fortified: say whose hoplite is, in `fortified`")
            if not p.supply[seat]:
                raise refused(field, f"seat {seat} has no hoplite left for {name}")
            p.supply[seat] -= 1
            p.shift(seat, region, 1)


CHAPTER: Final[Chapter] = Chapter(__name__, part=(GARRISONS, Garrisons))
