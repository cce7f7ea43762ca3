"""Muse Movement, and what some muses do instead (rules HSF-3)."""

from __future__ import annotations

import pytest

from tests.hellas.positions import army, offered, play, told, turn, why
from tests.rules.hellas.apollo_full.questions import OPTIONS, driving, held, leading, with_muse
from tests.rules.hellas.apollo_full.test_hsf1_apollo import muses


@pytest.mark.rule("HSF-3.1")
def test_she_moves_as_far_as_the_heros_speed_once_a_turn() -> None:
    state = with_muse("thalia", "epirus", {"attributes": {"speed": 1}, "hero": "heracles"})
    assert offered(state, "move_muse") == [
        f"move_muse {region}" for region in ("macedonia", "thessaly", "acarnania", "aetolia")
    ]
    assert why(state, "move_muse crete") == "your_muse_does_not_come_so_far"
    assert why(state, "move_muse epirus") == "she_stands_there"
    events = play(state, "move_muse thessaly")
    assert told(events, "muse_moved") == [{"seat": 0, "muse": "thalia", "start": "epirus", "region": "thessaly"}]
    assert muses(state)["places"] == {"thessaly": [0]}
    assert offered(state, "move_muse") == []
    assert why(state, "move_muse epirus") == "that_regular_action_is_taken"


@pytest.mark.rule("HSF-3.1")
def test_without_a_muse_there_is_no_movement() -> None:
    state = turn(options=OPTIONS)
    assert offered(state, "move_muse") == []
    assert why(state, "move_muse crete") == "your_muse_is_not_on_the_map"


@pytest.mark.rule("HSF-3.1")
def test_also_while_the_hero_is_on_a_quest() -> None:
    lord = {"quest": {"name": "aid_to_atlas", "step": 1}}
    assert offered(with_muse("thalia", "epirus", lord, quests=["aid_to_atlas"]), "move_muse")


@pytest.mark.rule("HSF-3.1")
def test_hoplites_and_monsters_do_not_hinder_her_and_she_may_use_ports() -> None:
    rest = held("thalia", "attica")
    rest["options"] = {"expansions": ["apollo_full", "poseidon_simple"]}
    other = {"hoplites": {"boeotia": 3}, "controls": ["boeotia"]}
    state = turn([{"attributes": {"speed": 1}, "hero": "heracles"}, other], monsters={"medusa": "corinthia"}, **rest)
    ports = [name for name in state.view(None)["ports"]["regions"] if name != "attica"]
    for region in ("boeotia", "corinthia", *ports):
        assert f"move_muse {region}" in offered(state)


@pytest.mark.rule("HSF-3.2")
def test_most_muses_only_move() -> None:
    state = with_muse("thalia", "crete")
    assert "call_muse" not in offered(state)
    assert why(state, "call_muse") == "your_muse_only_moves"


@pytest.mark.rule("HSF-3.2")
@pytest.mark.parametrize("muse", ["erato", "terpsichore", "urania"])
def test_not_where_it_would_change_nothing(muse: str) -> None:
    state = with_muse(muse, "crete")
    assert "call_muse" not in offered(state)
    assert why(state, "call_muse") == "it_would_change_nothing"


@pytest.mark.rule("HSF-3.3")
def test_erato_recruits_in_her_land() -> None:
    state = with_muse("erato", "euboea", {"controls": ["attica", "crete"]})
    events = play(state, "call_muse")
    assert told(events, "muse_used") == [{"seat": 0, "muse": "erato"}]
    assert offered(state) == ["place attica", "place_fortified attica"]
    play(state, "place attica")
    assert army(state, "attica", 0) == 1
    assert offered(state, "move_muse") == []  # it was instead of moving her
    assert muses(state)["places"] == {"euboea": [0]}


@pytest.mark.rule("HSF-3.4")
def test_terpsichore_leads_two_hoplites_out_of_one_region_of_her_land() -> None:
    state = leading()
    assert offered(state) == ["army boeotia 1", "army attica 2", "army attica 1"]
    assert why(state, "army phocis 1") == "it_is_not_in_the_land_of_your_muse"
    assert why(state, "army attica 3") == "too_few_hoplites_are_there"
    play(state, "army attica 2")
    play(state, "onward corinthia")
    assert (army(state, "attica", 0), army(state, "corinthia", 0)) == (1, 2)
    assert state.decision.kind == "turn"


@pytest.mark.rule("HSF-3.4")
def test_that_may_lead_to_a_battle() -> None:
    other = {"hoplites": {"corinthia": 1}, "controls": ["corinthia"]}
    state = with_muse("terpsichore", "boeotia", {"hoplites": {"attica": 2}}, other=other)
    events = play(state, "call_muse", "army attica 2", "onward corinthia")
    assert told(events, "battle_won")


@pytest.mark.rule("HSF-3.4")
def test_not_from_where_hoplites_cannot_leave() -> None:
    hoplites = {"attica": 2, "euboea": 2}
    state = with_muse("terpsichore", "boeotia", {"hoplites": hoplites}, monsters={"medusa": "attica"})
    play(state, "call_muse")
    assert offered(state) == ["army euboea 2", "army euboea 1"]
    assert why(state, "army attica 1") == "none_of_your_hoplites_can_move_from_there"


@pytest.mark.rule("HSF-3.5")
def test_urania_moves_a_monster_of_her_land_by_one_region() -> None:
    state = driving()
    assert sorted(offered(state)) == ["choose_monster hydra", "choose_monster medusa"]
    assert why(state, "choose_monster sphinx") == "it_is_not_in_the_land_of_your_muse"
    assert why(state, "choose_monster cyclops") == "the_monster_is_not_on_the_map"
    play(state, "choose_monster medusa", "move_monster thessaly")  # out of her land
    assert state.view(None)["monsters"]["medusa"]["region"] == "thessaly"
    assert state.decision.kind == "turn"
