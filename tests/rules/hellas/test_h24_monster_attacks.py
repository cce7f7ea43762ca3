"""Who sees the monster attack cards (rules H-24)."""

from __future__ import annotations

import json

import pytest

from aegean import State
from tests.hellas.positions import hunt, offered, play, told

OTHERS = (0, 2, None)  # the hunter, a bystander, a spectator


def drawn(*attacks: str) -> State:
    """Three players; once the hunter stops, seat 1 draws these cards to choose from."""
    state = hunt("hydra", {"hand": ["trap_sword", "trap_mace"]}, attacks=attacks, seats=3)
    play(state, "strike trap_sword 0")
    return state


def shown(state: State, seat: int | None) -> str:
    return json.dumps(state.view(seat), sort_keys=True)


@pytest.mark.rule("H-24.4")
class TestTheCardsDrawn:
    def test_the_chooser_alone_sees_both(self) -> None:
        state = drawn("attack_3", "recall_4")
        events = play(state, "stop")
        (event,) = [event for event in events if event.kind == "attacks_drawn"]
        seen = event.seen_by(1)
        assert seen is not None
        assert seen.fields["attacks"] == ["attack_3", "recall_4"]
        for other in OTHERS:
            known = event.seen_by(other)
            assert known is not None
            assert known.fields == {"count": 2, "seat": 1}

    def test_nobody_else_is_shown_them(self) -> None:
        one, two = drawn("attack_3", "recall_4"), drawn("attack_3", "recall_3")
        play(one, "stop")
        play(two, "stop")
        assert [decision.seat for decision in one.decisions] == [1]
        assert offered(one) != offered(two)
        for other in OTHERS:
            assert shown(one, other) == shown(two, other)

    def test_two_alike_are_asked_for_like_any_other(self) -> None:
        one, two = drawn("fury", "fury"), drawn("fury", "charge")
        play(one, "stop")
        play(two, "stop")
        assert (one.decision.kind, offered(one)) == ("monster_attack", ["attack fury"])
        for other in OTHERS:
            assert shown(one, other) == shown(two, other)

    def test_the_card_played_is_seen_by_all(self) -> None:
        state = drawn("attack_3", "recall_4")
        play(state, "stop")
        events = play(state, "attack attack_3")
        (event,) = [event for event in events if event.kind == "monster_attacked"]
        for seat in (0, 1, 2, None):
            seen = event.seen_by(seat)
            assert seen is not None
            assert seen.fields["attack"] == "attack_3"
            view = state.view(seat)
            assert (view["hunt"]["attack"], view["discards"]["attack"]) == ("attack_3", ["attack_3"])

    def test_the_other_by_nobody_ever(self) -> None:
        one, two = drawn("attack_3", "recall_4"), drawn("attack_3", "recall_3")
        answers = ["stop", "attack attack_3", "suffer", "injure speed", "stop", "injure strength"]
        for answer in answers:
            seen_one, seen_two = play(one, answer), play(two, answer)
            for other in OTHERS:
                assert [event.seen_by(other) for event in seen_one] == [event.seen_by(other) for event in seen_two]
                assert shown(one, other) == shown(two, other)
        assert told(seen_one, "turn_began")  # the hunt is over

    def test_for_the_others_it_could_be_any(self) -> None:
        state = drawn("attack_3", "recall_4")
        play(state, "stop")
        assert all(offered(state.sample(1, seed)) == offered(state) for seed in range(4))
        for other in (0, 2):
            assert len({tuple(offered(state.sample(other, seed))) for seed in range(6)}) > 1
