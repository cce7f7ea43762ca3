"""Draws the pictures of the terminal: both games in the middle of a game of bots, as a player sees them.

python docs/pictures/make_terminal.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

import aegean
from aegean import bots
from aegean.terminal.choosing import choices_of, listing
from aegean.terminal.console import Terminal
from aegean.terminal.painter import Scene, painter_of
from aegean.terminal.story import Eye, Story
from aegean.texts import catalogue

READER = 0
FONTS = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"


class Picture(NamedTuple):
    game: str
    file: str
    seats: int
    seed: int
    clock: str  # what the view counts in
    moment: int  # the reader's first turn from then on
    opened: str  # a kind of action: the group that holds it is open
    width: int
    height: int


PICTURES = (
    Picture("delphi", "terminal.svg", 4, 8, "round", 6, "sail", 130, 44),
    Picture("hellas", "terminal_hellas.svg", 4, 4, "turn", 30, "move", 150, 44),
)


def draw(picture: Picture) -> str:
    console = Console(
        record=True,
        width=picture.width,
        height=picture.height,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    terminal = Terminal(catalogue("en", strict=True), out=console)
    game = aegean.game(picture.game)
    painter = painter_of(game, terminal)
    state = game.new(picture.seats, picture.seed)
    story = Story(game.id, terminal.catalogue, state.opening)
    players = [bots.bot("greedy", game.id, seat) for seat in range(picture.seats)]
    while (
        state.view(None)[picture.clock] < picture.moment
        or (state.decision.seat, state.decision.kind) != (READER, "turn")
        or all(action.kind != picture.opened for action in state.decision.actions)
    ):
        seat = state.decision.seat
        action = players[seat].choose(bots.Table.of(state, seat))
        story.add(seat, action, state.apply(action, seat))
    names = painter.names(state.view(None))
    lately = story.lines(Eye(READER), names)[-12:]
    choices = choices_of(state.decision, state, painter, terminal.catalogue)
    group = next(choice.group for choice in choices if choice.action.kind == picture.opened)
    shown = listing([choice for choice in choices if choice.group == group], painter, picture.width, picture.height)
    console.print(painter.screen(Scene(state.view(READER), names, shown.marks(), lately)))
    console.print(terminal.catalogue.sentence(f"{game.id}-decision", state.decision.kind), style="bold")
    for line in shown.lines:
        console.print(line)
    console.print(f"{names[READER]} …>")
    return without_addresses(console.export_svg(title=f"aegean play {game.id}", unique_id="aegean"))


def without_addresses(svg: str) -> str:
    """The picture with the fonts that a reader has, instead of fonts from elsewhere."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code, monospace", FONTS)


def main() -> None:
    for picture in PICTURES:
        Path(__file__).with_name(picture.file).write_text(draw(picture), encoding="utf-8")


if __name__ == "__main__":
    main()
