"""Kronos' board and the people of the lands, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from aegean.core.values import Plain
from aegean.terminal.hellas.goals import goals
from aegean.terminal.hellas.signs import flowing, land_style, pattern, player_style, with_commas
from aegean.terminal.hellas.words import Words
from aegean.terminal.painter import Scene, View

KRONOS: Final = "kronos"
_USED: Final = ("used", "destroyed")


class Titan:
    def __init__(self, words: Words) -> None:
        self._words = words
        self._told = words.told
        self._signs = words.signs

    def sits(self, view: View, seat: int) -> bool:
        """Whether the seat is that of Kronos."""
        return KRONOS in view and bool(view[KRONOS]["seat"] == seat)

    # -- his board ----------------------------------------------------------------------------------------------------

    def title(self, scene: Scene, seat: int) -> Text:
        line = self._words.shield(scene.names, seat)
        line.append(f" {self._signs.active}" if scene.view["active"] == seat else "", "bold")
        line.append(" ").append(self._words.word("monster", KRONOS), "bold")
        region = scene.view[KRONOS]["region"]
        return line.append(f" {self._signs.dot} {self._words.region(region)}") if region else line

    def small(self, scene: Scene, seat: int) -> list[Text]:
        """Three lines: name and place, attributes, anger."""
        return [self.title(scene, seat), self._attributes(scene), self._anger(scene)]

    def brief(self, scene: Scene, seat: int, width: int) -> list[Text]:
        """The same with chains, orders and how near he is to his victories."""
        lines = [*self.small(scene, seat), *self._chains(scene, width), *self._orders(scene, width)]
        return [*lines, *self._victories(scene, seat, width)]

    def medium(self, scene: Scene, seat: int, width: int) -> list[Text]:
        """All of it, and what each of his actions costs now."""
        lines = [*self.small(scene, seat), *self._prices(scene, width), *self._chains(scene, width)]
        return [*lines, *self._orders(scene, width), *self._victories(scene, seat, width)]

    def owned(self, scene: Scene) -> list[tuple[str, str]]:
        """The family and the name of what is explained with his board."""
        board, orders = scene.view[KRONOS], scene.view["orders"]
        chains = [*board["chains"], *board["own_chains"]]
        return [*(("chain", name) for name in chains), *(("order", name) for name in orders["hand"])]

    def tiny(self, scene: Scene, seat: int, room: int) -> Text:
        """One line among those of all players."""
        board = scene.view[KRONOS]
        line = Text.assemble((f"{scene.names[seat][: room - 1]:<{room - 1}}", player_style(seat)))
        return line.append(f" {self._told('cli-hellas-anger')} {board['anger']}", "bold")

    def _attributes(self, scene: Scene) -> Text:
        parts = [
            Text(f"{self._words.word('kronos_attribute', name)} ").append(str(value), "bold")
            for name, value in scene.view[KRONOS]["attributes"].items()
        ]
        return Text("  ").join(parts)

    def _anger(self, scene: Scene) -> Text:
        board = scene.view[KRONOS]
        line = self._words.labelled("cli-hellas-anger", Text(f"{board['anger']}/{board['most_anger']}", "bold"))
        return line.append(f" {self._told('cli-hellas-passing', {'anger': board['restores']})}", "dim")

    def _prices(self, scene: Scene, width: int) -> list[Text]:
        parts = []
        for action in self._words.rules.sets["kronos_action"]:
            price = _price(scene.view[KRONOS], str(action))
            if price:
                word = self._words.word("kronos_action", str(action))
                parts.append(Text(f"{word} ").append(price, "bold"))
        return flowing(with_commas(parts), width, Text(self._told("cli-hellas-prices"), "dim"))

    def _chains(self, scene: Scene, width: int) -> list[Text]:
        """Broken ones plain, used ones in brackets; unbroken ones by name for him alone."""
        board = scene.view[KRONOS]
        parts = []
        for name, state in board["chains"].items():
            word = self._words.word("chain", name)
            parts.append(Text(f"({word})", "dim") if state in _USED else Text(word))
        hidden = self._told("cli-hellas-unbroken", {"count": board["unbroken"]})
        if board["own_chains"]:
            hidden += f": {self._words.words('chain', board['own_chains'])}"
        if board["unbroken"]:
            parts.append(Text(hidden, "italic"))
        return flowing(with_commas(parts), width, Text(self._told("cli-hellas-chains"), "dim"))

    def _orders(self, scene: Scene, width: int) -> list[Text]:
        orders = scene.view["orders"]
        first = Text.assemble((f"{self._told('cli-hellas-orders')} ", "dim"), (str(orders["hand_size"]), "bold"))
        return flowing(with_commas([Text(self._words.word("order", name)) for name in orders["hand"]]), width, first)

    def _victories(self, scene: Scene, seat: int, width: int) -> list[Text]:
        parts = [
            Text.assemble((f"{self._told(goal.label)} ", "dim"), f"{goal.reached}/{goal.needed}")
            for goal in goals(scene.view, seat, self._words)
        ]
        return flowing(parts[1:], width, parts[0]) if parts else []

    # -- the people of the lands --------------------------------------------------------------------------------------

    def lands(self, scene: Scene, width: int) -> list[Text]:
        """What the people of each land think."""
        parts = []
        for land, attitude in scene.view[KRONOS]["attitudes"].items():
            name = Text(f"{pattern(land)} {self._words.word('land', land)}", land_style(land))
            parts.append(name.append(": ", "default").append(self._words.word("attitude", attitude), "bold"))
        return flowing(with_commas(parts), width, Text(self._told("cli-hellas-attitudes"), "dim"))

    def prey(self, view: View, name: str) -> Mapping[str, Plain] | None:
        """Kronos as he is hunted: his wounds, and those of his broken chains."""
        return {"wounds": view[KRONOS]["wounds"]} if KRONOS in view and name == KRONOS else None


def _price(board: Mapping[str, Plain], action: str) -> str:
    """What an action costs now; from the least to the most, where that goes by a land or a monster."""
    by = {"terror": "terror_prices", "region_attack": "attack_prices"}.get(action)
    if by is None:
        return str(board["prices"].get(action, ""))
    prices = sorted(set(board[by].values()))
    return "–".join(map(str, (prices[0], prices[-1])[: len(prices)])) if prices else ""
