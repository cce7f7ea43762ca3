"""Which events of heroes and monsters tell something new: their fields, and whether everybody reads them."""

from __future__ import annotations

from typing import Final

REVEALS: Final[dict[str, tuple[tuple[str, ...], bool]]] = {
    "blessing_foreseen": (("blessing",), False),
    "blessing_discarded": (("blessing",), True),
}
