"""The bonus token, and heroes who hold up the sky (rules HL-3 and HL-4)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import PositionError, State
from tests.hellas.positions import offered, play, player, told, why
from tests.rules.hellas.atlas_overload.questions import arrived, building, lord, table
from tests.rules.hellas.atlas_overload.test_hl2_overload import left


def with_token(attribute: str, **one: Any) -> State:
    return table([lord("crete", **one)], overload={"owner": 0, "attribute": attribute})


@pytest.mark.rule("HL-3.1")
def test_it_lies_on_an_attribute_of_ones_choice() -> None:
    state = building("send crete", "decline", "decline", one={"injured": ["speed"]})
    assert offered(state) == ["bonus leadership", "bonus strength", "bonus speed"]
    play(state, "bonus speed")
    assert state.view(None)["overload"]["attribute"] == "speed"


@pytest.mark.rule("HL-3.1")
def test_fleet_and_the_like_are_none_of_the_heros() -> None:
    with pytest.raises(PositionError, match="owner"):
        table([], overload={"attribute": "speed"})
    with pytest.raises(PositionError, match="attribute"):
        table([], overload={"owner": 0})


@pytest.mark.rule("HL-3.2")
@pytest.mark.parametrize(("stored", "value"), [(1, 2), (4, 5), (5, 6)])
def test_it_counts_one_more(stored: int, value: int) -> None:
    state = with_token("strength", attributes={"strength": stored})
    assert (player(state)["attributes"]["strength"], player(state)["stored"]["strength"]) == (value, stored)
    assert player(state, 1)["attributes"]["strength"] == player(state, 1)["stored"]["strength"]


@pytest.mark.rule("HL-3.2")
def test_under_an_injury_it_is_two() -> None:
    state = with_token("strength", attributes={"strength": 4}, injured=["strength"])
    assert player(state)["attributes"]["strength"] == 2


@pytest.mark.rule("HL-3.2")
def test_it_counts_for_moves() -> None:
    state = with_token("speed", at="elis", attributes={"speed": 1})
    assert "move_hero laconia" in offered(state)  # two regions away


@pytest.mark.rule("HL-4.1")
def test_at_the_end_of_hero_movement_in_messenia() -> None:
    state = arrived()
    assert (state.decision.kind, offered(state)) == ("hold_sky", ["hold_sky", "decline"])
    play(state, "decline")
    assert player(state)["hero_at"] == "messenia"


@pytest.mark.rule("HL-4.1")
def test_also_by_staying_there() -> None:
    state = table([{"at": "messenia"}], left=6)
    assert "move_hero messenia" in offered(state)
    play(state, "move_hero messenia")
    assert state.decision.kind == "hold_sky"


@pytest.mark.rule("HL-4.1")
def test_instead_of_a_quest() -> None:
    hero = {"attributes": {"strength": 3}}
    state = arrived(hero=hero, quests=["aid_to_atlas"])
    assert state.decision.kind == "start_quest"
    play(state, "start_quest aid_to_atlas 1")
    assert state.decision.kind == "turn"
    state = arrived("pass", hero=hero, quests=["aid_to_atlas"])
    assert state.decision.kind == "hold_sky"


@pytest.mark.rule("HL-4.1")
def test_not_while_the_sky_is_as_high_as_can_be() -> None:
    assert arrived(left=15).decision.kind == "turn"
    state = table([{"at": "messenia"}])
    assert why(state, "move_hero messenia") == "nothing_would_follow_from_staying"


@pytest.mark.rule("HL-4.2")
@pytest.mark.parametrize(("strength", "before", "after"), [(3, 6, 9), (1, 6, 7), (4, 13, 15)])
def test_the_sky_rises_by_strength(strength: int, before: int, after: int) -> None:
    state = arrived(left=before, hero={"attributes": {"strength": strength}})
    events = play(state, "hold_sky")
    assert told(events, "sky_held") == [{"seat": 0, "spaces": after - before, "left": after}]
    assert left(state) == after


@pytest.mark.rule("HL-4.2")
def test_the_bonus_token_counts() -> None:
    state = arrived("hold_sky", overload={"owner": 0, "attribute": "strength"})
    assert left(state) == 10


@pytest.mark.rule("HL-4.3")
def test_the_hero_is_away_as_on_a_quest() -> None:
    hero = {"priests": 1, "hoplites": {"laconia": 2}, "glory": ["green"]}
    state = arrived("hold_sky", hero=hero, monsters={"hydra": "messenia"})
    assert (player(state)["hero_at"], player(state)["away"]) == (None, "atlas")
    kinds = {action.split()[0] for action in offered(state)}
    assert not kinds & {"move_hero", "quest_step", "prepare", "usurp", "hunt"}
    assert {"pray", "move"} <= kinds


@pytest.mark.rule("HL-4.3")
def test_it_is_back_after_the_next_monument() -> None:
    state = arrived("pass", "hold_sky", "build_monument", monsters={"hydra": "messenia"}, quests=["aid_to_atlas"])
    events = play(state, "raise_monument zeus")
    kinds = [event.kind for event in events]
    assert kinds.index("new_age") < kinds.index("hero_moved") < kinds.index("monster_rolled")
    assert (player(state)["hero_at"], player(state)["away"]) == ("messenia", None)


@pytest.mark.rule("HL-4.3")
def test_a_hero_who_holds_the_sky_is_described() -> None:
    state = table([{"away": "atlas"}], left=6)
    assert player(state)["away"] == "atlas"
    assert "move_hero messenia" not in offered(state)
    assert why(state, "move_hero messenia") == "your_hero_is_not_on_the_map"
