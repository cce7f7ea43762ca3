"""Whole games that were played once replay to the same end for ever. A folder here bears the id of its game; records of
earlier rules stand apart."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import aegean
from aegean import RecordError

FOLDER = Path(__file__).parent


def _can_be_played(path: Path) -> bool:
    """Not with a module that was taken out."""
    options = json.loads(path.read_text(encoding="utf-8"))["options"]
    chosen = {*options.get("expansions", ()), *([options["mode"]] if "mode" in options else ())} - {"standard"}
    return chosen <= set(aegean.game(path.parent.name).vocabulary().get("expansion", ()))


RECORDS = [path for game in aegean.games() for path in sorted((FOLDER / game).glob("*.json")) if _can_be_played(path)]
EARLIER = sorted(FOLDER.glob("version_*/*/*.json"))


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


# -- records of earlier rules -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_of_earlier_rules_is_met_by_a_clear_sentence_and_replayed_as_far_as_it_goes(path: Path) -> None:
    game = aegean.game(path.parent.name)
    text = path.read_text(encoding="utf-8")
    version = json.loads(text)["version"]
    assert version != game.version
    with pytest.raises(
        RecordError, match=f"played by version {version} of the rules of {game.id}, and these are version"
    ):
        game.record(text)

    record = game.record(text, other_rules=True)
    assert (record.version, record.seats) == (version, json.loads(text)["seats"])
    with pytest.raises(RecordError, match="cannot be verified"):
        record.check()
    far = _replayed(record)
    assert far >= 1
    assert record.replay(far).moves == far


def test_records_of_earlier_rules_are_replayed_some_way() -> None:
    for game in {path.parent.name for path in EARLIER}:
        paths = [path for path in EARLIER if path.parent.name == game]
        assert len(paths) >= 24
        records = [aegean.game(game).record(path.read_text(encoding="utf-8"), other_rules=True) for path in paths]
        assert max(_replayed(record) / len(record.actions) for record in records) > 0.4


def _replayed(record: aegean.Record) -> int:
    """How many actions can be replayed."""
    state = record.begin()
    for number, (seat, action) in enumerate(zip(record.movers, record.actions, strict=True)):
        try:
            state.apply(action, seat)
        except aegean.AegeanError:
            return number
    return len(record.actions)
