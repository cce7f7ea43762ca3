"""Whole games that were played once replay to the same end for ever. A folder here bears the id of its game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import aegean

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_replays_to_the_end_it_tells(path: Path) -> None:
    record = aegean.game(path.parent.name).record(path.read_text(encoding="utf-8"))
    assert record.hash is not None
    assert record.check().over


@pytest.mark.parametrize("game", aegean.games())
def test_a_record_with_another_end_is_refused(game: str) -> None:
    state = aegean.game(game).new(aegean.game(game).seats[0], 7)
    for _ in range(20):
        state.apply(state.decision.actions[-1])
    told = state.record.export()
    assert aegean.game(game).record(told).check() == state
    shorter = json.loads(told)
    shorter["actions"].pop()
    with pytest.raises(aegean.RecordError, match="replays to"):
        aegean.game(game).record(json.dumps(shorter)).check()
