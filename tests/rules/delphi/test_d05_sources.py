"""Sources and their colour (rules D-5)."""

from __future__ import annotations

import pytest

from tests.delphi.positions import all_cards, cost, may, offered, play, player, told, turn, water_at

GODS = ("aphrodite", "ares", "hermes", "poseidon", "apollo", "artemis")
GOD_OF = dict(zip(("red", "black", "pink", "blue", "yellow", "green"), GODS, strict=True))


def cards(seat_0: list[str], discard: list[str]) -> tuple[list[dict[str, list[str]]], dict[str, list[str]]]:
    """Players and supply with an empty oracle deck: what is neither in the hand nor discarded, seat 1 holds."""
    rest = all_cards(5, less=[*seat_0, *discard])
    return [{"oracle": seat_0}, {"oracle": rest}], {"oracle_discard": discard}


# -- dice and cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-5.1")
def test_each_die_serves_once() -> None:
    state = turn([{"dice": ["red", "red", "blue"]}, {"injuries": ["red"]}], rolls={"oracle": ["green"] * 3})
    play(state, "take_favours die-red")
    assert player(state)["dice"] == ["red", "blue"]
    play(state, "take_favours die-red")
    assert player(state)["dice"] == ["blue"]
    assert offered(state, "take_favours") == ["take_favours die-blue"]
    play(state, "end_turn")
    assert player(state)["dice"] == ["green"] * 3  # used or not, all were rolled anew


@pytest.mark.rule("D-5.2")
def test_one_card_a_turn_serves_like_a_die() -> None:
    """The rulebook's example: two dice and a green card used, a black die left, and the blue card has to wait."""
    state = turn([{"dice": ["black", "red", "red"], "oracle": ["green", "blue"]}])
    assert may(state, "advance_god card-green artemis")
    assert may(state, "advance_god card-blue poseidon")
    play(state, "take_favours die-red", "advance_god card-green artemis", "take_favours die-red")
    assert player(state)["gods"]["artemis"] == 3
    sources = {action.args[0] for action in state.decision.actions if action.args}
    assert sources == {"die-black"}


@pytest.mark.rule("D-5.2")
def test_a_card_can_do_all_that_a_die_can() -> None:
    die = turn([{"ship": "3,-1", "dice": ["red"], "favours": 6}])
    card = turn([{"ship": "3,-1", "dice": [], "oracle": ["red"], "favours": 6}])
    assert offered(card) == [text.replace("die-", "card-") for text in offered(die)]


@pytest.mark.rule("D-5.2")
def test_a_card_drawn_may_be_used_in_the_same_turn() -> None:
    supply = {"oracle_deck": ["yellow", "pink"]}
    state = turn([{"dice": ["red", "red"]}], supply=supply)
    play(state, "draw_oracle die-red", "advance_god card-yellow apollo", "draw_oracle die-red")
    assert player(state)["oracle"]["pink"] == 1
    assert offered(state) == ["end_turn"]  # the second card comes too late


@pytest.mark.rule("D-5.2")
def test_any_number_of_cards_may_be_held() -> None:
    state = turn([{"dice": ["red"], "oracle": all_cards(2)}])
    play(state, "draw_oracle die-red")
    assert sum(player(state)["oracle"].values()) == 13


@pytest.mark.rule("D-5.3")
def test_the_used_card_is_discarded_at_the_end_of_the_turn() -> None:
    state = turn([{"dice": [], "oracle": ["red", "blue"]}, {"injuries": ["red"]}])
    play(state, "take_favours card-red")
    assert player(state)["oracle"] == dict.fromkeys(GOD_OF, 0) | {"blue": 1}
    assert state.view(None)["discards"]["oracle"]["red"] == 0
    play(state, "end_turn")
    assert state.view(None)["discards"]["oracle"]["red"] == 1
    assert player(state)["oracle"] == dict.fromkeys(GOD_OF, 0) | {"blue": 1}


@pytest.mark.rule("D-5.3")
def test_a_reshuffle_does_not_contain_the_card_used() -> None:
    players, supply = cards(["red"], ["blue"])
    state = turn([players[0] | {"dice": ["green", "green"]}, players[1]], supply=supply)
    events = play(state, "take_favours card-red", "draw_oracle die-green")
    assert told(events, "deck_reshuffled") == [{"deck": "oracle", "count": 1}]
    assert player(state)["oracle"]["blue"] == 1
    assert not offered(state, "draw_oracle")  # the red card lies used on the board


# -- recolouring ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-5.4")
@pytest.mark.parametrize("source", ["die", "card"])
@pytest.mark.parametrize(
    ("colour", "to", "favours"),
    [
        ("black", "blue", 2),  # these three are the rulebook's own examples
        ("pink", "blue", 1),
        ("pink", "red", 4),
        ("red", "green", 5),
        ("green", "red", 1),
        ("blue", "blue", 0),
    ],
)
def test_a_favour_for_each_step_clockwise(source: str, colour: str, to: str, favours: int) -> None:
    held = {"dice": [colour]} if source == "die" else {"dice": [], "oracle": [colour]}
    state = turn([held | {"favours": 5}])
    play(state, f"advance_god {source}-{colour} {GOD_OF[to]}")
    assert player(state)["gods"][GOD_OF[to]] == 3
    assert player(state)["favours"] == 5 - favours


@pytest.mark.rule("D-5.5")
def test_there_is_no_recolouring_without_an_action() -> None:
    """Whatever costs favours uses up a source, and the source that is left has the colour it had."""
    state = turn([{"ship": "3,-1", "dice": ["pink", "green"], "favours": 5}])
    for action in state.decision.actions[:-1]:
        trial = state.copy()
        trial.apply(action)
        used = str(action.args[0]).removeprefix("die-")
        assert player(trial)["dice"] == [colour for colour in ("pink", "green") if colour != used]


@pytest.mark.rule("D-5.5")
def test_the_colour_after_recolouring_counts() -> None:
    """A pink die recoloured to blue sails with the blue creature: six hexes, to water of any colour."""
    captain = {"ship": "0,1", "dice": ["pink"], "companions": ["creature_blue"]}
    far = water_at(turn(), "0,1", 6, "red")[0]
    assert not may(turn([captain | {"favours": 0}]), f"sail die-pink {far}")
    assert cost(turn([captain | {"favours": 1}]), f"sail die-pink {far}") == 1


@pytest.mark.rule("D-5.5")
def test_a_source_is_recoloured_once() -> None:
    """With a discount of 1 on each recolouring, four steps are one recolouring for 3 and not four for nothing."""
    state = turn([{"dice": ["pink"], "favours": 4, "ship_tile": "ship_cheap_recolour"}])
    assert cost(state, "advance_god die-pink aphrodite") == 3


# -- wild sources -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-5.6")
@pytest.mark.parametrize("source", ["die-blue", "card-blue"])
def test_a_source_of_a_demigods_colour_is_wild(source: str) -> None:
    captain = {"ship": "3,-1", "dice": [], "oracle": [], "favours": 0, "companions": ["demigod_blue"]}
    held = {"dice": ["blue"]} if source.startswith("die") else {"oracle": ["blue"]}
    state = turn([captain | held], islands={"offerings": {"3,0": ["pink", "green"]}})
    assert {f"advance_god {source} {god}" for god in GODS} <= set(offered(state))
    assert may(state, f"explore {source} 4,-1")
    assert may(state, f"load_offering {source} 3,0 pink")
    assert may(state, f"sail {source} 3,-2")
    other = turn([captain | {"dice": ["green"]}])
    assert offered(other, "advance_god") == ["advance_god die-green artemis"]


@pytest.mark.rule("D-5.6")
def test_a_source_moved_into_a_demigods_colour_is_wild() -> None:
    state = turn([{"dice": ["pink"], "favours": 1, "companions": ["demigod_blue"]}])
    assert cost(state, "advance_god die-pink aphrodite") == 1
    other = turn([{"dice": ["pink"], "favours": 1, "companions": ["hero_blue"]}])
    assert not may(other, "advance_god die-pink aphrodite")


@pytest.mark.rule("D-5.7")
@pytest.mark.parametrize(
    ("to", "favours"),
    [
        ("red", 0),  # no change
        ("black", 1),  # straight
        ("pink", 2),  # straight, or into the demigod's colour
        ("green", 2),  # into the demigod's colour; straight it were 5
    ],
)
def test_the_cheapest_way_to_a_colour_is_charged(to: str, favours: int) -> None:
    state = turn([{"dice": ["red"], "favours": 6, "companions": ["demigod_pink"]}])
    assert cost(state, f"advance_god die-red {GOD_OF[to]}") == favours


@pytest.mark.rule("D-5.7")
def test_a_sail_costs_the_least_of_colour_and_hexes_together() -> None:
    """A red die and the black creature: 1 favour makes six hexes to any colour."""
    state = turn([{"ship": "0,1", "dice": ["red"], "favours": 9, "companions": ["creature_black"]}])

    def sail(colour: str, far: int) -> int:
        return cost(state, f"sail die-red {water_at(state, '0,1', far, colour)[0]}")

    assert sail("red", 3) == 0
    assert sail("red", 5) == 1  # the creature; as red it were two hexes more
    assert sail("black", 2) == 1
    assert sail("pink", 5) == 1  # as pink it were 2 for the colour and 2 for the hexes
    assert sail("pink", 8) == 3  # the creature and two hexes more


# -- Apollo -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-5.8")
@pytest.mark.parametrize("source", ["die-pink", "card-red"])
def test_apollo_makes_one_source_wild(source: str) -> None:
    state = turn([{"dice": ["pink", "blue"], "oracle": ["red"], "favours": 0, "gods": {"apollo": 6}}])
    assert not may(state, f"advance_god {source} artemis")
    play(state, "apollo")
    assert may(state, "advance_god die-pink-any artemis")
    assert may(state, "advance_god card-red-any artemis")
    play(state, f"advance_god {source}-any artemis")
    assert (player(state)["gods"]["artemis"], player(state)["favours"]) == (3, 0)
    assert not [text for text in offered(state) if "-any" in text]


@pytest.mark.rule("D-5.8")
def test_apollos_power_waits_until_the_end_of_the_turn() -> None:
    state = turn(
        [{"dice": ["pink", "blue"], "gods": {"apollo": 6}, "injuries": ["red"]}, {"injuries": ["red"]}],
        rolls={"titan": [1]},
    )
    play(state, "apollo", "take_favours die-pink", "advance_god die-blue poseidon")
    assert player(state)["any_colour"] == 1
    play(state, "end_turn", "end_turn")
    assert (state.decision.seat, player(state)["any_colour"]) == (0, 0)
    assert not [text for text in offered(state) if "-any" in text]


@pytest.mark.rule("D-5.8")
def test_apollos_power_is_not_spent_on_what_is_free_without_it() -> None:
    state = turn([{"ship": "3,-1", "dice": ["green"], "favours": 0}], turn={"seat": 0, "any_colour": 1})
    assert may(state, "advance_god die-green artemis")
    assert not may(state, "advance_god die-green-any artemis")
    assert may(state, "sail die-green 1,0")
    assert not may(state, "sail die-green-any 1,0")
    assert may(state, "sail die-green-any 3,-2")
    assert not may(state, "take_favours die-green-any")


@pytest.mark.rule("D-5.8")
def test_apollo_sails_home_with_a_creature() -> None:
    """Any colour leads to Zeus, but the colour of a creature leads three hexes further."""
    (far, *_) = water_at(turn(), "0,0", 6)
    captain = {"ship": far, "dice": ["pink"], "favours": 0, "tasks": [], "companions": ["creature_red"]}
    plain = turn([captain])
    assert not may(plain, "sail die-pink 0,0")
    state = turn([captain], turn={"seat": 0, "any_colour": 1})
    play(state, "sail die-pink-any 0,0")
    assert player(state)["arrived"]


@pytest.mark.rule("D-5.9")
def test_apollo_for_all_sources() -> None:
    state = turn(
        [{"dice": ["pink", "blue"], "oracle": ["red"], "favours": 0, "gods": {"apollo": 6}}, {"injuries": ["red"]}],
        options={"apollo": "all"},
    )
    play(state, "apollo")
    play(state, "advance_god die-pink artemis", "advance_god card-red artemis", "advance_god die-blue artemis")
    assert (player(state)["gods"]["artemis"], player(state)["favours"]) == (5, 0)
    play(state, "end_turn")
    assert player(state)["any_colour"] == 0


@pytest.mark.rule("D-5.9")
def test_the_rest_of_the_turn_means_this_turn() -> None:
    state = turn(
        [{"dice": ["pink"], "favours": 0, "gods": {"apollo": 6}, "injuries": ["red"]}, {"injuries": ["red"]}],
        options={"apollo": "all"},
        rolls={"oracle": ["pink"] * 6, "titan": [1]},
    )
    play(state, "apollo", "end_turn", "end_turn")
    assert "advance_god die-pink hermes" in offered(state, "advance_god")
    assert not may(state, "advance_god die-pink artemis")


@pytest.mark.rule("D-5.10")
@pytest.mark.parametrize("reading", ["one", "all"])
def test_apollo_does_not_lift_the_limit_of_one_card(reading: str) -> None:
    state = turn([{"dice": [], "oracle": ["red"], "gods": {"apollo": 6}}], options={"apollo": reading})
    play(state, "take_favours card-red", "apollo")
    assert sum(player(state)["oracle"].values()) == 1
    assert offered(state) == ["end_turn"]


@pytest.mark.rule("D-5.10")
def test_each_further_use_of_apollo_is_one_further_wild_source() -> None:
    state = turn(
        [{"dice": ["red", "red", "red"], "favours": 0, "gods": {"apollo": 6}}], turn={"seat": 0, "any_colour": 1}
    )
    play(state, "apollo")
    assert player(state)["any_colour"] == 2
    play(state, "advance_god die-red-any artemis", "advance_god die-red-any artemis")
    assert player(state)["gods"]["artemis"] == 4
    assert not may(state, "advance_god die-red-any artemis")


# -- paying -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-5.11")
def test_what_cannot_be_paid_is_not_offered() -> None:
    def captain(favours: int) -> list[dict[str, object]]:
        return [{"ship": "3,-1", "dice": ["pink"], "favours": favours, "equipment": ["pay3_extra_action"]}]

    four, three, two = (turn(captain(favours)) for favours in (4, 3, 2))
    assert may(four, "explore die-pink 4,-1")
    assert not may(three, "explore die-pink 4,-1")
    assert may(three, "take_favours extra")
    assert not may(two, "take_favours extra")
    # A sail with the extra action: 3 for itself, 1 for the fourth hex.
    (far, *_) = water_at(four, "3,-1", 4)
    assert may(four, f"sail extra {far}")
    assert not may(three, f"sail extra {far}")


@pytest.mark.rule("D-5.11")
def test_the_price_is_due_at_that_moment() -> None:
    """Two favours taken first pay for a colour; favours still to be won do not."""
    state = turn([{"dice": ["red", "pink"], "favours": 0}])
    assert not may(state, "advance_god die-pink poseidon")
    play(state, "take_favours die-red", "advance_god die-pink poseidon")
    assert player(state)["favours"] == 1
