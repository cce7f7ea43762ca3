"""`aegean serve`: a server for one's friends, with everything it needs in it."""

from __future__ import annotations

import argparse
import os
import socket
import threading
import webbrowser
from typing import Final

from aegean.server.settings import SettingError, Settings, from_environment
from aegean.terminal.arguments import Parser
from aegean.terminal.console import Refusal, Terminal

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


def describe(parser: Parser) -> None:
    told = parser.terminal.words
    for name, (kind, about) in _SETTINGS.items():
        parser.options.add_argument(f"--{name}", type=kind, help=told(about))
    parser.options.add_argument("--no-browser", action="store_true", help=told("cli-serve-no-browser"))


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    try:
        from aegean.server import serving
    except ModuleNotFoundError as error:  # the server's packages are an extra
        raise Refusal(terminal.words("cli-serve-lacking", {"name": str(error.name)})) from error
    wished = {name.replace("-", "_"): getattr(given, name.replace("-", "_")) for name in _SETTINGS}
    settings = from_environment(os.environ, **wished)
    address = check_free(settings)
    terminal.say("cli-serve-address", {"address": address})
    terminal.say("cli-serve-stop")
    if not given.no_browser and settings.host in ("127.0.0.1", "localhost", "::1"):
        threading.Timer(1.5, webbrowser.open, (address,)).start()
    return serving.serve(settings)


def check_free(settings: Settings) -> str:
    """The address that the server will have; a port that is taken is refused before anything starts."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            raise SettingError(
                f"no server can listen at {settings.host} port {settings.port}: {error.strerror}. "
                "Is one running already? Otherwise choose another --port"
            ) from error
    shown = f"[{settings.host}]" if ":" in settings.host else settings.host
    return settings.public_url or f"http://{shown}:{settings.port}"
