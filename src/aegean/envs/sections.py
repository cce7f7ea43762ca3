"""Sections of a tensor that were written before, by what they are made of.

From one decision to the next little changes: one player's things, one region. A section is named by the numbers of the
position that it depends on; where these were met before its bytes are at hand, and no view is made. Only what is new is
written, by the same code that writes whole views: so one description says what a tensor holds.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, Final

from aegean.envs.page import Page

_MOST: Final = 40_000  # sections kept: some ten megabytes


class Sections:
    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[Any, bytes] = {}

    def add(self, rows: list[bytes], key: Any, write: Callable[..., None], of: Callable[[], Any], *about: Any) -> None:
        """The section's row. `write` writes it where it is new, of the part of a view that `of` makes."""
        row = self._kept.get(key)
        if row is None:
            if len(self._kept) >= _MOST:
                self._kept.clear()
            row = self._kept[key] = row_of(write, of(), *about)
        rows.append(row)


def row_of(write: Callable[..., None], *about: Any) -> bytes:
    page = Page()
    write(page, *about)
    return array("f", page.values).tobytes()
