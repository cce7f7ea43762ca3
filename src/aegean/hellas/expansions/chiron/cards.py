"""What training cards do in a battle, as far as no other card does it (HT-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aegean.core.position import Step
from aegean.core.values import Decision
from aegean.hellas.battle.effects import change_casualties
from aegean.hellas.battle.sides import (
    ATTACKER,
    DEFENDER,
    LEFT,
    Battle,
    after_battle,
    battle_of,
    counted,
    running_battle,
)
from aegean.hellas.components import Effect
from aegean.hellas.hunt.attacks import discard_down_to
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.turn.recruiting import place_recruit

CHAPTER: Final[Chapter] = Chapter(__name__)


def _played(p: Hellas, battle: Battle, side: int, effect: str) -> list[Effect]:
    """The effects of that name on the cards that a side has played."""
    return [
        one for kind in counted(p, battle, side) for one in p.rules.combat_cards[kind].effects if one.effect == effect
    ]


def _comes_later(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """It counts when the battle has come so far."""


for _name in ("add_casualties_after_comparing", "breach_fortification", "enemy_keeps_combat_cards"):
    CHAPTER.effect(_name)(_comes_later)


@CHAPTER.hook("battle_outcome", after="compare", name="unforgiven")
def _add_casualties(p: Hellas, seat: int) -> None:
    """Beyond any limit, and without a card of the opponent's; who has left the battle suffers none (HT-4.2)."""
    battle = running_battle(p)
    for side in (ATTACKER, DEFENDER):
        more = sum(one.number for one in _played(p, battle, side, "add_casualties_after_comparing"))
        if more and not (LEFT in battle.notes and battle.winner == side):
            change_casualties(p, battle.seat_of(1 - side), more)


@CHAPTER.hook("battle_outcome", after="withdrawal", name="tactical_failure")
def _keep_few(p: Hellas, seat: int) -> None:
    """Won or lost; the winner's card comes first (HT-4.3)."""
    battle = running_battle(p)
    for side in (1 - battle.winner, battle.winner):  # what is put in last comes first
        kept = [one.number for one in _played(p, battle, side, "enemy_keeps_combat_cards")]
        if kept:
            after_battle(p, KeepFew(battle.seat_of(1 - side), min(kept)))


@dataclass(frozen=True)
class KeepFew(Step):
    """After the battle the opponent keeps so many cards of the hand, of their choice (HT-4.3)."""

    seat: int
    number: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        discard_down_to(p, self.seat, self.number)
        return ()


@CHAPTER.effect("recruit_into_battle")
def _recruit(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """At once and unfortified, as far as there are hoplites in the supply; not under Sphinx's eyes (HT-4.4)."""
    region = running_battle(p).region
    if p.is_barred(region, "no_recruiting"):
        return
    for _ in range(min(one.number, p.supply[seat])):
        place_recruit(p, seat, region, False)


@CHAPTER.answer("fortified_in_vain")
def _breached(p: Hellas, seat: int) -> bool:
    """HT-4.5."""
    battle = battle_of(p)
    return battle is not None and bool(_played(p, battle, 1 - battle.side_of(seat), "breach_fortification"))
