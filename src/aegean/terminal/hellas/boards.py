"""The players' boards of Lords of Hellas, from one line to all there is to say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from aegean.core.values import Plain
from aegean.hellas.rules import LORD
from aegean.terminal.blocks import trimmed
from aegean.terminal.hellas.goals import goals
from aegean.terminal.hellas.signs import flowing, joined, land_style, pattern, player_style, with_commas
from aegean.terminal.hellas.titan import Titan
from aegean.terminal.hellas.words import Words
from aegean.terminal.painter import Scene

Player = Mapping[str, Plain]

_TINY: Final = 4  # columns of a number in the table of all players


class Boards:
    def __init__(self, words: Words) -> None:
        self._words = words
        self._told = words.told
        self._signs = words.signs
        self._titan = Titan(words)

    # -- one player ---------------------------------------------------------------------------------------------------

    def small(self, scene: Scene, seat: int, width: int) -> list[Text]:
        """Three short lines: hero, attributes, priests and supply."""
        if self._titan.sits(scene.view, seat):
            return self._trimmed(self._titan.small(scene, seat), width)
        player = scene.view["players"][seat]
        lines = [
            self._title(scene, seat, where=False),
            self._words.attributes(player, width),
            self._numbers(player, "cli-hellas-priests", "cli-hellas-supply", width=width),
        ]
        return self._trimmed(lines, width)

    def medium(self, scene: Scene, seat: int, width: int) -> list[Text]:
        """All of a board, in names."""
        if self._titan.sits(scene.view, seat):
            return self._trimmed(self._titan.medium(scene, seat, width), width)
        player = scene.view["players"][seat]
        lines = [self._title(scene, seat), self._words.attributes(player, width)]
        lines.append(
            self._numbers(player, "cli-hellas-priests", "cli-hellas-supply").append_text(self._glory(scene, seat))
        )
        lines += self.hand(scene, seat, width)
        if self._is_active(scene, seat):
            lines += self._regular(scene, width)
        lines += self._special(player, width)
        lines += self._owned(scene, player, width)
        return self._trimmed([*lines, *self.victories(scene, seat, width)], width)

    def full(self, scene: Scene, seat: int, width: int) -> list[Text]:
        """The board, and what hero, cards and blessings do."""
        player = scene.view["players"][seat]
        lines = self.medium(scene, seat, width)
        owned = [("hero", player["hero"])] if player["hero"] else []
        if str(seat) in scene.view.get("kronos", {}).get("tokens", {}):  # what the hero's board says does not count then
            owned = [("hero_token", scene.view["kronos"]["tokens"][str(seat)])]
        if self._titan.sits(scene.view, seat):
            owned += self._titan.owned(scene)
        owned += [("artifact", name) for name in player["artifacts"]]
        owned += [("blessing", name) for name in player["blessings"]]
        owned += [("quest", name) for name in player["kept"]]
        owned += self._of_modules(scene, seat)
        owned += [("card", name) for name in player["hand"] or {}]
        owned += [
            ("card", name) for cards in scene.view.get("beside", {}).values() for name in cards if seat in cards[name]
        ]
        for family, name in owned:
            lines += self._words.explained(family, name, width)
        return lines

    def brief(self, scene: Scene, seat: int, width: int) -> list[Text]:
        """Three lines for a player who does not read this: hero, numbers, victories."""
        if self._titan.sits(scene.view, seat):
            return self._trimmed(self._titan.brief(scene, seat, width), width)
        player = scene.view["players"][seat]
        numbers = Text("  ").append_text(self._words.attributes(player, 0)).append(" ")
        numbers.append_text(self._numbers(player, "cli-hellas-priests", "cli-hellas-supply"))
        numbers.append(f" {self._told('cli-hellas-hand')} ", "dim").append(str(player["hand_size"]), "bold")
        victories = [Text("  ").append_text(line) for line in self.victories(scene, seat, width - 2)]
        return self._trimmed([self._title(scene, seat), numbers, *victories], width)

    def short(self, scene: Scene, seat: int, width: int) -> list[Text]:
        """The same, and what the player owns and has used."""
        player = scene.view["players"][seat]
        lines = self.brief(scene, seat, width)
        if self._titan.sits(scene.view, seat):
            return lines
        if player["specials_used"]:
            used = self._words.words("special", player["specials_used"])
            lines.append(Text("  ").append_text(self._words.labelled("cli-hellas-used", used)))
        glory = self._glory(scene, seat)
        owned = [
            *([Text(glory.plain.strip())] if glory else []),
            *self._artifacts(player),
            *(Text(self._words.word("blessing", name)) for name in player["blessings"]),
            *(Text(self._words.word("quest", name)) for name in player["kept"]),
            *(Text(self._words.word(*one)) for one in self._of_modules(scene, seat)),
            *self._beside(scene, seat),
        ]
        if owned:
            lines.append(Text("  ").append_text(joined(owned, ", ")))
        return self._trimmed(lines, width)

    def tiny(self, scene: Scene, width: int) -> list[Text]:
        """One line a player: lands, temples and monsters on the way to victory, then cards in hand."""
        ways = [goal.label for goal in goals(scene.view, len(scene.names) - 1, self._words)][:3]
        labels = (*ways, "cli-hellas-cards")
        room = max(3, width - len(labels) * _TINY)
        heads = "".join(f"{self._told(id_)[: _TINY - 1]:>{_TINY}}" for id_ in labels)
        lines = [Text(" " * room + heads, "dim")]
        for seat, name in enumerate(scene.names):
            player = scene.view["players"][seat]
            if self._titan.sits(scene.view, seat):
                lines.append(self._titan.tiny(scene, seat, room))
                continue
            line = Text.assemble((f"{name[: room - 1]:<{room - 1}}", player_style(seat)))
            line.append(self._signs.active if self._is_active(scene, seat) else " ", "bold")
            for goal in list(goals(scene.view, seat, self._words))[:3]:
                line.append(f"{goal.reached}/{goal.needed}".rjust(_TINY), "bold" if goal.is_near else "")
            line.append(str(player["hand_size"]).rjust(_TINY))
            lines.append(line)
        return self._trimmed(lines, width)

    def hand(self, scene: Scene, seat: int, width: int) -> list[Text]:
        """How many combat cards of how many allowed and, for who may see them, which."""
        if self._titan.sits(scene.view, seat):
            return []
        player = scene.view["players"][seat]
        first = Text.assemble((f"{self._told('cli-hellas-hand')} ", "dim"))
        first.append(f"{player['hand_size']}/{player['hand_limit']}", "bold")
        cards = [self._words.card(name, count) for name, count in (player["hand"] or {}).items()]
        lines = flowing(with_commas(cards), width, first)
        beside = self._beside(scene, seat)
        if beside:
            lines += flowing(with_commas(beside), width, Text(self._told("cli-hellas-beside"), "dim"))
        return self._trimmed(lines, width)

    def _beside(self, scene: Scene, seat: int) -> list[Text]:
        """The cards beside the hand: charged ones plain, used ones in brackets."""
        shown = scene.view.get("beside", {})
        found = [self._words.card(name) for name, seats in shown.get("ready", {}).items() if seat in seats]
        used = [self._words.word("card", name) for name, seats in shown.get("used", {}).items() if seat in seats]
        return found + [Text(f"({word})", "dim") for word in used]

    def victories(self, scene: Scene, seat: int, width: int) -> list[Text]:
        """How near the player is to each victory."""
        parts = []
        for goal in goals(scene.view, seat, self._words):
            part = Text.assemble((f"{self._told(goal.label)} ", "dim"))
            part.append(f"{goal.reached}/{goal.needed}", "bold" if goal.is_near else "")
            if goal.missing:
                part.append(f"(-{goal.missing})", "dim")
            parts.append(part)
        return flowing(parts[1:], width, parts[0])

    # -- parts --------------------------------------------------------------------------------------------------------

    def _is_active(self, scene: Scene, seat: int) -> bool:
        """Whether it is the player's turn; before all heroes are chosen it is nobody's."""
        chosen = all(player["hero"] for player in scene.view["players"] if player["role"] == LORD)
        return bool(chosen and scene.view["active"] == seat and scene.view["result"] is None)

    def _title(self, scene: Scene, seat: int, where: bool = True) -> Text:
        """Name, hero, and where the hero is."""
        player = scene.view["players"][seat]
        line = self._words.shield(scene.names, seat)
        line.append(f" {self._signs.active}" if self._is_active(scene, seat) else "", "bold")
        if player["hero"] is None:
            return line
        line.append(" ").append(self._words.word("hero", player["hero"]), "bold")
        if where and player["hero_at"]:
            line.append(f" {self._signs.dot} {self._words.region(player['hero_at'])}")
            lying = (
                scene.view["threads"]["lies"] if "threads" in scene.view else scene.view.get("kronos", {}).get("lying")
            )
            if lying and lying[seat]:
                line.append(f" {self._signs.dot} {self._told('cli-hellas-lies')}")
        elif where and player["away"]:
            line.append(f" {self._signs.dot} {self._words.word('away', player['away'])}")
        elif where:
            if player["away"]:
                line.append(f" {self._signs.dot} {self._words.word('away', player['away'])}")
            for quest in scene.view["quests"]:
                if str(seat) in quest["heroes"]:
                    name = self._words.word("quest", quest["quest"])
                    line.append(f" {self._signs.quest}{name} {quest['heroes'][str(seat)]}")
        return line

    def _numbers(self, player: Player, *ids: str, width: int = 0) -> Text:
        """Numbers behind their names; where a width is given, names are cut so that no number is lost."""
        longest = max(len(self._told(id_)) for id_ in ids)
        for letters in range(longest, 0, -1):
            line = Text()
            for id_ in ids:
                line.append(" " if line.cell_len else "").append(f"{self._told(id_)[:letters]} ", "dim")
                line.append(str(player[id_.removeprefix("cli-hellas-")]), "bold")
            if not width or line.cell_len <= width:
                break
        return line

    def _glory(self, scene: Scene, seat: int) -> Text:
        """The Glory Tokens: the pattern and the name of each land."""
        lands = [land for land, owner in scene.view["glory"].items() if owner == seat]
        line = Text()
        if lands:
            line.append(f" {self._told('cli-hellas-glory')}", "dim")
        for land in lands:
            line.append(" ").append(f"{pattern(land)} {self._words.word('land', land)}", land_style(land))
        return line

    def _regular(self, scene: Scene, width: int) -> list[Text]:
        used = scene.view["regular_used"]
        still = [name for name in self._words.regulars if name not in used]
        if scene.view["artifact_block"] == "closed" and "use_artifacts" in still:
            still.remove("use_artifacts")
        names = [Text(self._words.word("regular", name)) for name in still] or [Text(self._signs.none)]
        return flowing(with_commas(names), width, Text(self._told("cli-hellas-regular"), "dim"))

    def _special(self, player: Player, width: int) -> list[Text]:
        """All special actions; those used are in brackets."""
        names = []
        for name in self._words.specials:
            word = self._words.word("special", name)
            used = name in player["specials_used"]
            names.append(Text(f"({word})", "dim") if used else Text(word))
        return flowing(with_commas(names), width, Text(self._told("cli-hellas-special"), "dim"))

    def _artifacts(self, player: Player) -> list[Text]:
        """Charged ones plain, used ones in brackets."""
        found = []
        for name, charged in player["artifacts"].items():
            word = self._words.word("artifact", name)
            found.append(Text(word) if charged else Text(f"({word})", "dim"))
        return found

    def _of_modules(self, scene: Scene, seat: int) -> list[tuple[str, str]]:
        """What modules say that the player has: the family and the name of each."""
        return [
            (of, name)
            for part in self._words.rules.part_kinds.values()
            for field, kind, of, _ in part.OBSERVED
            if kind == "owners"
            for name, owner in scene.view[part.KEY][field].items()
            if owner == seat
        ]

    def _owned(self, scene: Scene, player: Player, width: int) -> list[Text]:
        blessings = []
        for name in player["blessings"]:
            word = self._words.word("blessing", name)
            blessings.append(Text(f"({word})", "dim") if name in player["blessing_tokens"] else Text(word))
        lines = []
        for id_, names in (
            ("cli-hellas-artifacts", self._artifacts(player)),
            ("cli-hellas-blessings", blessings),
            ("cli-hellas-slain", [Text(self._words.word("monster", name)) for name in player["slain"]]),
            ("cli-hellas-kept", [Text(self._words.word("quest", name)) for name in player["kept"]]),
            ("cli-hellas-army", [Text(self._words.word(*one)) for one in self._of_modules(scene, player["seat"])]),
        ):
            if names:
                lines += flowing(with_commas(names), width, Text(self._told(id_), "dim"))
        return lines

    def _trimmed(self, lines: Sequence[Text], width: int) -> list[Text]:
        return [trimmed(line, width, self._signs.more) for line in lines]
