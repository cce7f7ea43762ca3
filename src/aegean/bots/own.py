"""Bots of one's own: named by where they are, `mine.py:Cautious` or `package.module:Cautious`, or given as a class or
an object.

Loading code is for whoever runs the arena or an environment on their own machine; no server does it.
"""

from __future__ import annotations

import copy
import importlib
import importlib.util
import inspect
import sys
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Final
from zlib import crc32

from aegean import bots
from aegean.bots.bot import Bot
from aegean.core.errors import OptionError, nearest

Player = str | type[Bot] | Bot

_FILE: Final = ".py"


def player(of: Player, game_id: str, seed: int = 0) -> Bot:
    """The bot for a seat. A class is called with the seed; an object is copied, and keeps the seed it was made with."""
    if isinstance(of, Bot):
        return _copied(of)
    if isinstance(of, str):
        if not is_own(of):
            return bots.bot(of, game_id, seed)
        of = loaded(of)
    if not issubclass(of, Bot) or inspect.isabstract(of):
        raise OptionError(f"{of.__name__} is no bot: derive it from aegean.bots.Bot and give it a method choose")
    try:
        return of(seed)
    except TypeError as error:
        raise OptionError(
            f"{of.__name__} is made with a seed, as in {of.__name__}(7), and that failed: {error}"
        ) from error


def is_own(name: str) -> bool:
    """Whether a name says where a class is, and is not that of a level with its budget."""
    place, colon, kind = name.rpartition(":")
    return bool(colon) and kind.isidentifier() and bool(place)


def names_of(players: Iterable[Player]) -> list[str]:
    """A name for each, by which matches tell them apart: the same for the same player alone."""
    named: list[tuple[Player, str]] = []
    found: list[str] = []
    for one in players:
        known = next((name for other, name in named if other is one or (isinstance(one, str) and other == one)), None)
        if known is None:
            wished = one if isinstance(one, str) else _called(one)
            taken = {name for _, name in named}
            known = wished
            number = 2
            while known in taken or (not isinstance(one, str) and known in bots.names()):
                known = f"{wished}#{number}"
                number += 1
            named.append((one, known))
        found.append(known)
    return found


def _called(one: type[Bot] | Bot) -> str:
    if isinstance(one, Bot) and one.label:
        return one.label
    kind = one if isinstance(one, type) else type(one)
    own = kind.__dict__.get("name")
    return own if isinstance(own, str) else kind.__name__


def _copied(one: Bot) -> Bot:
    try:
        return copy.deepcopy(one)
    except Exception as error:
        raise OptionError(f"bot {_called(one)} cannot be copied for each game ({error}): give its class") from error


@lru_cache
def loaded(name: str) -> type[Bot]:
    """The class that a name like `mine.py:Cautious` stands for."""
    place, _, kind = name.rpartition(":")
    module = _from_file(Path(place)) if place.endswith(_FILE) else _module(name, place)
    found = getattr(module, kind, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        there = [key for key, value in vars(module).items() if isinstance(value, type) and issubclass(value, Bot)]
        own = [key for key in there if not inspect.isabstract(getattr(module, key))]
        raise OptionError(f"{place} has no bot {kind!r}: {nearest(kind, own) if own else 'it has no bots at all'}")
    return found


def _module(name: str, place: str) -> ModuleType:
    try:
        return importlib.import_module(place)
    except ImportError as error:
        levels = ", ".join(bots.names())
        raise OptionError(
            f"no bot {name!r}: {error}. A bot is a level ({levels}), or where a class of your own is, as in mine.py:Bot"
        ) from error


def _from_file(file: Path) -> ModuleType:
    path = file.expanduser().resolve()
    if not path.is_file():
        raise OptionError(f"there is no file {file} with bots in it")
    if str(path.parent) not in sys.path:  # what lies beside it can be imported, as when it is run itself
        sys.path.append(str(path.parent))
    name = f"aegean_own_{path.stem}_{crc32(str(path).encode()):08x}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise OptionError(f"{file} is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise OptionError(f"{file} cannot be loaded: {type(error).__name__}: {error}") from error
    return module
