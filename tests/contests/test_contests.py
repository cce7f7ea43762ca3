"""Schedules, pairings, standings and seasons, each against what can be said of them by hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aegean import contests
from aegean.contests import Played, standings
from aegean.contests.pairing import by_seat

DIVISIONS = [(count, seats) for count in range(2, 7) for seats in range(2, count + 1)]


@pytest.mark.parametrize(("count", "seats"), DIVISIONS)
def test_everybody_meets_everybody_equally_often_and_sits_everywhere_alike(count: int, seats: int) -> None:
    players = [10 + one for one in range(count)]
    games = contests.fixtures(players, seats)
    assert all(len(set(game)) == seats and set(game) <= set(players) for game in games)
    met = Counter(frozenset(pair) for game in games for pair in combinations(game, 2))
    assert len(met) == count * (count - 1) // 2
    assert len(set(met.values())) == 1
    sat = Counter((one, seat) for game in games for seat, one in enumerate(game))
    for one in players:
        times = [sat[one, seat] for seat in range(seats)]
        assert max(times) - min(times) <= 1
        assert sum(times) == contests.games_each(count, seats)


@given(st.integers(2, 6), st.integers(1, 6))
def test_at_one_table_so_many_games_are_played_as_was_agreed_on(seats: int, games: int) -> None:
    found = contests.fixtures(range(seats), seats, games)
    assert len(found) == games
    sat = Counter((one, seat) for game in found for seat, one in enumerate(game))
    assert max(sat.values()) - min(sat[one, seat] for one in range(seats) for seat in range(seats)) <= 1


def test_six_at_tables_of_three_need_ten_games_and_not_twenty() -> None:
    assert len(contests.fixtures(range(6), 3)) == 10
    assert contests.games_each(6, 3) == 5


def test_tables_that_are_larger_than_the_division_are_refused() -> None:
    with pytest.raises(ValueError, match="3 players cannot meet at tables of 4"):
        contests.fixtures(range(3), 4)


# -- tables of a round ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "allowed", "expected"),
    [
        (8, [2], [2] * 4),
        (7, [2], [2] * 3),
        (9, [2, 3, 4], [3, 3, 3]),
        (11, [3, 4], [4, 4, 3]),
        (5, [3, 4], [4]),
        (5, [2, 3, 4], [3, 2]),
        (12, [5], [5, 5]),
        (3, [5], []),
    ],
)
def test_as_few_tables_as_can_be_and_as_few_who_sit_out(count: int, allowed: list[int], expected: list[int]) -> None:
    assert contests.sizes(count, allowed) == expected


@given(st.integers(2, 40), st.integers(2, 5))
def test_a_cup_comes_to_one_who_has_won_it(count: int, seats: int) -> None:
    allowed, left, rounds = list(range(2, seats + 1)), list(range(count)), 0
    while len(left) > 1:
        groups = contests.bracket(left, allowed)
        assert sorted(one for group in groups for one in group) == sorted(left)
        assert all(len(group) == 1 or len(group) in allowed for group in groups)
        if seats == 2 and rounds:
            assert all(len(group) == 2 for group in groups)  # nobody goes on without a game after the first round
        left, rounds = [group[-1] for group in groups], rounds + 1
        assert rounds < 10
    assert left


def test_in_a_cup_of_eight_the_first_two_halves_meet_in_the_last_game() -> None:
    assert contests.bracket(range(8), [2]) == [[0, 1], [2, 3], [4, 5], [6, 7]]
    assert contests.bracket(range(6), [2]) == [[0], [3, 4], [1], [2, 5]]


def test_those_who_stand_alike_meet_and_nobody_meets_again() -> None:
    first, resting = contests.tables(range(8), [2])
    assert (first, resting) == ([(0, 1), (2, 3), (4, 5), (6, 7)], [])
    standing = [0, 2, 4, 6, 1, 3, 5, 7]
    second, _ = contests.tables(standing, [2], first, first)
    assert {frozenset(table) for table in second} == {frozenset(pair) for pair in ((0, 2), (4, 6), (1, 3), (5, 7))}
    played = [*first, *second]
    for _ in range(5):
        further, _ = contests.tables(standing, [2], played, played)
        assert not {frozenset(table) for table in further} & {frozenset(table) for table in played}
        played += further
    assert len({frozenset(table) for table in played}) == 28  # all pairs of eight in seven rounds


def test_nobody_sits_out_twice_before_all_have() -> None:
    played: list[tuple[int, ...]] = []
    idle: list[int] = []
    for _ in range(5):
        tables, resting = contests.tables(range(5), [2], played, played, idle)
        played += tables
        idle += resting
    assert sorted(idle) == [0, 1, 2, 3, 4]


def test_whoever_sat_first_sits_elsewhere_next() -> None:
    assert by_seat((7, 8), [(7, 9), (8, 9)]) in ((7, 8), (8, 7))
    assert by_seat((7, 8), [(7, 9), (9, 8)]) == (8, 7)


# -- standings --------------------------------------------------------------------------------------------------------


def test_what_a_game_is_worth() -> None:
    assert contests.points(Played((1, 2), (1, 2))) == [1000, 0]
    assert contests.points(Played((1, 2, 3, 4), (1, 2, 3, 4))) == [1000, 400, 200, 0]
    assert contests.points(Played((1, 2, 3), (2, 1, 2))) == [150, 1000, 150]
    assert contests.points(Played((1, 2, 3, 4), (1, 1, 3, 4))) == [700, 700, 200, 0]
    assert contests.points(Played((1,), (1,))) == [1000]


@given(st.permutations([1, 2, 3, 4, 5, 6]), st.integers(2, 6))
def test_every_table_of_a_size_is_worth_the_same(order: list[int], count: int) -> None:
    places = tuple(1 + sum(one < other for one in order[:count]) for other in order[:count])
    assert sum(contests.points(Played(tuple(range(count)), places))) == 400 + 300 * count


def test_standings_tell_what_decides() -> None:
    """By hand: a ring of five, each beat one of the others and lost to one; 1 lost by the clock."""
    games = [
        Played((1, 2), (1, 2)),
        Played((3, 1), (1, 2), (False, True)),
        Played((2, 4), (1, 2)),
        Played((4, 5), (1, 2)),
        Played((5, 3), (1, 2)),
    ]
    rows = standings([5, 4, 3, 2, 1], games, lambda one: one)
    assert {(row.points, row.wins, row.played, row.direct, row.opposition) for row in rows} == {
        (1000, Fraction(1), 2, 1000, 2000)
    }
    assert [(row.entrant, row.late, row.by) for row in rows] == [
        (2, 0, ""),
        (3, 0, "lot"),
        (4, 0, "lot"),
        (5, 0, "lot"),
        (1, 1, "late"),
    ]
    of_three = standings([1, 2, 3], games[:2], lambda one: one)
    assert [(row.entrant, row.by) for row in of_three] == [(3, ""), (1, "direct"), (2, "points")]


def test_level_players_are_told_apart_by_their_own_games_then_by_whom_they_met() -> None:
    games = [Played((1, 2, 3), (1, 2, 3)), Played((2, 4, 5), (1, 2, 3)), Played((1, 4, 5), (2, 1, 3))]
    rows = {row.entrant: row for row in standings([1, 2, 3, 4, 5], games, lambda one: 9 - one)}
    # Each of 1, 2 and 4 won a game and was second in one: 1,300. Among these three 1 beat 2 and lost to 4, 2 beat 4.
    assert [rows[one].points for one in (1, 2, 3, 4, 5)] == [1300, 1300, 0, 1300, 0]
    assert [rows[one].direct for one in (1, 2, 4)] == [1000, 1000, 1000]
    assert [rows[one].opposition for one in (1, 2, 4)] == [1300 + 0 + 1300 + 0, 1300 + 0 + 1300 + 0, 1300 * 2 + 0]
    assert [rows[one].wins for one in (1, 2, 4)] == [Fraction(1)] * 3
    order = [row.entrant for row in standings([1, 2, 3, 4, 5], games, lambda one: 9 - one)]
    assert order == [4, 2, 1, 5, 3]  # by the lot, since all else is equal
    assert rows[2].by == "lot"


# -- seasons ----------------------------------------------------------------------------------------------------------


@given(st.integers(0, 64), st.integers(3, 6), st.integers(2, 6))
def test_divisions_leave_out_as_few_as_can_be(count: int, size: int, seats: int) -> None:
    cut = contests.divisions(range(count), max(size, seats), seats)
    sizes = [len(division) for division in cut]
    least = max(3, seats)
    assert all(least <= one <= 6 for one in sizes)
    assert sizes == sorted(sizes)
    assert not sizes or sizes[-1] - sizes[0] <= 1
    placed = [one for division in cut for one in division]
    assert placed == list(range(len(placed)))
    possible = {total for number in range(count // least + 1) for total in range(number * least, number * 6 + 1)}
    assert len(placed) == max(total for total in possible if total <= count)


def test_divisions_by_hand() -> None:
    assert [len(one) for one in contests.divisions(range(24), 4)] == [4] * 6
    assert [len(one) for one in contests.divisions(range(11), 4)] == [3, 4, 4]
    assert [len(one) for one in contests.divisions(range(7), 4, 4)] == [6]  # neither 3 nor 7 can sit at tables of four


def test_promotion_and_relegation() -> None:
    finished = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11]]
    assert contests.after_moves(finished, 1) == [1, 2, 3, 5, 4, 6, 7, 9, 8, 10, 11]
    assert contests.after_moves(finished, 0) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    assert contests.after_moves(finished, 2) == contests.after_moves(finished, 1)  # somebody stays
    six = [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]]
    assert contests.after_moves(six, 2) == [1, 2, 3, 4, 7, 8, 5, 6, 9, 10, 11, 12]
    assert contests.after_moves([[3, 1, 2]], 1) == [3, 1, 2]


@given(st.lists(st.integers(3, 6), min_size=1, max_size=5), st.integers(0, 2))
def test_a_season_loses_nobody(sizes: list[int], moves: int) -> None:
    players = iter(range(100))
    finished = [[next(players) for _ in range(size)] for size in sizes]
    after = contests.after_moves(finished, moves)
    assert sorted(after) == sorted(one for division in finished for one in division)
