"""The underworld, where all killed hoplites lie, and what of it is on the map: Warriors and Gates (HDF-2, HDF-3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, cast

from aegean.core.describing import read_list, read_number, read_set, read_table, refused, written_set
from aegean.core.parts import Observed, Part
from aegean.core.values import Plain
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.rules import Rules

ID: Final = "underworld"
TOLD: Final = ("dead", "warriors", "gates", "brought", "taken")


class Underworld(Part):
    """All know all of it. `brought` and `taken` are remembered while an action is under way."""

    KEY: ClassVar[str] = "underworld"
    FIELDS: ClassVar[tuple[str, ...]] = TOLD
    SETS: ClassVar[tuple[str, ...]] = ("gates", "taken")
    OBSERVED: ClassVar[tuple[Observed, ...]] = (
        Observed("dead", "seats", most=15),
        Observed("warriors", "counts", "region", most=4),
        Observed("gates", "flags", "region"),
    )
    EARLY: ClassVar[bool] = True
    __slots__ = FIELDS

    def __init__(self, rules: Rules, seats: int) -> None:
        self.dead = [0] * seats  # hoplites by seat
        self.warriors = [0] * rules.count  # by region
        self.gates = 0  # regions
        self.brought = [0] * (seats * rules.count)  # Warriors that came with hoplites of a seat, by seat and region
        self.taken = 0  # regions that were taken in the action that is under way

    def view(self, p: Hellas, seat: int | None) -> Plain:
        return {
            "dead": self.dead[:],
            "warriors": _by_region(p, self.warriors),
            "gates": written_set(self.gates, p.rules.region_ids),
        }

    def describe(self, p: Hellas) -> Plain:
        count = p.rules.count
        told = {
            "dead": self.dead[:] if any(self.dead) else None,
            "warriors": _by_region(p, self.warriors),
            "gates": written_set(self.gates, p.rules.region_ids),
            "brought": [_by_region(p, self.brought[seat * count : (seat + 1) * count]) for seat in range(p.seats)]
            if any(self.brought)
            else None,
            "taken": written_set(self.taken, p.rules.region_ids),
        }
        return {key: value for key, value in told.items() if value} or None

    def arrange(self, p: Hellas, said: Plain) -> None:
        names = p.rules.region_ids
        table = read_table(said if said is not None else {}, self.KEY, TOLD)
        most = p.rules.limits["hoplites"]
        self.dead = [read_number(number, "underworld.dead", 0, most) for number in _by_seat(p, table, "dead", 0)]
        self.warriors = _read_regions(p, table.get("warriors", {}), "underworld.warriors")
        if sum(self.warriors) > p.seats:
            raise refused("underworld.warriors", f"there are {p.seats}, one for each player")
        self.gates = read_set(table.get("gates", []), "underworld.gates", "regions", names)
        self.taken = read_set(table.get("taken", []), "underworld.taken", "regions", names)
        self.brought = [
            number
            for one in _by_seat(p, table, "brought", {})
            for number in _read_regions(p, one, "underworld.brought")
        ]
        for region, name in enumerate(names):
            if sum(self.brought[region :: p.rules.count]) > self.warriors[region]:
                raise refused("underworld.brought", f"in {name} there are {self.warriors[region]}")

    def settled(self, p: Hellas) -> None:
        if self.taken or any(self.brought):
            raise refused("underworld.brought", "moves are remembered while an action is under way, and none is")


def _by_region(p: Hellas, numbers: list[int]) -> dict[str, Plain]:
    return {p.rules.region_ids[region]: number for region, number in enumerate(numbers) if number}


def _read_regions(p: Hellas, value: Plain, field: str) -> list[int]:
    names = p.rules.region_ids
    table = read_table(value, field, names)
    return [read_number(table.get(name, 0), f"{field}.{name}", 0, p.seats) for name in names]


def _by_seat(p: Hellas, table: Mapping[str, Plain], key: str, usual: Plain) -> list[Plain]:
    told = list(read_list(table.get(key, [usual] * p.seats), f"underworld.{key}", "entries"))
    if len(told) != p.seats:
        raise refused(f"underworld.{key}", f"an entry for each of the {p.seats} seats is wanted")
    return told


CHAPTER: Final[Chapter] = Chapter(__name__, part=(ID, Underworld), events=("gate_placed",))


def underworld(p: Hellas) -> Underworld:
    return cast(Underworld, p.parts[ID])


def own_underworld(p: Hellas) -> Underworld:
    """For changing it."""
    return cast(Underworld, p.own(ID))


@CHAPTER.answer("the_dead")
def _lie_below(p: Hellas, seat: int, region: int, count: int) -> bool:
    """However they were killed (HDF-3.1)."""
    if count:
        own_underworld(p).dead[seat] += count
    return True


@CHAPTER.answer("hoplites_gone")
def _not_in_the_supply(p: Hellas, seat: int) -> int:
    return underworld(p).dead[seat]


@CHAPTER.hook("after_heroes", after="", name="gates")
def _open_gates(p: Hellas, seat: int) -> None:
    """One where each hero starts (HDF-2.2)."""
    part = own_underworld(p)
    for lord in p.clockwise(seat):
        part.gates |= 1 << p.hero_at[lord]
        p.tell("gate_placed", lord, {"region": p.rules.region_ids[p.hero_at[lord]]})
