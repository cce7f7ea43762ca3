"""Blessings aside: one that a player has drawn and alone looks at, and those that lie discarded, open to all.

No card of the base game looks at one or discards one: modules bring this chapter. A discarded blessing is one that is
neither in the deck nor with a player (H-14.9), so that nothing but the card looked at is kept here.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast

from aegean.core.describing import read_number, read_table, read_word, refused
from aegean.core.dice import Dice
from aegean.core.parts import Observed, Part
from aegean.core.values import Plain
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.rules import Rules
from aegean.hellas.turn.drafts import discarded_blessings, refill_blessings

ID: Final = "aside"


class Aside(Part):
    """The blessing that `looker` looks at, and nobody else."""

    KEY: ClassVar[str] = "aside"
    FIELDS: ClassVar[tuple[str, ...]] = ("drawn", "looker")
    OBSERVED: ClassVar[tuple[Observed, ...]] = (
        Observed("drawn", "choice", "blessing"),
        Observed("looker", "seat"),
        Observed("discarded", "flags", "blessing"),
    )
    __slots__ = FIELDS

    def __init__(self, rules: Rules, seats: int) -> None:
        self.drawn = self.looker = NOBODY

    def view(self, p: Hellas, seat: int | None) -> Plain:
        names = p.rules.blessing_ids
        looks = self.looker != NOBODY
        return {
            "drawn": names[self.drawn] if looks and seat is not None and p.knowing(self.looker) >> seat & 1 else None,
            "looker": self.looker,
            "discarded": [names[card] for card in discarded_blessings(p) if card != self.drawn],
        }

    def conceal(self, p: Hellas, seat: int, dice: Dice) -> None:
        """To all others the card drawn is one of the deck."""
        if self.looker == NOBODY or p.knowing(self.looker) >> seat & 1:
            return
        pool = dice.shuffled(sorted([*p.blessing_deck, self.drawn]))
        self.drawn = pool.pop()
        p.blessing_deck = pool

    def describe(self, p: Hellas) -> Plain:
        if self.looker == NOBODY:
            return None
        return {"drawn": p.rules.blessing_ids[self.drawn], "looker": self.looker}

    def arrange(self, p: Hellas, said: Plain) -> None:
        """The card is neither in the deck nor with a player: a description says so in `gone.blessing`."""
        if said is None:
            return
        table = read_table(said, self.KEY, self.FIELDS)
        if missing := [name for name in self.FIELDS if name not in table]:
            raise refused(f"{self.KEY}.{missing[0]}", "a blessing that is looked at has both: `drawn` and `looker`")
        name = read_word(table["drawn"], f"{self.KEY}.drawn", p.rules.blessing_ids)
        self.drawn = p.rules.blessing[name]
        self.looker = read_number(table["looker"], f"{self.KEY}.looker", 0, p.seats - 1)
        if self.drawn not in discarded_blessings(p):
            raise refused(self.KEY, f"{name} is elsewhere: say in `gone.blessing` that it is not in the deck")


def aside(p: Hellas) -> Aside:
    return cast(Aside, p.parts[ID])


CHAPTER: Final[Chapter] = Chapter(__name__, events=("blessing_discarded",), part=(ID, Aside))


def can_look(p: Hellas) -> bool:
    return bool(p.blessing_deck or discarded_blessings(p))


def look(p: Hellas, seat: int, event: str) -> None:
    """The seat alone looks at the top blessing; the event says so."""
    refill_blessings(p, 1)
    card = p.blessing_deck.pop()
    p.seal()
    part = cast(Aside, p.own(ID))
    part.drawn, part.looker = card, seat
    p.tell_secretly(event, seat, {"blessing": p.rules.blessing_ids[card]}, ("blessing",))


def looked(p: Hellas) -> int:
    """The blessing that was looked at; from here on it is a card like others."""
    part = cast(Aside, p.own(ID))
    card, part.drawn, part.looker = part.drawn, NOBODY, NOBODY
    p.seal()
    return card


def discard(p: Hellas, seat: int, card: int) -> None:
    """A blessing, the seat's own or one that it looked at, lies open among the discarded."""
    p.seal()
    p.blessings[seat] &= ~(1 << card)
    p.blessing_tokens[seat] &= ~(1 << card)
    p.tell("blessing_discarded", seat, {"blessing": p.rules.blessing_ids[card]})
