"""Colours and the letters that say the same without them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

# One letter a colour, the same in every language, as is the notation. K is black: B is blue.
LETTERS: Final = {"red": "R", "black": "K", "pink": "P", "blue": "B", "yellow": "Y", "green": "G"}

STONES: Final = {
    "red": "#fff8e8 on #ab3529",
    "black": "#fff8e8 on #3b3643",
    "pink": "#241c14 on #dd92b0",
    "blue": "#fff8e8 on #2864a8",
    "yellow": "#241c14 on #ecc95c",
    "green": "#10261b on #489d76",
}
PLAYERS: Final = {
    "red": "bold #fff8e8 on #c23a31",
    "yellow": "bold #241c14 on #ecbf52",
    "green": "bold #fff8e8 on #2b8566",
    "blue": "bold #fff8e8 on #2a6cc0",
}
ISLAND: Final = "#241c14 on #cdb27c"
HIDDEN: Final = "#fff8e8 on #6b573d"
SHALLOWS: Final = "#7fa8b2 on #17303a"
ZEUS: Final = "bold #241c14 on #fff8e8"
MARK: Final = "bold #241c14 on #fffaf0"


def stone(colour: str) -> Text:
    """A colour's letter on the colour."""
    return Text.assemble((LETTERS[colour], STONES[colour]))


def stones(colours: Iterable[str], between: str = " ") -> Text:
    return Text(between).join([stone(colour) for colour in colours])


def counted(counts: dict[str, int], between: str = " ") -> Text:
    """Each colour as often as it is there, those of a colour side by side."""
    return Text(between).join([Text().join([stone(colour)] * count) for colour, count in counts.items() if count])


def shield(name: str, colour: str | None) -> Text:
    """A player's name on the player's colour, if one has been chosen."""
    return Text.assemble((f" {name} ", livery(colour)))


def livery(colour: str | None) -> str:
    """The style of a player colour; nobody's, as long as none has been chosen."""
    return "bold reverse" if colour is None else PLAYERS[colour]
