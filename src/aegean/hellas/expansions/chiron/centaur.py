"""What Chiron does to the land he is in: he heals while he is unhurt, and kills once he is wounded (HT-1)."""

from __future__ import annotations

from typing import Final

from aegean.hellas.components import Effect
from aegean.hellas.effects.attributes import Heal
from aegean.hellas.effects.board import monster_of, regions_of
from aegean.hellas.effects.losses import kill
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas

CHAPTER: Final[Chapter] = Chapter(__name__, words={"effect": ("region_attack_kills",)})


@CHAPTER.effect("kill_hoplites_if_wounded")
def _kill_if_wounded(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """In each region in the order of the map's table; an evolution says how many instead (HT-1.4, HT-1.6)."""
    monster = monster_of(p, ref)
    if not p.wounds[monster]:
        return
    evolved = [more.number for more in p.evolution_effects(monster) if more.effect == "region_attack_kills"]
    for region in reversed(regions_of(p, seat, one, ref)):  # the first lies on top
        for owner in p.owners_in(region):
            kill(p, owner, region, max([one.number, *evolved]), ref)


@CHAPTER.effect("heal_heroes_if_unwounded")
def _heal_if_unwounded(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """Clockwise from whoever runs the phase; each player picks the injury (HT-1.4)."""
    if p.wounds[monster_of(p, ref)]:
        return
    regions = regions_of(p, seat, one, ref)
    for healed in reversed([other for other in p.clockwise(seat) if p.hero_at[other] in regions]):
        p.push(Heal(healed, one.number))
