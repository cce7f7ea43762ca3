"""Lines of text put together."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text


def trimmed(line: Text, width: int, more: str = "…") -> Text:
    """The line, cut where it is too wide; `more` then says so."""
    if line.cell_len > width:
        line.truncate(max(0, width - len(more)), overflow="crop")
        line.append(more)
    return line


def beside(lines: Sequence[Text], others: Sequence[Text], width: int) -> list[Text]:
    """Two blocks of lines next to each other, the first one `width` wide."""
    found = []
    for number in range(max(len(lines), len(others))):
        line = Text(no_wrap=True)
        if number < len(lines):
            line.append_text(lines[number])
        if number < len(others):
            line.append(" " * max(0, width - line.cell_len)).append_text(others[number])
        found.append(line)
    return found


def block(lines: Sequence[Text]) -> Text:
    return Text("\n", no_wrap=True).join(lines)
