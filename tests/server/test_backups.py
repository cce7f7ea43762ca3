"""Backups that follow each other, the proof that one restores, and files that somebody made to do harm."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, text, update

from aegean.server.settings import Settings
from aegean.server.store import schema
from aegean.server.store.backup import BackupError, back_up, back_up_into, restore
from aegean.server.store.migrate import bring_up_to_date, revision_of
from aegean.server.store.proving import prove
from aegean.server.store.storage import connect
from tests.server.filled import fill
from tests.server.house import House, run
from tests.server.test_hosting import run_host
from tests.server.test_tables import plays

MEBI = 1 << 20


@pytest.fixture
def played(database_url: str) -> Iterator[Engine]:
    """A database with games of both kinds in it, as a server left them."""
    import random

    house = House(database_url)

    async def play() -> None:
        async with house.open() as tables:
            for game in ("delphi", "hellas"):
                table, _ = house.table(tables, [None, None], game)
                await plays(tables, await tables.room(table), 70, random.Random(3))

    run(play())
    engine = connect(Settings(database=database_url).database_url)
    yield engine
    engine.dispose()


def test_a_backup_is_proved_by_restoring_it_and_playing_its_games(played: Engine, tmp_path: Path) -> None:
    file = tmp_path / "backup.zip"
    about = back_up(played, file)
    proof = prove(file)
    assert proof.rows == sum(part.rows for part in about.tables.values()) > 140
    assert len(proof.played) == 2
    assert not proof.of_old_rules
    said = run_host("check-backup", str(file))
    assert "Tables replayed with the same result: 2" in said


def test_a_game_that_does_not_lead_where_it_did_is_no_proof(played: Engine, tmp_path: Path) -> None:
    e = schema.entries.c
    with played.begin() as c:
        c.execute(text("DELETE FROM snapshots"))
        c.execute(update(schema.entries).where(e.number == 20).values(text="nothing of the kind"))
    back_up(played, tmp_path / "backup.zip")
    with pytest.raises(BackupError, match="cannot be played through"):
        prove(tmp_path / "backup.zip")


def test_backups_follow_each_other_and_only_the_oldest_go(sqlite_url: str, tmp_path: Path) -> None:
    engine = connect(sqlite_url)
    bring_up_to_date(engine)
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "aegean-notes.txt").write_text("mine")
    (folder / "before-the-move.zip").write_text("mine too")
    names = [back_up_into(engine, folder, 3, 1e9 + day * 86_400)[0].name for day in range(5)]
    kept = sorted(one.name for one in folder.iterdir())
    assert kept == sorted([*names[-3:], "aegean-notes.txt", "before-the-move.zip"])
    with pytest.raises(BackupError, match="there already"):
        back_up_into(engine, folder, 1, 1e9 + 4 * 86_400)
    assert len(list(folder.iterdir())) == 5  # nothing goes where nothing new came
    with pytest.raises(BackupError, match="at least one"):
        back_up_into(engine, folder, 0)
    engine.dispose()
    said = run_host("backup", str(folder), "--keep", "2", "--check", "--database", sqlite_url)
    assert "Older backups removed: 2" in said
    assert "can be restored" in said


# -- files that somebody made to do harm ------------------------------------------------------------------------------


def forged(file: Path, table: str, rows: int, content: Iterator[bytes]) -> Path:
    """A backup whose sums are right, with something else in one of its tables."""
    source = file.with_name("source.db")
    engine = connect(f"sqlite:///{source}")
    bring_up_to_date(engine)
    with engine.begin() as connection:
        fill(connection)
    back_up(engine, file.with_name("true.zip"))
    engine.dispose()
    digest = hashlib.sha256()
    with (
        zipfile.ZipFile(file.with_name("true.zip")) as true,
        zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as made,
    ):
        with made.open(f"tables/{table}.jsonl", "w", force_zip64=True) as part:
            for piece in content:
                digest.update(piece)
                part.write(piece)
        about = json.loads(true.read("backup.json"))
        about["tables"][table] = {"rows": rows, "sha256": digest.hexdigest()}
        for name in true.namelist():
            if name == "backup.json":
                made.writestr(name, json.dumps(about))
            elif name != f"tables/{table}.jsonl":
                made.writestr(name, true.read(name))
    return file


def one_enormous_line() -> Iterator[bytes]:
    import random

    chance = random.Random(1)
    yield b'{"name":"'
    for _ in range(60):
        yield chance.randbytes(MEBI // 2).hex().encode()
    yield b'"}\n'


def a_bomb() -> Iterator[bytes]:
    for _ in range(300):
        yield b" " * MEBI


def many_short_lines() -> Iterator[bytes]:
    for _ in range(300):
        yield b"{}\n" * (MEBI // 3)


_PROGRAM = """
import re, sys
from pathlib import Path
from aegean.server.store.backup import BackupError, restore
from aegean.server.store.storage import connect

def most():  # mebibytes that this process ever had; getrusage would tell those of its parent too
    return int(re.search(r"VmHWM:\\s+(\\d+)", Path("/proc/self/status").read_text())[1]) // 1024

engine = connect("sqlite:///" + sys.argv[2])
with engine.connect(): pass
base = most()
try:
    restore(engine, Path(sys.argv[1]))
    print("taken")
except BackupError as error:
    print(error)
print(most() - base)
"""


@pytest.mark.parametrize(
    ("content", "rows", "said"),
    [
        (one_enormous_line, 1, "longer than any row"),
        (a_bomb, 1, "packed more than 200 times"),
        (many_short_lines, 300 * (MEBI // 3), "packed more than 200 times"),
    ],
)
def test_a_hostile_file_is_refused_in_little_memory(
    tmp_path: Path, content: object, rows: int, said: str, record_property: object
) -> None:
    file = forged(tmp_path / "forged.zip", "users", rows, content())  # type: ignore[operator]
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM, str(file), str(tmp_path / "fresh.db")],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told, mebibytes = done.stdout.splitlines()
    assert said in told
    assert int(mebibytes) < 100


def test_a_list_of_parts_without_end_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "many.zip"
    with zipfile.ZipFile(file, "w") as made:
        for number in range(30_000):
            made.writestr(f"{number:06}", b"")
    engine = connect(f"sqlite:///{tmp_path / 'fresh.db'}")
    with pytest.raises(BackupError, match="far too many parts"):
        restore(engine, file)
    engine.dispose()


@pytest.mark.parametrize(
    "line",
    [
        b"{}\n",
        b"[]\n",
        b"null\n",
        b"nonsense\n",
        b'{"id":"x","name":[],"login":null}\n',
        b'{"id":1,"name":null,"login":null,"password":null,"language":"en","created":1,"banned":null,"deleted":null,'
        b'"look":null,"role":"","muted":null,"member":false}\n',
    ],
)
def test_a_row_that_is_none_is_refused_and_nothing_is_changed(tmp_path: Path, line: bytes) -> None:
    file = forged(tmp_path / "forged.zip", "users", 1, iter([line]))
    engine = connect(f"sqlite:///{tmp_path / 'fresh.db'}")
    with pytest.raises(BackupError, match="damaged"):
        restore(engine, file)
    with engine.connect() as connection:
        assert revision_of(connection) is None
    engine.dispose()
