"""The hunt for Kronos (rules HK-10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hellas.positions import GAME, offered, play, player, told, why
from tests.rules.hellas.kronos.questions import FREE, hunted, kronos, ready, table

WON = ["finding_omphalos", "closing_of_tartarus"]  # the Blessing of Rhea is completed


def symbols(state: Any) -> list[str]:
    return [wound["symbol"] + (f" [{wound['reward']}]" if wound["reward"] else "") for wound in kronos(state)["wounds"]]


@pytest.mark.rule("HK-10.1", "HK-11.3")
def test_he_can_be_hunted_when_rhea_has_blessed_the_heroes() -> None:
    assert why(table([{"at": "euboea"}], seat=1), "hunt kronos") == "kronos_cannot_be_hunted_yet"
    assert not kronos(table())["can_be_hunted"]
    state = table([{"at": "euboea"}], seat=1, quests=WON)
    assert offered(state, "hunt") == ["hunt kronos"]
    assert kronos(state)["can_be_hunted"]
    elsewhere = table([{"at": "elis"}], seat=1, quests=WON)
    assert why(elsewhere, "hunt kronos") == "no_monster_of_that_name_is_with_your_hero"


@pytest.mark.rule("HK-10.1")
def test_with_a_monster_there_the_hunter_chooses() -> None:
    hero = {"at": "euboea", "blessings": ["wild_hunt"], "attributes": {"strength": 2}}
    state = table([hero], seat=1, quests=WON, monsters={"hydra": "euboea"})
    assert offered(state, "hunt") == ["hunt hydra", "hunt kronos"]
    play(state, "use_blessing wild_hunt")
    assert offered(state) == ["hunt hydra", "hunt kronos"]


@pytest.mark.rule("HK-10.2")
def test_the_wounds_of_his_board_and_of_his_wrath() -> None:
    assert symbols(table()) == [
        "torch", "bow", "sword [priest]", "spear [artifact]", "torch", "bow", "mace [priest]", "axe"
    ]  # fmt: skip


@pytest.mark.rule("HK-10.2")
@pytest.mark.parametrize(
    ("chain", "more"),
    [
        ("earthquake", ["mace", "axe", "torch"]),
        ("flood", ["bow", "bow", "spear"]),
        ("eruption", ["torch", "sword"]),
        ("famine", ["bow", "mace"]),
        ("eclipse", ["sword", "spear"]),
        ("stampede", ["torch", "bow", "axe"]),
    ],
)
def test_a_broken_chain_adds_its_wounds(chain: str, more: list[str]) -> None:
    assert symbols(table(kronos=ready(chain)))[8:] == more


@pytest.mark.rule("HK-10.3")
def test_wounds_stay() -> None:
    state = hunted({"hand": ["glory_bow", "trap_sword"]})
    play(state, "strike glory_bow 1", "strike trap_sword 2")
    while state.decision.kind != "kronos_turn":
        play(state, offered(state)[-1])
    assert [wound["place"] for wound in kronos(state)["wounds"] if wound["covered"]] == [1, 2]
    assert kronos(GAME.position(state.describe()))["wounds"] == kronos(state)["wounds"]


@pytest.mark.rule("HK-10.4")
def test_a_chain_with_all_wounds_covered_leaves_the_game() -> None:
    board = {"wounds": [4, 5, 6]}
    state = hunted({"hand": ["wild_attack_axe", "glory_bow"]}, kronos=board)
    events = play(state, "strike wild_attack_axe 7")
    assert told(events, "chain_destroyed") == [{"seat": 1, "chain": "kronos_wrath"}]
    assert kronos(state)["chains"] == {"kronos_wrath": "destroyed"}
    assert len(kronos(state)["wounds"]) == 4
    assert state.decision.kind == "hunt_attack"  # in the middle of the hunt
    assert kronos(GAME.position(state.describe())) == kronos(state)


@pytest.mark.rule("HK-10.4", "HK-3.2")
def test_a_destroyed_chain_makes_nothing_cheaper() -> None:
    chains = {**FREE, "earthquake": "destroyed"}
    assert kronos(table(kronos={"chains": chains}))["prices"]["kronos_destroy_monument"] == 4


@pytest.mark.rule("HK-10.5")
def test_his_special_attack_casts_the_hero_out() -> None:
    cards = ["glory_bow", "trap_sword"]
    state = hunted({"hand": cards}, attack="special_attack_3", running={"covered": [3]})
    play(state, "suffer", "injure speed")
    assert state.decision.kind == "injure"  # that of the hunt, which has failed
    play(state, "injure strength")
    assert (state.decision.seat, state.decision.kind, len(offered(state))) == (0, "banish_hero", 19)
    assert why(state, "banish_hero euboea") == "the_hero_is_there_already"
    events = play(state, "banish_hero arcadia")
    assert told(events, "hero_banished") == [{"seat": 0, "hero": "achilles", "region": "arcadia"}]
    assert player(state, 1)["hero_at"] == "arcadia"
    assert (state.decision.seat, offered(state)) == (1, ["reward attitude", "decline"])  # the reward follows
    play(state, "reward attitude")
    assert kronos(state)["attitudes"]["blue"] == "wary"  # where he is


@pytest.mark.rule("HK-10.5")
def test_a_fourth_injury_ends_the_hunt_and_he_may_place_the_hero_all_the_same() -> None:
    hero = {"hand": ["glory_bow"], "injured": ["leadership", "strength", "speed"]}
    state = hunted(hero, attack="special_attack_3")
    play(state, "suffer")
    assert (state.decision.seat, state.decision.kind) == (0, "banish_hero")
    play(state, "decline")
    assert player(state, 1)["hero_at"] == "euboea"


@pytest.mark.rule("HK-10.6")
def test_no_power_over_monsters_takes_hold_of_him() -> None:
    hero = {
        "at": "euboea", "hand": ["glory_bow", "trap_sword"], "blessings": ["exile", "weak_spot", "shoot_to_kill"],
        "controls": ["thessaly"],
    }  # fmt: skip
    state = table([hero], seat=1, quests=WON)
    assert why(state, "use_blessing exile") == "it_would_change_nothing"
    assert why(state, "use_artifact thunder_of_zeus") == "it_would_change_nothing"
    play(state, "hunt kronos")
    assert state.decision.kind == "hunt_attack"  # Weak Spot is not offered
    assert "use_blessing shoot_to_kill" not in offered(state)
    view = state.view(None)
    assert "kronos" not in view["monsters"]
    assert view["regions"]["euboea"]["monsters"] == []


@pytest.mark.rule("HK-10.6")
def test_he_is_no_monster_for_his_own_actions() -> None:
    state = table([{"hoplites": {"elis": 1}}], kronos={**ready("eruption"), "region": "messenia"})
    assert why(state, "terror kronos") == "the_monster_is_not_on_the_map"
    assert why(state, "destroy_temple kronos") == "the_monster_is_not_on_the_map"
    assert why(state, "use_chain eruption") == "that_chain_has_no_effect_now"


@pytest.mark.rule("HK-10.7")
@pytest.mark.parametrize("might", [1, 3])
def test_his_might_makes_attacks_stronger(might: int) -> None:
    decks = {"attack": ["attack_4", "attack_5"]}
    board = {"attributes": {"might": might}}
    state = hunted({"hand": ["glory_bow", "trap_sword"]}, kronos=board, decks=decks)
    play(state, "strike glory_bow 1", "stop")
    assert (state.decision.seat, state.decision.kind) == (0, "monster_attack")
    events = play(state, "attack attack_4")
    assert told(events, "monster_attacked")[0]["strength"] == 4 + might
