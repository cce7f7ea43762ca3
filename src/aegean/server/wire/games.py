"""Games and their components as they travel."""

from __future__ import annotations

from msgspec import Struct

from aegean.core.values import Plain


class OptionInfo(Struct):
    name: str
    default: Plain
    choices: list[Plain]  # empty: any value that the game accepts
    many: bool = False  # a value is a set of the choices


class ModuleInfo(Struct):
    """A module that a game can be played with."""

    id: str
    option: str  # the option that names it: "expansions" or "mode"
    seats: list[int]
    marked: bool  # for experienced players


class GameInfo(Struct):
    id: str
    version: str
    seats: list[int]  # that some options allow
    options: list[OptionInfo]
    bots: list[str]  # levels, the strongest last
    usual: str  # the level to take where nobody has chosen one
    modules: list[ModuleInfo] = []
    characters: list[str] = []  # of bots: one may be named with a level, as in "pythia.atalanta"
    lessons: list[str] = []  # its first games


class ModuleFit(Struct):
    """Whether a module goes with those that are chosen."""

    id: str
    chosen: bool
    clash: list[str]  # the modules that speak against it, or "seats"; empty: it can be added
    reason: str  # "excludes", "needs", "marked" or "seats"; empty: nothing
    remedy: list[str] | None  # the expansions that make room for it


class Fit(Struct):
    """What a choice of modules leads to."""

    options: dict[str, Plain]  # in their one form
    seats: list[int]  # that these options allow
    refused: str  # empty, or why no game can be played with them
    modules: list[ModuleFit]
    sides: list[int] = []  # of the seats that were asked about, where a game can be played with so many
    roles: list[str] = []  # what each of them plays; empty words where all play the same


class ComponentTables(Struct):
    """The components of a game, as its data tell them: table, id, facts. What is empty or nought is left out."""

    game: str
    version: str
    tables: dict[str, dict[str, dict[str, Plain]]]
