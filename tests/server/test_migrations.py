"""A database comes to today's schema from nothing and from any older revision, and loses nothing on the way."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from redis import Redis
from sqlalchemy import Connection, Engine, inspect, select, text

from aegean.server.store import migrate, schema
from aegean.server.store.migrate import NewerDatabase, bring_up_to_date, newest, revision_of, revisions
from tests.server.filled import fill

LATER = """
import sqlalchemy as sa
from alembic import op
revision = "later"
down_revision = "{before}"

def upgrade():
    with op.batch_alter_table("users") as users:
        users.add_column(sa.Column("motto", sa.String(40), nullable=False, server_default="none"))
        users.alter_column("name", type_=sa.String(80))
"""


def test_an_empty_database_gets_exactly_the_schema(engine: Engine) -> None:
    bring_up_to_date(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
        assert revision_of(connection) == newest()


def test_a_database_that_is_up_to_date_stays_as_it_is(engine: Engine) -> None:
    bring_up_to_date(engine)
    with engine.begin() as connection:
        fill(connection)
        before = everything(connection)
    bring_up_to_date(engine)
    with engine.connect() as connection:
        assert everything(connection) == before


def test_revisions_follow_each_other() -> None:
    assert revisions()[0] == "0001"
    assert len(set(revisions())) == len(revisions())


def test_tables_of_the_first_schema_allow_no_advice_and_are_played_by_one_person_a_seat(engine: Engine) -> None:
    bring_up_to_date(engine, "0001")
    insert_table(engine, {"id": "old1"})
    bring_up_to_date(engine)
    with engine.connect() as connection:
        kept = connection.execute(select(schema.tables)).mappings().one()
    assert (kept["id"], kept["advice"], kept["hot_seat"], kept["lesson"]) == ("old1", False, False, "")


def test_a_first_game_of_the_time_when_each_game_had_one_keeps_it(engine: Engine) -> None:
    bring_up_to_date(engine, "0005")
    for id_, teaches in (("taught", True), ("plain", False)):
        insert_table(engine, {"id": id_, "advice": True, "hot_seat": False, "lesson": teaches})
    bring_up_to_date(engine)
    with engine.connect() as connection:
        kept = {row["id"]: row["lesson"] for row in connection.execute(select(schema.tables)).mappings()}
    assert kept == {"taught": "delphi", "plain": ""}


def test_an_older_database_moves_forward_without_loss(
    engine: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring_up_to_date(engine)
    with engine.begin() as connection:
        fill(connection)
        before = everything(connection)
    with_later_revision(tmp_path, monkeypatch)
    bring_up_to_date(engine)
    with engine.connect() as connection:
        assert revision_of(connection) == "later"
        assert everything(connection) == before
        assert set(connection.scalars(text("SELECT motto FROM users"))) == {"none"}
        assert {key["constrained_columns"][0] for key in inspect(connection).get_foreign_keys("sessions")} == {"user"}


def test_a_database_of_a_later_version_is_refused_and_untouched(
    engine: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as later:
        with_later_revision(tmp_path, later)
        bring_up_to_date(engine)
    with pytest.raises(NewerDatabase, match="later"):
        bring_up_to_date(engine)
    with engine.connect() as connection:
        assert revision_of(connection) == "later"


def test_a_migration_that_fails_changes_nothing(
    engine: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring_up_to_date(engine)
    before = newest()
    with_later_revision(tmp_path, monkeypatch, LATER + "    raise RuntimeError('halfway')\n")
    with pytest.raises(RuntimeError, match="halfway"):
        bring_up_to_date(engine)
    with engine.connect() as connection:
        assert revision_of(connection) == before
        assert "motto" not in {column["name"] for column in inspect(connection).get_columns("users")}


def test_processes_that_start_at_once_do_it_once(database_url: str) -> None:
    program = (
        "import sys; from aegean.server.store.migrate import bring_up_to_date;"
        "from aegean.server.store.storage import connect;"
        "from aegean.server.settings import Settings; engine = connect(Settings(database=sys.argv[1]).database_url);"
        "sys.stdin.read(1); bring_up_to_date(engine); print('done')"
    )
    started = [
        subprocess.Popen(
            [sys.executable, "-c", program, database_url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    for each in started:
        assert each.stdin is not None
        each.stdin.write("!")
        each.stdin.flush()
    told = [each.communicate(timeout=60) for each in started]
    assert [out for out, _ in told] == ["done\n"] * 2, told


def test_redis_answers(redis_url: str) -> None:
    with Redis.from_url(redis_url) as redis:
        assert redis.set("a", "b")
        assert redis.get("a") == b"b"


def everything(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
    """All rows by the columns that this version knows."""
    return {
        table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
        for table in schema.metadata.sorted_tables
    }


def with_later_revision(folder: Path, monkeypatch: pytest.MonkeyPatch, script: str = LATER) -> None:
    """As if a later version of aegean ran, with one revision more."""
    (folder / "versions").mkdir(exist_ok=True)
    (folder / "versions" / "later.py").write_text(script.format(before=newest()))
    known = migrate._config

    def later() -> object:
        config = known()
        here = config.get_main_option("script_location")
        config.set_main_option("version_locations", f"{here}/versions:{folder / 'versions'}")
        return config

    monkeypatch.setattr(migrate, "_config", later)


def insert_table(engine: Engine, values: dict[str, object]) -> None:
    """A table of an older schema, with what every schema asks for."""
    row: dict[str, object] = {"game": "delphi", "version": "1", "seats": 2, "options": "{}", "seed": "1", "title": ""}
    row |= {"created": 1.0, "commitment": "c", "status": "open", "invite": "i", "touched": 1.0, "waiting": "[]"}
    row |= {"seed_given": False, "public": True, "imported": False, **values}
    names, marks = ", ".join(row), ", ".join(f":{name}" for name in row)
    with engine.execution_options(writes=True).begin() as connection:
        connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({marks})"), row)
