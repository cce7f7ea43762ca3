"""Special actions (rules H-5): Build Monument, the repeated action of two players, extra special actions."""

from __future__ import annotations

import pytest

from tests.hellas.positions import Player, army, offered, play, player, told, turn

QUEST = {"event": ["cattle_of_geryon", "amazon_queen", "aid_to_atlas"]}  # events that do nothing to anybody
BUILD = ("build_monument", "raise_monument zeus")


# -- the level, priests ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H-5.13")
def test_one_level_is_added_to_any_monument_whoever_controls_its_region() -> None:
    state = turn([{}, {"controls": ["thessaly"]}], monuments={"athena": 2, "zeus": 4, "hermes": 1}, decks=QUEST)
    play(state, "build_monument")
    assert offered(state) == ["raise_monument athena", "raise_monument zeus", "raise_monument hermes"]
    events = play(state, "raise_monument zeus")
    assert told(events, "monument_raised") == [{"seat": 0, "god": "zeus", "level": 5}]
    levels = {god: monument["level"] for god, monument in state.view(None)["monuments"].items()}
    assert levels == {"athena": 2, "zeus": 5, "hermes": 1}


@pytest.mark.rule("H-5.13")
def test_a_complete_monument_grows_no_more() -> None:
    state = turn(monuments={"athena": 5, "zeus": 4, "hermes": 4}, decks=QUEST)
    play(state, "build_monument")
    assert offered(state) == ["raise_monument zeus", "raise_monument hermes"]


@pytest.mark.rule("H-5.13")
def test_with_all_complete_all_the_rest_happens() -> None:
    state = turn(
        [
            {"controls": ["epirus"], "praying": {"zeus": 1}, "used_artifacts": ["ambrosia"]},
            {"used_specials": ["march"]},
        ],
        monuments={"athena": 5, "zeus": 5, "hermes": 5},
        temples=["epirus"],
        monsters={"medusa": "elis"},
        rolls={"monster": ["nothing"]},
        decks=QUEST,
    )
    events = play(state, "build_monument")
    assert not told(events, "monument_raised")
    assert player(state, 0)["priests"] == 1
    assert player(state, 0)["artifacts"] == {"ambrosia": True}
    assert player(state, 1)["specials_used"] == []
    assert told(events, "monster_rolled")
    assert told(events, "event_drawn")
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


@pytest.mark.rule("H-5.14")
def test_all_priests_leave_all_monuments_for_the_supply() -> None:
    state = turn(
        [{"priests": 1, "praying": {"zeus": 1, "athena": 1}}, {"priests": 2, "praying": {"zeus": 1}}], decks=QUEST
    )
    play(state, *BUILD)
    assert [monument["priests"] for monument in state.view(None)["monuments"].values()] == [[0, 0]] * 3
    assert (player(state, 0)["priests"], player(state, 1)["priests"]) == (1, 2)  # not for the pools


@pytest.mark.rule("H-5.14")
def test_the_builder_alone_gains_a_priest_for_each_temple_under_control() -> None:
    state = turn(
        [{"controls": ["epirus", "phocis", "argolis"]}, {"controls": ["crete", "elis"]}],
        temples=["epirus", "crete", "messenia", "elis", "phocis"],  # nobody controls Messenia
        decks=QUEST,
    )
    play(state, *BUILD)
    assert (player(state, 0)["priests"], player(state, 1)["priests"]) == (2, 0)


@pytest.mark.rule("H-5.14")
def test_priests_come_back_before_new_ones_are_gained() -> None:
    """Two in the pool and two at a monument: those two leave, so that there is room for two new ones."""
    temples = ["epirus", "crete", "elis"]
    state = turn([{"controls": temples, "priests": 2, "praying": {"athena": 2}}], temples=temples, decks=QUEST)
    play(state, *BUILD)
    assert player(state)["priests"] == 4


# -- tokens, artifacts, phases ----------------------------------------------------------------------------------------


@pytest.mark.rule("H-5.15")
def test_all_players_take_off_their_tokens_and_charge_their_artifacts() -> None:
    mine: Player = {"used_specials": ["march", "usurp"], "used_artifacts": ["ambrosia"]}
    other: Player = {
        "used_specials": ["hunt"],
        "used_artifacts": ["harpe"],
        "artifacts": ["aegis"],
        "blessings": ["exhausted_fight"],
        "blessing_tokens": ["exhausted_fight"],
    }
    state = turn([mine, other, {}], seats=3, decks=QUEST)
    play(state, *BUILD)
    assert [player(state, seat)["specials_used"] for seat in range(3)] == [[], [], []]
    assert player(state, 1)["blessing_tokens"] == []
    assert player(state, 0)["artifacts"] == {"ambrosia": True}
    assert player(state, 1)["artifacts"] == {"aegis": True, "harpe": True}


@pytest.mark.rule("H-5.15")
def test_answers_to_the_building_come_before_the_phases() -> None:
    """God's Strength, the one such card, heals an injury; then Cyclops may strike another."""
    state = turn(
        [{}, {"at": "elis", "injured": ["speed", "strength"], "blessings": ["gods_strength"]}],
        monsters={"cyclops": "elis"},
        rolls={"monster": ["region_attack"]},
        decks=QUEST,
    )
    events = play(state, *BUILD)
    assert told(events, "new_age")
    assert not told(events, "monster_rolled")
    assert (state.decision.seat, state.decision.kind) == (1, "heal")
    events = play(state, "heal speed")
    kinds = [event.kind for event in events if event.kind in ("healed", "monster_rolled", "event_drawn")]
    assert kinds == ["healed", "monster_rolled"]
    assert (state.decision.seat, state.decision.kind) == (1, "injure")
    events = play(state, "injure speed")
    assert told(events, "event_drawn") == [{"seat": 0, "drawn": "cattle_of_geryon"}]


@pytest.mark.rule("H-5.15")
def test_the_builder_runs_both_phases_and_then_the_turn_is_over() -> None:
    state = turn(
        seats=3,
        monsters={"hydra": "elis", "medusa": "crete"},
        rolls={"monster": ["move", "nothing"]},
        decks=QUEST,
    )
    play(state, *BUILD)
    assert (state.decision.seat, sorted(offered(state))) == (0, ["roll hydra", "roll medusa"])
    play(state, "roll medusa")
    assert (state.decision.seat, state.decision.kind) == (0, "move_monster")
    events = play(state, "move_monster laconia")
    kinds = [event.kind for event in events if event.kind in ("monster_rolled", "event_drawn", "turn_began")]
    assert kinds == ["monster_rolled", "event_drawn", "turn_began"]
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


# -- the first complete monument --------------------------------------------------------------------------------------


@pytest.mark.rule("H-5.16")
@pytest.mark.parametrize("seats", [3, 4])
def test_whoever_first_completes_a_monument_takes_the_activation_card(seats: int) -> None:
    state = turn(seats=seats, monuments={"athena": 4, "zeus": 4}, decks=QUEST)
    events = play(state, *BUILD)
    assert told(events, "king_countdown") == [{"seat": 0, "god": "zeus", "left": 3}]
    king = {"builder": 0, "tokens": 3, "region": "thessaly", "open": False}
    assert state.view(None)["king"] == king
    events = play(state, "build_monument", "raise_monument athena")  # the next player completes another
    assert not told(events, "king_countdown")
    assert state.view(None)["king"] == king


@pytest.mark.rule("H-5.16")
def test_a_monument_that_is_not_complete_gives_no_card() -> None:
    state = turn(seats=3, monuments={"zeus": 3}, decks=QUEST)
    assert not told(play(state, *BUILD), "king_countdown")
    assert state.view(None)["king"]["builder"] == -1


# -- two players ------------------------------------------------------------------------------------------------------

MARKED: Player = {
    "at": "argolis",
    "hoplites": {"laconia": 3},
    "controls": ["argolis", "laconia", "epirus"],
    "used_specials": ["march", "recruit", "usurp", "hunt"],
}


@pytest.mark.rule("H-5.17")
def test_with_two_players_a_marked_action_is_repeated_just_before() -> None:
    state = turn([{**MARKED, "blessings": ["rearguard"]}], decks=QUEST)
    play(state, "build_monument")
    assert (state.decision.seat, state.decision.kind) == (0, "repeat_special")
    kinds = {action.split()[0] for action in offered(state)}
    assert kinds == {"march", "recruit", "pass"}  # for Usurp and Hunt something is missing; others are not marked
    play(state, "march laconia arcadia", "march_off 2", "use_blessing rearguard", "place laconia", "done")
    assert state.decision.kind == "raise_monument"  # all that it caused is done, and the monument must follow
    assert (army(state, "arcadia"), army(state, "laconia")) == (2, 2)
    assert player(state)["specials_used"] == ["recruit", "march", "usurp", "hunt"]  # no second token, none off yet
    play(state, "raise_monument zeus")
    assert player(state)["specials_used"] == []


@pytest.mark.rule("H-5.17")
def test_it_is_once_and_may_be_left() -> None:
    state = turn([MARKED], decks=QUEST)
    play(state, "build_monument", "recruit", "place argolis", "done")
    assert state.decision.kind == "raise_monument"
    state = turn([MARKED], decks=QUEST)
    play(state, "build_monument", "pass")
    assert state.decision.kind == "raise_monument"


@pytest.mark.rule("H-5.17")
def test_with_nothing_marked_or_possible_nothing_is_repeated() -> None:
    for used in ([], ["usurp"]):
        state = turn([{**MARKED, "used_specials": used}, {"used_specials": ["march"]}], decks=QUEST)
        play(state, "build_monument")
        assert state.decision.kind == "raise_monument"


@pytest.mark.rule("H-5.17")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_nothing_is_repeated(seats: int) -> None:
    state = turn([MARKED], seats=seats, decks=QUEST)
    play(state, "build_monument")
    assert state.decision.kind == "raise_monument"


@pytest.mark.rule("H-5.17")
def test_with_two_players_there_is_no_activation_card() -> None:
    state = turn(monuments={"zeus": 4}, decks=QUEST)
    events = play(state, *BUILD)
    assert not told(events, "king_countdown")
    assert "king" not in state.view(None)


# -- extra special actions --------------------------------------------------------------------------------------------

BUSY: Player = {"at": "argolis", "hoplites": {"laconia": 3}, "controls": ["argolis", "epirus", "crete"]}


@pytest.mark.rule("H-5.18")
def test_an_extra_special_action_is_open_marked_and_may_be_declined() -> None:
    state = turn([{**BUSY, "kept": ["clean_augean_stables"], "used_specials": ["march"]}], decks=QUEST)
    play(state, "use_quest clean_augean_stables", "build_temple epirus")
    kinds = {action.split()[0] for action in offered(state)}
    assert kinds == {"recruit", "prepare", "build_monument", "decline"}  # neither what was nor what is just marked
    play(state, "recruit", "place argolis", "done")
    assert player(state)["specials_used"] == ["recruit", "march", "build_temple"]
    assert (state.decision.seat, state.decision.kind) == (1, "turn")

    state = turn([{**BUSY, "kept": ["clean_augean_stables"]}], decks=QUEST)
    play(state, "use_quest clean_augean_stables", "build_temple epirus", "decline")
    assert player(state)["specials_used"] == ["build_temple"]
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


@pytest.mark.rule("H-5.18")
def test_several_add_up() -> None:
    """The kept quest, Hermes' Temple, and the Oracle's reward."""
    mine: Player = {**BUSY, "controls": ["phocis", "argolis"], "kept": ["clean_augean_stables"]}
    state = turn([{**mine, "blessings": ["hermes_temple"]}], temple_card="temple_card_1", decks=QUEST)
    play(state, "use_quest clean_augean_stables", "build_temple phocis")
    assert state.view(None)["extra_specials"] == 2  # one of three is being asked for
    play(state, "prepare", *["option draw_combat_cards"] * 2)
    play(state, "march laconia arcadia", "march_off 3")
    assert state.decision.kind == "extra_special"
    play(state, "recruit", "place argolis", "done")
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


@pytest.mark.rule("H-5.18")
def test_declining_one_leaves_the_others() -> None:
    state = turn([BUSY], turn={"seat": 0, "extra_specials": 2}, decks=QUEST)
    play(state, "build_temple epirus", "decline")
    assert (state.decision.seat, state.decision.kind) == (0, "extra_special")
    play(state, "decline")
    assert state.decision.seat == 1


@pytest.mark.rule("H-5.18")
def test_build_monument_is_finished_with_its_phases_and_may_be_taken_again() -> None:
    state = turn(
        [{**BUSY, "used_specials": ["march"]}],
        seats=3,
        turn={"seat": 0, "extra_specials": 2},
        monsters={"medusa": "elis"},
        rolls={"monster": ["nothing", "nothing"]},
        decks=QUEST,
    )
    events = play(state, *BUILD)
    assert told(events, "event_drawn") == [{"seat": 0, "drawn": "cattle_of_geryon"}]
    assert (state.decision.seat, state.decision.kind) == (0, "extra_special")
    assert "march laconia arcadia" in offered(state)  # its token is off
    events = play(state, *BUILD)
    assert told(events, "event_drawn") == [{"seat": 0, "drawn": "amazon_queen"}]
    assert state.view(None)["monuments"]["zeus"]["level"] == 3
    assert (state.decision.seat, state.decision.kind) == (0, "extra_special")
