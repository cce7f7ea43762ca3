"""The proof that a backup restores: it is restored, compared row by row, and its games are played through again."""

from __future__ import annotations

import hashlib
import tempfile
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import JSON, Connection, LargeBinary, MetaData, Table, func, select

from aegean.core.errors import AegeanError
from aegean.server.errors import OldRules
from aegean.server.store import archive, backup, migrate, schema
from aegean.server.store.backup import About, BackupError
from aegean.server.store.storage import connect
from aegean.server.tables import reading
from aegean.server.tables.timeline import Entry, Timeline

MOST: Final = 20  # tables that are played through, the latest first
_ROUND: Final = 1 << 256


class Proof(NamedTuple):
    about: About
    rows: int
    played: list[str]  # tables that lead where they did
    of_old_rules: list[str]  # that this version cannot play any more, and only shows


def prove(file: Path) -> Proof:
    """Restore into a database beside, and see that it is all there; or say what is wrong."""
    with tempfile.TemporaryDirectory(prefix="aegean-proof-") as folder, backup.opened(file) as packed:
        about = backup.checked(packed)
        engine = connect(f"sqlite:///{Path(folder) / 'proof.db'}")
        try:
            with engine.execution_options(writes=True).connect() as c, migrate.foreign_keys_at_rest(c), c.begin():
                backup.load(c, packed, about)
                rows = _compare(c, packed, about)
                migrate.bring_connection_up_to_date(c)
            with engine.begin() as c:
                return Proof(about, rows, *_play(c))
        finally:
            engine.dispose()


def _compare(c: Connection, packed: zipfile.ZipFile, about: About) -> int:
    """Every row of the file is in the database as it stands there, and no other is. How many there are."""
    found = MetaData()
    found.reflect(c)
    total = 0
    for name, part in about.tables.items():
        table = found.tables[name]
        theirs = (_plain(table, backup.row(table, line)) for line in backup.lines_of(packed, name))
        ours = (_plain(table, dict(one)) for one in c.execute(select(table)).mappings())
        if _sum(theirs) != _sum(ours):
            raise BackupError(f"{name} is not what it was after it was restored")
        total += part.rows
    return total


def _plain(table: Table, row: dict[str, Any]) -> list[Any]:
    """A row as both sides would write it, whatever the database."""
    plain: list[Any] = []
    for column in table.columns:
        value = row[column.name]
        if isinstance(column.type, JSON):
            value = msgspec.json.encode(None if value is JSON.NULL else value, order="sorted")
        elif isinstance(column.type, LargeBinary) and value is not None:
            value = hashlib.sha256(value).hexdigest()
        plain.append(value)
    return plain


def _sum(rows: Iterable[list[Any]]) -> tuple[int, int]:
    """A count and a hash that do not go by the order: databases sort words differently."""
    count = total = 0
    for row in rows:
        count += 1
        total = (total + int.from_bytes(hashlib.sha256(msgspec.json.encode(row)).digest(), "big")) % _ROUND
    return count, total


def _play(c: Connection) -> tuple[list[str], list[str]]:
    """Play the latest tables through from their first entry: they must arrive where the server would load them."""
    t = schema.tables.c
    query = select(t.id).where(t.started.is_not(None), t.imported.is_(False)).order_by(t.touched.desc()).limit(MOST)
    played, old = [], []
    for table in c.scalars(query).all():
        try:
            row, loaded = archive.load(c, table)
            kept = archive.kept(c, table, 0)
            if loaded is None or loaded.deal.version != row["version"] or any(one.kind == "migrate" for one in kept):
                raise OldRules("begun by other rules")
            timeline = Timeline.begin(reading.deal_of(row), kept[0].at)
            for entry in kept[1:]:
                timeline, _ = timeline.after(Entry(entry.number, entry.seat, entry.kind, entry.text, entry.at))
        except OldRules:
            old.append(table)
            continue
        except AegeanError as error:
            raise BackupError(f"table {table} cannot be played through: {error}") from error
        last = c.scalar(select(func.max(schema.entries.c.number)).where(schema.entries.c.table == table))
        same = loaded.state.hash() == timeline.state.hash() and loaded.clocks == timeline.clocks
        if not loaded.number == timeline.number == last or not same:
            raise BackupError(f"table {table} does not lead where it did")
        played.append(table)
    return played, old
