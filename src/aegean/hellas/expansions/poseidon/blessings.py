"""What Poseidon's blessings do, as far as no other card does it (HP-3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.battle.sides import Battle, battle_condition
from aegean.hellas.components import Effect
from aegean.hellas.effects.striking import refuse_strike_down, strike_down, strikes_down, within_reach
from aegean.hellas.expansions.poseidon.ports import has_port, own_ports
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.queries import HERO, HOPLITES, MARCH, having

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    words={"effect": ("free_hero_step", "free_hoplite_step", "free_march_step")},
)

SEA: Final = frozenset({"sea"})
SEA_OR_PORT: Final = frozenset({"sea", "port"})


# -- steps that cost nothing ------------------------------------------------------------------------------------------

_FREE: Final[dict[str, tuple[str, frozenset[str]]]] = {
    HOPLITES: ("free_hoplite_step", SEA),  # HP-3.1
    MARCH: ("free_march_step", SEA_OR_PORT),  # HP-3.5
    HERO: ("free_hero_step", SEA_OR_PORT),  # HP-3.9
}


@CHAPTER.answer("free_ways")
def _over_the_sea(p: Hellas, mover: str, seat: int) -> frozenset[str]:
    effect, kinds = _FREE.get(mover, ("", SEA))
    return kinds if having(p, seat, effect) else frozenset()


# -- conditions -------------------------------------------------------------------------------------------------------


def _more_regions(p: Hellas, battle: Battle, seat: int) -> bool:
    """HP-3.2."""
    return p.control.count(seat) > p.control.count(battle.opponent_of(seat))


def _defending_port(p: Hellas, battle: Battle, seat: int) -> bool:
    """HP-3.7."""
    return seat == battle.defender and has_port(p, battle.region)


battle_condition(CHAPTER, "controls_more_regions", _more_regions)
battle_condition(CHAPTER, "defending_port", _defending_port)


@CHAPTER.condition("controls_a_land")
def _controls_a_land(p: Hellas, seat: int) -> bool:
    """HP-3.3."""
    return any(all(p.control[region] == seat for region in land) for land in p.rules.regions_of_land)


@CHAPTER.condition("controls_two_ports")
def _controls_two_ports(p: Hellas, seat: int) -> bool:
    """HP-3.10."""
    return len(own_ports(p, seat)) >= 2


# -- Earthshaker ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ShakeEarth(Step):
    """A hoplite in a port region dies, whoever it belongs to (HP-3.6)."""

    ASKS: ClassVar[tuple[str, ...]] = ("shake_earth",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        return (Decision(self.seat, "shake_earth", tuple(strikes_down(p, self.seat, _shaken(p, self.seat)))),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return refuse_strike_down(p, seat, action, _shaken(p, seat))

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        strike_down(p, seat, action)


def _shaken(p: Hellas, seat: int) -> int:
    return within_reach(p, seat, "port_region")


@CHAPTER.effect("shake_earth")
def _shake_earth(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(ShakeEarth(seat))


@CHAPTER.possible("shake_earth")
def _somebody_stands_there(p: Hellas, seat: int, one: Effect) -> bool:
    return bool(strikes_down(p, seat, _shaken(p, seat)))
