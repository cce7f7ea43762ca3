"""One question for each number or permission that heroes, blessings, monsters and expansions may change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aegean.hellas.position import NOWHERE, Hellas


def population(p: Hellas, seat: int, region: int) -> int:
    """How many hoplites the seat needs to take a neutral region (H-7.2, H-7.3)."""
    size = p.rules.population[region]
    for _, _, effect in p.standing(seat, "lower_population_strength"):
        size -= effect.number
    return max(1, size)


def hand_limit(p: Hellas, seat: int) -> int:
    limits = [effect.number for _, _, effect in p.standing(seat, "hand_limit")]
    return max([p.rules.limits["hand_limit"], *limits])


def may_recruit(p: Hellas, seat: int, region: int) -> bool:
    """H-1.9, H-20.4: not under Sphinx's eyes, and not among hoplites of another player."""
    return p.supply[seat] > 0 and not p.is_barred(region, "no_recruiting") and not p.enemies_in(seat, region)


def held_fast(p: Hellas) -> int:
    """The regions that no hoplites may leave, as a bit set: Medusa holds them where they are (H-6.8)."""
    return p.barred("hoplites_cannot_leave")


def closed_to(p: Hellas, seat: int) -> int:
    """The regions that the seat's hoplites may not enter, as a bit set: Helen keeps other players' hoplites out, unless
    their hero is there too (H-6.8, H-16.2)."""
    own = p.hero_at[seat]
    closed = 0
    for other, at in enumerate(p.hero_at):
        if at != NOWHERE and at != own and p.standing(other, "bar_enemy_hoplites"):
            closed |= 1 << at
    return closed


def may_leave(p: Hellas, region: int) -> bool:
    return not held_fast(p) >> region & 1


def may_enter(p: Hellas, seat: int, region: int) -> bool:
    return not closed_to(p, seat) >> region & 1


def march_range(p: Hellas, seat: int) -> int:
    ranges = [effect.number for _, _, effect in p.standing(seat, "march_range")]
    return max([p.rules.effects("special:march:all")[0].number, *ranges])


def usurp_recruits(p: Hellas, seat: int) -> int:
    numbers = [effect.number for _, _, effect in p.standing(seat, "usurp_recruits")]
    usual = sum(effect.number for effect in p.rules.effects("special:usurp:all") if effect.effect == "recruit")
    return max([usual, *numbers])


def temple_regions(p: Hellas, seat: int) -> list[int]:
    return [region for region in p.controlled(seat) if p.temples[region]]


def city_regions(p: Hellas, seat: int) -> list[int]:
    return [region for region in p.controlled(seat) if p.rules.city[region] is not None]


def hero_free(p: Hellas, seat: int) -> bool:
    """Whether the hero stands in a region, not on a quest."""
    return p.hero_at[seat] != NOWHERE


def hunt_allowed(p: Hellas, seat: int, monster: int) -> bool:
    """Whether every condition that the monster's evolutions set is met (H-10.1)."""
    for effect in p.evolution_effects(monster):
        if effect.effect == "hunt_requires_attribute" and any(
            p.value_of(seat, name) < effect.least for name in effect.attributes
        ):
            return False
        if effect.effect == "hunt_requires_priests" and p.priests[seat] < effect.least:
            return False
    return True


def huntable(p: Hellas, seat: int) -> list[int]:
    """The monsters that the seat's hero could hunt where it stands."""
    at = p.hero_at[seat]
    return [] if at == NOWHERE else [m for m in p.monsters_in(at) if hunt_allowed(p, seat, m)]


def _hero_in_neutral_region(p: Hellas, seat: int) -> bool:
    at = p.hero_at[seat]
    return at != NOWHERE and p.control[at] < 0 and not p.enemies_in(seat, at)


def _hero_in_temple_region(p: Hellas, seat: int) -> bool:
    at = p.hero_at[seat]
    return at != NOWHERE and p.temples[at] != 0


def _hunt_used(p: Hellas, seat: int) -> bool:
    return bool(p.specials_used[seat] & p.rules.special["hunt"])


# The conditions of powers outside battles; battle_sides.py knows those of a battle.
MET: Final[dict[str, Callable[[Hellas, int], bool]]] = {
    "hero_in_neutral_region": _hero_in_neutral_region,
    "hero_in_temple_region": _hero_in_temple_region,
    "hunt_used": _hunt_used,
}


def condition_met(p: Hellas, seat: int, condition: str | None) -> bool:
    return condition is None or (condition in MET and MET[condition](p, seat))


def allies(p: Hellas, seat: int) -> tuple[int, ...]:
    """The seats that win together with this one, itself included."""
    teams = p.rules.teams
    return tuple(other for other in range(p.seats) if teams and teams[other] == teams[seat]) or (seat,)
