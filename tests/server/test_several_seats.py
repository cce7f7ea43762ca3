"""One person at several seats of a table that others play at too."""

from __future__ import annotations

from pathlib import Path

import pytest

from aegean.client import Client, Refusal, Seat
from tests.server.running import Running


def test_a_person_takes_a_further_seat_and_plays_both(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path / 'aegean.db'}") as server, Client(server.url) as ann, Client(server.url) as bob:
        ann.guest("Ann")
        bob.guest("Bob")
        made = ann.create("hellas", [None, None, None], options={"heroes": "dealt"})
        assert made.own == [0]
        assert ann.join(made.id).own == [0]  # without a number nothing is taken twice
        assert ann.join(made.id, seat=2).own == [0, 2]
        told = bob.join(made.id, made.invite or "")
        assert [seat.name for seat in told.seats] == ["Ann", "Bob", "Ann (2)"]
        with pytest.raises(Refusal, match="taken"):
            bob.join(made.id, seat=2)
        ann.start(made.id)
        seen = set()
        with ann.sit(made.id) as first, ann.sit(made.id, seat=2) as second, bob.sit(made.id) as other:
            seats = {0: first, 1: other, 2: second}
            for _ in range(8):
                asked = _caught_up(seats)
                seen.add(asked)
                decision = seats[asked].now.decision  # type: ignore[union-attr]
                assert decision is not None
                seats[asked].act(decision.actions[0].text)
            _caught_up(seats)
            assert seen == {0, 1, 2}
            hands = [seat.view["players"][own]["hand"] for own, seat in seats.items()]
            assert all(hand is not None for hand in hands)
            assert first.view["players"][2]["hand"] is None  # each seat is a view of its own
            with pytest.raises(Refusal, match="not your seat"), bob.sit(made.id, seat=2):
                pass


def _caught_up(seats: dict[int, Seat]) -> int:
    """Wait until all have seen the latest entry; who is asked."""
    latest = max(seat.number for seat in seats.values())
    for seat in seats.values():
        while seat.number < latest or seat.now is None:
            seat.listen()
    first = next(iter(seats.values()))
    assert first.now is not None
    return first.now.deciding[0]
