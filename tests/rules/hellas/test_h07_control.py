"""Control (rules H-7)."""

from __future__ import annotations

import pytest

from tests.hellas.positions import Player, army, battle, control, offered, play, player, told, turn
from tests.rules.hellas.battles import winner

# -- taking a region --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-7.1")
def test_a_region_has_one_controller_or_is_neutral() -> None:
    state = turn([{"at": "laconia", "glory": ["brown"], "hoplites": {"argolis": 2}}, {"controls": ["laconia"]}])
    assert (control(state, "laconia"), control(state, "argolis")) == (1, -1)
    play(state, "usurp", "done")
    assert control(state, "laconia") == 0


@pytest.mark.rule("H-7.2")
@pytest.mark.parametrize(("marching", "there", "owner"), [(2, 0, -1), (3, 0, 0), (2, 1, 0), (1, 1, -1)])
def test_as_many_hoplites_as_the_population_take_a_neutral_region(marching: int, there: int, owner: int) -> None:
    state = turn([{"hoplites": {"laconia": 4, "argolis": there}}])  # Argolis: population 3
    play(state, "march laconia argolis", f"march_off {marching}")
    assert control(state, "argolis") == owner


@pytest.mark.rule("H-7.2")
def test_however_they_got_there() -> None:
    """By Prepare, by a power of a god, by a withdrawal."""
    state = turn([{"at": "argolis", "hoplites": {"argolis": 2}}])
    play(state, "prepare", "option recruit", "option draw_combat_cards")
    assert (army(state, "argolis"), control(state, "argolis")) == (3, 0)
    state = turn([{"hoplites": {"laconia": 3}, "priests": 1}], monuments={"hermes": 2})
    play(state, "pray hermes", "army laconia 3", "onward argolis")
    assert control(state, "argolis") == 0
    state = battle(5, 4)
    play(state, "withdraw argolis")
    assert (army(state, "argolis", 1), control(state, "argolis")) == (3, 1)


@pytest.mark.rule("H-7.2")
def test_heroes_and_army_strength_do_not_count() -> None:
    """With two hoplites Argolis stays neutral, whatever the hero and the blessings are worth."""
    state = turn(
        [
            {
                "hero": "achilles",
                "at": "argolis",
                "attributes": {"speed": 3, "strength": 3},
                "hoplites": {"laconia": 2},
                "blessings": ["heroic_presence"],
            }
        ]
    )
    play(state, "march laconia argolis", "march_off 2")
    assert control(state, "argolis") == -1


@pytest.mark.rule("H-7.2")
def test_not_while_hoplites_of_another_player_are_there() -> None:
    """Three come to neutral Argolis, where one of another player stands: only when that one has gone is it theirs."""
    state = turn([{"hoplites": {"laconia": 3}}, {"hoplites": {"argolis": 1}, "hand": ["glory_bow"]}])
    events = play(state, "march laconia argolis", "march_off 3")
    assert told(events, "battle_began")
    assert control(state, "argolis") == -1
    play(state, "pass")
    assert control(state, "argolis") == 0


@pytest.mark.rule("H-7.3")
@pytest.mark.parametrize(
    ("region", "start", "needed"), [("attica", "boeotia", 3), ("argolis", "laconia", 1), ("crete", "laconia", 1)]
)
def test_a_population_may_be_lower_for_one_player_but_never_below_one(region: str, start: str, needed: int) -> None:
    for count in range(max(1, needed - 1), needed + 1):
        state = turn([{"hoplites": {start: 3}, "controls": [start], "blessings": ["local_support"]}])
        play(state, f"march {start} {region}", f"march_off {count}")
        assert control(state, region) == (0 if count >= needed else -1)
    state = turn([{"hoplites": {start: 3}, "controls": [start]}, {"blessings": ["local_support"]}])
    play(state, f"march {start} {region}", "march_off 1")
    assert control(state, region) == -1  # for that player, not for others


# -- when control is settled ------------------------------------------------------------------------------------------


@pytest.mark.rule("H-7.4")
def test_control_is_taken_when_the_number_is_reached() -> None:
    state = turn(
        [{"attributes": {"leadership": 4}, "hoplites": {"corinthia": 4}}, {"controls": ["achaea"]}],
    )
    events = play(state, "move corinthia achaea")
    assert told(events, "control_taken") == [{"seat": 0, "region": "achaea", "loser": 1}]
    assert not told(play(state, "move corinthia boeotia"), "control_taken")
    events = play(state, "move corinthia boeotia")
    assert told(events, "control_taken") == [{"seat": 0, "region": "boeotia", "loser": -1}]
    assert state.decision.kind == "hoplite_movement"


@pytest.mark.rule("H-7.4")
def test_a_victory_in_the_middle_of_hoplite_movement_ends_the_game_at_once() -> None:
    held = ["epirus", "macedonia", "thessaly", "chalkidiki", "acarnania", "aetolia", "locris", "phocis"]
    mine: Player = {
        "attributes": {"leadership": 3},
        "hoplites": {"corinthia": 3},
        "controls": [*held, "euboea", "attica", "corinthia"],
    }
    state = turn([mine, {"controls": ["boeotia"]}])
    play(state, "move corinthia boeotia")
    assert state.over
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((0,), "warlord_of_hellas")


@pytest.mark.rule("H-7.4")
def test_between_the_options_of_prepare_control_is_taken() -> None:
    state = turn([{"at": "crete", "hoplites": {"crete": 1}}])
    events = play(state, "prepare", "option recruit")
    assert told(events, "control_taken") == [{"seat": 0, "region": "crete", "loser": -1}]
    assert state.decision.kind == "prepare"


@pytest.mark.rule("H-7.4")
def test_where_chimera_takes_her_toll_control_waits_for_it() -> None:
    """Two would do for Argolis, but one of them is still to die (H-6.9)."""
    state = turn(
        [{"attributes": {"leadership": 3}, "hoplites": {"arcadia": 3}}],
        monsters={"chimera": {"at": "argolis", "evolutions": ["chimera_macedonia"]}},
    )
    events = play(state, "move arcadia argolis", "move arcadia argolis")
    assert not told(events, "control_taken")


@pytest.mark.rule("H-7.4")
def test_control_is_settled_before_pending_battles() -> None:
    """The fourth region of the third land is taken, so the battle elsewhere is never fought."""
    held = ["epirus", "macedonia", "thessaly", "chalkidiki", "acarnania", "aetolia", "locris", "phocis"]
    state = turn(
        [
            {
                "attributes": {"leadership": 2},
                "hoplites": {"corinthia": 2},
                "controls": [*held, "euboea", "attica", "corinthia"],
            },
            {"hoplites": {"argolis": 1}, "controls": ["boeotia"]},
        ]
    )
    events = play(state, "move corinthia argolis", "move corinthia boeotia")
    assert not told(events, "battle_began")
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((0,), "warlord_of_hellas")


@pytest.mark.rule("H-7.4")
def test_control_is_settled_after_each_effect_and_battle() -> None:
    state = turn([{"hoplites": {"phocis": 1}, "blessings": ["winged_boots"]}, {"controls": ["laconia"]}])
    play(state, "use_blessing winged_boots", "move phocis laconia")
    assert (state.decision.kind, control(state, "laconia")) == ("turn", 0)
    state = turn(
        [
            {"attributes": {"leadership": 4}, "hoplites": {"corinthia": 4}},
            {"hoplites": {"argolis": 1, "boeotia": 1}, "controls": ["argolis", "boeotia"]},
        ]
    )
    play(state, *["move corinthia argolis"] * 2, *["move corinthia boeotia"] * 2)
    events = play(state, "fight argolis")
    order = [
        (event.kind, event.fields["region"]) for event in events if event.kind in ("control_taken", "battle_began")
    ]
    assert order == [
        ("battle_began", "argolis"),
        ("control_taken", "argolis"),
        ("battle_began", "boeotia"),
        ("control_taken", "boeotia"),
    ]


# -- from another player ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H-7.5")
@pytest.mark.parametrize("region", ["argolis", "laconia"])
def test_one_hoplite_takes_an_undefended_region(region: str) -> None:
    state = turn([{"hoplites": {"arcadia": 1}}, {"controls": [region]}])
    events = play(state, f"move arcadia {region}")
    assert told(events, "control_taken") == [{"seat": 0, "region": region, "loser": 1}]
    assert not told(events, "battle_began")


@pytest.mark.rule("H-7.5")
def test_a_recruit_takes_an_undefended_region() -> None:
    state = turn([{"at": "laconia"}, {"controls": ["laconia"]}])
    play(state, "prepare", "option recruit", "option draw_combat_cards")
    assert (control(state, "laconia"), army(state, "laconia")) == (0, 1)


@pytest.mark.rule("H-7.5")
def test_a_fortified_hoplite_defends_its_region() -> None:
    state = turn([{"hoplites": {"arcadia": 1}}, {"fortified": ["argolis"]}])
    events = play(state, "move arcadia argolis")
    assert told(events, "battle_began")
    assert control(state, "argolis") == 1


@pytest.mark.rule("H-7.5")
def test_a_hero_alone_takes_nothing() -> None:
    state = turn([{"at": "arcadia"}, {"controls": ["argolis"]}])
    play(state, "move_hero argolis")
    assert control(state, "argolis") == 1


# -- by battle --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-7.6")
def test_who_wins_a_battle_takes_the_losers_region_whatever_its_population() -> None:
    state = battle(3, 1, region="laconia", start="argolis")
    assert winner(state.opening) == 0
    assert (control(state, "laconia"), army(state, "laconia")) == (0, 3)  # population 5


@pytest.mark.rule("H-7.6")
def test_a_defender_who_wins_keeps_the_region() -> None:
    state = battle(1, 1, region="laconia", start="argolis")
    assert winner(state.opening) == 1
    assert control(state, "laconia") == 1


@pytest.mark.rule("H-7.7")
@pytest.mark.parametrize(("attackers", "owner"), [(4, -1), (5, 0)])
def test_in_a_neutral_region_the_population_decides(attackers: int, owner: int) -> None:
    state = battle(attackers, 2, region="laconia", start="argolis", neutral=True)
    if state.decision.kind == "withdraw":
        play(state, "withdraw messenia")
    assert control(state, "laconia") == owner


@pytest.mark.rule("H-7.8")
@pytest.mark.parametrize(("neutral", "owner"), [(False, 1), (True, -1)])
def test_a_pyrrhic_victory_takes_nothing(neutral: bool, owner: int) -> None:
    state = battle(2, 1, region="laconia", start="argolis", attacker={"hand": ["assault_axe"]}, neutral=neutral)
    events = play(state, "play assault_axe")
    assert winner(events) == 0
    assert (army(state, "laconia", 0), army(state, "laconia", 1)) == (0, 0)
    assert control(state, "laconia") == owner


# -- lasting ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-7.9")
def test_control_needs_no_hoplites_to_last() -> None:
    state = turn([{"at": "crete", "hoplites": {"argolis": 3}, "artifacts": ["adamant_tethers"]}])
    play(state, "march argolis laconia", "march_off 3")
    assert (army(state, "argolis"), control(state, "argolis")) == (0, 0)
    state = turn([{"at": "argolis", "hoplites": {"argolis": 3}, "artifacts": ["adamant_tethers"]}])
    play(state, "use_artifact adamant_tethers")
    assert (army(state, "argolis"), control(state, "argolis")) == (0, 0)


@pytest.mark.rule("H-7.9")
def test_fewer_hoplites_than_the_population_hold_what_they_have() -> None:
    """The one who stays of three would not take Argolis, but keeps it."""
    state = turn([{"hoplites": {"argolis": 3}}])
    play(state, "march argolis corinthia", "march_off 2")
    assert (army(state, "argolis"), control(state, "argolis")) == (1, 0)


@pytest.mark.rule("H-7.9")
def test_another_players_hoplites_next_door_and_hero_inside_do_not_matter() -> None:
    state = turn([{"at": "corinthia", "hoplites": {"corinthia": 3}}, {"controls": ["argolis"]}])
    play(state, "move_hero argolis", "prepare", *["option draw_combat_cards"] * 2)
    assert control(state, "argolis") == 1


# -- gods' artifacts --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-7.10")
def test_with_a_monuments_region_comes_its_artifact_from_under_the_monument() -> None:
    state = turn([{"hoplites": {"boeotia": 5}}])
    events = play(state, "march boeotia attica", "march_off 5")
    assert told(events, "artifact_gained") == [{"seat": 0, "artifact": "owl_of_athena"}]
    assert player(state)["artifacts"] == {"owl_of_athena": True}


@pytest.mark.rule("H-7.10")
@pytest.mark.parametrize("state_of", ["artifacts", "used_artifacts"])
def test_it_goes_from_player_to_player_and_is_charged(state_of: str) -> None:
    state = turn([{"hoplites": {"boeotia": 1}}, {"controls": ["attica"], state_of: ["owl_of_athena"]}])
    play(state, "move boeotia attica")
    assert (player(state, 0)["artifacts"], player(state, 1)["artifacts"]) == ({"owl_of_athena": True}, {})
    assert "use_artifact owl_of_athena" in offered(state)


@pytest.mark.rule("H-7.10")
def test_it_comes_at_once_by_usurping_and_by_battle() -> None:
    state = turn([{"at": "thessaly", "glory": ["red"]}, {"controls": ["thessaly"]}])
    play(state, "usurp")
    assert player(state)["artifacts"] == {"thunder_of_zeus": True}
    state = battle(3, 1, region="acarnania", start="aetolia")
    assert player(state)["artifacts"] == {"boots_of_hermes": True}


@pytest.mark.rule("H-7.10")
def test_a_monument_that_is_only_visited_keeps_its_artifact() -> None:
    state = turn([{"hoplites": {"boeotia": 2}}])
    play(state, "march boeotia attica", "march_off 2")
    assert (control(state, "attica"), player(state)["artifacts"]) == (-1, {})
