"""Hades as a fourth god (rules HDF-1)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import OptionError, State
from tests.hellas.positions import GAME, attacked, control, monster, offered, play, player, told, turn
from tests.rules.hellas.hades_full.questions import OPTIONS, attacking, below, one_of_two, raise_, table

GODS = ["athena", "zeus", "hermes", "hades"]
SHARED = ["price_of_victory", "plague", "temple_of_death", "ferrymans_toll", "leash_of_cerberus", "blood_debt"]
SHARED += ["second_life", "soul_bargain"]


def praying(level: int, value: int = 1, **lord: Any) -> State:
    """Seat 0 has prayed to Hades; the Hydra is in Elis among hoplites of seat 1."""
    players = [raise_(value, **{"at": "phocis", "priests": 1, **lord}), {"hoplites": {"elis": 3, "arcadia": 2}}]
    state = turn(players, options=OPTIONS, monuments={"hades": level}, monsters={"hydra": "elis"})
    play(state, "pray hades")
    return state


@pytest.mark.rule("HDF-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_he_stands_in_messenia_beside_the_others(seats: int) -> None:
    view = GAME.new(seats, 1, OPTIONS).view(None)
    assert list(view["monuments"]) == GODS
    assert view["monuments"]["hades"] == {"level": 1, "region": "messenia", "priests": [0] * seats}
    data = GAME.data(GAME.complete(OPTIONS))
    gods = [entry.god for entry in data.entries("blessings").values()]  # type: ignore[attr-defined]
    assert [gods.count(god) for god in GODS] == [12, 12, 12, 10]
    assert set(data.entries("artifacts")) == {*GAME.pack.entries("artifacts"), "hades_helmet"}


@pytest.mark.rule("HDF-1.1")
def test_the_helmet_goes_with_his_region() -> None:
    state = table([{"hoplites": {"arcadia": 1, "messenia": 2}}], "move arcadia messenia", underworld=below())
    assert control(state, "messenia") == 0
    assert player(state)["artifacts"] == {"hades_helmet": True}


@pytest.mark.rule("HDF-1.1")
def test_his_monument_is_built_like_the_others() -> None:
    state = turn(seats=3, options=OPTIONS, monuments={"hades": 4, "zeus": 3})
    play(state, "build_monument", "raise_monument hades")
    assert state.view(None)["king"]["region"] == "messenia"


@pytest.mark.rule("HDF-1.1")
def test_a_god_is_there_once() -> None:
    with pytest.raises(OptionError):
        GAME.new(2, 1, {"expansions": ["hades_simple", "hades_full"]})
    if "apollo_simple" in GAME.vocabulary()["expansion"]:
        view = GAME.new(2, 1, {"expansions": ["hades_full", "apollo_simple"]}).view(None)
        assert set(view["monuments"]) == {"athena", "zeus", "apollo", "hades"}


@pytest.mark.rule("HDF-1.2")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (4, 5), (5, 5)])
def test_a_prayer_raises_raise(before: int, after: int) -> None:
    state = praying(1, before)
    assert player(state)["stored"]["raise"] == after
    assert state.decision.kind == "turn"  # at level 1 that is all


@pytest.mark.rule("HDF-1.3")
def test_at_level_two_a_monster_moves_one_region() -> None:
    state = praying(2)
    play(state, "choose_monster hydra")
    assert state.decision.kind == "move_monster"
    play(state, "move_monster achaea")
    found = monster(state, "hydra")
    assert found is not None
    assert (found["region"], state.decision.kind) == ("achaea", "turn")


@pytest.mark.rule("HDF-1.3")
def test_at_level_three_it_moves_or_attacks() -> None:
    state = one_of_two()
    assert offered(state) == ["monster_move", "monster_attack", "done"]
    events = play(state, "monster_attack")
    assert [fields["region"] for fields in told(events, "region_attack")] == ["elis"]
    assert state.decision.kind == "turn"  # and does not move besides
    state = one_of_two()
    play(state, "monster_move", "move_monster achaea")
    assert state.decision.kind == "turn"


@pytest.mark.rule("HDF-1.3")
@pytest.mark.parametrize("level", [4, 5])
def test_at_levels_four_and_five_it_does_both(level: int) -> None:
    state = praying(level)
    play(state, "choose_monster hydra", "monster_attack")
    assert offered(state) == ["monster_move", "done"]


@pytest.mark.rule("HDF-1.3")
def test_all_of_it_may_be_left() -> None:
    state = praying(3)
    play(state, "done")
    assert state.decision.kind == "turn"


# -- helmet and blessings ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HDF-1.4")
def test_the_helmet_is_worn_as_ever() -> None:
    hunter = {"controls": ["messenia"], "artifacts": ["hades_helmet"], "hand": ["trap_sword"]}
    state = attacked("hydra", "mighty_attack", hunter, options=OPTIONS)
    play(state, "suffer", "use_artifact hades_helmet")
    assert len(player(state)["injured"]) + state.decision.about["left"] == 1


@pytest.mark.rule("HDF-1.4")
@pytest.mark.parametrize("name", SHARED)
def test_what_a_blessing_says_holds(name: str) -> None:
    simple, full = (GAME.data(GAME.complete({"expansions": [form]})) for form in ("hades_simple", "hades_full"))
    assert simple.entries("blessings")[name] == full.entries("blessings")[name]


@pytest.mark.rule("HDF-1.4")
def test_undying_will_raises_raise() -> None:
    state = turn(options=OPTIONS, players=[raise_(2)], steps=[
        {"step": "Turn", "seat": 0},
        {"step": "Aftermath", "seat": 0, "toll_taken": False},
        {"step": "Resolve", "seat": 0, "ref": "blessing:undying_will:gain", "at": 0},
    ])  # fmt: skip
    assert player(state)["stored"]["raise"] == 3
    assert player(state)["stored"]["strength"] == 1


@pytest.mark.rule("HDF-1.4")
@pytest.mark.parametrize(("warriors", "monsters", "worth"), [(0, {}, 0), (1, {}, 2), (0, {"hydra": "corinthia"}, 2)])
def test_grave_guard_counts_a_warrior_too(warriors: int, monsters: dict[str, str], worth: int) -> None:
    guarded = {"blessings": ["grave_guard"]}
    state = attacking(4, 4, came=0, there=warriors, defender=guarded, monsters=monsters)
    assert dict(state.view(None)["battle"]["items"][1]).get("blessing:grave_guard", 0) == worth


@pytest.mark.rule("HDF-1.4")
def test_the_plague_takes_no_dead() -> None:
    """From the supply, then from the map; those who lie below stay there."""
    players: list[dict[str, Any]] = [{}, {"hoplites": {"elis": 8, "crete": 1}, "controls": ["elis"]}]
    steps = [
        {"step": "Turn", "seat": 0},
        {"step": "Aftermath", "seat": 0, "toll_taken": False},
        {"step": "Removal", "seat": 1, "left": 2},
    ]
    state = turn(players, options=OPTIONS, underworld=below(0, 5), steps=steps)
    assert offered(state) == ["remove_hoplite elis", "remove_hoplite crete"]  # one was in the supply
    play(state, "remove_hoplite elis")
    view = state.view(None)
    assert (view["graves"]["gone"], view["underworld"]["dead"]) == ([0, 2], [0, 5])
