"""Positions of Lords of Hellas for tests: an empty table, and builders that say only what a test is about.

    state = turn([{"at": "attica", "hoplites": {"attica": 3}, "hand": ["trap_sword"]}])
    play(state, "move attica boeotia")

    state = battle(3, 2, attacker={"hand": ["wild_attack_axe"]})       # in Corinthia, come from Boeotia
    play(state, "play wild_attack_axe", "withdraw attica")             # whoever can play no more has passed

    state = hunt("hydra", {"hand": ["wild_attack_sword"]}, attacks=["mighty_attack", "recall_3"])   # in an attack step
    play(state, "strike wild_attack_sword 0", "attack mighty_attack")

The map, with its populations; cities C, Sparta S, shrines s, the Oracle's place o, monuments by their god:

    red     epirus 2 s          macedonia 2 C       thessaly 4 C Zeus       chalkidiki 4 C s
    yellow  acarnania 4 C Hermes    aetolia 2 s     locris 2 C              phocis 5 o
    blue    euboea 2 C          boeotia 2 C         attica 5 C s Athena     corinthia 2 s
    green   achaea 2 C          elis 4 C s          arcadia 2 C             messenia 3 s
    brown   argolis 3 C         laconia 5 S         crete 2 s
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import aegean
from aegean import Event, Game, State
from aegean.core.values import Action

GAME: Final[Game] = aegean.game("hellas")
SEED: Final = 0
MONSTERS: Final = ("medusa", "sphinx", "cyclops", "minotaur", "chimera", "hydra", "cerberus")
# Helen late: she keeps others' hoplites out. The corners are where heroes stand of whom nothing is said.
HEROES: Final = ("achilles", "perseus", "heracles", "helen", "cleito", "hector")
CORNERS: Final = ("epirus", "chalkidiki", "crete", "messenia", "elis", "argolis")
PLACE: Final = "corinthia"  # of battles and hunts: no city, population 2
ORIGIN: Final = "boeotia"  # from where attackers come

Description = dict[str, Any]
Player = Mapping[str, Any]


# -- builders ---------------------------------------------------------------------------------------------------------


def description(
    players: Sequence[Player] = (), *, seats: int = 2, seat: int = 0, phase: str = "actions", **rest: Any
) -> Description:
    """The turn of a seat on an empty table: no hoplites, no cards in hand, no priests, no monster, no quest, all
    attributes as the hero begins, heroes in the corners of the map. `rest` are further keys of a description."""
    given = [dict(player) for player in players] + [{} for _ in range(seats - len(players))]
    taken = [player[key] for player in given for key in ("hero", "at") if key in player]
    heroes = [hero for hero in HEROES if hero not in taken]
    corners = [region for region in CORNERS if region not in taken]
    told: Description = {"seats": seats, "seed": SEED, "turn": {"seat": seat, "phase": phase}, "quests": [], **rest}
    if "steps" in rest:
        told["turn"] = rest.get("turn", {"seat": seat})
    told["monsters"] = _monsters(given, rest.get("monsters", {}))
    told["players"] = [_plain(player, heroes, corners) for player in given]
    return told


def _monsters(players: list[dict[str, Any]], said: Mapping[str, Any]) -> dict[str, Any]:
    slain = [monster for player in players for monster in player.get("slain", ())]
    return {monster: "unseen" for monster in MONSTERS if monster not in slain} | dict(said)


def _plain(player: dict[str, Any], heroes: list[str], corners: list[str]) -> dict[str, Any]:
    plain: dict[str, Any] = {"hoplites": {}, "hand": []}
    if "hero" not in player:
        plain["hero"] = heroes.pop(0)
    if not {"at", "quest", "away"} & player.keys():
        plain["at"] = corners.pop(0)
    return plain | player


def turn(
    players: Sequence[Player] = (), *, seats: int = 2, seat: int = 0, phase: str = "actions", **rest: Any
) -> State:
    """The state of `description`."""
    return GAME.position(description(players, seats=seats, seat=seat, phase=phase, **rest))


def turn_start(players: Sequence[Player] = (), *, seats: int = 2, seat: int = 0, **rest: Any) -> State:
    """Before the start of the seat's turn; the engine goes on to the first choice."""
    return turn(players, seats=seats, seat=seat, phase="start", **rest)


def pending(
    *steps: Mapping[str, Any], players: Sequence[Player] = (), seats: int = 2, seat: int = 0, **rest: Any
) -> State:
    """Within the actions of a seat, with further steps on top of an Aftermath; where a step has a seat and none is
    said, it is that one."""
    seatless = ("Battle", "BattleOrder", "CardPlay", "CasualtyPowers", "Gifts", "LastCards", "StartEffects")
    stack = [{"step": "Turn", "seat": seat}, {"step": "Aftermath", "seat": seat, "toll_taken": False}]
    stack += [dict(step) if step["step"] in seatless else {"seat": seat, **step} for step in steps]
    return turn(players, seats=seats, seat=seat, steps=stack, **rest)


def battle(
    attackers: int,
    defenders: int,
    *,
    attacker: Player | None = None,
    defender: Player | None = None,
    region: str = PLACE,
    start: str = ORIGIN,
    neutral: bool = False,
    seats: int = 2,
    **rest: Any,
) -> State:
    """Seat 0 has moved so many hoplites from `start` into `region`, where so many of seat 1 stand. The defender
    controls the region unless it is neutral. The battle has begun, and goes on to its first choice; what happened up
    to there is in `state.opening`. A fortified defender is said in `defender` and comes on top."""
    attacking, defending = dict(attacker or {}), dict(defender or {})
    attacking["hoplites"] = {region: attackers, **attacking.get("hoplites", {})}
    defending["hoplites"] = {region: defenders, **defending.get("hoplites", {})}
    if not neutral:
        defending["controls"] = [region, *(r for r in defending.get("controls", []) if r != region)]
    moved: Description = {"seat": 0, "entered": [region]}
    if start:
        moved["came_from"] = {region: [start]}
    steps = [{"step": "Turn", "seat": 0}, {"step": "Aftermath", "seat": 0, "toll_taken": True}]
    return turn([attacking, defending], seats=seats, **{"turn": moved, "steps": steps, **rest})


def hunt(
    monster: str,
    hunter: Player | None = None,
    *,
    region: str = PLACE,
    place: Sequence[str] = (),
    wounds: Sequence[int] = (),
    evolutions: Sequence[str] = (),
    attacks: Sequence[str] = (),
    seats: int = 2,
    hunt: Mapping[str, Any] | None = None,
    **rest: Any,
) -> State:
    """Seat 0 hunts a monster, as its special action, and is in an attack step after the first draw. `place` are the
    ends of its sea trail, where it is on one. `attacks` are the
    next monster attack cards; `hunt` are further fields of the running hunt, such as `dealt` or `covered`."""
    told = description([{"at": region, **(hunter or {})}, *rest.pop("players", ())], seats=seats, **rest)
    told["monsters"][monster] = {"at": list(place) or region, "wounds": list(wounds), "evolutions": list(evolutions)}
    told["decks"] = {"attack": list(attacks), **told.get("decks", {})}
    told["turn"] = {"seat": 0}
    told["steps"] = [
        {"step": "AfterSpecial", "seat": 0},
        {"step": "Aftermath", "seat": 0, "toll_taken": False},
        {"step": "Hunt", "seat": 0, "monster": monster, **(hunt or {})},
        {"step": "AttackStep", "seat": 0},
    ]
    return GAME.position(told)


def begin_hunt(
    monster: str,
    hunter: Player | None = None,
    *,
    region: str = PLACE,
    draws: Sequence[str] = (),
    evolutions: Sequence[str] = (),
    seats: int = 2,
    **rest: Any,
) -> State:
    """Seat 0 has just taken the Hunt action: start effects come first. `draws` are the next combat cards."""
    told = description([{"at": region, **(hunter or {})}, *rest.pop("players", ())], seats=seats, **rest)
    told["monsters"][monster] = {"at": region, "evolutions": list(evolutions)}
    told["decks"] = {"combat": list(draws), **told.get("decks", {})}
    state = GAME.position(told)
    play(state, f"hunt {monster}")
    return state


def attacked(monster: str, attack: str, hunter: Player | None = None, **rest: Any) -> State:
    """The hunt of `hunt`, in which the monster has just made this attack: the hunter is to defend or to suffer."""
    other = "recall_3" if attack != "recall_3" else "recall_4"
    running = {"dealt": True, **rest.pop("hunt", {})}
    state = hunt(monster, hunter, attacks=[attack, other], hunt=running, **rest)
    if state.decision.kind == "hunt_attack":
        play(state, "stop")
    play(state, f"attack {attack}")
    return state


# -- play -------------------------------------------------------------------------------------------------------------


def play(state: State, *texts: str) -> list[Event]:
    """Take actions as a person would type them; all that happened."""
    return [event for text in texts for event in state.apply(GAME.parse(text, state))]


def why(state: State, text: str) -> str:
    """The reason for which the seat that decides cannot do it now."""
    kind, *args = text.split()
    refused = GAME.why_not(Action(kind, tuple(int(a) if a.isdigit() else a for a in args)), state, state.decision.seat)
    assert refused is not None
    return str(refused.reason)


def offered(state: State, kind: str = "") -> list[str]:
    """What the first open decision offers, all of it or what is of a kind."""
    return [str(action) for action in state.decision.actions if action.kind == (kind or action.kind)]


def told(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """The fields of the events of a kind."""
    return [event.fields for event in events if event.kind == kind]


# -- looking ----------------------------------------------------------------------------------------------------------


def player(state: State, seat: int = 0) -> dict[str, Any]:
    """What the seat itself sees of its own things."""
    found: dict[str, Any] = state.view(seat)["players"][seat]
    return found


def hand(state: State, seat: int = 0) -> list[str]:
    """The combat cards in a seat's hand, one word for each card, in the order of the data."""
    return [card for card, count in player(state, seat)["hand"].items() for _ in range(count)]


def army(state: State, region: str, seat: int = 0) -> int:
    """All hoplites of a seat in a region, the fortified one included."""
    there = state.view(None)["regions"][region]
    return int(there["hoplites"].get(str(seat), 0)) + int(there["fortified"] == seat)


def control(state: State, region: str) -> int:
    """Who controls a region; -1: nobody."""
    return int(state.view(None)["regions"][region]["control"])


def monster(state: State, name: str) -> dict[str, Any] | None:
    """A monster on the map, or None."""
    found: dict[str, Any] | None = state.view(None)["monsters"].get(name)
    return found
