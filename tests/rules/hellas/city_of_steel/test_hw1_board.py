"""The board of the City of Steel, and six at a table (rules HW-1)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean.core.errors import OptionError
from tests.hellas.positions import GAME, offered, play, told
from tests.rules.hellas.city_of_steel.questions import OPTIONS, six

FULL = {"expansions": ["poseidon_full", "atlantis", "city_of_steel"]}


@pytest.mark.rule("HW-1.1")
def test_six_play_with_atlantis_and_poseidon() -> None:
    assert [GAME.seats_for(options) for options in (OPTIONS, FULL)] == [(6,), (6,)]
    for seats in (2, 3, 4, 5):
        with pytest.raises(OptionError):
            GAME.new(seats, 1, OPTIONS)
    with pytest.raises(OptionError, match="atlantis"):
        GAME.new(6, 1, {"expansions": ["poseidon_simple", "city_of_steel"]})


@pytest.mark.rule("HW-1.1")
def test_its_cards_are_event_cards() -> None:
    found = six().describe()
    cards = {*found["decks"]["event"], *found["quests"]} - {""}
    new = {"satyr_ionia", "satyr_aetolia", "arachne_troy", "arachne_mysia"}
    assert new | {"rescue_of_andromeda", "kidnapping_briseis", "power_of_tyndareus"} <= cards
    assert len(cards) == 23 + 7 + 7


@pytest.mark.rule("HW-1.2", "HW-1.4")
def test_four_regions() -> None:
    regions: dict[str, Any] = dict(GAME.data(GAME.complete(OPTIONS)).entries("regions"))
    found = {
        name: (one.population, one.city, one.port, one.shrine) for name, one in regions.items() if one.land == "troad"
    }
    assert found == {
        "troy": (5, "troy", False, None),
        "lesbos": (2, None, True, None),
        "mysia": (2, None, False, None),
        "ionia": (4, "city", False, "shrine"),
    }


@pytest.mark.rule("HW-1.3")
@pytest.mark.parametrize(
    ("region", "beside"),
    [
        ("troy", {"mysia", "chalkidiki", "lesbos"}),
        ("lesbos", {"troy", "euboea", "ionia"}),
        ("mysia", {"troy", "ionia"}),
        ("ionia", {"mysia", "lesbos", "north_atlantis"}),
    ],
)
def test_ways_of_the_board(region: str, beside: set[str]) -> None:
    state = six([{"hoplites": {region: 1}}])
    assert {move.split()[2] for move in offered(state, "move")} == beside
    for end in beside:
        back = six([{"hoplites": {end: 1}}])
        assert f"move {end} {region}" in offered(back, "move")


@pytest.mark.rule("HW-1.4")
def test_heroes_sail_to_lesbos_from_any_port() -> None:
    state = six([{"at": "messenia", "injured": ["speed"]}])
    assert "move_hero lesbos" in offered(state)
    assert "move_hero troy" not in offered(state)


@pytest.mark.rule("HW-1.5")
def test_six_start_as_four() -> None:
    state = GAME.new(6, 3, OPTIONS)
    view = state.view(None)
    assert [player["hand_size"] for player in view["players"]] == [1] * 6
    assert view["temples_left"] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert view["race"]["warlord_of_hellas"]["needed"] == 2
    assert "troad" in view["glory"]


@pytest.mark.rule("HW-1.5")
def test_a_draft_has_seven_blessings() -> None:
    lord = {"controls": ["epirus", "chalkidiki"], "hoplites": {"epirus": 1, "chalkidiki": 1}}
    state = six([lord], temples={"epirus": 1}, temple_card="temple_card_six_1")
    play(state, "build_temple chalkidiki")
    assert state.decision.kind == "draft"
    assert len(offered(state)) == 7


@pytest.mark.rule("HW-1.6")
def test_one_of_two_temple_cards() -> None:
    cards = {GAME.new(6, seed, OPTIONS).view(None)["temple_card"] for seed in range(12)}
    assert cards == {"temple_card_six_1", "temple_card_six_2"}


@pytest.mark.rule("HW-1.6")
@pytest.mark.parametrize(("card", "drafts"), [("temple_card_six_1", {2, 5}), ("temple_card_six_2", {3, 5, 7})])
def test_drafts_of_the_temple_cards(card: str, drafts: set[int]) -> None:
    shrines = ["epirus", "aetolia", "attica", "corinthia", "elis", "messenia", "crete"]
    found = set()
    for number in range(1, 9):
        built = {region: n for n, region in enumerate(shrines[: number - 1], 1)}
        lord = {"controls": ["chalkidiki"], "hoplites": {"chalkidiki": 1}}
        state = six([lord], temples=built, temple_card=card)
        play(state, "build_temple chalkidiki")
        if state.decision.kind == "draft":
            found.add(number)
    assert found == drafts


@pytest.mark.rule("HW-1.6")
def test_the_oracle_of_the_first_card() -> None:
    lord = {"controls": ["phocis"], "hoplites": {"phocis": 1}}
    state = six([lord], temple_card="temple_card_six_1")
    events = play(state, "build_temple phocis")
    assert sum(event["count"] for event in told(events, "priests_gained")) == 2
    assert state.decision.kind == "draft"


@pytest.mark.rule("HW-1.6")
def test_the_oracle_of_the_second_card() -> None:
    lord = {"controls": ["phocis"], "hoplites": {"phocis": 1}}
    state = six([lord], temple_card="temple_card_six_2")
    play(state, "build_temple phocis")
    assert state.decision.kind == "keep_artifact"
    assert len(offered(state)) == 3


@pytest.mark.rule("HW-1.6")
def test_the_ninth_shrine_stays_empty() -> None:
    shrines = ["epirus", "aetolia", "attica", "corinthia", "elis", "messenia", "crete", "chalkidiki"]
    built = {region: number for number, region in enumerate(shrines, 1)}
    state = six([{"controls": ["ionia"], "hoplites": {"ionia": 4}}], temples=built)
    assert "build_temple ionia" not in offered(state)
    assert "build_temple ionia" in offered(six([{"controls": ["ionia"], "hoplites": {"ionia": 4}}]))


@pytest.mark.rule("HW-1.7")
def test_hector_is_there_once() -> None:
    both = {"expansions": ["heroes_monsters", "poseidon_simple", "atlantis", "city_of_steel"]}
    for options in (OPTIONS, both):
        heroes = offered(GAME.new(6, 1, options))
        assert heroes.count("choose_hero hector") == 1
    state = six([{"hero": "hector"}])
    assert state.view(0)["players"][0]["attributes"]["leadership"] == 2


@pytest.mark.rule("HW-1.8")
def test_python_comes_to_lesbos() -> None:
    both = {"expansions": ["heroes_monsters", "poseidon_simple", "atlantis", "city_of_steel"]}
    deck = {"event": ["python_lesbos"]}
    state = six(options=both, decks=deck, monsters={"python": "unseen", "typhon": "unseen"})
    events = play(state, "build_monument", "raise_monument zeus")
    assert told(events, "monster_appeared") == [{"seat": 0, "monster": "python", "region": "lesbos"}]
