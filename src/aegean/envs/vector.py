"""A Gymnasium vector environment: one seat learns in each of many games, bots play the others.

    from aegean.envs.vector import SeatVectorEnv

    env = SeatVectorEnv("delphi", num_envs=64, seats=2, opponents="random")

Observations are a dictionary of `observation` and `action_mask`, a row for each game, and the same arrays at each step:
whoever keeps them copies them. Games that end are followed by new ones within the same step; `infos["final_obs"]` holds
what was seen at their end. `action_masks()` is what MaskablePPO asks for. An action that is not offered is refused with
`IllegalAction`, and then no game has moved.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from aegean.core.errors import OptionError
from aegean.core.values import Plain
from aegean.envs.batch import Batch
from aegean.envs.observing import Mask
from aegean.envs.opponents import Opponents
from aegean.envs.spaces import Observation, observation_space
from aegean.envs.workers import Workers

_WIDE = 1 << 31


class SeatVectorEnv(VectorEnv[Observation, ArrayLike, NDArray[Any]]):
    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int | None = None,
        options: Mapping[str, Plain] | None = None,
        opponents: Opponents = "random",
        most_moves: int | None = None,
        workers: int = 0,
        reward: str = "win",
    ) -> None:
        """With `workers` the games are played by so many processes besides this one."""
        made: Batch | Workers
        if workers:
            made = Workers(game, num_envs, seats, options, opponents, most_moves, workers, reward)
        else:
            made = Batch(game, num_envs, seats, options, opponents, most_moves, reward=reward)
        self.batch = made
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = observation_space(made.variant)
        self.single_action_space = Discrete(made.variant.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._every = np.arange(num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        if options:
            raise OptionError(f"a batch has no options of a reset: {sorted(options)}")
        if isinstance(seed, list):
            raise OptionError("a batch takes one seed: those of its games follow from it")
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(_WIDE)))
        return self._seen(), {"seat": self.batch.seats.copy()}

    def step(self, actions: ArrayLike) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        batch = self.batch
        learners = batch.seats.copy()
        batch.step(actions)
        rewards = batch.rewards[self._every, learners].astype(np.float64)
        infos: dict[str, Any] = {"seat": batch.seats.copy()}
        if batch.last:
            last = np.full(self.num_envs, None, dtype=object)
            for n, (tensor, mask) in batch.last.items():
                last[n] = {"observation": tensor, "action_mask": mask}
            infos |= {"final_obs": last, "_final_obs": np.isin(self._every, list(batch.last))}
        return self._seen(), rewards, batch.ended.copy(), batch.truncated.copy(), infos

    def action_masks(self) -> Mask:
        """1 for each action that is offered, a row for each game."""
        return self.batch.masks

    def close_extras(self, **kwargs: Any) -> None:
        if isinstance(self.batch, Workers):
            self.batch.close()

    def _seen(self) -> Observation:
        return {"observation": self.batch.observations, "action_mask": self.batch.masks}
