"""The questions that the underworld asks, for the tests in the browser, and positions with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from aegean import State
from tests.browser.questions import LUCIA, MAREK, Question
from tests.hellas.positions import GAME, battle, play, turn

OPTIONS: Final = {"expansions": ["hades_full"]}
GATES: Final = ["attica", "elis"]


def raise_(value: int, **lord: Any) -> dict[str, Any]:
    """A lord with so much Raise."""
    return {**lord, "attributes": {**lord.get("attributes", {}), "raise": value}}


def below(*dead: int, warriors: Mapping[str, int] | None = None, gates: list[str] | None = None) -> dict[str, Any]:
    """The underworld of two lords: the dead by seat, Warriors by region, and the regions with a gate."""
    told: dict[str, Any] = {"warriors": dict(warriors or {}), "gates": GATES if gates is None else gates}
    return {**told, "dead": [*dead, 0][:2]} if dead else told


def table(players: list[dict[str, Any]], *texts: str, underworld: dict[str, Any], **rest: Any) -> State:
    """The turn of seat 0, and what it has done."""
    state = turn(players, options=OPTIONS, underworld=underworld, **rest)
    play(state, *texts)
    return state


def fallen(number: int, value: int = 3, lord: dict[str, Any] | None = None, **rest: Any) -> State:
    """So many hoplites of seat 0 lie below; gates are in Attica, which is theirs, and in Elis, where Marek stands."""
    lords = [raise_(value, **{**LUCIA, **(lord or {})}), MAREK]
    return table(lords, underworld=rest.pop("underworld", below(number, 1)), **rest)


def marching(*texts: str, warriors: int = 2, **rest: Any) -> State:
    """Four hoplites of seat 0 stand in Boeotia, with Warriors; three of seat 1 hold Corinthia."""
    lord = {"hoplites": {"boeotia": 4}, "controls": ["boeotia"], **rest.pop("lord", {})}
    other = {"hoplites": {"corinthia": 3}, "controls": ["corinthia"], **rest.pop("other", {})}
    return table([lord, other], *texts, underworld=below(warriors={"boeotia": warriors}), **rest)


def attacking(attackers: int, defenders: int, came: int = 1, there: int = 0, **rest: Any) -> State:
    """A battle in Corinthia into which so many Warriors have come; so many others were there."""
    both = [{"hand": ["glory_bow"], **rest.pop("attacker", {})}, {"hand": ["trap_mace"], **rest.pop("defender", {})}]
    underworld = below(warriors={"corinthia": came + there})
    if came:
        underworld["brought"] = [{"corinthia": came}, {}]
    told = {"options": OPTIONS, "underworld": underworld, **rest}
    return battle(attackers, defenders, attacker=both[0], defender=both[1], **told)


def choosing() -> State:
    state = GAME.new(2, 1, OPTIONS)
    play(state, "choose_hero perseus")
    return state


def last_to_start() -> State:
    """All others have placed their heroes; then the gates open."""
    state = choosing()
    play(state, "place_warrior laconia", "start_in elis", "choose_hero achilles", "place_warrior laconia")
    return state


def reinforcing() -> State:
    """The defender of Corinthia, in seat 0's turn, may bring hoplites from Argolis, where a Warrior is with them."""
    underworld = below(warriors={"argolis": 1})
    defender = {
        "hand": ["reinforcements_shield"],
        "hoplites": {"argolis": 3},
        "controls": ["corinthia", "argolis"],
    }
    attacker = {"hand": ["glory_bow"]}
    state = battle(4, 3, attacker=attacker, defender=defender, options=OPTIONS, underworld=underworld)
    play(state, "play reinforcements_shield")
    return state


def one_of_two() -> State:
    """Seat 0 has prayed to Hades at level 3, and the Hydra obeys."""
    players: list[dict[str, Any]] = [{"at": "phocis", "priests": 1}, {"hoplites": {"elis": 3, "arcadia": 2}}]
    state = turn(players, options=OPTIONS, monuments={"hades": 3}, monsters={"hydra": "elis"})
    play(state, "pray hades", "choose_monster hydra")
    return state


QUESTIONS: Final[dict[str, Callable[[], Question]]] = {
    "place_warrior": lambda: Question(choosing(), "place_warrior laconia"),
    "escort": lambda: Question(marching("move boeotia corinthia"), "escort 2"),
}
SELDOM: Final[tuple[Callable[[], Question], ...]] = (
    lambda: Question(one_of_two(), "monster_attack"),
    lambda: Question(fallen(4), "resurrect elis"),
    lambda: Question(fallen(1, 3), "resurrect_to_supply"),
    lambda: Question(last_to_start(), "start_in crete"),
    lambda: Question(marching("march boeotia corinthia", "march_off 2"), "escort 1"),
)
