"""What a seat may know, as JSON-ready data (H-24)."""

from __future__ import annotations

from collections.abc import Iterable

from aegean.core.values import Plain
from aegean.hellas.battle import account_of, battle_of
from aegean.hellas.battle_sides import ahead
from aegean.hellas.drafts import Draft
from aegean.hellas.hunt import hunt_of
from aegean.hellas.position import NOBODY, NOWHERE, ON_MAP, ORACLE, Hellas
from aegean.hellas.queries import hand_limit
from aegean.hellas.race import race_of


def view_of(p: Hellas, seat: int | None) -> dict[str, Plain]:
    return _with_hand(p, _public(p), seat)


def views_of(p: Hellas, seats: Iterable[int | None]) -> dict[int | None, dict[str, Plain]]:
    public = _public(p)
    return {seat: _with_hand(p, public, seat) for seat in seats}


def _with_hand(p: Hellas, public: dict[str, Plain], seat: int | None) -> dict[str, Plain]:
    """What everybody sees, and the seat's own hand: that is all a seat knows besides."""
    if seat is None:
        return public
    players = public["players"][:]
    players[seat] = {**players[seat], "hand": _cards(p, p.hand_of(seat))}
    return {**public, "players": players}


def _public(p: Hellas) -> dict[str, Plain]:
    facts = p.facts
    return {
        "turn": p.turn,
        "active": p.active,
        "order": p.order[:],
        "first_seat": p.first_seat,
        "regular_used": [name for name, bit in facts.regular.items() if p.regular_used & bit],
        "artifact_block": ("unopened", "open", "closed")[p.artifact_block],
        "extra_specials": p.extra_specials,
        "regions": {name: _region(p, number) for number, name in enumerate(facts.region_ids)},
        "monuments": {
            name: {
                "level": p.levels[god],
                "region": facts.gods[god].region,
                "priests": p.priests_at[god * p.seats : (god + 1) * p.seats],
            }
            for god, name in enumerate(facts.god_ids)
        },
        "monsters": {
            name: _monster(p, number)
            for number, name in enumerate(facts.monster_ids)
            if p.monster_state[number] == ON_MAP
        },
        "quests": [_quest(p, slot) for slot, quest in enumerate(p.slots) if quest != NOBODY],
        "glory": {land: p.glory[number] for number, land in enumerate(facts.land_ids)},
        "temple_card": facts.temple_card_ids[p.temple_card],
        "temples_left": [number for number in p.temples_left if number != ORACLE],
        "oracle_left": ORACLE in p.temples_left,
        "heroes_left": [name for number, name in enumerate(facts.hero_ids) if p.heroes_left >> number & 1],
        "king": {
            "builder": p.king_builder,
            "tokens": p.king_tokens,
            "region": facts.region_ids[p.king_region] if p.king_region != NOWHERE else None,
            "open": bool(p.king_open),
        },
        "race": race_of(p),
        "decks": {
            "combat": len(p.combat_deck),
            "event": len(p.event_deck),
            "attack": len(p.attack_deck),
            "neutral": len(p.neutral_deck),
            "blessing": len(p.blessing_deck),
        },
        "discards": {
            "combat": _cards(p, p.combat_discard),
            "open": _cards(p, p.combat_open),
            "event": [_event_name(p, card) for card in p.event_discard],
            "attack": [facts.attack_ids[card] for card in p.attack_played],
        },
        "battle": _battle(p),
        "hunt": _hunt(p),
        "draft": _draft(p),
        "players": [_player(p, one) for one in range(p.seats)],
    }


def _battle(p: Hellas) -> dict[str, Plain] | None:
    battle = battle_of(p)
    return None if battle is None else account_of(p, battle) | {"ahead": battle.seat_of(ahead(p, battle))}


def _hunt(p: Hellas) -> dict[str, Plain] | None:
    """The hunt as everybody sees it."""
    hunt = hunt_of(p)
    if hunt is None:
        return None
    return {
        "seat": hunt.seat,
        "monster": p.facts.monster_ids[hunt.monster],
        "attack": p.facts.attack_ids[hunt.attack] if hunt.attack != NOBODY else None,
        "strength": hunt.strength,
        "defence": hunt.defence,
        "attacks": hunt.attacks,
        "covered": [place for place in p.symbols(hunt.monster) if hunt.covered >> place & 1],
    }


def _draft(p: Hellas) -> dict[str, Plain] | None:
    for step in reversed(p.steps):
        if isinstance(step, Draft):
            waiting = [seat for seat, kept in enumerate(step.kept) if kept == NOBODY]
            return {"seat": step.seat, "cards": len(step.cards), "waiting": waiting}
    return None


def _cards(p: Hellas, counts: list[int]) -> dict[str, int]:
    return {p.facts.combat_ids[kind]: count for kind, count in enumerate(counts) if count}


def _event_name(p: Hellas, card: int) -> str:
    monsters = p.facts.monster_card_ids
    return monsters[card] if card < len(monsters) else p.facts.quest_ids[card - len(monsters)]


def _region(p: Hellas, region: int) -> dict[str, Plain]:
    return {
        "control": p.control[region],
        "hoplites": {str(seat): p.unfortified(seat, region) for seat in range(p.seats) if p.unfortified(seat, region)},
        "fortified": p.fortified[region],
        "temple": "oracle" if p.temples[region] == ORACLE else p.temples[region],
        "heroes": p.heroes_in(region),
        "monsters": [p.facts.monster_ids[monster] for monster in p.monsters_in(region)],
    }


def _monster(p: Hellas, monster: int) -> dict[str, Plain]:
    symbols = p.facts.symbols[monster]
    return {
        "region": p.facts.region_ids[p.monster_at[monster]],
        "wounds": [
            {
                "place": place,
                "symbol": symbols[place].symbol,
                "reward": symbols[place].reward,
                "covered": bool(p.wounds[monster] >> place & 1),
            }
            for place in p.symbols(monster)
        ],
        "evolutions": [name for n, name in enumerate(p.facts.monster_card_ids) if p.evolved[monster] >> n & 1],
    }


def _quest(p: Hellas, slot: int) -> dict[str, Plain]:
    quest = p.slots[slot]
    return {
        "quest": p.facts.quest_ids[quest],
        "region": p.facts.quests[quest].region,
        "heroes": {str(seat): at % 4 for seat, at in enumerate(p.quest_at) if at != NOWHERE and at // 4 == slot},
    }


def _player(p: Hellas, seat: int) -> dict[str, Plain]:
    facts = p.facts
    at = p.hero_at[seat]
    return {
        "seat": seat,
        "hero": facts.hero_ids[p.hero[seat]] if p.hero[seat] != NOBODY else None,
        "hero_at": facts.region_ids[at] if at != NOWHERE else None,
        "attributes": {name: p.value(seat, a) for a, name in enumerate(facts.attribute_ids)},
        "stored": {name: p.stored(seat, a) for a, name in enumerate(facts.attribute_ids)},
        "injured": [name for a, name in enumerate(facts.attribute_ids) if p.injured[seat] >> a & 1],
        "priests": p.priests[seat],
        "supply": p.supply[seat],
        "specials_used": [name for name, bit in facts.special.items() if p.specials_used[seat] & bit],
        "artifacts": {
            name: p.is_charged(number)
            for number, name in enumerate(facts.artifact_ids)
            if p.artifact_owner[number] == seat
        },
        "blessings": [name for number, name in enumerate(facts.blessing_ids) if p.blessings[seat] >> number & 1],
        "blessing_tokens": [
            name for number, name in enumerate(facts.blessing_ids) if p.blessing_tokens[seat] >> number & 1
        ],
        "slain": [name for number, name in enumerate(facts.monster_ids) if p.slain[seat] >> number & 1],
        "kept": [name for number, name in enumerate(facts.quest_ids) if p.kept[seat] >> number & 1],
        "hand_size": p.hand_size(seat),
        "hand_limit": hand_limit(p, seat),
        "hand": None,
    }
