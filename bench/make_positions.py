"""The positions that mini-games begin from, found in games between bots.

    python -m bench.make_positions

One from a game at most, so that they differ. Decks and dice are left out: the seed of a mini-game says them. Make them
anew only under another name, since results are told of these.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import aegean
from aegean import bots
from aegean.core.state import State
from aegean.core.values import Plain

FOLDER: Final = Path(__file__).parent.parent / "src" / "aegean" / "variants" / "positions"
MANY: Final = 32


class Wanted(NamedTuple):
    game: str
    seats: int
    is_one: Callable[[State, dict[str, Plain]], bool]  # the state, and its view
    hidden: tuple[str, ...]  # what the seed is to say, as `key` or `key.key`


def battle_begins(state: State, view: dict[str, Plain]) -> bool:
    battle = view["battle"]
    if state.decision.kind != "battle_card" or battle is None or any(battle["played"]):
        return False
    return all(view["players"][seat]["hand_size"] >= 2 for seat in battle["seats"])


def hunt_begins(state: State, view: dict[str, Plain]) -> bool:
    hunt = view["hunt"]
    if hunt is None or hunt["attacks"] or hunt["covered"] or state.decision.seat != hunt["seat"]:
        return False
    return bool(view["players"][hunt["seat"]]["hand_size"] >= 3)


def crown_is_near(state: State, view: dict[str, Plain]) -> bool:
    return state.decision.kind == "turn" and view["king"]["builder"] >= 0 and view["king"]["tokens"] <= 2


def last_task(state: State, view: dict[str, Plain]) -> bool:
    return state.decision.kind == "turn" and any(player["tasks_left"] == 1 for player in view["players"])


WANTED: Final = {
    "hellas-battle": Wanted("hellas", 2, battle_begins, ("chance", "decks")),
    "hellas-hunt": Wanted("hellas", 2, hunt_begins, ("chance", "decks")),
    "hellas-crown": Wanted("hellas", 3, crown_is_near, ("chance", "decks")),
    "delphi-last-round": Wanted(
        "delphi", 2, last_task, ("chance", "supply.oracle_deck", "supply.injury_deck", "supply.equipment_deck")
    ),
}


def found(wanted: Wanted, seed: int) -> dict[str, Plain] | None:
    """The first such position of one game, if it has any."""
    state = aegean.game(wanted.game).new(wanted.seats, seed)
    players = [bots.bot("greedy", wanted.game, seed + seat) for seat in range(wanted.seats)]
    while not state.over:
        if wanted.is_one(state, state.view(None)):
            described = state.describe()
            for path in wanted.hidden:
                *outer, key = path.split(".")
                table = described
                for name in outer:
                    table = table[name]
                table.pop(key, None)
            return described
        bots.decide(state, players)
    return None


def main() -> None:
    for name, wanted in WANTED.items():
        lines: list[str] = []
        seed = 0
        while len(lines) < MANY:
            if described := found(wanted, seed):
                lines.append(json.dumps(described, separators=(",", ":")))
            seed += 1
        (FOLDER / f"{name}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{name}: {len(lines)} positions from {seed} games")


if __name__ == "__main__":
    main()
