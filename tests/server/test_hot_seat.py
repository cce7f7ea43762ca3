"""Several people on one device: each seat sees its own, between them nobody sees anything, and ordinary tables are as
they were."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from aegean.client import Client, Refusal
from aegean.server import wire
from tests.server.running import Running, guests, until

NAMES = ["Ada", "Bruno"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    with Running(f"sqlite:///{folder / 'aegean.db'}", absent_after=0.5) as server:
        yield server


def shared(host: Client, game: str = "hellas", **more: object) -> wire.TableInfo:
    """A running table of two people on one device, and a bot."""
    form = {
        "game": game,
        "seats": [{"name": NAMES[0]}, {"bot": "hoplite"}, {"name": NAMES[1]}],
        "hot_seat": True,
        "start": True,
        "seed": "5",
        **more,
    }
    return host._call("POST", "/api/tables", wire.TableInfo, form)


def code(refused: pytest.ExceptionInfo[Refusal]) -> str:
    return refused.value.code


def test_each_seat_sees_its_own_and_the_curtain_sees_what_is_public(house: Running) -> None:
    with guests([house.url]) as (host,):
        table = shared(host)
        assert (table.hot_seat, table.own, table.mine) == (True, [0, 2], None)
        assert [seat.name for seat in table.seats] == ["Ada", "", "Bruno"]
        assert not table.advice  # two people play
        with host.sit(table.id) as curtain, host.sit(table.id, seat=0) as first, host.sit(table.id, seat=2) as second:
            for seat, you in ((curtain, None), (first, 0), (second, 2)):
                assert seat.table is not None
                assert seat.table.mine == seat.view["you"] == you
            assert curtain.now is not None
            assert curtain.now.decision is None
            assert all(player["hand"] is None for player in curtain.view["players"])
            for seat, other in ((first, 2), (second, 0)):
                assert seat.view["players"][other]["hand"] is None
                assert all(entry.text is None for entry in seat.entries if entry.kind == "act" and entry.seat == other)
            assert first.view["players"][0]["hand"] is not None


def test_the_device_goes_around(house: Running) -> None:
    """Each answers from their own seat; for another, or from behind the curtain, nothing can be done."""
    with guests([house.url]) as (host,):
        table = shared(host, "delphi", options={"ships": "random"})
        acted: set[int] = set()
        for _ in range(40):
            with host.sit(table.id) as curtain:
                until(lambda: waited(curtain) or (curtain.listen(0.1) and waited(curtain)), "a person's turn")
                seat = waited(curtain)[0]
                with pytest.raises(Refusal) as refused:
                    curtain.act(0)
                assert code(refused) == "not-allowed"
            with host.sit(table.id, seat=2 - seat) as idle, pytest.raises(Refusal) as refused:
                idle.act(0)
            assert code(refused) == "wrong-seat"
            with host.sit(table.id, seat=seat) as place:
                assert place.now is not None
                assert place.now.decision is not None
                place.act(len(place.now.decision.actions) - 1)
                acted.add(seat)
            if acted == {0, 2}:
                return
        raise AssertionError("only one seat was ever asked")


def waited(seat: object) -> list[int]:
    now = seat.now  # type: ignore[attr-defined]
    return [one for one in now.deciding if one != 1]


def test_who_shares_a_device_is_there_with_it(house: Running) -> None:
    with guests([house.url] * 2) as (host, watcher):
        table = shared(host, public=True)
        with host.sit(table.id, seat=0), watcher.sit(table.id) as seen:
            until(lambda: connected(seen) == [0, 2] or (seen.listen(0.1) and False), "both are there")
            assert seen.table is not None
            assert not any(seat.absent for seat in seen.table.seats)
        with pytest.raises(Refusal) as refused:
            watcher.join(table.id)
        assert code(refused) == "conflict"


def connected(seat: object) -> list[int]:
    return [one.seat for one in seat.table.seats if one.connected]  # type: ignore[attr-defined]


def test_calls_say_which_seat(house: Running) -> None:
    with guests([house.url]) as (host,):
        table = shared(host, advice=True)
        here = f"/api/tables/{table.id}"

        def you(path: str) -> object:
            return host._http.get(f"{here}/{path}").json()["view"]["you"]

        assert [you("state"), you("state?seat=0"), you("state?seat=2")] == [None, 0, 2]
        assert [you("replay"), you("replay?eyes=2")] == [None, 2]
        for path in ("state?seat=1", "story?seat=1", "replay?eyes=1", "replay?eyes=above"):
            assert host._http.get(f"{here}/{path}").status_code == 403
        (deciding,) = host._http.get(f"{here}/state").json()["now"]["deciding"]
        if deciding != 1:
            assert host.advice(table.id, 0, seat=deciding).alternatives
        with pytest.raises(Refusal) as refused:
            host.advice(table.id, 0)
        assert code(refused) == "not-allowed"


def test_at_other_tables_one_has_one_seat(house: Running) -> None:
    with guests([house.url] * 2) as (host, other):
        table = host.create("hellas", [None, None], seed="5")
        other.join(table.id)
        host.start(table.id)
        assert host.table(table.id).own == [0]
        with host.sit(table.id) as seat:
            assert seat.view["you"] == 0
        with host.sit(table.id, seat=0) as seat:
            assert seat.view["you"] == 0
        for who, wished in ((host, 1), (other, 0)):
            with pytest.raises(Refusal) as refused, who.sit(table.id, seat=wished):
                pass
            assert code(refused) == "not-allowed"
            assert who._http.get(f"/api/tables/{table.id}/state?seat={wished}").status_code == 403


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        ([{"name": "Ada"}, {"bot": "hoplite"}], {"hot_seat": True}),  # nobody to hand it to
        ([{"name": "Ada"}, {"name": "Bruno"}], {"hot_seat": True, "sit": False}),
        ([{"name": "Ada"}, {}], {}),  # names are for one device alone
    ],
)
def test_what_makes_no_sense_is_refused(house: Running, seats: list[object], more: dict[str, object]) -> None:
    with guests([house.url]) as (host,), pytest.raises(Refusal) as refused:
        host._call("POST", "/api/tables", wire.TableInfo, {"game": "delphi", "seats": seats, **more})
    assert code(refused) == "bad-option"


def test_a_rematch_is_for_the_same_people(house: Running) -> None:
    with guests([house.url]) as (host,):
        table = shared(host)
        for seat in (0, 2):
            with host.sit(table.id, seat=seat) as place:
                if not place.over:
                    place.do("resign")
        again = host.rematch(table.id)
        assert again.hot_seat
        assert sorted(seat.name for seat in again.seats) == ["", "Ada", "Bruno"]
        assert len(again.own) == 2
