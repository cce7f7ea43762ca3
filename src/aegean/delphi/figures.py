"""What tells afterwards how a game of The Oracle of Delphi went."""

from __future__ import annotations

from typing import Final

from aegean.core.figures import Figure

FIGURES: Final = (
    Figure("tasks", ("task_completed",), by_turns=True),
    Figure("shrines", ("shrine_built",)),
    Figure("offerings", ("offering_made",)),
    Figure("statues", ("statue_raised",)),
    Figure("monsters", ("monster_defeated",)),
    Figure("voyages", ("ship_moved",)),
    Figure("explored", ("explored",)),
    Figure("equipment", ("equipment_taken",)),
    Figure("companions", ("companion_gained",)),
    Figure("powers", ("power_used",)),
    Figure("oracle_cards", ("oracle_drawn",)),
    Figure("favours", ("favours_gained",), adds="count"),
    Figure("battle_rolls", ("fight_round",)),
    Figure("titan_rolls", ("titan_rolled",)),
    Figure("injuries", ("injury_drawn",)),
    Figure("turns_lost", ("recovering",)),
)
