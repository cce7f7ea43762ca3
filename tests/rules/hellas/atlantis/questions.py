"""The questions that Atlantis asks, for the tests in the browser."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from aegean import State
from tests.browser.questions import Question
from tests.hellas.positions import attacked, play, turn

OPTIONS: Final = {"expansions": ["poseidon_simple", "atlantis"]}
UNSEEN: Final = {"siren": "unseen", "cetus": "unseen"}
EAST: Final = ["chalkidiki", "euboea"]
SOUTH: Final = ["crete", "south_atlantis"]
BUILT: Final = {"inner_circle": "factory"}


def five(players: Sequence[dict[str, Any]] = (), **rest: Any) -> State:
    """The turn of seat 0 at a table of five, with no monster on the map of whom nothing is said."""
    slain = [monster for player in players for monster in player.get("slain", ())]
    monsters = {name: at for name, at in UNSEEN.items() if name not in slain} | rest.pop("monsters", {})
    return turn(players, **{"seats": 5, "options": OPTIONS, "monsters": monsters, **rest})


def commanding(lord: dict[str, Any] | None = None, others: Sequence[dict[str, Any]] = (), **rest: Any) -> State:
    """Seat 0 controls the Inner Circle with the Factory, and Talos stands there unless something else is said."""
    mine = {"controls": ["inner_circle"], **(lord or {})}
    monsters = {"talos": "inner_circle", **rest.pop("monsters", {})}
    return five([mine, *others], temples=BUILT, monsters=monsters, **rest)


def struck(attack: str = "special_attack_3", commander: int = 2, wounds: Sequence[int] = (), **rest: Any) -> State:
    """Seat 0 hunts Talos in the Inner Circle, which another commands, and has not defended against his special
    attack."""
    others: list[dict[str, Any]] = [{}, {}, {}, {}]
    if commander:
        others[commander - 1] = {"controls": ["inner_circle"]}
    hunter = {"hand": ["glory_bow", "trap_mace"], **rest.pop("hunter", {})}
    at = {"region": "inner_circle", "wounds": wounds, "temples": BUILT, "players": others}
    state = attacked("talos", attack, hunter, **{"seats": 5, "options": OPTIONS, "monsters": UNSEEN, **at, **rest})
    play(state, "suffer")
    return state


def obeying(lord: dict[str, Any] | None = None, **rest: Any) -> State:
    """Seat 0 has built a monument; the commander of Talos, seat 1, is asked in the monster phase."""
    other = {"controls": ["inner_circle"], "hoplites": {"north_atlantis": 2}, **rest.pop("other", {})}
    state = five([lord or {}, other], temples=BUILT, monsters={"talos": "inner_circle"}, **rest)
    play(state, "build_monument", "raise_monument zeus")
    return state


def saving(**rest: Any) -> State:
    """Seat 0 completes Saving Persephone."""
    lord = {"quest": {"name": "saving_persephone", "step": 2}, **rest.pop("lord", {})}
    state = five([lord], quests=["saving_persephone"], **rest)
    play(state, "quest_step")
    return state


def sunk(shore: Sequence[str] = ("crete", "south_atlantis")) -> State:
    """Seat 0 strikes the last wound of Cetus with the Thunder of Zeus, in no hunt."""
    cetus = {"at": list(shore), "wounds": [0, 1, 2, 3, 4]}
    state = five([{"controls": ["thessaly"], "hoplites": {"thessaly": 1}}], monsters={"cetus": cetus})
    play(state, "use_artifact thunder_of_zeus")
    while state.decision.kind in ("choose_effect", "wound_monster", "wound"):
        play(state, next(str(a) for a in state.decision.actions if "injure" not in str(a)))
    return state


def swimming(at: Sequence[str] = SOUTH, roll: str = "move") -> State:
    """Seat 0 has built a monument, and Cetus moves."""
    state = five(monsters={"cetus": list(at)}, rolls={"monster": [roll]})
    play(state, "build_monument", "raise_monument zeus")
    return state


QUESTIONS: Final[dict[str, Callable[[], Question]]] = {
    "call_upon": lambda: Question(saving(), "call_upon hermes 4"),
    "choose_injury": lambda: Question(struck(), "injure speed"),
    "choose_shore": lambda: Question(sunk(), "take_glory atlantis"),
    "mend": lambda: Question(_mending(), "mend 2"),
    "talos": lambda: Question(obeying(), "move_talos south_atlantis"),
    "talos_strikes": lambda: Question(_striking(), "strike_down south_atlantis"),
}
SELDOM: Final[tuple[Callable[[], Question], ...]] = (
    lambda: Question(commanding(), "move_talos north_atlantis"),
    lambda: Question(swimming(), "swim attica crete"),
    lambda: Question(commanding({"hoplites": {"inner_circle": 1, "south_atlantis": 1}}), "talos_attack"),
    lambda: Question(obeying(), "pass"),
    lambda: Question(_building(), "build_temple inner_circle"),
    lambda: Question(_held(), "injure speed"),
    lambda: Question(_building_on(decks={"event": ["cetus_crete"]}), "raise_monument zeus"),
    lambda: Question(
        _building_on(monsters={"cetus": SOUTH}, rolls={"monster": ["region_attack"]}), "raise_monument zeus"
    ),
)


def _mending() -> State:
    state = struck(wounds=[0, 2, 4])
    play(state, "injure speed")
    return state


def _striking() -> State:
    others = [{"hoplites": {"south_atlantis": 2}}, {"hoplites": {"north_atlantis": 1}}]
    state = commanding({"hoplites": {"inner_circle": 1}}, others)
    play(state, "talos_attack")
    return state


def _held() -> State:
    """The hunt that Siren ended: its injury comes before she holds the hero."""
    hunter = {"hand": ["glory_bow"]}
    state = attacked(
        "siren", "special_attack_3", hunter, region="laconia", seats=5, options=OPTIONS, monsters={"cetus": "unseen"}
    )
    play(state, "suffer")
    return state


def _building_on(**rest: Any) -> State:
    state = five(**rest)
    play(state, "build_monument")
    return state


def _building() -> State:
    return five([{"controls": ["inner_circle", "crete"], "hoplites": {"inner_circle": 5, "crete": 1}}])
