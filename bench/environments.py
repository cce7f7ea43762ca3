"""What a learner sees: steps a second of environments, observation and mask included, beside peers in the same run.

    python -m bench.environments [--seconds 1] [--rounds 5]

Everybody takes turns on one core, and medians of processor time are compared. Actions are drawn by chance from the
mask, by the same few lines for all. The peers are OpenSpiel's backgammon with its tensors, written in C++, PettingZoo's
chess, and Catanatron's environment for two, in which a step holds the other player's answers too; what is not installed
is left out (`pip install chess pygame`, `pip install --no-deps catanatron_gym`). *From views* is our own environment as
it was when every tensor was written from a view.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, Final

import numpy as np

import aegean.core.position

_BATCH: Final = 64
Steps = Callable[[int], int]  # takes so many steps; how many it took


def drawn(mask: Any, chance: Any) -> int:
    return int(chance.choice(np.flatnonzero(mask.view(np.bool_) if mask.itemsize == 1 else mask)))


def of_pettingzoo(game: str, seats: int, views: bool = False, **options: Any) -> Steps:
    from aegean.envs import pettingzoo

    env, chance = pettingzoo.raw_env(game, seats, options or None), np.random.default_rng(1)
    env.reset(seed=1)
    if views:
        env.variant.tensor = env.variant.seen  # type: ignore[method-assign]

    def steps(count: int) -> int:
        for _ in range(count):
            if env.terminations[env.agent_selection]:
                env.reset()
            env.step(drawn(env.observe(env.agent_selection)["action_mask"], chance))
        return count

    return steps


def of_batch(game: str, seats: int) -> Steps:
    from aegean.envs.batch import Batch

    batch, chance = Batch(game, _BATCH, seats), np.random.default_rng(1)
    batch.reset(1)

    def steps(count: int) -> int:
        rounds = max(1, count // _BATCH)
        for _ in range(rounds):
            batch.step([drawn(mask, chance) for mask in batch.masks])
        return rounds * _BATCH

    return steps


def of_backgammon() -> Steps:
    import pyspiel

    game, chance = pyspiel.load_game("backgammon"), np.random.default_rng(1)
    state = [game.new_initial_state()]

    def steps(count: int) -> int:
        for _ in range(count):
            one = state[0]
            if one.is_terminal():
                one = state[0] = game.new_initial_state()
            if one.is_chance_node():
                one.apply_action(one.chance_outcomes()[0][0])
                continue
            np.asarray(one.observation_tensor(one.current_player()), np.float32)
            one.apply_action(drawn(np.asarray(one.legal_actions_mask(), np.int8), chance))
        return count

    return steps


def of_chess() -> Steps:
    from pettingzoo.classic import chess_v6

    env, chance = chess_v6.raw_env(), np.random.default_rng(1)
    env.reset(seed=1)

    def steps(count: int) -> int:
        for _ in range(count):
            if env.terminations[env.agent_selection] or env.truncations[env.agent_selection]:
                env.reset()
            env.step(drawn(env.observe(env.agent_selection)["action_mask"], chance))
        return count

    return steps


def of_catanatron() -> Steps:
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    env, chance = CatanatronEnv(), np.random.default_rng(1)
    env.reset(seed=1)

    def steps(count: int) -> int:
        for _ in range(count):
            _, _, over, broken_off, _ = env.step(int(chance.choice(env.get_valid_actions())))
            if over or broken_off:
                env.reset()
        return count

    return steps


PEERS: Final[dict[str, Callable[[], Steps]]] = {
    "OpenSpiel, backgammon": of_backgammon,
    "PettingZoo, chess": of_chess,
    "Catanatron, two players": of_catanatron,
}
RUNNERS: Final[dict[str, Callable[[], Steps]]] = {
    "The Oracle of Delphi, four seats, from views": lambda: of_pettingzoo("delphi", 4, views=True),
    "The Oracle of Delphi, four seats, PettingZoo": lambda: of_pettingzoo("delphi", 4),
    "The Oracle of Delphi, four seats, batch of 64": lambda: of_batch("delphi", 4),
    "Lords of Hellas, four seats, from views": lambda: of_pettingzoo("hellas", 4, views=True),
    "Lords of Hellas, four seats, PettingZoo": lambda: of_pettingzoo("hellas", 4),
    "Lords of Hellas, four seats, batch of 64": lambda: of_batch("hellas", 4),
    "Lords of Hellas, six seats, batch of 64": lambda: of_batch("hellas-six", 6),
    "Kronos, three seats, PettingZoo": lambda: of_pettingzoo("hellas", 3, mode="kronos"),
}


def peers() -> dict[str, Steps]:
    """Those that are installed."""
    made: dict[str, Steps] = {}
    for name, make in PEERS.items():
        try:
            made[name] = make()
        except ModuleNotFoundError as error:
            print(f"{name}: left out, {error.name} is not installed")
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    print("compiled" if not aegean.core.position.__file__.endswith(".py") else "plain Python")
    made = peers() | {name: make() for name, make in RUNNERS.items()}
    found: dict[str, list[float]] = {name: [] for name in made}
    for round_ in range(given.rounds + 1):
        for name, steps in made.items():
            taken, began = 0, process_time()
            while (spent := process_time() - began) < given.seconds:
                taken += steps(256)
            if round_:  # the first one warms up
                found[name].append(taken / spent)
    base = median(next(iter(found.values())))
    print("| environment | steps / s | ratio |\n| --- | ---: | ---: |")
    for name, rates in found.items():
        print(f"| {name} | {median(rates):,.0f} | {median(rates) / base:.2f} |")


if __name__ == "__main__":
    main()
