"""Apollo as a fourth god, and how muses come (rules HSF-1, HSF-2)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from tests.hellas.positions import GAME, army, control, offered, play, player, told, turn, why
from tests.rules.hellas.apollo_full.questions import OPTIONS, SHOWN, held, praying, with_muse

SIMPLE = {"expansions": ["apollo_simple"]}
MUSES = ["kalliope", "euterpe", "erato", "klio", "melpomene", "terpsichore", "thalia", "polyhymnia", "urania"]


def muses(state: State) -> dict[str, Any]:
    found: dict[str, Any] = state.view(None)["muses"]
    return found


# -- the fourth god ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HSF-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_monuments_stand_and_nothing_is_taken_out(seats: int) -> None:
    shown = GAME.new(seats, 3, OPTIONS).view(None)
    assert {god: one["region"] for god, one in shown["monuments"].items()} == {
        "athena": "attica",
        "zeus": "thessaly",
        "hermes": "acarnania",
        "apollo": "messenia",
    }
    assert shown["decks"]["blessing"] == 46


@pytest.mark.rule("HSF-1.1")
def test_the_lute_goes_with_messenia_and_the_monument_grows() -> None:
    state = turn([{"hoplites": {"arcadia": 1, "messenia": 2}}], options=OPTIONS)
    play(state, "move arcadia messenia")
    assert player(state)["artifacts"] == {"apollos_lute": True}
    play(state, "build_monument")
    assert "raise_monument apollo" in offered(state)


@pytest.mark.rule("HSF-1.2")
def test_no_attribute_is_raised() -> None:
    assert player(praying())["stored"] == player(turn(options=OPTIONS))["stored"]


@pytest.mark.rule("HSF-1.3")
@pytest.mark.parametrize(("level", "times"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_then_hoplites_are_killed_anywhere_by_the_level(level: int, times: int) -> None:
    state = praying(level, other={"hoplites": {"crete": 4}})  # far from the hero
    assert state.decision.kind == "take_muse"  # at level I too
    play(state, "take_muse klio")
    for _ in range(times):
        assert state.decision.kind == "heal_or_strike"
        play(state, "strike_down crete")
    assert state.decision.kind == "turn"
    assert army(state, "crete", 1) == 4 - times


@pytest.mark.rule("HSF-1.3")
def test_or_injuries_are_healed_and_each_may_be_declined() -> None:
    state = praying(3, lord={"injured": ["speed"]})
    play(state, "take_muse klio")
    assert offered(state) == ["heal speed", "done"]
    play(state, "heal speed")
    assert player(state)["injured"] == []


@pytest.mark.rule("HSF-1.4")
@pytest.mark.parametrize("table", ["artifacts", "blessings"])
def test_cards_are_those_of_the_simple_form(table: str) -> None:
    here, there = (GAME.data(GAME.complete(options)).entries(table) for options in (OPTIONS, SIMPLE))
    assert [id_ for id_ in here.keys() & there.keys() if here[id_] != there[id_]] == []


@pytest.mark.rule("HSF-1.4")
def test_a_herald_needs_the_token_beside_the_hero() -> None:
    """The muse stands beside the hero, where the herald could take a region; she does not stand in for the token."""
    lord = {"at": "phocis", "blessings": ["herald_of_the_sun"]}
    assert "usurp" not in offered(with_muse("thalia", "boeotia", lord))
    state = with_muse("thalia", "phocis", {**lord, "glory": ["blue"]})
    play(state, "usurp")
    assert "usurp_region boeotia" in offered(state)  # by its token
    assert "usurp_region phocis" in offered(state)  # by the muse
    play(state, "usurp_region boeotia")
    assert muses(state)["owners"] == {"thalia": 0}


# -- the cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HSF-2.1")
def test_two_of_nine_lie_open_when_all_heroes_stand() -> None:
    state = GAME.new(2, 5, OPTIONS)
    assert (muses(state)["open"], muses(state)["deck"]) == ([], 9)
    while state.decision.kind != "turn":
        state.apply(state.decision.actions[0])
    assert (len(set(muses(state)["open"])), muses(state)["deck"]) == (2, 7)
    assert list(GAME.data(GAME.complete(OPTIONS)).entries("muses")) == MUSES


@pytest.mark.rule("HSF-2.2")
def test_the_first_must_be_taken() -> None:
    state = praying()
    assert offered(state) == ["take_muse kalliope", "take_muse klio"]
    assert why(state, "take_muse urania") == "that_muse_does_not_lie_open"
    assert why(state, "decline") == "your_first_muse_must_be_taken"


@pytest.mark.rule("HSF-2.2")
def test_another_may_be_declined_and_nothing_changes() -> None:
    state = praying(muses={"held": [{"seat": 0, "muse": "thalia", "region": "crete"}]})
    play(state, "decline")
    assert muses(state)["open"] == list(SHOWN)
    assert muses(state)["places"] == {"crete": [0]}


@pytest.mark.rule("HSF-2.2")
def test_where_none_lies_open_only_the_rest_is_left() -> None:
    gone = [muse for muse in MUSES if muse not in SHOWN]
    state = praying(1, (), muses={"gone": [*gone, *SHOWN]})
    assert state.decision.kind == "turn"


@pytest.mark.rule("HSF-2.3")
def test_the_other_is_shuffled_into_the_deck() -> None:
    state = praying()
    events = play(state, "take_muse klio")
    assert muses(state)["deck"] == 6  # 9, less one that is taken and two that lie open
    assert "klio" not in muses(state)["open"]
    assert [one["count"] for one in told(events, "muses_laid_out")] == [2]


@pytest.mark.rule("HSF-2.3")
def test_with_fewer_left_all_are_shown() -> None:
    gone = [muse for muse in MUSES if muse not in SHOWN]
    state = praying(muses={"gone": gone})
    play(state, "take_muse klio")
    assert (muses(state)["open"], muses(state)["deck"]) == (["kalliope"], 0)


@pytest.mark.rule("HSF-2.4")
def test_a_new_card_takes_the_place_of_the_one_before() -> None:
    state = praying(muses={"held": [{"seat": 0, "muse": "thalia", "region": "crete"}]})
    play(state, "take_muse klio")
    assert muses(state)["owners"] == {"klio": 0}
    assert muses(state)["gone"] == ["thalia"]
    assert muses(state)["places"] == {"phocis": [0]}


@pytest.mark.rule("HSF-2.5")
def test_she_comes_to_the_hero() -> None:
    state = praying()
    events = play(state, "take_muse klio")
    assert muses(state)["places"] == {"phocis": [0]}
    assert told(events, "muse_came") == [{"seat": 0, "muse": "klio", "region": "phocis"}]


def _questing(*muse: dict[str, Any]) -> State:
    """Seat 0 prays on the second step of a quest in Thessaly."""
    lord = {"priests": 1, "quest": {"name": "aid_to_atlas", "step": 2}}
    said = {"open": list(SHOWN), "held": list(muse)}
    state = turn([lord], options=OPTIONS, quests=["aid_to_atlas"], muses=said)
    play(state, "pray apollo", "take_muse klio")
    return state


@pytest.mark.rule("HSF-2.5")
@pytest.mark.parametrize("before", ["", "crete"])
def test_off_the_map_she_waits_for_the_hero(before: str) -> None:
    state = _questing(*([{"seat": 0, "muse": "thalia", "region": before}] if before else []))
    assert muses(state)["owners"] == {"klio": 0}
    assert muses(state)["places"] == ({before: [0]} if before else {})
    assert muses(state)["follows"] == [1, 0]
    play(state, "quest_step")
    at = state.describe()["players"][0]["at"]
    assert muses(state)["places"] == {at: [0]}
    assert muses(state)["follows"] == [0, 0]


@pytest.mark.rule("HSF-2.6")
def test_everybody_sees_everything_but_the_deck() -> None:
    two = [{"seat": 0, "muse": "klio", "region": "crete"}, {"seat": 1, "muse": "erato", "region": "crete"}]
    state = turn(options=OPTIONS, muses={"held": two, "open": ["thalia", "urania"]})
    assert state.view(0)["muses"] == state.view(1)["muses"] == muses(state)
    assert muses(state)["places"] == {"crete": [0, 1]}
    orders = {tuple(state.sample(0, seed).describe()["muses"]["deck"]) for seed in range(8)}
    assert len(orders) > 1


@pytest.mark.rule("HSF-2.6")
def test_a_position_says_where_she_is() -> None:
    state = turn(**held("klio", "crete"))
    assert state.describe()["muses"]["held"] == [{"seat": 0, "muse": "klio", "region": "crete"}]
    assert GAME.position(state.describe()).view(None) == state.view(None)
    assert control(state, "crete") == -1
