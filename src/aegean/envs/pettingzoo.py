"""A PettingZoo environment (AEC): every seat is an agent, asked when it has to decide.

    from aegean.envs import pettingzoo
    env = pettingzoo.env("delphi", seats=4, options={"tiles_less": 2})
    env = pettingzoo.env("hellas-duel")  # a named variant: aegean.variants

An observation is a dictionary of `observation` (all that the agent's seat may know, as numbers between -1 and 1) and
`action_mask` (1 for each action it is offered now). Where several seats may decide, they are asked one after the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete, Space
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from aegean.core.errors import IllegalAction
from aegean.core.state import State
from aegean.core.values import Plain
from aegean.envs.observing import Tensor, Variant
from aegean.envs.rewards import Score, check_reward
from aegean.envs.spaces import Observation, observation_space
from aegean.variants import Episode


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Plain] | None = None,
    most_moves: int | None = None,
    render_mode: str | None = None,
    reward: str = "win",
) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's checks around it. After `most_moves` actions a game is truncated. `reward` is
    one of `aegean.envs.rewards`."""
    raw = raw_env(game, seats, options, most_moves, render_mode, reward)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


class raw_env(AECEnv[str, Observation, int]):
    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1, "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Plain] | None = None,
        most_moves: int | None = None,
        render_mode: str | None = None,
        reward: str = "win",
    ) -> None:
        super().__init__()
        self.variant = Variant(game, seats, options)
        self.reward = check_reward(reward)
        self.metadata = {**type(self).metadata, "name": "aegean_" + self.variant.name.replace("-", "_")}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.variant.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._most_moves = self.variant.limit(most_moves)
        self._chance, _ = seeding.np_random()
        self._episode: Episode | None = None
        self._score: Score | None = None
        self.observation_spaces = {agent: observation_space(self.variant) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.variant.action_count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    @property
    def state_now(self) -> State:
        """The whole state, secrets included: for those who arrange games, not for agents."""
        assert self._episode is not None, "reset() begins a game"
        return self._episode.state

    @property
    def state_space(self) -> Box:
        """What all seats know together: their observations one after the other."""
        return Box(-1.0, 1.0, (self.variant.seats * self.variant.size,), np.float32)

    def state(self) -> Tensor:
        """For a learner of all seats; what no seat knows is not in it."""
        state = self.state_now
        return np.concatenate([self.variant.tensor(state, seat) for seat in range(self.variant.seats)])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """`options` change nothing: PettingZoo's own tests give some that no game knows."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self._episode = self.variant.begin(int(self._chance.integers(1 << 62)))
        self._score = Score(self.variant, self.reward, self._episode)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_now.decision.seat]

    def observe(self, agent: str) -> Observation:
        seat = self._seat[agent]
        return {
            "observation": self.variant.tensor(self.state_now, seat),
            "action_mask": self.variant.mask(self.state_now, seat),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} has to decide: an action is a whole number, not None")
        state, episode, score = self.state_now, self._episode, self._score
        assert episode is not None
        assert score is not None
        episode.apply(self.variant.action(state, self._seat[agent], int(action)), self._seat[agent])
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, score.step(episode), strict=True))
        if episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[state.decision.seat]
            if self._most_moves is not None and state.moves >= self._most_moves:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str:
        """The latest action and the open decision, in notation."""
        state = self.state_now
        record = state.record
        latest = f"seat_{record.movers[-1]}: {record.actions[-1]}; " if record.actions else ""
        result = self._episode.result if self._episode else None
        if result is not None:
            winners = ", ".join(f"seat_{seat}" for seat in result.winners)
            return f"{latest}won by {winners} ({result.reason})"
        decision = state.decision
        return f"{latest}seat_{decision.seat} decides ({decision.kind}, {len(decision.actions)} actions)"

    def close(self) -> None:
        self._episode = self._score = None
