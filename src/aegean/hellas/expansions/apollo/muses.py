"""The muses: whose they are, where they stand, and the cards that lie open or in the deck (HSF-2)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar, Final, cast

from aegean.core.describing import read_flag, read_list, read_number, read_table, read_word, read_words, refused
from aegean.core.dice import Dice
from aegean.core.parts import Observed, Part
from aegean.core.values import Plain
from aegean.hellas.components import Component, Effect, Effects
from aegean.hellas.position import NOBODY, NOWHERE, Hellas
from aegean.hellas.rules import Rules
from aegean.hellas.setup import ChooseHero

ID: Final = "muses"
_KEYS: Final = ("held", "open", "deck", "gone")


class Muse(Component, frozen=True, kw_only=True):
    name: str
    effects: Effects = ()  # in the land where she stands
    instead: Effects = ()  # of moving her


class Printed:
    """The muses of a rulebook by their numbers."""

    def __init__(self, rules: Rules) -> None:
        muses = rules.pack.table("muses", Muse)
        self.ids = tuple(muses)
        self.number = {name: number for number, name in enumerate(self.ids)}
        self.muses = list(muses.values())


@lru_cache(maxsize=64)
def printed(rules: Rules) -> Printed:
    return Printed(rules)


class Muses(Part):
    """The order of the deck is known to nobody; all else is open."""

    KEY: ClassVar[str] = "muses"
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "at", "follows", "open", "deck", "gone")
    OBSERVED: ClassVar[tuple[Observed, ...]] = (
        Observed("open", "flags", "muse"),
        Observed("deck", "number", most=9),
        Observed("gone", "flags", "muse"),
        Observed("owners", "owners", "muse"),
        Observed("places", "holders", "region"),
        Observed("follows", "seats"),
    )
    __slots__ = FIELDS

    def __init__(self, rules: Rules, seats: int) -> None:
        self.card = [NOBODY] * seats  # by seat: the muse
        self.at = [NOWHERE] * seats  # by seat: the region where she stands
        self.follows = [0] * seats  # by seat: 1: she comes to the hero as soon as that is back on the map
        self.open: list[int] = []
        self.deck: list[int] = []  # the top is the last
        self.gone: list[int] = []  # out of the game

    def view(self, p: Hellas, seat: int | None) -> Plain:
        names, regions = printed(p.rules).ids, p.rules.region_ids
        places: dict[str, list[int]] = {}
        for owner, region in enumerate(self.at):
            if region != NOWHERE:
                places.setdefault(regions[region], []).append(owner)
        return {
            "open": [names[muse] for muse in self.open],
            "deck": len(self.deck),
            "gone": [names[muse] for muse in self.gone],
            "owners": {names[muse]: owner for owner, muse in enumerate(self.card) if muse != NOBODY},
            "places": cast(Plain, places),
            "follows": self.follows[:],
        }

    def conceal(self, p: Hellas, seat: int, dice: Dice) -> None:
        self.deck = dice.shuffled(sorted(self.deck))

    def describe(self, p: Hellas) -> Plain:
        names, regions = printed(p.rules).ids, p.rules.region_ids
        held: list[Plain] = []
        for owner, muse in enumerate(self.card):
            if muse != NOBODY:
                one: dict[str, Plain] = {"seat": owner, "muse": names[muse]}
                if self.at[owner] != NOWHERE:
                    one["region"] = regions[self.at[owner]]
                if self.follows[owner]:
                    one["follows"] = True
                held.append(one)
        return {
            "held": held,
            "open": [names[muse] for muse in self.open],
            "deck": [names[muse] for muse in reversed(self.deck)],
            "gone": [names[muse] for muse in self.gone],
        }

    def arrange(self, p: Hellas, said: Plain) -> None:
        """Cards that are said of the deck lie on top; where nothing is said of those that lie open, there are all that
        may be."""
        table, told = printed(p.rules), read_table(said if said is not None else {}, self.KEY, _KEYS)
        placed: set[int] = set()
        self.card, self.at, self.follows = [NOBODY] * p.seats, [NOWHERE] * p.seats, [0] * p.seats
        for number, one in enumerate(read_list(told.get("held", []), f"{self.KEY}.held", "muses", p.seats)):
            self._arrange_held(p, table, f"{self.KEY}.held[{number}]", one, placed)
        rows: dict[str, list[int]] = {}
        for key in ("open", "gone", "deck"):
            words = read_words(told.get(key, []), f"{self.KEY}.{key}", "muses", table.ids)
            rows[key] = [table.number[word] for word in words]
            for muse in rows[key]:
                self._place(table, f"{self.KEY}.{key}", muse, placed)
        before = [*(muse for muse in range(len(table.ids)) if muse not in self.deck), *self.deck]
        self.open, self.gone = rows["open"], rows["gone"]
        self.deck = [muse for muse in before if muse not in placed] + rows["deck"][::-1]
        most = p.rules.numbers["muses_on_display"]
        if len(self.open) > most:
            raise refused(f"{self.KEY}.open", f"{most} muse cards lie open at most")
        if "open" not in told and not any(isinstance(step, ChooseHero) for step in p.steps):
            self.open = [self.deck.pop() for _ in range(min(most, len(self.deck)))]

    def _arrange_held(self, p: Hellas, table: Printed, field: str, said: Plain, placed: set[int]) -> None:
        one = read_table(said, field, ("seat", "muse", "region", "follows"))
        seat = read_number(one.get("seat"), f"{field}.seat", 0, p.seats - 1)
        if self.card[seat] != NOBODY:
            raise refused(f"{field}.seat", f"seat {seat} has a muse already, and nobody has two")
        self.card[seat] = table.number[read_word(one.get("muse"), f"{field}.muse", table.ids)]
        self._place(table, f"{field}.muse", self.card[seat], placed)
        self.follows[seat] = int(read_flag(one.get("follows", False), f"{field}.follows"))
        if "region" in one:
            self.at[seat] = p.rules.region[read_word(one["region"], f"{field}.region", p.rules.region_ids)]
        elif not self.follows[seat]:
            raise refused(field, "a muse stands in a region, or follows the hero who is off the map")
        if self.follows[seat] and p.hero_at[seat] != NOWHERE:
            raise refused(f"{field}.follows", "the hero is on the map")

    def _place(self, table: Printed, field: str, muse: int, placed: set[int]) -> None:
        if muse in placed:
            raise refused(field, f"{table.ids[muse]} is elsewhere, and there is one")
        placed.add(muse)

    def pieces(self, p: Hellas) -> Mapping[str, tuple[int, int]]:
        held = [muse for muse in self.card if muse != NOBODY]
        return {"muse cards": (len({*held, *self.open, *self.deck, *self.gone}), len(printed(p.rules).ids))}


def muses(p: Hellas) -> Muses:
    return cast(Muses, p.parts[ID])


def own_muses(p: Hellas) -> Muses:
    return cast(Muses, p.own(ID))


def muse_of(p: Hellas, seat: int) -> Muse | None:
    """The muse of the seat, if she stands on the map."""
    part = muses(p)
    return printed(p.rules).muses[part.card[seat]] if part.at[seat] != NOWHERE else None


def name_of(p: Hellas, seat: int) -> str:
    return printed(p.rules).ids[muses(p).card[seat]]


def muse_land(p: Hellas, seat: int) -> int:
    """The land in which the seat's muse stands, or NOWHERE."""
    at = muses(p).at[seat]
    return NOWHERE if at == NOWHERE else p.rules.land_of[at]


def inspired(p: Hellas, seat: int, effect: str, region: int) -> Effect | None:
    """What the seat's muse does of that kind for a region: it must lie in the land where she stands."""
    muse = muse_of(p, seat)
    if muse is None or muse_land(p, seat) != p.rules.land_of[region]:
        return None
    return next((one for one in muse.effects if one.effect == effect), None)
