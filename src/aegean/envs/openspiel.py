"""The games for OpenSpiel.

    import pyspiel
    import aegean.envs.openspiel
    game = pyspiel.load_game("aegean_delphi(seats=3,tiles_less=2)")

Dice and decks of Aegean come from one seed. That seed is the only chance node, at the root: its outcomes are the
`deals`, all equally likely, and everything after it is decided by the players. A player does not know which deal it
is; what a player may know is what `observation_tensor` and `observation_string` tell. `resample_from_infostate` gives a
state that the player could not tell from the true one, with other dice to come.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

import aegean
from aegean.core.game import Game
from aegean.core.state import State
from aegean.core.values import Plain
from aegean.envs.observing import Variant, rewards

_DEALS: Final = 1000
_LONGEST: Final = 200_000  # actions; games of players who choose by chance are far shorter
_LIST: Final = ";"  # between the members of an option that is a list
_OWN: Final = ("seats", "deals", "first_deal", "most_moves")

_variants: dict[str, Variant] = {}


class AegeanGame(pyspiel.Game):
    def __init__(self, game_type: pyspiel.GameType, params: dict[str, Plain]) -> None:
        game_id = game_type.short_name.removeprefix("aegean_")
        given = {name: value for name, value in params.items() if name not in _OWN}
        self.variant = _variant(game_id, int(params["seats"]), given)
        self.deals = int(params["deals"])
        self.first_deal = int(params["first_deal"])
        self.most_moves = int(params["most_moves"])
        seats = self.variant.seats
        super().__init__(
            game_type,
            pyspiel.GameInfo(
                num_distinct_actions=self.variant.action_count,
                max_chance_outcomes=self.deals,
                num_players=seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=self.most_moves or _LONGEST,
            ),
            params,
        )

    def new_initial_state(self) -> AegeanState:
        return AegeanState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        return SeatObserver(self.variant, params)


class AegeanState(pyspiel.State):
    def __init__(self, game: AegeanGame) -> None:
        super().__init__(game)
        self._deal: State | None = None  # none before the chance node at the root

    @property
    def _rules(self) -> AegeanGame:
        game = self.get_game()
        assert isinstance(game, AegeanGame)
        return game

    @property
    def dealt(self) -> State | None:
        return self._deal

    def _late(self) -> bool:
        """Whether the game is broken off: nobody has won."""
        limit = self._rules.most_moves
        return self._deal is not None and limit > 0 and self._deal.moves >= limit

    def current_player(self) -> int:
        if self._deal is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self._deal.decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self._deal is not None
        return self._rules.variant.legal(self._deal, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._rules.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        rules = self._rules
        if self._deal is None:
            self._deal = rules.variant.new(rules.first_deal + action)
            return
        state = self._deal
        state.apply(rules.variant.action(state, state.decision.seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if self._deal is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {self._rules.first_deal + action}"
        return str(self._rules.variant.game.decode(action, self._deal))

    def is_terminal(self) -> bool:
        return self._deal is not None and (self._deal.over or self._late())

    def returns(self) -> list[float]:
        seats = self._rules.variant.seats
        return rewards(self._deal.result if self._deal else None, seats)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> AegeanState:
        """A state that the player could not tell from this one."""
        twin: AegeanState = self.clone()
        if self._deal is not None:
            twin._deal = self._deal.sample(player_id, int(probability_sampler() * (1 << 53)))
        return twin

    def __str__(self) -> str:
        return repr(self._deal) if self._deal is not None else "before the deal"


class SeatObserver:
    """What a seat may know, as OpenSpiel asks for it."""

    def __init__(self, variant: Variant, params: Any) -> None:
        if params:
            raise ValueError(f"an observer has no parameters here, and {params} was given")
        self._variant = variant
        self.tensor = np.zeros(variant.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: AegeanState, player: int) -> None:
        if state.dealt is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._variant.tensor(state.dealt, player)

    def string_from(self, state: AegeanState, player: int) -> str:
        if state.dealt is None:
            return "before the deal"
        seen = state.dealt.view(player)
        decision = state.dealt.decision_of(player)
        if decision is not None:  # what is offered tells more than the view: which of two monsters is to be moved
            seen["about"] = dict(decision.about)
            seen["offered"] = [str(action) for action in decision.actions]
        return json.dumps(seen, sort_keys=True, separators=(",", ":"))


def _variant(game_id: str, seats: int, given: dict[str, Plain]) -> Variant:
    """Variants are kept: OpenSpiel makes the same game many times over."""
    options = aegean.game(game_id).options
    chosen = {
        name: [part for part in str(value).split(_LIST) if part] if isinstance(options[name].default, list) else value
        for name, value in given.items()
    }
    key = json.dumps([game_id, seats, chosen], sort_keys=True)
    if key not in _variants:
        _variants[key] = Variant(game_id, seats, chosen)
    return _variants[key]


def _parameter(default: Plain) -> Plain:
    return _LIST.join(default) if isinstance(default, list) else default


def _register(game: Game) -> None:
    game_type = pyspiel.GameType(
        short_name=f"aegean_{game.id}",
        long_name=f"Aegean: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": min(game.seats),
            "deals": _DEALS,
            "first_deal": 0,
            "most_moves": 0,
            **{name: _parameter(option.default) for name, option in game.options.items()},
        },
    )

    class RegisteredGame(AegeanGame):  # a class, because OpenSpiel keeps what it is given beyond the interpreter's end
        def __init__(self, params: dict[str, Plain] | None = None) -> None:
            super().__init__(game_type, dict(params or {}))

    pyspiel.register_game(game_type, RegisteredGame)


for _id in aegean.games():
    _register(aegean.game(_id))
