"""`aegean serve`: a server for one's friends, with everything it needs in it."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import traceback
import webbrowser
from typing import TYPE_CHECKING, Final

from aegean.server.settings import Settings, from_environment
from aegean.terminal.arguments import Parser
from aegean.terminal.console import Refusal, Terminal

if TYPE_CHECKING:
    from aegean.server.starting import StartError

_SETTINGS: Final = {
    "host": (str, "cli-serve-host"),
    "port": (int, "cli-serve-port"),
    "database": (str, "cli-serve-database"),
    "channels": (str, "cli-serve-channels"),
    "workers": (int, "cli-serve-workers"),
    "public-url": (str, "cli-serve-public-url"),
    "trusted-proxies": (str, "cli-serve-trusted-proxies"),
    "door": (str, "cli-serve-door"),
    "house": (str, "cli-serve-house"),
    "think": (float, "cli-serve-think"),
    "thinkers": (int, "cli-serve-thinkers"),
}
_NOT_STARTED: Final = {
    "no-folder": "cli-start-no-folder",
    "not-a-database": "cli-start-not-a-database",
    "damaged": "cli-start-damaged",
    "read-only": "cli-start-read-only",
    "locked": "cli-start-locked",
    "full": "cli-start-full",
    "cannot-open": "cli-start-cannot-open",
    "database": "cli-start-database",
    "newer": "cli-start-newer",
    "channels": "cli-start-channels",
    "port": "cli-start-port",
    "ended": "cli-start-ended",
}


def describe(parser: Parser) -> None:
    told = parser.terminal.words
    for name, (kind, about) in _SETTINGS.items():
        parser.options.add_argument(f"--{name}", type=kind, help=told(about))
    parser.options.add_argument("--no-browser", action="store_true", help=told("cli-serve-no-browser"))


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    try:
        from aegean.server import serving, starting
    except ModuleNotFoundError as error:  # the server's packages are an extra
        raise Refusal(terminal.words("cli-serve-lacking", {"name": str(error.name)})) from error
    wished = {name.replace("-", "_"): getattr(given, name.replace("-", "_")) for name in _SETTINGS}
    settings = from_environment(os.environ, **wished)

    def listening(address: str) -> None:
        terminal.say("cli-serve-address", {"address": address})
        terminal.say("cli-serve-stop")
        if not given.no_browser and settings.host in ("127.0.0.1", "localhost", "::1"):
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        return serving.serve(settings, listening)
    except starting.StartError as error:
        raise Refusal(_told(error, settings, terminal)) from error


def _told(error: StartError, settings: Settings, terminal: Terminal) -> str:
    if settings.log_level == "debug":
        from aegean.server.starting import masked

        way = "".join(traceback.format_exception(error))
        print(masked(way, settings.database, settings.channels), file=sys.stderr)
    return terminal.words(_NOT_STARTED[error.kind], error.fields)
