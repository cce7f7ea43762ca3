"""Zeus tiles: what is open, what is done in which colours, and how the two account for each other (rules D-3.12, D-9).

Both may be said, or one of them: the other then follows. The coloured sides are the same for all players, so where
somebody's open tiles show other sides than setup dealt, they are others for all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, product
from typing import Final, NamedTuple

from aegean.core.describing import Table, read_number, read_table, read_words, refused
from aegean.core.errors import PositionError
from aegean.delphi.arranging.pending import tiles_dropped
from aegean.delphi.arranging.pieces import count, per_colour, said_built, said_pieces, said_raised, shrines_of
from aegean.delphi.arranging.reading import read_colour_set
from aegean.delphi.names import COLOUR, COLOURS, colours_in
from aegean.delphi.notation import TASK_TILES
from aegean.delphi.position import Delphi
from aegean.delphi.tasks import open_tasks

Tiles = Counter[str]

DONE_KEYS: Final = ("statues", "offerings", "monsters")
_TASKS: Final = ("statue", "offering", "monster")  # those that are done in a colour


class Said(NamedTuple):
    """What a description says of a seat's tasks."""

    field: str
    tasks: Tiles | None
    done: dict[str, int]  # by task, as far as it is said
    built: int | None  # shrines
    dropped: int  # Zeus tiles given up for the ship tile


class Account(NamedTuple):
    """A seat's tasks, accounted for."""

    open: Tiles
    done: dict[str, int]
    vague: dict[str, int]  # done besides, in colours that are not said
    built: int


def arrange_tasks(p: Delphi, players: list[Table], islands: Table, tiles_less: int) -> list[int]:
    """Put the open and the done tasks of all seats into the position; the shrines that each seat has built."""
    built = said_built(p, islands)
    said = [_read(p, seat, players[seat], built) for seat in range(p.seats)]
    accounts = _accounts(p, said, tiles_less)
    for seat, account in enumerate(accounts):
        _open(p, seat, account.open)
        p.statues_done[seat] = account.done["statue"]
        p.offerings_done[seat] = account.done["offering"]
        p.monsters_done[seat] = account.done["monster"]
        p.shrines[seat] -= account.built
    for seat, account in enumerate(accounts):
        for task in _TASKS:
            for _ in range(account.vague[task]):
                _choose_colour(p, seat, task, islands, said[seat].field)
    return [account.built for account in accounts]


def _read(p: Delphi, seat: int, player: Table, built: int | None) -> Said:
    field = f"players[{seat}]"
    tasks = None
    if "tasks" in player:
        tasks = Counter(read_words(player["tasks"], f"{field}.tasks", "Zeus tiles", TASK_TILES))
    table = read_table(player.get("done", {}), f"{field}.done", DONE_KEYS)
    done = {task: read_colour_set(table[f"{task}s"], f"{field}.done.{task}s") for task in _TASKS if f"{task}s" in table}
    shrines = shrines_of(p, seat, built) if built is not None else None
    if shrines is not None and shrines > p.shrines[seat]:
        raise refused("islands.built", f"seat {seat} has {p.shrines[seat]} shrines, not {shrines}")
    if "shrines" in player:
        left = read_number(player["shrines"], f"{field}.shrines", 0, p.shrines[seat])
        if shrines is not None and left != p.shrines[seat] - shrines:
            raise refused(
                f"{field}.shrines", f"islands.built shows {shrines} of this player, so {p.shrines[seat] - shrines} "
                "are left"
            )  # fmt: skip
        shrines = p.shrines[seat] - left
    return Said(field, tasks, done, shrines, tiles_dropped(p, seat))


def _accounts(p: Delphi, said: list[Said], tiles_less: int) -> list[Account]:
    """The first way to deal the coloured sides under which all that is said can be; the one that setup dealt first."""
    dealt = Counter(open_tasks(p, 0))
    shown = Counter({tile: 1 for one in said for tile in one.tasks or () if "-" in tile})
    refusal: PositionError | None = None
    for owed in chain([dealt], _other_deals(p, tiles_less)):
        if all(one.tasks is None for one in said) and owed is not dealt:
            break
        if shown - owed:
            continue
        try:
            return [_account(one, owed) for one in said]
        except PositionError as error:
            refusal = refusal or error
    if refusal is not None:
        raise refusal
    raise refused(
        "players", f"the open tasks show {', '.join(shown)}, and no game has all of these sides; here setup dealt "
        f"{', '.join(tile for tile in dealt if '-' in tile)}"
    )  # fmt: skip


def _other_deals(p: Delphi, tiles_less: int) -> Iterator[Tiles]:
    """All that setup might deal to each player (D-3.12, D-3.16)."""
    white = Counter(tile for tile in open_tasks(p, 0) if "-" not in tile)
    fixed: Tiles = Counter()
    two_sided = []
    for tile in p.facts.zeus_tiles.values():
        if tile.offering and tile.monster:
            two_sided += [tile] * tile.copies
        else:
            sides = (("offering", tile.offering), ("monster", tile.monster))
            fixed.update(f"{task}-{side}" for task, side in sides if side in COLOUR)
    left_out = [tile.task for tile in p.facts.short_game[:tiles_less] if tile.coloured]
    for as_offering in combinations(range(len(two_sided)), p.facts.setup["two_sided_tiles_as_offering"].value):
        coloured = fixed + Counter(
            f"offering-{tile.offering}" if n in as_offering else f"monster-{tile.monster}"
            for n, tile in enumerate(two_sided)
        )
        choices = [[tile for tile in coloured if tile.startswith(f"{task}-")] for task in left_out]
        for removed in product(*choices):
            if not Counter(removed) - coloured:
                yield white + (coloured - Counter(removed))


def _account(said: Said, owed: Tiles) -> Account:
    return _account_of_done(said, owed) if said.tasks is None else _account_of_open(said, said.tasks, owed)


def _account_of_done(said: Said, owed: Tiles) -> Account:
    """What is open follows from what is done (D-9.3)."""
    left = owed.copy()
    for task in _TASKS:
        for colour in colours_in(said.done.get(task, 0)):
            tile = f"{task}-{COLOURS[colour]}"
            tile = tile if left[tile] else task
            if not left[tile]:
                takes = [name for name in owed if name.startswith(task)]
                raise refused(
                    f"{said.field}.done.{task}s", f"no task could take a {COLOURS[colour]} {task}: the tasks are "
                    f"{', '.join(takes)}, and a white one takes one colour; for others say `tasks` too"
                )  # fmt: skip
            left[tile] -= 1
    built = said.built or 0
    if built > left["shrine"]:
        raise refused(said.field, f"{built} shrines are built, and this game has {left['shrine']} tasks for them")
    left["shrine"] -= built
    given_up = [tile for tile in TASK_TILES for _ in range(left[tile])][: said.dropped]
    left.subtract(given_up)
    if len(given_up) < said.dropped:
        raise refused(f"{said.field}.done", f"the ship tile drops {said.dropped} of the tasks, and none is left for it")
    return Account(+left, {task: said.done.get(task, 0) for task in _TASKS}, dict.fromkeys(_TASKS, 0), built)


def _account_of_open(said: Said, tasks: Tiles, owed: Tiles) -> Account:
    """What is done follows from what is open, as far as it is not said."""
    for tile in tasks - owed:
        raise refused(f"{said.field}.tasks", f"{tasks[tile]} times {tile}: there are {owed[tile]}")
    gone = [tile for tile in TASK_TILES for _ in range((owed - tasks)[tile])]
    if len(gone) < said.dropped:
        raise refused(
            f"{said.field}.tasks", f"the ship tile drops {said.dropped}, so at most {owed.total() - said.dropped} "
            "are open"
        )  # fmt: skip
    trouble = ""
    for dropped in dict.fromkeys(combinations(gone, said.dropped)):
        done = Counter(gone) - Counter(dropped)
        colours = {task: _colours_done(said, task, done, tasks) for task in _TASKS}
        faults = [fault for fault in colours.values() if isinstance(fault, str)]
        if said.built is not None and said.built != done["shrine"]:
            faults.append(f"{done['shrine']} shrines are built, not {said.built}")
        if not faults:
            sure = {task: mask for task, mask in colours.items() if isinstance(mask, int)}
            vague = {task: 0 if task in said.done else done[task] for task in _TASKS}
            return Account(+tasks, sure, vague, done["shrine"])
        trouble = trouble or "; ".join(faults)
    raise refused(f"{said.field}.tasks", f"when these are open, {trouble}")


def _colours_done(said: Said, task: str, done: Tiles, tasks: Tiles) -> int | str:
    """The colours in which a task must have been done, or why what is said of them cannot be."""
    bound = sum(1 << COLOUR[colour] for colour in COLOURS if done[f"{task}-{colour}"])
    if task not in said.done:
        return bound
    mask = said.done[task]
    count = done[task] + bound.bit_count()
    if mask.bit_count() != count:
        return f"{count} {task}s are done, not {mask.bit_count()}"
    if bound & ~mask:
        return f"{', '.join(COLOURS[colour] for colour in colours_in(bound))} {task}s are among the done"
    if any(mask >> COLOUR[colour] & 1 for colour in COLOURS if tasks[f"{task}-{colour}"]):
        return f"no {task} is done in a colour that an open {task} tile shows"
    return mask


def _open(p: Delphi, seat: int, tiles: Tiles) -> None:
    p.shrine_tasks[seat] = tiles["shrine"]
    p.statue_tasks[seat] = tiles["statue"]
    p.offering_white[seat] = tiles["offering"]
    p.monster_white[seat] = tiles["monster"]
    p.offering_tasks[seat] = sum(1 << n for n, colour in enumerate(COLOURS) if tiles[f"offering-{colour}"])
    p.monster_tasks[seat] = sum(1 << n for n, colour in enumerate(COLOURS) if tiles[f"monster-{colour}"])


def _choose_colour(p: Delphi, seat: int, task: str, islands: Table, field: str) -> None:
    """A white task is done in a colour of which most pieces are not spoken of, the first of these on the wheel.

    A statue that is said to stand somewhere was raised by somebody, so it is the best guess.
    """
    standing: list[int] = []
    if task == "monster":
        done, held, lying = p.monsters_done, [0] * p.seats, list(said_pieces(p, islands, task).values())
        barred = done[seat] | p.monster_tasks[seat]
    elif task == "offering":
        done, held, lying = p.offerings_done, p.offerings_held, list(said_pieces(p, islands, task).values())
        barred = done[seat] | p.offering_tasks[seat] | held[seat]
    else:
        done, held, lying = p.statues_done, p.statues_held, []
        barred = done[seat] | held[seat]
        standing = list(said_raised(p, islands).values())

    def merit(colour: int) -> tuple[bool, bool, int, int]:
        unclaimed = count(standing, colour) > count(done, colour)
        return not barred >> colour & 1, unclaimed, -count([*done, *held, *lying], colour), -colour

    best = max(range(6), key=merit)
    if barred >> best & 1 or -merit(best)[2] >= per_colour(p, task):
        raise refused(f"{field}.done.{task}s", f"{task}s are done, and all of them are described elsewhere")
    done[seat] |= 1 << best
