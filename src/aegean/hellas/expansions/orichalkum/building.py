"""Constructs: how they lie open, what using one costs, and how others come in their place (HR-3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from aegean.core.refusal import Refusal
from aegean.core.values import Action, Plain
from aegean.hellas.actions import act
from aegean.hellas.control import Aftermath
from aegean.hellas.effects.vocabulary import Resolve, is_of_use
from aegean.hellas.expansions.orichalkum.finding import before_actions, spend
from aegean.hellas.expansions.orichalkum.workshop import own_workshop, printed, workshop
from aegean.hellas.modules import Chapter, Deed
from aegean.hellas.position import Hellas

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"use_construct": (("construct", "construct"),)},
    events=("construct_used", "constructs_laid_out"),
    reasons=("a_construct_was_used", "that_construct_does_not_lie_open"),
)


@CHAPTER.prepare("constructs", after="decks")
def _shuffle(p: Hellas, options: Mapping[str, Plain]) -> None:
    own_workshop(p).deck = p.dice.shuffled(list(range(len(printed(p.rules).ids))))


@CHAPTER.hook("after_heroes", after="", name="constructs")
def _lay_out(p: Hellas, seat: int) -> None:
    _fill(p, seat)


@CHAPTER.hook("event_phase", after="", name="constructs_refilled")
def _refill(p: Hellas, seat: int) -> None:
    """Before the event card (HR-3.4)."""
    _fill(p, seat)


def _fill(p: Hellas, seat: int) -> None:
    part = workshop(p)
    count = min(p.rules.numbers["constructs_on_display"] - len(part.display), len(part.deck))
    if count > 0:
        p.seal()
        part = own_workshop(p)
        came = [part.deck.pop() for _ in range(count)]
        part.display += came
        names: list[Plain] = [printed(p.rules).ids[construct] for construct in came]
        p.tell("constructs_laid_out", seat, {"constructs": names, "count": count})


def _refuse(p: Hellas, seat: int, action: Action) -> Refusal | None:
    """HR-3.1 to HR-3.3."""
    part, name = workshop(p), str(action.args[0])
    number, fields = printed(p.rules).number[name], {"construct": name}
    if number not in part.display:
        return Refusal("that_construct_does_not_lie_open", "HR-3.1", fields)
    if part.used:
        return Refusal("a_construct_was_used", "HR-3.1")
    if not before_actions(p):
        return Refusal("it_belongs_to_the_start_of_a_turn", "HR-3.1")
    cost = printed(p.rules).constructs[number].cost
    if part.held[seat] < cost:
        return Refusal("you_have_too_little_orichalkum", "HR-3.1", {"count": cost})
    return None if is_of_use(p, seat, f"construct:{name}") else Refusal("it_would_change_nothing", "HR-3.3", fields)


def _offers(p: Hellas, seat: int) -> list[Action]:
    part = workshop(p)
    if not part.held[seat] or part.used:
        return []
    actions = [act("use_construct", printed(p.rules).ids[construct]) for construct in part.display]
    return [action for action in actions if _refuse(p, seat, action) is None]


def _use(p: Hellas, seat: int, action: Action) -> None:
    part, name = own_workshop(p), str(action.args[0])
    number = printed(p.rules).number[name]
    part.used = 1
    part.display.remove(number)
    part.gone.append(number)
    p.tell("construct_used", seat, {"construct": name})
    spend(p, seat, printed(p.rules).constructs[number].cost)
    p.push(Aftermath(seat, False))
    p.push(Resolve(seat, f"construct:{name}:effects", 0))


CHAPTER.offers["turn"] = [Deed(("use_construct",), _offers, _use, _refuse)]


@CHAPTER.hook("turn_end", after="", name="construct_again")
def _forget(p: Hellas, seat: int) -> None:
    if workshop(p).used:
        own_workshop(p).used = 0
