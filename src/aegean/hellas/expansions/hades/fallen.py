"""What follows from dead hoplites: in a battle, or by a monster's region attack (HD-2.1, HD-2.4, HD-2.8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aegean.core.position import Step
from aegean.core.values import Decision
from aegean.hellas.battle.sides import Battle, after_battle, battle_condition, battle_of, change_battle, running_battle
from aegean.hellas.effects.hand import draw_cards
from aegean.hellas.effects.vocabulary import Resolve, can_pay, is_of_use, owned_powers, use_power
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.queries import condition_met, having

MOMENT: Final = "battle_over"
FELL: Final = "fell:"  # a note of a battle for each dead hoplite, with its seat
TOLL: Final = "cards_for_region_attack"

CHAPTER: Final[Chapter] = Chapter(__name__, words={"when": (MOMENT,), "effect": (TOLL,)})


@CHAPTER.answer("hoplites_died")
def _died(p: Hellas, seat: int, region: int, count: int) -> None:
    battle = battle_of(p)
    if battle is not None and battle.region == region:
        if any(MOMENT in owned_powers(p, other) for other in (battle.attacker, battle.defender)):
            change_battle(p, notes=(*battle.notes, *[f"{FELL}{seat}"] * count))
        return
    for at, step in enumerate(p.steps):
        if isinstance(step, Resolve) and step.ref.endswith(":region_attack"):
            if having(p, seat, TOLL) and Toll(seat) not in p.steps:
                p.steps.insert(at, Toll(seat))  # when the attack is over
            return


@dataclass(frozen=True)
class Toll(Step):
    """Once for a region attack, however many it killed and wherever (HD-2.4)."""

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        for one in having(p, self.seat, TOLL):
            draw_cards(p, self.seat, one.number)
        return ()


def _two_fell(p: Hellas, battle: Battle, seat: int) -> bool:
    return sum(note.startswith(FELL) for note in battle.notes) >= 2


battle_condition(CHAPTER, "two_fell", _two_fell)
battle_condition(CHAPTER, "own_fell", lambda p, battle, seat: f"{FELL}{seat}" in battle.notes)


@CHAPTER.hook("battle_outcome", after="withdrawal", name="the_fallen")
def _count_the_fallen(p: Hellas, seat: int) -> None:
    """What the dead bring comes when control is settled, the winner's first; it is known now."""
    battle = running_battle(p)
    winner = battle.seat_of(battle.winner)
    for side in (battle.opponent_of(winner), winner):
        for ref in reversed(owned_powers(p, side).get(MOMENT, ())):
            if condition_met(p, side, p.rules.power(ref).condition):
                after_battle(p, AfterBattle(side, ref))


@dataclass(frozen=True)
class AfterBattle(Step):
    """A power that a battle has brought."""

    seat: int
    ref: str

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        if can_pay(p, self.seat, self.ref) and is_of_use(p, self.seat, self.ref):
            use_power(p, self.seat, self.ref)
        return ()
