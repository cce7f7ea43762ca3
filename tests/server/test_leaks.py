"""Nobody learns what they may not know: twin games that differ only in that, and every byte that a seat receives.

The twins begin from two samples of one position: to the watched seat, and to a spectator, they look the same. Both are
driven by the same commands, as long as nothing is revealed that differs; then all that came over the sockets and from
every call must be the same, but for the tables' ids and the times.
"""

from __future__ import annotations

import contextlib
import json
import random
import re
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import pytest
from sqlalchemy import select, update
from websockets.sync.client import ClientConnection, connect

import aegean
from aegean.client import Client
from aegean.core.errors import AegeanError
from aegean.core.values import Action, Plain
from aegean.server import wire
from aegean.server.store import schema
from aegean.server.tables.timeline import Deal, Entry, Timeline, seats_text
from tests.properties.kit import by_kind, play, told
from tests.server.house import opened
from tests.server.running import Running, guests

SEATS = 3
STEPS = 22
_TIMES = re.compile(rb'"(at|created|started|touched|time|since|own|budget)":[0-9.e+]+(?=[,}])')


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    with Running(f"sqlite:///{folder / 'aegean.db'}", log_level="debug") as server:
        yield server


class Twin:
    """One of the two tables, as the watched seat and a spectator see it."""

    def __init__(self, table: str, timeline: Timeline, seat: int, people: list[Client], watcher: Client) -> None:
        self.table, self.timeline, self.seat = table, timeline, seat
        self.people, self.watcher = people, watcher
        self.received: list[bytes] = []

    def connect(self, leaving: contextlib.ExitStack) -> None:
        self._own = leaving.enter_context(self._socket(self.people[self.seat]))
        self._spectator = leaving.enter_context(self._socket(self.watcher))
        self._read(self._own, b'"type":"table"')  # the state, and who is there
        self._read(self._spectator, b'"type":"state"')

    def _socket(self, who: Client) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in who._http.cookies.items())
        address = f"ws{who.url.removeprefix('http')}/api/tables/{self.table}/socket"
        headers = {"Cookie": cookies, "Origin": who.url}
        return connect(address, additional_headers=headers, compression=None, legacy=True)

    def _read(self, socket: ClientConnection, until: bytes) -> None:
        while True:
            message = socket.recv(30, decode=False)
            self._keep(message)
            if until in message:
                return

    def _keep(self, message: bytes) -> None:
        self.received.append(_TIMES.sub(rb'"\1":0', message.replace(self.table.encode(), b"TABLE")))

    # -- what the watched seat does -----------------------------------------------------------------------------------

    def sends(self, text: str) -> None:
        """Over the socket; the answer is kept."""
        self._own.send(text)
        self._read(self._own, b'"type":"done"' if self._is_done(text) else b'"type":"refused"')

    def _is_done(self, text: str) -> bool:
        return bool(json.loads(text).get("id") == 1)

    def asks_everything(self) -> None:
        for who in (self.people[self.seat], self.watcher):
            number = self.timeline.number
            here = f"/api/tables/{self.table}"
            paths = [here, f"{here}/state", f"{here}/story", f"{here}/record", f"{here}/verdict"]
            paths += [f"{here}/replay?number={max(0, number - 1)}&count=1", f"{here}/story?first={number}"]
            paths += [
                f"{here}/replay?number={number}&eyes={eyes}" for eyes in ("above", "spectator", "0", "1", "2", "9")
            ]
            for path in paths:
                answer = who._http.get(path)
                assert answer.status_code < 500
                self._keep(b"%d " % answer.status_code + answer.content)

    # -- what happens at the table ------------------------------------------------------------------------------------

    def goes_on(self, seat: int, kind: str, text: str, command: dict[str, Plain]) -> None:
        """Somebody does something; what the watched seat and the spectator are sent is kept."""
        self.timeline, _ = self.timeline.after(Entry(self.timeline.number + 1, seat, kind, text))
        body = {"number": self.timeline.number - 1, **command}
        if seat == self.seat:
            self.sends(json.dumps({**body, "id": 1}))
        else:
            answer = self.people[seat]._http.post(f"/api/tables/{self.table}/commands", json=body)
            assert answer.status_code == 200, answer.text
            self._read(self._own, b'"type":"moved"')
        self._read(self._spectator, b'"type":"moved"')


class Step(NamedTuple):
    seat: int
    action: Action


def alike(one: Timeline, other: Timeline, seat: int, step: Step) -> bool:
    """Whether the step is possible in both twins, and tells the seat and the spectators the same."""
    entry = Entry(one.number + 1, step.seat, "act", str(step.action))
    try:
        (first, events), (second, others) = one.after(entry), other.after(entry)
    except AegeanError:
        return False
    if first.over or second.over:
        return False
    return all(
        told(events, who) == told(others, who) and first.state.view(who) == second.state.view(who)
        for who in (seat, None)
    )


def common_step(one: Timeline, other: Timeline, seat: int, chance: random.Random) -> Step | None:
    steps = [Step(d.seat, action) for d in one.state.decisions for action in d.actions]
    chance.shuffle(steps)
    return next((step for step in steps[:40] if alike(one, other, seat, step)), None)


def laid_out(house: Running, people: list[Client], game: str, descriptions: list[dict[str, Plain]]) -> list[str]:
    """A running table for each of the positions; what is drawn for a table is the same for all of them."""
    tables = []
    for description in descriptions:
        clock: Plain = {"kind": "slow", "budget": 90_000, "decision": 90_000}
        form: dict[str, Plain] = {"options": description["options"], "seed": "77", "title": "twins", "clock": clock}
        table = people[0].create(game, [None] * SEATS, **form)
        for who in people[1:]:
            who.join(table.id)
        with opened(house.database) as c:
            drawn = {"position": description, "invite": "the-same-invite", "seed_given": False}
            c.execute(update(schema.tables).where(schema.tables.c.id == table.id).values(**drawn))
        people[0].start(table.id)
        tables.append(table.id)
    return tables


@pytest.mark.parametrize(
    ("game", "plies", "seat"),
    [
        pytest.param("delphi", 0, 0, marks=pytest.mark.long),
        ("delphi", 150, 1),
        pytest.param("hellas", 0, 2, marks=pytest.mark.long),
        ("hellas", 200, 1),
    ],
)
def test_twins_that_differ_in_what_is_hidden_are_the_same_byte_for_byte(
    house: Running, game: str, plies: int, seat: int
) -> None:
    found = compared(house, game, plies, seat)
    assert found.steps >= 6
    assert found.size > 50_000
    assert found.differ


class Compared(NamedTuple):
    """What two twins went through, with every byte that the watched seat received the same."""

    steps: int
    size: int  # bytes that each received
    differ: bool  # in the end there was still something that the seat does not know


def compared(house: Running, game: str, plies: int, seat: int, seed: int = 11) -> Compared:
    chance = random.Random(f"{game} {plies} {seat} {seed}")
    state = aegean.game(game).new(SEATS, seed)
    play(state, random.Random(3), plies, by_kind)
    descriptions = [state.sample(seat, n).describe() for n in (1, 2)]
    descriptions[1]["chance"] = descriptions[0]["chance"]  # the same rolls to come, so that more can be compared
    deals = [
        Deal(game, state.game.version, SEATS, 77, state.options, (None,) * SEATS, description)
        for description in descriptions
    ]
    timelines = [Timeline.begin(deal) for deal in deals]
    assert timelines[0].state.view(seat) == timelines[1].state.view(seat)

    with contextlib.ExitStack() as leaving:
        *people, watcher = leaving.enter_context(guests([house.url] * (SEATS + 1)))
        ids = laid_out(house, people, game, descriptions)
        twins = [Twin(id_, timeline, seat, people, watcher) for id_, timeline in zip(ids, timelines, strict=True)]
        for twin in twins:
            twin.connect(leaving)
        steps = 0
        while steps < STEPS:
            step = common_step(twins[0].timeline, twins[1].timeline, seat, chance)
            if step is None:
                break
            steps += 1
            for twin in twins:
                drive(twin, step, steps)
            for one, other in zip(*(twin.received for twin in twins), strict=True):
                assert one == other
        differ = twins[0].timeline.state.hash() != twins[1].timeline.state.hash()
        size = sum(map(len, twins[0].received))
    assert lines_of(house, ids[0]) == lines_of(house, ids[1])
    return Compared(steps, size, differ)


def drive(twin: Twin, step: Step, round_: int) -> None:
    """The step, and around it all that a curious seat can try."""
    number, seat = twin.timeline.number, twin.seat
    mine = step.seat == seat
    wishes: list[dict[str, Plain]] = [
        {"do": "act", "action": "no such thing"},
        {"do": "act", "action": str(step.action).upper() + " 1"},
        {"do": "act", "action": 99_999},
        {"do": "redo"},
        {"do": "answer", "agree": True},
        {"do": "replace", "seat": (seat + 1) % SEATS},
        {"do": "return"},
    ]
    if twin.timeline.state.decision_of(seat) is None:
        wishes += [{"do": "act", "action": str(step.action)}, {"do": "act", "action": 0}]
    if not twin.timeline.undoable(seat):
        wishes += [{"do": "undo"}, {"do": "restart"}]
    for wish in wishes[round_ % 3 :: 3]:
        for at in {number, max(0, number - 1), number + 5}:
            twin.sends(json.dumps({"number": at, **wish}))
    if round_ % 2:
        twin.sends('{"do": "no such thing"}')
    twin.goes_on(step.seat, "act", str(step.action), {"do": "act", "action": str(step.action)})
    if round_ % 2:
        twin.asks_everything()
    if mine and twin.timeline.undoable(seat) and round_ % 2:
        twin.goes_on(seat, "undo", "1", {"do": "undo"})
        twin.goes_on(seat, "redo", str(step.action), {"do": "redo"})
    elif mine and round_ % 4 == 0:
        asked = f"{twin.timeline.last_move(seat)} {seats_text(twin.timeline.others(seat))}"
        twin.goes_on(seat, "ask", asked, {"do": "ask_back"})
        twin.goes_on((seat + 1) % SEATS, "decline", "", {"do": "answer", "agree": False})


def lines_of(house: Running, table: str) -> list[Plain]:
    """What the log says of a table, without times and the like."""
    lines = [json.loads(line) for line in house.log().splitlines() if table in line and '"event":"socket"' not in line]
    kept = ("event", "level", "method", "path", "status", "person", "error")
    return [{name: str(line.get(name)).replace(table, "TABLE") for name in kept} for line in lines]


def test_the_log_holds_no_secret(house: Running) -> None:
    """No seed, no hidden card, no cookie, token, invite or password: not even where something goes wrong."""
    with contextlib.ExitStack() as leaving:
        people = leaving.enter_context(guests([house.url] * 2))
        password = "correct horse battery"
        people[0].register("Somebody", password)
        token = people[0].new_token("a label")
        with pytest.raises(AegeanError):
            people[1].sign_in("Somebody", "wrong horse battery")
        table = people[0].create("hellas", [None, None, "greedy"], public=False)
        invite = table.invite or ""
        people[1].join(table.id, invite)
        assert people[1].table(table.id, invite).mine == 1
        people[0].start(table.id)
        program = leaving.enter_context(Client(house.url, token=token))
        acted: list[str] = []
        with program.sit(table.id) as seat, people[1].sit(table.id, invite) as other:
            other.say("a line of chat that is nobody's business")
            for one in (seat, other):
                with contextlib.suppress(AegeanError):
                    one.act("wild_attack_mace 3")
                with contextlib.suppress(AegeanError):
                    one.act(0)
            acted = [entry.text or "" for one in (seat, other) for entry in one.entries if entry.kind == "act"]
        people[0]._http.post(f"/api/tables/{table.id}/commands?invite={invite}", content=f'{{"text": "{password}"')
        people[0]._http.get(f"/nowhere?invite={invite}")
        with opened(house.database) as c:
            seeds = c.scalars(select(schema.tables.c.seed)).all()
            words = c.scalars(select(schema.users.c.password).where(schema.users.c.password.is_not(None))).all()
    log = house.log()
    secrets = [password, "wrong horse battery", token, invite, "nobody's business", "wild_attack_mace", *words]
    secrets += [seed for seed in seeds if len(seed) > 4]
    secrets += [value for who in people for value in who._http.cookies.values()]
    secrets += [text for text in acted if " " in text]
    for secret in secrets:
        assert secret
        assert secret not in log
    assert table.id in log


def test_a_running_game_is_replayed_through_ones_own_eyes_alone(house: Running) -> None:
    with guests([house.url] * 3) as people:
        table = people[0].create("hellas", [None, None])
        people[1].join(table.id)
        people[0].start(table.id)
        for who, own in ((people[0], "0"), (people[1], "1"), (people[2], "spectator")):
            assert who.replay(table.id).eyes == own
            assert who.replay(table.id, eyes="spectator").view["you"] is None
            for eyes in {"0", "1", "above"} - {own}:
                with pytest.raises(AegeanError) as refused:
                    who.replay(table.id, eyes=eyes)
                assert refused.value.code == "not-allowed"
            for path in ("record", "verdict"):
                answer = who._http.get(f"/api/tables/{table.id}/{path}")
                assert answer.status_code == 409
                assert msgspec.json.decode(answer.content, type=wire.Refused).code == "conflict"
            shown = who.table(table.id)
            assert shown.seed is None
            assert shown.commitment
            assert (shown.invite is None) == (own == "spectator")
