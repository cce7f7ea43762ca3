"""Typhon and Python: what they do to armies, hunters and builders, and what they leave behind (rules HH-2, HH-3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.components import Effect
from aegean.hellas.effects.board import monster_of, place_monster, regions_of
from aegean.hellas.effects.losses import kill, kill_half
from aegean.hellas.modules import Chapter
from aegean.hellas.position import ON_MAP, ORACLE, Hellas
from aegean.hellas.queries import may_recruit
from aegean.hellas.turn.recruiting import recruit_in

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    words={"effect": ("attack_cards_drawn", "attack_strength_of_all"), "passive": ("no_temples",)},
    reasons=("no_shrine_waits_there_for_a_temple",),
)


# -- Typhon -----------------------------------------------------------------------------------------------------------


@CHAPTER.effect("kill_half_of_hoplites")
def _kill_half(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """Half of all hoplites there, rounded up (HH-2.3)."""
    for region in regions_of(p, seat, one, ref):
        kill_half(p, region, ref)


@CHAPTER.answer("attack_strength")
def _fiercer(p: Hellas, seat: int, hunted: int) -> int:
    """While an evolved Typhon is on the map the attacks of all monsters are stronger (HH-2.4)."""
    return sum(
        one.number
        for monster, state in enumerate(p.monster_state)
        if state == ON_MAP and p.evolved[monster]
        for one in p.evolution_effects(monster)
        if one.effect == "attack_strength_of_all"
    )


# -- Python -----------------------------------------------------------------------------------------------------------


@CHAPTER.answer("bars_building")
def _no_temples(p: Hellas, seat: int, region: int) -> bool:
    """HH-2.7."""
    return p.is_barred(region, "no_temples")


@CHAPTER.answer("attack_draws")
def _more_cards(p: Hellas, seat: int, hunted: int) -> int:
    """HH-2.9."""
    drawn = [one.number for one in p.evolution_effects(hunted) if one.effect == "attack_cards_drawn"]
    return max(drawn, default=0)


def free_shrines(p: Hellas) -> list[int]:
    """The regions in which a temple is still to be built: those with a shrine, and the Oracle's (HH-2.8)."""
    places = {*p.rules.shrines, *(site for temple, site in p.rules.temple_site.items() if temple == ORACLE)}
    return [region for region in sorted(places) if not p.temples[region]]


@CHAPTER.effect("move_to_free_shrine")
def _to_shrine(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(ToShrine(seat, monster_of(p, ref)))


@dataclass(frozen=True)
class ToShrine(Step):
    """Python goes to a shrine without a temple, its own region included; who runs the phase chooses (HH-2.8)."""

    ASKS: ClassVar[tuple[str, ...]] = ("move_monster",)

    seat: int
    monster: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        candidates = [act("move_monster", name) for name in p.rules.region_ids]
        actions = self.allowed(p, self.seat, candidates)
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "move_monster", actions, {"monster": p.rules.monster_ids[self.monster]}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "move_monster" or p.rules.region[str(action.args[0])] in free_shrines(p):
            return None
        return Refusal("no_shrine_waits_there_for_a_temple", "HH-2.8", {"region": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        region = p.rules.region[str(action.args[0])]
        if p.monster_at[self.monster] != region:
            place_monster(p, seat, self.monster, region)


# -- their artifacts --------------------------------------------------------------------------------------------------


@CHAPTER.effect("kill_hoplites_everywhere")
def _kill_everywhere(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """So many in each region of the map, one's own too (HH-3.1)."""
    for region in reversed(range(p.rules.count)):  # the first lies on top
        for owner in sorted(p.owners_in(region), key=lambda other: not p.are_enemies(seat, other))[:1]:
            kill(p, owner, region, one.number)


@CHAPTER.possible("kill_hoplites_everywhere")
def _somebody_is_there(p: Hellas, seat: int, one: Effect) -> bool:
    return any(p.occupants())


@CHAPTER.effect("recruit_at_oracle")
def _recruit_at_oracle(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    recruit_in(p, seat, [p.rules.temple_site[ORACLE]], one.number)


@CHAPTER.possible("recruit_at_oracle")
def _can_recruit_there(p: Hellas, seat: int, one: Effect) -> bool:
    return may_recruit(p, seat, p.rules.temple_site[ORACLE])
