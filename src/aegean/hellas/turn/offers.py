"""What modules offer beside the choices of a decision, and what taking such an offer does."""

from __future__ import annotations

from aegean.core.refusal import Refusal
from aegean.core.values import Action
from aegean.hellas.position import Hellas


def further_offers(p: Hellas, seat: int, decision: str) -> list[Action]:
    """The offers of modules in a decision of that kind."""
    return [action for deed in p.rules.offers.get(decision, ()) for action in deed.offers(p, seat)]


def take_further(p: Hellas, seat: int, decision: str, action: Action) -> bool:
    """Carry out a module's offer; False where the action is none."""
    for deed in p.rules.offers.get(decision, ()):
        if action.kind in deed.kinds:
            deed.take(p, seat, action)
            return True
    return False


def refuse_further(p: Hellas, seat: int, decision: str, action: Action) -> Refusal | None:
    """Why a module does not offer an action of its own in a decision of that kind."""
    for deed in p.rules.offers.get(decision, ()):
        if action.kind in deed.kinds and deed.refuse is not None:
            return deed.refuse(p, seat, action)
    return None
