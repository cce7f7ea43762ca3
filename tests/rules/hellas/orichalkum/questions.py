"""The questions that orichalkum and constructs ask, for the tests in the browser, and positions with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from aegean import State
from tests.browser.questions import LUCIA, MAREK, Question
from tests.hellas.positions import play, turn

OPTIONS: Final = {"expansions": ["orichalkum"]}
OPEN: Final = ["field_forge", "labyrinth", "votive_tripods"]


def table(players: list[dict[str, Any]], *texts: str, **rest: Any) -> State:
    """The turn of seat 0, and what it has done."""
    told = {"held": list(rest.pop("held", (0, 0))), "display": rest.pop("display", OPEN), **rest.pop("orichalkum", {})}
    state = turn(players, options=rest.pop("options", OPTIONS), orichalkum=told, **rest)
    play(state, *texts)
    return state


def with_construct(name: str, *texts: str, held: int = 5, **rest: Any) -> State:
    """Lucía's turn; the construct lies open beside two others, and she can pay for it."""
    others = [one for one in OPEN if one != name][:2]
    players = [{**LUCIA, **rest.pop("one", {})}, {**MAREK, **rest.pop("other", {})}]
    return table(players, *texts, held=(held, 0), display=[name, *others], **rest)


def using(name: str, *texts: str, **rest: Any) -> State:
    return with_construct(name, f"use_construct {name}", *texts, **rest)


def arrived(*texts: str, **rest: Any) -> State:
    """The hero of seat 0 has moved to Boeotia, where orichalkum lies."""
    one = {"at": "attica", "attributes": {"speed": 1}, **rest.pop("one", {})}
    return table([one], "move_hero boeotia", *texts, **rest)


QUESTIONS: Final[dict[str, Callable[[], Question]]] = {
    "take_orichalkum": lambda: Question(arrived(), "take_orichalkum"),
    "shoot_monster": lambda: Question(
        using("gastraphetes", monsters={"hydra": "corinthia", "medusa": "attica"}), "wound_monster hydra"
    ),
    "trample": lambda: Question(
        using("bronze_bulls", other={"hoplites": {"corinthia": 3}, "controls": ["corinthia"]}), "strike_down corinthia"
    ),
    "trojan_horse": lambda: Question(using("trojan_horse"), "ride attica boeotia"),
    "antikythera": lambda: Question(
        using("antikythera_mechanism", decks={"blessing": ["armory", "bluff", "exile"]}), "keep_blessing bluff"
    ),
}
SELDOM: Final[tuple[Callable[[], Question], ...]] = (
    lambda: Question(with_construct("field_forge"), "use_construct field_forge"),
    lambda: Question(with_construct("antikythera_mechanism"), "use_construct antikythera_mechanism"),
    lambda: Question(with_construct("wings_of_daedalus"), "use_construct wings_of_daedalus"),
    lambda: Question(using("labyrinth", monsters={"hydra": "elis", "medusa": "attica"}), "choose_monster hydra"),
    lambda: Question(using("bronze_bulls", "strike_down attica", "strike_down attica"), "done"),
)
