"""Named variants: what everybody compares by, whole games and mini-games alike."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

import aegean
from aegean import OptionError, variants
from aegean.bots.own import player
from aegean.core.values import Event
from aegean.variants import Episode, Goal

np = pytest.importorskip("numpy")
from aegean.envs.batch import Batch  # noqa: E402
from aegean.envs.observing import Variant  # noqa: E402
from tools.environments import pages  # noqa: E402

NAMES = tuple(variants.all_named())
MINI = tuple(name for name in NAMES if variants.named(name).positions)


def played(episode: Episode, seed: int, most: int = 100_000) -> Episode:
    chance = Random(seed)
    while not episode.over and episode.state.moves < most:
        decision = chance.choice(episode.state.decisions)
        episode.apply(chance.choice(decision.actions), decision.seat)
    return episode


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_is_the_same_game(name: str) -> None:
    one = variants.named(name)
    assert one.begin(5).state.hash() == one.begin(5).state.hash()
    assert one.begin(5).state.hash() != one.begin(6).state.hash()
    assert one.begin(variants.TEST_SEEDS).state.seats == one.seats


@pytest.mark.parametrize("name", MINI)
def test_every_position_of_a_mini_game_is_played_in_more_than_one_way(name: str) -> None:
    one = variants.named(name)
    count = len({one.begin(seed).state.view(None).__str__() for seed in range(64)})
    assert count >= 32
    again = [one.begin(7 + 32 * lap) for lap in range(3)]
    assert len({episode.state.hash() for episode in again}) == 3  # decks and dice are the seed's


@pytest.mark.parametrize("name", ["hellas-battle", "hellas-hunt"])
def test_a_mini_game_ends_with_its_event(name: str) -> None:
    winners = set()
    for seed in range(24):
        episode = played(variants.named(name).begin(seed), seed)
        assert not episode.state.over
        assert episode.result is not None
        assert episode.result.reason == "goal"
        assert len(episode.result.winners) == 1
        assert episode.result.ranking == (episode.result.winners, (1 - episode.result.winners[0],))
        winners |= set(episode.result.winners)
    assert winners == {0, 1}


def test_a_goal_without_its_proof_is_the_others() -> None:
    goal = Goal("hunt_ended", "slain")
    assert goal.winners(Event("hunt_ended", {"seat": 1, "slain": 1}), 3) == (1,)
    assert goal.winners(Event("hunt_ended", {"seat": 1, "slain": 0}), 3) == (0, 2)


def test_an_episode_is_copied_and_pickled_whole() -> None:
    episode = variants.named("hellas-battle").begin(3)
    kept = [episode.copy(), copy.deepcopy(episode), pickle.loads(pickle.dumps(episode))]
    played(episode, 1)
    assert episode.over
    for one in kept:
        assert not one.over
        played(one, 1)
        assert one.result == episode.result
        assert pickle.loads(pickle.dumps(one)).result == episode.result


@pytest.mark.parametrize("name", MINI)
def test_bots_play_mini_games(name: str) -> None:
    one = variants.named(name)
    episode = one.begin(2)
    players = [player("greedy", one.game, seat) for seat in range(one.seats)]
    for _ in range(2000):
        if episode.over:
            break
        seat = episode.state.decision.seat
        episode.apply(players[seat].choose(aegean.bots.Table.of(episode.state, seat)), seat)
    assert episode.over


@pytest.mark.parametrize("name", NAMES)
def test_a_batch_plays_it(name: str) -> None:
    batch = Batch(name, 2, most_moves=40)
    batch.reset(1)
    chance, ended = np.random.default_rng(1), 0
    for _ in range(60):
        batch.step((chance.random(batch.masks.shape) * batch.masks).argmax(1))
        ended += int((batch.ended | batch.truncated).sum())
    assert ended
    assert batch.variant.name.startswith(name + "-layout")


def test_a_variant_has_its_seats_and_options() -> None:
    kronos = Variant("kronos")
    assert (kronos.id, kronos.game.id, kronos.seats, kronos.options["mode"]) == ("kronos", "hellas", 3, "kronos")
    assert pickle.loads(pickle.dumps(kronos)).id == "kronos"
    with pytest.raises(OptionError, match="2 seats, not 3"):
        Variant("hellas-duel", 3)
    with pytest.raises(OptionError, match="own options"):
        Variant("hellas-duel", options={"heroes": "dealt"})
    with pytest.raises(OptionError, match="hellas-duel"):
        Variant("hellas-duell")
    with pytest.raises(OptionError, match="kronos"):
        variants.named("cronos")
    assert Variant("hellas", options={"mode": "kronos"}).seats == 3
    assert Variant("hellas-six").limit(None) == 12000
    assert Variant("hellas-six").limit(5) == 5
    assert Variant("delphi").limit(None) is None


def test_the_page_of_every_variant_is_as_it_would_be_written_now() -> None:
    for path, text in pages().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: python -m tools.environments"
