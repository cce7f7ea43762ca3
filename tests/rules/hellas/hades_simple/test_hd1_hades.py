"""Hades in the place of Zeus: his power and his helmet (rules HD-1)."""

from __future__ import annotations

import pytest

from aegean import OptionError
from aegean.core.values import Action
from tests.hellas.positions import GAME, army, control, monster, offered, pending, play, player, told, turn
from tests.rules.hellas.hades_simple.questions import HELMET, OPTIONS, commanding, praying, struck


@pytest.mark.rule("HD-1.1")
def test_he_stands_in_the_place_of_zeus() -> None:
    view = GAME.new(2, 1, OPTIONS).view(None)
    assert sorted(view["monuments"]) == ["athena", "hades", "hermes"]
    data = GAME.data(GAME.complete(OPTIONS))
    assert "thunder_of_zeus" not in data.entries("artifacts")
    gods = [entry.god for entry in data.entries("blessings").values()]  # type: ignore[attr-defined]
    assert (gods.count("zeus"), gods.count("hades"), len(gods)) == (0, 10, 34)


@pytest.mark.rule("HD-1.1")
def test_two_gods_take_two_places() -> None:
    if "apollo_simple" not in GAME.vocabulary()["expansion"]:
        return
    view = GAME.new(2, 1, {"expansions": ["hades_simple", "apollo_simple"]}).view(None)
    assert sorted(view["monuments"]) == ["apollo", "athena", "hades"]


@pytest.mark.rule("HD-1.1")
def test_the_helmet_goes_with_his_region() -> None:
    state = turn([{"at": "locris", "hoplites": {"locris": 1, "thessaly": 3}}], options=OPTIONS)
    play(state, "move locris thessaly")
    assert control(state, "thessaly") == 0
    assert player(state)["artifacts"] == {"hades_helmet": True}


@pytest.mark.rule("HD-1.1")
def test_one_god_alone_has_the_place_of_zeus() -> None:
    for other in ("hephaestus_simple", "hades_full"):
        if other in GAME.vocabulary()["expansion"]:
            with pytest.raises(OptionError):
                GAME.new(2, 1, {"expansions": ["hades_simple", other]})


@pytest.mark.rule("HD-1.2")
def test_a_prayer_raises_strength() -> None:
    before = player(turn([{"at": "phocis"}], options=OPTIONS))["stored"]["strength"]
    state = praying(1)
    assert player(state)["stored"]["strength"] == before + 1
    assert state.decision.kind == "turn"  # at level 1 that is all


# -- the power --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-1.3")
def test_at_level_two_a_monster_moves_one_region() -> None:
    state = praying(2)
    assert offered(state) == ["choose_monster hydra", "done"]
    play(state, "choose_monster hydra", "move_monster arcadia")
    assert (monster(state, "hydra") or {})["region"] == "arcadia"
    assert state.decision.kind == "turn"


@pytest.mark.rule("HD-1.3")
def test_at_level_three_up_to_two_regions() -> None:
    state = praying(3)
    play(state, "choose_monster hydra", "move_monster arcadia", "move_monster argolis")
    assert (monster(state, "hydra") or {})["region"] == "argolis"
    stayed = praying(3)
    play(stayed, "choose_monster hydra", "move_monster arcadia", "done")
    assert (monster(stayed, "hydra") or {})["region"] == "arcadia"


@pytest.mark.rule("HD-1.3")
@pytest.mark.parametrize("level", [4, 5])
def test_from_level_four_it_moves_and_attacks_in_either_order(level: int) -> None:
    first = praying(level)
    events = play(first, "choose_monster hydra", "monster_attack")
    assert told(events, "region_attack") == [{"seat": 0, "monster": "hydra", "region": "elis"}]
    assert army(first, "elis", 1) < 3
    assert offered(first) == ["monster_move", "done"]
    play(first, "monster_move", "move_monster messenia")
    assert first.decision.kind == "turn"
    then = praying(level)
    play(then, "choose_monster hydra", "monster_move", "move_monster arcadia", "monster_attack")
    assert army(then, "arcadia", 1) < 2


@pytest.mark.rule("HD-1.3")
def test_either_half_may_be_left_and_each_is_done_once() -> None:
    state = commanding()
    play(state, "monster_attack")
    refused = GAME.why_not(Action("monster_attack", ()), state, 0)
    assert refused is not None
    assert refused.reason == "the_monster_has_done_that"
    play(state, "done")
    assert (monster(state, "hydra") or {})["region"] == "elis"


@pytest.mark.rule("HD-1.3")
def test_it_may_be_left_altogether() -> None:
    state = praying(2)
    play(state, "done")
    assert (monster(state, "hydra") or {})["region"] == "elis"


@pytest.mark.rule("HD-1.3")
def test_without_a_monster_nobody_is_asked() -> None:
    state = turn([{"priests": 1}], options=OPTIONS, monuments={"hades": 4})
    play(state, "pray hades")
    assert state.decision.kind == "turn"


@pytest.mark.rule("HD-1.3")
def test_a_monster_that_is_not_there_cannot_be_driven() -> None:
    refused = GAME.why_not(Action("choose_monster", ("medusa",)), praying(2), 0)
    assert refused is not None
    assert refused.reason == "the_monster_is_not_on_the_map"


# -- the helmet -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HD-1.4")
def test_an_injury_of_a_hunt_is_ignored() -> None:
    state = struck()
    assert "use_artifact hades_helmet" in offered(state)
    events = play(state, "use_artifact hades_helmet")
    assert told(events, "injury_ignored") == [{"seat": 0}]
    assert "use_artifact hades_helmet" not in offered(state)  # one injury, and the helmet is used
    play(state, "injure speed")
    assert player(state)["injured"] == ["speed"]
    assert player(state)["artifacts"] == {"hades_helmet": False}


@pytest.mark.rule("HD-1.4")
def test_a_fourth_injury_that_is_ignored_does_not_end_the_hunt() -> None:
    state = struck(injured=["leadership", "speed"])
    play(state, "injure strength")
    assert offered(state) == ["decline", "use_artifact hades_helmet"]
    assert not told(play(state, "use_artifact hades_helmet"), "hunt_ended")
    ended = struck(injured=["leadership", "speed"])
    assert told(play(ended, "injure strength", "decline"), "hunt_ended")


@pytest.mark.rule("HD-1.4")
def test_the_injury_of_a_hunt_that_failed_is_ignored() -> None:
    state = struck(injured=["leadership", "speed"])
    play(state, "injure strength", "decline")
    assert not offered(state, "use_artifact")  # three injuries: there is no further one to ignore
    other = struck()
    play(other, "injure speed", "injure strength", "stop")
    assert offered(other) == ["injure leadership", "use_artifact hades_helmet"]


@pytest.mark.rule("HD-1.4")
def test_also_in_the_turn_of_another() -> None:
    state = pending(
        {"step": "Resolve", "ref": "monster:cyclops:region_attack", "at": 0},
        players=[{}, {**HELMET, "at": "elis"}],
        monsters={"cyclops": "elis"},
        options=OPTIONS,
    )
    assert (state.decision.seat, state.decision.kind) == (1, "injure")
    play(state, "use_artifact hades_helmet")
    assert player(state, 1)["injured"] == []


@pytest.mark.rule("HD-1.4")
def test_not_an_injury_that_one_pays_with() -> None:
    steps = [{"step": "Injure", "left": 1, "price": True}]
    paid = pending(*steps, players=[HELMET], options=OPTIONS)
    assert not offered(paid, "use_artifact")
    refused = GAME.why_not(Action("use_artifact", ("hades_helmet",)), paid, 0)
    assert refused is not None


@pytest.mark.rule("HD-1.4")
def test_a_used_helmet_is_of_no_use() -> None:
    worn = {"controls": ["thessaly"], "used_artifacts": ["hades_helmet"]}
    state = pending({"step": "Injure", "left": 1}, players=[worn], options=OPTIONS)
    assert offered(state) == ["injure leadership", "injure strength", "injure speed"]
