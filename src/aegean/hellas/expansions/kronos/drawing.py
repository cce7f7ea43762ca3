"""Order cards drawn and discarded (HK-4.1, HK-4.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision, Event, Plain
from aegean.hellas.actions import act
from aegean.hellas.expansions.kronos.deck import orders, own_orders
from aegean.hellas.expansions.kronos.printed import printed
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"discard_order": (("order", "order"),)},
    events=("order_discarded", "orders_drawn", "orders_reshuffled"),
    reasons=("that_order_card_is_not_in_your_hand",),
)


@CHAPTER.prepare("orders", after="decks")
def _shuffle(p: Hellas, options: Mapping[str, Plain]) -> None:
    own_orders(p).deck = p.dice.shuffled(range(len(printed(p.rules).orders)))


def draw_orders(p: Hellas, count: int) -> None:
    """An empty deck is made of the discards; who holds too many discards at once (HK-4.2)."""
    table, part = printed(p.rules), own_orders(p)
    drawn: list[int] = []
    for _ in range(count):
        if not part.deck and part.discard:
            part.deck = p.dice.shuffled(sorted(part.discard))
            p.emit(Event("orders_reshuffled", {"count": len(part.discard)}))
            part.discard = []
        if part.deck:
            drawn.append(part.deck.pop())
    if not drawn:
        return
    part.hand = sorted([*part.hand, *drawn])
    p.seal()
    names: list[Plain] = [table.order_ids[card] for card in drawn]
    p.tell_secretly("orders_drawn", table.seat, {"count": len(drawn), "orders": names}, ("orders",))
    if len(part.hand) > p.rules.numbers["order_hand_limit"]:
        p.push(DiscardOrder(table.seat))


def discard_order(p: Hellas, card: int) -> None:
    """From the hand onto the discards, for all to see."""
    part = own_orders(p)
    part.hand.remove(card)
    part.discard.append(card)
    p.seal()


@dataclass(frozen=True)
class DiscardOrder(Step):
    """Down to the hand limit."""

    ASKS: ClassVar[tuple[str, ...]] = ("discard_order",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        table, over = printed(p.rules), len(orders(p).hand) - p.rules.numbers["order_hand_limit"]
        if over <= 0:
            p.pop()
            return ()
        actions = tuple(act("discard_order", table.order_ids[card]) for card in orders(p).hand)
        return (Decision(self.seat, "discard_order", actions, {"left": over}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return refuse_order(p, action) if action.kind == "discard_order" else None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        discard_order(p, printed(p.rules).order[str(action.args[0])])
        p.tell("order_discarded", seat, {"order": str(action.args[0])})


def refuse_order(p: Hellas, action: Action) -> Refusal | None:
    name = str(action.args[0])
    if printed(p.rules).order[name] in orders(p).hand:
        return None
    return Refusal("that_order_card_is_not_in_your_hand", "HK-4.1", {"order": name})
