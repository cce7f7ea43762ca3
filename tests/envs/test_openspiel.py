"""The games pass OpenSpiel's own random simulation, and its algorithms can play them."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")
import numpy as np  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import aegean.envs.openspiel  # noqa: E402
from aegean.variants import all_named  # noqa: E402

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


NAMED = [f"aegean_{name.replace('-', '_')}(most_moves=30)" for name in all_named()]


@pytest.mark.parametrize("name", [*GAMES, *NAMED])
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


def test_where_that_is_wished_the_deal_is_the_only_chance() -> None:
    game = pyspiel.load_game("aegean_delphi(deals=7,first_deal=100,luck=deal)")
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
    while state.is_chance_node():
        state.apply_action(1)
    player = state.current_player()
    twin = state.resample_from_infostate(player, random.Random(2).random)
    assert twin.dealt.hash() != state.dealt.hash()
    assert twin.legal_actions() == state.legal_actions()
    assert twin.observation_string(player) == state.observation_string(player)
    assert np.array_equal(twin.observation_tensor(player), state.observation_tensor(player))


def test_whoever_searches_in_a_copy_cannot_read_coming_dice() -> None:
    """After an action that rolls comes a chance node, and other outcomes of it are other rolls."""
    state = pyspiel.load_game("aegean_hellas(deals=50)").new_initial_state()
    state.apply_action(7)
    chance, met = random.Random(3), 0
    while met < 6 and not state.is_terminal():
        if state.is_chance_node():
            met += 1
            assert len(state.legal_actions()) == 50
            assert state.action_to_string(0).startswith("luck ")
            after = []
            for outcome in range(12):
                twin = state.clone()
                twin.apply_action(outcome)
                assert not twin.is_chance_node()
                after.append(twin.dealt.hash())
            again = state.clone()
            again.apply_action(0)
            assert again.dealt.hash() == after[0]
            assert len(set(after)) > 1
            state.apply_action(chance.randrange(50))
        else:
            before = state.dealt.drawn
            state.apply_action(chance.choice(state.legal_actions()))
            assert state.is_chance_node() or state.dealt.drawn == before
    assert met == 6
    with pytest.raises(Exception, match="luck"):
        pyspiel.load_game("aegean_hellas(luck=good)")


def asked(**wished: Any) -> Any:
    return pyspiel.IIGObservationType(**{"perfect_recall": False, "public_info": True, **wished})


@pytest.mark.parametrize("name", [GAMES[0], "aegean_hellas_battle", "aegean_kronos"])
def test_observers_tell_what_is_asked_for(name: str) -> None:
    """Public and private numbers add up to all; what others hold changes none that are public."""
    nobody, own, everybody = (
        pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.ALL_PLAYERS,
    )  # fmt: skip
    state = played(name, 4, 25)
    while state.is_chance_node():
        state.apply_action(1)
    game = state.get_game()
    whole, public, private, all_ = (
        make_observation(game, asked(**of))
        for of in (
            {"private_info": own}, {"private_info": nobody}, {"public_info": False, "private_info": own},
            {"private_info": everybody},
        )
    )  # fmt: skip
    told = 0
    for player in range(game.num_players()):
        twin = state.resample_from_infostate(player, random.Random(2).random)
        for one in (whole, public, private, all_):
            one.set_from(state, player)
        assert np.array_equal(whole.tensor, np.asarray(state.observation_tensor(player), np.float32))
        assert np.allclose(public.tensor + private.tensor, whole.tensor)
        assert np.array_equal(all_.dict["public"], public.tensor)
        assert np.array_equal(all_.dict[f"private_{player}"], private.tensor)
        told += int(private.tensor.any())
        seen, spoken = public.tensor.copy(), [one.string_from(state, player) for one in (whole, public, private)]
        public.set_from(twin, player)
        assert np.array_equal(public.tensor, seen)
        assert [one.string_from(twin, player) for one in (whole, public, private)] == spoken
        assert public.string_from(state, player) == public.string_from(state, 0)
    assert told or "delphi" in name  # hands of combat cards


def test_perfect_recall_is_all_that_a_player_did_and_saw() -> None:
    game = pyspiel.load_game("aegean_hellas(heroes=dealt,luck=deal)")
    recall = make_observation(game, asked(perfect_recall=True))
    assert recall.tensor is None
    assert not game.get_type().provides_information_state_string

    def after(*choices: int) -> Any:
        state = game.new_initial_state()
        state.apply_action(3)
        for choice in choices:
            state.apply_action(state.legal_actions()[choice])
        return state

    one, same, other = after(0, 1, 0), after(0, 1, 0), after(1, 0, 0)
    for player in (0, 1):
        assert recall.string_from(one, player) == recall.string_from(same, player)
        assert recall.string_from(one, player) != recall.string_from(other, player)
        assert recall.string_from(one, player).endswith(one.observation_string(player))
        twin = one.resample_from_infostate(player, random.Random(5).random)
        assert recall.string_from(twin, player) == recall.string_from(one, player)
    with pytest.raises(ValueError, match="perfect recall"):
        recall.set_from(one, 0)
    with pytest.raises(ValueError, match="perfect recall"):
        make_observation(game, asked(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE))
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"deep": 1})


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
