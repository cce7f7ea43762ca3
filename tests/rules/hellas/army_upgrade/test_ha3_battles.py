"""Upgrades in battles and against monsters (rules HA-3, HA-5.3, HA-6.1, HA-6.3, HA-7.2, HA-8)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import Event, State
from tests.hellas.positions import (
    army,
    battle,
    begin_hunt,
    control,
    hand,
    monster,
    offered,
    play,
    player,
    told,
    turn,
)
from tests.rules.hellas.army_upgrade.armies import armies, finish, why


def killed(events: list[Event]) -> list[tuple[int, int]]:
    return [(fields["seat"], fields["count"]) for fields in told(events, "hoplites_killed")]


# -- Ruthless ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HA-3.1")
class TestPursuit:
    def test_one_more_of_the_loser_dies(self) -> None:
        state = battle(5, 3, **armies("pursuit"))
        assert killed(list(state.opening)) == [(1, 1), (1, 1)]
        assert army(state, "corinthia", 1) == 1  # is to withdraw

    def test_and_of_the_winner_if_one_loses(self) -> None:
        state = battle(5, 3, **armies(others=["pursuit"]))
        assert killed(list(state.opening)) == [(1, 1), (0, 1)]

    def test_the_winners_last_hoplite_may_die(self) -> None:
        state = battle(1, 1, defender={"hand": ["wild_attack_axe"]}, **armies("pursuit"))
        finish(state)
        assert army(state, "corinthia", 0) + army(state, "corinthia", 1) == 0
        assert control(state, "corinthia") == 1

    def test_not_where_somebody_has_left(self) -> None:
        card = "tactical_withdrawal_torch"
        state = battle(5, 3, defender={"hand": [card]}, **armies("pursuit", also=["combat_cards"]))
        events = play(state, f"play {card}", "leave")
        assert killed(events) == []

    def test_without_the_upgrade_one_dies(self) -> None:
        state = battle(5, 3, **armies())
        assert killed(list(state.opening)) == [(1, 1)]


@pytest.mark.rule("HA-3.2")
class TestNoQuarter:
    def test_all_of_the_loser_die(self) -> None:
        state = battle(6, 4, **armies("no_quarter"))
        assert sum(count for seat, count in killed(list(state.opening)) if seat == 1) == 4
        assert not told(list(state.opening), "withdrew")
        assert (state.decision.kind, control(state, "corinthia")) == ("turn", 0)

    def test_the_defender_gives_none_either(self) -> None:
        state = battle(2, 5, **armies(others=["no_quarter"]))
        assert sum(count for seat, count in killed(list(state.opening)) if seat == 0) == 2

    def test_nothing_if_the_player_loses(self) -> None:
        state = battle(2, 5, **armies("no_quarter"))
        assert killed(list(state.opening)) == [(0, 1), (1, 1)]
        assert told(list(state.opening), "withdrew")

    def test_a_card_for_leaving_adds_its_strength_alone(self) -> None:
        card = "tactical_withdrawal_torch"
        state = battle(6, 4, defender={"hand": [card]}, **armies("no_quarter", also=["combat_cards"]))
        events = play(state, f"play {card}")
        assert not told(events, "battle_left")
        assert told(events, "battle_compared") == [{"seat": 0, "region": "corinthia", "attack": 6, "defence": 5}]

    def test_aegis_saves_nobody_from_it(self) -> None:
        state = battle(6, 2, defender={"artifacts": ["aegis"]}, **armies("no_quarter"))
        while state.decision.kind == "save_hoplites":
            play(state, offered(state)[0])
        assert army(state, "corinthia", 1) == 0

    def test_usurp_is_no_battle(self) -> None:
        mine = {"at": "corinthia", "glory": ["blue"]}
        state = turn([mine, {"hoplites": {"corinthia": 2}, "controls": ["corinthia"]}], **armies("no_quarter"))
        play(state, "usurp")
        assert state.decision.kind == "withdraw"


def stalking(**rest: Any) -> State:
    lord = {"hoplites": {"elis": 3, "arcadia": 1}, "controls": ["elis", "arcadia"]}
    beasts = {"hydra": {"at": "elis", **rest.pop("hydra", {})}, "cerberus": "arcadia"}
    return turn([lord], monsters=beasts, **{**armies("blood_price"), **rest})


@pytest.mark.rule("HA-3.3")
class TestBloodPrice:
    def test_two_hoplites_for_a_wound_of_any_kind(self) -> None:
        state = stalking()
        assert offered(state, "storm") == ["storm hydra"]
        events = play(state, "storm hydra")
        assert told(events, "monster_stormed") == [{"seat": 0, "monster": "hydra", "region": "elis"}]
        assert (killed(events), state.decision.kind) == ([(0, 2)], "wound")
        play(state, offered(state)[-1])
        hydra = monster(state, "hydra")
        assert hydra is not None
        assert sum(wound["covered"] for wound in hydra["wounds"]) == 1
        assert (state.decision.kind, control(state, "elis")) == ("turn", 0)

    def test_once_in_each_turn(self) -> None:
        state = stalking()
        play(state, "storm hydra")
        play(state, offered(state)[0])
        play(state, "move arcadia elis")
        assert not offered(state, "storm")
        assert why(state, "storm hydra") == "you_have_used_it_already"
        again = stalking(army_upgrade={**armies("blood_price")["army_upgrade"], "stormed": True})
        assert not offered(again, "storm")

    def test_in_the_next_turn_again(self) -> None:
        state = stalking()
        play(state, "storm hydra")
        play(state, offered(state)[0])
        play(state, "march arcadia laconia")
        assert state.decision.seat == 1
        assert state.view(None)["army_upgrade"]["stormed"] is False

    def test_the_kill_gives_monster_and_glory_alone(self) -> None:
        state = stalking(hydra={"wounds": [0, 1, 2, 3, 4]})
        events = play(state, "storm hydra")
        assert told(events, "monster_slain") == [{"seat": 0, "monster": "hydra"}]
        assert told(events, "glory_taken") == [{"seat": 0, "land": "green"}]
        assert state.decision.kind == "turn"
        assert player(state)["artifacts"] == {}

    def test_why_not(self) -> None:
        state = stalking()
        assert why(state, "storm cerberus") == "too_few_hoplites_are_there"
        assert why(state, "storm cyclops") == "the_monster_is_not_on_the_map"
        assert why(stalking(**armies("pursuit")), "storm hydra") == "your_army_lacks_that_upgrade"


# -- strength and losses ----------------------------------------------------------------------------------------------


@pytest.mark.rule("HA-5.3")
def test_spearhead_in_attack_alone() -> None:
    state = battle(3, 2, attacker={"hand": ["glory_bow"]}, **armies("spearhead", others=["pursuit"]))
    assert state.decision.about["strength"] == [4, 2]
    items = [dict(side) for side in state.view(0)["battle"]["items"]]
    assert items == [{"hoplites": 3, "army_upgrade:spearhead": 1}, {"hoplites": 2}]
    state = battle(3, 2, defender={"hand": ["glory_bow"]}, **armies(others=["spearhead"]))
    assert state.decision.about["strength"] == [3, 2]


@pytest.mark.rule("HA-6.1")
@pytest.mark.parametrize(("region", "strength"), [("attica", 3), ("laconia", 3), ("corinthia", 2)])
def test_city_guard_where_a_city_is_defended(region: str, strength: int) -> None:
    state = battle(4, 2, region=region, defender={"hand": ["trap_mace"]}, **armies("pursuit", others=["city_guard"]))
    assert state.decision.about["strength"] == [4, strength]
    state = battle(4, 2, region=region, defender={"hand": ["trap_mace"]}, **armies("city_guard"))
    assert state.decision.about["strength"] == [4, 2]


@pytest.mark.rule("HA-6.3")
class TestClosedRanks:
    def test_the_loser_loses_nobody_besides(self) -> None:
        state = battle(5, 3, **armies(others=["closed_ranks"]))
        assert killed(list(state.opening)) == []
        assert army(state, "corinthia", 1) == 3

    def test_not_by_encirclement_either(self) -> None:
        card = "encirclement_sword"
        state = battle(5, 4, attacker={"hand": [card]}, **armies(others=["closed_ranks"]))
        events = play(state, f"play {card}")
        assert all(seat == 0 for seat, _ in killed(events))
        state = battle(5, 4, attacker={"hand": [card]}, **armies())
        assert (1, 3) in killed(play(state, f"play {card}"))

    def test_pursuit_still_kills(self) -> None:
        state = battle(5, 3, **armies("pursuit", others=["closed_ranks"]))
        assert killed(list(state.opening)) == [(1, 1)]


# -- after a victory --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HA-7.2")
class TestFreshRanks:
    def test_a_recruit_where_the_battle_was(self) -> None:
        state = battle(5, 2, **armies("fresh_ranks"))
        play(state, offered(state, "withdraw")[0])
        assert (state.decision.kind, offered(state)) == ("recruit", ["place corinthia", "done"])
        assert control(state, "corinthia") == 0
        play(state, "place corinthia")
        assert army(state, "corinthia") == 6

    def test_for_a_defender_too(self) -> None:
        state = battle(2, 5, **armies(others=["fresh_ranks"]))
        assert (state.decision.seat, state.decision.kind) == (1, "recruit")

    def test_not_without_a_hoplite_there(self) -> None:
        state = battle(1, 1, attacker={"hand": ["wild_attack_axe"]}, **armies("fresh_ranks"))
        finish_with(state, "play wild_attack_axe")
        assert army(state, "corinthia", 0) == 0
        assert state.decision.kind != "recruit"

    def test_not_under_the_eyes_of_sphinx(self) -> None:
        state = battle(5, 2, monsters={"sphinx": "corinthia"}, **armies("fresh_ranks"))
        play(state, offered(state, "withdraw")[0])
        assert state.decision.kind == "turn"

    def test_not_for_the_loser(self) -> None:
        state = battle(2, 5, **armies("fresh_ranks"))
        assert state.decision.kind == "turn"


def finish_with(state: State, *texts: str) -> None:
    play(state, *texts)
    finish(state)


@pytest.mark.rule("HA-8.1")
def test_veterans_draw_a_card_after_a_victory() -> None:
    state = battle(5, 2, decks={"combat": ["trap_mace"]}, **armies("veterans"))
    play(state, offered(state, "withdraw")[0])
    assert hand(state) == ["trap_mace"]
    state = battle(2, 5, decks={"combat": ["trap_mace"]}, **armies("veterans"))
    assert hand(state) == []


# -- Chosen Guard -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HA-8.2")
class TestDrill:
    def test_a_card_on_gaining_it_and_room_for_one_more(self) -> None:
        lord = {"controls": ["attica"], "hand": ["trap_mace", "trap_sword", "glory_bow", "glory_torch"]}
        state = turn([lord], decks={"event": ["aid_to_atlas"], "combat": ["wild_attack_axe"]}, **armies("veterans"))
        play(state, "build_monument", "raise_monument zeus", "upgrade drill")
        assert (len(hand(state)), player(state)["hand_limit"]) == (5, 5)
        assert state.decision.kind == "turn"

    def test_seven_with_the_armory(self) -> None:
        state = turn([{"blessings": ["armory"]}], **armies("drill"))
        assert player(state)["hand_limit"] == 7

    def test_a_hand_of_five_can_be_described(self) -> None:
        cards = ["trap_mace", "trap_sword", "glory_bow", "glory_torch", "wild_attack_axe"]
        assert len(hand(turn([{"hand": cards}], **armies("drill")))) == 5


@pytest.mark.rule("HA-8.3")
@pytest.mark.parametrize(("hoplites", "cards"), [(2, 2), (1, 1), (0, 1)])
def test_a_hunting_party_draws_one_card_more(hoplites: int, cards: int) -> None:
    hunter = {"hero": "perseus", "attributes": {"strength": 1}, "hoplites": {"corinthia": hoplites, "argolis": 3}}
    state = begin_hunt("hydra", hunter, draws=["trap_mace", "trap_sword", "glory_bow"], **armies("hunting_party"))
    assert len(hand(state)) == cards
