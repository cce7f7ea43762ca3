"""The games of a division in which everybody meets everybody equally often, and who sits where in them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import ceil
from typing import Final

# Six players at tables of three: ten games in which every two meet twice. All triples would be twice as many.
_SIX_BY_THREE: Final = (
    (0, 1, 2),
    (0, 3, 5),
    (1, 4, 5),
    (2, 3, 4),
    (0, 1, 3),
    (0, 4, 5),
    (1, 2, 5),
    (0, 2, 4),
    (1, 3, 4),
    (2, 3, 5),
)


def fixtures(players: Sequence[int], seats: int, games: int = 0) -> list[tuple[int, ...]]:
    """The games of a division, in the order in which they are best played, each with its players by seat.

    Where all of them sit at one table, `games` says how many are played; nothing said, as many as there are seats, so
    that everybody sits in each of them once. Nobody has one seat oftener than another by more than one.
    """
    count = len(players)
    if not 2 <= seats <= count:
        raise ValueError(f"{count} players cannot meet at tables of {seats}")
    if seats == count:
        blocks = [tuple(range(count))] * (games or seats)
    elif (count, seats) == (6, 3):
        blocks = list(_SIX_BY_THREE)
    else:
        blocks = list(combinations(range(count), seats))
    seated = _seated(_in_order(blocks, count), count, seats)
    return [tuple(players[one] for one in game) for game in seated]


def games_each(count: int, seats: int, games: int = 0) -> int:
    """How many games each of so many players has."""
    return sum(0 in game for game in fixtures(range(count), seats, games))


def _in_order(blocks: list[tuple[int, ...]], count: int) -> list[tuple[int, ...]]:
    """Whoever has played least, and whose last game is longest ago, comes next."""
    left, played, latest = list(blocks), [0] * count, [-1] * count
    ordered: list[tuple[int, ...]] = []
    while left:

        def haste(block: tuple[int, ...]) -> tuple[int, int, int, tuple[int, ...]]:
            return (
                max(played[one] for one in block),
                sum(played[one] for one in block),
                sum(latest[one] for one in block),
                block,
            )

        block = min(left, key=haste)
        left.remove(block)
        for one in block:
            played[one] += 1
            latest[one] = len(ordered)
        ordered.append(block)
    return ordered


def _seated(blocks: list[tuple[int, ...]], count: int, seats: int) -> list[tuple[int, ...]]:
    """Every block by seat, so that for each player the numbers of games in any two seats differ by at most one.

    That is an edge colouring: games on one side, players on the other, a seat is a colour. Each player is split into
    parts of at most `seats` games, none of which may have a seat twice; then every node has at most as many edges as
    there are colours, and in a graph of two sides that many are enough (König).
    """
    edges = [(game, player) for game, block in enumerate(blocks) for player in block]
    met = [0] * count
    part_of: list[tuple[int, int]] = []
    for _, player in edges:
        part_of.append((player, met[player] // seats))
        met[player] += 1
    at_game: list[dict[int, int]] = [{} for _ in blocks]  # by seat, the edge
    at_part: dict[tuple[int, int], dict[int, int]] = {
        (player, part): {} for player in range(count) for part in range(ceil(met[player] / seats))
    }
    colour = [-1] * len(edges)
    for edge, (game, player) in enumerate(edges):
        one, other = at_game[game], at_part[part_of[edge]]
        free_here = _free(one, seats, player + game)
        free_there = _free(other, seats, player + game)
        if free_here not in other:
            free_there = free_here
        elif free_there not in one:
            free_here = free_there
        else:  # change the two seats about along the path that begins with the player
            _exchange(edges, part_of, at_game, at_part, colour, edge, free_here, free_there)
        colour[edge] = free_here
        one[free_here] = edge
        other[free_here] = edge
    seated = [[-1] * seats for _ in blocks]
    for edge, (game, player) in enumerate(edges):
        seated[game][colour[edge]] = player
    return [tuple(game) for game in seated]


def _free(taken: dict[int, int], seats: int, first: int) -> int:
    return next(seat for turn in range(seats) if (seat := (first + turn) % seats) not in taken)


def _exchange(
    edges: list[tuple[int, int]],
    part_of: list[tuple[int, int]],
    at_game: list[dict[int, int]],
    at_part: dict[tuple[int, int], dict[int, int]],
    colour: list[int],
    edge: int,
    here: int,
    there: int,
) -> None:
    """Free the seat `here` at the player's part: along the path of edges that are `here` and `there` by turns, which
    cannot come back to the game, where `here` is free."""
    path: list[int] = []
    at, seat, on_player = part_of[edge], here, True
    node = at_part[at]
    while seat in node:
        step = node[seat]
        path.append(step)
        node = at_game[edges[step][0]] if on_player else at_part[part_of[step]]
        on_player = not on_player
        seat = there if seat == here else here
    for step in path:
        del at_game[edges[step][0]][colour[step]]
        del at_part[part_of[step]][colour[step]]
    for step in path:
        colour[step] = there if colour[step] == here else here
        at_game[edges[step][0]][colour[step]] = step
        at_part[part_of[step]][colour[step]] = step
