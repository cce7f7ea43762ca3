"""Who a bot is: a character with a taste. It changes what a bot strives for and never what it may know.

A character is an entry of its game's `characters.toml`; its name and the line it introduces itself with are in the
catalogues. A bot's own name tells level and character: `pythia.atalanta`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from aegean.core.dice import Dice, key_of
from aegean.core.errors import OptionError, nearest

_FOLDERS: Final = {"delphi": "aegean.bots.delphi", "hellas": "aegean.bots.hellas"}


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    likes: str  # the victory, or the kind of task, that it strives for more than others do
    minds: str = ""  # the victory that it watches others for
    prefers: tuple[str, ...] = ()  # heroes, or gods, the dearest first
    daring: float = 0.0  # how much more than others it risks


@lru_cache
def characters(game_id: str) -> dict[str, Character]:
    """All characters of a game by their id; none for a game whose bots have none."""
    if game_id not in _FOLDERS:
        return {}
    text = files(_FOLDERS[game_id]).joinpath("characters.toml").read_text(encoding="utf-8")
    return {id_: msgspec.convert({"id": id_, **entry}, Character) for id_, entry in tomllib.loads(text).items()}


def character(game_id: str, id_: str) -> Character:
    known = characters(game_id)
    if id_ not in known:
        raise OptionError(f"no character {id_!r} plays {game_id}: {nearest(id_, known)}")
    return known[id_]


def dealt(game_id: str, seed: int, taken: Collection[str] = ()) -> str:
    """A character for a seat where nobody has chosen one: always the same for the same seed, and nobody who sits at
    the table already as long as there are others. Empty for a game without characters."""
    known = list(characters(game_id))
    free = [id_ for id_ in known if id_ not in taken] or known
    return free[Dice(key_of(seed)).below(len(free))] if free else ""
