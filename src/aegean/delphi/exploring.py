"""Hidden islands: looking at them, exploring them, and what their letters give (rules D-6.7, D-8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision, Event
from aegean.delphi.board import plain_action
from aegean.delphi.names import COLOURS
from aegean.delphi.position import Delphi
from aegean.delphi.rewards import GodSteps
from aegean.delphi.tasks import build_shrine


@dataclass(frozen=True)
class Look(Step):
    """All islands are chosen before the first is seen (D-6.8). A scout then explores one of them (D-12.19)."""

    KINDS: ClassVar[tuple[str, ...]] = ("look",)

    seat: int
    count: int
    chosen: tuple[int, ...]
    scout: bool

    def decide(self, p: Delphi) -> tuple[Decision, ...]:
        hidden = [n for n in range(len(p.tiles)) if not p.explored >> n & 1]
        if len(hidden) <= self.count:
            self._reveal(p, tuple(hidden))
            return ()
        if len(self.chosen) == self.count:
            self._reveal(p, self.chosen)
            return ()
        names = p.board.island_names["hidden"]
        actions = self.allowed(p, self.seat, [plain_action("look", name) for name in names])
        return (Decision(self.seat, "look", actions, {"left": self.count - len(self.chosen)}),)

    def refusal(self, p: Delphi, seat: int, action: Action) -> Refusal | None:
        island = p.board.island["hidden"][str(action.args[0])]
        if island in self.chosen:
            return Refusal("the_island_is_chosen_already", "D-6.8")
        return p.refuse_exploring(island, "D-6.7")

    def choose(self, p: Delphi, seat: int, action: Action) -> None:
        island = p.board.island["hidden"][str(action.args[0])]
        p.become(Look(seat, self.count, (*self.chosen, island), self.scout))

    def _reveal(self, p: Delphi, islands: tuple[int, ...]) -> None:
        p.seal()
        for n in islands:
            p.seen[self.seat] |= 1 << n
        names = p.board.island_names["hidden"]
        fields = {
            "seat": self.seat,
            "count": len(islands),
            "hexes": [names[n] for n in islands],
            "tiles": [p.facts.island_ids[p.tiles[n]] for n in islands],
        }
        p.emit(Event("looked", fields, secret=("tiles",), knowers=1 << self.seat))
        if self.scout:
            p.become(Scout(self.seat, islands))
        else:
            p.pop()


@dataclass(frozen=True)
class Scout(Step):
    """Which of the islands just seen is explored."""

    KINDS: ClassVar[tuple[str, ...]] = ("scout",)

    seat: int
    islands: tuple[int, ...]

    def decide(self, p: Delphi) -> tuple[Decision, ...]:
        names = p.board.island_names["hidden"]
        return (Decision(self.seat, "scout", tuple(plain_action("scout", names[n]) for n in self.islands)),)

    def refusal(self, p: Delphi, seat: int, action: Action) -> Refusal | None:
        if p.board.island["hidden"][str(action.args[0])] not in self.islands:
            return Refusal("the_island_was_not_looked_at", "D-12.19")
        return None

    def choose(self, p: Delphi, seat: int, action: Action) -> None:
        p.pop()
        explore(p, seat, p.board.island["hidden"][str(action.args[0])])


@dataclass(frozen=True)
class DiscardColour(Step):
    """All injuries of one colour of choice (the letter Ω, D-8.7)."""

    KINDS: ClassVar[tuple[str, ...]] = ("discard_colour",)

    seat: int

    def decide(self, p: Delphi) -> tuple[Decision, ...]:
        actions = self.allowed(p, self.seat, [plain_action("discard_colour", colour) for colour in COLOURS])
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "discard_colour", actions),)

    def refusal(self, p: Delphi, seat: int, action: Action) -> Refusal | None:
        return p.refuse_discard(seat, COLOURS.index(str(action.args[0])))

    def choose(self, p: Delphi, seat: int, action: Action) -> None:
        p.pop()
        p.discard_injuries(seat, COLOURS.index(str(action.args[0])))


def explore(p: Delphi, seat: int, island: int) -> None:
    """Turn the tile up; the own colour takes a shrine at once, other tiles reward by their letter (D-8.1, D-8.2)."""
    p.seal()
    p.explored |= 1 << island
    tile = p.tiles[island]
    hex_ = p.board.island_names["hidden"][island]
    p.tell("explored", seat, {"hex": hex_, "island": p.facts.island_ids[tile], "letter": p.facts.island_letter[tile]})
    if p.owns(seat, island) and p.shrine_tasks[seat]:
        build_shrine(p, seat, island)
        return
    reward = p.facts.letters[p.facts.island_letter[tile]]
    p.gain_favours(seat, reward.favours)
    p.draw_oracle(seat, reward.oracle_cards)
    p.gain_strength(seat, reward.strength)
    if reward.injury_colours:
        p.push(DiscardColour(seat))
    if reward.god_steps:
        p.push(GodSteps(seat, reward.god_steps))
