"""The host's commands, and backups that lead from any database into any other."""

from __future__ import annotations

import io
import itertools
import json
import stat
import time
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from rich.console import Console
from sqlalchemy import Connection, Engine, insert, select, text

from aegean.server.errors import Conflict, NotFound
from aegean.server.house import hosting
from aegean.server.settings import Settings
from aegean.server.store.backup import BackupError, back_up, restore
from aegean.server.store.migrate import bring_up_to_date, newest, revision_of
from aegean.server.store.schema import bans, metadata, sessions, tables, users
from aegean.server.store.storage import connect
from aegean.terminal import host
from aegean.terminal.arguments import Parser
from aegean.terminal.console import Refusal, Terminal
from aegean.texts import catalogue, languages
from tests.server.filled import fill


@pytest.fixture
def filled(engine: Engine) -> Engine:
    bring_up_to_date(engine)
    with engine.begin() as connection:
        fill(connection)
    return engine


@pytest.fixture
def said(filled: Engine, database_url: str) -> Callable[..., str]:
    """Type a command of the host; what is answered."""

    def command(*words: str, language: str = "en", typed: str = "") -> str:
        return run_host(*words, "--database", database_url, language=language, typed=typed)

    return command


def run_host(*words: str, language: str = "en", typed: str = "") -> str:
    out = io.StringIO()
    console = Console(file=out, highlight=False, markup=False, emoji=False, width=200)
    terminal = Terminal(catalogue(language, strict=True), console, console, lambda prompt: typed)
    parser = Parser(terminal, "aegean host", "")
    host.describe(parser)
    parser.common()
    assert host.run(parser.parse_args(words), terminal) == 0
    return out.getvalue()


@contextmanager
def another(url: str) -> Iterator[Engine]:
    engine = connect(Settings(database=url).database_url)
    yield engine
    engine.dispose()


def everything(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
    return {
        table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
        for table in metadata.sorted_tables
    }


def rewritten(file: Path, change: Callable[[dict[str, bytes]], None]) -> Path:
    """The backup with something else in it."""
    with zipfile.ZipFile(file) as packed:
        parts = {name: packed.read(name) for name in packed.namelist()}
    change(parts)
    other = file.with_name("changed.zip")
    with zipfile.ZipFile(other, "w") as packed:
        for name, data in parts.items():
            packed.writestr(name, data)
    return other


# -- commands ---------------------------------------------------------------------------------------------------------


def test_tables_people_and_bans_are_listed(said: Callable[..., str]) -> None:
    listed = said("list")
    assert "running1" in listed
    assert "again1" in listed
    assert "1/2" in next(line for line in listed.splitlines() if "again1" in line)
    running = said("list", "tables", "--status", "running")
    assert "running1" in running
    assert "over1" not in running
    assert len(said("list", "--most", "2").splitlines()) == 2
    people = said("list", "people")
    assert "id:5" in people
    assert "Żółw" in people
    assert "192.0.2.7" in said("list", "bans")
    assert "rude" in said("list", "bans")


def test_no_list_tells_a_secret(said: Callable[..., str]) -> None:
    everything_said = said("list") + said("list", "people") + said("list", "bans") + said("stats")
    for hidden in ("123456789012345678901234567890", "invite-", "argon2", "aaaa"):
        assert hidden not in everything_said


def test_a_table_is_closed_once(filled: Engine, said: Callable[..., str]) -> None:
    assert "running1" in said("close", "running1")
    with filled.connect() as connection:
        row = connection.execute(select(tables).where(tables.c.id == "running1")).one()
        assert (row.status, row.waiting, row.think_by) == ("closed", [], None)
    with pytest.raises(Conflict, match="closed already"):
        said("close", "running1")
    with pytest.raises(Conflict, match="over already"):
        said("close", "over1")
    with pytest.raises(NotFound, match="nowhere"):
        said("close", "nowhere")


def test_people_are_banned_and_let_in_again(filled: Engine, said: Callable[..., str]) -> None:
    said("ban", "ADA")
    said("ban", "id:5")
    with filled.connect() as connection:
        assert set(connection.scalars(select(users.c.id).where(users.c.banned.is_not(None)))) == {1, 5}
    said("unban", "Ada")
    with filled.connect() as connection:
        assert set(connection.scalars(select(users.c.id).where(users.c.banned.is_not(None)))) == {5}
    with pytest.raises(NotFound):
        said("unban", "Ada")
    for nobody in ("Gast", "id:99", "id:x", "nobody"):
        with pytest.raises(NotFound):
            said("ban", nobody)


def test_addresses_are_banned_and_let_in_again(filled: Engine, said: Callable[..., str]) -> None:
    said("ban", "198.51.100.77/24", "--reason", "noise")
    said("ban", "198.51.100.0/24", "--reason", "more noise")
    said("ban", "2001:DB8::1")
    with filled.connect() as connection:
        kept = {row.address: row.reason for row in connection.execute(select(bans))}
    assert kept == {"192.0.2.7": "rude", "198.51.100.0/24": "more noise", "2001:db8::1": ""}
    said("unban", "192.0.2.7")
    with pytest.raises(NotFound):
        said("unban", "192.0.2.7")


def test_a_person_is_deleted_when_the_host_is_sure(filled: Engine, said: Callable[..., str]) -> None:
    said("delete-user", "Ada", typed="no")
    with filled.connect() as connection:
        assert connection.scalar(select(users.c.name).where(users.c.id == 1)) == "Ada"
    assert "one running game" in said("delete-user", "Ada", typed="Ada")
    said("delete-user", "id:5", "--yes")
    with filled.connect() as connection:
        assert connection.scalar(select(users.c.name).where(users.c.id == 1)) == ""
        assert set(connection.scalars(select(sessions.c.user))) == {2}


def test_stats_count(said: Callable[..., str]) -> None:
    counted = said("stats")
    assert "with an account 2, guests 1, banned 0" in counted
    assert "Sessions: 2" in counted
    assert "Tables of delphi, open: 2" in counted
    assert "Entries in records: 10, of these 0" in counted
    assert "not kept as they were yet: 2" in counted


def test_pruning_removes_only_what_nobody_misses(filled: Engine, said: Callable[..., str]) -> None:
    now = time.time()
    with filled.begin() as connection:
        connection.execute(insert(users).values(id=20, name="Gone", created=1.0))
        connection.execute(insert(users).values(id=21, name="New", created=now))
        connection.execute(insert(users).values(id=22, name="Here", created=1.0))
        row = {"user": 22, "kind": "browser", "created": 1.0, "expires": now + 99}
        connection.execute(insert(sessions).values(digest="e" * 64, **row))
    assert said("prune").startswith("Removed: sessions 1, tables 2, guests 1")
    with filled.connect() as connection:
        assert set(connection.scalars(select(users.c.id))) == {1, 2, 5, 21, 22}
        assert set(connection.scalars(select(tables.c.id))) == {"running1", "over1", "imported1"}


@pytest.mark.parametrize("language", languages())
def test_what_cannot_be_done_is_said_in_the_hosts_language(language: str) -> None:
    said: set[str] = set()
    for words in (["dance"], ["close"], ["stats", "now"], ["list", "dragons"]):
        with pytest.raises(Refusal) as refused:
            run_host(*words, language=language)
        said.add(str(refused.value))
    assert len(said) == 4


@pytest.mark.parametrize("language", languages())
def test_every_answer_is_there_in_every_language(sqlite_url: str, tmp_path: Path, language: str) -> None:
    with another(sqlite_url) as engine:
        bring_up_to_date(engine)
        with engine.begin() as connection:
            fill(connection)
    for words in (
        ["list"],
        ["list", "people"],
        ["list", "tables", "--most", "0"],
        ["stats"],
        ["close", "open1"],
        ["ban", "Ada"],
        ["unban", "Ada"],
        ["ban", "192.0.2.9"],
        ["delete-user", "Ada", "--yes"],
        ["delete-user", "id:5"],
        ["prune", "--days", "1"],
        ["backup", str(tmp_path / "backup.zip")],
        ["backup", str(tmp_path / "folder"), "--keep", "1"],
        ["restore", str(tmp_path / "backup.zip"), "--database", f"sqlite:///{tmp_path / 'new.db'}"],
    ):
        place = [] if "--database" in words else ["--database", sqlite_url]
        assert run_host(*words, *place, language=language)


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    missing = tmp_path / "missing.db"
    with pytest.raises(Refusal, match="missing"):
        run_host("list", "--database", f"sqlite:///{missing}")
    assert not missing.exists()


def test_a_database_without_the_schema_is_refused(engine: Engine, database_url: str) -> None:
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE other (id INTEGER)"))
    with pytest.raises(Refusal, match="revision"):
        run_host("stats", "--database", database_url)
    with pytest.raises(BackupError, match="nothing of aegean"):
        run_host("backup", "/tmp/never.zip", "--database", database_url)


# -- backups ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("there", ["sqlite", "postgres"])
def test_a_backup_restores_everything_into_either_database(
    filled: Engine, tmp_path: Path, there: str, request: pytest.FixtureRequest
) -> None:
    file = tmp_path / "backup.zip"
    back_up(filled, file)
    with filled.connect() as connection:
        before = everything(connection)
        nulls = connection.scalar(select(tables.c.id).where(tables.c.result.is_(None), tables.c.id == "open1"))
    with fresh(there, tmp_path, request) as engine:
        restore(engine, file)
        with engine.connect() as connection:
            assert everything(connection) == before
            assert nulls == connection.scalar(
                select(tables.c.id).where(tables.c.result.is_(None), tables.c.id == "open1")
            )
        with engine.begin() as connection:  # numbers go on after the highest
            made = connection.execute(insert(users).values(name="New", created=1.0))
            assert made.inserted_primary_key is not None
            assert made.inserted_primary_key[0] > 5
        bring_up_to_date(engine)


@contextmanager
def fresh(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Engine]:
    """A database besides the one of the test."""
    if kind == "sqlite":
        with another(f"sqlite:///{tmp_path / 'fresh.db'}") as engine:
            yield engine
        return
    server = str(request.getfixturevalue("postgres_server"))
    name = "restored"
    with another(server) as owner:
        alone = owner.execution_options(isolation_level="AUTOCOMMIT")
        with alone.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        with another(server.replace("/postgres?", f"/{name}?")) as engine:
            yield engine
        with alone.connect() as connection:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))


def test_a_backup_is_for_its_owner_and_never_overwrites(filled: Engine, tmp_path: Path) -> None:
    file = tmp_path / "backup.zip"
    about = back_up(filled, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert about.revision == newest()
    assert about.tables["users"].rows == 3
    with pytest.raises(BackupError, match="there already"):
        back_up(filled, file)
    assert [each.name for each in tmp_path.glob("*backup*")] == ["backup.zip"]


def test_a_backup_is_of_one_moment(filled: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes while it is written is not half in it."""
    from aegean.server.store import backup

    lines, late = backup._lines, itertools.count(100)

    def meanwhile(connection: Connection, table: object) -> Iterator[bytes]:
        with filled.begin() as other:
            other.execute(insert(users).values(id=next(late), name="Late", created=1.0))
        yield from lines(connection, table)  # type: ignore[arg-type]

    monkeypatch.setattr(backup, "_lines", meanwhile)
    assert back_up(filled, tmp_path / "backup.zip").tables["users"].rows == 3


def test_a_backup_goes_only_into_an_empty_database(filled: Engine, tmp_path: Path) -> None:
    file = tmp_path / "backup.zip"
    back_up(filled, file)
    with filled.connect() as connection:
        before = everything(connection)
    with pytest.raises(BackupError, match="not empty"):
        restore(filled, file)
    with filled.connect() as connection:
        assert everything(connection) == before


def test_a_server_that_was_only_started_is_empty_and_strangers_tables_are_not(engine: Engine, tmp_path: Path) -> None:
    with another(f"sqlite:///{tmp_path / 'source.db'}") as source:
        bring_up_to_date(source)
        with source.begin() as connection:
            fill(connection)
        back_up(source, tmp_path / "backup.zip")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE other (id INTEGER)"))
    with pytest.raises(BackupError, match="something else"):
        restore(engine, tmp_path / "backup.zip")
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE other"))
    bring_up_to_date(engine)
    restore(engine, tmp_path / "backup.zip")
    with engine.connect() as connection:
        assert len(everything(connection)["users"]) == 3


def edited(name: str, change: Callable[[bytes], bytes]) -> Callable[[dict[str, bytes]], None]:
    def edit(parts: dict[str, bytes]) -> None:
        parts[name] = change(parts[name])

    return edit


def about_with(**given: object) -> Callable[[dict[str, bytes]], None]:
    return edited("backup.json", lambda data: json.dumps(json.loads(data) | given).encode())


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (edited("tables/users.jsonl", lambda data: data.replace(b"Ada", b"Eve")), "damaged"),
        (edited("tables/entries.jsonl", lambda data: data[: len(data) // 2]), "damaged"),
        (edited("tables/chat.jsonl", lambda data: data + b"{}\n"), "damaged"),
        (lambda parts: parts.pop("tables/seats.jsonl"), "damaged"),
        (lambda parts: parts.pop("backup.json"), "no backup"),
        (edited("backup.json", lambda data: b"{}"), "no backup"),
        (edited("backup.json", lambda data: b"nonsense"), "no backup"),
        (about_with(tables={}), "damaged"),
        (about_with(format=2), "later version"),
        (about_with(format=2, tables=[]), "later version"),
        (about_with(revision="9999"), "later version"),
    ],
)
def test_a_damaged_or_later_backup_is_refused_and_nothing_is_changed(
    sqlite_url: str, tmp_path: Path, change: Callable[[dict[str, bytes]], None], why: str
) -> None:
    with another(sqlite_url) as source:
        bring_up_to_date(source)
        with source.begin() as connection:
            fill(connection)
        back_up(source, tmp_path / "backup.zip")
    changed = rewritten(tmp_path / "backup.zip", change)
    with another(f"sqlite:///{tmp_path / 'fresh.db'}") as engine:
        with pytest.raises(BackupError, match=why):
            restore(engine, changed)
        with engine.connect() as connection:
            assert revision_of(connection) is None


@pytest.mark.parametrize("content", [b"", b"no zip at all", b"PK\x03\x04 broken"])
def test_a_file_that_is_no_zip_is_refused(sqlite_url: str, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    with another(sqlite_url) as engine:
        with pytest.raises(BackupError, match="no backup"):
            restore(engine, file)
        with pytest.raises(BackupError, match="cannot be read"):
            restore(engine, tmp_path / "missing")


def test_a_broken_disk_is_noticed(sqlite_url: str, tmp_path: Path) -> None:
    """One bit of the packed rows is enough."""
    with another(sqlite_url) as source:
        bring_up_to_date(source)
        with source.begin() as connection:
            fill(connection)
        back_up(source, tmp_path / "backup.zip")
    with zipfile.ZipFile(tmp_path / "backup.zip") as packed:
        part = packed.getinfo("tables/users.jsonl")
    whole = (tmp_path / "backup.zip").read_bytes()
    begins = part.header_offset + 30 + len(part.filename)  # after its header in the zip
    with another(f"sqlite:///{tmp_path / 'fresh.db'}") as engine:
        for place in range(begins + 30, begins + part.compress_size, 13):
            broken = bytearray(whole)
            broken[place] ^= 1
            (tmp_path / "broken.zip").write_bytes(broken)
            with pytest.raises(BackupError):
                restore(engine, tmp_path / "broken.zip")
            with engine.connect() as connection:
                assert revision_of(connection) is None


def test_people_are_found_by_name_or_number(filled: Engine) -> None:
    with filled.begin() as connection:
        assert hosting.find_person(connection, "żółw") == 2
        assert hosting.find_person(connection, "id:5") == 5
