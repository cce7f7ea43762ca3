"""How Odysseus and Cassandra start, and whom a city lets in (rules HH-1). What Cleito and Hector do is in the data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.describing import Wording, one_of
from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.components import Effect
from aegean.hellas.control import take_control
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, NOWHERE, Hellas
from aegean.hellas.queries import starts_in_control
from aegean.hellas.setup import Placing, place_army, refuse_start


def _wordings(p: Hellas) -> Mapping[str, Wording]:
    return {"PlaceApart.hero_region": one_of(p.rules.region_ids, NOWHERE)}


CHAPTER: Final[Chapter] = Chapter(
    __name__,
    events=("hero_placed_alone", "army_placed"),
    words={"effect": ("lower_city_population",)},
    wordings=_wordings,
)


def _bonus(p: Hellas, seat: int, effect: str) -> Effect | None:
    """What the seat's hero has as a starting bonus."""
    if p.hero[seat] == NOBODY:
        return None
    return next((one for one in p.rules.heroes[p.hero[seat]].starting_bonus if one.effect == effect), None)


# -- Odysseus ---------------------------------------------------------------------------------------------------------


@CHAPTER.answer("population")
def _known_in_the_city(p: Hellas, seat: int, region: int) -> int:
    """A city is easier to take where he stands (HH-1.3)."""
    if p.hero_at[seat] != region or p.rules.city[region] is None:
        return 0
    return -sum(one.effect.number for one in p.standing(seat, "lower_city_population"))


@CHAPTER.answer("start")
def _place_apart(p: Hellas, seat: int) -> Step | None:
    return PlaceApart(seat, NOWHERE) if _bonus(p, seat, "start_apart") is not None else None


@dataclass(frozen=True)
class PlaceApart(Placing):
    """The hero's region, then that of the hoplites, which may be another (HH-1.2)."""

    ASKS: ClassVar[tuple[str, ...]] = ("start_hero", "start_army")

    seat: int
    hero_region: int  # or NOWHERE: not said yet

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        regions = self.allowed(p, self.seat, [act("start_in", name) for name in p.rules.region_ids])
        if self.hero_region == NOWHERE:
            return (Decision(self.seat, "start_hero", regions),)
        return (Decision(self.seat, "start_army", regions, {"region": p.rules.region_ids[self.hero_region]}),)

    def whose(self) -> int:
        return self.seat

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return refuse_start(p, seat, action)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if self.hero_region == NOWHERE:
            p.become(PlaceApart(seat, p.rules.region[str(action.args[0])]))
            return
        p.pop()
        p.hero_at[seat] = self.hero_region
        army = p.rules.region[str(action.args[0])]
        count = place_army(p, seat, army)
        if army == self.hero_region:
            p.tell("hero_placed", seat, {"region": p.rules.region_ids[army], "count": count})
        else:
            p.tell("hero_placed_alone", seat, {"region": p.rules.region_ids[self.hero_region]})
            p.tell("army_placed", seat, {"region": p.rules.region_ids[army], "count": count})
        if starts_in_control(p, seat, army):
            take_control(p, seat, army)


# -- Cassandra's start ------------------------------------------------------------------------------------------------


@CHAPTER.answer("starting_hoplites")
def _with_so_many(p: Hellas, seat: int, number: int) -> int:
    bonus = _bonus(p, seat, "start_with_hoplites")
    return number if bonus is None else bonus.number


@CHAPTER.answer("starts_in_control")
def _in_control(p: Hellas, seat: int, region: int) -> bool:
    """Her token lies there whatever the population (HH-1.4)."""
    return _bonus(p, seat, "start_in_control") is not None


def _counts_in_placing(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """It counts when hero and hoplites are placed."""


for _name in ("start_apart", "start_with_hoplites", "start_in_control"):
    CHAPTER.effect(_name)(_counts_in_placing)
