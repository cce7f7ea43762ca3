"""The underworld, Raise and Resurrection (rules HDF-3)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import PositionError, State
from aegean.core.values import Action
from tests.browser.questions import LUCIA, MAREK
from tests.hellas.positions import GAME, army, attacked, battle, control, offered, play, player, told, turn
from tests.rules.hellas.hades_full.questions import OPTIONS, below, fallen, raise_, table


def dead(state: State) -> list[int]:
    found: list[int] = state.view(None)["underworld"]["dead"]
    return found


def supply(state: State, seat: int = 0) -> int:
    return int(state.view(None)["players"][seat]["supply"])


def why(state: State, kind: str, *args: str) -> tuple[str, str]:
    refused = GAME.why_not(Action(kind, args), state, 0)
    assert refused is not None
    return refused.reason, refused.clause


# -- the dead ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HDF-3.1")
def test_the_killed_of_a_battle_lie_below() -> None:
    state = battle(5, 2, attacker={"hand": []}, defender={"hand": []}, options=OPTIONS)
    before = supply(state, 1)
    play(state, "withdraw attica")
    assert (dead(state), supply(state, 1)) == ([0, 1], before)


@pytest.mark.rule("HDF-3.1")
def test_those_who_find_no_refuge_too() -> None:
    state = battle(1, 5, start="", attacker={"hand": []}, defender={"hand": []}, options=OPTIONS)
    assert dead(state) == [1, 0]


@pytest.mark.rule("HDF-3.1")
def test_a_price_is_paid_there() -> None:
    lord = {"hoplites": {"elis": 5}, "controls": ["elis"], "blessings": ["murderous_march"]}
    state = table([lord], "murderous_march elis crete", underworld=below())
    assert dead(state)[0] > 0
    lord = {"controls": ["argolis"], "hoplites": {"argolis": 3}, "blessings": ["soul_bargain"]}
    state = table([lord], "recruit", "place argolis", "done", "bargain argolis", underworld=below())
    assert (dead(state), player(state)["priests"]) == ([2, 0], 1)


@pytest.mark.rule("HDF-3.1")
def test_the_dead_cannot_be_recruited() -> None:
    lord = {"hoplites": {"argolis": 3}, "controls": ["argolis"]}
    state = table([lord], underworld=below(12))
    assert (supply(state), offered(state, "recruit")) == (0, [])


@pytest.mark.rule("HDF-3.1")
def test_fifteen_are_on_the_map_in_the_supply_and_below() -> None:
    with pytest.raises(PositionError, match="too many"):
        table([{"hoplites": {"argolis": 4}}], underworld=below(12))


# -- Raise ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HDF-3.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_raise_begins_at_one_for_all_to_see(seats: int) -> None:
    view = GAME.new(seats, 3, OPTIONS).view(None)
    assert [one["attributes"]["raise"] for one in view["players"]] == [1] * seats
    with pytest.raises(PositionError, match="1 to 5"):
        turn([raise_(6)], options=OPTIONS)


@pytest.mark.rule("HDF-3.2")
def test_it_may_be_chosen_where_an_attribute_is_raised() -> None:
    lord = raise_(2, **{**LUCIA, "controls": [*LUCIA["controls"], "phocis"]})
    state = table([lord, MAREK], "build_temple phocis", underworld=below(), temple_card="temple_card_5")
    assert "attribute raise" in offered(state)
    play(state, "attribute raise")
    assert player(state)["stored"]["raise"] == 3


@pytest.mark.rule("HDF-3.2")
def test_it_takes_no_injury() -> None:
    state = attacked("medusa", "nasty_wound", raise_(4, injured=["speed"], hand=["glory_bow"]), options=OPTIONS)
    play(state, "suffer")
    assert offered(state, "injure") == ["injure leadership", "injure strength"]


# -- Resurrection -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HDF-3.3")
@pytest.mark.parametrize(("lying", "value", "back"), [(4, 3, 3), (4, 1, 1), (2, 5, 2), (1, 1, 1)])
def test_as_many_come_back_as_raise_says(lying: int, value: int, back: int) -> None:
    state = fallen(lying, value)
    before = army(state, "attica")
    events = play(state, "resurrect attica")
    assert told(events, "hoplites_raised") == [{"seat": 0, "region": "attica", "count": back}]
    assert (army(state, "attica"), dead(state)) == (before + back, [lying - back, 1])


@pytest.mark.rule("HDF-3.3")
def test_without_dead_there_is_none() -> None:
    state = fallen(0)
    assert offered(state, "resurrect") + offered(state, "resurrect_to_supply") == []
    assert why(state, "resurrect", "attica") == ("nobody_of_yours_is_dead", "HDF-3.3")
    assert why(state, "resurrect_to_supply") == ("nobody_of_yours_is_dead", "HDF-3.3")


@pytest.mark.rule("HDF-3.3")
def test_it_is_a_regular_action_once_a_turn() -> None:
    state = fallen(6, 1)
    play(state, "resurrect attica")
    assert state.view(None)["regular_used"] == ["resurrection"]
    assert offered(state, "resurrect") == []
    assert why(state, "resurrect", "attica") == ("that_regular_action_is_taken", "H-4.2")


@pytest.mark.rule("HDF-3.3")
def test_a_hero_on_a_quest_does_not_matter() -> None:
    quest = {"quest": {"name": "aid_to_atlas", "step": 1}}
    lord = {key: value for key, value in LUCIA.items() if key != "at"} | quest
    state = table([lord, MAREK], underworld=below(2), quests=["aid_to_atlas"])
    assert offered(state, "resurrect") == ["resurrect attica", "resurrect elis"]


@pytest.mark.rule("HDF-3.4")
def test_any_gate_will_do_and_no_other_region() -> None:
    state = fallen(2)
    assert offered(state, "resurrect") == ["resurrect attica", "resurrect elis"]
    assert why(state, "resurrect", "crete") == ("no_gate_is_there", "HDF-3.4")


@pytest.mark.rule("HDF-3.4")
def test_or_into_the_supply() -> None:
    state = fallen(4)
    before = supply(state)
    events = play(state, "resurrect_to_supply")
    assert told(events, "hoplites_returned") == [{"seat": 0, "count": 3}]
    assert (supply(state), dead(state)) == (before + 3, [1, 1])


@pytest.mark.rule("HDF-3.4")
def test_it_is_neither_recruiting_nor_moving() -> None:
    """Sphinx, Helen and Chimera have nothing to say to it."""
    monsters = {"sphinx": "attica", "chimera": {"at": "attica", "evolutions": ["chimera_arcadia"]}}
    state = fallen(3, monsters=monsters)
    before = army(state, "attica")
    play(state, "resurrect attica")
    assert army(state, "attica") == before + 3
    other = {**MAREK, "hero": "helen", "at": "elis"}
    state = table([raise_(3, **LUCIA), other], underworld=below(3))
    assert "resurrect elis" in offered(state)


@pytest.mark.rule("HDF-3.4")
def test_nobody_arrives_fortified() -> None:
    state = fallen(3)
    play(state, "resurrect attica")
    assert state.view(None)["regions"]["attica"]["fortified"] == -1


@pytest.mark.rule("HDF-3.5")
def test_among_others_they_attack() -> None:
    state = fallen(4)
    fields = GAME.fields(GAME.parse("resurrect elis", state), state)
    assert (fields["count"], fields["follows"], fields["attack"], fields["defence"]) == (3, "battle", 3, 3)
    play(state, "resurrect elis")
    assert state.view(None)["battle"]["seats"] == [0, 1]


@pytest.mark.rule("HDF-3.5")
def test_losers_withdraw_like_a_defender() -> None:
    other: dict[str, Any] = {**MAREK, "hoplites": {"elis": 6}, "controls": ["elis"], "hand": []}
    state = table([raise_(3, **{**LUCIA, "hand": []}), other], underworld=below(4))
    play(state, "resurrect elis")
    assert offered(state) == ["withdraw achaea", "withdraw arcadia", "withdraw messenia"]
    play(state, "withdraw achaea")
    assert (army(state, "achaea"), dead(state)) == (2, [2, 0])


@pytest.mark.rule("HDF-3.5")
@pytest.mark.parametrize(("value", "owner"), [(3, -1), (4, 0)])
def test_a_neutral_region_falls_to_its_population(value: int, owner: int) -> None:
    state = table([raise_(value, **LUCIA)], underworld=below(5, gates=["elis"]))
    play(state, "resurrect elis")
    assert control(state, "elis") == owner


@pytest.mark.rule("HDF-3.5")
def test_an_empty_region_of_another_is_taken() -> None:
    other = {"hoplites": {"arcadia": 2}, "controls": ["arcadia", "elis"]}
    state = table([raise_(1, **LUCIA), other], underworld=below(5, gates=["elis"]))
    play(state, "resurrect elis")
    assert control(state, "elis") == 0
