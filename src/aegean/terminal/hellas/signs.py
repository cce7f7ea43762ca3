"""Colours, and the signs that say the same without them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

# Armies have colours by seat.
ARMIES: Final = ("red", "yellow", "green", "blue", "purple", "black")
PLAYERS: Final = (
    "bold #fff8e8 on #c23a31",
    "bold #241c14 on #ecbf52",
    "bold #fff8e8 on #2b8566",
    "bold #fff8e8 on #2a6cc0",
    "bold #fff8e8 on #8a3fa0",
    "bold #fff8e8 on #2b2622",
)

# The edge of every region is drawn in the pattern of its land.
PATTERNS: Final = {
    "red": "/", "yellow": ":", "blue": "~", "green": '"', "brown": "#", "atlantis": "o", "troad": "=",
}  # fmt: skip
LANDS: Final = {
    "red": "#fff4e4 on #7a4632",
    "yellow": "#fff4e4 on #6d5b2e",
    "blue": "#fff4e4 on #2b566b",
    "green": "#fff4e4 on #47593c",
    "brown": "#fff4e4 on #473c33",
    "atlantis": "#fff4e4 on #5b3f74",
    "troad": "#fff4e4 on #4a4f5e",
}
MARK: Final = "bold #241c14 on #fffaf0"
BORDER: Final = "#b8a98c"
SEA: Final = "#5fa3b8"
MONSTER: Final = "bold #ffb4a0"
QUEST: Final = "bold #ffe38a"
SCENE: Final = "bold #d98a5a"


class Signs(NamedTuple):
    """The characters for things that have no letter."""

    city: str
    sparta: str
    temple: str
    oracle: str
    own_temple: str  # of another kind of its own
    port: str
    gate: str
    sending: str
    metal: str
    warrior: str
    hero: str
    muse: str
    monster: str
    quest: str
    covered: str  # a wound symbol
    priest: str  # the reward icons of a wound symbol
    artifact: str
    casualty: str
    active: str
    arrow: str
    none: str
    dot: str
    rule: str
    more: str
    across: str  # borders on the map, and trails over the sea
    down: str
    sea_across: str
    sea_down: str
    bend_down: str
    bend_back: str


GREEK: Final = Signs(
    "⌂", "Λ", "π", "Ω", "Φ", "Ψ", "∩", "↑", "◆", "¤", "@", "♪", "*", "?", "×", "ᵖ", "ᵃ", "†",
    "◄", "→", "–", "·", "─", "…", "─", "│", "┈", "┊", "┐", "┘",
)  # fmt: skip
ASCII: Final = Signs(
    "c", "s", "t", "o", "f", "p", "n", "^", "$", "w", "@", "m", "*", "?", "x", "'", "^", "+",
    "<", "->", "-", ".", "-", ">", "-", "|", "=", ":", "+", "+",
)  # fmt: skip


def player_style(seat: int) -> str:
    return PLAYERS[seat % len(PLAYERS)]


def land_style(land: str) -> str:
    return LANDS.get(land, "#fff4e4 on #514469")


def pattern(land: str) -> str:
    return PATTERNS.get(land, "%")


def fitted(line: Text, width: int, style: str = "") -> Text:
    """The line cut or padded to exactly that width, on the style."""
    line = line.copy()
    line.truncate(width, overflow="crop", pad=True)
    line.stylize_before(style)
    line.no_wrap = True
    return line


def joined(parts: Sequence[Text], between: str = " ") -> Text:
    return Text(between).join(parts)


def with_commas(parts: Sequence[Text]) -> list[Text]:
    return [*(part.copy().append(",") for part in parts[:-1]), *parts[-1:]]


def flowing(parts: Sequence[Text], width: int, first: Text, indent: str = "  ") -> list[Text]:
    """Parts one after the other behind a first word, in as many lines as they need; none is broken."""
    lines = [Text.assemble(first)]
    for part in parts:
        if lines[-1].cell_len + 1 + part.cell_len > width and lines[-1].cell_len > len(indent):
            lines.append(Text(indent).append_text(part))
        else:
            lines[-1].append(" ").append_text(part)
    return lines
