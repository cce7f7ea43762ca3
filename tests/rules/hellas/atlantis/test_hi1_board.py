"""The board of Atlantis, and five at a table (rules HI-1)."""

from __future__ import annotations

import pytest

from aegean.core.errors import OptionError
from tests.hellas.positions import GAME, offered, play, told, turn
from tests.rules.hellas.atlantis.questions import OPTIONS, five

FULL = {"expansions": ["poseidon_full", "atlantis"]}


@pytest.mark.rule("HI-1.1")
def test_five_play_with_poseidon_in_either_form() -> None:
    assert [GAME.seats_for(options) for options in (OPTIONS, FULL)] == [(5,), (5,)]
    for seats in (2, 3, 4):
        with pytest.raises(OptionError):
            GAME.new(seats, 1, OPTIONS)
    with pytest.raises(OptionError, match="poseidon"):
        GAME.new(5, 1, {"expansions": ["atlantis"]})


@pytest.mark.rule("HI-1.1")
def test_its_cards_are_event_cards() -> None:
    found = five().describe()
    cards = {*found["decks"]["event"], *found["quests"]} - {""}
    new = {"siren_laconia", "siren_north_atlantis", "cetus_chalkidiki", "cetus_crete"}
    assert new | {"graeae", "pirithous_wedding", "saving_persephone"} <= cards
    assert len(cards) == 23 + 7


@pytest.mark.rule("HI-1.2", "HI-1.4")
def test_three_regions() -> None:
    regions = GAME.data(GAME.complete(OPTIONS)).entries("regions")
    found = {name: (one.population, one.city, one.port, one.shrine) for name, one in regions.items() if _is_new(name)}  # type: ignore[attr-defined]
    assert found == {
        "north_atlantis": (3, "city", True, None),
        "south_atlantis": (2, None, False, None),
        "inner_circle": (5, None, False, "factory"),
    }
    assert {regions[name].land for name in found} == {"atlantis"}  # type: ignore[attr-defined]


def _is_new(name: str) -> bool:
    return name not in GAME.data(GAME.complete({})).entries("regions")


@pytest.mark.rule("HI-1.3")
@pytest.mark.parametrize(
    ("region", "beside"),
    [
        ("inner_circle", {"north_atlantis", "south_atlantis"}),
        ("north_atlantis", {"inner_circle", "south_atlantis", "attica"}),
        ("south_atlantis", {"inner_circle", "north_atlantis", "crete"}),
    ],
)
def test_ways_of_the_board(region: str, beside: set[str]) -> None:
    state = five([{"hoplites": {region: 1}}])
    assert {move.split()[2] for move in offered(state, "move")} == beside
    for end in beside:
        back = five([{"hoplites": {end: 1}}])
        assert f"move {end} {region}" in offered(back, "move")


@pytest.mark.rule("HI-1.4")
def test_heroes_sail_there_from_any_port() -> None:
    state = five([{"at": "messenia", "injured": ["speed"]}])
    assert "move_hero north_atlantis" in offered(state)
    assert "move_hero south_atlantis" not in offered(state)


@pytest.mark.rule("HI-1.5")
def test_five_start_as_four() -> None:
    state = GAME.new(5, 3, OPTIONS)
    view = state.view(None)
    assert [player["hand_size"] for player in view["players"]] == [1] * 5
    assert view["temples_left"] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert view["kinds_left"] == ["oracle", "factory"]
    assert {name: race["needed"] for name, race in view["race"].items()} == {
        "warlord_of_hellas": 2,
        "favored_of_the_gods": 5,
        "monster_slayer": 3,
        "king_of_kings": 3,
    }
    assert view["glory"]["atlantis"] == -1
    play(state, "choose_hero cleito", "start_in south_atlantis")
    chooser = view["order"][view["order"].index(view["first_seat"]) - 1]
    there = state.view(None)["regions"]["south_atlantis"]
    assert (there["hoplites"], there["control"]) == ({str(chooser): 2}, chooser)


@pytest.mark.rule("HI-1.5")
def test_atlantis_is_one_of_two_lands() -> None:
    lands = ["argolis", "laconia", "crete", "north_atlantis", "south_atlantis"]
    lord = {"controls": lands, "hoplites": {"south_atlantis": 5}}
    state = five([lord])
    assert state.result is None
    won = five([{**lord, "hoplites": {"inner_circle": 4, "south_atlantis": 1}}])
    play(won, "move south_atlantis inner_circle")
    assert won.result is not None
    assert (won.result.winners, won.result.reason) == ((0,), "warlord_of_hellas")


@pytest.mark.rule("HI-1.5")
def test_a_draft_of_six() -> None:
    lord = {"controls": ["crete"], "hoplites": {"crete": 1}}
    state = five([lord], temple_card="temple_card_1", temples={"epirus": 1})
    play(state, "build_temple crete")
    assert (state.decision.kind, len(offered(state, "keep_blessing"))) == ("draft", 6)


@pytest.mark.rule("HI-1.6")
def test_cleito_is_there_once() -> None:
    for more in ((), ("heroes_monsters",)):
        options = {"expansions": [*OPTIONS["expansions"], *more]}
        heroes = GAME.new(5, 1, options).view(None)["heroes_left"]
        assert heroes.count("cleito") == 1
    state = GAME.new(5, 1, OPTIONS)
    chooser = state.decision.seat
    play(state, "choose_hero cleito")
    assert state.view(None)["players"][chooser]["priests"] == 1
    hurt = five([{"hero": "cleito", "injured": ["speed"]}])
    play(hurt, "use_hero cleito")
    assert hurt.view(None)["players"][0]["injured"] == []


@pytest.mark.rule("HI-1.7")
def test_typhon_comes_to_the_inner_circle() -> None:
    options = {"expansions": ["heroes_monsters", *OPTIONS["expansions"]]}
    away = {"typhon": "unseen", "python": "unseen"}
    state = five(options=options, monsters=away, decks={"event": ["typhon_inner_circle"]})
    events = play(state, "build_monument", "raise_monument zeus")
    assert told(events, "monster_appeared")[0]["region"] == "inner_circle"
    at_home = turn(options={"expansions": ["heroes_monsters"]}, monsters=away, decks={"event": ["typhon_inner_circle"]})
    assert told(play(at_home, "build_monument", "raise_monument zeus"), "monster_appeared")[0]["region"] == "boeotia"
