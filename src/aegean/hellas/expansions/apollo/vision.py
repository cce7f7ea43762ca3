"""Pythia's Vision: of two event cards that one alone sees, one comes true (HS-2.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, cast

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.expansions.apollo.seen import ID, Vision, vision
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.queries import having
from aegean.hellas.turn.monsters import draw_and_resolve, fill_event_deck, resolve_event, show_event

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"choose_event": (("drawn", "drawn"),)},
    events=("events_seen",),
    words={"effect": ("look_at_events",)},
    reasons=("that_card_is_not_before_you",),
    part=(ID, Vision),
)


@CHAPTER.answer("events_held")
def _held(p: Hellas) -> list[int]:
    return vision(p).cards


@CHAPTER.answer("event_sought")
def _look(p: Hellas, seat: int) -> Step | None:
    """The last card of the deck is taken as it comes."""
    looks = having(p, seat, "look_at_events")
    if not looks:
        return None
    fill_event_deck(p)
    if len(p.event_deck) < looks[0].number:
        return None
    p.seal()
    cards = sorted(p.event_deck.pop() for _ in range(looks[0].number))
    cast(Vision, p.own(ID)).cards = cards
    names = [p.rules.event_ids[card] for card in cards]
    p.tell_secretly("events_seen", seat, {"count": len(cards), "events": names}, ("events",))
    return ChooseEvent(seat)


@dataclass(frozen=True)
class ChooseEvent(Step):
    """One card is resolved, the other goes under the deck unseen."""

    ASKS: ClassVar[tuple[str, ...]] = ("choose_event",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = tuple(act("choose_event", p.rules.event_ids[card]) for card in vision(p).cards)
        return (Decision(self.seat, "choose_event", actions, None, True),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "choose_event" or p.rules.event_ids.index(str(action.args[0])) in vision(p).cards:
            return None
        return Refusal("that_card_is_not_before_you", "HS-2.2", {"drawn": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        card = p.rules.event_ids.index(str(action.args[0]))
        part = cast(Vision, p.own(ID))
        p.event_deck[:0] = [other for other in part.cards if other != card]
        part.cards = []
        if not resolve_event(p, seat, show_event(p, seat, card)):
            draw_and_resolve(p, seat)
