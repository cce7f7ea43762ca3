"""Siren, who goes from port to port and holds heroes, and Cetus, who bars the sea trail on which he is (HI-3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aegean.core.position import Step
from aegean.core.values import Decision
from aegean.hellas.components import Effect
from aegean.hellas.control import take_control
from aegean.hellas.effects.board import monster_of
from aegean.hellas.effects.losses import kill
from aegean.hellas.expansions.poseidon.ports import ABOARD, has_port
from aegean.hellas.hunt.outcome import Hunt
from aegean.hellas.modules import Away, Chapter
from aegean.hellas.position import NOWHERE, Hellas
from aegean.hellas.queries import MONSTER, may_control

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    events=("hero_held",),
    words={"effect": ("kill_more_in_ports",), "passive": ("bars_its_trail", "stays_in_ports")},
)

SIREN: Final = "siren"
CHAPTER.away[SIREN] = Away("build_monument", "heroes_return", "euboea")


# -- where they go, and who goes nowhere ------------------------------------------------------------------------------


@CHAPTER.answer("ways")
def _over_the_waters(p: Hellas, mover: str, seat: int, region: int, ends: set[int]) -> set[int]:
    """Siren goes from port to port alone (HI-3.2); over the trail of Cetus only monsters go (HI-3.8)."""
    if mover.startswith(f"{MONSTER}:"):
        monster = p.rules.monsters[p.rules.monster[mover.partition(":")[2]]]
        return set(p.rules.ports) - {region} if monster.passive == "stays_in_ports" else ends
    for other in _barred_ends(p, region):
        kinds = p.rules.kinds_between[region, other] - {"sea"}
        if "land" not in kinds and not ("port" in kinds and mover in ABOARD):
            ends = ends - {other}
    return ends


def _barred_ends(p: Hellas, region: int) -> list[int]:
    """The regions to which a sea trail leads from a region, with a monster on it that lets nobody through."""
    found = []
    for monster in p.rules.monsters_with.get("bars_its_trail", ()):
        shores = p.rules.shores(p.monster_at[monster])
        if region in shores:
            found += [shore for shore in shores if shore != region]
    return found


@CHAPTER.answer("bars_monster")
def _only_in_ports(p: Hellas, monster: int, region: int) -> bool:
    """HI-3.2."""
    return p.rules.monsters[monster].passive == "stays_in_ports" and region not in p.rules.ports


# -- what they do -----------------------------------------------------------------------------------------------------


@CHAPTER.effect("hold_hero")
def _hold_hero(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """When the hunt is over, with its injury and its reward (HI-3.3)."""
    at = max(n for n, step in enumerate(p.steps) if isinstance(step, Hunt))
    p.steps.insert(at, HoldHero(seat))


@dataclass(frozen=True)
class HoldHero(Step):
    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        p.away[self.seat] = p.rules.away_ids.index(SIREN)
        p.hero_at[self.seat] = NOWHERE
        p.tell("hero_held", self.seat, {"away": SIREN})
        return ()


@CHAPTER.effect("kill_in_ports")
def _kill_in_ports(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """In each port region, wherever Cetus is (HI-3.11)."""
    more = [found.number for found in p.evolution_effects(monster_of(p, ref)) if found.effect == "kill_more_in_ports"]
    for region in reversed(p.rules.ports):  # the first lies on top
        for owner in p.owners_in(region):
            kill(p, owner, region, one.number + sum(more), ref)


# -- Cetus' Tentacle --------------------------------------------------------------------------------------------------


@CHAPTER.condition("hero_in_open_port")
def _hero_in_open_port(p: Hellas, seat: int) -> bool:
    """A port region in which nobody else has hoplites (HI-3.14)."""
    at = p.hero_at[seat]
    return at != NOWHERE and has_port(p, at) and not p.enemies_in(seat, at)


@CHAPTER.effect("take_port")
def _take_port(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    if _can_take(p, seat, one):
        take_control(p, seat, p.hero_at[seat])


@CHAPTER.possible("take_port")
def _can_take(p: Hellas, seat: int, one: Effect) -> bool:
    at = p.hero_at[seat]
    return at != NOWHERE and p.control[at] != seat and may_control(p, seat, at)
