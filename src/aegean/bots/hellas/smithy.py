"""How a lord answers Hephaestus: artifacts to charge or to turn, and what his five artifacts ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aegean.bots.hellas.evaluation import artifact_worth, blessing_worth
from aegean.core.values import Action, Decision

if TYPE_CHECKING:
    from aegean.bots.hellas.policy import Policy

_CARD: Final = 0.75  # what a combat card is worth beside an artifact that is charged
_RELIC, _GIVEN, _FREE = 0.9, 0.55, 0.55  # of a card's worth: as a relic, given for one, as Lightning
_LATE: Final = 0.35  # of an artifact's worth: what is left of it when it is used up early
_BETTER: Final = 0.25  # by so much a blessing must be better to be taken for another


def charge(me: Policy, decision: Decision, action: Action) -> float:
    """The best artifact, or a card where none is worth more."""
    return artifact_worth(me.observation, decision.seat, str(action.args[0])) if action.args else _CARD


def reforge(me: Policy, decision: Decision, action: Action) -> float:
    """A relic comes back every age: it is worth more than the card that is given for it, unless that is a rare one."""
    if not action.args:
        return 0.0
    board, lord, name = me.board, me.observation.lords[decision.seat], str(action.args[0])
    worth = board.card_worth[name]
    if not board.returns[name]:
        return _FREE * worth  # nothing is given for it
    given = [board.card_worth[card] for card in lord.hand or {} if board.symbol_of[card] == board.symbol_of[name]]
    return _RELIC * worth - _GIVEN * min(given, default=0.0)


def turn(me: Policy, decision: Decision, action: Action) -> float:
    return -_LATE * artifact_worth(me.observation, decision.seat, str(action.args[0]))


def pour(me: Policy, decision: Decision, action: Action) -> float:
    """Leadership moves armies; the rest is for heroes who are on their way."""
    return {"leadership": 1.0, "speed": 0.8}.get(str(action.args[0]), 0.6)


def exchange(me: Policy, decision: Decision, action: Action) -> float:
    if not action.args:
        return _BETTER
    o, seat = me.observation, decision.seat
    return blessing_worth(o, seat, str(decision.about["blessing"])) - blessing_worth(o, seat, str(action.args[0]))


def answer(me: Policy, decision: Decision, action: Action) -> float:
    """A city is worth an artifact, and so is the mildest attack."""
    return {"decline": 0.0, "not_this_turn": -1.0}.get(action.kind, 1.0)


RANKINGS: Final[dict[str, Callable[[Policy, Decision, Action], float]]] = {
    "charge_artifact": charge,
    "draw_or_charge": charge,
    "exchange_blessing": exchange,
    "keep_city": answer,
    "pour_goblet": pour,
    "reforge": reforge,
    "see_attack": answer,
    "turn_artifact": turn,
}
