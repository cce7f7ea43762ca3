"""Muse Movement, and what some muses do instead of it (HSF-3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.components import Effect
from aegean.hellas.effects.board import MoveMonster, monster_steps
from aegean.hellas.effects.vocabulary import is_possible
from aegean.hellas.expansions.apollo.muses import muse_land, muse_of, muses, name_of, own_muses
from aegean.hellas.modules import Chapter, Deed
from aegean.hellas.position import NOWHERE, ON_MAP, Hellas
from aegean.hellas.queries import HOPLITES, MUSE, within
from aegean.hellas.turn.movement import FirstStep, leaving

MOVEMENT: Final = "muse_movement"
_USE: Final = act("call_muse")
_LAND: Final = "own_region_of_muse_land"

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"move_muse": (("region", "region"),), "call_muse": ()},
    words={"where": (_LAND,)},
    events=("muse_moved", "muse_used"),
    reasons=(
        "it_is_not_in_the_land_of_your_muse",
        "she_stands_there",
        "your_muse_does_not_come_so_far",
        "your_muse_is_not_on_the_map",
        "your_muse_only_moves",
    ),
)


def muse_reach(p: Hellas, seat: int) -> int:
    return p.value_of(seat, p.rules.regular_actions[MOVEMENT].attribute or "speed")


def _ends(p: Hellas, seat: int) -> list[int]:
    """Where the seat's muse could go (HSF-3.1)."""
    at = muses(p).at[seat]
    return [] if at == NOWHERE else within(p, MUSE, seat, at, muse_reach(p, seat))


def _instead(p: Hellas, seat: int) -> Effect | None:
    muse = muse_of(p, seat)
    return muse.instead[0] if muse is not None and muse.instead else None


def _offers(p: Hellas, seat: int) -> list[Action]:
    found = [act("move_muse", p.rules.region_ids[region]) for region in _ends(p, seat)]
    one = _instead(p, seat)
    if one is not None and is_possible(p, seat, one):
        found.append(_USE)
    return found


def _refuse(p: Hellas, seat: int, action: Action) -> Refusal | None:
    if muses(p).at[seat] == NOWHERE:
        return Refusal("your_muse_is_not_on_the_map", "HSF-3.1")
    if action.kind == "call_muse":
        one = _instead(p, seat)
        if one is None:
            return Refusal("your_muse_only_moves", "HSF-3.2", {"muse": name_of(p, seat)})
        return None if is_possible(p, seat, one) else Refusal("it_would_change_nothing", "HSF-3.2")
    region = p.rules.region[str(action.args[0])]
    if region == muses(p).at[seat]:
        return Refusal("she_stands_there", "HSF-3.1", {"region": str(action.args[0])})
    if region in _ends(p, seat):
        return None
    return Refusal("your_muse_does_not_come_so_far", "HSF-3.1", {"region": str(action.args[0])})


def _take(p: Hellas, seat: int, action: Action) -> None:
    if action.kind == "call_muse":
        one = _instead(p, seat)
        assert one is not None
        p.tell("muse_used", seat, {"muse": name_of(p, seat)})
        p.rules.doing[one.effect](p, seat, one, f"muse:{name_of(p, seat)}")
        return
    start, region = muses(p).at[seat], p.rules.region[str(action.args[0])]
    own_muses(p).at[seat] = region
    names = p.rules.region_ids
    p.tell("muse_moved", seat, {"muse": name_of(p, seat), "start": names[start], "region": names[region]})


CHAPTER.first.update({"move_muse": "muse", "call_muse": "muse"})
CHAPTER.regular[MOVEMENT] = Deed(("move_muse", "call_muse"), _offers, _take, _refuse)


# -- Erato ------------------------------------------------------------------------------------------------------------


@CHAPTER.answer("reach")
def _land(p: Hellas, seat: int, where: str | None) -> int | None:
    """HSF-3.3."""
    if where != _LAND:
        return None
    land = muse_land(p, seat)
    return sum(1 << region for region in p.controlled(seat) if p.rules.land_of[region] == land)


# -- Terpsichore ------------------------------------------------------------------------------------------------------


def _leading(p: Hellas, seat: int) -> list[int]:
    """The regions of the muse's land from which hoplites of the seat can step (HSF-3.4)."""
    land = muse_land(p, seat)
    if land == NOWHERE:
        return []
    return [r for r in p.rules.regions_of_land[land] if p.unfortified(seat, r) and leaving(p, HOPLITES, seat, r)]


@CHAPTER.effect("lead_hoplites")
def _lead_hoplites(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(LeadHoplites(seat, one.number))


@CHAPTER.possible("lead_hoplites")
def _can_lead(p: Hellas, seat: int, one: Effect) -> bool:
    return bool(_leading(p, seat))


@dataclass(frozen=True)
class LeadHoplites(Step):
    ASKS: ClassVar[tuple[str, ...]] = ("lead_hoplites",)

    seat: int
    most: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = [
            act("army", p.rules.region_ids[region], count)
            for region in _leading(p, self.seat)
            for count in range(min(self.most, p.unfortified(self.seat, region)), 0, -1)
        ]
        return (Decision(self.seat, "lead_hoplites", tuple(actions)),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "army":
            return None
        start, fields = p.rules.region[str(action.args[0])], {"region": str(action.args[0])}
        if p.rules.land_of[start] != muse_land(p, seat):
            return Refusal("it_is_not_in_the_land_of_your_muse", "HSF-3.4", fields)
        if start not in _leading(p, seat):
            return Refusal("none_of_your_hoplites_can_move_from_there", "HSF-3.4", fields)
        return Refusal("too_few_hoplites_are_there", "HSF-3.4", fields)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(FirstStep(seat, p.rules.region[str(action.args[0])], int(action.args[1]), 1, HOPLITES))


# -- Urania -----------------------------------------------------------------------------------------------------------


def _land_of(p: Hellas, monster: int) -> int:
    """One on a sea trail is in none."""
    at = p.monster_region(monster)
    return NOWHERE if at == NOWHERE else p.rules.land_of[at]


def _monsters(p: Hellas, seat: int) -> list[int]:
    """The monsters in the muse's land that can go somewhere (HSF-3.5)."""
    land = muse_land(p, seat)
    return [
        monster
        for monster, state in enumerate(p.monster_state)
        if state == ON_MAP and _land_of(p, monster) == land and monster_steps(p, seat, monster)
    ]


@CHAPTER.effect("lead_monster")
def _lead_monster(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(LeadMonster(seat, one.number))


@CHAPTER.possible("lead_monster")
def _any_monster(p: Hellas, seat: int, one: Effect) -> bool:
    return bool(_monsters(p, seat))


@dataclass(frozen=True)
class LeadMonster(Step):
    ASKS: ClassVar[tuple[str, ...]] = ("choose_monster",)

    seat: int
    reach: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = tuple(act("choose_monster", p.rules.monster_ids[monster]) for monster in _monsters(p, self.seat))
        return (Decision(self.seat, "choose_monster", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "choose_monster":
            return None
        monster = p.rules.monster[str(action.args[0])]
        if p.monster_state[monster] != ON_MAP:
            return Refusal("the_monster_is_not_on_the_map", "HSF-3.5")
        if monster in _monsters(p, seat):
            return None
        region = p.rules.region_ids[p.rules.shores(p.monster_at[monster])[0]]
        return Refusal("it_is_not_in_the_land_of_your_muse", "HSF-3.5", {"region": region})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(MoveMonster(seat, p.rules.monster[str(action.args[0])], self.reach, True))
