"""What relics do in a hunt, as far as not all cards of their symbol do it (HFF-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.components import Effect
from aegean.hellas.effects.hand import draw_cards, ready_cards, refuse_unready
from aegean.hellas.expansions.hephaestus.anvil import anvil, own_anvil
from aegean.hellas.hunt.outcome import RUNNING, change_hunt, deal_wound, hunt_of, is_hunting, running_hunt, targets
from aegean.hellas.hunt.steps import refuse_wound
from aegean.hellas.modules import Chapter, Deed
from aegean.hellas.position import Hellas

_PAIR, _DRAW, _LOWER, _JUSTICE, _UNHURT = (
    "any_wound_with_another",
    "draw_after_striking",
    "lower_next_attack",
    "wound_after_defending",
    "block_without_injury",
)

_JUST_SYMBOL: Final = "sword"

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"strike_with": (("card", "card"), ("place", "place"))},
    words={"effect": (_PAIR, _DRAW, _LOWER, _JUSTICE, _UNHURT)},
    reasons=("it_needs_no_other_card", "no_card_goes_with_it"),
)


def _does(p: Hellas, kind: int, effect: str) -> Effect | None:
    return next((one for one in p.rules.combat_cards[kind].hunt if one.effect == effect), None)


# -- with another card, any wound -------------------------------------------------------------------------------------


def _others(p: Hellas, seat: int, kind: int, symbol: str) -> list[int]:
    """The cards that could go with a relic: in hand, or charged beside it."""
    return [other for other in ready_cards(p, seat, symbol) if other != kind]


def _refuse_pair(p: Hellas, seat: int, action: Action) -> Refusal | None:
    kind, fields = p.rules.combat[str(action.args[0])], {"card": str(action.args[0])}
    if refused := refuse_unready(p, seat, kind, "HFF-4.1"):
        return refused
    pair = _does(p, kind, _PAIR)
    if pair is None:
        return Refusal("it_needs_no_other_card", "HFF-4.1", fields)
    if not _others(p, seat, kind, pair.symbol or ""):
        return Refusal("no_card_goes_with_it", "HFF-4.1", fields)
    return refuse_wound(p, seat, running_hunt(p).monster, int(action.args[1]), "HFF-4.1")


def _pairs(p: Hellas, seat: int) -> list[Action]:
    names, hunt = p.rules.combat_ids, running_hunt(p)
    able = [kind for kind in p.rules.beside_kinds if p.ready(seat, kind) and _does(p, kind, _PAIR)]
    found = [act("strike_with", names[kind], place) for kind in able for place in targets(p, seat, hunt.monster)]
    return [action for action in found if _refuse_pair(p, seat, action) is None]


def _strike_with(p: Hellas, seat: int, action: Action) -> None:
    kind = p.rules.combat[str(action.args[0])]
    pair = _does(p, kind, _PAIR)
    assert pair is not None
    p.lay_open(seat, kind)
    p.push(SpendAnother(seat, kind, pair.symbol or "", int(action.args[1])))


CHAPTER.offers["hunt_attack"] = [Deed(("strike_with",), _pairs, _strike_with, _refuse_pair)]


@dataclass(frozen=True)
class SpendAnother(Step):
    """Which card goes with the relic."""

    ASKS: ClassVar[tuple[str, ...]] = ("spend_with",)

    seat: int
    kind: int
    symbol: str
    place: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        names = p.rules.combat_ids
        actions = tuple(act("spend", names[kind]) for kind in ready_cards(p, self.seat, self.symbol))
        # that only one card would do is no business of the others
        return (Decision(self.seat, "spend_with", actions, {"card": names[self.kind]}, p.hand_size(self.seat) > 1),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "spend":
            return None
        kind, fields = p.rules.combat[str(action.args[0])], {"card": str(action.args[0])}
        if refused := refuse_unready(p, seat, kind, "HFF-4.1"):
            return refused
        return Refusal("it_bears_another_symbol", "HFF-4.1", fields)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        other = p.rules.combat[str(action.args[0])]
        p.pop()
        p.lay_open(seat, other)
        deal_wound(p, self.place, (self.kind, other))


# -- with the own wound -----------------------------------------------------------------------------------------------


@CHAPTER.answer("card_struck")
def _struck(p: Hellas, seat: int, kind: int) -> None:
    """Not as one of a set (HFF-4.2, HFF-4.3)."""
    if (drawn := _does(p, kind, _DRAW)) is not None:
        draw_cards(p, seat, drawn.number)
    lower, hunt = _does(p, kind, _LOWER), hunt_of(p)
    if lower is not None and hunt is not None and hunt.stage == RUNNING:
        own_anvil(p).lowered = lower.number


@CHAPTER.answer("attack_strength")
def _lowered(p: Hellas, seat: int, monster: int) -> int:
    return -anvil(p).lowered


@CHAPTER.answer("attack_chosen")
def _as_usual_again(p: Hellas, seat: int) -> None:
    """What is fixed when the attack was chosen holds for it alone."""
    if anvil(p).lowered:
        own_anvil(p).lowered = 0


# -- the defence ------------------------------------------------------------------------------------------------------


@CHAPTER.answer("card_defends")
def _defends(p: Hellas, seat: int, kind: int) -> None:
    if _does(p, kind, _JUSTICE) is not None:
        own_anvil(p).justice = 1


@CHAPTER.answer("attack_defended")
def _defended(p: Hellas, seat: int) -> None:
    """The wound that follows (HFF-4.4)."""
    if anvil(p).justice:
        own_anvil(p).justice = 0
        p.push(FollowingWound(seat, _JUST_SYMBOL))


@CHAPTER.answer("block_injuries")
def _unhurt(p: Hellas, seat: int, kind: int, number: int) -> int:
    return 0 if _does(p, kind, _UNHURT) is not None else number


@dataclass(frozen=True)
class FollowingWound(Step):
    """A wound of one symbol; it is none of the attack step to come (HFF-4.4)."""

    ASKS: ClassVar[tuple[str, ...]] = ("wound",)

    seat: int
    symbol: str

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        monster = running_hunt(p).monster
        wounds = p.rules.symbols[monster]
        places = [place for place in targets(p, self.seat, monster) if wounds[place].symbol == self.symbol]
        if not places:
            p.pop()
            return ()
        actions = tuple(act("wound", place) for place in places)
        return (Decision(self.seat, "wound", actions, {"monster": p.rules.monster_ids[monster]}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "wound":
            return None
        if refused := refuse_wound(p, seat, running_hunt(p).monster, int(action.args[0]), "HFF-4.4"):
            return refused
        return Refusal("it_bears_another_symbol", "HFF-4.4", {})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        deal_wound(p, int(action.args[0]), ())
        if is_hunting(p, seat):
            change_hunt(p, running_hunt(p).changed(dealt=False))


@CHAPTER.answer("open_cards_cleared")
def _hunt_over(p: Hellas) -> None:
    if anvil(p).lowered or anvil(p).justice:
        part = own_anvil(p)
        part.lowered = part.justice = 0
