"""The position of a game of The Oracle of Delphi, and the small operations that every procedure is made of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from aegean.core.dice import Dice
from aegean.core.position import Position
from aegean.core.refusal import Refusal
from aegean.core.values import Event, Plain
from aegean.delphi.board import Board, Near
from aegean.delphi.facts import Facts, Outfit
from aegean.delphi.names import COLOURS, GODS, HERO, NO_CARD


class Delphi(Position):
    """Lists by seat hold one number a seat; lists by seat and colour hold six a seat (`seat * 6 + colour`). Sets of
    colours, cards or islands are bit sets."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "map", "round", "active", "card_used", "any_colour", "extra_used", "arrived",
        "colours", "favours", "strength", "ship", "ship_tile", "equipment", "companions",
        "gods", "injuries", "oracle", "oracle_dice",
        "offerings_held", "statues_held",
        "shrine_tasks", "statue_tasks", "offering_white", "offering_tasks", "monster_white", "monster_tasks",
        "statues_done", "offerings_done", "monsters_done", "shrines",
        "offerings_on", "monsters_on", "statues_in", "raised", "temples", "tiles", "explored", "built", "seen",
        "oracle_deck", "oracle_discard", "injury_deck", "injury_discard",
        "equipment_deck", "display", "companions_left", "ships_on_offer",
    )  # fmt: skip

    SETS: ClassVar[tuple[str, ...]] = ("equipment", "companions", "companions_left", "explored", "built", "seen")

    __slots__ = (*FIELDS, "board", "facts", "seats")

    def __init__(self, facts: Facts, seats: int, dice: Dice, like: Delphi | None = None) -> None:
        super().__init__(dice)
        self.facts = facts
        self.seats = seats
        self.board: Board
        if like is not None:
            self._take_over(like)
            return
        self.map = ""
        self.round = 1
        self.active = 0  # whose turn it is
        self.card_used = NO_CARD  # the colour of the oracle card used this turn
        self.any_colour = 0  # how many wild sources Apollo still grants this turn
        self.extra_used = 0
        self.arrived = 0  # seats that have done all tasks and stand on Zeus's hex
        # by seat
        self.colours = [-1] * seats  # the number of the player colour; -1: not chosen yet
        self.favours = [0] * seats
        self.strength = [0] * seats
        self.ship = [0] * seats
        self.ship_tile = [-1] * seats
        self.equipment = [0] * seats
        self.companions = [0] * seats
        self.offerings_held = [0] * seats
        self.statues_held = [0] * seats
        self.shrine_tasks = [0] * seats
        self.statue_tasks = [0] * seats
        self.offering_white = [0] * seats
        self.offering_tasks = [0] * seats
        self.monster_white = [0] * seats
        self.monster_tasks = [0] * seats
        self.statues_done = [0] * seats
        self.offerings_done = [0] * seats
        self.monsters_done = [0] * seats
        self.shrines = [0] * seats  # pieces not yet built
        self.seen = [0] * seats  # hidden islands that the seat has looked at
        # by seat and colour
        self.gods = [0] * (6 * seats)
        self.injuries = [0] * (6 * seats)
        self.oracle = [0] * (6 * seats)
        self.oracle_dice = [0] * (6 * seats)  # not yet used this turn
        # on the board
        self.offerings_on: list[int] = []
        self.monsters_on: list[int] = []
        self.statues_in = [0] * 6  # by the city's colour
        self.raised: list[int] = []  # filled pedestals
        self.temples: list[int] = []
        self.tiles: list[int] = []
        self.explored = 0
        self.built = 0  # islands with their shrine
        # the general supply
        self.oracle_deck: list[int] = []  # the top is the last
        self.oracle_discard = [0] * 6
        self.injury_deck: list[int] = []
        self.injury_discard = [0] * 6
        self.equipment_deck: list[int] = []
        self.display: list[int] = []
        self.companions_left = 0
        self.ships_on_offer: list[int] = []

    def copy(self) -> Delphi:
        return Delphi(self.facts, self.seats, self.dice.copy(), self)

    def _take_over(self, other: Delphi) -> None:
        """Every field of another position of the same game, without sharing anything that changes."""
        self.steps = other.steps[:]
        self.result = other.result
        self.board = other.board
        self.map = other.map
        self.round = other.round
        self.active = other.active
        self.card_used = other.card_used
        self.any_colour = other.any_colour
        self.extra_used = other.extra_used
        self.arrived = other.arrived
        self.colours = other.colours[:]
        self.favours = other.favours[:]
        self.strength = other.strength[:]
        self.ship = other.ship[:]
        self.ship_tile = other.ship_tile[:]
        self.equipment = other.equipment[:]
        self.companions = other.companions[:]
        self.offerings_held = other.offerings_held[:]
        self.statues_held = other.statues_held[:]
        self.shrine_tasks = other.shrine_tasks[:]
        self.statue_tasks = other.statue_tasks[:]
        self.offering_white = other.offering_white[:]
        self.offering_tasks = other.offering_tasks[:]
        self.monster_white = other.monster_white[:]
        self.monster_tasks = other.monster_tasks[:]
        self.statues_done = other.statues_done[:]
        self.offerings_done = other.offerings_done[:]
        self.monsters_done = other.monsters_done[:]
        self.shrines = other.shrines[:]
        self.seen = other.seen[:]
        self.gods = other.gods[:]
        self.injuries = other.injuries[:]
        self.oracle = other.oracle[:]
        self.oracle_dice = other.oracle_dice[:]
        self.offerings_on = other.offerings_on[:]
        self.monsters_on = other.monsters_on[:]
        self.statues_in = other.statues_in[:]
        self.raised = other.raised[:]
        self.temples = other.temples[:]
        self.tiles = other.tiles[:]
        self.explored = other.explored
        self.built = other.built
        self.oracle_deck = other.oracle_deck[:]
        self.oracle_discard = other.oracle_discard[:]
        self.injury_deck = other.injury_deck[:]
        self.injury_discard = other.injury_discard[:]
        self.equipment_deck = other.equipment_deck[:]
        self.display = other.display[:]
        self.companions_left = other.companions_left
        self.ships_on_offer = other.ships_on_offer[:]

    def restore(self, data: dict[str, Plain]) -> None:
        super().restore(data)
        self.board = self.facts.board(self.map)

    def conceal(self, seat: int, dice: Dice) -> None:
        """What a seat does not know: unexplored islands it has not looked at, and the order of the decks (D-3.7)."""
        unknown = [n for n in range(len(self.tiles)) if not (self.explored | self.seen[seat]) >> n & 1]
        for n, tile in zip(unknown, dice.shuffled(sorted(self.tiles[n] for n in unknown)), strict=True):
            self.tiles[n] = tile
        self.oracle_deck = dice.shuffled(sorted(self.oracle_deck))
        self.injury_deck = dice.shuffled(sorted(self.injury_deck))
        self.equipment_deck = dice.shuffled(sorted(self.equipment_deck))

    def view(self, seat: int | None) -> dict[str, Plain]:
        from aegean.delphi.view import view_of

        return view_of(self, seat)

    def views(self, seats: Iterable[int | None]) -> dict[int | None, dict[str, Plain]]:
        from aegean.delphi.view import views_of

        return views_of(self, seats)

    # -- operations ---------------------------------------------------------------------------------------------------

    def tell(self, kind: str, seat: int, fields: dict[str, Plain]) -> None:
        """Everybody learns what a seat did or got."""
        fields["seat"] = seat
        self.events.append(Event(kind, fields))

    def gain_favours(self, seat: int, count: int) -> None:
        """Every gain is one event, whatever its size (D-13.7)."""
        if count <= 0:
            return
        count += self.facts.ships[self.ship_tile[seat]].extra_favours
        self.favours[seat] += count
        self.tell("favours_gained", seat, {"count": count})

    def gain_strength(self, seat: int, count: int) -> None:
        gained = min(count, self.facts.strength_max - self.strength[seat])
        if gained > 0:
            self.strength[seat] += gained
            self.tell("strength_gained", seat, {"count": gained, "strength": self.strength[seat]})

    def draw_oracle(self, seat: int, count: int) -> None:
        """Oracle cards lie open; an empty deck is made anew from its discards, and with both empty none is drawn."""
        for _ in range(count):
            if not self.oracle_deck:
                self.oracle_deck = self._reshuffled("oracle", self.oracle_discard)
                if not self.oracle_deck:
                    return
                self.oracle_discard = [0] * 6
            colour = self.oracle_deck.pop()
            self.sealed = True
            self.oracle[seat * 6 + colour] += 1
            self.tell("oracle_drawn", seat, {"colour": COLOURS[colour]})

    def draw_injuries(self, seat: int, count: int) -> None:
        for _ in range(count):
            if not self.injury_deck:
                self.injury_deck = self._reshuffled("injury", self.injury_discard)
                if not self.injury_deck:
                    return
                self.injury_discard = [0] * 6
            colour = self.injury_deck.pop()
            self.sealed = True
            self.injuries[seat * 6 + colour] += 1
            self.tell("injury_drawn", seat, {"colour": COLOURS[colour]})
            if self.companions[seat] >> (HERO * 6 + colour) & 1:
                self.discard_injuries(seat, colour)

    def _reshuffled(self, deck: str, discards: list[int]) -> list[int]:
        cards = self.dice.shuffled([colour for colour in range(6) for _ in range(discards[colour])])
        if cards:
            self.sealed = True
            self.events.append(Event("deck_reshuffled", {"deck": deck, "count": len(cards)}))
        return cards

    def discard_injuries(self, seat: int, colour: int, most: int = 99) -> None:
        count = min(most, self.injuries[seat * 6 + colour])
        if count:
            self.injuries[seat * 6 + colour] -= count
            self.injury_discard[colour] += count
            self.tell("injuries_discarded", seat, {"colour": COLOURS[colour], "count": count})

    def can_advance(self, seat: int, god: int) -> bool:
        return self.gods[seat * 6 + god] < self.facts.throne_row

    def refuse_step(self, seat: int, god: int) -> Refusal | None:
        """Why the seat cannot advance a god (D-10.2)."""
        if not self.can_advance(seat, god):
            return Refusal("the_god_is_on_the_throne", "D-10.2", {"god": GODS[god]})
        return None

    def refuse_discard(self, seat: int, colour: int) -> Refusal | None:
        """Why the seat cannot discard injuries of a colour (D-6.2)."""
        if not self.injuries[seat * 6 + colour]:
            return Refusal("no_injury_of_this_colour", "D-6.19", {"colour": COLOURS[colour]})
        return None

    def refuse_draw(self, clause: str = "D-6.5") -> Refusal | None:
        """Why nobody can draw an oracle card."""
        if not self.oracle_deck and not any(self.oracle_discard):
            return Refusal("no_oracle_card_left", clause)
        return None

    def refuse_exploring(self, island: int, clause: str = "D-6.12") -> Refusal | None:
        """Why nobody can turn up an island, or look at it."""
        if self.explored >> island & 1:
            return Refusal("the_island_is_explored", clause)
        return None

    def advance_god(self, seat: int, god: int) -> None:
        """One step up; from the start cloud always to the first cloud for this number of players (D-10.2)."""
        at = seat * 6 + god
        row = self.gods[at]
        self.gods[at] = row + 1 if row > self.facts.start_row else self.facts.first_cloud(self.seats)
        self.tell("god_advanced", seat, {"god": GODS[god], "row": self.gods[at]})

    def return_god(self, seat: int, god: int) -> None:
        ship = self.facts.ships[self.ship_tile[seat]]
        self.gods[seat * 6 + god] = (
            self.facts.first_cloud(self.seats) if ship.gods_on_first_cloud else self.facts.start_row
        )
        self.tell("god_returned", seat, {"god": GODS[god]})

    # -- queries: one for each number that tiles and cards may change -------------------------------------------------

    def outfit(self, seat: int) -> Outfit:
        return self.facts.outfit(self.ship_tile[seat], self.equipment[seat])

    def owns(self, seat: int, island: int) -> bool:
        """Whether the tile on a hidden island shows the seat's own colour (D-8.4)."""
        return self.facts.island_owner[self.tiles[island]] == self.colours[seat]

    def hold_is_full(self, seat: int) -> bool:
        held = self.offerings_held[seat].bit_count() + self.statues_held[seat].bit_count()
        return held >= self.outfit(seat).storage

    def near(self, seat: int, work: int) -> Near:
        """The islands on which the ship can do this kind of work: adjacent ones, or with a reach card further."""
        reach = self.outfit(seat).reach[work]
        return self.board.reach[self.ship[seat]] if reach else self.board.near[self.ship[seat]]

    def tasks_left(self, seat: int) -> int:
        return (
            self.shrine_tasks[seat]
            + self.statue_tasks[seat]
            + self.offering_white[seat]
            + self.offering_tasks[seat].bit_count()
            + self.monster_white[seat]
            + self.monster_tasks[seat].bit_count()
        )

    def must_recover(self, seat: int) -> bool:
        """D-4.2, D-12.9."""
        outfit = self.outfit(seat)
        mine = self.injuries[seat * 6 : seat * 6 + 6]
        return max(mine) >= outfit.recover_same_colour or sum(mine) >= outfit.recover_total
