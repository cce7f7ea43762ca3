"""Lists of rows, as the host sees them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from rich.table import Table
from rich.text import Text

from aegean.terminal.console import Terminal


def show(terminal: Terminal, rows: Iterable[tuple[str, ...]]) -> None:
    grid = Table.grid(padding=(0, 2))
    for row in rows:
        grid.add_row(*(Text(cell) for cell in row))
    if grid.row_count:
        terminal.print(grid)
    else:
        terminal.say("cli-host-none")


def moment(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds):%Y-%m-%d %H:%M}"
