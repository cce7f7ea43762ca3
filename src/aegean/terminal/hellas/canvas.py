"""A sheet on which blocks of text are put at their places."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text


class Canvas:
    def __init__(self, height: int) -> None:
        self._rows: list[list[tuple[int, Text]]] = [[] for _ in range(height)]

    def put(self, column: int, row: int, piece: Text) -> None:
        if piece.cell_len:
            self._rows[row].append((column, piece))

    def put_block(self, column: int, row: int, lines: Sequence[Text]) -> None:
        for number, line in enumerate(lines):
            if row + number < len(self._rows):
                self.put(column, row + number, line)

    def lines(self) -> list[Text]:
        """Every row from left to right; of two pieces in the same place the one put first stays whole."""
        found = []
        for row in self._rows:
            line = Text(no_wrap=True)
            for column, piece in sorted(row, key=lambda put: put[0]):
                if column >= line.cell_len:
                    line.append(" " * (column - line.cell_len)).append_text(piece)
            found.append(line)
        return found
