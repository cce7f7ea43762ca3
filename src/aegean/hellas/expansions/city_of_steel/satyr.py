"""Satyr, beside whom no control token is laid, and heroes who are led astray (HW-3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DECLINE, act
from aegean.hellas.components import Effect
from aegean.hellas.control import lose_control, settle_control
from aegean.hellas.effects.board import monster_of, monster_steps, place_monster, regions_of
from aegean.hellas.hunt.outcome import Hunt
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, NOWHERE, Hellas
from aegean.hellas.queries import HOPLITES, ends
from aegean.hellas.turn.movement import move_hero

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"lead_hero": (("hero", "hero"), ("region", "region"))},
    events=("control_lost", "hero_led"),
    words={"effect": ("lead_a_hero_instead",), "passive": ("no_control_tokens",)},
    reasons=("no_control_token_may_lie_there", "that_hero_cannot_be_led", "the_hero_stands_there_already"),
)

_PASSIVE: Final = "no_control_tokens"


# -- control ----------------------------------------------------------------------------------------------------------


@CHAPTER.answer("bars_control")
def _bars_control(p: Hellas, seat: int, region: int) -> bool:
    """HW-3.1."""
    return p.is_barred(region, _PASSIVE)


@CHAPTER.answer("usurping")
def _usurping(p: Hellas, seat: int, region: int, refused: Refusal | None) -> Refusal | None:
    """HW-3.3; who holds the region already lays no token."""
    if refused is None and p.control[region] != seat and p.is_barred(region, _PASSIVE):
        return Refusal("no_control_token_may_lie_there", "HW-3.3", {"region": p.rules.region_ids[region]})
    return refused


@CHAPTER.answer("monster_moved")
def _settle_behind(p: Hellas, monster: int) -> None:
    """Where Satyr was, population decides at once (HW-3.4)."""
    if p.rules.monsters[monster].passive == _PASSIVE:
        p.push(SettleBehind())


@CHAPTER.answer("monster_slain")
def _settle_after(p: Hellas, seat: int, monster: int, region: int) -> None:
    if p.rules.monsters[monster].passive == _PASSIVE:
        p.push(SettleBehind())


@dataclass(frozen=True)
class SettleBehind(Step):
    """Control where a token may lie again; regions that hoplites have just entered wait for their battles."""

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        settle_control(p, p.entered)
        return ()


@CHAPTER.effect("remove_control_token")
def _remove_token(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    for region in regions_of(p, seat, one, ref):
        if p.control[region] != NOBODY:
            lose_control(p, region)


# -- heroes led -------------------------------------------------------------------------------------------------------


def led(p: Hellas) -> list[Action]:
    """Any hero on the map, one region on foot: no ports (HW-3.7)."""
    found = []
    for seat in p.clockwise(p.active):
        at = p.hero_at[seat]
        if at != NOWHERE:
            hero = p.rules.hero_ids[p.hero[seat]]
            found += [act("lead_hero", hero, p.rules.region_ids[end]) for end in ends(p, HOPLITES, seat, at)]
    return found


def refuse_led(p: Hellas, action: Action) -> Refusal | None:
    if action.kind != "lead_hero" or action in led(p):
        return None
    hero, region = (str(word) for word in action.args)
    fields = {"hero": hero, "region": region}
    seat = p.hero.index(p.rules.hero[hero]) if p.rules.hero[hero] in p.hero else NOBODY
    if seat == NOBODY or p.hero_at[seat] == NOWHERE:
        return Refusal("that_hero_cannot_be_led", "HW-3.7", fields)
    start = p.rules.region_ids[p.hero_at[seat]]
    if start == region:
        return Refusal("the_hero_stands_there_already", "HW-3.7", fields)
    return Refusal("the_regions_are_no_neighbours", "HW-3.7", {"start": start, "region": region})


def lead(p: Hellas, seat: int, action: Action) -> None:
    """No quest is started so."""
    owner = p.hero.index(p.rules.hero[str(action.args[0])])
    p.tell("hero_led", seat, {"hero": str(action.args[0]), "region": str(action.args[1])})
    move_hero(p, owner, p.rules.region[str(action.args[1])])


@CHAPTER.effect("lead_hero")
def _lead_hero(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(LeadHero(seat))


@CHAPTER.possible("lead_hero")
def _can_lead(p: Hellas, seat: int, one: Effect) -> bool:
    return bool(led(p))


@dataclass(frozen=True)
class LeadHero(Step):
    """The Pan Flute: which hero, and where to (HW-3.8)."""

    ASKS: ClassVar[tuple[str, ...]] = ("lead_hero",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        return (Decision(self.seat, "lead_hero", tuple(led(p))),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return refuse_led(p, action)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        lead(p, seat, action)


@CHAPTER.answer("instead_of_move")
def _move_or_lead(p: Hellas, seat: int, monster: int) -> Step | None:
    """HW-3.6."""
    if any(one.effect == "lead_a_hero_instead" for one in p.evolution_effects(monster)):
        return MoveOrLead(seat, monster)
    return None


@dataclass(frozen=True)
class MoveOrLead(Step):
    """Satyr moves, or whoever rolled leads a hero instead."""

    ASKS: ClassVar[tuple[str, ...]] = ("move_or_lead",)

    seat: int
    monster: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = (*monster_steps(p, self.seat, self.monster), *led(p))
        about = {"monster": p.rules.monster_ids[self.monster]}
        return (Decision(self.seat, "move_or_lead", actions, about),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind == "lead_hero":
            return refuse_led(p, action)
        if action.kind != "move_monster":
            return None
        start, fields = p.rules.region_ids[p.monster_at[self.monster]], {"region": str(action.args[0])}
        if start == action.args[0]:
            return Refusal("it_is_the_same_region", "HW-3.6", fields)
        return Refusal("the_regions_are_no_neighbours", "HW-3.6", {"start": start, **fields})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action.kind == "lead_hero":
            lead(p, seat, action)
        else:
            place_monster(p, seat, self.monster, p.rules.region[str(action.args[0])])


@CHAPTER.effect("lead_hunter_astray")
def _lead_hunter_astray(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """When the hunt is over, with its injury and its reward (HW-3.5)."""
    at = max(n for n, step in enumerate(p.steps) if isinstance(step, Hunt))
    p.steps.insert(at, LeadAstray(p.left_of(seat), seat, monster_of(p, ref)))


@dataclass(frozen=True)
class LeadAstray(Step):
    """Who plays the attack cards may place the hunter's hero in any region."""

    ASKS: ClassVar[tuple[str, ...]] = ("lead_astray",)

    seat: int
    owner: int  # the hunter
    monster: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        if p.hero_at[self.owner] == NOWHERE:
            p.pop()
            return ()
        hero = p.rules.hero_ids[p.hero[self.owner]]
        actions = self.allowed(p, self.seat, [act("lead_hero", hero, name) for name in p.rules.region_ids])
        about = {"hunter": self.owner, "monster": p.rules.monster_ids[self.monster]}
        return (Decision(self.seat, "lead_astray", (*actions, DECLINE), about),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "lead_hero":
            return None
        fields = {"hero": str(action.args[0]), "region": str(action.args[1])}
        if p.rules.hero[str(action.args[0])] != p.hero[self.owner]:
            return Refusal("that_hero_cannot_be_led", "HW-3.5", fields)
        if p.rules.region[str(action.args[1])] == p.hero_at[self.owner]:
            return Refusal("the_hero_stands_there_already", "HW-3.5", fields)
        return None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action.kind == "lead_hero":
            lead(p, seat, action)
