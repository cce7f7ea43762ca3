"""What a player may know, in the forms that OpenSpiel asks for.

- Public and own private information (the default): the tensor is the seat's observation, the string its view with its
  question and what it is offered.
- Public information alone: the same numbers without what the seat alone knows; what a spectator sees.
- Private information alone, one's own or all players': what that adds to the public numbers; what a seat alone knows.
- Perfect recall: no tensor, since it would have no fixed size; all that the player did and a digest of all that it saw
  at every moment, and then what it sees now.

An information state is only that with perfect recall. It is worked out by playing the history again, move by move.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

import numpy as np
import pyspiel

from aegean.core.state import State
from aegean.core.values import Plain
from aegean.envs.observing import Tensor, Variant

DEFAULT: Final = pyspiel.IIGObservationType(
    public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
)
_BEFORE: Final = "before the deal"


class SeatObserver:
    def __init__(self, variant: Variant, asked: pyspiel.IIGObservationType, params: Any) -> None:
        if params:
            raise ValueError(f"an observer has no parameters here, and {params} was given")
        self._variant = variant
        self._public = bool(asked.public_info)
        self._recalls = bool(asked.perfect_recall)
        self._private = asked.private_info
        own, everybody = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.ALL_PLAYERS
        if self._recalls and not (self._public and self._private == own):
            raise ValueError("perfect recall is of what a player sees: public and its own private information together")
        self._whole = self._public and self._private == own
        names = ["public"] * self._public
        if self._whole:
            names = ["observation"]
        elif self._private == own:
            names.append("private")
        elif self._private == everybody:
            names += [f"private_{seat}" for seat in range(variant.seats)]
        self.tensor: Tensor | None = None
        self.dict: dict[str, Tensor] = {}
        if not self._recalls:
            self.tensor = np.zeros(len(names) * variant.size, np.float32)
            self.dict = dict(zip(names, self.tensor.reshape(len(names), variant.size), strict=True))

    def set_from(self, state: Any, player: int) -> None:
        if self.tensor is None:
            raise ValueError("all that was seen has no fixed size: perfect recall comes as a string, by string_from")
        dealt, variant = state.dealt, self._variant
        if dealt is None:
            self.tensor.fill(0)
            return
        for name, part in self.dict.items():
            match name:
                case "observation":
                    part[:] = variant.tensor(dealt, player)
                case "public":
                    part[:] = variant.public(dealt, player)
                case "private":
                    part[:] = variant.tensor(dealt, player) - variant.public(dealt, player)
                case _:
                    seat = int(name.removeprefix("private_"))
                    part[:] = variant.tensor(dealt, seat) - variant.public(dealt, seat)

    def string_from(self, state: Any, player: int) -> str:
        if state.dealt is None:
            return _BEFORE
        if self._recalls:
            return _recalled(state, player)
        if self._whole:
            return _written(seen_by(state.dealt, player))
        told: dict[str, Plain] = {"public": state.dealt.view(None)} if self._public else {}
        everybody = pyspiel.PrivateInfoType.ALL_PLAYERS
        for seat in range(self._variant.seats) if self._private == everybody else [player]:
            if self._private != pyspiel.PrivateInfoType.NONE:
                told[f"private_{seat}"] = known_alone(state.dealt, seat)
        return _written(told)


def seen_by(state: State, seat: int) -> dict[str, Plain]:
    """What is offered tells more than the view: which of two monsters is to be moved."""
    seen = state.view(seat)
    decision = state.decision_of(seat)
    if decision is not None:
        seen["about"] = dict(decision.about)
        seen["offered"] = [str(action) for action in decision.actions]
    return seen


def known_alone(state: State, seat: int) -> Plain:
    return _added(state.view(None), {**seen_by(state, seat), "you": None})


def _added(public: Plain, seen: Plain) -> Plain:
    """What of the seen is not public, at the same places."""
    if isinstance(public, dict) and isinstance(seen, dict):
        found = {key: value if key not in public else _added(public[key], value) for key, value in seen.items()}
        return {key: value for key, value in found.items() if value is not None}
    if isinstance(public, list) and isinstance(seen, list) and len(public) == len(seen):
        rows = {str(n): _added(one, other) for n, (one, other) in enumerate(zip(public, seen, strict=True))}
        return {n: value for n, value in rows.items() if value is not None} or None
    return None if public == seen else seen


def _recalled(state: Any, player: int) -> str:
    """What the player did, and what it saw at every moment of the game."""
    past = state.get_game().new_initial_state()
    saw, did = blake2b(digest_size=16), []
    for mover, action in ((entry.player, entry.action) for entry in state.full_history()):
        if mover == player:
            did.append(past.action_to_string(player, action))
        if past.dealt is not None and mover != pyspiel.PlayerId.CHANCE:
            saw.update(_written(seen_by(past.dealt, player)).encode())
        past.apply_action(action)
    return json.dumps({"did": did, "saw": saw.hexdigest()}) + _written(seen_by(state.dealt, player))


def _written(told: Plain) -> str:
    return json.dumps(told, sort_keys=True, separators=(",", ":"))
