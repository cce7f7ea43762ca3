"""Recruiting hoplites, one by one (H-1.8, H-1.9, H-5.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DONE, act
from aegean.hellas.components import Effect
from aegean.hellas.control import settle_within
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOWHERE, Hellas
from aegean.hellas.queries import city_regions, may_recruit, refuse_recruit, regions_named, room_in_city
from aegean.hellas.turn.windows import window_region

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    reasons=("more_must_be_placed_first", "nobody_can_be_placed_there_now"),
    words={
        "where": (
            "any_region",
            "every_own_city_region",
            "hero_region",
            "march_origin",
            "own_city_region",  # one region with a city or Sparta that the player controls
            "own_region",  # one region that the player controls
        ),
        "effect": ("recruit_in_cities",),
    },
    actions={
        "place": (("region", "region"),),
        "place_fortified": (("region", "region"),),
    },
    events=("recruited",),
)


@dataclass(frozen=True)
class Recruit(Step):
    """Hoplites are placed one at a time. `quotas` holds for each region how many may still be placed there; with
    `one_region` the first placement decides for all. `least` must be placed before the player may stop. Into the
    cities of `own` regions, those controlled at the outset, one may be placed fortified."""

    ASKS: ClassVar[tuple[str, ...]] = ("recruit",)

    seat: int
    quotas: tuple[int, ...]
    own: int
    least: int
    one_region: bool

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = []
        for region, left in enumerate(self.quotas):
            if not left:
                continue
            name = p.rules.region_ids[region]
            for place in (act("place", name), act("place_fortified", name)):
                if self.refusal(p, self.seat, place) is None:
                    actions.append(place)
        if not actions:
            p.pop()
            return ()
        if self.refusal(p, self.seat, DONE) is None:
            actions.append(DONE)
        return (Decision(self.seat, "recruit", tuple(actions), {"left": sum(self.quotas)}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind == "done":
            return None if self.least <= 0 else Refusal("more_must_be_placed_first", "H-5.3", {"count": self.least})
        if action.kind not in ("place", "place_fortified"):
            return None
        region = p.rules.region[str(action.args[0])]
        fields = {"region": str(action.args[0])}
        if not self.quotas[region]:
            return Refusal("nobody_can_be_placed_there_now", "H-1.8", fields)
        refused = refuse_recruit(p, seat, region)
        if refused is not None or action.kind == "place":
            return refused
        if p.rules.city[region] is None:
            return Refusal("no_city_is_there", "H-1.8", fields)
        if not self.own >> region & 1:
            return Refusal("that_region_is_not_yours", "H-1.8", fields)
        return None if room_in_city(p, seat, region) else Refusal("somebody_is_fortified_there", "H-1.8", fields)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if action.kind == "done":
            p.pop()
            return
        region = p.rules.region[str(action.args[0])]
        left = self.quotas[region] - 1
        if self.one_region:
            quotas = tuple(left if r == region else 0 for r in range(p.rules.count))
        else:
            quotas = tuple(left if r == region else quota for r, quota in enumerate(self.quotas))
        p.become(Recruit(seat, quotas, self.own, self.least - 1, self.one_region))
        place_recruit(p, seat, region, action.kind == "place_fortified")
        settle_within(p)


def place_recruit(p: Hellas, seat: int, region: int, fortified: bool) -> None:
    p.supply[seat] -= 1
    p.shift(seat, region, 1)
    if fortified:
        p.enter_city(seat, region)
    p.tell("recruited", seat, {"region": p.rules.region_ids[region], "fortified": int(fortified)})


def own_mask(p: Hellas, seat: int) -> int:
    return sum(1 << region for region in p.controlled(seat))


def recruit_in(p: Hellas, seat: int, regions: list[int], number: int, least: int = 0, one_region: bool = True) -> None:
    """Let the seat recruit up to a number of hoplites in one of the regions, or in each of them."""
    quotas = tuple(number if region in regions else 0 for region in range(p.rules.count))
    p.push(Recruit(seat, quotas, own_mask(p, seat), least, one_region))


def regions_for(p: Hellas, seat: int, one: Effect) -> list[int]:
    """The regions that an effect's `where` allows for recruiting."""
    if one.where == "hero_region":
        return [p.hero_at[seat]] if p.hero_at[seat] != NOWHERE else []
    if one.where in ("own_city_region", "every_own_city_region"):
        return city_regions(p, seat)
    if one.where == "march_origin":
        origin = window_region(p, "after_march")
        return [] if origin == NOWHERE else [origin]
    named = regions_named(p, seat, one.where)
    if named is not None:
        return [region for region in range(p.rules.count) if named >> region & 1]
    return p.controlled(seat)


def in_one_region(one: Effect) -> bool:
    """Whether all recruits of an effect go into one of its regions, or so many into each."""
    return one.where is None or not one.where.startswith("every_")


def _number(p: Hellas, seat: int, one: Effect) -> int:
    """How many are recruited: where attributes are named, as often as the lowest of them says."""
    return one.number * min(p.value_of(seat, name) for name in one.attributes) if one.attributes else one.number


@CHAPTER.effect("recruit")
def _recruit(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    regions = [region for region in regions_for(p, seat, one) if may_recruit(p, seat, region)]
    if regions:
        number = _number(p, seat, one)
        least = number if one.all_or_nothing or one.must else 0
        recruit_in(p, seat, regions, number, least, in_one_region(one))


@CHAPTER.possible("recruit")
def _can_recruit(p: Hellas, seat: int, one: Effect) -> bool:
    if one.all_or_nothing and p.supply[seat] < _number(p, seat, one):
        return False
    return any(may_recruit(p, seat, region) for region in regions_for(p, seat, one))
