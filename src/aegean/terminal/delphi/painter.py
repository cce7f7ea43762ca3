"""The table of The Oracle of Delphi, fitted to the console."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from aegean.core.game import Game
from aegean.core.state import State
from aegean.core.values import Action, Plain
from aegean.terminal.blocks import beside, block, trimmed
from aegean.terminal.console import Terminal
from aegean.terminal.delphi.boards import Boards
from aegean.terminal.delphi.chart import ASCII, GREEK, LARGE, SMALL, chart, size_of
from aegean.terminal.delphi.colours import LETTERS, STONES
from aegean.terminal.painter import Query, Scene, View
from aegean.texts import message_id

_GAP: Final = 1
_SIDE_LARGE: Final = 34  # columns beside a large map, at least
_SIDE_SMALL: Final = 19
_BELOW: Final = 6  # lines that a large map must leave for question, list and prompt
_LATELY_SMALL: Final = 2

# Short names of the actions that are offered many at a time.
_KINDS: Final = {
    "sail": "cli-delphi-sail",
    "draw_oracle": "cli-delphi-draw-oracle",
    "take_favours": "cli-delphi-take-favours",
    "look_islands": "cli-delphi-look-islands",
    "explore": "cli-delphi-explore",
    "fight": "cli-delphi-fight",
    "build_shrine": "cli-delphi-build-shrine",
    "load_offering": "cli-delphi-load-offering",
    "make_offering": "cli-delphi-make-offering",
    "load_statue": "cli-delphi-load-statue",
    "raise_statue": "cli-delphi-raise-statue",
    "discard_injuries": "cli-delphi-discard-injuries",
    "advance_god": "cli-delphi-advance-god",
    "combo": "cli-delphi-combo",
    "poseidon": "cli-delphi-poseidon",
    "artemis": "cli-delphi-explore",
    "look": "cli-delphi-look",
    "receive_offering": "cli-delphi-load-offering",
}
_POWERS: Final = ("poseidon", "apollo", "artemis", "aphrodite", "ares", "hermes")


class DelphiPainter:
    def __init__(self, game: Game, terminal: Terminal, options: Mapping[str, Plain]) -> None:
        self._game = game
        self._terminal = terminal
        self._signs = GREEK if terminal.greek else ASCII
        self._boards = Boards(terminal, self._signs.shrine)

    @property
    def title(self) -> str:
        return self._terminal.words("cli-delphi-title")

    @property
    def cards(self) -> Mapping[str, str]:
        return {
            "equipment": "equipment",
            "ship_tiles": "ship",
            "companions": "companion",
            "gods": "god",
            "letters": "letter",
            "tasks": "task",
        }

    @property
    def help(self) -> str:
        return self._terminal.words("cli-delphi-help")

    @property
    def queries(self) -> Mapping[str, Query]:
        return {}

    def explained(self, action: Action) -> tuple[str, ...]:
        return "equipment", "companion", "ship"

    def names(self, view: View) -> list[str]:
        """By colour; where colours are chosen in the course of the game, by seat, so that nobody's name changes."""
        if view["options"]["colours"] == "chosen":
            return [self._terminal.words("cli-delphi-captain", {"number": n}) for n in range(1, view["seats"] + 1)]
        return [self._terminal.words(f"delphi-player-{player['colour']}") for player in view["players"]]

    def above(self, state: State) -> View:
        view = state.view(None)
        for name, tile in state.describe()["islands"]["tiles"].items():
            view["islands"][name]["tile"] = tile
        return view

    # -- pictures -----------------------------------------------------------------------------------------------------

    def screen(self, scene: Scene) -> RenderableType:
        width, height = self._terminal.out.width, self._terminal.out.height
        large = size_of(scene.view, LARGE)
        if large[0] + _GAP + _SIDE_LARGE <= width and large[1] + _BELOW <= height:
            return self._wide(scene, large, width)
        return self._narrow(scene, width)

    def _wide(self, scene: Scene, size: tuple[int, int], width: int) -> RenderableType:
        """A large map, everybody's board beside it, and the story in the room that is left."""
        room = width - size[0] - _GAP
        seat = self._whose(scene)
        lines = [self._round(scene), *self._boards.medium(scene, seat, room)]
        lines += self._others(scene, seat, room, size[1] - len(lines))
        story: list[Text] = []
        for sentence in reversed(scene.lately):
            told = [Text(part) for part in textwrap.wrap(sentence, room)]
            if len(lines) + 1 + len(story) + len(told) > size[1]:
                break
            story = told + story
        if story:
            lines += [Text("─" * room if self._terminal.greek else "-" * room, "dim"), *story]
        map_lines = list(chart(scene, self._signs, LARGE).split("\n"))
        return block(beside(map_lines, lines, size[0] + _GAP))

    def _narrow(self, scene: Scene, width: int) -> RenderableType:
        """A small map, the reader's board beside it where it fits, and the latest of the story below."""
        columns, rows = size_of(scene.view, SMALL)
        map_lines = list(chart(scene, self._signs, SMALL).split("\n"))
        seat = self._whose(scene)
        others = [one for one in range(len(scene.names)) if one != seat]
        room = width - columns - _GAP
        if room >= _SIDE_LARGE:
            side = [self._round(scene), *self._boards.medium(scene, seat, room)]
            side += self._others(scene, seat, room, rows - len(side))
        elif room >= _SIDE_SMALL:
            side = [self._round(scene), *self._boards.small(scene, seat, room)]
            side += self._boards.tiny(scene, others, room)
        else:
            side = []
            map_lines += self._boards.medium(scene, seat, width)
            for other in others:
                map_lines += self._boards.short(scene, other, width)
        lines = beside(map_lines, side, columns + _GAP)
        lately = [trimmed(Text(sentence, "italic"), width) for sentence in scene.lately[-_LATELY_SMALL:]]
        return block(lines + lately)

    def _others(self, scene: Scene, seat: int, width: int, room: int) -> list[Text]:
        """The other players, each in two lines or, where there is no room, in one."""
        others = [one for one in range(len(scene.names)) if one != seat]
        if 2 * len(others) > room:
            return self._boards.tiny(scene, others, width)
        return [line for other in others for line in self._boards.short(scene, other, width)]

    def map(self, scene: Scene) -> RenderableType:
        size = size_of(scene.view, LARGE)
        width = LARGE if size[0] <= self._terminal.out.width else SMALL
        colours = Text("  ").join(
            [
                Text.assemble((f" {letter} ", STONES[colour]), f" {self._terminal.words(f'delphi-colour-{colour}')}")
                for colour, letter in LETTERS.items()
            ]
        )
        signs = {"ship": self._signs.ship, "shrine": self._signs.shrine}
        return Group(chart(scene, self._signs, width), colours, Text(self._terminal.words("cli-delphi-legend", signs)))

    def board(self, scene: Scene, seat: int) -> RenderableType:
        return block(self._boards.full(scene, seat, self._terminal.out.width))

    def table(self, scene: Scene) -> RenderableType:
        width = self._terminal.out.width
        lines = [self._round(scene)]
        for seat in range(len(scene.names)):
            lines += [*self._boards.medium(scene, seat, width), Text()]
        return block(lines + self._boards.supply(scene, width))

    def _round(self, scene: Scene) -> Text:
        return Text(self._terminal.words("cli-delphi-round", {"round": scene.view["round"]}), "bold")

    def _whose(self, scene: Scene) -> int:
        """Whose board is shown in full: the reader's or, for a spectator, that of the player whose turn it is."""
        you = scene.view["you"]
        return int(scene.view["active"] if you is None else you)

    # -- the list of actions ------------------------------------------------------------------------------------------

    def group(self, action: Action, fields: Mapping[str, Plain]) -> str:
        """An action with a source under its source, a god's power under the god."""
        if "source" in fields:
            return f"source-{fields['source']}"
        if action.kind in _POWERS:
            return f"god-{action.kind}"
        if action.kind == "send_back":
            return f"god-{fields['god']}"
        return ""

    def heading(self, group: str) -> Text:
        family, _, value = group.partition("-")
        words = self._terminal.words(message_id(self._game.id, family, value))
        colour = next((colour for colour in LETTERS if f"-{colour}" in group), None)
        line = Text(style="bold")
        if colour is not None:
            line.append(f"{LETTERS[colour]}", STONES[colour]).append(" ")
        return line.append(words[:1].upper() + words[1:])

    def kind(self, kind: str) -> str | None:
        return self._terminal.words(_KINDS[kind]) if kind in _KINDS else None

    def line(self, action: Action, fields: Mapping[str, Plain]) -> str:
        return self.kind(action.kind) or ""
