"""The monuments: one of them grows, and a new age begins (H-5.13 to H-5.16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.control import Aftermath
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, NOWHERE, Hellas
from aegean.hellas.queries import temple_regions
from aegean.hellas.turn.monsters import start_event_phase, start_monster_phase
from aegean.hellas.turn.movement import move_hero
from aegean.hellas.turn.windows import Gifts

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={
        "raise_monument": (("god", "god"),),
    },
    reasons=("that_monument_is_complete",),
    events=(
        "monument_raised",
        "new_age",
    ),
)


@dataclass(frozen=True)
class BuildMonument(Step):
    """Which monument grows (H-5.13)."""

    ASKS: ClassVar[tuple[str, ...]] = ("raise_monument",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = self.allowed(p, self.seat, [act("raise_monument", god) for god in p.rules.god_ids])
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "raise_monument", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "raise_monument":
            return None
        god = p.rules.god[str(action.args[0])]
        for answer in p.rules.answers.get("raising", ()):
            refused: Refusal | None = answer(p, seat, god)
            if refused is not None:
                return refused
        if p.levels[god] < p.rules.limits["monument_levels"]:
            return None
        return Refusal("that_monument_is_complete", "H-5.13", {"god": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        god = p.rules.god[str(action.args[0])]
        p.levels[god] += 1
        p.tell("monument_raised", seat, {"god": p.rules.god_ids[god], "level": p.levels[god]})


def _raise_level(p: Hellas, seat: int) -> None:
    p.push(BuildMonument(seat))


def _return_priests(p: Hellas, seat: int) -> None:
    p.priests_at = [0] * len(p.priests_at)


def _gain_priests(p: Hellas, seat: int) -> None:
    p.gain_priests(seat, len(temple_regions(p, seat)))


def _new_age(p: Hellas, seat: int) -> None:
    """Tokens come off the actions of all, and all artifacts are charged."""
    p.specials_used = [0] * p.seats
    p.blessing_tokens = [0] * p.seats
    p.charged |= sum(1 << n for n, owner in enumerate(p.artifact_owner) if owner != NOBODY)
    p.tell("new_age", seat, {})


def _gifts(p: Hellas, seat: int) -> None:
    p.push(Gifts(tuple(p.clockwise(seat)), "monument_built"))


def _bring_heroes_back(p: Hellas, seat: int) -> None:
    """Heroes that are held off the map until now return."""
    for other in p.clockwise(seat):
        if p.away[other] == NOWHERE:
            continue
        place = p.rules.away[p.rules.away_ids[p.away[other]]]
        if (place.procedure, place.stage) == ("build_monument", "heroes_return"):
            p.away[other] = NOWHERE
            beside = p.monster_region(p.rules.monster[place.beside]) if place.beside else NOWHERE
            move_hero(p, other, p.rules.region[place.back] if beside == NOWHERE else beside)


def _settle(p: Hellas, seat: int) -> None:
    p.push(Aftermath(seat, False))


# H-5.13 to H-5.16. A module's stage comes after the one that its hook names.
CHAPTER.procedure(
    "build_monument",
    ("level", _raise_level),
    ("priests_return", _return_priests),
    ("builders_priests", _gain_priests),
    ("new_age", _new_age),
    ("gifts", _gifts),
    ("heroes_return", _bring_heroes_back),
    ("monster_phase", start_monster_phase),
    ("event_phase", start_event_phase),
    ("aftermath", _settle),
)
