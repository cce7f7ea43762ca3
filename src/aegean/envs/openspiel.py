"""The games and the named variants for OpenSpiel.

    import pyspiel
    import aegean.envs.openspiel
    game = pyspiel.load_game("aegean_delphi(seats=3,tiles_less=2)")
    game = pyspiel.load_game("aegean_hellas_duel")  # a named variant: aegean.variants

The root is a chance node: it draws the deal, that is, the seed of all decks and of the first rolls. With `luck=rolls`
(the default) every action that rolls or shuffles is followed by a chance node too, which draws the luck that it meets:
so a search in a copy of a state cannot read dice that are still to come. With `luck=deal` all dice follow from the
root, games are records that replay, and searches that copy the true state know more than their player; use
`resample_from_infostate` there. Hidden cards lie where they were dealt in either case.

What a player may know is what its observations tell; `aegean.envs.spiel_observers` says which there are.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

import pyspiel

import aegean
from aegean.core.state import State
from aegean.core.values import Plain
from aegean.envs.observing import Variant
from aegean.envs.rewards import AT_THE_END, check_reward, final
from aegean.envs.spiel_observers import DEFAULT, SeatObserver
from aegean.variants import Episode, all_named

_DEALS: Final = 1000
_LONGEST: Final = 200_000  # actions; games of players who choose by chance are far shorter
_LIST: Final = ";"  # between the members of an option that is a list
_LUCKS: Final = ("rolls", "deal")
_OWN: Final[Mapping[str, Plain]] = {
    "deals": _DEALS, "first_deal": 0, "most_moves": 0, "luck": _LUCKS[0], "reward": AT_THE_END[0],
}  # fmt: skip

_variants: dict[str, Variant] = {}


class AegeanGame(pyspiel.Game):
    def __init__(self, game_type: pyspiel.GameType, name: str, params: dict[str, Plain]) -> None:
        given = {key: value for key, value in params.items() if key not in _OWN}
        self.variant = _variant(name, given)
        self.deals = int(params["deals"])
        self.first_deal = int(params["first_deal"])
        self.most_moves = self.variant.limit(int(params["most_moves"]) or None)
        self.rolls = params["luck"] == _LUCKS[0]
        self.reward = check_reward(params["reward"], AT_THE_END)
        if params["luck"] not in _LUCKS:
            raise pyspiel.SpielError(f"luck is {' or '.join(_LUCKS)}, not {params['luck']!r}")
        super().__init__(
            game_type,
            pyspiel.GameInfo(
                num_distinct_actions=self.variant.action_count,
                max_chance_outcomes=self.deals,
                num_players=self.variant.seats,
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
        later: int = (self.most_moves or _LONGEST) if self.rolls else 0
        return 1 + later

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        return SeatObserver(self.variant, iig_obs_type or DEFAULT, params)


class AegeanState(pyspiel.State):
    def __init__(self, game: AegeanGame) -> None:
        super().__init__(game)
        self._episode: Episode | None = None  # none before the chance node at the root
        self._waiting: int | None = None  # the action that waits for its luck

    @property
    def _rules(self) -> AegeanGame:
        game = self.get_game()
        assert isinstance(game, AegeanGame)
        return game

    @property
    def dealt(self) -> State | None:
        return self._episode.state if self._episode else None

    def _late(self, episode: Episode) -> bool:
        """Whether the game is broken off: nobody has won."""
        limit = self._rules.most_moves
        return limit is not None and episode.state.moves >= limit

    def current_player(self) -> int:
        if self._episode is None or self._waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self._episode.state.decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self._episode is not None
        return self._rules.variant.legal(self._episode.state, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._rules.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        rules = self._rules
        if self._episode is None:
            self._episode = rules.variant.begin(rules.first_deal + action)
        elif self._waiting is not None:
            state = self._episode.state
            self._episode.state = state.with_luck((state.moves + 1) * rules.deals + action)
            chosen, self._waiting = self._waiting, None
            self._take(self._episode, chosen)
        elif rules.rolls:
            tried = self._episode.copy()
            self._take(tried, action)
            if tried.state.drawn == self._episode.state.drawn:
                self._episode = tried
            else:
                self._waiting = action
        else:
            self._take(self._episode, action)

    def _take(self, episode: Episode, action: int) -> None:
        state = episode.state
        seat = state.decision.seat
        episode.apply(self._rules.variant.action(state, seat, action), seat)

    def _action_to_string(self, player: int, action: int) -> str:
        if self._episode is None:
            return f"deal {self._rules.first_deal + action}"
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return str(self._rules.variant.game.decode(action, self._episode.state))

    def is_terminal(self) -> bool:
        episode = self._episode
        return episode is not None and self._waiting is None and (episode.over or self._late(episode))

    def returns(self) -> list[float]:
        rules = self._rules
        return final(self._episode.result if self._episode else None, rules.variant.seats, rules.reward)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> AegeanState:
        """A state that the player could not tell from this one."""
        twin: AegeanState = self.clone()
        if twin._episode is not None:
            twin._episode.state = twin._episode.state.sample(player_id, int(probability_sampler() * (1 << 53)))
        return twin

    def __str__(self) -> str:
        return repr(self.dealt) if self._episode is not None else "before the deal"


def _variant(name: str, given: dict[str, Plain]) -> Variant:
    """Variants are kept: OpenSpiel makes the same game many times over."""
    key = json.dumps([name, given], sort_keys=True)
    if key not in _variants:
        if name in aegean.games():
            seats = int(given.pop("seats"))
            options = aegean.game(name).options
            chosen = {
                option: [part for part in str(value).split(_LIST) if part]
                if isinstance(options[option].default, list)
                else value
                for option, value in given.items()
            }
            _variants[key] = Variant(name, seats, chosen)
        else:
            _variants[key] = Variant(name)
    return _variants[key]


def _parameter(default: Plain) -> Plain:
    return _LIST.join(default) if isinstance(default, list) else default


def _register(name: str, seats: tuple[int, ...], params: dict[str, Plain]) -> None:
    game_type = pyspiel.GameType(
        short_name=f"aegean_{name.replace('-', '_')}",
        long_name=f"Aegean: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**params, **_OWN},
    )

    class RegisteredGame(AegeanGame):  # a class, because OpenSpiel keeps what it is given beyond the interpreter's end
        def __init__(self, params: dict[str, Plain] | None = None) -> None:
            super().__init__(game_type, name, dict(params or {}))

    pyspiel.register_game(game_type, RegisteredGame)


for _id in aegean.games():
    _game = aegean.game(_id)
    _options = {name: _parameter(option.default) for name, option in _game.options.items()}
    _register(_id, _game.seats, {"seats": min(_game.seats), **_options})
for _id, _named in all_named().items():
    _register(_id, (_named.seats,), {})
