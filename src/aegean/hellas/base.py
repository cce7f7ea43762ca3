"""The base game as a module: its data, and its chapters in the order of the rulebook."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from aegean.hellas import control, king, queries, setup, stages, victories
from aegean.hellas.battle import cards, outcome, sides, start
from aegean.hellas.battle import effects as battle_effects
from aegean.hellas.effects import attributes, board, gains, hand, losses, vocabulary
from aegean.hellas.hunt import attacks
from aegean.hellas.hunt import outcome as hunt_outcome
from aegean.hellas.hunt import powers as hunt_powers
from aegean.hellas.hunt import steps as hunt
from aegean.hellas.modules import Module
from aegean.hellas.turn import drafts, march, monsters, monument, movement, quests, recruiting, special, steps, windows

BASE: Final = Module(
    "base",
    data=files("aegean.hellas") / "data",
    chapters=(
        setup.CHAPTER,
        steps.CHAPTER,
        movement.CHAPTER,
        quests.CHAPTER,
        special.CHAPTER,
        recruiting.CHAPTER,
        march.CHAPTER,
        monument.CHAPTER,
        monsters.CHAPTER,
        drafts.CHAPTER,
        windows.CHAPTER,
        control.CHAPTER,
        stages.CHAPTER,
        queries.CHAPTER,
        vocabulary.CHAPTER,
        attributes.CHAPTER,
        board.CHAPTER,
        gains.CHAPTER,
        hand.CHAPTER,
        losses.CHAPTER,
        start.CHAPTER,
        sides.CHAPTER,
        cards.CHAPTER,
        battle_effects.CHAPTER,
        outcome.CHAPTER,
        hunt.CHAPTER,
        hunt_powers.CHAPTER,
        attacks.CHAPTER,
        hunt_outcome.CHAPTER,
        victories.CHAPTER,
        king.CHAPTER,
    ),
)
