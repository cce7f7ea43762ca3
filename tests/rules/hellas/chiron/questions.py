"""The questions that Chiron asks, for the tests in the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from aegean import State
from tests.browser.questions import Question
from tests.hellas.positions import attacked, battle, hunt, play, turn

OPTIONS: Final = {"expansions": ["chiron"]}
UNSEEN: Final = {"chiron": "unseen"}
WITH: Final[dict[str, Any]] = {"options": OPTIONS, "monsters": UNSEEN}
HAND: Final = ["glory_bow", "flank_attack_bow", "fortification_bow", "glory_torch"]


def ready(*cards: str, seat: int = 0) -> dict[str, Any]:
    """Training cards beside a seat's hand, charged; Chiron is slain long since."""
    return {"options": OPTIONS, "beside": {"ready": {card: [seat] for card in cards}}}


def pupil(*texts: str, quest: str = "unforgiven", **lord: Any) -> State:
    """The hero of seat 0 is where Chiron is, in Locris, with a training in the first slot, and stays there."""
    said = {"at": "locris", "hand": HAND, **lord}
    state = turn([said, {"at": "crete"}], options=OPTIONS, monsters={"chiron": "locris"}, quests=[quest])
    play(state, "move_hero locris", *texts)
    return state


def fighting(
    attackers: int,
    defenders: int,
    *,
    mine: tuple[str, ...] = (),
    theirs: tuple[str, ...] = (),
    attacker: dict[str, Any] | None = None,
    defender: dict[str, Any] | None = None,
    **rest: Any,
) -> State:
    """A battle with training cards beside hands. Chiron is slain long since, by seat 0."""
    cards = {card: [seat] for seat, row in enumerate((mine, theirs)) for card in row}
    attacking = {**(attacker or {}), "slain": ["chiron"]}
    rest = {"options": OPTIONS, "beside": {"ready": cards}, **rest}
    return battle(attackers, defenders, attacker=attacking, defender=defender, **rest)


def robbed() -> State:
    """The hunter has not defended against a special attack of Chiron's, and has taken the injury."""
    hunter = {"hand": ["glory_bow"], "artifacts": ["harpe"], "used_artifacts": ["poison_arrows"], "slain": ["hydra"]}
    state = attacked("chiron", "special_attack_3", hunter, options=OPTIONS)
    play(state, "suffer", "injure speed")
    return state


def hunting(*beside: str, hand: tuple[str, ...] = (), **rest: Any) -> State:
    """Seat 0 hunts the Hydra with training cards beside the hand."""
    hunter = {"hand": list(hand), "slain": ["chiron"], **rest.pop("hunter", {})}
    return hunt("hydra", hunter, **ready(*beside), **rest)


def fatal() -> State:
    """Seat 0 may strike the last wound of Chiron, where the hero of seat 1 is in training."""
    pupils = [{"quest": {"name": "breach", "step": 2}}]
    rest: dict[str, Any] = {"options": OPTIONS, "players": pupils, "quests": ["amazon_queen", "breach"]}
    state = hunt("chiron", {"hand": ["assault_spear"]}, wounds=[0, 1, 2, 3, 4], **rest)
    play(state, "strike assault_spear 5")
    return state


def crowded() -> State:
    """There is a hero on every quest, and Chiron is about to appear."""
    names = ["aid_to_atlas", "amazon_queen", "saving_prometheus"]
    players = [{"quest": {"name": name, "step": 1}} for name in names]
    deck: dict[str, Any] = {"decks": {"event": ["chiron_laconia"]}}
    state = turn(players, quests=names, seats=3, **WITH, **deck)
    play(state, "build_monument")
    return state


QUESTIONS: Final[dict[str, Callable[[], Question]]] = {
    "show": lambda: Question(pupil("start_quest unforgiven 2"), "show glory_bow"),
    "discard_artifact": lambda: Question(robbed(), "discard_artifact harpe"),
}
SELDOM: Final[tuple[Callable[[], Question], ...]] = (
    lambda: Question(fatal(), "decline"),
    lambda: Question(crowded(), "raise_monument zeus"),
)
