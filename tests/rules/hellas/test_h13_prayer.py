"""Prayer and the powers of the monuments (rules H-13)."""

from __future__ import annotations

import pytest

from aegean import State
from tests.hellas.positions import Player, army, control, hand, offered, play, player, told, turn

GODS = {"athena": "leadership", "zeus": "strength", "hermes": "speed"}
HOMES = {"athena": "attica", "zeus": "thessaly", "hermes": "acarnania"}
EVENT = {"event": ["cattle_of_geryon"]}  # does nothing to anybody
every_god = pytest.mark.parametrize("god", GODS)


def priests_at(state: State, god: str) -> list[int]:
    found: list[int] = state.view(None)["monuments"][god]["priests"]
    return found


# -- Prayer -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-13.1")
@every_god
def test_one_priest_goes_from_the_pool_to_a_monument(god: str) -> None:
    state = turn([{"priests": 3}])
    assert set(offered(state, "pray")) == {"pray athena", "pray zeus", "pray hermes"}
    play(state, f"pray {god}")
    assert (player(state)["priests"], priests_at(state, god)) == (2, [1, 0])
    assert not offered(state, "pray")  # exactly one in a turn


@pytest.mark.rule("H-13.1")
def test_only_a_priest_of_the_pool_prays() -> None:
    assert not offered(turn([{}]), "pray")
    assert not offered(turn([{"praying": {"zeus": 2}}]), "pray")


@pytest.mark.rule("H-13.1")
@every_god
def test_not_in_the_region_chimera_is_in(god: str) -> None:
    state = turn([{"priests": 1}], monsters={"chimera": HOMES[god]})
    assert set(offered(state, "pray")) == {f"pray {other}" for other in GODS if other != god}
    state = turn([{"priests": 1}], monsters={"hydra": HOMES[god]})
    assert len(offered(state, "pray")) == 3


@pytest.mark.rule("H-13.1")
def test_the_priest_stays_until_the_next_monument_of_anybody() -> None:
    state = turn(
        [{"priests": 1, "at": "epirus"}, {"praying": {"hermes": 1}}], decks=EVENT, monsters={"sphinx": "epirus"}
    )
    play(state, "pray zeus", "prepare")
    assert (state.decision.seat, priests_at(state, "zeus")) == (1, [1, 0])
    state = turn([{"praying": {"zeus": 1}}, {"praying": {"hermes": 1}}], seat=1, decks=EVENT)
    play(state, "build_monument", "raise_monument athena")
    assert [priests_at(state, god) for god in GODS] == [[0, 0]] * 3
    assert [player(state, seat)["priests"] for seat in (0, 1)] == [0, 0]  # to the supply, not to the pool


@pytest.mark.rule("H-13.2")
@every_god
def test_a_monument_has_two_places_for_priests_of_all(god: str) -> None:
    for praying, room in (
        ([{}, {god: 1}, {}], True),
        ([{god: 1}, {}, {}], True),
        ([{}, {god: 2}, {}], False),
        ([{god: 1}, {}, {god: 1}], False),
    ):
        players: list[Player] = [{"praying": places} for places in praying]
        players[0] = {**players[0], "priests": 1}
        state = turn(players, seats=3)
        assert (f"pray {god}" in offered(state)) == room
        assert len(offered(state, "pray")) == 2 + room


@pytest.mark.rule("H-13.2")
def test_the_places_do_not_grow_with_the_monument() -> None:
    state = turn([{"priests": 1}, {"praying": {"zeus": 2}}], monuments={"zeus": 4})
    assert "pray zeus" not in offered(state)


@pytest.mark.rule("H-13.3")
@pytest.mark.parametrize(("god", "attribute"), GODS.items())
def test_the_gods_attribute_goes_up_by_one_for_good(god: str, attribute: str) -> None:
    state = turn([{"priests": 1, "attributes": {"leadership": 2, "strength": 3, "speed": 1}}], decks=EVENT)
    before = dict(player(state)["stored"])
    play(state, f"pray {god}")
    assert player(state)["stored"] == before | {attribute: before[attribute] + 1}
    play(state, "build_monument", "raise_monument athena")  # the priest leaves, the raise stays
    assert player(state)["stored"] == before | {attribute: before[attribute] + 1}


@pytest.mark.rule("H-13.3")
def test_an_injured_attribute_is_raised_in_store() -> None:
    state = turn([{"priests": 1, "injured": ["speed"], "attributes": {"speed": 2}}])
    play(state, "pray hermes")
    assert (player(state)["stored"]["speed"], player(state)["attributes"]["speed"]) == (3, 1)


@pytest.mark.rule("H-13.3")
def test_with_the_attribute_at_five_prayer_gives_only_the_power() -> None:
    state = turn([{"priests": 1, "attributes": {"strength": 5}}], monuments={"zeus": 2})
    play(state, "pray zeus")
    assert (player(state)["stored"]["strength"], len(hand(state))) == (5, 1)
    state = turn([{"priests": 1, "attributes": {"strength": 5}}])
    assert "pray zeus" in offered(state)  # even at level 1, where nothing follows


# -- powers -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-13.4")
@every_god
def test_there_is_no_power_at_level_one(god: str) -> None:
    state = turn([{"priests": 1, "controls": ["crete"], "hoplites": {"crete": 2}}], monuments={"athena": 1})
    play(state, f"pray {god}")
    assert (state.decision.kind, hand(state), army(state, "crete")) == ("turn", [], 2)


@pytest.mark.rule("H-13.4")
@every_god
def test_raise_and_power_are_both_a_must(god: str) -> None:
    """Nobody is asked whether to use the power, nor how much of it."""
    state = turn([{"priests": 1, "controls": ["crete"], "hoplites": {"crete": 2}}], monuments={god: 3})
    events = play(state, f"pray {god}")
    assert [e.kind for e in events][:2] == ["prayed", "attribute_changed"]
    match god:
        case "athena":
            assert army(state, "crete") == 4
        case "zeus":
            assert len(hand(state)) == 2
        case _:
            assert offered(state) == ["army crete 2", "army crete 1"]


@pytest.mark.rule("H-13.4")
def test_what_is_not_possible_is_not_owed() -> None:
    state = turn([{"priests": 1, "controls": ["crete"], "hoplites": {"crete": 14}}], monuments={"athena": 5})
    play(state, "pray athena")
    assert (state.decision.kind, army(state, "crete")) == ("turn", 15)


@pytest.mark.rule("H-13.4")
def test_the_raise_counts_for_what_follows() -> None:
    """Hermes at level 1 gives nothing but Speed, and that is there at once."""
    state = turn([{"hero": "heracles", "at": "crete", "priests": 1}])
    play(state, "pray hermes", "move_hero boeotia")
    assert player(state)["hero_at"] == "boeotia"


@pytest.mark.rule("H-13.5")
@pytest.mark.parametrize(("level", "number"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_athena_recruits_in_one_own_region(level: int, number: int) -> None:
    hero: Player = {"priests": 1, "controls": ["crete", "argolis"]}
    state = turn([hero], monuments={"athena": level})
    play(state, "pray athena")
    assert offered(state) == ["place argolis", "place_fortified argolis", "place crete"]
    play(state, "place crete")  # and all the others in the same region
    assert (state.decision.kind, army(state, "crete")) == ("turn", number)


@pytest.mark.rule("H-13.5")
def test_athena_gives_nothing_without_a_region_or_supply() -> None:
    for hero in ({}, {"hoplites": {"elis": 15}}):
        state = turn([{"priests": 1, **hero}], monuments={"athena": 5})
        play(state, "pray athena")
        assert (state.decision.kind, player(state)["stored"]["leadership"]) == ("turn", 2)


@pytest.mark.rule("H-13.6")
@pytest.mark.parametrize(("level", "number"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_zeus_gives_combat_cards(level: int, number: int) -> None:
    state = turn([{"priests": 1}], monuments={"zeus": level})
    play(state, "pray zeus")
    assert (state.decision.kind, len(hand(state))) == ("turn", number)


@pytest.mark.rule("H-13.7")
@pytest.mark.parametrize(("level", "reach"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_hermes_moves_an_army(level: int, reach: int) -> None:
    """Over neutral land from Crete, as far as it goes."""
    way = ["argolis", "corinthia", "achaea", "elis"]
    state = turn([{"priests": 1, "hoplites": {"crete": 2}}], monuments={"hermes": level})
    play(state, "pray hermes", "army crete 2", *(f"onward {region}" for region in way[:reach]))
    assert state.decision.kind == "turn"
    assert army(state, way[reach - 1]) == 2
    assert sum(army(state, region) for region in way) == 2


@pytest.mark.rule("H-13.7")
def test_the_army_may_stop_short() -> None:
    state = turn([{"priests": 1, "hoplites": {"crete": 2}}], monuments={"hermes": 5})
    play(state, "pray hermes", "army crete 2", "onward argolis")
    assert "done" in offered(state)
    play(state, "done")
    assert (army(state, "argolis"), state.decision.kind) == (2, "turn")


@pytest.mark.rule("H-13.7")
def test_part_of_one_army_is_chosen_at_the_outset() -> None:
    state = turn([{"priests": 1, "hoplites": {"crete": 3, "elis": 1}}], monuments={"hermes": 3})
    play(state, "pray hermes")
    assert offered(state) == ["army elis 1", "army crete 3", "army crete 2", "army crete 1"]
    play(state, "army crete 2", "onward attica", "onward boeotia")  # two go, and both go on
    assert (army(state, "crete"), army(state, "attica"), army(state, "boeotia")) == (1, 0, 2)
    assert control(state, "boeotia") == 0


@pytest.mark.rule("H-13.7")
def test_fortified_hoplites_stay() -> None:
    state = turn([{"priests": 1, "hoplites": {"argolis": 2}, "fortified": ["argolis"]}], monuments={"hermes": 2})
    play(state, "pray hermes")
    assert offered(state) == ["army argolis 2", "army argolis 1"]


@pytest.mark.rule("H-13.7")
def test_by_the_rules_of_groups_on_the_move() -> None:
    """Through a region of another player there is no way, and battles follow at once."""
    enemy: Player = {"controls": ["argolis", "attica"], "hoplites": {"attica": 1}}
    state = turn([{"priests": 1, "hoplites": {"crete": 3}}, enemy], monuments={"hermes": 5})
    play(state, "pray hermes", "army crete 3", "onward argolis")
    assert (state.decision.kind, control(state, "argolis")) == ("turn", 0)  # it stopped, and took the region
    state = turn([{"priests": 1, "hoplites": {"crete": 3}}, enemy], monuments={"hermes": 5})
    events = play(state, "pray hermes", "army crete 3", "onward attica")
    assert [fields["seat"] for fields in told(events, "battle_won")] == [0]
    assert (control(state, "attica"), army(state, "attica", 1)) == (0, 0)


@pytest.mark.rule("H-13.7")
def test_medusa_holds_the_army() -> None:
    state = turn([{"priests": 1, "hoplites": {"crete": 3}}], monuments={"hermes": 5}, monsters={"medusa": "crete"})
    play(state, "pray hermes")
    assert (state.decision.kind, army(state, "crete")) == ("turn", 3)
