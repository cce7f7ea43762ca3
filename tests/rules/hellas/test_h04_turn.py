"""The turn (rules H-4)."""

from __future__ import annotations

import pytest

from tests.hellas.positions import Player, army, control, hand, hunt, offered, play, player, told, turn, turn_start

REGULAR = ("use_artifact", "pray", "move_hero", "move", "fortify")
EVERYTHING: Player = {
    "hero": "perseus",
    "at": "argolis",
    "hoplites": {"argolis": 3},
    "controls": ["argolis", "epirus"],
    "artifacts": ["ambrosia"],
    "injured": ["strength"],
    "priests": 1,
}


def kinds(actions: list[str]) -> set[str]:
    return {action.split()[0] for action in actions}


# -- the three parts --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-4.1")
def test_effects_of_the_start_come_before_all_actions() -> None:
    state = turn_start([{"hero": "heracles", "glory": ["red"]}])
    assert (state.decision.kind, offered(state)[0]) == ("turn_start", "use_hero heracles")
    assert not kinds(offered(state)) & {*REGULAR, "build_monument"}
    play(state, "done")
    assert state.decision.kind == "turn"
    assert "use_hero heracles" not in offered(state)


@pytest.mark.rule("H-4.1")
def test_only_a_special_action_ends_the_turn() -> None:
    state = turn([EVERYTHING])
    play(state, "use_artifact ambrosia", "pray zeus", "move_hero laconia", "move argolis laconia")
    assert (state.decision.seat, state.decision.kind) == (0, "turn")
    assert kinds(offered(state)) == {"recruit", "march", "build_temple", "prepare", "build_monument"}
    assert not {"done", "pass", "end_turn", "decline"} & kinds(offered(state))
    play(state, "build_temple epirus")
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


@pytest.mark.rule("H-4.1")
def test_extra_special_actions_come_before_the_end_of_the_turn() -> None:
    state = turn([EVERYTHING], turn={"seat": 0, "extra_specials": 1})
    play(state, "build_temple epirus")
    assert (state.decision.seat, state.decision.kind) == (0, "extra_special")
    play(state, "march argolis laconia", "march_off 3")
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


# -- regular actions --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-4.2")
def test_all_four_regular_actions_are_open_at_first() -> None:
    state = turn([EVERYTHING])
    assert kinds(offered(state)) >= set(REGULAR)
    assert "build_monument" in offered(state)  # none of them has to be taken


@pytest.mark.rule("H-4.2")
@pytest.mark.parametrize(
    ("action", "gone"),
    [
        ("pray zeus", {"pray"}),
        ("move_hero laconia", {"move_hero"}),
        ("move argolis laconia", {"move", "fortify"}),
        ("fortify argolis", {"move", "fortify"}),
    ],
)
def test_each_is_taken_at_most_once(action: str, gone: set[str]) -> None:
    state = turn([{**EVERYTHING, "priests": 2}])
    play(state, action)
    assert state.decision.kind == "turn"
    assert {*REGULAR} - kinds(offered(state)) == gone


@pytest.mark.rule("H-4.2")
@pytest.mark.parametrize(
    "order",
    [
        ("pray zeus", "move argolis laconia", "move_hero laconia", "use_artifact ambrosia"),
        ("move_hero laconia", "use_artifact ambrosia", "move argolis laconia", "pray zeus"),
    ],
)
def test_they_are_taken_in_any_order(order: tuple[str, ...]) -> None:
    state = turn([EVERYTHING])
    play(state, *order)
    assert not kinds(offered(state)) & {*REGULAR}


@pytest.mark.rule("H-4.2")
def test_a_new_turn_opens_them_again() -> None:
    state = turn([EVERYTHING])
    play(state, "move_hero laconia", "build_temple epirus", "build_monument", "raise_monument athena")
    while state.decision.seat != 0:  # monsters may have appeared
        play(state, offered(state)[0])
    assert "move_hero" in kinds(offered(state))


@pytest.mark.rule("H-4.2")
def test_none_is_possible_after_a_special_action() -> None:
    state = turn([EVERYTHING], turn={"seat": 0, "extra_specials": 2})
    play(state, "build_temple epirus")
    assert state.decision.kind == "extra_special"
    assert not kinds(offered(state)) & {*REGULAR}


@pytest.mark.rule("H-4.3")
def test_an_action_is_finished_before_the_next_begins() -> None:
    """The move brings a battle, the battle a withdrawal and control; until then nothing else is asked."""
    state = turn(
        [{"hoplites": {"boeotia": 3}, "priests": 1, "attributes": {"leadership": 3}}, {"hoplites": {"corinthia": 2}}]
    )
    play(state, *["move boeotia corinthia"] * 3)
    assert (state.decision.seat, state.decision.kind) == (1, "withdraw")
    events = play(state, "withdraw attica")
    assert [fields["region"] for fields in told(events, "control_taken")] == ["corinthia"]
    assert (state.decision.seat, state.decision.kind) == (0, "turn")
    assert "pray zeus" in offered(state)


@pytest.mark.rule("H-4.3")
def test_a_quests_reward_is_resolved_before_the_next_action() -> None:
    state = turn(
        [{"at": "boeotia", "attributes": {"strength": 4}, "hand": ["glory_bow", "trap_mace"]}],
        quests=["cattle_of_geryon"],
    )
    play(state, "move_hero boeotia", "start_quest cattle_of_geryon 3", "discard trap_mace")
    assert (state.decision.kind, hand(state)) == ("attribute", [])
    play(state, "attribute leadership")
    assert (state.decision.kind, player(state)["stored"]["leadership"]) == ("turn", 3)


# -- Use Artifacts ----------------------------------------------------------------------------------------------------

ARTIFACTS: Player = {
    "at": "argolis",
    "hoplites": {"argolis": 2},
    "artifacts": ["ambrosia", "chimeras_fire", "femes_trumpet"],
    "injured": ["strength"],
    "priests": 2,
    "used_specials": ["hunt"],
}


@pytest.mark.rule("H-4.4")
def test_any_number_of_artifacts_is_used_one_after_another() -> None:
    state = turn([ARTIFACTS])
    play(state, "use_artifact femes_trumpet", "use_artifact chimeras_fire", "use_artifact ambrosia")
    assert player(state)["artifacts"] == {"ambrosia": False, "chimeras_fire": False, "femes_trumpet": False}
    assert army(state, "argolis") == 1


@pytest.mark.rule("H-4.4")
@pytest.mark.parametrize("action", ["pray zeus", "move_hero laconia", "move argolis laconia", "use_blessing push_ups"])
def test_another_action_closes_the_block(action: str) -> None:
    state = turn([{**ARTIFACTS, "blessings": ["push_ups"]}])
    play(state, "use_artifact ambrosia", action)
    assert state.decision.kind == "turn"
    assert not offered(state, "use_artifact")


@pytest.mark.rule("H-4.4")
def test_the_block_may_come_after_other_actions() -> None:
    state = turn([ARTIFACTS])
    play(state, "pray zeus", "move_hero laconia")
    assert len(offered(state, "use_artifact")) == 2  # nobody stands in Laconia for Chimera's Fire


@pytest.mark.rule("H-4.4")
def test_an_artifact_gained_in_the_block_is_part_of_it() -> None:
    """Head of Sphinx takes Acarnania, and with it Hermes' boots."""
    state = turn([{"at": "acarnania", "artifacts": ["head_of_sphinx"]}])
    play(state, "use_artifact head_of_sphinx", "done")
    assert offered(state, "use_artifact") == ["use_artifact boots_of_hermes"]
    play(state, "use_artifact boots_of_hermes", "place_hero crete")
    assert player(state)["hero_at"] == "crete"


@pytest.mark.rule("H-4.4")
def test_each_is_resolved_completely() -> None:
    state = turn([{"controls": ["argolis", "thessaly"], "artifacts": ["horn_of_plenty"]}, {"at": "elis"}])
    play(state, "use_artifact horn_of_plenty", "place argolis")
    assert not offered(state, "use_artifact")
    play(state, "place argolis")
    assert offered(state, "use_artifact") == ["use_artifact thunder_of_zeus"]


@pytest.mark.rule("H-4.4")
def test_artifacts_with_a_trigger_are_no_part_of_the_block() -> None:
    state = turn(
        [
            {"hoplites": {"boeotia": 1}, "artifacts": ["ambrosia", "caduceus"], "injured": ["speed"]},
            {"hoplites": {"corinthia": 3}, "hand": ["glory_bow"]},
        ]
    )
    assert offered(state, "use_artifact") == ["use_artifact ambrosia"]
    play(state, "use_artifact ambrosia", "move boeotia corinthia")
    assert offered(state, "use_artifact") == ["use_artifact caduceus"]  # the block is closed, the trigger has come


# -- instead of a regular action --------------------------------------------------------------------------------------

INSTEAD = {
    "push_ups": "move_hero",
    "heros_apprentice": "move_hero",
    "wild_hunt": "move_hero",
    "local_volunteers": "move",
    "winged_boots": "move",
}
ABLE: Player = {
    "at": "argolis",
    "attributes": {"strength": 2},
    "hoplites": {"argolis": 3},
    "controls": ["argolis"],
    "blessings": [*INSTEAD],
}


@pytest.mark.rule("H-4.5")
@pytest.mark.parametrize(("blessing", "replaced"), INSTEAD.items())
def test_what_comes_instead_of_an_action_uses_it_up(blessing: str, replaced: str) -> None:
    state = turn([ABLE], monsters={"hydra": "argolis"})
    assert set(offered(state, "use_blessing")) == {f"use_blessing {name}" for name in INSTEAD}
    play(state, f"use_blessing {blessing}")
    while state.decision.kind != "turn":
        play(state, offered(state)[-1])
    other = "move" if replaced == "move_hero" else "move_hero"
    assert replaced not in kinds(offered(state))
    assert other in kinds(offered(state))
    others = {f"use_blessing {name}" for name, action in INSTEAD.items() if action != replaced}
    assert set(offered(state, "use_blessing")) == others


@pytest.mark.rule("H-4.5")
@pytest.mark.parametrize(("action", "replaced"), [("move_hero argolis", "move_hero"), ("move argolis laconia", "move")])
def test_it_is_impossible_once_the_action_is_taken(action: str, replaced: str) -> None:
    at = "corinthia" if replaced == "move_hero" else "argolis"
    state = turn([{**ABLE, "at": at}], monsters={"hydra": "argolis"})
    play(state, action)
    others = {f"use_blessing {name}" for name, instead in INSTEAD.items() if instead != replaced}
    assert set(offered(state, "use_blessing")) == others


@pytest.mark.rule("H-4.5")
def test_a_hero_on_a_quest_prevents_only_what_needs_its_region() -> None:
    on_quest = {key: value for key, value in ABLE.items() if key != "at"}
    state = turn(
        [{**on_quest, "quest": {"name": "aid_to_atlas", "step": 1}}],
        quests=["aid_to_atlas"],
        monsters={"hydra": "argolis"},
    )
    assert set(offered(state, "use_blessing")) == {f"use_blessing {name}" for name in INSTEAD if name != "wild_hunt"}
    play(state, "use_blessing push_ups")
    assert len(hand(state)) == 1
    assert not offered(state, "quest_step")  # it was Hero Movement


# -- blessings and kept quest cards -----------------------------------------------------------------------------------


@pytest.mark.rule("H-4.6")
def test_active_blessings_and_kept_quests_are_no_actions() -> None:
    state = turn(
        [
            {
                **EVERYTHING,
                "blessings": ["exile", "battle_prayer"],
                "kept": ["clean_augean_stables", "aid_to_atlas"],
                "artifacts": ["ambrosia", "femes_trumpet"],
                "used_specials": ["hunt", "usurp"],
                "priests": 2,
            }
        ],
        monsters={"hydra": "argolis"},
    )
    play(state, "use_artifact ambrosia")
    play(state, "use_blessing exile", "injure speed", "move_monster elis", "use_blessing battle_prayer")
    play(state, "use_quest clean_augean_stables")
    assert state.view(None)["extra_specials"] == 1
    assert "use_artifact femes_trumpet" in offered(state)  # they did not even close the block
    assert kinds(offered(state)) >= {"pray", "move_hero", "move"}
    play(state, "pray zeus", "use_quest aid_to_atlas")
    assert player(state)["specials_used"] == []
    assert player(state)["kept"] == []


@pytest.mark.rule("H-4.6")
def test_they_are_used_until_the_first_special_action_is_chosen() -> None:
    state = turn(
        [{**EVERYTHING, "blessings": ["exile", "push_ups"], "kept": ["clean_augean_stables"]}],
        turn={"seat": 0, "extra_specials": 1},
        monsters={"hydra": "argolis"},
    )
    assert "use_blessing exile" in offered(state)
    play(state, "build_temple epirus")
    assert state.decision.kind == "extra_special"
    assert not kinds(offered(state)) & {"use_blessing", "use_quest"}


@pytest.mark.rule("H-4.6")
def test_they_are_used_in_the_owners_turn() -> None:
    state = turn([{}, {"at": "argolis", "blessings": ["exile"]}], monsters={"hydra": "argolis"})
    assert not offered(state, "use_blessing")


@pytest.mark.rule("H-4.6")
def test_once_in_a_turn() -> None:
    state = turn([{"at": "argolis", "blessings": ["exile"]}], monsters={"hydra": "argolis", "medusa": "argolis"})
    play(state, "use_blessing exile", "injure speed", "choose_monster hydra", "move_monster elis")
    assert not offered(state, "use_blessing")


@pytest.mark.rule("H-4.6")
def test_once_in_each_battle_of_a_turn() -> None:
    state = turn(
        [
            {"attributes": {"leadership": 2}, "hoplites": {"corinthia": 2}, "blessings": ["unbroken_morale"]},
            {"hoplites": {"argolis": 5, "boeotia": 5}},
        ]
    )
    play(state, "move corinthia argolis", "move corinthia boeotia", "fight argolis", "use_blessing unbroken_morale")
    assert army(state, "argolis", 1) == 4  # once, though still outnumbered; the battle is lost, and the next begins
    assert (state.decision.kind, offered(state)[0]) == ("battle_start", "use_blessing unbroken_morale")


@pytest.mark.rule("H-4.6")
def test_once_in_each_hunt() -> None:
    state = hunt("medusa", {"blessings": ["sacrifice_of_flesh"], "priests": 2, "hand": ["glory_bow"]})
    play(state, "use_blessing sacrifice_of_flesh")
    assert not offered(state, "use_blessing")


@pytest.mark.rule("H-4.6")
def test_what_only_gives_works_by_itself() -> None:
    state = turn([{"at": "epirus", "blessings": ["combat_training"]}], monsters={"sphinx": "epirus"})
    play(state, "prepare")  # nothing to heal, nobody to recruit: two cards, and the blessing's
    assert len(hand(state)) == 3
    state = turn([{"at": "argolis", "blessings": ["inspiring_hunt"]}], monsters={"hydra": "argolis"})
    play(state, "hunt hydra")
    assert player(state)["priests"] == 1


@pytest.mark.rule("H-4.6")
def test_what_has_a_price_or_a_target_is_a_choice() -> None:
    state = turn(
        [
            {
                "at": "argolis",
                "hand": ["glory_bow"],
                "hoplites": {"laconia": 3},
                "blessings": ["heros_wrath", "rearguard"],
            }
        ]
    )
    play(state, "move_hero laconia")
    assert offered(state) == ["use_blessing heros_wrath", "done", "not_this_turn"]
    play(state, "done", "march laconia argolis", "march_off 3")
    assert offered(state) == ["use_blessing rearguard", "done", "not_this_turn"]
    play(state, "done")
    assert (army(state, "laconia"), control(state, "argolis")) == (0, 0)
