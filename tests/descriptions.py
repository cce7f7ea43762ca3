"""What the tests of positions share: games at random, descriptions as TOML, and the examples in docs/positions.md."""

from __future__ import annotations

import json
import random
import re
import tomllib
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Any

import pytest

from aegean import Decision, Game, PositionError, State

DOCUMENT = (Path(__file__).parents[1] / "docs" / "positions.md").read_text(encoding="utf-8")

Example = tuple[str, list[tuple[str, str]]]  # a description, and what follows it: a fence and its text


def toml(value: Any) -> str:
    """The value as TOML writes it in one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value)
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    assert isinstance(value, dict), f"TOML cannot hold {value!r}"
    return f"{{{', '.join(f'{json.dumps(key)} = {toml(item)}' for key, item in value.items())}}}"


def toml_document(table: dict[str, Any]) -> str:
    assert all(isinstance(key, str) for key in table)
    return "\n".join(f"{key} = {toml(value)}" for key, value in table.items())


def chapter(heading: str) -> str:
    """The part of the document under a heading of the second level."""
    _, _, text = DOCUMENT.partition(f"\n## {heading}\n")
    assert text, f"the document has no chapter {heading}"
    return text.partition("\n## ")[0]


def examples(heading: str) -> list[Example]:
    blocks = re.findall(r"```(toml|text)\n(.*?)```", chapter(heading), re.DOTALL)
    return [(text, blocks[n + 1 : n + 2]) for n, (fence, text) in enumerate(blocks) if fence == "toml"]


def follow(game: Game, example: Example, check: Callable[[State], None]) -> None:
    """Make the position of an example and play what follows it, or see it refused by the field it names."""
    text, after = example
    described = tomllib.loads(text)
    refused = re.match(r"# refused: (\S+)\n", text)
    if refused:
        with pytest.raises(PositionError, match=f"^{re.escape(refused[1])}: "):
            game.position(described)
        return
    state = game.position(described)
    check(state)
    for fence, moves in after:
        for move in moves.splitlines() if fence == "text" else ():
            seat, _, action = move.partition(": ")
            state.apply(game.parse(action, state), int(seat))
    check(state)


# -- games at random --------------------------------------------------------------------------------------------------


def played(game: Game, state: State, seed: int, moves: int, *, idle: Collection[str], zeal: float) -> Iterator[State]:
    """The state before each of so many random moves, and at the end. Actions of the idle kinds are left alone as often
    as zeal says, so that the game gets somewhere."""
    chance = random.Random(seed)
    for _ in range(moves):
        yield state
        if state.over:
            return
        decision = chance.choice(state.decisions)
        works = [action for action in decision.actions if action.kind not in idle]
        action = chance.choice(works if works and chance.random() < zeal else decision.actions)
        state.apply(game.parse(str(action), state), decision.seat)
    yield state


def same(one: State, other: State) -> None:
    assert one.hash() == other.hash()
    assert [shown(decision) for decision in one.decisions] == [shown(decision) for decision in other.decisions]
    assert one.result == other.result


def shown(decision: Decision) -> tuple[int, str, list[str], dict[str, Any]]:
    return decision.seat, decision.kind, [str(action) for action in decision.actions], dict(decision.about)
