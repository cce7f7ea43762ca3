"""What tells afterwards how a game of The Oracle of Delphi went."""

from __future__ import annotations

from typing import Final

from aegean.core.figures import Figure
from aegean.delphi.names import GODS, SOURCES

_DICE: Final = tuple(source for source in SOURCES if source.startswith("die-"))
_CARDS: Final = tuple(source for source in SOURCES if source.startswith("card-"))

FIGURES: Final = (
    Figure("tasks", ("task_completed",), by_turns=True),
    Figure("shrines", ("shrine_built",)),
    Figure("offerings", ("offering_made",)),
    Figure("statues", ("statue_raised",)),
    Figure("monsters", ("monster_defeated",)),
    Figure("offerings_loaded", ("offering_loaded",)),
    Figure("statues_loaded", ("statue_loaded",)),
    Figure("voyages", ("ship_moved",)),
    Figure("hexes", ("ship_moved",), adds="length"),
    Figure("looks", ("looked",), adds="count"),
    Figure("explored", ("explored",)),
    Figure("equipment", ("equipment_taken",)),
    Figure("companions", ("companion_gained",)),
    *(Figure(f"steps_{god}", ("god_advanced",), field="god", among=(god,)) for god in GODS),
    Figure("powers", ("power_used",)),
    Figure("sent_back", ("god_sent_back",)),
    Figure("dice_used", ("source_used",), field="source", among=_DICE),
    Figure("cards_used", ("source_used",), field="source", among=_CARDS),
    Figure("oracle_cards", ("oracle_drawn",)),
    Figure("favours", ("favours_gained",), adds="count"),
    Figure("favours_paid", ("source_used",), adds="favours"),
    Figure("strength", ("strength_gained",), adds="count"),
    Figure("battle_rolls", ("fight_round",)),
    Figure("surrenders", ("surrendered",)),
    Figure("titan_rolls", ("titan_rolled",)),
    Figure("injuries", ("injury_drawn",)),
    Figure("healed", ("injuries_discarded",), adds="count"),
    Figure("turns_lost", ("recovering",)),
)
