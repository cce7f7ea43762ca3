"""What nobody should send: it is refused with a stable code, and nothing breaks."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from aegean.client import Client
from aegean.core.values import Plain
from aegean.server.store import schema
from tests.server.house import opened
from tests.server.running import Running, guests, seated

DEEP = "[" * 5000 + "]" * 5000


@pytest.fixture(scope="module")
def house(postgres_server: str) -> Iterator[Running]:
    """On PostgreSQL, which is the more particular about what it stores."""
    with Running(postgres_server) as server:
        yield server


@pytest.fixture
def people(house: Running) -> Iterator[list[Client]]:
    with guests([house.url] * 3) as found:
        yield found


def table_of(people: list[Client], **form: Plain) -> str:
    return seated(people[:2], "delphi", seed="8", **form).id


def mover_of(people: list[Client], table: str) -> int:
    return next(n for n, who in enumerate(people) if state_of(who, table)["now"]["decision"])


def state_of(who: Client, table: str) -> dict[str, Plain]:
    answer: dict[str, Plain] = who._http.get(f"/api/tables/{table}/state").json()
    return answer


def cookies_of(who: Client) -> str:
    return "; ".join(f"{name}={value}" for name, value in who._http.cookies.items())


def socket(house: Running, table: str, who: Client | None = None, query: str = "", **headers: str) -> ClientConnection:
    told = {"Origin": house.url, **({"Cookie": cookies_of(who)} if who else {}), **headers}
    address = f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket{query}"
    return connect(address, additional_headers=told, max_size=1 << 24, legacy=True, max_queue=None)


def answer_to(line: ClientConnection, sent: str | bytes) -> dict[str, Plain]:
    line.send(sent)
    while True:
        message: dict[str, Plain] = json.loads(line.recv(20))
        if message["type"] in ("refused", "done"):
            return message


# -- frames -----------------------------------------------------------------------------------------------------------

FRAMES: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"act"',
    "{}",
    '{"do":"act"}',
    '{"do":"no such thing","number":0}',
    '{"do":"act","number":-1,"action":0}',
    '{"do":"act","number":0,"action":-1}',
    '{"do":"act","number":0,"action":1.5}',
    '{"do":"act","number":0,"action":null}',
    '{"do":"act","number":0,"action":0,"more":1}',
    '{"do":"act","number":99999999999999999999,"action":0}',
    '{"do":"replace","number":0,"seat":99}',
    '{"do":"say","text":""}',
    '{"do":"say","text":"' + "x" * 501 + '"}',
    '{"do":"say","text":"\\ud800"}',
    '{"do":"say","text":' + DEEP + "}",
    DEEP,
    b"\xff\xfe\x00",
    b'{"do":"undo","number":0}',
]


@pytest.mark.parametrize("frames", [FRAMES[:12], FRAMES[12:]], ids=["first", "second"])
def test_frames_that_are_no_commands_are_refused_and_the_socket_stays(
    house: Running, people: list[Client], frames: list[str | bytes]
) -> None:
    table = table_of(people)
    with socket(house, table, people[0]) as line:
        for frame in frames:
            said = answer_to(line, frame)
            assert said["type"] == "refused", frame
            assert said["code"] in ("bad-request", "stale", "undo"), (frame, said)
        assert answer_to(line, '{"do":"say","text":"still here","id":3}')["id"] == 3
    assert state_of(people[0], table)["now"]["number"] == 0


@pytest.mark.parametrize("text", ["\x00", "a\x00b", " \u200b\n ", "\x1b[2J", "\u202e"])
def test_chat_and_titles_hold_what_can_be_shown(house: Running, people: list[Client], text: str) -> None:
    """Signs that no database keeps, or that nobody sees, are left out or refused."""
    table = table_of(people)
    for answer in (
        people[0]._http.post(f"/api/tables/{table}/chat", json={"do": "say", "text": text}),
        people[0]._http.post("/api/tables", json={"game": "delphi", "seats": [{}, {}], "title": text}),
    ):
        assert answer.status_code in (200, 201, 400), answer.text
        if answer.status_code != 400:
            assert "\x00" not in answer.json().get("title", "")


def test_too_much_nonsense_closes_the_socket(house: Running, people: list[Client]) -> None:
    table = table_of(people)
    with socket(house, table, people[0]) as line:
        with pytest.raises(ConnectionClosed) as closed:
            any(answer_to(line, "nonsense")["code"] != "bad-request" for _ in range(40))
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4000
    assert people[0].table(table).status == "running"


def test_a_frame_that_is_too_large_closes_the_socket(house: Running, people: list[Client]) -> None:
    table = table_of(people)
    with socket(house, table, people[0]) as line:
        with pytest.raises(ConnectionClosed) as closed:
            answer_to(line, json.dumps({"do": "say", "text": "x" * 70_000}))
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


# -- who may open a socket --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://127.0.0.1:1", "https://127.0.0.1"])
def test_sockets_from_foreign_pages_are_refused(house: Running, people: list[Client], origin: str) -> None:
    table = table_of(people)
    with pytest.raises(InvalidStatus) as refused:
        socket(house, table, people[0], Origin=origin)
    assert refused.value.response.status_code == 403
    address = f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus):  # nor without any origin, where a cookie is sent
        connect(address, additional_headers={"Cookie": cookies_of(people[0])}, legacy=True)


def test_a_page_elsewhere_cannot_act_for_whoever_looks_at_it(house: Running, people: list[Client]) -> None:
    table = table_of(people)
    body = {"do": "resign", "number": 0}
    for origin in ("http://elsewhere.example", "null"):
        answer = people[0]._http.post(f"/api/tables/{table}/commands", json=body, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
    assert people[0].table(table).status == "running"


FORGED = ["", "x", "x" * 43, "a" * 43 + "=", "\u00e9", "0" * 10_000]


@pytest.mark.parametrize("secret", FORGED)
def test_forged_cookies_and_tokens_are_nobodys(house: Running, secret: str) -> None:
    with httpx.Client(base_url=house.url, headers={"Origin": house.url}) as http:
        raw = [(b"Cookie", b"aegean=" + secret.encode())]
        answer = http.get("/api/me", headers=raw)
        assert answer.status_code in (400, 401, 431), answer.text
        answer = http.get("/api/me", headers=[(b"Authorization", b"Bearer aeg_" + secret.encode())])
        assert answer.status_code in (400, 401, 431), answer.text


def test_expired_and_foreign_sessions_are_refused(house: Running, people: list[Client]) -> None:
    """A token is no cookie, a cookie no token; and what has expired opens nothing, sockets included."""
    people[0].register(f"Name {people[0].me().id}", "long enough")
    token = people[0].new_token("bot")
    table = table_of(people, public=False)
    secret = people[0]._http.cookies["aegean"]
    with httpx.Client(base_url=house.url, headers={"Origin": house.url}) as http:
        assert http.get("/api/me", headers={"Authorization": f"Bearer {secret}"}).status_code == 401
        assert http.get("/api/me", headers={"Cookie": f"aegean={token}"}).status_code == 401
        assert http.get("/api/me", headers={"Authorization": f"Bearer {token}"}).status_code == 200
        assert http.get("/api/me", headers={"Authorization": f"Bearer {token[:-1]}"}).status_code == 401
    stolen = people[1]._http.cookies["aegean"]
    with opened(house.database) as c:
        mine = select(schema.seats.c.user).where(schema.seats.c.table == table, schema.seats.c.seat == 1)
        user = c.scalar(mine)
        c.execute(update(schema.sessions).where(schema.sessions.c.user == user).values(expires=1.0))
    with Running(house.database) as other, httpx.Client(base_url=other.url) as http:  # which knows no session yet
        headers = {"Cookie": f"aegean={stolen}", "Origin": other.url}
        assert http.get("/api/me", headers=headers).status_code == 401
        answer = http.post(f"/api/tables/{table}/commands", json={"do": "resign", "number": 0}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (401, "not-signed-in")
        address = f"ws://127.0.0.1:{other.port}/api/tables/{table}/socket"
        with connect(address, additional_headers=headers, legacy=True) as line:
            assert json.loads(line.recv(20))["code"] == "not-found"  # a stranger does not see a private table


def test_sockets_to_nothing(house: Running, people: list[Client]) -> None:
    """Tables that are not there, and addresses that cannot be."""
    for table in ("nosuchtable", "x", "abc123"):
        with socket(house, table, people[0]) as line:
            assert json.loads(line.recv(20))["code"] == "not-found"
            with pytest.raises(ConnectionClosed):
                line.recv(20)
    table = table_of(people)
    for query in ("?since=x", "?since=" + "9" * 40, "?since=-1", "?invite=" + "x" * 5000):
        with contextlib.suppress(InvalidStatus, ConnectionClosed), socket(house, table, people[0], query) as line:
            assert json.loads(line.recv(20))["type"] in ("refused", "state")
    for odd in ("%00", "a%00b", "x" * 300, "%F0%9F%98%80"):
        with contextlib.suppress(InvalidStatus, ConnectionClosed), socket(house, odd, people[0]) as line:
            assert json.loads(line.recv(20))["code"] in ("not-found", "bad-request")
    assert '"event":"failed"' not in house.log()


# -- commands ---------------------------------------------------------------------------------------------------------


def commanded(who: Client, table: str, body: Plain) -> tuple[int, str, int | None]:
    answer = who._http.post(f"/api/tables/{table}/commands", json=body)
    said: dict[str, Any] = answer.json()
    return answer.status_code, str(said.get("code", "done")), said.get("number")


def test_wrong_seats_stale_and_illegal_moves_are_refused_with_the_number(house: Running, people: list[Client]) -> None:
    table = table_of(people)
    mover = mover_of(people[:2], table)
    own, other, stranger = people[mover], people[1 - mover], people[2]
    assert commanded(own, table, {"do": "act", "number": 0, "action": 0}) == (200, "done", 1)
    if state_of(own, table)["now"]["decision"] is None:
        own, other = other, own
    number = state_of(own, table)["now"]["number"]
    assert commanded(other, table, {"do": "act", "number": number, "action": 0}) == (403, "wrong-seat", number)
    assert commanded(stranger, table, {"do": "act", "number": number, "action": 0})[:2] == (403, "not-allowed")
    assert commanded(own, table, {"do": "act", "number": 0, "action": 0}) == (409, "stale", number)
    assert commanded(own, table, {"do": "act", "number": number + 1, "action": 0}) == (409, "stale", number)
    for action in (9999, "no such thing", "", "  "):
        assert commanded(own, table, {"do": "act", "number": number, "action": action}) == (
            400, "illegal-action", number,
        )  # fmt: skip
    assert commanded(own, table, {"do": "answer", "number": number, "agree": True}) == (409, "conflict", number)
    assert commanded(own, table, {"do": "hand_over", "number": number, "bot": "genius"})[0] == 400
    assert commanded(own, table, {"do": "replace", "number": number, "seat": 7})[:2] == (403, "not-allowed")
    assert commanded(own, table, {"do": "return", "number": number}) == (409, "conflict", number)
    assert state_of(own, table)["now"]["number"] == number


def test_commands_to_tables_that_are_not_running(house: Running, people: list[Client]) -> None:
    act = {"do": "act", "number": 0, "action": 0}
    open_ = people[0].create("delphi", [None, None])
    assert commanded(people[0], open_.id, act)[:2] == (403, "wrong-seat")
    assert people[0]._http.get(f"/api/tables/{open_.id}/state").status_code == 403
    assert people[0]._http.post(f"/api/tables/{open_.id}/start").status_code == 409  # a seat is free
    assert people[1]._http.delete(f"/api/tables/{open_.id}").status_code == 403
    assert people[0]._http.delete(f"/api/tables/{open_.id}").status_code == 200
    assert commanded(people[0], open_.id, act)[0] in (403, 409)
    assert people[1]._http.post(f"/api/tables/{open_.id}/join", json={}).status_code == 409
    table = table_of(people)
    assert commanded(people[0], table, {"do": "resign", "number": 0})[0] == 200
    for body in (act, {"do": "undo", "number": 1}, {"do": "resign", "number": 1}, {"do": "return", "number": 1}):
        assert commanded(people[1], table, body)[:2] == (409, "conflict")
    assert commanded(people[0], "nosuchtable", act)[:2] == (404, "not-found")
    for what in ("join", "leave", "start", "rematch"):
        answer = people[2]._http.post(f"/api/tables/nosuchtable/{what}", json={})
        assert answer.status_code == 404, answer.text


# -- bodies -----------------------------------------------------------------------------------------------------------

BODIES: list[tuple[str, bytes, set[int]]] = [
    ("/api/tables", b"", {400}),
    ("/api/tables", b"\xff\xfe", {400}),
    ("/api/tables", DEEP.encode(), {400}),
    ("/api/tables", b'{"game":"delphi","seats":[{},{}],"options":{"map":' + DEEP.encode() + b"}}", {400}),
    ("/api/tables", b'{"game":"delphi","seats":[{},{}],"options":{"map":{"a":NaN}}}', {400}),
    ("/api/tables", b'{"game":"delphi","seats":[{},{}],"options":{"map":1e999}}', {400}),
    ("/api/tables", b'{"game":"delphi","seats":[{},{}],"options":{"\\u0000":1}}', {400}),
    ("/api/tables", b'{"game":"delphi","seats":[{},{}],"seed":"' + b"9" * 78 + b'"}', {400}),
    ("/api/tables", b'{"game":"delphi","seats":[{},{}],"seed":"-1"}', {400}),
    ("/api/tables", b'{"game":"chess","seats":[{},{}]}', {400}),
    ("/api/tables", b'{"game":"delphi","seats":[{}]}', {400}),
    ("/api/tables", b'{"game":"delphi","seats":[{"bot":"genius"},{}]}', {400}),
    ("/api/tables", b'{"game":"delphi","seats":[{"bot":"greedy"},{"bot":"greedy"}]}', {400}),
    ("/api/tables", b'{"game":"delphi","seats":[' + b"{}," * 30_000 + b"{}]}", {400, 413}),
    ("/api/tables", b'{"title":"' + b"x" * 70_000 + b'"}', {413}),
    ("/api/records", b"{}", {400}),
    ("/api/records", b"[]", {400}),
    ("/api/records", b'{"game":"delphi"}', {400}),
    ("/api/records", b'{"game":["delphi"]}', {400}),
    ("/api/records", b'{"game":"delphi","actions":' + DEEP.encode() + b"}", {400}),
    ("/api/records", b'{"x":"' + b"x" * 2_100_000 + b'"}', {413}),
    ("/api/guest", b'{"name":"x"}', {409}),
    ("/api/tokens", b'{"label":"' + b"x" * 9_000 + b'"}', {413}),
]


@pytest.mark.parametrize(("path", "body", "statuses"), BODIES, ids=lambda value: str(value)[:40])
def test_bodies_that_cannot_be_read_are_refused(
    house: Running, people: list[Client], path: str, body: bytes, statuses: set[int]
) -> None:
    headers = {"Content-Type": "application/json"}
    answer = people[0]._http.post(path, content=body, headers=headers)
    assert answer.status_code in statuses, answer.text[:300]
    assert answer.json()["code"]


def test_records_that_were_meddled_with_are_refused(house: Running, people: list[Client]) -> None:
    table = table_of(people)
    assert commanded(people[0], table, {"do": "resign", "number": 0})[0] == 200
    record = json.loads(people[0].record(table))
    changes: list[dict[str, Plain]] = [
        {"seed": "x"},
        {"seed": -1},
        {"seed": 10**100},
        {"seats": 99},
        {"version": "0"},
        {"options": {"map": "nowhere"}},
        {"actions": [[0, "no such thing"]]},
        {"actions": [[9, "end_turn"]]},
        {"actions": "x"},
        {"hash": "0" * 64},
        {"format": "other"},
        {"position": {"game": "hellas"}},
    ]
    for change in changes:
        answer = people[0]._http.post("/api/records", json={**record, **change})
        assert answer.status_code in (400, 409), (change, answer.text[:200])
    assert people[0]._http.post("/api/records", json=record).status_code == 201
