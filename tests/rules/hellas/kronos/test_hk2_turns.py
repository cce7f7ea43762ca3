"""Turns, the region of Kronos, and secrets (rules HK-2)."""

from __future__ import annotations

import pytest

from tests.hellas.positions import GAME, hand, offered, play, player, told, why
from tests.rules.hellas.kronos.questions import OPTIONS, kronos, orders, ready, shared, table


@pytest.mark.rule("HK-2.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_kronos_before_each_hero(seats: int) -> None:
    state = table(seats=seats)
    order: list[int] = []
    rounds: list[int] = []
    while len(order) < 4 * (seats - 1):
        decision = state.decision
        if not order or (decision.kind in ("turn", "kronos_turn") and decision.seat != order[-1]):
            order.append(decision.seat)
            rounds.append(GAME.round_of(state))
        kinds = {action.kind: action for action in decision.actions}
        state.apply(
            next(
                kinds[kind]
                for kind in ("kronos_pass", "end_turn", "build_monument", decision.actions[-1].kind)
                if kind in kinds
            )
        )
    heroes = list(range(1, seats))
    assert order == [seat for hero in [*heroes, *heroes] for seat in (0, hero)]
    assert rounds == [1] * (2 * (seats - 1)) + [2] * (2 * (seats - 1))


@pytest.mark.rule("HK-2.2")
def test_one_action_then_the_turn_is_over() -> None:
    state = table(monsters={"hydra": "elis"}, kronos={"chains": {"kronos_wrath": "used"}})
    assert why(state, "end_turn") == "an_action_or_a_pass_comes_first"
    play(state, "terror hydra")
    assert state.decision.seat == 1  # nothing else can be done, so the turn has ended


@pytest.mark.rule("HK-2.2", "HK-6.6")
def test_a_second_action_takes_wrath() -> None:
    state = table(monsters={"hydra": "elis"})
    assert why(state, "use_chain kronos_wrath") == "wrath_follows_a_first_action"
    play(state, "terror hydra")
    assert why(state, "terror hydra") == "you_have_taken_your_action"
    play(state, "use_chain kronos_wrath", "terror hydra")
    assert kronos(state)["attitudes"]["green"] == "hostile"
    assert state.decision.seat == 1
    assert kronos(state)["chains"]["kronos_wrath"] == "used"
    assert kronos(state)["taken"] == 0


@pytest.mark.rule("HK-2.3")
def test_chains_before_and_after_an_action() -> None:
    heroes = [{"hoplites": {"crete": 2}}, {"hoplites": {"elis": 2}}]
    state = table(heroes, monsters={"hydra": "crete"}, kronos=ready("earthquake"))
    assert kronos(state)["terror_prices"]["brown"] == 2
    play(state, "use_chain earthquake", "strike_land brown")
    assert kronos(state)["terror_prices"]["brown"] == 1  # thinned out before it is priced
    play(state, "terror hydra")
    assert state.decision.kind == "kronos_turn"
    assert "use_chain kronos_wrath" in offered(state)


@pytest.mark.rule("HK-2.4", "HK-3.5")
def test_a_pass_is_a_whole_turn() -> None:
    state = table([{"hoplites": {"crete": 1}}], monsters={"hydra": "crete"}, kronos=ready("earthquake", anger=1))
    events = play(state, "kronos_pass")
    assert told(events, "kronos_passed") == [{"seat": 0, "anger": 2}]
    assert offered(state) == ["use_chain earthquake", "end_turn"]  # and no Wrath
    assert why(state, "terror hydra") == "you_have_taken_your_action"
    assert why(state, "kronos_pass") == "a_pass_is_a_whole_turn"
    play(state, "end_turn")
    assert state.decision.seat == 1
    acted = table(monsters={"hydra": "crete"})
    play(acted, "terror hydra")
    assert why(acted, "kronos_pass") == "a_pass_is_a_whole_turn"


@pytest.mark.rule("HK-2.5")
def test_no_hoplite_enters_his_region() -> None:
    hero = {"hoplites": {"boeotia": 3, "crete": 1}, "blessings": ["murderous_march", "winged_boots"], "priests": 1}
    state = table([hero], seat=1)
    assert why(state, "move boeotia euboea") == "that_region_is_closed_to_you"
    assert why(state, "march boeotia euboea") == "that_region_is_closed_to_you"
    assert "murderous_march boeotia euboea" not in offered(state)
    play(state, "use_blessing winged_boots")
    assert not any(action.endswith(" euboea") for action in offered(state))


@pytest.mark.rule("HK-2.5")
def test_heroes_come_there_but_recruit_nobody() -> None:
    state = table([{"at": "boeotia", "injured": ["strength"]}], seat=1)
    play(state, "move_hero euboea", "prepare")
    assert offered(state) == ["option heal_injuries", "option draw_combat_cards"]


@pytest.mark.rule("HK-2.6")
def test_what_is_hidden() -> None:
    heroes = [{"hand": ["glory_bow"]}, {"hand": ["trap_sword"]}]
    state = table(heroes, orders={"hand": ["hydra_argolis"]})
    assert orders(state, 0)["hand"] == ["hydra_argolis"]
    assert orders(state, 1)["hand"] == orders(state, None)["hand"] == []
    assert hand(state, 1) == ["glory_bow"]
    for seat in (0, 2):
        assert state.view(seat)["players"][1]["hand"] is None


@pytest.mark.rule("HK-2.6")
def test_hands_that_heroes_share() -> None:
    heroes = [{"hand": ["glory_bow"]}, {"hand": ["trap_sword"]}]
    state = table(heroes, options={**OPTIONS, "hero_hands": "shared"}, seat=1)
    assert state.view(2)["players"][1]["hand"] == {"glory_bow": 1}
    assert state.view(0)["players"][1]["hand"] is None
    for seed in range(5):
        assert hand(state.sample(2, seed), 1) == ["glory_bow"]
    events = play(state, "prepare", "option draw_combat_cards")
    drawn = next(event for event in events if event.kind == "combat_drawn")
    seen = [drawn.seen_by(seat) for seat in range(3)]
    assert ["cards" in (one.fields if one else {}) for one in seen] == [False, True, True]


@pytest.mark.rule("HK-2.6")
def test_a_sample_keeps_what_a_seat_knows() -> None:
    state = table(orders={"hand": ["hydra_argolis", "medusa_attica"]})
    for seed in range(8):
        assert orders(state.sample(0, seed))["hand"] == ["hydra_argolis", "medusa_attica"]
        assert kronos(state.sample(0, seed))["own_chains"] == kronos(state)["own_chains"]
    others = {tuple(orders(state.sample(1, seed))["hand"]) for seed in range(8)}
    assert len(others) > 1
    assert all(len(one) == 2 for one in others)
    assert len({tuple(kronos(state.sample(1, seed))["own_chains"]) for seed in range(8)}) > 1


@pytest.mark.rule("HK-2.5")
def test_players_of_heroes_share_regions_with_each_other_alone() -> None:
    assert player(shared(), 1)["hero_at"] == "epirus"
    assert shared().view(None)["regions"]["crete"]["hoplites"] == {"1": 2, "2": 2}
