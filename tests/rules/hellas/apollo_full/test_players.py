"""What bots make of muses."""

from __future__ import annotations

from aegean import State, bots
from tests.bots.advised import grounds
from tests.hellas.positions import turn
from tests.rules.hellas.apollo_full.questions import OPTIONS, held, praying, with_muse


def chosen(state: State) -> str:
    seat = state.decision.seat
    return str(bots.bot("greedy", "hellas", 1).choose(bots.Table.of(state, seat)))


def test_a_muse_is_taken_who_serves_the_land_of_the_hero() -> None:
    lord = {"at": "attica", "controls": ["attica", "boeotia"], "hoplites": {"attica": 1, "boeotia": 1}}
    assert chosen(praying(shown=("polyhymnia", "erato"), lord=lord)) == "take_muse erato"


def test_a_muse_in_the_right_place_is_kept() -> None:
    lord = {"at": "crete", "controls": ["attica"], "hoplites": {"attica": 2}}
    state = praying(
        shown=("urania", "polyhymnia"), lord=lord, muses={"held": [{"seat": 0, "muse": "erato", "region": "attica"}]}
    )
    assert chosen(state) == "decline"


def test_erato_recruits() -> None:
    lord = {"controls": ["attica"], "hoplites": {"attica": 1}, "at": "attica"}
    state = with_muse("erato", "attica", lord)
    played = chosen(state)
    while played != "call_muse" and state.decision.kind == "turn" and not played.startswith("build"):
        state.apply(next(action for action in state.decision.actions if str(action) == played))
        while state.decision.kind != "turn":
            state.apply(state.decision.actions[0])
        played = chosen(state)
    assert played == "call_muse"


def test_a_muse_is_spent_where_a_region_is_worth_more() -> None:
    """Hero and muse stand in Attica, the greatest city, which seat 1 holds with two hoplites."""
    other = {"hoplites": {"attica": 2}, "controls": ["attica"]}
    used = ["hero_movement", "muse_movement", "hoplite_movement", "prayer"]
    state = with_muse("urania", "attica", {"at": "attica"}, other=other, turn={"seat": 0, "regular_used": used})
    assert chosen(state) == "usurp"


def test_a_muse_is_a_ground_for_advice() -> None:
    then, now = turn(options=OPTIONS), turn(**held("klio", "crete"))
    assert grounds(then, now)["muses"] == {"count": 1}
