"""Looking back: replays of finished games from anybody's eyes, records in and out, and tables whose rules changed."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator

import msgspec
import pytest
from sqlalchemy import Connection, delete, select, update

import aegean
from aegean.client import Client, Refusal
from aegean.core.dice import key_of
from aegean.server import archive, looking_back, patches, schema, wire, wire_replays
from aegean.server.course import Course, Deal, Entry
from aegean.server.errors import Conflict
from aegean.server.looking_back import Films
from aegean.server.telling import Told
from tests.server.house import House, opened, run
from tests.server.running import Running, at_once, guests, script, seated_for


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


@pytest.mark.parametrize(("game", "number"), [("delphi", 2), ("hellas", 1)])
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
    above = looking_back.view_seen(state, "above")
    for seat in range(4):
        own = state.view(seat)["players"][seat]
        for name, value in own.items():
            assert above["players"][seat][name] == value, name
    assert key_of(played.seed).hex() not in json.dumps(above)


def test_a_record_goes_out_and_comes_in_again(house: Running) -> None:
    with guests([house.url] * 2) as (who, other):
        table = brought_in(who, "delphi", 2)
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
        promise, dice, story = (brought_in(who, "delphi", 2) for _ in range(3))
        with opened(house.database) as c:
            at = schema.tables.c
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


def test_many_look_back_on_the_same_games_at_once() -> None:
    """Each in a thread: nobody gets in the way of another."""
    films = Films()
    courses: list[tuple[Deal, list[Told]]] = []
    for number in (2, 8):
        played = script("delphi", number)
        deal = Deal("delphi", aegean.game("delphi").version, 4, played.seed, played.options, (None,) * 4)
        told = [Told(0, -1, "begin", "", 0, 0.0, ())]
        told += [Told(n, seat, "act", text, n, 0.0, ()) for n, (seat, text) in enumerate(played.moves, 1)]
        courses.append((deal, told))
    gate = threading.Barrier(6)

    def look(turn: int) -> list[str]:
        gate.wait(30)
        deal, told = courses[turn % 2]
        return [films.course(deal, f"table{turn % 2}", told, at).state.hash() for at in (150, 30, 90, 41)]

    seen = at_once([lambda turn=turn: look(turn) for turn in range(6)])  # type: ignore[misc]
    assert seen[0] == seen[2] == seen[4] != seen[1]


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
            assert room.course is not None
            for _ in range(12):
                seat = room.course.state.decision.seat
                entry = Entry(room.course.number + 1, seat, "act", str(room.course.state.decision.actions[0]))
                await tables._enter(room, lambda course, entry=entry: entry, None)  # type: ignore[misc]
            before = room.course.state.hash()
            await tables.finish()
        with opened(sqlite_url) as c:
            begun_by(c, table, "0.9")
        async with house.open() as tables:
            room = await tables.room(table)
            assert room.course is not None
            assert room.course.state.hash() == before
            assert room.row["version"] == aegean.game("delphi").version
            assert tables.storage.read_now(lambda c: archive.entries(c, table, 13))[0].kind == "migrate"
            number = room.course.number
            seat = room.course.state.decision.seat
            entry = Entry(number + 1, seat, "act", str(room.course.state.decision.actions[0]))
            await tables._enter(room, lambda course: entry, None)
            after = room.course.state.hash()
            await tables.finish()
        async with house.open() as tables:
            room = await tables.room(table)
            assert room.course is not None
            assert (room.course.number, room.course.state.hash()) == (number + 1, after)
            row, story = tables.storage.read_now(lambda c: looking_back.load_story(c, table))
            assert looking_back.replay(Films(), row, story, 12, 0, "spectator").number == 12
            with pytest.raises(Conflict, match="changed its rules"):
                looking_back.replay(Films(), row, story, 14, 0, "spectator")

    run(work())


def test_a_table_that_the_rules_of_today_cannot_play_is_refused_but_can_be_read(house: Running) -> None:
    with guests([house.url] * 4) as people:
        played = script("delphi", 2, 12)
        table = seated_for(people, played).id
        for seat, text in played.moves:
            answer = people[seat]._http.get(f"/api/tables/{table}/state")
            number = msgspec.json.decode(answer.content, type=wire.StateMessage).now.number
            body = {"do": "act", "number": number, "action": text}
            assert people[seat]._http.post(f"/api/tables/{table}/commands", json=body).status_code == 200
    with Running(house.database) as other, guests([other.url]) as (watcher,):  # which has not opened it yet
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
        assert (shown.status, shown.version) == ("running", "0.9")
        with opened(house.database) as c:
            kinds = c.scalars(select(schema.entries.c.kind).where(schema.entries.c.table == table)).all()
        assert "migrate" not in kinds


def test_a_snapshot_that_cannot_be_read_costs_only_time(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url, snapshot_every=3)
        async with house.open() as tables:
            table, _ = house.table(tables, ["random", "random"])
            room = await tables.room(table)
            for _ in range(7):
                course = room.course
                assert isinstance(course, Course)
                entry = Entry(
                    course.number + 1, course.state.decision.seat, "act", str(course.state.decision.actions[0])
                )
                await tables._enter(room, lambda course, entry=entry: entry, None)  # type: ignore[misc]
            assert room.course is not None
            there = room.course.state.hash()
            await tables.finish()
        for blob in (b"", b"no snapshot", room.course.pack()[:-9]):
            with opened(sqlite_url) as c:
                assert c.execute(update(schema.snapshots).values(blob=blob)).rowcount == 2
            async with house.open() as tables:
                again = (await tables.room(table)).course
                assert again is not None
                assert again.state.hash() == there

    run(work())
