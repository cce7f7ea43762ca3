"""Three quests of the City of Steel (rules HW-5)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from tests.hellas.positions import army, battle, control, offered, play, player, why
from tests.rules.hellas.city_of_steel.questions import SIX, rescued, six


def steps(quest: str, at: str, lord: dict[str, Any]) -> list[str]:
    """The steps that a hero who stands there could start on."""
    state = six([{"at": at, **lord}], quests=[quest])
    if f"move_hero {at}" not in offered(state):
        return []
    play(state, f"move_hero {at}")
    return [action.split()[2] for action in offered(state, "start_quest")]


@pytest.mark.rule("HW-5.1")
@pytest.mark.parametrize(
    ("lord", "found"),
    [
        ({"priests": 2}, []),
        ({"glory": ["red"]}, ["1"]),
        ({"glory": ["red"], "priests": 1}, ["1", "2"]),
        ({"glory": ["red"], "priests": 2}, ["1", "2", "3"]),
    ],
)
def test_steps_of_andromeda(lord: dict[str, Any], found: list[str]) -> None:
    assert steps("rescue_of_andromeda", "troy", lord) == found


@pytest.mark.rule("HW-5.1")
def test_the_reward_of_andromeda() -> None:
    others: list[dict[str, Any]] = [{"controls": ["crete"]}, {"hoplites": {"lesbos": 1}}]
    state = rescued(others=others, monsters={"satyr": "epirus"})
    assert state.decision.kind == "settle"
    regions = {action.split()[1] for action in offered(state)}
    assert {"mysia", "south_atlantis", "messenia"} <= regions
    assert not {"crete", "lesbos", "epirus", "troy"} & regions
    assert why(state, "settle troy") == "its_population_is_too_high"
    for region in ("crete", "lesbos", "epirus"):
        assert why(state, f"settle {region}") == "that_region_is_not_free"
    play(state, "settle mysia", "place mysia", "place mysia")
    assert (control(state, "mysia"), army(state, "mysia")) == (0, 2)
    assert state.view(0)["glory"]["troad"] == 0


@pytest.mark.rule("HW-5.1")
def test_where_nobody_may_be_recruited_control_is_all() -> None:
    state = rescued(monsters={"sphinx": "mysia"})
    play(state, "settle mysia")
    assert (control(state, "mysia"), army(state, "mysia")) == (0, 0)


@pytest.mark.rule("HW-5.2")
@pytest.mark.parametrize(
    ("speed", "priests", "found"),
    [(1, 2, []), (2, 0, []), (2, 1, ["1"]), (3, 1, ["1", "2"]), (3, 2, ["1", "2", "3"])],
)
def test_steps_of_briseis(speed: int, priests: int, found: list[str]) -> None:
    lord = {"attributes": {"speed": speed}, "priests": priests}
    assert steps("kidnapping_briseis", "lesbos", lord) == found


def fought(at: str) -> State:
    attacker = {"at": at, "kept": ["kidnapping_briseis"], "hand": ["glory_bow"]}
    return battle(2, 2, region="lesbos", start="troy", attacker=attacker, defender={"hand": ["trap_mace"]}, **SIX)


@pytest.mark.rule("HW-5.2")
def test_briseis_in_a_battle() -> None:
    state = fought("lesbos")
    while state.decision.seat != 0:
        play(state, "pass")
    before = state.view(0)["battle"]["strength"][0]
    use = next(action for action in offered(state) if "kidnapping_briseis" in action)
    play(state, use)
    assert state.view(0)["battle"]["strength"][0] == before + 3
    assert (state.decision.seat, player(state)["kept"]) == (0, [])  # and it is still the attacker's turn to play


@pytest.mark.rule("HW-5.2")
def test_only_in_the_heros_region() -> None:
    state = fought("troy")
    while state.decision.seat != 0:
        play(state, "pass")
    assert not any("kidnapping_briseis" in action for action in offered(state))


@pytest.mark.rule("HW-5.3")
@pytest.mark.parametrize(
    ("leadership", "hand", "found"),
    [(1, ["glory_bow"], []), (2, [], []), (2, ["glory_bow"], ["1"]), (4, ["glory_bow"], ["1", "2", "3"])],
)
def test_steps_of_tyndareus(leadership: int, hand: list[str], found: list[str]) -> None:
    lord = {"attributes": {"leadership": leadership}, "hand": hand}
    assert steps("power_of_tyndareus", "laconia", lord) == found


def crowned(others: list[dict[str, Any]], **rest: Any) -> State:
    lord = {"quest": {"name": "power_of_tyndareus", "step": 2}}
    state = six([lord, *others], quests=["power_of_tyndareus"], **rest)
    play(state, "quest_step")
    return state


@pytest.mark.rule("HW-5.3")
def test_tyndareus_gives_laconia_and_others_withdraw() -> None:
    state = crowned([{"controls": ["laconia", "arcadia"], "hoplites": {"laconia": 2, "arcadia": 1}}])
    while state.decision.seat == 1:
        play(state, offered(state)[0])
    assert (control(state, "laconia"), army(state, "laconia", 1), army(state, "laconia")) == (0, 0, 0)
    assert army(state, "arcadia", 1) == 3


@pytest.mark.rule("HW-5.3")
def test_not_beside_satyr() -> None:
    state = crowned([{"controls": ["laconia"], "hoplites": {"laconia": 2}}], monsters={"satyr": "laconia"})
    assert (control(state, "laconia"), army(state, "laconia", 1)) == (1, 2)
