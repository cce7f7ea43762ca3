"""The games pass OpenSpiel's own random simulation, and its algorithms can play them."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")
import numpy as np  # noqa: E402

import aegean.envs.openspiel  # noqa: E402

GAMES = [
    "aegean_delphi(most_moves=60)",
    "aegean_delphi(seats=4,map=free,tiles_less=3,apollo=all,reach_explore=True,most_moves=40)",
    "aegean_hellas(most_moves=90)",
    "aegean_hellas(seats=4,heroes=dealt,seating=random,most_moves=60)",
]


def played(name: str, seed: int, plies: int) -> Any:
    state, chance = pyspiel.load_game(name).new_initial_state(), random.Random(seed)
    for _ in range(plies):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_a_whole_game_pays_the_winner() -> None:
    state = played("aegean_hellas(deals=1,first_deal=5)", 1, 20_000)
    assert state.is_terminal()
    assert sorted(state.returns()) == [-1, 1]
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.returns()[state.dealt.result.winners[0]] == 1


def test_a_game_that_is_broken_off_has_no_winner() -> None:
    state = played("aegean_delphi(most_moves=10)", 1, 100)
    assert state.is_terminal()
    assert state.dealt.moves == 10
    assert state.returns() == [0, 0]


def test_the_deal_is_the_only_chance() -> None:
    game = pyspiel.load_game("aegean_delphi(deals=7,first_deal=100)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert [outcome for outcome, _ in state.chance_outcomes()] == list(range(7))
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    assert state.action_to_string(3) == "deal 103"
    state.apply_action(3)
    assert state.dealt.hash() == aegean.game("delphi").new(2, 103).hash()
    chance = random.Random(1)
    for _ in range(50):
        assert not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    state = played(name, 4, 30)
    player = state.current_player()
    twin = state.resample_from_infostate(player, random.Random(2).random)
    assert twin.dealt.hash() != state.dealt.hash()
    assert twin.legal_actions() == state.legal_actions()
    assert twin.observation_string(player) == state.observation_string(player)
    assert np.array_equal(twin.observation_tensor(player), state.observation_tensor(player))


def test_clones_and_pickles_are_independent() -> None:
    state = played(GAMES[2], 4, 30)
    before = state.dealt.hash()
    clone, kept = state.clone(), pickle.loads(pickle.dumps(state))
    assert clone.dealt.hash() == kept.dealt.hash() == before
    clone.apply_action(clone.legal_actions()[0])
    kept.apply_action(kept.legal_actions()[-1])
    assert state.dealt.hash() == before
    assert clone.dealt.hash() != before


def test_openspiels_information_set_search_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    class Even:
        """Every position is worth nothing to anybody."""

        def evaluate(self, state: Any) -> Any:
            return np.zeros(state.num_players())

        def prior(self, state: Any) -> list[tuple[int, float]]:
            return [(action, 1 / len(state.legal_actions())) for action in state.legal_actions()]

    assert issubclass(mcts.RandomRolloutEvaluator, mcts.Evaluator)
    game = pyspiel.load_game("aegean_hellas(most_moves=200)")
    state = played("aegean_hellas(most_moves=200)", 2, 40)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=Even(),
        uct_c=1.0,
        max_simulations=10,
        random_state=np.random.RandomState(1),
        use_observation_string=True,
    )
    before = state.dealt.hash()
    assert bot.step(state) in state.legal_actions()
    assert state.dealt.hash() == before


def test_options_are_parameters_and_bad_ones_are_refused() -> None:
    game = pyspiel.load_game("aegean_delphi(ships=draft,tiles_less=2,seats=3)")
    assert game.num_players() == 3
    assert game.variant.options["ships"] == "draft"
    assert game.variant.options["tiles_less"] == 2
    with pytest.raises(Exception, match="ships"):
        pyspiel.load_game("aegean_delphi(ships=golden)")
