"""The position that a description tells of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from aegean.core.describing import (
    RESULT_KEYS,
    Table,
    check_result,
    read_chance,
    read_flag,
    read_header,
    read_number,
    read_players,
    read_table,
    refused,
)
from aegean.core.dice import Dice
from aegean.core.errors import OptionError
from aegean.core.game import Game
from aegean.core.options import complete
from aegean.core.values import Plain
from aegean.delphi.arranging.cards import arrange_companions, arrange_equipment, arrange_injuries, arrange_oracle
from aegean.delphi.arranging.colours import arrange_colours
from aegean.delphi.arranging.pending import check_steps, read_stack, setting_up
from aegean.delphi.arranging.pieces import arrange_islands, arrange_pieces, arrange_statues, arrange_tiles
from aegean.delphi.arranging.players import arrange_cargo, arrange_player, check_cargo
from aegean.delphi.arranging.reading import read_colour
from aegean.delphi.arranging.ships import arrange_ships
from aegean.delphi.arranging.tasks import arrange_tasks
from aegean.delphi.facts import UNPAYABLE
from aegean.delphi.names import NO_CARD
from aegean.delphi.position import Delphi
from aegean.delphi.turn import Turn, TurnEnd, TurnStart, finish

KEYS: Final = (
    "game", "seats", "seed", "options", "map", "round", "turn", "steps", "players", "islands", "supply", "rolls",
    "chance", "result",
)  # fmt: skip
TURN_KEYS: Final = ("seat", "phase", "card_used", "any_colour", "extra_used")
PLAYER_KEYS: Final = (
    "colour", "favours", "strength", "ship", "ship_tile", "dice", "oracle", "injuries", "gods", "offerings", "statues",
    "done", "tasks", "shrines", "equipment", "companions", "seen", "arrived",
)  # fmt: skip
ISLAND_KEYS: Final = ("offerings", "monsters", "temples", "tiles", "explored", "built", "raised")
SUPPLY_KEYS: Final = (
    "oracle_deck", "oracle_discard", "injury_deck", "injury_discard", "equipment_deck", "display", "companions",
    "ships_on_offer",
)  # fmt: skip


def arrange(game: Game, description: Mapping[str, Plain]) -> tuple[Delphi, int, dict[str, Plain]]:
    """The position, its number of seats and its options; what is not said is as after setup."""
    said = read_table(description, "the description", KEYS)
    seats, seed = read_header(game, said)
    options, laid = _read_options(game, said)
    try:
        position = game.setup(seats, {**options, "map": laid}, Dice.of_seed(seed))
    except ValueError as error:
        raise refused("map", str(error)) from error
    p = cast(Delphi, position)
    turn = read_table(said.get("turn", {}), "turn", TURN_KEYS)
    players = read_players(said, seats, PLAYER_KEYS)
    islands = read_table(said.get("islands", {}), "islands", ISLAND_KEYS)
    supply = read_table(said.get("supply", {}), "supply", SUPPLY_KEYS)

    p.steps = read_stack(p, said, turn)
    arrange_colours(p, players, options["colours"])
    arrange_ships(p, players, supply, options["ships"])
    arrange_tiles(p, islands)
    arrange_cargo(p, players)
    arrange_islands(p, islands, arrange_tasks(p, players, islands, options["tiles_less"]))
    arrange_pieces(p, islands, "offering")
    arrange_pieces(p, islands, "monster")
    arrange_statues(p, islands)
    _arrange_turn(p, said, turn)
    arrange_companions(p, players, supply)
    arrange_equipment(p, players, supply)
    arrange_oracle(p, players, supply)
    arrange_injuries(p, players, supply)
    for seat, player in enumerate(players):
        arrange_player(p, seat, player)
        check_cargo(p, seat)
    _check_turn(p)
    check_steps(p)
    p.dice = read_chance(p.dice, said, faces_of(p))
    _arrange_result(p, said)
    p.events = []
    p.sealed = False
    return p, seats, options


def _read_options(game: Game, said: Table) -> tuple[dict[str, Plain], Plain]:
    """All options, and the map to lay: the option may only name the way in which it came about."""
    given = dict(read_table(said.get("options", {}), "options", game.options))
    if "map" in said:
        given.setdefault("map", said["map"])
    try:
        options = complete(game.options, given)
    except OptionError as error:
        raise refused("options", str(error)) from error
    laid = said.get("map", options["map"])
    if not isinstance(laid, str):
        raise refused("map", f"a map is written out as text, not {laid!r}")
    if options["map"] != laid and options["map"] not in game.options["map"].choices:
        raise refused("map", "another map is written out in options.map")
    return options, laid


# -- the turn ---------------------------------------------------------------------------------------------------------


def _arrange_turn(p: Delphi, said: Table, turn: Table) -> None:
    p.active = cast(Any, p.steps[0]).seat
    if turn.get("seat", p.active) != p.active:
        raise refused("turn.seat", f"by the steps it is the turn of seat {p.active}")
    if "steps" in said and "phase" in turn:
        raise refused("turn.phase", "the steps say how far the turn has come: leave this out")
    p.round = read_number(said.get("round", 1), "round", 1)
    if setting_up(p) and p.round > 1:
        raise refused("round", "the game has not begun, so this is round 1; say whose turn it is in `turn`")
    if "card_used" in turn:
        p.card_used = read_colour(turn["card_used"], "turn.card_used")
    p.any_colour = read_number(turn.get("any_colour", 0), "turn.any_colour")
    p.extra_used = int(read_flag(turn.get("extra_used", False), "turn.extra_used"))


def _check_turn(p: Delphi) -> None:
    """Dice, cards and gifts are used up in the actions of a turn; who has come home did so this round (D-15.4)."""
    acting = isinstance(p.steps[0], Turn)
    if not acting and p.card_used != NO_CARD:
        raise refused("turn.card_used", "an oracle card is used in the actions of a turn")
    if not acting and p.any_colour:
        raise refused("turn.any_colour", "Apollo's gift is used in the actions of a turn")
    if p.extra_used and not (acting or isinstance(p.steps[0], TurnEnd)):
        raise refused("turn.extra_used", "the extra action is used in the actions of a turn")
    if p.extra_used and p.outfit(p.active).extra_cost >= UNPAYABLE:
        raise refused("turn.extra_used", f"no equipment of seat {p.active} gives an extra action")
    per_player = p.facts.oracle_die.per_player
    for seat in range(p.seats):
        dice = sum(p.oracle_dice[seat * 6 : seat * 6 + 6])
        if dice < per_player and not (acting and seat == p.active):
            raise refused(f"players[{seat}].dice", f"{dice} dice: outside the own actions there are {per_player}")
        begun = seat < p.active or (seat == p.active and not isinstance(p.steps[0], TurnStart))
        if p.arrived >> seat & 1 and not begun:
            raise refused(
                f"players[{seat}].arrived", f"seat {seat} has not had its turn in this round, and with a ship home the "
                "round would have been the last"
            )  # fmt: skip


def faces_of(p: Delphi) -> dict[str, Sequence[str | int]]:
    """Of every die whose coming rolls can be said."""
    return {"oracle": p.facts.oracle_die.colours, "titan": p.facts.titan_die, "battle": p.facts.battle_die}


# -- the end ----------------------------------------------------------------------------------------------------------


def _arrange_result(p: Delphi, said: Table) -> None:
    """A finished game: the result is what the rules make of the position, and what is said of it must agree."""
    if "result" not in said:
        return
    read_table(said["result"], "result", RESULT_KEYS)
    if p.steps != [TurnEnd(p.seats - 1)]:
        raise refused("result", f"a game is over at the end of the turn of seat {p.seats - 1}")
    if not p.arrived:
        raise refused("result", "nobody has come home to Zeus, so the game is not over")
    finish(p)
    check_result(p, said)
