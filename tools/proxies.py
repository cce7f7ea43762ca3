"""Real proxies in front of several servers, by the very files that `deploy/` gives to hosts.

    python -m tools.proxies      sees to it that nginx and HAProxy are there: Debian's, installed here

The tests of servers behind a proxy and `bench/server.py` use them, and nobody else needs them: where they cannot be
installed, both do without and say so.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from tools.browser import install

PACKAGES: Final = {"nginx": "nginx-light", "haproxy": "haproxy"}
_PATH: Final = os.defpath + ":/usr/sbin:/usr/local/bin:/usr/local/sbin"
DEPLOY: Final = Path(__file__).parent.parent / "deploy"
_SERVERS: Final = ("127.0.0.1:8471", "127.0.0.1:8472")  # as they stand in the files


@contextlib.contextmanager
def proxy(kind: str, folder: Path, ports: Sequence[int], together: bool = True) -> Iterator[tuple[str, int]]:
    """A proxy in front of the servers at these two ports; its address and its process. If not `together`, nginx has no
    regard to tables."""
    port = _free_port()
    command = _BY_KIND[kind](folder, port, ports)
    if not together:
        file = folder / "nginx.conf"
        written = file.read_text(encoding="utf-8")
        file.write_text(_replaced(written, r"hash \$aegean_key consistent;", "random;"), encoding="utf-8")
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder)
    try:
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        process.terminate()
        process.wait(30)


def _nginx(folder: Path, port: int, ports: Sequence[int]) -> list[str]:
    site = _led_to((DEPLOY / "nginx.conf").read_text(encoding="utf-8"), ports)
    site = _replaced(site, r"listen 80;", f"listen 127.0.0.1:{port};")
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    main = (
        f"daemon off;\nworker_processes 1;\npid {folder}/nginx.pid;\nerror_log stderr warn;\n"
        "events { worker_connections 4096; }\n"
        f"http {{\naccess_log off;\n{places}{site}\n}}\n"
    )
    file = folder / "nginx.conf"
    file.write_text(main, encoding="utf-8")
    return [found("nginx"), "-e", "stderr", "-p", str(folder), "-c", str(file)]


def _haproxy(folder: Path, port: int, ports: Sequence[int]) -> list[str]:
    told = _led_to((DEPLOY / "haproxy.cfg").read_text(encoding="utf-8"), ports)
    file = folder / "haproxy.cfg"
    file.write_text(_replaced(told, r"bind :80\b", f"bind 127.0.0.1:{port}"), encoding="utf-8")
    return [found("haproxy"), "-f", str(file)]


_BY_KIND: Final[dict[str, Callable[[Path, int, Sequence[int]], list[str]]]] = {"nginx": _nginx, "haproxy": _haproxy}


def _led_to(text: str, ports: Sequence[int]) -> str:
    for written, port in zip(_SERVERS, ports, strict=True):
        text = _replaced(text, re.escape(written), f"127.0.0.1:{port}")
    return text


def _replaced(text: str, pattern: str, by: str) -> str:
    changed, count = re.subn(pattern, by, text)
    assert count == 1, f"{pattern} stands {count} times in the file"
    return changed


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def found(kind: str) -> str:
    """Where the program is; empty where it is not there."""
    return shutil.which(kind, path=_PATH) or ""


def main() -> int:
    lacking = [package for name, package in PACKAGES.items() if not found(name)]
    if lacking and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing " + " and ".join(lacking) + " for the tests of servers behind a proxy")
        install(*lacking)
    return 0


if __name__ == "__main__":
    sys.exit(main())
