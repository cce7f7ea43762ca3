"""The base game's tables: what is in the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from importlib.resources import files

import msgspec
import pytest

from aegean.core.packs import Pack
from aegean.hellas.components import (
    SCHEMA,
    Amount,
    Artifact,
    Attribute,
    Blessing,
    City,
    CombatCard,
    Component,
    DieResult,
    God,
    Hero,
    Monster,
    MonsterAttack,
    MonsterCard,
    Piece,
    Quest,
    Region,
    SpecialAction,
    Step,
    Symbol,
    TempleCard,
    Victory,
)

PACK = Pack.load(files("aegean.hellas") / "data", SCHEMA)

REGIONS = PACK.table("regions", Region)
GODS = PACK.table("gods", God)
MONSTERS = PACK.table("monsters", Monster)
MONSTER_CARDS = PACK.table("monster_cards", MonsterCard)
MONSTER_ATTACKS = PACK.table("monster_attacks", MonsterAttack)
COMBAT_CARDS = PACK.table("combat_cards", CombatCard)
ARTIFACTS = PACK.table("artifacts", Artifact)
BLESSINGS = PACK.table("blessings", Blessing)
QUESTS = PACK.table("quests", Quest)

LANDS = {
    "red": "epirus macedonia thessaly chalkidiki",
    "yellow": "acarnania aetolia locris phocis",
    "blue": "euboea boeotia attica corinthia",
    "green": "achaea elis arcadia messenia",
    "brown": "argolis laconia crete",
}
POPULATION = {
    2: "epirus macedonia aetolia locris euboea boeotia corinthia achaea arcadia crete",
    3: "messenia argolis",
    4: "thessaly chalkidiki acarnania elis",
    5: "phocis attica laconia",
}
CITIES = "macedonia thessaly chalkidiki acarnania locris euboea boeotia attica achaea elis arcadia argolis"
SHRINES = "epirus chalkidiki aetolia attica corinthia elis messenia crete"
MONUMENTS = "thessaly attica acarnania messenia"
BORDERS = """
    epirus-acarnania epirus-aetolia epirus-macedonia epirus-thessaly macedonia-chalkidiki macedonia-thessaly
    thessaly-aetolia thessaly-locris acarnania-aetolia aetolia-locris locris-phocis locris-achaea phocis-boeotia
    boeotia-attica boeotia-corinthia attica-corinthia corinthia-achaea corinthia-arcadia corinthia-argolis
    achaea-elis achaea-arcadia elis-arcadia elis-messenia arcadia-messenia arcadia-laconia arcadia-argolis
    messenia-laconia argolis-laconia
"""
SEA_TRAILS = """
    thessaly-euboea chalkidiki-euboea boeotia-euboea crete-euboea crete-attica crete-argolis crete-laconia
"""


def with_city(kind: str) -> set[str]:
    return {id_ for id_, region in REGIONS.items() if region.city == kind}


def edges(neighbours: Mapping[str, tuple[str, ...]]) -> set[frozenset[str]]:
    return {frozenset((one, other)) for one, others in neighbours.items() for other in others}


def pairs(text: str) -> set[frozenset[str]]:
    return {frozenset(pair.split("-")) for pair in text.split()}


@pytest.mark.parametrize(
    ("table", "count"),
    [
        ("artifacts", 20),
        ("attributes", 3),
        ("blessings", 36),
        ("cities", 2),
        ("gods", 3),
        ("heroes", 4),
        ("lands", 5),
        ("monster_cards", 14),
        ("monsters", 7),
        ("quests", 9),
        ("regions", 19),
        ("regular_actions", 4),
        ("special_actions", 7),
        ("symbols", 8),
        ("temple_cards", 5),
        ("victories", 4),
    ],
)
def test_every_table_is_complete(table: str, count: int) -> None:
    assert len(PACK.entries(table)) == count


def test_the_lands_hold_the_regions() -> None:
    assert set(PACK.entries("lands")) == set(LANDS)
    assert {id_: region.land for id_, region in REGIONS.items()} == {
        id_: land for land, ids in LANDS.items() for id_ in ids.split()
    }


def test_population_strength_of_every_region() -> None:
    assert {id_: region.population for id_, region in REGIONS.items()} == {
        id_: population for population, ids in POPULATION.items() for id_ in ids.split()
    }


def test_twelve_cities_and_sparta() -> None:
    assert with_city("city") == set(CITIES.split())
    assert len(with_city("city")) == 12
    assert with_city("sparta") == {"laconia"}
    cities = PACK.table("cities", City)
    assert {id_: (city.recruits, city.fortification, city.fortified) for id_, city in cities.items()} == {
        "city": (2, 1, 1),
        "sparta": (4, 2, 1),
    }


def test_eight_shrines_and_the_oracle() -> None:
    shrines = {id_ for id_, region in REGIONS.items() if region.shrine == "shrine"}
    assert shrines == set(SHRINES.split())
    assert len(shrines) == 8
    assert [id_ for id_, region in REGIONS.items() if region.shrine == "oracle"] == ["phocis"]


def test_three_monuments_and_a_free_place() -> None:
    assert {id_ for id_, region in REGIONS.items() if region.monument} == set(MONUMENTS.split())
    assert {id_: god.region for id_, god in GODS.items()} == {
        "athena": "attica",
        "zeus": "thessaly",
        "hermes": "acarnania",
    }


@pytest.mark.parametrize(("ways", "expected", "count"), [("neighbours", BORDERS, 28), ("sea_trails", SEA_TRAILS, 7)])
def test_the_ways_between_regions(ways: str, expected: str, count: int) -> None:
    listed: dict[str, tuple[str, ...]] = {id_: getattr(region, ways) for id_, region in REGIONS.items()}
    for here, others in listed.items():
        assert len(set(others)) == len(others), here
        for there in others:
            assert here in listed[there], f"{there} does not lead back to {here}"
    assert edges(listed) == pairs(expected)
    assert len(edges(listed)) == count


def test_no_way_is_both_border_and_sea_trail_and_all_regions_connect() -> None:
    around = {id_: set(region.neighbours) | set(region.sea_trails) for id_, region in REGIONS.items()}
    assert not any(set(region.neighbours) & set(region.sea_trails) for region in REGIONS.values())
    reached, frontier = {"epirus"}, ["epirus"]
    while frontier:
        fresh = around[frontier.pop()] - reached
        reached |= fresh
        frontier += fresh
    assert reached == set(REGIONS)


def test_gods_grow_with_their_monuments() -> None:
    assert {god.powers for god in GODS.values()} == {(0, 1, 2, 3, 3)}
    assert {(god.attribute, god.attribute_raise, god.effect) for god in GODS.values()} == {
        ("leadership", 1, "recruit"),
        ("strength", 1, "draw_combat_cards"),
        ("speed", 1, "move_army"),
    }
    levels = PACK.get("limits", "monument_levels", Amount).number
    assert all(len(god.powers) == levels == 5 for god in GODS.values())


def test_attributes_start_at_1_and_end_at_5() -> None:
    attributes = PACK.table("attributes", Attribute).values()
    assert {(attribute.start, attribute.maximum, attribute.injured) for attribute in attributes} == {(1, 5, 1)}
    heroes = PACK.table("heroes", Hero)
    assert {id_: hero.attributes for id_, hero in heroes.items() if hero.attributes} == {
        "achilles": {"speed": 2},
        "heracles": {"strength": 2},
    }
    assert [id_ for id_, hero in heroes.items() if hero.starting_bonus] == ["helen", "perseus"]


@pytest.mark.parametrize(
    ("monster", "symbols", "priest", "artifact"),
    [
        ("cyclops", "bow bow torch mace spear", "torch", "spear"),
        ("hydra", "sword sword torch torch axe bow", "torch", "axe"),
        ("cerberus", "bow torch sword sword mace spear axe", "sword", "axe"),
        ("medusa", "bow sword torch spear", "sword", "spear"),
        ("sphinx", "torch bow mace axe", "mace", "axe"),
        ("chimera", "bow bow torch spear axe sword", "spear", "sword"),
        ("minotaur", "mace mace axe spear torch", "mace", "torch"),
    ],
)
def test_monsters_wounds(monster: str, symbols: str, priest: str, artifact: str) -> None:
    wounds = MONSTERS[monster].wounds
    assert [wound.symbol for wound in wounds] == symbols.split()
    assert [wound.symbol for wound in wounds if wound.reward == "priest"] == [priest]
    assert [wound.symbol for wound in wounds if wound.reward == "artifact"] == [artifact]


def test_every_monster_has_two_cards_and_evolves_in_two_ways() -> None:
    for monster in MONSTERS:
        cards = [card for card in MONSTER_CARDS.values() if card.monster == monster]
        assert [bool(card.evolution) for card in cards] == [True, False], monster
        assert [bool(card.wounds) for card in cards] == [False, True], monster
    assert len({card.region for card in MONSTER_CARDS.values()}) == 14
    assert all(id_ == f"{card.monster}_{card.region}" for id_, card in MONSTER_CARDS.items())
    assert sum(len(card.wounds) for card in MONSTER_CARDS.values()) == 10


def test_eighteen_monster_attacks() -> None:
    assert sum(attack.copies for attack in MONSTER_ATTACKS.values()) == 18
    fixed = Counter[int]()
    for attack in MONSTER_ATTACKS.values():
        assert (attack.strength_per is None) == (attack.strength_each == 0)
        if attack.strength_per is None:
            fixed[attack.strength] += attack.copies
    assert fixed == {3: 3, 4: 7, 5: 3}
    assert {
        id_: (attack.copies, attack.strength, attack.strength_each, attack.strength_per)
        for id_, attack in MONSTER_ATTACKS.items()
        if attack.strength_per
    } == {
        "charge": (1, 1, 1, "uncovered_wound"),
        "fury": (2, 0, 1, "wound"),
        "rampage": (1, 1, 2, "covered_wound"),
        "surprise_attack": (1, 1, 1, "card_in_hand"),
    }


def test_thirty_combat_cards() -> None:
    symbols, strengths, casualties, names = Counter[str](), Counter[int](), Counter[int](), Counter[str]()
    for card in COMBAT_CARDS.values():
        symbols[card.symbol] += card.copies
        strengths[card.strength] += card.copies
        casualties[card.casualties] += card.copies
        names[card.name] += card.copies
    assert sum(symbols.values()) == 30
    assert symbols == {"torch": 6, "bow": 6, "sword": 4, "mace": 4, "axe": 3, "spear": 3, "shield": 2, "sickle": 2}
    assert strengths == {0: 2, 1: 9, 2: 11, 3: 4, 4: 4}
    assert casualties == {0: 12, 1: 14, 2: 4}
    assert names["Wild Attack"] == 4
    assert {card.name for card in COMBAT_CARDS.values() if not card.effects} == {"Wild Attack", "Charge"}


def test_what_symbols_do_in_a_hunt() -> None:
    symbols = PACK.table("symbols", Symbol)
    assert [id_ for id_, symbol in symbols.items() if symbol.wound] == ["torch", "bow", "sword", "mace", "axe", "spear"]
    assert {id_: symbol.any_wound for id_, symbol in symbols.items() if symbol.any_wound} == {
        "torch": 3,
        "bow": 3,
        "sword": 2,
        "mace": 2,
        "sickle": 1,
    }
    blocking = [(id_, shield.block_injuries, shield.block_draws) for id_, shield in symbols.items() if shield.blocks]
    assert blocking == [("shield", 1, 1)]


def test_artifacts_by_kind() -> None:
    assert Counter(artifact.kind for artifact in ARTIFACTS.values()) == {"neutral": 10, "monster": 7, "god": 3}
    for kind, owners in (("god", GODS), ("monster", MONSTERS)):
        owned = sorted(str(owner.artifact) for owner in owners.values())
        assert owned == sorted(id_ for id_, artifact in ARTIFACTS.items() if artifact.kind == kind)


def test_twelve_blessings_of_each_god() -> None:
    assert Counter(blessing.god for blessing in BLESSINGS.values()) == {"athena": 12, "zeus": 12, "hermes": 12}
    assert {id_ for id_, blessing in BLESSINGS.items() if blessing.gain} == {
        "armory",
        "gods_strength",
        "advanced_dodge",
        "hermes_temple",
    }


def test_quests_have_three_steps_and_a_reward() -> None:
    assert len({quest.region for quest in QUESTS.values()}) == 9
    for id_, quest in QUESTS.items():
        assert len(quest.steps) == 3, id_
        assert Step() not in quest.steps, id_
        assert len({msgspec.json.encode(step) for step in quest.steps}) == 3, id_
        assert bool(quest.reward) != bool(quest.kept), id_
    assert [id_ for id_, quest in QUESTS.items() if quest.kept] == ["aid_to_atlas", "clean_augean_stables"]


def test_one_of_two_attributes_catches_the_cretan_bull() -> None:
    assert QUESTS["capture_cretan_bull"].steps == (
        Step(either={"speed": 3, "strength": 3}),
        Step(either={"speed": 3, "strength": 3}, discard_combat_cards=2),
        Step(either={"speed": 4, "strength": 4}, discard_combat_cards=2),
    )


def test_temple_cards() -> None:
    assert [card.drafts for card in PACK.table("temple_cards", TempleCard).values()] == [
        (2, 4, 6, 8),
        (2, 3, 6, 8),
        (2, 3, 5, 7),
        (3, 4, 5, 7),
        (3, 4, 6, 7),
    ]


def test_the_monster_die_has_six_faces() -> None:
    results = PACK.table("monster_die", DieResult)
    assert {id_: (result.faces, result.options) for id_, result in results.items()} == {
        "nothing": (1, ()),
        "region_attack": (2, ("region_attack",)),
        "move": (2, ("move",)),
        "move_or_region_attack": (1, ("move", "region_attack")),
    }


def test_victories_by_number_of_players() -> None:
    victories = PACK.table("victories", Victory)
    assert {id_: [victory.among(players) for players in (2, 3, 4)] for id_, victory in victories.items()} == {
        "warlord_of_hellas": [3, 2, 2],
        "favored_of_the_gods": [5, 5, 5],
        "monster_slayer": [3, 3, 3],
        "king_of_kings": [0, 3, 3],
    }
    warlord = victories["warlord_of_hellas"]
    assert [warlord.excluded_among(players) for players in (2, 3, 4)] == [(), ("blue",), ()]


def test_setup_and_limits() -> None:
    setup, limits, rules = (PACK.table(table, Amount) for table in ("setup", "limits", "rules"))
    assert [setup["temples"].among(players) for players in (2, 3, 4)] == [6, 6, 8]
    assert {id_: amount.number for id_, amount in setup.items()} == {
        "combat_cards": 1,
        "hoplites": 2,
        "priests": 0,
        "monument_level": 1,
        "event_cards": 7,
        "temple_cards": 1,
        "temples": 8,
        "control_up_to_population": 2,
    }
    assert {id_: amount.number for id_, amount in limits.items()} == {
        "hand_limit": 4,
        "hoplites": 15,
        "priests": 4,
        "control_tokens": 15,
        "used_action_tokens": 6,
        "injuries": 3,
        "monument_levels": 5,
        "priests_on_monument": 2,
        "quest_slots": 3,
        "glory_tokens_per_land": 1,
    }
    assert [rules["used_actions_repeated_before_monument"].among(players) for players in (2, 3, 4)] == [1, 0, 0]
    assert rules["monster_attacks_drawn"].number == rules["combat_cards_after_defending"].number == 2
    singles = rules.keys() - {
        "used_actions_repeated_before_monument",
        "monster_attacks_drawn",
        "combat_cards_after_defending",
    }
    assert len(singles) == 12
    assert all(rules[id_].number == 1 for id_ in singles)


def test_only_build_monument_is_not_marked() -> None:
    actions = PACK.table("special_actions", SpecialAction)
    assert [id_ for id_, action in actions.items() if not action.marked] == ["build_monument"]
    assert len([action for action in actions.values() if action.marked]) == 6
    assert [id_ for id_, action in actions.items() if action.hero_on_board] == ["prepare", "usurp", "hunt"]
    assert (actions["prepare"].choose, len(actions["prepare"].effects)) == (2, 3)


def test_the_box_holds_what_the_tables_list() -> None:
    pieces = PACK.table("components", Piece)
    listed = {
        "heroes": len(PACK.entries("heroes")),
        "monsters": len(MONSTERS),
        "monster_trays": len(MONSTERS),
        "monster_cards": len(MONSTER_CARDS),
        "quest_cards": len(QUESTS),
        "quest_tokens": len(QUESTS),
        "monster_attack_cards": sum(attack.copies for attack in MONSTER_ATTACKS.values()),
        "combat_cards": sum(card.copies for card in COMBAT_CARDS.values()),
        "temple_cards": len(PACK.entries("temple_cards")),
        "glory_tokens": len(LANDS),
        "temples": len(SHRINES.split()),
        "monuments": len(GODS),
    }
    assert {id_: pieces[id_].number for id_ in listed} == listed
    assert pieces["monuments"].parts == 5
    assert {id_: piece.number for id_, piece in pieces.items() if piece.per == "player"} == {
        "hoplites": 15,
        "priests": 4,
        "control_tokens": 15,
        "attribute_tokens": 3,
        "used_action_tokens": 6,
    }


def test_what_is_reconstructed() -> None:
    found: dict[str, set[str]] = {}
    for table in SCHEMA:
        for id_, entry in PACK.entries(table).items():
            assert isinstance(entry, Component)
            assert set(entry.reconstructed) <= set(entry.__struct_fields__), f"{table} [{id_}]"
            assert entry.source != "reconstructed", f"{table} [{id_}]"
            found.setdefault(table, set()).update(entry.reconstructed)
    assert {table: fields for table, fields in found.items() if fields} == {
        "gods": {"powers"},
        "monster_die": {"faces"},
        "monsters": {"wounds"},
    }
