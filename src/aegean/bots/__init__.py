"""Bots: players that see what their seat may see, and nothing more.

>>> from aegean import bots
>>> bots.names("delphi")
('greedy', 'random')
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

from aegean.bots.bot import Bot, Table, decide, play
from aegean.core.errors import OptionError, nearest

__all__ = ["Bot", "Table", "bot", "decide", "names", "play"]

_ANY_GAME: Final = "*"
_BOTS: Final = {
    ("greedy", "delphi"): "aegean.bots.delphi_greedy:DelphiGreedyBot",
    ("greedy", "hellas"): "aegean.bots.hellas_greedy:HellasGreedyBot",
    ("random", _ANY_GAME): "aegean.bots.random_bot:RandomBot",
}


def names(game_id: str | None = None) -> tuple[str, ...]:
    """The names of all bots, or of those that can play a game."""
    return tuple(dict.fromkeys(name for name, of in _BOTS if game_id is None or of in (game_id, _ANY_GAME)))


def bot(name: str, game_id: str, seed: int = 0) -> Bot:
    """A bot by its name, for a game; with the same seed it always plays the same."""
    for of in (game_id, _ANY_GAME):
        if (name, of) in _BOTS:
            module, _, kind = _BOTS[name, of].partition(":")
            made: Bot = getattr(import_module(module), kind)(seed)
            return made
    raise OptionError(f"no bot {name!r} plays {game_id}: {nearest(str(name), names(game_id))}")
