"""A Gymnasium environment: one seat learns, bots play the others.

    import gymnasium
    import aegean.envs.gymnasium
    env = gymnasium.make("aegean/delphi-layout1-v2", seats=2, opponents="random")

The ids are `aegean/<game or named variant>-layout<version of the observation>-v<version of the rules>`; `ids()` lists
them. An observation is the dictionary of `observation` and `action_mask`
that the PettingZoo environment gives; `action_masks()` is what MaskablePPO asks for. An action that is not offered ends
the episode with the reward of the last place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete

import aegean
from aegean import bots
from aegean.core.errors import OptionError
from aegean.core.state import State
from aegean.core.values import Plain
from aegean.envs.observing import Mask, Variant, stamped
from aegean.envs.opponents import TRIES, Opponents, let_play, line_up, seated
from aegean.envs.rewards import Score, check_reward
from aegean.envs.spaces import Observation, observation_space
from aegean.variants import Episode, all_named


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Plain] | None = None,
        opponents: Opponents = "random",
        seat: int | None = None,
        most_moves: int | None = None,
        render_mode: str | None = None,
        reward: str = "win",
    ) -> None:
        """`opponents`: a bot (its name, its class, or itself), or one for each other seat, beginning after the learner
        onwards, or a pool of them.
        `seat`: the learner's, or None for another one by chance in every game. After `most_moves` actions of all seats
        together a game is truncated. `reward` is one of `aegean.envs.rewards`."""
        self.variant = Variant(game, seats, options)
        self.reward = check_reward(reward)
        self.opponents = line_up(opponents, self.variant.game.id, self.variant.seats)
        if seat is not None:
            self.variant.game.check_seat(seat, self.variant.seats)
        self._fixed_seat = seat
        self._most_moves = self.variant.limit(most_moves)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.variant)
        self.action_space = Discrete(self.variant.action_count)
        self.seat = seat or 0
        self._episode: Episode | None = None
        self._score: Score | None = None
        self._bots: list[bots.Bot] = []

    @property
    def state(self) -> State:
        """The whole state, secrets included: for those who arrange games, not for the learner."""
        return self._running.state

    @property
    def _running(self) -> Episode:
        assert self._episode is not None, "reset() begins a game"
        return self._episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game; `options={"seat": 1}` seats the learner there in this game."""
        if unknown := set(options or {}) - {"seat"}:
            raise OptionError(f"reset knows the option 'seat', and not {sorted(unknown)}")
        super().reset(seed=seed)
        seats = self.variant.seats
        wished = (options or {}).get("seat", self._fixed_seat)
        if wished is not None:
            self.variant.game.check_seat(wished, seats)
        for _ in range(TRIES):
            drawn, game_seed, bot_seed = (int(number) for number in self.np_random.integers(1 << 62, size=3))
            self.seat = drawn % seats if wished is None else wished
            self._episode = self.variant.begin(game_seed)
            self._bots = seated(self.opponents, self.variant.game.id, seats, self.seat, bot_seed)
            self._let_the_others_play()
            if not self._episode.over and self.state.decision_of(self.seat) is not None:
                break
        else:
            raise OptionError(f"no game of {self._most_moves} actions comes to the learner's turn: allow more")
        self._score = Score(self.variant, self.reward, self._running)
        return self._seen(), self._told()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode, state, score = self._running, self.state, self._score
        assert score is not None
        decision = None if episode.over else state.decision_of(self.seat)
        if decision is None:
            raise gymnasium.error.ResetNeeded("the game is over: reset() begins a new one")
        chosen = self.variant.action(state, self.seat, int(action))
        if chosen not in decision.actions:
            return self._seen(), -1.0 / (state.seats - 1), True, False, {**self._told(), "refused": str(chosen)}
        episode.apply(chosen, self.seat)
        self._let_the_others_play()
        reward = score.step(episode)[self.seat]
        truncated = not episode.over and self._late()
        return self._seen(), reward, episode.over, truncated, self._told()

    def action_masks(self) -> Mask:
        """1 for each action that the learner is offered now."""
        return self.variant.mask(self.state, self.seat)

    def render(self) -> str:
        """The open decision in notation."""
        state = self.state
        result = self._running.result
        if result is not None:
            return f"won by {', '.join(f'seat {seat}' for seat in result.winners)} ({result.reason})"
        return f"action {state.moves + 1}: seat {state.decision.seat} decides ({state.decision.kind})"

    def _let_the_others_play(self) -> None:
        let_play(self._running, self._bots, self.seat, self._most_moves)

    def _late(self) -> bool:
        return self._most_moves is not None and self.state.moves >= self._most_moves

    def _seen(self) -> Observation:
        state = self.state
        return {
            "observation": self.variant.tensor(state, self.seat),
            "action_mask": self.variant.mask(state, self.seat),
        }

    def _told(self) -> dict[str, Any]:
        return {"seat": self.seat, "moves": self.state.moves}


def ids() -> dict[str, str]:
    """What is registered: the id of every game and every named variant."""
    games = {game: game for game in aegean.games()} | {id_: named.game for id_, named in all_named().items()}
    return {name: f"aegean/{stamped(name, game)}" for name, game in games.items()}


for _name, _id in ids().items():
    gymnasium.register(
        _id,
        entry_point="aegean.envs.gymnasium:SeatEnv",
        kwargs={"game": _name},
        disable_env_checker=True,  # the checks ask for a tensor several times a step; `check_env` makes them once
        order_enforce=True,
    )
