"""A start that fails says why in one line, without secrets, and ends; one that succeeds says where it listens."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from aegean.server.settings import SettingError, Settings, from_environment
from aegean.server.starting import StartError, bind, check_channels, check_database, masked
from aegean.server.store.migrate import bring_up_to_date
from aegean.server.store.storage import connect
from aegean.texts import languages
from tests.server.running import free_port

PASSWORD = "s3cret-w0rd"
_COMMAND = "import sys; from aegean.cli import main; sys.exit(main())"


def kind_of(**settings: object) -> StartError:
    with pytest.raises(StartError) as refused:
        check_database(Settings(**settings).check())  # type: ignore[arg-type]
    assert PASSWORD not in f"{refused.value}{refused.value.fields}"
    assert "\n" not in str(refused.value)
    return refused.value


# -- the database -----------------------------------------------------------------------------------------------------


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    error = kind_of(database=f"sqlite:///{tmp_path / 'none' / 'aegean.db'}")
    assert (error.kind, error.fields) == ("no-folder", {"folder": str(tmp_path / "none")})


def test_a_file_that_is_no_database_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("no database at all, but a shopping list\n" * 50)
    before = file.read_bytes()
    assert kind_of(database=f"sqlite:///{file}").kind == "not-a-database"
    assert file.read_bytes() == before


def test_a_damaged_database_is_noticed(tmp_path: Path, sqlite_url: str) -> None:
    engine = connect(sqlite_url)
    bring_up_to_date(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    engine.dispose()
    file = tmp_path / "aegean.db"
    whole = bytearray(file.read_bytes())
    whole[100:4096] = b"\xff" * 3996  # the page on which all tables are listed
    file.write_bytes(whole)
    assert kind_of(database=sqlite_url).kind == "damaged"


def test_a_file_that_cannot_be_written_is_noticed(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "empty.db").close()
    assert kind_of(database=f"sqlite:///file:{tmp_path / 'empty.db'}?mode=ro&uri=true").kind == "read-only"
    unwritable = Path("/proc")  # not even root makes a file here
    assert kind_of(database=f"sqlite:///{unwritable / 'aegean.db'}").kind == "cannot-open"


def test_a_locked_database_is_noticed(tmp_path: Path, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aegean.server.store.storage._SQLITE", ("busy_timeout=50",))
    with contextlib.closing(sqlite3.connect(tmp_path / "aegean.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert kind_of(database=sqlite_url).kind == "locked"


def test_a_database_of_a_later_version_is_left_alone(database_url: str) -> None:
    engine = connect(Settings(database=database_url).database_url)
    bring_up_to_date(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    error = kind_of(database=database_url)
    assert (error.kind, error.fields) == ("newer", {"revision": "9999"})


def test_a_postgres_that_does_not_answer_or_does_not_let_us_in(postgres_server: str) -> None:
    away = kind_of(database=f"postgresql://ann:{PASSWORD}@127.0.0.1:{free_port()}/club")
    assert away.kind == "database"
    assert "refused" in away.fields["why"]
    assert away.fields["where"].endswith("/club")
    missing = kind_of(database=postgres_server.replace("/postgres?", "/nowhere?"))
    assert '"nowhere" does not exist' in missing.fields["why"]
    stranger = kind_of(database=postgres_server.replace("//postgres:@", f"//stranger:{PASSWORD}@"))
    assert "stranger" in stranger.fields["why"]


# -- the channels, the address and the settings -----------------------------------------------------------------------


def test_channels_that_do_not_answer_or_do_not_let_us_in(redis_server: str) -> None:
    for url in (
        f"redis://:{PASSWORD}@127.0.0.1:{free_port()}/0",
        f"postgresql://ann:{PASSWORD}@127.0.0.1:{free_port()}/club",
        "unix:///nowhere/socket",
        redis_server.replace("unix://", f"unix://ann:{PASSWORD}@"),
    ):
        with pytest.raises(StartError) as refused:
            check_channels(Settings(channels=url).check())
        assert refused.value.kind == "channels"
        assert PASSWORD not in str(refused.value)
    check_channels(Settings(channels=redis_server).check())


def test_a_port_that_is_taken_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(StartError) as refused:
            bind(Settings(port=port))
    assert (refused.value.kind, refused.value.fields["port"]) == ("port", str(port))
    for host in ("nowhere.invalid", "..", "203.0.113.1"):
        with pytest.raises(StartError):
            bind(Settings(host=host))


@pytest.mark.parametrize(
    ("name", "value", "hint"),
    [
        ("channels", f"amqp://ann:{PASSWORD}@host", "redis://"),
        ("channels", f"redis://ann:{PASSWORD}/x@host:1", "%2F"),
        ("database", f"mysql://ann:{PASSWORD}@host/x", "sqlite:///"),
        ("database", f"postgresql://ann:{PASSWORD}/x@host/club", "%2F"),
        ("database", f"postgresql://ann:{PASSWORD}#x@host/club", "%2F"),
        ("port", "many", "port cannot be read"),
        ("workers", "2", "several workers"),
        ("log_level", "loud", "debug, info"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_without_quoting_it(name: str, value: str, hint: str) -> None:
    with pytest.raises(SettingError, match=re.escape(hint)) as refused:
        from_environment({f"AEGEAN_{name.upper()}": value})
    assert PASSWORD not in str(refused.value)


def test_a_data_folder_that_cannot_be_made_is_a_bad_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/proc/nowhere")
    with pytest.raises(SettingError, match="/proc/nowhere"):
        from_environment({})


def test_passwords_are_masked_as_they_are_written_and_as_they_are_meant() -> None:
    url = "redis://ann:s%2Fcret@host/0?password=other"
    assert masked("no s%2Fcret, no s/cret, no other", url) == "no ***, no ***, no ***"


# -- the whole command ------------------------------------------------------------------------------------------------


def serve(*words: str, program: str = _COMMAND, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("AEGEAN_")}
    return subprocess.run(
        [sys.executable, "-c", program, "serve", "--no-browser", *words],
        env={**environment, "LC_ALL": "C.UTF-8", **variables},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("workers", [1, 2])
def test_the_command_says_why_in_one_line_and_ends_with_status_2(tmp_path: Path, workers: int, redis_url: str) -> None:
    url = f"postgresql://ann:{PASSWORD}@127.0.0.1:{free_port()}/club"
    done = serve("--database", url, "--workers", str(workers), "--channels", redis_url)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("Aegean cannot start: the database at 127.0.0.1:")
    assert PASSWORD not in done.stderr


def test_the_whole_way_is_shown_to_whoever_debugs_still_without_a_password() -> None:
    url = f"postgresql://ann:{PASSWORD}@127.0.0.1:{free_port()}/club"
    done = serve("--database", url, AEGEAN_LOG_LEVEL="debug")
    assert done.returncode == 2
    assert "Traceback" in done.stderr
    assert PASSWORD not in done.stderr


@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=() if one == "de" else pytest.mark.long) for one in languages()]
)
def test_it_is_said_in_the_hosts_language(tmp_path: Path, language: str) -> None:
    done = serve("--database", f"sqlite:///{tmp_path / 'none' / 'aegean.db'}", "--language", language)
    assert (done.returncode, done.stdout) == (2, "")
    assert str(tmp_path / "none") in done.stderr
    assert ("cannot start" in done.stderr) == (language == "en")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_workers_that_cannot_start_are_not_started_for_ever(sqlite_url: str, workers: str) -> None:
    """The channels go away after the check: each worker fails, with a line that says so and no more."""
    program = f"from aegean.server import starting; starting.check = lambda settings: None; {_COMMAND}"
    channels = f"redis://:{PASSWORD}@127.0.0.1:{free_port()}/0"
    port = free_port()
    done = serve(
        "--database", sqlite_url, "--channels", channels, "--workers", workers, "--port", str(port), program=program
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stdout == ""  # nobody listens, so no address is told
    assert "Traceback" not in done.stderr
    assert '"event":"not started"' in done.stderr
    assert PASSWORD not in done.stderr
    assert done.stderr.splitlines()[-1].startswith("Aegean could not start.")


@contextlib.contextmanager
def started(*words: str) -> Iterator[subprocess.Popen[str]]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("AEGEAN_")}
    process = subprocess.Popen(
        [sys.executable, "-c", _COMMAND, "serve", "--no-browser", *words],
        env={**environment, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait(60)
        assert process.stdout is not None
        process.stdout.close()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_the_address_is_told_once_somebody_listens_there(sqlite_url: str, workers: str, redis_url: str) -> None:
    words = ("--database", sqlite_url, "--port", "0", "--workers", workers, "--channels", redis_url)
    with started(*words) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        told = re.fullmatch(r"Aegean is running at http://127\.0\.0\.1:(\d+)\n", line)
        assert told, line
        with socket.create_connection(("127.0.0.1", int(told[1])), timeout=5) as connection:
            connection.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert connection.recv(100).startswith(b"HTTP/1.1 200")
        process.send_signal(signal.SIGTERM)
        began = time.monotonic()
        assert process.wait(60) in (0, -signal.SIGTERM)
        assert time.monotonic() - began < 30
