"""Warriors and Gates of Hades (rules HDF-2)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from aegean import PositionError, State
from aegean.core.values import Action
from tests.hellas.positions import GAME, army, control, offered, play, told, turn
from tests.rules.hellas.hades_full.questions import (
    GATES,
    OPTIONS,
    attacking,
    below,
    choosing,
    marching,
    reinforcing,
    table,
)


def warriors(state: State) -> dict[str, int]:
    found: dict[str, int] = state.view(None)["underworld"]["warriors"]
    return found


def strength(state: State, side: int) -> dict[str, int]:
    """What a side's army strength consists of."""
    account = state.view(None)["battle"]
    found = dict(account["items"][side])
    assert sum(found.values()) == account["strength"][side]
    return found


# -- setup ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HDF-2.1")
def test_a_warrior_is_placed_between_hero_and_hoplites() -> None:
    state = choosing()
    assert state.decision.kind == "place_warrior"
    assert len(offered(state)) == len(state.view(None)["regions"])  # any region
    play(state, "place_warrior laconia")
    assert (warriors(state), state.decision.kind) == ({"laconia": 1}, "start_region")


@pytest.mark.rule("HDF-2.1")
def test_the_starting_bonus_comes_before_it() -> None:
    state = GAME.new(2, 1, OPTIONS)
    play(state, "choose_hero helen")
    assert state.decision.kind == "keep_artifact"


@pytest.mark.rule("HDF-2.1", "HDF-2.2", "HDF-2.7")
@pytest.mark.parametrize(("seats", "heroes"), [(2, "chosen"), (3, "dealt"), (4, "chosen")])
def test_there_is_one_for_each_player_and_it_stays_on_the_map(seats: int, heroes: str) -> None:
    state = GAME.new(seats, 7, {**OPTIONS, "heroes": heroes})
    chance = random.Random(seats)
    while state.decision.kind != "turn":
        state.apply(chance.choice(state.decision.actions))
    view = state.view(None)
    assert sum(view["underworld"]["warriors"].values()) == seats
    assert set(view["underworld"]["gates"]) == {one["at"] for one in state.describe()["players"]}
    gates = view["underworld"]["gates"]
    for _ in range(400):
        if state.result is None:
            state.apply(chance.choice(state.decision.actions))
    view = state.view(None)["underworld"]
    assert (sum(view["warriors"].values()), view["gates"]) == (seats, gates)


@pytest.mark.rule("HDF-2.3")
def test_it_counts_where_one_starts() -> None:
    """Two hoplites take a region of population 2, but not beside a Warrior."""
    for place, owner in (("laconia", 1), ("arcadia", -1)):
        state = choosing()
        seat = state.decision.seat
        play(state, f"place_warrior {place}", "start_in arcadia")
        assert control(state, "arcadia") == (seat if owner == 1 else -1)


# -- population -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HDF-2.3")
@pytest.mark.parametrize(("number", "owner"), [(0, 0), (1, -1)])
def test_each_raises_the_population_of_its_region(number: int, owner: int) -> None:
    lord = {"hoplites": {"boeotia": 1, "corinthia": 1}}
    state = table([lord], "move boeotia corinthia", underworld=below(warriors={"corinthia": number}))
    assert control(state, "corinthia") == owner


@pytest.mark.rule("HDF-2.3")
def test_control_once_taken_stays() -> None:
    lord = {"hoplites": {"boeotia": 3, "attica": 1}, "controls": ["boeotia", "attica"]}
    state = marching("move boeotia attica", "escort 2", lord=lord)
    assert (control(state, "attica"), warriors(state)) == (0, {"attica": 2})


# -- with an army -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HDF-2.4")
def test_those_in_a_controlled_region_defend_it() -> None:
    state = attacking(4, 3, came=0, there=2)
    assert strength(state, 1) == {"hoplites": 3, "warriors": 2}
    assert strength(state, 0) == {"hoplites": 4}


@pytest.mark.rule("HDF-2.4")
def test_in_a_neutral_region_they_help_nobody() -> None:
    state = attacking(4, 3, came=0, there=2, neutral=True)
    assert (strength(state, 0), strength(state, 1)) == ({"hoplites": 4}, {"hoplites": 3})


@pytest.mark.rule("HDF-2.5")
def test_they_go_along_as_the_mover_likes() -> None:
    state = marching("move boeotia attica")
    assert offered(state) == ["escort 2", "escort 1", "decline"]
    assert state.decision.about == {"start": "boeotia", "region": "attica", "count": 2}
    events = play(state, "escort 1")
    assert told(events, "warriors_moved") == [{"seat": 0, "start": "boeotia", "region": "attica", "count": 1}]
    assert warriors(state) == {"boeotia": 1, "attica": 1}
    state = marching("move boeotia attica", "decline")
    assert warriors(state) == {"boeotia": 2}


@pytest.mark.rule("HDF-2.5")
def test_they_do_not_count_against_leadership() -> None:
    state = marching("move boeotia euboea", "escort 2", lord={"attributes": {"leadership": 2}})
    assert (state.decision.kind, state.decision.about) == ("hoplite_movement", {"left": 1})


@pytest.mark.rule("HDF-2.5")
def test_more_than_there_are_cannot_come() -> None:
    refused = GAME.why_not(Action("escort", (3,)), marching("move boeotia attica"), 0)
    assert refused is not None
    assert (refused.reason, refused.clause) == ("so_many_warriors_cannot_come", "HDF-2.5")


@pytest.mark.rule("HDF-2.5")
def test_control_is_settled_when_all_have_come() -> None:
    """Two hoplites would take Euboea, but not if the second brings a Warrior."""
    lord = {"attributes": {"leadership": 2}, "hoplites": {"boeotia": 3, "euboea": 1}}
    for answer, owner in (("decline", 0), ("escort 1", -1)):
        assert control(marching("move boeotia euboea", answer, lord=lord), "euboea") == owner


@pytest.mark.rule("HDF-2.5")
def test_nobody_leads_them_out_of_a_region_of_nobody() -> None:
    lord = {"hoplites": {"boeotia": 1}, "controls": []}
    state = marching("move boeotia attica", lord=lord)
    assert (state.decision.kind, warriors(state)) == ("turn", {"boeotia": 2})


@pytest.mark.rule("HDF-2.5")
def test_not_out_of_a_region_taken_in_the_same_action() -> None:
    lord = {"hoplites": {"boeotia": 3, "euboea": 1}, "attributes": {"leadership": 3}, "controls": ["boeotia"]}
    moves = ["move boeotia euboea", "move boeotia euboea"]
    state = table([lord], *moves, underworld=below(warriors={"euboea": 1}))
    assert control(state, "euboea") == 0
    play(state, "move euboea boeotia")
    assert warriors(state) == {"euboea": 1}


@pytest.mark.rule("HDF-2.5")
def test_each_goes_with_one_group_only() -> None:
    lord = {"hoplites": {"boeotia": 2, "attica": 2}, "attributes": {"leadership": 3}, "controls": ["boeotia", "attica"]}
    state = marching("move boeotia attica", "escort 1", "move attica crete", warriors=1, lord=lord)
    assert (state.decision.kind, warriors(state)) == ("hoplite_movement", {"attica": 1})
    play(state, "done")
    assert state.decision.kind == "turn"


@pytest.mark.rule("HDF-2.5")
def test_in_the_next_action_they_are_ready_again() -> None:
    lord = {"hoplites": {"boeotia": 2, "attica": 2}, "controls": ["boeotia", "attica"]}
    state = marching("move boeotia attica", "escort 1", warriors=1, lord=lord)
    assert state.decision.kind == "turn"
    play(state, "march attica corinthia", "march_off 2")
    assert (state.decision.kind, offered(state)) == ("escort", ["escort 1", "decline"])


@pytest.mark.rule("HDF-2.5")
def test_a_group_that_goes_on_takes_them_along() -> None:
    lord = {"blessings": ["forced_march"], "hand": ["glory_bow"]}
    state = marching("march boeotia attica", "march_off 3", "escort 2", lord=lord)
    assert state.decision.kind == "onward"
    events = play(state, "onward crete")
    assert told(events, "warriors_moved") == [{"seat": 0, "start": "attica", "region": "crete", "count": 2}]
    assert warriors(state) == {"crete": 2}


@pytest.mark.rule("HDF-2.5")
def test_they_leap_with_winged_boots() -> None:
    state = marching("use_blessing winged_boots", lord={"blessings": ["winged_boots"]})
    play(state, "move boeotia crete", "escort 2")
    assert warriors(state) == {"crete": 2}


@pytest.mark.rule("HDF-2.5")
def test_a_city_is_no_other_region() -> None:
    lord = {"hoplites": {"boeotia": 4}, "attributes": {"leadership": 2}}
    state = marching("fortify boeotia", lord=lord)
    assert state.decision.kind == "hoplite_movement"


@pytest.mark.rule("HDF-2.5")
def test_reinforcements_may_bring_them() -> None:
    state = reinforcing()
    play(state, "reinforce argolis 2")
    assert (state.decision.kind, state.decision.seat) == ("escort", 1)
    play(state, "escort 1")
    assert strength(state, 1)["warriors"] == 1
    assert army(state, "corinthia", 1) == 5


@pytest.mark.rule("HDF-2.5")
def test_a_move_is_foretold_with_all_of_them() -> None:
    """Four hoplites and two Warriors against three; one of these would die before."""
    state = marching()
    fields = GAME.fields(GAME.parse("march boeotia corinthia", state), state)
    assert (fields["follows"], fields["attack"], fields["defence"]) == ("battle", 6, 3)


# -- before the battle ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HDF-2.5", "HDF-2.6")
@pytest.mark.parametrize("came", [1, 2])
def test_attackers_with_warriors_kill_one(came: int) -> None:
    state = attacking(4, 3, came)
    assert [event.kind for event in state.opening if event.kind in ("warriors_struck", "hoplites_killed")] == [
        "warriors_struck",
        "hoplites_killed",
    ]
    assert strength(state, 0) == {"hoplites": 4, "warriors": came}
    assert strength(state, 1) == {"hoplites": 2}
    assert state.view(None)["underworld"]["dead"] == [0, 1]


@pytest.mark.rule("HDF-2.6")
def test_where_the_last_one_dies_there_is_no_battle() -> None:
    state = attacking(1, 1)
    assert "battle_avoided" in [event.kind for event in state.opening]
    assert control(state, "corinthia") == 0


@pytest.mark.rule("HDF-2.6")
def test_those_who_defend_kill_nobody() -> None:
    state = attacking(4, 3, came=0, there=2)
    assert "warriors_struck" not in [event.kind for event in state.opening]


@pytest.mark.rule("HDF-2.6")
def test_aegis_may_save_that_hoplite() -> None:
    state = attacking(4, 3, defender={"artifacts": ["aegis"]})
    assert (state.decision.kind, state.decision.seat) == ("save_hoplites", 1)
    play(state, "save aegis 1")
    assert army(state, "corinthia", 1) == 3


@pytest.mark.rule("HDF-2.6")
@pytest.mark.parametrize(("first", "defenders"), [("attacker", 2), ("defender", 3)])
def test_it_is_a_start_effect_of_the_attacker(first: str, defenders: int) -> None:
    """Who goes first decides whether it comes before what the defender may use."""
    other = {"blessings": ["response_force"], "hoplites": {"argolis": 2}, "controls": ["argolis"]}
    state = attacking(4, 3, defender=other)
    assert state.decision.kind == "battle_order"
    play(state, f"first {first}")
    assert army(state, "corinthia", 1) == defenders
    assert (state.decision.kind, state.decision.seat) == ("battle_start", 1)


@pytest.mark.rule("HDF-2.6")
def test_whoever_comes_later_kills_nobody() -> None:
    attacker = {"hand": ["reinforcements_shield"], "hoplites": {"argolis": 2}, "controls": ["argolis"]}
    state = attacking(4, 3, came=0, attacker=attacker, defender={"hand": []}, underworld=below(warriors={"argolis": 1}))
    play(state, "play reinforcements_shield", "reinforce argolis 1")
    assert state.decision.kind == "escort"
    events = play(state, "escort 1")
    assert told(events, "warriors_struck") == []
    assert told(events, "battle_compared")[0]["attack"] >= 4 + 1 + 1


# -- they stay --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HDF-2.7")
def test_after_a_lost_attack_they_stay_with_the_winner() -> None:
    state = attacking(1, 5, attacker={"hand": []}, defender={"hand": []})
    assert army(state, "corinthia", 0) == 0
    assert warriors(state) == {"corinthia": 1}
    assert control(state, "corinthia") == 1


@pytest.mark.rule("HDF-2.7")
def test_after_a_battle_won_they_go_with_the_new_controller() -> None:
    state = attacking(6, 3, came=0, there=1, attacker={"hand": []}, defender={"hand": []})
    play(state, "withdraw attica")
    assert control(state, "corinthia") == 0
    play(state, "march corinthia argolis", "march_off 1")
    assert state.decision.kind == "escort"


@pytest.mark.rule("HDF-2.7")
def test_a_monster_kills_none_of_them() -> None:
    players: list[dict[str, Any]] = [{"at": "phocis", "priests": 1}, {"hoplites": {"elis": 1}}]
    state = turn(
        players,
        options=OPTIONS,
        monuments={"hades": 4},
        monsters={"hydra": "elis"},
        underworld=below(warriors={"elis": 1}),
    )
    play(state, "pray hades", "choose_monster hydra", "monster_attack")
    assert (army(state, "elis", 1), warriors(state)) == (0, {"elis": 1})


# -- descriptions -----------------------------------------------------------------------------------------------------


def test_a_described_position_keeps_them() -> None:
    state = marching("move boeotia corinthia", "escort 1", lord={"attributes": {"leadership": 2}})
    said = state.describe()
    assert said["underworld"] == {
        "warriors": {"boeotia": 1, "corinthia": 1},
        "gates": GATES,
        "brought": [{"corinthia": 1}, {}],
    }
    assert GAME.position(said).describe() == said


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"warriors": {"elis": 3}}, "2"),
        ({"dead": [1]}, "each of the 2 seats"),
        ({"warriors": {"elis": 1}, "brought": [{"elis": 1}, {}]}, "under way"),
        ({"brought": [{"elis": 1}, {}]}, "there are 0"),
        ({"dead": [16, 0]}, "0 to 15"),
    ],
)
def test_what_cannot_be_is_refused(said: dict[str, Any], why: str) -> None:
    with pytest.raises(PositionError, match=why):
        turn(options=OPTIONS, underworld=said)
