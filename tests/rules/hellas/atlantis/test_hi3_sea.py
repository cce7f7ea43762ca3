"""Siren and Cetus (rules HI-3)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from tests.hellas.positions import GAME, army, attacked, control, hunt, monster, offered, play, player, told, why
from tests.rules.hellas.atlantis.questions import EAST, OPTIONS, SOUTH, UNSEEN, five, sunk, swimming

FIVE: dict[str, Any] = {"seats": 5, "options": OPTIONS, "monsters": UNSEEN}


def symbols(state: State, name: str) -> list[str]:
    found = monster(state, name)
    assert found is not None
    return [w["symbol"] + (f" [{w['reward']}]" if w["reward"] else "") for w in found["wounds"]]


def raid(name: str, at: Any, players: list[dict[str, Any]], roll: str = "region_attack", **rest: Any) -> State:
    """Seat 0 has built a monument, and this was rolled for the monster."""
    there = {"at": at, **rest.pop("there", {})}
    state = five(players, monsters={name: there}, rolls={"monster": [roll]}, decks={"event": ["aid_to_atlas"]}, **rest)
    play(state, "build_monument", "raise_monument zeus")
    return state


# -- Siren ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HI-3.1")
def test_the_wounds_of_siren() -> None:
    state = five(monsters={"siren": "laconia"})
    assert symbols(state, "siren") == ["bow", "bow", "sword [priest]", "axe [artifact]"]


@pytest.mark.rule("HI-3.2")
def test_she_goes_from_port_to_port() -> None:
    state = raid("siren", "laconia", [], roll="move")
    ports = ["thessaly", "acarnania", "attica", "messenia", "north_atlantis"]
    assert offered(state) == [f"move_monster {port}" for port in ports]
    assert why(state, "move_monster arcadia") == "the_regions_are_no_neighbours"


@pytest.mark.rule("HI-3.2")
def test_nothing_places_her_elsewhere() -> None:
    lord = {"at": "laconia", "blessings": ["exile"]}
    state = five([lord], monsters={"siren": "laconia"})
    play(state, "use_blessing exile", "injure speed")
    assert state.decision.kind == "move_monster"
    assert "move_monster attica" in offered(state)
    assert why(state, "move_monster arcadia") == "the_monster_never_goes_there"
    with pytest.raises(Exception, match="never"):
        five(monsters={"siren": "arcadia"})


@pytest.mark.rule("HI-3.3")
def test_she_holds_the_hero_until_the_next_monument() -> None:
    state = attacked("siren", "special_attack_3", {"hand": ["glory_bow"]}, region="laconia", **FIVE)
    events = play(state, "suffer")
    assert told(events, "hunt_ended") == [{"seat": 0, "monster": "siren", "slain": 0}]
    assert (state.decision.kind, player(state)["hero_at"]) == ("injure", "laconia")  # that of the hunt comes first
    events = play(state, "injure speed")
    assert told(events, "hero_held") == [{"seat": 0, "away": "siren"}]
    assert (player(state)["hero_at"], player(state)["away"]) == (None, "siren")
    assert GAME.position(state.describe()).view(0) | {"moves": 0} == state.view(0) | {"moves": 0}
    events = play(state, "build_monument", "raise_monument zeus")
    assert {"seat": 0, "start": "", "region": "euboea"} in told(events, "hero_moved")
    assert (player(state)["hero_at"], player(state)["away"]) == ("euboea", None)


@pytest.mark.rule("HI-3.3")
def test_a_hero_that_is_held_does_nothing() -> None:
    state = five([{"away": "siren"}])
    kinds = {action.kind for action in state.decision.actions}
    assert not kinds & {"move_hero", "quest_step", "prepare", "hunt", "usurp"}
    assert why(state, "move_hero crete") == "your_hero_is_not_on_the_map"


@pytest.mark.rule("HI-3.4")
def test_two_die_in_her_region() -> None:
    state = raid("siren", "laconia", [{}, {"hoplites": {"laconia": 3, "arcadia": 1}}])
    assert (army(state, "laconia", 1), army(state, "arcadia", 1)) == (1, 1)


@pytest.mark.rule("HI-3.5")
def test_her_cards() -> None:
    lord = {"hoplites": {"arcadia": 3}, "attributes": {"leadership": 2}}
    there = {"at": "laconia", "evolutions": ["siren_laconia"]}
    state = five([lord], monsters={"siren": there})
    play(state, "move arcadia laconia", "move arcadia laconia")
    assert army(state, "laconia") == 1
    more = {"at": "laconia", "evolutions": ["siren_north_atlantis"]}
    assert symbols(five(monsters={"siren": more}), "siren")[4:] == ["torch", "mace"]
    for card, region in (("siren_laconia", "laconia"), ("siren_north_atlantis", "north_atlantis")):
        events = play(five(decks={"event": [card]}), "build_monument", "raise_monument zeus")
        assert told(events, "monster_appeared") == [{"seat": 0, "monster": "siren", "region": region}]


# -- Cetus ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HI-3.6")
def test_cetus_is_on_a_trail_and_in_no_region() -> None:
    state = five(monsters={"cetus": SOUTH})
    assert symbols(state, "cetus") == ["torch", "torch [priest]", "bow", "sword", "mace", "axe [artifact]"]
    found = monster(state, "cetus")
    assert found is not None
    assert (found["region"], found["trail"]) == (None, SOUTH)
    assert all("cetus" not in region["monsters"] for region in state.view(None)["regions"].values())
    assert GAME.position(state.describe()).view(None) == state.view(None)
    for wrong in ("crete", ["crete", "elis"], ["crete"]):
        with pytest.raises(Exception, match=r"sea trail|regions"):
            five(monsters={"cetus": wrong})


@pytest.mark.rule("HI-3.7")
def test_he_swims_to_a_trail_that_shares_a_shore() -> None:
    state = swimming(EAST)
    assert offered(state) == ["swim thessaly euboea", "swim euboea boeotia", "swim euboea crete"]
    assert why(state, "swim attica crete") == "that_trail_is_not_beside_its_own"
    assert why(state, "swim elis crete") == "no_sea_trail_joins_these"
    assert why(state, "move_monster crete") == "the_monster_never_goes_there"
    events = play(state, "swim euboea crete")
    assert told(events, "monster_swam") == [{"seat": 0, "monster": "cetus", "start": "euboea", "region": "crete"}]


@pytest.mark.rule("HI-3.7")
def test_what_moves_any_monster_moves_him_along_trails() -> None:
    state = five([{"artifacts": ["ariadnes_thread"]}], monsters={"cetus": EAST})
    play(state, "use_artifact ariadnes_thread")
    play(state, "swim euboea crete", "swim crete south_atlantis")
    found = monster(state, "cetus")
    assert found is not None
    assert found["trail"] == SOUTH
    near = five([{"at": "euboea", "blessings": ["exile"]}], monsters={"cetus": EAST})
    assert "use_blessing exile" not in offered(near)  # he is in no region


@pytest.mark.rule("HI-3.8")
def test_nobody_uses_his_trail() -> None:
    lord = {"at": "crete", "hoplites": {"crete": 2}}
    free, barred = five([lord]), five([lord], monsters={"cetus": SOUTH})
    for kind in ("move", "march"):
        assert f"{kind} crete south_atlantis" in offered(free)
        assert f"{kind} crete south_atlantis" not in offered(barred)
    assert "move_hero south_atlantis" not in offered(barred)
    assert why(barred, "move crete south_atlantis") == "the_regions_are_no_neighbours"


@pytest.mark.rule("HI-3.8")
def test_ports_and_monsters_go_by() -> None:
    west = ["attica", "north_atlantis"]
    state = five([{"at": "attica", "hoplites": {"attica": 2}}], monsters={"cetus": west})
    assert "move attica north_atlantis" not in offered(state)
    assert "march attica north_atlantis" in offered(state)
    assert "move_hero north_atlantis" in offered(state)
    other = five(
        [{"controls": ["inner_circle"]}],
        monsters={"cetus": SOUTH, "talos": "south_atlantis"},
        temples={"inner_circle": "factory"},
    )
    assert "move_talos crete" in offered(other)


@pytest.mark.rule("HI-3.9")
@pytest.mark.parametrize(("shore", "land"), [("crete", "brown"), ("south_atlantis", "atlantis")])
def test_he_is_hunted_from_either_shore(shore: str, land: str) -> None:
    state = five([{"at": shore}], monsters={"cetus": SOUTH})
    assert "hunt cetus" in offered(state)
    events = play(state, "hunt cetus")
    assert told(events, "hunt_began") == [{"seat": 0, "monster": "cetus", "region": shore}]
    ready = hunt("cetus", {"hand": ["assault_axe"]}, region=shore, place=SOUTH, wounds=[0, 1, 2, 3, 4], **FIVE)
    play(ready, "strike assault_axe 5", "reward monster_artifact")
    assert player(ready)["artifacts"] == {"cetus_tentacle": True}
    assert (player(ready)["slain"], ready.view(None)["glory"][land]) == (["cetus"], 0)
    assert why(five([{"at": "elis"}], monsters={"cetus": SOUTH}), "hunt cetus") == (
        "no_monster_of_that_name_is_with_your_hero"
    )


@pytest.mark.rule("HI-3.9")
def test_slain_in_no_hunt_he_brings_the_token_of_a_shore_of_choice() -> None:
    state = sunk()
    assert offered(state) == ["take_glory brown", "take_glory atlantis"]
    assert why(state, "take_glory red") == "that_land_has_no_shore_there"
    play(state, "take_glory atlantis")
    assert (state.view(None)["glory"]["atlantis"], player(state)["slain"]) == (0, ["cetus"])


@pytest.mark.rule("HI-3.10")
def test_his_special_attack() -> None:
    cards = ["glory_bow", "glory_torch", "trap_mace"]
    state = attacked("cetus", "special_attack_3", {"hand": cards}, region="crete", place=SOUTH, **FIVE)
    play(state, "suffer", "injure speed", "injure strength")
    assert state.decision.kind == "discard"
    play(state, *[offered(state)[0]])
    play(state, *[offered(state)[0]])
    assert player(state)["injured"] == ["strength", "speed"]
    assert state.decision.kind == "hunt_attack"


@pytest.mark.rule("HI-3.11", "HI-3.12")
@pytest.mark.parametrize(("evolutions", "dead"), [([], 1), (["cetus_chalkidiki"], 2)])
def test_hoplites_die_in_every_port(evolutions: list[str], dead: int) -> None:
    players = [{"hoplites": {"attica": 3, "crete": 3}}, {"hoplites": {"north_atlantis": 3}}]
    state = raid("cetus", SOUTH, players, there={"evolutions": evolutions})
    assert [army(state, "attica"), army(state, "north_atlantis", 1), army(state, "crete")] == [3 - dead, 3 - dead, 3]


@pytest.mark.rule("HI-3.12")
@pytest.mark.parametrize(("card", "trail"), [("cetus_chalkidiki", EAST), ("cetus_crete", SOUTH)])
def test_his_cards_put_him_on_a_trail(card: str, trail: list[str]) -> None:
    events = play(five(decks={"event": [card]}), "build_monument", "raise_monument zeus")
    assert told(events, "monster_appeared_at_sea") == [
        {"seat": 0, "monster": "cetus", "start": trail[0], "region": trail[1]}
    ]
    more = five(monsters={"cetus": {"at": SOUTH, "evolutions": ["cetus_crete"]}})
    assert symbols(more, "cetus")[6:] == ["spear"]


# -- what they leave --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HI-3.13")
def test_sirens_crown() -> None:
    lord = {"artifacts": ["sirens_crown"], "controls": ["laconia", "north_atlantis", "crete"], "slain": ["siren"]}
    state = five([lord], monsters={"cetus": "unseen"})
    play(state, "use_artifact sirens_crown")
    places = {place.split()[1] for place in offered(state) if place != "done"}
    assert places == {"laconia", "north_atlantis"}
    play(state, "place laconia", "place north_atlantis")
    assert (army(state, "laconia"), army(state, "north_atlantis")) == (1, 1)


@pytest.mark.rule("HI-3.14")
def test_cetus_tentacle() -> None:
    lord = {"artifacts": ["cetus_tentacle"], "at": "attica", "slain": ["cetus"]}
    state = five([lord, {"controls": ["attica"]}])
    play(state, "use_artifact cetus_tentacle")
    assert control(state, "attica") == 0
    play(state, "place attica")
    assert army(state, "attica") == 1
    held = five([lord, {"controls": ["attica"], "hoplites": {"attica": 1}}])
    assert why(held, "use_artifact cetus_tentacle") == "its_condition_is_not_met"
    inland = five([{**lord, "at": "arcadia"}])
    assert why(inland, "use_artifact cetus_tentacle") == "its_condition_is_not_met"
    own = five([{**lord, "controls": ["attica"]}])
    play(own, "use_artifact cetus_tentacle", "place attica")
    assert army(own, "attica") == 1
