"""What is different for the heroes (rules HK-11), and their hunts (rules HK-12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hellas.positions import army, control, hand, monster, offered, play, player, told, why
from tests.rules.hellas.kronos.questions import hunt, kronos, orders, table


@pytest.mark.rule("HK-11.1")
@pytest.mark.parametrize(("seats", "cards"), [(3, 2), (4, 3)])
def test_build_monument_feeds_kronos(seats: int, cards: int) -> None:
    hero = {"controls": ["crete"], "hoplites": {"crete": 2}, "used_specials": ["recruit"]}
    board = {"anger": 2, "attributes": {"anger": 3}}
    state = table([hero], seats=seats, seat=1, monsters={"hydra": "elis"}, kronos=board)
    events = play(state, "build_monument", "raise_monument zeus")
    assert told(events, "anger_gained") == [{"seat": 0, "count": 3, "anger": 5}]
    assert told(events, "orders_drawn")[0]["count"] == cards == orders(state, 1)["hand_size"]
    assert not {"monster_rolled", "event_drawn"} & {event.kind for event in events}
    assert player(state, 1)["priests"] == 1
    assert player(state, 1)["specials_used"] == []
    assert state.decision.kind == "kronos_turn"


@pytest.mark.rule("HK-11.1", "HK-1.4")
def test_anger_ends_at_thirteen() -> None:
    state = table(seat=1, kronos={"anger": 12, "attributes": {"anger": 4}})
    events = play(state, "build_monument", "raise_monument zeus")
    assert told(events, "anger_gained") == [{"seat": 0, "count": 1, "anger": 13}]


@pytest.mark.rule("HK-11.2")
def test_hoplites_of_heroes_share_a_region() -> None:
    heroes: list[dict[str, Any]] = [{"hoplites": {"laconia": 1}}, {"hoplites": {"crete": 2}, "controls": ["crete"]}]
    state = table(heroes, seat=1)
    events = play(state, "move laconia crete")
    assert not told(events, "battle_began")
    assert (army(state, "crete", 1), army(state, "crete", 2), control(state, "crete")) == (1, 2, 2)


@pytest.mark.rule("HK-11.2")
def test_a_neutral_region_goes_to_whose_own_hoplites_are_enough() -> None:
    heroes: list[dict[str, Any]] = [{"hoplites": {"argolis": 1, "laconia": 1}}, {"hoplites": {"argolis": 2}}]
    state = table(heroes, seat=1)  # population 3: two and two are not enough
    play(state, "move laconia argolis")
    assert control(state, "argolis") == -1
    more = table([{"hoplites": {"argolis": 2, "laconia": 1}}, {"hoplites": {"argolis": 2}}], seat=1)
    play(more, "move laconia argolis")
    assert control(more, "argolis") == 1


@pytest.mark.rule("HK-11.2")
def test_an_army_passes_through_the_region_of_another_hero() -> None:
    hero = {"hoplites": {"laconia": 2}, "priests": 1}
    state = table([hero, {"controls": ["argolis"]}], seat=1, monuments={"hermes": 3})
    play(state, "pray hermes", "army laconia 2", "onward argolis")
    assert "onward corinthia" in offered(state)
    play(state, "done")
    assert control(state, "argolis") == 2


@pytest.mark.rule("HK-11.2")
def test_recruits_come_beside_hoplites_of_others() -> None:
    state = table([{"at": "crete"}, {"hoplites": {"crete": 1}}], seat=1)
    play(state, "prepare", "option recruit")
    assert army(state, "crete", 1) == 1


@pytest.mark.rule("HK-11.3")
@pytest.mark.parametrize(
    ("quest", "region", "attribute", "land"),
    [
        ("finding_omphalos", "phocis", "leadership", "yellow"),
        ("blessing_of_rhea", "chalkidiki", "speed", "red"),
        ("closing_of_tartarus", "arcadia", "strength", "green"),
    ],
)
def test_a_quest_from_its_start_to_its_end(quest: str, region: str, attribute: str, land: str) -> None:
    hero = {"at": region, "attributes": {attribute: 3}, "priests": 1, "hand": ["glory_bow", "trap_sword"]}
    state = table([hero], seat=1, kronos={"attitudes": {land: "hostile"}})
    play(state, f"move_hero {region}")
    assert offered(state, "start_quest") == [f"start_quest {quest} {step}" for step in (1, 2, 3)]
    weaker = table([{"at": region, "attributes": {attribute: 2}}], seat=1)
    play(weaker, f"move_hero {region}")
    assert offered(weaker, "start_quest") == [f"start_quest {quest} 1"]
    events = play(state, f"start_quest {quest} 3")
    while state.decision.kind == "discard":
        events += play(state, offered(state)[0])
    assert told(events, "quest_completed") == [{"seat": 1, "quest": quest}]
    assert kronos(state)["attitudes"][land] == "wary"
    assert quest not in [one["quest"] for one in state.view(None)["quests"]]
    board = kronos(state)
    assert (board["prices"]["play_order"], board["can_be_hunted"], board["gates_closed"]) == (
        2 if quest == "finding_omphalos" else 0, quest == "blessing_of_rhea", quest == "closing_of_tartarus"
    )  # fmt: skip


@pytest.mark.rule("HK-11.3")
def test_those_who_lie_slain_when_the_gates_close_are_gone() -> None:
    hero = {"quest": {"name": "closing_of_tartarus", "step": 2}}
    state = table([hero], seat=1, kronos={"fallen": ["hydra"], "attitudes": {"green": "wary"}})
    play(state, "quest_step")
    assert kronos(state)["gone"] == ["hydra"]
    assert kronos(state)["fallen"] == []


@pytest.mark.rule("HK-11.4")
def test_the_first_to_control_the_oracle_draws_a_blessing() -> None:
    hero = {"hoplites": {"phocis": 4, "locris": 1}}
    state = table([hero], seat=1, decks={"blessing": ["gods_strength"]})
    play(state, "move locris phocis")
    assert player(state, 1)["blessings"] == ["gods_strength"]
    assert player(state, 1)["stored"]["strength"] == 2
    assert kronos(state)["oracle_given"]


@pytest.mark.rule("HK-11.4")
def test_once_in_a_game_and_only_while_it_stands() -> None:
    hero = {"hoplites": {"phocis": 4, "locris": 1}}
    later = table([hero], seat=1, kronos={"oracle_given": True})
    play(later, "move locris phocis")
    assert player(later, 1)["blessings"] == []
    temples = {"epirus": 1, "crete": 8}
    gone = table([hero], seat=1, temples=temples)
    play(gone, "move locris phocis")
    assert player(gone, 1)["blessings"] == []
    assert not kronos(gone)["oracle_given"]


@pytest.mark.rule("HK-11.5")
def test_usurping_from_another_hero() -> None:
    hero = {"at": "crete", "glory": ["brown"]}
    state = table([hero, {"controls": ["crete"], "hoplites": {"crete": 2}}], seat=1)
    play(state, "usurp", "done")
    assert control(state, "crete") == 1
    assert army(state, "crete", 2) == 2
    beside = table([{"at": "euboea", "glory": ["blue"]}], seat=1, kronos={"attitudes": {"blue": "neutral"}})
    assert why(beside, "usurp") == "kronos_is_there"


@pytest.mark.rule("HK-11.6")
def test_build_monument_is_always_possible() -> None:
    state = table(seat=1, monuments={"zeus": 5, "athena": 5, "hermes": 0}, kronos={"anger": 0})
    events = play(state, "build_monument")
    assert told(events, "new_age")
    assert state.decision.kind == "kronos_turn"


# -- hunts -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HK-12.1")
def test_who_slays_a_monster_raises_the_attitude_and_finds_a_blessing() -> None:
    beast = {"hydra": {"at": "elis", "wounds": [0, 1, 2, 3, 4]}}
    state = hunt(
        "hydra", {"hand": ["glory_bow"]}, region="elis", monsters=beast, decks={"blessing": ["armory"]},
        kronos={"attitudes": {"green": "wary"}}, running={"covered": [2, 4]},
    )  # fmt: skip
    play(state, "strike glory_bow 5")
    assert kronos(state)["attitudes"]["green"] == "neutral"
    assert state.decision.kind == "blessing_or_priest"  # and no choice by icons
    assert state.view(1)["aside"]["drawn"] == "armory"
    assert state.view(2)["aside"]["drawn"] is None
    traded = state.copy()
    play(traded, "trade_blessing")
    assert player(traded, 1)["priests"] == 1
    assert player(traded, 1)["blessings"] == []
    assert traded.view(None)["aside"]["discarded"] == ["armory"]
    play(state, "keep_blessing armory")
    assert player(state, 1)["blessings"] == ["armory"]
    assert len(hand(state, 1)) == 2
    assert monster(state, "hydra") is None


@pytest.mark.rule("HK-12.1", "HK-5.4")
def test_from_neutral_the_slayer_may_take_the_token_first() -> None:
    beast = {"hydra": {"at": "elis", "wounds": [0, 1, 2, 3, 4]}}
    state = hunt("hydra", {"hand": ["glory_bow"]}, region="elis", monsters=beast)
    play(state, "strike glory_bow 5")
    assert offered(state) == ["take_glory green", "decline"]
    play(state, "take_glory green")
    assert state.decision.kind == "blessing_or_priest"


@pytest.mark.rule("HK-12.1")
def test_kronos_plays_the_attacks_of_all_monsters() -> None:
    state = hunt("hydra", {"hand": ["glory_bow", "trap_mace"]}, seats=4, decks={"attack": ["attack_4", "attack_5"]})
    play(state, "strike glory_bow 5", "stop")
    assert (state.decision.seat, offered(state)) == (0, ["attack attack_4", "attack attack_5"])
    assert state.view(0)["players"][0]["choosing_from"] == {"attacks": ["attack_4", "attack_5"]}


@pytest.mark.rule("HK-12.2")
@pytest.mark.parametrize(
    ("covered", "rewards"),
    [
        ([2], ["reward blessing"]),
        ([4], ["reward attitude"]),
        ([2, 4], ["reward blessing", "reward attitude"]),
        ([0], []),
    ],
)
def test_a_failed_hunt_brings_one_reward_by_its_icons(covered: list[int], rewards: list[str]) -> None:
    state = hunt("hydra", running={"covered": covered}, kronos={"attitudes": {"blue": "wary"}})
    play(state, "injure speed")
    assert offered(state, "reward") == rewards
    if rewards:
        assert offered(state)[-1] == "decline"
        assert why(state, "reward monster_artifact") == "the_monster_was_not_slain"


@pytest.mark.rule("HK-12.2")
def test_the_reward_of_an_artifacts_icon_is_a_step_up() -> None:
    state = hunt("hydra", running={"covered": [4]}, kronos={"attitudes": {"blue": "wary"}})
    play(state, "injure speed", "reward attitude")
    assert kronos(state)["attitudes"]["blue"] == "neutral"
    assert state.decision.kind == "kronos_turn"


@pytest.mark.rule("HK-12.3")
def test_slain_by_thunder() -> None:
    hero = {"hoplites": {"thessaly": 4}, "controls": ["thessaly"]}
    beast = {"hydra": {"at": "elis", "wounds": [0, 1, 2, 3, 4]}}
    state = table([hero], seat=1, monsters=beast, kronos={"attitudes": {"green": "hostile"}})
    play(state, "use_artifact thunder_of_zeus")
    assert monster(state, "hydra") is None
    assert kronos(state)["attitudes"]["green"] == "wary"
    assert state.decision.kind == "turn"
    assert player(state, 1)["blessings"] == []
