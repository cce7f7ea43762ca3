"""When a hunter is asked for powers (rules H-22)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.hellas.positions import attacked, begin_hunt, hand, hunt, monster, offered, play, player, told, turn

CARDS = ["trap_sword", "trap_mace", "glory_bow"]
USES = ("use_artifact harpe", "use_artifact poison_arrows", "use_blessing weak_spot")
ATLAS = {"kept": ["aid_to_atlas"], "used_specials": ["march"]}


# -- start effects ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-22.6")
class TestStartEffectsOfAHunt:
    HUNTER = {"artifacts": ["harpe", "poison_arrows"], "blessings": ["weak_spot"], "hand": ["trap_sword"]}

    @pytest.mark.parametrize("order", list(permutations(USES)))
    def test_in_any_order(self, order: tuple[str, ...]) -> None:
        state = begin_hunt("hydra", self.HUNTER)
        for use in order:
            assert state.decision.kind == "hunt_start"
            play(state, use)
            while state.decision.kind in ("discard", "wound"):
                play(state, offered(state)[0])
        there = monster(state, "hydra")
        assert there is not None
        assert sum(wound["covered"] for wound in there["wounds"]) == 2
        assert state.decision.kind == "hunt_attack"

    def test_each_once(self) -> None:
        state = begin_hunt("hydra", self.HUNTER)
        play(state, "use_blessing weak_spot", "wound 0")
        play(state, "use_artifact harpe")
        assert offered(state) == ["use_artifact poison_arrows", "done", "not_this_turn"]

    def test_one_before_the_draw_another_after_it(self) -> None:
        state = begin_hunt("hydra", self.HUNTER)
        play(state, "use_artifact harpe", "done")
        assert state.decision.about["drawn"] == 1
        assert offered(state, "use_artifact") == ["use_artifact poison_arrows"]

    def test_whoever_wants_none_this_turn_is_not_asked_again(self) -> None:
        state = begin_hunt("hydra", self.HUNTER)
        play(state, "not_this_turn")
        assert state.decision.kind == "hunt_attack"
        assert player(state)["artifacts"] == {"harpe": True, "poison_arrows": True}

    def test_inspiring_hunt_comes_before_all_of_them(self) -> None:
        hunter = {**self.HUNTER, "blessings": ["weak_spot", "inspiring_hunt", "battle_prayer"]}
        state = begin_hunt("hydra", hunter)
        assert (state.decision.kind, player(state)["priests"]) == ("hunt_start", 1)
        assert "use_blessing battle_prayer" in offered(state)  # the priest can be used at once

    def test_other_players_have_none(self) -> None:
        others = {"artifacts": ["harpe"], "blessings": ["weak_spot"], "hand": ["trap_mace"]}
        state = begin_hunt("hydra", {"hand": ["trap_sword"]}, players=[others])
        assert (state.decision.seat, state.decision.kind) == (0, "hunt_attack")


# -- at any time ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-22.8")
class TestAtAnyTime:
    def test_between_the_actions_of_the_turn(self) -> None:
        state = turn([{**ATLAS, "hand": CARDS, "priests": 1, "blessings": ["battle_prayer"]}])
        assert {"use_quest aid_to_atlas", "use_blessing battle_prayer"} <= set(offered(state))
        play(state, "move_hero macedonia")
        assert {"use_quest aid_to_atlas", "use_blessing battle_prayer"} <= set(offered(state))

    def test_beside_a_start_effect(self) -> None:
        state = begin_hunt("hydra", {**ATLAS, "artifacts": ["harpe"], "hand": CARDS})
        assert (state.decision.kind, state.decision.about["drawn"]) == ("hunt_start", 0)
        play(state, "use_quest aid_to_atlas")
        assert (len(hand(state)), player(state)["specials_used"]) == (3 + 2, [])
        assert state.decision.kind == "hunt_start"

    def test_it_opens_no_start_of_its_own(self) -> None:
        assert begin_hunt("hydra", {**ATLAS, "hand": CARDS}).decision.kind == "hunt_attack"

    def test_when_asked_for_an_attack(self) -> None:
        state = hunt("hydra", {**ATLAS, "hand": CARDS})
        play(state, "strike trap_sword 0", "use_quest aid_to_atlas")
        assert (player(state)["kept"], player(state)["specials_used"], len(hand(state))) == ([], [], 2 + 2)
        assert state.decision.kind == "hunt_attack"
        assert told(play(state, "stop"), "attacks_drawn")

    def test_when_asked_for_a_defence(self) -> None:
        state = attacked("hydra", "attack_5", {**ATLAS, "hand": CARDS})
        play(state, "use_quest aid_to_atlas")
        assert (state.decision.kind, len(hand(state))) == ("defend", 5)

    def test_not_in_the_middle_of_a_defence(self) -> None:
        state = attacked("hydra", "attack_3", {**ATLAS, "hand": CARDS})
        play(state, "defend trap_sword")
        assert offered(state, "use_quest") == []

    def test_not_while_something_else_is_asked(self) -> None:
        state = attacked("hydra", "mighty_attack", {**ATLAS, "hand": CARDS})
        play(state, "suffer")
        assert (state.decision.kind, offered(state, "use_quest")) == ("injure", [])

    def test_not_in_the_hunt_of_another(self) -> None:
        state = hunt("hydra", {"hand": ["wild_attack_sword"]}, players=[{**ATLAS, "hand": CARDS}])
        play(state, "strike wild_attack_sword 0")
        assert (state.decision.seat, {text.split()[0] for text in offered(state)}) == (1, {"attack"})
