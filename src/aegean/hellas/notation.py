"""The actions of the game as a whole: their places on the table, and a fixed number for each."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from aegean.core.numbering import Layer, Member, Numbering, parts_of
from aegean.core.values import Action
from aegean.hellas.battle.sides import SIDES
from aegean.hellas.hunt.outcome import REWARDS
from aegean.hellas.rules import Rules

_CITIES: Final = ("fortify", "unfortify", "place_fortified")
_PLACES: Final = 16  # of wound symbols on a monster, evolutions included


def targets_of(rules: Rules, action: Action, hero: str) -> tuple[str, ...]:
    """The things on the table that stand for the action, in the order a hand would touch them."""
    things = []
    if action.kind in rules.special_of:
        things.append(f"special:{rules.special_of[action.kind]}")
    if action.kind in rules.first:
        things.append(rules.first[action.kind])
    if action.kind == "move_hero":
        things.append(f"hero:{hero}")
    parts = parts_of(rules.actions, action)
    if action.kind in _CITIES:
        return (f"{'fortified' if action.kind == 'unfortify' else 'city'}:{parts['region']}",)
    for name, of in rules.actions[action.kind]:
        things.append(f"{of}:{parts[name]}")
    return tuple(things) if things else (action.kind,)


def narrowing_kinds(rules: Rules) -> tuple[str, ...]:
    """The kinds of action that several things stand for: half-made, each asks for the rest in words of its own."""
    several = []
    for kind, parts in rules.actions.items():
        before = (kind in rules.special_of) + (kind in rules.first) + (kind == "move_hero")
        if kind not in _CITIES and before + len(parts) > 1:
            several.append(kind)
    return tuple(several)


def numbering(rulebooks: Iterable[Rules]) -> Numbering:
    """A number for every action that can ever be taken: first those of the base game, then in a block of its own what
    each further rulebook adds."""
    return Numbering(*(_layer(rules) for rules in rulebooks))


def _layer(rules: Rules) -> Layer:
    return Layer(rules.actions, sets_of(rules))


@lru_cache(maxsize=64)
def sets_of(rules: Rules) -> dict[str, tuple[Member, ...]]:
    """The sets that parts of actions come from, with their members in a game of these rules."""
    effects = {one.effect for ref in rules.power_refs for one in rules.power(ref).effects}
    effects |= {one.effect for one in rules.effects("special:prepare:all")}
    return {
        "region": rules.region_ids,
        "hero": rules.hero_ids,
        "god": rules.god_ids,
        "monster": rules.monster_ids,
        "quest": rules.quest_ids,
        "event_card": rules.event_card_ids,
        "drawn": rules.event_ids,
        "artifact": rules.artifact_ids,
        "blessing": rules.blessing_ids,
        "card": rules.combat_ids,
        "attribute": rules.attribute_ids,
        "land": rules.land_ids,
        "special": rules.special_ids,
        "attack": rules.attack_ids,
        "symbol": tuple(rules.combat_symbols),
        "effect": tuple(sorted(effects)),
        "reward": REWARDS,
        "side": SIDES,
        "place": tuple(range(max(_PLACES, *map(len, rules.symbols)))),
        "count": tuple(range(rules.limits["hoplites"] + 1)),
        **rules.sets,
    }
