"""Hunts: what is suffered, how a hunt ends, rewards, and wounds outside a hunt (rules H-10)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import Event, State
from aegean.hellas.components import Artifact
from tests.hellas.positions import GAME, attacked, begin_hunt, hand, hunt, monster, offered, play, player, told, turn

ALL = ["leadership", "strength", "speed"]
NEUTRAL = [name for name, artifact in GAME.pack.table("artifacts", Artifact).items() if artifact.kind == "neutral"]


def kinds(events: list[Event], *among: str) -> list[str]:
    """The events of these kinds, in the order in which they came."""
    return [event.kind for event in events if event.kind in among]


def uncovered(state: State, name: str) -> list[int]:
    there = monster(state, name)
    assert there is not None
    return [wound["place"] for wound in there["wounds"] if not wound["covered"]]


# -- what is suffered -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-10.12")
class TestTheEffectOfAnAttack:
    def test_injuries_come_one_at_a_time(self) -> None:
        state = attacked("hydra", "mighty_attack", {"hand": ["trap_sword"]})
        play(state, "suffer")
        assert offered(state) == ["injure leadership", "injure strength", "injure speed"]
        play(state, "injure strength")
        assert offered(state) == ["injure leadership", "injure speed"]

    @pytest.mark.parametrize(("attribute", "kept"), [("speed", 1), ("strength", 3)])
    def test_the_rest_is_read_after_the_injuries(self, attribute: str, kept: int) -> None:
        hunter = {"hand": ["trap_sword", "trap_mace", "glory_bow", "glory_torch"], "attributes": {"speed": 3}}
        state = attacked("hydra", "quick_attack_5", hunter)
        play(state, "suffer", f"injure {attribute}")
        for card in ("trap_mace", "glory_bow", "glory_torch")[: 4 - kept]:
            play(state, f"discard {card}")
        assert len(hand(state)) == kept + 1  # and the card drawn after the attack
        assert state.decision.kind == "hunt_attack"

    def test_the_hunter_chooses_what_to_discard(self) -> None:
        state = attacked("hydra", "surprise_attack", {"hand": ["trap_sword", "glory_bow"]})
        play(state, "suffer", "injure speed")
        assert (state.decision.seat, offered(state)) == (0, ["discard glory_bow", "discard trap_sword"])

    def test_at_random_nobody_chooses(self) -> None:
        lost = set()
        for seed in range(8):
            state = attacked("hydra", "wild_attack_4", {"hand": ["trap_sword", "glory_bow", "trap_mace"]}, seed=seed)
            (fields,) = told(play(state, "suffer", "injure speed"), "combat_discarded")
            lost.add(fields["card"])
            assert state.decision.kind == "hunt_attack"
        assert len(lost) > 1

    @pytest.mark.parametrize(("held", "lost"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
    def test_half_of_an_odd_number_is_rounded_up(self, held: int, lost: int) -> None:
        cards = ["trap_sword", "glory_bow", "trap_mace", "glory_torch", "phalanx_torch_1"][:held]
        state = attacked("hydra", "surprise_attack", {"hand": cards})
        events = play(state, "suffer", "injure speed")
        while state.decision.kind == "discard":
            events += play(state, offered(state)[0])
        assert len(told(events, "combat_discarded")) == lost

    def test_a_hunt_that_an_attack_ends_is_unsuccessful(self) -> None:
        state = attacked("hydra", "recall_3", {"hand": ["trap_sword"]})
        assert told(play(state, "suffer"), "hunt_ended") == [{"monster": "hydra", "slain": 0, "seat": 0}]


@pytest.mark.rule("H-10.13")
class TestTheFourthInjury:
    def test_it_ends_the_hunt_and_is_not_marked(self) -> None:
        state = attacked("hydra", "attack_3", {"hand": ["trap_sword"], "injured": ALL})
        events = play(state, "suffer")
        assert told(events, "hunt_ended") == [{"monster": "hydra", "slain": 0, "seat": 0}]
        assert not told(events, "injured")
        assert player(state)["injured"] == ALL

    def test_the_third_is_marked_before_the_fourth_ends_it(self) -> None:
        state = attacked("hydra", "mighty_attack", {"hand": ["trap_sword"], "injured": ["leadership", "speed"]})
        events = play(state, "suffer")
        assert kinds(events, "injured", "hunt_ended") == ["injured", "hunt_ended"]
        assert player(state)["injured"] == ALL

    def test_three_injuries_alone_do_not(self) -> None:
        state = attacked("cerberus", "special_attack_3", {"hand": ["trap_sword"]})
        events = play(state, "suffer", "injure speed", "injure strength")  # the third has one place left
        assert player(state)["injured"] == ALL
        assert not told(events, "hunt_ended")

    @pytest.mark.parametrize(
        ("attack", "undone"),
        [
            ("nasty_wound", "attribute_changed"),
            ("quick_attack_4", "combat_discarded"),
            ("surprise_attack", "combat_discarded"),
            ("wild_attack_4", "combat_discarded"),
        ],
    )
    def test_the_rest_of_the_effect_is_dropped(self, attack: str, undone: str) -> None:
        hunter = {"hand": ["trap_sword", "glory_bow"], "injured": ALL, "attributes": {"speed": 4}}
        state = attacked("hydra", attack, hunter)
        events = play(state, "suffer")
        assert told(events, "hunt_ended")
        assert not told(events, undone)


# -- an unsuccessful hunt ---------------------------------------------------------------------------------------------


@pytest.mark.rule("H-10.14")
class TestAnUnsuccessfulHunt:
    def test_one_more_injury(self) -> None:
        state = hunt("hydra", {"hand": ["trap_sword"], "injured": ["speed"]})
        play(state, "stop")
        assert offered(state) == ["injure leadership", "injure strength"]
        events = play(state, "injure strength")
        assert player(state)["injured"] == ["strength", "speed"]
        assert told(events, "turn_began")

    def test_none_for_a_hero_with_three(self) -> None:
        state = hunt("hydra", {"hand": ["trap_sword"], "injured": ALL})
        assert told(play(state, "stop"), "turn_began")

    def struck(self, *places: int, **rest: Any) -> State:
        """Wounds at these places of Hydra, and then a hunt that a Recall ends; the hero's last injury is taken."""
        cards = [
            "trap_sword",
            "wild_attack_sword",
            "glory_torch",
            "fortification_torch",
            "wild_attack_axe",
            "glory_bow",
        ]
        state = hunt("hydra", {"hand": cards, **rest}, attacks=["recall_3", "recall_4"])
        play(state, *(f"strike {cards[place]} {place}" for place in places), "stop", "attack recall_3", "suffer")
        play(state, "injure speed")
        return state

    def test_the_icon_of_a_priest(self) -> None:
        state = self.struck(2)
        assert (state.decision.kind, offered(state)) == ("hunt_reward", ["reward priest", "decline"])
        play(state, "reward priest")
        assert player(state)["priests"] == 1

    def test_the_icon_of_an_artifact(self) -> None:
        state = self.struck(4)
        assert offered(state) == ["reward artifact", "decline"]
        play(state, "decline")
        assert player(state)["artifacts"] == {}

    def test_the_artifact_is_the_top_one_of_the_neutral_deck(self) -> None:
        state = hunt(
            "hydra",
            {"hand": ["wild_attack_axe", "trap_mace"]},
            attacks=["recall_3"],
            decks={"neutral": ["ambrosia"]},
        )
        play(state, "strike wild_attack_axe 4", "stop", "attack recall_3", "suffer", "injure speed", "reward artifact")
        assert player(state)["artifacts"] == {"ambrosia": True}

    def test_one_of_two(self) -> None:
        state = self.struck(2, 4)
        assert offered(state) == ["reward priest", "reward artifact", "decline"]
        play(state, "reward priest")
        assert (player(state)["priests"], player(state)["artifacts"]) == (1, {})
        assert state.decision.seat == 1

    def test_symbols_without_an_icon_bring_nothing(self) -> None:
        assert self.struck(0, 3).decision.kind == "turn"

    def test_no_artifact_from_an_empty_deck(self) -> None:
        assert self.struck(0, 4, artifacts=NEUTRAL).decision.kind == "turn"

    def test_never_the_monsters_own_artifact(self) -> None:
        assert "reward monster_artifact" not in offered(self.struck(2, 4))


@pytest.mark.rule("H-10.15")
class TestTheIconsThatCount:
    def test_a_symbol_covered_by_other_means(self) -> None:
        state = hunt("hydra", {"hand": ["charge_sickle", "trap_mace"]}, attacks=["recall_3", "recall_4"])
        play(state, "strike_set sickle 2", "stop", "attack recall_3", "suffer", "injure speed")
        assert offered(state, "reward") == ["reward priest"]

    def test_a_symbol_covered_by_a_start_effect(self) -> None:
        state = begin_hunt("hydra", {"artifacts": ["poison_arrows"], "injured": ["speed", "leadership"]})
        play(state, "use_artifact poison_arrows", "wound 4", "stop")
        play(state, offered(state)[0])
        while state.decision.kind != "hunt_reward":
            play(state, next(text for text in ("suffer", "stop", offered(state)[0]) if text in offered(state)))
        assert "reward artifact" in offered(state)

    def test_a_symbol_healed_since(self) -> None:
        state = hunt(
            "hydra",
            {"hand": ["glory_torch", "trap_mace"]},
            attacks=["special_attack_3", "recall_3"],
            decks={"combat": ["trap_sword"]},
        )
        play(state, "strike glory_torch 2", "stop", "attack special_attack_3", "suffer")
        assert uncovered(state, "hydra") == [0, 1, 2, 3, 4, 5]
        play(state, "stop", "injure speed")
        assert offered(state, "reward") == ["reward priest"]

    def test_not_a_symbol_covered_before_the_hunt(self) -> None:
        state = hunt("hydra", {"hand": ["trap_sword"]}, wounds=[2, 4])
        assert told(play(state, "stop", "injure speed"), "turn_began")


# -- a successful hunt ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-10.16")
class TestASuccessfulHunt:
    def test_glory_then_the_reward_then_the_monster(self) -> None:
        state = hunt("hydra", {"hand": ["wild_attack_axe", "trap_mace"]}, wounds=[0, 1, 2, 3, 5])
        events = play(state, "strike wild_attack_axe 4")
        assert (state.decision.kind, state.view(None)["glory"]["blue"]) == ("hunt_reward", 0)
        assert player(state)["slain"] == []
        assert offered(state) == ["reward artifact", "reward monster_artifact", "decline"]
        events += play(state, "reward monster_artifact")
        order = kinds(events, "glory_taken", "artifact_gained", "monster_slain", "turn_began")
        assert order == ["glory_taken", "artifact_gained", "monster_slain", "turn_began"]
        assert player(state)["artifacts"] == {"poison_arrows": True}
        assert player(state)["slain"] == ["hydra"]
        assert player(state)["injured"] == []

    def test_the_glory_token_is_taken_from_another_player(self) -> None:
        state = hunt("hydra", {"hand": ["glory_bow"]}, wounds=[0, 1, 2, 3, 4], players=[{"glory": ["blue"]}])
        play(state, "strike glory_bow 5", "decline")
        assert state.view(None)["glory"]["blue"] == 0

    @pytest.mark.parametrize(
        ("card", "wounds", "place", "rewards"),
        [
            ("glory_bow", [0, 1, 2, 3, 4], 5, []),
            ("glory_torch", [0, 1, 3, 4, 5], 2, ["reward priest"]),
            ("wild_attack_axe", [0, 1, 2, 3, 5], 4, ["reward artifact"]),
        ],
    )
    def test_icons_covered_in_this_hunt_or_the_monsters_artifact(
        self, card: str, wounds: list[int], place: int, rewards: list[str]
    ) -> None:
        state = hunt("hydra", {"hand": [card]}, wounds=wounds)
        play(state, f"strike {card} {place}")
        assert offered(state) == [*rewards, "reward monster_artifact", "decline"]

    @pytest.mark.parametrize("reward", ["reward priest", "reward artifact", "reward monster_artifact", "decline"])
    def test_one_reward_at_most(self, reward: str) -> None:
        state = hunt("hydra", {"hand": ["wild_attack_axe", "glory_torch"]}, wounds=[0, 1, 3, 5])
        play(state, "strike glory_torch 2", "strike wild_attack_axe 4", reward)
        mine = player(state)
        assert mine["priests"] + len(mine["artifacts"]) == (reward != "decline")
        assert (mine["slain"], state.decision.seat) == (["hydra"], 1)

    def test_the_third_monster_wins_the_game(self) -> None:
        state = hunt("hydra", {"hand": ["glory_bow"], "slain": ["medusa", "sphinx"]}, wounds=[0, 1, 2, 3, 4])
        play(state, "strike glory_bow 5")
        assert not state.over
        play(state, "reward monster_artifact")
        assert state.result is not None
        assert (state.result.winners, state.result.reason) == ((0,), "monster_slayer")


@pytest.mark.rule("H-10.17")
class TestAfterTheHunt:
    CARDS = ("trap_sword", "trap_mace", "glory_bow", "glory_torch", "wild_attack_axe", "wild_attack_mace")

    def test_the_hunter_discards_down_to_the_hand_limit(self) -> None:
        state = hunt("hydra", {"hand": list(self.CARDS)})
        play(state, "stop", "injure speed")
        assert (state.decision.kind, len(hand(state))) == ("discard", 6)
        events = play(state, "discard trap_sword", "discard glory_bow")
        assert len(hand(state)) == 4
        assert told(events, "turn_began")

    def test_after_the_reward(self) -> None:
        state = hunt("hydra", {"hand": ["charge_sickle", *self.CARDS]}, wounds=[0, 1, 2, 3, 4])
        play(state, "strike_set sickle 5")
        assert state.decision.kind == "hunt_reward"
        events = play(state, "reward monster_artifact", "discard trap_sword", "discard trap_mace")
        assert kinds(events, "artifact_gained", "combat_discarded")[0] == "artifact_gained"
        assert len(hand(state)) == 4

    def test_to_the_limit_that_holds_for_them(self) -> None:
        state = hunt("hydra", {"hand": list(self.CARDS), "blessings": ["armory"]})
        assert told(play(state, "stop", "injure speed"), "turn_began")
        assert len(hand(state)) == 6

    def test_the_cards_used_are_discarded(self) -> None:
        state = hunt("hydra", {"hand": ["trap_sword", "trap_mace"]}, attacks=["recall_3", "recall_4"])
        play(state, "strike trap_sword 0", "stop", "attack recall_3")
        assert state.view(None)["discards"]["open"] == {"trap_sword": 1}
        play(state, "suffer", "injure speed")
        assert state.view(None)["discards"]["open"] == {}
        assert state.view(None)["discards"]["combat"] == {"trap_sword": 1}

    def test_wounds_stay_for_every_later_hunt(self) -> None:
        state = hunt(
            "hydra",
            {"hand": ["trap_sword", "glory_torch"]},
            attacks=["recall_3", "recall_4"],
            players=[{"at": "argolis", "hand": ["trap_mace", "wild_attack_sword"]}],
        )
        play(state, "strike trap_sword 0", "stop", "attack recall_3", "suffer", "injure speed")
        play(state, "move_hero corinthia", "hunt hydra")
        assert uncovered(state, "hydra") == [1, 2, 3, 4, 5]
        assert "strike wild_attack_sword 1" in offered(state)


@pytest.mark.rule("H-10.18")
class TestASlainMonster:
    def test_it_leaves_the_map_with_its_evolutions(self) -> None:
        state = hunt("medusa", {"hand": ["wild_attack_axe"]}, wounds=[0, 1, 2, 3], evolutions=["medusa_phocis"])
        play(state, "strike wild_attack_axe 4", "decline")
        assert monster(state, "medusa") is None
        assert state.view(None)["regions"]["corinthia"]["monsters"] == []
        assert "medusa_phocis" in state.describe()["gone"]["event"]

    def test_its_artifact_if_not_taken_leaves_the_game(self) -> None:
        state = hunt("hydra", {"hand": ["glory_bow"]}, wounds=[0, 1, 2, 3, 4])
        neutral = state.view(None)["decks"]["neutral"]
        play(state, "strike glory_bow 5", "decline")
        assert [player(state, seat)["artifacts"] for seat in (0, 1)] == [{}, {}]
        assert state.view(None)["decks"]["neutral"] == neutral

    def test_for_good(self) -> None:
        state = turn([{"slain": ["hydra"]}], decks={"event": ["hydra_argolis", "amazon_queen"]})
        play(state, "build_monument", "raise_monument zeus")
        assert monster(state, "hydra") is None


# -- wounds outside a hunt --------------------------------------------------------------------------------------------


@pytest.mark.rule("H-10.19")
class TestWoundsOutsideAHunt:
    def thrown(self, wounds: list[int], **rest: Any) -> tuple[State, list[Event]]:
        """Thunder of Zeus against Hydra in Argolis; another hero is on the map."""
        state = turn([{"controls": ["thessaly"], **rest}], monsters={"hydra": {"at": "argolis", "wounds": wounds}})
        return state, play(state, "use_artifact thunder_of_zeus", "choose_effect wound_monster")

    def test_one_uncovered_symbol_of_the_dealers_choice(self) -> None:
        state, _ = self.thrown([0, 5])
        assert offered(state) == ["wound 1", "wound 2", "wound 3", "wound 4"]
        play(state, "wound 4")
        assert uncovered(state, "hydra") == [1, 2, 3]

    def test_no_reward(self) -> None:
        state, _ = self.thrown([0])
        events = play(state, "wound 2")
        assert (state.decision.kind, player(state)["priests"]) == ("turn", 0)
        assert not told(events, "glory_taken")

    def test_the_last_one_brings_the_monster_and_the_glory_token_alone(self) -> None:
        state, events = self.thrown([0, 1, 2, 3, 5])
        assert kinds(events, "wound_dealt", "glory_taken", "monster_slain") == [
            "wound_dealt",
            "glory_taken",
            "monster_slain",
        ]
        assert state.view(None)["glory"]["brown"] == 0
        assert (player(state)["slain"], player(state)["priests"]) == (["hydra"], 0)
        assert player(state)["artifacts"] == {"thunder_of_zeus": False}
        assert monster(state, "hydra") is None

    def test_it_counts_for_victory(self) -> None:
        state, _ = self.thrown([0, 1, 2, 3, 4], slain=["medusa", "sphinx"])
        assert state.result is not None
        assert state.result.reason == "monster_slayer"
