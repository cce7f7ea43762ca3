"""Pythia's Vision: of two event cards that one alone sees, one comes true (HS-2.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, cast

from aegean.core.describing import read_list, read_table, read_word, refused
from aegean.core.dice import Dice
from aegean.core.parts import Observed, Part
from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision, Plain
from aegean.hellas.actions import act
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.queries import having
from aegean.hellas.rules import Rules
from aegean.hellas.turn.monsters import draw_and_resolve, fill_event_deck, resolve_event, show_event

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


def _vision(p: Hellas) -> Vision:
    return cast(Vision, p.parts[ID])


def _seer(p: Hellas) -> int:
    return next((step.seat for step in p.steps if isinstance(step, ChooseEvent)), NOBODY)


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
    return _vision(p).cards


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
        actions = tuple(act("choose_event", p.rules.event_ids[card]) for card in _vision(p).cards)
        return (Decision(self.seat, "choose_event", actions, None, True),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "choose_event" or p.rules.event_ids.index(str(action.args[0])) in _vision(p).cards:
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
