"""What tells afterwards how a game of Lords of Hellas went."""

from __future__ import annotations

from typing import Final

from aegean.core.figures import Figure

FIGURES: Final = (
    Figure("regions_taken", ("control_taken",)),
    Figure("temples", ("temple_built",), by_turns=True),
    Figure("monuments", ("monument_raised",)),
    Figure("glory", ("glory_taken",)),
    Figure("attacks", ("battle_began",)),
    Figure("battles_won", ("battle_won",), by_turns=True),
    Figure("battles_lost", ("battle_won",), by="loser"),
    Figure("cards_played", ("battle_card_played",)),
    Figure("recruited", ("recruited",)),
    Figure("hoplites_lost", ("hoplites_killed",), adds="count"),
    Figure("hunts", ("hunt_began",)),
    Figure("wounds", ("wound_dealt",)),
    Figure("monsters", ("monster_slain",), by_turns=True),
    Figure("injuries", ("injured",)),
    Figure("quests", ("quest_completed",)),
    Figure("prayers", ("prayed",)),
    Figure("artifacts", ("artifact_gained", "artifact_opened")),
    Figure("blessings", ("blessing_gained",)),
    Figure("monster_rolls", ("monster_rolled",)),
)
