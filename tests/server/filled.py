"""A database with something in every table."""

from __future__ import annotations

from sqlalchemy import Connection, insert

import aegean
from aegean.server.store.schema import (
    bans,
    blocks,
    chat,
    downtimes,
    entrants,
    entries,
    finished,
    finished_seats,
    fixtures,
    friendships,
    guest_lists,
    rating_changes,
    ratings,
    reports,
    seats,
    sessions,
    snapshots,
    tables,
    tournaments,
    users,
    vacations,
)

CLOCK = {"kind": "slow", "budget": 7200.0, "decision": 86_400.0, "then": "others", "bot": "hoplite"}


def fill(connection: Connection) -> None:
    """Two accounts and a guest; a running, an open, a finished and an imported table; secrets that stay secret."""
    connection.execute(
        insert(users),
        [
            {"id": 1, "name": "Ada", "login": "ada", "password": "$argon2id$1", "language": "en", "created": 1.5},
            {"id": 2, "name": "Żółw", "login": "żółw", "password": "$argon2id$2", "language": "pl", "created": 2.25},
            {"id": 5, "name": "Gast", "login": None, "password": None, "language": "de", "created": 1e9 + 0.123456},
        ],
    )
    connection.execute(
        insert(sessions),
        [
            {"digest": "a" * 64, "user": 1, "kind": "browser", "label": "", "created": 1.0, "expires": 4e9},
            {"digest": "b" * 64, "user": 2, "kind": "token", "label": "my bot", "created": 1.0, "expires": 4e9},
            {"digest": "c" * 64, "user": 5, "kind": "browser", "label": "", "created": 1.0, "expires": 2.0},
        ],
    )
    connection.execute(insert(bans).values(address="192.0.2.7", since=3.0, reason="rude"))
    table(connection, "running1", status="running", host=1, started=11.0, waiting=[0, 1], clock=CLOCK, time_by=9e9)
    table(connection, "open1", status="open", host=2, public=False)
    table(connection, "over1", status="over", host=1, started=11.0, result={"winners": [0], "reason": "κλέος"})
    table(connection, "again1", status="open", host=5, rematch_of="over1")
    table(connection, "imported1", status="over", host=1, imported=True, position={"turn": 3, "hexes": ["3,-1"]})
    connection.execute(
        insert(seats),
        [
            {"table": "running1", "seat": 0, "user": 1, "bot": None, "name": "Ada", "seen": 12.0},
            {"table": "running1", "seat": 1, "user": 2, "bot": None, "name": "Żółw", "seen": None},
            {"table": "open1", "seat": 0, "user": 2, "bot": None, "name": "Żółw", "seen": 12.0},
            {"table": "open1", "seat": 1, "user": 1, "bot": None, "name": "Ada", "seen": 12.0},
            {"table": "over1", "seat": 0, "user": 1, "bot": None, "name": "Ada", "seen": 12.0},
            {"table": "over1", "seat": 1, "user": None, "bot": "greedy", "name": "", "seen": None},
            {"table": "again1", "seat": 0, "user": 5, "bot": None, "name": "Gast", "seen": 12.0},
            {"table": "again1", "seat": 1, "user": None, "bot": None, "name": "", "seen": None},
            {"table": "imported1", "seat": 0, "user": None, "bot": None, "name": "Homer", "seen": None},
        ],
    )
    connection.execute(
        insert(entries),
        [
            {
                "table": name,
                "number": number,
                "seat": number % 2,
                "kind": "act",
                "text": f"sail {number}",
                "moves": number,
                "told": bytes(range(256)) + number.to_bytes(2, "big"),
                "at": 20.0 + number,
                "stamp": f"{number:032x}",
            }
            for name in ("running1", "over1")
            for number in range(5)
        ],
    )
    connection.execute(
        insert(snapshots).values(
            table="running1", number=4, version=aegean.game("delphi").version, blob=b"\x00\xff secret"
        )
    )
    connection.execute(insert(vacations).values(user=1, begins=100.0, ends=100.0 + 7 * 86_400))
    connection.execute(
        insert(reports).values(
            id=1, at=30.0, reporter=2, person=1, table="running1", line=1, name="Ada", said="“Ω”", reason="rude"
        )
    )
    connection.execute(insert(friendships).values(asker=1, asked=2, at=40.0, agreed=41.5))
    connection.execute(insert(blocks).values(blocker=2, blocked=5, at=42.0))
    connection.execute(insert(guest_lists).values(table="open1", user=1, by=2, at=43.0))
    connection.execute(
        insert(finished).values(
            table="over1",
            game="delphi",
            ended=24.0,
            seats=2,
            modules=["κλέος"],
            reason="κλέος",
            speed="slow",
            rated=True,
        )
    )
    for seat, (user, bot) in enumerate(((1, None), (None, "greedy"))):
        place: dict[str, object] = {"side": seat, "role": "", "place": seat + 1, "won": seat == 0, "pace": 1 / 3}
        row = {"table": "over1", "seat": seat, "user": user, "bot": bot, "played": {"ship": ["Ω"]}}
        connection.execute(insert(finished_seats).values(**row, **place))
    worth = {"user": 1, "game": "delphi", "speed": "slow", "mean": 27.635222678126098, "deviation": 25 / 3, "at": 24.0}
    connection.execute(insert(ratings).values(**worth, games=1))
    connection.execute(insert(rating_changes).values(**worth, table="over1"))
    connection.execute(insert(downtimes).values(begins=50.0, ends=99.5))
    connection.execute(
        insert(tournaments).values(
            id="cup1", kind="cup", title="The cup of Ada", game="delphi", options={}, seats=2, clock=CLOCK, plan={},
            invite="invite-cup1", organiser=1, status="running", most=8, round=1, created=40.0, touched=42.0,
        )
    )  # fmt: skip
    connection.execute(
        insert(entrants),
        [
            {"tournament": "cup1", "number": 1, "user": 1, "at": 40.5, "lot": 2, "division": None, "out": ""},
            {"tournament": "cup1", "number": 2, "user": 2, "at": 40.75, "lot": 1, "division": None, "out": ""},
        ],
    )
    places = {"places": [1, 2], "late": [False, True], "decided": "played", "ended": 42.0}
    connection.execute(insert(fixtures).values(tournament="cup1", number=1, round=1, entrants=[1, 2], **places))
    connection.execute(
        insert(chat),
        [
            {"table": "running1", "room": "players", "user": 1, "name": "Ada", "seat": 0, "text": "“Ω”", "at": 1.0},
            {"table": "over1", "room": "watchers", "user": 5, "name": "Gast", "seat": None, "text": "\\n", "at": 2.0},
        ],
    )  # fmt: skip


def table(connection: Connection, id_: str, **given: object) -> None:
    usual: dict[str, object] = {
        "id": id_,
        "game": "delphi",
        "version": aegean.game("delphi").version,
        "seats": 2,
        "options": {"free": True, "map": None, "names": ["Ω"]},
        "seed": "123456789012345678901234567890",
        "seed_given": False,
        "commitment": "d" * 64,
        "title": "Tuesday’s game",
        "status": "open",
        "public": True,
        "invite": f"invite-{id_}",
        "created": 10.0,
        "touched": 12.5,
        "waiting": [],
    }
    connection.execute(insert(tables).values(**(usual | given)))
