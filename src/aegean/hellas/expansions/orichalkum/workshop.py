"""Orichalkum on the map and with players, and the constructs that lie open or in their deck (HR-1)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar, Final, cast

from aegean.core.describing import (
    read_flag,
    read_list,
    read_number,
    read_set,
    read_table,
    read_word,
    read_words,
    refused,
    written_set,
)
from aegean.core.dice import Dice
from aegean.core.parts import Observed, Part
from aegean.core.values import Plain
from aegean.hellas.components import Component, Positive, Power
from aegean.hellas.position import NOBODY, NOWHERE, Hellas
from aegean.hellas.rules import Rules
from aegean.hellas.setup import ChooseHero

ID: Final = "orichalkum"
_KEYS: Final = ("tokens", "held", "display", "deck", "gone", "used", "horse", "drawn", "looker")


class Construct(Component, frozen=True, kw_only=True):
    name: str
    cost: Positive  # orichalkum
    power: Power


class Printed:
    """The constructs of a rulebook by their numbers."""

    def __init__(self, rules: Rules) -> None:
        constructs = rules.pack.table("constructs", Construct)
        self.ids = tuple(constructs)
        self.number = {name: number for number, name in enumerate(self.ids)}
        self.constructs = list(constructs.values())


@lru_cache(maxsize=64)
def printed(rules: Rules) -> Printed:
    return Printed(rules)


def token_places(rules: Rules) -> int:
    """The regions that begin with a token: those with a city that has no name of its own, as Sparta and Troy have."""
    cities = (city for city in rules.city)
    return sum(1 << region for region, city in enumerate(cities) if city is not None and city.name is None)


class Workshop(Part):
    """The order of the deck is known to nobody, and the blessings that are chosen from to the chooser alone."""

    KEY: ClassVar[str] = "orichalkum"
    FIELDS: ClassVar[tuple[str, ...]] = _KEYS
    SETS: ClassVar[tuple[str, ...]] = ("tokens",)
    OBSERVED: ClassVar[tuple[Observed, ...]] = (
        Observed("tokens", "flags", "region"),
        Observed("held", "seats", most=14),
        Observed("display", "flags", "construct"),
        Observed("gone", "flags", "construct"),
        Observed("used", "flag"),
        Observed("drawn", "flags", "blessing"),
    )
    __slots__ = FIELDS

    def __init__(self, rules: Rules, seats: int) -> None:
        self.tokens = token_places(rules)  # regions
        self.held = [0] * seats
        self.display: list[int] = []
        self.deck: list[int] = []  # the top is the last
        self.gone: list[int] = []  # used, out of the game
        self.used = 0  # 1: the active player has used a construct this turn
        self.horse = NOWHERE  # the region into which the Trojan Horse is drawn, while that is under way
        self.drawn: list[int] = []  # blessings that `looker` chooses from
        self.looker = NOBODY

    def view(self, p: Hellas, seat: int | None) -> Plain:
        table = printed(p.rules)
        looks = seat is not None and seat == self.looker
        return {
            "tokens": written_set(self.tokens, p.rules.region_ids),
            "held": self.held[:],
            "display": [table.ids[construct] for construct in self.display],
            "deck": len(self.deck),
            "gone": [table.ids[construct] for construct in self.gone],
            "used": bool(self.used),
            "drawn": [p.rules.blessing_ids[card] for card in self.drawn] if looks else [],
        }

    def conceal(self, p: Hellas, seat: int, dice: Dice) -> None:
        self.deck = dice.shuffled(sorted(self.deck))
        if self.looker not in (NOBODY, seat):
            pool = dice.shuffled(sorted([*p.blessing_deck, *self.drawn]))
            self.drawn = sorted(pool.pop() for _ in self.drawn)
            p.blessing_deck = pool

    def describe(self, p: Hellas) -> Plain:
        ids = printed(p.rules).ids
        said: dict[str, Plain] = {
            "tokens": written_set(self.tokens, p.rules.region_ids),
            "held": self.held[:],
            "display": [ids[construct] for construct in self.display],
            "deck": [ids[construct] for construct in reversed(self.deck)],
            "gone": [ids[construct] for construct in self.gone],
        }
        if self.used:
            said["used"] = True
        if self.horse != NOWHERE:
            said["horse"] = p.rules.region_ids[self.horse]
        if self.looker != NOBODY:
            said |= {"drawn": [p.rules.blessing_ids[card] for card in self.drawn], "looker": self.looker}
        return said

    def arrange(self, p: Hellas, said: Plain) -> None:
        """Tokens of which nothing is said lie where they began, as far as nobody has them; cards that are said of the
        deck lie on top; where nothing is said of the display, it is full."""
        table, told = printed(p.rules), read_table(said if said is not None else {}, self.KEY, _KEYS)
        places = token_places(p.rules)
        names = [name for region, name in enumerate(p.rules.region_ids) if places >> region & 1]
        held = list(read_list(told.get("held", [0] * p.seats), f"{self.KEY}.held", "entries"))
        if len(held) != p.seats:
            raise refused(f"{self.KEY}.held", f"an entry for each of the {p.seats} seats is wanted")
        self.held = [read_number(one, f"{self.KEY}.held", 0, len(names)) for one in held]
        self.tokens = places
        if "tokens" in told:
            self.tokens = read_set(told["tokens"], f"{self.KEY}.tokens", "regions", p.rules.region_ids)
            if self.tokens & ~places:
                raise refused(f"{self.KEY}.tokens", f"there is one in {', '.join(names)} at most")
            if self.tokens.bit_count() + sum(self.held) > len(names):
                raise refused(f"{self.KEY}.held", f"there are {len(names)} tokens")
        for name in names[: sum(self.held)] if "tokens" not in told else []:
            self.tokens &= ~(1 << p.rules.region[name])
        self._arrange_cards(p, table, told)
        self.used = int(read_flag(told.get("used", False), f"{self.KEY}.used"))
        self.horse = NOWHERE
        if "horse" in told:
            self.horse = p.rules.region[read_word(told["horse"], f"{self.KEY}.horse", p.rules.region_ids)]
        blessings = read_words(told.get("drawn", []), f"{self.KEY}.drawn", "blessings", p.rules.blessing_ids)
        self.drawn = [p.rules.blessing[word] for word in blessings]
        self.looker = read_number(told["looker"], f"{self.KEY}.looker", 0, p.seats - 1) if "looker" in told else NOBODY
        if bool(self.drawn) != (self.looker != NOBODY):
            raise refused(f"{self.KEY}.drawn", "blessings that are chosen from have a `looker`")
        p.blessing_deck = [card for card in p.blessing_deck if card not in self.drawn]

    def _arrange_cards(self, p: Hellas, table: Printed, told: Mapping[str, Plain]) -> None:
        rows: dict[str, list[int]] = {}
        placed: set[int] = set()
        for key in ("display", "gone", "deck"):
            words = read_words(told.get(key, []), f"{self.KEY}.{key}", "constructs", table.ids)
            rows[key] = [table.number[word] for word in words]
            for construct in rows[key]:
                if construct in placed:
                    raise refused(f"{self.KEY}.{key}", f"{table.ids[construct]} is elsewhere, and there is one")
                placed.add(construct)
        before = [*(number for number in range(len(table.ids)) if number not in self.deck), *self.deck]
        self.display, self.gone = rows["display"], rows["gone"]
        self.deck = [number for number in before if number not in placed] + rows["deck"][::-1]
        most = p.rules.numbers["constructs_on_display"]
        if len(self.display) > most:
            raise refused(f"{self.KEY}.display", f"{most} constructs lie open at most")
        if "display" not in told and not any(isinstance(step, ChooseHero) for step in p.steps):
            self.display = [self.deck.pop() for _ in range(min(most, len(self.deck)))]

    def settled(self, p: Hellas) -> None:
        if self.horse != NOWHERE or self.looker != NOBODY:
            raise refused(f"{self.KEY}.horse", "it is remembered while a construct is used, and none is")

    def pieces(self, p: Hellas) -> Mapping[str, tuple[int, int]]:
        return {"constructs": (len({*self.display, *self.deck, *self.gone}), len(printed(p.rules).ids))}


def workshop(p: Hellas) -> Workshop:
    return cast(Workshop, p.parts[ID])


def own_workshop(p: Hellas) -> Workshop:
    """For changing it."""
    return cast(Workshop, p.own(ID))
