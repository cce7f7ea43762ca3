"""What two quests of the City of Steel give (HW-5): a neutral region, and Laconia."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.battle.outcome import withdraw
from aegean.hellas.components import Effect
from aegean.hellas.control import Aftermath, take_control
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.queries import may_control, may_recruit
from aegean.hellas.turn.recruiting import recruit_in

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"settle": (("region", "region"),)},
    reasons=("its_population_is_too_high", "that_region_is_not_free"),
)


# -- Rescue of Andromeda ----------------------------------------------------------------------------------------------


def _refuse_settling(p: Hellas, seat: int, region: int) -> Refusal | None:
    fields = {"region": p.rules.region_ids[region]}
    if p.rules.population[region] > p.rules.numbers["population_of_andromedas_region"]:
        return Refusal("its_population_is_too_high", "HW-5.1", fields)
    if p.control[region] != NOBODY or p.enemies_in(seat, region) or not may_control(p, seat, region):
        return Refusal("that_region_is_not_free", "HW-5.1", fields)
    return None


@CHAPTER.effect("settle_neutral_region")
def _settle_neutral_region(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(Settle(seat, one.number))


@dataclass(frozen=True)
class Settle(Step):
    """Which neutral region; then so many recruits there."""

    ASKS: ClassVar[tuple[str, ...]] = ("settle",)

    seat: int
    recruits: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = self.allowed(p, self.seat, [act("settle", name) for name in p.rules.region_ids])
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "settle", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return _refuse_settling(p, seat, p.rules.region[str(action.args[0])]) if action.kind == "settle" else None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        region = p.rules.region[str(action.args[0])]
        p.pop()
        take_control(p, seat, region)
        if may_recruit(p, seat, region):
            recruit_in(p, seat, [region], self.recruits)


# -- The Power of Tyndareus -------------------------------------------------------------------------------------------


@CHAPTER.effect("seize_quest_region")
def _seize_quest_region(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """Others withdraw as before a usurper, and no token or recruit is needed (HW-5.3)."""
    region = p.rules.quest_region[p.rules.quest[ref.split(":")[1]]]
    if p.control[region] == seat or not may_control(p, seat, region):
        return
    p.push(Aftermath(seat, False))
    p.push(Seize(seat, region))
    for enemy in p.enemies_in(seat, region):
        withdraw(p, enemy, region)


@dataclass(frozen=True)
class Seize(Step):
    """When the others have left."""

    seat: int
    region: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        take_control(p, self.seat, self.region)
        return ()
