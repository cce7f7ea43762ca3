"""What arrives: in each form, readable and whole for its receiver, and with nothing in it that opens anything."""

from __future__ import annotations

import base64
import json
import re
import smtplib
from collections.abc import Iterator
from email.message import EmailMessage

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select, update

from aegean.server.errors import BadLink, BadZone
from aegean.server.notifications import destinations, mail, outbox, push
from aegean.server.notifications.keys import ensure
from aegean.server.store import schema
from aegean.server.tables import reading
from tests.server.club import PUBLIC, Club
from tests.server.house import run
from tests.server.receiving import (
    Browser,
    MailServer,
    Receiver,
    mail_server,
    padded,
    receiver,
    signed_by,
    signed_for,
)

TITLE = "[x](https://evil.example) @everyone <b>&"
MAIL_FROM = "aegean@play.example.org"


@pytest.fixture
def hook() -> Iterator[Receiver]:
    with receiver() as one:
        yield one


@pytest.fixture
def post() -> Iterator[MailServer]:
    with mail_server() as one:
        yield one


def test_the_example_of_the_rfc_is_encrypted_as_it_says() -> None:
    """RFC 8291, appendix A: keys, salt and text, and the body that must come of them."""
    theirs = ec.derive_private_key(
        int.from_bytes(padded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big"), ec.SECP256R1()
    )
    own = ec.derive_private_key(
        int.from_bytes(padded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    browser = Browser(theirs, padded("BTBZMqHH6r4Tts7J_aSIgg"))
    assert browser.keys["p256dh"] == (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    text = b"When I grow up, I want to be a watermelon"
    body = push.encrypted(text, push.browser(**browser.keys), own, padded("DGv6ra1nlYgDCS1FRnbzlw"))
    assert body == padded(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru"
        "3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(body) == text


def test_a_browser_alone_reads_what_is_pushed_to_it_and_knows_who_sent_it(sqlite_url: str, hook: Receiver) -> None:
    async def work() -> None:
        async with Club(sqlite_url).open() as club:
            table = club.table(2, title="Tuesday’s game")
            me = table.people[1].id
            browser = Browser()
            club.push_to(me, browser, hook)
            u = schema.users
            club.do(lambda c: c.execute(update(u).where(u.c.id == me).values(language="pl")))
            await table.until_asked(1)
            hook.answers = [(500, {})]
            await club.after()
            await club.after()
            first, told = hook.received
            assert first.headers["topic"] == told.headers["topic"]  # the same message: it takes the other's place
            assert re.fullmatch(r"[A-Za-z0-9_-]{1,32}", told.headers["topic"])
            assert int(told.headers["ttl"]) == 86_400
            claims = signed_for(told, (await club.notifying.keys()).public)
            assert claims["aud"] == hook.url
            assert 0 < claims["exp"] - club.house.now <= 86_400
            assert claims["sub"] == PUBLIC
            message = browser.told(told)
            assert message["title"] == "Twoja kolej"
            assert message["body"] == "Tuesday’s game · Wyrocznia Delficka"
            assert (message["path"], message["tag"]) == (f"/table/{table.id}", table.id)
            assert message["stop"].startswith("/stop/")

    run(work())


def test_chats_and_programs_get_it_in_their_own_form(sqlite_url: str, hook: Receiver) -> None:
    async def work() -> None:
        async with Club(sqlite_url).open() as club:
            table = club.table(2, title=TITLE)
            me = table.people[1].id
            for kind in ("discord", "slack"):
                club.reach(me, kind, f"{hook.url}/{kind}")
            club.reach(me, "ntfy", f"{hook.url}/my-topic", token="tk_abc")
            _, secret = club.reach(me, "json", f"{hook.url}/json")
            await table.until_asked(1)
            await club.after()
            told = {one.path: one for one in hook.received}
            link = f"{PUBLIC}/table/{table.id}"

            discord = told["/discord"].json
            assert discord["allowed_mentions"] == {"parse": []}
            assert discord["content"].startswith("It is your turn: [\\[x\\]\\(https\\://evil.example\\) @everyone")
            assert f"(<{link}>)" in discord["content"]

            slack = told["/slack"].json["text"]
            assert f"<{link}|[x](https://evil.example) @everyone &lt;b&gt;&amp; · The Oracle of Delphi>" in slack

            ntfy = told["/"]
            assert (ntfy.json["topic"], ntfy.json["title"], ntfy.json["click"]) == ("my-topic", "It is your turn", link)
            assert ntfy.json["message"] == f"{TITLE} · The Oracle of Delphi"
            assert ntfy.headers["authorization"] == "Bearer tk_abc"

            program = told["/json"]
            assert signed_by(program, secret)
            assert not signed_by(program, "whsec_" + base64.b64encode(b"another").decode())
            assert program.json["house"] == "The club"
            row = club.tables.storage.read_now(lambda c: reading.read(c, table.id))
            for one in hook.received:
                assert "/stop/" in one.body.decode()
                assert row["invite"] not in one.body.decode()

    run(work())


# -- mail -------------------------------------------------------------------------------------------------------------


def mailing(database: str, post: MailServer) -> Club:
    return Club(database, smtp_url=post.url, mail_from=MAIL_FROM)


def test_an_address_is_sent_nothing_before_it_is_confirmed_and_one_click_stops_it(
    database_url: str, post: MailServer
) -> None:
    async def work() -> None:
        async with mailing(database_url, post).open() as club:
            table = club.table(2, title="Łódź\u2028Kraków")
            me = table.people[1].id
            there, _ = club.reach(me, "email", "ada@example.org")
            await table.until_asked(1)
            await club.after()
            (asked,) = post.mails
            assert asked["Subject"] == "Confirm your e-mail address for The club"
            assert asked["Auto-Submitted"] == "auto-generated"
            text = asked.get_content()
            assert "Tuesday" not in text
            (secret,) = re.findall(rf"{PUBLIC}/confirm#([\w-]+)", text)
            with pytest.raises(BadLink):
                club.do(lambda c: destinations.confirm(c, "x" * 43, club.house.now))
            club.do(lambda c: destinations.confirm(c, secret, club.house.now))
            club.do(lambda c: destinations.confirm(c, secret, club.house.now))  # by a mail program before one clicks
            assert club.destination(there).state == "on"

            await table.until_asked(0)
            await table.until_asked(1)
            await club.after()
            told = post.mails[1]
            assert (told["To"], told["From"]) == ("ada@example.org", MAIL_FROM)
            assert told["Subject"] == "It is your turn · Łódź Kraków · The Oracle of Delphi"
            assert told["Message-ID"].endswith("@play.example.org>")
            assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert f"{PUBLIC}/table/{table.id}" in told.get_content()
            (word,) = re.findall(rf"<{PUBLIC}/stop/([\w-]+)>", told["List-Unsubscribe"])
            house = await club.notifying.keys()
            assert house.stops(word) == there
            assert house.stops(f"{there + 1}-{word.partition('-')[2]}") is None
            assert house.stops("nonsense") is None
            club.do(lambda c: destinations.stop(c, there, club.house.now))
            await table.until_asked(0)
            await table.until_asked(1)
            await club.after()
            assert len(post.mails) == 2

    run(work())


def test_an_address_that_is_refused_dies_and_a_mail_server_that_fails_harms_no_address(
    sqlite_url: str, post: MailServer
) -> None:
    async def work() -> None:
        async with mailing(sqlite_url, post).open() as club:
            table = club.table(2)
            wrong, right = (club.reach(table.people[1].id, "email", f"{who}@example.org")[0] for who in ("bob", "ada"))
            d = schema.destinations
            club.do(lambda c: c.execute(update(d).values(state="on")))
            club.do(lambda c: outbox.forget(c, wrong))
            club.do(lambda c: outbox.forget(c, right))
            post.refuses = {"bob@example.org": "550 no such user"}
            post.answers = ["451 later"]
            await table.until_asked(1)
            await club.after()
            assert (club.destination(wrong).state, club.destination(wrong).why) == ("dead", "gone")
            assert post.mails == []
            await club.after()
            (letter,) = post.mails
            assert letter["To"] == "ada@example.org"
            post.close()
            await table.until_asked(0)
            await table.until_asked(1)
            for _ in range(outbox.MOST_TRIES + 1):
                await club.after(7 * 3600)
            assert club.destination(right).state == "on"  # it is the host's to mend
            letters = club.tables.storage.read_now(lambda c: outbox.letters(c, 9))
            assert "mail server" in letters[0].why
            assert "example.org" not in json.dumps([letter._asdict() for letter in letters])

    run(work())


def test_a_password_for_the_mail_server_is_not_sent_in_the_open(monkeypatch: pytest.MonkeyPatch) -> None:
    class Plain(smtplib.SMTP):
        def __init__(self, *_: object, **__: object) -> None:
            self.esmtp_features = {}

        def ehlo(self, name: str = "") -> tuple[int, bytes]:
            return 250, b""

        def login(self, *_: object, **__: object) -> tuple[int, bytes]:
            raise AssertionError("the password was sent")

        def close(self) -> None: ...

    monkeypatch.setattr(smtplib, "SMTP", Plain)
    assert mail.deliver("smtp://me:secret@mail.example.org", EmailMessage()).what == "house"


# -- the keys of the house --------------------------------------------------------------------------------------------


def test_the_keys_are_made_once_and_kept(sqlite_url: str) -> None:
    async def work() -> None:
        async with Club(sqlite_url).open() as club:
            first = await club.notifying.keys()
            again = club.do(lambda c: ensure(c, 5.0))
            assert (first.public, first.stop) == (again.public, again.stop)
            assert len(padded(first.public)) == 65
            names = club.tables.storage.read_now(lambda c: set(c.scalars(select(schema.house_keys.c.name))))
            assert names == {"push", "stop"}

    run(work())


def test_a_zone_that_is_none_is_refused(sqlite_url: str) -> None:
    async def work() -> None:
        async with Club(sqlite_url).open() as club:
            table = club.table(2)
            with pytest.raises(BadZone, match="Europe/Warsaw"):
                club.wish(table.people[0].id, zone="Mars/Olympus")

    run(work())
