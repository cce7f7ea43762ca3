"""Overload at Build Monument, and how it ends a game (rules HL-2)."""

from __future__ import annotations

from typing import cast

import pytest

from aegean import State
from aegean.hellas.game import HellasGame
from aegean.hellas.position import Hellas
from tests.hellas.positions import GAME, army, control, offered, play, player, told, turn
from tests.rules.hellas.atlas_overload.questions import BUILD, OPTIONS, PORTS, building, lord, table
from tests.rules.hellas.atlas_overload.test_hl1_atlas import on, supply


def left(state: State) -> int:
    return int(state.view(None)["overload"]["left"])


def owner(state: State) -> int:
    return int(state.view(None)["overload"]["owner"])


def outcome(state: State) -> tuple[tuple[int, ...], str] | None:
    return (state.result.winners, state.result.reason) if state.result else None


@pytest.mark.rule("HL-2.1")
def test_those_of_last_time_go_back_first() -> None:
    state = table([lord("crete"), lord("messenia")], on=[0, 0, 1])
    before = supply(state), supply(state, 1)
    events = play(state, *BUILD)
    assert told(events, "atlas_left") == [{"seat": 0, "count": 2}, {"seat": 1, "count": 1}]
    assert (on(state), supply(state), supply(state, 1)) == ([], before[0] + 2, before[1] + 1)


@pytest.mark.rule("HL-2.1")
def test_it_comes_between_priests_and_the_new_age() -> None:
    state = building(other={"used_specials": ["recruit"]})
    assert player(state, 1)["specials_used"] == ["recruit"]
    events = play(state, "decline", "decline", "decline")
    kinds = [event.kind for event in events]
    assert kinds.index("sky_sank") < kinds.index("new_age")


@pytest.mark.rule("HL-2.1")
def test_army_upgrades_come_before_it() -> None:
    rules = cast(HellasGame, GAME).rules_of(2, ("army_upgrade", "atlas_overload"))
    stages = [stage.name for stage in rules.procedures["build_monument"]]
    assert stages[2:6] == ["builders_priests", "army_upgrades", "overload", "new_age"]


@pytest.mark.rule("HL-2.1")
def test_it_happens_without_a_new_level() -> None:
    levels = {"zeus": 5, "athena": 5, "hermes": 5}
    state = table([lord("crete")], "build_monument", monuments=levels)
    assert offered(state) == ["send crete", "decline"]


@pytest.mark.rule("HL-2.2")
def test_port_by_port_in_the_order_of_numbers() -> None:
    state = building()
    asked = []
    for answer in ("send crete", "decline", "send boeotia"):
        asked.append((state.decision.seat, dict(state.decision.about)["region"]))
        play(state, answer)
    assert asked == [(0, "crete"), (1, "messenia"), (0, "boeotia")]
    assert on(state) == [0, 0]
    assert (army(state, "crete"), army(state, "messenia", 1), army(state, "boeotia")) == (1, 2, 1)


@pytest.mark.rule("HL-2.3")
def test_the_most_gain_the_bonus_token() -> None:
    state = building("send crete", "send messenia", "send boeotia")
    assert (state.decision.seat, state.decision.kind) == (0, "place_bonus")
    events = play(state, "bonus speed")
    assert told(events, "bonus_taken") == [{"seat": 0, "attribute": "speed"}]
    assert owner(state) == 0


@pytest.mark.rule("HL-2.3")
def test_it_is_taken_from_whoever_has_it() -> None:
    state = building("decline", "send messenia", "decline", overload={"owner": 0, "attribute": "speed"})
    assert state.decision.seat == 1
    play(state, "bonus strength")
    assert owner(state) == 1


@pytest.mark.rule("HL-2.3")
@pytest.mark.parametrize("had", [-1, 0, 1])
def test_among_equals_it_stays(had: int) -> None:
    overload = {} if had < 0 else {"owner": had, "attribute": "speed"}
    state = building("send crete", "send messenia", "decline", overload=overload)
    assert (owner(state), state.decision.kind == "place_bonus") == (had, False)


@pytest.mark.rule("HL-2.3")
def test_whoever_has_it_is_not_asked_again() -> None:
    state = building("send crete", "decline", "decline", overload={"owner": 0, "attribute": "speed"})
    assert state.view(None)["overload"]["attribute"] == "speed"
    assert owner(state) == 0


@pytest.mark.rule("HL-2.4")
@pytest.mark.parametrize(("sent", "spaces"), [(0, 3), (1, 2), (2, 1)])
def test_two_cards_less_the_hoplites(sent: int, spaces: int) -> None:
    """The two cards are of strength 1 and 2."""
    had = {"owner": 0, "attribute": "speed"}
    state = building(overload=had)
    answers = [["decline"] * 3, ["send crete", "decline", "decline"], ["send crete", "decline", "send boeotia"]][sent]
    events = play(state, *answers)
    (sank,) = told(events, "sky_sank")
    assert (sank["cards"], sank["count"]) == (["glory_bow", "encirclement_mace"], sent)
    assert sank["spaces"] == max(0, sank["strength"] - sent)
    assert left(state) == 15 - sank["spaces"]
    assert sank["strength"] == spaces + sent


@pytest.mark.rule("HL-2.4")
def test_it_never_rises_by_it() -> None:
    state = building("send crete", "decline", draws=["glory_bow", "reinforcements_shield"], left=9)
    events = play(state, "send boeotia", "bonus speed")
    assert told(events, "sky_sank")[0]["strength"] == 1
    assert left(state) == 9


@pytest.mark.rule("HL-2.4")
def test_both_cards_are_discarded_and_do_nothing() -> None:
    state = building("decline", "decline", "decline")
    discarded = state.view(None)["discards"]["combat"]
    assert discarded["glory_bow"] == 1
    assert discarded["encirclement_mace"] == 1


@pytest.mark.rule("HL-2.4")
def test_an_empty_deck_is_made_anew() -> None:
    state = building("decline", "decline")
    position = cast(Hellas, state._position)
    for kind in position.combat_deck:
        position.combat_discard[kind] += 1
    position.combat_deck = []
    events = play(state, "decline")
    assert [event.kind for event in events if event.kind in ("deck_reshuffled", "sky_sank")][:2] == [
        "deck_reshuffled",
        "sky_sank",
    ]


@pytest.mark.rule("HL-2.5")
def test_at_zero_the_most_win() -> None:
    state = building("decline", "send messenia", "decline", "bonus speed", left=1)
    assert outcome(state) == ((1,), "overload")
    assert left(state) == 0


@pytest.mark.rule("HL-2.5")
def test_a_game_that_ended_so_is_described() -> None:
    state = building("decline", "send messenia", "decline", "bonus speed", left=1)
    again = GAME.position(state.describe())
    assert again.over
    assert again.result == state.result


@pytest.mark.rule("HL-2.5")
@pytest.mark.parametrize("had", [0, 1])
def test_a_tie_goes_to_the_owner(had: int) -> None:
    state = building("send crete", "send messenia", "decline", left=1, overload={"owner": had, "attribute": "speed"})
    assert outcome(state) == ((had,), "overload")


@pytest.mark.rule("HL-2.5")
def test_the_owner_wins_a_tie_of_others() -> None:
    third = lord("chalkidiki")
    players = [lord("crete"), lord("messenia"), third]
    state = table(players, *BUILD, left=1, overload={"owner": 2, "attribute": "speed"}, seats=3,
                  decks={"combat": ["assault_axe", "glory_torch"]})  # fmt: skip
    play(state, "send crete", "send messenia", "decline")
    assert outcome(state) == ((2,), "overload")


@pytest.mark.rule("HL-2.5")
def test_without_an_owner_the_lowest_port_decides() -> None:
    state = building("send crete", "send messenia", "decline", left=1)
    assert outcome(state) == ((0,), "overload")


@pytest.mark.rule("HL-2.5")
def test_with_nobody_there_the_token_waits_on_zero() -> None:
    state = building("decline", "decline", "decline", left=1)
    assert (outcome(state), left(state)) == (None, 0)
    again = table([lord("crete")], *BUILD, left=0)
    play(again, "send crete", "bonus speed")
    assert outcome(again) == ((0,), "overload")


@pytest.mark.rule("HL-2.5")
def test_the_race_tells_who_would_win() -> None:
    race = building(left=5).view(None)["race"]["overload"]
    assert (race["needed"], race["now"]) == (15, [10, 0])
    assert race["share"][0] > race["share"][1] > 0


@pytest.mark.rule("HL-2.6")
def test_it_ends_the_game_before_monsters_are_rolled_for() -> None:
    state = building("decline", "send messenia", left=1, monsters={"hydra": "elis"})
    events = play(state, "decline", "bonus speed")
    kinds = [event.kind for event in events]
    assert "game_over" in kinds
    assert not {"new_age", "monster_rolled"} & set(kinds)


@pytest.mark.rule("HL-2.6")
def test_other_victories_are_looked_at_first() -> None:
    green = ["achaea", "elis", "arcadia", "messenia"]
    brown = ["argolis", "laconia", "crete"]
    blue = ["euboea", "boeotia", "attica", "corinthia"]
    red = ["epirus", "macedonia", "thessaly", "chalkidiki"]
    state = table([{"hoplites": {"crete": 1}, "controls": [*green, *brown, *blue][:-1]}], left=1)
    assert outcome(state) is None
    position = cast(Hellas, state._position)
    position.control[position.rules.region["corinthia"]] = 0
    play(state, *BUILD)
    assert outcome(state) == ((0,), "warlord_of_hellas")
    assert control(state, red[0]) == -1


def test_ports_stand_as_described() -> None:
    assert turn([], options=OPTIONS, atlas={"ports": PORTS}).view(None)["atlas"]["ports"] == PORTS
