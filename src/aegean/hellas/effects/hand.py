"""Combat cards drawn and discarded, and the hand limit (H-1.11, H-1.12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final, cast

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.components import Effect
from aegean.hellas.modules import Chapter
from aegean.hellas.position import BESIDE, Hellas
from aegean.hellas.queries import hand_limit

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    reasons=("it_bears_another_symbol", "that_card_was_not_drawn_now"),
    actions={
        "discard": (("card", "card"),),
    },
    events=(
        "combat_discarded",
        "combat_drawn",
        "deck_reshuffled",
    ),
)


@dataclass(frozen=True)
class DiscardCards(Step):
    """The player discards combat cards of choice, perhaps of one symbol only."""

    ASKS: ClassVar[tuple[str, ...]] = ("discard",)

    seat: int
    left: int
    symbol: str

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        cards = cards_with(p, self.seat, self.symbol) if self.left > 0 else []
        if not cards:
            p.pop()
            return ()
        actions = tuple(act("discard", p.rules.combat_ids[kind]) for kind in cards)
        # whether there is a choice is nobody else's business: it is asked unless all cards must go anyway
        hidden = bool(self.symbol) or p.hand_size(self.seat) > self.left
        return (Decision(self.seat, "discard", actions, {"left": self.left}, hidden),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "discard":
            return None
        kind, fields = p.rules.combat[str(action.args[0])], {"card": str(action.args[0])}
        if not p.holds(seat, kind):
            return Refusal("you_do_not_hold_that_card", "", fields)
        return Refusal("it_bears_another_symbol", "", fields)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(DiscardCards(seat, self.left - 1, self.symbol))
        p.discard_combat(seat, p.rules.combat[str(action.args[0])])


def cards_with(p: Hellas, seat: int, symbol: str = "") -> list[int]:
    """The kinds of combat cards in the seat's hand, perhaps of one symbol only."""
    cards = p.rules.combat_cards
    return [kind for kind, count in enumerate(p.hand_of(seat)) if count and symbol in ("", cards[kind].symbol)]


def count_with(p: Hellas, seat: int, symbol: str = "") -> int:
    return sum(p.holds(seat, kind) for kind in cards_with(p, seat, symbol))


def ready_cards(p: Hellas, seat: int, symbol: str = "") -> list[int]:
    """The kinds of combat cards that the seat could play, in hand and beside it, perhaps of one symbol only."""
    found = cards_with(p, seat, symbol)
    for kind in p.rules.beside_kinds:
        if p.ready(seat, kind) and symbol in ("", p.rules.combat_cards[kind].symbol):
            found.append(kind)
    return sorted(found)


def count_ready(p: Hellas, seat: int, symbol: str = "") -> int:
    return sum(p.ready(seat, kind) for kind in ready_cards(p, seat, symbol))


def refuse_unready(p: Hellas, seat: int, kind: int, clause: str) -> Refusal | None:
    """Why the seat has no such card to play."""
    if p.ready(seat, kind):
        return None
    place = p.rules.beside[kind]
    if place >= 0 and cast(Any, p.parts[BESIDE]).used[seat * len(p.rules.beside_kinds) + place]:
        return Refusal("you_have_used_it_already", clause)
    return Refusal("you_do_not_hold_that_card", clause, {"card": p.rules.combat_ids[kind]})


@dataclass(frozen=True)
class HandLimit(Step):
    """Whoever holds too many cards discards at once, except during their own hunt (H-1.11)."""

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        from aegean.hellas.hunt.outcome import is_hunting

        over = p.hand_size(self.seat) - hand_limit(p, self.seat)
        p.pop()
        if over > 0 and not is_hunting(p, self.seat):
            p.push(DiscardCards(self.seat, over, ""))
        return ()


def draw_cards(p: Hellas, seat: int, count: int) -> list[int]:
    """Draw combat cards; the hand limit is looked at next."""
    p.push(HandLimit(seat))
    return p.draw_combat(seat, count)


@CHAPTER.effect("draw_combat_cards")
def _draw_combat_cards(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    drawn = draw_cards(p, seat, one.number)
    if one.keep and len(drawn) > one.keep:
        p.push(DiscardDrawn(seat, tuple(sorted(drawn)), len(drawn) - one.keep))


@dataclass(frozen=True)
class DiscardDrawn(Step):
    """Of the cards just drawn some are kept (Owl of Athena, H-17.1)."""

    ASKS: ClassVar[tuple[str, ...]] = ("discard_drawn",)

    seat: int
    drawn: tuple[int, ...]
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        if not self.left:
            p.pop()
            return ()
        actions = tuple(act("discard", p.rules.combat_ids[kind]) for kind in sorted(set(self.drawn)))
        return (Decision(self.seat, "discard_drawn", actions, {"left": self.left}, True),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "discard":
            return None
        return Refusal("that_card_was_not_drawn_now", "H-17.1", {"card": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        kind = p.rules.combat[str(action.args[0])]
        rest = list(self.drawn)
        rest.remove(kind)
        p.become(DiscardDrawn(seat, tuple(rest), self.left - 1))
        p.discard_combat(seat, kind)


@CHAPTER.possible("draw_combat_cards", "draw_combat_cards_to_limit")
def _cards_left(p: Hellas, seat: int, one: Effect) -> bool:
    return bool(p.combat_deck) or any(p.combat_discard)


@CHAPTER.effect("draw_combat_cards_to_limit")
def _draw_to_limit(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.draw_combat(seat, max(0, hand_limit(p, seat) - p.hand_size(seat)))


@CHAPTER.effect("discard_combat_cards")
def _discard_combat_cards(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(DiscardCards(seat, one.number, one.symbol or ""))


@CHAPTER.possible("discard_combat_cards")
def _can_discard(p: Hellas, seat: int, one: Effect) -> bool:
    return count_with(p, seat, one.symbol or "") >= one.number
