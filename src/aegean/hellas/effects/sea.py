"""Monsters that live on sea trails: how they move from trail to trail, and whose land's Glory Token they bring. No
monster of the base game does: modules bring this chapter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision, Plain
from aegean.hellas.actions import act
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"swim": (("start", "region"), ("region", "region"))},
    events=("monster_appeared_at_sea", "monster_swam", "region_attack_at_sea"),
    reasons=(
        "no_hoplite_reaches_it_at_sea",
        "no_sea_trail_joins_these",
        "that_land_has_no_shore_there",
        "that_trail_is_not_beside_its_own",
        "the_monster_never_goes_there",
    ),
)


def trail_fields(p: Hellas, place: int) -> dict[str, Plain]:
    """The two ends of a sea trail, as events and actions name them."""
    one, other = p.rules.shores(place)
    return {"start": p.rules.region_ids[one], "region": p.rules.region_ids[other]}


def trails_from(p: Hellas, place: int, anywhere: bool) -> list[int]:
    """The sea trails that share an end with one, or all others."""
    shores = set(p.rules.shores(place))
    return [
        p.rules.count + number
        for number, trail in enumerate(p.rules.trails)
        if p.rules.count + number != place and (anywhere or shores & set(trail))
    ]


def swims(p: Hellas, monster: int, anywhere: bool = False) -> tuple[Action, ...]:
    places = trails_from(p, p.monster_at[monster], anywhere)
    return tuple(act("swim", *map(str, trail_fields(p, place).values())) for place in places)


def refuse_swim(p: Hellas, monster: int, action: Action, anywhere: bool = False) -> Refusal | None:
    one, other = (p.rules.region[str(name)] for name in action.args)
    fields: dict[str, Plain] = {"start": str(action.args[0]), "region": str(action.args[1])}
    place = p.rules.trail_between(one, other)
    if place < 0 or one > other or not p.is_at_sea(monster):
        return Refusal("no_sea_trail_joins_these", "", fields)
    if place in trails_from(p, p.monster_at[monster], anywhere):
        return None
    return Refusal("that_trail_is_not_beside_its_own", "", fields)


def swim(p: Hellas, seat: int, monster: int, action: Action) -> None:
    place = p.rules.trail_between(*(p.rules.region[str(name)] for name in action.args))
    p.monster_at[monster] = place
    p.tell("monster_swam", seat, {"monster": p.rules.monster_ids[monster], **trail_fields(p, place)})


@dataclass(frozen=True)
class ChooseShore(Step):
    """Slain at sea and in no hunt: of the lands on both shores the slayer takes one Glory Token."""

    ASKS: ClassVar[tuple[str, ...]] = ("choose_shore",)

    seat: int
    start: int
    end: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        lands = dict.fromkeys(p.rules.land_ids[p.rules.land_of[region]] for region in (self.start, self.end))
        return (Decision(self.seat, "choose_shore", tuple(act("take_glory", land) for land in lands)),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "take_glory":
            return None
        return Refusal("that_land_has_no_shore_there", "", {"land": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        p.take_glory(seat, p.rules.land[str(action.args[0])])
