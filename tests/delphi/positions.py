"""Positions of The Oracle of Delphi for tests: one known map, and builders that say only what a test is about.

    state = turn([{"ship": "1,1", "dice": ["blue", "blue", "red"], "favours": 5}])
    play(state, "explore die-red 0,2")

MAP with its islands, rows from r = -6 to r = 8. Small letters are water (r red, k black, p pink, b blue, y yellow,
g green); C city, H hidden island, each with its colour; M mountain (M* marked), O offerings, T temple, S pedestals,
Z Zeus's hex 0,0, # shallows. The number before a row is its r, the one behind it the q of its first hex; a step to the
right is q + 1.

    -6                              r                           2
    -5                        b   y   M       Ck                0
    -4              Cp  b   k   T   Hb  M   y   p              -3
    -3                r   #   g   T   g   p   #   S            -3
    -2              S   g   O   r   y   Hp  T   k   p          -4
    -1            y   Hy  p   p   S   y   k   b   g   Hr       -5
     0          O   b   r   k   g   r   Z   g   M   O   k      -6
     1        p   #   p   Hg  #   y   b   p   b   k   b   Cg   -7
     2      Cr  k   g   k   O   r   Hg  p   Hr  y   r   b      -8
     3            S   b   r   O   M   #   r   k   M   Hk  k    -7
     4                  M   p   k   y   b   r   b   M*  g      -6
     5                    Hy  g   O   g   S   T   Hp  y   T    -6
     6                      g   r   p   y   M*  T   #   #   r  -6
     7                    Cb  y   M*  Hk  p   b   y   k   g   Cy  -7
     8                                          Hb  S          -2

What setup with SEED puts there for two players stands in OFFERINGS to TASKS below.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import aegean
from aegean import Event, Game, State
from aegean.delphi.mapmaking import Hex, neighbours

GAME: Final[Game] = aegean.game("delphi")
SEED: Final = 0
MAP: Final = (
    "r1@0,0+0 r2@-2,3+1 r3@-3,1+0 s1@2,4+0 s2@1,-5+4 s3@-1,7+5 m1@-4,-1+5 m2@-4,6+3 m3@3,-1+1 l1@1,2+0 l2@-5,4+2 "
    "l3@-1,-2+4 red@-7,2+4 black@3,-4+0 pink@-3,-3+5 blue@-6,7+4 yellow@2,6+2 green@4,0+2"
)
OFFERINGS: Final = {
    "-2,-2": ["red", "black"], "-6,0": ["yellow", "green"], "3,0": ["pink", "green"],
    "-4,2": ["red", "black"], "-4,3": ["pink", "blue"], "-4,5": ["blue", "yellow"],
}  # fmt: skip
MONSTERS: Final = {
    "2,-5": ["green"], "2,-4": ["red"], "2,0": ["green"], "-3,3": ["black"], "1,3": ["blue"], "-6,4": ["blue"],
    "1,4": ["black", "pink"], "-2,6": ["pink", "yellow"], "-5,7": ["red", "yellow"],
}  # fmt: skip
TEMPLES: Final = {"0,-4": "yellow", "0,-3": "black", "2,-2": "red", "-1,5": "green", "2,5": "blue", "-1,6": "pink"}
PEDESTALS: Final = {
    "4,-3": ["pink", "green", "yellow"], "-4,-2": ["green", "red", "yellow"], "-1,-1": ["pink", "black", "red"],
    "-7,3": ["green", "black", "blue"], "-2,5": ["blue", "black", "yellow"], "-1,8": ["pink", "blue", "red"],
}  # fmt: skip
TILES: Final = {  # seat 0 plays red, seat 1 yellow, seat 2 green, seat 3 blue
    "1,-4": "red_omega", "2,3": "red_phi", "-4,7": "red_psi",
    "-4,1": "yellow_psi", "-2,2": "yellow_sigma", "0,2": "yellow_omega",
    "1,-2": "green_psi", "-4,-1": "green_sigma", "0,5": "green_phi",
    "4,-1": "blue_sigma", "-6,5": "blue_phi", "-2,8": "blue_omega",
}  # fmt: skip
TASKS: Final = (
    ["shrine"] * 3 + ["statue"] * 3
    + ["offering", "offering-pink", "offering-yellow", "monster", "monster-black", "monster-blue"]
)  # fmt: skip

# Tiles that change nothing on the table. The first does nothing at all after the start; the others bear on the cost
# of a colour or on the range of their own ship.
_QUIET_SHIPS: Final = (
    "ship_start_equipment_oracle",
    "ship_sail_plus_two",
    "ship_cheap_recolour",
    "ship_two_way_recolour_hold_four",
)
_GODS: Final = ("aphrodite", "ares", "hermes", "poseidon", "apollo", "artemis")

Description = dict[str, Any]


# -- builders ---------------------------------------------------------------------------------------------------------


def description(
    players: Sequence[Mapping[str, Any]] = (), *, seats: int = 2, seat: int = 0, phase: str = "actions", **rest: Any
) -> Description:
    """The turn of a seat on MAP. Players are plain unless the test says otherwise: no injuries, no cards, all gods on
    the start cloud, strength 0, dice red, black and pink, and a ship tile that does nothing now. All else is as setup
    leaves it; `rest` are further keys of a description."""
    given = [dict(player) for player in players] + [{} for _ in range(seats - len(players))]
    taken = [player["ship_tile"] for player in given if "ship_tile" in player]
    quiet = [tile for tile in _QUIET_SHIPS if tile not in taken]
    told = {"seats": seats, "seed": SEED, "map": MAP, "turn": {"seat": seat, "phase": phase}, **rest}
    if "steps" in rest or "result" in rest:
        told["turn"] = rest.get("turn", {"seat": seat})
    told["players"] = [_plain(player, quiet) for player in given]
    return told


def _plain(player: dict[str, Any], quiet: list[str]) -> dict[str, Any]:
    plain: dict[str, Any] = {"injuries": [], "oracle": [], "equipment": [], "dice": ["red", "black", "pink"]}
    if "ship_tile" in player:  # it may have its own idea of gods and strength
        return plain | player
    gods = {**dict.fromkeys(_GODS, 0), **player.get("gods", {})}
    return plain | {"ship_tile": quiet.pop(0), "strength": 0} | player | {"gods": gods}


def turn(
    players: Sequence[Mapping[str, Any]] = (), *, seats: int = 2, seat: int = 0, phase: str = "actions", **rest: Any
) -> State:
    """The state of `description`."""
    return GAME.position(description(players, seats=seats, seat=seat, phase=phase, **rest))


def turn_start(players: Sequence[Mapping[str, Any]] = (), *, seats: int = 2, seat: int = 0, **rest: Any) -> State:
    """Before the seat has looked at its injuries; the engine goes on to the first choice."""
    return turn(players, seats=seats, seat=seat, phase="start", **rest)


def pending(
    *steps: Mapping[str, Any], players: Sequence[Mapping[str, Any]] = (), seats: int = 2, seat: int = 0, **rest: Any
) -> State:
    """Within the actions of a seat, with further steps on top; their seat is filled in."""
    stack = [{"step": "Turn", "seat": seat}, *({"seat": seat, **step} for step in steps)]
    return turn(players, seats=seats, seat=seat, steps=stack, **rest)


def all_cards(per_colour: int, *, less: Sequence[str] = ()) -> list[str]:
    """So many cards of every colour, without some: what a discard pile holds when the deck is to be empty."""
    cards = [colour for colour in ("red", "black", "pink", "blue", "yellow", "green") for _ in range(per_colour)]
    for colour in less:
        cards.remove(colour)
    return cards


# -- play -------------------------------------------------------------------------------------------------------------


def play(state: State, *texts: str) -> list[Event]:
    """Take actions as a person would type them; all that happened."""
    return [event for text in texts for event in state.apply(GAME.parse(text, state))]


def offered(state: State, kind: str = "") -> list[str]:
    """What the first open decision offers, all of it or what is of a kind."""
    return [str(action) for action in state.decision.actions if action.kind == (kind or action.kind)]


# -- lookups ----------------------------------------------------------------------------------------------------------


class Spot(NamedTuple):
    """An island and a water hex beside it."""

    water: str
    island: str
    colour: str  # of the island: a hidden island's border, a city, a temple; "" for other islands
    things: list[str]  # colours of offerings, monsters or pedestals there; the tile of a hidden island
    water_colour: str


def beside(where: State | str, kind: str, n: int = 0) -> Spot:
    """The n-th island of a kind (hidden, offering, monster, temple, statue, city), row by row, and water beside it.
    `where` is a state, or the text of a map."""
    state = where if isinstance(where, State) else GAME.new(2, SEED, {"map": where})
    hexes = _hexes(state)
    at = [at for at, ground in hexes.items() if ground["kind"] == kind][n]
    ground, name = hexes[at], _name(at)
    lying = state.view(None)["islands"][name]
    things = lying.get("offerings") or lying.get("monsters") or ground.get("pedestals") or []
    if kind == "hidden":
        things = [state.describe()["islands"]["tiles"][name]]
    water = next(step for step in neighbours(at) if hexes.get(step, {}).get("kind") == "water")
    return Spot(_name(water), name, ground.get("colour") or lying.get("temple") or "", things, hexes[water]["colour"])


def water_at(where: State | str, start: str, far: int, colour: str = "") -> list[str]:
    """The water hexes exactly so many hexes of sailing away, those of a colour or all."""
    hexes = _hexes(where if isinstance(where, State) else GAME.new(2, SEED, {"map": where}))
    reached: dict[Hex, int] = {_hex(start): 0}
    queue = list(reached)
    for at in queue:
        for step in neighbours(at):
            if step not in reached and hexes.get(step, {}).get("kind") == "water":
                reached[step] = reached[at] + 1
                queue.append(step)
    return [_name(at) for at, steps in reached.items() if steps == far and colour in ("", hexes[at]["colour"])]


def _hexes(state: State) -> dict[Hex, dict[str, Any]]:
    return {_hex(ground["hex"]): ground for ground in state.view(None)["hexes"]}


def _hex(name: str) -> Hex:
    q, _, r = name.partition(",")
    return int(q), int(r)


def _name(at: Hex) -> str:
    return f"{at[0]},{at[1]}"


# -- what everybody sees ----------------------------------------------------------------------------------------------


def player(state: State, seat: int = 0) -> dict[str, Any]:
    """What lies in front of a player, open to all."""
    found: dict[str, Any] = state.view(None)["players"][seat]
    return found


def island(state: State, name: str, seat: int | None = None) -> dict[str, Any]:
    """What a seat, or a spectator, sees on an island."""
    found: dict[str, Any] = state.view(seat)["islands"][name]
    return found


def may(state: State, text: str) -> bool:
    """Whether the first open decision offers an action."""
    return text in offered(state)


def told(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """What the events of a kind say, in their order."""
    return [event.fields for event in events if event.kind == kind]


def cost(state: State, text: str) -> int:
    """The favours that an action with a source costs; the state is left as it was."""
    trial = state.copy()
    return sum(used["favours"] for used in told(play(trial, text), "source_used"))


def deeds(state: State, kind: str, source: str = "") -> set[str]:
    """What can be done now with the actions of a kind that take a source, with any source or with one."""
    found = [text.split(" ", 2)[1:] for text in offered(state, kind)]
    return {" ".join(words[1:]) for words in found if source in ("", words[0])}


def before_taking(
    card: str,
    taker: Mapping[str, Any] = {},
    *,
    others: Sequence[Mapping[str, Any]] = (),
    supply: Mapping[str, Any] = {},
    **rest: Any,
) -> State:
    """Seat 0 is to take an equipment card, in its turn; the card lies on display."""
    supply = {"display": [card], **supply}
    return pending({"step": "TakeEquipment"}, players=[taker, *others], supply=supply, **rest)


def drafted(*tiles: str, **rest: Any) -> State:
    """A new game in which the seats draft these ship tiles, the first of them for seat 0."""
    spare = next(tile for tile in _QUIET_SHIPS if tile not in tiles)
    supply = {"ships_on_offer": [*tiles, spare], **rest.pop("supply", {})}
    told = {"seats": len(tiles), "seed": SEED, "map": MAP, "options": {"ships": "draft", "colours": "by_seat"}}
    told |= {"supply": supply, **rest}
    state = GAME.position(told)
    play(state, *(f"choose_ship {tile}" for tile in reversed(tiles)))
    return state
