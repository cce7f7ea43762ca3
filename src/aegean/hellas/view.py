"""What a seat may know, as JSON-ready data (H-24).

Most of it stays as it is from move to move: parts of a view are made once for each content and shared by all views
that have it. `view_of` copies them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import msgspec

from aegean.core.values import Plain
from aegean.hellas.battle.sides import ATTACKER, DEFENDER, account_of, ahead, battle_of, strength_items
from aegean.hellas.effects.gains import KeepArtifact
from aegean.hellas.effects.hand import DiscardDrawn
from aegean.hellas.hunt.outcome import Hunt, attack_choosers, hunt_of
from aegean.hellas.position import NOBODY, NOWHERE, ON_MAP, ORACLE, Hellas
from aegean.hellas.queries import hand_limit, region_of_quest
from aegean.hellas.rules import Rules
from aegean.hellas.turn.drafts import Draft
from aegean.hellas.victories import race_of

_KEPT: Final = 8192  # parts of each kind


def view_of(p: Hellas, seat: int | None) -> dict[str, Plain]:
    view: dict[str, Plain] = msgspec.to_builtins(_with_hand(p, _public(p), seat))
    return view


def views_of(p: Hellas, seats: Iterable[int | None]) -> dict[int | None, dict[str, Plain]]:
    public = _public(p)
    return {seat: _with_hand(p, public, seat) for seat in seats}


def _with_hand(p: Hellas, public: dict[str, Plain], seat: int | None) -> dict[str, Plain]:
    """What everybody sees, what the parts show the seat, and its own: the hand, and the cards it chooses from."""
    view = {**public, **{part.KEY: part.view(p, seat) for part in p.parts.values()}}
    if seat is None:
        return view
    players = public["players"][:]
    for other in _shown(p, seat):
        players[other] = {**players[other], "hand": cards_part(p, other), **choosing_part(p, other)}
    view["players"] = players
    return view


def _shown(p: Hellas, seat: int) -> list[int]:
    """The seats whose secrets a seat knows: its own, and those of whoever shares them."""
    if "confidants" not in p.rules.answers:
        return [seat]
    return [other for other in range(p.seats) if p.knowing(other) >> seat & 1]


def cards_part(p: Hellas, seat: int) -> dict[str, int]:
    """The hand of a seat."""
    return _cards(p.rules.combat_ids, *p.hand_of(seat))


def choosing_part(p: Hellas, seat: int) -> dict[str, Plain]:
    """Cards that the seat alone sees while it chooses among them (H-24)."""
    rules = p.rules
    for step in reversed(p.steps):
        match step:
            case Draft(seat=chooser, cards=cards, kept=kept) if chooser == seat and kept[seat] == NOBODY:
                return {"choosing_from": {"blessings": [rules.blessing_ids[card] for card in cards]}}
            case KeepArtifact(seat=chooser, cards=cards) if chooser == seat:
                return {"choosing_from": {"artifacts": [rules.artifact_ids[card] for card in cards]}}
            case DiscardDrawn(seat=chooser, drawn=drawn) if chooser == seat:
                return {"choosing_from": {"cards": [rules.combat_ids[card] for card in drawn]}}
            case Hunt(drawn=drawn) if drawn and seat in attack_choosers(p):
                return {"choosing_from": {"attacks": [rules.attack_ids[card] for card in drawn]}}
    return {}


def _public(p: Hellas) -> dict[str, Plain]:
    return {
        **table_part(p),
        "regions": {name: region_part(p, region) for region, name in enumerate(p.rules.region_ids)},
        **lands_part(p),
        "monsters": {
            name: monster_part(p, number)
            for number, name in enumerate(p.rules.monster_ids)
            if p.monster_state[number] == ON_MAP
        },
        "quests": quests_part(p),
        "race": race_of(p),
        "battle": battle_part(p),
        "hunt": hunt_part(p),
        "draft": draft_part(p),
        "players": [player_part(p, one) for one in range(p.seats)],
    }


def lands_part(p: Hellas) -> dict[str, Plain]:
    """Monuments and Glory Tokens."""
    rules = p.rules
    return {
        "monuments": {
            name: {
                "level": p.levels[god],
                "region": rules.gods[god].region,
                "priests": p.priests_at[god * p.seats : (god + 1) * p.seats],
            }
            for god, name in enumerate(rules.god_ids)
        },
        "glory": {land: p.glory[number] for number, land in enumerate(rules.land_ids)},
    }


def table_part(p: Hellas) -> dict[str, Plain]:
    """What is nobody's and lies in no region."""
    rules = p.rules
    return {
        "turn": p.turn,
        "active": p.active,
        "order": p.order[:],
        "first_seat": p.first_seat,
        "regular_used": [name for name, bit in rules.regular.items() if p.regular_used & bit],
        "artifact_block": ("unopened", "open", "closed")[p.artifact_block],
        "extra_specials": p.extra_specials,
        "temple_card": rules.temple_card_ids[p.temple_card],
        "temples_left": [number for number in p.temples_left if number > 0],
        "oracle_left": ORACLE in p.temples_left,
        "kinds_left": [rules.temple_kinds[-1 - temple] for temple in p.temples_left if temple < 0],
        "heroes_left": _marked(rules.hero_ids, p.heroes_left),
        "decks": {
            "combat": len(p.combat_deck),
            "event": len(p.event_deck),
            "attack": len(p.attack_deck),
            "neutral": len(p.neutral_deck),
            "blessing": len(p.blessing_deck),
        },
        "discards": {
            "combat": _cards(rules.combat_ids, *p.combat_discard),
            "open": _cards(rules.combat_ids, *p.combat_open),
            "event": [rules.event_ids[card] for card in p.event_discard],
            "attack": [rules.attack_ids[card] for card in p.attack_played],
        },
    }


def battle_part(p: Hellas) -> dict[str, Plain] | None:
    battle = battle_of(p)
    if battle is None:
        return None
    items = [[[what, number] for what, number in strength_items(p, battle, side)] for side in (ATTACKER, DEFENDER)]
    return account_of(p, battle) | {"ahead": battle.seat_of(ahead(p, battle)), "items": items}


def hunt_part(p: Hellas) -> dict[str, Plain] | None:
    """The hunt as everybody sees it."""
    hunt = hunt_of(p)
    if hunt is None:
        return None
    return {
        "seat": hunt.seat,
        "monster": p.rules.monster_ids[hunt.monster],
        "attack": p.rules.attack_ids[hunt.attack] if hunt.attack != NOBODY else None,
        "strength": hunt.strength,
        "defence": hunt.defence,
        "attacks": hunt.attacks,
        "covered": [place for place in p.symbols(hunt.monster) if hunt.covered >> place & 1],
    }


def draft_part(p: Hellas) -> dict[str, Plain] | None:
    for step in reversed(p.steps):
        if isinstance(step, Draft):
            waiting = [seat for seat, kept in enumerate(step.kept) if kept == NOBODY]
            return {"seat": step.seat, "cards": len(step.cards), "waiting": waiting}
    return None


def region_part(p: Hellas, region: int) -> dict[str, Plain]:
    hoplites = tuple(p.hoplites[region :: p.rules.count])
    if p.is_doubled(region):
        hoplites = tuple(p.unfortified(seat, region) for seat in range(p.seats))
    heroes, monsters = tuple(p.heroes_in(region)), tuple(p.monsters_in(region))
    return _region(p.rules, p.control[region], p.fortified[region], p.temples[region], hoplites, heroes, monsters)


def monster_part(p: Hellas, monster: int) -> dict[str, Plain]:
    at, wounds, evolved = p.monster_at[monster], p.wounds[monster], p.evolved[monster]
    return _wounded(p.rules, monster, at, wounds, evolved, tuple(p.symbols(monster)))


def quests_part(p: Hellas) -> list[dict[str, Plain]]:
    return [_quest(p, slot) for slot, quest in enumerate(p.slots) if quest != NOBODY]


def _quest(p: Hellas, slot: int) -> dict[str, Plain]:
    quest = p.slots[slot]
    return {
        "quest": p.rules.quest_ids[quest],
        "region": p.rules.region_ids[region_of_quest(p, quest)],
        "heroes": {str(seat): at % 4 for seat, at in enumerate(p.quest_at) if at != NOWHERE and at // 4 == slot},
    }


def player_part(p: Hellas, seat: int) -> dict[str, Plain]:
    rules = p.rules
    at = p.hero_at[seat]
    return {
        "seat": seat,
        "hero": rules.hero_ids[p.hero[seat]] if p.hero[seat] != NOBODY else None,
        "hero_at": rules.region_ids[at] if at != NOWHERE else None,
        "attributes": {name: p.value(seat, a) for a, name in enumerate(rules.attribute_ids)},
        "stored": {name: p.stored(seat, a) for a, name in enumerate(rules.attribute_ids)},
        "injured": _marked(rules.attribute_ids, p.injured[seat]),
        "priests": p.priests[seat],
        "supply": p.supply[seat],
        "specials_used": [name for name, bit in rules.special.items() if p.specials_used[seat] & bit],
        "artifacts": {
            name: p.is_charged(number)
            for number, name in enumerate(rules.artifact_ids)
            if p.artifact_owner[number] == seat
        },
        "blessings": _marked(rules.blessing_ids, p.blessings[seat]),
        "blessing_tokens": _marked(rules.blessing_ids, p.blessing_tokens[seat]),
        "slain": _marked(rules.monster_ids, p.slain[seat]),
        "kept": _marked(rules.quest_ids, p.kept[seat]),
        "hand_size": p.hand_size(seat),
        "hand_limit": hand_limit(p, seat),
        "hand": None,
        "choosing_from": None,
        "away": p.rules.away_ids[p.away[seat]] if p.away[seat] != NOWHERE else None,
        "side": p.rules.side[seat],
        "role": p.rules.role[seat],
    }


# -- shared parts -----------------------------------------------------------------------------------------------------


@lru_cache(_KEPT)
def _marked(names: tuple[str, ...], marks: int) -> list[str]:
    return [name for number, name in enumerate(names) if marks >> number & 1]


@lru_cache(_KEPT)
def _cards(names: tuple[str, ...], *counts: int) -> dict[str, int]:
    return {names[kind]: count for kind, count in enumerate(counts) if count}


@lru_cache(_KEPT)
def _region(
    rules: Rules,
    control: int,
    fortified: int,
    temple: int,
    hoplites: tuple[int, ...],
    heroes: tuple[int, ...],
    monsters: tuple[int, ...],
) -> dict[str, Plain]:
    return {
        "control": control,
        "hoplites": {str(seat): count for seat, count in enumerate(hoplites) if count},
        "fortified": fortified,
        "temple": temple if temple >= 0 else rules.temple_kinds[-1 - temple],
        "heroes": list(heroes),
        "monsters": [rules.monster_ids[monster] for monster in monsters],
    }


@lru_cache(_KEPT)
def _wounded(
    rules: Rules, monster: int, at: int, wounds: int, evolved: int, places: tuple[int, ...]
) -> dict[str, Plain]:
    symbols = rules.symbols[monster]
    shores = [rules.region_ids[region] for region in rules.shores(at)]
    return {
        "region": shores[0] if len(shores) == 1 else None,
        **({"trail": shores} if len(shores) > 1 else {}),
        "wounds": [
            {
                "place": place,
                "symbol": symbols[place].symbol,
                "reward": symbols[place].reward,
                "covered": bool(wounds >> place & 1),
            }
            for place in places
        ],
        "evolutions": _marked(rules.monster_card_ids, evolved),
    }
