"""Movement of heroes and hoplites (rules H-6.1 to H-6.6)."""

from __future__ import annotations

import pytest

from tests.hellas.positions import Player, army, control, offered, play, player, told, turn

# -- heroes -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-6.1")
@pytest.mark.parametrize(
    ("speed", "reached"),
    [
        (1, {"locris", "boeotia"}),
        (2, {"locris", "boeotia", "achaea", "aetolia", "thessaly", "attica", "corinthia", "euboea"}),
    ],
)
def test_a_hero_moves_as_many_regions_as_their_speed(speed: int, reached: set[str]) -> None:
    state = turn([{"at": "phocis", "attributes": {"speed": speed}}])
    assert {action.split()[1] for action in offered(state, "move_hero")} == reached


@pytest.mark.rule("H-6.1")
def test_with_speed_five_a_hero_gets_from_epirus_to_messenia() -> None:
    for speed, arrives in ((4, False), (5, True)):
        state = turn([{"at": "epirus", "attributes": {"speed": speed}}])
        assert ("move_hero messenia" in offered(state)) == arrives
    play(state, "move_hero messenia")
    assert player(state)["hero_at"] == "messenia"
    assert not offered(state, "move_hero")


@pytest.mark.rule("H-6.1")
def test_nothing_and_nobody_hinders_a_hero() -> None:
    """Medusa and Helen hold hoplites only; armies and control mean nothing to a hero."""
    state = turn(
        [{"at": "phocis", "attributes": {"speed": 2}}, {"hero": "helen", "at": "boeotia", "hoplites": {"boeotia": 5}}],
        monsters={"medusa": "phocis", "hydra": "boeotia", "cerberus": "attica"},
    )
    assert "move_hero attica" in offered(state)
    play(state, "move_hero boeotia")
    assert (player(state)["hero_at"], control(state, "boeotia")) == ("boeotia", 1)


@pytest.mark.rule("H-6.1")
def test_moving_no_region_is_legal() -> None:
    """To start a quest where the hero stands, say."""
    state = turn([{"at": "messenia", "attributes": {"strength": 2}}], quests=["aid_to_atlas"])
    play(state, "move_hero messenia", "pass")
    assert player(state)["hero_at"] == "messenia"
    assert not offered(state, "move_hero")  # it was Hero Movement


@pytest.mark.rule("H-6.2")
def test_nothing_is_done_where_a_hero_only_passes_through() -> None:
    """From Laconia through Messenia to Elis: the quest in Messenia is not offered."""
    able: Player = {"at": "laconia", "attributes": {"strength": 2, "speed": 2}, "hand": ["glory_bow"]}
    state = turn([{**able, "blessings": ["heros_wrath"]}, {"hoplites": {"messenia": 1}}], quests=["aid_to_atlas"])
    play(state, "move_hero elis")
    assert (state.decision.kind, player(state)["hero_at"]) == ("turn", "elis")
    state = turn([able], quests=["aid_to_atlas"])
    play(state, "move_hero messenia")
    assert offered(state) == ["start_quest aid_to_atlas 1", "pass"]


@pytest.mark.rule("H-6.2")
def test_on_a_quest_hero_movement_is_one_step_whatever_the_speed() -> None:
    state = turn([{"quest": {"name": "aid_to_atlas", "step": 1}, "attributes": {"speed": 5}}], quests=["aid_to_atlas"])
    assert not offered(state, "move_hero")
    play(state, "quest_step")
    assert state.view(None)["quests"][0]["heroes"] == {"0": 2}
    assert not offered(state, "quest_step")


@pytest.mark.rule("H-6.3")
def test_placing_a_hero_uses_up_no_action_and_starts_no_quest() -> None:
    state = turn([{"at": "crete", "attributes": {"strength": 5}, "controls": ["acarnania"]}], quests=["aid_to_atlas"])
    play(state, "use_artifact boots_of_hermes", "place_hero messenia")
    assert (state.decision.kind, player(state)["hero_at"]) == ("turn", "messenia")
    play(state, "move_hero messenia")  # the movement is still there, and it starts the quest
    assert offered(state, "start_quest")[0] == "start_quest aid_to_atlas 1"


@pytest.mark.rule("H-6.3")
def test_a_hero_on_a_quest_cannot_be_placed() -> None:
    state = turn([{"quest": {"name": "aid_to_atlas", "step": 1}, "controls": ["acarnania"]}], quests=["aid_to_atlas"])
    assert not offered(state, "use_artifact")


# -- Hoplite Movement -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-6.4")
@pytest.mark.parametrize("leadership", [1, 2, 4])
def test_as_many_hoplites_move_as_the_heros_leadership(leadership: int) -> None:
    state = turn([{"attributes": {"leadership": leadership}, "hoplites": {"laconia": 5}}])
    events = play(state, *["move laconia arcadia"] * leadership)
    assert len(told(events, "hoplites_moved")) == leadership
    assert state.decision.kind == "turn"
    assert not offered(state, "move")


@pytest.mark.rule("H-6.4")
def test_fewer_may_move() -> None:
    state = turn([{"attributes": {"leadership": 3}, "hoplites": {"laconia": 5}}])
    play(state, "move laconia arcadia", "done")
    assert (state.decision.kind, army(state, "arcadia")) == ("turn", 1)
    assert not offered(state, "move")


@pytest.mark.rule("H-6.4")
def test_from_and_to_as_many_regions_as_they_like() -> None:
    state = turn([{"attributes": {"leadership": 4}, "hoplites": {"laconia": 2, "attica": 2}}])
    play(state, "move laconia crete", "move attica crete", "move laconia argolis", "move attica boeotia")
    assert [army(state, region) for region in ("crete", "argolis", "boeotia", "laconia", "attica")] == [2, 1, 1, 0, 0]


@pytest.mark.rule("H-6.4")
def test_no_hoplite_moves_twice() -> None:
    state = turn([{"attributes": {"leadership": 4}, "hoplites": {"laconia": 1, "argolis": 1}}])
    play(state, "move laconia argolis")
    assert "move argolis corinthia" in offered(state)  # one of the two in Argolis has not moved
    play(state, "move argolis corinthia")
    assert state.decision.kind == "turn"  # both have moved, and nobody else is there
    assert (army(state, "argolis"), army(state, "corinthia")) == (1, 1)


@pytest.mark.rule("H-6.4")
def test_a_hoplite_moves_into_a_neighbouring_region() -> None:
    state = turn([{"hoplites": {"phocis": 1}}])
    assert offered(state, "move") == ["move phocis locris", "move phocis boeotia"]


@pytest.mark.rule("H-6.4")
def test_a_hero_on_a_quest_still_leads() -> None:
    state = turn(
        [{"quest": {"name": "aid_to_atlas", "step": 1}, "attributes": {"leadership": 2}, "hoplites": {"phocis": 3}}],
        quests=["aid_to_atlas"],
    )
    play(state, "move phocis locris", "move phocis boeotia")
    assert (army(state, "locris"), army(state, "boeotia")) == (1, 1)


# -- into the city and out of it --------------------------------------------------------------------------------------


@pytest.mark.rule("H-6.5")
def test_going_in_and_out_is_one_move_each() -> None:
    state = turn([{"attributes": {"leadership": 2}, "hoplites": {"argolis": 3}, "fortified": ["boeotia"]}])
    play(state, "fortify argolis", "unfortify boeotia")
    assert state.decision.kind == "turn"
    regions = state.view(None)["regions"]
    assert (regions["argolis"]["fortified"], regions["argolis"]["hoplites"]) == (0, {"0": 2})
    assert (regions["boeotia"]["fortified"], regions["boeotia"]["hoplites"]) == (-1, {"0": 1})


@pytest.mark.rule("H-6.5")
def test_who_has_just_arrived_cannot_fortify() -> None:
    state = turn([{"attributes": {"leadership": 3}, "hoplites": {"laconia": 2}, "controls": ["argolis"]}])
    play(state, "move laconia argolis")
    assert not offered(state, "fortify")
    state = turn([{"attributes": {"leadership": 3}, "hoplites": {"laconia": 2, "argolis": 1}, "controls": ["argolis"]}])
    play(state, "move laconia argolis")
    assert offered(state, "fortify") == ["fortify argolis"]  # another one, who was there before


@pytest.mark.rule("H-6.5")
def test_who_has_just_left_the_city_goes_no_further() -> None:
    state = turn([{"attributes": {"leadership": 3}, "fortified": ["argolis"], "hoplites": {"phocis": 1}}])
    play(state, "unfortify argolis")
    assert offered(state) == ["move phocis locris", "move phocis boeotia", "done"]


@pytest.mark.rule("H-6.5")
def test_who_has_just_gone_in_stays_in() -> None:
    state = turn([{"attributes": {"leadership": 3}, "hoplites": {"argolis": 1, "phocis": 1}, "controls": ["argolis"]}])
    play(state, "fortify argolis")
    assert offered(state) == ["move phocis locris", "move phocis boeotia", "done"]


@pytest.mark.rule("H-6.5")
def test_one_leaves_the_city_and_another_goes_in() -> None:
    state = turn([{"attributes": {"leadership": 2}, "hoplites": {"argolis": 1}, "fortified": ["argolis"]}])
    play(state, "unfortify argolis")
    assert "fortify argolis" in offered(state)
    play(state, "fortify argolis")
    there = state.view(None)["regions"]["argolis"]
    assert (there["fortified"], there["hoplites"]) == (0, {"0": 1})


@pytest.mark.rule("H-6.5")
def test_fortifying_needs_control() -> None:
    state = turn([{"hoplites": {"attica": 2}}])
    assert control(state, "attica") == -1
    assert not offered(state, "fortify")


@pytest.mark.rule("H-6.5")
def test_all_other_movement_leaves_fortified_hoplites_where_they_are() -> None:
    blessings = ["winged_boots", "heros_apprentice", "forced_march", "murderous_march"]
    state = turn([{"fortified": ["argolis"], "blessings": blessings, "priests": 1}], monuments={"hermes": 3})
    assert offered(state, "unfortify") == ["unfortify argolis"]
    assert not offered(state, "use_blessing")
    assert not [action for action in offered(state) if "march" in action]
    events = play(state, "pray hermes")
    assert not told(events, "hoplites_moved")
    assert state.decision.kind == "turn"


# -- the order of things ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H-6.6")
def test_control_is_taken_move_by_move_and_battles_wait() -> None:
    state = turn(
        [
            {"attributes": {"leadership": 3}, "hoplites": {"corinthia": 4}},
            {"hoplites": {"argolis": 3}, "controls": ["argolis", "achaea"]},
        ]
    )
    events = play(state, "move corinthia argolis")
    assert not told(events, "battle_began")
    events = play(state, "move corinthia achaea")
    assert told(events, "control_taken") == [{"seat": 0, "region": "achaea", "loser": 1}]
    assert not told(events, "battle_began")
    events = play(state, "move corinthia argolis")
    order = [event.kind for event in events if event.kind in ("hoplites_moved", "control_taken", "battle_began")]
    assert order[:2] == ["hoplites_moved", "battle_began"]


@pytest.mark.rule("H-6.6")
def test_chimera_takes_her_toll_after_the_moves() -> None:
    state = turn(
        [{"attributes": {"leadership": 2}, "hoplites": {"arcadia": 3}}],
        monsters={"chimera": {"at": "argolis", "evolutions": ["chimera_macedonia"]}},
    )
    play(state, "move arcadia argolis")
    assert army(state, "argolis") == 1
    play(state, "move arcadia argolis")
    assert army(state, "argolis") == 1  # two have come, and one of them was killed
