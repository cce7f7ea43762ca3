"""Combat cards shown to all and kept, to start a quest. No base quest asks for it: modules bring this chapter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"show": (("card", "card"),)},
    events=("card_shown",),
    reasons=("that_card_is_needed_for_another_symbol", "that_card_was_shown"),
)


def in_hand(p: Hellas, seat: int, shown: Iterable[int] = ()) -> Counter[str]:
    """How many cards of each symbol are in hand, without those shown already."""
    found: Counter[str] = Counter()
    for kind, count in enumerate(p.hand_of(seat)):
        found[p.rules.combat_cards[kind].symbol] += count
    for kind in shown:
        found[p.rules.combat_cards[kind].symbol] -= 1
    return found


def suffices(p: Hellas, cards: Counter[str], symbols: Iterable[str]) -> bool:
    """Whether there is a card for each symbol; one that deals any wound alone may be shown for any one of them."""
    lacking = (Counter(symbols) - cards).total()
    return lacking <= sum(max(0, cards[name]) for name in p.rules.combat_symbols if is_any(p, name))


def is_any(p: Hellas, symbol: str) -> bool:
    return p.rules.combat_symbols[symbol].any_wound == 1


def can_show(p: Hellas, seat: int, symbols: Iterable[str]) -> bool:
    return suffices(p, in_hand(p, seat), symbols)


@dataclass(frozen=True)
class ShowCards(Step):
    """One card after the other for the symbols of a quest's step, each open to all as it is shown."""

    ASKS: ClassVar[tuple[str, ...]] = ("show",)

    seat: int
    quest: int
    number: int  # of the quest's step
    shown: tuple[int, ...]

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        symbols = self._symbols(p)
        if len(self.shown) == len(symbols):
            p.pop()
            return ()
        actions = self.allowed(p, self.seat, [act("show", name) for name in p.rules.combat_ids])
        about = {"symbol": symbols[len(self.shown)], "left": len(symbols) - len(self.shown)}
        # whether there is a choice is nobody else's business, unless all cards are shown anyway
        return (Decision(self.seat, "show", actions, about, p.hand_size(self.seat) > len(symbols)),)

    def _symbols(self, p: Hellas) -> tuple[str, ...]:
        return p.rules.quests[self.quest].steps[self.number - 1].show

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "show":
            return None
        kind, fields = p.rules.combat[str(action.args[0])], {"card": str(action.args[0])}
        if not p.holds(seat, kind):
            return Refusal("you_do_not_hold_that_card", "", fields)
        if p.holds(seat, kind) <= self.shown.count(kind):
            return Refusal("that_card_was_shown", "", fields)
        wanted, *others = self._symbols(p)[len(self.shown) :]
        own = p.rules.combat_cards[kind].symbol
        if own != wanted and not is_any(p, own):
            return Refusal("it_bears_another_symbol", "", fields)
        if not suffices(p, in_hand(p, seat, (*self.shown, kind)), others):
            return Refusal("that_card_is_needed_for_another_symbol", "", fields)
        return None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(ShowCards(seat, self.quest, self.number, (*self.shown, p.rules.combat[str(action.args[0])])))
        p.seal()
        p.tell("card_shown", seat, {"card": str(action.args[0])})
