"""What a seat of a recorded game is told, step by step, as the server tells it: for tests of time at the table."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import aegean
from aegean.core.values import Plain
from aegean.server.wire import patches

RECORDS = Path(__file__).parent.parent / "tests/records"


def stream(path: Path, seat: int) -> dict[str, Plain]:
    """The game from its beginning through the eyes of one seat."""
    record = aegean.game(path.parent.name).record(path.read_text(encoding="utf-8"))
    state = record.begin()
    view = begun = state.view(seat)
    asked = [decision.seat for decision in state.decisions]
    steps: list[Plain] = []
    for mover, action in zip(record.movers, record.actions, strict=True):
        events = [event.seen_by(seat) for event in state.apply(action, mover)]
        before, view = view, state.view(seat)
        steps.append(
            {
                "seat": mover,
                "events": [{"kind": event.kind, "fields": event.fields} for event in events if event is not None],
                "patch": patches.make(before, view),
                "deciding": [decision.seat for decision in state.decisions],
            }
        )
    told: dict[str, Plain] = {"name": path.stem, "seat": seat, "seats": record.seats, "view": begun}
    return {**told, "deciding": [*asked], "steps": steps}


def main(game: str, count: int) -> None:
    """One line for each of so many recorded games, spread over all of them, each seen from another seat."""
    paths = sorted((RECORDS / game).glob("*.json"))
    for number, path in enumerate(paths[:: max(1, len(paths) // count)][:count]):
        seats = aegean.game(game).record(path.read_text(encoding="utf-8")).seats
        print(json.dumps(stream(path, number % seats), ensure_ascii=False))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
