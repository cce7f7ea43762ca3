"""Golden apples: how they are gained, and what they are good for in a battle and at the start of a turn (HG)."""

from __future__ import annotations

from typing import Final

from aegean.core.refusal import Refusal
from aegean.core.values import Action
from aegean.hellas.actions import act
from aegean.hellas.battle.cards import give_turn
from aegean.hellas.effects.attributes import heal
from aegean.hellas.expansions.atlas.garden import ID, Garden, garden, own_garden
from aegean.hellas.expansions.atlas.titan import clear, has_room, leader, may_send, send, titan
from aegean.hellas.modules import Chapter, Deed
from aegean.hellas.position import NOBODY, UNOPENED, Hellas
from aegean.hellas.turn.movement import HopliteMovement

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={
        "eat_apple": (),
        "heal_by_apple": (("attribute", "attribute"),),
        "raise_by_apple": (("attribute", "attribute"),),
        "send_for_apple": (("region", "region"),),
    },
    events=("apple_eaten", "apple_gained", "apple_raised", "hoplite_sent_for_apple"),
    reasons=(
        "an_apple_cannot_raise_it",
        "an_apple_was_used",
        "atlas_has_no_free_slot",
        "it_is_for_the_start_of_a_turn",
        "nobody_of_yours_can_be_sent_from_there",
        "somebody_was_sent_already",
        "that_attribute_is_not_injured",
        "you_have_no_apple",
    ),
    part=(ID, Garden),
)
CHAPTER.first.update({"heal_by_apple": "apple", "raise_by_apple": "apple", "send_for_apple": "atlas"})

_EAT: Final = act("eat_apple")


def _gain(p: Hellas, seat: int) -> None:
    """One from the board, if there is one left (HG-2.3)."""
    part = garden(p)
    if part.left:
        part = own_garden(p)
        part.left -= 1
        part.held[seat] += 1
        p.tell("apple_gained", seat, {"left": part.left})


# -- a hoplite for an apple -------------------------------------------------------------------------------------------


def _refuse_sending(p: Hellas, seat: int, action: Action) -> Refusal | None:
    """HG-2.1, HG-2.2."""
    region, fields = p.rules.region[str(action.args[0])], {"region": str(action.args[0])}
    step = p.steps[-1]
    moved = step.moved[region] if isinstance(step, HopliteMovement) else 0
    if isinstance(step, HopliteMovement) and garden(p).sent:
        return Refusal("somebody_was_sent_already", "HG-2.1")
    if not has_room(p):
        return Refusal("atlas_has_no_free_slot", "HG-2.2")
    if not may_send(p, seat, region) or p.unfortified(seat, region) <= moved:
        return Refusal("nobody_of_yours_can_be_sent_from_there", "HG-2.1", fields)
    return None


def _sendings(p: Hellas, seat: int) -> list[Action]:
    ports = [act("send_for_apple", p.rules.region_ids[region]) for region in titan(p).ports]
    return [action for action in ports if _refuse_sending(p, seat, action) is None]


def _send(p: Hellas, seat: int, action: Action) -> None:
    send(p, seat, p.rules.region[str(action.args[0])])
    own_garden(p).sent = 1
    p.tell("hoplite_sent_for_apple", seat, {"region": str(action.args[0])})
    _gain(p, seat)


@CHAPTER.answer("moves_over")
def _forget_sending(p: Hellas) -> None:
    if garden(p).sent:
        own_garden(p).sent = 0


CHAPTER.offers["hoplite_movement"] = [Deed(("send_for_apple",), _sendings, _send, _refuse_sending)]


@CHAPTER.hook("build_monument", after="builders_priests", name="garden")
def _harvest(p: Hellas, seat: int) -> None:
    """One for each player with a hoplite there, one more for the most, and all go back (HG-2.4)."""
    on = titan(p).on
    for other in p.clockwise(seat):
        if other in on:
            _gain(p, other)
    first = leader(p, on)
    if first is not None:
        _gain(p, first)
    clear(p, seat)


# -- in a battle ------------------------------------------------------------------------------------------------------


def _refuse_eating(p: Hellas, seat: int, action: Action) -> Refusal | None:
    """HG-3.1."""
    if garden(p).eaten >> seat & 1:
        return Refusal("an_apple_was_used", "HG-3.1")
    return None if garden(p).held[seat] else Refusal("you_have_no_apple", "HG-3.1")


def _eatings(p: Hellas, seat: int) -> list[Action]:
    return [_EAT] if _refuse_eating(p, seat, _EAT) is None else []


def _eat(p: Hellas, seat: int, action: Action) -> None:
    """In the place of a card: the other side is next (HG-3.1)."""
    part = own_garden(p)
    part.held[seat] -= 1
    part.eaten |= 1 << seat
    p.tell("apple_eaten", seat, {})
    give_turn(p)


CHAPTER.offers["battle_card"] = [Deed(("eat_apple",), _eatings, _eat, _refuse_eating)]


@CHAPTER.answer("strength_item")
def _stronger(p: Hellas, seat: int, region: int) -> list[tuple[str, int]]:
    return [("apple", p.rules.numbers["apple_strength"])] if garden(p).eaten >> seat & 1 else []


@CHAPTER.answer("open_cards_cleared")
def _battle_is_over(p: Hellas) -> None:
    if garden(p).eaten:
        own_garden(p).eaten = 0


# -- at the start of a turn -------------------------------------------------------------------------------------------


def _can_be_raised(p: Hellas, seat: int, attribute: int) -> bool:
    """An uninjured attribute of the hero below its highest value (HG-3.3)."""
    uninjured = attribute in p.rules.hero_attributes and not p.injured[seat] >> attribute & 1
    return uninjured and p.stored(seat, attribute) < p.rules.attributes[attribute].maximum


def _refuse_use(p: Hellas, seat: int, action: Action) -> Refusal | None:
    """HG-3.2, HG-3.3."""
    part, fields = garden(p), {"attribute": str(action.args[0])}
    if part.used:
        return Refusal("an_apple_was_used", "HG-3.2")
    if p.regular_used or p.artifact_block != UNOPENED:
        return Refusal("it_is_for_the_start_of_a_turn", "HG-3.2")
    if not part.held[seat]:
        return Refusal("you_have_no_apple", "HG-3.2")
    attribute = p.rules.attribute[str(action.args[0])]
    if action.kind == "heal_by_apple":
        injured = p.injured[seat] >> attribute & 1
        return None if injured else Refusal("that_attribute_is_not_injured", "HG-3.2", fields)
    return None if _can_be_raised(p, seat, attribute) else Refusal("an_apple_cannot_raise_it", "HG-3.3", fields)


def _uses(p: Hellas, seat: int) -> list[Action]:
    if not garden(p).held[seat] or garden(p).used or p.regular_used:
        return []
    kinds = ("heal_by_apple", "raise_by_apple")
    actions = [act(kind, name) for kind in kinds for name in p.rules.attribute_ids]
    return [action for action in actions if _refuse_use(p, seat, action) is None]


def _use(p: Hellas, seat: int, action: Action) -> None:
    part, attribute = own_garden(p), p.rules.attribute[str(action.args[0])]
    part.held[seat] -= 1
    part.used = 1
    if action.kind == "heal_by_apple":
        p.tell("apple_eaten", seat, {})
        heal(p, seat, attribute)
    else:
        part.raised = attribute
        p.tell("apple_raised", seat, {"attribute": str(action.args[0])})


CHAPTER.offers["turn"] = [Deed(("heal_by_apple", "raise_by_apple"), _uses, _use, _refuse_use)]


@CHAPTER.answer("attribute")
def _raised(p: Hellas, seat: int, attribute: int) -> int:
    return int(seat == p.active and attribute == garden(p).raised and _can_be_raised(p, seat, attribute))


@CHAPTER.hook("turn_end", after="", name="apple")
def _turn_is_over(p: Hellas, seat: int) -> None:
    """With all its phases (HG-3.3)."""
    if garden(p).used:
        part = own_garden(p)
        part.used, part.raised = 0, NOBODY
