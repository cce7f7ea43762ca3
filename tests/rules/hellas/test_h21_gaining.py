"""Blessings that give something when they are gained and afterwards (rules H-21.21, H-21.22)."""

from __future__ import annotations

import pytest

from aegean import State
from tests.hellas.positions import Player, attacked, hand, offered, play, player, told, turn

EVENT = {"event": ["cattle_of_geryon"]}  # does nothing to anybody


def gain(blessing: str, builder: Player | None = None, neighbour: Player | None = None) -> State:
    """Seat 0 has built a temple; a draft lets it keep the blessing, and the neighbour another."""
    state = turn(
        [{"controls": ["crete"], **(builder or {})}, neighbour or {}],
        temple_card="temple_card_1",
        temples=["epirus"],
        decks={"blessing": [blessing, "bluff", "ambush"]},
    )
    play(state, "build_temple crete", f"keep_blessing {blessing}", "keep_blessing bluff")
    return state


# -- Armory -----------------------------------------------------------------------------------------------------------

FULL = ["glory_bow", "trap_mace", "trap_sword", "assault_axe"]


@pytest.mark.rule("H-21.21")
class TestArmory:
    def test_two_cards_when_it_is_gained(self) -> None:
        state = gain("armory", {"hand": ["glory_bow"]})
        assert (len(hand(state)), len(hand(state, 1))) == (3, 0)

    def test_the_new_limit_holds_for_them(self) -> None:
        state = gain("armory", {"hand": FULL})
        assert (len(hand(state)), state.decision.seat) == (6, 1)  # nothing to discard

    def test_the_hand_limit_is_six(self) -> None:
        six = [*FULL, "glory_torch", "wild_attack_axe"]
        state = turn([{"blessings": ["armory", "push_ups"], "hand": six}, {}])
        assert (player(state)["hand_limit"], player(state, 1)["hand_limit"]) == (6, 4)
        play(state, "use_blessing push_ups")
        assert (state.decision.kind, state.decision.about["left"]) == ("discard", 1)
        play(state, "discard glory_bow")
        assert len(hand(state)) == 6

    def test_also_after_a_hunt(self) -> None:
        """Recall ends it: the hunter keeps six cards of seven."""
        seven = [*FULL, "glory_torch", "wild_attack_axe", "charge_sickle"]
        state = attacked("medusa", "recall_3", {"blessings": ["armory"], "hand": seven})
        play(state, "suffer", "injure speed")
        assert (state.decision.kind, state.decision.about["left"]) == ("discard", 1)

    def test_without_it_the_limit_is_four(self) -> None:
        state = turn([{"blessings": ["push_ups"], "hand": FULL}])
        play(state, "use_blessing push_ups")
        assert state.decision.kind == "discard"


# -- God's Strength ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-21.22")
class TestGodsStrength:
    def test_strength_when_it_is_gained(self) -> None:
        state = gain("gods_strength", {"attributes": {"strength": 2}})
        assert player(state)["stored"] == {"leadership": 1, "strength": 3, "speed": 2}
        assert player(state, 1)["stored"]["strength"] == 1

    def test_a_raise_beyond_five_is_lost(self) -> None:
        assert player(gain("gods_strength", {"attributes": {"strength": 5}}))["stored"]["strength"] == 5

    @pytest.mark.parametrize("builder", [0, 1])
    def test_whoever_builds_a_monument_one_injury_is_healed(self, builder: int) -> None:
        state = turn([{"blessings": ["gods_strength"], "injured": ["speed"]}, {}], seat=builder, decks=EVENT)
        play(state, "build_monument", "raise_monument zeus")
        assert player(state)["injured"] == []
        assert player(state)["stored"]["strength"] == 1  # the raise came once

    def test_its_owner_chooses_which(self) -> None:
        owner = {"blessings": ["gods_strength"], "injured": ["speed", "leadership"]}
        state = turn([owner, {}], seat=1, decks=EVENT)
        play(state, "build_monument", "raise_monument zeus")
        assert (state.decision.seat, offered(state)) == (0, ["heal leadership", "heal speed"])
        play(state, "heal speed")
        assert player(state)["injured"] == ["leadership"]

    def test_only_the_owners_hero(self) -> None:
        state = turn([{"blessings": ["gods_strength"]}, {"injured": ["speed"]}], decks=EVENT)
        events = play(state, "build_monument", "raise_monument zeus")
        assert (told(events, "healed"), player(state, 1)["injured"]) == ([], ["speed"])

    def test_also_when_all_monuments_are_complete(self) -> None:
        owner = {"blessings": ["gods_strength"], "injured": ["speed"]}
        state = turn([owner], monuments={"athena": 5, "zeus": 5, "hermes": 5}, decks=EVENT)
        play(state, "build_monument")
        assert player(state)["injured"] == []

    def test_it_comes_before_the_monster_phase(self) -> None:
        """Cyclops finds the hero healed, and hurts it anew."""
        state = turn(
            [{"blessings": ["gods_strength"], "injured": ["speed"], "at": "crete"}],
            monsters={"cyclops": "crete"},
            rolls={"monster": ["region_attack"]},
            decks=EVENT,
        )
        events = play(state, "build_monument", "raise_monument zeus", "injure leadership")
        assert [e.kind for e in events if e.kind in ("healed", "injured")] == ["healed", "injured"]
        assert player(state)["injured"] == ["leadership"]
