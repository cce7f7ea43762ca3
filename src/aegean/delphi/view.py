"""What a seat may know, as JSON-ready data (rules D-3.7).

Most of it stays as it is from move to move, and much of it is the same at other tables: the parts of a view are made
once for each content and shared by all views that have it. `view_of` copies them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import msgspec

from aegean.core.values import Plain
from aegean.delphi.arranging.pending import step_words
from aegean.delphi.board import Board
from aegean.delphi.facts import Facts
from aegean.delphi.names import COLOURS, COMPANIONS, GODS, NO_CARD, colour_names
from aegean.delphi.position import Delphi
from aegean.delphi.tasks import open_tasks
from aegean.delphi.turn import Turn, titan_rolled

_BOARDS_KEPT: Final = 256
_PARTS_KEPT: Final = 8192  # of each kind


def view_of(p: Delphi, seat: int | None) -> dict[str, Plain]:
    view: dict[str, Plain] = msgspec.to_builtins(_with_tiles(p, _public(p), seat))
    return view


def views_of(p: Delphi, seats: Iterable[int | None]) -> dict[int | None, dict[str, Plain]]:
    public = _public(p)
    return {seat: _with_tiles(p, public, seat) for seat in seats}


def _with_tiles(p: Delphi, public: dict[str, Plain], seat: int | None) -> dict[str, Plain]:
    """What everybody sees, and the island tiles that the seat has looked at: that is all a seat knows besides."""
    islands = public["islands"]
    seen = with_looked_at(p, islands, seat)
    return public if seen is islands else {**public, "islands": seen}


def with_looked_at(p: Delphi, islands: dict[str, Plain], seat: int | None) -> dict[str, Plain]:
    looked = 0 if seat is None else p.seen[seat] & ~p.explored
    if not looked:
        return islands
    own = {
        name: {**islands[name], "tile": p.facts.island_ids[p.tiles[n]]}
        for n, name in enumerate(p.board.island_names["hidden"])
        if looked >> n & 1
    }
    return {**islands, **own}


def _public(p: Delphi) -> dict[str, Plain]:
    return {
        **table_part(p),
        "pending": _pending(p),
        "map": p.map,
        "hexes": hexes_part(p.board),
        "islands": islands_part(p),
        "players": [player_part(p, one) for one in range(p.seats)],
        "statues": _by_colour(*p.statues_in),
    }


def table_part(p: Delphi) -> dict[str, Plain]:
    """What is nobody's and lies on no island."""
    return {
        "round": p.round,
        "active": p.active,
        "titan": titan_rolled(p),
        "display": _named(p.facts.equipment_ids, *p.display),
        "companions": _companions(p.companions_left),
        "ships_on_offer": _named(p.facts.ship_ids, *p.ships_on_offer),
        "decks": _decks(len(p.oracle_deck), len(p.injury_deck), len(p.equipment_deck)),
        "discards": {
            "oracle": _by_colour(*p.oracle_discard),
            "injury": _by_colour(*p.injury_discard),
        },
    }


def _pending(p: Delphi) -> list[Plain]:
    """What has been begun and is not finished, the outermost first, as a description writes it: a fight with its
    target, a look with the islands chosen so far. All of it is open to everybody; a plain turn has none."""
    if len(p.steps) == 1 and isinstance(p.steps[0], Turn):
        return []
    words = step_words(p)
    return [words.write(step) for step in p.steps]


def islands_part(p: Delphi) -> dict[str, Plain]:
    """What lies on the islands."""
    names = p.board.island_names
    found: dict[str, Plain] = {}
    for n, name in enumerate(names["hidden"]):
        tile = p.facts.island_ids[p.tiles[n]] if p.explored >> n & 1 else None
        found[name] = _hidden(n, tile, p.built >> n & 1, *p.seen)
    for n, name in enumerate(names["offering"]):
        found[name] = _laden("offering", "offerings", p.offerings_on[n])
    for n, name in enumerate(names["monster"]):
        found[name] = _laden("monster", "monsters", p.monsters_on[n])
    for n, name in enumerate(names["temple"]):
        colour = p.temples[n]
        found[name] = _temple(colour, *(done >> colour & 1 for done in p.offerings_done))
    for n, name in enumerate(names["statue"]):
        found[name] = _laden("statue", "raised", p.raised[n])
    for n, name in enumerate(names["city"]):
        colour = p.board.city[n]
        found[name] = _city(colour, p.statues_in[colour])
    return found


def player_part(p: Delphi, seat: int) -> dict[str, Plain]:
    base = seat * 6
    tile = p.ship_tile[seat]
    outfit = p.outfit(seat)
    return {
        "seat": seat,
        "colour": p.facts.player_colours[p.colours[seat]] if p.colours[seat] >= 0 else None,
        "favours": p.favours[seat],
        "strength": p.strength[seat],
        "ship": p.board.names[p.ship[seat]],
        "arrived": bool(p.arrived >> seat & 1),
        "ship_tile": p.facts.ship_ids[tile] if tile >= 0 else None,
        "storage": outfit.storage,
        "range": outfit.range,
        "dice": _dice(*p.oracle_dice[base : base + 6]),
        "oracle": _by_colour(*p.oracle[base : base + 6]),
        "oracle_used": COLOURS[p.card_used] if seat == p.active and p.card_used != NO_CARD else None,
        "any_colour": p.any_colour if seat == p.active else 0,
        "extra_used": bool(p.extra_used) and seat == p.active,
        "injuries": _by_colour(*p.injuries[base : base + 6]),
        "gods": _by_god(*p.gods[base : base + 6]),
        "hold": _hold(p.offerings_held[seat], p.statues_held[seat]),
        "tasks": open_tasks(p, seat),
        "tasks_left": p.tasks_left(seat),
        "done": _done(p.statues_done[seat], p.offerings_done[seat], p.monsters_done[seat]),
        "shrines": p.shrines[seat],
        "equipment": _equipment(p.facts, p.equipment[seat]),
        "companions": _companions(p.companions[seat]),
    }


# -- shared parts -----------------------------------------------------------------------------------------------------


@lru_cache(_BOARDS_KEPT)
def hexes_part(board: Board) -> list[dict[str, Plain]]:
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


@lru_cache(_PARTS_KEPT)
def _hidden(n: int, tile: str | None, shrine: int, *seen: int) -> dict[str, Plain]:
    return {
        "kind": "hidden",
        "explored": tile is not None,
        "tile": tile,
        "shrine": bool(shrine),
        "seen_by": [seat for seat, looked in enumerate(seen) if looked >> n & 1],
    }


@lru_cache(_PARTS_KEPT)
def _laden(kind: str, load: str, colours: int) -> dict[str, Plain]:
    return {"kind": kind, load: colour_names(colours)}


@lru_cache(_PARTS_KEPT)
def _temple(colour: int, *made: int) -> dict[str, Plain]:
    """The temple, and the seats whose offerings lie there: a temple keeps them all (D-6.16)."""
    return {"kind": "temple", "temple": COLOURS[colour], "offerings_of": [seat for seat, one in enumerate(made) if one]}


@lru_cache(_PARTS_KEPT)
def _city(colour: int, statues: int) -> dict[str, Plain]:
    return {"kind": "city", "colour": COLOURS[colour], "statues": statues}


@lru_cache(_PARTS_KEPT)
def _by_colour(*counts: int) -> dict[str, Plain]:
    return dict(zip(COLOURS, counts, strict=True))


@lru_cache(_PARTS_KEPT)
def _by_god(*rows: int) -> dict[str, Plain]:
    return dict(zip(GODS, rows, strict=True))


@lru_cache(_PARTS_KEPT)
def _dice(*counts: int) -> list[str]:
    return [colour for colour, count in zip(COLOURS, counts, strict=True) for _ in range(count)]


@lru_cache(_PARTS_KEPT)
def _named(names: tuple[str, ...], *numbers: int) -> list[str]:
    return [names[number] for number in numbers]


@lru_cache(_PARTS_KEPT)
def _decks(oracle: int, injury: int, equipment: int) -> dict[str, Plain]:
    return {"oracle": oracle, "injury": injury, "equipment": equipment}


@lru_cache(_PARTS_KEPT)
def _hold(offerings: int, statues: int) -> dict[str, Plain]:
    return {"offerings": colour_names(offerings), "statues": colour_names(statues)}


@lru_cache(_PARTS_KEPT)
def _done(statues: int, offerings: int, monsters: int) -> dict[str, Plain]:
    return {
        "statues": colour_names(statues), "offerings": colour_names(offerings), "monsters": colour_names(monsters)
    }  # fmt: skip


@lru_cache(_PARTS_KEPT)
def _equipment(facts: Facts, cards: int) -> list[str]:
    return [name for n, name in enumerate(facts.equipment_ids) if cards >> n & 1]


@lru_cache(_PARTS_KEPT)
def _companions(cards: int) -> list[str]:
    return [name for n, name in enumerate(COMPANIONS) if cards >> n & 1]
