"""The questions that Hephaestus asks where there are relics, for the tests in the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from aegean import State
from tests.browser.questions import Question
from tests.hellas.positions import attacked, battle, hunt, play, turn

OPTIONS: Final = {"expansions": ["hephaestus_full"]}
SHOWN: Final = ("mirror_shield", "labrys", "eurytus_bow")


def beside(mine: tuple[str, ...] = (), theirs: tuple[str, ...] = ()) -> dict[str, Any]:
    """Relics beside the hands of seats 0 and 1, charged."""
    cards: dict[str, list[int]] = {}
    for seat, row in enumerate((mine, theirs)):
        for card in row:
            cards.setdefault(card, []).append(seat)
    return {"options": OPTIONS, "beside": {"ready": cards}}


def praying(
    *hand: str,
    level: int = 1,
    shown: tuple[str, ...] = SHOWN,
    mine: tuple[str, ...] = (),
    decks: dict[str, list[str]] | None = None,
    **lord: Any,
) -> State:
    """Seat 0 has prayed to Hephaestus, with these relics on display."""
    said = {"priests": 1, "hand": list(hand), **lord}
    rest: dict[str, Any] = {**beside(mine), "forge": {"display": list(shown)}, "decks": decks or {}}
    state = turn([said], monuments={"hephaestus": level}, **rest)
    play(state, "pray hephaestus")
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
    """A battle with relics beside hands."""
    return battle(attackers, defenders, attacker=attacker, defender=defender, **{**beside(mine, theirs), **rest})


def hunting(*mine: str, hand: tuple[str, ...] = (), monster: str = "hydra", **rest: Any) -> State:
    """Seat 0 hunts with relics beside the hand."""
    return hunt(monster, {"hand": list(hand), **rest.pop("hunter", {})}, **beside(mine), **rest)


def struck(attack: str, *mine: str, hand: tuple[str, ...] = (), monster: str = "hydra", **rest: Any) -> State:
    """In that hunt the monster has just made an attack."""
    return attacked(monster, attack, {"hand": list(hand), **rest.pop("hunter", {})}, **beside(mine), **rest)


def paired() -> State:
    state = hunting("lightning", hand=("glory_bow", "trap_sword"))
    play(state, "strike_with lightning 0")
    return state


def filling() -> State:
    """Seat 0 builds a monument, and one relic is missing on display."""
    state = turn([{}], options=OPTIONS, forge={"display": ["labrys", "mirror_shield"], "deck": ["eurytus_bow"]})
    play(state, "build_monument")
    return state


def mirrored() -> State:
    """Seat 1 has played a card, and seat 0 holds the Mirror Shield."""
    state = fighting(3, 3, mine=("mirror_shield",), defender={"hand": ["trap_sword"]})
    play(state, "play trap_sword")
    return state


def spent() -> State:
    """Seat 0 has played Lightning, and the battle is about to end."""
    state = fighting(4, 1, mine=("lightning",), attacker={"hand": ["trap_sword"]})
    play(state, "play lightning")
    return state


QUESTIONS: Final[dict[str, Callable[[], Question]]] = {
    "reforge": lambda: Question(praying("trap_sword", "glory_bow", level=2), "reforge lightning"),
    "spend_with": lambda: Question(paired(), "spend glory_bow"),
}
SELDOM: Final[tuple[Callable[[], Question], ...]] = (
    lambda: Question(hunting("lightning", hand=("glory_bow",)), "strike_with lightning 0"),
    lambda: Question(mirrored(), "play mirror_shield"),
    lambda: Question(filling(), "raise_monument zeus"),
    lambda: Question(praying("glory_bow"), "reforge eurytus_bow"),
    lambda: Question(spent(), "pass"),
)
