"""Processes share the outbox, die at it, and take over from each other: nothing is lost, and nothing comes twice but a
message that had left when its process died, under the same id."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, insert, select

from aegean.client import Client, Refusal
from aegean.server.door import accounts, exporting, leaving
from aegean.server.errors import DatabaseAway
from aegean.server.notifications import destinations, notifying, outbox, taking_up
from aegean.server.store import schema
from aegean.server.store.backup import back_up, restore
from aegean.server.store.migrate import bring_up_to_date
from aegean.server.store.storage import NewEntry, connect
from tests.server.club import Club, together
from tests.server.house import came, opened, run
from tests.server.receiving import Browser, Receiver, mail_server, receiver
from tests.server.running import Running, guests, seated, until
from tests.server.test_hosting import run_host

HOUR = 3600.0


@pytest.fixture
def hook() -> Iterator[Receiver]:
    with receiver() as one:
        yield one


def test_two_processes_that_look_at_the_same_moment_tell_everybody_once(database_url: str, hook: Receiver) -> None:
    async def work() -> None:
        async with Club(database_url).open() as one, Club(database_url).open() as other:
            tables = [one.table(3) for _ in range(6)]
            for table in tables:
                for person in table.people:
                    one.reach(person.id, "json", f"{hook.url}/{person.id}")
                await table.until_asked(2)
            other.house.now = one.house.now = one.house.now + 61
            await together(*(club.notifying.sweep() for club in (one, other) for _ in range(3)))
            await together(one.notifying.sweep(), other.notifying.sweep())
            turns = [told.path for told in hook.received if told.json["reason"] == "turn"]
            assert Counter(turns) == Counter(f"/{table.people[2].id}" for table in tables)
            assert len({told.headers["webhook-id"] for told in hook.received}) == len(hook.received)
            assert one.calls() == 0

    run(work())


def test_who_takes_over_from_a_process_that_died_sends_the_same_message_once_its_time_is_up(
    database_url: str, hook: Receiver
) -> None:
    async def work() -> None:
        async with Club(database_url).open() as club:
            table = club.table(2)
            there, _ = club.reach(table.people[1].id, "json", hook.url)
            await table.until_asked(1)
            club.house.now += 61
            # One process takes the call up, marks the message, sends it, and dies before it could write that down.
            assert club.do(taking_up.take_up_now(club.house.now, 60.0)) > 0
            batch = club.do(taking_up.due_batch(there, club.house.now))
            assert batch is not None
            assert club.do(taking_up.due_batch(there, club.house.now)) is None  # it is at it
            await club.after(outbox.LEASE - 1)
            assert hook.received == []
            await club.after(2)
            assert [one.headers["webhook-id"] for one in hook.received] == [batch.id]
            await club.after(HOUR)
            assert len(hook.received) == 1

    run(work())


def test_a_call_comes_with_its_entry_or_not_at_all_and_outlives_its_process(database_url: str, hook: Receiver) -> None:
    club = Club(database_url)

    async def work() -> None:
        async with club.open():
            table = club.table(2)
            club.reach(table.people[1].id, "json", hook.url)
            await club.after()
            hook.received.clear()
            call = {"table": table.id, "seat": 1, "user": None, "reason": "turn", "number": 0, "at": 1.0}
            late = NewEntry(table.id, 0, 0, "act", "x", 0, b"[]", 1.0, {"touched": 1.0}, (call,))
            assert not await club.tables.storage.append(late)  # another entry has its number
            assert club.calls() == 0
            await table.until_asked(1)
            assert club.calls() == 1
        async with club.open():  # the process has died and is started again
            await club.after()
            assert [told.json["reason"] for told in hook.received] == ["turn"]

    run(work())


def test_a_server_that_is_stopped_sees_what_has_left_to_its_end(sqlite_url: str, hook: Receiver) -> None:
    async def work() -> None:
        async with Club(sqlite_url).open() as club:
            table = club.table(2)
            club.reach(table.people[1].id, "json", hook.url)
            await table.until_asked(1)
            club.house.now += 61
            hook.gate.clear()
            sweeping = asyncio.ensure_future(club.notifying.sweep())
            await came(lambda: len(hook.received) == 1)
            sweeping.cancel()
            closing = asyncio.ensure_future(club.notifying.close())
            hook.gate.set()
            await closing
            assert club.states() == ["sent"]

    run(work())


def test_what_was_sent_is_written_down_once_the_database_is_back(
    sqlite_url: str, hook: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifying, "_AGAIN", 0.0)

    async def work() -> None:
        async with Club(sqlite_url).open() as club:
            table = club.table(2)
            club.reach(table.people[1].id, "json", hook.url)
            await table.until_asked(1)
            write, away = club.tables.storage.write, iter(range(3))

            async def writes(change: Any) -> Any:
                if hook.received and next(away, None) is not None:
                    raise DatabaseAway("away")
                return await write(change)

            monkeypatch.setattr(club.tables.storage, "write", writes)
            await club.after()
            assert next(away, None) is None
            assert club.states() == ["sent"]
            await club.after(HOUR)
            assert len(hook.received) == 1

    run(work())


def test_a_message_at_which_every_process_dies_is_given_up(sqlite_url: str, hook: Receiver) -> None:
    async def work() -> None:
        async with Club(sqlite_url).open() as club:
            table = club.table(2)
            there, _ = club.reach(table.people[1].id, "json", hook.url)
            await table.until_asked(1)
            club.house.now += 61
            club.do(taking_up.take_up_now(club.house.now, 60.0))
            for _ in range(outbox.MOST_TRIES):
                assert club.do(taking_up.due_batch(there, club.house.now)) is not None
                club.house.now += outbox.LEASE + 1
            await club.after(1)
            assert hook.received == []
            assert set(club.states()) == {"dead"}

    run(work())


def test_what_was_sent_and_given_up_is_forgotten_in_time(sqlite_url: str, hook: Receiver) -> None:
    async def work() -> None:
        async with Club(sqlite_url, smtp_url="smtp://127.0.0.1:9", mail_from="a@b.example").open() as club:
            table = club.table(2)
            club.reach(table.people[1].id, "json", hook.url)
            club.reach(table.people[1].id, "email", "ada@example.org")
            await table.until_asked(1)
            await club.after()
            assert club.states().count("sent") == 1
            for sweep in (outbox.sweep, destinations.sweep):
                club.do(lambda c, sweep=sweep: sweep(c, club.house.now + outbox.SENT_LASTS + 1))
            assert club.states() == []  # with the address that nobody confirmed

    run(work())


def test_a_browser_is_reached_as_long_as_its_session_lasts(sqlite_url: str, hook: Receiver) -> None:
    async def work() -> None:
        async with Club(sqlite_url).open() as club:
            table = club.table(2)
            me = table.people[1].id
            there = club.push_to(me, Browser(), hook)
            await table.until_asked(1)
            club.do(lambda c: accounts.sign_out_everywhere(c, me, club.house.now))
            await club.after()
            assert hook.received == []
            d = schema.destinations.c
            assert club.tables.storage.read_now(lambda c: c.scalar(select(d.id).where(d.id == there))) is None
            newer = club.push_to(me, Browser(), hook)
            assert newer > there  # no number is given twice: links name it

    run(work())


def test_who_was_banned_or_deleted_is_told_nothing_and_may_have_all_of_it_before(
    sqlite_url: str, hook: Receiver
) -> None:
    async def work() -> None:
        async with Club(sqlite_url).open() as club:
            table = club.table(2)
            me = table.people[1].id
            secret_url = f"{hook.url}/secret-part-of-the-address"
            club.reach(me, "json", secret_url, label="my bot")
            club.push_to(me, Browser(), hook)
            club.wish(me, gather=15)
            await table.until_asked(1)
            await club.after()
            mine = club.tables.storage.read_now(lambda c: exporting.data_of(c, me)).notifications
            (first, second) = mine["destinations"]
            assert first["label"] == "my bot"
            assert mine["settings"][0]["gather"] == 15
            assert {row["state"] for row in mine["outbox"]} == {"sent"}
            assert "secret-part" not in str(mine)
            assert "p256dh" not in str(mine)
            assert second["kind"] == "push"
            hook.received.clear()
            await table.until_asked(0)
            await table.until_asked(1)
            club.do(lambda c: leaving.delete_person(c, me, club.house.now))
            await club.after(HOUR)
            assert hook.received == []
            for kept in (schema.destinations, schema.outbox, schema.notification_settings, schema.calls):
                assert club.tables.storage.read_now(lambda c, kept=kept: c.execute(select(kept)).all()) == []  # type: ignore[misc]

    run(work())


def test_a_backup_holds_what_is_on_its_way(engine: Engine, tmp_path: Path) -> None:
    bring_up_to_date(engine)
    with engine.begin() as c:
        c.execute(insert(schema.users).values(id=1, name="Ada", language="en", created=1.0))
        there = {"id": 7, "user": 1, "kind": "json", "address": "https://x.example/", "state": "on", "created": 1.0}
        c.execute(insert(schema.destinations).values(**there))
        outbox.put(c, 7, outbox.TEST, 5.0)
    back_up(engine, tmp_path / "backup.zip")
    other = connect(f"sqlite:///{tmp_path / 'other.db'}").execution_options(writes=True)
    restore(other, tmp_path / "backup.zip")
    with other.begin() as c:
        assert c.scalars(select(schema.outbox.c.reason)).all() == ["test"]
        assert c.scalar(select(schema.destinations.c.address)) == "https://x.example/"
    other.dispose()


# -- a server of its own ----------------------------------------------------------------------------------------------


def test_by_calls_alone_one_is_reached_tries_it_and_stops_it(sqlite_url: str, hook: Receiver) -> None:
    with contextlib.ExitStack() as leaving_:
        post = leaving_.enter_context(mail_server())
        settings = {"smtp_url": post.url, "mail_from": "aegean@example.org", "notify_after": 0, "private_targets": True}
        server = Running(sqlite_url, **settings)
        server._environment["AEGEAN_PUBLIC_URL"] = server.url
        leaving_.enter_context(server)
        ada, bea = leaving_.enter_context(guests([server.url] * 2))
        about = bea.notifications()
        assert about.offered == ["push", "email", "discord", "slack", "ntfy", "json"]
        assert (about.destinations, about.settings.about) == ([], ["turn", "agree", "ended", "tables", "friends"])
        made = bea.add_destination("json", f"{hook.url}/bea", label="my bot")
        assert made.secret.startswith("whsec_")
        assert made.destination.place == "127.0.0.1"
        bea.try_destination(made.destination.id)
        assert hook.came(1)[0].json["reason"] == "test"
        with pytest.raises(Refusal) as refused:
            bea.add_destination("json", f"{hook.url}/bea")
        assert refused.value.code == "conflict"
        with pytest.raises(Refusal) as refused:
            bea.add_destination("email", "nobody")
        assert refused.value.code == "bad-destination"
        mail = bea.add_destination("email", "bea@example.org").destination
        until(lambda: post.mails, "the mail")
        secret = post.mails[0].get_content().split("/confirm#")[1].split()[0]
        with Client(server.url) as somebody:
            somebody._send("POST", "/api/notifications/confirm", {"secret": secret})
        assert [one.state for one in bea.notifications().destinations] == ["on", "on"]
        with pytest.raises(Refusal):
            ada.remove_destination(mail.id)  # it is another's

        table = seated([ada, bea], "delphi", seed="3")
        bea.silence(table.id)
        assert bea.notifications().silent == [table.id]
        bea.silence(table.id, on=False)
        ada._send("POST", f"/api/tables/{table.id}/commands", {"do": "resign", "number": 0})
        until(lambda: any(one.json["reason"] == "ended" for one in hook.received), "the end of the game")
        stop = hook.received[-1].json["stop"]
        with Client(server.url) as somebody:
            assert somebody._http.get(stop).status_code == 200  # a page that asks
            form = {"List-Unsubscribe": "One-Click"}
            del somebody._http.headers["Origin"]
            assert somebody._http.post(stop, data=form).text == "stopped"
            assert somebody._http.post(f"{server.url}/stop/1-wrong").status_code == 403
        assert [one.state for one in bea.notifications().destinations] == ["off", "on"]
        with pytest.raises(Refusal) as refused:
            bea.try_destination(made.destination.id)
        assert refused.value.code == "conflict"
        wishes = bea.wish(about=["turn"], quiet_from=1320, quiet_to=420, zone="Europe/Warsaw", gather=60)
        assert (wishes.quiet_from, wishes.zone) == (1320, "Europe/Warsaw")

        with pytest.raises(Refusal) as refused:
            bea.outbox()
        assert refused.value.code == "not-allowed"
        log = server.log()
        for secret_word in ("bea@example.org", f"{hook.url}/bea", made.secret, secret, stop.rpartition("/")[2]):
            assert secret_word not in log


def test_the_host_sees_what_was_given_up(sqlite_url: str) -> None:
    with Running(sqlite_url) as server, Client(server.url) as client:
        client.guest("Ada")
        client.register("Ada", "a long enough password")
        run_host("moderator", "Ada", "--database", sqlite_url)
        with opened(sqlite_url) as c:
            there = {"user": client.me().id, "kind": "json", "address": "https://x.example/", "state": "dead"}
            id_ = c.execute(insert(schema.destinations).values(**there, created=1.0)).inserted_primary_key
            assert id_ is not None
            outbox.put(c, id_[0], "turn", 5.0)
            outbox.give_up_all(c, id_[0], "answer 410", 6.0)
        until(lambda: client.me().moderator, "the role")
        info = client.outbox()
        assert (info.waiting, info.dead) == (0, 1)
        assert (info.letters[0].why, info.letters[0].kind) == ("answer 410", "json")
        said = run_host("outbox", "--database", sqlite_url)
        assert "Given up: 1." in said
        assert "answer 410" in said
        assert "x.example" not in said


def test_a_server_that_is_killed_at_it_loses_nothing(sqlite_url: str, hook: Receiver) -> None:
    """Killed again and again while its outbox is full: everybody is told, and twice only under one id."""
    people = 24
    with contextlib.ExitStack() as leaving_:
        server = leaving_.enter_context(
            Running(sqlite_url, public_url="", private_targets=True, notify_after=0, limits=False)
        )
        with opened(sqlite_url) as c:
            for number in range(people):
                person = accounts.create_guest(c, f"Guest {number}", "en", 1.0)
                there = {"user": person.id, "kind": "push", "address": f"{hook.url}/{person.id}", "state": "on"}
                secret = json.dumps(Browser().keys)
                made = c.execute(insert(schema.destinations).values(**there, secret=secret, created=1.0))
                assert made.inserted_primary_key is not None
                outbox.put(c, made.inserted_primary_key[0], outbox.TEST, 1.0)
        for part in (3, 9, 15):
            hook.came(part)
            server.kill()
            with opened(sqlite_url) as c:  # two minutes go by
                c.execute(schema.destinations.update().values(busy_until=None))
            server.start()

        def all_sent() -> bool:
            with opened(sqlite_url) as c:
                return set(c.scalars(select(schema.outbox.c.state))) == {"sent"}

        until(all_sent, "every message to be sent")
        told = Counter(one.path for one in hook.received)
        assert len(told) == people
        assert len({(one.path, one.headers["topic"]) for one in hook.received}) == people
        assert sum(told.values()) <= people + 3 * 8  # those on their way at a kill


def test_nobody_makes_the_server_write_to_others_again_and_again(sqlite_url: str) -> None:
    with contextlib.ExitStack() as leaving_:
        post = leaving_.enter_context(mail_server())
        limits = {f"limit_{kind}": "2 + 1/hour" for kind in ("trials", "confirmations")}
        settings = {"smtp_url": post.url, "mail_from": "a@example.org", "limits": True, **limits}
        server = Running(sqlite_url, **settings)
        server._environment["AEGEAN_PUBLIC_URL"] = server.url
        leaving_.enter_context(server)
        ada, bea = leaving_.enter_context(guests([server.url] * 2))
        there = ada.add_destination("email", "somebody@example.org").destination.id
        ada.try_destination(there)  # the link once more
        refused = []
        for who, address in ((ada, "else@example.org"), (bea, "Somebody@example.org")):
            with pytest.raises(Refusal) as refusal:
                who.add_destination("email", address)
            refused.append((refusal.value.code, refusal.value.status))
        assert refused == [("too-many", 429)] * 2
        with pytest.raises(Refusal) as refusal:
            ada.add_destination("json", "https://127.0.0.1/hook")
        assert refusal.value.code == "bad-destination"
        until(lambda: len(post.mails) == 2, "both mails")


def test_a_house_that_sends_no_mail_and_does_not_know_its_address_offers_browsers_alone(sqlite_url: str) -> None:
    with Running(sqlite_url) as server, Client(server.url) as client:
        client.guest("Ada")
        assert client.notifications().offered == ["push"]
        with pytest.raises(Refusal) as refusal:
            client.add_destination("email", "ada@example.org")
        assert refusal.value.code == "bad-destination"
        with pytest.raises(Refusal) as refusal:
            client.add_destination("push", "https://push.example/1", p256dh="AAAA", auth="AAAA")
        assert refusal.value.code == "bad-destination"
