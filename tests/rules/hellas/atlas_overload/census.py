"""Which events of Overload tell something new: their fields, and whether everybody reads them."""

from __future__ import annotations

from typing import Final

REVEALS: Final[dict[str, tuple[tuple[str, ...], bool]]] = {"sky_sank": (("cards", "strength", "spaces", "left"), True)}
