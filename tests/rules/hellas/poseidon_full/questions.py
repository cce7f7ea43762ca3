"""Questions that are asked otherwise with Poseidon, for the tests in the browser: with a fourth monument, and with
Fleet among the attributes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from aegean import State
from tests.browser.questions import LUCIA, MAREK, QUEST, Question
from tests.hellas.positions import battle, play, turn

OPTIONS: Final = {"expansions": ["poseidon_full"]}


def fleet(value: int, **lord: Any) -> dict[str, Any]:
    """A lord with so much Fleet."""
    return {**lord, "attributes": {**lord.get("attributes", {}), "fleet": value}}


def praying(level: int, value: int = 1, **lord: Any) -> State:
    """Seat 0 controls two port regions and has prayed to Poseidon."""
    said = fleet(value, **{"priests": 1, "controls": ["thessaly", "messenia"], **lord})
    state = turn([said], options=OPTIONS, monuments={"poseidon": level})
    play(state, "pray poseidon")
    return state


def at_sea(
    attackers: int,
    defenders: int,
    attacker: Mapping[str, Any] | None = None,
    defender: Mapping[str, Any] | None = None,
    **rest: Any,
) -> State:
    """A battle in Messenia, a port region, for which both have cards."""
    both = [{"hand": ["glory_bow"], **(attacker or {})}, {"hand": ["trap_mace"], **(defender or {})}]
    told = {"region": "messenia", "start": "arcadia", "options": OPTIONS, **rest}
    return battle(attackers, defenders, attacker=both[0], defender=both[1], **told)


def raising() -> State:
    """Seat 0 may raise two different attributes."""
    lord = fleet(2, **{**LUCIA, "controls": [*LUCIA["controls"], "phocis"]})
    state = turn([lord, fleet(3, **MAREK)], options=OPTIONS, temple_card="temple_card_5")
    play(state, "build_temple phocis")
    return state


def building() -> State:
    state = turn([LUCIA, MAREK], options=OPTIONS, decks=QUEST, monuments={"poseidon": 2})
    play(state, "build_monument")
    return state


QUESTIONS: Final[dict[str, Callable[[], Question]]] = {
    "attribute": lambda: Question(raising(), "attribute fleet"),
    "raise_monument": lambda: Question(building(), "raise_monument poseidon"),
}
