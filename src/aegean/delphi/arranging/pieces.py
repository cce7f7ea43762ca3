"""Offerings, monsters, statues and tiles on the board: what is said lies there, and the rest makes room or moves up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from aegean.core.describing import Table, read_word, refused
from aegean.core.values import Plain
from aegean.delphi.arranging.reading import read_by_island, read_colour, read_colour_set, read_islands
from aegean.delphi.names import COLOURS, colour_names, colours_in
from aegean.delphi.position import Delphi


def arrange_tiles(p: Delphi, islands: Table) -> None:
    """The island tiles and the temples: each lies somewhere, once."""
    ids = p.facts.island_ids
    tiles = {
        island: (ids.index(read_word(value, field, ids)), field)
        for island, (value, field) in _by_island(p, islands, "tiles", "hidden").items()
    }
    p.tiles = _exchanged(p.tiles, tiles, ids)
    temples = {
        island: (read_colour(value, field), field)
        for island, (value, field) in _by_island(p, islands, "temples", "temple").items()
    }
    p.temples = _exchanged(p.temples, temples, COLOURS)


def _by_island(p: Delphi, islands: Table, key: str, kind: str) -> dict[int, tuple[Plain, str]]:
    return read_by_island(islands.get(key, {}), f"islands.{key}", p.board, kind)


def _exchanged(lying: list[int], said: dict[int, tuple[int, str]], names: Sequence[str]) -> list[int]:
    """Places that are not spoken of keep what they have; where it is wanted elsewhere, they take what is left over."""
    wanted = [thing for thing, _ in said.values()]
    for thing, field in said.values():
        if wanted.count(thing) > 1:
            raise refused(field, f"{names[thing]} is there {wanted.count(thing)} times, and there is one")
    spare = [thing for place, thing in enumerate(lying) if place in said and thing not in wanted]
    found = []
    for place, thing in enumerate(lying):
        if place in said:
            found.append(said[place][0])
        else:
            found.append(spare.pop(0) if thing in wanted else thing)
    return found


# -- offerings and monsters -------------------------------------------------------------------------------------------


def said_pieces(p: Delphi, islands: Table, kind: str) -> dict[int, int]:
    """The islands whose offerings or monsters are said, as bit sets of colours."""
    rooms = rooms_for(p, kind)
    found = {}
    for island, (value, field) in _by_island(p, islands, f"{kind}s", kind).items():
        found[island] = read_colour_set(value, field)
        if found[island].bit_count() > rooms[island]:
            raise refused(field, f"{found[island].bit_count()} {kind}s are too many here: at most {rooms[island]}")
    return found


def rooms_for(p: Delphi, kind: str) -> list[int]:
    """How many pieces setup puts on each island; more never lie there."""
    numbers = p.facts.setup
    if kind == "offering":
        return [numbers["offerings_per_island"].among(p.seats)] * len(p.board.island_names["offering"])
    marked, plain = numbers["monsters_per_marked_island"].value, numbers["monsters_per_plain_island"].among(p.seats)
    return [marked if is_marked else plain for is_marked in p.board.marked]


def per_colour(p: Delphi, kind: str) -> int:
    name = {"offering": "offerings_per_colour", "monster": "monsters_per_colour", "statue": "statues_per_city"}[kind]
    return p.facts.setup[name].among(p.seats)


def arrange_pieces(p: Delphi, islands: Table, kind: str) -> None:
    """Every piece that is neither in a hold nor done lies on an island, never two of a colour on one."""
    lying = p.offerings_on if kind == "offering" else p.monsters_on
    said = said_pieces(p, islands, kind)
    there = [said.get(island, pieces) for island, pieces in enumerate(lying)]
    free = [island for island in range(len(there)) if island not in said]
    away = [_away(p, kind, colour) for colour in range(6)]
    for colour in range(6):
        wanted = per_colour(p, kind) - away[colour] - count(said.values(), colour)
        if wanted < 0:
            raise refused(
                f"islands.{kind}s",
                f"{per_colour(p, kind) - wanted} {COLOURS[colour]} {kind}s are described, on islands and with players, "
                f"and the game has {per_colour(p, kind)}",
            )
        for island in reversed(free):
            if count((there[n] for n in free), colour) > wanted and there[island] >> colour & 1:
                there[island] &= ~(1 << colour)
    rooms = rooms_for(p, kind)
    for colour in range(6):
        for _ in range(per_colour(p, kind) - away[colour] - count(there, colour)):
            if not _put(there, free, rooms, colour):
                raise refused(
                    f"islands.{kind}s",
                    f"a {COLOURS[colour]} {kind} finds no place on the islands that are not spoken of: the game has "
                    f"{per_colour(p, kind)} of each colour, on islands and with players",
                )
    if kind == "offering":
        p.offerings_on = there
    else:
        p.monsters_on = there


def _away(p: Delphi, kind: str, colour: int) -> int:
    if kind == "monster":
        return count(p.monsters_done, colour)
    return count(p.offerings_done, colour) + count(p.offerings_held, colour)


def count(sets: Iterable[int], colour: int) -> int:
    return sum(pieces >> colour & 1 for pieces in sets)


def _put(there: list[int], free: list[int], rooms: list[int], colour: int) -> bool:
    """Put a piece of the colour on a free island; where all that lack it are full, other pieces move on, few of them.

    A search for an augmenting path from the colour to an island with room: if there is any way at all, it is found.
    """
    came: dict[int, tuple[int, int]] = {}  # a displaced colour: the island it leaves, and the colour that comes
    queue = [colour]
    for moving in queue:
        for island in sorted(free, key=lambda n: there[n].bit_count() - rooms[n]):
            if there[island] >> moving & 1:
                continue
            if there[island].bit_count() < rooms[island]:
                while True:
                    there[island] |= 1 << moving
                    if moving == colour:
                        return True
                    island, successor = came[moving]
                    there[island] &= ~(1 << moving)
                    moving = successor
            for displaced in colours_in(there[island]):
                if displaced != colour and displaced not in came:
                    came[displaced] = island, moving
                    queue.append(displaced)
    return False


# -- statues ----------------------------------------------------------------------------------------------------------


def said_raised(p: Delphi, islands: Table) -> dict[int, int]:
    found = {}
    for island, (value, field) in _by_island(p, islands, "raised", "statue").items():
        found[island] = read_colour_set(value, field)
        if found[island] & ~p.board.pedestals[island]:
            raise refused(field, f"the pedestals here are {', '.join(colour_names(p.board.pedestals[island]))}")
    return found


def arrange_statues(p: Delphi, islands: Table) -> None:
    """Every statue done stands on a pedestal; those in no hold and on no pedestal are in their city (D-3.4)."""
    said = said_raised(p, islands)
    p.raised = [said.get(island, 0) for island in range(len(p.board.pedestals))]
    for colour in range(6):
        name, done = COLOURS[colour], count(p.statues_done, colour)
        standing = count(p.raised, colour)
        if standing > done:
            raise refused("islands.raised", f"{standing} {name} statues stand, and among the players' done are {done}")
        for island, pedestals in enumerate(p.board.pedestals):
            if standing < done and island not in said and pedestals >> colour & 1:
                p.raised[island] |= 1 << colour
                standing += 1
        if standing < done:
            raise refused("islands.raised", f"{done} {name} statues are done, and {standing} pedestals can hold them")
        p.statues_in[colour] = per_colour(p, "statue") - standing - count(p.statues_held, colour)
        if p.statues_in[colour] < 0:
            raise refused(
                "players", f"{per_colour(p, 'statue') - p.statues_in[colour]} {name} statues are described, raised "
                f"and in holds, and the game has {per_colour(p, 'statue')}"
            )  # fmt: skip


# -- hidden islands ---------------------------------------------------------------------------------------------------


def said_built(p: Delphi, islands: Table) -> int | None:
    """The islands that are said to have their shrine, if that is said."""
    if "built" not in islands:
        return None
    built = read_islands(islands["built"], "islands.built", p.board, "hidden")
    for island, name in enumerate(p.board.island_names["hidden"]):
        if built >> island & 1 and p.facts.island_owner[p.tiles[island]] not in p.colours:
            raise refused(
                "islands.built",
                f"at {name} lies {p.facts.island_ids[p.tiles[island]]}, whose colour nobody plays; say another tile in "
                "islands.tiles",
            )
    return built


def shrines_of(p: Delphi, seat: int, built: int) -> int:
    return sum(p.owns(seat, island) for island in range(len(p.tiles)) if built >> island & 1)


def arrange_islands(p: Delphi, islands: Table, built: list[int]) -> None:
    """Shrines by seat, on own islands, and what is explored: more than the islands with a shrine only where said."""
    said = said_built(p, islands)
    explored = None
    if "explored" in islands:
        explored = read_islands(islands["explored"], "islands.explored", p.board, "hidden")
    p.built = said or 0
    for seat, shrines in enumerate(built):
        own = [n for n in range(len(p.tiles)) if p.owns(seat, n)]
        for island in own:
            if said is None and shrines_of(p, seat, p.built) < shrines and (explored is None or explored >> island & 1):
                p.built |= 1 << island
        if shrines_of(p, seat, p.built) != shrines:
            raise refused(
                "islands.explored", f"seat {seat} has built {shrines} shrines, and of its islands "
                f"{', '.join(p.board.island_names['hidden'][n] for n in own)} too few are explored"
            )  # fmt: skip
    p.explored = p.built if explored is None else explored
    for island, name in enumerate(p.board.island_names["hidden"]):
        if p.built & ~p.explored & 1 << island:
            raise refused("islands.built", f"{name} has a shrine, but is not among the explored islands")
