"""The hero's attributes, and the injuries upon them (H-1.4 to H-1.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.components import Effect
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.turn.offers import further_offers, refuse_further, take_further

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    reasons=(
        "that_attribute_is_injured",
        "that_attribute_is_not_among_them",
        "that_attribute_is_not_injured",
        "that_attribute_takes_no_injury",
    ),
    actions={
        "injure": (("attribute", "attribute"),),
        "heal": (("attribute", "attribute"),),
        "attribute": (("attribute", "attribute"),),
    },
    events=(
        "healed",
        "injured",
        "attribute_changed",
    ),
)

# -- injuries ---------------------------------------------------------------------------------------------------------


def injuries(p: Hellas) -> list[Action]:
    return [act("injure", name) for name in p.rules.attribute_ids]


def refuse_injury(p: Hellas, seat: int, action: Action) -> Refusal | None:
    """An attribute of the hero is injured or it is not; others never are (H-1.6)."""
    if action.kind != "injure":
        return None
    attribute, fields = p.rules.attribute[str(action.args[0])], {"attribute": str(action.args[0])}
    if p.injured[seat] >> attribute & 1:
        return Refusal("that_attribute_is_injured", "H-1.6", fields)
    if attribute not in p.rules.hero_attributes:
        return Refusal("that_attribute_takes_no_injury", "H-1.6", fields)
    return None


@dataclass(frozen=True)
class Injure(Step):
    """The hero's player picks the attribute for each injury; a fourth has no effect outside a hunt (H-1.6)."""

    ASKS: ClassVar[tuple[str, ...]] = ("injure",)

    seat: int
    left: int
    price: bool = False  # it is paid, so nothing wards it off

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = self.allowed(p, self.seat, injuries(p)) if self.left else ()
        if not actions:
            p.pop()
            return ()
        wards = [] if self.price else further_offers(p, self.seat, "injure")
        return (Decision(self.seat, "injure", (*actions, *wards), {"left": self.left}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return refuse_injury(p, seat, action) or refuse_further(p, seat, "injure", action)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(Injure(seat, self.left - 1, self.price))
        if not take_further(p, seat, "injure", action):
            take_injury(p, seat, p.rules.attribute[str(action.args[0])])


def take_injury(p: Hellas, seat: int, attribute: int) -> None:
    p.injured[seat] |= 1 << attribute
    p.tell("injured", seat, {"attribute": p.rules.attribute_ids[attribute]})


@dataclass(frozen=True)
class Heal(Step):
    ASKS: ClassVar[tuple[str, ...]] = ("heal",)

    seat: int
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        hurt = [a for a in range(len(p.rules.attributes)) if p.injured[self.seat] >> a & 1] if self.left else []
        if not hurt:
            p.pop()
            return ()
        actions = tuple(act("heal", p.rules.attribute_ids[a]) for a in hurt)
        return (Decision(self.seat, "heal", actions, {"left": self.left}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "heal":
            return None
        return Refusal("that_attribute_is_not_injured", "H-5.7", {"attribute": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(Heal(seat, self.left - 1))
        heal(p, seat, p.rules.attribute[str(action.args[0])])


def heal(p: Hellas, seat: int, attribute: int) -> None:
    p.injured[seat] &= ~(1 << attribute)
    p.tell("healed", seat, {"attribute": p.rules.attribute_ids[attribute]})


@CHAPTER.effect("heal_injuries")
def _heal_injuries(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(Heal(seat, one.number))


@CHAPTER.effect("heal_all_injuries")
def _heal_all(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    for attribute in range(len(p.rules.attributes)):
        if p.injured[seat] >> attribute & 1:
            heal(p, seat, attribute)


@CHAPTER.possible("heal_injuries", "heal_all_injuries")
def _is_injured(p: Hellas, seat: int, one: Effect) -> bool:
    return p.injured[seat] != 0


@CHAPTER.effect("take_injuries")
def _take_injuries(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(Injure(seat, one.number, ref.endswith(":cost")))


@CHAPTER.possible("take_injuries")
def _can_be_injured(p: Hellas, seat: int, one: Effect) -> bool:
    return injuries_free(p, seat) >= one.number


def injuries_free(p: Hellas, seat: int) -> int:
    """How many more injuries the hero can carry."""
    return len(p.rules.hero_attributes) - p.injured[seat].bit_count()


# -- attributes -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ChangeAttribute(Step):
    """An attribute of the player's choice among some goes up or down for good, or up to a value."""

    ASKS: ClassVar[tuple[str, ...]] = ("attribute",)

    seat: int
    among: int  # bit set
    change: int
    up_to: int  # or 0
    times: int  # different attributes

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        candidates = [act("attribute", name) for name in p.rules.attribute_ids] if self.times else []
        actions = self.allowed(p, self.seat, candidates)
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "attribute", actions, {"change": self.change, "up_to": self.up_to}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "attribute" or self.among >> p.rules.attribute[str(action.args[0])] & 1:
            return None
        return Refusal("that_attribute_is_not_among_them", "H-1.4", {"attribute": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        attribute = p.rules.attribute[str(action.args[0])]
        rest = self.among & ~(1 << attribute)
        p.become(ChangeAttribute(seat, rest, self.change, self.up_to, self.times - 1))
        change = self.up_to - p.stored(seat, attribute) if self.up_to else self.change
        p.raise_attribute(seat, attribute, change)


def _all_attributes(p: Hellas) -> int:
    return (1 << len(p.rules.attributes)) - 1


def _where_stored(p: Hellas, seat: int, among: list[int], least: int, most: int) -> int:
    """The attributes among some whose stored value lies between two numbers, as a bit set."""
    return sum(1 << a for a in among if least <= p.stored(seat, a) <= most)


def _losable(p: Hellas) -> list[int]:
    """The attributes that a loss of one's choice may be taken from."""
    return [n for n, attribute in enumerate(p.rules.attributes) if attribute.lost]


@CHAPTER.effect("raise_attribute")
def _raise_attribute(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    for name in one.attributes:
        p.raise_attribute(seat, p.rules.attribute[name], one.number)


@CHAPTER.effect("lower_attribute")
def _lower_attribute(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    for name in one.attributes:
        p.raise_attribute(seat, p.rules.attribute[name], -one.number)


@CHAPTER.possible("lower_attribute")
def _can_lower(p: Hellas, seat: int, one: Effect) -> bool:
    return all(p.stored(seat, p.rules.attribute[name]) > one.number for name in one.attributes)


@CHAPTER.effect("lower_chosen_attribute")
def _lower_chosen(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(ChangeAttribute(seat, _where_stored(p, seat, _losable(p), 2, 99), -one.number, 0, 1))


@CHAPTER.effect("lower_highest_attribute")
def _lower_highest(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    among = _losable(p)
    highest = max(p.stored(seat, a) for a in among)
    if highest > 1:
        p.push(ChangeAttribute(seat, _where_stored(p, seat, among, highest, highest), -one.number, 0, 1))


@CHAPTER.effect("raise_chosen_attribute_to")
def _raise_chosen_to(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    among = _where_stored(p, seat, list(range(len(p.rules.attributes))), 1, one.number - 1)
    p.push(ChangeAttribute(seat, among, 0, one.number, 1))


@CHAPTER.effect("raise_different_attributes")
def _raise_different(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(ChangeAttribute(seat, _all_attributes(p), one.number, 0, one.times))


def _raisable(p: Hellas, seat: int) -> int:
    """The attributes that have not reached the end of their track, as a bit set."""
    return sum(1 << n for n, attribute in enumerate(p.rules.attributes) if p.stored(seat, n) < attribute.maximum)


@CHAPTER.effect("raise_chosen_attribute")
def _raise_chosen(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    among = _raisable(p, seat)
    if among:
        p.push(ChangeAttribute(seat, among, one.number, 0, 1))


@CHAPTER.possible("raise_chosen_attribute")
def _can_raise_chosen(p: Hellas, seat: int, one: Effect) -> bool:
    return _raisable(p, seat) != 0
