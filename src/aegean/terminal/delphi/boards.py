"""The players' boards of The Oracle of Delphi, from one line to all there is to say."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from aegean.core.values import Plain
from aegean.terminal.blocks import beside, trimmed
from aegean.terminal.console import Terminal
from aegean.terminal.delphi.colours import LETTERS, STONES, counted, livery, shield, stone, stones
from aegean.terminal.painter import Scene

Player = Mapping[str, Plain]

_TASKS: Final = (("statue", "S"), ("offering", "o"), ("monster", "m"))
_THRONE: Final = 6
_NONE: Final = "–"


class Boards:
    def __init__(self, terminal: Terminal, shrine: str) -> None:
        self._terminal = terminal
        self._told = terminal.words
        self._shrine = shrine
        self._full, self._empty = ("█", "░") if terminal.greek else ("#", ".")
        self._none = _NONE if terminal.greek else "-"

    # -- one player ---------------------------------------------------------------------------------------------------

    def small(self, scene: Scene, seat: int, width: int) -> list[Text]:
        """A dozen short lines."""
        player = scene.view["players"][seat]
        lines = [
            self._title(scene, seat),
            self._line("cli-delphi-favours", Text(str(player["favours"]), "bold")),
            self._line("cli-delphi-strength", Text(str(player["strength"]), "bold")),
            self._line("cli-delphi-dice", self._dice(player)),
            self._line("cli-delphi-cards", self._cards(player)),
            self._line("cli-delphi-injuries", self._or_none(counted(player["injuries"]))),
            self._line("cli-delphi-gods", self._god_rows(player)),
            self._line("cli-delphi-hold", self._hold(player)),
            self._line("cli-delphi-tasks", Text(str(player["tasks_left"]), "bold")),
            Text(" ").append_text(self._tasks(player)),
        ]
        return [trimmed(line, width) for line in lines]

    def medium(self, scene: Scene, seat: int, width: int) -> list[Text]:
        """All of a board, equipment and companions by name."""
        player = scene.view["players"][seat]
        ship = player["ship_tile"]
        numbers = self._line("cli-delphi-favours", Text(str(player["favours"]), "bold"))
        numbers.append("  ").append_text(self._line("cli-delphi-strength", Text(str(player["strength"]), "bold")))
        lines = [
            self._title(scene, seat).append(f"  {self._word('ship', ship)}" if ship else ""),
            numbers,
            self._line("cli-delphi-dice", self._dice(player)),
            self._line("cli-delphi-cards", self._cards(player)),
            self._line("cli-delphi-injuries", self._or_none(counted(player["injuries"]))),
            *self._gods(player, width),
            self._line("cli-delphi-hold", self._hold(player)),
            self._line("cli-delphi-tasks", Text(str(player["tasks_left"]), "bold").append("  ")).append_text(
                self._tasks(player)
            ),
        ]
        for family, id_ in (("equipment", "cli-delphi-equipment"), ("companions", "cli-delphi-companions")):
            owned = player[family]
            if owned:
                names = ", ".join(self._word(family.removesuffix("s"), one) for one in owned)
                lines += _wrapped(f"{self._told(id_)} {names}", width)
        return [trimmed(line, width) for line in lines]

    def full(self, scene: Scene, seat: int, width: int) -> list[Text]:
        """The board, and what its ship, cards and companions do."""
        player = scene.view["players"][seat]
        lines = self.medium(scene, seat, width)
        if player["ship_tile"]:
            lines += self._explained("ship", player["ship_tile"], width)
        for family in ("equipment", "companions"):
            for one in player[family]:
                lines += self._explained(family.removesuffix("s"), one, width)
        lines += _wrapped(self._told("cli-delphi-place", {"hex": player["ship"], "range": player["range"]}), width)
        open_tasks = ", ".join(self._word("tile", tile) for tile in player["tasks"]) or self._none
        lines += _wrapped(self._told("cli-delphi-tasks-open", {"tasks": open_tasks}), width)
        for family, id_ in (
            ("statues", "cli-delphi-done-statues"),
            ("offerings", "cli-delphi-done-offerings"),
            ("monsters", "cli-delphi-done-monsters"),
        ):
            if player["done"][family]:
                lines.append(self._line(id_, stones(player["done"][family])))
        return lines

    def short(self, scene: Scene, seat: int, width: int) -> list[Text]:
        """Two lines for a player whose turn it is not."""
        player = scene.view["players"][seat]
        first = self._title(scene, seat)
        for id_, field in (
            ("cli-delphi-favours", "favours"),
            ("cli-delphi-strength", "strength"),
            ("cli-delphi-tasks", "tasks_left"),
        ):
            first.append(f" {self._told(id_)} ", "dim").append(str(player[field]), "bold")
        second = (
            Text("  ")
            .append_text(self._or_none(stones(player["dice"], between="")))
            .append("  ")
            .append_text(self._god_rows(player))
        )
        for id_, counts in (("cli-delphi-cards", player["oracle"]), ("cli-delphi-injuries", player["injuries"])):
            if any(counts.values()):
                second.append(f" {self._told(id_)} ", "dim").append_text(counted(counts, between=""))
        if player["hold"]["offerings"] or player["hold"]["statues"]:
            second.append(f" {self._told('cli-delphi-hold')} ", "dim").append_text(self._hold(player))
        return [trimmed(first, width), trimmed(second, width)]

    def tiny(self, scene: Scene, seats: Sequence[int], width: int) -> list[Text]:
        """One line for each of the others: favours, strength, tasks left, dice."""
        labels = ("cli-delphi-favours", "cli-delphi-strength", "cli-delphi-tasks")
        heads = [self._told(id_)[0].upper() for id_ in labels]
        lines = [Text(" " * 7 + "".join(f"{head:>3}" for head in heads), "dim")]
        for seat in seats:
            player = scene.view["players"][seat]
            line = Text.assemble((f"{scene.names[seat][:7]:<7}", livery(player["colour"])))
            line.append(f"{player['favours']:>3}{player['strength']:>3}{player['tasks_left']:>3} ")
            line.append_text(stones(player["dice"], between=""))
            lines.append(trimmed(line, width))
        return lines

    # -- the middle of the table --------------------------------------------------------------------------------------

    def supply(self, scene: Scene, width: int) -> list[Text]:
        view = scene.view
        lines = [Text(self._told("cli-delphi-display"), "bold")]
        for card in view["display"]:
            lines += self._explained("equipment", card, width)
        lines.append(self._line("cli-delphi-statues", counted(view["statues"])))
        decks = {name: view["decks"][name] for name in ("oracle", "injury", "equipment")}
        lines += _wrapped(self._told("cli-delphi-decks", decks), width)
        left = ", ".join(self._word("companion", one) for one in view["companions"]) or self._none
        return lines + _wrapped(self._told("cli-delphi-companions-left", {"companions": left}), width)

    # -- parts --------------------------------------------------------------------------------------------------------

    def _title(self, scene: Scene, seat: int) -> Text:
        player = scene.view["players"][seat]
        line = shield(scene.names[seat], player["colour"])
        if scene.view["active"] == seat and scene.view["result"] is None:
            line.append(" ◄" if self._terminal.greek else " <", "bold")
        return line

    def _line(self, id_: str, words: Text) -> Text:
        return Text.assemble((self._told(id_) + " ", "dim"), words, no_wrap=True)

    def _or_none(self, words: Text) -> Text:
        return words if words.cell_len else Text(self._none, "dim")

    def _dice(self, player: Player) -> Text:
        line = Text(" ").join([Text(f" {LETTERS[colour]} ", STONES[colour]) for colour in player["dice"]])
        if player["any_colour"]:
            line.append(" *", "bold")
        return self._or_none(line)

    def _cards(self, player: Player) -> Text:
        line = counted(player["oracle"])
        if player["oracle_used"]:
            line.append(" " if line.cell_len else "").append(f"({LETTERS[player['oracle_used']]})", "dim")
        return self._or_none(line)

    def _hold(self, player: Player) -> Text:
        held = [Text("o").append_text(stone(colour)) for colour in player["hold"]["offerings"]]
        held += [Text("S").append_text(stone(colour)) for colour in player["hold"]["statues"]]
        held += [Text("·" if self._terminal.greek else ".", "dim")] * (player["storage"] - len(held))
        return Text(" ").join(held)

    def _tasks(self, player: Player) -> Text:
        """`⌂2 S3 o*P m*KY`: two shrines, three statues, an offering of choice and a pink one, ..."""
        tiles = player["tasks"]
        parts = [Text(f"{self._shrine}{tiles.count('shrine')}")] if "shrine" in tiles else []
        for task, sign in _TASKS:
            white = tiles.count(task)
            coloured = [tile.removeprefix(f"{task}-") for tile in tiles if tile.startswith(f"{task}-")]
            if task == "statue" and white:
                parts.append(Text(f"{sign}{white}"))
            elif white or coloured:
                parts.append(Text(sign + "*" * white).append_text(stones(coloured, between="")))
        return self._or_none(Text(" ").join(parts))

    def _god_rows(self, player: Player) -> Text:
        rows = zip(LETTERS, player["gods"].values(), strict=True)
        return Text().join([stone(colour).append(str(row), "bold") for colour, row in rows])

    def _gods(self, player: Player, width: int) -> list[Text]:
        """Six bars; two in a line where there is room."""
        bars = []
        for (god, row), colour in zip(player["gods"].items(), LETTERS, strict=True):
            bar = stone(colour).append(f" {self._word('god', god):<9} ")
            bar.append(self._full * row, "bold" if row == _THRONE else "").append(self._empty * (_THRONE - row), "dim")
            bars.append(bar)
        widest = max(bar.cell_len for bar in bars)
        return beside(bars[:3], bars[3:], widest + 2) if 2 * widest + 1 <= width else bars

    def _word(self, family: str, value: str) -> str:
        id_ = f"delphi-{family}-{value}"
        catalogue = self._terminal.catalogue
        return catalogue.text(id_) if catalogue.has(id_) else value

    def _explained(self, family: str, value: str, width: int) -> list[Text]:
        id_ = f"delphi-{family}-{value}"
        catalogue = self._terminal.catalogue
        name = self._word(family, value)
        text = catalogue.text(id_, attribute="text") if catalogue.has(id_, "text") else value
        lines = [Text(f"  {part}") for part in textwrap.wrap(f"{name}: {text}", width - 4, subsequent_indent="  ")]
        lines[0].stylize("bold", 2, 3 + len(name))
        return lines


def _wrapped(text: str, width: int) -> list[Text]:
    return [Text(part) for part in textwrap.wrap(text, width, subsequent_indent="  ")]
