"""Leagues of bots: everybody meets everybody, and who goes up goes up."""

from __future__ import annotations

from itertools import combinations

import pytest

import aegean
from aegean import OptionError, contests
from aegean.arena.leagues import League, Season, check, seasons
from aegean.arena.match import Match, play_game
from aegean.cli import main
from aegean.texts import languages

SHORT = {"tiles_less": 4}
SIX = ("hoplite.cadmus", "peltast.cadmus", "shepherd.cadmus", "hoplite", "shepherd", "shepherd")


@pytest.fixture(scope="module")
def league() -> League:
    return League("delphi", SIX, seats=2, division=3, moves=1, seed=5, options=SHORT)


@pytest.fixture(scope="module")
def two(league: League) -> list[Season]:
    return list(seasons(league, 2))


def test_a_season_is_what_its_games_were(league: League, two: list[Season]) -> None:
    """Every game is played once more by hand, with its seed, and counted: 100 for a win, 50 each if level."""
    first, rules = two[0], aegean.game("delphi")
    number = 0
    for rows in first.divisions:
        entrants = [row.entrant for row in sorted(rows, key=lambda row: row.lot)]
        points = dict.fromkeys(entrants, 0.0)
        games = contests.fixtures(entrants, 2)
        assert {frozenset(game) for game in games} == {frozenset(pair) for pair in combinations(entrants, 2)}
        for game in games:
            players = tuple(SIX[one] for one in game)
            match = Match("delphi", rules.version, players, 1, league.seed + number, dict(rules.complete(SHORT)))
            outcome = play_game(match, 0)
            level = outcome.place(0) == outcome.place(1)
            for seat, one in enumerate(game):
                points[one] += 50.0 if level else 100.0 * (outcome.place(seat) == 1)
            number += 1
        assert {row.entrant: row.points / 10 for row in rows} == points
        assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)


def test_the_last_changes_places_with_the_first_below(two: list[Season]) -> None:
    upper, lower = ([row.entrant for row in rows] for rows in two[0].divisions)
    assert two[0].moving(1) == [1]
    after = [{row.entrant for row in rows} for rows in two[1].divisions]
    assert after == [{*upper[:2], lower[0]}, {upper[2], *lower[1:]}]


def test_processes_change_nothing(league: League, two: list[Season]) -> None:
    assert list(seasons(league, 1, jobs=2)) == two[:1]


def test_bots_of_one_name_are_numbered(league: League) -> None:
    assert league.names == [*SIX[:4], "shepherd (1)", "shepherd (2)"]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"bots": SIX[:2]}, "at least 3 bots, not 2"),
        ({"division": 7}, "a division has 3 to 6 bots, not 7"),
        ({"seats": 4, "division": 3}, "a division has 4 to 6 bots, not 3"),
        ({"seats": 5, "division": 5}, "seats|players"),
        ({"bots": (*SIX, "oracle")}, "oracle"),
        (
            {"game": "hellas", "seats": 4, "division": 4, "options": {"mode": "kronos"}},
            "everybody plays for themselves",
        ),
    ],
)
def test_what_cannot_be_played_is_refused(league: League, change: dict[str, object], says: str) -> None:
    with pytest.raises(OptionError, match=says):
        check(league._replace(**change))  # type: ignore[arg-type]


@pytest.mark.parametrize("language", languages())
def test_the_command_tells_divisions_and_a_champion(capsys: pytest.CaptureFixture[str], language: str) -> None:
    command = "league delphi --players 3 --seats 2 --division 3 --seasons 1 --jobs 1 --option tiles_less=4"
    assert main([*command.split(), "--language", language]) == 0
    told = capsys.readouterr()
    assert not told.err
    lines = told.out.splitlines()
    assert [line.split()[0] for line in lines[3:6]] == ["1", "2", "3"]
    best = lines[3].split()[1]
    assert best in lines[-1]
    assert "cli-" not in told.out


def test_a_league_that_cannot_be_is_refused_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["league", "delphi", "--players", "2"]) == 2
    assert "at least 3 bots" in capsys.readouterr().err
