"""The powers of the six gods on their thrones, and the card instead of a power (rules D-10.5 to D-10.14)."""

from __future__ import annotations

from aegean.core.refusal import Refusal
from aegean.core.values import Action
from aegean.delphi.board import plain_action
from aegean.delphi.cargo import load_statue, refuse_statue
from aegean.delphi.exploring import explore
from aegean.delphi.facts import FIGHT, LOAD_STATUE
from aegean.delphi.names import (
    APHRODITE,
    APOLLO,
    ARES,
    ARTEMIS,
    COLOUR,
    COLOURS,
    GOD,
    GODS,
    HERMES,
    POSEIDON,
    colours_in,
)
from aegean.delphi.position import Delphi
from aegean.delphi.rewards import ReturnGod
from aegean.delphi.tasks import defeat_monster, refuse_monster


def god_actions(p: Delphi, seat: int) -> list[Action]:
    """What the seat's enthroned gods offer now; a use that would change nothing is left out (D-6.2)."""
    found: list[Action] = []
    throne = p.facts.throne_row
    cards = p.refuse_draw() is None
    for god in range(6):
        if p.gods[seat * 6 + god] == throne:
            found += _powers(p, seat, god)
            if cards:
                found.append(plain_action("send_back", GODS[god]))
    return found


def _powers(p: Delphi, seat: int, god: int) -> list[Action]:
    board = p.board
    if god == POSEIDON:
        if p.arrived >> seat & 1:
            return []
        places = board.poseidon[: board.zeus] if p.tasks_left(seat) else board.poseidon[:]
        if p.ship[seat] < len(places):
            del places[p.ship[seat]]
        return places
    if god == APOLLO:
        return [plain_action("apollo")]
    if god == ARTEMIS:
        names = board.island_names["hidden"]
        return [plain_action("artemis", names[n]) for n in range(len(names)) if p.refuse_exploring(n) is None]
    if god == APHRODITE:
        return [plain_action("aphrodite")] if any(p.injuries[seat * 6 : seat * 6 + 6]) else []
    if god == ARES:
        names = board.island_names["monster"]
        return [
            plain_action("ares", names[n], COLOURS[colour])
            for n in p.near(seat, FIGHT).monster
            for colour in colours_in(p.monsters_on[n])
            if refuse_monster(p, seat, n, colour) is None
        ]
    assert god == HERMES
    if not p.near(seat, LOAD_STATUE).city:
        return []
    return [plain_action("hermes", COLOURS[c]) for c in range(6) if refuse_statue(p, seat, c) is None]


def refuse_god(p: Delphi, seat: int, action: Action) -> Refusal | None:
    """The condition that keeps a power, or the card in its place, from being offered (D-6.2, D-10.5 to D-10.14)."""
    args = [str(arg) for arg in action.args]
    god = GOD[args[0] if action.kind == "send_back" else action.kind]
    if p.gods[seat * 6 + god] != p.facts.throne_row:
        return Refusal("the_god_is_not_on_the_throne", "D-10.5", {"god": GODS[god]})
    if action.kind == "send_back":
        return p.refuse_draw("D-10.7")
    if god == POSEIDON:
        return refuse_goal(p, seat, p.board.place[args[0]], "D-10.8", "D-10.8")
    if god == ARTEMIS:
        return p.refuse_exploring(p.board.island["hidden"][args[0]], "D-10.10")
    if god == APHRODITE and not any(p.injuries[seat * 6 : seat * 6 + 6]):
        return Refusal("no_injuries", "D-10.11")
    if god == ARES:
        mountain = p.board.island["monster"][args[0]]
        if mountain not in p.near(seat, FIGHT).monster:
            return Refusal("not_beside_the_ship", "D-10.12", {"hex": args[0]})
        return refuse_monster(p, seat, mountain, COLOUR[args[1]])
    if god == HERMES:
        if not p.near(seat, LOAD_STATUE).city:
            return Refusal("no_city_beside_the_ship", "D-10.13")
        return refuse_statue(p, seat, COLOUR[args[0]])
    return None


def refuse_goal(p: Delphi, seat: int, place: int, clause: str, zeus: str) -> Refusal | None:
    """Why a ship cannot go to a place, however far it can sail; for Zeus's hex there is a clause of its own."""
    if p.arrived >> seat & 1:
        return Refusal("the_ship_has_come_home", "D-15.3")
    if place == p.ship[seat]:
        return Refusal("the_ship_is_there_already", clause)
    if place == p.board.zeus and p.tasks_left(seat):
        return Refusal("tasks_are_still_open", zeus, {"count": p.tasks_left(seat)})
    return None


def use_god(p: Delphi, seat: int, action: Action) -> None:
    """Carry out a power, or draw a card instead; the god goes back when all is settled."""
    args = [str(arg) for arg in action.args]
    board = p.board
    if action.kind == "send_back":
        god = GOD[args[0]]
        p.push(ReturnGod(seat, god))
        p.tell("god_sent_back", seat, {"god": GODS[god]})
        p.draw_oracle(seat, p.facts.throne_oracle_cards)
        return
    god = GOD[action.kind]
    p.push(ReturnGod(seat, god))
    p.tell("power_used", seat, {"god": GODS[god]})
    if god == POSEIDON:
        move_ship(p, seat, board.place[args[0]])
    elif god == APOLLO:
        p.draw_oracle(seat, p.facts.gods[APOLLO].oracle_cards)
        p.any_colour += 1
    elif god == ARTEMIS:
        explore(p, seat, board.island["hidden"][args[0]])
    elif god == APHRODITE:
        for colour in range(6):
            p.discard_injuries(seat, colour)
    elif god == ARES:
        defeat_monster(p, seat, board.island["monster"][args[0]], COLOUR[args[1]])
    else:
        load_statue(p, seat, COLOUR[args[0]])


def move_ship(p: Delphi, seat: int, place: int, way: tuple[str, ...] = (), length: int = 0) -> None:
    """The ship is at its new place; on Zeus's hex its journey is over (D-15.1). Poseidon knows no way."""
    board = p.board
    fields = {
        "start": board.names[p.ship[seat]],
        "hex": board.names[place],
        "colour": None if place == board.zeus else COLOURS[board.colour[place]],
        "way": list(way),
        "length": length,
    }
    p.tell("ship_moved", seat, fields)
    p.ship[seat] = place
    if place == p.board.zeus:
        p.arrived |= 1 << seat
        p.tell("reached_zeus", seat, {})
