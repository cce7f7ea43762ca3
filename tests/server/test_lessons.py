"""First games: the position of each leads through all that is taught to a victory, whatever the bot does meanwhile."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import aegean
from aegean import bots
from aegean.server.lessons import lesson
from tests.server.house import House, run
from tests.server.running import Running, guests

LESSONS = Path(__file__).parents[2] / "web" / "src" / "lessons"


def steps(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((LESSONS / f"{game}.json").read_text(encoding="utf-8"))
    return found


class Pupil:
    """Does what the client's coach would say: the first action of the step that is offered; else what a bot would."""

    def __init__(self, game: str, seed: int) -> None:
        self.steps = steps(game)
        self.at = 0
        self.bot = bots.bot("hoplite", game, seed)
        self.happened: Counter[str] = Counter()

    def hear(self, events: list[aegean.Event]) -> None:
        self.happened.update(event.kind for event in events if event.fields.get("seat", 0) == 0)
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
        return found or self.bot.choose(bots.Table.of(state, 0))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", aegean.games())
def test_a_lesson_leads_through_all_that_is_taught_to_victory(game: str, seed: int) -> None:
    state = aegean.game(game).position(lesson(game)["position"])
    other, pupil = bots.bot(lesson(game)["bots"][0], game, seed), Pupil(game, seed)
    pupil.go_on()
    for _ in range(100):
        if state.over:
            break
        if state.decision.seat == 1:
            pupil.hear(state.apply(other.choose(bots.Table.of(state, 1)), 1))
        else:
            pupil.hear(state.apply(pupil.choose(state), 0))
    assert pupil.at == len(pupil.steps), pupil.steps[pupil.at]
    assert state.result is not None
    assert state.result.winners == (0,)


@pytest.mark.parametrize("game", aegean.games())
def test_a_first_game_is_an_ordinary_table_for_one(game: str, sqlite_url: str) -> None:
    with Running(sqlite_url) as server, guests([server.url] * 2) as (person, other):
        table = person.lesson(game)
        assert (table.lesson, table.status, table.mine, table.advice, table.public) == (True, "running", 0, True, False)
        assert table.seed_given
        with person.sit(table.id) as seat:
            assert seat.now is not None
            assert seat.now.decision is not None
            seat.act(0)
        assert not any(one.id == table.id for one in other.tables("running"))
        with pytest.raises(Exception, match="no such table"):
            other.table(table.id)


def test_there_is_no_lesson_of_an_unknown_game(sqlite_url: str) -> None:
    async def work() -> None:
        async with House(sqlite_url).open():
            with pytest.raises(Exception, match="there is no game"):
                lesson("chess")

    run(work())
