"""Attributes and injuries, hoplites and priests (rules H-1.4 to H-1.10)."""

from __future__ import annotations

import pytest

import aegean
from aegean import State
from tests.hellas.positions import (
    Player,
    army,
    attacked,
    battle,
    offered,
    play,
    player,
    told,
    turn,
)

QUEST = {"event": ["cattle_of_geryon"]}  # an event that does nothing to anybody


def region_attack(monster: str, players: list[Player]) -> State:
    """Seat 0 has built a monument, and the one monster on the map, in Argolis, makes its region attack."""
    state = turn(players, monsters={monster: "argolis"}, rolls={"monster": ["region_attack"]}, decks=QUEST)
    play(state, "build_monument", "raise_monument athena")
    return state


# -- attributes -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-1.4")
@pytest.mark.parametrize("value", [0, 6])
def test_attributes_go_from_one_to_five(value: int) -> None:
    with pytest.raises(aegean.PositionError, match="1 to 5"):
        turn([{"attributes": {"strength": value}}])


@pytest.mark.rule("H-1.4")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (4, 5), (5, 5)])
def test_a_raise_beyond_five_is_lost(before: int, after: int) -> None:
    state = turn([{"attributes": {"leadership": before}, "priests": 1}])
    play(state, "pray athena")
    assert player(state)["stored"]["leadership"] == after


@pytest.mark.rule("H-1.4")
@pytest.mark.parametrize(
    ("attributes", "after"),
    [
        ({"leadership": 1, "strength": 1, "speed": 1}, {"leadership": 1, "strength": 1, "speed": 1}),
        ({"leadership": 1, "strength": 2, "speed": 1}, {"leadership": 1, "strength": 1, "speed": 1}),
    ],
)
def test_a_forced_loss_stops_at_one(attributes: dict[str, int], after: dict[str, int]) -> None:
    hunter = {"attributes": attributes, "injured": ["leadership", "strength"], "hand": ["glory_bow"]}
    state = attacked("medusa", "nasty_wound", hunter)
    events = play(state, "suffer")
    assert player(state)["stored"] == after
    assert len(told(events, "attribute_changed")) == (attributes != after)


@pytest.mark.rule("H-1.4")
@pytest.mark.parametrize(("strength", "payable"), [(1, False), (2, True)])
def test_a_loss_below_one_is_no_price(strength: int, payable: bool) -> None:
    state = turn(
        [{"at": "argolis", "attributes": {"strength": strength}, "blessings": ["wild_hunt"]}],
        monsters={"hydra": "argolis"},
    )
    assert ("use_blessing wild_hunt" in offered(state)) == payable


# -- injuries ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-1.5")
def test_an_injured_attribute_is_one_until_healed() -> None:
    state = turn(
        [{"attributes": {"leadership": 3, "strength": 2, "speed": 4}, "injured": ["speed", "strength"], "priests": 1}]
    )
    assert player(state)["attributes"] == {"leadership": 3, "strength": 1, "speed": 1}
    play(state, "pray hermes")
    assert (player(state)["attributes"]["speed"], player(state)["stored"]["speed"]) == (1, 5)
    play(state, "prepare", "option heal_injuries", "heal speed", "option draw_combat_cards")
    assert player(state)["attributes"] == {"leadership": 3, "strength": 1, "speed": 5}


@pytest.mark.rule("H-1.5")
def test_a_loss_changes_what_is_stored() -> None:
    state = turn(
        [{"at": "argolis", "attributes": {"strength": 4}, "injured": ["strength"], "blessings": ["wild_hunt"]}],
        monsters={"hydra": "argolis"},
    )
    events = play(state, "use_blessing wild_hunt")
    assert (player(state)["attributes"]["strength"], player(state)["stored"]["strength"]) == (1, 3)
    assert told(events, "combat_drawn")[0]["count"] == 1  # Strength is 1 for the hunt as well


@pytest.mark.rule("H-1.5")
def test_rules_and_requirements_read_the_injured_value() -> None:
    attributes = {"leadership": 3, "strength": 5, "speed": 3}
    sound = turn([{"at": "messenia", "attributes": attributes, "hoplites": {"elis": 3}}], quests=["aid_to_atlas"])
    hurt = turn(
        [{"at": "messenia", "attributes": attributes, "injured": [*attributes], "hoplites": {"elis": 3}}],
        quests=["aid_to_atlas"],
    )
    assert len(offered(sound, "move_hero")) > len(offered(hurt, "move_hero")) == 3  # Messenia's neighbours
    assert "move_hero messenia" in offered(sound)  # for the quest, which asks for Strength
    play(sound, "move elis achaea")
    play(hurt, "move elis achaea")
    assert sound.decision.kind == "hoplite_movement"
    assert hurt.decision.kind == "turn"


@pytest.mark.rule("H-1.6")
def test_the_heros_player_chooses_where_it_hurts_among_the_uninjured() -> None:
    state = turn([{"controls": ["thessaly"]}, {"injured": ["strength"]}])
    play(state, "use_artifact thunder_of_zeus")  # no monster is there, and one enemy
    assert (state.decision.seat, offered(state)) == (1, ["injure leadership", "injure speed"])
    play(state, "injure speed")
    assert player(state, 1)["injured"] == ["strength", "speed"]


@pytest.mark.rule("H-1.6")
def test_the_heros_player_chooses_what_is_healed() -> None:
    state = turn([{"injured": ["strength", "speed"]}])
    play(state, "prepare", "option heal_injuries")
    assert offered(state) == ["heal strength", "heal speed"]
    play(state, "heal speed")
    assert player(state)["injured"] == ["strength"]


@pytest.mark.rule("H-1.6")
def test_a_fourth_injury_outside_a_hunt_has_no_effect() -> None:
    state = region_attack("cyclops", [{"at": "argolis", "injured": ["leadership", "strength", "speed"]}])
    assert player(state)["injured"] == ["leadership", "strength", "speed"]
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


@pytest.mark.rule("H-1.6", "H-1.15")
@pytest.mark.parametrize(
    ("injured", "payable"), [(["speed", "strength"], True), (["leadership", "speed", "strength"], False)]
)
def test_a_fourth_injury_is_no_price(injured: list[str], payable: bool) -> None:
    state = turn([{"at": "argolis", "injured": injured, "blessings": ["exile"]}], monsters={"hydra": "argolis"})
    assert ("use_blessing exile" in offered(state)) == payable


# -- hoplites ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-1.7")
@pytest.mark.parametrize(("there", "dead"), [(5, 3), (3, 3), (2, 2)])
def test_the_killed_go_back_to_the_supply_as_many_as_there_are(there: int, dead: int) -> None:
    state = turn([{"at": "laconia", "artifacts": ["adamant_tethers"]}, {"hoplites": {"laconia": there}}])
    assert player(state, 1)["supply"] == 15 - there
    events = play(state, "use_artifact adamant_tethers")
    assert told(events, "hoplites_killed") == [{"seat": 1, "region": "laconia", "count": dead}]
    assert (army(state, "laconia", 1), player(state, 1)["supply"]) == (there - dead, 15 - there + dead)


@pytest.mark.rule("H-1.8")
def test_up_to_may_stop_short() -> None:
    state = turn([{"controls": ["argolis"], "artifacts": ["horn_of_plenty"]}])
    play(state, "use_artifact horn_of_plenty", "place argolis", "done")
    assert (army(state, "argolis"), player(state)["supply"]) == (1, 14)
    assert state.decision.kind == "turn"


@pytest.mark.rule("H-1.8")
def test_with_an_empty_supply_nobody_is_recruited() -> None:
    state = turn(
        [{"at": "argolis", "hoplites": {"laconia": 10, "argolis": 5}, "artifacts": ["horn_of_plenty"], "priests": 1}],
        monuments={"athena": 3},
    )
    assert not {"recruit", "use_artifact horn_of_plenty"} & set(offered(state))
    events = play(state, "pray athena", "prepare")
    assert not told(events, "recruited")
    assert player(state)["supply"] == 0
    assert (army(state, "laconia"), army(state, "argolis")) == (10, 5)


@pytest.mark.rule("H-1.8")
@pytest.mark.parametrize(
    ("regions", "choices"),
    [
        ({"controls": ["argolis"]}, ["place argolis", "place_fortified argolis"]),
        ({"controls": ["laconia"]}, ["place laconia", "place_fortified laconia"]),  # Sparta
        ({"controls": ["argolis", "crete"], "fortified": ["argolis"]}, ["place argolis", "place crete"]),  # taken
        ({"controls": ["corinthia", "crete"]}, ["place corinthia", "place crete"]),  # no city
    ],
)
def test_one_recruit_may_go_straight_into_the_city(regions: Player, choices: list[str]) -> None:
    state = turn([{**regions, "priests": 1}], monuments={"athena": 3})
    play(state, "pray athena")
    assert offered(state) == choices


@pytest.mark.rule("H-1.8")
def test_only_one_recruit_goes_into_the_city() -> None:
    state = turn([{"controls": ["laconia"]}])
    play(state, "recruit", "place_fortified laconia")
    assert offered(state) == ["place laconia", "done"]
    play(state, *["place laconia"] * 3)
    there = state.view(None)["regions"]["laconia"]
    assert (there["fortified"], there["hoplites"]) == (0, {"0": 3})


@pytest.mark.rule("H-1.9")
@pytest.mark.parametrize(("hoplites", "allowed"), [({"boeotia": 1}, False), ({}, True)])
@pytest.mark.parametrize("controls", [["boeotia"], []])
def test_nobody_recruits_among_hoplites_of_another_player(
    hoplites: dict[str, int], allowed: bool, controls: list[str]
) -> None:
    state = turn([{"at": "boeotia"}, {"hoplites": hoplites, "controls": controls}])
    play(state, "prepare")
    assert (state.decision.kind == "prepare" and "option recruit" in offered(state)) == allowed


@pytest.mark.rule("H-1.9")
def test_local_support_alone_recruits_in_a_battle() -> None:
    state = battle(3, 1, region="argolis", start="corinthia", defender={"hand": ["local_support_bow"]})
    play(state, "play local_support_bow", "place argolis", "place argolis")
    assert (army(state, "argolis", 1), army(state, "argolis", 0)) == (3, 0)  # with the card they were four to three


# -- priests ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-1.10")
def test_a_priest_gained_goes_into_the_pool() -> None:
    state = turn([{"controls": ["epirus"]}])
    play(state, "build_temple epirus")
    assert player(state)["priests"] == 1


@pytest.mark.rule("H-1.10")
@pytest.mark.parametrize(("priests", "praying", "met"), [(1, 0, True), (0, 1, False)])
def test_only_priests_in_the_pool_are_owned(priests: int, praying: int, met: bool) -> None:
    state = turn(
        [{"at": "corinthia", "priests": priests, "praying": {"zeus": praying}, "blessings": ["battle_prayer"]}],
        quests=["kill_stymphalian_birds"],
        monsters={"minotaur": {"at": "corinthia", "evolutions": ["minotaur_crete"]}},
    )
    assert ("move_hero corinthia" in offered(state)) == met  # to start the quest
    assert ("hunt minotaur" in offered(state)) == met
    assert ("use_blessing battle_prayer" in offered(state)) == met  # a price


@pytest.mark.rule("H-1.10")
def test_a_sacrificed_priest_can_be_gained_again() -> None:
    state = turn([{"controls": ["epirus"], "priests": 4, "blessings": ["battle_prayer"]}])
    events = play(state, "use_blessing battle_prayer")
    assert told(events, "priests_sacrificed") == [{"seat": 0, "count": 1}]
    assert player(state)["priests"] == 3
    play(state, "build_temple epirus")
    assert player(state)["priests"] == 4


@pytest.mark.rule("H-1.10")
@pytest.mark.parametrize(("priests", "praying", "gained"), [(3, 0, 1), (4, 0, 0), (2, 2, 0), (2, 1, 1)])
def test_a_gain_beyond_four_is_lost_and_what_brought_it_stays_legal(priests: int, praying: int, gained: int) -> None:
    state = turn([{"controls": ["epirus"], "priests": priests, "praying": {"zeus": praying}}])
    play(state, "build_temple epirus")
    assert player(state)["priests"] == priests + gained
    assert state.view(None)["regions"]["epirus"]["temple"] == 1
