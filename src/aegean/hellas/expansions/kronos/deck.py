"""The order cards: Kronos' hand, the deck, the discards, and those that lie with monsters (HK-4.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, cast

from aegean.core.describing import read_table, read_word, read_words, refused
from aegean.core.dice import Dice
from aegean.core.parts import Observed, Part
from aegean.core.values import Plain
from aegean.hellas.expansions.kronos.board import board
from aegean.hellas.expansions.kronos.printed import printed
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, NOWHERE, Hellas
from aegean.hellas.rules import Rules

ID: Final = "orders"
_KEYS: Final = ("deck", "hand", "discard", "revealed")


class Orders(Part):
    """Kronos alone knows his hand, nobody the order of the deck; discards lie open."""

    KEY: ClassVar[str] = "orders"
    FIELDS: ClassVar[tuple[str, ...]] = _KEYS
    OBSERVED: ClassVar[tuple[Observed, ...]] = (
        Observed("hand", "flags", "order"),
        Observed("hand_size", "number", most=5),
        Observed("discard", "flags", "order"),
        Observed("deck", "number", most=21),
        Observed("revealed", "choice", "order"),
    )
    __slots__ = FIELDS

    def __init__(self, rules: Rules, seats: int) -> None:
        self.deck: list[int] = []  # the top is the last
        self.hand: list[int] = []
        self.discard: list[int] = []
        self.revealed = NOBODY  # the card that Cassandra shows to the heroes

    def view(self, p: Hellas, seat: int | None) -> Plain:
        table = printed(p.rules)
        return {
            "hand": [table.order_ids[card] for card in self.hand] if seat == table.seat else [],
            "hand_size": len(self.hand),
            "deck": len(self.deck),
            "discard": [table.order_ids[card] for card in self.discard],
            "revealed": table.order_ids[self.revealed] if seat is not None and self.revealed != NOBODY else None,
        }

    def conceal(self, p: Hellas, seat: int, dice: Dice) -> None:
        if seat == printed(p.rules).seat:
            self.deck = dice.shuffled(sorted(self.deck))
            return
        shown = [self.revealed] if self.revealed != NOBODY else []
        pool = dice.shuffled(sorted([*self.deck, *(card for card in self.hand if card not in shown)]))
        self.hand = sorted([*shown, *(pool.pop() for _ in range(len(self.hand) - len(shown)))])
        self.deck = pool

    def describe(self, p: Hellas) -> Plain:
        ids = printed(p.rules).order_ids
        said: dict[str, Plain] = {
            "deck": [ids[card] for card in reversed(self.deck)],
            "hand": [ids[card] for card in self.hand],
            "discard": [ids[card] for card in self.discard],
        }
        if self.revealed != NOBODY:
            said["revealed"] = ids[self.revealed]
        return said

    def arrange(self, p: Hellas, said: Plain) -> None:
        """Cards that are said of the deck lie on top. Where nothing is said of the hand it holds as many as at the
        start, once Kronos has his region."""
        table, told = printed(p.rules), read_table(said if said is not None else {}, self.KEY, _KEYS)
        placed = attached(p)
        rows: dict[str, list[int]] = {}
        for key in ("hand", "discard", "deck"):
            words = read_words(told.get(key, []), f"{self.KEY}.{key}", "order cards", table.order_ids)
            rows[key] = [table.order[word] for word in words]
            for card in rows[key]:
                if card in placed:
                    raise refused(f"{self.KEY}.{key}", f"{table.order_ids[card]} is elsewhere, and there is one")
                placed.append(card)
        before = [*(card for card in range(len(table.orders)) if card not in self.deck), *self.deck]
        self.deck = [card for card in before if card not in placed] + rows["deck"][::-1]
        self.hand, self.discard = sorted(rows["hand"]), rows["discard"]
        if "hand" not in told and board(p).region != NOWHERE:
            count = min(p.rules.numbers["orders_at_start"], len(self.deck))
            self.hand = sorted(self.deck.pop() for _ in range(count))
        self.revealed = NOBODY
        if "revealed" in told:
            self.revealed = table.order[read_word(told["revealed"], f"{self.KEY}.revealed", table.order_ids)]
            if self.revealed not in self.hand:
                raise refused(f"{self.KEY}.revealed", "it is a card of his hand")

    def settled(self, p: Hellas) -> None:
        most = p.rules.numbers["order_hand_limit"]
        if len(self.hand) > most:
            raise refused(f"{self.KEY}.hand", f"{len(self.hand)} cards are too many: the limit is {most}")
        if self.revealed != NOBODY:
            raise refused(f"{self.KEY}.revealed", "it is shown while Cassandra's token is used")

    def pieces(self, p: Hellas) -> Mapping[str, tuple[int, int]]:
        cards, there = [*self.deck, *self.hand, *self.discard, *attached(p)], len(printed(p.rules).orders)
        return {"order cards": (len(cards), there), "different order cards": (len(set(cards)), there)}


CHAPTER: Final[Chapter] = Chapter(__name__, part=(ID, Orders))


def orders(p: Hellas) -> Orders:
    return cast(Orders, p.parts[ID])


def own_orders(p: Hellas) -> Orders:
    """For changing it."""
    return cast(Orders, p.own(ID))


def attached(p: Hellas) -> list[int]:
    """The order cards that lie with a monster as its evolution."""
    table = printed(p.rules)
    evolved = 0
    for cards in p.evolved:
        evolved |= cards
    return [
        number
        for number, order in enumerate(table.orders)
        if order.evolution is not None and evolved >> table.cards[order.evolution] & 1
    ]
