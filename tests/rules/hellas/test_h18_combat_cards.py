"""Combat cards in battles (rules H-18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from tests.hellas.positions import army, battle, control, hand, offered, play, player, turn
from tests.rules.hellas.battles import compared, fallen, winner

DECK = {
    "fortification_torch": 1, "fortification_bow": 1, "local_support_torch": 1, "local_support_bow": 1,
    "glory_torch": 1, "glory_bow": 1, "phalanx_torch_1": 1, "phalanx_torch_2": 2, "flank_attack_bow": 3,
    "trap_sword": 1, "trap_mace": 1, "tactical_maneuver_sword": 1, "tactical_maneuver_mace": 1,
    "encirclement_sword": 1, "encirclement_mace": 1, "wild_attack_sword": 1, "wild_attack_mace": 1,
    "wild_attack_axe": 1, "wild_attack_spear": 1, "reinforcements_shield": 2, "charge_sickle": 2,
    "javelin_volley_axe": 1, "javelin_volley_spear": 1, "assault_axe": 1, "assault_spear": 1,
}  # fmt: skip


@pytest.mark.rule(
    "H-18.1", "H-18.2", "H-18.3", "H-18.4", "H-18.5", "H-18.6", "H-18.7", "H-18.8", "H-18.9", "H-18.10", "H-18.11",
    "H-18.12", "H-18.13",
)  # fmt: skip
def test_the_deck_has_thirty_cards() -> None:
    """With nobody holding a card all of them are in the deck."""
    deck = Counter(turn().describe()["decks"]["combat"])
    assert deck == DECK
    assert deck.total() == 30


def attack_with(
    card: str, attackers: int = 6, defenders: int = 6, *, defender: Mapping[str, Any] | None = None, **own: Any
) -> tuple[int, int]:
    """What the card adds to an attack in Corinthia, and how many of the attackers die of it; nobody else plays."""
    state = battle(attackers, defenders, attacker={"hand": [card], **own}, defender=defender)
    events = play(state, f"play {card}")
    deaths = sum(fallen(events, 0)) - (winner(events) == 1)
    return compared(events)[0] - attackers, deaths


def defend_with(
    card: str, *, region: str = "argolis", defenders: int = 6, attackers: int = 6, neutral: bool = False, **own: Any
) -> tuple[int, int]:
    """The same for a defence, in Argolis, which has a city, unless another region is named."""
    state = battle(
        attackers, defenders, region=region, start="arcadia", neutral=neutral, defender={"hand": [card], **own}
    )
    events = play(state, f"play {card}")
    deaths = sum(fallen(events, 1)) - (winner(events) == 0)
    return compared(events)[1] - defenders, deaths


@pytest.mark.rule("H-18.1")
@pytest.mark.parametrize("card", ["fortification_torch", "fortification_bow"])
class TestFortification:
    def test_two_more_for_who_defends_a_city(self, card: str) -> None:
        assert defend_with(card) == (1 + 2, 0)

    def test_sparta_is_a_city(self, card: str) -> None:
        assert defend_with(card, region="laconia") == (1 + 2, 0)

    def test_the_city_needs_neither_a_garrison_nor_an_owner(self, card: str) -> None:
        assert defend_with(card, defenders=2, neutral=True) == (1 + 2, 0)

    def test_nothing_more_without_a_city(self, card: str) -> None:
        assert defend_with(card, region="corinthia") == (1, 0)

    def test_nothing_more_for_an_attacker(self, card: str) -> None:
        state = battle(6, 6, region="argolis", start="corinthia", attacker={"hand": [card]})
        assert compared(play(state, f"play {card}")) == (6 + 1, 6)


@pytest.mark.rule("H-18.2")
@pytest.mark.parametrize("card", ["local_support_torch", "local_support_bow"])
class TestLocalSupport:
    def test_two_recruits_fight_for_who_defends_a_city(self, card: str) -> None:
        state = battle(4, 2, region="argolis", start="corinthia", defender={"hand": [card]})
        play(state, f"play {card}")
        assert (state.decision.seat, state.decision.kind) == (1, "recruit")
        events = play(state, "place argolis", "place argolis")
        assert compared(events) == (4, 2 + 1 + 2)
        assert (winner(events), fallen(events, 1)) == (1, [])
        assert (army(state, "argolis", 1), player(state, 1)["supply"]) == (4, 11)

    def test_it_may_be_fewer(self, card: str) -> None:
        state = battle(4, 2, region="argolis", start="corinthia", defender={"hand": [card]})
        events = play(state, f"play {card}", "place argolis", "done")
        assert compared(events) == (4, 2 + 1 + 1)

    def test_one_of_them_may_go_into_the_city(self, card: str) -> None:
        state = battle(4, 2, region="argolis", start="corinthia", defender={"hand": [card]})
        play(state, f"play {card}", "place_fortified argolis")
        assert offered(state) == ["place argolis", "done"]
        assert compared(play(state, "done")) == (4, 2 + 1 + 1 + 1)

    def test_nobody_goes_into_the_city_of_a_neutral_region(self, card: str) -> None:
        state = battle(4, 2, region="argolis", start="corinthia", neutral=True, defender={"hand": [card]})
        play(state, f"play {card}")
        assert offered(state) == ["place argolis", "done"]

    def test_the_supply_may_be_short(self, card: str) -> None:
        state = battle(
            4,
            2,
            region="argolis",
            start="corinthia",
            defender={"hand": [card], "hoplites": {"laconia": 12}, "controls": ["laconia"]},
        )
        assert compared(play(state, f"play {card}", "place argolis")) == (4, 2 + 1 + 1)

    def test_nobody_is_recruited_without_a_city(self, card: str) -> None:
        assert defend_with(card, region="corinthia") == (1, 0)

    def test_nobody_is_recruited_by_an_attacker(self, card: str) -> None:
        state = battle(6, 6, region="argolis", start="corinthia", attacker={"hand": [card]})
        assert compared(play(state, f"play {card}")) == (6 + 1, 6)

    def test_nobody_is_recruited_under_the_eyes_of_sphinx(self, card: str) -> None:
        state = battle(
            4, 2, region="argolis", start="corinthia", defender={"hand": [card]}, monsters={"sphinx": {"at": "argolis"}}
        )
        assert compared(play(state, f"play {card}")) == (4, 2 + 1)


@pytest.mark.rule("H-18.3")
@pytest.mark.parametrize("card", ["glory_torch", "glory_bow"])
class TestGlory:
    def test_three_more_with_the_glory_token_of_the_land(self, card: str) -> None:
        assert attack_with(card, glory=["blue"]) == (1 + 3, 0)
        assert defend_with(card, glory=["brown"]) == (1 + 3, 0)

    def test_nothing_more_without_a_token(self, card: str) -> None:
        assert attack_with(card) == (1, 0)

    def test_nothing_more_with_that_of_another_land(self, card: str) -> None:
        assert attack_with(card, glory=["brown", "red", "green", "yellow"]) == (1, 0)

    def test_nothing_more_if_the_opponent_has_it(self, card: str) -> None:
        assert attack_with(card, defender={"glory": ["blue"]}) == (1, 0)


@pytest.mark.rule("H-18.4")
@pytest.mark.parametrize(("card", "value"), [("phalanx_torch_1", 1), ("phalanx_torch_2", 2)])
class TestPhalanx:
    @pytest.mark.parametrize(("hoplites", "more"), [(1, 0), (2, 1), (3, 1), (4, 2), (7, 3)])
    def test_one_more_for_every_two_hoplites(self, card: str, value: int, hoplites: int, more: int) -> None:
        assert attack_with(card, hoplites, 1) == (value + more, 1)

    def test_it_works_in_defence_and_counts_the_fortified_one(self, card: str, value: int) -> None:
        state = battle(1, 3, region="argolis", start="corinthia", defender={"hand": [card], "fortified": ["argolis"]})
        events = play(state, f"play {card}")
        assert compared(events)[1] == 4 + 1 + value + 2
        assert fallen(events, 1) == [1]

    def test_it_does_not_count_the_opponents_hoplites(self, card: str, value: int) -> None:
        assert attack_with(card, 2, 8) == (value + 1, 1)


@pytest.mark.rule("H-18.5")
class TestFlankAttack:
    @pytest.mark.parametrize(("attackers", "defenders", "more"), [(4, 3, 2), (3, 3, 0), (3, 4, 0)])
    def test_two_more_for_who_has_more_hoplites(self, attackers: int, defenders: int, more: int) -> None:
        assert attack_with("flank_attack_bow", attackers, defenders) == (2 + more, 1)

    def test_it_works_in_defence(self) -> None:
        assert defend_with("flank_attack_bow", defenders=4, attackers=3) == (2 + 2, 1)
        assert defend_with("flank_attack_bow", defenders=4, attackers=4) == (2, 1)


@pytest.mark.rule("H-18.6")
@pytest.mark.parametrize("card", ["trap_sword", "trap_mace"])
class TestTrap:
    @pytest.mark.parametrize("leadership", [1, 3, 5])
    def test_it_adds_the_heros_leadership(self, card: str, leadership: int) -> None:
        assert attack_with(card, attributes={"leadership": leadership}) == (1 + leadership, 1)
        assert defend_with(card, attributes={"leadership": leadership}) == (1 + leadership, 1)

    def test_injured_leadership_is_one(self, card: str) -> None:
        assert attack_with(card, attributes={"leadership": 4}, injured=["leadership"]) == (1 + 1, 1)

    def test_a_hero_on_a_quest_leads_as_well(self, card: str) -> None:
        state = battle(
            6,
            6,
            attacker={
                "hand": [card],
                "attributes": {"leadership": 3},
                "quest": {"name": "cattle_of_geryon", "step": 1},
            },
            quests=["cattle_of_geryon"],
        )
        assert compared(play(state, f"play {card}")) == (6 + 1 + 3, 6)


@pytest.mark.rule("H-18.7")
@pytest.mark.parametrize("card", ["tactical_maneuver_sword", "tactical_maneuver_mace"])
class TestTacticalManeuver:
    @pytest.mark.parametrize(("own", "other", "more"), [(3, 2, 2), (3, 3, 0), (2, 3, 0)])
    def test_two_more_for_the_better_leader(self, card: str, own: int, other: int, more: int) -> None:
        led = {"attributes": {"leadership": other}}
        assert attack_with(card, attributes={"leadership": own}, defender=led) == (2 + more, 0)

    def test_it_works_in_defence(self, card: str) -> None:
        assert defend_with(card, attributes={"leadership": 2}) == (2 + 2, 0)

    def test_an_injured_leader_is_no_match(self, card: str) -> None:
        led = {"attributes": {"leadership": 5}, "injured": ["leadership"]}
        assert attack_with(card, attributes={"leadership": 2}, defender=led) == (2 + 2, 0)

    def test_the_heroes_may_be_anywhere(self, card: str) -> None:
        assert attack_with(card, attributes={"leadership": 2}, at="chalkidiki", defender={"at": "crete"}) == (4, 0)


@pytest.mark.rule("H-18.8")
@pytest.mark.parametrize("card", ["encirclement_sword", "encirclement_mace"])
class TestEncirclement:
    def test_a_beaten_defender_loses_three(self, card: str) -> None:
        state = battle(6, 6, attacker={"hand": [card]})
        events = play(state, f"play {card}")
        assert compared(events) == (6 + 2, 6)
        assert (fallen(events, 0), fallen(events, 1)) == ([1], [3])

    def test_a_beaten_attacker_loses_three(self, card: str) -> None:
        state = battle(6, 6, defender={"hand": [card]})
        events = play(state, f"play {card}")
        assert compared(events) == (6, 6 + 2)
        assert (fallen(events, 0), fallen(events, 1)) == ([3], [1])

    def test_whoever_plays_it_and_loses_has_nothing_of_it(self, card: str) -> None:
        state = battle(6, 12, attacker={"hand": [card]})
        events = play(state, f"play {card}")
        assert (fallen(events, 0), fallen(events, 1)) == ([1, 1], [])


@pytest.mark.rule("H-18.8")
def test_a_second_encirclement_adds_nothing() -> None:
    state = battle(6, 8, attacker={"hand": ["encirclement_sword", "encirclement_mace"]})
    events = play(state, "play encirclement_sword", "play encirclement_mace")
    assert compared(events) == (6 + 4, 8)
    assert (fallen(events, 0), fallen(events, 1)) == ([2], [3])


@pytest.mark.rule("H-18.9")
@pytest.mark.parametrize("card", ["wild_attack_sword", "wild_attack_mace", "wild_attack_axe", "wild_attack_spear"])
def test_a_wild_attack_is_worth_three_for_one_casualty(card: str) -> None:
    assert attack_with(card) == (3, 1)
    assert defend_with(card) == (3, 1)


@pytest.mark.rule("H-18.10")
class TestReinforcements:
    CARD = "play reinforcements_shield"

    def test_hoplites_come_from_one_neighbouring_region(self) -> None:
        state = battle(
            3, 5, attacker={"hand": ["reinforcements_shield"], "hoplites": {"attica": 2, "argolis": 1, "crete": 1}}
        )
        play(state, self.CARD)
        assert (state.decision.seat, state.decision.kind) == (0, "reinforce")
        assert offered(state) == ["reinforce attica 2", "reinforce attica 1", "reinforce argolis 1", "done"]
        events = play(state, "reinforce attica 2")  # one region it was: the battle goes on
        assert compared(events) == (3 + 2, 5)
        assert (army(state, "attica"), army(state, "argolis")) == (0, 1)

    def test_the_defender_calls_them_too(self) -> None:
        state = battle(
            3,
            2,
            defender={"hand": ["reinforcements_shield"], "hoplites": {"attica": 2}, "controls": ["attica"]},
        )
        events = play(state, self.CARD, "reinforce attica 1")
        assert compared(events) == (3, 2 + 1)
        assert (winner(events), control(state, "attica")) == (1, 1)

    def test_nobody_has_to_come(self) -> None:
        state = battle(3, 5, attacker={"hand": ["reinforcements_shield"], "hoplites": {"attica": 2}})
        events = play(state, self.CARD, "done")
        assert compared(events) == (3, 5)
        assert (army(state, "attica"), fallen(events, 0)) == (2, [1])

    def test_fortified_hoplites_stay_where_they_are(self) -> None:
        state = battle(
            3,
            5,
            attacker={
                "hand": ["reinforcements_shield"],
                "hoplites": {"attica": 1},
                "fortified": ["attica", "argolis"],
                "controls": ["attica", "argolis"],
            },
        )
        play(state, self.CARD)
        assert offered(state, "reinforce") == ["reinforce attica 1"]

    def test_medusa_lets_nobody_go(self) -> None:
        state = battle(
            3,
            5,
            attacker={"hand": ["reinforcements_shield"], "hoplites": {"attica": 2, "argolis": 1}},
            monsters={"medusa": {"at": "attica"}},
        )
        play(state, self.CARD)
        assert offered(state, "reinforce") == ["reinforce argolis 1"]

    def test_helen_lets_nobody_in(self) -> None:
        """The attackers came while their own hero was here, or before Helen was."""
        state = battle(
            3,
            5,
            attacker={"hand": ["reinforcements_shield"], "hoplites": {"attica": 2}},
            defender={"hero": "helen", "at": "corinthia"},
        )
        assert compared(play(state, self.CARD)) == (3, 5)

    def test_nobody_comes_from_a_battle_still_to_be_fought(self) -> None:
        state = turn(
            [
                {"attributes": {"leadership": 4}, "hoplites": {"corinthia": 5}, "hand": ["reinforcements_shield"]},
                {"hoplites": {"attica": 3, "boeotia": 3}, "controls": ["attica", "boeotia"]},
            ]
        )
        play(state, *["move corinthia attica"] * 2, *["move corinthia boeotia"] * 2, "fight attica", self.CARD)
        assert offered(state, "reinforce") == ["reinforce corinthia 1"]


@pytest.mark.rule("H-18.11")
def test_a_charge_is_worth_four_for_two_casualties() -> None:
    assert attack_with("charge_sickle") == (4, 2)
    assert defend_with("charge_sickle") == (4, 2)


@pytest.mark.rule("H-18.12")
@pytest.mark.parametrize("card", ["javelin_volley_axe", "javelin_volley_spear"])
class TestJavelinVolley:
    @pytest.mark.parametrize(("attackers", "defenders", "hit"), [(4, 3, 1), (3, 3, 0), (3, 4, 0)])
    def test_one_falls_at_once_if_the_thrower_has_more(
        self, card: str, attackers: int, defenders: int, hit: int
    ) -> None:
        state = battle(attackers, defenders, attacker={"hand": [card, "charge_sickle"]})
        events = play(state, f"play {card}")
        assert fallen(events, 1) == [1] * hit
        assert state.view(None)["battle"]["strength"] == [attackers + 2, defenders - hit]
        assert state.view(None)["battle"]["casualties"] == [0, 0]

    def test_it_works_in_defence(self, card: str) -> None:
        state = battle(3, 4, attacker={"hand": ["charge_sickle"]}, defender={"hand": [card]})
        events = play(state, f"play {card}")
        assert fallen(events, 0) == [1]
        assert state.view(None)["battle"]["strength"] == [2, 4 + 2]


@pytest.mark.rule("H-18.13")
@pytest.mark.parametrize("card", ["assault_axe", "assault_spear"])
class TestAssault:
    def test_two_more_for_an_attacker(self, card: str) -> None:
        assert attack_with(card) == (4 + 2, 2)

    def test_nothing_more_for_a_defender(self, card: str) -> None:
        assert defend_with(card) == (4, 2)

    def test_two_hoplites_are_needed(self, card: str) -> None:
        state = battle(1, 3, attacker={"hand": [card]})
        assert offered(state) == ["pass"]
        play(state, "pass")
        assert hand(state) == [card]
