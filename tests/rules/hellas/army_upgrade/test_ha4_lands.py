"""Upgrades on the map (rules HA-4, HA-5.1, HA-5.2, HA-6.2, HA-7.1, HA-7.3)."""

from __future__ import annotations

from typing import Any

import pytest

import aegean
from aegean import State
from tests.hellas.positions import GAME, army, battle, control, offered, play, player, told, turn
from tests.rules.hellas.army_upgrade.armies import armies, why

# -- Settlers ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HA-4.1")
class TestColonists:
    def test_every_region_needs_one_less(self) -> None:
        state = turn([{"hoplites": {"laconia": 1, "argolis": 1}}], **armies("colonists"))
        play(state, "move laconia argolis")  # population 3
        assert control(state, "argolis") == 0

    def test_for_nobody_else(self) -> None:
        state = turn([{"hoplites": {"laconia": 1, "argolis": 1}}], **armies(others=["colonists"]))
        play(state, "move laconia argolis")
        assert control(state, "argolis") == -1

    def test_all_reductions_add_up_to_one_at_least(self) -> None:
        lord = {"hoplites": {"laconia": 1}, "blessings": ["local_support"]}
        state = turn([lord], **armies("colonists"))
        play(state, "move laconia argolis")  # 3 - 2 - 1: one is needed
        assert control(state, "argolis") == 0


def enter(owner: list[str], region: str = "argolis", hoplites: int = 1, **rest: Any) -> State:
    """Seat 0 steps into an empty region that seat 1 controls."""
    mine = {"hoplites": {"laconia": 1, region: hoplites - 1}, "controls": ["laconia"]}
    return turn([mine, {"controls": [region]}], **{**armies(others=owner), **rest})


@pytest.mark.rule("HA-4.2")
class TestScorchedEarth:
    def test_an_empty_region_becomes_neutral(self) -> None:
        state = enter(["scorched_earth"])
        events = play(state, "move laconia argolis")
        assert told(events, "control_lost") == [{"seat": 1, "region": "argolis"}]
        assert control(state, "argolis") == -1

    def test_without_it_the_region_is_taken(self) -> None:
        state = enter(["colonists"])
        play(state, "move laconia argolis")
        assert control(state, "argolis") == 0

    def test_the_population_decides_at_once(self) -> None:
        mine = {"hoplites": {"laconia": 3}, "attributes": {"leadership": 3}}
        state = turn([mine, {"controls": ["argolis"]}], **armies(others=["scorched_earth"]))
        play(state, "march laconia argolis")
        events = play(state, "march_off 3")
        assert told(events, "control_lost")
        assert control(state, "argolis") == 0

    def test_a_monuments_artifact_goes_back_under_it(self) -> None:
        theirs = {"controls": ["thessaly"], "artifacts": ["thunder_of_zeus"]}
        mine = {"hoplites": {"macedonia": 1}}
        state = turn([mine, theirs], **armies(others=["scorched_earth"]))
        play(state, "move macedonia thessaly")
        assert player(state, 1)["artifacts"] == {}
        assert control(state, "thessaly") == -1
        mine = {"hoplites": {"macedonia": 4}}
        state = turn([mine, theirs], **armies(others=["scorched_earth"]))
        play(state, "march macedonia thessaly", "march_off 4")
        assert player(state)["artifacts"] == {"thunder_of_zeus": True}

    def test_not_after_a_battle(self) -> None:
        state = battle(5, 1, region="argolis", start="laconia", **armies("pursuit", others=["scorched_earth"]))
        assert control(state, "argolis") == 0
        assert not told(list(state.opening), "control_lost")

    def test_not_against_usurp(self) -> None:
        mine = {"at": "argolis", "glory": ["brown"]}
        state = turn([mine, {"controls": ["argolis"]}], **armies(others=["scorched_earth"]))
        events = play(state, "usurp")
        assert not told(events, "control_lost")
        assert control(state, "argolis") == 0

    def test_against_recruits_too(self) -> None:
        both = armies(others=["scorched_earth"], also=["heroes_monsters"])
        mine = {"artifacts": ["omphalos"]}
        state = turn([mine, {"controls": ["phocis"]}], **both)
        play(state, "use_artifact omphalos")
        events = play(state, "place phocis")
        assert told(events, "control_lost") == [{"seat": 1, "region": "phocis"}]
        assert control(state, "phocis") == -1


@pytest.mark.rule("HA-4.3")
@pytest.mark.parametrize(("others", "left"), [(["beast_wards"], 3), (["colonists"], 2)])
def test_beast_wards_against_region_attacks(others: list[str], left: int) -> None:
    theirs = {"hoplites": {"elis": 3}, "controls": ["elis"]}
    said = armies("spearhead", others=others)
    state = turn([{}, theirs], monsters={"medusa": "elis"}, rolls={"monster": ["region_attack"]}, **said)
    play(state, "build_monument", "raise_monument zeus")
    while state.decision.kind == "upgrade_army":
        play(state, "decline")
    assert army(state, "elis", 1) == left


@pytest.mark.rule("HA-4.3")
def test_they_do_not_help_against_other_deaths() -> None:
    state = battle(5, 2, **armies("spearhead", others=["beast_wards"]))
    assert told(list(state.opening), "hoplites_killed") == [{"seat": 1, "region": "corinthia", "count": 1}]


@pytest.mark.rule("HA-4.3")
def test_typhon_spares_them_too() -> None:
    theirs = {"hoplites": {"elis": 4}, "controls": ["elis"]}
    said = armies("spearhead", others=["beast_wards"], also=["heroes_monsters"])
    state = turn([{}, theirs], monsters={"typhon": "elis"}, rolls={"monster": ["region_attack"]}, **said)
    play(state, "build_monument", "raise_monument zeus")
    while state.decision.kind == "upgrade_army":
        play(state, "decline")
    assert army(state, "elis", 1) == 4


# -- Vanguard ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HA-5.1")
@pytest.mark.parametrize(("mine", "moves"), [(["quick_step"], 3), ([], 2)])
def test_quick_step_moves_one_more(mine: list[str], moves: int) -> None:
    lord = {"hoplites": {"boeotia": 6}, "controls": ["boeotia"], "attributes": {"leadership": 2}}
    state = turn([lord], **armies(*mine))
    for _ in range(moves):
        play(state, "move boeotia attica")
    assert state.decision.kind == "turn"
    assert army(state, "attica") == moves


@pytest.mark.rule("HA-5.2")
@pytest.mark.parametrize("blessings", [[], ["forced_march"]])
def test_a_long_march_goes_two_regions(blessings: list[str]) -> None:
    lord = {"hoplites": {"boeotia": 3}, "controls": ["boeotia"], "blessings": blessings}
    state = turn([lord], **armies("long_march"))
    play(state, "march boeotia attica", "march_off 3")
    assert (state.decision.kind, state.decision.about["left"]) == ("onward", 1)
    play(state, "onward corinthia")
    assert army(state, "corinthia") == 3
    assert state.decision.kind != "onward"


# -- Bulwark ----------------------------------------------------------------------------------------------------------


def inside(state: State, region: str) -> int:
    view = state.view(None)
    return int(view["regions"][region]["fortified"] >= 0) + int(region in view["garrisons"]["doubled"])


GARRISON: dict[str, Any] = {
    "hoplites": {"attica": 4, "boeotia": 1},
    "controls": ["attica", "boeotia"],
    "attributes": {"leadership": 4},
}


@pytest.mark.rule("HA-6.2")
class TestDoubleGarrison:
    def test_two_find_room_and_a_third_does_not(self) -> None:
        state = turn([GARRISON], **armies("double_garrison"))
        play(state, "fortify attica", "fortify attica")
        assert (inside(state, "attica"), state.view(None)["regions"]["attica"]["hoplites"]) == (2, {"0": 2})
        assert why(state, "fortify attica") == "somebody_is_fortified_there"

    def test_one_without_the_upgrade(self) -> None:
        state = turn([GARRISON], **armies("city_guard"))
        play(state, "fortify attica")
        assert why(state, "fortify attica") == "somebody_is_fortified_there"

    def test_they_do_not_march(self) -> None:
        state = doubled()
        play(state, "march attica corinthia")
        assert offered(state) == ["march_off 2", "march_off 1"]

    def test_they_come_out_again_one_by_one(self) -> None:
        state = doubled()
        play(state, "unfortify attica")
        assert inside(state, "attica") == 1
        play(state, "unfortify attica")
        assert inside(state, "attica") == 0
        assert state.view(None)["regions"]["attica"]["hoplites"] == {"0": 4}

    def test_recruits_may_go_in_while_a_place_is_free(self) -> None:
        state = turn([GARRISON], **armies("double_garrison"))
        play(state, "recruit", "place_fortified attica", "place_fortified attica")
        assert inside(state, "attica") == 2
        state = turn([{**GARRISON, "fortified": ["attica"]}], **armies("double_garrison"))
        play(state, "recruit", "place_fortified attica")
        assert "place_fortified attica" not in offered(state)

    @pytest.mark.parametrize(("region", "strength"), [("attica", 2 + 2 + 2 * 1), ("laconia", 2 + 2 + 2 * 2)])
    def test_each_adds_its_bonus(self, region: str, strength: int) -> None:
        """City Guard, the upper upgrade, adds 1 to it."""
        state = besieged(2, 3, region=region)
        assert state.decision.about["strength"][1] == strength + 1

    def test_they_die_last(self) -> None:
        state = besieged(1, 9)
        assert army_of(state, "attica", 1) == 2  # the loser's loss took the one outside
        assert inside(state, "attica") == 2

    def test_with_nobody_outside_one_of_them_dies(self) -> None:
        state = besieged(0, 9)
        assert inside(state, "attica") == 1

    def test_they_withdraw_with_the_others(self) -> None:
        state = besieged(1, 9)
        play(state, "withdraw corinthia")
        assert (army_of(state, "corinthia", 1), inside(state, "attica")) == (2, 0)

    def test_it_can_be_written_down(self) -> None:
        state = doubled()
        said = state.describe()
        assert said["garrisons"] == {"doubled": ["attica"]}
        again = GAME.position(said)
        assert (again.view(0), offered(again)) == (state.view(0), offered(state))

    @pytest.mark.parametrize("fortified", [[], ["boeotia"]])
    def test_a_second_one_needs_a_first(self, fortified: list[str]) -> None:
        with pytest.raises(aegean.PositionError, match=r"^garrisons\.doubled: in attica nobody is fortified"):
            doubled(fortified=fortified)

    def test_nobody_is_left_for_it(self) -> None:
        with pytest.raises(aegean.PositionError, match=r"^garrisons\.doubled: seat 0 has no hoplite left"):
            doubled(hoplites={"attica": 14})


def doubled(**lord: Any) -> State:
    """Two are in the city of Attica, and two more outside."""
    mine = {**GARRISON, "hoplites": {"attica": 2}, "fortified": ["attica"], **lord}
    return turn([mine], garrisons={"doubled": ["attica"]}, **armies("double_garrison"))


def besieged(outside: int, attackers: int, region: str = "attica") -> State:
    """Seat 1 has two in the city and so many outside."""
    holds = {"hand": ["glory_bow"] if attackers < 9 else [], "fortified": [region]}
    said = armies("spearhead", others=["double_garrison"])
    start = "boeotia" if region == "attica" else "argolis"
    return battle(
        attackers, outside, region=region, start=start, defender=holds, garrisons={"doubled": [region]}, **said
    )


def army_of(state: State, region: str, seat: int) -> int:
    there = state.view(None)["regions"][region]
    return int(there["hoplites"].get(str(seat), 0)) + (inside(state, region) if there["fortified"] == seat else 0)


# -- Muster -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HA-7.1")
class TestLevy:
    def test_one_more_anywhere_under_control(self) -> None:
        state = turn([{"controls": ["attica", "corinthia"]}], **armies("levy"))
        play(state, "recruit", "place attica", "place attica")
        assert (state.decision.kind, state.decision.about["left"]) == ("recruit", 2)
        assert offered(state) == ["place attica", "place_fortified attica", "place corinthia", "done"]
        play(state, "place corinthia")
        assert (army(state, "corinthia"), army(state, "attica")) == (1, 2)
        assert state.decision.kind == "turn"

    def test_it_makes_the_action_possible_and_must_then_be_used(self) -> None:
        state = turn([{"controls": ["corinthia"]}], **armies("levy"))
        play(state, "recruit")
        assert army(state, "corinthia") == 1
        assert why(turn([{"controls": ["corinthia"]}], **armies()), "recruit") == "no_city_region_can_take_a_recruit"

    def test_it_may_be_let_go_after_others(self) -> None:
        state = turn([{"controls": ["attica", "corinthia"]}], **armies("levy"))
        play(state, "recruit", "place attica", "done", "done")
        assert army(state, "attica") == 1

    def test_not_without_supply(self) -> None:
        lord = {"hoplites": {"attica": 15}, "controls": ["attica", "corinthia"]}
        assert "recruit" not in offered(turn([lord], **armies("levy")))


@pytest.mark.rule("HA-7.3")
class TestCallToArms:
    @pytest.mark.parametrize(("blessings", "recruits"), [([], 2), (["glory_of_zeus"], 4)])
    def test_usurp_recruits_one_more(self, blessings: list[str], recruits: int) -> None:
        mine = {"at": "argolis", "glory": ["brown"], "blessings": blessings}
        state = turn([mine], **armies("call_to_arms"))
        play(state, "usurp")
        assert state.decision.about["left"] == recruits

    def test_each_recruit_option_of_prepare(self) -> None:
        mine = {"at": "argolis", "controls": ["argolis"]}
        state = turn([mine], **armies("call_to_arms"))
        play(state, "prepare", "option recruit", "place argolis", "place argolis", "option recruit", "place argolis")
        assert "done" in offered(state)  # the one more may be let go
        play(state, "done")
        assert army(state, "argolis") == 3
