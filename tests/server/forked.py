"""Servers begin as copies of one process that has loaded their libraries: a start takes a third of the work."""

from __future__ import annotations

import multiprocessing
import os
import resource
import sys
from multiprocessing.context import ForkServerProcess
from pathlib import Path

# What is the same for every server, however it is set. Counters are not: they look at their surroundings.
_LOADED = [
    "aegean.bots", "aegean.cli", "aegean.delphi", "aegean.hellas", "alembic.command", "alembic.config", "argon2",
    "httptools", "litestar", "litestar.openapi", "psycopg", "redis.asyncio", "sqlalchemy.dialects.postgresql",
    "sqlalchemy.dialects.sqlite", "tests.server.forked", "uvicorn", "uvloop",
]  # fmt: skip
_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(_LOADED)


def serving(environment: dict[str, str], lines: Path) -> ForkServerProcess:
    """`aegean serve` with this environment, in this folder, with these limits; what it says is added to a file."""
    files = resource.getrlimit(resource.RLIMIT_NOFILE)
    process = _context.Process(target=_serve, args=(environment, str(lines), os.getcwd(), files))
    process.start()
    return process


def _serve(environment: dict[str, str], lines: str, folder: str, files: tuple[int, int]) -> None:
    os.chdir(folder)
    resource.setrlimit(resource.RLIMIT_NOFILE, files)
    os.environ.clear()
    os.environ.update(environment)
    with open(lines, "ab") as told:
        for stream in (1, 2):
            os.dup2(told.fileno(), stream)
    from aegean.cli import main

    sys.argv = ["aegean", "serve", "--no-browser"]
    sys.exit(main())
