"""A player's own area: tracks, ship, dice, gods, and whether the hold's cargo can be."""

from __future__ import annotations

from aegean.core.describing import Table, read_flag, read_list, read_number, read_table, refused
from aegean.core.values import Plain
from aegean.delphi.arranging.reading import read_colour_set, read_colours, read_islands, read_ship_hex
from aegean.delphi.names import GOD, GODS, colour_names
from aegean.delphi.position import Delphi
from aegean.delphi.tasks import open_tasks


def arrange_cargo(p: Delphi, players: list[Table]) -> None:
    for seat, player in enumerate(players):
        p.offerings_held[seat] = read_colour_set(player.get("offerings", []), f"players[{seat}].offerings")
        p.statues_held[seat] = read_colour_set(player.get("statues", []), f"players[{seat}].statues")


def check_cargo(p: Delphi, seat: int) -> None:
    """The hold is large enough, and each piece can go to an open task of its own (D-9.5, D-9.6)."""
    field = f"players[{seat}]"
    offerings, statues, room = p.offerings_held[seat], p.statues_held[seat], p.outfit(seat).storage
    pieces = offerings.bit_count() + statues.bit_count()
    if pieces > room:
        raise refused(field, f"{pieces} offerings and statues are in a hold for {room}")
    for key, held, coloured, white, done in (
        ("offerings", offerings, p.offering_tasks[seat], p.offering_white[seat], p.offerings_done[seat]),
        ("statues", statues, 0, p.statue_tasks[seat], p.statues_done[seat]),
    ):
        rest = held & ~coloured
        if rest & done or rest.bit_count() > white:
            tasks = [tile for tile in open_tasks(p, seat) if tile.startswith(key[:-1])]
            raise refused(
                f"{field}.{key}", f"{', '.join(colour_names(rest))} cannot all go to open tasks: open are "
                f"{', '.join(tasks) or 'none'}, done are {', '.join(colour_names(done)) or 'none'}"
            )  # fmt: skip


def arrange_player(p: Delphi, seat: int, player: Table) -> None:
    field = f"players[{seat}]"
    facts, base = p.facts, seat * 6
    if "favours" in player:
        p.favours[seat] = read_number(player["favours"], f"{field}.favours")
    if "strength" in player:
        least = max(facts.setup["strength"].value, facts.ships[p.ship_tile[seat]].strength)
        p.strength[seat] = read_number(player["strength"], f"{field}.strength", least, facts.strength_max)
    if "ship" in player:
        p.ship[seat] = read_ship_hex(player["ship"], f"{field}.ship", p.board)
    if "dice" in player:
        read_list(player["dice"], f"{field}.dice", "dice", facts.oracle_die.per_player)
        dice = read_colours(player["dice"], f"{field}.dice")
        p.oracle_dice[base : base + 6] = [dice.count(colour) for colour in range(6)]
    for god, row in read_table(player.get("gods", {}), f"{field}.gods", GODS).items():
        p.gods[base + GOD[god]] = _read_row(p, seat, row, f"{field}.gods.{god}")
    if "seen" in player:
        p.seen[seat] = read_islands(player["seen"], f"{field}.seen", p.board, "hidden")
    _arrange_arrival(p, seat, player)


def _read_row(p: Delphi, seat: int, value: Plain, field: str) -> int:
    facts = p.facts
    first = facts.first_cloud(p.seats)
    rows = list(range(first, facts.throne_row + 1))
    if not facts.ships[p.ship_tile[seat]].gods_on_first_cloud:
        rows.insert(0, facts.start_row)
    if type(value) is not int or value not in rows:
        raise refused(
            field, f"row {value!r} is not possible with {p.seats} seats and this ship tile: the rows are "
            f"{', '.join(map(str, rows))}"
        )  # fmt: skip
    return value


def _arrange_arrival(p: Delphi, seat: int, player: Table) -> None:
    """A ship on Zeus's hex with all tasks done has come home, unless it is said that it never left."""
    home = p.ship[seat] == p.board.zeus and not p.tasks_left(seat)
    arrived = read_flag(player.get("arrived", home), f"players[{seat}].arrived")
    if arrived and not home:
        raise refused(
            f"players[{seat}].arrived", f"the ship is at {p.board.names[p.ship[seat]]} with {p.tasks_left(seat)} tasks "
            f"open: it comes home to {p.board.names[p.board.zeus]} when all are done"
        )  # fmt: skip
    p.arrived = p.arrived & ~(1 << seat) | arrived << seat
