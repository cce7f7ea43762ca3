"""The Factory and Talos (rules HI-2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hellas.positions import army, hunt, monster, offered, play, player, told, why
from tests.rules.hellas.atlantis.questions import BUILT, OPTIONS, UNSEEN, commanding, five, obeying, struck

HOLDER: dict[str, Any] = {"controls": ["inner_circle"], "hoplites": {"inner_circle": 2}}


@pytest.mark.rule("HI-2.1")
def test_the_factory_is_built_without_a_draft() -> None:
    numbered = {
        "epirus": 1,
        "chalkidiki": 2,
        "aetolia": 3,
        "attica": 4,
        "corinthia": 5,
        "elis": 6,
        "messenia": 7,
        "crete": 8,
    }
    for temples in ({}, numbered):
        state = five([HOLDER], temples=temples)
        assert offered(state, "build_temple") == ["build_temple inner_circle"]
        events = play(state, "build_temple inner_circle")
        told_of = told(events, "temple_built")
        assert told_of == [{"seat": 0, "region": "inner_circle", "number": 0, "temple_kind": "factory"}]
        assert state.decision.kind == "turn"
        assert state.view(None)["kinds_left"] == ["oracle"]


@pytest.mark.rule("HI-2.1")
def test_who_may_not_build_it() -> None:
    assert why(five(), "build_temple inner_circle") == "that_region_is_not_yours"
    assert why(commanding(), "build_temple inner_circle") == "a_temple_stands_there"
    assert why(five([{"controls": ["south_atlantis"]}]), "build_temple south_atlantis") == "no_shrine_is_there"
    options = {"expansions": ["heroes_monsters", *OPTIONS["expansions"]]}
    barred = five([HOLDER], options=options, monsters={"typhon": "unseen", "python": "inner_circle"})
    assert why(barred, "build_temple inner_circle") == "it_is_barred_there"


@pytest.mark.rule("HI-2.2")
def test_it_counts_as_a_temple() -> None:
    state = five([HOLDER])
    play(state, "build_temple inner_circle")
    assert player(state)["priests"] == 1
    state = commanding(monsters={"talos": "crete"})
    assert state.view(None)["race"]["favored_of_the_gods"]["now"][0] == 1
    play(state, "build_monument", "raise_monument zeus")
    assert player(state)["priests"] == 1
    four = {"epirus": 1, "aetolia": 2, "corinthia": 3, "crete": 4}
    last = five([{**HOLDER, "controls": ["inner_circle", *four]}], temples=four)
    play(last, "build_temple inner_circle")
    assert last.result is not None
    assert last.result.reason == "favored_of_the_gods"


@pytest.mark.rule("HI-2.3")
def test_talos_comes_with_it() -> None:
    state = five([HOLDER])
    assert monster(state, "talos") is None
    events = play(state, "build_temple inner_circle")
    assert told(events, "monster_appeared") == [{"seat": 0, "monster": "talos", "region": "inner_circle"}]


@pytest.mark.rule("HI-2.4")
def test_the_command_passes_with_the_region() -> None:
    state = commanding({"hoplites": {"south_atlantis": 1}})
    assert state.view(None)["atlantis"] == {"commander": 0}
    taken = five(
        [{"hoplites": {"south_atlantis": 1}}, {"controls": ["inner_circle"]}],
        temples=BUILT,
        monsters={"talos": "inner_circle"},
    )
    assert taken.view(None)["atlantis"] == {"commander": 1}
    assert why(taken, "move_talos north_atlantis") == "you_do_not_command_him"
    play(taken, "move south_atlantis inner_circle")
    assert taken.view(None)["atlantis"] == {"commander": 0}
    assert "move_talos north_atlantis" in offered(taken)
    free = five(temples=BUILT, monsters={"talos": "inner_circle"})
    assert free.view(None)["atlantis"] == {"commander": -1}


@pytest.mark.rule("HI-2.5")
def test_he_moves_or_attacks_once_in_a_turn() -> None:
    state = commanding({"hoplites": {"south_atlantis": 1}})
    assert offered(state, "move_talos") == ["move_talos north_atlantis", "move_talos south_atlantis"]
    assert offered(state, "talos_attack") == ["talos_attack"]
    events = play(state, "move_talos north_atlantis")
    assert told(events, "monster_moved") == [{"seat": 0, "monster": "talos", "region": "north_atlantis"}]
    assert why(state, "talos_attack") == "that_regular_action_is_taken"
    assert "talos" in state.view(None)["regular_used"]


@pytest.mark.rule("HI-2.5")
def test_why_he_does_not_go_or_strike() -> None:
    state = commanding(monsters={"talos": "north_atlantis"})
    assert offered(state, "move_talos") == ["move_talos attica", "move_talos south_atlantis", "move_talos inner_circle"]
    assert why(state, "move_talos messenia") == "the_regions_are_no_neighbours"  # from port to port
    assert why(state, "move_talos north_atlantis") == "it_is_the_same_region"
    assert why(state, "talos_attack") == "it_would_change_nothing"
    assert why(five([HOLDER]), "move_talos south_atlantis") == "the_monster_is_not_on_the_map"


@pytest.mark.rule("HI-2.6")
def test_in_the_monster_phase_his_commander_decides() -> None:
    state = obeying()
    assert (state.decision.seat, state.decision.kind) == (1, "talos")
    assert offered(state) == ["move_talos north_atlantis", "move_talos south_atlantis", "talos_attack", "pass"]
    events = play(state, "move_talos south_atlantis")
    assert told(events, "monster_rolled") == []
    still = obeying()
    assert told(play(still, "pass"), "monster_moved") == []


@pytest.mark.rule("HI-2.6")
def test_without_a_commander_the_die_is_rolled() -> None:
    state = five(temples=BUILT, monsters={"talos": "inner_circle"}, rolls={"monster": ["move"]})
    play(state, "build_monument", "raise_monument zeus")
    assert (state.decision.seat, state.decision.kind) == (0, "move_monster")


@pytest.mark.rule("HI-2.7")
def test_his_wounds_and_no_artifact() -> None:
    found = monster(commanding(), "talos")
    assert found is not None
    symbols = [w["symbol"] + (f" [{w['reward']}]" if w["reward"] else "") for w in found["wounds"]]
    assert symbols == ["mace", "mace", "torch [priest]", "torch", "bow", "axe [artifact]"]
    state = hunt(
        "talos",
        {"hand": ["assault_axe"]},
        region="inner_circle",
        wounds=[0, 1, 2, 3, 4],
        seats=5,
        options=OPTIONS,
        monsters=UNSEEN,
        temples=BUILT,
    )
    play(state, "strike assault_axe 5")
    assert offered(state) == ["reward artifact", "decline"]
    assert why(state, "reward monster_artifact") != ""


@pytest.mark.rule("HI-2.8")
def test_his_commander_picks_injury_and_wound() -> None:
    state = struck(wounds=[0, 2, 4])
    assert (state.decision.seat, offered(state)) == (2, ["injure leadership", "injure strength", "injure speed"])
    play(state, "injure speed")
    assert (state.decision.seat, state.decision.kind, offered(state)) == (2, "mend", ["mend 2", "mend 4"])
    assert why(state, "mend 0") == "he_mends_no_such_wound"  # a mace
    events = play(state, "mend 4")
    assert told(events, "wound_mended") == [{"seat": 2, "monster": "talos", "place": 4, "symbol": "bow", "hunter": 0}]
    assert told(events, "hunt_ended") == [{"seat": 0, "monster": "talos", "slain": 0}]
    assert player(state)["injured"][0] == "speed"
    assert (state.decision.seat, state.decision.kind) == (0, "injure")  # for the hunt that failed


@pytest.mark.rule("HI-2.8")
def test_the_left_neighbour_picks_where_nobody_commands_him() -> None:
    state = struck(commander=0)
    assert (state.decision.seat, state.decision.kind) == (1, "choose_injury")
    play(state, "injure strength")
    assert state.decision.kind == "injure"  # nothing is covered, so the hunt is over


@pytest.mark.rule("HI-2.8")
def test_what_is_injured_already_is_not_picked() -> None:
    state = struck(hunter={"injured": ["speed"]})
    assert offered(state) == ["injure leadership", "injure strength"]
    assert why(state, "injure speed") == "that_attribute_is_injured"
    over = struck(hunter={"injured": ["leadership", "strength", "speed"]})
    assert over.decision.kind == "turn"  # a fourth has no place


@pytest.mark.rule("HI-2.8")
def test_the_hunter_may_ward_the_injury_off() -> None:
    options = {"expansions": ["hades_simple", *OPTIONS["expansions"]]}
    state = struck(hunter={"controls": ["thessaly"]}, commander=3, options=options)
    play(state, "injure speed")
    assert (state.decision.seat, offered(state)) == (0, ["injure speed", "use_artifact hades_helmet"])
    assert why(state, "injure strength") == "that_attribute_is_not_among_them"
    play(state, "use_artifact hades_helmet")
    assert "speed" not in player(state)["injured"]


@pytest.mark.rule("HI-2.9")
def test_he_kills_one_in_any_region_of_his_land() -> None:
    others = [{"hoplites": {"south_atlantis": 2}}, {"hoplites": {"crete": 2}}]
    state = commanding({"hoplites": {"inner_circle": 1}}, others)
    play(state, "talos_attack")
    assert offered(state) == ["strike_down south_atlantis", "strike_down inner_circle"]
    assert why(state, "strike_down crete") == "it_does_not_reach_so_far"
    assert why(state, "strike_down north_atlantis") == "nobody_can_be_struck_there"
    play(state, "strike_down south_atlantis")
    assert army(state, "south_atlantis", 1) == 1


@pytest.mark.rule("HI-2.10")
def test_his_commander_does_not_hunt_him() -> None:
    state = commanding({"at": "inner_circle"})
    assert why(state, "hunt talos") == "he_obeys_you"
    others = five(
        [{"at": "inner_circle"}, {"controls": ["inner_circle"]}], temples=BUILT, monsters={"talos": "inner_circle"}
    )
    assert "hunt talos" in offered(others)


@pytest.mark.rule("HI-2.10")
def test_slain_he_counts_and_is_gone() -> None:
    state = hunt(
        "talos",
        {"hand": ["assault_axe"]},
        region="south_atlantis",
        wounds=[0, 1, 2, 3, 4],
        seats=5,
        options=OPTIONS,
        monsters=UNSEEN,
        temples=BUILT,
    )
    play(state, "strike assault_axe 5", "decline")
    assert player(state)["slain"] == ["talos"]
    assert state.view(None)["glory"]["atlantis"] == 0
    assert monster(state, "talos") is None
    assert state.view(None)["regions"]["inner_circle"]["temple"] == "factory"


@pytest.mark.rule("HI-2.10")
def test_his_commander_may_wound_him_outside_a_hunt() -> None:
    talos = {"at": "inner_circle", "wounds": [0, 1, 2, 3, 4]}
    state = commanding({"controls": ["inner_circle", "thessaly"]}, monsters={"talos": talos})
    play(state, "use_artifact thunder_of_zeus")
    while state.decision.kind in ("choose_effect", "wound_monster", "wound"):
        play(state, next(str(a) for a in state.decision.actions if "injure" not in str(a)))
    assert player(state)["slain"] == ["talos"]
