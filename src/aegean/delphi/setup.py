"""Setup: the board with its pieces, the supply, the players' areas, and the ship tiles (rules D-3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.dice import Dice
from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision, Plain
from aegean.delphi.board import plain_action
from aegean.delphi.equipment import TakeEquipment
from aegean.delphi.facts import Facts
from aegean.delphi.names import COLOUR
from aegean.delphi.position import Delphi
from aegean.delphi.tasks import drop_task, open_tasks
from aegean.delphi.turn import TurnStart, roll_oracle

_TRIES: Final = 10_000


def set_up(facts: Facts, seats: int, options: Mapping[str, Plain], dice: Dice) -> Delphi:
    p = Delphi(facts, seats, dice)
    _lay_map(p, str(options["map"]))
    _place_pieces(p)
    _stock_supply(p)
    tiles_less = int(options["tiles_less"])
    _assign_tasks(p, tiles_less)
    for seat in range(seats):
        _prepare_player(p, seat)
    p.push(TurnStart(0))
    p.push(StartEffects(0))
    mode = options["ships"]
    if mode == "draft":
        on_offer = facts.setup["ship_tiles_on_offer"].among(seats)
        p.ships_on_offer = sorted(dice.shuffled(range(len(facts.ship_ids)))[:on_offer])
        p.push(DraftShip(seats - 1))
    else:
        allowed = [n for n in range(len(facts.ship_ids)) if mode == "random" or facts.ships[n].first_game]
        for seat, tile in enumerate(dice.shuffled(allowed)[:seats]):
            give_ship(p, seat, tile)
    _hand_out_colours(p, str(options["colours"]))
    return p


def _hand_out_colours(p: Delphi, mode: str) -> None:
    """Chosen in order of seats, dealt at random, or by seat (D-3.17)."""
    colours = range(len(p.facts.player_colours))
    if mode == "chosen":
        p.push(ChooseColour(0))
    elif mode == "dealt":
        for seat, colour in enumerate(p.dice.shuffled(colours)[: p.seats]):
            give_colour(p, seat, colour)
    else:
        p.colours = list(colours[: p.seats])


def give_colour(p: Delphi, seat: int, colour: int) -> None:
    p.colours[seat] = colour
    p.tell("colour_taken", seat, {"player": p.facts.player_colours[colour]})


@dataclass(frozen=True)
class ChooseColour(Step):
    """Each player takes one of the colours that are left, in order of seats (D-3.17)."""

    KINDS: ClassVar[tuple[str, ...]] = ("choose_colour",)

    seat: int

    def decide(self, p: Delphi) -> tuple[Decision, ...]:
        if self.seat == p.seats:
            p.pop()
            return ()
        colours = [plain_action("choose_colour", name) for name in p.facts.player_colours]
        return (Decision(self.seat, "choose_colour", self.allowed(p, self.seat, colours)),)

    def refusal(self, p: Delphi, seat: int, action: Action) -> Refusal | None:
        if p.facts.player_colours.index(str(action.args[0])) in p.colours:
            return Refusal("the_colour_is_taken", "D-3.17", {"player": action.args[0]})
        return None

    def choose(self, p: Delphi, seat: int, action: Action) -> None:
        p.become(ChooseColour(seat + 1))
        give_colour(p, seat, p.facts.player_colours.index(str(action.args[0])))


def _lay_map(p: Delphi, choice: str) -> None:
    if choice == "compact":
        choice = p.facts.compact_map(p.dice)
    elif choice == "free":
        choice = p.facts.free_map(p.dice)
    p.map = choice
    p.board = p.facts.board(choice)


def _place_pieces(p: Delphi) -> None:
    """Offerings, monsters, temples, statues and island tiles (D-3.2 to D-3.5)."""
    board, numbers, seats = p.board, p.facts.setup, p.seats
    islands = len(board.island_names["offering"])
    rooms = [numbers["offerings_per_island"].among(seats)] * islands
    p.offerings_on = _spread(p.dice, [numbers["offerings_per_colour"].among(seats)] * 6, rooms)

    colours = [numbers["monsters_per_colour"].among(seats)] * 6
    marked = [n for n, is_marked in enumerate(board.marked) if is_marked]
    plain = [n for n, is_marked in enumerate(board.marked) if not is_marked]
    per_marked = numbers["monsters_per_marked_island"].value
    per_plain = numbers["monsters_per_plain_island"].among(seats)
    p.monsters_on = [0] * len(board.marked)
    for _ in range(_TRIES):
        pairs = _draw_different(p.dice, colours, len(marked), per_marked)
        rest = [count - sum(pair >> colour & 1 for pair in pairs) for colour, count in enumerate(colours)]
        spread = _spread_once(p.dice, rest, [per_plain] * len(plain))
        if spread is not None:
            for island, monsters in zip((*marked, *plain), (*pairs, *spread), strict=True):
                p.monsters_on[island] = monsters
            break
    else:
        raise RuntimeError(f"monsters {colours} find no place on {len(plain)} mountains for {per_plain}")

    p.temples = p.dice.shuffled(range(6))
    p.statues_in = [numbers["statues_per_city"].value] * 6
    p.raised = [0] * len(board.pedestals)
    p.tiles = p.dice.shuffled(range(len(p.facts.island_ids)))


def _draw_different(dice: Dice, counts: list[int], islands: int, per_island: int) -> list[int]:
    """Pieces drawn at random from all, so many to an island, those on one island of different colours."""
    while True:
        drawn = dice.shuffled([colour for colour, count in enumerate(counts) for _ in range(count)])
        groups = [drawn[n * per_island : (n + 1) * per_island] for n in range(islands)]
        if all(len(set(group)) == per_island for group in groups):
            return [sum(1 << colour for colour in group) for group in groups]


def _spread(dice: Dice, counts: list[int], rooms: list[int]) -> list[int]:
    """Pieces of each colour at random over islands with so much room, no colour twice on one."""
    for _ in range(_TRIES):
        spread = _spread_once(dice, counts, rooms)
        if spread is not None:
            return spread
    raise RuntimeError(f"pieces {counts} find no place on islands for {rooms}")


def _spread_once(dice: Dice, counts: list[int], rooms: list[int]) -> list[int] | None:
    """One attempt: the colours with most pieces first, each onto the roomiest islands, ties by lot."""
    left = rooms[:]
    islands = [0] * len(rooms)
    for colour in sorted(dice.shuffled(range(len(counts))), key=lambda colour: -counts[colour]):
        order = sorted(dice.shuffled(range(len(rooms))), key=lambda island: -left[island])
        chosen = order[: counts[colour]]
        if len(chosen) < counts[colour] or any(not left[island] for island in chosen):
            return None
        for island in chosen:
            left[island] -= 1
            islands[island] |= 1 << colour
    return islands


def _stock_supply(p: Delphi) -> None:
    """Decks, display and companions (D-3.6)."""
    facts = p.facts
    p.oracle_deck = p.dice.shuffled([c for c in range(6) for _ in range(facts.decks["oracle"].per_colour)])
    p.injury_deck = p.dice.shuffled([c for c in range(6) for _ in range(facts.decks["injury"].per_colour)])
    cards = [number for number, card in enumerate(facts.equipment) for _ in range(card.copies)]
    p.equipment_deck = p.dice.shuffled(cards)
    p.display = [p.equipment_deck.pop() for _ in range(facts.setup["equipment_display"].value)]
    p.companions_left = (1 << 18) - 1


def _assign_tasks(p: Delphi, tiles_less: int) -> None:
    """The same Zeus tiles for all, less those that a shorter game leaves out (D-3.12, D-3.16)."""
    facts = p.facts
    white = {"shrine": 0, "statue": 0, "offering": 0, "monster": 0}
    coloured = {"offering": 0, "monster": 0}
    two_sided = []
    for tile in facts.zeus_tiles.values():
        if tile.offering and tile.monster:
            two_sided += [tile] * tile.copies
            continue
        for task in white:
            side = getattr(tile, task)
            if side in ("own", "white"):
                white[task] += tile.copies
            elif side:
                coloured[task] |= 1 << COLOUR[side]
    as_offering = facts.setup["two_sided_tiles_as_offering"].value
    for number, tile in enumerate(p.dice.shuffled(two_sided)):
        task, side = ("offering", tile.offering) if number < as_offering else ("monster", tile.monster)
        coloured[task] |= 1 << COLOUR[str(side)]
    shrines = facts.setup["shrines"].value
    for left_out in facts.short_game[:tiles_less]:
        shrines -= left_out.shrines
        if left_out.coloured:
            choices = [colour for colour in range(6) if coloured[left_out.task] >> colour & 1]
            coloured[left_out.task] &= ~(1 << choices[p.dice.below(len(choices))])
        else:
            white[left_out.task] -= 1
    for seat in range(p.seats):
        p.shrine_tasks[seat] = white["shrine"]
        p.statue_tasks[seat] = white["statue"]
        p.offering_white[seat] = white["offering"]
        p.offering_tasks[seat] = coloured["offering"]
        p.monster_white[seat] = white["monster"]
        p.monster_tasks[seat] = coloured["monster"]
        p.shrines[seat] = shrines


def _prepare_player(p: Delphi, seat: int) -> None:
    """Favours, dice, ship, strength, the first injury and its god (D-3.8 to D-3.11)."""
    numbers = p.facts.setup
    p.favours[seat] = numbers["favours"].by_seat[seat]
    p.strength[seat] = numbers["strength"].value
    p.ship[seat] = p.board.zeus
    roll_oracle(p, seat)
    p.draw_injuries(seat, numbers["injuries"].value)
    for colour in range(6):
        p.gods[seat * 6 + colour] = p.facts.start_row
        if p.injuries[seat * 6 + colour]:
            p.gods[seat * 6 + colour] = p.facts.first_cloud(p.seats)


def give_ship(p: Delphi, seat: int, tile: int) -> None:
    """The ship tile, and what it changes of the start by itself (D-13.1, D-13.2, D-13.7)."""
    p.ship_tile[seat] = tile
    ship = p.facts.ships[tile]
    p.tell("ship_chosen", seat, {"ship": p.facts.ship_ids[tile]})
    p.strength[seat] = max(p.strength[seat], ship.strength)
    p.favours[seat] += ship.extra_favours
    if ship.gods_on_first_cloud:
        p.gods[seat * 6 : seat * 6 + 6] = [p.facts.first_cloud(p.seats)] * 6


@dataclass(frozen=True)
class DraftShip(Step):
    """The last seat picks first, then the others in reverse order (D-3.14)."""

    KINDS: ClassVar[tuple[str, ...]] = ("choose_ship",)

    seat: int

    def decide(self, p: Delphi) -> tuple[Decision, ...]:
        if self.seat < 0:
            p.ships_on_offer = []
            p.pop()
            return ()
        actions = tuple(plain_action("choose_ship", p.facts.ship_ids[tile]) for tile in p.ships_on_offer)
        return (Decision(self.seat, "draft_ship", actions),)

    def refusal(self, p: Delphi, seat: int, action: Action) -> Refusal | None:
        if p.facts.ship_ids.index(str(action.args[0])) not in p.ships_on_offer:
            return Refusal("the_ship_tile_is_not_on_offer", "D-3.14", {"ship": action.args[0]})
        return None

    def choose(self, p: Delphi, seat: int, action: Action) -> None:
        tile = p.facts.ship_ids.index(str(action.args[0]))
        p.ships_on_offer.remove(tile)
        p.become(DraftShip(seat - 1))
        give_ship(p, seat, tile)


@dataclass(frozen=True)
class StartEffects(Step):
    """What ship tiles do at the start, in order of seats (D-3.15)."""

    seat: int

    def decide(self, p: Delphi) -> tuple[Decision, ...]:
        if self.seat == p.seats:
            p.pop()
            return ()
        p.become(StartEffects(self.seat + 1))
        ship = p.facts.ships[p.ship_tile[self.seat]]
        if ship.tasks_dropped:
            p.push(DropTask(self.seat, ship.tasks_dropped))
        for _ in range(ship.equipment):
            p.push(TakeEquipment(self.seat))
        p.draw_oracle(self.seat, ship.oracle_cards)
        return ()


@dataclass(frozen=True)
class DropTask(Step):
    """A Zeus tile of choice leaves without its reward (D-13.5)."""

    KINDS: ClassVar[tuple[str, ...]] = ("drop_task",)

    seat: int
    left: int

    def decide(self, p: Delphi) -> tuple[Decision, ...]:
        tiles = list(dict.fromkeys(open_tasks(p, self.seat))) if self.left else []
        if not tiles:
            p.pop()
            return ()
        return (Decision(self.seat, "drop_task", tuple(plain_action("drop_task", tile) for tile in tiles)),)

    def refusal(self, p: Delphi, seat: int, action: Action) -> Refusal | None:
        if action.args[0] not in open_tasks(p, seat):
            return Refusal("no_such_task_is_open", "D-13.5", {"tile": action.args[0]})
        return None

    def choose(self, p: Delphi, seat: int, action: Action) -> None:
        p.become(DropTask(seat, self.left - 1))
        drop_task(p, seat, str(action.args[0]))
        p.tell("task_dropped", seat, {"tile": str(action.args[0]), "left": p.tasks_left(seat)})
