"""Apollo in the place of Hermes: his power and his lute (rules HS-1)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import OptionError
from aegean.core.values import Action
from tests.hellas.positions import GAME, army, control, offered, play, player, told, turn
from tests.rules.hellas.apollo_simple.questions import LUTE, OPTIONS, praying, rolled


@pytest.mark.rule("HS-1.1")
def test_he_stands_in_the_place_of_hermes() -> None:
    view = GAME.new(2, 1, OPTIONS).view(None)
    assert sorted(view["monuments"]) == ["apollo", "athena", "zeus"]
    data = GAME.data(GAME.complete(OPTIONS))
    assert "boots_of_hermes" not in data.entries("artifacts")
    gods = [entry.god for entry in data.entries("blessings").values()]  # type: ignore[attr-defined]
    assert (gods.count("hermes"), gods.count("apollo"), len(gods)) == (0, 10, 34)


@pytest.mark.rule("HS-1.1")
def test_the_lute_goes_with_his_region() -> None:
    state = turn([{"at": "aetolia", "hoplites": {"aetolia": 1, "acarnania": 3}}], options=OPTIONS)
    play(state, "move aetolia acarnania")
    assert control(state, "acarnania") == 0
    assert player(state)["artifacts"] == {"apollos_lute": True}


@pytest.mark.rule("HS-1.1")
def test_a_god_is_there_once() -> None:
    if "apollo_full" in GAME.vocabulary()["expansion"]:
        with pytest.raises(OptionError):
            GAME.new(2, 1, {"expansions": ["apollo_simple", "apollo_full"]})


@pytest.mark.rule("HS-1.2")
def test_a_prayer_raises_speed() -> None:
    state = praying(1, {"attributes": {"speed": 2}})
    assert player(state)["stored"]["speed"] == 3
    assert state.decision.kind == "turn"


@pytest.mark.rule("HS-1.3")
@pytest.mark.parametrize(("level", "times"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_so_many_times_by_level(level: int, times: int) -> None:
    state = praying(level, other={"hoplites": {"boeotia": 5}})
    for left in range(times, 0, -1):
        assert state.decision.about["left"] == left
        play(state, "strike_down boeotia")
    assert (army(state, "boeotia", 1), state.decision.kind) == (5 - times, "turn")


@pytest.mark.rule("HS-1.3")
def test_an_injury_is_healed_or_a_hoplite_killed_one_after_the_other() -> None:
    state = praying(3, {"injured": ["strength", "speed"], "hoplites": {"phocis": 1}})
    assert offered(state) == ["heal strength", "heal speed", "strike_down phocis", "strike_down boeotia", "done"]
    events = play(state, "heal strength")
    assert told(events, "healed") == [{"seat": 0, "attribute": "strength"}]
    play(state, "strike_down phocis")  # one's own too
    assert army(state, "phocis") == 0


@pytest.mark.rule("HS-1.3")
def test_it_may_be_left() -> None:
    state = praying(2)
    play(state, "done")
    assert (army(state, "boeotia", 1), state.decision.kind) == (1, "turn")


@pytest.mark.rule("HS-1.3")
def test_only_neighbours_are_within_reach() -> None:
    state = praying(2, other={"hoplites": {"boeotia": 1, "attica": 2}})
    refused = GAME.why_not(Action("strike_down", ("attica",)), state, 0)
    assert refused is not None
    assert (refused.reason, offered(state)) == ("it_does_not_reach_so_far", ["strike_down boeotia", "done"])


@pytest.mark.rule("HS-1.3")
def test_a_hero_on_a_quest_reaches_nobody() -> None:
    quest: dict[str, Any] = {"quest": {"name": "aid_to_atlas", "step": 1}, "injured": ["speed"]}
    lord = {**quest, "priests": 1}
    state = turn(
        [lord, {"hoplites": {"boeotia": 1}}], options=OPTIONS, monuments={"apollo": 2}, quests=["aid_to_atlas"]
    )
    play(state, "pray apollo")
    assert offered(state) == ["heal speed", "done"]


@pytest.mark.rule("HS-1.3")
def test_the_fortified_one_dies_last() -> None:
    other = {"hoplites": {"boeotia": 1}, "fortified": ["boeotia"], "controls": ["boeotia"]}
    state = praying(2, other=other)
    play(state, "strike_down boeotia")
    assert state.view(None)["regions"]["boeotia"]["fortified"] == 1


@pytest.mark.rule("HS-1.4")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_roll_counts_for_nothing(owner: int) -> None:
    state = rolled("region_attack", owner=owner)
    assert (state.decision.seat, state.decision.kind) == (owner, "answer_roll")
    assert state.decision.about == {"monster": "hydra", "roll": "region_attack"}
    events = play(state, "use_artifact apollos_lute")
    assert told(events, "roll_ignored") == [{"seat": owner, "monster": "hydra"}]
    assert not told(events, "region_attack")
    assert player(state, owner)["artifacts"] == {"apollos_lute": False}


@pytest.mark.rule("HS-1.4")
def test_declined_the_roll_is_carried_out() -> None:
    state = rolled("region_attack")
    assert told(play(state, "decline"), "region_attack")


@pytest.mark.rule("HS-1.4")
def test_nobody_is_asked_after_a_roll_that_does_nothing() -> None:
    assert rolled("nothing").decision.kind == "turn"


@pytest.mark.rule("HS-1.4")
def test_a_used_lute_is_silent() -> None:
    players = [{}, {"controls": ["acarnania"], "used_artifacts": ["apollos_lute"]}]
    rolls = {"monster": ["region_attack"]}
    lords = [*players, {"artifacts": ["pandoras_box"]}]
    state = turn(lords, seats=3, seat=2, options=OPTIONS, monsters={"hydra": "elis"}, rolls=rolls)
    assert told(play(state, "use_artifact pandoras_box"), "region_attack")


@pytest.mark.rule("HS-1.4")
def test_it_answers_a_monster_phase_that_a_power_starts() -> None:
    lords = [{"artifacts": ["pandoras_box"]}, LUTE]
    state = turn(lords, options=OPTIONS, monsters={"hydra": "elis"}, rolls={"monster": ["move"]})
    play(state, "use_artifact pandoras_box")
    assert (state.decision.seat, state.decision.kind) == (1, "answer_roll")
