"""The components of the Oracle of Delphi as data: what an entry of each file in `data/` looks like.

Numbers that an entry leaves out are 0, lists empty: a ship tile without `range` adds nothing to the range.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from aegean.core.packs import Entry, Pack
from aegean.delphi.mapmaking import Slot, Tile, Tiles, make_tile, read_hex, zeus_tile

Colour: TypeAlias = Literal["red", "black", "pink", "blue", "yellow", "green"]
Task: TypeAlias = Literal["shrine", "statue", "offering", "monster"]
Letter: TypeAlias = Literal["psi", "phi", "omega", "sigma"]
God: TypeAlias = Literal["aphrodite", "ares", "hermes", "poseidon", "apollo", "artemis"]
Shape: TypeAlias = Literal["ring", "snake", "block", "long", "city"]
Reachable: TypeAlias = Literal[
    "explore", "fight", "build_shrine", "load_offering", "make_offering", "load_statue", "raise_statue"
]
Ability: TypeAlias = Literal[
    "sail",
    "shallows",
    "reach",
    "injury_limit",
    "extra_action",
    "task_reward",
    "hold",
    "die_combo",
    "roll_bonus",
    "load_statue",
    "load_offering",
    "god_to_throne",
    "bundle",
    "scout",
]


class MapTile(Entry, frozen=True, kw_only=True):
    """A map tile or a city tile. A hex is written "q,r kind details", such as "0,1 statue pink blue red"."""

    shape: Shape
    hexes: tuple[str, ...]

    def __post_init__(self) -> None:
        for text in self.hexes:
            read_hex(text)


class LayoutSlot(Entry, frozen=True, kw_only=True):
    """A place of the compact layout, for any tile of its shape in any of the turns."""

    shape: Shape
    anchor: tuple[int, int]
    turns: tuple[int, ...]

    def __post_init__(self) -> None:
        if not self.turns or not all(0 <= turn <= 5 for turn in self.turns):
            raise ValueError(f"turns are one or more of 0 to 5, not {list(self.turns)}")


class IslandTile(Entry, frozen=True, kw_only=True):
    owner: Colour
    letter: Letter


class LetterReward(Entry, frozen=True, kw_only=True):
    symbol: str
    favours: int = 0
    oracle_cards: int = 0
    strength: int = 0
    injury_colours: int = 0
    god_steps: int = 0


class TaskType(Entry, frozen=True, kw_only=True):
    count: int
    white: int = 0
    coloured: int = 0
    favours: int = 0
    god_steps: int = 0
    companions: int = 0
    equipment: int = 0


class ZeusTile(Entry, frozen=True, kw_only=True):
    """A tile with a side for each task that it names: "own", "white" (a colour of choice) or the printed colour."""

    copies: int
    shrine: Literal["own"] | None = None
    statue: Literal["white"] | None = None
    offering: Colour | Literal["white"] | None = None
    monster: Colour | Literal["white"] | None = None

    def __post_init__(self) -> None:
        if not (self.shrine or self.statue or self.offering or self.monster):
            raise ValueError("a Zeus tile names a task: shrine, statue, offering or monster")


class ShortGameTile(Entry, frozen=True, kw_only=True):
    order: int
    task: Task
    coloured: bool = False
    shrines: int = 0


class ShipTile(Entry, frozen=True, kw_only=True):
    storage: int
    first_game: bool = False
    strength: int = 0
    range: int = 0
    recolour_discount: int = 0
    two_way_recolour: bool = False
    gods_on_first_cloud: bool = False
    tasks_dropped: int = 0
    extra_favours: int = 0
    equipment: int = 0
    oracle_cards: int = 0


class Equipment(Entry, frozen=True, kw_only=True):
    ability: Ability
    timing: Literal["permanent", "once", "mixed"]
    copies: int = 1
    range: int = 0
    over_shallows: bool = False
    reach: tuple[Reachable, ...] = ()
    reach_option: tuple[Reachable, ...] = ()
    same_colour: int = 0
    total: int = 0
    cost: int = 0
    tasks: tuple[Task, ...] = ()
    storage: int = 0
    strength: int = 0
    favours: int = 0
    oracle_cards: int = 0
    god_steps: int = 0
    islands: int = 0
    colours: tuple[Colour, ...] = ()
    gods: tuple[God, ...] = ()


class Companion(Entry, frozen=True, kw_only=True):
    type: Literal["hero", "demigod", "creature"]
    colour: Colour
    name: str


class CompanionType(Entry, frozen=True, kw_only=True):
    strength: int = 0
    oracle_cards: int = 0
    range: int = 0
    sheds_injuries: bool = False  # of its colour
    any_colour: bool = False  # a source of its colour is wild
    ends_anywhere: bool = False  # sailing with a source of its colour


class GodPower(Entry, frozen=True, kw_only=True):
    colour: Colour
    beside: Literal["monster", "city"] | None = None
    oracle_cards: int = 0
    sources_of_any_colour: int = 0
    islands: int = 0
    monsters: int = 0
    statues: int = 0


class Monster(Entry, frozen=True, kw_only=True):
    colour: Colour
    copies: int


class Ordered(Entry, frozen=True, kw_only=True):
    """A colour's place: on the oracle's wheel, or among the players' colours."""

    order: int


class Deck(Entry, frozen=True, kw_only=True):
    """A deck of coloured cards."""

    per_colour: int
    total: int


class Die(Entry, frozen=True, kw_only=True):
    per_player: int = 0
    per_table: int = 0
    colours: tuple[Colour, ...] = ()
    numbers: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if bool(self.colours) == bool(self.numbers):
            raise ValueError("a die has either colours or numbers")


class Quantity(Entry, frozen=True, kw_only=True):
    """A number of the rules: one `value`, or one per seat, or one per number of players (2, 3 and 4)."""

    value: int = -1  # -1: not given
    by_seat: tuple[int, ...] = ()
    by_players: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if (self.value >= 0) + bool(self.by_seat) + bool(self.by_players) != 1:
            raise ValueError("exactly one of value (0 or more), by_seat and by_players is given")
        if self.by_seat and len(self.by_seat) != 4:
            raise ValueError(f"by_seat has a number for each of 4 seats, not {len(self.by_seat)}")
        if self.by_players and len(self.by_players) != 3:
            raise ValueError(f"by_players has a number for each of 2, 3 and 4 players, not {len(self.by_players)}")

    def among(self, players: int) -> int:
        """The number in a game of so many players."""
        return self.by_players[players - 2] if self.by_players else self.value


class Supply(Entry, frozen=True, kw_only=True):
    count: int


class ActionType(Entry, frozen=True, kw_only=True):
    colour_bound: bool
    oracle_cards: int = 0
    favours: int = 0
    islands: int = 0
    god_steps: int = 0


SCHEMA: Final[dict[str, type[Entry]]] = {
    "actions": ActionType,
    "city_tiles": MapTile,
    "colours": Ordered,
    "companion_types": CompanionType,
    "companions": Companion,
    "components": Supply,
    "decks": Deck,
    "dice": Die,
    "equipment": Equipment,
    "gods": GodPower,
    "island_tiles": IslandTile,
    "layout": LayoutSlot,
    "letters": LetterReward,
    "map_tiles": MapTile,
    "monsters": Monster,
    "player_colours": Ordered,
    "setup": Quantity,
    "ship_tiles": ShipTile,
    "short_game": ShortGameTile,
    "tasks": TaskType,
    "turn": Quantity,
    "zeus_tiles": ZeusTile,
}


def tiles_of(pack: Pack) -> Tiles:
    """The pack's map tiles and then its city tiles, as map making takes them."""
    made: list[Tile] = []
    for table in ("map_tiles", "city_tiles"):
        made.extend(make_tile(id_, tile.shape, tile.hexes) for id_, tile in pack.table(table, MapTile).items())
    zeus_tile(tuple(made))
    return tuple(made)


def slots_of(pack: Pack) -> tuple[Slot, ...]:
    """The pack's compact layout."""
    return tuple(Slot(slot.shape, slot.anchor, slot.turns) for slot in pack.table("layout", LayoutSlot).values())
