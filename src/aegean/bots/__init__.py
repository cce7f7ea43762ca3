"""Bots: players that see what their seat may see, and nothing more.

>>> from aegean import bots
>>> bots.scale("hellas")
('tiresias', 'pythia', 'strategos', 'hoplite', 'peltast', 'shepherd')
>>> bots.bot("pythia", "delphi", seed=7, budget=bots.Budget(iterations=200)).name
'pythia'
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from aegean.bots.bot import Bot, Table, decide, play
from aegean.bots.budget import Budget
from aegean.bots.characters import character, characters, dealt
from aegean.bots.reasons import Alternative, Reason
from aegean.core.errors import OptionError, nearest

__all__ = [
    "Alternative", "Bot", "Budget", "Reason", "Table", "bot", "characters", "check", "decide", "names", "play", "scale",
    "somebody", "usual",
]  # fmt: skip

_GREEDY: Final = {
    "delphi": "aegean.bots.delphi.greedy:DelphiGreedyBot",
    "hellas": "aegean.bots.hellas.greedy:HellasGreedyBot",
}
_SEARCHING: Final = {
    "tiresias": "aegean.bots.levels:Tiresias",
    "pythia": "aegean.bots.levels:Pythia",
    "strategos": "aegean.bots.levels:Strategos",
}
_LEARNED: Final = frozenset({"tiresias"})  # levels of the games alone of which something was learned
_SHIPPED: Final = "learned.toml"  # in the folder of such a game's bots
_AT_ONCE: Final = {
    "hoplite": "aegean.bots.levels:Hoplite",
    "peltast": "aegean.bots.levels:Peltast",
    "shepherd": "aegean.bots.levels:Shepherd",
}
_RANDOM: Final = "aegean.bots.random_bot:RandomBot"


def scale(game_id: str) -> tuple[str, ...]:
    """The levels that a person may choose from, the strongest first; they mean the same in all games, and a game of
    which nothing was learned has one less."""
    return (*_searching(game_id), *_AT_ONCE) if game_id in _GREEDY else ()


def names(game_id: str | None = None) -> tuple[str, ...]:
    """The names of all bots, or of those that can play a game, the strongest first. Those that are no levels are
    `greedy`, which chooses as a hoplite does, and `random`."""
    if game_id is not None and game_id not in _GREEDY:
        return ("random",)
    searching = _SEARCHING if game_id is None else _searching(game_id)
    return (*searching, "hoplite", "greedy", "peltast", "shepherd", "random")


def usual(game_id: str) -> str:
    """The bot to take where nobody has chosen one: a fair opponent that answers at once."""
    return "hoplite" if game_id in _GREEDY else "random"


def bot(name: str, game_id: str, seed: int = 0, budget: Budget | None = None) -> Bot:
    """A bot by its name, for a game. With the same seed it always plays the same, unless it is given seconds to think.

    A budget is for those that search. The name may bring it along: `pythia:2s` thinks two seconds about a decision at
    most, `pythia:2cpu` two seconds of the processor, `pythia:500` makes 500 iterations. It may name a character too:
    `pythia.atalanta`, or `pythia.atalanta:2s`.
    """
    whole, _, told = str(name).partition(":")
    level, dot, who = whole.partition(".")
    if level in _LEARNED and game_id in _GREEDY and level not in names(game_id):
        raise OptionError(f"no bot {name!r} plays {game_id}: nothing was learned of it, take {scale(game_id)[0]}")
    if level not in names(game_id):
        raise OptionError(f"no bot {name!r} plays {game_id}: {nearest(level, names(game_id))}")
    taste = character(game_id, who) if dot else None
    if told:
        if budget is not None:
            raise OptionError(f"bot {name!r} brings its budget along: give it no other")
        budget = Budget.read(told)
    if level in _SEARCHING:
        return _made(_SEARCHING[level], seed, budget, None, taste)
    if budget is not None:
        raise OptionError(f"bot {level!r} does not search and takes no budget; {', '.join(_searching(game_id))} do")
    if level == "random":
        if taste is not None:
            raise OptionError(f"bot 'random' has no taste: leave {who!r} out")
        return _made(_RANDOM, seed)
    greedy = _made(_GREEDY[game_id], seed, taste)
    return greedy if level == "greedy" else _made(_AT_ONCE[level], seed, greedy)


def check(name: str, game_id: str) -> None:
    """Refuse what is no level, with or without a character, as people sit bots down by it."""
    if ":" in name:
        raise OptionError(f"bot {name!r} brings a budget along: at a table the level decides how long a bot thinks")
    bot(name, game_id)


def somebody(name: str, game_id: str, seed: int, taken: Collection[str] = ()) -> str:
    """The name of a bot that is somebody: with a character, dealt by the seed where the name has none and the game has
    any. `taken` are the names of those who sit at the table already."""
    whole, colon, budget = name.partition(":")
    level, dot, _ = whole.partition(".")
    there = [other.partition(":")[0].partition(".")[2] for other in taken]
    who = "" if dot or level == "random" else dealt(game_id, seed, there)
    return f"{level}.{who}{colon}{budget}" if who else name


def _searching(game_id: str) -> tuple[str, ...]:
    return tuple(level for level in _SEARCHING if level not in _LEARNED or _has_learned(game_id))


@cache
def _has_learned(game_id: str) -> bool:
    return files(__name__).joinpath(game_id, _SHIPPED).is_file()


def _made(entry: str, *given: Any) -> Bot:
    module, _, kind = entry.partition(":")
    made: Bot = getattr(import_module(module), kind)(*given)
    return made
