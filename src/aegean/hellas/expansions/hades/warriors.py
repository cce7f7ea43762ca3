"""Warriors of Hades: they go with the army of whoever controls their region, and nothing kills them (HDF-2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DECLINE, act
from aegean.hellas.battle.sides import Battle, battle_condition, battle_of, change_battle, running_battle
from aegean.hellas.control import Aftermath
from aegean.hellas.effects.losses import kill
from aegean.hellas.expansions.hades.underworld import own_underworld, underworld
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={
        "place_warrior": (("region", "region"),),
        "escort": (("count", "count"),),
    },
    reasons=("so_many_warriors_cannot_come",),
    events=("warrior_placed", "warriors_moved", "warriors_struck"),
)

STRIKE: Final = "warriors"  # a note of a battle: Warriors have come with the attackers, and have not struck yet


# -- setup ------------------------------------------------------------------------------------------------------------


@CHAPTER.answer("before_start")
def _with_the_hero(p: Hellas, seat: int) -> Step:
    return PlaceWarrior(seat)


@dataclass(frozen=True)
class PlaceWarrior(Step):
    """A Warrior into any region, before the hero and the hoplites are placed (HDF-2.1)."""

    ASKS: ClassVar[tuple[str, ...]] = ("place_warrior",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = tuple(act("place_warrior", name) for name in p.rules.region_ids)
        return (Decision(self.seat, "place_warrior", actions),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        own_underworld(p).warriors[p.rules.region[str(action.args[0])]] += 1
        p.tell("warrior_placed", seat, {"region": str(action.args[0])})


# -- numbers ----------------------------------------------------------------------------------------------------------


@CHAPTER.answer("population")
def _more_people(p: Hellas, seat: int, region: int) -> int:
    """HDF-2.3."""
    return underworld(p).warriors[region]


def with_army(p: Hellas, seat: int, region: int) -> int:
    """The Warriors that are with the seat's hoplites in a region: those that came with them and, where it is the
    seat's, those that came with nobody else (HDF-2.4)."""
    part = underworld(p)
    if not part.warriors[region] or not p.army(seat, region):
        return 0
    if p.control[region] != seat:
        return part.brought[seat * p.rules.count + region]
    others = sum(part.brought[region :: p.rules.count]) - part.brought[seat * p.rules.count + region]
    return part.warriors[region] - others


@CHAPTER.answer("strength_item")
def _in_battle(p: Hellas, seat: int, region: int) -> list[tuple[str, int]]:
    return [("warriors", with_army(p, seat, region))]


battle_condition(
    CHAPTER,
    "battle_beside_monster_or_warrior",
    lambda p, battle, seat: bool(p.monsters_in(battle.region) or underworld(p).warriors[battle.region]),
)


# -- on the way -------------------------------------------------------------------------------------------------------


def ready(p: Hellas, seat: int, region: int) -> int:
    """How many of the Warriors in a region may leave with hoplites of the seat: none of those that have gone with
    somebody in this action, and none where the region was not the seat's when it began (HDF-2.5)."""
    part = underworld(p)
    if not part.warriors[region] or p.control[region] != seat or part.taken >> region & 1:
        return 0
    return part.warriors[region] - sum(part.brought[region :: p.rules.count])


def _lead(p: Hellas, seat: int, start: int, end: int, count: int) -> None:
    part, regions = own_underworld(p), p.rules.count
    part.warriors[start] -= count
    part.warriors[end] += count
    part.brought[seat * regions + end] += count


def _follow(p: Hellas, seat: int, start: int, end: int) -> int:
    """Those that came with a group go on with it. How many they are."""
    at = seat * p.rules.count + start
    count = underworld(p).brought[at]
    if count:
        own_underworld(p).brought[at] = 0
        _lead(p, seat, start, end, count)
    return count


def _tell(p: Hellas, seat: int, start: int, end: int, count: int) -> None:
    names = p.rules.region_ids
    p.tell("warriors_moved", seat, {"start": names[start], "region": names[end], "count": count})


@CHAPTER.answer("hoplites_moved")
def _with_hoplites(p: Hellas, seat: int, start: int, end: int, onward: bool) -> None:
    if onward:
        followed = _follow(p, seat, start, end)
        if followed:
            _tell(p, seat, start, end, followed)
    if ready(p, seat, start):
        p.push(Escort(seat, start, end))


@CHAPTER.answer("goes_along")
def _all_who_may(p: Hellas, seat: int, start: int, end: int, onward: bool) -> None:
    if onward:
        _follow(p, seat, start, end)
    count = ready(p, seat, start)
    if count:
        _lead(p, seat, start, end, count)


@dataclass(frozen=True)
class Escort(Step):
    """How many Warriors go with hoplites that have just left their region (HDF-2.5)."""

    ASKS: ClassVar[tuple[str, ...]] = ("escort",)

    seat: int
    start: int
    end: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        most = ready(p, self.seat, self.start)
        if not most:
            p.pop()
            return ()
        names = p.rules.region_ids
        about = {"start": names[self.start], "region": names[self.end], "count": most}
        actions = tuple(act("escort", count) for count in range(most, 0, -1))
        return (Decision(self.seat, "escort", (*actions, DECLINE), about),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "escort" or 0 < int(action.args[0]) <= ready(p, seat, self.start):
            return None
        return Refusal("so_many_warriors_cannot_come", "HDF-2.5", {"region": p.rules.region_ids[self.start]})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action.kind == "escort":
            _lead(p, seat, self.start, self.end, int(action.args[0]))
            _tell(p, seat, self.start, self.end, int(action.args[0]))


@CHAPTER.answer("control_taken")
def _taken(p: Hellas, seat: int, region: int) -> None:
    if any(isinstance(step, Aftermath) for step in p.steps) and not underworld(p).taken >> region & 1:
        own_underworld(p).taken |= 1 << region


@CHAPTER.answer("moves_over")
def _at_rest(p: Hellas) -> None:
    part = underworld(p)
    if part.taken or any(part.brought):
        part = own_underworld(p)
        part.taken = 0
        part.brought = [0] * len(part.brought)


# -- before a battle --------------------------------------------------------------------------------------------------


@CHAPTER.hook("battle_start", after="", name="warriors")
def _note_warriors(p: Hellas, attacker: int) -> None:
    """Only those that came before the battle strike (HDF-2.6)."""
    battle = running_battle(p)
    if underworld(p).brought[attacker * p.rules.count + battle.region]:
        change_battle(p, notes=(*battle.notes, STRIKE))


def _may_strike(battle: Battle | None, seat: int) -> bool:
    return battle is not None and seat == battle.attacker and STRIKE in battle.notes


@CHAPTER.answer("start_effect")
def _strike(p: Hellas, seat: int) -> Step | None:
    return WarriorsStrike() if _may_strike(battle_of(p), seat) else None


@dataclass(frozen=True)
class WarriorsStrike(Step):
    """One hoplite of the defender dies, however many Warriors there are; none if no attacker is left (HDF-2.6)."""

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        battle = running_battle(p)
        change_battle(p, notes=tuple(note for note in battle.notes if note != STRIKE))
        if p.army(battle.attacker, battle.region):
            p.tell("warriors_struck", battle.attacker, {"region": p.rules.region_ids[battle.region]})
            kill(p, battle.defender, battle.region, 1)
        return ()
