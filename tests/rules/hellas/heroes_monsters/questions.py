"""The questions that heroes and monsters ask, for the tests in the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from aegean import State
from tests.browser.questions import Question
from tests.hellas.positions import GAME, attacked, play, turn

OPTIONS: Final = {"expansions": ["heroes_monsters"]}
UNSEEN: Final = {"typhon": "unseen", "python": "unseen"}
WITH: Final[dict[str, Any]] = {"options": OPTIONS, "monsters": UNSEEN}
BLESSINGS: Final = ["stalwart_defense", "heroic_presence", "athenas_gift", "no_attrition", "bluff"]  # give nothing


def odysseus(*texts: str) -> State:
    """A new game in which the first to choose takes Odysseus."""
    state = GAME.new(2, 1, OPTIONS)
    play(state, "choose_hero odysseus", *texts)
    return state


def drafting() -> State:
    """Cassandra's player has built a temple that starts a draft and kept Stalwart Defense."""
    state = turn(
        [{"hero": "cassandra", "at": "attica", "controls": ["crete", "attica"]}],
        temple_card="temple_card_1",
        temples={"epirus": 1},
        decks={"blessing": BLESSINGS},
        **WITH,
    )
    play(state, "build_temple crete", f"keep_blessing {BLESSINGS[0]}")
    return state


def foreseen(*texts: str) -> State:
    """The draft is over, and she has foreseen No Attrition."""
    state = drafting()
    play(state, f"keep_blessing {BLESSINGS[1]}", *texts)
    return state


def bereft() -> State:
    """The hunter has not defended against a special attack of Typhon's."""
    hunter = {"hand": ["glory_bow"], "blessings": ["bluff", "armory"], "attributes": {"strength": 3, "speed": 2}}
    state = attacked("typhon", "special_attack_3", hunter, options=OPTIONS, monsters={"python": "unseen"})
    play(state, "suffer")
    return state


QUESTIONS: Final[dict[str, Callable[[], Question]]] = {
    "start_hero": lambda: Question(odysseus(), "start_in elis"),
    "start_army": lambda: Question(odysseus("start_in elis"), "start_in crete"),
    "foresee": lambda: Question(foreseen(), "keep_blessing no_attrition"),
    "discard_blessing": lambda: Question(bereft(), "discard_blessing armory"),
}
SELDOM: Final[tuple[Callable[[], Question], ...]] = (lambda: Question(drafting(), f"keep_blessing {BLESSINGS[1]}"),)
