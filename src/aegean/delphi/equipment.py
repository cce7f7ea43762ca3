"""Equipment cards: taking one from the display, and what it does once, on receipt (rules D-12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.delphi.board import plain_action
from aegean.delphi.cargo import load_offering, load_statue, refuse_offering, refuse_statue
from aegean.delphi.exploring import Look
from aegean.delphi.names import COLOURS, GOD, GODS, colours_in
from aegean.delphi.position import Delphi
from aegean.delphi.rewards import GodSteps


@dataclass(frozen=True)
class TakeEquipment(Step):
    """One of the displayed cards; the gap is filled before its effect (D-12.1)."""

    KINDS: ClassVar[tuple[str, ...]] = ("take",)

    seat: int

    def decide(self, p: Delphi) -> tuple[Decision, ...]:
        if not p.display:
            p.pop()
            return ()
        actions = tuple(plain_action("take", p.facts.equipment_ids[number]) for number in p.display)
        return (Decision(self.seat, "equipment", actions),)

    def refusal(self, p: Delphi, seat: int, action: Action) -> Refusal | None:
        if p.facts.equipment_number[str(action.args[0])] not in p.display:
            return Refusal("not_on_display", "D-12.1", {"equipment": action.args[0]})
        return None

    def choose(self, p: Delphi, seat: int, action: Action) -> None:
        p.pop()
        number = p.facts.equipment_number[str(action.args[0])]
        slot = p.display.index(number)
        p.equipment[seat] |= 1 << number
        p.tell("equipment_taken", seat, {"equipment": p.facts.equipment_ids[number]})
        if p.equipment_deck:
            p.display[slot] = p.equipment_deck.pop()
            p.seal()
            p.tell("equipment_shown", seat, {"equipment": p.facts.equipment_ids[p.display[slot]]})
        else:
            p.display.remove(number)
        _receive(p, seat, number)


def _receive(p: Delphi, seat: int, number: int) -> None:
    """What a card does once, on receipt (D-12.2)."""
    card = p.facts.equipment[number]
    if card.timing == "permanent":
        return
    if card.ability in ("hold", "bundle"):
        p.gain_strength(seat, card.strength)
        p.gain_favours(seat, card.favours)
        p.draw_oracle(seat, card.oracle_cards)
        if card.god_steps:
            p.push(GodSteps(seat, card.god_steps))
    elif card.ability == "load_statue":
        p.push(ReceiveStatue(seat, number))
    elif card.ability == "load_offering":
        p.push(ReceiveOffering(seat, number))
    elif card.ability == "god_to_throne":
        p.push(Enthrone(seat, number))
    elif card.ability == "scout":
        hidden = len(p.tiles) - p.explored.bit_count()
        if hidden < card.islands:
            lapse(p, seat, number)
        else:
            p.push(Look(seat, card.islands, (), True))


def _not_on_card(p: Delphi, card: int, colour: str, clause: str) -> Refusal | None:
    if colour not in p.facts.equipment[card].colours:
        return Refusal("not_on_the_card", clause, {"equipment": p.facts.equipment_ids[card]})
    return None


def lapse(p: Delphi, seat: int, number: int) -> None:
    p.tell("equipment_lapsed", seat, {"equipment": p.facts.equipment_ids[number]})


@dataclass(frozen=True)
class ReceiveStatue(Step):
    """A card loads a statue from its city, wherever the ship is (D-12.15)."""

    KINDS: ClassVar[tuple[str, ...]] = ("receive_statue",)

    seat: int
    card: int

    def decide(self, p: Delphi) -> tuple[Decision, ...]:
        actions = self.allowed(p, self.seat, [plain_action("receive_statue", colour) for colour in COLOURS])
        if not actions:
            p.pop()
            lapse(p, self.seat, self.card)
            return ()
        return (Decision(self.seat, "receive_statue", actions, {"equipment": p.facts.equipment_ids[self.card]}),)

    def refusal(self, p: Delphi, seat: int, action: Action) -> Refusal | None:
        colour = str(action.args[0])
        return _not_on_card(p, self.card, colour, "D-12.15") or refuse_statue(p, seat, COLOURS.index(colour))

    def choose(self, p: Delphi, seat: int, action: Action) -> None:
        p.pop()
        load_statue(p, seat, COLOURS.index(str(action.args[0])))


@dataclass(frozen=True)
class ReceiveOffering(Step):
    """A card loads an offering from any island (D-12.16)."""

    KINDS: ClassVar[tuple[str, ...]] = ("receive_offering",)

    seat: int
    card: int

    def decide(self, p: Delphi) -> tuple[Decision, ...]:
        lying = [
            plain_action("receive_offering", p.board.island_names["offering"][island], COLOURS[colour])
            for island, offerings in enumerate(p.offerings_on)
            for colour in colours_in(offerings)
        ]
        actions = self.allowed(p, self.seat, lying)
        if not actions:
            p.pop()
            lapse(p, self.seat, self.card)
            return ()
        return (Decision(self.seat, "receive_offering", actions, {"equipment": p.facts.equipment_ids[self.card]}),)

    def refusal(self, p: Delphi, seat: int, action: Action) -> Refusal | None:
        island, colour = p.board.island["offering"][str(action.args[0])], str(action.args[1])
        refusal = _not_on_card(p, self.card, colour, "D-12.16")
        return refusal or refuse_offering(p, seat, island, COLOURS.index(colour))

    def choose(self, p: Delphi, seat: int, action: Action) -> None:
        p.pop()
        load_offering(p, seat, p.board.island["offering"][str(action.args[0])], COLOURS.index(str(action.args[1])))


@dataclass(frozen=True)
class Enthrone(Step):
    """A card lifts one of its gods straight to the throne (D-12.17)."""

    KINDS: ClassVar[tuple[str, ...]] = ("enthrone",)

    seat: int
    card: int

    def decide(self, p: Delphi) -> tuple[Decision, ...]:
        gods = [plain_action("enthrone", GODS[god]) for god in p.facts.throne_gods[self.card]]
        actions = self.allowed(p, self.seat, gods)
        if not actions:
            p.pop()
            lapse(p, self.seat, self.card)
            return ()
        return (Decision(self.seat, "enthrone", actions, {"equipment": p.facts.equipment_ids[self.card]}),)

    def refusal(self, p: Delphi, seat: int, action: Action) -> Refusal | None:
        god = GOD[str(action.args[0])]
        if god not in p.facts.throne_gods[self.card]:
            return Refusal("not_on_the_card", "D-12.17", {"equipment": p.facts.equipment_ids[self.card]})
        return p.refuse_step(seat, god)

    def choose(self, p: Delphi, seat: int, action: Action) -> None:
        p.pop()
        god = GOD[str(action.args[0])]
        p.gods[seat * 6 + god] = p.facts.throne_row
        p.tell("god_advanced", seat, {"god": GODS[god], "row": p.facts.throne_row})
