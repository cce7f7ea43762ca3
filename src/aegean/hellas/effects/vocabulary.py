"""The vocabulary of effects: a function under each effect's name, and the step that works through a list of them.

    @CHAPTER.effect("gain_priests")
    def _(p, seat, effect, ref): ...

    @CHAPTER.possible("gain_priests")
    def _(p, seat, effect): ...        # would it change something; for a price: can it be paid in full?

A module adds effects by such functions in a chapter of its own.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.components import Effect, Effects
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.queries import condition_met, cost_of

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    reasons=(
        "it_would_change_nothing",
        "its_condition_is_not_met",
        "its_moment_has_not_come",
        "that_is_none_of_its_effects",
        "you_cannot_pay_for_it",
        "you_do_not_have_it",
        "you_have_used_it_already",
    ),
    actions={
        "use_artifact": (("artifact", "artifact"),),
        "use_blessing": (("blessing", "blessing"),),
        "use_hero": (("hero", "hero"),),
        "use_quest": (("quest", "quest"),),
        "choose_effect": (("effect", "effect"),),
    },
    events=("power_used",),
)


def is_possible(p: Hellas, seat: int, one: Effect) -> bool:
    asking = p.rules.possibilities.get(one.effect)
    return asking is None or asking(p, seat, one)


@dataclass(frozen=True)
class Resolve(Step):
    """The effects of a reference one after another, each settled before the next."""

    seat: int
    ref: str
    at: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        effects = effects_of(p, self.seat, self.ref)
        if self.at == len(effects):
            p.pop()
            return ()
        p.become(Resolve(self.seat, self.ref, self.at + 1))
        one = effects[self.at]
        p.rules.doing[one.effect](p, self.seat, one, self.ref)
        return ()


@dataclass(frozen=True)
class ChooseEffect(Step):
    """One of a power's effects, of its owner's choice."""

    ASKS: ClassVar[tuple[str, ...]] = ("choose_effect",)

    seat: int
    ref: str

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        options = choices_of(p, self.seat, self.ref)
        if not options:
            p.pop()
            return ()
        actions = tuple(act("choose_effect", p.rules.power(self.ref).effects[n].effect) for n in options)
        table, _, name = self.ref.partition(":")
        return (Decision(self.seat, "choose_effect", actions, {table: name}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "choose_effect":
            return None
        effects = p.rules.power(self.ref).effects
        if all(one.effect != action.args[0] for one in effects):
            return Refusal("that_is_none_of_its_effects")
        possible = any(effects[n].effect == action.args[0] for n in choices_of(p, seat, self.ref))
        return None if possible else Refusal("it_would_change_nothing")

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        names = [one.effect for one in p.rules.power(self.ref).effects]
        p.become(Resolve(seat, f"{self.ref}:effects:{names.index(str(action.args[0]))}", 0))


def effects_of(p: Hellas, seat: int, ref: str) -> Effects:
    """The effects of a reference as they are for the seat now."""
    return cost_of(p, seat, ref.removesuffix(":cost")) if ref.endswith(":cost") else p.rules.effects(ref)


def choices_of(p: Hellas, seat: int, ref: str) -> list[int]:
    return [n for n, one in enumerate(p.rules.power(ref).effects) if is_possible(p, seat, one)]


# -- powers -----------------------------------------------------------------------------------------------------------


def owned_powers(p: Hellas, seat: int) -> dict[str, tuple[str, ...]]:
    """References of the powers the seat owns, by the moments at which they can be used, under "" all of them: charged
    artifacts, blessings, the hero's ability, kept quest cards."""
    artifacts, charged = 0, p.charged
    while charged:
        lowest = charged & -charged
        if p.artifact_owner[lowest.bit_length() - 1] == seat:
            artifacts |= lowest
        charged ^= lowest
    return p.rules.powers(artifacts, p.blessings[seat], p.hero[seat], p.kept[seat])


def usable_powers(p: Hellas, seat: int, moment: str) -> list[str]:
    """The powers that the seat could use at this moment: owned, in time, its condition met, payable, not in vain."""
    return [ref for ref in owned_powers(p, seat).get(moment, ()) if is_usable(p, seat, ref, moment)]


def is_usable(p: Hellas, seat: int, ref: str, moment: str) -> bool:
    """Whether the seat could use a power that it owns."""
    power = p.rules.power(ref)
    if moment not in power.when or not condition_met(p, seat, power.condition):
        return False
    if is_used_up(p, ref):
        return False
    return can_pay(p, seat, ref) and is_of_use(p, seat, ref)


def is_used_up(p: Hellas, ref: str) -> bool:
    return p.rules.power(ref).once_per == "turn" and p.rules.power_number[ref] in p.used_this_turn


def is_of_use(p: Hellas, seat: int, ref: str) -> bool:
    return any(is_possible(p, seat, one) for one in p.rules.power(ref).effects)


def refuse_use(p: Hellas, seat: int, action: Action, moments: Collection[str]) -> Refusal | None:
    """Why a power cannot be used at one of these moments."""
    ref = ref_of(action)
    table, _, name = ref.partition(":")
    fields = {table: name}
    if ref not in p.rules.power_number:
        return Refusal("you_do_not_have_it", "", fields)
    if ref not in owned_powers(p, seat)[""]:
        used = table == "artifact" and p.owns(seat, name)
        return Refusal("you_have_used_it_already" if used else "you_do_not_have_it", "H-4.4" if used else "", fields)
    power = p.rules.power(ref)
    if not set(moments) & set(power.when):
        return Refusal("its_moment_has_not_come", "H-22.1", fields)
    if not condition_met(p, seat, power.condition):
        return Refusal("its_condition_is_not_met", "H-4.6", fields)
    if is_used_up(p, ref):
        return Refusal("you_have_used_it_already", "H-4.6", fields)
    if not can_pay(p, seat, ref):
        return Refusal("you_cannot_pay_for_it", "H-4.6", fields)
    return None if is_of_use(p, seat, ref) else Refusal("it_would_change_nothing", "H-4.6", fields)


def can_pay(p: Hellas, seat: int, ref: str) -> bool:
    return all(is_possible(p, seat, one) for one in cost_of(p, seat, ref))


def use_actions(p: Hellas, seat: int, owned: dict[str, tuple[str, ...]], moment: str) -> list[Action]:
    """To use one of the owned powers at this moment."""
    return [use_action(ref) for ref in owned.get(moment, ()) if is_usable(p, seat, ref, moment)]


def use_action(ref: str) -> Action:
    table, _, name = ref.partition(":")
    return act(f"use_{table}", name)


def ref_of(action: Action) -> str:
    """The power that a `use_...` action names."""
    return f"{action.kind.removeprefix('use_')}:{action.args[0]}"


def is_use(action: Action) -> bool:
    return action.kind in ("use_artifact", "use_blessing", "use_hero", "use_quest")


def spend(p: Hellas, seat: int, ref: str) -> None:
    """An artifact's charge is used up, a kept quest card is discarded."""
    table, _, name = ref.partition(":")
    if table == "artifact":
        p.charged &= ~(1 << p.rules.artifact[name])
    elif table == "quest":
        p.kept[seat] &= ~(1 << p.rules.quest[name])


def use_power(p: Hellas, seat: int, ref: str) -> None:
    """Pay for the power, then carry it out."""
    power = p.rules.power(ref)
    table, _, name = ref.partition(":")
    p.tell("power_used", seat, {table: name, "power": name})
    spend(p, seat, ref)
    if power.once_per == "turn":
        p.used_this_turn.append(p.rules.power_number[ref])
    p.push(ChooseEffect(seat, ref) if power.choose else Resolve(seat, f"{ref}:effects", 0))
    if cost_of(p, seat, ref):
        p.push(Resolve(seat, f"{ref}:cost", 0))
