"""The questions that Apollo asks where there are muses, for the tests in the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from aegean import State
from tests.browser.questions import Question
from tests.hellas.positions import battle, play, turn

OPTIONS: Final = {"expansions": ["apollo_full"]}
SHOWN: Final = ("kalliope", "klio")


def held(muse: str, region: str, seat: int = 0) -> dict[str, Any]:
    """One muse on the map."""
    return {"options": OPTIONS, "muses": {"held": [{"seat": seat, "muse": muse, "region": region}]}}


def praying(level: int = 1, shown: tuple[str, ...] = SHOWN, other: dict[str, Any] | None = None, **rest: Any) -> State:
    """Seat 0 has prayed to Apollo, with the hero in Phocis, and these muses lie open."""
    lord = {"at": "phocis", "priests": 1, **rest.pop("lord", {})}
    muses = {"open": list(shown), **rest.pop("muses", {})}
    state = turn([lord, other or {}], options=OPTIONS, monuments={"apollo": level}, muses=muses, **rest)
    play(state, "pray apollo")
    return state


def with_muse(muse: str, region: str, lord: dict[str, Any] | None = None, **rest: Any) -> State:
    """The turn of seat 0, whose muse stands in a region."""
    return turn([lord or {}, rest.pop("other", {})], **held(muse, region), **rest)


def fighting(attackers: int, defenders: int, muse: str, region: str = "corinthia", seat: int = 0, **rest: Any) -> State:
    """A battle in Corinthia, of the blue land, with a muse of one side on the map."""
    return battle(attackers, defenders, **held(muse, region, seat), **rest)


def leading() -> State:
    """Terpsichore leads hoplites of seat 0 out of the blue land."""
    state = with_muse("terpsichore", "boeotia", {"hoplites": {"attica": 3, "boeotia": 1, "phocis": 2}})
    play(state, "call_muse")
    return state


def driving() -> State:
    state = with_muse("urania", "boeotia", monsters={"hydra": "attica", "medusa": "euboea", "sphinx": "phocis"})
    play(state, "call_muse")
    return state


def usurping(**rest: Any) -> State:
    """Hero and muse of seat 0 stand in Boeotia, which seat 1 holds."""
    other = {"hoplites": {"boeotia": 2}, "controls": ["boeotia"], **rest.pop("other", {})}
    muse, region = rest.pop("muse", "thalia"), rest.pop("region", "boeotia")
    return with_muse(muse, region, {"at": "boeotia", **rest.pop("lord", {})}, other=other, **rest)


QUESTIONS: Final[dict[str, Callable[[], Question]]] = {
    "take_muse": lambda: Question(praying(2), "take_muse klio"),
    "lead_hoplites": lambda: Question(leading(), "army attica 2"),
    "turn": lambda: Question(with_muse("erato", "attica", {"at": "phocis"}), "move_muse euboea"),
}
SELDOM: Final[tuple[Callable[[], Question], ...]] = (
    lambda: Question(driving(), "choose_monster hydra"),
    lambda: Question(usurping(), "usurp"),
    lambda: Question(with_muse("erato", "attica", {"controls": ["attica"]}), "call_muse"),
)
