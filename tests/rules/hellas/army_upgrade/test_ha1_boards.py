"""The boards, and when armies are upgraded (rules HA-1, HA-2)."""

from __future__ import annotations

from typing import Any

import pytest

import aegean
from aegean import State
from tests.hellas.positions import GAME, control, offered, play, player, told, turn
from tests.rules.hellas.army_upgrade.armies import BOARDS, OPTIONS, QUIET, armies, upgrades, why

BLESSINGS = ["armory", "exile", "bluff", "weak_spot"]


# -- boards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HA-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
class TestBoards:
    def test_all_six_are_offered_before_the_heroes(self, seats: int) -> None:
        state = GAME.new(seats, 1, OPTIONS)
        assert state.decision.kind == "choose_board"
        assert offered(state) == [f"choose_board {board}" for board in BOARDS]

    def test_counter_clockwise_from_who_will_choose_a_hero_first(self, seats: int) -> None:
        state, asked = GAME.new(seats, 1, OPTIONS), []
        for board in list(BOARDS)[:seats]:
            asked.append(state.decision.seat)
            events = play(state, f"choose_board {board}")
            assert told(events, "board_chosen") == [{"seat": asked[-1], "army_board": board}]
        assert state.decision.kind == "choose_hero"
        assert asked[0] == state.decision.seat
        order = state.view(None)["order"]
        start = order.index(asked[0])
        assert asked == [order[(start - n) % seats] for n in range(seats)]

    def test_each_board_once(self, seats: int) -> None:
        state = GAME.new(seats, 1, OPTIONS)
        play(state, "choose_board muster")
        assert "choose_board muster" not in offered(state)
        assert why(state, "choose_board muster") == "that_board_is_taken"

    def test_with_dealt_heroes_too(self, seats: int) -> None:
        state = GAME.new(seats, 1, {**OPTIONS, "heroes": "dealt"})
        assert state.decision.kind == "choose_board"


@pytest.mark.rule("HA-1.1")
def test_without_the_module_nobody_is_asked() -> None:
    assert GAME.new(2, 1).decision.kind == "choose_hero"


@pytest.mark.rule("HA-1.2")
def test_boards_and_tokens_are_open_to_all() -> None:
    state = turn(**armies("long_march", others=["colonists"]))
    expected = {
        "boards": {"vanguard": 0, "settlers": 1},
        "upgrades": {"quick_step": 0, "long_march": 0, "colonists": 1},
        "stormed": False,
    }
    assert [state.view(seat)["army_upgrade"] for seat in (None, 0, 1)] == [expected] * 3


@pytest.mark.rule("HA-1.2")
@pytest.mark.rule("HA-1.3")
def test_the_upper_one_first_then_either_lower_one_on_ones_own_board() -> None:
    state = draft()
    assert offered(state, "upgrade") == ["upgrade quick_step"]
    assert why(state, "upgrade long_march") == "the_upper_upgrade_comes_first"
    assert why(state, "upgrade levy") == "that_upgrade_is_on_another_board"
    state = draft(upgrades=["quick_step"])
    assert offered(state, "upgrade") == ["upgrade long_march", "upgrade spearhead"]
    assert why(state, "upgrade quick_step") == "you_have_that_upgrade"


@pytest.mark.rule("HA-1.3")
def test_twice_at_most() -> None:
    state = draft(upgrades=["quick_step", "spearhead"])
    assert not offered(state, "upgrade")
    assert why(state, "upgrade long_march") == "your_upgrade_tokens_are_placed"


@pytest.mark.rule("HA-1.4")
def test_it_works_at_once() -> None:
    """Two hoplites take a region of population three."""
    state = draft(boards={"settlers": 0, "ruthless": 1}, lord={"hoplites": {"crete": 2, "messenia": 2}})
    assert control(state, "messenia") == -1
    play(state, "upgrade colonists")
    assert control(state, "messenia") == 0


@pytest.mark.parametrize(
    ("said", "field"),
    [
        ({"boards": {"vanguard": 0}}, "army_upgrade.boards"),
        ({"boards": {"vanguard": 0, "muster": 0}}, "army_upgrade.boards.muster"),
        ({"upgrades": ["spearhead"], "boards": {"vanguard": 0, "muster": 1}}, "army_upgrade.upgrades"),
        ({"upgrades": ["drill"], "boards": {"vanguard": 0, "muster": 1}}, "army_upgrade.upgrades"),
        ({"upgrades": list(BOARDS["muster"]), "boards": {"vanguard": 0, "muster": 1}}, "army_upgrade.upgrades"),
    ],
)
def test_a_description_is_refused_where_it_cannot_be(said: dict[str, Any], field: str) -> None:
    with pytest.raises(aegean.PositionError, match=f"^{field}: "):
        turn(options=OPTIONS, army_upgrade=said)


def test_a_description_may_be_silent_about_boards() -> None:
    state = turn(options=OPTIONS)
    assert sorted(state.view(None)["army_upgrade"]["boards"].values()) == [0, 1]
    begun = GAME.position({"seats": 2, "options": OPTIONS})
    assert (begun.decision.kind, begun.view(None)["army_upgrade"]["boards"]) == ("choose_board", {})
    play(begun, "choose_board muster")
    again = GAME.position(begun.describe())
    assert offered(again) == offered(begun)


# -- in a draft -------------------------------------------------------------------------------------------------------


def draft(
    upgrades: list[str] | None = None,
    boards: dict[str, int] | None = None,
    lord: dict[str, Any] | None = None,
    seats: int = 2,
    **rest: Any,
) -> State:
    """Seat 0 has built the temple at which a draft begins."""
    said = {"boards": boards or dict(zip(("vanguard", "muster", "bulwark"), range(seats), strict=False))}
    state = turn(
        [{"controls": ["crete"], **(lord or {})}, *rest.pop("players", ())],
        seats=seats,
        temple_card="temple_card_1",
        temples=["epirus"],
        decks={"blessing": BLESSINGS, **QUIET},
        **{"options": OPTIONS, **rest},
        army_upgrade={**said, "upgrades": upgrades or []},
    )
    play(state, "build_temple crete")
    assert state.decision.kind == "draft"
    return state


@pytest.mark.rule("HA-2.1")
class TestDraft:
    def test_an_upgrade_stands_beside_the_blessings(self) -> None:
        state = draft()
        assert len(offered(state, "keep_blessing")) == 3
        assert offered(state)[-1] == "upgrade quick_step"

    def test_the_cards_go_on_untouched(self) -> None:
        state = draft()
        cards = offered(state, "keep_blessing")
        events = play(state, "upgrade quick_step")
        assert told(events, "army_upgraded") == [{"seat": 0, "army_upgrade": "quick_step"}]
        assert (state.decision.seat, offered(state, "keep_blessing")) == (1, cards)
        assert state.view(None)["draft"] == {"seat": 1, "cards": 3, "waiting": [1]}

    def test_who_upgrades_gains_no_blessing_and_the_rest_is_gone(self) -> None:
        state = draft()
        play(state, "upgrade quick_step", "keep_blessing exile")
        assert (player(state, 0)["blessings"], player(state, 1)["blessings"]) == ([], ["exile"])
        assert upgrades(state) == {"quick_step": 0}
        assert state.view(None)["decks"]["blessing"] == 33

    def test_all_may_upgrade(self) -> None:
        state = draft(seats=3)
        play(state, "upgrade quick_step", "upgrade city_guard", "upgrade levy")
        assert upgrades(state) == {"quick_step": 0, "levy": 1, "city_guard": 2}
        assert state.decision.kind == "turn"

    def test_there_is_no_way_to_do_neither(self) -> None:
        assert {text.split()[0] for text in offered(draft())} == {"keep_blessing", "upgrade"}

    def test_one_upgrade_in_a_draft(self) -> None:
        state = draft()
        play(state, "upgrade quick_step")
        assert state.decision.seat == 1

    def test_it_can_be_written_down_in_the_middle(self) -> None:
        state = draft(seats=3)
        play(state, "upgrade quick_step")
        again = GAME.position(state.describe())
        assert (again.decision.seat, offered(again)) == (state.decision.seat, offered(state))

    def test_others_still_do_not_know_what_was_kept(self) -> None:
        """Twins of what a seat knows: the upgrade is the same in all of them, and the cards are not."""
        state = draft(seats=3)
        play(state, "keep_blessing bluff", "upgrade city_guard")
        kept = set()
        for seed in range(12):
            twin = state.sample(1, seed)
            assert twin.view(1) == state.view(1)
            play(twin, offered(twin, "keep_blessing")[0])
            kept.add(tuple(twin.view(None)["players"][0]["blessings"]))
            assert twin.view(None)["players"][2]["blessings"] == []
        assert len(kept) > 1

    def test_cassandra_foresees_nothing_then(self) -> None:
        both = {"expansions": ["heroes_monsters", "army_upgrade"]}
        state = draft(lord={"hero": "cassandra"}, options=both)
        play(state, "upgrade quick_step")
        events = play(state, "keep_blessing exile")
        assert not told(events, "blessing_foreseen")
        assert state.decision.kind == "turn"


# -- after Build Monument ---------------------------------------------------------------------------------------------


def monument(players: list[dict[str, Any]], seats: int = 2, levels: dict[str, int] | None = None, **said: Any) -> State:
    """Seat 0 builds a monument."""
    state = turn(players, seats=seats, decks=QUIET, monuments=levels or {}, **(said or armies(seats=seats)))
    play(state, "build_monument")
    if state.decision.kind == "raise_monument":
        play(state, "raise_monument zeus")
    return state


@pytest.mark.rule("HA-2.2")
class TestMonument:
    def test_who_controls_most_cities_may_upgrade(self) -> None:
        state = monument([{"controls": ["attica"]}, {"controls": ["elis", "arcadia"]}])
        assert (state.decision.seat, state.decision.kind) == (1, "upgrade_army")
        assert offered(state) == ["upgrade colonists", "decline"]
        assert why(state, "upgrade scorched_earth") == "the_upper_upgrade_comes_first"
        play(state, "upgrade colonists")
        assert upgrades(state) == {"colonists": 1}

    def test_it_may_be_declined(self) -> None:
        state = monument([{"controls": ["attica"]}])
        play(state, "decline")
        assert upgrades(state) == {}
        assert (state.decision.seat, state.decision.kind) == (1, "turn")

    def test_all_equals_clockwise_from_the_builder(self) -> None:
        cities = ["attica", "elis", "locris"]
        state = monument([{"controls": [city]} for city in cities], seats=3)
        for seat in range(3):
            assert (state.decision.seat, state.decision.kind) == (seat, "upgrade_army")
            play(state, offered(state)[0])
        assert sorted(upgrades(state).values()) == [0, 1, 2]

    def test_when_the_builder_has_the_priests(self) -> None:
        players = [{"controls": ["attica"]}, {"used_specials": ["march"]}]
        state = turn(players, decks=QUIET, temples=["attica"], **armies())
        play(state, "build_monument", "raise_monument zeus")
        assert state.decision.kind == "upgrade_army"
        assert player(state)["priests"] == 1
        assert player(state, 1)["specials_used"] == ["march"]  # the new age is still to come

    def test_also_when_no_level_can_be_added(self) -> None:
        state = monument([{"controls": ["attica"]}], levels={"athena": 5, "zeus": 5, "hermes": 5})
        assert state.decision.kind == "upgrade_army"


@pytest.mark.rule("HA-2.3")
@pytest.mark.parametrize(
    ("mine", "theirs", "asked"),
    [
        (["laconia"], ["attica"], [0]),
        (["laconia"], ["attica", "elis"], [0, 1]),
        (["laconia"], ["attica", "elis", "locris"], [1]),
        (["crete"], [], []),
        (["crete", "corinthia"], ["attica"], [1]),
    ],
)
def test_sparta_counts_twice_and_no_city_counts_nothing(mine: list[str], theirs: list[str], asked: list[int]) -> None:
    state = monument([{"controls": mine}, {"controls": theirs}])
    found = []
    while state.decision.kind == "upgrade_army":
        found.append(state.decision.seat)
        play(state, "decline")
    assert found == asked


@pytest.mark.rule("HA-2.4")
def test_who_is_done_is_passed_over() -> None:
    lords = [{"controls": ["attica", "elis"]}, {"controls": ["locris"]}]
    state = monument(lords, **armies("spearhead"))
    assert (state.decision.seat, state.decision.kind) == (1, "upgrade_army")


@pytest.mark.rule("HA-2.4")
def test_the_next_number_counts_only_if_all_are_done() -> None:
    lords = [{"controls": ["attica", "elis"]}, {"controls": ["locris", "euboea"]}, {"controls": ["achaea"]}]
    state = monument(lords, seats=3, **armies("spearhead", seats=3))
    assert (state.decision.seat, state.decision.kind) == (1, "upgrade_army")
    play(state, "decline")
    assert state.decision.kind == "turn"  # who declines passes nothing on
    state = monument(lords, seats=3, **armies("spearhead", others=["drill"], seats=3))
    assert (state.decision.seat, state.decision.kind) == (2, "upgrade_army")
