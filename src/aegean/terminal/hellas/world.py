"""What belongs to nobody: monsters, quests, temples, the King of Kings and the decks; and battles, hunts and drafts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from rich.text import Text

from aegean.core.values import Plain
from aegean.hellas.components import TempleCard
from aegean.terminal.blocks import trimmed
from aegean.terminal.hellas.signs import MONSTER, QUEST, SCENE, flowing, with_commas
from aegean.terminal.hellas.titan import KRONOS, Titan
from aegean.terminal.hellas.words import Words
from aegean.terminal.painter import Scene

_NAME: Final = 12  # letters of a monster's name in the short table, at most
_NOBODY: Final = -1
_SIDES: Final = ("cli-hellas-attacks", "cli-hellas-defends")


class World:
    def __init__(self, words: Words) -> None:
        self._words = words
        self._told = words.told
        self._signs = words.signs
        self._titan = Titan(words)
        self._temple_cards = words.rules.pack.table("temple_cards", TempleCard)

    # -- in short -----------------------------------------------------------------------------------------------------

    def short(self, scene: Scene, width: int) -> list[Text]:
        """A line each: monsters with their wounds, quests with the heroes on them, an open event card, temples, King of
        Kings, decks."""
        lines = [Text(self._told("cli-hellas-turn", {"turn": scene.view["turn"]}), "bold")]
        wounds = {name: self._words.wound_letters(monster) for name, monster in scene.view["monsters"].items()}
        room = min(_NAME, width - 2 - max((letters.cell_len for letters in wounds.values()), default=0))
        for name, letters in wounds.items():
            title = f"{self._signs.monster}{self._words.word('monster', name)[:room]:<{room}} "
            lines.append(Text.assemble((title, MONSTER), letters))
        for quest in scene.view["quests"]:
            name = self._words.word("quest", quest["quest"])
            lines.append(Text.assemble((self._signs.quest, QUEST), self._quest_heroes(scene, quest), name))
        for card in self._open_cards(scene):
            lines.append(Text.assemble((self._signs.quest, QUEST), self._words.word("event_card", card)))
        if "muses" in scene.view and scene.view["muses"]["open"]:
            names = ", ".join(self._words.word("muse", muse) for muse in scene.view["muses"]["open"])
            lines.append(self._words.labelled("cli-hellas-muses", names))
        if displayed := self._displayed(scene):
            names = ", ".join(self._words.word("card", card) for card in displayed)
            lines.append(self._words.labelled("cli-hellas-display", names))
        if "atlas" in scene.view:
            lines.append(self._atlas(scene))
        if constructs := self._constructs(scene):
            names = ", ".join(self._words.word("construct", construct) for construct in constructs)
            lines.append(self._words.labelled("cli-hellas-constructs", names))
        lines += self._titan.lands(scene, width) if KRONOS in scene.view else [self._temples(scene, width)]
        king = scene.view.get("king")
        if king and king["builder"] != _NOBODY:
            line = self._words.labelled("cli-hellas-king", f"{self._words.region(king['region'])} ")
            line.append_text(self._words.letter(scene.names, king["builder"]))
            lines.append(line.append("!" if king["open"] else str(king["tokens"]), "bold"))
        return [trimmed(line, width, self._signs.more) for line in lines]

    def _open_cards(self, scene: Scene) -> list[str]:
        """Event cards that some module lets lie open."""
        parts = [part for part in scene.view.values() if isinstance(part, dict)]
        return [part["open"] for part in parts if part.get("open") in self._words.rules.event_card_ids]

    def _displayed(self, scene: Scene) -> list[str]:
        """Combat cards that some module lets lie open."""
        parts = [part for part in scene.view.values() if isinstance(part, dict)]
        cards = [card for part in parts for card in part.get("display", ())]
        return [card for card in cards if card in self._words.rules.combat]

    def _constructs(self, scene: Scene) -> list[str]:
        """Those that lie open."""
        shown: list[str] = scene.view.get("orichalkum", {}).get("display", [])
        return shown

    def _quest_heroes(self, scene: Scene, quest: Mapping[str, Plain]) -> Text:
        """`R2`: the hero of R on the second step."""
        line = Text()
        for seat, step in quest["heroes"].items():
            line.append_text(self._words.letter(scene.names, int(seat))).append(f"{step} ")
        return line

    def _temples(self, scene: Scene, width: int) -> Text:
        """The temples still on their card; `!` marks those that start a draft."""
        drafts = self._temple_cards[scene.view["temple_card"]].drafts
        left = [f"{number}{'!' if number in drafts else ''}" for number in scene.view["temples_left"]]
        if scene.view["oracle_left"]:
            left.append(self._signs.oracle)
        left += [self._signs.own_temple for kind in scene.view["kinds_left"] if kind != "oracle"]
        line = f"{self._signs.temple} {' '.join(left) or self._signs.none}"
        return Text(line if len(line) <= width else f"{self._signs.temple} {''.join(left)}")

    def _king(self, scene: Scene) -> str:
        king = scene.view["king"]
        fields = {"region": self._words.region(king["region"]), "count": king["tokens"]}
        if king["open"]:
            return self._told("cli-hellas-king-open", fields)
        return self._told("cli-hellas-king-countdown", {**fields, "who": scene.names[king["builder"]]})

    # -- in words -----------------------------------------------------------------------------------------------------

    def full(self, scene: Scene, width: int) -> list[Text]:
        lines = [Text(self._told("cli-hellas-monsters-heading"), "bold")]
        for name, monster in scene.view["monsters"].items():
            first = Text(f"  {self._words.word('monster', name)}", MONSTER)
            where = f" {self._signs.none} ".join(map(self._words.region, monster.get("trail") or [monster["region"]]))
            first.append(f" {self._signs.dot} {where}:", "not bold")
            parts = self._words.wounds(monster)
            lines += flowing(with_commas(parts), width, first, "    ")
            for evolution in monster["evolutions"]:
                text = f"    {self._words.word('evolution', evolution)}: {self._words.text('evolution', evolution)}"
                lines += self._words.wrapped(text, width, "      ")
        lines.append(Text(self._told("cli-hellas-quests-heading"), "bold"))
        for quest in scene.view["quests"]:
            lines += self._words.explained("quest", quest["quest"], width)
            if quest["heroes"]:
                lines.append(Text("    ").append_text(self._quest_heroes(scene, quest)))
        for card in self._open_cards(scene):
            lines += self._words.explained("event_card", card, width)
        if displayed := self._displayed(scene):
            lines.append(Text(self._told("cli-hellas-display-heading"), "bold"))
            for card in displayed:
                lines += self._words.explained("card", card, width)
        if KRONOS in scene.view:  # all temples stand from the start, and none is ever built
            lines += self._titan.lands(scene, width)
        else:
            lines.append(Text(self._told("cli-hellas-temples-heading"), "bold"))
            lines.append(Text("  ").append_text(self._temples(scene, width)))
            lines += self._words.explained("temple_card", scene.view["temple_card"], width)
        if "muses" in scene.view:
            lines += self._muses(scene, width)
        king = scene.view.get("king")
        if king and king["builder"] != _NOBODY:
            lines += self._words.wrapped(self._king(scene), width)
        if "underworld" in scene.view:
            lines += self._underworld(scene, width)
        if "atlas" in scene.view:
            lines.append(self._atlas(scene))
            lines += self._bonus(scene, width)
        if "orichalkum" in scene.view:
            lines += self._orichalkum(scene, width)
        lines += self._words.wrapped(self._told("cli-hellas-decks", dict(scene.view["decks"])), width)
        discarded = [self._words.card(name, count) for name, count in scene.view["discards"]["combat"].items()]
        if discarded:
            first = Text(self._told("cli-hellas-discarded"), "dim")
            lines += flowing(with_commas(discarded), width, first)
        return lines

    def _underworld(self, scene: Scene, width: int) -> list[Text]:
        """The dead of each lord."""
        dead = scene.view["underworld"]["dead"]
        lords = [
            self._words.shield(scene.names, seat).append(f" {count}", "not bold") for seat, count in enumerate(dead)
        ]
        return flowing(with_commas(lords), width, Text(self._told("cli-hellas-underworld"), "bold"))

    def _orichalkum(self, scene: Scene, width: int) -> list[Text]:
        """The constructs that lie open with what they do, and each lord's tokens."""
        lines = [Text(self._told("cli-hellas-constructs"), "bold")]
        for construct in self._constructs(scene):
            lines += self._words.explained("construct", construct, width)
        held = scene.view["orichalkum"]["held"]
        lords = [
            self._words.shield(scene.names, seat).append(f" {count}", "not bold") for seat, count in enumerate(held)
        ]
        return lines + flowing(with_commas(lords), width, Text(self._told("cli-hellas-orichalkum"), "bold"))

    def _atlas(self, scene: Scene) -> Text:
        """Who stands on his monument, and how far the sky still is."""
        line = self._words.labelled("cli-hellas-atlas", "")
        for seat in scene.view["atlas"]["on"]:
            line.append_text(self._words.letter(scene.names, seat))
        line.append(self._signs.none * (scene.view["atlas"]["slots"] - len(scene.view["atlas"]["on"])))
        if "overload" in scene.view:
            line.append(f" {self._told('cli-hellas-sky', {'left': scene.view['overload']['left']})}", "bold")
        if "garden" in scene.view:
            line.append(f" {self._told('cli-hellas-apples', {'left': scene.view['garden']['left']})}", "bold")
            for seat, count in enumerate(scene.view["garden"]["held"]):
                line.append(" ").append_text(self._words.letter(scene.names, seat)).append(str(count))
        return line

    def _bonus(self, scene: Scene, width: int) -> list[Text]:
        """Whose the bonus token of Atlas is."""
        shown = scene.view.get("overload")
        if shown is None or shown["attribute"] is None:
            return []
        fields = {"who": scene.names[shown["owner"]], "attribute": self._words.word("attribute", shown["attribute"])}
        return self._words.wrapped(self._told("cli-hellas-atlas-bonus", fields), width)

    def _muses(self, scene: Scene, width: int) -> list[Text]:
        """Those that lie open and those that lords have, with where they stand and what they do."""
        lines = [Text(self._told("cli-hellas-muses-heading"), "bold")]
        shown = scene.view["muses"]
        for muse in shown["open"]:
            lines += self._words.explained("muse", muse, width)
        places = {seat: region for region, seats in shown["places"].items() for seat in seats}
        for muse, seat in shown["owners"].items():
            where = self._words.region(places[seat]) if seat in places else self._signs.none
            lines.append(Text("  ").append_text(self._words.shield(scene.names, seat)).append(f" {where}"))
            lines += self._words.explained("muse", muse, width)
        return lines

    # -- scenes -------------------------------------------------------------------------------------------------------

    def scenes(self, scene: Scene, width: int) -> list[Text]:
        """The battle, hunt or draft that is going on; a battle within a hunt is not possible."""
        view = scene.view
        lines: list[Text] = []
        if view["battle"] is not None:
            lines = self._battle(scene, view["battle"], width)
        elif view["hunt"] is not None:
            lines = self._hunt(scene, view["hunt"], width)
        elif view["draft"] is not None:
            waiting = ", ".join(scene.names[seat] for seat in view["draft"]["waiting"])
            fields = {"seat": scene.names[view["draft"]["seat"]], "count": view["draft"]["cards"], "waiting": waiting}
            told = self._told("cli-hellas-draft", fields)
            lines = [Text(line.plain, SCENE) for line in self._words.wrapped(told, width)]
        return [trimmed(line, width, self._signs.more) for line in lines]

    def _battle(self, scene: Scene, battle: Mapping[str, Plain], width: int) -> list[Text]:
        """Both sides: strength and casualties so far, the cards played, and who has passed."""
        region = self._words.region(battle["region"])
        lines = [Text(self._told("cli-hellas-battle", {"region": region}), SCENE)]
        for side, seat in enumerate(battle["seats"]):
            line = self._words.shield(scene.names, seat).append(f" {self._told(_SIDES[side])}", "not bold")
            line.append(f" {battle['strength'][side]}", "bold")
            line.append(f" {self._signs.casualty}{battle['casualties'][side]}")
            if battle["passed"][side]:
                line.append(f" {self._told('cli-hellas-passed')}", "italic")
            lines.append(line)
            lines += [Text(f"  {told}", "dim") for told in self._lent(scene, battle, side)]
            cards = [self._words.card(name) for name in battle["played"][side]]
            if cards:
                lines += flowing(with_commas(cards), width, Text(" "), "  ")
        return lines

    def _lent(self, scene: Scene, battle: Mapping[str, Plain], side: int) -> Iterator[str]:
        """What adds to a side's army by a name of its own; an attribute with its value where not all of it counts."""
        values = scene.view["players"][battle["seats"][side]]["attributes"]
        for what, number in battle["items"][side]:
            family, _, name = what.partition(":")
            if what == "warriors":
                yield f"{self._told('cli-hellas-warriors', {'count': number})} {number:+}"
            if not name:
                continue
            word = self._words.word(family, name)
            value = values[name] if family == "attribute" else number
            limited = {"thing": word, "value": value, "count": number}
            yield self._told("cli-hellas-limited", limited) if number < value else f"{word} {number:+}"

    def _hunt(self, scene: Scene, hunt: Mapping[str, Plain], width: int) -> list[Text]:
        """Hunter and monster: its symbols, and the attack against the defence so far."""
        name = hunt["monster"]
        lines = [Text(self._told("cli-hellas-hunt", {"monster": self._words.word("monster", name)}), SCENE)]
        player = scene.view["players"][hunt["seat"]]
        hunter = self._words.shield(scene.names, hunt["seat"]).append(" ")
        lines.append(hunter.append_text(self._words.attributes(player, 0)))
        monster = scene.view["monsters"].get(name) or self._titan.prey(scene.view, name)
        if monster is not None:
            wounds = with_commas(self._words.wounds(monster))
            lines += flowing(wounds, width, Text(self._signs.monster, MONSTER))
        if hunt["attack"] is not None:
            lines += self._words.wrapped(self._words.word("attack", hunt["attack"]), width)
            fields = {"strength": hunt["strength"], "defence": hunt["defence"]}
            lines.append(Text(self._told("cli-hellas-attack", fields), "bold"))
            lines += self._words.wrapped(self._words.text("attack", hunt["attack"]), width)
        return lines
