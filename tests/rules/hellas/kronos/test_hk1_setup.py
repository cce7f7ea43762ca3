"""Setup: the board, Kronos, then the heroes (rules HK-1)."""

from __future__ import annotations

import pytest

from aegean import OptionError
from tests.hellas.positions import GAME, control, hand, offered, play, player, told, why
from tests.rules.hellas.kronos.questions import OPTIONS, WITH_ALL, before_the_heroes, kronos, orders

CHAINS = ("choose_chain flood", "choose_chain famine", "choose_chain eclipse")


@pytest.mark.rule("HK-1.1")
def test_seat_0_is_kronos_and_the_heroes_are_allies() -> None:
    for seats in (3, 4):
        players = GAME.new(seats, 0, OPTIONS).view(None)["players"]
        assert [one["role"] for one in players] == ["kronos", *["lord"] * (seats - 1)]
        assert [one["side"] for one in players] == [0, *[1] * (seats - 1)]


@pytest.mark.rule("HK-1.1")
def test_two_players_take_three_seats() -> None:
    assert GAME.seats_for(OPTIONS) == (3, 4)
    with pytest.raises(OptionError, match="two players take three seats"):
        GAME.new(2, 0, OPTIONS)


@pytest.mark.rule("HK-1.1")
@pytest.mark.parametrize("module", ["army_upgrade", "opportunity", "chiron", "hades_simple", "atlas_overload"])
def test_few_modules_can_be_added(module: str) -> None:
    assert (
        GAME.new(3, 0, {**OPTIONS, "expansions": ["heroes_monsters", "combat_cards"]}).decision.kind == "choose_chain"
    )
    with pytest.raises(OptionError, match=module):
        GAME.new(3, 0, {**OPTIONS, "expansions": [module]})


@pytest.mark.rule("HK-1.1", "HK-2.6")
def test_the_option_of_hands_belongs_to_the_mode() -> None:
    assert kronos(GAME.new(3, 0, {**OPTIONS, "hero_hands": "shared"}))["hands_shared"]
    with pytest.raises(OptionError, match="hero_hands is one of kronos"):
        GAME.new(3, 0, {"hero_hands": "shared"})


@pytest.mark.rule("HK-1.2")
def test_all_temples_stand_and_no_monster_is_there() -> None:
    view = before_the_heroes().view(None)
    temples = {name: region["temple"] for name, region in view["regions"].items() if region["temple"]}
    assert len(temples) == 9
    assert temples["phocis"] == "oracle"
    assert view["monsters"] == {}
    assert {god: monument["level"] for god, monument in view["monuments"].items()} == {
        "athena": 1, "zeus": 1, "hermes": 1
    }  # fmt: skip


@pytest.mark.rule("HK-1.3")
def test_what_is_not_in_play() -> None:
    state = before_the_heroes()
    view = state.view(None)
    assert view["decks"] == {"combat": 28, "event": 0, "attack": 18, "neutral": 0, "blessing": 23}
    assert view["temples_left"] == []
    data = GAME.data(state.options)
    assert "build_temple" not in data.entries("special_actions")
    assert tuple(data.entries("artifacts")) == ("owl_of_athena", "boots_of_hermes", "thunder_of_zeus")
    assert set(data.entries("victories")) == {
        "five_hostile_lands", "three_destroyed_monuments", "kronos_slain", "three_lands", "tartarus"
    }  # fmt: skip


@pytest.mark.rule("HK-1.1", "HK-1.3")
def test_of_the_additional_heroes_and_monsters_only_the_heroes_are_there() -> None:
    data = GAME.data(GAME.complete(WITH_ALL))
    assert {"odysseus", "cassandra", "cleito", "hector"} < set(data.entries("heroes"))
    assert not {"typhon", "python"} & set(data.entries("monsters"))


@pytest.mark.rule("HK-1.4")
@pytest.mark.parametrize(("seats", "anger"), [(3, 10), (4, 11)])
def test_his_board_at_the_start(seats: int, anger: int) -> None:
    board = kronos(GAME.new(seats, 0, OPTIONS))
    assert board["anger"] == anger
    assert board["most_anger"] == 13
    assert board["attributes"] == {"might": 1, "anger": 1, "authority": 1}


@pytest.mark.rule("HK-1.5")
def test_three_chains_face_down() -> None:
    state = before_the_heroes()
    assert len(offered(state)) == 6
    play(state, "choose_chain flood")
    assert why(state, "choose_chain flood") == "that_chain_is_chosen"
    assert why(state, "choose_chain kronos_wrath") == "that_chain_is_chosen"
    play(state, "choose_chain famine", "choose_chain eclipse")
    assert kronos(state)["chains"] == {"kronos_wrath": "ready"}
    assert kronos(state, 0)["own_chains"] == ["flood", "famine", "eclipse"]
    for other in (1, None):
        assert kronos(state, other)["own_chains"] == []
        assert kronos(state, other)["unbroken"] == 3


@pytest.mark.rule("HK-1.6")
def test_his_region_and_his_first_order_cards() -> None:
    state = before_the_heroes(*CHAINS)
    assert offered(state) == ["start_in locris", "start_in euboea", "start_in messenia"]
    assert why(state, "start_in crete") == "kronos_does_not_start_there"
    events = play(state, "start_in messenia")
    assert told(events, "attitude_changed") == [{"seat": 0, "land": "green", "attitude": "hostile"}]
    assert sorted(kronos(state)["attitudes"].values()) == ["hostile", *["neutral"] * 4]
    assert state.view(None)["regions"]["messenia"]["temple"]
    assert len(orders(state)["hand"]) == orders(state, 1)["hand_size"] == 3
    assert orders(state, 1)["hand"] == []


@pytest.mark.rule("HK-1.7", "HK-1.8", "HK-2.1")
def test_the_heroes_follow_from_the_left_of_kronos() -> None:
    state = before_the_heroes(*CHAINS, "start_in euboea")
    assert (state.decision.seat, state.decision.kind) == (1, "choose_hero")
    play(state, "choose_hero helen", "choose_token helen")
    assert why(state, "start_in euboea") == "kronos_is_there"
    play(state, "start_in crete")
    assert state.decision.seat == 2
    play(state, "choose_hero perseus", "choose_token perseus", "start_in crete")  # beside the other hero
    assert [len(hand(state, seat)) for seat in range(3)] == [0, 1, 1]
    assert control(state, "crete") == 1
    assert (state.decision.seat, state.decision.kind) == (0, "kronos_turn")


@pytest.mark.rule("HK-1.8")
@pytest.mark.parametrize(("region", "owner"), [("messenia", 1), ("elis", -1)])
def test_three_hoplites_take_a_region_of_three(region: str, owner: int) -> None:
    state = before_the_heroes(
        *CHAINS, "start_in euboea", "choose_hero helen", "choose_token helen", f"start_in {region}"
    )
    assert state.view(None)["regions"][region]["hoplites"] == {"1": 3}
    assert control(state, region) == owner


@pytest.mark.rule("HK-1.8")
def test_three_heroes_have_two_each() -> None:
    state = GAME.new(4, 0, OPTIONS)
    play(state, *CHAINS, "start_in euboea", "choose_hero helen", "choose_token helen", "start_in crete")
    assert state.view(None)["regions"]["crete"]["hoplites"] == {"1": 2}


@pytest.mark.rule("HK-1.9")
def test_boards_of_heroes_are_covered() -> None:
    state = before_the_heroes(
        *CHAINS, "start_in euboea", "choose_hero achilles", "choose_token achilles", "start_in crete"
    )
    assert player(state, 1)["stored"] == {"leadership": 1, "strength": 1, "speed": 1}
    play(state, "choose_hero perseus", "choose_token perseus", "start_in epirus")
    assert set(state.view(None)["glory"].values()) == {-1}  # Perseus takes no Glory Token
