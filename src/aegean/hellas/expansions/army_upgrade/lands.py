"""What upgrades do on the map: population, control, monsters, movement, cities, recruits (HA-4 to HA-7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aegean.core.position import Step
from aegean.core.values import Decision
from aegean.hellas.control import lose_control
from aegean.hellas.expansions.army_upgrade.boards import granted
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.queries import may_recruit
from aegean.hellas.turn.recruiting import recruit_in

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    events=("control_lost",),
    words={
        "effect": (
            "fortify_more",
            "leave_neutral",
            "move_more_hoplites",
            "recruit_more",
            "recruit_more_preparing",
            "recruit_more_usurping",
            "withstand_region_attacks",
        ),
    },
)


# -- Settlers ---------------------------------------------------------------------------------------------------------


@CHAPTER.answer("population")
def _settle(p: Hellas, seat: int, region: int) -> int:
    """HA-4.1."""
    return -granted(p, seat, "lower_population_strength")


@CHAPTER.answer("gives_way")
def _scorch(p: Hellas, owner: int, region: int) -> bool:
    """Who comes into an empty region finds it neutral (HA-4.2)."""
    if not granted(p, owner, "leave_neutral"):
        return False
    lose_control(p, region)
    return True


@CHAPTER.answer("spares")
def _withstand(p: Hellas, seat: int, region: int) -> bool:
    """HA-4.3."""
    return granted(p, seat, "withstand_region_attacks") > 0


# -- Vanguard ---------------------------------------------------------------------------------------------------------


@CHAPTER.answer("more_moves")
def _step_more(p: Hellas, seat: int) -> int:
    """HA-5.1."""
    return granted(p, seat, "move_more_hoplites")


@CHAPTER.answer("march_range")
def _march_far(p: Hellas, seat: int) -> int:
    """HA-5.2."""
    return granted(p, seat, "march_range")


# -- Bulwark ----------------------------------------------------------------------------------------------------------


@CHAPTER.answer("more_fortified")
def _make_room(p: Hellas, seat: int, region: int) -> int:
    """HA-6.2."""
    return granted(p, seat, "fortify_more")


# -- Muster -----------------------------------------------------------------------------------------------------------


@CHAPTER.answer("more_usurpers")
def _usurp_with_more(p: Hellas, seat: int) -> int:
    """HA-7.3."""
    return granted(p, seat, "recruit_more_usurping")


@CHAPTER.answer("more_prepared")
def _prepare_more(p: Hellas, seat: int) -> int:
    """HA-7.3."""
    return granted(p, seat, "recruit_more_preparing")


@CHAPTER.answer("with_recruit")
def _levy(p: Hellas, seat: int, supply: int) -> Step | None:
    """HA-7.1."""
    if not granted(p, seat, "recruit_more") or not any(may_recruit(p, seat, region) for region in p.controlled(seat)):
        return None
    return Levy(seat, supply)


@dataclass(frozen=True)
class Levy(Step):
    """Beside the Recruit action, in any one region under control. If nobody has been placed yet, one must be now."""

    seat: int
    supply: int  # before the action

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        least = int(p.supply[self.seat] == self.supply)
        recruit_in(p, self.seat, p.controlled(self.seat), granted(p, self.seat, "recruit_more"), least)
        return ()
