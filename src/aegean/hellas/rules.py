"""The data of Lords of Hellas in the shape in which the rules ask for it: numbers, tuples and looked-up effects.

A *reference* names a component by table and id ("blessing:armory"); with a part ("blessing:armory:gain") it names
effects. Steps hold references, so that a state stays plain data.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from aegean.core.packs import Pack
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
)

NO_EFFECTS: Final[Effects] = ()


class Standing(NamedTuple):
    """An effect that a hero or a blessing has without being used, and the power it belongs to."""

    ref: str
    power: Power
    effect: Effect


class Rules:
    def __init__(self, pack: Pack, seats: int, teams: tuple[int, ...] = ()) -> None:
        self.seats = seats
        self.teams = teams  # of each seat, where seats win together
        self.pack = pack

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
        self.shrines = [r for r in range(self.count) if self.regions[r].shrine == "shrine"]
        self.oracle = next((r for r in range(self.count) if self.regions[r].shrine == "oracle"), -1)

        # gods and attributes
        gods = pack.table("gods", God)
        self.god_ids = tuple(gods)
        self.god = {name: number for number, name in enumerate(self.god_ids)}
        self.gods = list(gods.values())
        self.god_region = [self.region[god.region] for god in self.gods]
        attributes = pack.table("attributes", Attribute)
        self.attribute_ids = tuple(attributes)
        self.attribute = {name: number for number, name in enumerate(self.attribute_ids)}
        self.attributes = list(attributes.values())

        # heroes, monsters
        heroes = pack.table("heroes", Hero)
        self.hero_ids = tuple(heroes)
        self.hero = {name: number for number, name in enumerate(self.hero_ids)}
        self.heroes = list(heroes.values())
        monsters = pack.table("monsters", Monster)
        self.monster_ids = tuple(monsters)
        self.monster = {name: number for number, name in enumerate(self.monster_ids)}
        self.monsters = list(monsters.values())
        self.passives = [monster.passive for monster in self.monsters]
        self.monster_rolls = [act("roll", name) for name in self.monster_ids]
        cards = pack.table("monster_cards", MonsterCard)
        self.monster_card_ids = tuple(cards)
        self.monster_cards = list(cards.values())
        # A monster's symbols have fixed places: its own, then those of each of its cards; `symbol_card` is the card
        # that adds the symbol, or -1.
        self.symbols: list[list[Wound]] = []
        self.symbol_card: list[list[int]] = []
        for name, monster in monsters.items():
            wounds, origin = list(monster.wounds), [-1] * len(monster.wounds)
            for number, card in enumerate(self.monster_cards):
                if card.monster == name:
                    wounds += card.wounds
                    origin += [number] * len(card.wounds)
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
        self.combat_symbols = pack.table("symbols", Symbol)
        artifacts = pack.table("artifacts", Artifact)
        self.artifact_ids = tuple(artifacts)
        self.artifact = {name: number for number, name in enumerate(self.artifact_ids)}
        self.artifacts = list(artifacts.values())
        blessings = pack.table("blessings", Blessing)
        self.blessing_ids = tuple(blessings)
        self.blessing = {name: number for number, name in enumerate(self.blessing_ids)}
        self.blessings = list(blessings.values())
        quests = pack.table("quests", Quest)
        self.quest_ids = tuple(quests)
        self.quest = {name: number for number, name in enumerate(self.quest_ids)}
        self.quests = list(quests.values())
        self.quest_region = [self.region[quest.region] for quest in self.quests]
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
        self._standing: dict[tuple[int, int], dict[str, tuple[Standing, ...]]] = {}
        self._owned: dict[tuple[int, int, int, int], dict[str, tuple[str, ...]]] = {}
        self._distances: dict[int, list[int]] = {}
        self.needed = {name: victory.among(seats) for name, victory in self.victories.items()}
        warlord = self.victories.get("warlord_of_hellas")
        excluded = warlord.excluded_among(seats) if warlord else ()
        self.lands_to_hold = [
            regions for name, regions in zip(self.land_ids, self.regions_of_land, strict=True) if name not in excluded
        ]

    def _join(self) -> list[tuple[int, ...]]:
        """Neighbours over land and sea, whichever of two regions names the other."""
        joined: list[set[int]] = [set() for _ in self.regions]
        for number, region in enumerate(self.regions):
            for name in (*region.neighbours, *region.sea_trails):
                joined[number].add(self.region[name])
                joined[self.region[name]].add(number)
        return [tuple(sorted(found)) for found in joined]

    # -- components by reference --------------------------------------------------------------------------------------

    def power(self, ref: str) -> Power:
        """The power of "artifact:...", "blessing:...", "hero:..." or a kept "quest:..."."""
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
                kept = self.quests[self.quest[name]].kept
                assert kept is not None
                found = kept
            self._powers[ref] = found
        return found

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
                found = (Effect(effect=god.effect, number=number, where=god.where, up_to=True),)
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
