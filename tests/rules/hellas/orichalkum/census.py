"""Which events of constructs tell something new: their fields, and whether everybody reads them."""

from __future__ import annotations

from typing import Final

REVEALS: Final[dict[str, tuple[tuple[str, ...], bool]]] = {
    "blessings_drawn": (("blessings",), False),
    "constructs_laid_out": (("constructs",), True),
}
