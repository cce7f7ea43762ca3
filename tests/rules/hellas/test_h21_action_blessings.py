"""Blessings of actions (rules H-21): each card, what it does, when it may be used and when it may not."""

from __future__ import annotations

import pytest

from tests.hellas.positions import Player, army, control, hand, offered, play, player, told, turn

QUEST = {"event": ["cattle_of_geryon"]}  # an event that does nothing to anybody
ON_QUEST = {"quest": {"name": "aid_to_atlas", "step": 1}}


def uses(actions: list[str]) -> list[str]:
    return [action.split()[1] for action in actions if action.startswith("use_blessing")]


# -- mobilization -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-21.2")
def test_mobilization_adds_two_recruits_in_one_region() -> None:
    state = turn([{"controls": ["argolis", "crete", "epirus"], "blessings": ["mobilization"]}])
    play(state, "recruit", "place argolis", "place argolis")
    assert offered(state, "place") == ["place epirus", "place argolis", "place crete"]  # city or not
    play(state, "place crete")
    assert offered(state) == ["place crete", "done"]  # one region
    play(state, "place crete")
    assert (army(state, "argolis"), army(state, "crete")) == (2, 2)
    assert (state.decision.seat, player(state)["specials_used"]) == (1, ["recruit"])


@pytest.mark.rule("H-21.2")
def test_mobilization_is_up_to_two() -> None:
    state = turn([{"controls": ["argolis", "crete"], "blessings": ["mobilization"]}])
    play(state, "recruit", "place argolis", "done", "done")
    assert (army(state, "argolis"), army(state, "crete")) == (1, 0)


@pytest.mark.rule("H-21.2")
def test_mobilization_opens_recruit_without_a_city_but_not_for_nothing() -> None:
    state = turn([{"controls": ["argolis", "crete"], "blessings": ["mobilization"]}])
    play(state, "recruit", "done")  # nobody in the city
    assert "done" not in offered(state)
    play(state, "place crete", "done")
    assert army(state, "crete") == 1
    assert "recruit" not in offered(turn([{"blessings": ["mobilization"]}]))
    assert "recruit" not in offered(turn([{"controls": ["crete"]}, {"blessings": ["mobilization"]}]))
    beset = turn([{"controls": ["crete"], "blessings": ["mobilization"]}], monsters={"sphinx": "crete"})
    assert "recruit" not in offered(beset)


@pytest.mark.rule("H-21.2")
def test_mobilization_goes_with_the_recruit_action_alone() -> None:
    state = turn([{"controls": ["argolis"], "blessings": ["mobilization"], "artifacts": ["horn_of_plenty"]}])
    assert not uses(offered(state))
    play(state, "use_artifact horn_of_plenty", "place argolis", "place argolis")
    assert (state.decision.kind, army(state, "argolis")) == ("turn", 2)


# -- local_volunteers -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-21.8")
def test_local_volunteers_recruits_exactly_two_instead_of_hoplite_movement() -> None:
    state = turn([{"controls": ["argolis", "crete"], "hoplites": {"phocis": 1}, "blessings": ["local_volunteers"]}])
    play(state, "use_blessing local_volunteers")
    assert offered(state) == ["place argolis", "place_fortified argolis", "place crete"]
    play(state, "place argolis")
    assert offered(state) == ["place argolis", "place_fortified argolis"]  # the second must follow, in the same region
    play(state, "place_fortified argolis")
    assert (state.decision.kind, army(state, "argolis")) == ("turn", 2)
    assert not offered(state, "move")
    assert not uses(offered(state))


@pytest.mark.rule("H-21.8")
@pytest.mark.parametrize(("supply", "usable"), [(2, True), (1, False), (0, False)])
def test_local_volunteers_needs_two_in_supply(supply: int, usable: bool) -> None:
    state = turn([{"controls": ["crete"], "hoplites": {"crete": 15 - supply}, "blessings": ["local_volunteers"]}])
    assert uses(offered(state)) == ["local_volunteers"] * usable


@pytest.mark.rule("H-21.8")
def test_local_volunteers_needs_a_region_and_the_movement() -> None:
    assert not uses(offered(turn([{"blessings": ["local_volunteers"]}])))
    state = turn([{"controls": ["crete"], "hoplites": {"crete": 2}, "blessings": ["local_volunteers"]}])
    play(state, "move crete argolis")
    assert not uses(offered(state))


# -- push_ups ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-21.15")
def test_push_ups_draws_a_card_instead_of_hero_movement() -> None:
    state = turn([{"blessings": ["push_ups"]}], decks={"combat": ["charge_sickle"]})
    play(state, "use_blessing push_ups")
    assert hand(state) == ["charge_sickle"]
    assert not offered(state, "move_hero")
    assert not uses(offered(state))


@pytest.mark.rule("H-21.15")
def test_push_ups_is_gone_with_the_movement() -> None:
    state = turn([{"at": "argolis", "blessings": ["push_ups"]}])
    play(state, "move_hero laconia")
    assert not uses(offered(state))


@pytest.mark.rule("H-21.15")
def test_push_ups_on_a_quest_takes_the_place_of_the_step() -> None:
    state = turn([{**ON_QUEST, "blessings": ["push_ups"]}], quests=["aid_to_atlas"])
    play(state, "use_blessing push_ups")
    assert len(hand(state)) == 1
    assert not offered(state, "quest_step")


# -- combat_training --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-21.17")
@pytest.mark.parametrize(
    ("actions", "cards"),
    [
        (("option recruit", "option recruit"), 1),
        (("option draw_combat_cards", "option heal_injuries"), 2),
        (("option draw_combat_cards", "option draw_combat_cards"), 3),
    ],
)
def test_combat_training_draws_a_card_after_prepare(actions: tuple[str, ...], cards: int) -> None:
    state = turn([{"at": "argolis", "injured": ["speed"], "blessings": ["combat_training"]}])
    play(state, "prepare", *actions)
    assert (len(hand(state)), state.decision.seat) == (cards, 1)


@pytest.mark.rule("H-21.17")
def test_combat_training_gives_nothing_for_other_actions_or_players() -> None:
    state = turn([{"controls": ["argolis"], "blessings": ["combat_training"]}])
    play(state, "recruit", "place argolis", "done")
    assert hand(state) == []
    state = turn([{"at": "argolis"}, {"blessings": ["combat_training"]}])
    play(state, "prepare", "option recruit", "option recruit")
    assert (hand(state, 0), hand(state, 1)) == ([], [])


# -- heros_wrath ------------------------------------------------------------------------------------------------------

WRATH: Player = {"at": "argolis", "hand": ["trap_mace", "glory_bow"], "blessings": ["heros_wrath"]}


@pytest.mark.rule("H-21.18")
@pytest.mark.parametrize(("there", "left"), [(4, 2), (2, 0), (1, 0)])
def test_heros_wrath_kills_two_where_the_hero_has_come(there: int, left: int) -> None:
    state = turn([WRATH, {"hoplites": {"laconia": there, "argolis": 1}}])
    play(state, "move_hero laconia")
    assert offered(state) == ["use_blessing heros_wrath", "done", "not_this_turn"]
    play(state, "use_blessing heros_wrath", "discard trap_mace")
    assert (army(state, "laconia", 1), army(state, "argolis", 1), hand(state)) == (left, 1, ["glory_bow"])
    assert state.decision.kind == "turn"  # once


@pytest.mark.rule("H-21.18")
def test_heros_wrath_may_be_left_and_comes_directly_after_the_movement() -> None:
    state = turn([WRATH, {"hoplites": {"laconia": 3}}])
    assert not uses(offered(state))
    play(state, "move_hero laconia", "done")
    assert (army(state, "laconia", 1), len(hand(state))) == (3, 2)
    assert not uses(offered(state))  # the moment is gone


@pytest.mark.rule("H-21.18")
def test_heros_wrath_needs_a_card_and_somebody_to_kill() -> None:
    state = turn([{**WRATH, "hand": []}, {"hoplites": {"laconia": 3}}])
    play(state, "move_hero laconia")
    assert state.decision.kind == "turn"
    state = turn([WRATH, {"hoplites": {"argolis": 3}}])
    play(state, "move_hero laconia")
    assert state.decision.kind == "turn"


@pytest.mark.rule("H-21.18")
def test_heros_wrath_follows_a_movement_of_no_region_but_no_placing() -> None:
    state = turn([{**WRATH, "controls": ["acarnania"]}, {"hoplites": {"argolis": 3, "laconia": 3}}])
    copy = state.copy()
    play(state, "move_hero argolis")
    assert uses(offered(state)) == ["heros_wrath"]
    play(copy, "use_artifact boots_of_hermes", "place_hero laconia")
    assert copy.decision.kind == "turn"
    assert not uses(offered(copy))


@pytest.mark.rule("H-21.18")
def test_heros_wrath_needs_the_hero_in_a_region() -> None:
    """Whoever has started a quest is in none; whoever has completed one is back."""
    able: Player = {**WRATH, "at": "messenia", "attributes": {"strength": 5}}
    for step, kind in ((1, "turn"), (3, "after_hero_movement")):
        state = turn([able, {"hoplites": {"messenia": 2}}], quests=["aid_to_atlas"])
        play(state, "move_hero messenia", f"start_quest aid_to_atlas {step}")
        assert state.decision.kind == kind


# -- local_support ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-21.19")
@pytest.mark.parametrize(
    ("region", "start", "needed"), [("phocis", "boeotia", 3), ("elis", "achaea", 2), ("crete", "attica", 1)]
)
def test_local_support_lowers_every_population_by_two(region: str, start: str, needed: int) -> None:
    for count in range(1, 4):
        state = turn([{"hoplites": {start: 3}, "controls": [start], "blessings": ["local_support"]}])
        play(state, f"march {start} {region}", f"march_off {count}")
        assert control(state, region) == (0 if count >= needed else -1)


@pytest.mark.rule("H-21.19")
def test_local_support_works_as_soon_as_it_is_gained() -> None:
    """One hoplite in Aetolia, population 2, takes it when the draft is over."""
    state = turn(
        [{"controls": ["epirus"], "hoplites": {"aetolia": 1}}],
        temple_card="temple_card_2",
        temples=["crete"],
        decks={"blessing": ["local_support", "push_ups", "bluff"]},
    )
    play(state, "build_temple epirus", "keep_blessing local_support")
    assert control(state, "aetolia") == -1  # not laid open yet
    play(state, "keep_blessing bluff")
    assert control(state, "aetolia") == 0


@pytest.mark.rule("H-21.19")
def test_local_support_is_for_its_owner_only() -> None:
    state = turn([{"hoplites": {"attica": 1}}, {"blessings": ["local_support"]}])
    play(state, "march attica crete")
    assert control(state, "crete") == -1


# -- glory_of_zeus ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-21.20")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_glory_of_zeus_lets_usurp_recruit_up_to_three(count: int) -> None:
    state = turn([{"at": "argolis", "glory": ["brown"], "blessings": ["glory_of_zeus"]}])
    play(state, "usurp", *["place argolis"] * count, *["done"] * (count < 3))
    assert (control(state, "argolis"), army(state, "argolis"), state.decision.seat) == (0, count, 1)


@pytest.mark.rule("H-21.20")
def test_without_glory_of_zeus_it_is_one() -> None:
    state = turn([{"at": "argolis", "glory": ["brown"]}, {"blessings": ["glory_of_zeus"]}])
    play(state, "usurp", "place argolis")
    assert (army(state, "argolis"), state.decision.seat) == (1, 1)


# -- wild_hunt --------------------------------------------------------------------------------------------------------

HUNTER: Player = {"at": "argolis", "attributes": {"strength": 3}, "blessings": ["wild_hunt"]}


@pytest.mark.rule("H-21.23")
def test_wild_hunt_begins_a_hunt_for_a_point_of_strength() -> None:
    state = turn([HUNTER], monsters={"hydra": "argolis"})
    events = play(state, "use_blessing wild_hunt")
    assert player(state)["stored"]["strength"] == 2
    assert told(events, "hunt_began") == [{"seat": 0, "monster": "hydra", "region": "argolis"}]
    assert told(events, "combat_drawn")[0]["count"] == 2  # the Strength that is left
    assert state.decision.kind == "hunt_attack"


@pytest.mark.rule("H-21.23")
def test_wild_hunt_is_no_special_action_but_hero_movement() -> None:
    state = turn([HUNTER], monsters={"hydra": "argolis"}, decks={"combat": ["reinforcements_shield"] * 2})
    play(state, "use_blessing wild_hunt", "stop", "injure speed")
    assert (state.decision.seat, state.decision.kind) == (0, "turn")
    assert player(state)["specials_used"] == []
    assert not offered(state, "move_hero")
    assert "hunt hydra" in offered(state)  # the special action is still to come
    assert not uses(offered(state))


@pytest.mark.rule("H-21.23")
def test_wild_hunt_follows_all_the_rules_of_a_hunt() -> None:
    guarded = {"minotaur": {"at": "argolis", "evolutions": ["minotaur_crete"]}}
    assert not uses(offered(turn([HUNTER], monsters=guarded)))  # wants a priest
    state = turn([HUNTER], monsters={"hydra": "argolis", "medusa": "argolis"})
    play(state, "use_blessing wild_hunt")
    assert sorted(offered(state)) == ["hunt hydra", "hunt medusa"]
    play(state, "hunt medusa")
    assert state.decision.about["monster"] == "medusa"


@pytest.mark.rule("H-21.23")
def test_when_wild_hunt_cannot_be_used() -> None:
    weak = turn([{**HUNTER, "attributes": {"strength": 1}}], monsters={"hydra": "argolis"})
    far = turn([HUNTER], monsters={"hydra": "crete"})
    moved = turn([{**HUNTER, "at": "laconia"}], monsters={"hydra": "argolis"})
    play(moved, "move_hero argolis")
    for state in (weak, far, moved):
        assert not uses(offered(state))


# -- exhausted_fight --------------------------------------------------------------------------------------------------

EXHAUSTED: Player = {"at": "argolis", "blessings": ["exhausted_fight"], "used_specials": ["hunt"]}


@pytest.mark.rule("H-21.25")
def test_exhausted_fight_hunts_although_hunt_is_marked() -> None:
    state = turn([EXHAUSTED], monsters={"hydra": "argolis"}, decks={"combat": ["reinforcements_shield"]})
    assert not offered(state, "hunt")
    play(state, "use_blessing exhausted_fight", "injure speed")
    assert (state.decision.kind, player(state)["injured"]) == ("hunt_attack", ["speed"])
    assert player(state)["blessing_tokens"] == ["exhausted_fight"]
    assert player(state)["specials_used"] == ["hunt"]
    play(state, "stop", "injure strength")
    assert (state.decision.seat, state.decision.kind) == (1, "turn")  # it was the special action


@pytest.mark.rule("H-21.25")
def test_when_exhausted_fight_cannot_be_used() -> None:
    there = {"hydra": "argolis"}
    unmarked = turn([{**EXHAUSTED, "used_specials": []}], monsters=there)
    assert offered(unmarked, "hunt") == ["hunt hydra"]
    lying = turn([{**EXHAUSTED, "blessing_tokens": ["exhausted_fight"]}], monsters=there)
    hurt = turn([{**EXHAUSTED, "injured": ["leadership", "strength", "speed"]}], monsters=there)
    alone = turn([EXHAUSTED], monsters={"hydra": "crete"})
    for state in (unmarked, lying, hurt, alone):
        assert not uses(offered(state))


@pytest.mark.rule("H-21.25")
def test_build_monument_takes_the_token_off_exhausted_fight() -> None:
    state = turn([{}, {**EXHAUSTED, "blessing_tokens": ["exhausted_fight"]}], decks=QUEST)
    play(state, "build_monument", "raise_monument zeus")
    assert player(state, 1)["blessing_tokens"] == []


@pytest.mark.rule("H-21.25")
def test_exhausted_fight_as_an_extra_special_action() -> None:
    state = turn([EXHAUSTED], monsters={"hydra": "argolis"}, turn={"seat": 0, "extra_specials": 1})
    play(state, "prepare", *["option draw_combat_cards"] * 2)
    assert "use_blessing exhausted_fight" in offered(state)
    play(state, "use_blessing exhausted_fight", "injure speed")
    assert state.decision.kind == "hunt_attack"
