"""First games: the position of each leads through all that is taught to a victory, whatever the bot does meanwhile."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import aegean
from aegean import bots
from aegean.server.lessons import lesson, lessons, lessons_of
from tests.server.house import House, run
from tests.server.running import Running, guests

LESSONS = Path(__file__).parents[2] / "web" / "src" / "lessons"


def steps(id_: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((LESSONS / f"{id_}.json").read_text(encoding="utf-8"))
    return found


class Pupil:
    """Does what the client's coach would say: the first action of the step that is offered; else what a bot would."""

    def __init__(self, id_: str, seed: int) -> None:
        self.steps = steps(id_)
        self.at = 0
        self.seat: int = lesson(id_).get("seat", 0)
        self.bot = bots.bot("hoplite", lesson(id_)["game"], seed)
        self.happened: Counter[str] = Counter()

    def hear(self, events: list[aegean.Event]) -> None:
        self.happened.update(event.kind for event in events if event.fields.get("seat", self.seat) == self.seat)
        self.go_on()

    def go_on(self) -> None:
        while self.at < len(self.steps) and self._is_done(self.steps[self.at]):
            self.at += 1

    def _is_done(self, step: dict[str, Any]) -> bool:
        """As often as steps have waited for it; where nothing is waited for, it has only to be read."""
        if "until" not in step:
            return True
        wanted = sum(one.get("until") == step["until"] for one in self.steps[: self.at + 1])
        return bool(self.happened[step["until"]] >= wanted)

    def choose(self, state: aegean.State) -> aegean.Action:
        offered = {str(action): action for action in state.decision.actions}
        wished = self.steps[self.at].get("take", []) if self.at < len(self.steps) else []
        found = next((offered[text] for text in wished if text in offered), None)
        return found or self.bot.choose(bots.Table.of(state, self.seat))


def played(id_: str, level: str, seed: int) -> tuple[Pupil, aegean.State]:
    """The lesson with bots of a level at all other seats."""
    described = lesson(id_)
    game = described["game"]
    state, pupil = aegean.game(game).position(described["position"]), Pupil(id_, seed)
    others = {seat: bots.bot(level, game, seed + seat) for seat in range(state.seats) if seat != pupil.seat}
    pupil.go_on()
    for _ in range(100):
        if state.over:
            break
        seat = state.decision.seat
        chosen = pupil.choose(state) if seat == pupil.seat else others[seat].choose(bots.Table.of(state, seat))
        pupil.hear(state.apply(chosen, seat))
    return pupil, state


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("id_", lessons())
def test_a_lesson_leads_through_all_that_is_taught_to_victory(id_: str, seed: int) -> None:
    pupil, state = played(id_, lesson(id_)["bots"][0], seed)
    assert pupil.at == len(pupil.steps), pupil.steps[pupil.at]
    assert state.result is not None
    assert pupil.seat in state.result.winners


@pytest.mark.parametrize("level", ["shepherd", "peltast", "random"])
@pytest.mark.parametrize("id_", ["hellas-kronos", "hellas-heroes"])
def test_whatever_the_others_do_in_a_lesson_of_kronos(id_: str, level: str) -> None:
    for seed in range(6):
        pupil, state = played(id_, level, seed)
        assert pupil.at == len(pupil.steps), (seed, pupil.steps[pupil.at])
        assert state.result is not None
        assert pupil.seat in state.result.winners


def test_the_lessons_of_a_game() -> None:
    assert lessons_of("delphi") == ["delphi"]
    assert lessons_of("hellas") == ["hellas", "hellas-heroes", "hellas-kronos"]
    for id_, described in lessons().items():
        assert len(described["bots"]) + 1 == described["position"]["seats"], id_


@pytest.mark.parametrize("id_", lessons())
def test_a_first_game_is_an_ordinary_table_for_one(id_: str, sqlite_url: str) -> None:
    mine = lesson(id_).get("seat", 0)
    with Running(sqlite_url) as server, guests([server.url] * 2) as (person, other):
        table = person.lesson(id_)
        assert (table.lesson, table.status, table.mine, table.advice, table.public) == (
            id_,
            "running",
            mine,
            True,
            False,
        )
        assert table.seed_given
        with person.sit(table.id) as seat:
            assert seat.now is not None
            assert seat.now.decision is not None
            seat.act(0)
        assert not any(one.id == table.id for one in other.tables("running"))
        with pytest.raises(Exception, match="no such table"):
            other.table(table.id)


def test_there_is_no_lesson_of_an_unknown_id(sqlite_url: str) -> None:
    async def work() -> None:
        async with House(sqlite_url).open():
            with pytest.raises(Exception, match="there is no lesson"):
                lesson("chess")

    run(work())
