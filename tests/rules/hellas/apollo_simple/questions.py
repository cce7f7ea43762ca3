"""The questions that Apollo asks, for the tests in the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from aegean import State
from tests.browser.questions import Question
from tests.hellas.positions import play, turn

OPTIONS: Final = {"expansions": ["apollo_simple"]}
LUTE: Final[dict[str, Any]] = {"controls": ["acarnania"], "artifacts": ["apollos_lute"]}


def praying(level: int, lord: dict[str, Any] | None = None, other: dict[str, Any] | None = None) -> State:
    """Seat 0 has prayed to Apollo, with the hero in Phocis and a hoplite of seat 1 in Boeotia."""
    said = {"at": "phocis", "priests": 1, **(lord or {})}
    players = [said, {"hoplites": {"boeotia": 1}, **(other or {})}]
    state = turn(players, options=OPTIONS, monuments={"apollo": level})
    play(state, "pray apollo")
    return state


def rolled(*rolls: str, owner: int = 1) -> State:
    """Seat 0 builds a monument and has rolled for the Hydra; whoever owns the lute is asked."""
    players: list[dict[str, Any]] = [{}, {}]
    players[owner] = LUTE
    state = turn(
        players,
        options=OPTIONS,
        monsters={"hydra": "elis"},
        rolls={"monster": list(rolls)},
        decks={"event": ["aid_to_atlas"]},
    )
    play(state, "build_monument", "raise_monument zeus")
    return state


def about_to_see() -> State:
    """Seat 0 builds a monument, and will look at two event cards."""
    state = turn(
        [{"blessings": ["pythias_vision"]}],
        options=OPTIONS,
        decks={"event": ["hydra_argolis", "aid_to_atlas", "calydonian_hunt"]},
    )
    play(state, "build_monument")
    return state


def seeing(*texts: str) -> State:
    state = about_to_see()
    play(state, "raise_monument zeus", *texts)
    return state


def riding() -> State:
    """Seat 1 has built a monument, and the hero of seat 0 may move."""
    state = turn([{"at": "locris", "blessings": ["sun_chariot"]}], seat=1, options=OPTIONS)
    play(state, "build_monument", "raise_monument zeus")
    return state


def heralding(**lord: Any) -> State:
    """Seat 0 has the tokens of the land where the hero stands and of the one beside it."""
    said = {"at": "phocis", "glory": ["blue", "yellow"], "blessings": ["herald_of_the_sun"], **lord}
    return turn([said, {"hoplites": {"boeotia": 2}, "controls": ["boeotia"]}], options=OPTIONS)


def usurping() -> State:
    state = heralding()
    play(state, "usurp")
    return state


QUESTIONS: Final[dict[str, Callable[[], Question]]] = {
    "heal_or_strike": lambda: Question(praying(2), "strike_down boeotia"),
    "answer_roll": lambda: Question(rolled("move"), "use_artifact apollos_lute"),
    "choose_event": lambda: Question(seeing(), "choose_event aid_to_atlas"),
    "step_hero": lambda: Question(riding(), "place_hero phocis"),
    "usurp_region": lambda: Question(usurping(), "usurp_region boeotia"),
}
SELDOM: Final[tuple[Callable[[], Question], ...]] = (lambda: Question(about_to_see(), "raise_monument zeus"),)
