"""Whole games over real sockets: four people, lines that break, and everybody sees the same at the end."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from aegean.cli import main
from aegean.client import Client, Seat
from aegean.core.values import Plain
from aegean.server import wire
from tests.server.running import (
    Line,
    Running,
    Script,
    at_once,
    check_unforked,
    follow,
    guests,
    moved_to,
    script,
    seated,
    seated_for,
    wait_for,
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    with Running(f"sqlite:///{folder / 'aegean.db'}") as server:
        yield server


def state_of(client: Client, table: str) -> wire.StateMessage:
    """What a call answers, beside the socket."""
    answer = client._http.get(f"/api/tables/{table}/state")
    return msgspec.json.decode(answer.content, type=wire.StateMessage)


class Disturbed:
    """Breaks the line of one player before some of the actions, in one of three ways."""

    def __init__(self, line: Line, client: Client, table: str, seed: str) -> None:
        self._line, self._client, self._table = line, client, table
        self._chance = random.Random(seed)
        self.compared = 0

    def __call__(self, seat: Seat) -> None:
        assert seat.table is not None
        alone = [one["seat"] for one in seat.view["deciding"]] == [seat.table.mine]
        if alone and self._chance.random() < 0.3:
            fresh = state_of(self._client, self._table)  # nobody else can move now
            assert seat.view == fresh.view
            assert seat.now is not None
            assert seat.now.decision == fresh.now.decision
            assert (seat.now.number, seat.now.moves) == (fresh.now.number, fresh.now.moves)
            self.compared += 1
        if self._chance.random() < 0.15:
            self._chance.choice([self._line.cut, self._line.swallow_next, self._line.cut_after_next])()


@pytest.mark.parametrize(("game", "number"), [pytest.param("delphi", 13, marks=pytest.mark.long), ("hellas", 1)])
def test_four_people_play_a_whole_game_with_lines_that_break(
    house: Running, game: str, number: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = script(game, number)
    with contextlib.ExitStack() as leaving:
        lines = [leaving.enter_context(Line(house.port)) for _ in range(played.seats)]
        people = leaving.enter_context(guests([house.url] * played.seats))
        table = seated_for(people, played)
        assert table.seed_given  # the one of the recorded game
        assert table.commitment == ""
        assert table.seed is None
        behind = [
            leaving.enter_context(moved_to(client, f"http://127.0.0.1:{line.port}"))
            for client, line in zip(people, lines, strict=True)
        ]
        seats = [leaving.enter_context(client.sit(table.id)) for client in behind]
        watcher = leaving.enter_context(Client(house.url))
        spectator = leaving.enter_context(watcher.sit(table.id))
        disturbed = [
            Disturbed(line, client, table.id, f"{game} {n}")
            for n, (line, client) in enumerate(zip(lines, people, strict=True))
        ]
        at_once([lambda n=n: play(seats[n], played, n, disturbed[n]) for n in range(played.seats)])  # type: ignore[misc]

        last = len(played.moves)
        for one in (*seats, spectator):
            wait_for(one, last)
            assert [entry.number for entry in one.entries] == list(range(last + 1))
            assert one.now is not None
            assert one.now.result is not None
            assert one.over or one.listen(20)
        for client, one in zip((*people, watcher), (*seats, spectator), strict=True):
            assert one.view == state_of(client, table.id).view
        acts = [(entry.seat, entry.text) for entry in seats[0].entries if entry.kind == "act" and entry.seat == 0]
        assert acts == [(seat, text) for seat, text in played.moves if seat == 0]
        assert sum(line.broken for line in lines) > 5
        assert sum(each.compared for each in disturbed) > 20

        check_the_end(people, table, played, tmp_path, capsys)
    assert check_unforked(house.database, table.id).timeline.state.hash() == played.hash


def play(seat: Seat, played: Script, number: int, disturb: Disturbed) -> None:
    follow(seat, played.of(number), disturb)


def check_the_end(
    people: list[Client], table: wire.TableInfo, played: Script, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Result, record, proof, replay and rematch."""
    shown = people[1].table(table.id)
    assert (shown.status, shown.seed) == ("over", str(played.seed))
    assert shown.result["winners"]
    file = folder / "record.json"
    file.write_text(people[2].record(table.id), encoding="utf-8")
    assert main(["verify", str(file), "--commitment", shown.commitment]) == 0
    assert "Somebody chose the seed" in capsys.readouterr().out
    assert main(["verify", str(file), "--commitment", "0" * 64]) == 1
    assert played.hash in capsys.readouterr().out
    verdict = people[3].verdict(table.id)
    assert (verdict.kept, verdict.replays, verdict.problem) == (True, True, "")
    assert (verdict.commitment, verdict.hash) == (shown.commitment, played.hash)

    again = [client.rematch(table.id) for client in people]
    assert len({info.id for info in again}) == 1
    assert [info.mine for info in again] == [3, 0, 1, 2]  # everybody moves on by one seat
    assert again[-1].commitment not in ("", shown.commitment)
    assert people[0].start(again[0].id).status == "running"
    assert people[0].table(table.id).rematch == again[0].id


def test_several_answer_at_the_same_time_in_any_order(house: Running) -> None:
    """All of them had seen the same number; all are accepted."""
    played = script("delphi", 13)
    with contextlib.ExitStack() as leaving:
        people = leaving.enter_context(guests([house.url] * played.seats))
        table = seated_for(people, played)
        seats = [leaving.enter_context(client.sit(table.id)) for client in people]
        todo = [played.of(n) for n in range(played.seats)]
        for mover, _ in played.moves:
            for seat in seats:
                wait_for(seat, max(one.number for one in seats))
            open_ = [n for n, seat in enumerate(seats) if seat.now is not None and seat.now.decision is not None]
            if len(open_) > 1:
                break
            seats[mover].act(todo[mover].popleft())
        number = seats[0].number
        bodies: list[tuple[Client, Plain]] = [
            (people[n], {"do": "act", "number": number, "action": todo[n][0]}) for n in reversed(open_)
        ]
        answers = at_once([lambda b=b: commanded(b[0], table.id, b[1]) for b in bodies])  # type: ignore[misc]
        assert [answer.status_code for answer in answers] == [200] * len(open_)
        assert sorted(answer.json()["number"] for answer in answers) == [number + 1 + n for n in range(len(open_))]
        again = commanded(*bodies[0][:1], table.id, bodies[0][1])
        assert (again.status_code, again.json()["code"]) in [(409, "stale"), (403, "wrong-seat")]


def commanded(client: Client, table: str, body: Plain) -> httpx.Response:
    return client._http.post(f"/api/tables/{table}/commands", json=body)


def test_an_answer_that_was_sent_twice_counts_once(house: Running) -> None:
    """Also where the seat is asked the very same again after it."""
    repeated = 0
    with contextlib.ExitStack() as leaving:
        people = leaving.enter_context(guests([house.url] * 2))
        table = seated(people, "hellas", seed="5")
        chance = random.Random(3)
        while repeated < 3:
            for client in people:
                before = state_of(client, table.id).now
                while before.decision is not None:
                    chosen = chance.randrange(len(before.decision.actions))
                    body = {"do": "act", "number": before.number, "action": chosen}
                    assert commanded(client, table.id, body).status_code == 200
                    after = state_of(client, table.id).now
                    assert commanded(client, table.id, body).status_code in (403, 409)
                    assert state_of(client, table.id).now.number == after.number == before.number + 1
                    repeated += after.decision is not None and after.decision.actions == before.decision.actions
                    before = after


def test_undo_redo_and_going_back_are_seen_by_all(house: Running) -> None:
    with contextlib.ExitStack() as leaving:
        people = leaving.enter_context(guests([house.url] * 2))
        table = seated(people, "delphi", seed="8", options={"colours": "by_seat"})
        seats = [leaving.enter_context(client.sit(table.id)) for client in people]
        mover = next(n for n, seat in enumerate(seats) if seat.now is not None and seat.now.decision is not None)
        own, other = seats[mover], seats[1 - mover]
        assert own.now is not None
        while own.now.undoable < 2:
            assert own.now.decision is not None
            own.act(0)
        there, moves = own.view, own.now.moves
        own.do("undo")
        own.do("redo")
        assert own.view == there
        own.do("restart")
        assert own.now.moves <= moves - 2
        wait_for(other, own.number)
        assert other.view == state_of(people[1 - mover], table.id).view
        own.act(0)
        number = own.do("ask_back")
        wait_for(other, number)
        assert other.now is not None
        assert other.now.asked is not None
        assert other.now.asked.seat == mover
        other.do("answer", agree=True)
        wait_for(own, other.number)
        assert own.now.asked is None
        assert [entry.kind for entry in other.entries][-2:] == ["ask", "agree"]
        for client, seat in zip(people, seats, strict=True):
            assert seat.view == state_of(client, table.id).view
    check_unforked(house.database, table.id)


def test_a_seat_goes_to_a_bot_and_comes_back_and_one_who_resigns_has_lost(house: Running) -> None:
    with contextlib.ExitStack() as leaving:
        people = leaving.enter_context(guests([house.url] * 2))
        table = seated(people, "delphi", seed="8", options={"colours": "by_seat"})
        seats = [leaving.enter_context(client.sit(table.id)) for client in people]
        mover = next(n for n, seat in enumerate(seats) if seat.now is not None and seat.now.decision is not None)
        own, other = seats[mover], seats[1 - mover]
        own.do("hand_over")
        assert own.now is not None
        assert own.now.seats[mover].bot == "hoplite"
        wait_for(other, own.number + 2)  # the bot plays
        assert any(entry.seat == mover and entry.kind == "act" for entry in other.entries)
        own.do("return")
        assert own.now.seats[mover].bot is None
        assert own.table is not None
        assert own.table.mine == mover
        other.do("resign")
        wait_for(own, other.number)
        assert [seat.resigned for seat in own.now.seats] == [seat != mover for seat in range(2)]
        assert own.now.result["winners"] == [mover]
        assert own.now.result["reason"] == "resigned"


def test_players_and_watchers_talk_apart(house: Running) -> None:
    with contextlib.ExitStack() as leaving:
        people = leaving.enter_context(guests([house.url] * 4))
        table = seated(people[:2], "delphi")
        first, second, watcher, other = [leaving.enter_context(client.sit(table.id)) for client in people]
        first.say("  my   plan ")
        watcher.say("what a plan")
        for one, line in ((second, "my plan"), (other, "what a plan")):
            while not one.chat:
                assert one.listen(20)
            assert [said.text for said in one.chat] == [line]
        assert [said.text for said in first.chat] == ["my plan"]
        with people[0].sit(table.id) as anew:
            assert [said.text for said in anew.chat] == ["my plan"]
        with people[2].sit(table.id) as anew:
            assert [said.text for said in anew.chat] == ["what a plan"]


def test_a_refused_action_has_its_reason(house: Running) -> None:
    with guests([house.url] * 2) as people:
        table = seated(people, "delphi", seed="8")
        mover = next(client for client in people if state_of(client, table.id).now.decision is not None)
        act = {"do": "act", "number": 0, "action": "end_turn"}
        refused = mover._http.post(f"/api/tables/{table.id}/commands", json=act)
        assert refused.status_code == 400
        assert refused.json()["code"] == "illegal-action"
        reason = {"reason": "not_a_choice_at_this_moment", "clause": "", "fields": {"decision": "choose_colour"}}
        assert refused.json()["refusal"] == reason
        unknown = mover._http.post(f"/api/tables/{table.id}/commands", json={**act, "action": "sial die-red 0,0"})
        assert "unknown word 'sial'" in unknown.json()["message"]
        assert unknown.json()["refusal"] is None
