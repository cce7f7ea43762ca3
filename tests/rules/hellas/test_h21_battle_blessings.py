"""Blessings that work in battles (rules H-21)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hellas.positions import army, attacked, battle, hand, offered, play, player, told, turn
from tests.rules.hellas.battles import compared, fallen, winner

# -- strength ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-21.1")
class TestCunningTactician:
    def test_each_card_played_adds_one_more(self) -> None:
        state = battle(3, 9, attacker={"blessings": ["cunning_tactician"], "hand": ["glory_bow", "wild_attack_axe"]})
        play(state, "play glory_bow")
        assert state.view(None)["battle"]["strength"] == [3 + 1 + 1, 9]
        assert compared(play(state, "play wild_attack_axe")) == (3 + 1 + 3 + 2, 9)

    def test_also_in_defence(self) -> None:
        state = battle(3, 3, defender={"blessings": ["cunning_tactician"], "hand": ["glory_bow"]})
        assert compared(play(state, "play glory_bow")) == (3, 3 + 1 + 1)

    def test_without_cards_it_adds_nothing(self) -> None:
        state = battle(3, 3, attacker={"blessings": ["cunning_tactician"]}, defender={"hand": ["glory_bow"]})
        assert compared(play(state, "play glory_bow")) == (3, 3 + 1)

    def test_it_does_not_help_in_a_hunt(self) -> None:
        state = attacked("hydra", "attack_4", {"blessings": ["cunning_tactician"], "hand": ["wild_attack_axe"]})
        assert offered(state) == ["suffer"]


@pytest.mark.rule("H-21.5")
class TestHeroicPresence:
    def test_two_more_in_the_heros_region(self) -> None:
        hero = {"hero": "heracles", "at": "corinthia", "blessings": ["heroic_presence"]}
        assert compared(battle(3, 9, attacker=hero).opening) == (3 + 2, 9)
        assert compared(battle(3, 3, defender=hero).opening) == (3, 3 + 2)

    def test_nothing_elsewhere(self) -> None:
        hero = {"hero": "heracles", "at": "attica", "blessings": ["heroic_presence"]}
        assert compared(battle(3, 9, attacker=hero).opening) == (3, 9)


@pytest.mark.rule("H-21.9")
class TestStalwartDefense:
    def test_one_more_for_a_defender(self) -> None:
        state = battle(3, 2, defender={"blessings": ["stalwart_defense"]})
        assert (compared(state.opening), winner(state.opening)) == ((3, 3), 1)

    def test_nothing_for_an_attacker(self) -> None:
        assert compared(battle(3, 3, attacker={"blessings": ["stalwart_defense"]}).opening) == (3, 3)


# -- start effects ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-21.6")
class TestAlwaysPrepared:
    @pytest.mark.parametrize(("side", "seat"), [("attacker", 0), ("defender", 1)])
    def test_a_card_for_an_empty_hand(self, side: str, seat: int) -> None:
        sides: dict[str, Any] = {side: {"blessings": ["always_prepared"]}}
        state = battle(3, 3, decks={"combat": ["trap_mace"]}, **sides)
        assert (state.decision.seat, state.decision.kind) == (seat, "battle_start")
        play(state, "use_blessing always_prepared")
        assert hand(state, seat) == ["trap_mace"]
        assert state.decision.kind == "battle_card"

    def test_not_for_who_holds_a_card(self) -> None:
        state = battle(3, 3, attacker={"blessings": ["always_prepared"], "hand": ["trap_mace"]})
        assert state.decision.kind == "battle_card"

    def test_not_once_cards_are_played(self) -> None:
        state = battle(
            3, 3, attacker={"blessings": ["always_prepared"], "hand": ["trap_mace"]}, defender={"hand": ["trap_sword"]}
        )
        play(state, "play trap_sword")
        events = play(state, "play trap_mace")
        assert not told(events, "combat_drawn")

    def test_not_in_a_battle_of_others(self) -> None:
        state = turn(
            [{"hoplites": {"boeotia": 2}}, {"hoplites": {"corinthia": 1}}, {"blessings": ["always_prepared"]}], seats=3
        )
        events = play(state, "move boeotia corinthia")
        assert told(events, "battle_won")
        assert hand(state, 2) == []


@pytest.mark.rule("H-21.7")
class TestUnbrokenMorale:
    @pytest.mark.parametrize(("attackers", "defenders"), [(2, 3), (1, 5)])
    def test_one_of_the_larger_army_falls(self, attackers: int, defenders: int) -> None:
        state = battle(attackers, defenders, attacker={"blessings": ["unbroken_morale"]})
        events = play(state, "use_blessing unbroken_morale")
        assert fallen(events, 1)[0] == 1
        assert compared(events) == (attackers, defenders - 1)

    def test_also_for_a_defender(self) -> None:
        state = battle(4, 3, defender={"blessings": ["unbroken_morale"]})
        assert compared(play(state, "use_blessing unbroken_morale")) == (3, 3)

    def test_it_is_a_choice(self) -> None:
        state = battle(2, 3, attacker={"blessings": ["unbroken_morale"]})
        assert compared(play(state, "done")) == (2, 3)

    @pytest.mark.parametrize("defenders", [2, 3])
    def test_not_against_an_army_that_is_no_larger(self, defenders: int) -> None:
        state = battle(3, defenders, attacker={"blessings": ["unbroken_morale"]})
        assert compared(state.opening) == (3, defenders)


@pytest.mark.rule("H-21.28")
class TestResponseForce:
    def test_as_many_as_the_heros_speed_come_from_one_region(self) -> None:
        state = battle(
            6,
            1,
            defender={
                "blessings": ["response_force"],
                "attributes": {"speed": 2},
                "hoplites": {"attica": 3, "argolis": 1, "phocis": 2},
            },
        )
        play(state, "use_blessing response_force")
        assert offered(state) == ["reinforce attica 2", "reinforce attica 1", "reinforce argolis 1", "done"]
        events = play(state, "reinforce attica 1")  # with that one region is chosen
        assert compared(events) == (6, 1 + 1)

    def test_injured_speed_is_one(self) -> None:
        state = battle(
            6,
            1,
            defender={
                "blessings": ["response_force"],
                "attributes": {"speed": 4},
                "injured": ["speed"],
                "hoplites": {"attica": 3},
            },
        )
        play(state, "use_blessing response_force")
        assert offered(state) == ["reinforce attica 1", "done"]

    def test_not_for_an_attacker(self) -> None:
        state = battle(2, 3, attacker={"blessings": ["response_force"], "hoplites": {"attica": 3}})
        assert compared(state.opening) == (2, 3)

    def test_not_without_anybody_next_door(self) -> None:
        state = battle(2, 3, defender={"blessings": ["response_force"], "hoplites": {"phocis": 3}})
        assert compared(state.opening) == (2, 3)


@pytest.mark.rule("H-21.31")
class TestAmbush:
    def test_one_attacker_falls_before_a_fortified_city(self) -> None:
        state = battle(
            4, 1, region="argolis", start="corinthia", defender={"blessings": ["ambush"], "fortified": ["argolis"]}
        )
        events = play(state, "use_blessing ambush")
        assert fallen(events, 0)[0] == 1
        assert compared(events) == (3, 3)

    def test_not_without_a_fortified_hoplite_there(self) -> None:
        state = battle(
            4,
            3,
            region="argolis",
            start="corinthia",
            defender={"blessings": ["ambush"], "fortified": ["laconia"], "controls": ["laconia"]},
        )
        assert compared(state.opening) == (4, 3)

    def test_not_for_an_attacker(self) -> None:
        state = battle(
            4,
            4,
            region="argolis",
            start="corinthia",
            attacker={"blessings": ["ambush"]},
            defender={"fortified": ["argolis"]},
        )
        assert compared(state.opening) == (4, 6)


# -- having won -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-21.4")
class TestAthenasGift:
    def test_a_priest_for_a_battle_won(self) -> None:
        state = battle(3, 1, attacker={"blessings": ["athenas_gift"]})
        assert (winner(state.opening), player(state)["priests"]) == (0, 1)

    def test_a_defender_who_wins_has_it_too(self) -> None:
        state = battle(1, 1, defender={"blessings": ["athenas_gift"]})
        assert (winner(state.opening), player(state, 1)["priests"]) == (1, 1)

    def test_nothing_for_a_battle_lost(self) -> None:
        state = battle(1, 2, attacker={"blessings": ["athenas_gift"]})
        assert (winner(state.opening), player(state)["priests"]) == (1, 0)

    def test_a_fifth_priest_is_lost(self) -> None:
        state = battle(3, 1, attacker={"blessings": ["athenas_gift"], "priests": 3, "praying": {"zeus": 1}})
        assert (winner(state.opening), player(state)["priests"]) == (0, 3)

    def test_once_for_every_battle(self) -> None:
        state = turn(
            [
                {"attributes": {"leadership": 4}, "blessings": ["athenas_gift"], "hoplites": {"phocis": 4}},
                {"hoplites": {"boeotia": 1, "locris": 1}},
            ]
        )
        play(state, *["move phocis boeotia"] * 2, *["move phocis locris"] * 2, "fight boeotia")
        assert (army(state, "boeotia"), army(state, "locris")) == (2, 2)
        assert player(state)["priests"] == 2
