"""Which events of Kronos tell something new, and to whom."""

from __future__ import annotations

from typing import Final

REVEALS: Final[dict[str, tuple[tuple[str, ...], bool]]] = {
    "blessing_drawn": (("blessing",), False),
    "card_given": (("card",), True),  # the receiver learns it too
    "chain_broken": (("chain",), True),
    "order_discarded": (("order",), True),
    "order_played": (("order",), True),
    "order_revealed": (("order",), True),
    "orders_drawn": (("orders",), False),
    "orders_reshuffled": ((), True),
}
