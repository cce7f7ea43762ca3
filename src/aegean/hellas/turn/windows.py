"""Moments at which a player is asked for powers, and powers that work by themselves (H-4.6, H-22)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DONE, NOT_THIS_TURN
from aegean.hellas.control import Aftermath
from aegean.hellas.effects.vocabulary import is_use, ref_of, refuse_use, usable_powers, use_action, use_power
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOWHERE, Hellas

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    words={
        "when": (
            "after_build_temple",
            "after_hero_movement",
            "after_march",
            "after_prepare",
            "always",
            "any_time",
            "instead_of_hero_movement",
            "instead_of_hoplite_movement",
            "instead_of_special_action",
            "monument_built",  # by anybody
            "own_turn",
            "turn_start",
            "use_artifacts",
            "with_build_temple",
            "with_march",
            "with_prepare",
            "with_recruit",
            "with_usurp",
        ),
    },
    actions={
        "done": (),
        "pass": (),
        "decline": (),
        "not_this_turn": (),
    },
)


@dataclass(frozen=True)
class Window(Step):
    """The player may use the powers of a moment one by one. `region` is what the moment is about, where it matters."""

    ASKS: ClassVar[tuple[str, ...]] = (
        "after_hero_movement",
        "after_march",
        "after_prepare",
        "turn_start",
    )

    seat: int
    moment: str
    repeat: bool  # whether a power may be used more than once here
    used: tuple[str, ...]
    region: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        refs = [ref for ref in asked_powers(p, self.seat, self.moment) if self.repeat or ref not in self.used]
        if not refs:
            p.pop()
            return ()
        actions = (*(use_action(ref) for ref in refs), DONE, NOT_THIS_TURN)
        return (Decision(self.seat, self.moment, actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if not is_use(action):
            return None
        if not self.repeat and ref_of(action) in self.used:
            return Refusal("you_have_used_it_already", "H-4.6")
        return refuse_use(p, seat, action, (self.moment,))

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if is_use(action):
            ref = ref_of(action)
            p.become(Window(seat, self.moment, self.repeat, (*self.used, ref), self.region))
            p.push(Aftermath(seat, False))
            use_power(p, seat, ref)
            return
        if action.kind == "not_this_turn":
            for ref in asked_powers(p, seat, self.moment):
                mute(p, seat, ref)
        p.pop()


def asked_powers(p: Hellas, seat: int, moment: str) -> list[str]:
    """The powers of a moment that the seat wants to be asked for."""
    return [ref for ref in usable_powers(p, seat, moment) if not is_muted(p, seat, ref)]


def is_muted(p: Hellas, seat: int, ref: str) -> bool:
    return bool(p.muted[seat] >> p.rules.power_number[ref] & 1)


def mute(p: Hellas, seat: int, ref: str) -> None:
    p.muted[seat] |= 1 << p.rules.power_number[ref]


def open_window(p: Hellas, seat: int, moment: str, region: int = NOWHERE) -> None:
    p.push(Window(seat, moment, moment == "turn_start", (), region))


def window_region(p: Hellas, moment: str) -> int:
    """What the open window of a moment is about."""
    for step in reversed(p.steps):
        if isinstance(step, Window) and step.moment == moment:
            return step.region
    return NOWHERE


@dataclass(frozen=True)
class Gifts(Step):
    """Powers of a moment that only give, and so work by themselves, for one seat after the other."""

    seats: tuple[int, ...]
    moment: str

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        for at, seat in enumerate(self.seats):
            refs = usable_powers(p, seat, self.moment)
            if refs:
                p.become(Gifts(self.seats[at + 1 :], self.moment))
                for ref in reversed(refs):
                    use_power(p, seat, ref)
                return ()
        p.pop()
        return ()
