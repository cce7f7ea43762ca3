"""The special action March (H-5.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.components import Effect
from aegean.hellas.control import Aftermath
from aegean.hellas.effects.losses import carry_out
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.queries import (
    HOPLITES,
    MARCH,
    closed_to,
    condition_met,
    cost_of,
    free_ways,
    held_fast,
    is_free,
    march_range,
)
from aegean.hellas.turn.movement import MoveGroup, refuse_step, refuse_way, step_hoplites, steps_from
from aegean.hellas.turn.windows import open_window

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    reasons=("too_few_hoplites_are_there", "you_lack_the_blessing_for_it"),
    actions={
        "march": (("start", "region"), ("region", "region")),
        "murderous_march": (("start", "region"), ("region", "region")),
        "march_off": (("count", "count"),),
    },
)


CHAPTER.first["murderous_march"] = "blessing:murderous_march"


def march_offers(p: Hellas, seat: int) -> list[Action]:
    """H-5.4: from one region into one neighbour, or with Murderous March anywhere."""
    rules, names = p.rules, p.rules.region_ids
    found: list[Action] = []
    leap = leap_price(p, seat)
    fast, closed = held_fast(p, seat), closed_to(p, seat)
    for start, army in enumerate(p.armies(seat)):
        if not army or fast >> start & 1:
            continue
        found += steps_from(p, MARCH, seat, start, rules.marches, closed)
        if leap is not None and army > leap.number:
            found += [
                act("murderous_march", names[start], names[end])
                for end in range(rules.count)
                if end != start and not closed >> end & 1
            ]
    return found


def refuse_march(p: Hellas, seat: int, action: Action) -> Refusal | None:
    """H-5.4, H-21.32."""
    start, end = (p.rules.region[str(name)] for name in action.args)
    if action.kind == "march":
        return refuse_step(p, MARCH, seat, start, end, 0)
    price = leap_price(p, seat)
    if price is None:
        return Refusal("you_lack_the_blessing_for_it", "H-21.32")
    if p.unfortified(seat, start) <= price.number:
        return Refusal("too_few_hoplites_are_there", "H-21.32", {"region": p.rules.region_ids[start]})
    return refuse_way(p, seat, start, end)


def leap_price(p: Hellas, seat: int) -> Effect | None:
    """The price of a march into any region, where the seat has the blessing for it (H-21.32)."""
    for ref, power, _ in p.standing(seat, "march_to"):
        if condition_met(p, seat, power.condition):
            return cost_of(p, seat, ref)[0]
    return None


def march(p: Hellas, seat: int, action: Action) -> None:
    start, end = (p.rules.region[str(name)] for name in action.args)
    open_window(p, seat, "after_march", start)
    p.push(Aftermath(seat, False))
    if action.kind == "murderous_march":
        price = leap_price(p, seat)
        assert price is not None
        carry_out(p, seat, start, price.number)
        p.push(MarchOff(seat, start, end, 0, HOPLITES))  # straight there, along no way
    else:
        free = is_free(p, MARCH, seat, start, end)
        unused = not free and bool(free_ways(p, MARCH, seat))
        p.push(MarchOff(seat, start, end, march_range(p, seat) - (not free), MARCH, unused))


@dataclass(frozen=True)
class MarchOff(Step):
    """How many hoplites march."""

    ASKS: ClassVar[tuple[str, ...]] = ("march",)

    seat: int
    start: int
    end: int
    further: int
    mover: str = MARCH
    free: bool = False  # whether a further step over a way that may be free would cost nothing

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        counts = range(p.unfortified(self.seat, self.start), 0, -1)
        names = p.rules.region_ids
        about = {"start": names[self.start], "region": names[self.end]}
        return (Decision(self.seat, "march", tuple(act("march_off", count) for count in counts), about),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "march_off" or 0 < int(action.args[0]) <= p.unfortified(seat, self.start):
            return None
        return Refusal("too_few_hoplites_are_there", "H-5.4", {"region": p.rules.region_ids[self.start]})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        count = int(action.args[0])
        p.push(MoveGroup(seat, self.end, count, self.further, self.mover, self.free))
        step_hoplites(p, seat, self.start, self.end, count, self.mover)
