"""A finished game looked back on in numbers: the chances of each seat move by move, and what its events add up to."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import msgspec
import pytest
from litestar.testing import TestClient

import aegean
from aegean.bots import Table
from aegean.bots.insight import estimate
from aegean.client import Client, Refusal
from aegean.core.values import Event
from aegean.server import wire
from aegean.server.app import create_app
from aegean.server.bots import thinker
from aegean.server.bots.thinking import Thinkers
from aegean.server.bots.turns import Claim
from aegean.server.bots.workers import Lost
from aegean.server.door.limits import RATES, by_account
from aegean.server.errors import Conflict, TooMany
from aegean.server.replays import cache, chances
from aegean.server.replays.chances import Chances, numbers_of
from aegean.server.replays.clerks import Clerks
from aegean.server.replays.statistics import standing, statistics
from aegean.server.settings import Settings
from aegean.server.tables import reading
from aegean.server.tables.reading import TableRow
from aegean.server.wire import replays as wire_replays
from aegean.server.wire.redaction import StoredEntry
from tests.server.house import House, came, run
from tests.server.running import RECORDS, Running, guests, script, seated, until
from tests.server.small_app import ORIGIN


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    with Running(f"sqlite:///{folder / 'aegean.db'}") as server:
        yield server


def brought_in(who: Client, game: str, number: int) -> str:
    return who.bring_in(next((RECORDS / game).glob(f"{number:03}-*.json")).read_text())


def whole(who: Client, table: str) -> wire_replays.Chances:
    """The estimate when it is complete; it only ever grows."""
    seen = [-1]

    def look() -> wire_replays.Chances | None:
        told = who.chances(table)
        assert len(told.numbers) == len(told.chances) >= seen[0]
        seen[0] = len(told.numbers)
        return told if len(told.numbers) == told.total else None

    found = until(look, "the chances")
    assert found is not None
    return found


# -- chances ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "number"), [pytest.param("delphi", 13, marks=pytest.mark.long), ("hellas", 1)])
def test_every_move_of_a_finished_game_is_estimated(house: Running, game: str, number: int) -> None:
    played = script(game, number)
    with guests([house.url]) as (who,):
        table = brought_in(who, game, number)
        told = whole(who, table)
        assert told.numbers == list(range(len(played.moves) + 1))
        assert all(len(one) == played.seats for one in told.chances)
        assert all(0 <= chance <= 1 for one in told.chances for chance in one)
        assert all(sum(one) == pytest.approx(1) for one in told.chances)
        winner = aegean.game(game).record(who.record(table)).replay().result
        assert winner is not None
        assert told.chances[-1] == [float(seat in winner.winners) for seat in range(played.seats)]
        assert len({tuple(one) for one in told.chances}) > 50, "it does not move"
        # The estimate is a bot's, from what whoever had to decide could know.
        state = aegean.game(game).record(who.record(table)).replay(40)
        assert told.chances[40] == pytest.approx(estimate(Table.of(state, state.decision.seat), 4))
        assert who.chances(table) == told


def test_the_estimate_knows_the_winner_towards_the_end() -> None:
    """Over some recorded games it is worth more than a guess."""
    late = guess = 0.0
    for number in range(6):
        record = aegean.game("delphi").record(next((RECORDS / "delphi").glob(f"{number:03}-*.json")).read_text())
        result = record.replay().result
        assert result is not None
        state = record.replay(9 * len(record.actions) // 10)
        late += estimate(Table.of(state, state.decision.seat), 2)[result.winners[0]]
        guess += 1 / record.seats
    assert late > guess + 1


def test_a_running_game_and_a_strangers_private_one_are_not_estimated(house: Running) -> None:
    with guests([house.url] * 2) as people:
        running = seated(people, "delphi", seed="3").id
        for who in people:
            for call in (who.chances, who.statistics):
                with pytest.raises(Refusal) as refused:
                    call(running)
                assert refused.value.code == "conflict"
        private = brought_in(people[0], "delphi", 13)
        people[0].chances(private)
        for call in (people[1].chances, people[1].statistics):
            with pytest.raises(Refusal) as refused:
                call(private)
            assert refused.value.code == "not-found"


def test_a_game_that_ended_by_resignation_has_its_winner(house: Running) -> None:
    with guests([house.url] * 2) as people:
        table = seated(people, "delphi", seed="3")
        with people[0].sit(table.id) as seat:
            seat.act(0)
            seat.do("resign")
        told = whole(people[1], table.id)
        assert told.chances[-1] == [0.0, 1.0]
        assert told.numbers[-1] == told.total - 1


def test_nobody_may_ask_for_too_many(sqlite_url: str) -> None:
    """A game asked about again and again counts once; after many games one has to wait."""
    app = create_app(Settings(database=sqlite_url))
    with TestClient(app, base_url=ORIGIN) as client:
        client.headers["Origin"] = ORIGIN
        person = client.post("/api/guest", json={"name": "Ada"}).json()["id"]
        record = next((RECORDS / "delphi").glob("006-*.json")).read_text()
        tables = [client.post("/api/records", content=record).json()["id"] for _ in range(2)]
        keys = {name for name, owed in app.state.limits._owed["imports"].items() if owed}
        assert keys == {by_account(person)}
        for _ in range(RATES["chances"].burst - 1):
            app.state.limits.take("chances", by_account(person))
        for _ in range(5):
            assert client.get(f"/api/tables/{tables[0]}/chances").status_code == 200
        refused = client.get(f"/api/tables/{tables[1]}/chances")
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")


def test_a_long_game_is_looked_at_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances, "_MOST", 10)
    assert numbers_of(35) == [0, 4, 8, 12, 16, 20, 24, 28, 32, 35]
    assert numbers_of(7) == list(range(8))


class Fickle(Thinkers):
    """Thinkers that fail so many times, and then answer; or never do."""

    def __init__(self, fails: int = 0, ever: bool = True) -> None:
        super().__init__(1, 30)
        self._fails = fails
        self._ever = ever

    async def ask(self, question: bytes, *claim: Claim) -> thinker.Answer:
        if not self._ever:
            await asyncio.Event().wait()
        if self._fails:
            self._fails -= 1
            raise Lost
        return await super().ask(question, *claim)


def test_many_games_wait_their_turn_and_no_more(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            first, _ = house.table(tables, [None, None])
            row = tables.storage.read_now(lambda c: reading.read(c, first))
            clerks = Clerks(tables.settings)
            held = Chances(tables.storage, Fickle(ever=False), clerks)
            with pytest.raises(Conflict, match="over"):
                held.check(row)
            row["status"] = "over"
            held.begin(row, 0)
            await came(lambda: not held._waiting)
            for number in range(chances._WAITING):
                held.check(row)
                assert held.begin(reading.TableRow({**row, "id": f"table{number}"}), 0).total == 1
            with pytest.raises(TooMany):
                held.check(row)
            assert held.begin(reading.TableRow({**row, "id": "table3"}), 0) is held.known("table3")
            await held.close()
            await clerks.close()

    run(work())


def test_an_estimate_that_failed_can_be_asked_for_again(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            table, host = house.table(tables, [None, None])
            await tables.command(table, host, wire.Act(0, 0))
            await tables.command(table, host, wire.Resign(1))
            row = tables.storage.read_now(lambda c: reading.read(c, table))
            thinkers, clerks = Fickle(fails=1), Clerks(tables.settings)
            held = Chances(tables.storage, thinkers, clerks)
            held.begin(row, 2)
            await came(lambda: held.known(table) is None)
            again = held.begin(row, 2)
            await came(lambda: held.idle)
            assert len(again.numbers) == again.total == 3
            assert held.known(table) is again
            kept = tables.storage.read_now(lambda c: cache.get(c, table, cache.CHANCES))
            assert kept == msgspec.json.encode(again)  # for whoever asks after a restart
            await asyncio.gather(held.close(), thinkers.close(), clerks.close())

    run(work())


# -- statistics -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "number"), [("delphi", 13), ("hellas", 1), ("hellas", 40)])
def test_the_figures_are_what_the_events_add_up_to(house: Running, game: str, number: int) -> None:
    played = script(game, number)
    with guests([house.url]) as (who,):
        told = who.statistics(brought_in(who, game, number))
    state = aegean.game(game).new(played.seats, played.seed, played.options)
    events = list(state.opening)
    for seat, text in played.moves:
        events += state.apply(aegean.Action.read(text), seat)
    assert told.decisions == len(played.moves)
    assert told.seconds is None, "nobody knows how long an imported game took"
    for seat, one in enumerate(told.seats):
        assert one.turns == sum(e.kind == "turn_began" and e.fields["seat"] == seat for e in events)
        assert one.decisions == sum(mover == seat for mover, _ in played.moves)
        assert one.seconds is None
    figures = {figure.name: figure for figure in told.figures}
    assert list(figures) == [figure.name for figure in aegean.game(game).figures_of(played.options)]

    def count(kind: str, seat: int, field: str = "seat") -> int:
        return sum(e.kind == kind and e.fields[field] == seat for e in events)

    redaction = {
        "delphi": {"tasks": "task_completed", "monsters": "monster_defeated", "injuries": "injury_drawn"},
        "hellas": {"battles_won": "battle_won", "temples": "temple_built", "recruited": "recruited"},
    }[game]
    titans = played.options.get("mode") == "kronos"
    if titans:
        redaction = {"recruited": "recruited", "terror": "terror_spread", "temples_destroyed": "temple_destroyed"}
    for name, kind in redaction.items():
        assert figures[name].counts == [count(kind, seat) for seat in range(played.seats)]
        assert sum(figures[name].counts) > 0
    if game == "hellas":
        assert figures["battles_lost"].counts == [count("battle_won", seat, "loser") for seat in range(played.seats)]
        lost = sum(e.fields["count"] for e in events if e.kind == "hoplites_killed" and e.fields["seat"] == 1)
        assert figures["hoplites_lost"].counts[1] == lost
    else:
        for seat in range(played.seats):
            mine = [e for e in events if e.fields.get("seat") == seat]
            used = [str(e.fields["source"]) for e in mine if e.kind == "source_used"]
            assert figures["hexes"].counts[seat] == sum(e.fields["length"] for e in mine if e.kind == "ship_moved") > 0
            assert figures["dice_used"].counts[seat] == sum(source.startswith("die-") for source in used) > 0
            assert figures["cards_used"].counts[seat] == sum(source.startswith("card-") for source in used)
            steps = [figures[f"steps_{god}"].counts[seat] for god in aegean.game("delphi").vocabulary()["god"]]
            assert sum(steps) == count("god_advanced", seat)
    timeline = figures["tasks" if game == "delphi" else "terror" if titans else "battles_won"]
    for seat, one in enumerate(told.seats):
        assert len(timeline.by_turns[seat]) == one.turns
        assert timeline.by_turns[seat] == sorted(timeline.by_turns[seat])
        assert timeline.by_turns[seat][-1] == timeline.counts[seat]


def test_what_was_taken_back_does_not_count_and_time_does() -> None:
    turn, task = Event("turn_began", {"seat": 0, "round": 1}), Event("task_completed", {"seat": 0, "left": 1})
    entries = [
        StoredEntry(0, -1, "begin", "", 0, 100.0, (turn,)),
        StoredEntry(1, 0, "act", "a", 1, 103.0, (task,)),
        StoredEntry(2, 0, "undo", "1", 0, 105.0, ()),
        StoredEntry(3, 0, "redo", "a", 1, 106.0, (task,)),
        StoredEntry(4, 1, "act", "b", 2, 116.0, ()),
        StoredEntry(5, 0, "ask", "0", 2, 118.0, ()),
        StoredEntry(6, 1, "agree", "", 0, 119.0, ()),
        StoredEntry(7, 0, "act", "c", 1, 120.0, ()),
    ]
    assert [told.number for told in standing(entries)] == [0, 7]
    row = TableRow(status="over", game="delphi", seats=2, imported=False, options={})
    told = statistics(row, entries[:5])
    assert (told.decisions, told.seconds) == (2, 16.0)
    assert [(one.turns, one.decisions, one.seconds) for one in told.seats] == [(1, 1, 6.0), (0, 1, 10.0)]
    assert told.figures[0] == wire_replays.FigureInfo("tasks", [1, 0], [[1], []])
    assert statistics(row, entries).figures[0].counts == [0, 0]


def test_imported_games_are_among_the_finished_ones_of_whoever_brought_them(house: Running) -> None:
    with guests([house.url] * 2) as (who, other):
        table = brought_in(who, "hellas", 1)
        assert table in [one.id for one in who.tables("finished")]
        assert table not in [one.id for one in other.tables("finished")]
