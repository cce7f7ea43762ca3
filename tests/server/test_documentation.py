"""What docs/api.md shows works as it stands there, and names every call and every refusal."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from aegean.client import Client
from aegean.core import errors, undo
from aegean.server import app, settings
from aegean.server import errors as refusals
from aegean.server.door import limits
from aegean.terminal import host
from tests.server.running import Running

DOCUMENT = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


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


def test_hosting_names_every_setting_and_the_limits_as_they_are() -> None:
    usual = settings.Settings()
    for field in msgspec.structs.fields(settings.Settings):
        assert f"`AEGEAN_{field.name.upper()}`" in HOSTING, f"docs/hosting.md does not speak of {field.name}"
    told = {name.lower(): text for name, text in re.findall(r"`AEGEAN_LIMIT_(\w+)` \| `([^`]+)`", HOSTING)}
    for kind, rate in limits.RATES.items():
        typed = limits.typed_rate(kind, told.pop(kind.replace("-", "_")))
        assert typed.burst == rate.burst, kind
        assert typed.per_second == pytest.approx(rate.per_second), kind
    assert told == {name: str(getattr(usual, f"limit_{name}")) for name in told}


def test_hosting_names_every_command() -> None:
    for deed in host._DEEDS:
        assert f"aegean host {deed}" in HOSTING, f"docs/hosting.md does not speak of {deed}"


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
