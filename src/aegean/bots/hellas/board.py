"""What never changes in a game of Lords of Hellas, in the shape in which a lord thinks of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, cast

from aegean.core.game import Game
from aegean.core.values import Plain
from aegean.hellas.components import Power
from aegean.hellas.game import HellasGame
from aegean.hellas.rules import Rules

# How much a hoplite counts in a region so many regions away, and nothing beyond.
_REACH: Final = (1.0, 0.55, 0.28, 0.14, 0.07, 0.03)
_PORT: Final = 2  # regions that a step from port to port counts as for an army: only a march takes it
_SYMBOLS: Final = {"sickle": 1.6, "shield": 0.7, "sword": 0.9, "mace": 0.9, "axe": 0.8, "spear": 0.8}
_BATTLE: Final = (
    "in_battle", "battle_", "both_passed", "casualties", "combat_card_played", "with_march", "after_march", "march_",
    "hoplites_killed", "kill_enemy",
)  # fmt: skip
_OTHER_SYMBOL: Final = 0.7
_HUNTING, _COPY = 0.4, 1.2  # what a relic does in a hunt; a card that is worth what another is
_COMES_BACK: Final = 0.4  # of its worth: what a card beside the hand costs whoever plays it


class Board:
    """The map, the cards and the victories, for one number of seats."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats = rules.seats
        self.count = rules.count
        self.region = rules.region
        self.neighbours = rules.neighbours
        self.far = [rules.distances(region) for region in range(rules.count)]
        self.hero_far = self._with_ports(1)
        self.by_port = [  # from where a march comes, besides neighbours
            tuple(n for n in rules.ports if n != at and n not in rules.neighbours[at]) if at in rules.ports else ()
            for at in range(rules.count)
        ]
        army_far = self._with_ports(_PORT)
        self.reach = [[_REACH[far] if far < len(_REACH) else 0.0 for far in row] for row in army_far]
        self.recruits = [city.recruits if city else 0 for city in rules.city]
        self.walls = [city.fortification if city else 0 for city in rules.city]
        self.temple_site = {kind: rules.temple_site[-1 - number] for number, kind in enumerate(rules.temple_kinds)}
        self.shrine = [region in rules.shrines for region in range(rules.count)]
        needed = rules.needed
        warlord = rules.victories.get("warlord_of_hellas")
        excluded = warlord.excluded_among(rules.seats) if warlord is not None else ()
        self.lands_needed = needed.get("warlord_of_hellas", 0) or needed.get("three_lands", 0)
        self.lands = [
            regions for land, regions in zip(rules.land_ids, rules.regions_of_land, strict=True) if land not in excluded
        ]
        self.temples_needed = needed.get("favored_of_the_gods", 0)
        self.monsters_needed = needed.get("monster_slayer", 0)
        self.king_tokens = needed.get("king_of_kings", 0)
        self.top_level = rules.limits["monument_levels"]
        self.leadership = rules.attribute["leadership"]
        self.strength = rules.attribute["strength"]
        self.speed = rules.attribute["speed"]
        self.fleet = rules.attribute.get("fleet", -1)
        self.raising = rules.attribute.get("raise", -1)
        self.at_sea = frozenset(rules.ports if self.fleet >= 0 else ())  # where fleets fight
        self.cards = sum(card.copies for card in rules.combat_cards)
        self.symbol_of = {name: card.symbol for name, card in zip(rules.combat_ids, rules.combat_cards, strict=True)}
        self.copies_of_symbol: dict[str, int] = {}
        for card in rules.combat_cards:
            self.copies_of_symbol[card.symbol] = self.copies_of_symbol.get(card.symbol, 0) + card.copies
        self.any_wound = {name: symbol.any_wound for name, symbol in rules.combat_symbols.items() if symbol.any_wound}
        self.wild = sum(self.copies_of_symbol.get(name, 0) for name, count in self.any_wound.items() if count == 1)
        self.passive = {name: monster.passive for name, monster in zip(rules.monster_ids, rules.monsters, strict=True)}
        self.lowered = {  # blessings that make every region smaller for their owner
            name: sum(one.number for one in blessing.power.effects if one.effect == "lower_population_strength")
            for name, blessing in zip(rules.blessing_ids, rules.blessings, strict=True)
        }
        self.lowered_by_hero = {  # heroes that make a city smaller where they stand
            name: sum(one.number for one in hero.ability.effects if one.effect == "lower_city_population")
            for name, hero in zip(rules.hero_ids, rules.heroes, strict=True)
        }
        self.upgrades = cast(  # of armies, in games that have them
            Mapping[str, Any], rules.pack.entries("army_upgrades") if "army_upgrades" in rules.pack.tables else {}
        )
        self.lowered_by_upgrade = {
            name: sum(one.number for one in upgrade.effects if one.effect == "lower_population_strength")
            for name, upgrade in self.upgrades.items()
        }
        self.serves = {  # what an artifact or a blessing is for
            f"{family}:{name}": _serves(power)
            for family, ids, powers in (
                ("artifact", rules.artifact_ids, [one.power for one in rules.artifacts]),
                ("blessing", rules.blessing_ids, [one.power for one in rules.blessings]),
            )
            for name, power in zip(ids, powers, strict=True)
        }
        self.card_worth = {
            name: 0.5 * card.strength
            - 0.3 * card.casualties
            + (0.5 if card.effects else 0.0)
            + (_HUNTING if card.hunt else 0.0)
            + (_COPY if any(one.effect == "copy_last_card" for one in card.effects) else 0.0)
            + _SYMBOLS.get(card.symbol, _OTHER_SYMBOL)
            for name, card in zip(rules.combat_ids, rules.combat_cards, strict=True)
        }

        # what is lost when a card is played: one beside the hand comes back, but Lightning, of whose symbol the deck
        # has no card, does not
        self.returns = {
            name: not card.copies and bool(self.copies_of_symbol[card.symbol])
            for name, card in zip(rules.combat_ids, rules.combat_cards, strict=True)
        }
        self.relics = frozenset(
            name for name, card in zip(rules.combat_ids, rules.combat_cards, strict=True) if card.relic
        )
        self.price = {
            name: _COMES_BACK * worth if self.returns[name] else worth for name, worth in self.card_worth.items()
        }

    def _with_ports(self, length: int) -> list[list[int]]:
        """Distances where a step from port to port counts as so many regions."""
        ports = self.rules.ports
        if not ports:
            return self.far
        to_port = [min(row[port] for port in ports) for row in self.far]
        return [
            [min(far, to_port[start] + length + to_port[end]) for end, far in enumerate(row)]
            for start, row in enumerate(self.far)
        ]

    def hit(self, symbols: list[str]) -> float:
        """The chance that a card drawn covers one of a monster's symbols."""
        fitting = sum([self.copies_of_symbol[kind] for kind in set(symbols)])
        return min(1.0, (fitting + self.wild) / self.cards)


def _serves(power: Power) -> str:
    """Whether a power is for the hunt, for battle, or for neither more than for the other."""
    hunt = any("hunt" in each for each in (*power.when, *[one.effect for one in power.effects]))
    battle = any(each.startswith(_BATTLE) for each in (*power.when, *[one.effect for one in power.effects]))
    return "" if hunt == battle else "hunt" if hunt else "battle"


@lru_cache(maxsize=16)
def _board(rules: Rules) -> Board:
    return Board(rules)


def board_of(game: Game, seats: int, options: Mapping[str, Plain]) -> Board:
    """The board of a game with complete options."""
    assert isinstance(game, HellasGame)
    return _board(game.rules(seats, options))
