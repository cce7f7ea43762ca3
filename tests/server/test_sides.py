"""Sides at a table: what they say and point at among themselves, who plays what, and one player at several seats."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import aegean
from aegean.client import Client, Refusal, Seat
from aegean.server import wire
from aegean.server.tables.seating import moves_on
from tests.server.running import Running, until

KRONOS = {"mode": "kronos"}
HEROES = (1, 2)


@contextlib.contextmanager
def evening(
    database: str, names: tuple[str, ...] = ("Kim", "Ann", "Bob"), **settings: object
) -> Iterator[list[Client]]:
    with contextlib.ExitStack() as leaving:
        server = leaving.enter_context(Running(database, **settings))
        people = [leaving.enter_context(Client(server.url)) for _ in names]
        for client, name in zip(people, names, strict=True):
            client.guest(name)
        yield people


def against_kronos(people: list[Client], **more: Any) -> wire.TableInfo:
    """Kim is Kronos, Ann and Bob are heroes."""
    made = people[0].create("hellas", [None] * 3, options=KRONOS, **more)
    for client in people[1:]:
        client.join(made.id)
    return people[0].start(made.id)


def heard(seat: Seat) -> list[str]:
    while seat.listen(0.3):
        pass
    return [line.text for line in seat.chat]


def test_a_game_tells_its_sides_and_roles() -> None:
    for game in map(aegean.game, aegean.games()):
        options = game.complete({})
        assert game.sides(3, options) == (0, 1, 2)  # everybody alone
        assert not any(game.roles(3, options))
    hellas = aegean.game("hellas")
    options = hellas.complete(KRONOS)
    assert hellas.sides(4, options) == (0, 1, 1, 1)
    assert hellas.roles(4, options) == ("kronos", "lord", "lord", "lord")


def test_a_side_talks_and_points_among_itself(database_url: str) -> None:
    with evening(database_url, ("Kim", "Ann", "Bob", "Will")) as people, contextlib.ExitStack() as leaving:
        table = against_kronos(people[:3])
        assert (table.sides, table.roles) == ([0, 1, 1], ["kronos", "lord", "lord"])
        kronos, ann, bob, watcher = (leaving.enter_context(client.sit(table.id)) for client in people)
        ann.say("he goes for the red land", to="side")
        bob.say("then I stay", to="side")
        kronos.say("what do you whisper?")
        ann.point("region:crete")
        assert heard(ann) == heard(bob) == ["he goes for the red land", "then I stay", "what do you whisper?"]
        assert heard(kronos) == ["what do you whisper?"]
        assert heard(watcher) == []
        assert bob.pointed == ann.pointed == [(1, "region:crete")]
        assert not kronos.pointed
        assert not watcher.pointed
        assert {line.room for line in bob.chat} == {"players", "side"}
        with people[2].sit(table.id) as again:  # whoever comes back is shown it anew
            assert [line.text for line in again.chat] == [
                "he goes for the red land",
                "then I stay",
                "what do you whisper?",
            ]
        with pytest.raises(Refusal, match="several seats play together"):
            kronos.say("to whom?", to="side")
        with pytest.raises(Refusal, match="others of one's side"):
            kronos.point("region:crete")
        with pytest.raises(Refusal, match="do not play"):
            watcher.point("region:crete")


def test_before_the_start_no_side_talks(sqlite_url: str) -> None:
    with evening(sqlite_url) as people:
        made = people[0].create("hellas", [None] * 3, options=KRONOS)
        people[1].join(made.id)
        with people[1].sit(made.id) as seat, pytest.raises(Refusal, match="once the game has begun"):
            seat.say("psst", to="side")


def test_a_hand_points_at_things_by_their_names(sqlite_url: str) -> None:
    with evening(sqlite_url) as people:
        table = against_kronos(people)
        for thing in ("", "Region:Crete", "region:crete; drop", "x" * 81, "region:<b>"):
            with people[1].sit(table.id) as seat, pytest.raises(Refusal, match="no command"):
                seat.point(thing)


def test_a_side_is_one_wherever_its_people_are_connected(postgres_url: str, redis_url: str) -> None:
    """Two processes: a line is read from the database, and a pointing hand travels with its notice."""
    with contextlib.ExitStack() as leaving:
        one, other = (leaving.enter_context(Running(postgres_url, channels=redis_url)) for _ in range(2))
        people = [leaving.enter_context(Client(server.url)) for server in (one, one, other)]
        for client, name in zip(people, ("Kim", "Ann", "Bob"), strict=True):
            client.guest(name)
        table = against_kronos(people)
        kronos, ann, bob = (leaving.enter_context(client.sit(table.id)) for client in people)
        ann.say("do you hear me?", to="side")
        ann.point("monster:medusa")
        until(lambda: bob.listen(0.2) and bob.chat and bob.pointed, "the word and the hand", 20)
        assert (bob.chat[-1].text, bob.pointed) == ("do you hear me?", [(1, "monster:medusa")])
        assert heard(kronos) == []
        assert not kronos.pointed


def test_pointing_is_limited(sqlite_url: str) -> None:
    with evening(sqlite_url, limits=True, limit_pointing="3 + 1/hour") as people:
        table = against_kronos(people)
        with people[1].sit(table.id) as seat:
            for _ in range(3):
                seat.point("region:crete")
            with pytest.raises(Refusal, match="too many things to point at"):
                seat.point("region:crete")


def test_what_the_other_side_receives_is_the_same_whether_a_side_talks_or_not(tmp_path: Path) -> None:
    """Byte for byte, but for the times and ids that no two tables share."""
    told = [_received(f"sqlite:///{tmp_path / f'{talks}.db'}", talks) for talks in (False, True)]
    assert told[0] == told[1]
    assert any("hello" in message for message in told[0])


def _received(database: str, talks: bool) -> list[str]:
    with evening(database, ("Kim", "Ann", "Bob", "Will")) as people, contextlib.ExitStack() as leaving:
        table = against_kronos(people[:3], seed="11")
        raw: list[str] = []
        seats = [leaving.enter_context(client.sit(table.id)) for client in people]
        for seat in (seats[0], seats[3]):
            taken = seat._take

            def listening(message: wire.Message, taken: Any = taken) -> None:
                raw.append(msgspec.json.encode(message).decode())
                taken(message)

            seat._take = listening  # type: ignore[method-assign]
        if talks:
            for word in ("one", "two", "three"):
                seats[1].say(word, to="side")
                seats[2].point("region:crete")
        seats[1].say("hello")
        seats[0].say("hello to you")
        decision = next(seat.now.decision for seat in seats if seat.now is not None and seat.now.decision is not None)
        seats[0].act(decision.actions[0].text)
        for seat in seats:
            heard(seat)
        with people[0].sit(table.id) as again:  # and so is what is sent to whoever comes anew
            raw.append(msgspec.json.encode(again.chat).decode())
        return [_timeless(message) for message in raw if '"done"' not in message]


def _timeless(message: str) -> str:
    data = msgspec.json.decode(message)

    def without(value: Any) -> Any:
        if isinstance(value, dict):
            gone = ("at", "created", "started", "touched", "time", "invite", "commitment", "number_at")
            return {key: without(inner) for key, inner in value.items() if key not in gone}
        return [without(inner) for inner in value] if isinstance(value, list) else value

    kept = without(data)
    if isinstance(kept, dict) and isinstance(kept.get("table"), dict):
        kept["table"]["id"] = ""
    return str(msgspec.json.encode(kept).decode())


def test_a_line_of_a_side_is_removed_for_the_side_and_exported_to_its_author(sqlite_url: str) -> None:
    from tests.server.test_hosting import run_host

    with evening(sqlite_url) as people, contextlib.ExitStack() as leaving:
        table = against_kronos(people)
        kronos, ann, bob = (leaving.enter_context(client.sit(table.id)) for client in people)
        line = ann.say("rude words", to="side")
        assert "rude words" in run_host("chat", table.id, "--database", sqlite_url)
        run_host("remove-line", str(line), "--database", sqlite_url)
        until(lambda: bob.listen(0.2) and bob.chat and bob.chat[-1].removed, "the line to be removed", 20)
        assert ann.chat is not None
        assert heard(kronos) == []
        assert [(one["room"], one["text"]) for one in people[1].my_data().chat] == [("side", "rude words")]


def test_one_player_leads_both_heroes(sqlite_url: str) -> None:
    """HK: with two players one of them leads two heroes."""
    with evening(sqlite_url, ("Kim", "Ann")) as (kim, ann):
        options = {**KRONOS, "hero_hands": "shared"}
        made = kim.create("hellas", [None] * 3, options=options, together=[1, 2])
        assert made.own == [0]
        joined = ann.join(made.id, seat=2)
        assert joined.own == [1, 2]
        assert ann.leave(made.id).own == []
        assert [seat.person for seat in kim.table(made.id).seats[1:]] == [None, None]
        ann.join(made.id)
        kim.start(made.id)
        with ann.sit(made.id, seat=1) as first, ann.sit(made.id, seat=2) as second:
            assert (first.table.mine, second.table.mine) == (1, 2)  # type: ignore[union-attr]


def test_a_bot_takes_all_seats_that_are_led_together(sqlite_url: str) -> None:
    with evening(sqlite_url, ("Kim",)) as (kim,):
        made = kim.create("hellas", [None, None, None], options=KRONOS, together=[1, 2])
        with httpx.Client(base_url=kim.url, cookies=kim._http.cookies, headers={"Origin": kim.url}) as calls:
            told = calls.put(f"/api/tables/{made.id}/seats/2", json={"bot": "hoplite"}).json()
        assert told["seats"][1]["bot"] == told["seats"][2]["bot"] is not None


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"together": [1]}, "two or more"),
    ({"together": [1, 1]}, "two or more"),
    ({"together": [1, 7]}, "two or more"),
    ({"together": [0, 1]}, "all of one side"),
    ({"seat": 2}, "one for a person"),
    ({"together": [1, 2]}, "for one person"),
]


def test_seats_that_cannot_be_led_or_taken_are_refused(sqlite_url: str) -> None:
    with evening(sqlite_url, ("Kim",)) as (kim,):
        for form, says in REFUSED:
            with pytest.raises(Refusal, match=says):
                kim.create("hellas", [None, None, "hoplite"], options=KRONOS, **form)


def test_the_server_deals_who_is_kronos(sqlite_url: str) -> None:
    with evening(sqlite_url) as people:
        seen = set()
        for _ in range(12):
            made = people[0].create("hellas", [None] * 3, options=KRONOS, dealt=True)
            for client in people[1:]:
                client.join(made.id)
            begun = people[0].start(made.id)
            assert {seat.name for seat in begun.seats} == {"Kim", "Ann", "Bob"}
            seen.add(begun.seats[0].name)
            if len(seen) > 1:
                return
        raise AssertionError("it is always the same")


def test_a_table_is_made_for_a_friend_as_kronos(sqlite_url: str) -> None:
    with evening(sqlite_url, ("Ann",)) as (ann,):
        made = ann.create("hellas", [None, None, "hoplite"], options=KRONOS, seat=1)
        assert made.own == [1]
        assert made.seats[0].person is None


def test_what_goes_together_tells_sides_and_roles(sqlite_url: str) -> None:
    with evening(sqlite_url, ("Ann",)) as (ann,):
        with httpx.Client(base_url=ann.url) as calls:
            told = calls.get("/api/games/hellas/fit", params={"mode": "kronos", "seats": 3}).json()
            other = calls.get("/api/games/hellas/fit", params={"mode": "kronos", "seats": 2}).json()
        assert (told["sides"], told["roles"]) == ([0, 1, 1], ["kronos", "lord", "lord"])
        assert (other["sides"], other["roles"]) == ([], [])


def test_for_a_rematch_everybody_moves_on_by_one_player() -> None:
    places = [{"user": user} for user in (7, 8, 9)]
    row = {"game": "hellas", "seats": 3, "options": KRONOS, "together": [], "places": places}
    assert moves_on(row) == {(0,): (2,), (1,): (0,), (2,): (1,)}  # the first hero is Kronos now
    pair = {**row, "together": [1, 2], "places": [{"user": 7}, {"user": 8}, {"user": 8}]}
    assert moves_on(pair) == {(0,): (1, 2), (1, 2): (0,)}  # who led both heroes is Kronos now
    alone = {**row, "places": [{"user": 7}, {"user": None}, {"user": None}]}
    assert moves_on(alone) == {(0,): (0,), (1,): (1,), (2,): (2,)}  # against bots one keeps one's part
