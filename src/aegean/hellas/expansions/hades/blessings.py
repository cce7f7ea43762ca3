"""What Hades' blessings do, as far as no other card does it (HD-2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DECLINE, DONE, act
from aegean.hellas.battle.sides import battle_condition, battle_of
from aegean.hellas.components import Effect
from aegean.hellas.effects.losses import carry_out
from aegean.hellas.effects.striking import refuse_strike_down, strike_down, strikes_down, within_reach
from aegean.hellas.effects.vocabulary import is_possible
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.queries import having

BARGAIN: Final = "priests_for_souls"

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"bargain": (("region", "region"),)},
    words={"effect": ("no_injury_of_failure", BARGAIN)},
)


# -- battles and hunts ------------------------------------------------------------------------------------------------

battle_condition(CHAPTER, "battle_beside_monster", lambda p, battle, seat: bool(p.monsters_in(battle.region)))


@CHAPTER.effect("give_up_in_battle")
def _give_up(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """A price, so nobody can save them (HD-2.6)."""
    battle = battle_of(p)
    if battle is not None:
        carry_out(p, seat, battle.region, one.number)


@CHAPTER.possible("give_up_in_battle")
def _may_give_up(p: Hellas, seat: int, one: Effect) -> bool:
    """One must be left, and as many as the casualty symbols that count by now."""
    battle = battle_of(p)
    if battle is None:
        return False
    return p.army(seat, battle.region) - one.number >= max(1, battle.casualties[battle.side_of(seat)])


@CHAPTER.answer("injuries_of_failure")
def _undying_will(p: Hellas, seat: int, number: int) -> int:
    """HD-2.9."""
    return 0 if having(p, seat, "no_injury_of_failure") else number


# -- Temple of Death --------------------------------------------------------------------------------------------------


@CHAPTER.effect("strike_enemy")
def _strike_enemy(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(StrikeEnemy(seat))


@CHAPTER.possible("strike_enemy")
def _any_enemy(p: Hellas, seat: int, one: Effect) -> bool:
    return bool(strikes_down(p, seat, within_reach(p, seat, None), True))


@dataclass(frozen=True)
class StrikeEnemy(Step):
    """A hoplite of another player dies, wherever it stands, or none does (HD-2.3)."""

    ASKS: ClassVar[tuple[str, ...]] = ("strike_enemy",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = strikes_down(p, self.seat, within_reach(p, self.seat, None), True)
        return (Decision(self.seat, "strike_enemy", (*actions, DONE)),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return refuse_strike_down(p, seat, action, within_reach(p, seat, None), True)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action.kind == "strike_down":
            strike_down(p, seat, action, True)


# -- Soul Bargain -----------------------------------------------------------------------------------------------------


@CHAPTER.answer("after_recruit")
def _bargain(p: Hellas, seat: int) -> Step:
    return SoulBargain(seat)


@dataclass(frozen=True)
class SoulBargain(Step):
    """After Recruit: hoplites of one region for a priest, or not (HD-2.10)."""

    ASKS: ClassVar[tuple[str, ...]] = ("soul_bargain",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        wanted = is_possible(p, self.seat, Effect(effect="gain_priests", number=1))
        candidates = [act("bargain", name) for name in p.rules.region_ids] if wanted else []
        actions = self.allowed(p, self.seat, candidates) if having(p, self.seat, BARGAIN) else ()
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "soul_bargain", (*actions, DECLINE)),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "bargain":
            return None
        for one in having(p, seat, BARGAIN):
            if p.army(seat, p.rules.region[str(action.args[0])]) >= one.number:
                return None
        return Refusal("too_few_hoplites_are_there", "HD-2.10", {"region": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action.kind == "bargain":
            (one,) = having(p, seat, BARGAIN)
            carry_out(p, seat, p.rules.region[str(action.args[0])], one.number)
            p.gain_priests(seat, one.times)
