"""What a seat may know, as JSON-ready data (rules D-3.7)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from aegean.core.values import Plain
from aegean.delphi.board import Board
from aegean.delphi.names import COLOURS, COMPANIONS, GODS, NO_CARD, colour_names
from aegean.delphi.position import Delphi
from aegean.delphi.tasks import open_tasks

_BOARDS_KEPT: Final = 256  # printed boards that views share


def view_of(p: Delphi, seat: int | None) -> dict[str, Plain]:
    return _with_tiles(p, _public(p, _hexes(p.board)), seat)


def views_of(p: Delphi, seats: Iterable[int | None]) -> dict[int | None, dict[str, Plain]]:
    public = _public(p, _shared_hexes(p.board))
    return {seat: _with_tiles(p, public, seat) for seat in seats}


def _with_tiles(p: Delphi, public: dict[str, Plain], seat: int | None) -> dict[str, Plain]:
    """What everybody sees, and the island tiles that the seat has looked at: that is all a seat knows besides."""
    looked = 0 if seat is None else p.seen[seat] & ~p.explored
    if not looked:
        return public
    islands = public["islands"]
    own = {
        name: {**islands[name], "tile": p.facts.island_ids[p.tiles[n]]}
        for n, name in enumerate(p.board.island_names["hidden"])
        if looked >> n & 1
    }
    return {**public, "islands": {**islands, **own}}


def _public(p: Delphi, hexes: list[dict[str, Plain]]) -> dict[str, Plain]:
    return {
        "round": p.round,
        "active": p.active,
        "map": p.map,
        "hexes": hexes,
        "islands": _islands(p),
        "players": [_player(p, one) for one in range(p.seats)],
        "statues": {COLOURS[colour]: count for colour, count in enumerate(p.statues_in)},
        "display": [p.facts.equipment_ids[number] for number in p.display],
        "companions": [COMPANIONS[n] for n in range(len(COMPANIONS)) if p.companions_left >> n & 1],
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


def _hexes(board: Board) -> list[dict[str, Plain]]:
    """The printed board: it never changes, and a client needs it once."""
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


_shared_hexes: Final = lru_cache(_BOARDS_KEPT)(_hexes)


def _islands(p: Delphi) -> dict[str, Plain]:
    """What lies on the islands."""
    names = p.board.island_names
    found: dict[str, Plain] = {}
    for n, name in enumerate(names["hidden"]):
        explored = bool(p.explored >> n & 1)
        found[name] = {
            "kind": "hidden",
            "explored": explored,
            "tile": p.facts.island_ids[p.tiles[n]] if explored else None,
            "shrine": bool(p.built >> n & 1),
            "seen_by": [one for one in range(p.seats) if p.seen[one] >> n & 1],
        }
    for n, name in enumerate(names["offering"]):
        found[name] = {"kind": "offering", "offerings": colour_names(p.offerings_on[n])}
    for n, name in enumerate(names["monster"]):
        found[name] = {"kind": "monster", "monsters": colour_names(p.monsters_on[n])}
    for n, name in enumerate(names["temple"]):
        found[name] = {"kind": "temple", "temple": COLOURS[p.temples[n]]}
    for n, name in enumerate(names["statue"]):
        found[name] = {"kind": "statue", "raised": colour_names(p.raised[n])}
    for n, name in enumerate(names["city"]):
        found[name] = {"kind": "city", "colour": COLOURS[p.board.city[n]], "statues": p.statues_in[p.board.city[n]]}
    return found


def _player(p: Delphi, seat: int) -> dict[str, Plain]:
    base = seat * 6
    tile = p.ship_tile[seat]
    return {
        "seat": seat,
        "colour": p.facts.player_colours[seat],
        "favours": p.favours[seat],
        "strength": p.strength[seat],
        "ship": p.board.names[p.ship[seat]],
        "arrived": bool(p.arrived >> seat & 1),
        "ship_tile": p.facts.ship_ids[tile] if tile >= 0 else None,
        "storage": p.outfit(seat).storage,
        "range": p.outfit(seat).range,
        "dice": [COLOURS[colour] for colour in range(6) for _ in range(p.oracle_dice[base + colour])],
        "oracle": dict(zip(COLOURS, p.oracle[base : base + 6], strict=True)),
        "oracle_used": COLOURS[p.card_used] if seat == p.active and p.card_used != NO_CARD else None,
        "any_colour": p.any_colour if seat == p.active else 0,
        "extra_used": bool(p.extra_used) and seat == p.active,
        "injuries": dict(zip(COLOURS, p.injuries[base : base + 6], strict=True)),
        "gods": dict(zip(GODS, p.gods[base : base + 6], strict=True)),
        "hold": {"offerings": colour_names(p.offerings_held[seat]), "statues": colour_names(p.statues_held[seat])},
        "tasks": open_tasks(p, seat),
        "tasks_left": p.tasks_left(seat),
        "done": {
            "statues": colour_names(p.statues_done[seat]),
            "offerings": colour_names(p.offerings_done[seat]),
            "monsters": colour_names(p.monsters_done[seat]),
        },
        "shrines": p.shrines[seat],
        "equipment": [name for n, name in enumerate(p.facts.equipment_ids) if p.equipment[seat] >> n & 1],
        "companions": [name for n, name in enumerate(COMPANIONS) if p.companions[seat] >> n & 1],
    }
