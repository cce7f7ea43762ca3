"""The event cards that somebody looks at by Pythia's Vision (HS-2.2)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from aegean.core.describing import read_list, read_table, read_word, refused
from aegean.core.dice import Dice
from aegean.core.parts import Observed, Part
from aegean.core.values import Plain
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.rules import Rules

ID: Final = "vision"


class Vision(Part):
    """The event cards that somebody looks at, and nobody else."""

    KEY: ClassVar[str] = "vision"
    FIELDS: ClassVar[tuple[str, ...]] = ("cards",)
    OBSERVED: ClassVar[tuple[Observed, ...]] = (Observed("cards", "flags", "drawn"),)
    __slots__ = FIELDS

    def __init__(self, rules: Rules, seats: int) -> None:
        self.cards: list[int] = []

    def view(self, p: Hellas, seat: int | None) -> Plain:
        seen = self.cards if seat is not None and seat == _seer(p) else []
        return {"cards": [p.rules.event_ids[card] for card in seen]}

    def conceal(self, p: Hellas, seat: int, dice: Dice) -> None:
        """To all others they are cards of the deck."""
        if not self.cards or seat == _seer(p):
            return
        pool = dice.shuffled(sorted([*p.event_deck, *self.cards]))
        self.cards = sorted(pool.pop() for _ in self.cards)
        p.event_deck = pool

    def describe(self, p: Hellas) -> Plain:
        return {"cards": [p.rules.event_ids[card] for card in self.cards]} if self.cards else None

    def arrange(self, p: Hellas, said: Plain) -> None:
        table = {} if said is None else read_table(said, self.KEY, ("cards",))
        field, ids = f"{self.KEY}.cards", p.rules.event_ids
        names = [read_word(name, field, ids) for name in read_list(table.get("cards", []), field, "event cards")]
        if bool(names) != (_seer(p) != NOBODY):
            raise refused(field, "ChooseEvent asks about cards that somebody looks at" if not names else "nobody looks")
        self.cards = sorted(ids.index(name) for name in names)
        for card in self.cards:
            if card not in p.event_deck:
                raise refused(field, f"{ids[card]} is not in the event deck")
            p.event_deck.remove(card)


def vision(p: Hellas) -> Vision:
    return cast(Vision, p.parts[ID])


def _seer(p: Hellas) -> int:
    """Who looks at them, or NOBODY."""
    from aegean.hellas.expansions.apollo.vision import ChooseEvent

    return next((step.seat for step in p.steps if isinstance(step, ChooseEvent)), NOBODY)
