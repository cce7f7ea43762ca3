"""The relics that lie open to be forged, and their deck (HFF-2.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, cast

from aegean.core.describing import read_number, read_table, read_words, refused
from aegean.core.dice import Dice
from aegean.core.parts import Observed, Part
from aegean.core.values import Plain
from aegean.hellas.beside import owners, refuse_twice
from aegean.hellas.hunt.outcome import hunt_of
from aegean.hellas.position import Hellas
from aegean.hellas.rules import Rules
from aegean.hellas.setup import ChooseHero

ID: Final = "forge"
LIGHTNING: Final = "lightning"
_KEYS: Final = ("display", "deck", "lowered", "justice")


class Forge(Part):
    """The order of the deck is known to nobody."""

    KEY: ClassVar[str] = "forge"
    FIELDS: ClassVar[tuple[str, ...]] = ("display", "deck", "lowered", "justice")
    OBSERVED: ClassVar[tuple[Observed, ...]] = (
        Observed("display", "flags", "card"),
        Observed("deck", "number", most=8),
        Observed("lowered", "number", most=2),
    )
    __slots__ = FIELDS

    def __init__(self, rules: Rules, seats: int) -> None:
        self.display: list[int] = []  # by their numbers among the combat cards
        self.deck: list[int] = []  # the top is the last
        self.lowered = 0  # the next attack of the hunted monster is worth so much less
        self.justice = 0  # whether a wound follows when the running attack is defended

    def view(self, p: Hellas, seat: int | None) -> Plain:
        names = p.rules.combat_ids
        return {
            "display": [names[kind] for kind in self.display],
            "deck": len(self.deck),
            "lowered": self.lowered,
            "justice": self.justice,
        }

    def conceal(self, p: Hellas, seat: int, dice: Dice) -> None:
        self.deck = dice.shuffled(sorted(self.deck))

    def describe(self, p: Hellas) -> Plain:
        names = p.rules.combat_ids
        said: dict[str, Plain] = {
            "display": [names[kind] for kind in self.display],
            "deck": [names[kind] for kind in reversed(self.deck)],
        }
        return {**said, **{name: getattr(self, name) for name in ("lowered", "justice") if getattr(self, name)}}

    def arrange(self, p: Hellas, said: Plain) -> None:
        """Cards that are said of the deck lie on top; where nothing is said of the display, it is full."""
        table = read_table(said if said is not None else {}, self.KEY, _KEYS)
        relics = relic_kinds(p.rules)
        names = [p.rules.combat_ids[kind] for kind in relics]
        for kind in relics:
            refuse_twice(p, kind)
        held = owners(p, p.rules.combat[LIGHTNING])
        if any(held.count(seat) > p.rules.numbers["lightning_held"] for seat in held):
            raise refused("beside.lightning", "nobody has more than one")
        gone = {kind for kind in relics if owners(p, kind)}
        before = [*(kind for kind in relics if kind not in self.deck), *self.deck]
        placed: dict[str, list[int]] = {}
        for key in ("display", "deck"):
            words = read_words(table.get(key, []), f"{self.KEY}.{key}", "relics", names)
            placed[key] = [p.rules.combat[word] for word in words]
            for kind in placed[key]:
                if kind in gone:
                    raise refused(f"{self.KEY}.{key}", f"{p.rules.combat_ids[kind]} is elsewhere, and there is one")
                gone.add(kind)
        self.display = placed["display"]
        self.deck = [kind for kind in before if kind not in gone] + placed["deck"][::-1]
        most = p.rules.numbers["relics_on_display"]
        if len(self.display) > most:
            raise refused(f"{self.KEY}.display", f"{most} relics lie open at most")
        if "display" not in table and not any(isinstance(step, ChooseHero) for step in p.steps):
            self.display = [self.deck.pop() for _ in range(min(most, len(self.deck)))]
        for name, high in (("lowered", 2), ("justice", 1)):
            setattr(self, name, read_number(table.get(name, 0), f"{self.KEY}.{name}", 0, high))
            if getattr(self, name) and hunt_of(p) is None:
                raise refused(f"{self.KEY}.{name}", "no hunt is under way")

    def pieces(self, p: Hellas) -> Mapping[str, tuple[int, int]]:
        relics = relic_kinds(p.rules)
        taken = sum(len(owners(p, kind)) for kind in relics)
        return {"relics": (len(self.display) + len(self.deck) + taken, len(relics))}


def relic_kinds(rules: Rules) -> list[int]:
    """The relics of which there is one each: all but Lightning."""
    return [kind for kind in rules.beside_kinds if rules.combat_cards[kind].relic and kind != rules.combat[LIGHTNING]]


def anvil(p: Hellas) -> Forge:
    return cast(Forge, p.parts[ID])


def own_anvil(p: Hellas) -> Forge:
    return cast(Forge, p.own(ID))
