"""Hunts: how one begins, the hunter's attack steps, the monster's attacks and the defence (rules H-10)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from aegean.hellas.components import MonsterAttack
from tests.hellas.positions import GAME, attacked, begin_hunt, hand, hunt, monster, offered, play, player, told, turn

ATTACKS = [name for name, card in GAME.pack.table("monster_attacks", MonsterAttack).items() for _ in range(card.copies)]
SYMBOLS = {  # cards of each symbol, as many as a set takes
    "sword": ["trap_sword", "wild_attack_sword"],
    "mace": ["trap_mace", "wild_attack_mace"],
    "bow": ["glory_bow", "fortification_bow", "local_support_bow"],
    "torch": ["glory_torch", "fortification_torch", "local_support_torch"],
    "sickle": ["charge_sickle"],
}


def covered(state: State, name: str) -> list[int]:
    """The places of a monster's symbols that are covered."""
    there = monster(state, name)
    assert there is not None
    return [wound["place"] for wound in there["wounds"] if wound["covered"]]


# -- the beginning ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-10.1")
class TestBeginning:
    def test_only_a_monster_in_the_heros_region(self) -> None:
        state = turn([{"at": "corinthia"}], monsters={"hydra": "corinthia", "medusa": "attica", "sphinx": "elis"})
        assert offered(state, "hunt") == ["hunt hydra"]

    def test_one_of_several_there(self) -> None:
        state = turn([{"at": "corinthia"}], monsters={"hydra": "corinthia", "medusa": "corinthia"})
        assert set(offered(state, "hunt")) == {"hunt hydra", "hunt medusa"}
        assert told(play(state, "hunt medusa"), "hunt_began") == [
            {"monster": "medusa", "region": "corinthia", "seat": 0}
        ]

    @pytest.mark.parametrize(
        ("name", "evolution", "hunter", "allowed"),
        [
            ("sphinx", "sphinx_messenia", {"attributes": {"leadership": 2}}, False),
            ("sphinx", "sphinx_messenia", {"attributes": {"leadership": 3}}, True),
            ("sphinx", "sphinx_messenia", {"attributes": {"leadership": 5}, "injured": ["leadership"]}, False),
            ("minotaur", "minotaur_crete", {"priests": 0, "praying": {"zeus": 1}}, False),
            ("minotaur", "minotaur_crete", {"priests": 1}, True),
        ],
    )
    def test_the_conditions_of_evolutions(
        self, name: str, evolution: str, hunter: dict[str, Any], allowed: bool
    ) -> None:
        state = turn([{"at": "corinthia", **hunter}], monsters={name: {"at": "corinthia", "evolutions": [evolution]}})
        assert offered(state, "hunt") == ([f"hunt {name}"] if allowed else [])

    def test_what_the_hunt_itself_brings_comes_too_late(self) -> None:
        state = turn(
            [{"at": "corinthia", "blessings": ["inspiring_hunt"]}],
            monsters={"minotaur": {"at": "corinthia", "evolutions": ["minotaur_crete"]}},
        )
        assert offered(state, "hunt") == []

    def test_not_by_a_hero_on_a_quest(self) -> None:
        quest = {"name": "aid_to_atlas", "step": 1}
        hunter = {"quest": quest, "blessings": ["wild_hunt"], "attributes": {"strength": 2}}
        state = turn([hunter], quests=["aid_to_atlas"], monsters={"hydra": "messenia"})
        assert offered(state, "hunt") == []
        assert offered(state, "use_blessing") == []


@pytest.mark.rule("H-10.2")
class TestTheFirstDraw:
    @pytest.mark.parametrize(
        ("strength", "injured", "cards"), [(1, [], 1), (3, [], 3), (5, [], 5), (4, ["strength"], 1)]
    )
    def test_as_many_cards_as_the_heros_strength(self, strength: int, injured: list[str], cards: int) -> None:
        hunter = {"attributes": {"strength": strength, "speed": 2}, "injured": injured, "hand": ["trap_mace"]}
        state = begin_hunt("hydra", hunter)
        assert len(hand(state)) == 1 + cards
        assert state.decision.kind == "hunt_attack"

    def test_all_monster_attacks_are_one_deck_again(self) -> None:
        hunter = {
            "attributes": {"strength": 3},
            "blessings": ["wild_hunt"],
            "hand": ["wild_attack_sword", "trap_sword", "trap_mace"],
        }
        state = turn([{"at": "corinthia", **hunter}], monsters={"hydra": "corinthia"})
        play(state, "use_blessing wild_hunt", "strike wild_attack_sword 0", "stop")
        assert state.view(None)["decks"]["attack"] == 16
        attack = offered(state)[0]
        play(state, attack)
        assert state.view(None)["discards"]["attack"] == [attack.removeprefix("attack ")]
        while state.decision.kind != "turn":  # suffer, and give up
            play(state, next(text for text in ("suffer", "stop", offered(state)[0]) if text in offered(state)))
        play(state, "hunt hydra")
        assert state.view(None)["decks"]["attack"] == 18
        assert state.view(None)["discards"]["attack"] == []

    def test_that_deck_is_shuffled(self) -> None:
        drawn = set()
        for seed in range(4):
            state = begin_hunt("hydra", {"hand": ["trap_sword"]}, seed=seed, decks={"attack": ["recall_3", "recall_4"]})
            (fields,) = told(play(state, "strike trap_sword 0", "stop"), "attacks_drawn")
            drawn.add(tuple(sorted(fields["attacks"])))
        assert len(drawn) > 1

    def test_start_effects_before_the_draw_or_after_it(self) -> None:
        hunter = {"artifacts": ["harpe"], "attributes": {"strength": 2}}
        before = begin_hunt("hydra", hunter, draws=["trap_sword", "trap_mace", "glory_bow"])
        assert (before.decision.kind, before.decision.about["drawn"], hand(before)) == ("hunt_start", 0, [])
        after = before.copy()
        play(before, "use_artifact harpe")
        assert before.decision.kind == "hunt_attack"
        play(after, "done")
        assert (after.decision.kind, after.decision.about["drawn"]) == ("hunt_start", 1)
        assert hand(after) == ["trap_sword", "trap_mace"]
        play(after, "use_artifact harpe")
        assert hand(after) == hand(before) == ["glory_bow", "trap_sword", "trap_mace"]

    def test_start_effects_may_be_left_alone(self) -> None:
        state = begin_hunt("hydra", {"artifacts": ["harpe"]})
        play(state, "done", "done")
        assert state.decision.kind == "hunt_attack"
        assert player(state)["artifacts"] == {"harpe": True}


# -- the attack step --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-10.3")
class TestOneCard:
    def test_it_covers_a_symbol_like_its_own(self) -> None:
        state = hunt("hydra", {"hand": ["trap_sword", "glory_bow", "trap_mace"]})  # sword sword torch torch axe bow
        assert offered(state, "strike") == ["strike glory_bow 5", "strike trap_sword 0"]
        events = play(state, "strike glory_bow 5")
        assert told(events, "wound_dealt")[0]["symbol"] == "bow"
        assert covered(state, "hydra") == [5]
        assert hand(state) == ["trap_sword", "trap_mace"]

    def test_several_wounds_one_by_one(self) -> None:
        state = hunt("hydra", {"hand": ["trap_sword", "wild_attack_sword", "encirclement_sword", "wild_attack_axe"]})
        play(state, "strike trap_sword 0", "strike wild_attack_sword 1", "strike wild_attack_axe 4")
        assert covered(state, "hydra") == [0, 1, 4]
        assert offered(state) == ["stop"]  # no symbol is left for the third sword

    def test_a_covered_symbol_is_not_covered_again(self) -> None:
        state = hunt("hydra", {"hand": ["wild_attack_axe", "glory_bow"]}, wounds=[4])
        assert offered(state, "strike") == ["strike glory_bow 5"]

    def test_symbols_of_one_kind_with_other_icons_are_told_apart(self) -> None:
        state = hunt("hydra", {"hand": ["glory_torch"]})
        assert offered(state, "strike") == ["strike glory_torch 2", "strike glory_torch 3"]


@pytest.mark.rule("H-10.4")
class TestSets:
    @pytest.mark.parametrize("symbol", SYMBOLS)
    def test_a_set_covers_any_symbol(self, symbol: str) -> None:
        state = hunt("cerberus", {"hand": [*SYMBOLS[symbol], "trap_sword" if symbol == "mace" else "trap_mace"]})
        sets = [f"strike_set {symbol} {place}" for place in range(7)]  # bow torch sword sword mace spear axe
        assert offered(state, "strike_set") == sets
        play(state, f"strike_set {symbol} 5")
        assert covered(state, "cerberus") == [5]
        assert len(hand(state)) == 1

    @pytest.mark.parametrize("symbol", [symbol for symbol in SYMBOLS if symbol != "sickle"])
    def test_one_card_less_is_no_set(self, symbol: str) -> None:
        state = hunt("cerberus", {"hand": SYMBOLS[symbol][1:]})
        assert offered(state, "strike_set") == []

    def test_a_sickle_fills_up_no_set(self) -> None:
        state = hunt(
            "cerberus", {"hand": ["charge_sickle", "trap_sword", "glory_bow", "glory_torch", "fortification_bow"]}
        )
        assert {text.split()[1] for text in offered(state, "strike_set")} == {"sickle"}

    def test_axes_and_spears_make_no_sets(self) -> None:
        weapons = ["wild_attack_axe", "javelin_volley_axe", "assault_axe", "wild_attack_spear", "javelin_volley_spear"]
        state = hunt("medusa", {"hand": weapons})  # bow sword torch spear
        assert offered(state) == ["strike javelin_volley_spear 3", "strike wild_attack_spear 3", "stop"]

    def test_shields_deal_no_wounds(self) -> None:
        state = hunt("medusa", {"hand": ["reinforcements_shield", "reinforcements_shield"]})
        assert offered(state) == ["stop"]

    def test_the_hunter_chooses_the_cards_of_the_set(self) -> None:
        state = hunt("medusa", {"hand": ["trap_sword", "wild_attack_sword", "encirclement_sword"]})
        play(state, "strike_set sword 3", "spend wild_attack_sword")
        assert offered(state) == ["spend trap_sword", "spend encirclement_sword"]
        events = play(state, "spend encirclement_sword")
        assert told(events, "wound_dealt")[0]["cards"] == ["wild_attack_sword", "encirclement_sword"]
        assert hand(state) == ["trap_sword"]


@pytest.mark.rule("H-10.5")
class TestStopping:
    def test_without_a_wound_the_hunt_is_over(self) -> None:
        state = hunt("hydra", {"hand": ["trap_sword"]})
        assert told(play(state, "stop"), "hunt_ended") == [{"monster": "hydra", "slain": 0, "seat": 0}]

    def test_also_for_want_of_cards(self) -> None:
        state = hunt("hydra")
        assert told(state.opening, "hunt_ended") == [{"monster": "hydra", "slain": 0, "seat": 0}]

    def test_after_a_wound_the_monster_attacks(self) -> None:
        state = hunt("hydra", {"hand": ["trap_sword"]})
        events = play(state, "strike trap_sword 0")  # the last card: the hunter stops
        assert told(events, "attacks_drawn")
        assert not told(events, "hunt_ended")

    def test_each_attack_step_needs_a_wound_of_its_own(self) -> None:
        state = hunt("hydra", {"hand": ["trap_sword", "trap_mace"]}, attacks=["attack_3", "attack_4"])
        play(state, "strike trap_sword 0", "stop", "attack attack_3", "suffer", "injure speed")
        assert state.decision.kind == "hunt_attack"
        assert told(play(state, "stop"), "hunt_ended")

    def test_wounds_of_start_effects_count_in_the_first_attack_step(self) -> None:
        state = begin_hunt("hydra", {"artifacts": ["poison_arrows"]})
        play(state, "use_artifact poison_arrows", "wound 4")
        events = play(state, "stop")
        assert told(events, "attacks_drawn")
        assert not told(events, "hunt_ended")


@pytest.mark.rule("H-10.6")
class TestTheLastWound:
    def test_it_slays_the_monster_at_once(self) -> None:
        state = hunt("hydra", {"hand": ["glory_bow", "trap_sword"]}, wounds=[0, 1, 2, 3, 4])
        events = play(state, "strike glory_bow 5")
        assert told(events, "hunt_ended") == [{"monster": "hydra", "slain": 1, "seat": 0}]
        play(state, "decline")
        assert monster(state, "hydra") is None
        assert hand(state) == ["trap_sword"]

    def test_symbols_of_evolutions_must_be_covered_too(self) -> None:
        state = hunt("medusa", {"hand": ["wild_attack_spear"]}, wounds=[0, 1, 2], evolutions=["medusa_phocis"])
        assert not told(play(state, "strike wild_attack_spear 3"), "hunt_ended")

    def test_nothing_more_of_a_start_effect_and_no_draw(self) -> None:
        state = turn(
            [{"at": "corinthia", "artifacts": ["poison_arrows"], "attributes": {"strength": 3}}],
            monsters={"medusa": {"at": "corinthia", "wounds": [0, 1, 3]}},
        )
        events = play(state, "hunt medusa", "use_artifact poison_arrows")
        assert told(events, "hunt_ended")[0]["slain"] == 1
        assert not told(events, "combat_drawn")


# -- the monster attacks ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H-10.7")
class TestTheMonsterAttacks:
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_the_player_to_the_left_chooses_one_of_two_cards(self, seats: int) -> None:
        state = hunt("hydra", {"hand": ["trap_sword"]}, attacks=["recall_4", "fury", "charge"], seats=seats)
        (fields,) = told(play(state, "strike trap_sword 0"), "attacks_drawn")
        assert (fields["seat"], fields["attacks"]) == (1, ["fury", "recall_4"])
        assert (state.decision.seat, offered(state)) == (1, ["attack fury", "attack recall_4"])

    def test_both_are_laid_aside(self) -> None:
        state = hunt(
            "hydra", {"hand": ["trap_sword", "glory_bow"]}, attacks=["attack_3", "recall_3", "attack_4", "recall_4"]
        )
        play(state, "strike trap_sword 0", "stop", "attack attack_3", "suffer", "injure speed")
        view = state.view(None)
        assert (view["decks"]["attack"], view["discards"]["attack"]) == (16, ["attack_3"])
        play(state, "strike glory_bow 5", "stop")
        assert offered(state) == ["attack attack_4", "attack recall_4"]

    def test_with_fewer_than_two_cards_left_the_others_are_shuffled_in(self) -> None:
        played = [card for card in ATTACKS if card != "recall_3"]
        state = hunt("hydra", {"hand": ["trap_sword"]}, discards={"attack": played})
        events = play(state, "strike trap_sword 0")
        assert told(events, "deck_reshuffled") == [{"deck": "attack", "count": 18}]
        assert state.view(None)["decks"]["attack"] == 16
        assert state.view(None)["discards"]["attack"] == []

    def test_not_while_two_are_left(self) -> None:
        played = [card for card in ATTACKS if card not in ("recall_3", "charge")]
        state = hunt("hydra", {"hand": ["trap_sword"]}, discards={"attack": played})
        events = play(state, "strike trap_sword 0")
        assert not told(events, "deck_reshuffled")
        assert offered(state) == ["attack charge", "attack recall_3"]


@pytest.mark.rule("H-10.8")
class TestTheStrengthOfAnAttack:
    def test_the_cards_value_and_the_bonus_of_an_evolution(self) -> None:
        state = attacked("cyclops", "attack_4", {"hand": ["trap_sword"]}, evolutions=["cyclops_acarnania"])
        assert state.view(None)["hunt"]["strength"] == 4 + 1

    def test_it_is_fixed_when_the_card_is_played(self) -> None:
        hunter = {"hand": ["trap_sword", "trap_mace"], "blessings": ["battle_prayer"], "priests": 1}
        state = attacked("hydra", "surprise_attack", hunter)
        assert state.decision.about["strength"] == 1 + 2
        play(state, "use_blessing battle_prayer")
        assert (len(hand(state)), state.decision.about["strength"]) == (3, 1 + 2)


# -- the defence ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-10.9")
class TestDefence:
    def test_cards_one_by_one_until_the_strength_is_reached(self) -> None:
        cards = ["trap_sword", "wild_attack_axe", "glory_bow"]
        state = attacked("hydra", "attack_4", {"hand": cards}, decks={"combat": ["trap_mace", "phalanx_torch_1"]})
        assert told(play(state, "defend trap_sword"), "defence_played")[0]["defence"] == 1
        events = play(state, "defend wild_attack_axe")
        assert told(events, "defended") == [{"defence": 4, "seat": 0}]
        assert told(events, "combat_drawn")[0]["count"] == 2
        assert hand(state) == ["phalanx_torch_1", "glory_bow", "trap_mace"]
        assert (state.decision.kind, player(state)["injured"]) == ("hunt_attack", [])

    def test_more_than_enough_is_enough(self) -> None:
        state = attacked("hydra", "attack_3", {"hand": ["assault_axe"]})
        assert told(play(state, "defend assault_axe"), "defended") == [{"defence": 4, "seat": 0}]

    def test_it_begins_only_if_it_can_be_completed(self) -> None:
        cards = {"hand": ["wild_attack_axe", "trap_sword"]}
        assert offered(attacked("hydra", "attack_5", cards)) == ["suffer"]
        assert "defend trap_sword" in offered(attacked("hydra", "attack_4", cards))

    def test_what_was_begun_is_completed(self) -> None:
        hunter = {"hand": ["wild_attack_axe", "trap_sword"], "blessings": ["battle_prayer"], "priests": 1}
        state = attacked("hydra", "attack_4", hunter)
        play(state, "defend trap_sword")
        assert offered(state) == ["defend wild_attack_axe"]

    def test_shields_add_nothing_to_it(self) -> None:
        cards = ["wild_attack_axe", "reinforcements_shield"]
        state = attacked("hydra", "attack_3", {"hand": cards})
        assert offered(state) == ["defend wild_attack_axe", "shield reinforcements_shield", "suffer"]

    def test_the_hunter_need_not_defend(self) -> None:
        state = attacked("hydra", "attack_3", {"hand": ["assault_axe"]})
        assert told(play(state, "suffer"), "not_defended")
        assert hand(state) == ["assault_axe"]


@pytest.mark.rule("H-10.10")
class TestShields:
    def test_one_shield_is_as_good_as_a_defence_but_costs_an_injury(self) -> None:
        state = attacked("hydra", "recall_4", {"hand": ["reinforcements_shield"]})
        play(state, "shield reinforcements_shield")
        events = play(state, "injure speed")
        assert told(events, "combat_drawn")[0]["count"] == 1
        assert not told(events, "hunt_ended")
        assert (player(state)["injured"], state.decision.kind) == (["speed"], "hunt_attack")

    def test_against_any_attack(self) -> None:
        hunter = {"hand": ["reinforcements_shield"]}
        state = attacked("hydra", "fury", hunter, evolutions=["hydra_chalkidiki"])
        assert state.decision.about["strength"] == 8
        assert offered(state) == ["shield reinforcements_shield", "suffer"]

    def test_with_three_injuries_it_ends_the_hunt(self) -> None:
        injured = ["leadership", "strength", "speed"]
        state = attacked("hydra", "attack_3", {"hand": ["reinforcements_shield"], "injured": injured})
        events = play(state, "shield reinforcements_shield")
        assert told(events, "hunt_ended") == [{"monster": "hydra", "slain": 0, "seat": 0}]
        assert not told(events, "combat_drawn")
        assert player(state)["injured"] == injured


@pytest.mark.rule("H-10.11")
class TestNotDefending:
    def test_the_effect_and_then_one_card(self) -> None:
        state = attacked("hydra", "attack_3", {"hand": ["trap_sword"]}, decks={"combat": ["trap_mace"]})
        play(state, "suffer")
        assert hand(state) == ["trap_sword"]
        play(state, "injure strength")
        assert hand(state) == ["trap_sword", "trap_mace"]
        assert (player(state)["injured"], state.decision.kind) == (["strength"], "hunt_attack")

    def test_no_card_when_the_hunt_is_over(self) -> None:
        state = attacked("hydra", "recall_3", {"hand": ["trap_sword"]})
        events = play(state, "suffer", "injure speed")
        assert told(events, "hunt_ended")
        assert not told(events, "combat_drawn")
        assert hand(state) == ["trap_sword"]
