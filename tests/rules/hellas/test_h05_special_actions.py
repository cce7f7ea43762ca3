"""Special actions (rules H-5): Recruit, March, Build Temple, Prepare, Usurp and Hunt."""

from __future__ import annotations

import pytest

from tests.hellas.positions import Player, army, control, hand, offered, play, player, told, turn

SPECIALS = ["recruit", "march", "build_temple", "prepare", "usurp", "hunt", "build_monument"]
ABLE: Player = {
    "at": "argolis",
    "hoplites": {"laconia": 3},
    "controls": ["argolis", "epirus"],
    "glory": ["brown"],
}


def specials(actions: list[str]) -> list[str]:
    """The special actions among what is offered, in their order."""
    kinds = [action.split()[0] for action in actions]
    return [name for name in SPECIALS if name in kinds]


# -- all of them ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-5.1")
def test_there_are_seven_special_actions() -> None:
    assert specials(offered(turn([ABLE], monsters={"hydra": "argolis"}))) == SPECIALS


@pytest.mark.rule("H-5.1", "H-5.2")
@pytest.mark.parametrize("name", SPECIALS[:-1])
def test_a_marked_one_cannot_be_taken(name: str) -> None:
    state = turn([{**ABLE, "used_specials": [name]}], monsters={"hydra": "argolis"})
    assert specials(offered(state)) == [other for other in SPECIALS if other != name]


@pytest.mark.rule("H-5.1")
@pytest.mark.parametrize(
    ("name", "without"),
    [
        ("recruit", {**ABLE, "controls": ["epirus"]}),  # no city
        ("march", {**ABLE, "hoplites": {}, "fortified": ["argolis"]}),  # only a fortified hoplite
        ("build_temple", {**ABLE, "controls": ["argolis"]}),  # no shrine
        ("usurp", {**ABLE, "glory": ["green"]}),  # another land's token
        ("hunt", {**ABLE, "at": "laconia"}),  # no monster there
    ],
)
def test_what_it_requires_must_be_there(name: str, without: Player) -> None:
    state = turn([without], monsters={"hydra": "argolis"})
    assert specials(offered(state)) == [other for other in SPECIALS if other != name]


@pytest.mark.rule("H-5.1", "H-5.10")
def test_none_can_be_taken_empty() -> None:
    """Recruits there must be where recruits are all that an action does."""
    state = turn([{**ABLE, "hoplites": {}}], monsters={"sphinx": "argolis"})
    assert specials(offered(state)) == ["build_temple", "prepare", "hunt", "build_monument"]
    state = turn([{"controls": ["argolis"]}])
    play(state, "recruit")
    assert offered(state) == ["place argolis", "place_fortified argolis"]
    state = turn([{"at": "argolis", "controls": ["argolis"], "glory": ["brown"]}])
    play(state, "usurp")
    assert offered(state) == ["place argolis", "place_fortified argolis"]


@pytest.mark.rule("H-5.2")
@pytest.mark.parametrize(
    ("actions", "name"),
    [
        (("recruit", "place argolis", "done"), "recruit"),
        (("march laconia argolis", "march_off 2"), "march"),
        (("build_temple epirus",), "build_temple"),
        (("prepare", "option recruit", "place argolis", "option draw_combat_cards"), "prepare"),
        (("usurp", "place argolis"), "usurp"),
        (("hunt hydra",), "hunt"),
    ],
)
def test_a_special_action_is_marked_when_taken(actions: tuple[str, ...], name: str) -> None:
    state = turn([ABLE, {"used_specials": ["march"]}], monsters={"hydra": "argolis"}, temple_card="temple_card_2")
    play(state, *actions)
    assert player(state, 0)["specials_used"] == [name]
    assert player(state, 1)["specials_used"] == ["march"]  # everybody has tokens of their own


@pytest.mark.rule("H-5.2")
def test_build_monument_is_never_marked_and_open_to_all() -> None:
    nothing: Player = {"used_specials": SPECIALS[:-1]}
    state = turn([nothing, nothing, nothing], seats=3, decks={"event": ["cattle_of_geryon"]})
    assert specials(offered(state)) == ["build_monument"]
    play(state, "build_monument", "raise_monument athena")
    assert player(state, 0)["specials_used"] == []
    assert "build_monument" in offered(state)


# -- Recruit ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-5.3")
def test_recruit_places_two_in_each_city_region_and_four_in_sparta() -> None:
    state = turn([{"controls": ["argolis", "laconia", "boeotia", "crete"]}])
    play(state, "recruit")
    regions = {action.split()[1] for action in offered(state, "place")}
    assert regions == {"argolis", "laconia", "boeotia"}
    play(state, *["place laconia"] * 4)
    assert {action.split()[1] for action in offered(state, "place")} == {"argolis", "boeotia"}
    play(state, *["place argolis"] * 2, "place boeotia", "place_fortified boeotia")
    assert [army(state, region) for region in ("laconia", "argolis", "boeotia", "crete")] == [4, 2, 2, 0]
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


@pytest.mark.rule("H-5.3")
def test_at_least_one_is_placed_and_any_further_one_is_a_choice() -> None:
    state = turn([{"controls": ["argolis", "laconia"]}])
    play(state, "recruit")
    assert "done" not in offered(state)
    play(state, "place laconia")
    assert "done" in offered(state)
    play(state, "done")
    assert (army(state, "laconia"), army(state, "argolis")) == (1, 0)


@pytest.mark.rule("H-5.3")
def test_recruits_of_a_blessing_need_no_city() -> None:
    state = turn([{"controls": ["crete", "epirus"], "blessings": ["mobilization"]}])
    play(state, "recruit")
    assert offered(state) == ["place epirus", "place crete"]  # one at least, as nobody was placed in a city
    play(state, "place crete", "done")
    assert (army(state, "crete"), player(state)["specials_used"]) == (1, ["recruit"])


# -- March ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-5.4")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_march_moves_any_number_from_one_region_into_one_neighbour(count: int) -> None:
    state = turn([{"hoplites": {"laconia": 4, "corinthia": 3}}])
    play(state, "march laconia argolis")
    assert offered(state) == ["march_off 4", "march_off 3", "march_off 2", "march_off 1"]
    events = play(state, f"march_off {count}")
    assert told(events, "hoplites_moved") == [{"seat": 0, "start": "laconia", "region": "argolis", "count": count}]
    assert (army(state, "laconia"), army(state, "corinthia")) == (4 - count, 3)


@pytest.mark.rule("H-5.4")
def test_march_leads_to_neighbours_only_and_leaves_fortified_hoplites() -> None:
    state = turn([{"hoplites": {"laconia": 2}, "fortified": ["laconia"], "controls": ["laconia"]}])
    targets = [action.split()[2] for action in offered(state, "march")]
    assert sorted(targets) == ["arcadia", "argolis", "crete", "messenia"]
    play(state, "march laconia argolis")
    assert offered(state) == ["march_off 2", "march_off 1"]
    play(state, "march_off 2")
    there = state.view(None)["regions"]["laconia"]
    assert (there["hoplites"], there["fortified"]) == ({}, 0)


@pytest.mark.rule("H-5.4")
def test_hoplites_that_have_moved_may_march() -> None:
    state = turn([{"hoplites": {"laconia": 1}}])
    play(state, "move laconia argolis", "march argolis corinthia")
    assert army(state, "corinthia") == 1


@pytest.mark.rule("H-5.4")
def test_march_obeys_the_rules_of_movement() -> None:
    state = turn(
        [{"hoplites": {"laconia": 2, "elis": 2}}, {"hero": "helen", "at": "argolis", "hoplites": {"arcadia": 1}}],
        monsters={"medusa": "elis"},
    )
    assert offered(state, "march") == ["march laconia arcadia", "march laconia messenia", "march laconia crete"]
    events = play(state, "march laconia arcadia", "march_off 2")
    assert told(events, "battle_began") == [{"seat": 0, "region": "arcadia", "defender": 1}]


# -- Build Temple -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-5.5")
def test_a_temple_is_built_on_an_empty_shrine_under_control() -> None:
    state = turn([{"controls": ["epirus", "crete", "argolis"]}, {"controls": ["messenia"]}], temples=["crete"])
    assert offered(state, "build_temple") == ["build_temple epirus"]


@pytest.mark.rule("H-5.5")
def test_the_lowest_number_left_is_built() -> None:
    state = turn([{"controls": ["epirus"]}], temples=["crete", "messenia"], temple_card="temple_card_2")
    events = play(state, "build_temple epirus")
    assert told(events, "temple_built") == [{"seat": 0, "region": "epirus", "number": 3, "temple_kind": ""}]
    assert state.view(None)["temples_left"] == [4, 5, 6]


@pytest.mark.rule("H-5.5")
def test_in_phocis_the_oracle_is_built_as_long_as_it_is_there() -> None:
    state = turn([{"controls": ["phocis"]}], temple_card="temple_card_4")
    events = play(state, "build_temple phocis")
    assert told(events, "temple_built")[0]["region"] == "phocis"
    assert not state.view(None)["oracle_left"]
    assert not offered(turn([{"controls": ["phocis"]}], temples=["phocis"]), "build_temple")


@pytest.mark.rule("H-5.5")
def test_when_no_numbered_temple_is_left_only_the_oracle_can_be_built() -> None:
    six = ["epirus", "chalkidiki", "aetolia", "attica", "corinthia", "elis"]
    state = turn([{"controls": ["messenia", "crete", "phocis"]}], temples=six)
    assert offered(state, "build_temple") == ["build_temple phocis"]
    assert not offered(turn([{"controls": ["messenia", "phocis"]}], temples=[*six, "phocis"]), "build_temple")


@pytest.mark.rule("H-5.6")
def test_the_builder_gains_a_priest_and_then_the_draft_begins() -> None:
    state = turn([{"controls": ["epirus"]}], temple_card="temple_card_2", temples=["crete"])
    events = play(state, "build_temple epirus")
    order = [event.kind for event in events if event.kind in ("temple_built", "priests_gained", "draft_began")]
    assert order == ["temple_built", "priests_gained", "draft_began"]
    assert (player(state)["priests"], state.decision.kind) == (1, "draft")


@pytest.mark.rule("H-5.6")
def test_a_place_that_calls_for_no_draft_brings_none() -> None:
    state = turn([{"controls": ["epirus"]}], temple_card="temple_card_2")
    events = play(state, "build_temple epirus")
    assert not told(events, "draft_began")
    assert (player(state)["priests"], state.decision.seat) == (1, 1)


@pytest.mark.rule("H-5.6")
def test_the_oracle_gives_its_reward_after_the_priest() -> None:
    state = turn([{"controls": ["phocis"]}], temple_card="temple_card_5")
    play(state, "build_temple phocis")
    assert (player(state)["priests"], state.decision.kind) == (1, "attribute")


# -- Prepare ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-5.7")
@pytest.mark.parametrize(
    ("actions", "injuries", "cards", "recruits"),
    [
        (("option heal_injuries", "heal speed", "option draw_combat_cards"), 1, 1, 0),
        (("option draw_combat_cards", "option recruit", "place argolis"), 2, 1, 1),
        (("option recruit", "place argolis", "option heal_injuries", "heal strength"), 1, 0, 1),
        (("option heal_injuries", "heal speed", "option heal_injuries"), 0, 0, 0),
        (("option draw_combat_cards", "option draw_combat_cards"), 2, 2, 0),
        (("option recruit", "place argolis", "option recruit", "place_fortified argolis"), 2, 0, 2),
    ],
)
def test_prepare_is_two_options_or_one_twice(
    actions: tuple[str, ...], injuries: int, cards: int, recruits: int
) -> None:
    state = turn([{"at": "argolis", "controls": ["argolis"], "injured": ["speed", "strength"]}])
    play(state, "prepare", *actions)
    assert (len(player(state)["injured"]), len(hand(state)), army(state, "argolis")) == (injuries, cards, recruits)
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


@pytest.mark.rule("H-5.7")
def test_the_second_option_is_chosen_when_the_first_is_done() -> None:
    state = turn([{"at": "argolis", "injured": ["speed"], "controls": ["argolis"]}], decks={"combat": ["trap_mace"]})
    play(state, "prepare")
    assert offered(state) == ["option heal_injuries", "option draw_combat_cards", "option recruit"]
    play(state, "option draw_combat_cards")
    assert (hand(state), state.decision.kind) == (["trap_mace"], "prepare")
    state = turn([{"at": "argolis", "injured": ["speed"], "controls": ["argolis"]}])
    play(state, "prepare", "option heal_injuries")
    assert offered(state) == ["option draw_combat_cards", "option recruit"]  # nothing is left to be healed


@pytest.mark.rule("H-5.7")
def test_each_option_must_be_possible() -> None:
    state = turn([{"at": "argolis"}], monsters={"sphinx": "argolis"})
    play(state, "prepare")  # nothing to heal, and Sphinx lets nobody recruit
    assert len(hand(state)) == 2
    state = turn([{"at": "argolis", "injured": ["speed"]}], monsters={"sphinx": "argolis"})
    play(state, "prepare")
    assert offered(state) == ["option heal_injuries", "option draw_combat_cards"]


@pytest.mark.rule("H-5.8")
def test_prepare_is_closed_to_a_hero_on_a_quest() -> None:
    state = turn([{"quest": {"name": "aid_to_atlas", "step": 1}, "injured": ["speed"]}], quests=["aid_to_atlas"])
    assert specials(offered(state)) == ["build_monument"]


@pytest.mark.rule("H-5.9")
@pytest.mark.parametrize("owner", [-1, 0, 1])
def test_recruiting_by_prepare_needs_no_control(owner: int) -> None:
    regions = [{"controls": ["argolis"] if owner == seat else []} for seat in (0, 1)]
    state = turn([{"at": "argolis", **regions[0]}, regions[1]])
    play(state, "prepare", "option recruit")
    assert state.decision.kind == ("recruit" if owner == 0 else "prepare")  # a choice only of the place in the city
    if owner == 0:
        play(state, "place_fortified argolis")
    play(state, "option draw_combat_cards")
    assert army(state, "argolis") == 1
    assert control(state, "argolis") == (-1 if owner < 0 else 0)  # neutral, population 3; or taken from the other


@pytest.mark.rule("H-5.9")
def test_the_recruit_is_fortified_only_where_control_was_had_before() -> None:
    """The first recruit takes the region at once (H-7.4), so the second may go into its city."""
    state = turn([{"at": "argolis"}, {"controls": ["argolis"]}])
    play(state, "prepare", "option recruit")
    there = state.view(None)["regions"]["argolis"]
    assert (there["control"], there["hoplites"], there["fortified"]) == (0, {"0": 1}, -1)
    play(state, "option recruit")
    assert offered(state) == ["place argolis", "place_fortified argolis"]


# -- Usurp ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-5.10")
@pytest.mark.parametrize("owner", [-1, 1])
def test_usurp_takes_control_and_may_recruit(owner: int) -> None:
    state = turn([{"at": "laconia", "glory": ["brown"]}, {"controls": ["laconia"] if owner == 1 else []}])
    events = play(state, "usurp")
    assert told(events, "control_taken") == [{"seat": 0, "region": "laconia", "loser": owner}]
    assert offered(state) == ["place laconia", "place_fortified laconia", "done"]
    play(state, "place_fortified laconia")
    assert (control(state, "laconia"), army(state, "laconia")) == (0, 1)
    assert state.view(None)["glory"]["brown"] == 0  # not spent
    assert state.decision.seat == 1


@pytest.mark.rule("H-5.10")
def test_usurping_without_a_recruit() -> None:
    state = turn([{"at": "laconia", "glory": ["brown"]}])
    play(state, "usurp", "done")
    assert (control(state, "laconia"), army(state, "laconia")) == (0, 0)
    state = turn([{"at": "laconia", "glory": ["brown"]}], monsters={"sphinx": "laconia"})
    play(state, "usurp")
    assert (control(state, "laconia"), state.decision.seat) == (0, 1)


@pytest.mark.rule("H-5.10")
def test_usurp_needs_the_token_of_that_land_and_a_hero_in_a_region() -> None:
    assert "usurp" not in offered(turn([{"at": "laconia"}, {"glory": ["brown"]}]))
    assert "usurp" not in offered(turn([{"at": "laconia", "glory": ["green", "blue", "red", "yellow"]}]))
    on_quest = {"quest": {"name": "aid_to_atlas", "step": 1}, "glory": ["green"]}
    assert "usurp" not in offered(turn([on_quest], quests=["aid_to_atlas"]))


@pytest.mark.rule("H-5.10")
def test_in_an_own_region_usurp_is_legal_for_the_recruit() -> None:
    own: Player = {"at": "laconia", "glory": ["brown"], "controls": ["laconia"]}
    state = turn([own])
    play(state, "usurp", "place laconia")
    assert army(state, "laconia") == 1
    assert "usurp" not in offered(turn([own], monsters={"sphinx": "laconia"}))
    assert "usurp" not in offered(turn([{**own, "hoplites": {"laconia": 15}}]))


@pytest.mark.rule("H-5.11")
@pytest.mark.parametrize("controls", [["argolis"], []])
def test_hoplites_in_a_usurped_region_withdraw_without_losses(controls: list[str]) -> None:
    state = turn(
        [
            {"at": "argolis", "glory": ["brown"], "controls": ["arcadia"]},
            {"hoplites": {"argolis": 2}, "controls": controls},
        ]
    )
    play(state, "usurp")
    assert (state.decision.seat, offered(state)) == (1, ["withdraw corinthia", "withdraw laconia", "withdraw crete"])
    assert control(state, "argolis") == (1 if controls else -1)  # they leave first
    events = play(state, "withdraw laconia")
    assert not told(events, "hoplites_killed")
    assert (army(state, "laconia", 1), control(state, "argolis")) == (2, 0)
    assert state.decision.kind == "recruit"


@pytest.mark.rule("H-5.11")
def test_a_fortified_hoplite_leaves_too() -> None:
    state = turn([{"at": "argolis", "glory": ["brown"]}, {"hoplites": {"argolis": 1}, "fortified": ["argolis"]}])
    play(state, "usurp", "withdraw crete")
    assert (army(state, "crete", 1), army(state, "argolis", 1)) == (2, 0)
    assert "place_fortified argolis" in offered(state)


@pytest.mark.rule("H-5.11")
def test_hoplites_that_cannot_withdraw_are_killed() -> None:
    """Aegis does not help: there is nowhere to go."""
    around = ["arcadia", "corinthia", "laconia", "crete"]
    state = turn(
        [
            {"at": "argolis", "glory": ["brown"], "controls": around},
            {"hoplites": {"argolis": 3}, "artifacts": ["aegis"]},
        ]
    )
    events = play(state, "usurp")
    assert told(events, "hoplites_killed") == [{"seat": 1, "region": "argolis", "count": 3}]
    assert (state.decision.seat, state.decision.kind) == (0, "recruit")


# -- Hunt -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-5.12")
def test_one_monster_in_the_heros_region_is_hunted() -> None:
    state = turn([{"at": "argolis"}], monsters={"hydra": "argolis", "medusa": "argolis", "cyclops": "elis"})
    assert sorted(offered(state, "hunt")) == ["hunt hydra", "hunt medusa"]
    events = play(state, "hunt medusa")
    assert told(events, "hunt_began") == [{"seat": 0, "monster": "medusa", "region": "argolis"}]


@pytest.mark.rule("H-5.12")
def test_only_a_monster_whose_conditions_are_met() -> None:
    monsters = {
        "sphinx": {"at": "argolis", "evolutions": ["sphinx_messenia"]},  # Leadership 3
        "minotaur": {"at": "argolis", "evolutions": ["minotaur_crete"]},  # a priest
    }
    assert offered(turn([{"at": "argolis"}], monsters=monsters), "hunt") == []
    assert offered(turn([{"at": "argolis", "priests": 1}], monsters=monsters), "hunt") == ["hunt minotaur"]
    leader: Player = {"at": "argolis", "attributes": {"leadership": 3}}
    assert offered(turn([leader], monsters=monsters), "hunt") == ["hunt sphinx"]
    assert offered(turn([{**leader, "injured": ["leadership"]}], monsters=monsters), "hunt") == []
