"""Arachne: heroes in her web, the wound that must come last, and her thread (HW-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.components import Effect
from aegean.hellas.expansions.city_of_steel.threads import own_threads, threads
from aegean.hellas.hunt.outcome import Hunt
from aegean.hellas.modules import Away, Chapter
from aegean.hellas.position import NOBODY, NOWHERE, Hellas

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"lay_down": (("hero", "hero"),)},
    events=("hero_laid_down", "hero_spun_in", "hero_stood_up"),
    reasons=("no_such_hero_is_beside_yours", "that_hero_lies_already", "your_hero_must_stand_up_first"),
)

ARACHNE: Final = "arachne"
CHAPTER.away[ARACHNE] = Away("build_monument", "heroes_return", "troy", ARACHNE)


@CHAPTER.answer("wound_targets")
def _last_of_all(p: Hellas, seat: int, monster: int, places: list[int]) -> list[int]:
    """HW-4.4."""
    symbols = p.rules.symbols[monster]
    others = [place for place in p.uncovered(monster) if not symbols[place].last]
    return [place for place in places if not symbols[place].last] if others else places


# -- in her web -------------------------------------------------------------------------------------------------------


@CHAPTER.effect("spin_in_hero")
def _spin_in(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """When the hunt is over, with its injury and its reward (HW-4.2)."""
    at = max(n for n, step in enumerate(p.steps) if isinstance(step, Hunt))
    p.steps.insert(at, SpinIn(seat))


@dataclass(frozen=True)
class SpinIn(Step):
    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        p.away[self.seat] = p.rules.away_ids.index(ARACHNE)
        p.hero_at[self.seat] = NOWHERE
        if threads(p).lying[self.seat]:
            own_threads(p).lying[self.seat] = 0
        p.tell("hero_spun_in", self.seat, {"away": ARACHNE})
        return ()


# -- her thread -------------------------------------------------------------------------------------------------------


def _beside(p: Hellas, seat: int) -> list[int]:
    """The seats of heroes in regions next to that of the seat's own."""
    at = p.hero_at[seat]
    return [] if at == NOWHERE else [other for other in range(p.seats) if p.hero_at[other] in p.rules.neighbours[at]]


@CHAPTER.effect("lay_hero_down")
def _lay_hero_down(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(LayDown(seat))


@CHAPTER.possible("lay_hero_down")
def _can_lay_down(p: Hellas, seat: int, one: Effect) -> bool:
    return any(not threads(p).lying[other] for other in _beside(p, seat))


@dataclass(frozen=True)
class LayDown(Step):
    """Which hero (HW-4.5)."""

    ASKS: ClassVar[tuple[str, ...]] = ("lay_down",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = self.allowed(p, self.seat, [act("lay_down", p.rules.hero_ids[hero]) for hero in p.hero])
        return (Decision(self.seat, "lay_down", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "lay_down":
            return None
        hero, fields = p.rules.hero[str(action.args[0])], {"hero": str(action.args[0])}
        owner = p.hero.index(hero) if hero in p.hero else NOBODY
        if owner not in _beside(p, seat):
            return Refusal("no_such_hero_is_beside_yours", "HW-4.5", fields)
        return Refusal("that_hero_lies_already", "HW-4.5", fields) if threads(p).lying[owner] else None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        own_threads(p).lying[p.hero.index(p.rules.hero[str(action.args[0])])] = 1
        p.tell("hero_laid_down", seat, {"hero": str(action.args[0])})


@CHAPTER.answer("hero_lies")
def _lies(p: Hellas, seat: int) -> Refusal | None:
    """HW-4.6."""
    if not threads(p).lying[seat]:
        return None
    return Refusal("your_hero_must_stand_up_first", "HW-4.6")


@CHAPTER.answer("hero_stands_up")
def _stand_up(p: Hellas, seat: int) -> None:
    own_threads(p).lying[seat] = 0
    p.tell("hero_stood_up", seat, {})
