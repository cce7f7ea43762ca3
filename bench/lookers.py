"""People who look back at a finished game, so many at once every other second: a load beside bench/server.py.

    python -m bench.lookers URL TABLE COOKIE COUNT

It runs until it is stopped. A process of its own, so that what it reads does not hold up those who are measured.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Final
from urllib.parse import urlsplit

_LAST: Final = 400
_PAGE: Final = 50
_EVERY: Final = 2.0  # seconds


async def look(url: str, table: str, cookie: str, what: str) -> None:
    target = urlsplit(url)
    reader, writer = await asyncio.open_connection(target.hostname, target.port)
    lines = [f"GET /api/tables/{table}/{what} HTTP/1.1", f"Host: {target.netloc}", f"Cookie: {cookie}"]
    writer.write("\r\n".join([*lines, "Connection: close", "", ""]).encode())
    status = (await reader.readline()).split()[1:2]
    while await reader.read(1 << 18):
        pass
    writer.close()
    if status != [b"200"]:
        raise SystemExit(f"{what} was refused: {status}")


async def main(url: str, table: str, cookie: str, count: str) -> None:
    asked = ["verdict", "record", "statistics"]
    asked += [f"replay?number={at}&count={_PAGE - 1}&eyes=above" for at in range(0, _LAST, _PAGE)]
    while True:
        pause = asyncio.create_task(asyncio.sleep(_EVERY))
        await asyncio.gather(pause, *(look(url, table, cookie, asked[n % len(asked)]) for n in range(int(count))))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
