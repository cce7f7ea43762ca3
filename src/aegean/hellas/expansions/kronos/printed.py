"""The components of Kronos by their numbers: order cards, chains, tokens, actions, attributes and attitudes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aegean.core.packs import Entry, Pack
from aegean.hellas.components import Component, Count, Wound
from aegean.hellas.rules import Rules

ROLE: Final = "kronos"  # of the seat that plays him
KRONOS: Final = "kronos"  # his entry among the monsters: he is hunted like one
WRATH: Final = "kronos_wrath"
HOSTILE, WARY, NEUTRAL, LOYAL = range(4)


class Order(Component, frozen=True, kw_only=True):
    """It brings its monster into one of its regions, or evolves it (`evolution`: a monster card), or is an order."""

    name: str
    monster: str
    regions: tuple[str, ...]
    evolution: str | None = None
    order: str | None = None
    god: str | None = None  # whose monument the order breaks down
    only_in: str | None = None  # the region where the monster must be for it
    kills: Count = 0
    kills_beside: Count = 0  # in one neighbouring region


class Chain(Component, frozen=True, kw_only=True):
    name: str
    wounds: tuple[Wound, ...]
    cheaper: tuple[str, ...] = ()  # actions that cost 1 less while it is broken
    broken: bool = False  # from the beginning
    kills: Count = 0
    regions: tuple[str, ...] = ()
    cards: Count = 0
    priests: Count = 0


class KronosAction(Component, frozen=True, kw_only=True):
    name: str
    cost: Count
    costs: dict[str, int] = {}  # by monster, where they differ
    later: Count | None = None  # when Finding Omphalos is done
    least: Count = 0  # it never costs less
    final: bool = False
    restores: dict[str, int] = {}  # anger, by the number of regions from which on it is so much


class HeroToken(Component, frozen=True, kw_only=True):
    name: str
    hero: str | None = None  # None: for any hero, in the place of its own
    instead: bool = False  # of Hoplite Movement


class KronosAttribute(Component, frozen=True, kw_only=True):
    name: str


class Attitude(Component, frozen=True, kw_only=True):
    name: str


SCHEMA: Final[dict[str, type[Entry]]] = {
    "orders": Order,
    "chains": Chain,
    "kronos_actions": KronosAction,
    "hero_tokens": HeroToken,
    "kronos_attributes": KronosAttribute,
    "attitudes": Attitude,
}


class Printed:
    def __init__(self, rules: Rules) -> None:
        pack = rules.pack
        orders = pack.table("orders", Order)
        self.order_ids = tuple(orders)
        self.order = {name: number for number, name in enumerate(self.order_ids)}
        self.orders = list(orders.values())
        chains = pack.table("chains", Chain)
        self.chain_ids = tuple(chains)
        self.chain = {name: number for number, name in enumerate(self.chain_ids)}
        self.chains = list(chains.values())
        tokens = pack.table("hero_tokens", HeroToken)
        self.token_ids = tuple(tokens)
        self.token = {name: number for number, name in enumerate(self.token_ids)}
        self.tokens = list(tokens.values())
        self.actions = pack.table("kronos_actions", KronosAction)
        self.cheaper = {
            name: tuple(n for n, chain in enumerate(self.chains) if name in chain.cheaper) for name in self.actions
        }
        self.attribute_ids = tuple(pack.table("kronos_attributes", KronosAttribute))
        self.attitude_ids = tuple(pack.table("attitudes", Attitude))
        self.seat = rules.role.index(ROLE)
        self.monster = rules.monster[KRONOS]
        self.cards = {name: number for number, name in enumerate(rules.monster_card_ids)}
        # the places of the symbols on each chain, after those of the board
        at = len(rules.monsters[self.monster].wounds)
        self.places: list[tuple[int, ...]] = []
        for chain in self.chains:
            self.places.append(tuple(range(at, at + len(chain.wounds))))
            at += len(chain.wounds)
        self.chain_at = {place: chain for chain, places in enumerate(self.places) for place in places}


@lru_cache(maxsize=64)
def printed(rules: Rules) -> Printed:
    return Printed(rules)


def symbols_of_chains(pack: Pack) -> tuple[Wound, ...]:
    return tuple(wound for chain in pack.table("chains", Chain).values() for wound in chain.wounds)
