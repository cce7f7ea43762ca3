"""The game's words in the reader's language, and its fixed facts, as everything that is drawn asks for them."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence

from rich.text import Text

from aegean.core.game import Game
from aegean.core.values import Plain
from aegean.hellas.components import Attribute, CombatCard, Region, RegularAction, SpecialAction, Symbol, Victory
from aegean.hellas.game import HellasGame
from aegean.terminal.console import Terminal
from aegean.terminal.hellas.signs import ASCII, GREEK, player_style
from aegean.terminal.players import beginnings, initials
from aegean.texts import Field, message_id


class Words:
    def __init__(self, game: Game, terminal: Terminal, options: Mapping[str, Plain] | None = None) -> None:
        assert isinstance(game, HellasGame)
        full = game.complete(options or {})
        self.terminal = terminal
        self.game = game
        self.rules = game.rules(game.seats_for(full)[0], full)
        pack = self.rules.pack
        self._known: dict[tuple[str, str], str] = {}  # the names asked for so far
        self.signs = GREEK if terminal.greek else ASCII
        self.regions = pack.table("regions", Region)
        self.cards = pack.table("combat_cards", CombatCard)
        self.specials = pack.table("special_actions", SpecialAction)
        self.regulars = pack.table("regular_actions", RegularAction)
        self.victories = pack.table("victories", Victory)
        self._symbols = self._letters("symbol", pack.table("symbols", Symbol))
        attributes = pack.table("attributes", Attribute)
        self._attributes = dict(
            zip(attributes, beginnings([self.word("attribute", a) for a in attributes]), strict=True)
        )

    def _letters(self, family: str, ids: Mapping[str, object]) -> dict[str, str]:
        return dict(zip(ids, initials([self.word(family, id_) for id_ in ids]), strict=True))

    # -- words --------------------------------------------------------------------------------------------------------

    def told(self, id_: str, fields: Mapping[str, Field] | None = None) -> str:
        return self.terminal.words(id_, fields)

    def word(self, family: str, value: str) -> str:
        """A component's name; where the catalogue has none, its id."""
        found = self._known.get((family, value))
        if found is None:
            id_ = message_id(self.game.id, family, value)
            catalogue = self.terminal.catalogue
            found = catalogue.text(id_) if catalogue.has(id_) else value.replace("_", " ")
            self._known[family, value] = found
        return found

    def text(self, family: str, value: str) -> str:
        """What a component does."""
        id_ = message_id(self.game.id, family, value)
        catalogue = self.terminal.catalogue
        return catalogue.text(id_, attribute="text") if catalogue.has(id_, "text") else ""

    def words(self, family: str, values: Sequence[str]) -> str:
        return ", ".join(self.word(family, value) for value in values) or self.signs.none

    def region(self, name: str) -> str:
        return self.word("region", name)

    def labelled(self, id_: str, words: Text | str) -> Text:
        return Text.assemble((self.told(id_) + " ", "dim"), words, no_wrap=True)

    def wrapped(self, text: str, width: int, indent: str = "  ") -> list[Text]:
        return [Text(part) for part in textwrap.wrap(text, max(10, width), subsequent_indent=indent)]

    def explained(self, family: str, value: str, width: int) -> list[Text]:
        """A component's name and, below it, what it does."""
        name = self.word(family, value)
        lines = self.wrapped(f"  {name}: {self.text(family, value)}".removesuffix(": "), width, "    ")
        lines[0].stylize("bold", 2, 2 + len(name))
        return lines

    # -- players ------------------------------------------------------------------------------------------------------

    def shield(self, names: Sequence[str], seat: int) -> Text:
        """A player's name on the player's colour."""
        return Text.assemble((f" {names[seat]} ", player_style(seat)))

    def letter(self, names: Sequence[str], seat: int) -> Text:
        return Text.assemble((initials(names)[seat], player_style(seat)))

    # -- attributes, symbols, cards -----------------------------------------------------------------------------------

    def attributes(self, player: Mapping[str, Plain], width: int) -> Text:
        """Every attribute by name or, where room is short, by how its name begins; `!` marks an injury.

        An injured one is followed by what it will be when healed, if there is room for that.
        """
        line = Text()
        for named, healed in ((True, True), (False, True), (False, False)):
            parts = []
            for name, value in player["attributes"].items():
                part = Text(f"{self.word('attribute', name)} " if named else self._attributes[name])
                part.append(str(value), "bold")
                if name in player["injured"]:
                    part.append(f"!({player['stored'][name]})" if healed else "!", "bold #e07060")
                parts.append(part)
            line = Text("  " if named else " ").join(parts)
            if line.cell_len <= width:
                break
        return line

    def wound_letters(self, monster: Mapping[str, Plain]) -> Text:
        """`tsᵖ×b`: the letters of the symbols still open with their reward icons, and a cross for each covered one."""
        line = Text()
        for wound in monster["wounds"]:
            if wound["covered"]:
                line.append(self.signs.covered, "dim")
            else:
                line.append(self._symbols[wound["symbol"]].lower(), "bold")
            if wound["reward"]:
                icon = self.signs.priest if wound["reward"] == "priest" else self.signs.artifact
                line.append(icon, "dim" if wound["covered"] else "")
        return line

    def wounds(self, monster: Mapping[str, Plain]) -> list[Text]:
        """The symbols in words, `torch (priest)`, those covered in brackets behind a cross."""
        found = []
        for wound in monster["wounds"]:
            name = self.word("target", f"{wound['symbol']}-{wound['reward']}" if wound["reward"] else wound["symbol"])
            if wound["covered"]:
                found.append(Text(f"[{self.signs.covered} {name}]", "dim"))
            else:
                found.append(Text(name))
        return found

    def symbol_legend(self) -> str:
        return "  ".join(f"{letter.lower()} {self.word('symbol', name)}" for name, letter in self._symbols.items())

    def attribute_legend(self) -> str:
        return "  ".join(f"{letter} {self.word('attribute', name)}" for name, letter in self._attributes.items())

    def card(self, name: str, count: int = 1) -> Text:
        """A combat card with its value and its casualties: `Trap (mace) 1†`."""
        card = self.cards[name]
        line = Text(f"{count}x " if count > 1 else "").append(self.word("card", name))
        return line.append(f" {card.strength}", "bold").append(self.signs.casualty * card.casualties)
