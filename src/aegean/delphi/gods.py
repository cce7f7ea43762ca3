"""The powers of the six gods on their thrones, and the card instead of a power (rules D-10.5 to D-10.14)."""

from __future__ import annotations

from aegean.core.values import Action
from aegean.delphi.board import plain_action
from aegean.delphi.cargo import load_statue, statues_wanted
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
from aegean.delphi.tasks import defeat_monster, needs_monster


def god_actions(p: Delphi, seat: int) -> list[Action]:
    """What the seat's enthroned gods offer now; a use that would change nothing is left out (D-6.2)."""
    found: list[Action] = []
    throne = p.facts.throne_row
    cards = bool(p.oracle_deck) or any(p.oracle_discard)
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
        return [plain_action("artemis", names[n]) for n in range(len(names)) if not p.explored >> n & 1]
    if god == APHRODITE:
        return [plain_action("aphrodite")] if any(p.injuries[seat * 6 : seat * 6 + 6]) else []
    if god == ARES:
        names = board.island_names["monster"]
        return [
            plain_action("ares", names[n], COLOURS[colour])
            for n in p.near(seat, FIGHT).monster
            for colour in colours_in(p.monsters_on[n])
            if needs_monster(p, seat, colour)
        ]
    assert god == HERMES
    if not p.near(seat, LOAD_STATUE).city:
        return []
    return [plain_action("hermes", COLOURS[c]) for c in colours_in(statues_wanted(p, seat)) if p.statues_in[c]]


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
