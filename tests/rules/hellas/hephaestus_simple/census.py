"""Which events of Hephaestus tell something new: their fields, and whether everybody reads them."""

from __future__ import annotations

from typing import Final

REVEALS: Final[dict[str, tuple[tuple[str, ...], bool]]] = {
    "attacks_seen": (("attacks",), False),
    "blessing_discarded": (("blessing",), True),
    "blessing_seen": (("blessing",), False),
}
