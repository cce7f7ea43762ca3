"""King of Kings (rules H-23.6 to H-23.8)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from tests.hellas.positions import Player, offered, play, told, turn

EVENT = {"event": ["cattle_of_geryon", "aid_to_atlas", "amazon_queen"]}  # do nothing to anybody
WITH_CITY: Player = {"controls": ["argolis"], "at": "epirus"}


def king(state: State) -> dict[str, Any]:
    found: dict[str, Any] = state.view(None)["king"]
    return found


def countdown(tokens: int, *players: Player, seat: int = 0, seats: int = 3, **rest: Any) -> State:
    """Zeus' monument, in Thessaly, was the first to be complete; seat 0 has built it."""
    levels = rest.pop("monuments", {})
    return turn(
        players,
        seats=seats,
        seat=seat,
        monuments={"zeus": 5, **levels},
        king={"builder": 0, "tokens": tokens, "region": "thessaly"},
        decks=EVENT,
        **rest,
    )


def outcome(state: State) -> tuple[tuple[int, ...], str] | None:
    return (state.result.winners, state.result.reason) if state.result else None


# -- the countdown ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-23.6")
@pytest.mark.parametrize(("god", "region"), [("zeus", "thessaly"), ("athena", "attica"), ("hermes", "acarnania")])
def test_the_action_that_completes_the_first_monument_takes_no_token(god: str, region: str) -> None:
    state = turn(seats=3, monuments={god: 4}, decks=EVENT)
    events = play(state, "build_monument", f"raise_monument {god}")
    assert king(state) == {"builder": 0, "tokens": 3, "region": region, "open": False}
    assert not told(events, "king_token_taken")


@pytest.mark.rule("H-23.6")
@pytest.mark.parametrize(
    "actions",
    [
        ("recruit", "place argolis", "done"),
        ("prepare", "option draw_combat_cards", "option draw_combat_cards"),
        ("build_monument", "raise_monument hermes"),
        ("march argolis laconia",),
        ("build_temple crete",),
        ("usurp", "done"),
        ("hunt medusa", "stop", "injure speed"),
        ("use_blessing exhausted_fight", "injure strength", "stop", "injure speed"),
    ],
)
def test_each_special_action_of_the_builder_takes_one_token(actions: tuple[str, ...]) -> None:
    tired = actions[0] == "use_blessing exhausted_fight"
    builder: Player = {
        "controls": ["argolis", "crete"],
        "hoplites": {"argolis": 1},
        "at": "epirus",
        "glory": ["red"],
        "blessings": ["exhausted_fight"],
        "used_specials": ["hunt"] if tired else [],
    }
    state = countdown(3, builder, monsters={"medusa": "epirus"}, rolls={"monster": ["nothing"]})
    events = play(state, *actions)
    assert [fields["left"] for fields in told(events, "king_token_taken")] == [2]
    assert (state.decision.seat, king(state)["tokens"]) == (1, 2)


@pytest.mark.rule("H-23.6")
def test_no_other_players_action_does() -> None:
    for action in (("build_monument", "raise_monument hermes"), ("recruit", "place argolis", "done")):
        state = countdown(3, {}, WITH_CITY, seat=1)
        play(state, *action)
        assert (state.decision.seat, king(state)["tokens"]) == (2, 3)


@pytest.mark.rule("H-23.6")
def test_extra_actions_take_one_each_and_a_declined_one_none() -> None:
    state = countdown(3, {**WITH_CITY, "hoplites": {"crete": 1}}, turn={"seat": 0, "extra_specials": 2})
    play(state, "recruit", "place argolis", "done")
    assert king(state)["tokens"] == 2
    play(state, "march crete laconia")
    assert king(state)["tokens"] == 1
    play(state, "decline")
    assert (state.decision.seat, king(state)["tokens"]) == (1, 1)


@pytest.mark.rule("H-23.6")
def test_regular_actions_take_none() -> None:
    state = countdown(3, {"at": "crete", "priests": 1})
    play(state, "pray hermes", "move_hero argolis")
    assert king(state)["tokens"] == 3


@pytest.mark.rule("H-23.6")
def test_only_the_first_complete_monument_counts() -> None:
    state = countdown(2, {}, {}, seat=1, monuments={"hermes": 4})
    play(state, "build_monument", "raise_monument hermes")
    assert king(state) == {"builder": 0, "tokens": 2, "region": "thessaly", "open": False}


@pytest.mark.rule("H-23.6")
def test_not_with_two_players() -> None:
    state = turn([{"controls": ["thessaly"]}], monuments={"zeus": 4}, decks=EVENT)
    play(state, "build_monument", "raise_monument zeus")
    assert "king" not in state.view(None)
    assert outcome(state) is None


# -- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-23.7")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_when_the_third_token_is_gone_whoever_controls_the_region_wins(owner: int) -> None:
    players: list[Player] = [{}, {}, {}]
    players[owner] = {"controls": ["thessaly"]}
    state = countdown(1, *players)
    play(state, "prepare", *["option draw_combat_cards"] * 2)
    assert outcome(state) == ((owner,), "king_of_kings")
    assert state.result is not None
    assert state.result.ranking == ((owner,), tuple(seat for seat in range(3) if seat != owner))


@pytest.mark.rule("H-23.7")
def test_two_tokens_are_not_enough() -> None:
    state = countdown(2, {"controls": ["thessaly"]})
    play(state, "prepare", *["option draw_combat_cards"] * 2)
    assert (outcome(state), state.decision.seat) == (None, 1)


@pytest.mark.rule("H-23.7")
def test_the_turn_goes_on_to_its_end_with_all_its_actions() -> None:
    """The third token goes with the first special action; the extra one takes the region away."""
    builder: Player = {"hoplites": {"locris": 2}, "at": "argolis"}
    state = countdown(1, builder, {"controls": ["thessaly"]}, turn={"seat": 0, "extra_specials": 1})
    play(state, "prepare", *["option draw_combat_cards"] * 2)
    assert (king(state)["tokens"], outcome(state), state.decision.kind) == (0, None, "extra_special")
    play(state, "march locris thessaly", "march_off 2")
    assert outcome(state) == ((0,), "king_of_kings")


@pytest.mark.rule("H-23.7")
def test_the_phases_of_build_monument_come_first() -> None:
    state = countdown(1, {"controls": ["thessaly"]}, monsters={"medusa": "elis"}, rolls={"monster": ["move"]})
    play(state, "build_monument", "raise_monument hermes")
    assert (outcome(state), state.decision.kind) == (None, "move_monster")
    events = play(state, "move_monster achaea")
    assert [e.kind for e in events if e.kind in ("event_drawn", "king_token_taken", "game_over")] == [
        "event_drawn", "king_token_taken", "game_over",
    ]  # fmt: skip


@pytest.mark.rule("H-23.7")
def test_any_other_victory_on_the_way_comes_before() -> None:
    shrines = ["epirus", "aetolia", "corinthia", "elis", "crete"]
    temples = {region: number for number, region in enumerate(shrines[:4], 1)}
    state = countdown(1, {"controls": shrines}, {"controls": ["thessaly"]}, temples=temples)
    play(state, "build_temple crete")
    assert outcome(state) == ((0,), "favored_of_the_gods")


# -- nobody there -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-23.8")
def test_if_nobody_controls_the_region_the_game_goes_on() -> None:
    state = countdown(1, {}, {"hero": "heracles"})
    events = play(state, "prepare", *["option draw_combat_cards"] * 2)
    assert told(events, "king_undecided") == [{"seat": 0, "region": "thessaly"}]
    assert (outcome(state), state.decision.seat, king(state)["open"]) == (None, 1, True)
    play(state, "prepare", *["option draw_combat_cards"] * 2)
    assert (outcome(state), state.decision.seat) == (None, 2)


def undecided(*players: Player, seat: int = 0) -> State:
    """The tokens are gone, and nobody has the region."""
    return turn(
        players,
        seats=3,
        seat=seat,
        monuments={"zeus": 5},
        king={"builder": 0, "tokens": 0, "region": "thessaly", "open": True},
        decks=EVENT,
    )


@pytest.mark.rule("H-23.8")
@pytest.mark.parametrize("seat", [0, 2])
def test_then_the_first_to_take_control_wins_at_once(seat: int) -> None:
    players: list[Player] = [{}, {}, {}]
    players[seat] = {"hoplites": {"locris": 4}, "attributes": {"leadership": 5}}
    state = undecided(*players, seat=seat)
    play(state, *["move locris thessaly"] * 3)
    assert outcome(state) is None  # its population is 4
    play(state, "move locris thessaly")
    assert outcome(state) == ((seat,), "king_of_kings")


@pytest.mark.rule("H-23.8")
def test_however_it_is_taken() -> None:
    state = undecided({"at": "thessaly", "glory": ["red"]})
    play(state, "usurp")
    assert outcome(state) == ((0,), "king_of_kings")
    state = undecided({"at": "thessaly", "artifacts": ["head_of_sphinx"]})
    play(state, "use_artifact head_of_sphinx")
    assert outcome(state) == ((0,), "king_of_kings")


@pytest.mark.rule("H-23.8")
def test_other_regions_do_not_matter() -> None:
    state = undecided({"at": "attica", "glory": ["blue"]})
    play(state, "usurp", "done")
    assert outcome(state) is None
    assert offered(state)
