"""Why not: what a seat is told about things on the table that it cannot touch."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from aegean.client import Client, Refusal
from aegean.server import wire
from tests.server.running import Running, guests, script, seated_for


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    with Running(f"sqlite:///{folder / 'aegean.db'}") as server:
        yield server


def why(client: Client, table: str, *things: str) -> list[wire.Miss]:
    query = "&".join(f"thing={thing}" for thing in things)
    return client._call("GET", f"/api/tables/{table}/why?{query}", list[wire.Miss])


def test_a_thing_that_is_not_lit_says_why(house: Running) -> None:
    played = script("hellas", 1)
    with guests([house.url] * (played.seats + 1)) as people:
        clients, stranger = people[: played.seats], people[-1]
        table = seated_for(clients, played, public=False).id
        at = clients[0]._call("GET", f"/api/tables/{table}/state", wire.StateMessage)
        (decider,) = at.now.deciding
        (told,) = why(clients[decider], table, "special:march")
        assert told.kind in ("march", "murderous_march")
        assert told.targets[0] == "special:march"
        assert told.refusal.reason == "not_among_the_choices"
        (other,) = why(clients[1 - decider], table, "special:march")
        assert other.refusal.reason == "another_seat_decides"
        assert other.refusal.fields == {"seats": [decider]}
        decision = clients[decider]._call("GET", f"/api/tables/{table}/state", wire.StateMessage).now.decision
        assert decision is not None
        assert why(clients[decider], table, decision.actions[0].targets[0]) == []
        assert why(clients[decider], table, "chair:left") == []
        with pytest.raises(Refusal) as refused:
            why(stranger, table, "special:march")
        assert refused.value.code == "not-found"
        with pytest.raises(Refusal) as refused:
            why(clients[0], table, *["special:march"] * 7)
        assert refused.value.code == "bad-request"
