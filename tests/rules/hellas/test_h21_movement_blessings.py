"""Blessings of movement (rules H-21): each card, what it does, when it may be used and when it may not."""

from __future__ import annotations

import pytest

from tests.hellas.positions import Player, army, control, monster, offered, play, player, told, turn

ON_QUEST = {"quest": {"name": "aid_to_atlas", "step": 1}}


def uses(actions: list[str]) -> list[str]:
    return [action.split()[1] for action in actions if action.startswith("use_blessing")]


def targets(actions: list[str]) -> set[str]:
    return {action.split()[-1] for action in actions}


# -- forced_march -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-21.26")
def test_forced_march_goes_up_to_two_regions() -> None:
    state = turn([{"hoplites": {"phocis": 3}, "blessings": ["forced_march"]}])
    play(state, "march phocis boeotia", "march_off 2")
    assert targets(offered(state, "onward")) == {"phocis", "euboea", "attica", "corinthia"}
    play(state, "onward attica")
    assert (army(state, "phocis"), army(state, "attica"), state.decision.seat) == (1, 2, 1)


@pytest.mark.rule("H-21.26")
def test_forced_march_may_be_one_region() -> None:
    state = turn([{"hoplites": {"phocis": 3}, "blessings": ["forced_march"]}])
    play(state, "march phocis boeotia", "march_off 2", "done")
    assert (army(state, "boeotia"), control(state, "boeotia")) == (2, 0)


@pytest.mark.rule("H-21.26")
def test_forced_march_is_for_the_owners_march_alone() -> None:
    state = turn([{"hoplites": {"phocis": 3}}, {"blessings": ["forced_march"]}])
    play(state, "march phocis boeotia", "march_off 2")
    assert state.decision.seat == 1
    state = turn([{"hoplites": {"phocis": 3}, "blessings": ["forced_march"]}])
    play(state, "move phocis boeotia")
    assert state.decision.kind == "turn"


# -- rearguard --------------------------------------------------------------------------------------------------------

GUARD: Player = {"hoplites": {"phocis": 4}, "blessings": ["rearguard"]}


@pytest.mark.rule("H-21.27")
@pytest.mark.parametrize("owner", [-1, 0])
def test_rearguard_recruits_two_where_the_group_came_from(owner: int) -> None:
    state = turn([{**GUARD, "controls": ["phocis"] if owner == 0 else []}])
    play(state, "march phocis boeotia", "march_off 4", "use_blessing rearguard", "place phocis", "place phocis")
    assert (army(state, "phocis"), army(state, "boeotia")) == (2, 4)
    assert (control(state, "phocis"), state.decision.seat) == (owner, 1)


@pytest.mark.rule("H-21.27")
def test_rearguard_is_up_to_two_and_a_choice() -> None:
    state = turn([GUARD])
    play(state, "march phocis boeotia", "march_off 4")
    assert offered(state) == ["use_blessing rearguard", "done", "not_this_turn"]
    play(state, "use_blessing rearguard", "place phocis", "done")
    assert (army(state, "phocis"), state.decision.seat) == (1, 1)  # once for a March


@pytest.mark.rule("H-21.27")
def test_rearguard_comes_after_the_marchs_battles() -> None:
    state = turn([GUARD, {"hoplites": {"boeotia": 2}, "hand": ["charge_sickle"]}])
    play(state, "march phocis boeotia", "march_off 4")
    assert (state.decision.seat, state.decision.kind) == (1, "battle_card")
    play(state, "pass", "withdraw attica")
    assert (state.decision.seat, state.decision.kind) == (0, "after_march")
    play(state, "use_blessing rearguard", "place phocis", "place phocis")
    assert army(state, "phocis") == 2


@pytest.mark.rule("H-21.27")
def test_rearguard_of_a_forced_march_is_where_it_began() -> None:
    state = turn([{"hoplites": {"phocis": 4}, "blessings": ["rearguard", "forced_march"]}])
    play(state, "march phocis boeotia", "march_off 4", "onward attica", "use_blessing rearguard")
    assert offered(state, "place") == ["place phocis"]


@pytest.mark.rule("H-21.27")
def test_when_rearguard_cannot_be_used() -> None:
    beset = turn([GUARD], monsters={"sphinx": "phocis"})
    taken = turn([GUARD, {"hoplites": {"boeotia": 2}}])
    short = turn([{"hoplites": {"phocis": 4, "crete": 11}, "blessings": ["rearguard"]}])
    play(beset, "march phocis boeotia", "march_off 4")
    play(taken, "march phocis boeotia", "march_off 4", "withdraw phocis")  # an enemy stands there now
    play(short, "march phocis boeotia", "march_off 4")
    for state in (beset, taken, short):
        assert (state.decision.seat, state.decision.kind) == (1, "turn")


@pytest.mark.rule("H-21.27")
def test_rearguard_follows_march_alone() -> None:
    state = turn([GUARD])
    play(state, "move phocis boeotia")
    assert (state.decision.kind, uses(offered(state))) == ("turn", [])


# -- exile ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-21.30")
def test_exile_places_a_monster_of_the_heros_region_anywhere() -> None:
    state = turn([{"at": "argolis", "blessings": ["exile"]}], monsters={"hydra": "argolis"})
    play(state, "use_blessing exile", "injure strength")
    assert len(offered(state, "move_monster")) == 18  # every region but its own
    assert "argolis" not in targets(offered(state))
    play(state, "move_monster epirus")
    hydra = monster(state, "hydra")
    assert hydra is not None
    assert (hydra["region"], player(state)["injured"]) == ("epirus", ["strength"])
    assert (state.decision.kind, uses(offered(state))) == ("turn", [])


@pytest.mark.rule("H-21.30")
def test_exile_chooses_among_several_monsters_there() -> None:
    state = turn(
        [{"at": "argolis", "blessings": ["exile"]}],
        monsters={"hydra": "argolis", "medusa": "argolis", "cyclops": "crete"},
    )
    play(state, "use_blessing exile", "injure strength")
    assert sorted(offered(state)) == ["choose_monster hydra", "choose_monster medusa"]


@pytest.mark.rule("H-21.30")
def test_exile_is_once_in_a_turn_between_actions() -> None:
    state = turn(
        [{"at": "argolis", "blessings": ["exile"], "priests": 1}], monsters={"hydra": "argolis", "medusa": "crete"}
    )
    play(state, "pray zeus", "use_blessing exile", "injure strength", "move_monster epirus", "move_hero crete")
    assert player(state)["hero_at"] == "crete"
    assert not uses(offered(state))


@pytest.mark.rule("H-21.30")
def test_when_exile_cannot_be_used() -> None:
    far = turn([{"at": "argolis", "blessings": ["exile"]}], monsters={"hydra": "crete"})
    hurt = turn(
        [{"at": "argolis", "blessings": ["exile"], "injured": ["leadership", "strength", "speed"]}],
        monsters={"hydra": "argolis"},
    )
    away = turn([{**ON_QUEST, "blessings": ["exile"]}], quests=["aid_to_atlas"], monsters={"hydra": "messenia"})
    for state in (far, hurt, away):
        assert not uses(offered(state))


# -- murderous_march --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-21.32")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_murderous_march_kills_two_to_move_others_anywhere(count: int) -> None:
    state = turn([{"hoplites": {"laconia": 5}, "blessings": ["murderous_march"]}])
    assert len(targets(offered(state, "murderous_march"))) == 18
    events = play(state, "murderous_march laconia epirus")
    assert told(events, "hoplites_killed") == [{"seat": 0, "region": "laconia", "count": 2}]
    assert offered(state) == ["march_off 3", "march_off 2", "march_off 1"]
    play(state, f"march_off {count}")
    assert (army(state, "laconia"), army(state, "epirus"), player(state)["supply"]) == (3 - count, count, 12)
    assert player(state)["specials_used"] == ["march"]


@pytest.mark.rule("H-21.32")
@pytest.mark.parametrize(("unfortified", "possible"), [(2, False), (3, True)])
def test_murderous_march_needs_a_third_unfortified_hoplite(unfortified: int, possible: bool) -> None:
    state = turn([{"hoplites": {"laconia": unfortified}, "fortified": ["laconia"], "blessings": ["murderous_march"]}])
    assert bool(offered(state, "murderous_march")) == possible
    if possible:
        play(state, "murderous_march laconia epirus")
        assert (army(state, "laconia"), army(state, "epirus")) == (1, 1)  # the fortified one stays, unharmed


@pytest.mark.rule("H-21.32")
def test_the_dead_of_a_murderous_march_are_a_price() -> None:
    """Aegis saves nobody from it, and the usual March stays open beside it."""
    state = turn([{"hoplites": {"laconia": 3}, "blessings": ["murderous_march"], "artifacts": ["aegis"]}])
    assert "march laconia argolis" in offered(state)
    play(state, "murderous_march laconia epirus")
    assert (army(state, "epirus"), player(state)["artifacts"]) == (1, {"aegis": True})


@pytest.mark.rule("H-21.32")
def test_murderous_march_is_bound_by_the_bans_and_the_mark() -> None:
    mine: Player = {"hoplites": {"laconia": 4}, "blessings": ["murderous_march"]}
    state = turn([mine, {"hero": "helen", "at": "epirus"}])
    assert "epirus" not in targets(offered(state, "murderous_march"))
    assert not offered(turn([mine], monsters={"medusa": "laconia"}), "murderous_march")
    assert not offered(turn([{**mine, "used_specials": ["march"]}]), "murderous_march")


# -- hermes_temple ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-21.34")
def test_hermes_temple_gives_a_priest_when_gained() -> None:
    state = turn(
        [{"controls": ["epirus"]}],
        temple_card="temple_card_2",
        temples=["crete"],
        decks={"blessing": ["hermes_temple", "push_ups", "bluff"]},
    )
    play(state, "build_temple epirus", "keep_blessing bluff")
    events = play(state, "keep_blessing hermes_temple")
    assert told(events, "priests_gained") == [{"seat": 1, "count": 1}]
    assert (player(state, 0)["priests"], player(state, 1)["priests"]) == (1, 1)


@pytest.mark.rule("H-21.34")
def test_hermes_temple_gives_a_special_action_after_build_temple() -> None:
    mine: Player = {"at": "argolis", "controls": ["epirus"], "blessings": ["hermes_temple"]}
    state = turn([mine], temple_card="temple_card_2")
    play(state, "build_temple epirus")
    assert (state.decision.seat, state.decision.kind) == (0, "extra_special")
    assert offered(state) == ["prepare", "build_monument", "decline"]
    play(state, "prepare", "option recruit", "option recruit")
    assert (army(state, "argolis"), state.decision.seat) == (2, 1)


@pytest.mark.rule("H-21.34")
def test_hermes_temple_waits_for_draft_and_reward() -> None:
    mine: Player = {"controls": ["epirus", "phocis"], "blessings": ["hermes_temple"]}
    state = turn([mine], temple_card="temple_card_2", temples=["crete"])
    play(state, "build_temple epirus")
    assert (state.decision.kind, state.view(None)["extra_specials"]) == ("draft", 0)
    state = turn([mine], temple_card="temple_card_5")
    play(state, "build_temple phocis")
    assert (state.decision.kind, state.view(None)["extra_specials"]) == ("attribute", 0)
    play(state, "attribute speed", "attribute strength")
    assert (state.decision.seat, state.decision.kind) == (0, "extra_special")


@pytest.mark.rule("H-21.34")
def test_hermes_temple_answers_no_other_action_and_no_other_builder() -> None:
    state = turn([{"controls": ["argolis"], "blessings": ["hermes_temple"]}])
    play(state, "recruit", "place argolis", "done")
    assert state.decision.seat == 1
    state = turn([{"controls": ["epirus"]}, {"blessings": ["hermes_temple"]}], temple_card="temple_card_2")
    play(state, "build_temple epirus")
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


# -- winged_boots -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-21.35")
def test_winged_boots_move_one_hoplite_anywhere_instead_of_hoplite_movement() -> None:
    state = turn([{"hoplites": {"crete": 2, "phocis": 1}, "blessings": ["winged_boots"]}])
    play(state, "use_blessing winged_boots")
    assert len(offered(state)) == 2 * 18
    play(state, "move crete epirus")
    assert (army(state, "crete"), army(state, "epirus"), state.decision.kind) == (1, 1, "turn")
    assert not offered(state, "move")
    assert not uses(offered(state))


@pytest.mark.rule("H-21.35")
def test_winged_boots_bring_a_battle() -> None:
    state = turn([{"hoplites": {"crete": 1}, "blessings": ["winged_boots"]}, {"hoplites": {"epirus": 2}}])
    events = play(state, "use_blessing winged_boots", "move crete epirus")
    assert told(events, "battle_began") == [{"seat": 0, "region": "epirus", "defender": 1}]


@pytest.mark.rule("H-21.35")
def test_when_winged_boots_cannot_be_used() -> None:
    nobody = turn([{"fortified": ["argolis"], "blessings": ["winged_boots"]}])
    held = turn([{"hoplites": {"crete": 2}, "blessings": ["winged_boots"]}], monsters={"medusa": "crete"})
    moved = turn([{"hoplites": {"crete": 2}, "blessings": ["winged_boots"]}])
    play(moved, "move crete argolis")
    for state in (nobody, held, moved):
        assert not uses(offered(state))
    state = turn([{"hoplites": {"crete": 2}, "blessings": ["winged_boots"]}, {"hero": "helen", "at": "epirus"}])
    play(state, "use_blessing winged_boots")
    assert "epirus" not in targets(offered(state))


# -- heros_apprentice -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-21.36")
@pytest.mark.parametrize("speed", [1, 2, 3])
def test_heros_apprentice_moves_one_hoplite_as_far_as_the_heros_speed(speed: int) -> None:
    state = turn([{"attributes": {"speed": speed}, "hoplites": {"phocis": 3}, "blessings": ["heros_apprentice"]}])
    play(state, "use_blessing heros_apprentice")
    assert offered(state, "army") == ["army phocis 1"]
    play(state, "army phocis 1", *["onward boeotia", "onward attica", "onward crete"][:speed])
    assert state.decision.kind == "turn"
    assert army(state, ("boeotia", "attica", "crete")[speed - 1]) == 1
    assert not offered(state, "move_hero")
    assert offered(state, "move")  # Hoplite Movement is another action


@pytest.mark.rule("H-21.36")
def test_heros_apprentice_may_stop_short_and_passes_no_enemy() -> None:
    mine: Player = {"attributes": {"speed": 3}, "hoplites": {"phocis": 3}, "blessings": ["heros_apprentice"]}
    state = turn([mine])
    play(state, "use_blessing heros_apprentice", "army phocis 1", "onward boeotia", "done")
    assert (army(state, "boeotia"), state.decision.kind) == (1, "turn")
    state = turn([mine, {"controls": ["boeotia"]}])
    play(state, "use_blessing heros_apprentice", "army phocis 1", "onward boeotia")
    assert (control(state, "boeotia"), state.decision.kind) == (0, "turn")


@pytest.mark.rule("H-21.36")
def test_heros_apprentice_works_while_the_hero_is_on_a_quest() -> None:
    state = turn(
        [{**ON_QUEST, "attributes": {"speed": 2}, "hoplites": {"phocis": 1}, "blessings": ["heros_apprentice"]}],
        quests=["aid_to_atlas"],
    )
    play(state, "use_blessing heros_apprentice", "army phocis 1", "onward boeotia", "done")
    assert army(state, "boeotia") == 1
    assert not offered(state, "quest_step")


@pytest.mark.rule("H-21.36")
def test_when_heros_apprentice_cannot_be_used() -> None:
    nobody = turn([{"fortified": ["argolis"], "blessings": ["heros_apprentice"]}])
    moved = turn([{"at": "argolis", "hoplites": {"crete": 2}, "blessings": ["heros_apprentice"]}])
    play(moved, "move_hero laconia")
    for state in (nobody, moved):
        assert not uses(offered(state))
