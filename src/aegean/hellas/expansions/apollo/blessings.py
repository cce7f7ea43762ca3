"""What Apollo's blessings do, as far as no other card does it (HS-2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DONE, act
from aegean.hellas.components import Effect
from aegean.hellas.effects.hand import draw_cards
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOWHERE, Hellas
from aegean.hellas.queries import having, hero_free
from aegean.hellas.turn.movement import move_hero
from aegean.hellas.turn.special import refuse_usurping, usurp

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"usurp_region": (("region", "region"),)},
    words={
        "effect": (
            "cards_for_glory",
            "higher_power_level",
            "priests_for_usurping_temples",
            "smaller_set",
            "usurp_beside",
        )
    },
    reasons=("your_hero_is_not_beside_it",),
)


# -- Usurp ------------------------------------------------------------------------------------------------------------


@CHAPTER.answer("usurped")
def _converts(p: Hellas, seat: int, region: int) -> None:
    """HS-2.1."""
    if p.temples[region]:
        for one in having(p, seat, "priests_for_usurping_temples"):
            p.gain_priests(seat, one.number)


def _beside(p: Hellas, seat: int) -> list[int]:
    """The regions beside the hero's that a herald could take (HS-2.9)."""
    at = p.hero_at[seat]
    if at == NOWHERE or not having(p, seat, "usurp_beside"):
        return []
    return [region for region in p.rules.neighbours[at] if refuse_usurping(p, seat, region) is None]


@CHAPTER.answer("usurp_elsewhere")
def _usurp_elsewhere(p: Hellas, seat: int) -> Step | None:
    return ChooseUsurped(seat) if _beside(p, seat) else None


@dataclass(frozen=True)
class ChooseUsurped(Step):
    ASKS: ClassVar[tuple[str, ...]] = ("usurp_region",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = self.allowed(p, self.seat, [act("usurp_region", name) for name in p.rules.region_ids])
        return (Decision(self.seat, "usurp_region", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "usurp_region":
            return None
        region = p.rules.region[str(action.args[0])]
        if region != p.hero_at[seat] and region not in p.rules.neighbours[p.hero_at[seat]]:
            return Refusal("your_hero_is_not_beside_it", "HS-2.9", {"region": str(action.args[0])})
        return refuse_usurping(p, seat, region)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        usurp(p, seat, p.rules.region[str(action.args[0])])


# -- numbers ----------------------------------------------------------------------------------------------------------


@CHAPTER.answer("set_size")
def _golden_bow(p: Hellas, seat: int, symbol: str, number: int) -> int:
    """HS-2.4."""
    return min([number, *(one.number for one in having(p, seat, "smaller_set") if one.symbol == symbol)])


@CHAPTER.answer("power_level")
def _clear_omen(p: Hellas, seat: int, god: int, level: int) -> int:
    """HS-2.10."""
    return level + sum(one.number for one in having(p, seat, "higher_power_level"))


@CHAPTER.answer("glory_taken")
def _songs_of_glory(p: Hellas, seat: int, land: int) -> None:
    """HS-2.7."""
    for one in having(p, seat, "cards_for_glory"):
        draw_cards(p, seat, one.number)


# -- Sun Chariot ------------------------------------------------------------------------------------------------------


@CHAPTER.effect("step_hero")
def _step_hero(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(StepHero(seat))


@CHAPTER.possible("step_hero")
def _hero_on_map(p: Hellas, seat: int, one: Effect) -> bool:
    return hero_free(p, seat)


@dataclass(frozen=True)
class StepHero(Step):
    """The hero goes into a neighbouring region, or stays; nothing follows from it (HS-2.8)."""

    ASKS: ClassVar[tuple[str, ...]] = ("step_hero",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        names = p.rules.region_ids
        ends = (act("place_hero", names[end]) for end in p.rules.neighbours[p.hero_at[self.seat]])
        return (Decision(self.seat, "step_hero", (*ends, DONE)),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "place_hero":
            return None
        if p.rules.region[str(action.args[0])] in p.rules.neighbours[p.hero_at[seat]]:
            return None
        fields = {"start": p.rules.region_ids[p.hero_at[seat]], "region": str(action.args[0])}
        return Refusal("the_regions_are_no_neighbours", "HS-2.8", fields)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action.kind == "place_hero":
            move_hero(p, seat, p.rules.region[str(action.args[0])])
