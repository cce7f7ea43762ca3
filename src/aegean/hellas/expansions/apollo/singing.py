"""What muses do in the land where they stand, and Usurp without its Glory Token (HSF-4)."""

from __future__ import annotations

from typing import Final

from aegean.core.refusal import Refusal
from aegean.hellas.battle.sides import LEFT, running_battle
from aegean.hellas.effects.losses import kill
from aegean.hellas.expansions.apollo.choosing import send_away
from aegean.hellas.expansions.apollo.muses import inspired, muse_land, muse_of, muses, name_of
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.queries import temple_regions

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    words={
        "effect": (
            "glory_of_victory",
            "guard_from_usurping",
            "lament",
            "priests_for_hymns",
            "strength_in_muse_land",
            "sway_population",
        )
    },
    reasons=("a_muse_guards_that_region", "its_lord_owns_that_lands_glory_token"),
)


# -- Usurp ------------------------------------------------------------------------------------------------------------


@CHAPTER.answer("usurping")
def _usurping(p: Hellas, seat: int, region: int, refused: Refusal | None) -> Refusal | None:
    """Where hero and muse stand together no Glory Token is needed; Kalliope lets nobody usurp her lord's (HSF-4.1,
    HSF-4.2, HSF-4.4)."""
    owner = p.control[region]
    if owner not in (NOBODY, seat) and inspired(p, owner, "guard_from_usurping", region):
        return Refusal("a_muse_guards_that_region", "HSF-4.4", {"region": p.rules.region_ids[region]})
    if refused is None or not p.hero_at[seat] == muses(p).at[seat] == region:
        return refused
    land = p.rules.land_of[region]
    if owner not in (NOBODY, seat) and p.glory[land] == owner:
        return Refusal("its_lord_owns_that_lands_glory_token", "HSF-4.2", {"land": p.rules.land_ids[land]})
    return None


@CHAPTER.answer("usurp_begins")
def _spend(p: Hellas, seat: int, region: int) -> None:
    """Without the token it was the muse who made it possible: she leaves at once (HSF-4.3)."""
    if p.glory[p.rules.land_of[region]] != seat:
        send_away(p, seat)


# -- numbers ----------------------------------------------------------------------------------------------------------


@CHAPTER.answer("population")
def _euterpe(p: Hellas, seat: int, region: int) -> int:
    """HSF-4.5."""
    change = 0
    for owner in range(p.seats):
        one = inspired(p, owner, "sway_population", region)
        if one is not None:
            change += -one.number if owner == seat else one.number
    return change


@CHAPTER.answer("strength_item")
def _thalia(p: Hellas, seat: int, region: int) -> list[tuple[str, int]]:
    """HSF-4.8."""
    one = inspired(p, seat, "strength_in_muse_land", region)
    return [(f"muse:{name_of(p, seat)}", one.number)] if one is not None else []


# -- battles won ------------------------------------------------------------------------------------------------------


@CHAPTER.hook("battle_outcome", after="losers_loss", name="lament")
def _melpomene(p: Hellas, seat: int) -> None:
    """After the loser's own loss, as a loss of its own; not from whoever has left the battle (HSF-4.7)."""
    battle = running_battle(p)
    winner = battle.seat_of(battle.winner)
    one = inspired(p, winner, "lament", battle.region)
    if one is not None and LEFT not in battle.notes:
        kill(p, battle.opponent_of(winner), battle.region, one.number)


@CHAPTER.hook("battle_outcome", after="withdrawal", name="klio")
def _klio(p: Hellas, seat: int) -> None:
    """HSF-4.6."""
    battle = running_battle(p)
    winner = battle.seat_of(battle.winner)
    if inspired(p, winner, "glory_of_victory", battle.region):
        p.take_glory(winner, p.rules.land_of[battle.region])


# -- monuments --------------------------------------------------------------------------------------------------------


@CHAPTER.hook("build_monument", after="builders_priests", name="hymns")
def _polyhymnia(p: Hellas, seat: int) -> None:
    """HSF-4.9."""
    for owner in p.clockwise(seat):
        muse = muse_of(p, owner)
        for one in muse.effects if muse is not None else ():
            land = muse_land(p, owner)
            if one.effect == "priests_for_hymns" and any(
                p.rules.land_of[region] == land for region in temple_regions(p, owner)
            ):
                p.gain_priests(owner, one.number)
