"""Prices, and what Kronos does by monsters (rules HK-3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hellas.positions import army, monster, offered, play, player, told, why
from tests.rules.hellas.kronos.questions import FREE, kronos, ready, shared, table


@pytest.mark.rule("HK-3.1")
def test_anger_is_spent_first() -> None:
    state = table(monsters={"hydra": "crete"})
    events = play(state, "destroy_temple hydra")
    kinds = [event.kind for event in events]
    assert kinds.index("anger_spent") < kinds.index("temple_destroyed")
    assert told(events, "anger_spent") == [{"seat": 0, "count": 4, "anger": 6}]
    poor = table(monsters={"hydra": "crete"}, kronos={"anger": 3})
    assert why(poor, "destroy_temple hydra") == "you_have_too_little_anger"


@pytest.mark.rule("HK-3.2")
@pytest.mark.parametrize(
    ("chain", "cheaper"),
    [
        ("earthquake", {"kronos_destroy_monument": 3, "monster_destroy_monument": 3}),
        ("flood", {"kronos_movement": 3}),
        ("famine", {"kronos_terror": 3}),
        ("eclipse", {"destroy_temple": 3}),
        ("stampede", {}),
    ],
)
def test_broken_chains_make_actions_cheaper(chain: str, cheaper: dict[str, int]) -> None:
    printed = {
        "monster_movement": 1, "destroy_temple": 4, "play_order": 0, "kronos_movement": 4, "kronos_destroy_monument": 4,
        "monster_destroy_monument": 4, "kronos_terror": 4,
    }  # fmt: skip
    assert kronos(table())["prices"] == printed
    assert kronos(table(kronos=ready(chain)))["prices"] == printed | cheaper


@pytest.mark.rule("HK-3.2", "HK-3.3")
def test_terror_never_costs_less_than_one() -> None:
    heroes = [{"hoplites": {"crete": 2, "argolis": 2}}]
    assert kronos(table(heroes, kronos=ready("famine")))["terror_prices"] == {
        "red": 1, "yellow": 1, "blue": 1, "green": 1, "brown": 2
    }  # fmt: skip


@pytest.mark.rule("HK-3.2")
def test_an_attack_is_cheaper_by_eruption_and_orders_by_stampede() -> None:
    beasts = {"medusa": "crete", "hydra": "elis"}
    assert kronos(table(monsters=beasts))["attack_prices"] == {"medusa": 2, "hydra": 3}
    assert kronos(table(monsters=beasts, kronos=ready("eruption")))["attack_prices"] == {"medusa": 1, "hydra": 2}
    done = ["blessing_of_rhea", "closing_of_tartarus"]
    assert kronos(table(quests=done))["prices"]["play_order"] == 2
    assert kronos(table(quests=done, kronos=ready("stampede")))["prices"]["play_order"] == 1


@pytest.mark.rule("HK-3.3")
def test_hoplites_make_terror_dear() -> None:
    heroes: list[dict[str, Any]] = [
        {"hoplites": {"crete": 2, "argolis": 1}, "fortified": ["argolis"], "controls": ["argolis", "crete"]},
        {"hoplites": {"crete": 1}},
    ]
    state = table(heroes, monsters={"hydra": "laconia"})
    assert kronos(state)["terror_prices"]["brown"] == 3  # five hoplites of two heroes
    play(state, "terror hydra")
    assert kronos(state)["anger"] == 7


@pytest.mark.rule("HK-3.4")
def test_nothing_is_done_in_vain() -> None:
    state = table([{"at": "epirus"}], monsters={"hydra": "elis", "medusa": "euboea"})
    assert why(state, "region_attack hydra") == "that_attack_would_change_nothing"
    assert why(state, "terror medusa") == "terror_would_change_nothing"
    assert why(state, "destroy_temple medusa") == "no_temple_is_with_that_monster"
    assert why(table(), "monster_movement") == "no_monster_can_move"
    assert offered(table()) == ["kronos_pass"]


@pytest.mark.rule("HK-3.5")
@pytest.mark.parametrize(
    ("regions", "anger"), [(0, 2), (3, 2), (4, 3), (5, 4), (6, 5), (8, 6), (9, 8), (12, 11), (14, 11)]
)
def test_a_pass_restores_by_the_regions_of_all_heroes(regions: int, anger: int) -> None:
    names = [
        "epirus", "macedonia", "thessaly", "aetolia", "locris", "boeotia", "corinthia", "achaea", "elis", "argolis",
        "laconia", "attica", "acarnania", "arcadia",
    ]  # fmt: skip
    held = [{"controls": names[:regions:2]}, {"controls": names[1:regions:2]}]
    state = table(held, kronos={"anger": 1})
    assert kronos(state)["restores"] == anger
    play(state, "kronos_pass")
    assert kronos(state)["anger"] == anger
    assert kronos(table(held, kronos={"anger": 13}))["restores"] == 13  # it never falls


@pytest.mark.rule("HK-3.6")
def test_as_many_monsters_move_as_he_has_authority() -> None:
    beasts = {"hydra": "elis", "medusa": "crete", "sphinx": "attica"}
    state = table(monsters=beasts, kronos={"attributes": {"authority": 2}})
    play(state, "monster_movement")
    assert "done" not in offered(state)  # at least one
    play(state, "choose_monster hydra", "move_monster achaea")
    assert why(state, "choose_monster hydra") == "that_monster_has_moved"
    play(state, "choose_monster medusa", "move_monster euboea")  # over the sea, and to Kronos
    assert state.decision.kind == "kronos_turn"
    there = {name: (monster(state, name) or {})["region"] for name in beasts}
    assert there == {"hydra": "achaea", "medusa": "euboea", "sphinx": "attica"}
    assert kronos(state)["anger"] == 9


@pytest.mark.rule("HK-3.7")
@pytest.mark.parametrize(("attitude", "left"), [("neutral", 4), ("wary", 3), ("hostile", 2)])
def test_a_region_attack_kills_more_below_neutral(attitude: str, left: int) -> None:
    state = table([{"hoplites": {"crete": 5}}], monsters={"medusa": "crete"}, kronos={"attitudes": {"brown": attitude}})
    play(state, "region_attack medusa")
    assert army(state, "crete", 1) == left
    assert kronos(state)["anger"] == 8


@pytest.mark.rule("HK-3.7")
def test_a_land_on_a_heros_board_has_no_more_kills() -> None:
    state = table([{"hoplites": {"crete": 5}, "glory": ["brown"]}], monsters={"medusa": "crete"})
    play(state, "region_attack medusa")
    assert army(state, "crete", 1) == 4


@pytest.mark.rule("HK-3.7")
def test_the_additional_kills_come_before_chimera_leaves() -> None:
    heroes = [{"hoplites": {"crete": 3, "thessaly": 3}}]
    state = table(
        heroes,
        monsters={"chimera": "crete"},
        monuments={"zeus": 3},
        kronos={"attitudes": {"brown": "hostile", "red": "hostile"}},
    )
    play(state, "region_attack chimera")
    assert (army(state, "crete", 1), army(state, "thessaly", 1)) == (0, 3)
    assert (monster(state, "chimera") or {})["region"] == "thessaly"
    assert kronos(state)["anger"] == 7


@pytest.mark.rule("HK-3.7")
def test_cyclops_injures_and_kills_by_the_attitude_alone() -> None:
    heroes: list[dict[str, Any]] = [{"at": "crete", "hoplites": {"crete": 2}}, {"at": "laconia"}]
    state = table(heroes, monsters={"cyclops": "crete"}, kronos={"attitudes": {"brown": "wary"}})
    play(state, "region_attack cyclops")
    assert (state.decision.seat, state.decision.kind) == (1, "injure")
    play(state, "injure speed")
    assert state.decision.seat == 2
    play(state, "injure strength")
    assert army(state, "crete", 1) == 1
    assert player(state, 1)["injured"] == ["speed"]


@pytest.mark.rule("HK-3.8")
def test_kronos_chooses_whose_hoplites_die() -> None:
    state = shared()
    play(state, "region_attack medusa")
    assert offered(state) == ["kill_hoplite achilles", "kill_hoplite perseus"]
    assert why(state, "kill_hoplite helen") == "no_hoplite_of_that_hero_is_left_there"
    play(state, "kill_hoplite perseus")
    assert (army(state, "crete", 1), army(state, "crete", 2)) == (2, 1)


@pytest.mark.rule("HK-3.8")
def test_so_many_die_in_all() -> None:
    heroes = [{"hoplites": {"elis": 2}}, {"hoplites": {"elis": 1}}]
    state = table(heroes, monsters={"cerberus": "elis"})
    play(state, "region_attack cerberus")
    assert (army(state, "elis", 1), army(state, "elis", 2)) == (0, 0)  # three: all of them, so nobody is asked


@pytest.mark.rule("HK-3.2", "HK-8.1")
def test_final_actions_have_their_prices_from_the_board() -> None:
    assert kronos(table(kronos={"chains": FREE}))["finals"]
