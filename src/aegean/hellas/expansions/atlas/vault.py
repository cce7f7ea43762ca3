"""The track of Overload, and who has the bonus token, for which attribute (HL-2)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from aegean.core.describing import read_number, read_table, read_word, refused
from aegean.core.parts import Observed, Part
from aegean.core.values import Plain
from aegean.hellas.expansions.atlas.titan import leader, titan
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.rules import Rules

ID: Final = "overload"
_KEYS: Final = ("left", "owner", "attribute")


class Vault(Part):
    """All know all of it."""

    KEY: ClassVar[str] = "overload"
    FIELDS: ClassVar[tuple[str, ...]] = ("left", "owner", "attribute")
    OBSERVED: ClassVar[tuple[Observed, ...]] = (
        Observed("left", "number", most=15),
        Observed("owner", "seat"),
        Observed("attribute", "choice", "attribute"),
    )
    EARLY: ClassVar[bool] = True
    __slots__ = FIELDS

    def __init__(self, rules: Rules, seats: int) -> None:
        self.left = rules.needed[ID]  # spaces before the overload token
        self.owner = NOBODY  # of the bonus token
        self.attribute = NOBODY  # that it lies on

    def view(self, p: Hellas, seat: int | None) -> Plain:
        return {
            "left": self.left,
            "track": p.rules.needed[ID],
            "owner": self.owner,
            "attribute": None if self.attribute == NOBODY else p.rules.attribute_ids[self.attribute],
        }

    def describe(self, p: Hellas) -> Plain:
        said: dict[str, Plain] = {"left": self.left}
        if self.owner != NOBODY:
            said["owner"] = self.owner
        if self.attribute != NOBODY:
            said["attribute"] = p.rules.attribute_ids[self.attribute]
        return said

    def arrange(self, p: Hellas, said: Plain) -> None:
        table = read_table(said if said is not None else {}, self.KEY, _KEYS)
        track = p.rules.needed[ID]
        self.left = read_number(table.get("left", track), f"{self.KEY}.left", 0, track)
        self.owner = self.attribute = NOBODY
        if "owner" in table:
            self.owner = read_number(table["owner"], f"{self.KEY}.owner", 0, p.seats - 1)
        own = [p.rules.attribute_ids[number] for number in p.rules.hero_attributes]
        if "attribute" in table:
            name = read_word(table["attribute"], f"{self.KEY}.attribute", own)
            self.attribute = p.rules.attribute[name]
            if self.owner == NOBODY:
                raise refused(f"{self.KEY}.attribute", "nobody has the bonus token: say its `owner`")

    def won(self, p: Hellas) -> list[tuple[int, str]]:
        winner = winner_among(p, titan(p).on) if not self.left else None
        return [(winner, ID)] if winner is not None else []

    def settled(self, p: Hellas) -> None:
        if self.owner != NOBODY and self.attribute == NOBODY:
            raise refused(f"{self.KEY}.owner", "say which `attribute` the bonus token lies on")


def winner_among(p: Hellas, on: list[int]) -> int | None:
    """Who wins with these hoplites on the monument, in the order of their ports (HL-2.5)."""
    counts = [on.count(seat) for seat in range(p.seats)]
    first = leader(p, on)
    if first is None and vault(p).owner != NOBODY:
        return vault(p).owner
    if first is None and on:
        return next(seat for seat in on if counts[seat] == max(counts))
    return first


def vault(p: Hellas) -> Vault:
    return cast(Vault, p.parts[ID])


def own_vault(p: Hellas) -> Vault:
    """For changing it."""
    return cast(Vault, p.own(ID))
