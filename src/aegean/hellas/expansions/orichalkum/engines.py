"""What constructs do that no other card does: on monsters and armies (HR-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DONE, act
from aegean.hellas.battle.sides import battle_of
from aegean.hellas.components import Effect
from aegean.hellas.control import Aftermath
from aegean.hellas.effects.board import PlaceMonster
from aegean.hellas.effects.striking import refuse_strike_down, strike_down, strikes_down, within_reach
from aegean.hellas.expansions.orichalkum.workshop import own_workshop, workshop
from aegean.hellas.hunt.steps import CoverSymbols
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOWHERE, ON_MAP, Hellas
from aegean.hellas.queries import MARCH, closed_to, held_fast
from aegean.hellas.turn.march import MarchOff
from aegean.hellas.turn.movement import refuse_step, steps_from
from aegean.hellas.turn.windows import open_window

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"ride": (("start", "region"), ("region", "region"))},
    reasons=("it_does_not_reach_so_far", "the_horse_goes_to_cities"),
)


# -- monsters: Labyrinth, Gastraphetes --------------------------------------------------------------------------------


@dataclass(frozen=True)
class LureMonster(Step):
    """Which monster is placed in another region, whoever controls it (HR-4.3)."""

    ASKS: ClassVar[tuple[str, ...]] = ("choose_monster",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = self.allowed(p, self.seat, [act("choose_monster", name) for name in p.rules.monster_ids])
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "choose_monster", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "choose_monster" or p.monster_state[p.rules.monster[str(action.args[0])]] == ON_MAP:
            return None
        return Refusal("the_monster_is_not_on_the_map", "HR-4.3")

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(PlaceMonster(seat, p.rules.monster[str(action.args[0])]))


@CHAPTER.effect("place_any_monster")
def _lure(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(LureMonster(seat))


@CHAPTER.possible("place_any_monster")
def _any_monster(p: Hellas, seat: int, one: Effect) -> bool:
    return ON_MAP in p.monster_state


@dataclass(frozen=True)
class ShootMonster(Step):
    """Which monster within reach is wounded; it is no hunt (HR-4.5)."""

    ASKS: ClassVar[tuple[str, ...]] = ("shoot_monster",)

    seat: int
    count: int
    reach: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = self.allowed(p, self.seat, [act("wound_monster", name) for name in p.rules.monster_ids])
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "shoot_monster", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "wound_monster":
            return None
        monster = p.rules.monster[str(action.args[0])]
        if p.monster_state[monster] != ON_MAP:
            return Refusal("the_monster_is_not_on_the_map", "HR-4.5")
        if _is_in_range(p, seat, monster, self.reach):
            return None
        place = p.rules.region_ids[p.rules.shores(p.monster_at[monster])[0]]
        return Refusal("it_does_not_reach_so_far", "HR-4.5", {"region": place})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(CoverSymbols(seat, p.rules.monster[str(action.args[0])], self.count))


@CHAPTER.effect("shoot_monster")
def _shoot(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(ShootMonster(seat, one.number, within_reach(p, seat, one.where)))


@CHAPTER.possible("shoot_monster")
def _in_range(p: Hellas, seat: int, one: Effect) -> bool:
    reach = within_reach(p, seat, one.where)
    return any(_is_in_range(p, seat, m, reach) for m, state in enumerate(p.monster_state) if state == ON_MAP)


def _is_in_range(p: Hellas, seat: int, monster: int, reach: int) -> bool:
    """In a region that is reached; one at sea from an end of its trail."""
    at = p.monster_at[monster]
    return p.hero_at[seat] in p.rules.shores(at) if p.is_at_sea(monster) else bool(reach >> at & 1)


# -- hoplites: Bronze Bulls -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Trample(Step):
    """Up to so many hoplites in one region; after the first the player may stop (HR-4.6)."""

    ASKS: ClassVar[tuple[str, ...]] = ("trample",)

    seat: int
    left: int
    reach: int
    begun: bool = False

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = strikes_down(p, self.seat, self.reach) if self.left else []
        if not actions:
            p.pop()
            return ()
        ending = [DONE] if self.begun else []
        return (Decision(self.seat, "trample", (*actions, *ending), {"left": self.left}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return refuse_strike_down(p, seat, action, self.reach)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if action.kind == "done":
            p.pop()
            return
        p.become(Trample(seat, self.left - 1, 1 << p.rules.region[str(action.args[0])], True))
        strike_down(p, seat, action)


@CHAPTER.effect("trample")
def _trample(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(Trample(seat, one.number, within_reach(p, seat, one.where)))


@CHAPTER.possible("trample")
def _somebody_near(p: Hellas, seat: int, one: Effect) -> bool:
    return bool(strikes_down(p, seat, within_reach(p, seat, one.where)))


# -- the Trojan Horse -------------------------------------------------------------------------------------------------


def _rides(p: Hellas, seat: int) -> list[Action]:
    """Into neighbouring regions with a city, Sparta or Troy (HR-4.10)."""
    fast, closed = held_fast(p, seat), closed_to(p, seat)
    found = []
    for start, army in enumerate(p.armies(seat)):
        if army and not fast >> start & 1:
            for march in steps_from(p, MARCH, seat, start, p.rules.marches, closed):
                if p.rules.city[p.rules.region[str(march.args[1])]] is not None:
                    found.append(act("ride", *march.args))
    return found


@dataclass(frozen=True)
class DrawHorse(Step):
    """From where into which city the horse is drawn; then how many go with it."""

    ASKS: ClassVar[tuple[str, ...]] = ("trojan_horse",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = _rides(p, self.seat)
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "trojan_horse", tuple(actions)),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "ride":
            return None
        start, end = (p.rules.region[str(name)] for name in action.args)
        if p.rules.city[end] is None:
            return Refusal("the_horse_goes_to_cities", "HR-4.10", {"region": p.rules.region_ids[end]})
        return refuse_step(p, MARCH, seat, start, end, 0)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        start, end = (p.rules.region[str(name)] for name in action.args)
        own_workshop(p).horse = end
        open_window(p, seat, "after_march", start)
        p.push(Aftermath(seat, False))
        p.push(MarchOff(seat, start, end, 0))


@CHAPTER.effect("trojan_march")
def _draw(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(DrawHorse(seat))


@CHAPTER.possible("trojan_march")
def _can_ride(p: Hellas, seat: int, one: Effect) -> bool:
    return bool(_rides(p, seat))


@CHAPTER.answer("strength_item")
def _from_the_horse(p: Hellas, seat: int, region: int) -> list[tuple[str, int]]:
    """In the battle that it causes (HR-4.10)."""
    battle = battle_of(p)
    if region != workshop(p).horse or battle is None or battle.attacker != seat:
        return []
    return [("construct:trojan_horse", p.rules.effects("construct:trojan_horse:effects")[0].number)]


@CHAPTER.answer("moves_over")
def _horse_is_there(p: Hellas) -> None:
    if workshop(p).horse != NOWHERE:
        own_workshop(p).horse = NOWHERE
