"""The rulebook of one game of Lords of Hellas: the base game and the expansions it is played with, resolved once for a
number of seats and a set of modules, and asked by everybody: the rules themselves, bots, environments, clients.

It holds the data in the shape in which the rules ask for it (numbers, tuples, looked-up effects) and what the modules'
chapters bring (steps, actions, effects, deeds, answers, stages).

A *reference* names a component by table and id ("blessing:armory"); with a part ("blessing:armory:gain") it names
effects. Steps hold references, so that a state stays plain data.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from aegean.core.describing import Wording
from aegean.core.errors import nearest
from aegean.core.numbering import Member, Parts
from aegean.core.packs import Pack, PackError
from aegean.core.parts import Part
from aegean.core.position import Step
from aegean.hellas.actions import act
from aegean.hellas.components import (
    Amount,
    Artifact,
    Attribute,
    Blessing,
    City,
    CombatCard,
    DieResult,
    Effect,
    Effects,
    EventCard,
    God,
    Hero,
    Land,
    Monster,
    MonsterAttack,
    MonsterCard,
    Power,
    Quest,
    Region,
    RegularAction,
    SpecialAction,
    Symbol,
    TempleCard,
    Victory,
    Wound,
    words_of,
)
from aegean.hellas.modules import (
    Asking,
    Away,
    Chapter,
    Condition,
    Deed,
    Doing,
    Drawing,
    Module,
    Stage,
    Win,
    join_preparations,
    join_stages,
)

NO_EFFECTS: Final[Effects] = ()
T = TypeVar("T")
LORD: Final = "lord"  # the role of a seat that is played by the rules of the base game
OWN, ELSEWHERE = -1, -2  # where a symbol comes from that no card adds: the monster's entry, or a chapter


class Standing(NamedTuple):
    """An effect that a hero or a blessing has without being used, and the power it belongs to."""

    ref: str
    power: Power
    effect: Effect


class Way(NamedTuple):
    """Two regions beside each other, and what lies between them."""

    one: int
    other: int
    kind: str  # "land", "sea" or "port"


class Rules:
    def __init__(self, pack: Pack, seats: int, modules: Sequence[Module]) -> None:
        self.seats = seats
        self.pack = pack
        self.modules = tuple(module.id for module in modules)
        self.side = _by_seat(seats, [module.sides for module in modules], tuple(range(seats)))
        bare_heroes = any(module.bare_heroes for module in modules)
        self.role = _by_seat(seats, [module.roles for module in modules], (LORD,) * seats)

        # the map
        regions = pack.table("regions", Region)
        self.region_ids = tuple(regions)
        self.region = {name: number for number, name in enumerate(self.region_ids)}
        self.regions = list(regions.values())
        self.count = len(self.regions)
        self.land_ids = tuple(pack.table("lands", Land))
        self.land = {name: number for number, name in enumerate(self.land_ids)}
        self.land_of = [self.land[region.land] for region in self.regions]
        self.regions_of_land = [
            [r for r in range(self.count) if self.land_of[r] == land] for land in range(len(self.land_ids))
        ]
        self.ports = tuple(r for r in range(self.count) if self.regions[r].port)
        self.ways = self._find_ways()
        # monsters are in places: regions by their numbers, and beyond these the sea trails
        self.trails = tuple((one, other) for one, other, kind in self.ways if kind == "sea")
        self.kinds_between = self._find_kinds()
        self.neighbours = self._join()
        # the actions that lead into regions: hoplites and monsters go to neighbours, in their order; heroes anywhere
        names = self.region_ids
        self.moves = [tuple(act("move", names[r], names[end]) for end in self.neighbours[r]) for r in range(self.count)]
        self.marches = [
            tuple(act("march", names[r], names[end]) for end in self.neighbours[r]) for r in range(self.count)
        ]
        self.monster_moves = [
            tuple(act("move_monster", names[end]) for end in self.neighbours[r]) for r in range(self.count)
        ]
        self.hero_moves = [act("move_hero", name) for name in names]
        self.population = [region.population for region in self.regions]
        cities = pack.table("cities", City)
        self.city: list[City | None] = [cities[region.city] if region.city else None for region in self.regions]
        # Temples are numbered, and stand in for shrines; others have a kind and a place of their own (the Oracle of
        # Delphi). In lists of temples the first kind is -1, the next -2, and so on.
        self.shrines = [r for r in range(self.count) if self.regions[r].shrine == "shrine"]
        self.temple_kinds = tuple(
            dict.fromkeys(region.shrine for region in self.regions if region.shrine not in (None, "shrine"))
        )
        self.temple_site = {
            -1 - number: next(r for r in range(self.count) if self.regions[r].shrine == kind)
            for number, kind in enumerate(self.temple_kinds)
        }

        # gods and attributes
        gods = pack.table("gods", God)
        self.god_ids = tuple(gods)
        self.god = {name: number for number, name in enumerate(self.god_ids)}
        self.prayers = [act("pray", name) for name in self.god_ids]
        self.gods = list(gods.values())
        self.god_region = [self.region[god.region] for god in self.gods]
        attributes = pack.table("attributes", Attribute)
        self.attribute_ids = tuple(attributes)
        self.attribute = {name: number for number, name in enumerate(self.attribute_ids)}
        self.attributes = list(attributes.values())
        # the hero's own, which injuries lie on; others are additional (Fleet)
        self.hero_attributes = tuple(n for n, attribute in enumerate(self.attributes) if attribute.injured)

        # heroes, monsters
        heroes = pack.table("heroes", Hero)
        self.hero_ids = tuple(heroes)
        self.hero = {name: number for number, name in enumerate(self.hero_ids)}
        self.heroes = [bare(hero) for hero in heroes.values()] if bare_heroes else list(heroes.values())
        monsters = pack.table("monsters", Monster)
        self.monster_ids = tuple(monsters)
        self.monster = {name: number for number, name in enumerate(self.monster_ids)}
        self.monsters = list(monsters.values())
        self.monsters_with: dict[str, list[int]] = {}  # by their passives
        for number, monster in enumerate(self.monsters):
            if monster.passive:
                self.monsters_with.setdefault(monster.passive, []).append(number)
        self.monster_rolls = [act("roll", name) for name in self.monster_ids]
        cards = pack.table("monster_cards", MonsterCard)
        self.monster_card_ids = tuple(cards)
        self.monster_cards = list(cards.values())
        self.monster_card_places = [self._place_of(card) for card in self.monster_cards]
        # A monster's symbols have fixed places: its own, then those of each of its cards, then those of chapters;
        # `symbol_card` is the card that adds the symbol, OWN or ELSEWHERE.
        self.symbols: list[list[Wound]] = []
        self.symbol_card: list[list[int]] = []
        for name, monster in monsters.items():
            wounds, origin = list(monster.wounds), [OWN] * len(monster.wounds)
            for number, card in enumerate(self.monster_cards):
                if card.monster == name:
                    wounds += card.wounds
                    origin += [number] * len(card.wounds)
            for found in (
                chapter.symbols[name](pack) for one in modules for chapter in one.chapters if name in chapter.symbols
            ):
                wounds += found
                origin += [ELSEWHERE] * len(found)
            self.symbols.append(wounds)
            self.symbol_card.append(origin)
        attacks = pack.table("monster_attacks", MonsterAttack)
        self.attack_ids = tuple(attacks)
        self.attacks = list(attacks.values())
        die = pack.table("monster_die", DieResult)
        self.die_ids = tuple(die)
        self.die = [result for result in die.values() for _ in range(result.faces)]
        self.die_names = [name for name, result in die.items() for _ in range(result.faces)]

        # cards
        combat = pack.table("combat_cards", CombatCard)
        self.combat_ids = tuple(combat)
        self.combat = {name: number for number, name in enumerate(self.combat_ids)}
        self.combat_cards = list(combat.values())
        self.kinds = len(self.combat_cards)
        # cards of no deck lie beside hands: for each kind its place among these, or -1
        self.beside_kinds = tuple(kind for kind, card in enumerate(self.combat_cards) if not card.copies)
        self.beside = [self.beside_kinds.index(n) if n in self.beside_kinds else -1 for n in range(self.kinds)]
        self.combat_symbols = pack.table("symbols", Symbol)
        artifacts = pack.table("artifacts", Artifact)
        self.artifact_ids = tuple(artifacts)
        self.artifact = {name: number for number, name in enumerate(self.artifact_ids)}
        self.artifacts = list(artifacts.values())
        blessings = pack.table("blessings", Blessing)
        self.blessing_ids = tuple(blessings)
        self.blessing = {name: number for number, name in enumerate(self.blessing_ids)}
        self.blessings = list(blessings.values())
        # quests that are event cards come first
        quests = dict(sorted(pack.table("quests", Quest).items(), key=lambda item: item[1].region is None))
        self.quest_ids = tuple(quests)
        self.quest = {name: number for number, name in enumerate(self.quest_ids)}
        self.quests = list(quests.values())
        self.quest_region = [self.region[quest.region] if quest.region else -1 for quest in self.quests]
        drawn_quests = tuple(name for name, quest in quests.items() if quest.region)
        # event cards by number: those of monsters first, then quests, then all others
        event_cards = pack.table("event_cards", EventCard)
        self.event_card_ids = tuple(event_cards)
        self.event_cards = list(event_cards.values())
        self.event_ids = (*self.monster_card_ids, *drawn_quests, *self.event_card_ids)
        self.first_quest = len(self.monster_card_ids)
        self.first_event_card = self.first_quest + len(drawn_quests)
        temple_cards = pack.table("temple_cards", TempleCard)
        self.temple_card_ids = tuple(temple_cards)
        self.temple_cards = list(temple_cards.values())

        # actions and numbers
        regular = pack.table("regular_actions", RegularAction)
        self.regular_ids = tuple(regular)
        self.regular = {name: 1 << number for number, name in enumerate(self.regular_ids)}
        self.regular_actions = regular
        special = pack.table("special_actions", SpecialAction)
        self.special_ids = tuple(special)
        self.special = {name: 1 << number for number, name in enumerate(self.special_ids)}
        self.special_actions = special
        self.limits = {name: amount.among(seats) for name, amount in pack.table("limits", Amount).items()}
        self.numbers = {name: amount.among(seats) for name, amount in pack.table("rules", Amount).items()}
        self.setup = {name: amount.among(seats) for name, amount in pack.table("setup", Amount).items()}
        self.victories = pack.table("victories", Victory)

        # every power by a number, for the bit sets and lists of powers in a position
        self.power_refs = (
            *(f"artifact:{name}" for name in self.artifact_ids),
            *(f"blessing:{name}" for name in self.blessing_ids),
            *(f"hero:{name}" for name in self.hero_ids),
            *(f"quest:{name}" for name, quest in quests.items() if quest.kept),
        )
        self.power_number = {ref: number for number, ref in enumerate(self.power_refs)}

        self._effects: dict[str, Effects] = {}
        self._powers: dict[str, Power] = {}
        self._sources: dict[str, tuple[frozenset[int], int]] = {}
        self._standing: dict[tuple[int, int], dict[str, tuple[Standing, ...]]] = {}
        self._owned: dict[tuple[int, int, int, int], dict[str, tuple[str, ...]]] = {}
        self._distances: dict[int, list[int]] = {}
        self.needed = {name: victory.among(seats) for name, victory in self.victories.items()}
        warlord = self.victories.get("warlord_of_hellas")
        excluded = warlord.excluded_among(seats) if warlord else ()
        self.lands_to_hold = [
            regions for name, regions in zip(self.land_ids, self.regions_of_land, strict=True) if name not in excluded
        ]

        # a chapter that two modules bring is joined once
        self._join_chapters(list(dict.fromkeys(chapter for module in modules for chapter in module.chapters)))
        # a table that a module alone has is a set for parts of actions, and a family of words, by its singular
        self.sets |= {table.removesuffix("s"): tuple(pack.entries(table)) for one in modules for table in one.schema}
        self._check_words()

    def _find_ways(self) -> tuple[Way, ...]:
        """Each way once, whichever of two regions names the other."""
        found: dict[tuple[int, int, str], Way] = {}
        for number, region in enumerate(self.regions):
            for kind, names in (("land", region.neighbours), ("sea", region.sea_trails)):
                for name in names:
                    one, other = sorted((number, self.region[name]))
                    found[one, other, kind] = Way(one, other, kind)
        for one in self.ports:
            for other in self.ports:
                if one < other:
                    found[one, other, "port"] = Way(one, other, "port")
        return tuple(found[key] for key in sorted(found))

    def _place_of(self, card: MonsterCard) -> int:
        """Where the monster of a card appears."""
        region = self.region[card.printed if card.printed in self.region else card.region]
        return region if card.trail is None else self.trail_between(region, self.region[card.trail])

    def trail_between(self, one: int, other: int) -> int:
        """The place that the sea trail between two regions is; -1: there is none."""
        trail = (min(one, other), max(one, other))
        return self.count + self.trails.index(trail) if trail in self.trails else -1

    def shores(self, place: int) -> tuple[int, ...]:
        """The regions from which a place is reached: the region itself, or the two ends of a sea trail."""
        if place < self.count:
            return (place,) if place >= 0 else ()
        return self.trails[place - self.count]

    def _find_kinds(self) -> dict[tuple[int, int], frozenset[str]]:
        """By two regions, in either order, what kinds of ways lie between them."""
        found: dict[tuple[int, int], frozenset[str]] = {}
        for one, other, kind in self.ways:
            found[one, other] = found[other, one] = found.get((one, other), frozenset()) | {kind}
        return found

    def _join(self) -> list[tuple[int, ...]]:
        """Neighbours over land and sea; ports make no neighbours."""
        joined: list[set[int]] = [set() for _ in self.regions]
        for one, other, kind in self.ways:
            if kind != "port":
                joined[one].add(other)
                joined[other].add(one)
        return [tuple(sorted(found)) for found in joined]

    def _join_chapters(self, chapters: list[Chapter]) -> None:
        self.steps: tuple[type[Step], ...] = tuple(step for chapter in chapters for step in chapter.steps)
        self.decisions = tuple(dict.fromkeys(kind for step in self.steps for kind in step.ASKS))
        self.events = tuple(dict.fromkeys(kind for chapter in chapters for kind in chapter.events))
        self.reasons = tuple(dict.fromkeys(reason for chapter in chapters for reason in chapter.reasons))
        self.actions: dict[str, Parts] = {}
        self.sets: dict[str, tuple[Member, ...]] = {}
        self.doing: dict[str, Doing] = {}
        self.possibilities: dict[str, Asking] = {}
        self.conditions: dict[str, Condition] = {}
        self.regular_deeds: dict[str, Deed] = {}
        self.special_deeds: dict[str, Deed] = {}
        self.wins: dict[str, Win] = {}
        self.away: dict[str, Away] = {}
        self.drawn: dict[str, Drawing] = {}
        self.first: dict[str, str] = {}
        turns: dict[str, Callable[[int], Step]] = {}
        for chapter in chapters:
            _add(chapter, self.actions, chapter.actions)
            _add(chapter, self.sets, chapter.sets)
            _add(chapter, self.doing, chapter.effects)
            _add(chapter, self.possibilities, chapter.possibilities)
            _add(chapter, self.conditions, chapter.conditions)
            _add(chapter, self.regular_deeds, chapter.regular)
            _add(chapter, self.special_deeds, chapter.special)
            _add(chapter, self.wins, chapter.victories)
            _add(chapter, self.away, chapter.away)
            _add(chapter, self.drawn, chapter.drawn)
            _add(chapter, self.first, chapter.first)
            _add(chapter, turns, chapter.turns)
        self.turn_of = tuple(turns[role](seat) for seat, role in enumerate(self.role))
        # a deed whose action is not printed in this game is nobody's
        self.regular_deeds = {name: deed for name, deed in self.regular_deeds.items() if name in self.regular}
        self.special_deeds = {name: deed for name, deed in self.special_deeds.items() if name in self.special}
        self.regular_of = {kind: name for name, deed in self.regular_deeds.items() for kind in deed.kinds}
        # what is asked for every turn: the bit of each, whether the hero must be on the map, what is offered
        self.special_offers = [
            (self.special[name], self.special_actions[name].hero_on_board, deed.offers)
            for name, deed in self.special_deeds.items()
        ]
        self.special_of = {kind: name for name, deed in self.special_deeds.items() for kind in deed.kinds}
        self.away_ids = tuple(self.away)
        self.wins = {name: win for name, win in self.wins.items() if self.needed.get(name)}
        self.checked_wins = [
            (name, win.fulfilled, self.needed[name]) for name, win in self.wins.items() if win.fulfilled is not None
        ]

        played = [chapter for chapter in chapters if chapter.when is None or chapter.when(self)]
        self.part_kinds: dict[str, type[Part]] = dict(chapter.part for chapter in played if chapter.part is not None)
        self.offers: dict[str, tuple[Deed, ...]] = {}
        self.answers: dict[str, tuple[Callable[..., Any], ...]] = {}
        for chapter in played:
            for decision, deeds in chapter.offers.items():
                self.offers[decision] = (*self.offers.get(decision, ()), *deeds)
            for query, answering in chapter.answers:
                self.answers[query] = (*self.answers.get(query, ()), answering)
        # what is offered beside the choices of a regular action belongs to it
        for name in self.regular_deeds:
            self.regular_of |= {kind: name for deed in self.offers.get(name, ()) for kind in deed.kinds}
        self.procedures = join_stages(chapters, played)
        self.stage_at: dict[tuple[str, str], tuple[Stage, str]] = {
            (name, stage.name): (stage, stages[at + 1].name if at + 1 < len(stages) else "")
            for name, stages in self.procedures.items()
            for at, stage in enumerate(stages)
        }
        self.preparations = join_preparations(played)
        self.powers_of_several_moments = frozenset(ref for ref in self.power_refs if len(self.power(ref).when) > 1)
        self._wordings = [chapter.wordings for chapter in chapters if chapter.wordings is not None]
        self._words = {name: set[str]() for name in ("effect", "passive", "when", "where")}
        for chapter in chapters:
            for vocabulary, words in chapter.words.items():
                self._words[vocabulary] |= set(words)

    @property
    def moments(self) -> set[str]:
        """All moments at which powers may be used, whether this game has one for it or not."""
        return self._words["when"]

    def _check_words(self) -> None:
        """Every word of the data is one that some chapter knows."""
        known = {**self._words, "condition": set(self.conditions)}
        known["effect"] |= set(self.doing)
        for table, id_, field, word in words_of(self.pack):
            if word not in known[field]:
                fault = f"{word!r} is unknown: {nearest(word, sorted(known[field]), most=40)}"
                raise PackError(f"{table}.toml", id_, field, fault)
        for id_, card in self.pack.table("event_cards", EventCard).items():
            if card.kind not in self.drawn:
                fault = f"{card.kind!r} is unknown: {nearest(card.kind, sorted(self.drawn))}"
                raise PackError("event_cards.toml", id_, "kind", fault)

    def wordings(self, p: Any) -> dict[str, Wording]:
        """How fields of modules' own steps are written in descriptions."""
        return {name: wording for wordings in self._wordings for name, wording in wordings(p).items()}

    # -- components by reference --------------------------------------------------------------------------------------

    def power(self, ref: str) -> Power:
        """The power of "artifact:...", "blessing:...", "hero:...", a kept "quest:...", or an event card by its kind."""
        found = self._powers.get(ref)
        if found is None:
            table, _, name = ref.partition(":")
            if table == "artifact":
                found = self.artifacts[self.artifact[name]].power
            elif table == "blessing":
                found = self.blessings[self.blessing[name]].power
            elif table == "hero":
                found = self.heroes[self.hero[name]].ability
            else:
                held = self.quests[self.quest[name]].kept if table == "quest" else self._power_elsewhere(table, name)
                assert held is not None
                found = held
            self._powers[ref] = found
        return found

    def _power_elsewhere(self, kind: str, name: str) -> Power | None:
        """Of an entry of a table that a module alone has, by its singular, or of an event card by its kind."""
        if kind in self.sets:
            entry: Any = self.pack.entries(f"{kind}s")[name]
            found: Power = entry.power
            return found
        card = self.event_cards[self.event_card_ids.index(name)]
        return card.power if card.kind == kind else None

    def effects(self, ref: str) -> Effects:
        """The effects of a part of a component: "blessing:armory:gain", "monster:hydra:region_attack", ..."""
        found = self._effects.get(ref)
        if found is None:
            found = self._effects[ref] = self._find_effects(*ref.split(":"))
        return found

    def _find_effects(self, table: str, name: str, part: str, only: str = "") -> Effects:
        found = NO_EFFECTS
        if part in ("effects", "cost"):
            power = self.power(f"{table}:{name}")
            found = power.effects if part == "effects" else power.cost
        elif table == "blessing":
            found = self.blessings[self.blessing[name]].gain
        elif table == "hero":
            found = self.heroes[self.hero[name]].starting_bonus
        elif table == "quest":
            found = self.quests[self.quest[name]].reward
        elif table == "temple_card":
            found = self.temple_cards[self.temple_card_ids.index(name)].oracle
        elif table == "monster":
            monster = self.monsters[self.monster[name]]
            found = monster.region_attack if part == "region_attack" else monster.special_attack
        elif table == "attack":
            found = self.attacks[self.attack_ids.index(name)].undefended
        elif table == "combat":
            found = self.combat_cards[self.combat[name]].effects
        elif table == "special":
            found = self.special_actions[name].effects
        elif table == "god":  # part: the monument's level
            god = self.gods[self.god[name]]
            number = god.powers[int(part) - 1]
            if number:
                by = (god.times,) if god.times else ()
                own = Effect(effect=god.effect, number=number, keep=god.keep, where=god.where, must=True, attributes=by)
                found = (own,)
            found = (*god.first, *found)
        return (found[int(only)],) if only else found

    def standing(self, hero: int, blessings: int) -> dict[str, tuple[Standing, ...]]:
        """The effects of a hero's ability and of a set of blessings, by the effect's name."""
        found = self._standing.get((hero, blessings))
        if found is None:
            refs = [f"hero:{self.hero_ids[hero]}"] if hero >= 0 else []
            refs += [f"blessing:{name}" for number, name in enumerate(self.blessing_ids) if blessings >> number & 1]
            lists: dict[str, list[Standing]] = {}
            for ref in refs:
                power = self.power(ref)
                for effect in power.effects:
                    lists.setdefault(effect.effect, []).append(Standing(ref, power, effect))
            found = self._standing[hero, blessings] = {name: tuple(items) for name, items in lists.items()}
        return found

    def sources(self, effect: str) -> tuple[frozenset[int], int]:
        """The heroes and the set of blessings that have an effect without being used."""
        found = self._sources.get(effect)
        if found is None:
            heroes = [n for n in range(len(self.hero_ids)) if effect in self.standing(n, 0)]
            blessings = [n for n in range(len(self.blessing_ids)) if effect in self.standing(-1, 1 << n)]
            found = self._sources[effect] = frozenset(heroes), sum(1 << n for n in blessings)
        return found

    def powers(self, artifacts: int, blessings: int, hero: int, kept: int) -> dict[str, tuple[str, ...]]:
        """The powers of a set of components by the moments at which they can be used; under "" all of them."""
        key = (artifacts, blessings, hero, kept)
        found = self._owned.get(key)
        if found is None:
            refs = [f"artifact:{name}" for number, name in enumerate(self.artifact_ids) if artifacts >> number & 1]
            refs += [f"blessing:{name}" for number, name in enumerate(self.blessing_ids) if blessings >> number & 1]
            if hero >= 0:
                refs.append(f"hero:{self.hero_ids[hero]}")
            refs += [f"quest:{name}" for number, name in enumerate(self.quest_ids) if kept >> number & 1]
            lists: dict[str, list[str]] = {"": refs}
            for ref in refs:
                for moment in self.power(ref).when:
                    lists.setdefault(moment, []).append(ref)
            if len(self._owned) >= 20_000:
                self._owned.clear()
            found = self._owned[key] = {moment: tuple(members) for moment, members in lists.items()}
        return found

    def distances(self, start: int) -> list[int]:
        """Regions of travel from one region to every other."""
        found = self._distances.get(start)
        if found is None:
            found = [-1] * self.count
            found[start] = 0
            rim = [start]
            while rim:
                onward = []
                for at in rim:
                    for n in self.neighbours[at]:
                        if found[n] < 0:
                            found[n] = found[at] + 1
                            onward.append(n)
                rim = onward
            self._distances[start] = found
        return found


def _add(chapter: Chapter, here: dict[str, T], brought: Mapping[str, T]) -> None:
    twice = sorted(here.keys() & brought.keys())
    assert not twice, f"{chapter.name} brings what is there already: {twice}"
    here.update(brought)


def bare(hero: Hero) -> Hero:
    """A hero whose board is covered: without ability and starting bonus."""
    return msgspec.structs.replace(hero, attributes={}, starting_bonus=(), ability=Power(when=("always",), effects=()))


def _by_seat(seats: int, said: Sequence[Callable[[int], tuple[T, ...]] | None], usual: tuple[T, ...]) -> tuple[T, ...]:
    """What a module says of each seat, if one does."""
    found = [by_seat(seats) for by_seat in said if by_seat is not None]
    assert len(found) < 2, "two modules of a game divide its seats"
    return found[0] if found else usual
