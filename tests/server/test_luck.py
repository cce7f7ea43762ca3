"""Nobody at a table of several people knows its seed, whoever gave one; and where somebody may, everybody is told."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Connection

import aegean
from aegean.core.dice import commitment, mixed
from aegean.server import lessons, wire
from aegean.server.door import accounts
from aegean.server.tables import lobby, reading
from aegean.server.tables.live import Tables
from aegean.server.tables.rooms import table_info
from tests.server.house import House, run


def made(tables: Tables, bots: list[str | None], **form: Any) -> tuple[reading.TableRow, wire.Person]:
    def make(c: Connection) -> tuple[reading.TableRow, wire.Person]:
        host = accounts.create_guest(c, "Host", "en", 1.0)
        wish = wire.TableForm(game="hellas", seats=[wire.SeatForm(bot) for bot in bots], **form)
        return reading.read(c, lobby.create(c, host, wish, 1.0)), host

    return tables.storage.write_now(make)


def hands(row: reading.TableRow) -> list[Any]:
    state = reading.deal_of(row).state()
    return [state.view(seat) for seat in range(row["seats"])]


def test_who_gives_a_seed_to_a_table_of_several_knows_no_hand(sqlite_url: str) -> None:
    """The attack: give a seed, deal the same game at home, and look. 60 of 60 hands were right."""

    async def work() -> None:
        async with House(sqlite_url).open() as tables:
            forms: list[dict[str, Any]] = [
                {"bots": [None, None]},
                {"bots": [None, None, None], "hot_seat": True},
                {"bots": [None, "hoplite"], "sit": False},  # whoever gave it watches somebody else play
            ]
            for form in forms:
                for seed in range(20):
                    row, _ = made(tables, seed=str(seed), **form)
                    guess = row["seed"] == str(seed)
                    assert not guess
                    assert row["commitment"] != commitment(seed)
                    assert hands(row) != hands(reading.TableRow({**row, "seed": str(seed)}))
                    assert not row["seed_given"]
                    # Whoever knows the number and not the bits is where everybody is.
                    assert int(row["seed"]) == mixed(seed, int(row["seed_salt"]))
                    assert int(row["seed_salt"]).bit_length() > 200
            again, _ = made(tables, [None, None], seed="7")
            other, _ = made(tables, [None, None], seed="7")
            assert again["seed"] != other["seed"]

    run(work())


def test_a_seed_of_ones_own_is_taken_as_it_is_where_nobody_else_plays(sqlite_url: str) -> None:
    async def work() -> None:
        async with House(sqlite_url).open() as tables:
            tried: list[list[str | None]] = [[None, "hoplite"], ["hoplite", "random"]]
            for bots in tried:
                row, host = made(tables, bots, seed="7", sit=None in bots)
                assert (row["seed"], row["seed_given"], row["seed_salt"]) == ("7", True, None)
                assert table_info(row, host, 1.0).seed_given

    run(work())


def test_when_a_bots_seat_is_freed_for_a_person_the_host_no_longer_knows_the_seed(sqlite_url: str) -> None:
    async def work() -> None:
        async with House(sqlite_url).open() as tables:
            row, host = made(tables, [None, "hoplite"], seed="7")
            tables.storage.write_now(lambda c: lobby.assign(c, row["id"], host, 1, wire.SeatForm(None), 2.0))
            after = tables.storage.read_now(lambda c: reading.read(c, row["id"]))
            assert after["seed"] != "7"
            assert (after["seed_word"], after["seed_given"]) == ("7", False)
            assert after["commitment"] == commitment(int(after["seed"])) != row["commitment"]
            tables.storage.write_now(lambda c: lobby.assign(c, row["id"], host, 1, wire.SeatForm("hoplite"), 3.0))
            last = tables.storage.read_now(lambda c: reading.read(c, row["id"]))
            assert last["seed"] == after["seed"]

    run(work())


def test_a_short_seed_is_not_found_by_what_the_table_commits_to(sqlite_url: str) -> None:
    async def work() -> None:
        async with House(sqlite_url).open() as tables:
            known = {commitment(seed) for seed in range(2000)}
            tried: list[list[str | None]] = [[None, None], [None, "hoplite"]]
            for bots in tried:
                row, host = made(tables, bots, seed="1234")
                shown = table_info(row, host, 1.0)
                assert shown.commitment not in known
                assert shown.seed is None
                assert shown.seed_salt is None
            over = table_info(reading.TableRow({**row, "status": "over"}), host, 1.0)
            assert over.commitment == commitment(1234)

    run(work())


def test_a_table_that_began_from_a_described_position_says_so(sqlite_url: str) -> None:
    async def work() -> None:
        async with House(sqlite_url).open() as tables:

            def begin(c: Connection) -> reading.TableRow:
                person = accounts.create_guest(c, "Host", "en", 1.0)
                return reading.read(c, lessons.begin(c, person, "delphi", 1.0))

            row = tables.storage.write_now(begin)
            shown = table_info(row, None, 1.0)
            assert (shown.arranged, shown.seed_given) == (True, True)
            plain, _ = made(tables, [None, None])
            assert not table_info(plain, None, 1.0).arranged

    run(work())


@pytest.mark.parametrize("wrong", [-1, 1 << 256])
def test_only_seeds_are_mixed(wrong: int) -> None:
    with pytest.raises(ValueError):
        mixed(wrong, 1)
    with pytest.raises(ValueError):
        mixed(1, wrong)
    assert mixed(0, 0) != mixed(0, 1) != mixed(1, 0)
    assert aegean.game("delphi").new(2, mixed(1, 1)).seats == 2
