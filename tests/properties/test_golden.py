"""How each game begins, as a text to read: golden/<game>.txt.

A change of the rules shows there as a change that a person can judge. Where it is meant, the texts are written anew by

    AEGEAN_GOLDEN=write pytest tests/properties/test_golden.py

and the difference is read before it is committed.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

import pytest

import aegean
from aegean import Event, State
from tests.properties.kit import by_kind

FOLDER = Path(__file__).parent / "golden"
SEED = 1
DECISIONS = 40


def playthrough(id_: str) -> str:
    """The first decisions of a game among as many as can play: what was asked, chosen, and what happened."""
    game = aegean.game(id_)
    state, chance = game.new(max(game.seats_for({})), SEED), Random(SEED)
    lines = [f"{id_}, rules version {game.version}, {state.seats} seats, seed {SEED}", ""]
    lines += [f"    {written(event)}" for event in state.opening]
    for number in range(1, DECISIONS + 1):
        lines += ["", f"{number}. {question(state)}"]
        decision, action = by_kind(state, chance)
        lines.append(f"  {decision.seat}: {action}")
        lines += [f"    {written(event)}" for event in state.apply(action, decision.seat)]
    return "\n".join(lines) + "\n"


def question(state: State) -> str:
    asked = []
    for decision in state.decisions:
        about = f" ({plain(dict(decision.about))})" if decision.about else ""
        asked.append(f"seat {decision.seat}, {decision.kind}{about}: {len(decision.actions)} actions")
    return "; ".join(asked)


def written(event: Event) -> str:
    secret = [f"secret: {' '.join(event.secret)}"] * bool(event.secret) + ["private"] * event.private
    return " ".join([event.kind, plain(event.fields), *(f"[{word}]" for word in secret)]).rstrip()


def plain(fields: dict[str, object]) -> str:
    return " ".join(f"{name}={json.dumps(fields[name], ensure_ascii=False)}" for name in sorted(fields))


@pytest.mark.parametrize("id_", aegean.games())
def test_a_game_begins_as_it_always_did(id_: str) -> None:
    file = FOLDER / f"{id_}.txt"
    text = playthrough(id_)
    if os.environ.get("AEGEAN_GOLDEN") == "write":
        file.write_text(text, encoding="utf-8")
        pytest.skip(f"{file.name} was written anew")
    assert file.exists(), "write it with AEGEAN_GOLDEN=write"
    assert text.splitlines() == file.read_text(encoding="utf-8").splitlines()


def test_there_is_a_text_for_every_game_and_no_other() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == sorted(aegean.games())
