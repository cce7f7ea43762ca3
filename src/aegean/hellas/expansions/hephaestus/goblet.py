"""The Golden Goblet of Helios: an attribute counts one more in the next move or hunt (HF-3.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, cast

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.components import Effect
from aegean.hellas.expansions.hephaestus.poured import ID, Goblet, goblet
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, Hellas

_MOVES: Final = ("hero_movement", "hoplite_movement")

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"pour": (("attribute", "attribute"),)},
    events=("goblet_poured",),
    reasons=("that_attribute_cannot_be_raised",),
    part=(ID, Goblet),
)


def _raisable(p: Hellas, seat: int, attribute: int) -> bool:
    """An uninjured attribute of the hero below its highest value."""
    uninjured = attribute in p.rules.hero_attributes and not p.injured[seat] >> attribute & 1
    return uninjured and p.stored(seat, attribute) < p.rules.attributes[attribute].maximum


@CHAPTER.answer("attribute")
def _one_more(p: Hellas, seat: int, attribute: int) -> int:
    return int(attribute == goblet(p).attribute and seat == p.active and _raisable(p, seat, attribute))


@CHAPTER.effect("pour_goblet")
def _pour(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(Pour(seat))


@CHAPTER.possible("pour_goblet")
def _to_be_used(p: Hellas, seat: int, one: Effect) -> bool:
    """Some move or hunt may still come."""
    left = any(not p.regular_used & p.rules.regular[name] for name in _MOVES)
    hunts = not p.specials_used[seat] & p.rules.special["hunt"]
    return (left or hunts) and any(_raisable(p, seat, n) for n in range(len(p.rules.attributes)))


@dataclass(frozen=True)
class Pour(Step):
    ASKS: ClassVar[tuple[str, ...]] = ("pour_goblet",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = self.allowed(p, self.seat, [act("pour", name) for name in p.rules.attribute_ids])
        return (Decision(self.seat, "pour_goblet", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "pour" or _raisable(p, seat, p.rules.attribute[str(action.args[0])]):
            return None
        return Refusal("that_attribute_cannot_be_raised", "HF-3.1", {"attribute": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        cast(Goblet, p.own(ID)).attribute = p.rules.attribute[str(action.args[0])]
        p.tell("goblet_poured", seat, {"attribute": str(action.args[0])})


# -- for one action ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Emptied(Step):
    """The move or the hunt is over, and so are its battles."""

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        cast(Goblet, p.own(ID)).attribute = NOBODY
        return ()


@CHAPTER.answer("regular_chosen")
def _before_move(p: Hellas, seat: int, name: str) -> None:
    if name in _MOVES and goblet(p).attribute != NOBODY:
        p.push(Emptied(seat))


@CHAPTER.answer("special_chosen")
def _before_hunt(p: Hellas, seat: int, action: Action) -> None:
    if action.kind == "hunt" and goblet(p).attribute != NOBODY:
        p.push(Emptied(seat))


@CHAPTER.hook("turn_end", after="", name="goblet")
def _at_turns_end(p: Hellas, seat: int) -> None:
    if goblet(p).attribute != NOBODY:
        cast(Goblet, p.own(ID)).attribute = NOBODY
