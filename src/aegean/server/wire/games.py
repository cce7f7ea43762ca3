"""Games and their components as they travel."""

from __future__ import annotations

from msgspec import Struct

from aegean.core.values import Plain


class OptionInfo(Struct):
    name: str
    default: Plain
    choices: list[Plain]  # empty: any value that the game accepts


class GameInfo(Struct):
    id: str
    version: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]  # levels, the strongest last
    usual: str  # the level to take where nobody has chosen one


class ComponentTables(Struct):
    """The components of a game, as its data tell them: table, id, facts. What is empty or nought is left out."""

    game: str
    version: str
    tables: dict[str, dict[str, dict[str, Plain]]]
