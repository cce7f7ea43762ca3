"""The opportunity card that lies open: how it comes, who may use it, and how it goes (HO-1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, cast

from aegean.core.describing import read_flag, read_table, read_word, refused
from aegean.core.parts import Observed, Part
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Plain
from aegean.hellas.actions import act
from aegean.hellas.control import Aftermath
from aegean.hellas.effects.vocabulary import Resolve, can_pay, is_of_use
from aegean.hellas.modules import Chapter, Deed
from aegean.hellas.position import NOBODY, UNOPENED, Hellas
from aegean.hellas.queries import cost_of
from aegean.hellas.rules import Rules
from aegean.hellas.stages import begin
from aegean.hellas.turn.monsters import draw_and_resolve

ID: Final = "opportunity"
_KEYS: Final = ("open", "used")


class Opportunity(Part):
    KEY: ClassVar[str] = "opportunity"
    FIELDS: ClassVar[tuple[str, ...]] = ("open", "used")
    OBSERVED: ClassVar[tuple[Observed, ...]] = (Observed("open", "choice", "event_card"), Observed("used", "flag"))
    __slots__ = FIELDS

    def __init__(self, rules: Rules, seats: int) -> None:
        self.open = NOBODY  # the event card that lies face up on the deck
        self.used = 0  # 1: the active player has used one this turn

    def view(self, p: Hellas, seat: int | None) -> Plain:
        return {"open": p.rules.event_ids[self.open] if self.open != NOBODY else None, "used": bool(self.used)}

    def describe(self, p: Hellas) -> Plain:
        said: dict[str, Plain] = {}
        if self.open != NOBODY:
            said["open"] = p.rules.event_ids[self.open]
        if self.used:
            said["used"] = True
        return said or None

    def arrange(self, p: Hellas, said: Plain) -> None:
        table = read_table(said if said is not None else {}, self.KEY, _KEYS)
        self.used = int(read_flag(table.get("used", False), f"{self.KEY}.used"))
        if "open" not in table:
            self.open = NOBODY
            return
        name = read_word(table["open"], f"{self.KEY}.open", [p.rules.event_ids[card] for card in _all(p.rules)])
        self.open = p.rules.event_ids.index(name)
        if self.open not in p.event_deck:
            raise refused(f"{self.KEY}.open", f"{name} has been discarded")
        p.event_deck.remove(self.open)

    def pieces(self, p: Hellas) -> Mapping[str, tuple[int, int]]:
        cards = _all(p.rules)
        held = [card for answer in p.rules.answers.get("events_held", ()) for card in answer(p)]
        found = [card for card in (*p.event_deck, *p.event_discard, self.open, *held) if card in cards]
        return {"opportunity cards": (len(found), len(cards))}


def _all(rules: Rules) -> list[int]:
    """The numbers of the opportunity cards among the event cards."""
    return [rules.first_event_card + n for n, card in enumerate(rules.event_cards) if card.kind == ID]


def opportunity_of(p: Hellas) -> Opportunity:
    return cast(Opportunity, p.parts[ID])


def _own(p: Hellas) -> Opportunity:
    return cast(Opportunity, p.own(ID))


CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"use_opportunity": (("event_card", "event_card"),)},
    events=("opportunity_came", "opportunity_lapsed", "opportunity_used"),
    reasons=("an_action_was_taken", "an_opportunity_was_used", "that_opportunity_does_not_lie_open"),
    part=(ID, Opportunity),
)


# -- how it comes, and how it goes ------------------------------------------------------------------------------------


def _lay_open(p: Hellas, seat: int, card: int) -> bool:
    """It is no event: it lies open, and no other is drawn (HO-1.2)."""
    _own(p).open = card
    p.tell("opportunity_came", seat, {"event_card": p.rules.event_ids[card]})
    return True


CHAPTER.drawn[ID] = _lay_open


@CHAPTER.hook("event_phase", after="", name="opportunity_lapses")
def _lapse(p: Hellas, seat: int) -> None:
    """What nobody used is discarded before the event is drawn (HO-1.3)."""
    card = opportunity_of(p).open
    if card != NOBODY:
        _own(p).open = NOBODY
        p.event_discard.append(card)
        p.tell("opportunity_lapsed", seat, {"event_card": p.rules.event_ids[card]})


@CHAPTER.hook("turn_end", after="", name="opportunity_again")
def _forget(p: Hellas, seat: int) -> None:
    if opportunity_of(p).used:
        _own(p).used = 0


# -- its use ----------------------------------------------------------------------------------------------------------


def _refuse(p: Hellas, seat: int, action: Action) -> Refusal | None:
    """HO-1.4, HO-1.5."""
    part, name = opportunity_of(p), str(action.args[0])
    fields = {"event_card": name}
    if part.open == NOBODY or p.rules.event_ids[part.open] != name:
        return Refusal("that_opportunity_does_not_lie_open", "HO-1.4", fields)
    if part.used:
        return Refusal("an_opportunity_was_used", "HO-1.5", fields)
    if p.regular_used or p.artifact_block != UNOPENED:
        return Refusal("an_action_was_taken", "HO-1.4", fields)
    ref = f"{ID}:{name}"
    if not can_pay(p, seat, ref):
        return Refusal("you_cannot_pay_for_it", "HO-1.6", fields)
    return None if is_of_use(p, seat, ref) else Refusal("it_would_change_nothing", "HO-1.6", fields)


def _offers(p: Hellas, seat: int) -> list[Action]:
    card = opportunity_of(p).open
    if card == NOBODY:
        return []
    action = act("use_opportunity", p.rules.event_ids[card])
    return [action] if _refuse(p, seat, action) is None else []


def _use(p: Hellas, seat: int, action: Action) -> None:
    """Its price, its effects, then the event that takes its place."""
    name = str(action.args[0])
    ref = f"{ID}:{name}"
    _own(p).used = 1
    p.tell("opportunity_used", seat, {"event_card": name})
    p.push(Aftermath(seat, False))
    begin(p, seat, ID)
    p.push(Resolve(seat, f"{ref}:effects", 0))
    if cost_of(p, seat, ref):
        p.push(Resolve(seat, f"{ref}:cost", 0))


CHAPTER.offers["turn"] = [Deed(("use_opportunity",), _offers, _use, _refuse)]


def _draw_another(p: Hellas, seat: int) -> None:
    """A new event card, by whoever used the old one, which is discarded only then (HO-1.7)."""
    part = _own(p)
    card, part.open = part.open, NOBODY
    draw_and_resolve(p, seat)
    p.event_discard.append(card)


CHAPTER.procedure(ID, ("event", _draw_another))
