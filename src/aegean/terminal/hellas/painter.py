"""The table of Lords of Hellas, fitted to the console."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from aegean.core.game import Game
from aegean.core.state import State
from aegean.core.values import Action, Plain
from aegean.hellas.game import HellasGame
from aegean.terminal.blocks import beside, block, trimmed
from aegean.terminal.console import Terminal
from aegean.terminal.hellas.boards import Boards
from aegean.terminal.hellas.chart import Scale, chart
from aegean.terminal.hellas.menu import Menu, match
from aegean.terminal.hellas.sights import Sights
from aegean.terminal.hellas.signs import ARMIES, PATTERNS, SCENE, land_style
from aegean.terminal.hellas.words import Words
from aegean.terminal.hellas.world import World
from aegean.terminal.painter import Query, Scene, View

_GAP: Final = 1
_SIDE: Final = 34  # columns beside the map for whole boards, at least
_SIDE_SMALL: Final = 19
_BELOW: Final = 6  # lines that a map of more than the least height leaves for question, list and prompt
_STORY: Final = 5  # lines beside the map that boards leave for the story, where they can be shorter
_LATELY: Final = 4  # lines of the story below a battle
_ENDLESS: Final = 1000  # columns, for what is cut afterwards
_UNITS: Final = (9, 7)  # columns of half a box, the larger one only where whole boards stay beside the map
_HEIGHTS: Final = (5, 4, 3, 2)
_PLAYERS: Final = {
    "red": "cli-hellas-player-red",
    "yellow": "cli-hellas-player-yellow",
    "green": "cli-hellas-player-green",
    "blue": "cli-hellas-player-blue",
    "purple": "cli-hellas-player-purple",
    "black": "cli-hellas-player-black",
}


class HellasPainter:
    def __init__(self, game: Game, terminal: Terminal, options: Mapping[str, Plain]) -> None:
        self._terminal = terminal
        assert isinstance(game, HellasGame)
        self._own_tables = [table for module in game.modules.values() for table in module.schema]
        self._words = Words(game, terminal, options)
        self._boards = Boards(self._words)
        self._world = World(self._words)
        self._menu = Menu(self._words)

    @property
    def title(self) -> str:
        return self._terminal.words("cli-hellas-title")

    @property
    def help(self) -> str:
        return self._terminal.words("cli-hellas-help")

    @property
    def queries(self) -> Mapping[str, Query]:
        return {"region": Query("cli-hellas-command-region", self.region)}

    @property
    def cards(self) -> Mapping[str, str]:
        return {
            "heroes": "hero",
            "blessings": "blessing",
            "artifacts": "artifact",
            "combat_cards": "card",
            "symbols": "symbol",
            "monsters": "monster",
            "event_cards": "event_card",
            "monster_cards": "evolution",
            "monster_attacks": "attack",
            "monster_die": "roll",
            "quests": "quest",
            "temple_cards": "temple_card",
            "gods": "god",
            "attributes": "attribute",
            "regions": "region",
            "lands": "land",
            "regular_actions": "regular",
            "special_actions": "special",
            "victories": "victory",
            **{table: table.removesuffix("s") for table in self._own_tables},
        }

    def names(self, view: View) -> list[str]:
        return [self._terminal.words(_PLAYERS[ARMIES[player["seat"]]]) for player in view["players"]]

    def above(self, state: State) -> View:
        view = state.view(None)
        for seat, player in enumerate(view["players"]):
            player["hand"] = state.view(seat)["players"][seat]["hand"]
        return view

    # -- pictures -----------------------------------------------------------------------------------------------------

    def screen(self, scene: Scene) -> RenderableType:
        width, height = self._terminal.out.width, self._terminal.out.height
        scale = _scale(width, height)
        if scale is None:
            return self._listed(scene, width)
        room = width - scale.columns - _GAP
        if room >= _SIDE_SMALL:
            return self._wide(scene, scale, room)
        return self._narrow(scene, scale, width)

    def _wide(self, scene: Scene, scale: Scale, room: int) -> RenderableType:
        """The map with the world in its corner; beside it the boards, and the story in the room that is left."""
        seat = self._whose(scene)
        others = [one for one in range(len(scene.names)) if one != seat]
        lines = self._end(scene, room) or self._world.scenes(scene, room)
        if lines:
            lines.append(self._rule(room))
        if room >= _SIDE:
            lines += self._boards.medium(scene, seat, room)
            for board in (self._boards.short, self._boards.brief):
                rest = [line for other in others for line in board(scene, other, room)]
                if len(lines) + len(rest) + _STORY <= scale.lines:
                    break
            else:
                rest = self._boards.tiny(scene, room)
            lines += rest
        else:
            lines += self._boards.small(scene, seat, room)
            lines += self._boards.tiny(scene, room)
            lines += self._boards.hand(scene, seat, room)
        lines = lines[: scale.lines]
        story = self._story(scene, room, scale.lines - len(lines) - 1)
        if story:
            lines += [self._rule(room), *story]
        corner = self._world.short(scene, scale.corner[0])
        return block(beside(chart(scene, self._words, scale, corner), lines, scale.columns + _GAP))

    def _narrow(self, scene: Scene, scale: Scale, width: int) -> RenderableType:
        """The map with the reader's board in its corner, the hand and the latest of the story below it.

        A battle, hunt or draft takes the place of the map: whoever wants to see that asks for it.
        """
        seat = self._whose(scene)
        if scene.view["result"] is None and (scenes := self._world.scenes(scene, width)):
            lines = [*scenes, *self._boards.hand(scene, seat, width)]
            return block([*lines, *self._story(scene, width, _LATELY)])
        columns, rows = scale.corner
        corner = [*self._boards.small(scene, seat, columns), *self._boards.tiny(scene, columns)]
        lines = chart(scene, self._words, scale, corner[:rows])
        hand = Text(" ").join(self._boards.hand(scene, seat, _ENDLESS))
        lines.append(trimmed(hand, width, self._words.signs.more))
        if scene.view["result"] is not None:
            return block(lines + self._end(scene, width))
        latest = [Text(_ending(told, width, self._words.signs.more), "italic") for told in scene.lately[-1:]]
        return block(lines + latest)

    def _listed(self, scene: Scene, width: int) -> RenderableType:
        """No room for a map: a table of the regions."""
        seat = self._whose(scene)
        sights = Sights(scene, self._words)
        lines = [sights.row(name, width) for name in self._words.regions]
        lines += self._end(scene, width) or self._world.scenes(scene, width)
        lines += [*self._boards.medium(scene, seat, width), *self._boards.tiny(scene, width)]
        return block(lines)

    def _end(self, scene: Scene, width: int) -> list[Text]:
        """Who has won, and by what, once the game is over."""
        result = scene.view["result"]
        if result is None:
            return []
        fields = {"winners": [scene.names[seat] for seat in result["winners"]], "reason": result["reason"]}
        told = self._terminal.catalogue.sentence("hellas-event", "game_over", fields)
        return [Text(part, SCENE) for part in textwrap.wrap(told, width)]

    def _rule(self, width: int) -> Text:
        return Text(self._words.signs.rule * width, "dim")

    def _story(self, scene: Scene, width: int, room: int) -> list[Text]:
        """The latest sentences, as many as fit."""
        story: list[Text] = []
        for sentence in reversed(scene.lately):
            told = [Text(part) for part in textwrap.wrap(sentence, width)]
            if len(story) + len(told) > room:
                break
            story = told + story
        return story

    def map(self, scene: Scene) -> RenderableType:
        width = self._terminal.out.width
        scale = next((scale for scale in (Scale(9, 5), Scale(7, 4)) if scale.columns <= width), None)
        if scale is None:
            sights = Sights(scene, self._words)
            picture = [sights.row(name, width) for name in self._words.regions]
        else:
            picture = chart(scene, self._words, scale, self._world.short(scene, scale.corner[0]))
        lands = Text("  ").join(
            [
                Text.assemble((f"{sign}{sign}{sign}", land_style(land)), f" {self._words.word('land', land)}")
                for land, sign in PATTERNS.items()
                if land in scene.view["glory"]
            ]
        )
        signs = self._words.signs
        legend = self._terminal.words(
            "cli-hellas-legend",
            {
                "city": signs.city,
                "sparta": signs.sparta,
                "temple": signs.temple,
                "oracle": signs.oracle,
                "covered": signs.covered,
                "priest": signs.priest,
                "artifact": signs.artifact,
                "casualty": signs.casualty,
                "land": signs.across,
                "sea": signs.sea_across,
            },
        )
        if "ports" in scene.view:
            legend += "\n" + self._terminal.words("cli-hellas-legend-ports", {"port": signs.port})
        if "atlas" in scene.view:
            legend += "\n" + self._terminal.words("cli-hellas-legend-atlas", {"port": signs.sending})
        if "orichalkum" in scene.view:
            legend += "\n" + self._terminal.words("cli-hellas-legend-orichalkum", {"metal": signs.metal})
        if "underworld" in scene.view:
            fields = {"gate": signs.gate, "warrior": signs.warrior}
            legend += "\n" + self._terminal.words("cli-hellas-legend-underworld", fields)
        if "muses" in scene.view:
            legend += "\n" + self._terminal.words("cli-hellas-legend-muses", {"muse": signs.muse})
        letters = f"{self._words.symbol_legend()}\n{self._words.attribute_legend()}"
        return Group(block(picture), lands, Text(legend), Text(letters))

    def board(self, scene: Scene, seat: int) -> RenderableType:
        return block(self._boards.full(scene, seat, self._terminal.out.width))

    def table(self, scene: Scene) -> RenderableType:
        width = self._terminal.out.width
        lines = [Text(self._terminal.words("cli-hellas-turn", {"turn": scene.view["turn"]}), "bold")]
        lines += self._world.scenes(scene, width)
        for seat in range(len(scene.names)):
            lines += [*self._boards.medium(scene, seat, width), Text()]
        return block(lines + self._world.full(scene, width))

    def region(self, scene: Scene, wanted: str) -> RenderableType:
        """All about the regions that a person means."""
        names = {name: self._words.region(name) for name in self._words.regions}
        found = match(wanted, names)
        if not found:
            return Text(self._terminal.words("cli-hellas-no-region", {"names": ", ".join(names.values())}))
        sights = Sights(scene, self._words)
        return block([line for name in found for line in sights.spelled(name, self._terminal.out.width)])

    def _whose(self, scene: Scene) -> int:
        """Whose board is shown in full: the reader's or, for a spectator, that of the player whose turn it is."""
        you = scene.view["you"]
        return int(scene.view["active"] if you is None else you)

    # -- the list of actions ------------------------------------------------------------------------------------------

    def group(self, action: Action, fields: Mapping[str, Plain]) -> str:
        return self._menu.group(action, fields)

    def heading(self, group: str) -> Text:
        return self._menu.heading(group)

    def kind(self, kind: str) -> str | None:
        return self._menu.kind(kind)

    def line(self, action: Action, fields: Mapping[str, Plain]) -> str:
        return self._menu.line(action, fields)

    def explained(self, action: Action) -> tuple[str, ...]:
        return self._menu.explained(action)


def _scale(width: int, height: int) -> Scale | None:
    """The largest map that leaves room for boards and list, or None where there is room for none."""
    for unit in _UNITS:
        for lines in _HEIGHTS:
            scale = Scale(unit, lines)
            beside = 0 if unit == _UNITS[-1] else _GAP + _SIDE
            fits = scale.lines + _BELOW <= height or lines == _HEIGHTS[-1]
            if scale.columns + beside <= width and fits:
                return scale
    return None


def _ending(told: str, width: int, more: str) -> str:
    """The paragraph or, where that is too long, its latest words."""
    if len(told) <= width:
        return told
    end = told[len(told) - width + len(more) + 1 :]
    return f"{more} {end.partition(' ')[2]}"
