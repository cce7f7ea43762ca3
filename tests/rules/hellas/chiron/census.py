"""Which events of Chiron's tell something new: their fields, and whether everybody reads them."""

from __future__ import annotations

from typing import Final

REVEALS: Final[dict[str, tuple[tuple[str, ...], bool]]] = {"card_shown": (("card",), True)}
