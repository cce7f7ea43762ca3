"""Overload as lords see it: how near each of them is to winning when the sky comes down."""

from __future__ import annotations

from typing import Any

import pytest

from aegean.bots.bot import Table
from aegean.bots.hellas.board import board_of
from aegean.bots.hellas.evaluation import Evaluation
from aegean.bots.hellas.observation import Observation
from aegean.bots.hellas.sky import OVERLOAD
from aegean.bots.hellas.weights import Weights

questions = pytest.importorskip("tests.rules.hellas.atlas_overload.questions", reason="without Overload no sky")


def observed(*players: dict[str, Any], **rest: Any) -> Observation:
    state = questions.table(list(players), **rest)
    table = Table.of(state, 0)
    return Observation(board_of(state.game, state.seats, table.view["options"]), 0, table.view)


def turns(*players: dict[str, Any], **rest: Any) -> list[float]:
    return [other[OVERLOAD] for other in observed(*players, **rest).others]


def standing(*regions: str) -> dict[str, Any]:
    lord: dict[str, Any] = questions.lord(*regions)
    return lord


def test_it_is_nearest_for_whoever_has_most_hoplites_at_ports() -> None:
    own, other = turns(standing("crete", "messenia"), standing("thessaly"), left=8)
    assert own < other


def test_the_lower_it_is_the_nearer() -> None:
    assert turns(standing("crete"), left=4)[0] < turns(standing("crete"), left=12)[0]


def test_hoplites_at_ports_hold_it_up_for_all() -> None:
    two, three = (turns(standing("crete", "messenia", *more), left=12)[0] for more in ((), ("boeotia",)))
    assert two < three


def test_whoever_reaches_a_free_port_may_be_the_one() -> None:
    """From Laconia it is one step to Messenia, from Locris none to any port, and the builder chooses the moment."""
    beside, far = (turns(standing("attica"), standing(start), left=4)[1] for start in ("laconia", "locris"))
    assert beside < far


def test_among_equals_the_bonus_token_counts() -> None:
    owner = {"owner": 1, "attribute": "leadership"}
    own, other = turns(standing("crete"), standing("messenia"), left=4, overload=owner)
    assert other < own


def test_a_lord_makes_less_of_its_own_chance_than_of_the_others() -> None:
    o = observed(standing("crete"), standing("messenia"), left=3)
    eager, sober = (Evaluation(o.board, 0, Weights(lottery=part)) for part in (1.0, 0.3))
    assert sober.own(o) < eager.own(o)
