"""The monuments: one of them grows, and a new age begins (H-5.13 to H-5.16)."""

from __future__ import annotations

from dataclasses import dataclass

from aegean.core.position import Step
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.control import Aftermath
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.queries import temple_regions
from aegean.hellas.turn.monsters import EventPhase, start_monster_phase
from aegean.hellas.turn.windows import Gifts


@dataclass(frozen=True)
class BuildMonument(Step):
    """Which monument grows; then all that follows from it (H-5.13 to H-5.16)."""

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        top = p.rules.limits["monument_levels"]
        gods = [god for god, level in enumerate(p.levels) if level < top]
        if not gods:
            self._finish(p)
            return ()
        actions = tuple(act("raise_monument", p.rules.god_ids[god]) for god in gods)
        return (Decision(self.seat, "raise_monument", actions),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        god = p.rules.god[str(action.args[0])]
        p.levels[god] += 1
        p.tell("monument_raised", seat, {"god": p.rules.god_ids[god], "level": p.levels[god]})
        tokens = p.rules.victories["king_of_kings"].among(p.seats) if "king_of_kings" in p.rules.victories else 0
        if p.levels[god] == p.rules.limits["monument_levels"] and p.king_builder == NOBODY and tokens:
            p.king_builder = seat
            p.king_tokens = tokens
            p.king_region = p.rules.god_region[god]
            p.tell("king_countdown", seat, {"god": p.rules.god_ids[god], "left": tokens})
        self._finish(p)

    def _finish(self, p: Hellas) -> None:
        seat = self.seat
        p.pop()
        p.priests_at = [0] * len(p.priests_at)
        p.gain_priests(seat, len(temple_regions(p, seat)))
        p.specials_used = [0] * p.seats
        p.blessing_tokens = [0] * p.seats
        p.charged |= sum(1 << n for n, owner in enumerate(p.artifact_owner) if owner != NOBODY)
        p.tell("new_age", seat, {})
        p.push(Aftermath(seat, False))
        p.push(EventPhase(seat))
        p.push(StartMonsterPhase(seat))
        p.push(Gifts(tuple(p.clockwise(seat)), "monument_built"))


@dataclass(frozen=True)
class StartMonsterPhase(Step):
    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        start_monster_phase(p, self.seat)
        return ()
