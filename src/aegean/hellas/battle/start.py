"""Battles (H-9): how one begins, its start effects, and what the other modules of a battle offer to the game.

`battle_sides` holds the running battle and reads it, `battle_cards` is the play of combat cards, `battle_effects` what
cards and powers do, `battle_outcome` strength, losses and withdrawal.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DONE, NOT_THIS_TURN, act
from aegean.hellas.battle.cards import CardPlay
from aegean.hellas.battle.sides import (
    ATTACKER,
    DEFENDER,
    SIDES,
    Battle,
    account_of,
    any_time_powers,
    asked_in_battle,
    battle_powers,
    note_use,
    running_battle,
)
from aegean.hellas.effects.vocabulary import is_use, ref_of, refuse_use, use_action, use_power
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.queries import start_effect
from aegean.hellas.stages import begin
from aegean.hellas.turn.windows import mute

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={
        "first": (("side", "side"),),
    },
    events=(
        "battle_avoided",
        "battle_began",
    ),
)


def start_battle(p: Hellas, attacker: int, region: int) -> None:
    """The attacker's hoplites meet those of another player in a region (H-9.1)."""
    defender = p.enemies_in(attacker, region)[0]
    p.push(Battle(region, attacker, defender))
    p.tell("battle_began", attacker, {"region": p.rules.region_ids[region], "defender": defender})
    begin(p, attacker, "battle_start")


def _start_effects(p: Hellas, attacker: int) -> None:
    defender = running_battle(p).defender
    sides = [
        side
        for side, seat in enumerate((attacker, defender))
        if battle_powers(p, seat, "battle_start") or start_effect(p, seat) is not None
    ]
    if sides == [ATTACKER, DEFENDER]:
        p.push(BattleOrder())
    else:
        p.push(StartEffects((DEFENDER, ATTACKER) if sides == [DEFENDER] else (ATTACKER, DEFENDER)))


@dataclass(frozen=True)
class BattleOrder(Step):
    """Both sides have start effects: the active player names the side that goes first (H-9.3)."""

    ASKS: ClassVar[tuple[str, ...]] = ("battle_order",)

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        battle = running_battle(p)
        actions = tuple(act("first", side) for side in SIDES)
        return (Decision(battle.attacker, "battle_order", actions, account_of(p, battle)),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        first = SIDES.index(str(action.args[0]))
        p.become(StartEffects((first, 1 - first)))


@dataclass(frozen=True)
class StartEffects(Step):
    """One side uses start effects one by one, each once, then the other (H-9.3, H-22.4)."""

    ASKS: ClassVar[tuple[str, ...]] = ("battle_start",)

    sides: tuple[int, ...]  # still to be asked

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        battle = running_battle(p)
        if not self.sides:
            p.pop()
            return ()
        seat = battle.seat_of(self.sides[0])
        own = start_effect(p, seat)
        if own is not None:
            p.push(own)
            return ()
        powers = asked_in_battle(p, seat, "battle_start")
        if not powers:
            p.become(StartEffects(self.sides[1:]))
            return ()
        powers += any_time_powers(p, seat)
        actions = (*(use_action(ref) for ref in powers), DONE, NOT_THIS_TURN)
        return (Decision(seat, "battle_start", actions, account_of(p, battle)),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return refuse_use(p, seat, action, ("battle_start", "any_time")) if is_use(action) else None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if is_use(action):
            ref = ref_of(action)
            if "battle_start" in p.rules.power(ref).when:
                note_use(p, ref)
            use_power(p, seat, ref)
            return
        if action.kind == "not_this_turn":
            for ref in asked_in_battle(p, seat, "battle_start"):
                mute(p, seat, ref)
        p.become(StartEffects(self.sides[1:]))


def _first_card(p: Hellas, attacker: int) -> None:
    """Where a side has nobody left there is no battle (H-9.4)."""
    battle = running_battle(p)
    if battle.is_wiped_out(p, ATTACKER) or battle.is_wiped_out(p, DEFENDER):
        p.tell("battle_avoided", battle.attacker, {"region": p.rules.region_ids[battle.region]})
    else:
        p.push(CardPlay())


CHAPTER.procedure("battle_start", ("start_effects", _start_effects), ("cards", _first_card))
