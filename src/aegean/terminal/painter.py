"""What the client asks of whoever draws a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple, Protocol

from rich.console import RenderableType
from rich.text import Text

from aegean.core.game import Game
from aegean.core.state import State
from aegean.core.values import Action, Plain
from aegean.terminal.console import Refusal, Terminal

View = Mapping[str, Plain]


class Scene(NamedTuple):
    """What is to be drawn."""

    view: View
    names: Sequence[str]  # of the players, by seat
    marks: Mapping[str, str] = {}  # a thing on the table ("hex:3,-1") and the number of the action it stands for
    lately: Sequence[str] = ()  # the latest sentences of the story


class Query(NamedTuple):
    """Something about the table that one may ask for by a word of this game's own."""

    message: str  # the id of that word in the catalogues, with its explanation
    answer: Callable[[Scene, str], RenderableType]


class Painter(Protocol):
    """Draws one game. All that it shows is in the view it is given."""

    @property
    def title(self) -> str:
        """The game's name."""

    @property
    def cards(self) -> Mapping[str, str]:
        """The tables of the game's data whose entries are components with a text, and the family of each."""

    @property
    def help(self) -> str:
        """How to choose, with examples from this game."""

    @property
    def queries(self) -> Mapping[str, Query]:
        """What else one may ask for, by the English word."""

    def explained(self, action: Action) -> tuple[str, ...]:
        """The fields of an action whose components explain themselves in the list."""

    def names(self, view: View) -> list[str]:
        """What to call the players."""

    def above(self, state: State) -> View:
        """The view of one who may know everything."""

    def screen(self, scene: Scene) -> RenderableType:
        """The whole table, in the room that the console has."""

    def map(self, scene: Scene) -> RenderableType:
        """The map with its legend."""

    def board(self, scene: Scene, seat: int) -> RenderableType:
        """All about one player."""

    def table(self, scene: Scene) -> RenderableType:
        """All players in short, and what lies in the middle."""

    def group(self, action: Action, fields: Mapping[str, Plain]) -> str:
        """What an action is listed under, or "" where it stands alone."""

    def heading(self, group: str) -> Text:
        """A group's name."""

    def kind(self, kind: str) -> str | None:
        """A short name for a kind of action that may be offered many times over, if this is one."""

    def line(self, action: Action, fields: Mapping[str, Plain]) -> str:
        """What a line begins with that the action shares with others like it, or "" where it is a whole sentence."""


def drawn(game: Game) -> bool:
    """Whether somebody draws the game in the terminal."""
    return find_spec(f"aegean.terminal.{game.id}") is not None


def painter_of(game: Game, terminal: Terminal, options: Mapping[str, Plain] | None = None) -> Painter:
    """Who draws a game with these options, or as it is by default."""
    if not drawn(game):
        raise Refusal(terminal.words("cli-not-drawn", {"game": game.id}))
    painter: Painter = import_module(f"aegean.terminal.{game.id}").PAINTER(game, terminal, game.complete(options or {}))
    return painter
