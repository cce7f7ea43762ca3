"""The end of a countdown in Lords of Hellas, fought out: what a lord with foresight sees of it."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from aegean.bots.bot import Table
from aegean.bots.hellas.board import board_of
from aegean.bots.hellas.endgame import fought_out, turns_left
from aegean.bots.hellas.observation import Observation
from aegean.bots.hellas.weights import TASTE
from aegean.bots.insight import insight_of
from tests.hellas.positions import GAME, Player, turn

HOLDER: Player = {"controls": ["thessaly"], "hoplites": {"thessaly": 4}}


def last_turn(*players: Player, builder: int = 0, tokens: int = 1, seat: int = 0, **rest: Any) -> State:
    """Zeus' monument in Thessaly is complete, and the king is about to be found there."""
    king = {"builder": builder, "tokens": tokens, "region": "thessaly", **rest.pop("king", {})}
    return turn(players, seats=3, seat=seat, monuments={"zeus": 5, "hermes": 4}, king=king, **rest)


def winner(state: State, turns: int = 1) -> int | None:
    after = fought_out(state, 0, board_of(GAME, state.seats, state.options), TASTE, turns)
    return after.result.winners[0] if after.result is not None else None


def chances(state: State, foresight: bool) -> list[float]:
    return list(insight_of(Table(state, state.decision.seat, state.decision), None, foresight).chances(state))


# -- how long it takes ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("builder", "tokens", "seat", "left"), [(0, 1, 0, 1), (2, 1, 0, 3), (0, 1, 1, 3), (0, 3, 0, 7), (1, 2, 0, 5)]
)
def test_turns_are_counted_up_to_the_last_token(builder: int, tokens: int, seat: int, left: int) -> None:
    state = last_turn(builder=builder, tokens=tokens, seat=seat)
    assert turns_left(Observation(board_of(GAME, 3, state.options), 0, state.view(0))) == left


# -- strikes (H-23.7) -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "striker",
    [
        {"at": "macedonia", "glory": ["red"]},
        {"at": "messenia", "glory": ["red"], "controls": ["acarnania"]},
        {"hoplites": {"macedonia": 8}},
        {"hoplites": {"macedonia": 6, "locris": 4}, "priests": 1},
    ],
    ids=["a hero who usurps", "one who is carried there", "a march", "a march after a prayer"],
)
def test_the_last_turn_takes_the_crown_from_its_holder(striker: Player) -> None:
    state = last_turn(striker, HOLDER)
    before = state.hash()
    assert winner(state) == 0
    assert state.hash() == before


@pytest.mark.parametrize("striker", [{"hoplites": {"crete": 8}}, {"at": "messenia", "glory": ["red"]}])
def test_who_cannot_get_there_leaves_the_crown_to_its_holder(striker: Player) -> None:
    assert winner(last_turn(striker, HOLDER)) == 1


@pytest.mark.parametrize(
    "striker",
    [
        {"hoplites": {"macedonia": 4}},
        {"at": "macedonia", "hoplites": {"thessaly": 2}},
        {"hoplites": {"phocis": 4}, "priests": 1},
    ],
    ids=["a march", "recruits beside the hero", "an army that a prayer moves"],
)
def test_a_neutral_crown_is_taken_by_enough_hoplites(striker: Player) -> None:
    assert winner(last_turn(striker)) == 0


def test_everybody_strikes_before_the_last_turn() -> None:
    """The lord between holds the region only until the builder's hero usurps it."""
    usurper = {"at": "macedonia", "glory": ["red"]}
    assert winner(last_turn({"hoplites": {"locris": 6}}, {}, usurper, builder=2), turns=3) == 2
    assert winner(last_turn({"hoplites": {"locris": 6}}, {}, {}, builder=2), turns=3) == 0


def test_when_no_king_was_found_the_first_to_take_the_region_wins() -> None:
    """H-23.8."""
    state = last_turn({}, {"hoplites": {"macedonia": 5}}, {"hoplites": {"locris": 6}}, tokens=0, king={"open": True})
    assert winner(state, turns=3) == 1


# -- foresight --------------------------------------------------------------------------------------------------------


def test_foresight_sees_who_will_usurp_the_crown() -> None:
    state = last_turn({"at": "epirus", "glory": ["red"], "hand": []}, HOLDER, seat=1)
    blind, seeing = chances(state, False), chances(state, True)
    assert sum(seeing) == pytest.approx(1.0)
    assert seeing[0] > 0.7 > blind[0]


def test_foresight_does_not_trouble_with_a_countdown_that_has_begun_just_now() -> None:
    state = last_turn({"at": "macedonia", "glory": ["red"]}, HOLDER, tokens=3)
    assert chances(state, True) == chances(state, False)


# -- reasons ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tokens", "turns"), [(1, 1), (2, 2), (3, 3)])
def test_a_rival_who_holds_the_crown_is_named_with_the_countdown(tokens: int, turns: int) -> None:
    state = last_turn({"hoplites": {"elis": 2}}, HOLDER, builder=2, tokens=tokens)
    insight = insight_of(Table(state, 0, state.decision))
    grounds = {ground.kind: ground.fields for ground in insight.grounds(state, state)}
    assert grounds["rival"] == {"seat": 1, "victory": "king_of_kings", "count": turns}


def test_whoever_holds_the_crown_hopes_for_it() -> None:
    state = last_turn(HOLDER, builder=1)
    insight = insight_of(Table(state, 0, state.decision))
    grounds = {ground.kind: ground.fields for ground in insight.grounds(state, state)}
    assert grounds["goal"] == {"seat": 0, "victory": "king_of_kings", "count": 1}


def test_far_from_a_monument_no_one_hopes_for_the_crown() -> None:
    builder: Player = {"controls": ["attica", "elis", "crete", "corinthia"], "hoplites": {"attica": 3}}
    state = turn([builder], seats=3, temples={"attica": 1, "elis": 2, "crete": 3, "corinthia": 4})
    insight = insight_of(Table(state, 0, state.decision))
    grounds = {ground.kind: ground.fields for ground in insight.grounds(state, state)}
    assert grounds["goal"]["victory"] == "favored_of_the_gods"
