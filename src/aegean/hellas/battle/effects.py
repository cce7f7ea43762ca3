"""What cards and powers do in a battle (H-17, H-18, H-21): strength, kills, casualties, hoplites that come up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DONE, act
from aegean.hellas.battle.sides import (
    DEFENDER,
    STRENGTHENING,
    Battle,
    add_strength,
    battle_of,
    change_battle,
    running_battle,
    with_side,
)
from aegean.hellas.components import Effect
from aegean.hellas.control import take_toll
from aegean.hellas.effects.hand import DiscardCards
from aegean.hellas.effects.losses import kill
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.queries import HOPLITES, condition_met, ends, may_enter, may_leave, room_in_city
from aegean.hellas.turn.movement import step_hoplites, tell_of_move
from aegean.hellas.turn.recruiting import place_recruit

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={
        "reinforce": (("region", "region"), ("count", "count")),
    },
    reasons=("recruits_join_the_battle",),
    events=("casualties_changed",),
)


@dataclass(frozen=True)
class CardEffects(Step):
    """The battle effect of a card just played, if its condition is met at this moment (H-9.6)."""

    seat: int
    kind: int
    at: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        card = p.rules.combat_cards[self.kind]
        if self.at == len(card.effects) or (self.at == 0 and not condition_met(p, self.seat, card.condition)):
            p.pop()
            return ()
        p.become(CardEffects(self.seat, self.kind, self.at + 1))
        one = card.effects[self.at]
        if one.where == "battle_region":
            p.push(LocalSupport(self.seat, one.number))
        else:
            p.rules.doing[one.effect](p, self.seat, one, f"combat:{p.rules.combat_ids[self.kind]}:battle")
        return ()


# -- strength, kills, cards -------------------------------------------------------------------------------------------


def _strengthen(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    add_strength(p, seat, STRENGTHENING[one.effect](p, running_battle(p), seat, one))


for _name in STRENGTHENING:
    CHAPTER.effect(_name)(_strengthen)


@CHAPTER.effect("kill_enemy_hoplites")
def _kill_enemies(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    battle = running_battle(p)
    kill(p, battle.opponent_of(seat), battle.region, one.number)


@CHAPTER.possible("kill_enemy_hoplites")
def _enemies_there(p: Hellas, seat: int, one: Effect) -> bool:
    battle = running_battle(p)
    return p.army(battle.opponent_of(seat), battle.region) > 0


@CHAPTER.effect("enemy_discards_combat_cards")
def _enemy_discards(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(DiscardCards(running_battle(p).opponent_of(seat), one.number, ""))


@CHAPTER.possible("enemy_discards_combat_cards")
def _enemy_holds_cards(p: Hellas, seat: int, one: Effect) -> bool:
    return p.hand_size(running_battle(p).opponent_of(seat)) > 0


# -- casualties and losses --------------------------------------------------------------------------------------------


@CHAPTER.effect("enemy_loss")
def _enemy_loss(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """A second Encirclement adds nothing (H-18.8)."""
    battle = running_battle(p)
    side = battle.side_of(seat)
    change_battle(p, enemy_loss=with_side(battle.enemy_loss, side, max(one.number, battle.enemy_loss[side])))


def change_casualties(p: Hellas, seat: int, change: int) -> None:
    battle = running_battle(p)
    side = battle.side_of(seat)
    number = max(0, battle.casualties[side] + change)
    change_battle(p, casualties=with_side(battle.casualties, side, number))
    p.tell("casualties_changed", seat, {"number": number})


@CHAPTER.effect("ignore_casualties")
def _ignore_casualties(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    change_casualties(p, seat, -one.number)


@CHAPTER.possible("ignore_casualties")
def _is_spared(p: Hellas, seat: int, one: Effect) -> bool:
    battle = running_battle(p)
    casualties = battle.casualties[battle.side_of(seat)]
    return casualties > 0 and casualties - one.number < p.army(seat, battle.region)


@CHAPTER.effect("add_enemy_casualties")
def _add_enemy_casualties(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    change_casualties(p, running_battle(p).opponent_of(seat), one.number)


@CHAPTER.possible("add_enemy_casualties")
def _more_would_die(p: Hellas, seat: int, one: Effect) -> bool:
    battle = running_battle(p)
    enemy = battle.opponent_of(seat)
    return battle.casualties[battle.side_of(enemy)] < p.army(enemy, battle.region)


# -- recruits in the battle -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LocalSupport(Step):
    """Recruits take part in the battle they are recruited in (H-1.9, H-18.2). Sphinx forbids even these (H-20.4)."""

    ASKS: ClassVar[tuple[str, ...]] = ("recruit",)

    seat: int
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        region = running_battle(p).region
        if not self.left or not p.supply[self.seat] or p.is_barred(region, "no_recruiting"):
            p.pop()
            return ()
        name = p.rules.region_ids[region]
        actions = self.allowed(p, self.seat, (act("place", name), act("place_fortified", name)))
        return (Decision(self.seat, "recruit", (*actions, DONE), {"left": self.left}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind not in ("place", "place_fortified"):
            return None
        region, battle = p.rules.region[str(action.args[0])], running_battle(p).region
        fields = {"region": str(action.args[0])}
        if region != battle:
            return Refusal("recruits_join_the_battle", "H-18.2", {"region": p.rules.region_ids[battle]})
        if action.kind == "place":
            return None
        if not p.rules.city[region]:
            return Refusal("no_city_is_there", "H-18.2", fields)
        if p.control[region] != seat:
            return Refusal("that_region_is_not_yours", "H-18.2", fields)
        return None if room_in_city(p, seat, region) else Refusal("somebody_is_fortified_there", "H-18.2", fields)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if action.kind == "done":
            p.pop()
            return
        p.become(LocalSupport(seat, self.left - 1))
        place_recruit(p, seat, running_battle(p).region, action.kind == "place_fortified")


# -- hoplites that come up --------------------------------------------------------------------------------------------


def reserves(p: Hellas, battle: Battle, seat: int) -> list[int]:
    """The neighbouring regions from which hoplites may move into the battle (H-6.10)."""
    if not may_enter(p, seat, battle.region):
        return []
    return [
        region
        for region in ends(p, HOPLITES, seat, battle.region)
        if p.unfortified(seat, region) and may_leave(p, seat, region) and not p.enemies_in(seat, region)
    ]


@dataclass(frozen=True)
class MoveIn(Step):
    """Hoplites move into the running battle, from one neighbouring region or from one after the other."""

    ASKS: ClassVar[tuple[str, ...]] = ("reinforce",)

    seat: int
    left: int  # hoplites that may still come
    regions: int  # bit set of those from which they may come
    one_region: bool
    came: bool

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        battle = running_battle(p)
        starts = [r for r in reserves(p, battle, self.seat) if self.regions >> r & 1] if self.left else []
        if not starts:
            p.pop()
            # The attackers' toll is that of the action which brought them here (H-6.9).
            if self.came and battle.side_of(self.seat) == DEFENDER:
                take_toll(p, self.seat, battle.region)
            return ()
        actions = [
            act("reinforce", p.rules.region_ids[start], count)
            for start in starts
            for count in range(min(self.left, p.unfortified(self.seat, start)), 0, -1)
        ]
        about = {"region": p.rules.region_ids[battle.region]}
        return (Decision(self.seat, "reinforce", (*actions, DONE), about),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "reinforce":
            return None
        start, goal, names = p.rules.region[str(action.args[0])], running_battle(p).region, p.rules.region_ids
        fields = {"region": names[start]}
        if start == goal:
            return Refusal("it_is_the_same_region", "H-6.10", fields)
        if start not in ends(p, HOPLITES, seat, goal):
            return Refusal("the_regions_are_no_neighbours", "H-6.10", {"start": names[goal], **fields})
        if p.enemies_in(seat, start):
            return Refusal("hoplites_of_others_stand_there", "H-6.10", fields)
        if start not in reserves(p, running_battle(p), seat) or not self.regions >> start & 1:
            return Refusal("none_of_your_hoplites_can_move_from_there", "H-6.10", fields)
        return Refusal("too_few_hoplites_are_there", "H-6.10", fields)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if action.kind == "done":
            p.become(MoveIn(seat, 0, 0, self.one_region, self.came))
            return
        start, count = p.rules.region[str(action.args[0])], int(action.args[1])
        regions = 0 if self.one_region else self.regions & ~(1 << start)
        p.become(MoveIn(seat, self.left - count, regions, self.one_region, True))
        move_in(p, running_battle(p), seat, start, count)


def move_in(p: Hellas, battle: Battle, seat: int, start: int, count: int) -> None:
    if seat == battle.attacker:
        step_hoplites(p, seat, start, battle.region, count)
        return
    p.shift(seat, start, -count)
    p.shift(seat, battle.region, count)
    names = p.rules.region_ids
    p.tell("hoplites_moved", seat, {"start": names[start], "region": names[battle.region], "count": count})
    tell_of_move(p, seat, start, battle.region)


@CHAPTER.effect("move_hoplites_in")
def _move_hoplites_in(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    most = p.rules.limits["hoplites"]
    if one.attributes:
        most = min(p.value_of(seat, name) for name in one.attributes)
    regions = sum(1 << region for region in ends(p, HOPLITES, seat, running_battle(p).region))
    p.push(MoveIn(seat, most, regions, one.where == "one_neighbour", False))


@CHAPTER.possible("move_hoplites_in")
def _has_reserves(p: Hellas, seat: int, one: Effect) -> bool:
    battle = battle_of(p)
    return battle is not None and bool(reserves(p, battle, seat))
