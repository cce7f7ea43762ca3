"""Tournaments by the calls of programs: a cup between two, at a real server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from aegean.client import Client, Refusal
from aegean.server import wire
from aegean.server.wire import tournaments as told
from tests.server.running import Running, until

CLOCK = wire.ClockForm("slow", 0, 86_400)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = f"sqlite:///{tmp_path_factory.mktemp('tournaments') / 'aegean.db'}"
    with Running(database) as server:
        yield server


@pytest.fixture(scope="module")
def people(house: Running) -> Iterator[list[Client]]:
    clients = [Client(house.url) for _ in range(3)]
    for client, name in zip(clients, ("Ada", "Bela", "Chloe"), strict=True):
        client.register(name, f"a long password of {name}")
    yield clients
    for client in clients:
        client.close()


def cup(**more: object) -> told.TournamentForm:
    return told.TournamentForm("cup", "The cup", "delphi", 2, CLOCK, options={"tiles_less": 4}, **more)  # type: ignore[arg-type]


def test_a_cup_from_its_making_to_its_end(people: list[Client]) -> None:
    ada, bela, chloe = people
    made = ada.organise(cup(begins_with=2))
    assert (made.status, made.organises, made.least, made.entrant) == ("open", True, 2, None)
    assert [one.id for one in chloe.tournaments()] == [made.id]
    assert bela.sign_up(made.id).entrants == 1
    assert bela.withdraw(made.id).entrants == 0
    assert ada.sign_up(made.id).entrant == 1
    running = chloe.sign_up(made.id)
    assert (running.status, running.entrants) == ("running", 2)
    [game] = running.fixtures
    assert game.running
    assert game.table is not None
    assert chloe.table(game.table).tournament == made.id
    assert [one.id for one in chloe.tables("mine")] == [game.table]
    with chloe.sit(game.table) as seat:
        seat.do("resign")
    over = until(lambda: (found := bela.tournament(made.id)).status == "over" and found, "the end of the cup")
    assert isinstance(over, told.TournamentInfo)
    [game] = over.fixtures
    winner = next(one.name for one in over.people if one.number == game.entrants[(game.places or []).index(1)])
    assert winner == "Ada"
    assert [one.id for one in bela.tournaments("finished")] == [made.id]


def test_refusals_have_their_codes(people: list[Client], house: Running) -> None:
    ada, bela, _ = people
    made = ada.organise(cup(public=False))

    def refused(client: Client, method: str, path: str, body: object = None) -> tuple[int, str]:
        with pytest.raises(Refusal) as refusal:
            client._send(method, f"/api/tournaments{path}", body)
        return refusal.value.status, refusal.value.code

    assert refused(bela, "GET", f"/{made.id}") == (404, "not-found")
    assert refused(bela, "POST", f"/{made.id}/entry", {"invite": "guessed"}) == (404, "not-found")
    assert refused(ada, "POST", f"/{made.id}/start") == (409, "conflict")
    assert refused(ada, "PUT", f"/{made.id}/fixtures/1", {"places": [1, 2]}) == (409, "conflict")
    assert refused(ada, "PUT", f"/{made.id}/entrants/1") == (409, "conflict")
    assert refused(ada, "POST", f"/{made.id}/season", {}) == (409, "conflict")
    assert bela.sign_up(made.id, made.invite or "").own
    assert refused(bela, "DELETE", f"/{made.id}") == (403, "not-allowed")
    assert refused(ada, "DELETE", f"/{made.id}/entrants/7") == (404, "not-found")
    with Client(house.url) as nobody:
        assert refused(nobody, "POST", f"/{made.id}/entry", {"invite": made.invite}) == (401, "not-signed-in")
        nobody.guest("Guest")
        assert refused(nobody, "POST", f"/{made.id}/entry", {"invite": made.invite}) == (403, "not-allowed")
    assert ada._send("DELETE", f"/api/tournaments/{made.id}").status_code == 200
    assert bela.tournament(made.id).status == "called_off"
