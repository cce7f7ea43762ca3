"""A hero who holds the sky up in the place of Atlas, away from the map (HL-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DECLINE, act
from aegean.hellas.expansions.atlas.titan import PLACE
from aegean.hellas.expansions.atlas.vault import ID, own_vault, vault
from aegean.hellas.modules import Away, Chapter
from aegean.hellas.position import NOWHERE, Hellas

CHAPTER: Final[Chapter] = Chapter(__name__, actions={"hold_sky": ()}, events=("sky_held",))

AWAY: Final = "atlas"
CHAPTER.away[AWAY] = Away("build_monument", "heroes_return", PLACE)
_HOLD: Final = act("hold_sky")


def may_hold(p: Hellas, seat: int) -> bool:
    """Whether the hero stands with Atlas, and the token could go back at all (HL-4.1)."""
    return p.hero_at[seat] == p.rules.region[PLACE] and vault(p).left < p.rules.needed[ID]


def held_up(p: Hellas, seat: int) -> int:
    """So many spaces the token would go back (HL-4.2)."""
    return min(p.value_of(seat, "strength"), p.rules.needed[ID] - vault(p).left)


@CHAPTER.answer("may_follow_from_staying")
def _by_staying(p: Hellas, seat: int) -> bool:
    return may_hold(p, seat)


@CHAPTER.hook("hero_movement_end", after="quest", name="hold_sky")
def _offer(p: Hellas, seat: int) -> None:
    """In the place of a quest there (HL-4.1)."""
    if may_hold(p, seat):
        p.push(HoldSky(seat))


@dataclass(frozen=True)
class HoldSky(Step):
    ASKS: ClassVar[tuple[str, ...]] = ("hold_sky",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        spaces = held_up(p, self.seat)
        about = {"spaces": spaces, "left": vault(p).left + spaces}
        return (Decision(self.seat, "hold_sky", (_HOLD, DECLINE), about),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action.kind == "decline":
            return
        spaces, part = held_up(p, seat), own_vault(p)
        part.left += spaces
        p.hero_at[seat] = NOWHERE
        p.away[seat] = p.rules.away_ids.index(AWAY)
        p.tell("sky_held", seat, {"spaces": spaces, "left": part.left})
