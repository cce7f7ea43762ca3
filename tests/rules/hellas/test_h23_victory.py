"""Victory (rules H-23.1 to H-23.5)."""

from __future__ import annotations

from itertools import combinations

import pytest

from aegean import State
from tests.hellas.positions import Player, hunt, offered, pending, play, player, told, turn

LANDS = {
    "red": ["epirus", "macedonia", "thessaly", "chalkidiki"],
    "yellow": ["acarnania", "aetolia", "locris", "phocis"],
    "blue": ["euboea", "boeotia", "attica", "corinthia"],
    "green": ["achaea", "elis", "arcadia", "messenia"],
    "brown": ["argolis", "laconia", "crete"],
}
PAIRS = [*combinations(LANDS, 2)]
SHRINES = ["epirus", "aetolia", "corinthia", "elis", "crete", "phocis"]
EVENT = {"event": ["cattle_of_geryon"]}  # does nothing to anybody


def regions(*lands: str, without: str = "") -> list[str]:
    return [region for land in lands for region in LANDS[land] if region != without]


def outcome(state: State) -> tuple[tuple[int, ...], str] | None:
    """Who won, and by which condition."""
    return (state.result.winners, state.result.reason) if state.result else None


def temples(count: int) -> dict[str, int | str]:
    """Temples in the first so many of the shrines."""
    return {region: "oracle" if region == "phocis" else number for number, region in enumerate(SHRINES[:count], 1)}


# -- at once ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-23.1")
def test_the_winner_wins_alone_and_all_others_share_the_second_place() -> None:
    nearly: Player = {"controls": regions("green", "brown", without="crete"), "hoplites": {"argolis": 2}}
    state = turn([{}, {}, nearly, {}], seats=4, seat=2)
    events = play(state, "march argolis crete", "march_off 2")
    assert outcome(state) == ((2,), "warlord_of_hellas")
    assert state.result is not None
    assert state.result.ranking == ((2,), (0, 1, 3))
    assert told(events, "game_over") == [{"winners": [2], "reason": "warlord_of_hellas"}]
    assert (state.over, state.decisions) == (True, ())


@pytest.mark.rule("H-23.1")
def test_control_is_checked_before_pending_battles() -> None:
    """The first hoplite takes Crete, the second would have to fight in Attica."""
    mover: Player = {
        "controls": regions("green", "brown", without="crete"),
        "hoplites": {"argolis": 1, "corinthia": 1},
        "attributes": {"leadership": 2},
    }
    state = turn([mover, {"controls": ["crete"], "hoplites": {"attica": 2}}], seats=4)
    play(state, "move corinthia attica", "move argolis crete")
    assert outcome(state) == ((0,), "warlord_of_hellas")


@pytest.mark.rule("H-23.1")
def test_every_battle_is_checked_before_the_next() -> None:
    mover: Player = {
        "controls": regions("green", "brown", without="crete"),
        "hoplites": {"argolis": 5, "corinthia": 1},
        "attributes": {"leadership": 5},
    }
    state = turn([mover, {"controls": ["crete"], "hoplites": {"crete": 1, "attica": 2}}], seats=4)
    play(state, "move corinthia attica", *["move argolis crete"] * 4, "fight crete")
    assert outcome(state) == ((0,), "warlord_of_hellas")


@pytest.mark.rule("H-23.1")
def test_a_temple_is_checked_before_its_draft() -> None:
    state = turn([{"controls": SHRINES[:5]}, {}], temples=temples(4), temple_card="temple_card_3")
    play(state, "build_temple crete")  # temple 5 calls for a draft
    assert outcome(state) == ((0,), "favored_of_the_gods")


@pytest.mark.rule("H-23.1")
def test_a_monster_gained_is_checked_when_it_is_gained() -> None:
    """First the Glory Token, then the reward, then the monster."""
    state = hunt("medusa", {"slain": ["hydra", "sphinx"], "hand": ["wild_attack_spear"]}, wounds=[0, 1, 2])
    play(state, "strike wild_attack_spear 3")
    assert (state.over, state.decision.kind) == (False, "hunt_reward")
    play(state, "decline")
    assert outcome(state) == ((0,), "monster_slayer")


@pytest.mark.rule("H-23.1")
def test_it_does_not_wait_for_phases() -> None:
    """A special action repeated before Build Monument wins: no monument is built, nothing is drawn."""
    builder: Player = {"controls": SHRINES[:5], "used_specials": ["build_temple"]}
    state = turn([builder], temples=temples(4), monsters={"hydra": "attica"})
    events = play(state, "build_monument", "build_temple crete")
    assert outcome(state) == ((0,), "favored_of_the_gods")
    assert not [e.kind for e in events if e.kind in ("monument_raised", "monster_rolled", "event_drawn")]


@pytest.mark.rule("H-23.1")
def test_another_player_may_win_in_somebodys_turn() -> None:
    """A loser withdraws into a neutral region of population 2, and with it has two lands."""
    nearly: Player = {
        "controls": [*regions("red", "green", without="achaea"), "corinthia"],
        "hoplites": {"corinthia": 4},
    }
    state = turn([{"hoplites": {"boeotia": 7}}, nearly], seats=4)
    play(state, "march boeotia corinthia", "march_off 7")
    assert (state.decision.seat, state.decision.kind) == (1, "withdraw")
    play(state, "withdraw achaea")
    assert outcome(state) == ((1,), "warlord_of_hellas")


# -- at the same time -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-23.2")
def test_the_active_player_wins_if_among_them() -> None:
    """Corinthia completes the attacker's lands, Achaea those of the loser who withdraws there."""
    loser: Player = {
        "controls": [*regions("red", "green", without="achaea"), "corinthia"],
        "hoplites": {"corinthia": 4},
    }
    winner: Player = {"controls": regions("brown", "blue", without="corinthia"), "hoplites": {"boeotia": 7}}
    for active in (0, 2):
        players: list[Player] = [{}, {}, {}, {}]
        players[active], players[(active + 1) % 4] = winner, loser
        state = turn(players, seats=4, seat=active)
        play(state, "march boeotia corinthia", "march_off 7", "withdraw achaea")
        assert outcome(state) == ((active,), "warlord_of_hellas")


@pytest.mark.rule("H-23.2")
@pytest.mark.parametrize(("active", "winner"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_otherwise_the_first_clockwise_from_the_active_player(active: int, winner: int) -> None:
    """Seats 1 and 3 are about to have two lands each, when control is settled."""
    players: list[Player] = [{} for _ in range(4)]
    players[1] = {"controls": regions("red", "yellow", without="locris"), "hoplites": {"locris": 2}}
    players[3] = {"controls": regions("green", "brown", without="crete"), "hoplites": {"crete": 2}}
    state = pending(players=players, seats=4, seat=active)
    assert outcome(state) == ((winner,), "warlord_of_hellas")


# -- Warlord of Hellas ------------------------------------------------------------------------------------------------


def conquer(lands: tuple[str, ...], seats: int) -> State:
    """Seat 0 takes the last region that is missing to these lands, which another player has left open."""
    last = LANDS[lands[-1]][-1]
    neighbour = {"chalkidiki": "euboea", "phocis": "boeotia", "corinthia": "boeotia", "messenia": "laconia"}
    start = neighbour.get(last, "attica")
    held = regions(*lands, without=last)
    state = turn([{"hero": "helen", "controls": held, "hoplites": {start: 1}}, {"controls": [last]}], seats=seats)
    assert not state.over
    play(state, f"move {start} {last}")
    return state


@pytest.mark.rule("H-23.3")
@pytest.mark.parametrize("lands", PAIRS)
def test_two_lands_with_four_players(lands: tuple[str, ...]) -> None:
    assert outcome(conquer(lands, 4)) == ((0,), "warlord_of_hellas")


@pytest.mark.rule("H-23.3")
@pytest.mark.parametrize("lands", PAIRS)
def test_with_three_players_the_blue_land_does_not_count(lands: tuple[str, ...]) -> None:
    state = conquer(lands, 3)
    assert outcome(state) == (None if "blue" in lands else ((0,), "warlord_of_hellas"))


@pytest.mark.rule("H-23.3")
@pytest.mark.parametrize("lands", [*PAIRS, *combinations(LANDS, 3)])
def test_with_two_players_three_lands_are_needed(lands: tuple[str, ...]) -> None:
    state = conquer(lands, 2)
    assert outcome(state) == (((0,), "warlord_of_hellas") if len(lands) == 3 else None)


@pytest.mark.rule("H-23.3")
def test_every_region_of_a_land_is_needed() -> None:
    scattered = [region for land in LANDS.values() for region in land[1:]]
    state = turn([{"controls": scattered, "hoplites": {"crete": 1}}], seats=4)
    play(state, "move crete argolis")
    assert outcome(state) is None


# -- Favored of the Gods ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H-23.4")
def test_control_of_five_regions_with_temples() -> None:
    holder: Player = {"controls": SHRINES[:4], "hoplites": {"argolis": 1}}
    state = turn([holder, {"controls": ["crete"]}], temples=temples(5))
    play(state, "move argolis crete")
    assert outcome(state) == ((0,), "favored_of_the_gods")


@pytest.mark.rule("H-23.4")
def test_the_oracle_is_one_of_them_and_who_built_them_does_not_matter() -> None:
    holder: Player = {"controls": SHRINES[1:5], "hoplites": {"boeotia": 1}}
    state = turn([holder, {"controls": ["phocis", "epirus"]}], temples=temples(6))
    play(state, "move boeotia phocis")
    assert outcome(state) == ((0,), "favored_of_the_gods")


@pytest.mark.rule("H-23.4")
def test_four_are_not_enough_nor_shrines_without_temples() -> None:
    state = turn([{"controls": SHRINES, "hoplites": {"argolis": 2}}], temples=temples(3))
    play(state, "build_temple elis")
    assert outcome(state) is None


# -- Monster Slayer ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-23.5")
def test_three_slain_monsters() -> None:
    for slain, won in ((["hydra", "sphinx"], True), (["hydra"], False)):
        state = hunt("medusa", {"slain": slain, "hand": ["wild_attack_spear"]}, wounds=[0, 1, 2])
        play(state, "strike wild_attack_spear 3", "decline")
        assert outcome(state) == (((0,), "monster_slayer") if won else None)
        assert set(player(state)["slain"]) == {*slain, "medusa"}


@pytest.mark.rule("H-23.5")
def test_a_monster_slain_outside_a_hunt_counts() -> None:
    slayer: Player = {"slain": ["hydra", "sphinx"], "controls": ["thessaly"]}
    state = turn([slayer], monsters={"medusa": {"at": "elis", "wounds": [0, 1, 2]}})
    play(state, "use_artifact thunder_of_zeus", "choose_effect wound_monster")
    assert outcome(state) == ((0,), "monster_slayer")


@pytest.mark.rule("H-23.5")
def test_monsters_of_others_do_not_count() -> None:
    other: Player = {"slain": ["hydra", "sphinx"]}
    state = hunt("medusa", {"hand": ["wild_attack_spear"]}, wounds=[0, 1, 2], players=[other])
    play(state, "strike wild_attack_spear 3", "decline")
    assert outcome(state) is None
    assert offered(state)
