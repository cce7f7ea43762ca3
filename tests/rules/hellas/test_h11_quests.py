"""Quests: starting, going on, completing (rules H-11.1 to H-11.7)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from tests.hellas.positions import Player, army, control, hand, offered, play, player, turn

FLEECE = "expedition_for_the_golden_fleece"  # in Acarnania: Leadership 2; and Speed 2; and 1 artifact
LEADER: Player = {"at": "aetolia", "attributes": {"leadership": 2, "speed": 1}}


def begin(hero: Player, quest: str, region: str, others: tuple[Player, ...] = (), **rest: Any) -> State:
    """Seat 0 has ended Hero Movement in a region where a quest may wait."""
    state = turn([hero, *others], seats=1 + max(1, len(others)), quests=[quest], **rest)
    play(state, f"move_hero {region}")
    return state


def steps(state: State) -> list[int]:
    """The steps on which the hero may start."""
    return [int(action.split()[2]) for action in offered(state, "start_quest")]


def heroes_on(state: State, quest: str) -> dict[str, int]:
    """The seats whose heroes are on a quest, with their steps."""
    (there,) = [shown["heroes"] for shown in state.view(None)["quests"] if shown["quest"] == quest]
    found: dict[str, int] = there
    return found


# -- starting ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-11.1")
def test_a_quest_is_started_at_the_end_of_hero_movement() -> None:
    state = turn([LEADER], quests=[FLEECE])
    assert not offered(state, "start_quest")
    play(state, "move_hero acarnania")
    assert (state.decision.kind, offered(state)) == ("start_quest", [f"start_quest {FLEECE} 1", "pass"])
    play(state, f"start_quest {FLEECE} 1")
    assert (player(state)["hero_at"], heroes_on(state, FLEECE)) == (None, {"0": 1})


@pytest.mark.rule("H-11.1")
def test_nobody_has_to_start_one() -> None:
    state = begin(LEADER, FLEECE, "acarnania")
    play(state, "pass")
    assert (state.decision.kind, player(state)["hero_at"]) == ("turn", "acarnania")
    assert heroes_on(state, FLEECE) == {}


@pytest.mark.rule("H-11.1")
def test_a_hero_who_stays_may_start_one_too() -> None:
    state = turn([{**LEADER, "at": "acarnania"}], quests=[FLEECE])
    play(state, "move_hero acarnania", f"start_quest {FLEECE} 1")
    assert heroes_on(state, FLEECE) == {"0": 1}


@pytest.mark.rule("H-11.1")
def test_not_in_a_region_that_is_only_passed_through() -> None:
    state = begin({"at": "aetolia", "attributes": {"leadership": 2, "speed": 2}}, FLEECE, "epirus")
    assert (state.decision.kind, player(state)["hero_at"]) == ("turn", "epirus")


@pytest.mark.rule("H-11.1")
def test_not_by_being_placed() -> None:
    """Hermes' boots and Perseus bring a hero there, but that is no Hero Movement."""
    state = turn([{"at": "elis", "attributes": {"leadership": 2}, "controls": ["acarnania"]}], quests=[FLEECE])
    play(state, "use_artifact boots_of_hermes", "place_hero acarnania")
    assert state.decision.kind == "turn"
    state = turn([{"hero": "perseus", "at": "elis", "attributes": {"leadership": 2}}, {}], quests=[FLEECE])
    play(state, "prepare", *["option draw_combat_cards"] * 2, "use_hero perseus", "place_hero acarnania")
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


@pytest.mark.rule("H-11.1")
@pytest.mark.parametrize(
    ("hero", "open_steps"),
    [
        ({"attributes": {"leadership": 1, "speed": 5}, "artifacts": ["harpe"]}, []),
        ({"attributes": {"leadership": 2, "speed": 1}, "artifacts": ["harpe"]}, [1]),
        ({"attributes": {"leadership": 2, "speed": 2}}, [1, 2]),
        ({"attributes": {"leadership": 2, "speed": 2}, "artifacts": ["harpe"]}, [1, 2, 3]),
    ],
)
def test_on_any_step_whose_requirements_are_all_met(hero: Player, open_steps: list[int]) -> None:
    assert steps(begin({"at": "aetolia", **hero}, FLEECE, "acarnania")) == open_steps


@pytest.mark.rule("H-11.1")
def test_no_matter_which_heroes_are_there_already() -> None:
    others = ({"quest": {"name": FLEECE, "step": 1}}, {"quest": {"name": FLEECE, "step": 2}})
    able = {"at": "aetolia", "attributes": {"leadership": 2, "speed": 2}}
    state = begin(able, FLEECE, "acarnania", others)
    assert steps(state) == [1, 2]
    play(state, f"start_quest {FLEECE} 2")
    assert heroes_on(state, FLEECE) == {"0": 2, "1": 1, "2": 2}


# -- requirements and prices ------------------------------------------------------------------------------------------


@pytest.mark.rule("H-11.2")
def test_attributes_are_read_by_value() -> None:
    healthy = {"at": "elis", "attributes": {"strength": 4}}
    assert steps(begin(healthy, "aid_to_atlas", "messenia")) == [1, 2]
    assert steps(begin({**healthy, "injured": ["strength"]}, "aid_to_atlas", "messenia")) == []


@pytest.mark.rule("H-11.2")
def test_priests_must_be_in_the_pool() -> None:
    birds = "kill_stymphalian_birds"
    assert steps(begin({"at": "attica", "priests": 1}, birds, "corinthia")) == [1]
    assert steps(begin({"at": "attica", "praying": {"zeus": 2}}, birds, "corinthia")) == []


@pytest.mark.rule("H-11.2")
@pytest.mark.parametrize(
    "artifacts", [{"artifacts": ["harpe"]}, {"used_artifacts": ["harpe"]}, {"controls": ["attica"]}]
)
def test_artifacts_count_charged_or_used(artifacts: Player) -> None:
    able = {"at": "aetolia", "attributes": {"leadership": 2, "speed": 2}}
    assert steps(begin({**able, **artifacts}, FLEECE, "acarnania")) == [1, 2, 3]


@pytest.mark.rule("H-11.2")
def test_sparta_counts_among_city_regions_and_the_oracle_among_temple_regions() -> None:
    swift = {"at": "epirus", "attributes": {"speed": 2}}
    for controls, open_steps in ((["laconia", "elis"], [1]), (["crete", "elis"], [])):
        assert steps(begin({**swift, "controls": controls}, "calydonian_hunt", "aetolia")) == open_steps
    pious = {"at": "attica", "priests": 1, "controls": ["phocis", "crete"]}
    for temples, open_steps in (({"phocis": "oracle", "crete": 1}, [1, 2]), ({"crete": 1}, [1])):
        assert steps(begin(pious, "kill_stymphalian_birds", "corinthia", temples=temples)) == open_steps


@pytest.mark.rule("H-11.2")
def test_a_price_is_paid_on_starting_after_the_requirements_were_read() -> None:
    """The injuries of the Augean stables do not take away the Speed that they require."""
    state = begin({"at": "achaea", "attributes": {"speed": 3}}, "clean_augean_stables", "elis")
    play(state, "start_quest clean_augean_stables 2")
    assert (state.decision.kind, state.decision.about["left"]) == ("injure", 2)
    play(state, "injure speed", "injure strength")
    assert player(state)["injured"] == ["strength", "speed"]
    assert heroes_on(state, "clean_augean_stables") == {"0": 2}


@pytest.mark.rule("H-11.2")
def test_a_price_must_be_paid_in_full() -> None:
    stables = {"at": "achaea", "attributes": {"speed": 3, "strength": 2}}
    assert steps(begin({**stables, "injured": ["strength"]}, "clean_augean_stables", "elis")) == [1, 2, 3]
    two = {**stables, "injured": ["strength", "leadership"]}
    assert steps(begin(two, "clean_augean_stables", "elis")) == [1]
    cards = ["glory_bow", "trap_mace", "trap_sword"]
    assert steps(begin({"at": "thessaly", "hand": cards}, "saving_prometheus", "macedonia")) == [1, 2]


@pytest.mark.rule("H-11.2")
def test_only_the_step_started_on_is_paid() -> None:
    state = begin(
        {"at": "thessaly", "hand": ["glory_bow", "trap_mace", "trap_sword"]}, "saving_prometheus", "macedonia"
    )
    play(state, "start_quest saving_prometheus 2", "discard trap_mace", "discard glory_bow")
    assert hand(state) == ["trap_sword"]  # two cards, not one and two
    assert state.decision.kind == "turn"


# -- going on and completing ------------------------------------------------------------------------------------------


def on_quest(name: str, step: int, **things: Any) -> Player:
    return {"quest": {"name": name, "step": step}, **things}


@pytest.mark.rule("H-11.3")
def test_hero_movement_takes_a_hero_one_step_on_without_requirements() -> None:
    """Strength 1 is enough for a way that would ask for 4 and 5, and Speed 5 makes it no quicker."""
    state = turn([on_quest("aid_to_atlas", 1, attributes={"speed": 5})], quests=["aid_to_atlas"])
    assert not offered(state, "move_hero")
    assert offered(state, "quest_step") == ["quest_step"]
    play(state, "quest_step")
    assert heroes_on(state, "aid_to_atlas") == {"0": 2}
    assert not offered(state, "quest_step")


@pytest.mark.rule("H-11.3")
def test_the_step_costs_nothing() -> None:
    state = turn([on_quest("amazon_queen", 2, priests=1, hand=[])], quests=["amazon_queen"])
    play(state, "quest_step")
    assert player(state)["priests"] == 1
    assert state.view(None)["quests"] == []


@pytest.mark.rule("H-11.3")
def test_it_takes_a_later_turn() -> None:
    state = begin({"at": "elis", "attributes": {"strength": 4}}, "aid_to_atlas", "messenia")
    play(state, "start_quest aid_to_atlas 2")
    assert not offered(state, "quest_step")
    play(state, "build_monument", "raise_monument zeus")
    while state.decision.seat != 0 or state.decision.kind != "turn":
        play(state, "build_monument" if state.decision.kind == "turn" else offered(state)[0])
    assert offered(state, "quest_step") == ["quest_step"]


@pytest.mark.rule("H-11.3")
def test_nobody_has_to_go_on() -> None:
    state = turn([on_quest("aid_to_atlas", 1), {}], quests=["aid_to_atlas"], decks={"event": ["cattle_of_geryon"]})
    play(state, "build_monument", "raise_monument zeus")
    assert (state.decision.seat, state.decision.kind) == (1, "turn")
    assert heroes_on(state, "aid_to_atlas") == {"0": 1}


@pytest.mark.rule("H-11.4")
def test_the_third_step_completes_the_quest() -> None:
    state = turn([on_quest("amazon_queen", 2)], quests=["amazon_queen", "aid_to_atlas"])
    events = play(state, "quest_step")
    assert [e.kind for e in events] == [
        "quest_step", "quest_completed", "hero_moved", "attribute_changed", "combat_drawn", "glory_taken",
    ]  # fmt: skip
    assert player(state)["hero_at"] == "chalkidiki"
    assert (player(state)["stored"]["strength"], len(hand(state))) == (2, 2)
    assert state.view(None)["glory"]["red"] == 0
    assert [quest["quest"] for quest in state.view(None)["quests"]] == ["aid_to_atlas"]


@pytest.mark.rule("H-11.4")
def test_who_starts_on_the_third_step_completes_it_at_once() -> None:
    state = begin({"at": "macedonia", "attributes": {"leadership": 2}, "priests": 1}, "amazon_queen", "chalkidiki")
    play(state, "start_quest amazon_queen 3")
    assert (player(state)["hero_at"], player(state)["priests"]) == ("chalkidiki", 0)
    assert player(state)["stored"]["strength"] == 2
    assert (state.view(None)["quests"], state.view(None)["glory"]["red"]) == ([], 0)


@pytest.mark.rule("H-11.4")
def test_the_slot_is_free_for_the_next_quest() -> None:
    quests = ["amazon_queen", "aid_to_atlas", "cattle_of_geryon"]
    state = turn([on_quest("amazon_queen", 2)], quests=quests, decks={"event": ["capture_cretan_bull"]})
    play(state, "quest_step", "build_monument", "raise_monument zeus")
    shown = [quest["quest"] for quest in state.view(None)["quests"]]
    assert shown == ["capture_cretan_bull", "aid_to_atlas", "cattle_of_geryon"]


@pytest.mark.rule("H-11.4")
def test_no_further_hero_movement_that_turn_but_effects_place_the_hero() -> None:
    things = {"controls": ["acarnania"], "attributes": {"speed": 3}, "blessings": ["push_ups"]}
    state = turn([on_quest("amazon_queen", 2, **things)], quests=["amazon_queen"])
    play(state, "quest_step")
    assert not offered(state, "move_hero") + offered(state, "use_blessing")
    play(state, "use_artifact boots_of_hermes", "place_hero elis")
    assert player(state)["hero_at"] == "elis"


@pytest.mark.rule("H-11.5")
def test_other_heroes_on_the_quest_return_with_nothing() -> None:
    players = [
        on_quest("amazon_queen", 2),
        on_quest("amazon_queen", 1),
        on_quest("amazon_queen", 2),
        on_quest("aid_to_atlas", 2),
    ]
    state = turn(players, seats=4, quests=["amazon_queen", "aid_to_atlas"])
    play(state, "quest_step")
    assert [player(state, seat)["hero_at"] for seat in range(4)] == ["chalkidiki"] * 3 + [None]
    assert [len(hand(state, seat)) for seat in range(4)] == [2, 0, 0, 0]
    assert [player(state, seat)["stored"]["strength"] for seat in (0, 1)] == [2, 1]
    assert heroes_on(state, "aid_to_atlas") == {"3": 2}


@pytest.mark.rule("H-11.5")
def test_what_they_paid_is_lost() -> None:
    hurt = on_quest("clean_augean_stables", 2, injured=["speed", "strength"])
    state = turn([on_quest("clean_augean_stables", 2), hurt], quests=["clean_augean_stables"])
    play(state, "quest_step")
    assert (player(state, 1)["hero_at"], player(state, 1)["injured"]) == ("elis", ["strength", "speed"])
    assert (player(state, 0)["kept"], player(state, 1)["kept"]) == (["clean_augean_stables"], [])


# -- away from the map ------------------------------------------------------------------------------------------------

AWAY = on_quest("aid_to_atlas", 1)


@pytest.mark.rule("H-11.6")
def test_a_hero_on_a_quest_can_neither_hunt_nor_usurp() -> None:
    """Not even in the region of the quest's token."""
    hero = {"glory": ["green"], "hoplites": {"messenia": 1}}
    for where, able in (({"at": "messenia"}, True), (AWAY, False)):
        state = turn([{**hero, **where}], quests=["aid_to_atlas"], monsters={"hydra": "messenia"})
        assert (bool(offered(state, "hunt")), bool(offered(state, "usurp"))) == (able, able)


@pytest.mark.rule("H-11.6")
def test_it_is_no_target_for_effects_in_regions() -> None:
    state = turn([{"controls": ["thessaly"]}, AWAY, {"at": "elis"}], seats=3, quests=["aid_to_atlas"])
    play(state, "use_artifact thunder_of_zeus")
    assert (state.decision.seat, state.decision.kind) == (2, "injure")  # the only hero to hit

    state = turn(
        [{"at": "crete"}, AWAY, {"at": "elis"}],
        seats=3,
        quests=["aid_to_atlas"],
        monsters={"cyclops": "messenia"},
        rolls={"monster": ["region_attack"]},
        decks={"event": ["cattle_of_geryon"]},
    )
    play(state, "build_monument", "raise_monument zeus", "injure speed")
    assert [player(state, seat)["injured"] for seat in range(3)] == [[], [], ["speed"]]


@pytest.mark.rule("H-11.6")
@pytest.mark.parametrize("artifact", ["boots_of_hermes", "eye_of_cyclops", "head_of_sphinx", "chimeras_fire"])
def test_it_gains_nothing_that_depends_on_a_region(artifact: str) -> None:
    things: dict[str, Any] = {"hoplites": {"messenia": 1}}
    things |= {"controls": ["acarnania"]} if artifact == "boots_of_hermes" else {"artifacts": [artifact]}
    for where, able in (({"at": "messenia"}, True), (AWAY, False)):
        state = turn([{**things, **where}], quests=["aid_to_atlas"], temples=["messenia"])
        assert (f"use_artifact {artifact}" in offered(state)) == able


@pytest.mark.rule("H-11.6")
def test_it_gives_nothing_that_depends_on_a_region() -> None:
    """Helen on a quest keeps nobody out of its region."""
    for where, barred in (({"at": "messenia"}, True), (AWAY, False)):
        state = turn([{"hoplites": {"elis": 1}}, {"hero": "helen", **where}], quests=["aid_to_atlas"])
        assert ("move elis messenia" not in offered(state)) == barred


@pytest.mark.rule("H-11.6")
def test_its_attributes_still_count() -> None:
    state = turn([{**AWAY, "attributes": {"leadership": 2}, "hoplites": {"elis": 2}}], quests=["aid_to_atlas"])
    play(state, *["move elis achaea"] * 2)
    assert (army(state, "achaea"), control(state, "achaea")) == (2, 0)


@pytest.mark.rule("H-11.6")
def test_it_cannot_leave_the_quest() -> None:
    things = {"controls": ["acarnania"], "attributes": {"speed": 4}}
    state = turn([{**AWAY, **things, "hero": "perseus"}], quests=["aid_to_atlas"])
    ways = [action for action in offered(state) if action.split()[0] in ("move_hero", "use_artifact", "prepare")]
    assert ways == []


# -- after it ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-11.7")
def test_a_completed_quest_never_comes_back() -> None:
    """With an empty event deck the discards are shuffled anew; the quest is not among them."""
    state = turn([on_quest("amazon_queen", 2)], quests=["amazon_queen"])
    play(state, "quest_step")
    left = state.describe()
    assert "amazon_queen" not in [*left["decks"]["event"], *state.view(None)["discards"]["event"]]
    assert "amazon_queen" in left["gone"]["event"]


@pytest.mark.rule("H-11.7")
def test_a_kept_card_lies_open_until_used_and_then_leaves_the_game() -> None:
    state = turn([on_quest("clean_augean_stables", 2)], quests=["clean_augean_stables"])
    play(state, "quest_step")
    for viewer in (None, 0, 1):
        assert state.view(viewer)["players"][0]["kept"] == ["clean_augean_stables"]
    assert state.view(None)["quests"] == []
    play(state, "use_quest clean_augean_stables")
    assert player(state)["kept"] == []
    assert "clean_augean_stables" not in state.view(None)["discards"]["event"]
    assert "clean_augean_stables" in state.describe()["gone"]["event"]
