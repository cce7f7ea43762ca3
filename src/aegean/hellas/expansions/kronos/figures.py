"""What tells afterwards how the titan's game went."""

from __future__ import annotations

from typing import Final

from aegean.core.figures import Figure

FIGURES: Final = (
    Figure("terror", ("terror_spread",), by_turns=True),
    Figure("orders", ("order_played",)),
    Figure("region_attacks", ("region_attack",)),
    Figure("monsters_placed", ("monster_appeared",)),
    Figure("attacks_played", ("monster_attacked",)),
    Figure("temples_destroyed", ("temple_destroyed",)),
    Figure("monuments_destroyed", ("monument_destroyed",)),
    Figure("chains_broken", ("chain_broken",)),
    Figure("chains_used", ("chain_used",)),
    Figure("anger_gained", ("anger_gained",), adds="count"),
    Figure("anger_spent", ("anger_spent",), adds="count"),
)
