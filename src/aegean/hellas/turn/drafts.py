"""Blessing drafts (H-14.2, H-14.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.components import Effect
from aegean.hellas.effects.vocabulary import Resolve
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.stages import begin
from aegean.hellas.turn.offers import further_offers, refuse_further, take_further

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={
        "keep_blessing": (("blessing", "blessing"),),
    },
    reasons=("that_blessing_is_not_among_these",),
    events=(
        "blessing_gained",
        "blessing_kept",
        "blessings_passed",
        "draft_began",
    ),
)

FORGONE: Final = -2  # who took something else instead has kept no blessing


@dataclass(frozen=True)
class Draft(Step):
    """Each player keeps one card and passes the rest to the right. `kept` holds what each seat took, in secret. What
    modules offer instead is open, and the cards go on untouched."""

    ASKS: ClassVar[tuple[str, ...]] = ("draft",)

    builder: int
    seat: int
    cards: tuple[int, ...]
    kept: tuple[int, ...]  # by seat, NOBODY: not yet, FORGONE: none

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        if self.kept[self.seat] != NOBODY or not self.cards:  # whom no card reaches keeps none (H-14.9)
            self._lay_open(p)
            return ()
        actions = tuple(act("keep_blessing", p.rules.blessing_ids[card]) for card in self.cards)
        return (Decision(self.seat, "draft", (*actions, *further_offers(p, self.seat, "draft")), None, True),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "keep_blessing":
            return refuse_further(p, seat, "draft", action)
        if p.rules.blessing[str(action.args[0])] in self.cards:
            return None
        return Refusal("that_blessing_is_not_among_these", "H-14.2", {"blessing": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        card = p.rules.blessing[str(action.args[0])] if action.kind == "keep_blessing" else FORGONE
        rest = tuple(other for other in self.cards if other != card)
        kept = tuple(card if one == seat else mine for one, mine in enumerate(self.kept))
        following = p.right_of(seat)
        p.become(Draft(self.builder, following, rest, kept))
        if card == FORGONE:
            take_further(p, seat, "draft", action)
        else:
            p.tell_secretly("blessing_kept", seat, {"blessing": p.rules.blessing_ids[card]}, ("blessing",))
        if kept[following] == NOBODY and rest:
            p.seal()  # the next player sees the cards passed on
            names = [p.rules.blessing_ids[other] for other in rest]
            p.tell_secretly("blessings_passed", following, {"count": len(rest), "blessings": names}, ("blessings",))

    def _lay_open(self, p: Hellas) -> None:
        """All kept blessings are opened together; then they give what they give, in the order of the draft."""
        p.become(Gained(self.builder, self.kept))
        for seat in counter_clockwise(p, self.builder):
            if self.kept[seat] >= 0:
                p.blessings[seat] |= 1 << self.kept[seat]
                p.tell("blessing_gained", seat, {"blessing": p.rules.blessing_ids[self.kept[seat]]})
                p.seal()
        begin(p, self.builder, "draft_opened")


@dataclass(frozen=True)
class Gained(Step):
    """The blessings of a draft lie open, and what they give on being gained is still to come (H-14.3)."""

    builder: int
    kept: tuple[int, ...]  # by seat, FORGONE or NOBODY: none

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        for seat in reversed(counter_clockwise(p, self.builder)):
            if self.kept[seat] < 0:
                continue
            ref = f"blessing:{p.rules.blessing_ids[self.kept[seat]]}:gain"
            if p.rules.effects(ref):
                p.push(Resolve(seat, ref, 0))
        return ()


CHAPTER.procedure("draft_opened")


def drafted(p: Hellas, seat: int) -> int:
    """The blessing that the seat has in the draft that was just opened, or NOBODY."""
    for step in reversed(p.steps):
        if isinstance(step, Gained):
            return max(step.kept[seat], NOBODY)
    return NOBODY


def exchange_drafted(p: Hellas, seat: int, card: int) -> None:
    """In the draft that was just opened the seat has another blessing instead."""
    for at, step in enumerate(p.steps):
        if isinstance(step, Gained):
            kept = tuple(card if other == seat else mine for other, mine in enumerate(step.kept))
            p.steps[at] = Gained(step.builder, kept)


def counter_clockwise(p: Hellas, start: int) -> list[int]:
    """All seats in the order of a draft."""
    return [start, *reversed(p.clockwise(start)[1:])]


def discarded_blessings(p: Hellas) -> list[int]:
    """The blessings that are neither in the deck, nor in a draft, nor with a player."""
    held = {*p.blessing_deck}
    for step in p.steps:
        if isinstance(step, Draft):
            held |= {*step.cards, *step.kept}
    for answer in p.rules.answers.get("blessings_held", ()):
        held |= {*answer(p)}
    owned = 0
    for blessings in p.blessings:
        owned |= blessings
    return [card for card in range(len(p.rules.blessing_ids)) if card not in held and not owned >> card & 1]


def refill_blessings(p: Hellas, count: int) -> None:
    """A deck that is too short for what is drawn takes in the discarded blessings (H-14.9)."""
    if len(p.blessing_deck) < count and (discarded := discarded_blessings(p)):
        p.blessing_deck = p.dice.shuffled(sorted([*p.blessing_deck, *discarded]))


def start_draft(p: Hellas, seat: int) -> None:
    count = p.seats + p.rules.numbers["draft_cards_beyond_players"]
    refill_blessings(p, count)
    count = min(count, len(p.blessing_deck))
    if not count:
        return
    cards = [p.blessing_deck.pop() for _ in range(count)]
    p.seal()
    names = [p.rules.blessing_ids[card] for card in sorted(cards)]
    p.tell_secretly("draft_began", seat, {"count": count, "blessings": names}, ("blessings",))
    p.push(Draft(seat, seat, tuple(sorted(cards)), (NOBODY,) * p.seats))


@CHAPTER.effect("blessing_draft")
def _blessing_draft(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    start_draft(p, seat)


@CHAPTER.possible("blessing_draft")
def _blessings_left(p: Hellas, seat: int, one: Effect) -> bool:
    return bool(p.blessing_deck or discarded_blessings(p))
