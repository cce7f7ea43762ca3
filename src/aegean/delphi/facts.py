"""The data of The Oracle of Delphi in the shape in which the rules ask for it: numbers, tuples and bit sets."""

from __future__ import annotations

from typing import Final, NamedTuple

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
from aegean.delphi.mapmaking import assemble, parse_map
from aegean.delphi.names import COLOUR, COMPANION_TYPES, GOD, GODS

_BOARDS_KEPT: Final = 64
UNASSIGNED: Final = ShipTile(source="rulebook", storage=2)  # a ship before its tile is chosen: nothing special


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
        self._boards: dict[str, Board] = {}

        turn = pack.table("turn", Quantity)
        self.recover_same_colour = turn["recover_same_colour"].value
        self.recover_total = turn["recover_total"].value
        self.recover_discard = turn["recover_discard"].value
        self.unhurt_favours = turn["unhurt_favours"].value
        self.unhurt_god_steps = turn["unhurt_god_steps"].value
        self.recolour_cost = turn["recolour_cost"].value
        self.base_range = turn["base_range"].value
        self.range_cost = turn["range_cost"].value
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
        self.island_owner = [self.player_colours.index(tile.owner) for tile in islands.values()]  # a seat number
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
        self.range_cards = [(bit, card.range) for bit, card in cards if card.range]
        self.storage_cards = [(bit, card.storage) for bit, card in cards if card.storage]
        self.over_shallows = sum(bit for bit, card in cards if card.over_shallows)
        self.injury_limit_cards = [
            (bit, card.same_colour, card.total) for bit, card in cards if card.ability == "injury_limit"
        ]
        self.extra_cards = [(bit, card.cost) for bit, card in cards if card.ability == "extra_action"]
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
        self.reach_bits = {kind: sum(bit for bit, card in cards if kind in self._reach(card)) for kind in self.actions}
        self._costs: dict[tuple[int, bool, int, int], tuple[int, ...]] = {}

    def _reach(self, card: Equipment) -> tuple[str, ...]:
        return (*card.reach, *card.reach_option) if self.reach_explore else card.reach

    def board(self, text: str) -> Board:
        """The board of a map in its text form."""
        board = self._boards.get(text)
        if board is None:
            if len(self._boards) >= _BOARDS_KEPT:
                self._boards.clear()
            board = self._boards[text] = Board(assemble(parse_map(text, self.tiles), self.tiles))
        return board

    def first_cloud(self, seats: int) -> int:
        return self._first_cloud.by_players[seats - 2]

    def colour_costs(self, colour: int, ship: ShipTile, demigods: int) -> tuple[int, ...]:
        """The favours for which a source of a colour counts as each colour (D-5.4 to D-5.7, D-13.4, D-13.6)."""
        key = (colour, ship.two_way_recolour, ship.recolour_discount, demigods)
        costs = self._costs.get(key)
        if costs is None:
            direct = [self._wheel(colour, to, ship) for to in range(6)]
            by_demigod = min((direct[to] for to in range(6) if demigods >> to & 1), default=99)
            costs = self._costs[key] = tuple(min(cost, by_demigod) for cost in direct)
        return costs

    def _wheel(self, colour: int, to: int, ship: ShipTile) -> int:
        steps = (to - colour) % 6
        if ship.two_way_recolour:
            steps = min(steps, 6 - steps)
        return max(0, steps * self.recolour_cost - ship.recolour_discount)
