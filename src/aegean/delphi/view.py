"""What a seat may know, as JSON-ready data (rules D-3.7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from aegean.core.values import Plain
from aegean.delphi.board import Board
from aegean.delphi.names import COLOURS, COMPANIONS, GODS, NO_CARD, colour_names
from aegean.delphi.position import Delphi
from aegean.delphi.tasks import open_tasks

_NAMES: Final = tuple(tuple(colour_names(colours)) for colours in range(64))  # of a set of colours
_BOARDS_KEPT: Final = 64


def view_of(p: Delphi, seat: int | None) -> dict[str, Plain]:
    return {
        "round": p.round,
        "active": p.active,
        "map": p.map,
        "hexes": [*_hexes(p.board)],
        "islands": _islands(p, seat),
        "players": [_player(p, one) for one in range(p.seats)],
        "statues": {COLOURS[colour]: count for colour, count in enumerate(p.statues_in)},
        "display": [p.facts.equipment_ids[number] for number in p.display],
        "companions": _members(COMPANIONS, p.companions_left),
        "ships_on_offer": [p.facts.ship_ids[tile] for tile in p.ships_on_offer],
        "decks": {
            "oracle": len(p.oracle_deck),
            "injury": len(p.injury_deck),
            "equipment": len(p.equipment_deck),
        },
        "discards": {
            "oracle": dict(zip(COLOURS, p.oracle_discard, strict=True)),
            "injury": dict(zip(COLOURS, p.injury_discard, strict=True)),
        },
    }


def _members(ids: Sequence[str], chosen: int) -> list[str]:
    """The ids whose bits are set."""
    found: list[str] = []
    while chosen:
        lowest = chosen & -chosen
        found.append(ids[lowest.bit_length() - 1])
        chosen ^= lowest
    return found


@lru_cache(_BOARDS_KEPT)
def _hexes(board: Board) -> list[dict[str, Plain]]:
    """The printed board: it never changes, a client needs it once, and all views of it share it."""
    found: list[dict[str, Plain]] = []
    for (q, r), terrain in board.terrain.items():
        entry: dict[str, Plain] = {"hex": f"{q},{r}", "kind": terrain.kind}
        if terrain.colour:
            entry["colour"] = terrain.colour
        if terrain.pedestals:
            entry["pedestals"] = list(terrain.pedestals)
        if terrain.marked:
            entry["marked"] = True
        found.append(entry)
    return found


def _islands(p: Delphi, seat: int | None) -> dict[str, Plain]:
    """What lies on the islands."""
    names = p.board.island_names
    explored, built, seen = p.explored, p.built, p.seen
    looked = 0  # hidden islands that anybody has looked at
    for islands in seen:
        looked |= islands
    known = explored if seat is None else explored | seen[seat]
    found: dict[str, Plain] = {}
    for n, name in enumerate(names["hidden"]):
        bit = 1 << n
        found[name] = {
            "kind": "hidden",
            "explored": explored & bit != 0,
            "tile": p.facts.island_ids[p.tiles[n]] if known & bit else None,
            "shrine": built & bit != 0,
            "seen_by": [one for one in range(p.seats) if seen[one] & bit] if looked & bit else [],
        }
    for name, colours in zip(names["offering"], p.offerings_on, strict=True):
        found[name] = {"kind": "offering", "offerings": [*_NAMES[colours]]}
    for name, colours in zip(names["monster"], p.monsters_on, strict=True):
        found[name] = {"kind": "monster", "monsters": [*_NAMES[colours]]}
    for name, colour in zip(names["temple"], p.temples, strict=True):
        found[name] = {"kind": "temple", "temple": COLOURS[colour]}
    for name, colours in zip(names["statue"], p.raised, strict=True):
        found[name] = {"kind": "statue", "raised": [*_NAMES[colours]]}
    for name, colour in zip(names["city"], p.board.city, strict=True):
        found[name] = {"kind": "city", "colour": COLOURS[colour], "statues": p.statues_in[colour]}
    return found


def _player(p: Delphi, seat: int) -> dict[str, Plain]:
    base = seat * 6
    facts, tile, outfit, turn = p.facts, p.ship_tile[seat], p.outfit(seat), seat == p.active
    dice: list[str] = []
    for colour, count in zip(COLOURS, p.oracle_dice[base : base + 6], strict=True):
        if count:
            dice += [colour] * count
    return {
        "seat": seat,
        "colour": facts.player_colours[seat],
        "favours": p.favours[seat],
        "strength": p.strength[seat],
        "ship": p.board.names[p.ship[seat]],
        "arrived": p.arrived >> seat & 1 != 0,
        "ship_tile": facts.ship_ids[tile] if tile >= 0 else None,
        "storage": outfit.storage,
        "range": outfit.range,
        "dice": dice,
        "oracle": dict(zip(COLOURS, p.oracle[base : base + 6], strict=True)),
        "oracle_used": COLOURS[p.card_used] if turn and p.card_used != NO_CARD else None,
        "any_colour": p.any_colour if turn else 0,
        "extra_used": turn and p.extra_used != 0,
        "injuries": dict(zip(COLOURS, p.injuries[base : base + 6], strict=True)),
        "gods": dict(zip(GODS, p.gods[base : base + 6], strict=True)),
        "hold": {"offerings": [*_NAMES[p.offerings_held[seat]]], "statues": [*_NAMES[p.statues_held[seat]]]},
        "tasks": open_tasks(p, seat),
        "tasks_left": p.tasks_left(seat),
        "done": {
            "statues": [*_NAMES[p.statues_done[seat]]],
            "offerings": [*_NAMES[p.offerings_done[seat]]],
            "monsters": [*_NAMES[p.monsters_done[seat]]],
        },
        "shrines": p.shrines[seat],
        "equipment": _members(facts.equipment_ids, p.equipment[seat]),
        "companions": _members(COMPANIONS, p.companions[seat]),
    }
