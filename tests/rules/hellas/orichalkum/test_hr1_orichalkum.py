"""Orichalkum: where it lies, who takes it, what it charges (rules HR-1 and HR-2)."""

from __future__ import annotations

import pytest

from aegean import PositionError, State
from tests.browser.questions import LUCIA, MAREK
from tests.hellas.positions import GAME, offered, play, player, told, why
from tests.rules.hellas.orichalkum.questions import OPTIONS, arrived, table

CITIES = {
    "macedonia", "thessaly", "chalkidiki", "acarnania", "locris", "euboea", "boeotia", "attica", "achaea", "elis",
    "arcadia", "argolis",
}  # fmt: skip


def tokens(state: State) -> set[str]:
    return set(state.view(None)["orichalkum"]["tokens"])


def held(state: State) -> list[int]:
    found: list[int] = state.view(None)["orichalkum"]["held"]
    return found


@pytest.mark.rule("HR-1.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_token_in_each_city_but_not_in_sparta(seats: int) -> None:
    assert tokens(GAME.new(seats, 1, OPTIONS)) == CITIES


@pytest.mark.rule("HR-1.1")
def test_there_are_no_others() -> None:
    with pytest.raises(PositionError, match="at most"):
        table([], orichalkum={"tokens": ["laconia"]})
    with pytest.raises(PositionError, match="12 tokens"):
        table([], held=(1, 0), orichalkum={"tokens": sorted(CITIES)})


@pytest.mark.rule("HR-1.2")
def test_three_constructs_lie_open_when_heroes_stand() -> None:
    state = GAME.new(2, 3, {**OPTIONS, "heroes": "dealt"})
    assert state.view(None)["orichalkum"]["display"] == []
    while state.decision.kind == "start_region":
        state.apply(state.decision.actions[0])
    shown = state.view(None)["orichalkum"]
    assert (len(shown["display"]), shown["deck"]) == (3, 7)


@pytest.mark.rule("HR-2.1")
def test_a_hero_may_take_it() -> None:
    state = arrived()
    assert (state.decision.kind, offered(state)) == ("take_orichalkum", ["take_orichalkum", "decline"])
    events = play(state, "take_orichalkum")
    assert told(events, "orichalkum_taken") == [{"seat": 0, "region": "boeotia"}]
    assert (held(state), "boeotia" in tokens(state)) == ([1, 0], False)
    assert tokens(arrived("decline")) == CITIES


@pytest.mark.rule("HR-2.1")
def test_by_staying_too_and_once() -> None:
    state = table([{"at": "attica"}])
    assert "move_hero attica" in offered(state)
    play(state, "move_hero attica", "take_orichalkum")
    state = table([{"at": "attica"}], orichalkum={"tokens": ["boeotia"]})
    assert why(state, "move_hero attica") == "nothing_would_follow_from_staying"


@pytest.mark.rule("HR-2.1")
def test_not_by_starting_a_quest_nor_by_being_placed() -> None:
    one = {"at": "messenia", "attributes": {"strength": 5, "leadership": 5, "speed": 5}, "priests": 4}
    state = table([one], "move_hero elis", "start_quest clean_augean_stables 1", quests=["clean_augean_stables"])
    assert state.decision.kind == "turn"
    assert (held(state), "elis" in tokens(state)) == ([0, 0], True)
    placed = table([LUCIA, MAREK], "use_construct wings_of_daedalus", "place_hero elis", held=(1, 0),
                   display=["wings_of_daedalus"])  # fmt: skip
    assert (placed.decision.kind, held(placed)) == ("turn", [0, 0])


@pytest.mark.rule("HR-2.1")
def test_whoever_controls_it_and_whatever_stands_there() -> None:
    state = table([{"at": "attica"}, {"hoplites": {"boeotia": 3}, "controls": ["boeotia"]}], "move_hero boeotia",
                  monsters={"hydra": "boeotia"})  # fmt: skip
    assert state.decision.kind == "take_orichalkum"


HOME = {"at": "phocis", "hoplites": {"crete": 1}}


def used(*names: str) -> dict[str, object]:
    return {"used_artifacts": list(names)}


@pytest.mark.rule("HR-2.2")
def test_each_token_charges_an_artifact() -> None:
    state = table([{**HOME, **used("aegis", "harpe")}], held=(3, 0))
    assert offered(state, "charge_with_orichalkum") == ["charge_with_orichalkum harpe", "charge_with_orichalkum aegis"]
    events = play(state, "charge_with_orichalkum aegis", "charge_with_orichalkum harpe")
    assert [one["artifact"] for one in told(events, "artifact_charged")] == ["aegis", "harpe"]
    assert (held(state), player(state)["artifacts"]) == ([1, 0], {"harpe": True, "aegis": True})
    assert offered(state, "charge_with_orichalkum") == []
    assert why(state, "charge_with_orichalkum aegis") == "it_is_charged_already"


@pytest.mark.rule("HR-2.2")
def test_only_at_the_start_of_a_turn() -> None:
    state = table([{**HOME, **used("aegis")}], "move crete attica", held=(3, 0))
    assert offered(state, "charge_with_orichalkum") == []
    assert why(state, "charge_with_orichalkum aegis") == "it_belongs_to_the_start_of_a_turn"
    state = table([{**HOME, **used("aegis")}])
    assert why(state, "charge_with_orichalkum aegis") == "you_have_too_little_orichalkum"
    state = table([LUCIA], held=(1, 0))
    assert why(state, "charge_with_orichalkum aegis") == "you_do_not_have_it"
