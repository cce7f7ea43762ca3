"""The attitude of the lands: how it falls by Terror and rises by the heroes' deeds (HK-5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DECLINE, act
from aegean.hellas.control import lose_control
from aegean.hellas.expansions.kronos.board import level, own_board, seat_of_kronos
from aegean.hellas.expansions.kronos.printed import HOSTILE, LOYAL, NEUTRAL, printed
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, Hellas

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"lower_attitude": (("land", "land"),)},
    events=("attitude_changed", "control_lost", "terror_spread"),
    reasons=("that_land_is_hostile", "that_token_is_not_earned_now"),
)


def set_attitude(p: Hellas, land: int, attitude: int) -> None:
    """A Glory Token on a hero's board comes back onto the track."""
    if level(p, land) == attitude:
        return
    p.glory[land] = NOBODY
    own_board(p).attitude[land] = attitude
    fields = {"land": p.rules.land_ids[land], "attitude": printed(p.rules).attitude_ids[attitude]}
    p.tell("attitude_changed", seat_of_kronos(p), fields)


def lower(p: Hellas, land: int) -> None:
    """One step down; from a hero's board to neutral (HK-5.3)."""
    set_attitude(p, land, max(HOSTILE, level(p, land) - 1))


def undefended(p: Hellas, land: int) -> list[int]:
    """The regions of a land with a control token and without any hoplite."""
    return [r for r in p.rules.regions_of_land[land] if p.control[r] != NOBODY and not p.owners_in(r)]


def spread_terror(p: Hellas, land: int, attitude: int) -> None:
    """The attitude falls, and control tokens leave the regions without hoplites (HK-5.2)."""
    p.tell("terror_spread", seat_of_kronos(p), {"land": p.rules.land_ids[land]})
    set_attitude(p, land, attitude)
    for region in undefended(p, land):
        lose_control(p, region)


# -- up ----------------------------------------------------------------------------------------------------------------


@CHAPTER.answer("glory_earned")
def _earned(p: Hellas, seat: int, land: int) -> None:
    """One step up; from neutral the token may go to the hero's board, also from another's (HK-5.4)."""
    if kronos_falls(p):
        return
    now = level(p, land)
    if now < NEUTRAL:
        set_attitude(p, land, now + 1)
    elif p.glory[land] != seat:
        p.push(ClaimGlory(seat, land))


def kronos_falls(p: Hellas) -> bool:
    """With the last wound of Kronos nothing else matters: the heroes have won."""
    return not p.uncovered(printed(p.rules).monster)


def may_rise(p: Hellas, seat: int, land: int) -> bool:
    return level(p, land) < LOYAL or p.glory[land] != seat


@dataclass(frozen=True)
class ClaimGlory(Step):
    """The token on the own hero board, which allows to usurp (HK-5.4)."""

    ASKS: ClassVar[tuple[str, ...]] = ("claim_glory",)

    seat: int
    land: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        name = p.rules.land_ids[self.land]
        return (Decision(self.seat, "claim_glory", (act("take_glory", name), DECLINE), {"land": name}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return Refusal("that_token_is_not_earned_now", "HK-5.4") if action.kind == "take_glory" else None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action.kind == "take_glory":
            p.take_glory(seat, self.land)


# -- down by the loss of the Oracle ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OracleLost(Step):
    """Kronos may lower the attitude of any land (HK-7.3)."""

    ASKS: ClassVar[tuple[str, ...]] = ("oracle_lost",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        lands = self.allowed(p, self.seat, [act("lower_attitude", name) for name in p.rules.land_ids])
        if not lands:
            p.pop()
            return ()
        return (Decision(self.seat, "oracle_lost", (*lands, DECLINE)),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "lower_attitude" or level(p, p.rules.land[str(action.args[0])]) != HOSTILE:
            return None
        return Refusal("that_land_is_hostile", "HK-7.3", {"land": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action.kind == "lower_attitude":
            lower(p, p.rules.land[str(action.args[0])])
