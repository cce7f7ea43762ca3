"""Whole tournaments, from signing up to the last standings; the standings are worked out here by hand."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

from aegean.server.tournaments import signing
from aegean.server.wire import tournaments as told
from tests.server.contesting import Contest
from tests.server.house import House, run


def test_a_league_of_24_programs_over_two_seasons(database_url: str) -> None:
    """Six divisions of four at tables of three: everybody plays three games, one in each seat."""

    async def work() -> None:
        house = House(database_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            organiser = contest.account("Organiser")
            programs = contest.programs(24)
            strength = {one.name: at for at, one in enumerate(programs)}  # the lower number is the better player
            league = contest.create(organiser, "league", 3, begins_with=24, plan={"division": 4, "moves": 1})
            await contest.sign_up(league, programs[:23])
            assert contest.info(league).status == "open"
            await contest.sign_up(league, programs[23:])
            found = contest.info(league)
            assert found.status == "running"
            assert Counter(one.division for one in found.people) == dict.fromkeys(range(1, 7), 4)
            assert (found.games, len(found.fixtures)) == (3, 24)
            for number in range(1, 25):
                own = [game.entrants.index(number) for game in found.fixtures if number in game.entrants]
                assert sorted(own) == [0, 1, 2]
            for division in range(1, 7):
                here = [one.number for one in found.people if one.division == division]
                met = Counter(
                    pair
                    for game in found.fixtures
                    if game.division == division
                    for pair in combinations(sorted(game.entrants), 2)
                )
                assert met == dict.fromkeys(combinations(here, 2), 2)

            names = contest.names(league)
            people = contest.by_number(league, programs)
            assert await contest.season(league, lambda one: strength[names[one]], people) == 2
            found = contest.info(league)
            assert (found.status, {game.decided for game in found.fixtures}) == ("over", {"played"})

            # The best wins all three games. The second wins the one without the best, and in two shares the places
            # behind them: 100 + 2 x 60 x 1/4. The others win nothing: 3 x 15. Between these two only the lot decides.
            finals: list[list[str]] = []
            for division in range(1, 7):
                rows = contest.table_of(league, division)
                there = sorted((row[0] for row in rows), key=strength.__getitem__)
                assert rows[:2] == [(there[0], 300.0, 3.0, ""), (there[1], 130.0, 1.0, "points")]
                assert [row[1:] for row in rows[2:]] == [(45.0, 0.0, "points"), (45.0, 0.0, "lot")]
                assert {row[0] for row in rows[2:]} == set(there[2:])
                finals.append([row[0] for row in rows])
            moves = [[row.moves for row in division.standings] for division in found.divisions]
            assert moves == [[0, 0, 0, -1], *[[1, 0, 0, -1]] * 4, [1, 0, 0, 0]]

            following = contest.do(
                lambda c: signing.next_season(c, league, organiser, told.SeasonForm(begins_with=24), house.now)
            )
            assert contest.info(league).followed_by == following
            await contest.sign_up(following, programs[::-1])
            found = contest.info(following)
            assert (found.status, found.season, found.follows) == ("running", 2, league)
            expected = [set(final) for final in finals]
            for upper, lower in pairwise(range(6)):
                expected[upper] = expected[upper] - {finals[upper][3]} | {finals[lower][0]}
                expected[lower] = expected[lower] - {finals[lower][0]} | {finals[upper][3]}
            cut = [{one.name for one in found.people if one.division == division} for division in range(1, 7)]
            assert cut == expected

            names = contest.names(following)
            await contest.season(following, lambda one: strength[names[one]], contest.by_number(following, programs))
            assert contest.info(following).status == "over"
            best = min(cut[0], key=strength.__getitem__)
            assert contest.table_of(following, 1)[0] == (best, 300.0, 3.0, "")

    run(work())


def test_a_cup_of_eight_is_played_out(database_url: str) -> None:
    """Two by two; every game is played by its programs to its own end."""

    async def work() -> None:
        house = House(database_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            organiser, programs = contest.account("Organiser"), contest.programs(8)
            cup = contest.create(organiser, "cup", 2, begins=house.now + 60)
            await contest.sign_up(cup, programs)
            assert contest.info(cup).status == "open"
            await house.pass_time(60)
            await contest.progress.look()
            for round_, games in ((1, 4), (2, 2), (3, 1)):
                found = contest.info(cup)
                assert (found.round, len(contest.at_tables(cup))) == (round_, games)
                if round_ > 1:  # those who came out of neighbouring games meet
                    before = [game for game in found.fixtures if game.round == round_ - 1]
                    winners = [game.entrants[(game.places or []).index(1)] for game in before]
                    now = [set(game.entrants) for game in found.fixtures if game.round == round_]
                    assert now == [set(winners[at : at + 2]) for at in range(0, len(winners), 2)]
                for at, game in enumerate(contest.at_tables(cup)):
                    assert game.table is not None
                    await contest.play(game.table, 10 * round_ + at)
                await contest.progress.look()
            found = contest.info(cup)
            assert (found.status, len(found.fixtures)) == ("over", 7)
            for game in found.fixtures:
                assert sorted(place for place in game.places or [] if place) in ([1, 2], [1, 1])
            first = {one: seat for game in found.fixtures[:4] for seat, one in enumerate(game.entrants)}
            for game in found.fixtures[4:6]:
                if first[game.entrants[0]] != first[game.entrants[1]]:  # then both change seats
                    assert [first[one] for one in game.entrants] == [1, 0]

    run(work())


def test_a_cup_of_six_has_two_who_have_no_opponent_in_the_first_round(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            organiser, programs = contest.account("Organiser"), contest.programs(6)
            cup = contest.create(organiser, "cup", 2, begins_with=6)
            await contest.sign_up(cup, programs)
            people = contest.by_number(cup, programs)
            first = contest.info(cup).fixtures
            assert sorted(len(game.entrants) for game in first) == [1, 1, 2, 2]
            assert [game.decided for game in first if len(game.entrants) == 1] == ["walkover", "walkover"]
            await contest.season(cup, lambda one: one, people)
            found = contest.info(cup)
            assert [game.round for game in found.fixtures] == [1, 1, 1, 1, 2, 2, 3]
            last = found.fixtures[-1]
            assert last.entrants[(last.places or []).index(1)] == 1  # the best of all

    run(work())


def test_an_event_of_three_rounds_with_seven(sqlite_url: str) -> None:
    """At tables of two: one sits out each round, and has won by that. The better one always wins."""

    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            organiser, programs = contest.account("Organiser"), contest.programs(7)
            event = contest.create(organiser, "rounds", 2, begins_with=7, plan={"rounds": 3})
            await contest.sign_up(event, programs)
            await contest.season(event, lambda one: one, contest.by_number(event, programs))
            found = contest.info(event)
            assert (found.status, found.round, len(found.fixtures)) == ("over", 3, 12)
            rested = [game.entrants[0] for game in found.fixtures if len(game.entrants) == 1]
            assert len(set(rested)) == 3
            met = [frozenset(game.entrants) for game in found.fixtures if len(game.entrants) == 2]
            assert len(set(met)) == 9
            won = Counter(min(game.entrants) for game in found.fixtures)
            [table] = found.divisions
            assert [row.played for row in table.standings] == [3] * 7
            for row in table.standings:  # a game won is 100, a game lost against one is nothing
                assert (row.points, row.wins) == (100.0 * won[row.entrant], float(won[row.entrant]))
                met_by = {other for pair in met if row.entrant in pair for other in pair - {row.entrant}}
                assert row.opposition == sum(100.0 * won[other] for other in met_by)
            assert [row.place for row in table.standings] == list(range(1, 8))
            keys = [(-row.points, -row.direct, -row.opposition) for row in table.standings]
            assert keys == sorted(keys)

    run(work())


def test_what_is_level_is_decided_by_the_games_among_those_who_are_level(sqlite_url: str) -> None:
    """A division of four, each against each: 2 beats 3 and 4, 3 beats 1 and 4, 1 beats 2, 4 beats 1."""

    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            organiser, programs = contest.account("Organiser"), contest.programs(4)
            league = contest.create(organiser, "league", 2, begins_with=4)
            await contest.sign_up(league, programs)
            people = contest.by_number(league, programs)
            wins = {(1, 2): 1, (2, 3): 2, (1, 3): 3, (1, 4): 4, (2, 4): 2, (3, 4): 3}
            while contest.info(league).status == "running":
                for game in contest.at_tables(league):
                    await contest.won_by(game, wins[min(game.entrants), max(game.entrants)], people)
                await contest.progress.look()
            assert contest.table_of(league, 1) == [
                ("Program 2", 200.0, 2.0, ""),
                ("Program 3", 200.0, 2.0, "direct"),  # lost to 2
                ("Program 4", 100.0, 1.0, "points"),
                ("Program 1", 100.0, 1.0, "direct"),  # lost to 4
            ]
            [division] = contest.info(league).divisions
            assert [row.direct for row in division.standings] == [100.0, 0.0, 100.0, 0.0]
            assert [row.opposition for row in division.standings] == [400.0, 400.0, 500.0, 500.0]

    run(work())
