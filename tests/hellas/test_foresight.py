"""What an action's fields say of a move is what then happens, and the race is counted as victories are."""

from __future__ import annotations

import random
from typing import Any

import pytest

from aegean import State
from tests.hellas.positions import GAME, army, control, play, told, turn


def foreseen(state: State, text: str) -> dict[str, Any]:
    fields = GAME.fields(GAME.parse(text, state), state)
    return {name: fields[name] for name in ("follows", "attack", "defence", "lacking", "toll")}


def expected(follows: str, attack: int = 0, defence: int = 0, lacking: int = 0, toll: int = 0) -> dict[str, Any]:
    return {"follows": follows, "attack": attack, "defence": defence, "lacking": lacking, "toll": toll}


def test_one_hoplite_after_another() -> None:
    state = turn([{"hoplites": {"laconia": 4}, "controls": ["laconia"], "attributes": {"leadership": 4}}])
    for lacking in (2, 1):  # Argolis: population 3
        assert foreseen(state, "move laconia argolis") == expected("short", lacking=lacking)
        play(state, "move laconia argolis")
    assert foreseen(state, "move laconia argolis") == expected("control")
    play(state, "move laconia argolis", "done")
    assert control(state, "argolis") == 0
    play(state, "march argolis laconia")
    assert foreseen(state, "march_off 3") == expected("nothing")


def test_an_undefended_region_of_another_changes_hands() -> None:
    state = turn([{"hoplites": {"laconia": 1}}, {"controls": ["argolis"]}])
    assert foreseen(state, "march laconia argolis") == expected("control")


@pytest.mark.parametrize("count", [1, 3])
def test_a_battle_is_foretold_with_the_strengths_it_begins_with(count: int) -> None:
    hero = {"hero": "achilles", "at": "argolis", "attributes": {"speed": 2, "strength": 3}}
    there = {"hoplites": {"argolis": 1}, "fortified": ["argolis"], "controls": ["argolis"]}
    state = turn([{**hero, "hoplites": {"laconia": 4}}, there])
    play(state, "march laconia argolis")
    said = foreseen(state, f"march_off {count}")
    events = play(state, f"march_off {count}")
    compared = told(events, "battle_compared")  # nobody has cards
    assert said == expected("battle", compared[0]["attack"], compared[0]["defence"])
    assert said["attack"] == count + 2


def test_the_toll_of_the_chimera_counts() -> None:
    chimera = {"chimera": {"at": "argolis", "evolutions": ["chimera_macedonia"]}}
    state = turn([{"hoplites": {"laconia": 4}}], monsters=chimera)
    play(state, "march laconia argolis")
    assert foreseen(state, "march_off 3") == expected("short", lacking=1, toll=1)
    assert foreseen(state, "march_off 4") == expected("control", toll=1)
    play(state, "march_off 4")
    assert (army(state, "argolis"), control(state, "argolis")) == (3, 0)


def test_a_group_that_moves_on() -> None:
    state = turn([{"hoplites": {"laconia": 3}, "priests": 1}], monuments={"hermes": 3})
    play(state, "pray hermes", "army laconia 3")
    assert foreseen(state, "onward argolis") == expected("control")
    play(state, "onward argolis")
    assert foreseen(state, "onward corinthia") == expected("control")


def test_the_race_is_won_where_it_is_at_its_end() -> None:
    """In whole games: whoever wins by a victory has all that it needs, and nobody has before."""
    for seed in range(6):
        chance = random.Random(seed)
        state = GAME.new(2 + seed % 3, seed)
        while not state.over:
            race = state.view(None)["race"]
            assert ("king_of_kings" in race) == (state.seats > 2)
            for victory, track in race.items():
                assert all(0 <= share <= 100 for share in track["share"])
                if victory != "king_of_kings":
                    assert max(track["now"]) < track["needed"], victory
            decision = state.decision
            state.apply(chance.choice(decision.actions), decision.seat)
        assert state.result is not None
        track = state.view(None)["race"][state.result.reason]
        for winner in state.result.winners:
            assert (track["now"][winner], track["share"][winner]) == (track["needed"], 100)


def test_the_race_in_parts() -> None:
    state = turn(
        [{"controls": ["epirus", "macedonia", "crete"], "slain": ["hydra"]}, {"controls": ["thessaly"]}],
        seats=3,
        monuments={"zeus": 3},
        temples={"crete": 1},
    )
    race = state.view(1)["race"]
    assert race["warlord_of_hellas"] == {"needed": 2, "now": [0, 0, 0], "share": [41, 12, 0]}
    assert race["favored_of_the_gods"] == {"needed": 5, "now": [1, 0, 0], "share": [20, 0, 0]}
    assert race["monster_slayer"] == {"needed": 3, "now": [1, 0, 0], "share": [33, 0, 0]}
    assert race["king_of_kings"] == {"needed": 3, "now": [0, 0, 0], "share": [0, 30, 0]}
