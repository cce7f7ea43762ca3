"""What there is to see in a region: as a box of the map, as a line of a table, and in words.

`[R]3+1` is a region that R controls, with three hoplites and one fortified in the city; without brackets nobody or
somebody else controls it. `@RY` are the heroes of R and Y, `*Hydra` a monster, `?` a quest, `Zeus:2` a monument of
level 2 and behind it the letters of the priests' players. A port has a sign of its own, where the game has ports.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from aegean.core.values import Plain
from aegean.terminal.blocks import trimmed
from aegean.terminal.hellas.signs import (
    MARK,
    MONSTER,
    QUEST,
    Signs,
    fitted,
    flowing,
    joined,
    land_style,
    pattern,
    player_style,
    with_commas,
)
from aegean.terminal.hellas.words import Words
from aegean.terminal.painter import Scene
from aegean.terminal.players import initials

_CITIES: Final = {"city": "cli-hellas-city", "sparta": "cli-hellas-sparta", "troy": "cli-hellas-troy"}
_SHORT: Final = 2  # letters of a monster's name where room is short
_NOBODY: Final = -1


class Sights:
    def __init__(self, scene: Scene, words: Words) -> None:
        self._scene = scene
        self._view = scene.view
        self._words = words
        self._signs: Signs = words.signs
        self._letters = initials(scene.names)
        self._ports: Sequence[str] = scene.view.get("ports", {}).get("regions", ())
        self._sending: Mapping[str, int] = scene.view.get("atlas", {}).get("numbers", {})
        self._metal: Sequence[str] = scene.view.get("orichalkum", {}).get("tokens", ())
        below = scene.view.get("underworld", {})
        self._gates: Sequence[str] = below.get("gates", ())
        self._warriors: Mapping[str, int] = below.get("warriors", {})
        self._muses: Mapping[str, Sequence[int]] = scene.view.get("muses", {}).get("places", {})
        self._at_sea: dict[str, list[str]] = {}  # by region: monsters on its sea trails
        for monster, shown in scene.view["monsters"].items():
            for shore in shown.get("trail", ()):
                self._at_sea.setdefault(shore, []).append(monster)
        self._quests = {quest["region"]: quest for quest in scene.view["quests"]}
        self._monuments = {monument["region"]: (god, monument) for god, monument in scene.view["monuments"].items()}

    # -- a box of the map ---------------------------------------------------------------------------------------------

    def box(self, name: str, width: int, height: int) -> list[Text]:
        """Lines of exactly that width, between the pattern of the land."""
        region = self._words.regions[name]
        room = width - 2
        control = self._view["regions"][name]["control"]
        lines = [fitted(self._title(name, room), room, player_style(control) if control != _NOBODY else "bold")]
        lines += [fitted(line, room) for line in self._contents(name, room, height - 1)]
        lines += [Text(" " * room)] * (height - len(lines))
        edge, style = pattern(region.land), land_style(region.land)
        found = []
        for line in lines:
            framed = Text(edge, no_wrap=True).append_text(line).append(edge)
            framed.stylize_before(style)
            found.append(framed)
        return found

    def _title(self, name: str, room: int) -> Text:
        """The number of the action that leads here or a plus for several, the name, and the population at the end."""
        population = str(self._population(name))
        title = Text()
        mark = self._scene.marks.get(f"region:{name}")
        if mark is not None:
            title.append("+" if mark.endswith("+") else f"{mark})", MARK)
        title.append(self._words.region(name))
        title.truncate(room - len(population), overflow="crop", pad=True)
        return title.append(population)

    def _population(self, name: str) -> int:
        """As printed, and Warriors of Hades."""
        return self._words.regions[name].population + self._warriors.get(name, 0)

    def _contents(self, name: str, room: int, lines: int) -> list[Text]:
        """Armies, sites and pieces in as many lines as there are; what matters least is left out first."""
        armies, sites = self.armies(name), self.sites(name, short=room < 13 or lines < 3)
        if joined(sites).cell_len > room:
            sites = self.sites(name, short=True)
        pieces = self.pieces(name)
        if joined(pieces).cell_len > room or lines < 2:
            pieces = self.pieces(name, short=True)
        if lines >= 3:
            return [joined(armies), joined(sites), _packed(pieces, room, self._signs.more)]
        if lines == 2:
            return [_packed([*armies, *sites], room, self._signs.more), _packed(pieces, room, self._signs.more)]
        # one line: the empty shrine and the city, which never change, go first
        changing = [site for site in sites if site.plain not in self._fixed()]
        fixed = [site for site in sites if site.plain in self._fixed()]
        return [_packed([*armies, *pieces, *changing, *fixed], room, self._signs.more)]

    def _fixed(self) -> tuple[str, ...]:
        signs = self._signs
        return signs.city, signs.sparta, f"({signs.temple})", f"({signs.oracle})", signs.port, signs.gate, signs.sending

    # -- things -------------------------------------------------------------------------------------------------------

    def armies(self, name: str) -> list[Text]:
        region = self._view["regions"][name]
        found = []
        for seat, letter in enumerate(self._letters):
            free, fortified = region["hoplites"].get(str(seat), 0), self._fortified(name, seat)
            controls = region["control"] == seat
            if not (free or fortified or controls):
                continue
            army = Text.assemble("[" if controls else "", (letter, player_style(seat)), "]" if controls else "")
            army.append(str(free) if free else "").append(f"+{fortified}" if fortified else "")
            found.append(army)
        return found

    def _fortified(self, name: str, seat: int) -> int:
        """How many of the seat's hoplites are in the city."""
        if self._view["regions"][name]["fortified"] != seat:
            return 0
        garrisons = self._view.get("garrisons")
        return 2 if garrisons is not None and name in garrisons["doubled"] else 1

    def sites(self, name: str, short: bool = False) -> list[Text]:
        """City, port, gate, shrine or temple, monument."""
        region, signs = self._words.regions[name], self._signs
        temple = self._view["regions"][name]["temple"]
        found = []
        if region.city:
            found.append(Text(signs.sparta if region.city == "sparta" else signs.city))
        if name in self._ports:
            found.append(Text(signs.port))
        if name in self._sending:
            number = self._sending[name] if "overload" in self._view else ""
            found.append(Text(f"{signs.sending}{number}"))
        if name in self._metal:
            found.append(Text(signs.metal))
        if name in self._gates:
            found.append(Text(signs.gate))
        if region.shrine == "oracle":
            found.append(Text(signs.oracle if temple else f"({signs.oracle})"))
        elif region.shrine and region.shrine != "shrine":
            found.append(Text(signs.own_temple if temple else f"({signs.own_temple})"))
        elif region.shrine:
            found.append(Text(f"{signs.temple}{temple}" if temple else f"({signs.temple})"))
        if name in self._monuments:
            god, monument = self._monuments[name]
            title = self._words.word("god", god)
            statue = Text(f"{title[0] if short else title}:{monument['level']}")
            for seat, count in enumerate(monument["priests"]):
                statue.append(self._letters[seat] * count, player_style(seat))
            found.append(statue)
        return found

    def pieces(self, name: str, short: bool = False) -> list[Text]:
        """Heroes, Warriors of Hades, monsters, the token of a quest."""
        region, signs = self._view["regions"][name], self._signs
        found = []
        if region["heroes"]:
            letters = [(self._letters[seat], player_style(seat)) for seat in region["heroes"]]
            found.append(Text.assemble(signs.hero, *letters))
        if name in self._warriors:
            found.append(Text(f"{signs.warrior}{self._warriors[name]}"))
        if name in self._muses:
            letters = [(self._letters[seat], player_style(seat)) for seat in self._muses[name]]
            found.append(Text.assemble(signs.muse, *letters))
        for monster in region["monsters"]:
            title = self._words.word("monster", monster)
            found.append(Text(f"{signs.monster}{title[:_SHORT] if short else title}", MONSTER))
        for monster in self._at_sea.get(name, ()):
            title = self._words.word("monster", monster)
            found.append(Text(f"{signs.sea_across}{signs.monster}{title[:_SHORT] if short else title}", MONSTER))
        if name in self._quests:
            found.append(Text(signs.quest, QUEST))
        return found

    def row(self, name: str, width: int) -> Text:
        """One line of a table of regions."""
        region = self._words.regions[name]
        line = Text(f"{pattern(region.land)} ", no_wrap=True)
        line.stylize(land_style(region.land), 0, 1)
        line.append_text(fitted(self._title(name, 14), 14)).append(" ")
        line.append_text(joined([*self.armies(name), *self.sites(name), *self.pieces(name)]))
        return trimmed(line, width, self._signs.more)

    # -- in words -----------------------------------------------------------------------------------------------------

    def spelled(self, name: str, width: int) -> list[Text]:
        """All about a region, its neighbours included."""
        words, told = self._words, self._words.told
        region, now = words.regions[name], self._view["regions"][name]
        head = Text(f"{pattern(region.land)} {words.region(name)}", "bold").append(
            f"  {words.word('land', region.land)} {pattern(region.land)}", "not bold"
        )
        lines = [head, words.labelled("cli-hellas-population", str(self._population(name)))]
        lines += [Text(site) for site in self._spelled_sites(name, now)]
        control = now["control"]
        holder = words.shield(self._scene.names, control) if control != _NOBODY else Text(told("cli-hellas-neutral"))
        lines.append(words.labelled("cli-hellas-control", holder))
        for seat in range(len(self._letters)):
            free, fortified = now["hoplites"].get(str(seat), 0), self._fortified(name, seat)
            if free or fortified:
                count = told("cli-hellas-hoplites", {"count": free, "fortified": fortified})
                lines.append(words.shield(self._scene.names, seat).append(f" {count}", "not bold"))
        for seat in now["heroes"]:
            hero = words.word("hero", self._view["players"][seat]["hero"])
            lines.append(Text(f"{self._signs.hero} {hero} ").append_text(words.shield(self._scene.names, seat)))
        if name in self._warriors:
            lines.append(Text(told("cli-hellas-warriors", {"count": self._warriors[name]})))
        for seat in self._muses.get(name, ()):
            muse = next(muse for muse, owner in self._view["muses"]["owners"].items() if owner == seat)
            first = Text(f"{self._signs.muse} {words.word('muse', muse)} ")
            lines.append(first.append_text(words.shield(self._scene.names, seat)))
        for monster in (*now["monsters"], *self._at_sea.get(name, ())):
            first = Text(f"{self._signs.monster} {words.word('monster', monster)}:")
            lines += flowing(with_commas(words.wounds(self._view["monsters"][monster])), width, first)
        if name in self._quests:
            lines.append(Text(f"{self._signs.quest} {words.word('quest', self._quests[name]['quest'])}"))
        joined_by_port = [other for other in self._ports if other != name] if name in self._ports else []
        for id_, others in (
            ("cli-hellas-borders", region.neighbours),
            ("cli-hellas-trails", region.sea_trails),
            ("cli-hellas-ports", joined_by_port),
        ):
            if others:
                lines += words.wrapped(f"{told(id_)} {words.words('region', others)}", width)
        return lines

    def _spelled_sites(self, name: str, now: Mapping[str, Plain]) -> Sequence[str]:
        region, told = self._words.regions[name], self._words.told
        found = []
        if region.city:
            found.append(told(_CITIES.get(region.city, _CITIES["city"])))
        if name in self._sending:
            number = self._sending[name] if "overload" in self._view else 0
            found.append(told("cli-hellas-sending", {"number": number}))
        if name in self._metal:
            found.append(told("cli-hellas-metal"))
        if name in self._gates:
            found.append(told("cli-hellas-gate"))
        if region.shrine == "oracle":
            found.append(told("cli-hellas-oracle" if now["temple"] else "cli-hellas-oracle-place"))
        elif region.shrine and region.shrine != "shrine":
            kind = self._words.word("temple_kind", region.shrine)
            found.append(
                told("cli-hellas-own_temple" if now["temple"] else "cli-hellas-own_temple-place", {"kind": kind})
            )
        elif region.shrine:
            built = now["temple"]
            found.append(told("cli-hellas-temple", {"number": built}) if built else told("cli-hellas-shrine"))
        if name in self._monuments:
            god, monument = self._monuments[name]
            priests = [self._scene.names[seat] for seat, count in enumerate(monument["priests"]) for _ in range(count)]
            fields = {"god": self._words.word("god", god), "level": monument["level"]}
            found.append(told("cli-hellas-monument", fields))
            if priests:
                found.append(told("cli-hellas-priests-there", {"who": ", ".join(priests)}))
        return found


def _packed(things: Sequence[Text], room: int, more: str) -> Text:
    """As many things as fit, with spaces between them where there is room for these."""
    for between in (" ", ""):
        line = joined(things, between)
        if line.cell_len <= room:
            return line
    line = Text()
    for thing in things:
        if line.cell_len + thing.cell_len + len(more) > room:
            break
        line.append_text(thing)
    return line.append(more)
