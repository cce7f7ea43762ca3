"""Draws docs/pictures/terminal.svg: The Oracle of Delphi in the middle of a game, as the terminal shows it.

python docs/pictures/make_terminal.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import aegean
from aegean import bots
from aegean.terminal.choosing import choices_of, listing
from aegean.terminal.console import Terminal
from aegean.terminal.painter import Scene, painter_of
from aegean.terminal.story import Eye, Story
from aegean.texts import catalogue

SEED = 8
SEATS = 4
ROUND = 6
READER = 0
WIDTH, HEIGHT = 130, 44
FONTS = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"


def main() -> None:
    console = Console(
        record=True,
        width=WIDTH,
        height=HEIGHT,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    terminal = Terminal(catalogue("en", strict=True), out=console)
    game = aegean.game("delphi")
    painter = painter_of(game, terminal)
    state = game.new(SEATS, SEED)
    story = Story(game.id, terminal.catalogue, state.opening)
    players = [bots.bot("greedy", game.id, seat) for seat in range(SEATS)]
    while (state.view(None)["round"], state.decision.seat, state.decision.kind) != (ROUND, READER, "turn"):
        seat = state.decision.seat
        action = players[seat].choose(bots.Table.of(state, seat))
        story.add(seat, action, state.apply(action, seat))
    names = painter.names(state.view(None))
    lately = story.lines(Eye(READER), names)[-12:]
    choices = choices_of(state.decision, state, painter, terminal.catalogue)
    source = next(choice.group for choice in choices if choice.action.kind == "sail")
    shown = listing([choice for choice in choices if choice.group == source], painter, WIDTH, HEIGHT)
    console.print(painter.screen(Scene(state.view(READER), names, shown.marks(), lately)))
    console.print(terminal.catalogue.sentence("delphi-decision", state.decision.kind), style="bold")
    for line in shown.lines:
        console.print(line)
    console.print(f"{names[READER]} …>")
    picture = console.export_svg(title="aegean play delphi", unique_id="aegean")
    Path(__file__).with_name("terminal.svg").write_text(without_addresses(picture), encoding="utf-8")


def without_addresses(svg: str) -> str:
    """The picture with the fonts that a reader has, instead of fonts from elsewhere."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code, monospace", FONTS)


if __name__ == "__main__":
    main()
