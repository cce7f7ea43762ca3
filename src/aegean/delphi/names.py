"""The fixed vocabulary of The Oracle of Delphi: ids as they stand in the data, and their numbers in a position."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("red", "black", "pink", "blue", "yellow", "green")  # clockwise on the oracle (D-1.1)
COLOUR: Final = {name: number for number, name in enumerate(COLOURS)}
RED, BLACK, PINK, BLUE, YELLOW, GREEN = range(6)
ALL_COLOURS: Final = 0b111111

GODS: Final = ("aphrodite", "ares", "hermes", "poseidon", "apollo", "artemis")  # a god has its colour's number
GOD: Final = {name: number for number, name in enumerate(GODS)}
APHRODITE, ARES, HERMES, POSEIDON, APOLLO, ARTEMIS = range(6)

HERO, DEMIGOD, CREATURE = range(3)
COMPANION_TYPES: Final = ("hero", "demigod", "creature")
COMPANIONS: Final = tuple(f"{kind}_{colour}" for kind in COMPANION_TYPES for colour in COLOURS)  # bit kind * 6 + colour
COMPANION: Final = {name: number for number, name in enumerate(COMPANIONS)}

TASKS: Final = ("shrine", "statue", "offering", "monster")

# What an action is paid with: a die or an oracle card of a colour, or the extra action. "any": Apollo lets it count as
# every colour.
SOURCES: Final = (
    *(f"die-{colour}" for colour in COLOURS),
    *(f"card-{colour}" for colour in COLOURS),
    "extra",
    *(f"die-{colour}-any" for colour in COLOURS),
    *(f"card-{colour}-any" for colour in COLOURS),
)
SOURCE: Final = {name: number for number, name in enumerate(SOURCES)}
CARD: Final = 6  # first of the oracle cards
EXTRA: Final = 12
ANY: Final = 13  # first of those that Apollo makes any colour; minus ANY they are dice and cards again
NO_CARD: Final = -1


_COLOURS_IN: Final = tuple(tuple(colour for colour in range(6) if mask >> colour & 1) for mask in range(64))


def colours_in(mask: int) -> tuple[int, ...]:
    """The numbers of the colours in a bit set."""
    return _COLOURS_IN[mask]


def colour_names(mask: int) -> list[str]:
    return [COLOURS[colour] for colour in range(6) if mask >> colour & 1]
