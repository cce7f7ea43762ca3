"""The questions that Hades asks, for the tests in the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from aegean import State
from tests.browser.questions import Question
from tests.hellas.positions import attacked, pending, play, turn

OPTIONS: Final = {"expansions": ["hades_simple"]}
NEXT: Final = {"step": "Removal", "seat": 0, "left": 2}
HELMET: Final[dict[str, Any]] = {"controls": ["thessaly"], "artifacts": ["hades_helmet"]}


def praying(level: int, **rest: Any) -> State:
    """Seat 0 has prayed to Hades; the Hydra is in Elis, and hoplites of seat 1 stand there and in Arcadia."""
    players: list[dict[str, Any]] = [{"at": "phocis", "priests": 1}, {"hoplites": {"elis": 3, "arcadia": 2}}]
    monsters = {"hydra": "elis", **rest.pop("monsters", {})}
    state = turn(players, options=OPTIONS, monuments={"hades": level}, monsters=monsters, **rest)
    play(state, "pray hades")
    return state


def commanding() -> State:
    state = praying(4)
    play(state, "choose_monster hydra")
    return state


def plagued(supply: int, *earlier: dict[str, Any], left: int = 2) -> State:
    """Seat 1 is to lose hoplites for good, and has so many in the supply; then what came earlier goes on."""
    players = [{}, {"hoplites": {"elis": 14 - supply, "crete": 1}, "controls": ["elis"]}]
    return pending(*earlier, {"step": "Removal", "seat": 1, "left": left}, players=players, options=OPTIONS)


def temple() -> State:
    """Seat 0 has built a temple, and Death may have a hoplite for it."""
    builder = {"controls": ["crete"], "blessings": ["temple_of_death"], "hoplites": {"crete": 1}}
    state = turn(
        [builder, {"hoplites": {"elis": 2, "attica": 1}}],
        options=OPTIONS,
        temple_card="temple_card_1",
    )
    play(state, "build_temple crete")
    return state


def recruited(*texts: str, **lord: Any) -> State:
    """Seat 0 has recruited in Argolis."""
    said = {"controls": ["argolis"], "hoplites": {"argolis": 3, "elis": 1}, "blessings": ["soul_bargain"], **lord}
    state = turn([said], options=OPTIONS)
    play(state, "recruit", *(texts or ("place argolis", "done")))
    return state


def struck(**hunter: Any) -> State:
    """The Hydra attacks the hunter, who wears the helmet, and two injuries are to come."""
    state = attacked("hydra", "mighty_attack", {**HELMET, "hand": ["trap_sword"], **hunter}, options=OPTIONS)
    play(state, "suffer")
    return state


QUESTIONS: Final[dict[str, Callable[[], Question]]] = {
    "drive_monster": lambda: Question(praying(2, monsters={"medusa": "crete"}), "choose_monster hydra"),
    "command_monster": lambda: Question(commanding(), "monster_attack"),
    "remove_hoplites": lambda: Question(plagued(0, NEXT, left=1), "remove_hoplite elis"),
    "strike_enemy": lambda: Question(temple(), "strike_down elis"),
    "soul_bargain": lambda: Question(recruited(), "bargain argolis"),
}
SELDOM: Final[tuple[Callable[[], Question], ...]] = (lambda: Question(struck(), "use_artifact hades_helmet"),)
