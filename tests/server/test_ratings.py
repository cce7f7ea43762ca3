"""Ratings: which games count, in which order, for sides, against bots; and that all of them can be made anew."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, select, update

import aegean
from aegean import bots
from aegean.core.errors import OptionError
from aegean.server import wire
from aegean.server.door import leaving
from aegean.server.people import finished
from aegean.server.ratings import book, ladders, model
from aegean.server.ratings.model import Player, Rating
from aegean.server.store import schema
from aegean.server.store.migrate import bring_up_to_date
from tests.server.ended import LIVE, SLOW, account, end, write_down
from tests.server.test_hosting import run_host

KRONOS: dict[str, Any] = {"game": "hellas", "options": {"mode": "kronos"}, "reason": "kronos_slain"}


@pytest.fixture
def c(engine: Engine) -> Iterator[Connection]:
    bring_up_to_date(engine)
    with engine.execution_options(writes=True).begin() as connection:
        yield connection


def people(c: Connection, count: int = 4) -> list[wire.Person]:
    return [account(c, name) for name in ("Ada", "Berenice", "Clio", "Damon", "Erato", "Phaon")[:count]]


def stored(c: Connection) -> tuple[list[Any], list[Any]]:
    r, o = schema.ratings.c, schema.rating_changes.c
    return (
        [tuple(row) for row in c.execute(select(schema.ratings).order_by(r.user, r.game, r.speed))],
        [tuple(row) for row in c.execute(select(schema.rating_changes).order_by(o.table, o.user))],
    )


def mean_of(c: Connection, person: wire.Person, game: str = "delphi", speed: str = "live") -> float:
    (found,) = [one for one in ladders.ratings_of(c, person.id) if (one.game, one.speed) == (game, speed)]
    return found.mean


def rated(c: Connection, table: str) -> bool:
    return bool(c.scalar(select(schema.finished.c.rated).where(schema.finished.c.table == table)))


def evening(c: Connection, seed: int = 3) -> list[str]:
    """Many games of all kinds, some of which count."""
    chance, everybody, tables = random.Random(seed), people(c, 6), []
    for at in range(40):
        game = chance.choice(["delphi", "hellas", "kronos"])
        seats = 3 if game == "kronos" else chance.choice([2, 3, 4])
        who: list[wire.Person | str] = [*chance.sample(everybody, seats)]
        if chance.random() < 0.3:
            who[-1] = chance.choice(["hoplite", "pythia", "random"])
        order = list(range(seats))
        chance.shuffle(order)
        ranking = [[seat] for seat in order] if game != "kronos" else chance.choice([[[0], [1, 2]], [[1, 2], [0]]])
        more: dict[str, Any] = KRONOS if game == "kronos" else {"game": game}
        clock = chance.choice([LIVE, SLOW, None]) if seats > 2 else None
        # several end in the same moment
        tables.append(end(c, who, ranking, 1000.0 + 10 * (at // 3), clock=clock, **more))
    return tables


def test_made_anew_they_are_the_same_to_the_last_bit(c: Connection) -> None:
    evening(c)
    write_down(c)
    before = stored(c)
    assert len(before[0]) > 10
    assert book.rebuild(c) == len({table for table, *_ in before[1]})
    assert stored(c) == before


def test_the_order_in_which_games_are_written_down_is_of_no_account(c: Connection) -> None:
    """A process that comes late with a game that ended early has the later ones rated anew."""
    tables = evening(c)
    games = [finished.look(c, table) for table in tables]
    chance = random.Random(5)
    chance.shuffle(games)
    left = list(games)
    while left:  # one after the other, or several at once
        several = chance.randint(1, 6)
        finished.write(c, left[:several])
        left = left[several:]
    after = stored(c)
    book.rebuild(c)
    assert stored(c) == after
    finished.write(c, games)  # once more changes nothing
    assert stored(c) == after


def test_whoever_is_deleted_counts_for_the_others_still(c: Connection) -> None:
    evening(c)
    write_down(c)
    gone = c.execute(select(schema.users.c.id).order_by(schema.users.c.id)).scalars().first()
    assert gone is not None
    before = stored(c)
    leaving.delete_person(c, gone, 9000.0)
    left = tuple([row for row in rows if gone not in row[:2]] for rows in before)
    assert stored(c) == left
    book.rebuild(c)
    assert stored(c) == left
    s = schema.finished_seats.c
    told = c.execute(select(s.played, s.pace).where(s.user == gone)).all()
    assert told
    assert all(row == ({}, None) for row in told)


def test_the_host_makes_all_of_them_anew_by_command(sqlite_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    from aegean.server.settings import Settings
    from aegean.server.store.storage import connect

    engine = connect(Settings(database=sqlite_url).database_url).execution_options(writes=True)
    bring_up_to_date(engine)
    with engine.begin() as c:
        evening(c)
        write_down(c)
        before = stored(c)
        c.execute(update(schema.ratings).values(mean=1.0))
    run_host("ratings", "--rebuild", "--database", sqlite_url)
    with engine.begin() as c:
        assert stored(c) == before
    engine.dispose()


# -- which games count ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("form", "counts"), [
    ({}, True),
    ({"clock": None}, True),
    ({"public": False}, True),
    ({"rated": False}, False),
    ({"advice": True}, False),  # whoever asks a bot is rated as the bot
    ({"game": "hellas", "reason": "king_of_kings"}, True),
])  # fmt: skip
def test_games_of_two_people_count_unless_something_speaks_against_it(
    c: Connection, form: dict[str, Any], counts: bool
) -> None:
    ada, berenice = people(c, 2)
    table = end(c, [ada, berenice], [[0], [1]], 1000.0, **form)
    write_down(c)
    assert rated(c, table) is counts
    assert bool(stored(c)[0]) is counts


@pytest.mark.parametrize("change", [
    {"seed_given": True},
    {"position": {"seed": 3}},
    {"imported": True},
    {"lesson": "delphi"},
    {"hot_seat": True},
])  # fmt: skip
def test_what_was_arranged_or_known_does_not_count(c: Connection, change: dict[str, Any]) -> None:
    ada, berenice = people(c, 2)
    table = end(c, [ada, berenice], [[0], [1]], 1000.0)
    c.execute(update(schema.tables).where(schema.tables.c.id == table).values(**change))
    write_down(c)
    assert not rated(c, table)
    assert stored(c) == ([], [])


def test_against_bots_alone_games_count_where_that_was_wished(c: Connection) -> None:
    (ada,) = people(c, 1)
    friendly = end(c, [ada, "pythia"], [[0], [1]], 1000.0)
    write_down(c)
    assert not rated(c, friendly)
    serious = end(c, [ada, "pythia"], [[0], [1]], 1100.0, rated=True)
    write_down(c)
    assert rated(c, serious)
    assert mean_of(c, ada, speed="slow") > 30  # nobody else was kept waiting: there was no clock
    nobody = end(c, [ada, "random"], [[0], [1]], 1200.0, rated=True)  # of no known strength
    write_down(c)
    assert not rated(c, nobody)


def test_a_table_at_which_bots_advise_cannot_be_rated(c: Connection) -> None:
    (ada,) = people(c, 1)
    with pytest.raises(OptionError):
        end(c, [ada, "pythia"], [[0], [1]], 1000.0, rated=True, advice=True)
    table = end(c, [ada, "pythia"], [[0], [1]], 1000.0, rated=True)
    assert c.scalar(select(schema.tables.c.advice).where(schema.tables.c.id == table)) is False


def test_nobody_is_rated_who_sits_on_both_sides(c: Connection) -> None:
    ada, berenice = people(c, 2)
    table = end(c, [ada, berenice, ada], [[0], [1], [2]], 1000.0)
    write_down(c)
    assert not rated(c, table)


# -- what they are worth ----------------------------------------------------------------------------------------------


def test_live_and_slow_games_have_ratings_of_their_own(c: Connection) -> None:
    ada, berenice = people(c, 2)
    end(c, [ada, berenice], [[0], [1]], 1000.0)
    end(c, [ada, berenice], [[1], [0]], 1100.0, clock=SLOW)
    end(c, [ada, berenice], [[1], [0]], 1200.0, clock=None)
    write_down(c)
    told = {(one.game, one.speed): one for one in ladders.ratings_of(c, ada.id)}
    assert {key: one.games for key, one in told.items()} == {("delphi", "live"): 1, ("delphi", "slow"): 2}
    assert told["delphi", "live"].mean > 25 > told["delphi", "slow"].mean
    assert all(one.provisional and one.level is None for one in told.values())


def test_bots_do_not_move_and_measure_people(c: Connection) -> None:
    """Whoever wins as often as a level does is told to be about as good."""
    ada, _ = people(c, 2)
    for at in range(30):
        won = [[0], [1]] if at % 2 else [[1], [0]]
        end(c, [ada, "hoplite"], won, 1000.0 + at, game="hellas", rated=True, reason="king_of_kings")
    write_down(c)
    (told,) = ladders.ratings_of(c, ada.id)
    assert not told.provisional
    assert (told.speed, told.level) == ("slow", "hoplite")
    levels = ladders.ladder(c, None, "hellas", "live").anchors
    told_apart = ["tiresias", "pythia", "strategos", "hoplite", "peltast"]  # a shepherd is as good
    assert [one.level for one in levels] == told_apart
    assert levels[1].mean == model.anchors("hellas")["pythia"].mean == 34.5


def test_every_level_that_plays_a_game_is_worth_something_there() -> None:
    """Or games against it would count for nobody."""
    for game in aegean.games():
        assert set(bots.scale(game)) <= model.anchors(game).keys()


def test_heroes_win_and_lose_together_and_kronos_is_worth_as_much_as_all_of_them(c: Connection) -> None:
    kronos, one, other = people(c, 3)
    table = end(c, [kronos, one, other], [[1, 2], [0]], 1000.0, **KRONOS)
    write_down(c)
    assert rated(c, table)
    assert mean_of(c, one, "hellas") == mean_of(c, other, "hellas") > 25
    # Nobody was the favourite: what the one loses the others win.
    assert 25 - mean_of(c, kronos, "hellas") == pytest.approx(mean_of(c, one, "hellas") - 25, rel=1e-6)


def test_two_play_kronos_and_one_of_them_leads_two_heroes(c: Connection) -> None:
    kronos, leader = people(c, 2)
    seats = [Player(kronos.id, None, 0, 2), Player(leader.id, None, 1, 1), Player(leader.id, None, 1, 1)]
    assert model.counts("hellas", seats, False)
    now = model.after("hellas", seats, {})
    assert now[leader.id].mean - 25 == pytest.approx(25 - now[kronos.id].mean, rel=1e-6)


def test_whoever_gives_up_is_last_whatever_becomes_of_their_side() -> None:
    seats = [Player(1, None, 0, 2), Player(2, None, 1, 1), Player(3, None, 1, 3)]
    now = model.after("hellas", seats, {})
    assert now[2].mean > now[1].mean > now[3].mean


def test_the_stronger_wins_little_and_loses_much() -> None:
    before = {1: Rating(35.0, 3.0), 2: Rating(20.0, 3.0)}
    won = model.after("delphi", [Player(1, None, 0, 1), Player(2, None, 1, 2)], before)
    lost = model.after("delphi", [Player(1, None, 0, 2), Player(2, None, 1, 1)], before)
    assert won[1].mean - 35.0 < 35.0 - lost[1].mean


def test_whoever_was_gone_before_the_end_is_nobody(c: Connection) -> None:
    ada, berenice, clio = people(c, 3)
    end(c, [ada, berenice, clio], [[2], [0], [1]], 1000.0)
    leaving.delete_person(c, clio.id, 1001.0)
    write_down(c)
    s = schema.finished_seats.c
    assert c.scalars(select(s.user).order_by(s.seat)).all() == [ada.id, berenice.id, None]
    assert {row[0] for row in stored(c)[0]} == {ada.id, berenice.id}


# -- who sees them ----------------------------------------------------------------------------------------------------


def test_a_ladder_names_those_whose_profile_everybody_may_see(c: Connection) -> None:
    ada, berenice = people(c, 2)
    clio, damon = account(c, "Clio", "friends"), account(c, "Damon", "nobody")
    end(c, [ada, berenice, clio, damon], [[3], [2], [1], [0]], 1000.0)
    write_down(c)
    told = ladders.ladder(c, clio, "delphi", "live")
    assert told.unlisted
    assert not ladders.ladder(c, ada, "delphi", "live").unlisted
    assert [one.name for one in told.rows] == ["Berenice", "Ada"]
    assert all(one.provisional for one in told.rows)
    assert ladders.ladder(c, None, "hellas", "live").rows == []


def test_a_curve_has_a_point_for_each_game(c: Connection) -> None:
    ada, berenice = people(c, 2)
    for at in (1000.0, 1100.0, 1200.0):
        end(c, [ada, berenice], [[0], [1]], at)
    write_down(c)
    (curve,) = ladders.curves_of(c, ada.id)
    assert [point.at for point in curve.points] == [1000.0, 1100.0, 1200.0]
    assert curve.points[-1].mean == mean_of(c, ada)
    assert curve.points[0].deviation > curve.points[-1].deviation
