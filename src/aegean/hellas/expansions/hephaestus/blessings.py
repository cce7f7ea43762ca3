"""What Hephaestus' blessings and the Dragon Teeth do, as far as no other card does it (HF-2, HF-3.2)."""

from __future__ import annotations

from typing import Final

from aegean.hellas.battle.sides import battle_of, counted
from aegean.hellas.components import Effect
from aegean.hellas.effects.charging import artifacts_of
from aegean.hellas.effects.hand import draw_cards
from aegean.hellas.effects.losses import kill
from aegean.hellas.hunt.outcome import is_hunting
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOWHERE, Hellas
from aegean.hellas.queries import condition_met, having

STEEL, ARMOUR, STATUES, INVENTOR = (
    "defence_of_symbol",
    "ignore_first_casualties",
    "statues",
    "cards_for_artifacts",
)

CHAPTER: Final[Chapter] = Chapter(__name__, words={"effect": (STEEL, ARMOUR, STATUES, INVENTOR)})


@CHAPTER.answer("card_strength")
def _tempered_steel(p: Hellas, seat: int, kind: int) -> int:
    """In the defence of a hunt (HF-2.5)."""
    if not is_hunting(p, seat):
        return 0
    symbol = p.rules.combat_cards[kind].symbol
    return sum(one.number for one in having(p, seat, STEEL) if one.symbol == symbol)


@CHAPTER.answer("card_casualties")
def _bronze_armour(p: Hellas, seat: int, kind: int, symbols: int) -> int:
    """The first casualty symbols that count (HF-2.6)."""
    battle = battle_of(p)
    armour = sum(one.number for one in having(p, seat, ARMOUR))
    if battle is None or not armour:
        return symbols
    side = battle.side_of(seat)
    spared = sum(one.number for one in having(p, seat, "ignore_casualties_of_first_cards"))
    before = sum(p.rules.combat_cards[card].casualties for card in counted(p, battle, side)[spared:])
    return max(0, symbols - max(0, armour - before))


@CHAPTER.answer("strength_item")
def _living_statues(p: Hellas, seat: int, region: int) -> list[tuple[str, int]]:
    """In defence, for so many artifacts each, up to a number (HF-2.8)."""
    battle = battle_of(p)
    if battle is None or battle.defender != seat:
        return []
    owned = len(artifacts_of(p, seat))
    return [
        (ref, min(one.least, one.number * (owned // one.per)))
        for ref, power, one in p.standing(seat, STATUES)
        if condition_met(p, seat, power.condition)
    ]


@CHAPTER.answer("artifact_gained")
def _inventor(p: Hellas, seat: int, artifact: int) -> None:
    """Not for an artifact of a god (HF-2.10)."""
    if p.rules.artifacts[artifact].kind != "god":
        for one in having(p, seat, INVENTOR):
            draw_cards(p, seat, one.number)


@CHAPTER.effect("kill_half_with_hero")
def _dragon_teeth(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """Half of all hoplites where the hero is, rounded up, those of enemies first (HF-3.2)."""
    region = p.hero_at[seat]
    owners = p.owners_in(region)
    left = (sum(p.army(owner, region) for owner in owners) + 1) // 2
    for owner in sorted(owners, key=lambda owner: not p.are_enemies(owner, seat)):
        dead = min(left, p.army(owner, region))
        kill(p, owner, region, dead)
        left -= dead


@CHAPTER.possible("kill_half_with_hero")
def _hoplites_with_hero(p: Hellas, seat: int, one: Effect) -> bool:
    return p.hero_at[seat] != NOWHERE and bool(p.owners_in(p.hero_at[seat]))
