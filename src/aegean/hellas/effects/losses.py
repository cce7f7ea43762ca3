"""Hoplites about to be killed, and those who may still save them (H-1.7, H-8.3, H-17.11, H-22.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DECLINE, NOT_THIS_TURN, act
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={
        "save": (("artifact", "artifact"), ("count", "count")),
    },
    reasons=("it_saves_fewer_hoplites",),
    events=(
        "hoplites_killed",
        "hoplites_saved",
    ),
)


@dataclass(frozen=True)
class Loss(Step):
    """What one step of one effect kills of one player's hoplites in one region."""

    ASKS: ClassVar[tuple[str, ...]] = ("save_hoplites",)

    seat: int
    region: int
    count: int
    answered: bool

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        count = min(self.count, p.army(self.seat, self.region))
        savers = [] if self.answered or not count else self._savers(p)
        if savers:
            actions = [
                act("save", artifact, number) for artifact, most in savers for number in range(min(most, count), 0, -1)
            ]
            about = {"region": p.rules.region_ids[self.region], "count": count}
            return (Decision(self.seat, "save_hoplites", (*actions, DECLINE, NOT_THIS_TURN), about),)
        p.pop()
        carry_out(p, self.seat, self.region, count)
        return ()

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "save":
            return None
        name, number = str(action.args[0]), p.rules.artifact[str(action.args[0])]
        if p.artifact_owner[number] != seat:
            return Refusal("you_do_not_have_it", "H-22.7")
        if "hoplites_killed" not in p.rules.artifacts[number].power.when:
            return Refusal("its_moment_has_not_come", "H-22.7")
        if not p.is_charged(number):
            return Refusal("you_have_used_it_already", "H-22.7")
        most = dict(self._savers(p)).get(name)
        if most is None:
            return Refusal("its_moment_has_not_come", "H-22.7")
        if 0 < int(action.args[1]) <= min(most, self.count, p.army(seat, self.region)):
            return None
        return Refusal("it_saves_fewer_hoplites", "H-22.7")

    def _savers(self, p: Hellas) -> list[tuple[str, int]]:
        """The seat's charged artifacts that save hoplites, and how many each saves."""
        found = []
        for number, name in enumerate(p.rules.artifact_ids):
            if p.artifact_owner[number] == self.seat and p.is_charged(number):
                power = p.rules.artifacts[number].power
                muted = p.muted[self.seat] >> p.rules.power_number[f"artifact:{name}"] & 1
                if "hoplites_killed" in power.when and not muted:
                    found.append((name, power.effects[0].number))
        return found

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        saved = 0
        if action.kind == "save":
            name, saved = str(action.args[0]), int(action.args[1])
            p.charged &= ~(1 << p.rules.artifact[name])
            p.tell("hoplites_saved", seat, {"artifact": name, "count": saved})
        elif action.kind == "not_this_turn":
            for name, _ in self._savers(p):
                p.muted[seat] |= 1 << p.rules.power_number[f"artifact:{name}"]
        p.become(
            Loss(self.seat, self.region, min(self.count, p.army(seat, self.region)) - saved, action.kind != "save")
        )


def kill(p: Hellas, seat: int, region: int, count: int, ref: str = "") -> None:
    """The seat's hoplites in a region are about to be killed, perhaps by what a reference names; Aegis and its like are
    asked first."""
    if ref.endswith(":region_attack") and any(answer(p, seat, region) for answer in p.rules.answers.get("spares", ())):
        return
    if count > 0 and p.army(seat, region):
        p.push(Loss(seat, region, count, False))


def kill_half(p: Hellas, region: int, ref: str = "") -> None:
    """Half of all hoplites in a region, rounded up, are about to be killed."""
    owners = p.owners_in(region)
    left = (sum(p.army(owner, region) for owner in owners) + 1) // 2
    for owner in owners:
        dead = min(left, p.army(owner, region))
        kill(p, owner, region, dead, ref)
        left -= dead


def carry_out(p: Hellas, seat: int, region: int, count: int) -> None:
    """Kill without asking: a price, or want of a region to withdraw to."""
    dead = p.remove_hoplites(seat, region, count)
    if dead:
        p.tell("hoplites_killed", seat, {"region": p.rules.region_ids[region], "count": dead})
        for answer in p.rules.answers.get("hoplites_died", ()):
            answer(p, seat, region, dead)
