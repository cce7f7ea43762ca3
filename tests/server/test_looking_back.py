"""Looking back: replays of finished games from anybody's eyes, records in and out, and tables whose rules changed."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator

import msgspec
import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection, delete, select, update

import aegean
from aegean.client import Client, Refusal
from aegean.core.dice import key_of
from aegean.server import wire
from aegean.server.app import create_app
from aegean.server.bots.thinking import Thinkers
from aegean.server.door.limits import RATES, by_account
from aegean.server.errors import TooMany
from aegean.server.replays import cache, clerk, clerks, replaying
from aegean.server.replays.caching import Keeper
from aegean.server.replays.chances import Chances
from aegean.server.replays.clerks import Clerks
from aegean.server.replays.replaying import Checkpoints
from aegean.server.settings import Settings
from aegean.server.store import archive, schema
from aegean.server.tables import reading
from aegean.server.tables.timeline import Deal, Entry, Timeline
from aegean.server.wire import patches
from aegean.server.wire import replays as wire_replays
from aegean.server.wire.redaction import StoredEntry
from tests.server.house import House, came, opened, run
from tests.server.running import RECORDS, Running, guests, moved_to, script, seated_for, until
from tests.server.small_app import ORIGIN


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    with Running(f"sqlite:///{folder / 'aegean.db'}") as server:
        yield server


def brought_in(who: Client, game: str, number: int) -> str:
    """A recorded game as a table that is over."""
    played = script(game, number)
    record = aegean.game(game).new(played.seats, played.seed, played.options)
    for seat, text in played.moves:
        record.apply(aegean.Action.read(text), seat)
    return who.bring_in(record.record.export())


def test_a_link_for_looking_back_is_no_invitation(house: Running) -> None:
    """The word for reading opens a private game that is over, to be read; it is given with no game that goes on."""
    with guests([house.url] * 2) as (who, friend):
        running = who.create("delphi", [None, "greedy"], public=False)
        assert running.reading is None
        over = who._call("GET", f"/api/tables/{brought_in(who, 'delphi', 13)}", wire.TableInfo)
        assert not over.public
        assert over.reading
        assert over.invite
        assert over.invite not in over.reading
        for path in ("", "/replay", "/story", "/statistics", "/record", "/verdict"):
            for word, status in (("", 404), ("x" * 24, 404), (over.reading, 200)):
                answer = friend._http.get(f"/api/tables/{over.id}{path}", params={"invite": word})
                assert answer.status_code == status, (path, word, answer.text)
        seen = friend._http.get(f"/api/tables/{over.id}", params={"invite": over.reading}).json()
        assert seen["reading"] is None
        assert seen["invite"] is None
        said = friend._http.post(f"/api/tables/{over.id}/chat", params={"invite": over.reading}, json={"text": "Hello"})
        assert said.status_code == 404
        begun = friend._http.get(
            f"/api/tables/{running.id}", params={"invite": reading.reading_word(running.invite or "")}
        )
        assert begun.status_code == 404


@pytest.mark.parametrize(("game", "number"), [("delphi", 13), ("hellas", 1)])
def test_a_finished_game_is_replayed_from_every_seat_and_from_above(house: Running, game: str, number: int) -> None:
    played = script(game, number)
    with guests([house.url]) as (who,):
        table = brought_in(who, game, number)
        state = aegean.game(game).new(played.seats, played.seed, played.options)
        last = len(played.moves)
        pages = {eyes: who.replay(table, 0, 100, eyes) for eyes in ("above", "spectator", "0", "3")}
        views = {eyes: page.view for eyes, page in pages.items()}
        assert views["0"] == state.view(0)
        assert all(page.last == last for page in pages.values())
        for at, (seat, text) in enumerate(played.moves[:100], 1):
            state.apply(aegean.Action.read(text), seat)
            for eyes, page in pages.items():
                step = page.steps[at - 1]
                assert (step.entry.number, step.entry.seat, step.entry.text) == (at, seat, text)
                views[eyes] = patches.apply(views[eyes], step.patch)
            assert views["0"] == state.view(0)
            assert views["3"] == state.view(3)
            assert views["spectator"] == state.view(None)
            assert views["above"]["you"] is None
        for at in (1, 39, 40, 41, last):  # a link to any move shows what the way there showed
            page = who.replay(table, at, 0, "0")
            assert page.view == aegean.game(game).record(who.record(table)).replay(at).view(0)
        with pytest.raises(Refusal) as refused:
            who.replay(table, last + 1)
        assert refused.value.code == "not-found"
        verdict = who.verdict(table)
        assert (verdict.kept, verdict.replays, verdict.hash) == (True, True, played.hash)


def test_from_above_nothing_is_hidden() -> None:
    """What any seat sees of itself is there; the dice to come are not."""
    played = script("hellas", 1)
    state = aegean.game("hellas").new(4, played.seed, played.options)
    for seat, text in played.moves[:60]:
        state.apply(aegean.Action.read(text), seat)
    above = replaying.view_seen(state, "above")
    for seat in range(4):
        own = state.view(seat)["players"][seat]
        for name, value in own.items():
            assert above["players"][seat][name] == value, name
    assert key_of(played.seed).hex() not in json.dumps(above)


def test_a_record_goes_out_and_comes_in_again(house: Running) -> None:
    with guests([house.url] * 2) as (who, other):
        table = brought_in(who, "delphi", 13)
        text = who.record(table)
        again = who.bring_in(text)
        assert again != table
        assert who.record(again) == text
        shown = who.table(again)
        assert (shown.status, shown.imported, shown.public) == ("over", True, False)
        with pytest.raises(Refusal) as refused:
            other.table(again)
        assert refused.value.code == "not-found"
        assert other.table(again, shown.invite or "").id == again
        changed = json.loads(text)
        changed["actions"] = changed["actions"][:-1]
        with pytest.raises(Refusal) as refused:
            who.bring_in(json.dumps(changed))
        assert refused.value.code == "bad-record"


def test_a_verdict_finds_what_was_meddled_with(house: Running) -> None:
    with guests([house.url]) as (who,):
        promise, dice, story = (brought_in(who, "delphi", 13) for _ in range(3))
        with opened(house.database) as c:
            at = schema.tables.c
            c.execute(delete(schema.kept))  # should it have been kept meanwhile
            c.execute(update(schema.tables).where(at.id == promise).values(commitment="0" * 64))
            c.execute(update(schema.tables).where(at.id == dice).values(seed="12345"))
            e = schema.entries.c
            c.execute(update(schema.entries).where(e.table == story, e.number == 7).values(told=b"[]"))
        assert (who.verdict(promise).kept, who.verdict(promise).replays) == (False, True)
        said = who.verdict(dice)
        assert (said.kept, said.replays) == (False, False)
        assert said.problem
        told = who.verdict(story)
        assert (told.kept, told.replays) == (True, False)
        assert "entry 7" in told.problem


def test_any_moment_is_near_whatever_was_looked_at_before() -> None:
    played = script("delphi", 13)
    deal = Deal("delphi", aegean.game("delphi").version, 4, played.seed, played.options, (None,) * 4)
    told = [StoredEntry(0, -1, "begin", "", 0, 0.0, ())]
    told += [StoredEntry(n, seat, "act", text, n, 0.0, ()) for n, (seat, text) in enumerate(played.moves, 1)]
    checkpoints = Checkpoints()
    for number in (150, 30, 90, 41, 40, 0):
        moment, _ = next(checkpoints.way(deal, "table", told, number))
        assert moment.told.number == number
        state, _ = next(Checkpoints().way(deal, "table", told, number))
        assert moment.state.hash() == state.state.hash()


# -- other rules ------------------------------------------------------------------------------------------------------


def begun_by(c: Connection, table: str, version: str) -> None:
    """As if the table had been begun when the rules had another version."""
    c.execute(update(schema.tables).where(schema.tables.c.id == table).values(version=version))
    c.execute(update(schema.snapshots).where(schema.snapshots.c.table == table).values(version=version))


@pytest.mark.parametrize("snapshots", [5, 1000])
def test_a_table_of_older_rules_is_migrated_by_replay(sqlite_url: str, snapshots: int) -> None:
    """Its actions could be played by the rules of today: so it goes on with these, and says so."""

    async def work() -> None:
        house = House(sqlite_url, snapshot_every=snapshots)
        async with house.open() as tables:
            table, _ = house.table(tables, [None, None])
            room = await tables.room(table)
            assert room.timeline is not None
            for _ in range(12):
                seat = room.timeline.state.decision.seat
                entry = Entry(room.timeline.number + 1, seat, "act", str(room.timeline.state.decision.actions[0]))
                await tables._enter(room, lambda timeline, entry=entry: entry, None)  # type: ignore[misc]
            before = room.timeline.state.hash()
            await tables.finish()
        with opened(sqlite_url) as c:
            begun_by(c, table, "0.9")
        async with house.open() as tables:
            room = await tables.room(table)
            assert room.timeline is not None
            assert room.timeline.state.hash() == before
            assert room.row["version"] == aegean.game("delphi").version
            assert tables.storage.read_now(lambda c: archive.entries(c, table, 13))[0].kind == "migrate"
            number = room.timeline.number
            seat = room.timeline.state.decision.seat
            entry = Entry(number + 1, seat, "act", str(room.timeline.state.decision.actions[0]))
            await tables._enter(room, lambda timeline: entry, None)
            after = room.timeline.state.hash()
            await tables.finish()
        async with house.open() as tables:
            room = await tables.room(table)
            assert room.timeline is not None
            assert (room.timeline.number, room.timeline.state.hash()) == (number + 1, after)
            row, story = tables.storage.read_now(lambda c: replaying.load_story(c, table))
            page = replaying.replay(Checkpoints(), row, story, 0, 100, "spectator")
            assert [step.entry.kind for step in page.steps[-2:]] == ["migrate", "act"]
            view = page.view
            for step in page.steps:
                view = patches.apply(view, step.patch)
            assert view == room.timeline.state.view(None)

    run(work())


def test_a_table_that_the_rules_of_today_cannot_play_can_be_read_and_ended_by_its_people(house: Running) -> None:
    with contextlib.ExitStack() as leaving:
        people = leaving.enter_context(guests([house.url] * 4))
        played = script("delphi", 13, 12)
        table = seated_for(people, played).id
        for seat, text in played.moves:
            answer = people[seat]._http.get(f"/api/tables/{table}/state")
            number = msgspec.json.decode(answer.content, type=wire.StateMessage).now.number
            body = {"do": "act", "number": number, "action": text}
            assert people[seat]._http.post(f"/api/tables/{table}/commands", json=body).status_code == 200
        other = leaving.enter_context(Running(house.database))  # which has not opened it yet
        (watcher,) = leaving.enter_context(guests([other.url]))
        player = leaving.enter_context(moved_to(people[1], other.url))
        with opened(house.database) as c:
            begun_by(c, table, "0.9")
            e = schema.entries.c
            c.execute(delete(schema.snapshots))
            c.execute(update(schema.entries).where(e.table == table, e.number == 5).values(text="gone from the rules"))
        with pytest.raises(Refusal) as refused, watcher.sit(table):
            pass
        assert refused.value.code == "old-rules"
        assert watcher._http.get(f"/api/tables/{table}/state").json()["code"] == "old-rules"
        story = msgspec.json.decode(
            watcher._http.get(f"/api/tables/{table}/story").content, type=wire_replays.StoryPage
        )
        assert [entry.number for entry in story.entries] == list(range(13))
        shown = watcher.table(table)
        assert (shown.status, shown.version, shown.stuck) == ("running", "0.9", True)
        for who in (watcher, player):  # the seed of a game that is not ended stays secret
            assert who._http.get(f"/api/tables/{table}/record").json()["code"] == "conflict"
        assert watcher._http.delete(f"/api/tables/{table}").json()["code"] == "not-allowed"
        ended = player._http.delete(f"/api/tables/{table}")
        assert ended.status_code == 200
        assert ended.json()["status"] == "closed"
        record = json.loads(player.record(table))
        assert (record["version"], record["seed"], len(record["actions"])) == ("0.9", str(played.seed), 12)
        assert "hash" not in record
        with opened(house.database) as c:
            kinds = c.scalars(select(schema.entries.c.kind).where(schema.entries.c.table == table)).all()
        assert "migrate" not in kinds


@pytest.mark.parametrize(("game", "number"), [("delphi", 13), pytest.param("hellas", 1, marks=pytest.mark.long)])
def test_a_finished_game_outlives_its_rules(house: Running, game: str, number: int) -> None:
    """Everything about it stays what it was, to the byte, under rules that know nothing of it."""
    with contextlib.ExitStack() as leaving:
        (who,) = leaving.enter_context(guests([house.url]))
        table = brought_in(who, game, number)
        paths = ["record", "verdict", "statistics"]
        paths += [f"replay?number={at}&count=70&eyes={eyes}" for at in (0, 63) for eyes in ("0", "above", "spectator")]
        before = {path: who._http.get(f"/api/tables/{table}/{path}").content for path in paths}
        until(lambda: len(who.chances(table).numbers) == who.chances(table).total, "the estimate")
        with who.sit(table) as seat:
            standing = (seat.view, seat.number)
        paths.append("chances")
        before["chances"] = who._http.get(f"/api/tables/{table}/chances").content
        until(lambda: _kept(house, table, cache.CHANCES), "the estimate is on disk")
        with opened(house.database) as c:
            begun_by(c, table, "0.9")
        other = leaving.enter_context(Running(house.database))
        again = leaving.enter_context(moved_to(who, other.url))
        for path in paths:
            then, now = before[path], again._http.get(f"/api/tables/{table}/{path}").content
            if "replay" in path:  # which tells the version in its row: that is what the test changed
                then = then.replace(f'"version":"{aegean.game(game).version}"'.encode(), b'"version":"0.9"')
            assert now == then, path
        with again.sit(table) as seat:
            assert (seat.view, seat.number) == standing
            assert seat.table is not None
            assert (seat.table.status, seat.table.version) == ("over", "0.9")
        assert again._http.get(f"/api/tables/{table}/state").json()["now"]["number"] == standing[1]


def test_of_a_game_that_was_not_kept_in_time_the_record_still_says_what_it_was(house: Running) -> None:
    """No view, number or hash is made up by other rules."""
    with contextlib.ExitStack() as leaving:
        (who,) = leaving.enter_context(guests([house.url]))
        table = brought_in(who, "delphi", 13)
        true = json.loads(who.record(table))
        with opened(house.database) as c:
            begun_by(c, table, "0.9")
            c.execute(delete(schema.kept))
        other = leaving.enter_context(Running(house.database))
        again = leaving.enter_context(moved_to(who, other.url))
        for path in ("replay", "verdict", "statistics", "chances", "state"):
            assert again._http.get(f"/api/tables/{table}/{path}").json()["code"] == "old-rules", path
        record = json.loads(again.record(table))
        assert record == {**{key: true[key] for key in record}, "version": "0.9", "options": record["options"]}
        assert record["options"].items() >= true["options"].items()  # all of them: defaults may have been others then
        assert "hash" not in record
        with pytest.raises(aegean.RecordError, match="version 0"):
            aegean.game("delphi").record(json.dumps(record))


def _kept(house: Running, table: str, what: str) -> bool:
    with opened(house.database) as c:
        return cache.get(c, table, what) is not None


def test_finished_games_are_kept_without_anybody_asking(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            clerks = Clerks(tables.settings)
            thinkers = Thinkers(1, 30)
            chances = Chances(tables.storage, thinkers, clerks)
            early, host = house.table(tables, [None, None])
            await tables.command(early, host, wire.Resign(0))  # nobody keeps it yet
            caching = Keeper(tables, clerks, chances)
            late, host = house.table(tables, [None, None])
            await tables.command(late, host, wire.Resign(0))

            def kept(table: str, what: str) -> bool:
                return tables.storage.read_now(lambda c: cache.get(c, table, what)) is not None

            await came(lambda: kept(late, cache.VERDICT))
            assert not kept(early, cache.VERDICT)
            house.now += 1
            await caching.sweep()
            await came(lambda: kept(early, cache.VERDICT) and not caching._tasks)
            await caching.sweep()
            assert chances.idle  # it ended just now: somebody may play on at once
            house.now += 100
            for table in (late, early):
                await caching.sweep()
                await came(lambda table=table: kept(table, cache.CHANCES))  # type: ignore[misc]
                await came(lambda: chances.idle)
            await caching.sweep()
            assert chances.idle
            for one in (caching, chances, clerks, thinkers):
                await one.close()

    run(work())


def test_a_snapshot_that_cannot_be_read_costs_only_time(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url, snapshot_every=3)
        async with house.open() as tables:
            table, _ = house.table(tables, ["random", "random"])
            room = await tables.room(table)
            for _ in range(7):
                timeline = room.timeline
                assert isinstance(timeline, Timeline)
                entry = Entry(
                    timeline.number + 1, timeline.state.decision.seat, "act", str(timeline.state.decision.actions[0])
                )
                await tables._enter(room, lambda timeline, entry=entry: entry, None)  # type: ignore[misc]
            assert room.timeline is not None
            there = room.timeline.state.hash()
            await tables.finish()
        for blob in (b"", b"no snapshot", room.timeline.pack()[:-9]):
            with opened(sqlite_url) as c:
                assert c.execute(update(schema.snapshots).values(blob=blob)).rowcount == 2
            async with house.open() as tables:
                again = (await tables.room(table)).timeline
                assert again is not None
                assert again.state.hash() == there

    run(work())


# -- at whose expense -------------------------------------------------------------------------------------------------


def test_whoever_looks_back_too_often_waits_and_nothing_is_worked_out_by_who_serves_moves(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = create_app(Settings(database=sqlite_url))
    with TestClient(app, base_url=ORIGIN) as client:
        client.headers["Origin"] = ORIGIN
        person = client.post("/api/guest", json={"name": "Ada"}).json()["id"]
        for dear in ("begin", "after"):  # this process replays nothing, whatever is asked
            monkeypatch.setattr(Timeline, dear, None)
        record = next((RECORDS / "delphi").glob("006-*.json")).read_text()
        table = client.post("/api/records", content=record).json()["id"]
        paths = [f"/api/tables/{table}/{what}" for what in ("verdict", "record", "statistics", "replay?count=50")]
        assert [client.get(path).status_code for path in paths] == [200] * 4
        with contextlib.suppress(TooMany):
            for _ in range(10 * RATES["looking-back"].burst):
                app.state.limits.take("looking-back", by_account(person))
        assert "too-many" in [client.get(path).json().get("code") for path in paths]


def test_only_so_many_wait_for_a_clerk(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        keepers = Clerks(Settings(database=sqlite_url))
        monkeypatch.setattr(clerks, "_MOST", 0)
        with pytest.raises(TooMany):
            await keepers.ask(clerk.Part("table", cache.RECORD), None, "192.0.2.1")
        await keepers.close()

    run(work())
