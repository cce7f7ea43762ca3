"""What the additional combat cards do in a battle (rules HC)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DECLINE, act
from aegean.hellas.battle.outcome import cut_short, refuges
from aegean.hellas.battle.sides import (
    LEFT,
    Battle,
    account_of,
    battle_condition,
    change_battle,
    counted,
    running_battle,
    with_side,
)
from aegean.hellas.components import Effect
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.queries import may_leave_battle

CHAPTER: Final[Chapter] = Chapter(__name__, actions={"leave": ()}, events=("battle_left",))


# -- Tactical Withdrawal ----------------------------------------------------------------------------------------------


@CHAPTER.effect("leave_battle")
def _offer_to_leave(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    if may_leave_battle(p, seat) and _refuges(p, running_battle(p), seat):
        p.push(LeaveBattle(seat))


def _refuges(p: Hellas, battle: Battle, seat: int) -> list[int]:
    """Where the seat could withdraw to: an attacker to where the army came from (H-9.14), a defender anywhere."""
    return refuges(p, seat, battle.region, p.came_from[battle.region] if seat == battle.attacker else 0)


@dataclass(frozen=True)
class LeaveBattle(Step):
    """Whoever played the card may leave the battle at once (HC-1.2)."""

    ASKS: ClassVar[tuple[str, ...]] = ("leave_battle",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        return (Decision(self.seat, "leave_battle", (act("leave"), DECLINE), account_of(p, running_battle(p))),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action.kind != "leave":
            return
        battle = running_battle(p)
        side = battle.side_of(seat)
        p.tell("battle_left", seat, {"region": p.rules.region_ids[battle.region]})
        change_battle(
            p,
            winner=1 - side,
            casualties=with_side(battle.casualties, side, 0),
            notes=(*battle.notes, LEFT),
        )
        cut_short(p)


@CHAPTER.answer("losers_loss")
def _no_loss(p: Hellas, loser: int, number: int) -> int:
    """Who has left loses nobody (HC-1.2)."""
    return 0 if LEFT in running_battle(p).notes else number


# -- Offerings for the Gods -------------------------------------------------------------------------------------------


@CHAPTER.effect("gain_priests_if_won")
def _offer_later(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """It counts when the battle is won."""


@CHAPTER.hook("battle_outcome", after="withdrawal", name="offerings")
def _gain_priests(p: Hellas, seat: int) -> None:
    """A priest for each card of the winner's, where a shrine or a temple stands (HC-1.3)."""
    battle = running_battle(p)
    if p.rules.regions[battle.region].shrine is None and not p.temples[battle.region]:
        return
    number = sum(
        one.number
        for kind in counted(p, battle, battle.winner)
        for one in p.rules.combat_cards[kind].effects
        if one.effect == "gain_priests_if_won"
    )
    p.gain_priests(battle.seat_of(battle.winner), number)


# -- Final Charge, Sudden Strike --------------------------------------------------------------------------------------


@CHAPTER.effect("end_card_play")
def _end_card_play(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """Nobody answers any more (HC-1.4)."""
    cut_short(p)


battle_condition(CHAPTER, "first_combat_card", lambda p, battle, seat: sum(map(len, battle.played)) == 1)
