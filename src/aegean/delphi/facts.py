"""The data of The Oracle of Delphi in the shape in which the rules ask for it: numbers, tuples and bit sets."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from aegean.core.dice import Dice
from aegean.core.packs import Pack
from aegean.delphi.board import Board
from aegean.delphi.components import (
    ActionType,
    CompanionType,
    Deck,
    Die,
    Equipment,
    GodPower,
    IslandTile,
    LetterReward,
    Ordered,
    Quantity,
    ShipTile,
    ShortGameTile,
    TaskType,
    ZeusTile,
    slots_of,
    tiles_of,
)
from aegean.delphi.freemap import FreeForm
from aegean.delphi.mapmaking import CompactLayout, Map, assemble, format_map, parse_map
from aegean.delphi.names import COLOUR, COMPANION_TYPES, GOD, GODS

_BOARDS_KEPT: Final = 64
UNASSIGNED: Final = ShipTile(source="rulebook", storage=2)  # a ship before its tile is chosen: nothing special


UNPAYABLE: Final = 1_000_000
REACHING: Final = ("explore", "build_shrine", "fight", "load_offering", "make_offering", "load_statue", "raise_statue")
EXPLORE, BUILD_SHRINE, FIGHT, LOAD_OFFERING, MAKE_OFFERING, LOAD_STATUE, RAISE_STATUE = range(7)
Costs: TypeAlias = tuple[tuple[int, ...], ...]  # by the source's colour and the colour needed


class Outfit(NamedTuple):
    """The numbers that a ship tile and equipment make up together."""

    range: int
    storage: int
    over_shallows: bool
    reach: tuple[bool, ...]  # for each work of REACHING
    extra_cost: int
    recover_same_colour: int
    recover_total: int


class Combo(NamedTuple):
    """An equipment card that makes a new action for sources of one colour."""

    bit: int
    colour: int
    card: Equipment


class Facts:
    def __init__(self, pack: Pack, apollo_all: bool = False, reach_explore: bool = False) -> None:
        self.apollo_all = apollo_all
        self.reach_explore = reach_explore
        self.tiles = tiles_of(pack)
        self.slots = slots_of(pack)
        self._layout: CompactLayout | None = None
        self._free: FreeForm | None = None
        self._boards: dict[str, Board] = {}

        turn = pack.table("turn", Quantity)
        self.recover_same_colour = turn["recover_same_colour"].value
        self.recover_total = turn["recover_total"].value
        self.recover_discard = turn["recover_discard"].value
        self.unhurt_favours = turn["unhurt_favours"].value
        self.unhurt_god_steps = turn["unhurt_god_steps"].value
        self.recolour_cost = turn["recolour_cost"].value
        self.base_range = turn["base_range"].value
        self.range_cost = max(1, turn["range_cost"].value)
        self.fight_base = turn["fight_base"].value
        self.fight_injury_roll = turn["fight_injury_roll"].value
        self.fight_injuries = turn["fight_injuries"].value
        self.fight_round_cost = turn["fight_round_cost"].value
        self.fight_round_weakening = turn["fight_round_weakening"].value
        self.strength_max = turn["strength_max"].value
        self.start_row = turn["start_row"].value
        self.throne_row = turn["throne_row"].value
        self.throne_oracle_cards = turn["throne_oracle_cards"].value
        self.titan_injuries = turn["titan_injuries"].value
        self.titan_rage = turn["titan_rage"].value
        self.titan_rage_injuries = turn["titan_rage_injuries"].value

        self.setup = pack.table("setup", Quantity)
        self._first_cloud = self.setup["first_cloud_row"]
        self.decks = pack.table("decks", Deck)
        self.oracle_die = pack.get("dice", "oracle", Die)
        self.titan_die = pack.get("dice", "titan", Die).numbers
        self.battle_die = pack.get("dice", "battle", Die).numbers
        self.tasks = pack.table("tasks", TaskType)
        self.zeus_tiles = pack.table("zeus_tiles", ZeusTile)
        self.short_game = sorted(pack.table("short_game", ShortGameTile).values(), key=lambda tile: tile.order)
        self.actions = pack.table("actions", ActionType)
        self.gods = [pack.get("gods", god, GodPower) for god in GODS]
        companion_types = pack.table("companion_types", CompanionType)
        self.companion_types = [companion_types[kind] for kind in COMPANION_TYPES]
        self.player_colours = tuple(pack.table("player_colours", Ordered))

        islands = pack.table("island_tiles", IslandTile)
        self.island_ids = tuple(islands)
        self.island_owner = [self.player_colours.index(tile.owner) for tile in islands.values()]  # a player colour
        self.island_letter = [tile.letter for tile in islands.values()]
        self.letters = pack.table("letters", LetterReward)

        ships = pack.table("ship_tiles", ShipTile)
        self.ship_ids = tuple(ships)
        self.ships = [*ships.values(), UNASSIGNED]  # the last one is number -1

        equipment = pack.table("equipment", Equipment)
        self.equipment_ids = tuple(equipment)
        self.equipment_number = {name: number for number, name in enumerate(self.equipment_ids)}
        self.equipment = list(equipment.values())
        cards = [(1 << number, card) for number, card in enumerate(self.equipment)]
        self.reward_cards = [(bit, card) for bit, card in cards if card.ability == "task_reward"]
        self.combos = [
            Combo(bit, COLOUR[colour], card)
            for bit, card in cards
            if card.ability == "die_combo"
            for colour in card.colours
        ]
        self.roll_cards = [
            (bit, sum(1 << COLOUR[c] for c in card.colours), card.favours)
            for bit, card in cards
            if card.ability == "roll_bonus"
        ]
        self.throne_gods = {
            number: [GOD[god] for god in card.gods]
            for number, card in enumerate(self.equipment)
            if card.ability == "god_to_throne"
        }
        self._outfits: dict[tuple[int, int], Outfit] = {}
        self._costs: dict[tuple[int, int], Costs] = {}

    def _reach(self, card: Equipment) -> tuple[str, ...]:
        return (*card.reach, *card.reach_option) if self.reach_explore else card.reach

    def board(self, text: str) -> Board:
        """The board of a map in its text form."""
        board = self._boards.get(text)
        if board is None:
            board = self._keep(text, parse_map(text, self.tiles))
        return board

    def compact_map(self, dice: Dice) -> str:
        """A map on the compact layout, by chance, in its text form."""
        if self._layout is None:
            self._layout = CompactLayout(self.tiles, self.slots)
        return self._made(self._layout.filled(dice))

    def free_map(self, dice: Dice) -> str:
        """A map in free form, by chance, in its text form."""
        if self._free is None:
            self._free = FreeForm(self.tiles)
        return self._made(self._free.laid(dice))

    def _made(self, made: Map) -> str:
        text = format_map(made)
        if text not in self._boards:
            self._keep(text, made)  # which need not be read and checked again
        return text

    def _keep(self, text: str, written: Map) -> Board:
        if len(self._boards) >= _BOARDS_KEPT:
            self._boards.clear()
        board = self._boards[text] = Board(assemble(written, self.tiles))
        return board

    def first_cloud(self, seats: int) -> int:
        return self._first_cloud.by_players[seats - 2]

    def outfit(self, ship_tile: int, owned: int) -> Outfit:
        """What a ship can do with its tile and a set of equipment."""
        outfit = self._outfits.get((ship_tile, owned))
        if outfit is None:
            ship = self.ships[ship_tile]
            cards = [card for number, card in enumerate(self.equipment) if owned >> number & 1]
            limits = [(card.same_colour, card.total) for card in cards if card.ability == "injury_limit"]
            reach = frozenset(work for card in cards for work in self._reach(card))
            outfit = self._outfits[ship_tile, owned] = Outfit(
                range=self.base_range + ship.range + sum(card.range for card in cards),
                storage=ship.storage + sum(card.storage for card in cards),
                over_shallows=any(card.over_shallows for card in cards),
                reach=tuple(work in reach for work in REACHING),
                extra_cost=min((card.cost for card in cards if card.ability == "extra_action"), default=UNPAYABLE),
                recover_same_colour=max([self.recover_same_colour, *(same for same, _ in limits)]),
                recover_total=max([self.recover_total, *(total for _, total in limits)]),
            )
        return outfit

    def colour_costs(self, ship_tile: int, demigods: int) -> Costs:
        """The favours for which a source of each colour counts as each colour (D-5.4 to D-5.7, D-13.4, D-13.6)."""
        costs = self._costs.get((ship_tile, demigods))
        if costs is None:
            ship = self.ships[ship_tile]
            table = []
            for colour in range(6):
                direct = [self._wheel(colour, to, ship) for to in range(6)]
                by_demigod = min((direct[to] for to in range(6) if demigods >> to & 1), default=UNPAYABLE)
                table.append(tuple(min(cost, by_demigod) for cost in direct))
            costs = self._costs[ship_tile, demigods] = tuple(table)
        return costs

    def _wheel(self, colour: int, to: int, ship: ShipTile) -> int:
        steps = (to - colour) % 6
        if ship.two_way_recolour:
            steps = min(steps, 6 - steps)
        return max(0, steps * self.recolour_cost - ship.recolour_discount)
