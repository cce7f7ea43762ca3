"""The seams of Lords of Hellas, by a small expansion of the tests' own (`islands`) that touches no file of the game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import aegean
from aegean import Action, OptionError, Play, State, bots
from aegean.envs.observing import Variant
from aegean.envs.rewards import final
from aegean.hellas.game import HellasGame
from tests.hellas.islands import OPTIONS, game

GAME: HellasGame = game()
BASE = aegean.game("hellas")

MINE: dict[str, Any] = {"hero": "achilles", "at": "crete", "hoplites": {"crete": 3}, "controls": ["crete"]}


def arranged(*players: dict[str, Any], seats: int = 2, **rest: Any) -> State:
    return GAME.position({"seats": seats, "options": OPTIONS, "turn": {"seat": 0}, "players": list(players), **rest})


def offered(state: State) -> list[str]:
    return [str(action) for action in state.decision.actions]


def do(state: State, *actions: str) -> list[aegean.Event]:
    events: list[aegean.Event] = []
    for action in actions:
        events = state.apply(GAME.parse(action, state))
    return events


# -- options ----------------------------------------------------------------------------------------------------------


def test_a_set_has_one_form_and_one_hash() -> None:
    for name in (["islands", "combat_cards"], ["combat_cards", "islands"], {"islands", "combat_cards"}):
        if set(name) <= set(GAME.modules):
            assert GAME.complete({"expansions": name})["expansions"] == ["combat_cards", "islands"]
    assert GAME.new(2, 1, {"expansions": []}).hash() == GAME.new(2, 1).hash() == BASE.new(2, 1).hash()
    assert GAME.new(2, 1).dump() == BASE.new(2, 1).dump()
    assert GAME.new(2, 1, OPTIONS).hash() != GAME.new(2, 1).hash()


def test_what_cannot_go_together_is_refused_with_both_names() -> None:
    with pytest.raises(OptionError, match=r"islands cannot be played with league: leave islands or league out"):
        GAME.new(4, 1, {"expansions": ["islands"], "mode": "league"})
    with pytest.raises(OptionError, match="is for 4 seats with these options, not 3"):
        GAME.new(3, 1, {"mode": "league"})
    with pytest.raises(OptionError, match="option expansions cannot have 'atlas'"):
        GAME.new(2, 1, {"expansions": ["atlas"]})
    with pytest.raises(OptionError, match="'islands' 2 times"):
        GAME.new(2, 1, {"expansions": ["islands", "islands"]})
    with pytest.raises(OptionError, match="is a list"):
        GAME.new(2, 1, {"expansions": "islands"})


# -- places and ways --------------------------------------------------------------------------------------------------


def test_a_region_lies_on_the_map_with_a_temple_of_its_own_kind() -> None:
    state = arranged({**MINE, "hoplites": {"crete": 1, "thera": 3}, "controls": ["crete", "thera"]})
    assert state.view(0)["kinds_left"] == ["oracle", "lighthouse"]
    events = do(state, "build_temple thera")
    assert events[1].fields == {"region": "thera", "number": 0, "temple_kind": "lighthouse", "seat": 0}
    assert state.view(0)["regions"]["thera"]["temple"] == "lighthouse"
    assert state.view(0)["kinds_left"] == ["oracle"]
    assert "thera" not in BASE.new(2, 1).view(0)["regions"]


def test_ways_go_by_mover() -> None:
    """Fog closes Thera, a ship opens it and joins it to Attica; Talos never leaves his island."""
    talos = {"talos": {"at": "thera"}}
    state = arranged({**MINE, "hoplites": {"crete": 2, "attica": 2}}, monsters=talos)
    assert not [action for action in offered(state) if action.endswith(" thera") and action.startswith("move ")]
    harbour = {"ships": [1, 0], "chests": [1, 2]}
    state = arranged({**MINE, "hoplites": {"crete": 2, "attica": 2}}, monsters=talos, harbour=harbour)
    assert {"move crete thera", "move attica thera", "march attica thera"} <= set(offered(state))
    state = arranged({**MINE, "at": "thera"}, monsters=talos, steps=[
        {"step": "Turn", "seat": 0}, {"step": "Aftermath", "seat": 0, "toll_taken": True},
        {"step": "MoveMonster", "seat": 0, "monster": "talos", "left": 1, "must": True},
    ])  # fmt: skip
    assert state.decision.kind == "turn"  # there is nowhere to go
    assert state.view(0)["monsters"]["talos"]["region"] == "thera"


# -- queries, hooks, the hero away ------------------------------------------------------------------------------------


def test_numbers_are_added_up() -> None:
    state = arranged({**MINE, "hoplites": {"thera": 2}, "controls": []}, harbour={"ships": [2, 0], "chests": [1, 2]})
    assert state.view(0)["regions"]["thera"]["control"] == -1  # one by its card, two more by the module
    state = arranged(
        {**MINE, "hoplites": {"crete": 2}}, {"hoplites": {"argolis": 2}}, harbour={"ships": [2, 0], "chests": [1, 2]}
    )
    (found,) = [action for action in state.decision.actions if str(action) == "move crete argolis"]
    assert GAME.fields(found, state)["attack"] == 1 + 2


def test_a_condition_is_honoured() -> None:
    player = {**MINE, "blessings": ["safe_harbour"]}
    assert arranged(player).view(0)["players"][0]["hand_limit"] == 4
    assert arranged(player, temples={"crete": 1}).view(0)["players"][0]["hand_limit"] == 7


def test_a_stage_comes_where_its_hook_says() -> None:
    state = arranged({**MINE, "controls": ["crete", "epirus"]}, temples={"epirus": 1})
    events = do(state, "build_monument", "raise_monument zeus")
    kinds = [event.kind for event in events]
    assert kinds.index("priests_gained") < kinds.index("beacon_lit") < kinds.index("new_age")


def test_a_hero_may_be_away_and_comes_back() -> None:
    state = arranged({**MINE, "at": "thera"})
    do(state, "pilgrimage", "trade oil")
    view = state.view(1)["players"][0]
    assert (view["hero_at"], view["away"]) == (None, "adrift")
    assert not [action for action in offered(state) if action.startswith(("move_hero", "prepare", "usurp", "hunt"))]
    assert GAME.position(state.describe()).hash() == state.hash()
    do(state, "build_monument", "raise_monument zeus")
    view = state.view(1)["players"][0]
    assert (view["hero_at"], view["away"]) == ("crete", None)


# -- parts ------------------------------------------------------------------------------------------------------------


def test_a_part_is_absent_when_it_is_off() -> None:
    assert "harbour" not in GAME.new(2, 1).view(0)
    assert "parts" not in GAME.new(2, 1)._position.plain()
    with pytest.raises(aegean.PositionError, match="harbour"):
        GAME.position({"seats": 2, "turn": {"seat": 0}, "harbour": {"ships": [0, 0], "chests": [1, 2]}})


def test_a_part_keeps_its_secret() -> None:
    """Two states that differ in another's chest alone look alike to a seat, in view and in what a sample holds."""
    one = arranged(MINE, harbour={"ships": [0, 0], "chests": [1, 2]})
    other = arranged(MINE, harbour={"ships": [0, 0], "chests": [1, 5]})
    assert one.view(0) == other.view(0)
    assert one.view(1) != other.view(1)
    assert one.view(None) == other.view(None)
    chests = {one.sample(0, seed).view(1)["harbour"]["chest"] for seed in range(40)}
    assert chests == {2, 3, 4, 5, 6}
    assert [one.sample(0, seed).view(0) for seed in range(3)] == [one.view(0)] * 3


def test_a_part_is_copied_dumped_described_and_undone() -> None:
    play = Play(arranged({**MINE, "at": "thera"}, harbour={"ships": [1, 0], "chests": [1, 2]}))
    before = play.state.hash()
    twin = play.state.copy()
    play.apply(GAME.parse("pilgrimage", play.state))
    play.apply(GAME.parse("trade wine", play.state))
    assert play.state.view(0)["harbour"]["ships"] == [2, 0]
    assert twin.hash() == before
    assert GAME.load(play.state.dump()) == play.state
    assert GAME.position(play.state.describe()).hash() == play.state.hash()
    assert play.restart(0) == 2
    assert play.state.hash() == before


# -- numbers of actions -----------------------------------------------------------------------------------------------


def test_no_number_of_the_base_game_moves() -> None:
    alone = HellasGame(modules=())
    state = GAME.new(2, 1)
    for index in range(alone.action_count):
        assert GAME.decode(index, state) == alone.decode(index, state)
    new = [GAME.decode(index, state) for index in range(alone.action_count, GAME.action_count)]
    assert len(set(new)) == len(new)
    assert {Action("pilgrimage"), Action("trade", ("oil",)), Action("move", ("crete", "thera"))} <= set(new)
    for index in range(alone.action_count, GAME.action_count):
        assert GAME.encode(GAME.decode(index, state), state) == index


# -- sides ------------------------------------------------------------------------------------------------------------


def test_allies_share_regions_and_win_together() -> None:
    lords = [{"hoplites": {"crete": 2}, "controls": ["crete"]}, {}, {"hoplites": {"argolis": 2}}, {}]
    state = GAME.position({"seats": 4, "options": {"mode": "league"}, "turn": {"seat": 2}, "players": lords})
    assert [player["side"] for player in state.view(None)["players"]] == [0, 1, 0, 1]
    do(state, "move argolis crete")
    assert state.decision.kind == "turn"  # no battle among allies
    assert state.view(0)["regions"]["crete"]["control"] == 0
    played = _played({"mode": "league"}, 4, "hoplite")
    assert played.result is not None
    assert played.result.winners in ((0, 2), (1, 3))
    assert sorted(final(played.result, 4)) == [-0.5, -0.5, 0.5, 0.5]


# -- roles ------------------------------------------------------------------------------------------------------------


def test_a_role_has_a_turn_of_its_own() -> None:
    options = {"mode": "herald"}
    state = GAME.position({"seats": 3, "options": options, "turn": {"seat": 2}})
    assert [player["role"] for player in state.view(None)["players"]] == ["lord", "lord", "herald"]
    assert (state.decision.seat, state.decision.kind) == (2, "proclamation")
    assert offered(state) == [f"proclaim {god}" for god in GAME.pack.entries("gods")]
    described = GAME.describe(state)
    assert "steps" not in described
    assert GAME.position(described) == state == GAME.load(state.dump())
    assert "pray athena" not in offered(state)
    do(state, "proclaim athena")
    assert (state.decision.seat, state.decision.kind) == (0, "turn")
    assert state.view(2)["players"][2]["priests"] == 1


@pytest.mark.parametrize("bot", ["random", "hoplite", "pythia:4"])
def test_bots_play_a_role_that_they_were_not_written_for(bot: str) -> None:
    state = _played({"mode": "herald"}, 3, bot, 200)
    assert sum(action.kind == "proclaim" for action in state.record.actions) > 2
    assert state.record.replay() == state


# -- everybody else ---------------------------------------------------------------------------------------------------


def _played(options: dict[str, Any], seats: int, bot: str, moves: int = 3000) -> State:
    state = GAME.new(seats, 5, options)
    players = [bots.bot(bot, "hellas", seat) for seat in range(seats)]
    while not state.over and state.moves < moves:
        bots.decide(state, players)
    return state


@pytest.mark.parametrize("bot", ["random", "greedy", "shepherd", "hoplite", "strategos:4", "pythia:4", "tiresias:4"])
def test_bots_of_all_levels_play_with_it(bot: str) -> None:
    state = _played(OPTIONS, 3, bot, 3000 if ":" not in bot else 120)
    assert state.over or ":" in bot or bot == "random"
    assert state.record.replay() == state


def test_a_bot_sees_a_victory_that_it_was_not_written_for() -> None:
    """One more ship, and the game is won: the decision itself is unknown too."""
    state = arranged({**MINE, "at": "thera"}, harbour={"ships": [2, 0], "chests": [1, 2]})
    for bot in ("greedy", "strategos:30"):
        then = state.copy()
        players = [bots.bot(bot, "hellas", seat) for seat in range(2)]
        for _ in range(2):
            bots.decide(then, players)
        assert then.over
        assert then.result is not None
        assert then.result.reason == "lord_of_the_isles"


def test_environments_observe_it() -> None:
    variant = Variant(GAME, 3, OPTIONS)
    names = {span.name for span in variant.layout}
    assert {"thera: control", "talos: region", "harbour: beacons", "harbour: chest"} <= names
    chance, state = Random(2), variant.begin(3).state
    for _ in range(300):
        decision = state.decision
        tensor, mask = variant.tensor(state, decision.seat), variant.mask(state, decision.seat)
        assert tensor.size == variant.size
        assert mask.sum() == len(decision.actions)
        state.apply(GAME.decode(chance.choice(variant.legal(state, decision.seat)), state), decision.seat)
    assert Variant(GAME, 3).size == Variant("hellas", 3).size
