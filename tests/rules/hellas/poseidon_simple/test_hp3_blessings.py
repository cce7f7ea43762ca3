"""Poseidon's ten blessings (rules HP-3)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from aegean.core.values import Action
from tests.hellas.positions import GAME, army, battle, hand, offered, play, player, told, turn, turn_start
from tests.rules.hellas.poseidon_simple.questions import OPTIONS, PORTS, shaking
from tests.rules.hellas.poseidon_simple.test_hp2_ports import ends

BARE = ["push_ups", "combat_training"]  # give nothing when they are gained


def drafted(name: str, **lord: Any) -> State:
    """Seat 0 has gained a blessing in a draft."""
    state = turn(
        [{"controls": ["crete"], "attributes": {"leadership": 2}, **lord}],
        options=OPTIONS,
        temple_card="temple_card_1",
        temples={"epirus": 1},
        decks={"blessing": [name, *BARE]},
    )
    play(state, "build_temple crete", f"keep_blessing {name}", f"keep_blessing {BARE[0]}")
    assert name in player(state)["blessings"]
    return state


# -- Sea Raiders ------------------------------------------------------------------------------------------------------


def raiding(*blessings: str, leadership: int = 1, **hoplites: int) -> State:
    lord = {"hoplites": hoplites, "blessings": list(blessings), "attributes": {"leadership": leadership}}
    return turn([lord], options=OPTIONS)


@pytest.mark.rule("HP-3.1")
def test_one_more_over_a_sea_trail() -> None:
    state = raiding("sea_raiders", crete=2, arcadia=2)
    play(state, "move arcadia elis")
    assert (state.decision.kind, state.decision.about) == ("hoplite_movement", {"left": 0})
    assert set(offered(state, "move")) == {f"move crete {end}" for end in ("argolis", "attica", "euboea", "laconia")}
    play(state, "move crete argolis")
    assert (army(state, "argolis"), state.decision.kind) == (1, "turn")


@pytest.mark.rule("HP-3.1")
def test_the_one_over_the_sea_may_come_first() -> None:
    state = raiding("sea_raiders", crete=2, arcadia=2)
    play(state, "move crete argolis")
    assert state.decision.about == {"left": 1}
    assert "move arcadia elis" in offered(state)
    play(state, "move arcadia elis")
    assert state.decision.kind == "turn"


@pytest.mark.rule("HP-3.1")
def test_it_may_be_left_and_nobody_has_it_without_the_blessing() -> None:
    state = raiding("sea_raiders", crete=1, arcadia=1)
    play(state, "move arcadia elis", "done")
    assert state.decision.kind == "turn"
    without = raiding(crete=1, arcadia=1)
    play(without, "move arcadia elis")
    assert without.decision.kind == "turn"


@pytest.mark.rule("HP-3.1")
def test_why_not_over_land_or_by_port() -> None:
    state = raiding("sea_raiders", crete=1, arcadia=2, laconia=1)
    play(state, "move arcadia elis")
    refused = GAME.why_not(Action("move", ("arcadia", "laconia")), state, 0)
    assert refused is not None
    assert refused.reason == "only_a_free_way_is_left"
    refused = GAME.why_not(Action("move", ("laconia", "messenia")), state, 0)  # a neighbour, and a port
    assert refused is not None
    assert refused.reason == "only_a_free_way_is_left"


# -- what is data alone -----------------------------------------------------------------------------------------------


@pytest.mark.rule("HP-3.2")
@pytest.mark.parametrize(("regions", "strength"), [(["epirus"], 3), (["epirus", "locris"], 5)])
def test_a_tyrant_is_stronger_than_who_controls_less(regions: list[str], strength: int) -> None:
    lord = {"controls": regions, "blessings": ["tyrant"], "hand": ["glory_bow"]}
    state = battle(3, 3, attacker=lord, defender={"hand": ["flank_attack_bow"]}, options=OPTIONS)
    assert state.view(None)["battle"]["strength"][0] == strength


@pytest.mark.rule("HP-3.7")
@pytest.mark.parametrize(("region", "start", "strength"), [("messenia", "elis", 5), ("corinthia", "boeotia", 3)])
def test_a_watch_defends_port_regions(region: str, start: str, strength: int) -> None:
    other = {"blessings": ["coastal_watch"], "hand": ["flank_attack_bow"]}
    attacker = {"hand": ["glory_bow"], "blessings": []}
    state = battle(3, 3, attacker=attacker, defender=other, region=region, start=start, options=OPTIONS)
    assert state.view(None)["battle"]["strength"] == [3, strength]


@pytest.mark.rule("HP-3.7")
def test_no_watch_for_an_attacker() -> None:
    attacker = {"hand": ["glory_bow"], "blessings": ["coastal_watch"]}
    other = {"hand": ["flank_attack_bow"]}
    state = battle(3, 3, attacker=attacker, defender=other, region="messenia", start="elis", options=OPTIONS)
    assert state.view(None)["battle"]["strength"] == [3, 3]


# -- Hegemony ---------------------------------------------------------------------------------------------------------

BLUE = ["euboea", "boeotia", "attica", "corinthia"]


@pytest.mark.rule("HP-3.3")
@pytest.mark.parametrize("seats", [2, 3])  # with three the blue land counts for no victory
def test_who_holds_a_land_draws_a_card_once(seats: int) -> None:
    lord = {"controls": BLUE, "artifacts": ["poseidons_trident"], "blessings": ["hegemony"]}
    state = turn_start([lord], seats=seats, options=OPTIONS)
    assert (state.decision.kind, offered(state, "use_blessing")) == ("turn_start", ["use_blessing hegemony"])
    play(state, "use_blessing hegemony")
    assert (len(hand(state)), state.decision.kind) == (1, "turn")


@pytest.mark.rule("HP-3.3")
def test_a_land_with_a_region_less_gives_nothing() -> None:
    lord = {"controls": ["euboea", "boeotia", "corinthia"], "blessings": ["hegemony"]}
    assert turn_start([lord], options=OPTIONS).decision.kind == "turn"


# -- Harbour Levy -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HP-3.4")
def test_one_in_each_port_region_besides_those_of_cities() -> None:
    lord = {"controls": ["thessaly", "messenia", "arcadia"], "blessings": ["harbour_levy"]}
    state = turn([lord], options=OPTIONS)
    play(state, "recruit", "place thessaly", "place thessaly", "done")
    assert offered(state, "place") == ["place thessaly", "place messenia"]
    play(state, "place thessaly", "place messenia")
    assert (army(state, "thessaly"), army(state, "messenia"), state.decision.seat) == (3, 1, 1)


@pytest.mark.rule("HP-3.4")
def test_it_may_be_used_in_part() -> None:
    lord = {"controls": ["thessaly", "messenia"], "blessings": ["harbour_levy"]}
    state = turn([lord], options=OPTIONS)
    play(state, "recruit", "place thessaly", "done", "place messenia", "done")
    assert (army(state, "thessaly"), army(state, "messenia")) == (1, 1)


@pytest.mark.rule("HP-3.4")
def test_the_levy_alone_satisfies_the_action() -> None:
    state = turn([{"controls": ["messenia"], "blessings": ["harbour_levy"]}], options=OPTIONS)
    assert "recruit" in offered(state)
    play(state, "recruit")
    assert army(state, "messenia") == 1  # one must be placed, and there is one place
    assert "recruit" not in offered(turn([{"controls": ["messenia"]}], options=OPTIONS))


# -- Following Wind ---------------------------------------------------------------------------------------------------


def marching(start: str, end: str, *blessings: str, **other: Any) -> State:
    state = turn([{"hoplites": {start: 2}, "blessings": ["following_wind", *blessings]}, other], options=OPTIONS)
    play(state, f"march {start} {end}", "march_off 2")
    return state


@pytest.mark.rule("HP-3.5")
@pytest.mark.parametrize(("start", "end"), [("euboea", "crete"), ("thessaly", "messenia"), ("messenia", "laconia")])
def test_over_the_sea_or_by_port_one_region_further(start: str, end: str) -> None:
    state = marching(start, end)
    assert state.decision.about == {"region": end, "left": 1}
    onward = ends(state, "onward")
    play(state, f"onward {onward[0]}")
    assert (army(state, onward[0]), state.decision.kind) == (2, "turn")


@pytest.mark.rule("HP-3.5")
def test_the_step_over_the_sea_may_be_the_last() -> None:
    state = marching("argolis", "laconia")
    assert set(ends(state, "onward")) == {"crete", *PORTS} - {"laconia"}
    refused = GAME.why_not(Action("onward", ("arcadia",)), state, 0)
    assert refused is not None
    assert refused.reason == "only_a_free_way_is_left"
    play(state, "onward thessaly")
    assert (army(state, "thessaly"), state.decision.kind) == (2, "turn")


@pytest.mark.rule("HP-3.5")
def test_over_land_the_wind_does_not_help() -> None:
    assert marching("aetolia", "locris").decision.kind == "turn"


@pytest.mark.rule("HP-3.5")
def test_three_regions_at_most_with_a_forced_march() -> None:
    state = marching("thessaly", "messenia", "forced_march")
    play(state, "onward laconia")
    assert state.decision.about == {"region": "laconia", "left": 1}  # by port a second time, which counts
    play(state, "onward crete")
    assert (army(state, "crete"), state.decision.kind) == (2, "turn")


@pytest.mark.rule("HP-3.5")
def test_no_further_through_what_is_another_players() -> None:
    assert marching("thessaly", "messenia", controls=["messenia"]).decision.kind == "turn"


@pytest.mark.rule("HP-3.5")
def test_not_for_the_power_of_hermes() -> None:
    lord = {"priests": 1, "hoplites": {"laconia": 2}, "blessings": ["following_wind"]}
    state = turn([lord], options=OPTIONS, monuments={"hermes": 2})
    play(state, "pray hermes", "army laconia 2", "onward thessaly")
    assert state.decision.kind == "turn"


@pytest.mark.rule("HP-3.5")
def test_not_for_a_murderous_march() -> None:
    lord = {"hoplites": {"laconia": 4}, "blessings": ["following_wind", "murderous_march"]}
    state = turn([lord], options=OPTIONS)
    play(state, "murderous_march laconia epirus", "march_off 2")
    assert state.decision.kind == "turn"


# -- Earthshaker ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HP-3.6")
def test_a_card_for_a_hoplite_in_a_port() -> None:
    state = shaking()
    play(state, "use_blessing earthshaker")
    assert (state.decision.kind, offered(state)) == ("shake_earth", ["strike_down messenia", "strike_down laconia"])
    refused = GAME.why_not(Action("strike_down", ("arcadia",)), state, 0)
    assert refused is not None
    assert refused.reason == "it_does_not_reach_so_far"
    play(state, "strike_down laconia")
    assert (army(state, "laconia", 1), hand(state), offered(state, "move_hero")) == (1, [], [])
    assert "use_blessing earthshaker" not in offered(state)


@pytest.mark.rule("HP-3.6")
def test_own_hoplites_may_be_chosen() -> None:
    state = shaking()
    play(state, "use_blessing earthshaker", "strike_down messenia")
    assert army(state, "messenia") == 0


@pytest.mark.rule("HP-3.6")
def test_not_without_a_card() -> None:
    assert "use_blessing earthshaker" not in offered(shaking(hand=[]))


@pytest.mark.rule("HP-3.6")
def test_while_the_hero_is_on_a_quest() -> None:
    lord = {"quest": {"name": "aid_to_atlas", "step": 1}, "hand": ["glory_bow"], "blessings": ["earthshaker"]}
    state = turn([lord, {"hoplites": {"laconia": 1}}], options=OPTIONS, quests=["aid_to_atlas"])
    assert "use_blessing earthshaker" in offered(state)


# -- Temple of the Waves ----------------------------------------------------------------------------------------------


@pytest.mark.rule("HP-3.8")
def test_gaining_it_brings_a_priest_and_nothing_for_that_temple() -> None:
    state = drafted("temple_of_the_waves", controls=["crete", "messenia"])
    assert player(state)["priests"] == 2  # one for the temple
    assert state.decision.seat == 1  # no recruits: the turn is over


@pytest.mark.rule("HP-3.8")
def test_with_a_temple_two_are_recruited_in_a_port_region() -> None:
    lord = {"controls": ["crete", "messenia", "thessaly"], "blessings": ["temple_of_the_waves"]}
    state = turn([lord], options=OPTIONS)
    play(state, "build_temple crete")
    assert offered(state) == ["place thessaly", "place_fortified thessaly", "place messenia", "done"]
    play(state, "place messenia", "place messenia")
    assert (army(state, "messenia"), state.decision.seat) == (2, 1)


@pytest.mark.rule("HP-3.8")
def test_they_come_after_the_draft() -> None:
    state = turn(
        [{"controls": ["crete", "messenia"], "blessings": ["temple_of_the_waves"]}],
        options=OPTIONS,
        temple_card="temple_card_1",
        temples={"epirus": 1},
        decks={"blessing": ["winged_boots", *BARE]},
    )
    play(state, "build_temple crete", "keep_blessing winged_boots", f"keep_blessing {BARE[0]}")
    assert offered(state) == ["place messenia", "done"]


@pytest.mark.rule("HP-3.8")
def test_without_a_port_region_nothing_is_asked() -> None:
    state = turn([{"controls": ["crete"], "blessings": ["temple_of_the_waves"]}], options=OPTIONS)
    play(state, "build_temple crete")
    assert state.decision.seat == 1


# -- Shipwrights ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HP-3.9")
def test_gaining_it_raises_leadership() -> None:
    assert player(drafted("shipwrights"))["stored"]["leadership"] == 3


def sailing(at: str, *blessings: str, speed: int = 1) -> list[str]:
    lord = {"at": at, "attributes": {"speed": speed}, "blessings": list(blessings)}
    return ends(turn([lord], options=OPTIONS), "move_hero")


@pytest.mark.rule("HP-3.9")
def test_the_first_step_over_the_sea_costs_nothing() -> None:
    """From Chalkidiki over the sea to Euboea, and one more region; or over land, where there is no sea to follow."""
    beside = {"macedonia", "euboea"}
    assert set(sailing("chalkidiki")) == beside
    assert set(sailing("chalkidiki", "shipwrights")) == beside | {"thessaly", "crete", "boeotia"}


@pytest.mark.rule("HP-3.9")
def test_it_may_be_any_step_of_the_way() -> None:
    assert "laconia" not in sailing("elis")
    assert set(PORTS) <= set(sailing("elis", "shipwrights"))  # over land to Messenia, then by port
    assert "crete" not in sailing("elis", "shipwrights")  # a second time it costs


@pytest.mark.rule("HP-3.9")
def test_with_more_speed_one_region_more() -> None:
    assert "crete" in sailing("elis", "shipwrights", speed=2)


# -- Tribute of the Sea -----------------------------------------------------------------------------------------------


@pytest.mark.rule("HP-3.10")
@pytest.mark.parametrize("builder", [0, 1])
@pytest.mark.parametrize(("ports", "priests"), [(["messenia", "laconia"], 1), (["messenia", "arcadia"], 0)])
def test_a_priest_for_two_ports_when_anybody_builds(builder: int, ports: list[str], priests: int) -> None:
    state = turn([{"controls": ports, "blessings": ["tribute_of_the_sea"]}], seat=builder, options=OPTIONS)
    events = play(state, "build_monument", "raise_monument zeus")
    assert player(state)["priests"] == priests
    assert len(told(events, "priests_gained")) == priests
