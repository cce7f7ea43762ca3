"""Actions are made once and then shared by all states."""

from __future__ import annotations

from aegean.core.values import Action

_made: dict[tuple[str | int, ...], Action] = {}


def act(kind: str, *args: str | int) -> Action:
    key = (kind, *args)
    found = _made.get(key)
    if found is None:
        found = _made[key] = Action(kind, args)
    return found


DONE = act("done")
PASS = act("pass")
DECLINE = act("decline")
NOT_THIS_TURN = act("not_this_turn")
