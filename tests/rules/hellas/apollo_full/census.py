"""Which events of the muses tell something new: their fields, and whether everybody reads them."""

from __future__ import annotations

from typing import Final

REVEALS: Final[dict[str, tuple[tuple[str, ...], bool]]] = {"muses_laid_out": (("muses",), True)}
