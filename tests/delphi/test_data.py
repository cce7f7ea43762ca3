"""Every component of the Oracle of Delphi is in the data, in its printed number and with its printed numbers."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from aegean.core.packs import Pack, PackError
from aegean.delphi.components import (
    SCHEMA,
    ActionType,
    Companion,
    CompanionType,
    Deck,
    Die,
    Equipment,
    GodPower,
    IslandTile,
    LetterReward,
    MapTile,
    Monster,
    Ordered,
    Quantity,
    ShipTile,
    ShortGameTile,
    Supply,
    TaskType,
    ZeusTile,
    slots_of,
    tiles_of,
)
from aegean.delphi.mapmaking import Terrain, read_hex

DATA = files("aegean.delphi") / "data"
PACK = Pack.load(DATA, SCHEMA)
COLOURS = ["red", "black", "pink", "blue", "yellow", "green"]


def printed(table: str) -> list[Terrain]:
    return [read_hex(text)[1] for tile in PACK.table(table, MapTile).values() for text in tile.hexes]


def from_rulebook(table: str) -> list[str]:
    return [id_ for id_, entry in PACK.entries(table).items() if entry.source == "rulebook"]


def test_entries_say_where_they_come_from() -> None:
    """Pictures of the rulebook are lost: what only they showed is known from what was published elsewhere."""
    assert from_rulebook("map_tiles") == from_rulebook("city_tiles") == from_rulebook("companions") == []
    assert from_rulebook("ship_tiles") == ["ship_sail_plus_two"]
    assert from_rulebook("letters") == ["omega"]
    assert from_rulebook("gods") == ["aphrodite", "ares", "poseidon"]
    assert from_rulebook("tasks") == ["shrine", "statue", "offering", "monster"]
    assert len(from_rulebook("equipment")) == 11
    assert len(from_rulebook("actions")) == 13


@pytest.mark.parametrize(
    ("table", "entries"),
    [
        ("actions", 13),
        ("city_tiles", 6),
        ("colours", 6),
        ("companion_types", 3),
        ("companions", 18),
        ("components", 24),
        ("decks", 2),
        ("dice", 3),
        ("equipment", 22),
        ("gods", 6),
        ("island_tiles", 12),
        ("layout", 18),
        ("letters", 4),
        ("map_tiles", 12),
        ("monsters", 6),
        ("player_colours", 4),
        ("ship_tiles", 8),
        ("short_game", 4),
        ("tasks", 4),
        ("zeus_tiles", 8),
    ],
)
def test_a_table_is_complete(table: str, entries: int) -> None:
    assert len(PACK.entries(table)) == entries


def test_the_box() -> None:
    assert {name: supply.count for name, supply in PACK.table("components", Supply).items()} == {
        "map_tiles": 12,
        "city_tiles": 6,
        "island_tiles": 12,
        "favour_tokens": 34,
        "zeus_tiles": 48,
        "ship_tiles": 8,
        "shields": 4,
        "zeus": 1,
        "gods": 24,
        "shrines": 12,
        "offerings": 24,
        "temples": 6,
        "monsters": 24,
        "statues": 18,
        "ships": 4,
        "oracle_dice": 12,
        "titan_dice": 1,
        "battle_dice": 1,
        "injury_cards": 42,
        "oracle_cards": 30,
        "equipment_cards": 22,
        "companion_cards": 18,
        "player_boards": 4,
        "action_summaries": 4,
    }


def test_the_hexes_of_the_map_tiles() -> None:
    kinds = Counter(ground.kind for ground in printed("map_tiles"))
    assert kinds == {
        "water": 60,
        "hidden": 12,
        "monster": 9,
        "offering": 6,
        "temple": 6,
        "statue": 6,
        "zeus": 1,
        "shallows": 2,
    }


def test_water_is_even_in_colour() -> None:
    map_water = Counter(ground.colour for ground in printed("map_tiles") if ground.kind == "water")
    city_water = Counter(ground.colour for ground in printed("city_tiles") if ground.kind == "water")
    assert map_water == dict.fromkeys(COLOURS, 10)
    assert city_water == dict.fromkeys(COLOURS, 2)


def test_islands_are_even_in_colour() -> None:
    hexes = printed("map_tiles")
    assert Counter(ground.colour for ground in hexes if ground.kind == "hidden") == dict.fromkeys(COLOURS, 2)
    assert Counter(colour for ground in hexes for colour in ground.pedestals) == dict.fromkeys(COLOURS, 3)
    assert all(len(set(ground.pedestals)) == 3 for ground in hexes if ground.kind == "statue")


def holders(kind: str) -> list[str]:
    """The map tiles with a hex of the kind, once per such hex."""
    return [tile.id for tile in tiles_of(PACK) if not tile.city for _, ground in tile.hexes if ground.kind == kind]


def test_which_tiles_carry_which_islands() -> None:
    assert holders("temple") == ["s1", "s2", "s3", "m3", "l1", "l3"]
    assert holders("statue") == ["s3", "m1", "m2", "m3", "l2", "l3"]
    assert holders("offering") == ["r3", "m1", "m2", "m3", "l2", "l3"]
    assert holders("monster") == ["r2", "s1", "s2", "s3", "m2", "m3", "l1", "l2", "l3"]
    assert holders("hidden") == ["r2", "r3", "s1", "s2", "s3", "m1", "m2", "m3", "l1", "l1", "l2", "l3"]
    assert holders("zeus") == ["r1"]
    assert holders("shallows") == ["r2", "r3"]
    assert [tile.id for tile in tiles_of(PACK) if any(ground.marked for _, ground in tile.hexes)] == ["s1", "s3", "m2"]


def test_equal_shapes_cover_equal_hexes() -> None:
    shapes: dict[str, set[frozenset[tuple[int, int]]]] = {}
    for tile in tiles_of(PACK):
        shapes.setdefault(tile.shape, set()).add(frozenset(at for at, _ in tile.hexes))
    assert {shape: [len(hexes) for hexes in cut] for shape, cut in shapes.items()} == {
        "ring": [7],
        "snake": [7],
        "block": [9],
        "long": [11],
        "city": [3],
    }


def test_the_city_tiles() -> None:
    waters = {
        tile.id: {at: ground.colour for at, ground in tile.hexes} for tile in tiles_of(PACK) if tile.shape == "city"
    }
    assert waters == {
        "red": {(1, -1): "red", (0, 0): "black", (1, 0): "pink"},
        "black": {(1, -1): "black", (0, 0): "yellow", (1, 0): "pink"},
        "pink": {(1, -1): "pink", (0, 0): "red", (1, 0): "blue"},
        "blue": {(1, -1): "blue", (0, 0): "yellow", (1, 0): "green"},
        "yellow": {(1, -1): "yellow", (0, 0): "red", (1, 0): "green"},
        "green": {(1, -1): "green", (0, 0): "black", (1, 0): "blue"},
    }


def test_the_layout_has_a_slot_for_every_tile() -> None:
    slots = Counter(slot.shape for slot in slots_of(PACK))
    assert (
        slots
        == Counter(tile.shape for tile in tiles_of(PACK))
        == {
            "ring": 3,
            "snake": 3,
            "block": 3,
            "long": 3,
            "city": 6,
        }
    )


def test_island_tiles_and_letters() -> None:
    letters: dict[str, set[str]] = {}
    for tile in PACK.table("island_tiles", IslandTile).values():
        letters.setdefault(tile.owner, set()).add(tile.letter)
    assert letters == {
        "red": {"phi", "psi", "omega"},
        "yellow": {"sigma", "psi", "omega"},
        "green": {"sigma", "phi", "psi"},
        "blue": {"sigma", "phi", "omega"},
    }
    rewards = PACK.table("letters", LetterReward)
    assert rewards["psi"].favours == 4
    assert rewards["phi"].oracle_cards == 2
    assert (rewards["omega"].strength, rewards["omega"].injury_colours) == (1, 1)
    assert rewards["sigma"].god_steps == 3
    assert [reward.symbol for reward in rewards.values()] == ["Ψ", "Φ", "Ω", "Σ"]


def test_tasks_and_rewards() -> None:
    tasks = PACK.table("tasks", TaskType)
    assert {id_: (task.count, task.white, task.coloured) for id_, task in tasks.items()} == {
        "shrine": (3, 0, 0),
        "statue": (3, 3, 0),
        "offering": (3, 1, 2),
        "monster": (3, 1, 2),
    }
    assert tasks["shrine"].god_steps == 1
    assert tasks["statue"].companions == 1
    assert tasks["offering"].favours == 3
    assert tasks["monster"].equipment == 1


def test_the_twelve_zeus_tiles_of_a_player() -> None:
    tiles = list(PACK.table("zeus_tiles", ZeusTile).values())
    assert sum(tile.copies for tile in tiles) == 12
    two_sided = [(tile.offering, tile.monster) for tile in tiles if tile.offering and tile.monster]
    assert two_sided == [("blue", "blue"), ("yellow", "yellow"), ("pink", "red"), ("green", "black")]
    assert sum(tile.copies for tile in tiles if tile.shrine) == 3
    assert sum(tile.copies for tile in tiles if tile.statue) == 3
    assert sum(tile.copies for tile in tiles if "white" in (tile.offering, tile.monster)) == 2


def test_the_order_of_a_short_game() -> None:
    removed = sorted(PACK.table("short_game", ShortGameTile).values(), key=lambda tile: tile.order)
    assert [(tile.task, tile.coloured, tile.shrines) for tile in removed] == [
        ("statue", False, 0),
        ("shrine", False, 1),
        ("monster", True, 0),
        ("offering", True, 0),
    ]


def test_ship_tiles() -> None:
    ships = PACK.table("ship_tiles", ShipTile)
    assert [id_ for id_, ship in ships.items() if ship.first_game] == [
        "ship_strength_two",
        "ship_gods_on_first_cloud",
        "ship_sail_plus_two",
        "ship_two_way_recolour_hold_four",
    ]
    assert Counter(ship.storage for ship in ships.values()) == {2: 7, 4: 1}
    assert ships["ship_strength_two"].strength == 2
    assert ships["ship_gods_on_first_cloud"].gods_on_first_cloud
    assert ships["ship_sail_plus_two"].range == 2
    assert ships["ship_two_way_recolour_hold_four"].two_way_recolour
    assert ships["ship_two_way_recolour_hold_four"].storage == 4
    assert ships["ship_eleven_tasks"].tasks_dropped == 1
    assert ships["ship_cheap_recolour"].recolour_discount == 1
    assert ships["ship_extra_favour"].extra_favours == 1
    assert (ships["ship_start_equipment_oracle"].equipment, ships["ship_start_equipment_oracle"].oracle_cards) == (1, 1)


def test_equipment() -> None:
    cards = PACK.table("equipment", Equipment)
    assert sum(card.copies for card in cards.values()) == 22
    assert Counter(card.timing for card in cards.values()) == {"permanent": 14, "once": 7, "mixed": 1}
    assert Counter(card.ability for card in cards.values()) == {
        "sail": 1,
        "shallows": 1,
        "reach": 3,
        "injury_limit": 1,
        "extra_action": 1,
        "task_reward": 1,
        "hold": 1,
        "die_combo": 3,
        "roll_bonus": 3,
        "load_statue": 2,
        "load_offering": 2,
        "god_to_throne": 1,
        "bundle": 1,
        "scout": 1,
    }
    assert cards["sail_plus_one"].range == 1
    assert cards["sail_over_shallows"].over_shallows
    assert cards["reach_monster_shrine"].reach == ("fight", "build_shrine")
    assert cards["reach_monster_shrine"].reach_option == ("explore",)
    assert cards["reach_statue"].reach == ("load_statue", "raise_statue")
    assert cards["reach_offering"].reach == ("load_offering", "make_offering")
    assert (cards["injury_limit_raised"].same_colour, cards["injury_limit_raised"].total) == (4, 8)
    assert cards["pay3_extra_action"].cost == 3
    assert cards["task_reward_god_step"].tasks == ("offering", "statue", "monster")
    assert cards["task_reward_god_step"].god_steps == 1
    hold = cards["hold_plus_one_and_strength"]
    assert (hold.storage, hold.strength) == (1, 1)
    bundle = cards["instant_bundle"]
    assert (bundle.favours, bundle.oracle_cards, bundle.god_steps) == (3, 1, 2)
    assert cards["instant_god_to_throne"].gods == ("poseidon", "hermes", "artemis", "aphrodite")
    assert cards["instant_scout_explore"].islands == 2


def test_equipment_by_colour() -> None:
    cards = PACK.table("equipment", Equipment).values()
    gods = PACK.table("gods", GodPower)
    combos = [card for card in cards if card.ability == "die_combo"]
    assert [card.colours for card in combos] == [("pink",), ("green",), ("blue",)]
    for card in combos:
        assert (card.favours, card.oracle_cards, card.god_steps) == (1, 1, 1)
        assert card.colours == tuple(gods[god].colour for god in card.gods)
    bonuses = [card for card in cards if card.ability == "roll_bonus"]
    assert [(card.colours, card.favours) for card in bonuses] == [(("red",), 2), (("yellow",), 2), (("black",), 2)]
    for ability in ("load_statue", "load_offering"):
        halves = [card.colours for card in cards if card.ability == ability]
        assert halves == [("red", "green", "yellow"), ("pink", "blue", "black")]


def test_companions() -> None:
    companions = PACK.table("companions", Companion).values()
    assert {(card.type, card.colour) for card in companions} == {
        (type_, colour) for type_ in ("hero", "demigod", "creature") for colour in COLOURS
    }
    assert len({card.name for card in companions}) == 18
    names = {(card.type, card.colour): card.name for card in companions}
    assert names["hero", "red"] == "Odysseus"
    assert names["demigod", "blue"] == "Herakles"
    assert names["creature", "green"] == "Pegasus"
    types = PACK.table("companion_types", CompanionType)
    assert (types["hero"].strength, types["hero"].sheds_injuries) == (2, True)
    assert (types["demigod"].oracle_cards, types["demigod"].any_colour) == (1, True)
    assert (types["creature"].range, types["creature"].ends_anywhere) == (3, True)


def test_gods_monsters_and_colours() -> None:
    assert {god: power.colour for god, power in PACK.table("gods", GodPower).items()} == {
        "aphrodite": "red",
        "ares": "black",
        "hermes": "pink",
        "poseidon": "blue",
        "apollo": "yellow",
        "artemis": "green",
    }
    monsters = PACK.table("monsters", Monster)
    assert {name: monster.colour for name, monster in monsters.items()} == {
        "cyclops": "red",
        "minotaur": "black",
        "hydra": "pink",
        "siren": "blue",
        "chimera": "yellow",
        "gorgon": "green",
    }
    assert sum(monster.copies for monster in monsters.values()) == 24
    wheel = PACK.table("colours", Ordered)
    assert sorted(wheel, key=lambda colour: wheel[colour].order) == COLOURS
    assert list(PACK.table("player_colours", Ordered)) == ["red", "yellow", "green", "blue"]


def test_decks_and_dice() -> None:
    decks = PACK.table("decks", Deck)
    assert (decks["oracle"].per_colour, decks["oracle"].total) == (5, 30)
    assert (decks["injury"].per_colour, decks["injury"].total) == (7, 42)
    dice = PACK.table("dice", Die)
    assert (dice["oracle"].per_player, list(dice["oracle"].colours)) == (3, COLOURS)
    assert dice["titan"].numbers == (1, 2, 3, 4, 5, 6)
    assert dice["battle"].numbers == (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)


def test_the_numbers_of_the_setup() -> None:
    setup = PACK.table("setup", Quantity)
    assert setup["favours"].by_seat == (3, 4, 5, 6)
    assert {name: [number.among(players) for players in (2, 3, 4)] for name, number in setup.items()} | {
        "favours": []
    } == {
        "players": [2, 3, 4],
        "favours": [],
        "injuries": [1, 1, 1],
        "strength": [0, 0, 0],
        "shrines": [3, 3, 3],
        "storage": [2, 2, 2],
        "gods_on_first_cloud": [1, 1, 1],
        "first_cloud_row": [3, 2, 1],
        "offerings_per_colour": [2, 3, 4],
        "offerings_per_island": [2, 3, 4],
        "monsters_per_colour": [2, 3, 4],
        "monsters_per_marked_island": [2, 2, 2],
        "monsters_per_plain_island": [1, 2, 3],
        "statues_per_city": [3, 3, 3],
        "equipment_display": [6, 6, 6],
        "ship_tiles_on_offer": [3, 4, 5],
        "two_sided_tiles_as_offering": [2, 2, 2],
        "two_sided_tiles_as_monster": [2, 2, 2],
        "short_game_tiles": [4, 4, 4],
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_offerings_and_monsters_fill_their_islands(players: int) -> None:
    setup = PACK.table("setup", Quantity)
    assert 6 * setup["offerings_per_island"].among(players) == 6 * setup["offerings_per_colour"].among(players)
    marked, plain = setup["monsters_per_marked_island"], setup["monsters_per_plain_island"]
    assert 3 * marked.among(players) + 6 * plain.among(players) == 6 * setup["monsters_per_colour"].among(players)


def test_the_numbers_of_the_turn() -> None:
    assert {name: number.value for name, number in PACK.table("turn", Quantity).items()} == {
        "recover_same_colour": 3,
        "recover_total": 6,
        "recover_discard": 3,
        "unhurt_favours": 2,
        "unhurt_god_steps": 1,
        "oracle_cards_used": 1,
        "recolour_cost": 1,
        "base_range": 3,
        "range_cost": 1,
        "reach": 1,
        "fight_base": 9,
        "fight_injury_roll": 0,
        "fight_injuries": 1,
        "fight_round_cost": 1,
        "fight_round_weakening": 1,
        "strength_max": 5,
        "start_row": 0,
        "throne_row": 6,
        "throne_oracle_cards": 1,
        "consult_god_steps": 1,
        "titan_injuries": 1,
        "titan_rage": 6,
        "titan_rage_injuries": 2,
    }


def test_actions() -> None:
    actions = PACK.table("actions", ActionType)
    assert [id_ for id_, action in actions.items() if not action.colour_bound] == [
        "draw_oracle",
        "take_favours",
        "look_islands",
    ]
    assert [id_ for id_, action in actions.items() if action.colour_bound] == [
        "sail",
        "explore",
        "fight",
        "build_shrine",
        "load_offering",
        "make_offering",
        "load_statue",
        "raise_statue",
        "discard_injuries",
        "advance_god",
    ]
    assert actions["draw_oracle"].oracle_cards == 1
    assert actions["take_favours"].favours == 2
    assert actions["look_islands"].islands == 2
    assert actions["advance_god"].god_steps == 1


@pytest.mark.parametrize(
    ("file", "content", "refusal"),
    [
        ("map_tiles.toml", '[r1]\nhexes = ["0,0 water purple"]', "`0,0 water purple` is not a hex"),
        ("map_tiles.toml", '[r1]\nhexes = ["0;0 water red"]', "`0;0 water red` is not a hex"),
        ("map_tiles.toml", '[r1]\nhexes = ["0,0 monster thrice"]', "`0,0 monster thrice` is not a hex"),
        ("layout.toml", "[ring_1]\nturns = [6]", "turns are one or more of 0 to 5"),
        ("layout.toml", "[ring_1]\nturns = []", "turns are one or more of 0 to 5"),
        ("turn.toml", "[base_range]\nby_seat = [1, 2, 3, 4]", "exactly one of value"),
        ("setup.toml", "[favours]\nby_seat = [1, 2]", "each of 4 seats, not 2"),
        ("setup.toml", "[first_cloud_row]\nby_players = [1, 2]", "2, 3 and 4 players, not 2"),
        ("dice.toml", '[titan]\ncolours = ["red"]', "either colours or numbers"),
        ("gods.toml", '[ares]\ncolour = "purple"', "purple"),
    ],
)
def test_an_own_pack_is_refused_for_what_it_gets_wrong(tmp_path: Path, file: str, content: str, refusal: str) -> None:
    (tmp_path / file).write_text(content, encoding="utf-8")
    with pytest.raises(PackError, match=refusal):
        Pack.load(DATA, SCHEMA, [tmp_path])


def test_an_own_pack_cannot_lose_zeus(tmp_path: Path) -> None:
    (tmp_path / "map_tiles.toml").write_text('[r1]\nhexes = ["0,0 water red"]', encoding="utf-8")
    with pytest.raises(ValueError, match="0 hexes of Zeus"):
        tiles_of(Pack.load(DATA, SCHEMA, [tmp_path]))
