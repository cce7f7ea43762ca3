"""The questions that the City of Steel asks, for the tests in the browser."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from aegean import State
from tests.browser.questions import Question
from tests.hellas.positions import attacked, play, turn

OPTIONS: Final = {"expansions": ["poseidon_simple", "atlantis", "city_of_steel"]}
UNSEEN: Final = {"siren": "unseen", "cetus": "unseen", "satyr": "unseen", "arachne": "unseen"}
SIX: Final[dict[str, Any]] = {"seats": 6, "options": OPTIONS, "monsters": UNSEEN}


def six(players: Sequence[dict[str, Any]] = (), **rest: Any) -> State:
    """The turn of seat 0 at a table of six, with no monster on the map of whom nothing is said."""
    slain = [monster for player in players for monster in player.get("slain", ())]
    monsters = {name: at for name, at in UNSEEN.items() if name not in slain} | rest.pop("monsters", {})
    return turn(players, **{"seats": 6, "options": OPTIONS, "monsters": monsters, **rest})


def raid(name: str, at: Any, players: Sequence[dict[str, Any]], roll: str = "region_attack", **rest: Any) -> State:
    """Seat 0 has built a monument, and this was rolled for the monster."""
    there = {"at": at, **rest.pop("there", {})}
    state = six(players, monsters={name: there}, rolls={"monster": [roll]}, decks={"event": ["aid_to_atlas"]}, **rest)
    play(state, "build_monument", "raise_monument zeus")
    return state


def struck(monster: str, **rest: Any) -> State:
    """Seat 0 hunts it in Mysia and has not defended against its special attack; the injury of the hunt is taken."""
    hunter = {"hand": ["glory_bow"], **rest.pop("hunter", {})}
    state = attacked(monster, "special_attack_3", hunter, region="mysia", **{**SIX, **rest})
    play(state, "suffer", "injure speed")
    return state


def caught() -> State:
    """Seat 0 takes the injury of the hunt, and then lies in Arachne's web."""
    state = attacked("arachne", "special_attack_3", {"hand": ["glory_bow"]}, region="mysia", **SIX)
    play(state, "suffer")
    return state


def rescued(**rest: Any) -> State:
    """Seat 0 completes the Rescue of Andromeda."""
    lord = {"quest": {"name": "rescue_of_andromeda", "step": 2}, "glory": ["red"], "priests": 2, **rest.pop("lord", {})}
    state = six([lord, *rest.pop("others", ())], quests=["rescue_of_andromeda"], **rest)
    play(state, "quest_step")
    return state


def fluting(**rest: Any) -> State:
    state = six([{"at": "mysia", "artifacts": ["pan_flute"]}, {"at": "crete"}], **rest)
    play(state, "use_artifact pan_flute")
    return state


def spinning(**rest: Any) -> State:
    """Two heroes stand next to the one whose owner uses the thread."""
    state = six([{"at": "mysia", "artifacts": ["arachnes_thread"]}, {"at": "troy"}, {"at": "ionia"}], **rest)
    play(state, "use_artifact arachnes_thread")
    return state


def evolved(**rest: Any) -> State:
    return raid("satyr", "ionia", [{"at": "crete"}], roll="move", there={"evolutions": ["satyr_ionia"]}, **rest)


QUESTIONS: Final[dict[str, Callable[[], Question]]] = {
    "lead_astray": lambda: Question(struck("satyr"), "lead_hero achilles crete"),
    "lay_down": lambda: Question(spinning(), "lay_down perseus"),
    "lead_hero": lambda: Question(fluting(), "lead_hero perseus laconia"),
    "move_or_lead": lambda: Question(evolved(), "lead_hero achilles argolis"),
    "settle": lambda: Question(rescued(), "settle mysia"),
}
SELDOM: Final[tuple[Callable[[], Question], ...]] = (
    lambda: Question(struck("satyr"), "decline"),
    lambda: Question(evolved(), "move_monster mysia"),
    lambda: Question(caught(), "injure speed"),
    lambda: Question(six([{"at": "troy"}], threads={"lying": [0]}), "move_hero troy"),
)
