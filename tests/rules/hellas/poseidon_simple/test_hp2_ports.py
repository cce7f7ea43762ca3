"""Ports, and who uses them (rules HP-2)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from aegean.core.values import Action
from tests.hellas.positions import GAME, army, battle, control, offered, pending, play, player, turn
from tests.rules.hellas.poseidon_simple.questions import OPTIONS, PORTS


def ends(state: State, kind: str, *start: str) -> list[str]:
    """Where actions of a kind lead, from a region or from where the hero is."""
    parts = (text.split() for text in offered(state, kind))
    return [words[-1] for words in parts if words[1:-1] == list(start)]


@pytest.mark.rule("HP-2.1")
def test_where_the_ports_are() -> None:
    regions = GAME.data(GAME.complete(OPTIONS)).entries("regions")
    assert tuple(name for name, region in regions.items() if region.port) == PORTS  # type: ignore[attr-defined]
    assert not any(region.port for region in GAME.pack.entries("regions").values())  # type: ignore[attr-defined]


@pytest.mark.rule("HP-2.1")
def test_everybody_sees_them() -> None:
    assert turn(options=OPTIONS).view(None)["ports"] == {"regions": list(PORTS)}
    assert "ports" not in turn().view(None)


@pytest.mark.rule("HP-2.2")
def test_a_hero_goes_from_port_to_port_as_one_region() -> None:
    state = turn([{"at": "thessaly", "attributes": {"speed": 1}}], options=OPTIONS)
    beside = {"aetolia", "epirus", "locris", "macedonia", "euboea"}
    assert set(ends(state, "move_hero")) == beside | set(PORTS) - {"thessaly"}
    play(state, "move_hero laconia")
    assert player(state)["hero_at"] == "laconia"


@pytest.mark.rule("HP-2.2")
def test_a_port_may_be_on_the_way() -> None:
    state = turn([{"at": "macedonia", "attributes": {"speed": 3}}], options=OPTIONS)
    assert {"elis", "crete", "corinthia"} <= set(ends(state, "move_hero"))  # Thessaly, a port, and on
    assert "achaea" in ends(state, "move_hero")  # over land
    assert "elis" not in ends(turn([{"at": "macedonia", "attributes": {"speed": 3}}]), "move_hero")


@pytest.mark.rule("HP-2.2")
def test_not_without_ports() -> None:
    assert "laconia" not in ends(turn([{"at": "thessaly", "attributes": {"speed": 1}}]), "move_hero")


@pytest.mark.rule("HP-2.3")
def test_a_march_from_port_to_port() -> None:
    state = turn([{"hoplites": {"acarnania": 3}}], options=OPTIONS)
    assert set(ends(state, "march", "acarnania")) == {"aetolia", "epirus", *PORTS} - {"acarnania"}
    play(state, "march acarnania messenia", "march_off 3")
    assert (army(state, "messenia"), control(state, "messenia")) == (3, 0)


@pytest.mark.rule("HP-2.3")
def test_with_a_forced_march_each_port_is_a_region() -> None:
    lord = {"hoplites": {"epirus": 2}, "blessings": ["forced_march"]}
    state = turn([lord, {"controls": ["messenia"]}], options=OPTIONS)
    play(state, "march epirus acarnania", "march_off 2")
    assert set(ends(state, "onward")) == {"aetolia", "epirus", *PORTS} - {"acarnania"}
    play(state, "onward messenia")
    assert (army(state, "messenia"), state.decision.kind) == (2, "turn")


@pytest.mark.rule("HP-2.3")
def test_nobody_passes_through_a_port_region_of_another() -> None:
    lord = {"hoplites": {"attica": 2}, "blessings": ["forced_march"]}
    state = turn([lord, {"controls": ["messenia"]}], options=OPTIONS)
    play(state, "march attica messenia", "march_off 2")
    assert control(state, "messenia") == 0  # that is where it ended


@pytest.mark.rule("HP-2.3")
def test_the_power_of_hermes_uses_ports() -> None:
    lord = {"priests": 1, "hoplites": {"laconia": 2}}
    state = turn([lord], options=OPTIONS, monuments={"hermes": 2})
    play(state, "pray hermes", "army laconia 2")
    assert set(ends(state, "onward")) == {"arcadia", "argolis", "crete", *PORTS} - {"laconia"}
    play(state, "onward thessaly")
    assert army(state, "thessaly") == 2


@pytest.mark.rule("HP-2.3")
def test_medusa_and_helen_hold_ports_too() -> None:
    lord = {"hoplites": {"laconia": 1, "thessaly": 1}}
    other = {"hero": "helen", "at": "attica"}
    state = turn([lord, other], options=OPTIONS, monsters={"medusa": "laconia"})
    assert ends(state, "march", "laconia") == []
    assert "attica" not in ends(state, "march", "thessaly")
    assert "messenia" in ends(state, "march", "thessaly")


@pytest.mark.rule("HP-2.3")
def test_chimera_takes_a_toll_of_those_who_come_by_port() -> None:
    chimera = {"at": "messenia", "evolutions": ["chimera_macedonia"]}
    state = turn([{"hoplites": {"thessaly": 3}}], options=OPTIONS, monsters={"chimera": chimera})
    play(state, "march thessaly messenia", "march_off 3")
    assert army(state, "messenia") == 2


@pytest.mark.rule("HP-2.4")
def test_hoplite_movement_goes_to_neighbours() -> None:
    state = turn([{"hoplites": {"acarnania": 1}}], options=OPTIONS)
    assert set(ends(state, "move", "acarnania")) == {"aetolia", "epirus"}
    refused = GAME.why_not(Action("move", ("acarnania", "thessaly")), state, 0)
    assert refused is not None
    assert refused.reason == "the_regions_are_no_neighbours"


@pytest.mark.rule("HP-2.4")
def test_monsters_go_to_neighbours() -> None:
    state = turn(options=OPTIONS, monsters={"hydra": "acarnania"}, rolls={"monster": ["move"]})
    play(state, "build_monument", "raise_monument zeus")
    assert set(ends(state, "move_monster")) == {"aetolia", "epirus"}


@pytest.mark.rule("HP-2.4")
def test_a_hoplite_of_the_apprentice_goes_to_neighbours() -> None:
    lord = {"hoplites": {"acarnania": 1}, "blessings": ["heros_apprentice"], "attributes": {"speed": 1}}
    state = turn([lord], options=OPTIONS)
    play(state, "use_blessing heros_apprentice", "army acarnania 1")
    assert set(ends(state, "onward")) == {"aetolia", "epirus"}


@pytest.mark.rule("HP-2.4")
def test_nobody_comes_to_a_battle_by_port() -> None:
    other = {"blessings": ["response_force"], "attributes": {"speed": 3}, "hoplites": {"laconia": 2}}
    state = battle(2, 2, defender=other, region="acarnania", start="epirus", options=OPTIONS)
    assert "use_blessing response_force" not in offered(state)


@pytest.mark.rule("HP-2.4")
def test_port_regions_that_are_neighbours_stay_so() -> None:
    state = turn([{"hoplites": {"messenia": 1}}], options=OPTIONS)
    assert "laconia" in ends(state, "move", "messenia")


# -- withdrawal -------------------------------------------------------------------------------------------------------


def lost(start: str) -> State:
    """Seat 0 has marched into Thessaly, where seat 1 is stronger, and has lost the battle."""
    defender = {"hoplites": {"thessaly": 6}, "controls": ["thessaly"]}
    state = turn([{"hoplites": {start: 3}}, defender], options=OPTIONS)
    play(state, f"march {start} thessaly", "march_off 3")
    return state


@pytest.mark.rule("HP-2.5")
def test_an_attacker_who_came_by_port_goes_back_there() -> None:
    state = lost("acarnania")
    assert (army(state, "thessaly"), army(state, "acarnania")) == (0, 2)
    assert army(lost("epirus"), "epirus") == 2


@pytest.mark.rule("HP-2.5")
def test_all_are_killed_if_the_port_is_closed() -> None:
    steps = [{"step": "Withdraw", "region": "thessaly", "origins": ["acarnania"]}]
    players: list[dict[str, Any]] = [{"hoplites": {"thessaly": 2}}, {"controls": ["acarnania"]}]
    state = pending(*steps, players=players, options=OPTIONS)
    assert (army(state, "thessaly"), army(state, "epirus")) == (0, 0)


@pytest.mark.rule("HP-2.5")
def test_a_defender_does_not_withdraw_by_port() -> None:
    steps = [{"step": "Withdraw", "region": "acarnania", "origins": []}]
    state = pending(*steps, players=[{"hoplites": {"acarnania": 2}}], options=OPTIONS)
    assert set(ends(state, "withdraw")) == {"aetolia", "epirus"}
    refused = GAME.why_not(Action("withdraw", ("thessaly",)), state, 0)
    assert refused is not None
    assert refused.reason == "the_regions_are_no_neighbours"


@pytest.mark.rule("HP-2.5")
def test_a_murderous_march_uses_no_port() -> None:
    lord = {"hoplites": {"acarnania": 5}, "blessings": ["murderous_march"]}
    other = {"hoplites": {"laconia": 6}, "controls": ["laconia"]}
    state = turn([lord, other], options=OPTIONS)
    play(state, "murderous_march acarnania laconia", "march_off 3")
    assert set(ends(state, "withdraw")) == {"arcadia", "argolis", "crete", "messenia"}
