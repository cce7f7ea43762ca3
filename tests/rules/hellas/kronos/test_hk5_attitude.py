"""The attitude of the lands (rules HK-5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hellas.positions import control, offered, play, player, told, why
from tests.rules.hellas.kronos.questions import kronos, table

CLOSING: dict[str, Any] = {"quest": {"name": "closing_of_tartarus", "step": 2}}


@pytest.mark.rule("HK-5.1")
def test_terror_strikes_the_land_of_a_monster() -> None:
    state = table(monsters={"hydra": "elis", "medusa": "argolis"})
    assert offered(state, "terror") == ["terror hydra", "terror medusa"]
    events = play(state, "terror medusa")
    assert told(events, "terror_spread") == [{"seat": 0, "land": "brown"}]
    assert kronos(state)["attitudes"] == {
        "red": "neutral", "yellow": "neutral", "blue": "hostile", "green": "neutral", "brown": "wary"
    }  # fmt: skip
    assert why(table(), "terror hydra") == "the_monster_is_not_on_the_map"


@pytest.mark.rule("HK-5.2")
def test_tokens_without_hoplites_go() -> None:
    heroes: list[dict[str, Any]] = [
        {"controls": ["crete", "argolis"], "hoplites": {"crete": 1}},
        {"controls": ["laconia", "elis"]},
    ]
    state = table(heroes, monsters={"hydra": "laconia"})
    events = play(state, "terror hydra")
    assert [control(state, region) for region in ("crete", "argolis", "laconia", "elis")] == [1, -1, -1, 2]
    assert {one["region"] for one in told(events, "control_lost")} == {"argolis", "laconia"}


@pytest.mark.rule("HK-5.2")
def test_a_token_stays_where_any_hero_has_a_hoplite() -> None:
    heroes: list[dict[str, Any]] = [{"controls": ["laconia"]}, {"hoplites": {"laconia": 1}}]
    state = table(heroes, monsters={"hydra": "laconia"})
    play(state, "terror hydra")
    assert control(state, "laconia") == 1


@pytest.mark.rule("HK-5.2", "HK-11.2")
def test_a_gods_artifact_goes_back_under_its_monument() -> None:
    state = table([{"controls": ["attica"]}], monsters={"hydra": "attica"})
    assert player(state, 1)["artifacts"] == {"owl_of_athena": True}
    play(state, "terror hydra")
    assert player(state, 1)["artifacts"] == {}


@pytest.mark.rule("HK-5.2")
def test_on_a_hostile_land_only_tokens_leave() -> None:
    state = table(
        [{"controls": ["laconia"]}], monsters={"hydra": "laconia"}, kronos={"attitudes": {"brown": "hostile"}}
    )
    play(state, "terror hydra")
    assert control(state, "laconia") == -1
    assert kronos(state)["attitudes"]["brown"] == "hostile"


@pytest.mark.rule("HK-5.3")
def test_a_held_token_comes_back_to_neutral() -> None:
    state = table(
        [{"glory": ["brown"], "controls": ["crete"], "hoplites": {"crete": 2}}], monsters={"hydra": "laconia"}
    )
    assert kronos(state)["attitudes"]["brown"] == "loyal"
    play(state, "terror hydra")
    assert kronos(state)["attitudes"]["brown"] == "neutral"
    assert state.view(None)["glory"]["brown"] == -1
    assert control(state, "crete") == 1


@pytest.mark.rule("HK-5.4", "HK-11.3")
@pytest.mark.parametrize(("before", "after"), [("hostile", "wary"), ("wary", "neutral")])
def test_a_deed_raises_the_attitude(before: str, after: str) -> None:
    state = table([CLOSING], seat=1, kronos={"attitudes": {"green": before}})
    play(state, "quest_step")
    assert kronos(state)["attitudes"]["green"] == after
    assert state.decision.kind == "turn"


@pytest.mark.rule("HK-5.4")
def test_from_neutral_the_token_may_be_taken() -> None:
    state = table([CLOSING], seat=1)
    play(state, "quest_step")
    assert offered(state) == ["take_glory green", "decline"]
    declined = state.copy()
    play(declined, "decline")
    assert kronos(declined)["attitudes"]["green"] == "neutral"
    play(state, "take_glory green")
    assert kronos(state)["attitudes"]["green"] == "loyal"
    assert state.view(None)["glory"]["green"] == 1


@pytest.mark.rule("HK-5.4")
def test_also_from_another_heros_board() -> None:
    state = table([CLOSING, {"glory": ["green"]}], seat=1)
    play(state, "quest_step", "take_glory green")
    assert state.view(None)["glory"]["green"] == 1
    own = table([{**CLOSING, "glory": ["green"]}], seat=1)
    play(own, "quest_step")
    assert own.decision.kind == "turn"  # there is nothing above
