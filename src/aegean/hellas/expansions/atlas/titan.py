"""Atlas in Messenia: the ports from which hoplites are sent to him, and those who stand on his monument (HL-1)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from aegean.core.describing import read_list, read_number, read_table, read_word, refused
from aegean.core.parts import Observed, Part
from aegean.core.values import Plain
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.queries import may_leave
from aegean.hellas.rules import Rules

ID: Final = "atlas"
PLACE: Final = "messenia"  # where he kneels; he is no monument of a god
_KEYS: Final = ("ports", "on")


class Titan(Part):
    """All know all of it."""

    KEY: ClassVar[str] = "atlas"
    FIELDS: ClassVar[tuple[str, ...]] = ("ports", "on")
    OBSERVED: ClassVar[tuple[Observed, ...]] = (
        Observed("numbers", "counts", "region", most=5),
        Observed("count", "seats", most=6),
    )
    EARLY: ClassVar[bool] = True
    __slots__ = FIELDS

    def __init__(self, rules: Rules, seats: int) -> None:
        self.ports = [region for region in range(rules.count) if rules.regions[region].atlas_port]  # by their numbers
        self.on: list[int] = []  # the seats of the hoplites on the monument, slot by slot as they came

    def view(self, p: Hellas, seat: int | None) -> Plain:
        names = p.rules.region_ids
        return {
            "ports": [names[region] for region in self.ports],
            "numbers": {names[region]: number for number, region in enumerate(self.ports, 1)},
            "on": self.on[:],
            "count": [self.on.count(one) for one in range(p.seats)],
            "slots": p.rules.numbers["atlas_slots"],
        }

    def describe(self, p: Hellas) -> Plain:
        return {"ports": [p.rules.region_ids[region] for region in self.ports], "on": self.on[:]}

    def arrange(self, p: Hellas, said: Plain) -> None:
        """Where nothing is said of the ports, they are as in setup."""
        table = read_table(said if said is not None else {}, self.KEY, _KEYS)
        names = [p.rules.region_ids[region] for region in sorted(self.ports)]
        if "ports" in table:
            told = read_list(table["ports"], f"{self.KEY}.ports", "regions")
            self.ports = [p.rules.region[read_word(name, f"{self.KEY}.ports", names)] for name in told]
            if len(set(self.ports)) != len(names) or len(self.ports) != len(names):
                raise refused(f"{self.KEY}.ports", f"each of {', '.join(names)} is there once, in the order of numbers")
        told = read_list(table.get("on", []), f"{self.KEY}.on", "seats", p.rules.numbers["atlas_slots"])
        self.on = [read_number(seat, f"{self.KEY}.on", 0, p.seats - 1) for seat in told]


CHAPTER: Final[Chapter] = Chapter(__name__, events=("atlas_left",), part=(ID, Titan))


def titan(p: Hellas) -> Titan:
    return cast(Titan, p.parts[ID])


def own_titan(p: Hellas) -> Titan:
    """For changing it."""
    return cast(Titan, p.own(ID))


@CHAPTER.answer("hoplites_gone")
def _not_in_the_supply(p: Hellas, seat: int) -> int:
    """Who is on the monument is neither in a region nor in the supply (HL-1.4)."""
    return titan(p).on.count(seat)


def has_room(p: Hellas) -> bool:
    return len(titan(p).on) < p.rules.numbers["atlas_slots"]


def may_send(p: Hellas, seat: int, region: int) -> bool:
    """Whether a hoplite of the seat may go from a region with a port: nothing but Medusa holds it there (HL-1.3)."""
    return region in titan(p).ports and bool(p.army(seat, region)) and may_leave(p, seat, region)


def send(p: Hellas, seat: int, region: int) -> None:
    """It is not killed, and the region's control token stays (HL-1.4)."""
    p.lift_hoplites(seat, region, 1)
    own_titan(p).on.append(seat)


def clear(p: Hellas, builder: int) -> None:
    """All on the monument go back to their supplies."""
    on = titan(p).on
    if not on:
        return
    own_titan(p).on = []
    for seat in p.clockwise(builder):
        if count := on.count(seat):
            p.supply[seat] += count
            p.tell("atlas_left", seat, {"count": count})


def leader(p: Hellas, on: list[int]) -> int | None:
    """Whose hoplites among these are more than those of every other; None: nobody's."""
    counts = [on.count(seat) for seat in range(p.seats)]
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else None
