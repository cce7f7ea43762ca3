"""Advice: given from what a seat knows and nothing else, where the table allows it, and never in anybody's way."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import msgspec
import pytest

import aegean
from aegean import bots
from aegean.client import Client, Refusal
from aegean.server import metrics, wire
from aegean.server.bots import advising, thinker
from aegean.server.bots.advising import Advising
from aegean.server.errors import Conflict, NoAdvice, NotAllowed, Stale, TooMany, Unavailable, WrongSeat
from aegean.server.tables import lobby
from tests.properties.kit import by_kind, play
from tests.server.house import House, came, run
from tests.server.running import Running, guests, until


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    with Running(f"sqlite:///{folder / 'aegean.db'}", think=0.2) as server:
        yield server


def asked(state: aegean.State, seat: int) -> thinker.Question:
    question = msgspec.json.decode(thinker.question(state, seat, "pythia", 1, 1.0, why=True), type=thinker.Question)
    assert question.why
    return question


@pytest.mark.parametrize("game", aegean.games())
@pytest.mark.parametrize("plies", [0, 60, 160])
def test_advice_follows_from_what_the_seat_knows_alone(game: str, plies: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twins that differ only in what the seat may not know: the same question goes out, and the same advice comes."""
    state = aegean.game(game).new(3, 11)
    play(state, random.Random(5), plies, by_kind)
    seat = state.decision.seat
    twins = [state, state.sample(seat, 1), state.sample(seat, 2)]
    assert len({twin.hash() for twin in twins}) == 3
    questions = [asked(twin, seat) for twin in twins]
    positions = [aegean.game(game).load(question.state.encode()) for question in questions]
    assert len({position.hash() for position in positions}) == 1

    steady = bots.bot("pythia", game, 1, bots.Budget(iterations=30))
    monkeypatch.setattr(thinker, "_bot", lambda _: steady)
    first, *others = [thinker.answer(question, {}) for question in questions]
    assert first.advice is not None
    assert others == [first, first]


@pytest.mark.parametrize("game", aegean.games())
def test_advice_names_an_offered_action_and_says_why(house: Running, game: str) -> None:
    with guests([house.url]) as (person,):
        table = person.create(game, [None, "hoplite"], start=True, seed="8", public=False)
        assert table.advice
        with person.sit(table.id) as seat:
            for _ in range(6):
                decision = next(seat.turns())
                advice = person.advice(table.id, seat.number)
                assert advice.since == decision.since
                assert advice.alternatives[0].action == advice.action
                assert all(0 <= one.action < len(decision.actions) for one in advice.alternatives)
                assert advice.plan[0].kind == decision.actions[advice.action].kind
                assert advice.plan[0].fields == decision.actions[advice.action].fields
                assert len(advice.chances) == 2
                assert sum(advice.chances) == pytest.approx(1.0, abs=0.001)
                assert advice.grounds or len(decision.actions) == 1 or decision.kind.startswith("choose")
                seat.act(advice.action)


def test_a_table_of_several_people_must_agree_to_advice(house: Running) -> None:
    with guests([house.url] * 2) as (host, other):
        silent = host.create("delphi", [None, None])
        assert not silent.advice
        open_ = host.create("delphi", [None, None], advice=True)
        assert other.table(open_.id).advice  # said to all before they sit down
        strict = host.create("delphi", [None, "hoplite"], advice=False, start=True)
        for table in (silent, open_):
            other.join(table.id)
            host.start(table.id)
        by_seat = {0: host, 1: other}
        with host.sit(open_.id) as seat:
            until(lambda: seat.now or (seat.listen(0.1) and seat.now), "the start")
            assert seat.now is not None
            (deciding,) = seat.now.deciding
        assert by_seat[deciding].advice(open_.id, 0).alternatives
        assert code_of(by_seat[1 - deciding], open_.id) == "wrong-seat"
        assert code_of(by_seat[deciding], silent.id) == "no-advice"
        assert code_of(host, strict.id) == "no-advice"
        with guests([house.url]) as (watcher,):
            assert code_of(watcher, open_.id) == "not-allowed"


def code_of(person: Client, table: str, number: int = 0) -> str:
    with pytest.raises(Refusal) as refused:
        person.advice(table, number)
    return refused.value.code


def test_questions_are_withdrawn_replaced_and_bounded(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        home = House(sqlite_url)
        async with home.open() as tables:
            table, host = home.table(tables, [None, "random"])
            room = await tables.room(table)
            adviser = Advising(tables)
            silent = asyncio.Event()

            async def never(_: bytes, *__: object) -> thinker.Answer:
                await silent.wait()
                return thinker.Answer("", advice=None)

            monkeypatch.setattr(adviser._thinkers, "ask", never)
            form = wire.AdviceForm(0)
            first = asyncio.create_task(adviser.advise(table, host, form))
            await came(lambda: bool(adviser._asked))
            second = asyncio.create_task(adviser.advise(table, host, form))
            with pytest.raises(Conflict, match="withdrawn"):
                await first
            await adviser.forget(table, host, None)
            with pytest.raises(Conflict, match="withdrawn"):
                await second
            assert not adviser._asked

            monkeypatch.setattr(advising, "_MOST", 0)
            with pytest.raises(TooMany):
                await adviser.advise(table, host, form)
            monkeypatch.undo()
            monkeypatch.setattr(adviser._thinkers, "ask", never)

            late = asyncio.create_task(adviser.advise(table, host, form))
            await came(lambda: bool(adviser._asked))
            await tables.command(table, host, wire.Act(0, 0))
            silent.set()
            with pytest.raises(Stale):
                await late
            assert room.timeline is not None
            if room.timeline.state.decision_of(0) is None:
                with pytest.raises(WrongSeat):
                    await adviser.advise(table, host, wire.AdviceForm(room.timeline.number))
            else:
                with pytest.raises(Stale):
                    await adviser.advise(table, host, wire.AdviceForm(0))
                with pytest.raises(Unavailable):
                    await adviser.advise(table, host, wire.AdviceForm(room.timeline.number))
            with pytest.raises(NotAllowed):
                await adviser.advise(table, host, wire.AdviceForm(0, seat=1))
            room.row["advice"] = False
            with pytest.raises(NoAdvice):
                await adviser.advise(table, host, form)
            await adviser.close()

    run(work())


@pytest.mark.parametrize("game", aegean.games())
def test_pythia_is_asked_where_a_stronger_level_plays_too(
    sqlite_url: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        home = House(sqlite_url)
        async with home.open() as tables:
            first = aegean.game(game).new(2, 3).decision.seat  # with the seed of such a table
            table, host = home.table(tables, [None if seat == first else "random" for seat in range(2)], game)
            adviser, levels = Advising(tables), list[str]()

            async def noted(question: bytes, *_: object) -> thinker.Answer:
                levels.append(msgspec.json.decode(question, type=thinker.Question).level)
                return thinker.Answer("", advice=None)

            monkeypatch.setattr(adviser._thinkers, "ask", noted)
            with pytest.raises(Unavailable):
                await adviser.advise(table, host, wire.AdviceForm(0))
            assert levels == ["pythia"]
            await adviser.close()

    run(work())


def test_whoever_hangs_up_ends_the_thought(sqlite_url: str) -> None:
    """The process that thinks is struck down with the question, and the next question gets another."""

    async def work() -> None:
        home = House(sqlite_url)
        async with home.open() as tables:
            table, host = home.table(tables, [None, "random"])
            adviser = Advising(tables)
            began = metrics.thinker_crashes._value.get()
            waiting = asyncio.create_task(adviser.advise(table, host, wire.AdviceForm(0)))
            await came(lambda: bool(adviser._thinkers._running))
            (process,) = adviser._thinkers._running
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            assert await process.wait() != 0
            advice = await adviser.advise(table, host, wire.AdviceForm(0))
            assert advice.alternatives
            assert metrics.thinker_crashes._value.get() == began
            await adviser.close()

    run(work())


def test_a_rematch_keeps_what_was_agreed(sqlite_url: str) -> None:
    async def work() -> None:
        home = House(sqlite_url)
        async with home.open() as tables:
            table, host = home.table(tables, [None, None])
            room = await tables.room(table)
            assert not room.row["advice"]
            await tables.command(table, host, wire.Resign(0))
            again = tables.storage.write_now(lambda c: lobby.rematch(c, table, host, home.now))
            assert not (await tables.room(again)).row["advice"]

    run(work())
