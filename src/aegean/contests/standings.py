"""What a game is worth, and who stands where, with the reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

# Points are counted in tenths. A win is worth 100, whatever the table's size; behind it the first of the others has
# at most 60, and the last none: 60 are shared out by how many of the others one leaves behind.
WIN: Final = 1000
_PLACE: Final = 600

# What decides, in this order: points; games won; points of the games among those who are still level; the points of
# those whom one has met; fewer games in which one's time was up; the lot that was drawn at the beginning.
CRITERIA: Final = ("points", "wins", "direct", "opposition", "late", "lot")


class Played(NamedTuple):
    """One game: who counts in it, their places (1 for the first; those who are level have the same), and whose time
    was up."""

    entrants: tuple[int, ...]
    places: tuple[int, ...]
    late: tuple[bool, ...] = ()


class Row(NamedTuple):
    entrant: int
    place: int
    points: int  # in tenths
    played: int
    wins: Fraction
    direct: int
    opposition: int
    late: int
    lot: int
    by: str  # what tells this row from the one above it; empty for the first


def points(game: Played) -> list[int]:
    """What the game is worth to each of its entrants, in tenths. A game without others is won."""
    count = len(game.entrants)
    if count == 1:
        return [WIN]
    found: list[int] = []
    for place in game.places:
        behind = Fraction(sum(other > place for other in game.places) * 2 + game.places.count(place) - 1, 2)
        worth = behind * _PLACE / (count - 1)
        if place == 1:
            worth += Fraction(WIN - _PLACE, game.places.count(1))
        found.append(round(worth))
    return found


def standings(entrants: Sequence[int], games: Iterable[Played], lots: Callable[[int], int]) -> list[Row]:
    """Everybody by their points, and where these are equal by what comes next in `CRITERIA`."""
    played = list(games)
    worth = [points(game) for game in played]
    total = dict.fromkeys(entrants, 0)
    count = dict.fromkeys(entrants, 0)
    wins = dict.fromkeys(entrants, Fraction(0))
    late = dict.fromkeys(entrants, 0)
    for game, gained in zip(played, worth, strict=True):
        for at, one in enumerate(game.entrants):
            if one not in total:
                continue
            total[one] += gained[at]
            count[one] += 1
            late[one] += bool(game.late and game.late[at])
            if game.places[at] == 1:
                wins[one] += Fraction(1, game.places.count(1))
    opposition = {
        one: sum(
            total.get(other, 0) for game in played if one in game.entrants for other in game.entrants if other != one
        )
        for one in entrants
    }

    def direct(one: int) -> int:
        level = {other for other in entrants if (total[other], wins[other]) == (total[one], wins[one])}
        if len(level) == 1:
            return 0
        among = [
            Played(tuple(game.entrants[at] for at in keep), _closed_up([game.places[at] for at in keep]))
            for game in played
            if one in game.entrants
            and len(keep := [at for at, other in enumerate(game.entrants) if other in level]) > 1
        ]
        return sum(points(game)[game.entrants.index(one)] for game in among)

    rows = [
        Row(one, 0, total[one], count[one], wins[one], direct(one), opposition[one], late[one], lots(one), "")
        for one in entrants
    ]
    rows.sort(key=_key)
    return [
        row._replace(place=at + 1, by="" if at == 0 else _told_apart(rows[at - 1], row)) for at, row in enumerate(rows)
    ]


def _closed_up(places: Sequence[int]) -> tuple[int, ...]:
    """Places among a few, as if the others had not played."""
    return tuple(1 + sum(other < place for other in places) for place in places)


def _key(row: Row) -> tuple[Fraction | int, ...]:
    return -row.points, -row.wins, -row.direct, -row.opposition, row.late, row.lot


def _told_apart(above: Row, row: Row) -> str:
    return next(
        criterion for criterion, one, other in zip(CRITERIA, _key(above), _key(row), strict=True) if one != other
    )
