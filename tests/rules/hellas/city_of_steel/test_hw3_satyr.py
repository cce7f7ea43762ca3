"""Satyr, and heroes who are led (rules HW-3)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from tests.hellas.positions import GAME, army, battle, control, monster, offered, play, player, told, why
from tests.rules.hellas.city_of_steel.questions import SIX, UNSEEN, evolved, fluting, raid, six, struck

AT_LESBOS = {**UNSEEN, "satyr": "lesbos"}


def symbols(state: State, name: str) -> list[str]:
    found = monster(state, name)
    assert found is not None
    return [w["symbol"] + (f" [{w['reward']}]" if w["reward"] else "") for w in found["wounds"]]


@pytest.mark.rule("HW-3.1")
def test_the_wounds_of_satyr() -> None:
    assert symbols(six(monsters={"satyr": "ionia"}), "satyr") == ["torch", "bow", "mace [priest]", "spear [artifact]"]


@pytest.mark.rule("HW-3.1")
@pytest.mark.parametrize(("at", "owner"), [("lesbos", -1), ("ionia", 0)])
def test_where_he_is_no_region_is_taken(at: str, owner: int) -> None:
    state = six([{"hoplites": {"troy": 3}}], monsters={"satyr": at})
    play(state, "march troy lesbos", "march_off 3")
    assert control(state, "lesbos") == owner


@pytest.mark.rule("HW-3.1")
def test_a_token_that_lies_there_stays() -> None:
    state = six([{"controls": ["lesbos"], "hoplites": {"lesbos": 2}}], monsters={"satyr": "lesbos"})
    play(state, "march lesbos troy", "march_off 2")
    assert control(state, "lesbos") == 0


@pytest.mark.rule("HW-3.1")
def test_nobody_starts_in_control_beside_him() -> None:
    for seed in range(60):
        state = GAME.new(6, seed, SIX["options"])
        there = monster(state, "satyr")
        if there is not None:
            break
    assert there is not None
    while state.decision.kind != "start_region":
        play(state, offered(state)[0])
    region = there["region"]
    play(state, f"start_in {region}")
    assert army(state, region, state.record.movers[-1]) > 0
    assert control(state, region) == -1


@pytest.mark.rule("HW-3.2")
def test_who_wins_a_battle_there_only_takes_the_token_off() -> None:
    state = battle(6, 1, region="lesbos", start="troy", **{**SIX, "monsters": AT_LESBOS})
    while "pass" in offered(state):
        play(state, "pass")
    assert (army(state, "lesbos") > 0, control(state, "lesbos")) == (True, -1)
    assert told(list(state.opening), "control_lost") == [{"seat": 1, "region": "lesbos"}]


@pytest.mark.rule("HW-3.2")
def test_who_comes_into_an_empty_region_takes_the_token_off() -> None:
    state = six([{"hoplites": {"troy": 3}}, {"controls": ["lesbos"]}], monsters={"satyr": "lesbos"})
    events = play(state, "march troy lesbos", "march_off 3")
    assert told(events, "control_lost") == [{"seat": 1, "region": "lesbos"}]
    assert control(state, "lesbos") == -1


@pytest.mark.rule("HW-3.3")
def test_nothing_else_takes_it() -> None:
    lord = {"at": "lesbos", "glory": ["troad"], "artifacts": ["cetus_tentacle", "head_of_sphinx"]}
    barred = six([lord], monsters={"satyr": "lesbos"})
    assert why(barred, "usurp") == "no_control_token_may_lie_there"
    assert "use_artifact head_of_sphinx" not in offered(barred)
    play(barred, "use_artifact cetus_tentacle", "place lesbos")  # the recruit is all it does
    assert control(barred, "lesbos") == -1
    free = six([lord])
    assert "usurp" in offered(free)
    assert {"use_artifact cetus_tentacle", "use_artifact head_of_sphinx"} <= set(offered(free))


@pytest.mark.rule("HW-3.3")
def test_who_controls_it_may_usurp_it_for_the_recruit() -> None:
    lord = {"at": "lesbos", "glory": ["troad"], "controls": ["lesbos"], "hoplites": {"lesbos": 1}}
    state = six([lord], monsters={"satyr": "lesbos"})
    play(state, "usurp")
    assert army(state, "lesbos") == 2


@pytest.mark.rule("HW-3.4")
def test_when_he_has_left_population_decides_at_once() -> None:
    lords: list[dict[str, Any]] = [{}, {"hoplites": {"lesbos": 2}}]
    state = raid("satyr", "lesbos", lords, roll="move")
    assert control(state, "lesbos") == -1
    play(state, "move_monster troy")
    assert control(state, "lesbos") == 1


@pytest.mark.rule("HW-3.4")
def test_when_he_is_slain_too() -> None:
    lords: list[dict[str, Any]] = [{"controls": ["thessaly"], "hoplites": {"thessaly": 1, "lesbos": 2}}]
    state = six(lords, monsters={"satyr": {"at": "lesbos", "wounds": [0, 1, 2]}})
    play(state, "use_artifact thunder_of_zeus")
    while state.decision.kind != "turn":
        play(state, next(str(action) for action in state.decision.actions if "injure" not in str(action)))
    assert monster(state, "satyr") is None
    assert control(state, "lesbos") == 0


@pytest.mark.rule("HW-3.5")
def test_his_special_attack_leads_the_hunter_astray() -> None:
    state = struck("satyr")
    assert (state.decision.seat, state.decision.kind) == (1, "lead_astray")
    assert "lead_hero achilles mysia" not in offered(state)
    assert why(state, "lead_hero achilles mysia") == "the_hero_stands_there_already"
    assert why(state, "lead_hero perseus crete") == "that_hero_cannot_be_led"
    assert GAME.position(state.describe()).view(1) | {"moves": 0} == state.view(1) | {"moves": 0}
    events = play(state, "lead_hero achilles crete")
    assert told(events, "hero_led") == [{"seat": 1, "hero": "achilles", "region": "crete"}]
    assert player(state)["hero_at"] == "crete"


@pytest.mark.rule("HW-3.5")
def test_the_hero_may_be_left_where_it_is() -> None:
    state = struck("satyr")
    play(state, "decline")
    assert player(state)["hero_at"] == "mysia"


@pytest.mark.rule("HW-3.5")
def test_his_region_attack() -> None:
    state = raid("satyr", "lesbos", [{}, {"controls": ["lesbos"], "hoplites": {"lesbos": 2}}])
    assert (army(state, "lesbos", 1), control(state, "lesbos")) == (1, -1)


@pytest.mark.rule("HW-3.6")
def test_the_evolutions() -> None:
    there = {"at": "ionia", "evolutions": ["satyr_aetolia"]}
    assert symbols(six(monsters={"satyr": there}), "satyr")[4:] == ["bow", "sword"]
    for card, region in (("satyr_ionia", "ionia"), ("satyr_aetolia", "aetolia")):
        state = six(decks={"event": [card]})
        events = play(state, "build_monument", "raise_monument zeus")
        assert told(events, "monster_appeared") == [{"seat": 0, "monster": "satyr", "region": region}]


@pytest.mark.rule("HW-3.6")
def test_a_hero_is_led_instead_of_his_move() -> None:
    state = evolved()
    assert {"move_monster mysia", "lead_hero achilles argolis"} <= set(offered(state))
    assert why(state, "move_monster crete") == "the_regions_are_no_neighbours"
    assert why(state, "move_monster ionia") == "it_is_the_same_region"
    events = play(state, "lead_hero achilles argolis")
    assert told(events, "hero_led") == [{"seat": 0, "hero": "achilles", "region": "argolis"}]
    satyr = monster(state, "satyr")
    assert satyr is not None
    assert satyr["region"] == "ionia"


@pytest.mark.rule("HW-3.6")
def test_without_the_card_he_moves() -> None:
    state = raid("satyr", "ionia", [], roll="move")
    assert state.decision.kind == "move_monster"


@pytest.mark.rule("HW-3.7", "HW-3.8")
def test_the_flute_leads_any_hero_one_region() -> None:
    state = fluting()
    found = {action.split()[2] for action in offered(state) if action.startswith("lead_hero perseus")}
    assert found == {"attica", "argolis", "euboea", "laconia", "south_atlantis"}
    assert why(state, "lead_hero perseus messenia") == "the_regions_are_no_neighbours"
    assert why(state, "lead_hero perseus crete") == "the_hero_stands_there_already"
    play(state, "lead_hero perseus laconia")
    assert player(state, 1)["hero_at"] == "laconia"
    assert state.decision.kind == "turn"


@pytest.mark.rule("HW-3.7")
def test_not_from_port_to_port_and_not_from_a_quest() -> None:
    lords: list[dict[str, Any]] = [
        {"at": "mysia", "artifacts": ["pan_flute"]},
        {"at": "lesbos"},
        {"quest": {"name": "amazon_queen", "step": 1}},
    ]
    state = six(lords, quests=["amazon_queen"])
    play(state, "use_artifact pan_flute")
    found = {action.split()[2] for action in offered(state) if action.startswith("lead_hero perseus")}
    assert found == {"troy", "euboea", "ionia"}
    assert not any(action.startswith("lead_hero heracles") for action in offered(state))
    assert why(state, "lead_hero heracles crete") == "that_hero_cannot_be_led"
