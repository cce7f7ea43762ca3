"""Movement of heroes and hoplites (rules H-6.7 to H-6.10): groups, bans, Chimera's toll, moves into a battle."""

from __future__ import annotations

import pytest

from tests.hellas.positions import Player, army, battle, control, offered, play, told, turn

CHIMERA = {"chimera": {"at": "arcadia", "evolutions": ["chimera_macedonia"]}}


def targets(actions: list[str]) -> set[str]:
    return {action.split()[-1] for action in actions}


# -- groups -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-6.7")
def test_a_group_moves_together_region_by_region() -> None:
    state = turn([{"hoplites": {"phocis": 4}, "priests": 1}], monuments={"hermes": 4})
    play(state, "pray hermes", "army phocis 3")
    assert offered(state) == ["onward locris", "onward boeotia"]
    play(state, "onward boeotia", "onward corinthia")
    assert [army(state, region) for region in ("phocis", "boeotia", "corinthia")] == [1, 0, 3]
    play(state, "onward argolis")  # the third and last region
    assert (state.decision.kind, army(state, "argolis")) == ("turn", 3)


@pytest.mark.rule("H-6.7")
def test_it_may_stop_anywhere() -> None:
    state = turn([{"hoplites": {"phocis": 4}, "priests": 1}], monuments={"hermes": 4})
    play(state, "pray hermes", "army phocis 4", "onward boeotia", "done")
    assert (state.decision.kind, army(state, "boeotia")) == ("turn", 4)


@pytest.mark.rule("H-6.7")
def test_it_takes_no_control_on_the_way() -> None:
    """Five hoplites pass through Boeotia, neutral and of population 2, and stop in Corinthia."""
    state = turn([{"hoplites": {"phocis": 5}, "blessings": ["forced_march"]}])
    play(state, "march phocis boeotia", "march_off 5", "onward corinthia")
    assert (control(state, "boeotia"), control(state, "corinthia")) == (-1, 0)


@pytest.mark.rule("H-6.7")
@pytest.mark.parametrize(
    ("owner", "hoplites", "passes"),
    [(0, {}, True), (-1, {}, True), (1, {}, False), (1, {"boeotia": 1}, False), (-1, {"boeotia": 1}, False)],
)
def test_it_passes_only_through_neutral_and_own_regions(owner: int, hoplites: dict[str, int], passes: bool) -> None:
    state = turn(
        [
            {"hoplites": {"phocis": 4}, "controls": ["boeotia"] if owner == 0 else [], "blessings": ["forced_march"]},
            {"hoplites": hoplites, "controls": ["boeotia"] if owner == 1 else []},
        ]
    )
    events = play(state, "march phocis boeotia", "march_off 3")
    assert (state.decision.kind == "onward") == passes
    assert (len(told(events, "battle_began")) == 1) == bool(hoplites)  # a battle cannot be passed by
    if owner == 1 and not hoplites:
        assert control(state, "boeotia") == 0  # it may end there, and takes it


@pytest.mark.rule("H-6.7")
def test_it_may_end_in_a_region_of_another_player() -> None:
    state = turn(
        [
            {"hoplites": {"phocis": 4}, "blessings": ["forced_march"]},
            {"hoplites": {"corinthia": 1}, "controls": ["corinthia"]},
        ]
    )
    play(state, "march phocis boeotia", "march_off 4")
    events = play(state, "onward corinthia")
    assert told(events, "battle_began") == [{"seat": 0, "region": "corinthia", "defender": 1}]


# -- Medusa and Helen -------------------------------------------------------------------------------------------------

MOVERS: Player = {
    "hoplites": {"arcadia": 5},
    "priests": 1,
    "blessings": ["winged_boots", "heros_apprentice", "murderous_march", "forced_march"],
}


@pytest.mark.rule("H-6.8")
def test_nobody_moves_out_of_medusas_region() -> None:
    state = turn([MOVERS], monsters={"medusa": "arcadia"}, monuments={"hermes": 3})
    assert offered(state, "move") == []
    assert offered(state, "fortify") == ["fortify arcadia"]  # that is not out of the region
    assert not [action for action in offered(state) if "march" in action]
    assert not offered(state, "use_blessing")
    events = play(state, "pray hermes")
    assert not told(events, "hoplites_moved")
    assert state.decision.kind == "turn"


@pytest.mark.rule("H-6.8")
def test_the_way_into_medusas_region_is_open_and_ends_there() -> None:
    state = turn([MOVERS], monsters={"medusa": "corinthia"})
    play(state, "march arcadia corinthia", "march_off 2")
    assert (army(state, "corinthia"), state.decision.seat) == (2, 1)  # not asked to go on


@pytest.mark.rule("H-6.8")
@pytest.mark.parametrize("own_hero", [True, False])
def test_hoplites_enter_helens_region_only_where_their_own_hero_is_too(own_hero: bool) -> None:
    at = "corinthia" if own_hero else "epirus"
    state = turn([{**MOVERS, "at": at}, {"hero": "helen", "at": "corinthia"}], monuments={"hermes": 3})
    for kind in ("move", "march", "murderous_march"):
        assert ("corinthia" in targets(offered(state, kind))) == own_hero
    play(state, "use_blessing winged_boots")
    assert ("corinthia" in targets(offered(state))) == own_hero  # although it says "any region"
    play(state, "move arcadia crete", "use_blessing heros_apprentice", "army crete 1")
    assert "corinthia" not in targets(offered(state))  # no neighbour anyway
    play(state, "onward attica")
    assert ("corinthia" in targets(offered(state))) == own_hero


@pytest.mark.rule("H-6.8")
def test_helens_own_hoplites_come_and_go() -> None:
    state = turn([{"hero": "helen", "at": "corinthia", "hoplites": {"arcadia": 1}}])
    assert "move arcadia corinthia" in offered(state)


# -- Chimera ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-6.9")
@pytest.mark.parametrize("count", [1, 2, 4])
def test_chimera_kills_one_of_those_who_enter(count: int) -> None:
    state = turn([{"hoplites": {"laconia": 4}}], monsters=CHIMERA)
    events = play(state, "march laconia arcadia", f"march_off {count}")
    assert told(events, "hoplites_killed") == [{"seat": 0, "region": "arcadia", "count": 1}]
    assert army(state, "arcadia") == count - 1


@pytest.mark.rule("H-6.9")
def test_it_is_one_for_an_action_not_for_each_hoplite() -> None:
    state = turn([{"attributes": {"leadership": 3}, "hoplites": {"laconia": 2, "elis": 2}}], monsters=CHIMERA)
    events = play(state, "move laconia arcadia", "move elis arcadia", "move laconia arcadia")
    assert len(told(events, "hoplites_killed")) == 1
    events = play(state, "march elis arcadia")  # another action, and 1 more
    assert len(told(events, "hoplites_killed")) == 1
    assert army(state, "arcadia") == 2


@pytest.mark.rule("H-6.9")
def test_the_toll_is_taken_before_control_is_settled() -> None:
    """Two would take Arcadia; one of them dies."""
    state = turn([{"hoplites": {"laconia": 2}}], monsters=CHIMERA)
    play(state, "march laconia arcadia", "march_off 2")
    assert (army(state, "arcadia"), control(state, "arcadia")) == (1, -1)
    state = turn([{"hoplites": {"laconia": 1}}, {"controls": ["arcadia"]}], monsters=CHIMERA)
    play(state, "march laconia arcadia")
    assert control(state, "arcadia") == 1


@pytest.mark.rule("H-6.9")
def test_and_before_the_battle() -> None:
    state = turn([{"hoplites": {"laconia": 3}}, {"hoplites": {"arcadia": 2}}], monsters=CHIMERA)
    events = play(state, "march laconia arcadia", "march_off 3")
    (compared,) = told(events, "battle_compared")
    assert (compared["attack"], compared["defence"]) == (2, 2)


@pytest.mark.rule("H-6.9")
def test_a_group_that_passes_through_loses_one_in_passing() -> None:
    state = turn([{"hoplites": {"laconia": 3}, "blessings": ["forced_march"]}], monsters=CHIMERA)
    play(state, "march laconia arcadia", "march_off 3")
    events = play(state, "onward elis")
    assert told(events, "hoplites_killed") == [{"seat": 0, "region": "arcadia", "count": 1}]
    assert (army(state, "arcadia"), army(state, "elis")) == (0, 2)


@pytest.mark.rule("H-6.9")
def test_who_stays_behind_where_a_group_passed_is_not_asked_again() -> None:
    state = turn([{"hoplites": {"laconia": 3, "arcadia": 1}, "blessings": ["forced_march"]}], monsters=CHIMERA)
    events = play(state, "march laconia arcadia", "march_off 3", "onward elis")
    assert len(told(events, "hoplites_killed")) == 1
    assert (army(state, "arcadia"), army(state, "elis")) == (1, 2)


@pytest.mark.rule("H-6.9")
def test_a_lone_hoplite_does_not_get_through() -> None:
    state = turn([{"hoplites": {"laconia": 1}, "blessings": ["forced_march"]}], monsters=CHIMERA)
    play(state, "march laconia arcadia", "onward elis")
    assert (army(state, "arcadia"), army(state, "elis")) == (0, 0)


@pytest.mark.rule("H-6.9")
def test_recruiting_is_no_entry() -> None:
    state = turn([{"controls": ["arcadia"]}], monsters=CHIMERA)
    play(state, "recruit", "place arcadia", "place arcadia")
    assert army(state, "arcadia") == 2


@pytest.mark.rule("H-6.9")
def test_without_that_evolution_she_takes_nobody() -> None:
    state = turn(
        [{"hoplites": {"laconia": 2}}], monsters={"chimera": {"at": "arcadia", "evolutions": ["chimera_arcadia"]}}
    )
    events = play(state, "march laconia arcadia", "march_off 2")
    assert not told(events, "hoplites_killed")


# -- into a running battle --------------------------------------------------------------------------------------------


@pytest.mark.rule("H-6.10")
def test_reinforcements_obey_medusa() -> None:
    state = battle(
        2,
        4,
        attacker={"hand": ["reinforcements_shield"], "hoplites": {"argolis": 2, "achaea": 1}},
        monsters={"medusa": "argolis"},
    )
    play(state, "play reinforcements_shield")
    assert offered(state) == ["reinforce achaea 1", "done"]


@pytest.mark.rule("H-6.10")
def test_reinforcements_obey_helen() -> None:
    """She has come into the region of the battle with her hoplites' defence."""
    defender: Player = {"hero": "helen", "at": "corinthia"}
    attacker: Player = {"hand": ["reinforcements_shield"], "hoplites": {"argolis": 2}}
    state = battle(2, 4, attacker=attacker, defender=defender)
    play(state, "play reinforcements_shield")
    assert army(state, "argolis") == 2
    state = battle(2, 4, attacker={**attacker, "at": "corinthia"}, defender=defender)
    play(state, "play reinforcements_shield")
    assert offered(state) == ["reinforce argolis 2", "reinforce argolis 1", "done"]


@pytest.mark.rule("H-6.10")
def test_fortified_hoplites_do_not_come() -> None:
    state = battle(
        2,
        4,
        attacker={"hand": ["reinforcements_shield"], "hoplites": {"argolis": 1}, "fortified": ["argolis", "achaea"]},
    )
    play(state, "play reinforcements_shield")
    assert offered(state) == ["reinforce argolis 1", "done"]


@pytest.mark.rule("H-6.10")
def test_nobody_comes_from_a_battle_still_to_be_fought() -> None:
    state = turn(
        [
            {
                "attributes": {"leadership": 4},
                "hoplites": {"corinthia": 4, "laconia": 1},
                "hand": ["reinforcements_shield"],
            },
            {"hoplites": {"argolis": 3, "arcadia": 3}},
        ]
    )
    play(state, *["move corinthia argolis"] * 2, *["move corinthia arcadia"] * 2, "fight argolis")
    play(state, "play reinforcements_shield")
    assert offered(state) == ["reinforce laconia 1", "done"]  # not those in Arcadia


@pytest.mark.rule("H-6.10")
def test_defenders_who_come_up_are_bound_alike() -> None:
    state = battle(
        5,
        2,
        defender={
            "artifacts": ["minotaurs_horn"],
            "hoplites": {"argolis": 2, "attica": 2},
            "fortified": ["achaea"],
            "controls": ["argolis", "achaea", "attica"],
        },
        monsters={"medusa": "attica"},
    )
    play(state, "use_artifact minotaurs_horn")
    assert offered(state) == ["reinforce argolis 2", "reinforce argolis 1", "done"]
