"""What a seat sees of Lords of Hellas, as numbers. Seats are counted in order of play from the viewer onwards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import partial
from typing import ClassVar, Final

import msgspec

from aegean.core.game import Game
from aegean.core.parts import Part
from aegean.core.state import State
from aegean.core.values import Plain
from aegean.envs.page import Page, Words
from aegean.envs.sections import Sections, row_of
from aegean.hellas.game import HellasGame, mixed_words_of_rules, position_of, words_of_rules
from aegean.hellas.position import GARRISONS, ON_MAP, Hellas
from aegean.hellas.queries import hand_limit
from aegean.hellas.victories import WHOLE, race_of
from aegean.hellas.view import (
    battle_part,
    cards_part,
    choosing_part,
    draft_part,
    hunt_part,
    lands_part,
    monster_part,
    player_part,
    quests_part,
    region_part,
    table_part,
)

_PLACES: Final = 16  # of wound symbols on a monster, evolutions included; a module may bring one with more
_TEMPLES: Final = 10  # the highest number of a temple
_ARMY: Final = 15  # hoplites of a player
_STRENGTH: Final = 20  # of an army, or of a hero in a hunt
_SIDES: Final = ("attacker", "defender")
_NOBODY: Final = -1
_ABOUT: Final = (
    "left", "count", "change", "drawn", "dealt", "regions", "start", "region", "monster", "symbol", "artifact",
    "blessing", "hero", "quest",
)  # what a decision may be about  # fmt: skip
_NOTHING: Final[Mapping[str, Plain]] = {}
encode: Final = msgspec.json.Encoder().encode

Seen = Mapping[str, Plain]


class HellasSight:
    layout: ClassVar[int] = 2

    def __init__(self, game: Game, seats: int, options: Mapping[str, Plain]) -> None:
        assert isinstance(game, HellasGame)
        rules = game.rules(seats, options)
        families = words_of_rules(rules) | mixed_words_of_rules(rules)
        self._words = {family: Words(ids) for family, ids in families.items()}
        self._seats = seats
        self._kinds = Words(rules.temple_kinds)
        self._away = Words(rules.away_ids)
        self._parts = rules.part_kinds
        self._places = Words(map(str, range(max(_PLACES, *map(len, rules.symbols)))))
        self._temples = Words(map(str, range(1, _TEMPLES + 1)))
        self._blocks = Words(("unopened", "open", "closed"))
        self._deck_names = Words(("combat", "event", "attack", "neutral", "blessing"))
        self._titles = [f"player {number}" for number in range(seats)]
        self._open_hands = seats if "confidants" in rules.answers else 1
        self._sections = Sections()
        self._no_monster = row_of(self._monster, None)

    def write(self, page: Page, view: Seen, about: Seen) -> None:
        order: list[int] = view["order"]
        start = order.index(view["you"])
        around = order[start:] + order[:start]
        place: list[int] = [around.index(seat) for seat in range(self._seats)]
        self._decision(page, view, about, place)
        self._turn(page, view, place)
        for write in (self._used, self._decks, self._combat_discards, self._combat_open, self._discards):
            write(page, view)
        self._lands(page, view, place)
        for id_, region in view["regions"].items():
            page.section(id_)
            self._region(page, region, around, place)
        for id_ in self._words["monster"].ids:
            page.section(id_)
            self._monster(page, view["monsters"].get(id_))
        self._quests(page, view["quests"], around)
        self._battle(page, view["battle"], place)
        self._hunt(page, view["hunt"], place)
        self._draft(page, view["draft"], place)
        for title, seat in zip(self._titles, around, strict=True):
            page.section(title)
            self._player(page, view["players"][seat])
        for part in self._parts.values():
            self._part(page, view[part.KEY], part, place)
        for number, seat in enumerate(around[: self._open_hands]):
            self._hand(page, view["players"][seat], number)
        self._choosing(page, view["players"][view["you"]])

    def row(self, state: State, you: int) -> bytearray:
        """The same from the position: what was written before is only put together."""
        p = position_of(state)
        rules, rows, add = p.rules, list[bytes](), self._sections.add
        start = p.order.index(you)
        around = p.order[start:] + p.order[:start]
        place = [around.index(seat) for seat in range(self._seats)]
        order = tuple(around)
        decision = state.decision_of(you)
        about = _NOTHING if decision is None else decision.about
        deciding = [(one.seat, one.kind) for one in state.decisions]
        asked = ("decision", order, *deciding, *[(name, about[name]) for name in _ABOUT if name in about])
        add(rows, asked, self._decision, lambda: _deciding(you, deciding), about, place)
        table = partial(table_part, p)
        add(rows, ("turn", p.turn, place[p.active], place[p.first_seat]), self._turn, table, place)
        add(rows, (
            "used", p.regular_used, p.artifact_block, p.extra_specials, p.temple_card, p.heroes_left, *p.temples_left,
        ), self._used, table)  # fmt: skip
        add(rows, (
            "decks", len(p.combat_deck), len(p.event_deck), len(p.attack_deck), len(p.neutral_deck),
            len(p.blessing_deck),
        ), self._decks, table)  # fmt: skip
        add(rows, ("combat", *p.combat_discard), self._combat_discards, table)
        add(rows, ("open", *p.combat_open), self._combat_open, table)
        add(rows, ("discards", *p.event_discard, -1, *p.attack_played), self._discards, table)
        lands = ("lands", order, *p.glory, *p.levels, *p.priests_at)
        add(rows, lands, self._lands, partial(lands_part, p), place)
        self._add_regions(p, around, place, rows)
        symbols = "symbols" in rules.answers
        for monster, at in enumerate(p.monster_at):
            if p.monster_state[monster] != ON_MAP:
                rows.append(self._no_monster)
                continue
            key = ("monster", monster, at, p.wounds[monster], p.evolved[monster], symbols and tuple(p.symbols(monster)))
            add(rows, key, self._monster, partial(monster_part, p, monster))
        add(rows, ("quests", order, *p.slots, *p.quest_at), self._quests, partial(quests_part, p), around)
        self._add_running(p, place, rows)
        self._add_players(p, around, rows)
        for name, kind in self._parts.items():
            shown = p.parts[name].view(p, you)
            add(rows, (name, order, encode(shown)), self._part, partial(_same, shown), kind, place)
        for number, seat in enumerate(around[: self._open_hands]):
            seen = seat == you or bool(p.knowing(seat) >> you & 1)
            hand = ("hand", *p.hand_of(seat)) if seen else "hand unseen"
            add(rows, hand, self._hand, partial(_held, p, seat, seen), number)
        chosen = choosing_part(p, you)
        add(rows, ("choosing", encode(chosen) if chosen else b""), self._choosing, partial(_same, chosen))
        return bytearray().join(rows)

    def progress(self, state: State) -> list[float]:
        """The share that is done of each seat's nearest victory."""
        runners = zip(*(race["share"] for race in race_of(position_of(state)).values()), strict=True)
        return [max(shares) / WHOLE for shares in runners]

    def _add_running(self, p: Hellas, place: list[int], rows: list[bytes]) -> None:
        """A battle, a hunt and a draft: seldom is there any of them, and never the same for long."""
        for write, part_of in ((self._battle, battle_part), (self._hunt, hunt_part), (self._draft, draft_part)):
            shown = part_of(p)
            if shown is None:
                self._sections.add(rows, part_of, write, _nothing, place)
            else:
                rows.append(row_of(write, shown, place))

    def _add_regions(self, p: Hellas, around: list[int], place: list[int], rows: list[bytes]) -> None:
        add, count, order = self._sections.add, p.rules.count, tuple(around)
        doubled = GARRISONS in p.parts
        heroes: dict[int, list[int]] = {}
        for seat, at in enumerate(p.hero_at):
            heroes.setdefault(at, []).append(seat)
        hoplites, control, fortified, temples = p.hoplites, p.control, p.fortified, p.temples
        for region in range(count):
            there = heroes.get(region, ())
            key = (
                "region", order, control[region], fortified[region], temples[region], doubled and p.is_doubled(region),
                *hoplites[region::count], -1, *there,
            )  # fmt: skip
            add(rows, key, self._region, partial(region_part, p, region), around, place)

    def _add_players(self, p: Hellas, around: list[int], rows: list[bytes]) -> None:
        add, rules = self._sections.add, p.rules
        count = len(rules.attributes)
        changed = (
            "attribute" in rules.answers
        )  # otherwise attributes are what is stored, and what an injury makes of it
        owned = [0] * (self._seats + 1)  # the last: nobody's
        for artifact, owner in enumerate(p.artifact_owner):
            owned[owner] |= 1 << artifact
        for seat in around:
            key = (
                "player", p.hero[seat], p.hero_at[seat], p.away[seat], p.injured[seat], p.priests[seat],
                p.supply[seat], p.specials_used[seat], owned[seat], owned[seat] & p.charged, p.blessings[seat],
                p.blessing_tokens[seat], p.slain[seat], p.kept[seat], p.hand_size(seat), hand_limit(p, seat),
                *p.attributes[seat * count : (seat + 1) * count],
                *([p.value(seat, one) for one in range(count)] if changed else ()),
            )  # fmt: skip
            add(rows, key, self._player, partial(player_part, p, seat))

    def _draft(self, page: Page, draft: Seen | None, place: list[int]) -> None:
        page.section("draft")
        self._seat(page, "with whom", draft["seat"] if draft else _NOBODY, place)
        page.number("cards", draft["cards"] if draft else 0, 5)
        page.seats("still to choose", [place[seat] for seat in draft["waiting"]] if draft else (), self._seats)

    def _hand(self, page: Page, player: Seen, number: int) -> None:
        """Friends may show each other theirs (rules HK)."""
        page.section(f"hand of player {number}" if number else "your hand")
        page.counts("combat cards", player.get("hand") or _NOTHING, self._words["card"], 2)

    def _choosing(self, page: Page, player: Seen) -> None:
        """The cards that the viewer alone sees while it chooses among them."""
        page.section("choosing from")
        shown: Mapping[str, list[str]] = player.get("choosing_from") or _NOTHING
        page.flags("blessings", shown.get("blessings", ()), self._words["blessing"])
        page.flags("artifacts", shown.get("artifacts", ()), self._words["artifact"])
        page.counts("combat cards", Counter(shown.get("cards", ())), self._words["card"], 2)
        page.counts("attacks", Counter(shown.get("attacks", ())), self._words["attack"], 2)

    def _part(self, page: Page, shown: Seen, part: type[Part], place: list[int]) -> None:
        """What a module keeps of its own, as it says itself."""
        page.section(part.KEY)
        for field, kind, of, most in part.OBSERVED:
            value = shown[field]
            match kind:
                case "number":
                    page.number(field, value, most)
                case "flag":
                    page.flag(field, value)
                case "seat":
                    self._seat(page, field, value, place)
                case "choice":
                    page.choice(field, value, self._words[of])
                case "flags":
                    page.flags(field, value, self._words[of])
                case "counts":
                    page.counts(field, value, self._words[of], most)
                case "owners":
                    for id_ in self._words[of].ids:
                        self._seat(page, f"{field} {id_}", value.get(id_, _NOBODY), place)
                case "seats":
                    for other, at in sorted(enumerate(place), key=lambda pair: pair[1]):
                        page.number(f"{field} of seat +{at}", value[other], most)
                case "holders":
                    for id_ in self._words[of].ids:
                        page.seats(f"{field} {id_}", [place[seat] for seat in value.get(id_, ())], self._seats)
                case _:
                    raise ValueError(f"{part.KEY}.{field} is observed as {kind!r}, which is nothing")

    def _seat(self, page: Page, name: str, seat: int, place: list[int]) -> None:
        page.seat(name, place[seat] if seat != _NOBODY else None, self._seats)

    def _decision(self, page: Page, view: Seen, about: Seen, place: list[int]) -> None:
        words, you = self._words, view["you"]
        page.section("decision")
        mine = next((entry["kind"] for entry in view["deciding"] if entry["seat"] == you), None)
        other = next((entry["kind"] for entry in view["deciding"] if entry["seat"] != you), None)
        page.choice("your own", mine, words["decision"])
        page.choice("another's", other, words["decision"])
        page.seats("who decides", [place[entry["seat"]] for entry in view["deciding"]], self._seats)
        page.number("left", about.get("left", 0), 10)
        page.number("count", about.get("count", 0), 10)
        page.number("change", about.get("change", 0), 5)
        page.number("drawn or dealt", about.get("drawn", about.get("dealt", 0)), 5)
        page.number("regions", about.get("regions", 0), 5)
        for name, family in (("start", "region"), ("region", "region"), ("monster", "monster"), ("symbol", "symbol")):
            page.choice(name, about.get(name), words[family])
        powers = [about[table] for table in ("artifact", "blessing", "hero", "quest") if table in about]
        page.flags("power", powers, words["power"])

    def _turn(self, page: Page, view: Seen, place: list[int]) -> None:
        page.section("table")
        page.number("turn", view["turn"], 100)
        self._seat(page, "active", view["active"], place)
        self._seat(page, "first", view["first_seat"], place)

    def _used(self, page: Page, view: Seen) -> None:
        words = self._words
        page.flags("regular actions used", view["regular_used"], words["regular"])
        page.choice("artifact block", view["artifact_block"], self._blocks)
        page.number("special actions owed", view["extra_specials"], 3)
        page.choice("temple card", view["temple_card"], words["temple_card"])
        page.flags("temples left", map(str, view["temples_left"]), self._temples)
        page.flags("temples of their own kind left", view["kinds_left"], self._kinds)
        page.flags("heroes left", view["heroes_left"], words["hero"])

    def _decks(self, page: Page, view: Seen) -> None:
        page.counts("decks", view["decks"], self._deck_names, 40)

    def _combat_discards(self, page: Page, view: Seen) -> None:
        page.counts("combat discards", view["discards"]["combat"], self._words["card"], 2)

    def _combat_open(self, page: Page, view: Seen) -> None:
        page.counts("combat cards open", view["discards"]["open"], self._words["card"], 2)

    def _discards(self, page: Page, view: Seen) -> None:
        page.flags("event discards", view["discards"]["event"], self._words["drawn"])
        page.counts("attacks played", Counter(view["discards"]["attack"]), self._words["attack"], 2)

    def _lands(self, page: Page, view: Seen, place: list[int]) -> None:
        words, seats = self._words, self._seats
        for land in words["land"].ids:
            self._seat(page, f"glory: {land}" if page.spans is not None else "", view["glory"][land], place)
        for god in words["god"].ids:
            page.section(god)
            monument = view["monuments"][god]
            page.number("level", monument["level"], 5)
            priests = [0] * seats
            for seat, count in enumerate(monument["priests"]):
                priests[place[seat]] = count
            page.numbers("priests", priests, seats, 4)

    def _region(self, page: Page, region: Seen, around: list[int], place: list[int]) -> None:
        self._seat(page, "control", region["control"], place)
        army: dict[str, int] = region["hoplites"]
        page.numbers("hoplites", [army.get(str(seat), 0) for seat in around], self._seats, _ARMY)
        self._seat(page, "fortified", region["fortified"], place)
        own = region["temple"] if isinstance(region["temple"], str) else None
        page.number("temple", 0 if own else region["temple"], _TEMPLES)
        page.choice("temple of its own kind", own, self._kinds)
        page.seats("heroes", [place[seat] for seat in region["heroes"]], self._seats)

    def _monster(self, page: Page, monster: Seen | None) -> None:
        page.flag("on the map", monster)
        # on a sea trail it is at both ends
        shores = (monster.get("trail") or (monster["region"],)) if monster else ()
        page.flags("region", shores, self._words["region"])
        wounds: Iterable[Seen] = monster["wounds"] if monster else ()
        page.flags("wound symbols", [str(wound["place"]) for wound in wounds], self._places)
        page.flags("covered", [str(wound["place"]) for wound in wounds if wound["covered"]], self._places)
        page.flags("evolutions", monster["evolutions"] if monster else (), self._words["evolution"])

    def _quests(self, page: Page, quests: Iterable[Seen], around: list[int]) -> None:
        lying = {quest["quest"]: quest["heroes"] for quest in quests}
        page.section("quests")
        page.flags("on the map", lying, self._words["quest"])
        for quest in self._words["quest"].ids:
            heroes: dict[str, int] = lying.get(quest, {})
            name = f"steps of {quest}" if page.spans is not None else ""
            page.numbers(name, [heroes.get(str(seat), 0) for seat in around], self._seats, 3)

    def _battle(self, page: Page, battle: Seen | None, place: list[int]) -> None:
        page.section("battle")
        page.choice("region", battle["region"] if battle else None, self._words["region"])
        for number, side in enumerate(_SIDES):
            page.section(side)
            self._seat(page, "seat", battle["seats"][number] if battle else _NOBODY, place)
            page.number("strength", battle["strength"][number] if battle else 0, _STRENGTH)
            page.number("casualties", battle["casualties"][number] if battle else 0, _ARMY)
            page.flag("passed", battle and battle["passed"][number])
            page.counts("played", Counter(battle["played"][number] if battle else ()), self._words["card"], 2)

    def _hunt(self, page: Page, hunt: Seen | None, place: list[int]) -> None:
        page.section("hunt")
        self._seat(page, "hunter", hunt["seat"] if hunt else _NOBODY, place)
        page.choice("monster", hunt["monster"] if hunt else None, self._words["monster"])
        page.choice("attack", hunt["attack"] if hunt else None, self._words["attack"])
        page.number("strength", hunt["strength"] if hunt else 0, _STRENGTH)
        page.number("defence", hunt["defence"] if hunt else 0, _STRENGTH)
        page.number("attacks", hunt["attacks"] if hunt else 0, 10)
        page.flags("covered in it", map(str, hunt["covered"] if hunt else ()), self._places)

    def _player(self, page: Page, player: Seen) -> None:
        words = self._words
        page.choice("hero", player["hero"], words["hero"])
        page.choice("hero's region", player["hero_at"], words["region"])
        if self._away.size:
            page.choice("hero away", player["away"], self._away)
        page.counts("attributes", player["attributes"], words["attribute"], 5)
        page.counts("attributes without injuries", player["stored"], words["attribute"], 5)
        page.flags("injured", player["injured"], words["attribute"])
        page.number("priests", player["priests"], 4)
        page.number("supply", player["supply"], _ARMY)
        page.flags("special actions used", player["specials_used"], words["special"])
        artifacts: dict[str, bool] = player["artifacts"]
        page.flags("artifacts", artifacts, words["artifact"])
        page.flags("artifacts charged", [name for name, charged in artifacts.items() if charged], words["artifact"])
        page.flags("blessings", player["blessings"], words["blessing"])
        page.flags("blessings used", player["blessing_tokens"], words["blessing"])
        page.flags("monsters slain", player["slain"], words["monster"])
        page.flags("quest cards", player["kept"], words["quest"])
        page.number("cards in hand", player["hand_size"], 10)
        page.number("hand limit", player["hand_limit"], 10)


def _held(p: Hellas, seat: int, seen: bool) -> Seen:
    return {"hand": cards_part(p, seat)} if seen else _NOTHING


def _same(shown: Seen) -> Seen:
    return shown


def _nothing() -> None:
    return None


def _deciding(you: int, found: list[tuple[int, str]]) -> dict[str, Plain]:
    return {"you": you, "deciding": [{"seat": seat, "kind": kind} for seat, kind in found]}
