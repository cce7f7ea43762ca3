"""Control of regions, the check for victory, and what follows every action: settling, then battles (H-7, H-23)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision, Event, Result
from aegean.hellas.actions import act
from aegean.hellas.effects.losses import kill
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, NOWHERE, Hellas
from aegean.hellas.queries import allies, in_turn, may_control, population

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    reasons=("no_battle_waits_there",),
    actions={
        "fight": (("region", "region"),),
    },
    events=(
        "artifact_gained",
        "artifact_opened",
        "control_taken",
        "game_over",
    ),
)


def take_control(p: Hellas, seat: int, region: int) -> None:
    """Lay a control token; with a monument's region comes its god's artifact, charged (H-7.10)."""
    before = p.control[region]
    p.control[region] = seat
    p.tell("control_taken", seat, {"region": p.rules.region_ids[region], "loser": before})
    for god, place in enumerate(p.rules.god_region):
        if place == region and p.levels[god]:
            gain_artifact(p, seat, p.rules.artifact[p.rules.gods[god].artifact])
    for answer in p.rules.answers.get("control_taken", ()):
        answer(p, seat, region)


def gain_artifact(p: Hellas, seat: int, artifact: int) -> None:
    """An artifact in sight is gained, charged (H-1.14)."""
    p.artifact_owner[artifact] = seat
    p.charged |= 1 << artifact
    p.tell("artifact_gained", seat, {"artifact": p.rules.artifact_ids[artifact]})
    _tell_of_artifact(p, seat, artifact)


def open_artifact(p: Hellas, seat: int, artifact: int) -> None:
    """An artifact from the neutral deck is gained, and so shown to all."""
    p.seal()
    p.artifact_owner[artifact] = seat
    p.charged |= 1 << artifact
    p.tell("artifact_opened", seat, {"artifact": p.rules.artifact_ids[artifact]})
    _tell_of_artifact(p, seat, artifact)


def _tell_of_artifact(p: Hellas, seat: int, artifact: int) -> None:
    for answer in p.rules.answers.get("artifact_gained", ()):
        answer(p, seat, artifact)


def settle_within(p: Hellas) -> None:
    """Control in the middle of an action: it is taken when the number is reached, and only battles wait (H-7.4). Where
    a toll is due of those who came, that comes first (H-6.9)."""
    waiting = 0
    for monster, region in enumerate(p.monster_at):
        if region != NOWHERE and p.entered >> region & 1 and p.evolved[monster] and tolls(p, region):
            waiting |= 1 << region
    settle_control(p, waiting)


@dataclass(frozen=True)
class SettleWithin(Step):
    """Control in the middle of an action, once all who go with a hoplite have come."""

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        settle_within(p)
        return ()


def remove_token(p: Hellas, region: int) -> None:
    """A region becomes neutral: its god's artifact goes back under the monument, for whoever takes it next."""
    p.control[region] = NOBODY
    for god, place in enumerate(p.rules.god_region):
        if place == region:
            artifact = p.rules.artifact[p.rules.gods[god].artifact]
            p.artifact_owner[artifact] = NOBODY
            p.charged &= ~(1 << artifact)


def lose_control(p: Hellas, region: int) -> None:
    """A region's token comes off, and no other takes its place. No rule of the base game does it: modules bring the
    event."""
    owner = p.control[region]
    remove_token(p, region)
    p.tell("control_lost", owner, {"region": p.rules.region_ids[region]})
    for answer in p.rules.answers.get("control_lost", ()):
        answer(p, owner, region)


def settle_control(p: Hellas, waiting: int = 0, won: int = NOWHERE) -> list[int]:
    """Where one player's hoplites stand alone they take an undefended region of another, and a neutral one by its
    population (H-7.2 to H-7.8), but not in regions that wait; where no token may lie, the old one comes off. `won`:
    where a battle was just won. The regions where hoplites of several players stand."""
    contested = []
    for region, seats in enumerate(p.occupants()):
        if not seats or waiting >> region & 1:
            continue
        owner = p.control[region]
        if seats & (seats - 1):
            there = [seat for seat in range(p.seats) if seats >> seat & 1]
            if any(p.are_enemies(there[0], seat) for seat in there):
                contested.append(region)
                continue
            if owner in there:
                continue
            # allies together: the first in turn, and of a neutral region the first who could take it
            there = [seat for seat in in_turn(p, p.active) if seat in there]
            able = [seat for seat in there if p.army(seat, region) >= population(p, seat, region)]
            seat = able[0] if owner == NOBODY and able else there[0]
        else:
            seat = seats.bit_length() - 1
        if owner == seat or (owner != NOBODY and not p.are_enemies(owner, seat)):
            continue
        if owner != NOBODY and region != won and _gives_way(p, owner, region):
            owner = NOBODY
        if not may_control(p, seat, region):
            if owner != NOBODY:
                lose_control(p, region)
        elif owner != NOBODY or p.army(seat, region) >= population(p, seat, region):
            take_control(p, seat, region)
    check_victory(p)
    return contested


def _gives_way(p: Hellas, owner: int, region: int) -> bool:
    return any(answer(p, owner, region) for answer in p.rules.answers.get("gives_way", ()))


# -- victory ----------------------------------------------------------------------------------------------------------


def fulfilled(p: Hellas) -> list[tuple[int, str]]:
    """Who has won by what: the active player comes first, then clockwise (H-23.2)."""
    found: list[tuple[int, str]] = []
    for name, fulfilling, needed in p.rules.checked_wins:
        found += [(seat, name) for seat in fulfilling(p, needed)]
    if len(found) > 1:
        order = p.clockwise(p.active)
        found.sort(key=lambda one: order.index(one[0]))
    return found


def check_victory(p: Hellas) -> None:
    """The game ends at once (H-23.1)."""
    for seat, name in fulfilled(p):
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

    ASKS: ClassVar[tuple[str, ...]] = ("next_battle",)

    seat: int
    toll_taken: bool

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        if p.entered and not self.toll_taken:
            p.become(Aftermath(self.seat, True))
            for region in range(p.rules.count):
                if p.entered >> region & 1:
                    take_toll(p, self.seat, region)
            return ()
        regions = settle_control(p)
        if not regions and p.result is None:
            p.entered = 0
            p.came_from = [0] * p.rules.count
            p.pop()
            for answer in p.rules.answers.get("moves_over", ()):
                answer(p)
        elif not self.toll_taken:
            p.become(Aftermath(self.seat, True))
        elif p.result is None:
            return (Decision(self.seat, "next_battle", tuple(act("fight", p.rules.region_ids[r]) for r in regions)),)
        return ()

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "fight":
            return None
        return Refusal("no_battle_waits_there", "H-9.2", {"region": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        from aegean.hellas.battle.start import start_battle

        start_battle(p, seat, p.rules.region[str(action.args[0])])


def take_toll(p: Hellas, seat: int, region: int) -> None:
    """Hoplites that enter the region of an evolved Chimera lose one of their number (H-6.9)."""
    for toll in tolls(p, region):
        kill(p, seat, region, toll)


def tolls(p: Hellas, region: int) -> list[int]:
    """How many hoplites each effect there takes of those who enter a region."""
    return [
        effect.number
        for monster in p.monsters_in(region)
        for effect in p.evolution_effects(monster)
        if effect.effect == "kill_entering_hoplites"
    ]
