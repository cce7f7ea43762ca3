"""What docs/api.md shows works as it stands there, and names every call and every refusal."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from aegean.client import Client
from aegean.core import errors, undo
from aegean.server import app, settings
from aegean.server import errors as refusals
from tests.server.running import Running

DOCUMENT = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")


def test_the_bot_of_the_document_plays_a_game(sqlite_url: str) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", DOCUMENT, re.S)
    assert len(program.strip().splitlines()) <= 20
    with Running(sqlite_url) as server, Client(server.url) as client:
        client.guest("Ada")
        client.register("Ada", "a long enough password")
        token = client.new_token("the bot of the document")
        done = subprocess.run(
            [sys.executable, "-c", program],
            env={"AEGEAN_SERVER": server.url, "AEGEAN_TOKEN": token, "PATH": ""},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert "winners: [" in done.stdout


def test_the_document_names_every_call() -> None:
    paths = app.create_app(settings.Settings(database="sqlite:///:memory:")).openapi_schema.paths or {}
    named = set(re.findall(r"/api/[a-z-]+(?:/[a-z-]+)*", DOCUMENT)) | set(re.findall(r"`/([a-z-]+)`", DOCUMENT))
    for path in paths:
        if path.startswith("/api/") and "{" not in path:
            assert path in named, f"docs/api.md does not speak of {path}"
        elif path.startswith("/api/tables/{table}/"):
            assert path.split("/")[4] in DOCUMENT, f"docs/api.md does not speak of {path}"


def test_the_document_names_every_code() -> None:
    codes = {
        kind.code
        for module in (refusals, errors, undo)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, errors.AegeanError)
    }
    elsewhere = {"bad-input", "bad-notation", "bad-position", "bad-dump"}  # in Python only
    missing = {code for code in codes - elsewhere if f"`{code}`" not in DOCUMENT}
    assert not missing
