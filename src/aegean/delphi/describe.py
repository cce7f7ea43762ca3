"""A position as readable data, all of it; `aegean.delphi.arranging` is the way back.

What can never be otherwise after setup is left out while it is so: a stack that is the plain turn, unused gifts,
islands not looked at, an empty script of rolls.
"""

from __future__ import annotations

from collections.abc import Iterable

from aegean.core.describing import written_chance, written_rolls
from aegean.core.state import State
from aegean.core.values import Plain
from aegean.delphi.arranging.arrange import faces_of
from aegean.delphi.arranging.pending import step_words
from aegean.delphi.names import COLOURS, COMPANIONS, GODS, NO_CARD, colour_names
from aegean.delphi.position import Delphi
from aegean.delphi.tasks import open_tasks
from aegean.delphi.turn import Turn


def describe(p: Delphi, state: State) -> dict[str, Plain]:
    """The whole position, its secrets and its stream of chance included: keep it where the seed is kept."""
    description: dict[str, Plain] = {
        "game": state.game.id,
        "seats": p.seats,
        "options": state.options,
        "map": p.map,
        "round": p.round,
        "turn": _turn(p),
        "players": [_player(p, seat) for seat in range(p.seats)],
        "islands": _islands(p),
        "supply": _supply(p),
        "chance": written_chance(p.dice),
    }
    if p.steps != [Turn(p.active)]:
        words = step_words(p)
        description["steps"] = [words.write(step) for step in p.steps]
    rolls = written_rolls(p.dice, faces_of(p))
    if rolls:
        description["rolls"] = rolls
    if p.result is not None:
        description["result"] = p.result.plain()
    return description


def _turn(p: Delphi) -> dict[str, Plain]:
    turn: dict[str, Plain] = {"seat": p.active}
    if p.steps == [Turn(p.active)]:
        turn["phase"] = "actions"
    if p.card_used != NO_CARD:
        turn["card_used"] = COLOURS[p.card_used]
    if p.any_colour:
        turn["any_colour"] = p.any_colour
    if p.extra_used:
        turn["extra_used"] = True
    return turn


def _player(p: Delphi, seat: int) -> dict[str, Plain]:
    base = seat * 6
    player: dict[str, Plain] = {
        "favours": p.favours[seat],
        "strength": p.strength[seat],
        "ship": p.board.names[p.ship[seat]],
        "dice": _repeated(p.oracle_dice[base : base + 6]),
        "oracle": _repeated(p.oracle[base : base + 6]),
        "injuries": _repeated(p.injuries[base : base + 6]),
        "gods": dict(zip(GODS, p.gods[base : base + 6], strict=True)),
        "offerings": colour_names(p.offerings_held[seat]),
        "statues": colour_names(p.statues_held[seat]),
        "tasks": open_tasks(p, seat),
        "done": {
            "statues": colour_names(p.statues_done[seat]),
            "offerings": colour_names(p.offerings_done[seat]),
            "monsters": colour_names(p.monsters_done[seat]),
        },
        "shrines": p.shrines[seat],
        "equipment": [name for n, name in enumerate(p.facts.equipment_ids) if p.equipment[seat] >> n & 1],
        "companions": [name for n, name in enumerate(COMPANIONS) if p.companions[seat] >> n & 1],
    }
    if p.colours[seat] >= 0:
        player["colour"] = p.facts.player_colours[p.colours[seat]]
    if p.ship_tile[seat] >= 0:
        player["ship_tile"] = p.facts.ship_ids[p.ship_tile[seat]]
    if p.seen[seat]:
        player["seen"] = _hidden(p, p.seen[seat])
    arrived = bool(p.arrived >> seat & 1)
    if arrived or (p.ship[seat] == p.board.zeus and not p.tasks_left(seat)):
        player["arrived"] = arrived
    return player


def _islands(p: Delphi) -> dict[str, Plain]:
    names = p.board.island_names
    return {
        "offerings": _by_hex(names["offering"], map(colour_names, p.offerings_on)),
        "monsters": _by_hex(names["monster"], map(colour_names, p.monsters_on)),
        "temples": _by_hex(names["temple"], (COLOURS[colour] for colour in p.temples)),
        "raised": _by_hex(names["statue"], map(colour_names, p.raised)),
        "tiles": _by_hex(names["hidden"], (p.facts.island_ids[tile] for tile in p.tiles)),
        "explored": _hidden(p, p.explored),
        "built": _hidden(p, p.built),
    }


def _supply(p: Delphi) -> dict[str, Plain]:
    """Decks are written with the next card first."""
    ids = p.facts.equipment_ids
    supply: dict[str, Plain] = {
        "oracle_deck": [COLOURS[colour] for colour in reversed(p.oracle_deck)],
        "oracle_discard": _repeated(p.oracle_discard),
        "injury_deck": [COLOURS[colour] for colour in reversed(p.injury_deck)],
        "injury_discard": _repeated(p.injury_discard),
        "equipment_deck": [ids[number] for number in reversed(p.equipment_deck)],
        "display": [ids[number] for number in p.display],
        "companions": [name for n, name in enumerate(COMPANIONS) if p.companions_left >> n & 1],
    }
    if p.ships_on_offer:
        supply["ships_on_offer"] = [p.facts.ship_ids[tile] for tile in p.ships_on_offer]
    return supply


def _repeated(counts: list[int]) -> list[str]:
    return [COLOURS[colour] for colour, count in enumerate(counts) for _ in range(count)]


def _by_hex(names: list[str], things: Iterable[Plain]) -> dict[str, Plain]:
    return dict(zip(names, things, strict=True))


def _hidden(p: Delphi, islands: int) -> list[str]:
    return [name for n, name in enumerate(p.board.island_names["hidden"]) if islands >> n & 1]
