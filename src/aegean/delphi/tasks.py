"""Zeus's tasks: what completes them and what a completed task brings (rules D-9)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aegean.core.refusal import Refusal
from aegean.delphi.names import COLOURS, colours_in
from aegean.delphi.position import Delphi
from aegean.delphi.rewards import GodSteps, TakeCompanion

_KEPT: Final = 8192  # sets of open tasks: every view names them


def needs_monster(p: Delphi, seat: int, colour: int) -> bool:
    """D-9.2, D-9.4."""
    bit = 1 << colour
    if p.monster_tasks[seat] & bit:
        return True
    return p.monster_white[seat] > 0 and not p.monsters_done[seat] & bit


def refuse_monster(p: Delphi, seat: int, mountain: int, colour: int) -> Refusal | None:
    """Why the seat cannot fight or defeat a monster of the colour on the mountain, if it is in reach."""
    fields = {"colour": COLOURS[colour]}
    if not p.monsters_on[mountain] >> colour & 1:
        return Refusal("no_such_monster_there", "D-6.13", fields)
    if not needs_monster(p, seat, colour):
        return Refusal("no_task_needs_this_monster", "D-9.4", fields)
    return None


def refuse_shrine(p: Delphi, seat: int, island: int) -> Refusal | None:
    """Why the seat cannot build a shrine on an island in reach. What lies there counts only once it is face up."""
    if not p.explored >> island & 1:
        return Refusal("the_island_is_hidden", "D-6.14")
    if not p.owns(seat, island):
        owner = p.facts.player_colours[p.facts.island_owner[p.tiles[island]]]
        return Refusal("the_island_is_not_yours", "D-6.14", {"player": owner})
    if p.built >> island & 1:
        return Refusal("a_shrine_stands_there", "D-6.14")
    if not p.shrine_tasks[seat]:
        return Refusal("no_shrine_task_is_open", "D-6.14")
    return None


def refuse_making(p: Delphi, seat: int, temple: int) -> Refusal | None:
    """Why the seat cannot make an offering at a temple in reach."""
    if not p.offerings_held[seat] >> p.temples[temple] & 1:
        return Refusal("no_such_offering_aboard", "D-6.16", {"colour": COLOURS[p.temples[temple]]})
    return None


def refuse_raising(p: Delphi, seat: int, island: int, colour: int) -> Refusal | None:
    """Why the seat cannot raise a statue of the colour on an island in reach."""
    fields = {"colour": COLOURS[colour]}
    if not p.statues_held[seat] >> colour & 1:
        return Refusal("no_such_statue_aboard", "D-6.18", fields)
    if not p.board.pedestals[island] >> colour & 1:
        return Refusal("no_pedestal_of_this_colour", "D-6.18", fields)
    if p.raised[island] >> colour & 1:
        return Refusal("the_pedestal_is_taken", "D-6.18", fields)
    return None


def complete(p: Delphi, seat: int, task: str, colour: int) -> None:
    """The task leaves the game; then its reward is given (D-9.1). A coloured tile is taken before a white one."""
    bit = 1 << colour if colour >= 0 else 0
    if task == "shrine":
        p.shrine_tasks[seat] -= 1
    elif task == "statue":
        p.statue_tasks[seat] -= 1
        p.statues_done[seat] |= bit
    elif task == "offering":
        if p.offering_tasks[seat] & bit:
            p.offering_tasks[seat] &= ~bit
        else:
            p.offering_white[seat] -= 1
        p.offerings_done[seat] |= bit
    else:
        if p.monster_tasks[seat] & bit:
            p.monster_tasks[seat] &= ~bit
        else:
            p.monster_white[seat] -= 1
        p.monsters_done[seat] |= bit
    p.tell("task_completed", seat, {"task": task, "left": p.tasks_left(seat)})
    _reward(p, seat, task, colour)


def _reward(p: Delphi, seat: int, task: str, colour: int) -> None:
    from aegean.delphi.equipment import TakeEquipment  # equipment may explore, and exploring may complete a task

    reward = p.facts.tasks[task]
    steps = reward.god_steps
    for bit, card in p.facts.reward_cards:
        if p.equipment[seat] & bit and task in card.tasks:
            steps += card.god_steps
    if steps:
        p.push(GodSteps(seat, steps))
    if reward.companions:
        p.push(TakeCompanion(seat, colour))
    if reward.equipment:
        p.push(TakeEquipment(seat))
    p.gain_favours(seat, reward.favours)


def build_shrine(p: Delphi, seat: int, island: int) -> None:
    p.built |= 1 << island
    p.shrines[seat] -= 1
    p.tell("shrine_built", seat, {"hex": p.board.island_names["hidden"][island]})
    complete(p, seat, "shrine", -1)


def make_offering(p: Delphi, seat: int, temple: int) -> None:
    colour = p.temples[temple]
    p.offerings_held[seat] &= ~(1 << colour)
    p.tell("offering_made", seat, {"hex": p.board.island_names["temple"][temple], "colour": COLOURS[colour]})
    complete(p, seat, "offering", colour)


def raise_statue(p: Delphi, seat: int, island: int, colour: int) -> None:
    p.statues_held[seat] &= ~(1 << colour)
    p.raised[island] |= 1 << colour
    p.tell("statue_raised", seat, {"hex": p.board.island_names["statue"][island], "colour": COLOURS[colour]})
    complete(p, seat, "statue", colour)


def defeat_monster(p: Delphi, seat: int, mountain: int, colour: int) -> None:
    p.monsters_on[mountain] &= ~(1 << colour)
    p.tell("monster_defeated", seat, {"hex": p.board.island_names["monster"][mountain], "colour": COLOURS[colour]})
    complete(p, seat, "monster", colour)


def open_tasks(p: Delphi, seat: int) -> list[str]:
    """The seat's Zeus tiles that are still to do, as the ids of their sides: `shrine`, `offering-blue`, ..."""
    tiles = _tiles(
        p.shrine_tasks[seat],
        p.statue_tasks[seat],
        p.offering_white[seat],
        p.offering_tasks[seat],
        p.monster_white[seat],
        p.monster_tasks[seat],
    )
    return list(tiles)


@lru_cache(_KEPT)
def _tiles(
    shrines: int, statues: int, offering_white: int, offerings: int, monster_white: int, monsters: int
) -> tuple[str, ...]:
    tiles = ["shrine"] * shrines + ["statue"] * statues
    for task, white, coloured in (("offering", offering_white, offerings), ("monster", monster_white, monsters)):
        tiles += [task] * white + [f"{task}-{COLOURS[colour]}" for colour in colours_in(coloured)]
    return tuple(tiles)


def drop_task(p: Delphi, seat: int, tile: str) -> None:
    """Take a Zeus tile out of the game without its reward."""
    task, _, colour = tile.partition("-")
    if task == "shrine":
        p.shrine_tasks[seat] -= 1
    elif task == "statue":
        p.statue_tasks[seat] -= 1
    elif not colour:
        white = p.offering_white if task == "offering" else p.monster_white
        white[seat] -= 1
    else:
        coloured = p.offering_tasks if task == "offering" else p.monster_tasks
        coloured[seat] &= ~(1 << COLOURS.index(colour))
