"""Kronos' board as a seat may see it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from aegean.core.values import Plain
from aegean.hellas.expansions.kronos.board import (
    DESTROYED,
    READY,
    UNBROKEN,
    USED,
    finals_unlocked,
    heroes,
    is_active,
    level,
    token_of,
)
from aegean.hellas.expansions.kronos.prices import kronos_terror_price, price, restored, terror_price
from aegean.hellas.expansions.kronos.printed import HOSTILE, WARY, printed
from aegean.hellas.position import NOBODY, NOWHERE, ON_MAP, SLAIN, Hellas
from aegean.hellas.queries import in_turn
from aegean.hellas.rules import Rules

if TYPE_CHECKING:
    from aegean.hellas.expansions.kronos.board import KronosBoard

_STATUSES = {READY: "ready", USED: "used", DESTROYED: "destroyed"}
_FIXED = ("monster_movement", "destroy_temple", "play_order", "kronos_movement", "kronos_destroy_monument",
          "monster_destroy_monument")  # fmt: skip


def view_of(p: Hellas, part: KronosBoard, seat: int | None) -> Plain:
    table, rules = printed(p.rules), p.rules
    own = seat == table.seat
    in_play = tuple(sorted(p.symbols(table.monster)))
    levels = [level(p, land) for land in range(len(rules.land_ids))]
    prices: dict[str, Plain] = {name: price(p, name) for name in _FIXED}
    if part.region != NOWHERE:
        prices["kronos_terror"] = kronos_terror_price(p, rules.land_of[part.region])
    return {
        "seat": table.seat,
        "region": rules.region_ids[part.region] if part.region != NOWHERE else None,
        "anger": part.anger,
        "most_anger": rules.numbers["most_anger"],
        "attributes": dict(zip(table.attribute_ids, part.attributes, strict=True)),
        "chains": {
            table.chain_ids[n]: _STATUSES[status] for n, status in enumerate(part.chains) if status in _STATUSES
        },
        **{word: _with(table.chain_ids, part.chains, status) for status, word in _STATUSES.items()},
        "unbroken": part.chains.count(UNBROKEN),
        "own_chains": _with(table.chain_ids, part.chains, UNBROKEN) if own else [],
        "wounds": _wounds(rules, in_play, p.wounds[table.monster]),
        "covered": sum(p.wounds[table.monster] >> place & 1 for place in in_play),
        "attitudes": {name: table.attitude_ids[levels[land]] for land, name in enumerate(rules.land_ids)},
        "hostile": [name for land, name in enumerate(rules.land_ids) if levels[land] == HOSTILE],
        "wary": [name for land, name in enumerate(rules.land_ids) if levels[land] == WARY],
        "lying": part.lying[:],
        "tokens": {str(one): table.token_ids[token_of(p, one)] for one in heroes(p) if p.hero[one] != NOBODY},
        "champion": part.champion,
        "temples_destroyed": [
            rules.region_ids[region]
            for region in sorted((*rules.shrines, *rules.temple_site.values()))
            if not p.temples[region]
        ],
        "monuments_destroyed": [name for god, name in enumerate(rules.god_ids) if not p.levels[god]],
        "fallen": [name for monster, name in enumerate(rules.monster_ids) if part.fallen >> monster & 1],
        "gone": [
            name
            for monster, name in enumerate(rules.monster_ids)
            if p.monster_state[monster] == SLAIN and monster != table.monster
        ],
        "oracle_given": bool(part.oracle_given),
        "finals": finals_unlocked(p),
        "gates_closed": not is_active(p, "closing_of_tartarus"),
        "can_be_hunted": not is_active(p, "blessing_of_rhea"),
        "taken": part.taken,
        "allowed": part.allowed,
        "passed": bool(part.passed),
        "next_hero": next(one for one in in_turn(p, p.active) if one in heroes(p)),
        "prices": prices,
        "terror_prices": {name: terror_price(p, land) for land, name in enumerate(rules.land_ids)},
        "attack_prices": {
            name: price(p, "region_attack", monster=name)
            for monster, name in enumerate(rules.monster_ids)
            if p.monster_state[monster] == ON_MAP
        },
        "restores": restored(p),
        "hands_shared": bool(part.shared),
    }


@lru_cache(1024)
def _wounds(rules: Rules, in_play: tuple[int, ...], covered: int) -> list[Plain]:
    table = printed(rules)
    symbols = rules.symbols[table.monster]
    return [
        {
            "place": place,
            "symbol": symbols[place].symbol,
            "reward": symbols[place].reward,
            "covered": bool(covered >> place & 1),
            "chain": table.chain_ids[table.chain_at[place]] if place in table.chain_at else None,
        }
        for place in in_play
    ]


def _with(ids: tuple[str, ...], statuses: list[int], status: int) -> list[Plain]:
    return [ids[number] for number, one in enumerate(statuses) if one == status]
