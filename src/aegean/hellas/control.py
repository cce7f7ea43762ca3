"""Control of regions, the check for victory, and what follows every action: settling, then battles (H-7, H-23)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from aegean.core.position import Step
from aegean.core.values import Action, Decision, Event, Result
from aegean.hellas.actions import act
from aegean.hellas.losses import kill
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.queries import allies, population, temple_regions


def take_control(p: Hellas, seat: int, region: int) -> None:
    """Lay a control token; with a monument's region comes its god's artifact, charged (H-7.10)."""
    before = p.control[region]
    p.control[region] = seat
    p.tell("control_taken", seat, {"region": p.facts.region_ids[region], "loser": before})
    for god, place in enumerate(p.facts.god_region):
        if place == region:
            gain_artifact(p, seat, p.facts.artifact[p.facts.gods[god].artifact])
    if p.king_open and region == p.king_region:
        win(p, seat, "king_of_kings")


def gain_artifact(p: Hellas, seat: int, artifact: int) -> None:
    """An artifact in sight is gained, charged (H-1.14)."""
    p.artifact_owner[artifact] = seat
    p.charged |= 1 << artifact
    p.tell("artifact_gained", seat, {"artifact": p.facts.artifact_ids[artifact]})


def open_artifact(p: Hellas, seat: int, artifact: int) -> None:
    """An artifact from the neutral deck is gained, and so shown to all."""
    p.seal()
    p.artifact_owner[artifact] = seat
    p.charged |= 1 << artifact
    p.tell("artifact_opened", seat, {"artifact": p.facts.artifact_ids[artifact]})


def settle_control(p: Hellas) -> list[int]:
    """Where one player's hoplites stand alone they take an undefended region of another, and a neutral one by its
    population (H-7.2 to H-7.8). The regions where hoplites of several players stand."""
    contested = []
    for region, seats in enumerate(p.occupants()):
        if not seats:
            continue
        if seats & (seats - 1):
            contested.append(region)
            continue
        seat = seats.bit_length() - 1
        owner = p.control[region]
        if owner == seat:
            continue
        if owner != NOBODY or p.army(seat, region) >= population(p, seat, region):
            take_control(p, seat, region)
    check_victory(p)
    return contested


# -- victory ----------------------------------------------------------------------------------------------------------


def _warlord(p: Hellas, seat: int, needed: int) -> bool:
    """H-23.3."""
    if p.control.count(seat) < p.facts.fewest_regions:
        return False
    excluded = p.facts.victories["warlord_of_hellas"].excluded_among(p.seats)
    held = [
        land
        for land, regions in enumerate(p.facts.regions_of_land)
        if p.facts.land_ids[land] not in excluded and all(p.control[region] == seat for region in regions)
    ]
    return len(held) >= needed


def _favoured(p: Hellas, seat: int, needed: int) -> bool:
    """H-23.4."""
    return p.control.count(seat) >= needed and len(temple_regions(p, seat)) >= needed


def _slayer(p: Hellas, seat: int, needed: int) -> bool:
    """H-23.5."""
    return p.slain[seat].bit_count() >= needed


# What is checked whenever something changed; another victory is one more entry. King of Kings has a moment of its own.
VICTORIES: Final[dict[str, Callable[[Hellas, int, int], bool]]] = {
    "warlord_of_hellas": _warlord,
    "favored_of_the_gods": _favoured,
    "monster_slayer": _slayer,
}


def check_victory(p: Hellas) -> None:
    """The game ends at once; the active player comes first, then clockwise (H-23.1, H-23.2)."""
    if p.result is not None:
        return
    for seat in p.clockwise(p.active):
        for name, fulfilled in VICTORIES.items():
            needed = p.facts.needed.get(name, 0)
            if needed and fulfilled(p, seat, needed):
                win(p, seat, name)
                return


def win(p: Hellas, seat: int, reason: str) -> None:
    if p.result is None:
        winners = allies(p, seat)
        others = tuple(other for other in range(p.seats) if other not in winners)
        p.result = Result(winners, (winners, others), reason)
        p.emit(Event("game_over", {"winners": list(winners), "reason": reason}))


# -- after an action --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Aftermath(Step):
    """After all moves of an action or effect: Chimera's toll, control, then the battles one by one (H-6.6, H-9.2)."""

    seat: int
    toll_taken: bool

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        if not self.toll_taken:
            p.become(Aftermath(self.seat, True))
            if p.entered:
                for region in range(p.facts.count):
                    if p.entered >> region & 1:
                        take_toll(p, self.seat, region)
                return ()
        regions = settle_control(p)
        if p.result is not None:
            return ()
        if not regions:
            p.entered = 0
            p.came_from = [0] * p.facts.count
            p.pop()
            return ()
        return (Decision(self.seat, "next_battle", tuple(act("fight", p.facts.region_ids[r]) for r in regions)),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        from aegean.hellas.battle import start_battle

        start_battle(p, seat, p.facts.region[str(action.args[0])])


def take_toll(p: Hellas, seat: int, region: int) -> None:
    """Hoplites that enter the region of an evolved Chimera lose one of their number (H-6.9)."""
    for monster in p.monsters_in(region):
        for effect in p.evolution_effects(monster):
            if effect.effect == "kill_entering_hoplites" and p.army(seat, region):
                kill(p, seat, region, effect.number)
