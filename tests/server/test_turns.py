"""One visitor cannot take the bots from all: thinking is shared by person and table, and played tables come first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from aegean.server import wire
from aegean.server.bots import thinker
from aegean.server.bots.thinking import Thinking
from aegean.server.bots.turns import ASIDE, PLAYED, UNATTENDED, WATCHED, Claim, Turns
from aegean.server.bots.workers import Lost
from aegean.server.errors import Conflict
from aegean.server.tables import lobby
from tests.server.house import House, came, run


class Thoughts:
    """One worker whose thoughts take a second of the test's own time each."""

    def __init__(self) -> None:
        self.now = 0.0
        self.turns = Turns(["worker"], lambda: self.now)
        self.done: list[tuple[str, str]] = []
        self._tasks: list[asyncio.Task[None]] = []

    def ask(self, person: str, table: str, rank: int, count: int = 1, seconds: float = 1.0) -> None:
        for _ in range(count):
            claim = Claim(person, table, lambda: rank)
            self._tasks.append(asyncio.create_task(self._think(claim, seconds)))

    async def _think(self, claim: Claim, seconds: float) -> None:
        worker = await self.turns.take(claim)
        self.done.append((claim.person, claim.table))
        await asyncio.sleep(0)
        self.now += seconds
        self.turns.give_back(worker, claim, seconds)

    async def all(self) -> None:
        await asyncio.gather(*self._tasks)


def thought(work: Callable[[Thoughts], None]) -> list[tuple[str, str]]:
    thoughts = Thoughts()

    async def think() -> None:
        work(thoughts)
        await thoughts.all()

    run(think())
    return thoughts.done


def test_a_player_who_is_there_waits_for_one_thought_however_many_tables_others_made() -> None:
    def work(thoughts: Thoughts) -> None:
        for number in range(180):
            thoughts.ask(f"flood {number % 9}", f"bots {number}", WATCHED)
        thoughts.ask("anna", "hers", PLAYED)

    assert thought(work).index(("anna", "hers")) <= 1


def test_among_players_who_are_there_everybody_gets_the_same_whatever_the_number_of_their_tables() -> None:
    def work(thoughts: Thoughts) -> None:
        for number in range(20):
            thoughts.ask("flood", f"table {number}", PLAYED, 10)
        for number in range(2):
            thoughts.ask(f"friend {number}", f"theirs {number}", PLAYED, 10)

    done = [person for person, _ in thought(work)][:30]
    assert all(9 <= done.count(person) <= 11 for person in ("flood", "friend 0", "friend 1"))


def test_one_persons_tables_share_what_the_person_has() -> None:
    def work(thoughts: Thoughts) -> None:
        thoughts.ask("anna", "first", PLAYED, 20)
        thoughts.ask("anna", "second", PLAYED, 5)

    done = [table for _, table in thought(work)][:10]
    assert 4 <= done.count("second") <= 5


def test_slow_thoughts_count_for_more() -> None:
    def work(thoughts: Thoughts) -> None:
        thoughts.ask("slow", "a", PLAYED, 20, seconds=2.0)
        thoughts.ask("quick", "b", PLAYED, 20, seconds=0.2)

    done = [person for person, _ in thought(work)][:12]
    assert done.count("quick") >= 8


def test_what_nobody_attends_is_not_put_off_for_ever_but_what_stands_aside_is_last() -> None:
    def work(thoughts: Thoughts) -> None:
        thoughts.ask("aside", "estimate", ASIDE)
        thoughts.ask("busy", "played", PLAYED, 100)
        thoughts.ask("away", "slow game", UNATTENDED)
        thoughts.ask("aside", "another", ASIDE)

    done = thought(work)
    assert 25 < done.index(("away", "slow game")) < 40
    assert done[-1] == ("aside", "another")


@pytest.mark.parametrize("moment", range(6))
def test_whoever_gives_up_waiting_takes_no_worker_along(moment: int) -> None:
    async def work() -> None:
        turns = Turns(["worker"])
        claim = Claim("a", "a", lambda: PLAYED)
        worker = await turns.take(claim)
        waiting = [asyncio.create_task(turns.take(claim)) for _ in range(2)]
        for _ in range(moment):
            await asyncio.sleep(0)
        if moment % 2:
            turns.give_back(worker, claim, 0.0)
        waiting[0].cancel()
        if not moment % 2:
            turns.give_back(worker, claim, 0.0)
        done = await asyncio.gather(*waiting, return_exceptions=True)
        if done[0] == "worker":  # it was quicker than its end
            turns.give_back("worker", claim, 0.0)
            assert await waiting[1] == "worker"
        else:
            assert done[1] == "worker"

    run(asyncio.wait_for(work(), 5))


def test_bots_among_themselves_move_while_somebody_watches(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            table, _ = house.table(tables, ["random", "random"])
            mind = Thinking(tables)
            room = await tables.room(table)
            await tables.look_again(room)
            house.now += lobby.THINK_GRACE + 1
            await mind.sweep()
            await asyncio.sleep(0.05)
            assert not room.thinking
            assert room.timeline is not None
            assert room.timeline.number == 0
            _, watching = await tables.connect(table, None, None, "")
            await came(lambda: room.timeline is not None and room.timeline.number > 3)
            await tables.disconnect(room, watching)
            await came(lambda: not room.thinking)
            number = room.timeline.number
            await tables.look_again(room)
            assert not room.thinking
            assert room.timeline.number == number
            await mind.close()

    run(work())


def test_one_person_has_few_tables_of_bots_alone(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            _, host = house.table(tables, ["random", "random"])
            form = wire.TableForm("delphi", [wire.SeatForm("random"), wire.SeatForm("random")], sit=False)
            for _ in range(2):
                tables.storage.write_now(lambda c: lobby.create(c, host, form, house.now))
            with pytest.raises(Conflict, match="bots alone"):
                tables.storage.write_now(lambda c: lobby.create(c, host, form, house.now))
            mine = wire.TableForm("delphi", [wire.SeatForm(), wire.SeatForm("random")])
            tables.storage.write_now(lambda c: lobby.create(c, host, mine, house.now))

    run(work())


@pytest.mark.parametrize(("bots", "most"), [(["strategos", "strategos"], 0.25), (["strategos", None], 2.0)])
def test_among_bots_alone_a_thought_is_short(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, bots: list[str | None], most: float
) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            table, _ = house.table(tables, bots)
            mind = Thinking(tables)
            mind._think = 2.0
            asked: list[thinker.Question] = []

            async def note(question: bytes, _: Claim) -> thinker.Answer:
                asked.append(msgspec.json.decode(question, type=thinker.Question))
                raise Lost

            monkeypatch.setattr(mind.thinkers, "ask", note)
            await tables.connect(table, None, None, "")
            await came(lambda: bool(asked))
            assert asked[0].think == most
            await mind.close()

    run(work())
