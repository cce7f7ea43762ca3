"""The Palladium: who lost a city keeps it, and the winner withdraws (HF-3.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DECLINE, NOT_THIS_TURN
from aegean.hellas.battle.sides import ATTACKER, LEFT, account_of, battle_of, change_battle, running_battle
from aegean.hellas.components import Effect
from aegean.hellas.effects.vocabulary import is_use, ref_of, refuse_use, use_action, use_power
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.turn.windows import asked_powers, mute

MOMENT: Final = "city_lost"
TURNED_BACK: Final = "turned_back"  # a note of a battle

CHAPTER: Final[Chapter] = Chapter(__name__, words={"when": (MOMENT,)}, events=("winner_turned_back",))


@CHAPTER.hook("battle_outcome", after="losers_loss", name="palladium")
def _ask(p: Hellas, seat: int) -> None:
    battle = running_battle(p)
    if battle.winner != ATTACKER or p.rules.city[battle.region] is None or LEFT in battle.notes:
        return
    if p.army(battle.attacker, battle.region) and asked_powers(p, battle.defender, MOMENT):
        p.push(KeepCity(battle.defender))


@dataclass(frozen=True)
class KeepCity(Step):
    ASKS: ClassVar[tuple[str, ...]] = ("keep_city",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = (*(use_action(ref) for ref in asked_powers(p, self.seat, MOMENT)), DECLINE, NOT_THIS_TURN)
        return (Decision(self.seat, "keep_city", actions, account_of(p, running_battle(p))),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return refuse_use(p, seat, action, (MOMENT,)) if is_use(action) else None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if is_use(action):
            use_power(p, seat, ref_of(action))
        elif action.kind == "not_this_turn":
            for ref in asked_powers(p, seat, MOMENT):
                mute(p, seat, ref)


@CHAPTER.effect("turn_winner_back")
def _turn_back(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    battle = running_battle(p)
    change_battle(p, notes=(*battle.notes, TURNED_BACK))
    p.tell("winner_turned_back", seat, {"region": p.rules.region_ids[battle.region]})


@CHAPTER.answer("winner_withdraws")
def _winner_withdraws(p: Hellas) -> bool:
    battle = battle_of(p)
    return battle is not None and TURNED_BACK in battle.notes
