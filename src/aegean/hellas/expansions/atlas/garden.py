"""The Garden of the Hesperides: golden apples on their board and with players, and what was done with some (HG)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from aegean.core.describing import read_flag, read_list, read_number, read_table, read_word, refused
from aegean.core.parts import Observed, Part
from aegean.core.values import Plain
from aegean.hellas.battle.sides import battle_of
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.rules import Rules

ID: Final = "garden"
_KEYS: Final = ("left", "held", "raised", "used", "sent", "eaten")


class Garden(Part):
    """All know all of it. `sent` is remembered while Hoplite Movement is under way, `eaten` while a battle is, and the
    others of the turn until it ends."""

    KEY: ClassVar[str] = "garden"
    FIELDS: ClassVar[tuple[str, ...]] = ("left", "held", "raised", "used", "sent", "eaten")
    OBSERVED: ClassVar[tuple[Observed, ...]] = (
        Observed("left", "number", most=15),
        Observed("held", "seats", most=15),
        Observed("raised", "choice", "attribute"),
        Observed("used", "flag"),
    )
    SETS: ClassVar[tuple[str, ...]] = ("eaten",)
    EARLY: ClassVar[bool] = True
    __slots__ = FIELDS

    def __init__(self, rules: Rules, seats: int) -> None:
        self.left = rules.numbers["golden_apples"]
        self.held = [0] * seats
        self.raised = NOBODY  # the attribute of the active player that counts 1 more this turn
        self.used = 0  # 1: the active player has used an apple for this turn
        self.sent = 0  # 1: a hoplite was sent in the Hoplite Movement that is under way
        self.eaten = 0  # seats that have used one in the running battle

    def view(self, p: Hellas, seat: int | None) -> Plain:
        return {
            "left": self.left,
            "most": p.rules.numbers["golden_apples"],
            "held": self.held[:],
            "raised": None if self.raised == NOBODY else p.rules.attribute_ids[self.raised],
            "used": bool(self.used),
        }

    def describe(self, p: Hellas) -> Plain:
        said: dict[str, Plain] = {"left": self.left, "held": self.held[:]}
        if self.raised != NOBODY:
            said["raised"] = p.rules.attribute_ids[self.raised]
        said |= {name: True for name in ("used", "sent") if getattr(self, name)}
        if self.eaten:
            said["eaten"] = [seat for seat in range(p.seats) if self.eaten >> seat & 1]
        return said

    def arrange(self, p: Hellas, said: Plain) -> None:
        """Apples of which nothing is said lie on their board."""
        table = read_table(said if said is not None else {}, self.KEY, _KEYS)
        most = p.rules.numbers["golden_apples"]
        told = list(read_list(table.get("held", [0] * p.seats), f"{self.KEY}.held", "entries"))
        if len(told) != p.seats:
            raise refused(f"{self.KEY}.held", f"an entry for each of the {p.seats} seats is wanted")
        self.held = [read_number(one, f"{self.KEY}.held", 0, most) for one in told]
        if sum(self.held) > most:
            raise refused(f"{self.KEY}.held", f"there are {most} golden apples")
        rest = most - sum(self.held)
        self.left = read_number(table.get("left", rest), f"{self.KEY}.left", 0, rest)
        own = [p.rules.attribute_ids[number] for number in p.rules.hero_attributes]
        self.raised = NOBODY
        if "raised" in table:
            self.raised = p.rules.attribute[read_word(table["raised"], f"{self.KEY}.raised", own)]
        self.used = int(read_flag(table.get("used", self.raised != NOBODY), f"{self.KEY}.used"))
        self.sent = int(read_flag(table.get("sent", False), f"{self.KEY}.sent"))
        eaters = read_list(table.get("eaten", []), f"{self.KEY}.eaten", "seats", p.seats)
        self.eaten = sum(1 << read_number(one, f"{self.KEY}.eaten", 0, p.seats - 1) for one in eaters)
        if self.eaten and battle_of(p) is None:
            raise refused(f"{self.KEY}.eaten", "no battle is under way")

    def settled(self, p: Hellas) -> None:
        if self.sent:
            raise refused(f"{self.KEY}.sent", "it is remembered while Hoplite Movement is under way, and none is")


def garden(p: Hellas) -> Garden:
    return cast(Garden, p.parts[ID])


def own_garden(p: Hellas) -> Garden:
    """For changing it."""
    return cast(Garden, p.own(ID))
