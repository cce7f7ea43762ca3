"""The questions that Overload asks, for the tests in the browser, and positions with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from aegean import State
from tests.browser.questions import LUCIA, MAREK, Question
from tests.hellas.positions import play, turn

OPTIONS: Final = {"expansions": ["atlas_overload"]}
PORTS: Final = ["crete", "messenia", "boeotia", "acarnania", "chalkidiki"]  # by their numbers
BUILD: Final = ("build_monument", "raise_monument zeus")


def table(players: list[dict[str, Any]], *texts: str, on: list[int] | None = None, **rest: Any) -> State:
    """The turn of seat 0, and what it has done."""
    overload = {"left": rest.pop("left", 15), **rest.pop("overload", {})}
    atlas = {"ports": PORTS, "on": on or []}
    state = turn(players, options=OPTIONS, atlas=atlas, overload=overload, **rest)
    play(state, *texts)
    return state


def lord(*regions: str, **rest: Any) -> dict[str, Any]:
    """A lord with two hoplites in each of these regions."""
    return {"hoplites": dict.fromkeys(regions, 2), "controls": list(regions), **rest}


def building(*texts: str, first: tuple[str, ...] = ("crete", "boeotia"), **rest: Any) -> State:
    """Seat 0, which stands in Crete and Boeotia, builds a monument; seat 1 stands in Messenia. The next combat
    cards are one of strength 1 and one of 2."""
    one, other = rest.pop("one", {}), rest.pop("other", {})
    decks = {"combat": rest.pop("draws", ["glory_bow", "encirclement_mace"])}
    players = [lord(*first, **one), lord("messenia", **other)]
    return table(players, *BUILD, *texts, decks=decks, **rest)


def arrived(*texts: str, **rest: Any) -> State:
    """The hero of seat 0 has moved to Messenia."""
    hero = {"at": "laconia", "attributes": {"strength": 3}, **rest.pop("hero", {})}
    return table([hero], "move_hero messenia", *texts, **{"left": 6, **rest})


def of_war(left: int, **rest: Any) -> State:
    """Lucía's turn, with Marek in Crete."""
    return table([LUCIA, MAREK], left=left, **rest)


def deciding() -> State:
    """The last hoplite may be sent, and the sky may come down."""
    return building("send crete", "decline", left=3)


QUESTIONS: Final[dict[str, Callable[[], Question]]] = {
    "send_hoplite": lambda: Question(building(), "send crete"),
    "place_bonus": lambda: Question(building("send crete", "decline", "send boeotia"), "bonus speed"),
    "hold_sky": lambda: Question(arrived(), "hold_sky"),
}
SELDOM: Final[tuple[Callable[[], Question], ...]] = (
    lambda: Question(building("send crete", "send messenia"), "decline"),
    lambda: Question(building("decline", "send messenia", left=1), "send boeotia"),
    lambda: Question(building("send crete", "decline", left=4), "decline"),
    lambda: Question(arrived(left=14), "hold_sky"),
    lambda: Question(table([LUCIA, MAREK], *BUILD, on=[0, 1, 1]), "send crete"),
)
