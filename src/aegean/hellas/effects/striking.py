"""Single hoplites struck down wherever a power reaches. No base card does it: modules bring this chapter."""

from __future__ import annotations

from typing import Final

from aegean.core.refusal import Refusal
from aegean.core.values import Action
from aegean.hellas.actions import act
from aegean.hellas.effects.losses import kill
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOWHERE, Hellas
from aegean.hellas.queries import regions_named

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"strike_down": (("region", "region"),)},
    words={"where": ("hero_region_and_neighbours",)},
    reasons=("it_does_not_reach_so_far", "nobody_can_be_struck_there"),
)


def within_reach(p: Hellas, seat: int, where: str | None) -> int:
    """The regions that a power reaches, as a bit set."""
    found = regions_named(p, seat, where)
    if found is not None:
        return found
    if where not in ("hero_region", "hero_region_and_neighbours"):
        return (1 << p.rules.count) - 1
    at = p.hero_at[seat]
    if at == NOWHERE:
        return 0
    beside = p.rules.neighbours[at] if where == "hero_region_and_neighbours" else ()
    return 1 << at | sum(1 << region for region in beside)


def victim(p: Hellas, seat: int, region: int, foes_only: bool) -> int:
    """Whose hoplite is struck in a region, those of enemies first, or NOWHERE. Where no battle is pending, hoplites of
    enemies never share a region."""
    owners = p.enemies_in(seat, region) or ([] if foes_only else p.owners_in(region))
    return owners[0] if owners else NOWHERE


def strikes_down(p: Hellas, seat: int, reach: int, foes_only: bool = False) -> list[Action]:
    return [
        act("strike_down", name)
        for region, name in enumerate(p.rules.region_ids)
        if reach >> region & 1 and victim(p, seat, region, foes_only) != NOWHERE
    ]


def refuse_strike_down(p: Hellas, seat: int, action: Action, reach: int, foes_only: bool = False) -> Refusal | None:
    if action.kind != "strike_down":
        return None
    region, fields = p.rules.region[str(action.args[0])], {"region": str(action.args[0])}
    if not reach >> region & 1:
        return Refusal("it_does_not_reach_so_far", "", fields)
    if victim(p, seat, region, foes_only) == NOWHERE:
        return Refusal("nobody_can_be_struck_there", "", fields)
    return None


def strike_down(p: Hellas, seat: int, action: Action, foes_only: bool = False) -> None:
    """The fortified one dies last, and whoever can save hoplites is asked (H-1.7, H-8.3)."""
    region = p.rules.region[str(action.args[0])]
    kill(p, victim(p, seat, region, foes_only), region, 1)
