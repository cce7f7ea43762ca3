"""The questions that Hephaestus asks, for the tests in the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from aegean import State
from tests.browser.questions import Question
from tests.hellas.positions import battle, begin_hunt, hunt, play, turn

OPTIONS: Final = {"expansions": ["hephaestus_simple"]}
SMITH: Final[dict[str, Any]] = {"at": "phocis", "priests": 1, "used_artifacts": ["horn_of_plenty", "ambrosia"]}


def praying(level: int, **lord: Any) -> State:
    """Seat 0 has prayed to Hephaestus, and has two used artifacts."""
    state = turn([{**SMITH, **lord}], options=OPTIONS, monuments={"hephaestus": level})
    play(state, "pray hephaestus")
    return state


def offering(**lord: Any) -> State:
    """Seat 0 has two artifacts to give up, and one of a god."""
    said = {
        "controls": ["thessaly"],
        "artifacts": ["hephaestus_hammer", "ambrosia", "eye_of_cyclops"],
        "blessings": ["votive_offering"],
        **lord,
    }
    return turn([said], options=OPTIONS)


def given() -> State:
    state = offering()
    play(state, "use_blessing votive_offering")
    return state


def armed(**hunter: Any) -> State:
    """Seat 0 begins a hunt with two charged artifacts."""
    said = {"artifacts": ["ambrosia", "horn_of_plenty"], "blessings": ["improvised_weapon"], **hunter}
    return begin_hunt("hydra", said, options=OPTIONS)


def turning() -> State:
    state = armed()
    play(state, "use_blessing improvised_weapon")
    return state


def poured(*texts: str, **lord: Any) -> State:
    """Seat 0 has the goblet."""
    said = {"at": "phocis", "artifacts": ["golden_goblet"], "hoplites": {"phocis": 4}, **lord}
    state = turn([said], options=OPTIONS)
    play(state, *texts)
    return state


def besieged(attackers: int = 5, defenders: int = 2, region: str = "argolis", **defender: Any) -> State:
    """Seat 0 has attacked a city of seat 1, who has the Palladium, and has won."""
    said = {"artifacts": ["palladium"], **defender}
    return battle(attackers, defenders, region=region, start="laconia", defender=said, options=OPTIONS)


def drawn(owner: int, seats: int = 3, **hunter: Any) -> State:
    """Seat 0 hunts the Hydra, which is about to strike back; somebody has the staff."""
    players: list[dict[str, Any]] = [{} for _ in range(seats)]
    players[owner] = {"artifacts": ["staff_of_tiresias"]}
    mine = {"hand": ["trap_sword", "glory_torch"], **players[0], **hunter}
    attacks = ["mighty_attack", "recall_3", "recall_4"]
    state = hunt(
        "hydra", mine, players=players[1:], seats=seats, attacks=attacks, hunt={"dealt": True}, options=OPTIONS
    )
    play(state, "stop")
    return state


def with_lyre() -> State:
    """Seat 0 has the lyre, and Hephaestus' Inventor lies on top of the blessings."""
    lord = {"artifacts": ["orpheus_lyre"], "blessings": ["athenas_gift", "no_attrition"]}
    return turn([lord], options=OPTIONS, decks={"blessing": ["inventor"]})


def playing() -> State:
    state = with_lyre()
    play(state, "use_artifact orpheus_lyre")
    return state


QUESTIONS: Final[dict[str, Callable[[], Question]]] = {
    "charge_artifact": lambda: Question(hammering(), "charge ambrosia"),
    "draw_or_charge": lambda: Question(praying(2), "charge ambrosia"),
    "discard_artifact": lambda: Question(given(), "discard_artifact ambrosia"),
    "turn_artifact": lambda: Question(turning(), "turn_artifact ambrosia"),
    "pour_goblet": lambda: Question(poured("use_artifact golden_goblet"), "pour speed"),
    "keep_city": lambda: Question(besieged(), "use_artifact palladium"),
    "see_attack": lambda: Question(drawn(2), "use_artifact staff_of_tiresias"),
    "exchange_blessing": lambda: Question(playing(), "exchange athenas_gift"),
}
SELDOM: Final[tuple[Callable[[], Question], ...]] = (
    lambda: Question(with_lyre(), "use_artifact orpheus_lyre"),
    lambda: Question(playing(), "decline"),
)


def hammering() -> State:
    """Seat 0 strikes with the hammer: two artifacts are used."""
    smith = {
        "controls": ["thessaly"],
        "artifacts": ["hephaestus_hammer"],
        "used_artifacts": ["horn_of_plenty", "ambrosia"],
    }
    state = turn([smith], options=OPTIONS)
    play(state, "use_artifact hephaestus_hammer")
    return state
