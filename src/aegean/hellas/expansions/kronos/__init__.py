"""Kronos, a mode: one player is the titan, the others lead heroes against him together (rules HK)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from aegean.core.options import Option
from aegean.hellas import aside
from aegean.hellas.expansions.kronos import (
    attitude,
    board,
    breaking,
    building,
    chains,
    deck,
    drawing,
    hunting,
    monsters,
    orders,
    prices,
    region,
    ruin,
    setup,
    terror,
    tokens,
    turn,
    victories,
)
from aegean.hellas.expansions.kronos.figures import FIGURES
from aegean.hellas.expansions.kronos.printed import ROLE, SCHEMA
from aegean.hellas.modules import Module
from aegean.hellas.rules import LORD

MODULE: Final[Module] = Module(
    "kronos",
    data=files(__name__) / "data",
    schema=SCHEMA,
    without={
        # Kronos' setup names these thirteen
        "blessings": (
            "always_prepared", "ambush", "athenas_gift", "bluff", "cunning_tactician", "hermes_temple",
            "heroic_presence", "heros_wrath", "no_attrition", "response_force", "restrictive_maneuver",
            "stalwart_defense", "unbroken_morale",
        ),
        "artifacts": (
            "adamant_tethers", "aegis", "ambrosia", "apollos_arrow", "ariadnes_thread", "caduceus", "chimeras_fire",
            "eye_of_cyclops", "eye_of_graeae", "femes_trumpet", "harpe", "head_of_sphinx", "horn_of_plenty",
            "medusas_blood", "minotaurs_horn", "pandoras_box", "poison_arrows",
        ),
        "quests": (
            "aid_to_atlas", "amazon_queen", "calydonian_hunt", "capture_cretan_bull", "cattle_of_geryon",
            "clean_augean_stables", "expedition_for_the_golden_fleece", "kill_stymphalian_birds", "saving_prometheus",
        ),
        "special_actions": ("build_temple",),
        "victories": ("favored_of_the_gods", "king_of_kings", "monster_slayer", "warlord_of_hellas"),
    },
    # of the additional heroes and monsters only the heroes are played
    leaves={
        "artifacts": ("aitne", "omphalos"),
        "monster_cards": ("python_lesbos", "python_phocis", "typhon_achaea", "typhon_inner_circle"),
        "monsters": ("python", "typhon"),
    },
    chapters=(
        aside.CHAPTER,
        board.CHAPTER,
        deck.CHAPTER,
        drawing.CHAPTER,
        prices.CHAPTER,
        attitude.CHAPTER,
        setup.CHAPTER,
        region.CHAPTER,
        monsters.CHAPTER,
        terror.CHAPTER,
        breaking.CHAPTER,
        ruin.CHAPTER,
        orders.CHAPTER,
        chains.CHAPTER,
        turn.CHAPTER,
        building.CHAPTER,
        hunting.CHAPTER,
        tokens.CHAPTER,
        victories.CHAPTER,
    ),
    bare_heroes=True,
    options={"hero_hands": Option("hidden", ("hidden", "shared"))},
    sides=lambda seats: (0, *(1,) * (seats - 1)),
    roles=lambda seats: (ROLE, *(LORD,) * (seats - 1)),
    figures=FIGURES,
)  # fmt: skip
