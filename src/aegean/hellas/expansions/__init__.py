"""The expansions and modes that are there, each a folder with its manifest.

The order is that of their coming: action numbers of a module stand in a block of their own after those of the modules
before it, so a new one goes to the end. With whom each may be played is in `matrix.toml`.
"""

from __future__ import annotations

from typing import Final

from aegean.hellas.expansions import (
    apollo,
    army_upgrade,
    atlantis,
    atlas,
    chiron,
    city_of_steel,
    combat_cards,
    hades,
    hephaestus,
    heroes_monsters,
    kronos,
    opportunity,
    orichalkum,
    poseidon,
)
from aegean.hellas.modules import Module

MODULES: Final[tuple[Module, ...]] = (
    combat_cards.MODULE,
    opportunity.MODULE,
    heroes_monsters.MODULE,
    apollo.SIMPLE,
    army_upgrade.MODULE,
    hades.SIMPLE,
    hephaestus.SIMPLE,
    chiron.MODULE,
    poseidon.SIMPLE,
    poseidon.FULL,
    hephaestus.FULL,
    hades.FULL,
    apollo.FULL,
    atlantis.MODULE,
    city_of_steel.MODULE,
    atlas.OVERLOAD,
    atlas.HESPERIDES,
    orichalkum.MODULE,
    kronos.MODULE,
)
