"""Overload, at every Build Monument: hoplites are sent, the bonus token changes hands, the sky sinks (HL-2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision, Plain
from aegean.hellas.actions import DECLINE, act
from aegean.hellas.control import check_victory, win
from aegean.hellas.expansions.atlas.titan import clear, has_room, leader, may_send, own_titan, send, titan
from aegean.hellas.expansions.atlas.vault import ID, Vault, own_vault, vault, winner_among
from aegean.hellas.modules import Chapter, Win
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.stages import begin
from aegean.hellas.victories import WHOLE

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"bonus": (("attribute", "attribute"),), "send": (("region", "region"),)},
    events=("bonus_taken", "hoplite_sent", "sky_sank"),
    reasons=("another_port_is_asked_for", "it_is_no_attribute_of_a_hero"),
    part=(ID, Vault),
)


@CHAPTER.prepare("atlas", after="hands")
def _number_ports(p: Hellas, options: Mapping[str, Plain]) -> None:
    part = own_titan(p)
    part.ports = p.dice.shuffled(part.ports)


@CHAPTER.hook("build_monument", after="builders_priests", name="overload")
def _begin(p: Hellas, seat: int) -> None:
    """Who has won already has won before it (HL-2.6)."""
    check_victory(p)
    if p.result is None:
        begin(p, seat, ID)


# -- hoplites ---------------------------------------------------------------------------------------------------------


def senders(p: Hellas) -> list[int]:
    """By the number of the port: the seat that may send a hoplite from there, or NOBODY (HL-2.2)."""
    found = []
    for region in titan(p).ports:
        there = [seat for seat in p.clockwise(p.active) if may_send(p, seat, region)]
        found.append(there[0] if there else NOBODY)
    return found


@dataclass(frozen=True)
class SendHoplites(Step):
    """Port by port, whoever stands there may send one hoplite (HL-2.2)."""

    ASKS: ClassVar[tuple[str, ...]] = ("send_hoplite",)

    number: int  # of the port that is asked for, from 0

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        asked = senders(p)
        number = self.number
        while number < len(asked) and asked[number] == NOBODY:
            number += 1
        if number == len(asked) or not has_room(p):
            p.pop()
            return ()
        if number != self.number:
            p.become(SendHoplites(number))
        region = p.rules.region_ids[titan(p).ports[number]]
        about: dict[str, Plain] = {"region": region, "number": number + 1}
        return (Decision(asked[number], "send_hoplite", (act("send", region), DECLINE), about),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "send" or p.rules.region[str(action.args[0])] == titan(p).ports[self.number]:
            return None
        return Refusal("another_port_is_asked_for", "HL-2.2", {"region": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(SendHoplites(self.number + 1))
        if action.kind == "send":
            send(p, seat, p.rules.region[str(action.args[0])])
            p.tell("hoplite_sent", seat, {"region": str(action.args[0]), "number": self.number + 1})


def _send(p: Hellas, seat: int) -> None:
    p.push(SendHoplites(0))


# -- the bonus token --------------------------------------------------------------------------------------------------


def _give_bonus(p: Hellas, seat: int) -> None:
    """To whoever alone has the most; among equals it stays where it is (HL-2.3)."""
    first = leader(p, titan(p).on)
    if first is not None and first != vault(p).owner:
        part = own_vault(p)
        part.owner, part.attribute = first, NOBODY
        p.push(PlaceBonus(first))


@dataclass(frozen=True)
class PlaceBonus(Step):
    """Which attribute of the hero it lies on until it is lost (HL-3.1)."""

    ASKS: ClassVar[tuple[str, ...]] = ("place_bonus",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = self.allowed(p, self.seat, [act("bonus", name) for name in p.rules.attribute_ids])
        return (Decision(self.seat, "place_bonus", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "bonus" or p.rules.attribute[str(action.args[0])] in p.rules.hero_attributes:
            return None
        return Refusal("it_is_no_attribute_of_a_hero", "HL-3.1", {"attribute": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        own_vault(p).attribute = p.rules.attribute[str(action.args[0])]
        p.tell("bonus_taken", seat, {"attribute": str(action.args[0])})


@CHAPTER.answer("attribute")
def _raised(p: Hellas, seat: int, attribute: int) -> int:
    """HL-3.1, HL-3.2."""
    part = vault(p)
    return p.rules.numbers["atlas_bonus"] if part.owner == seat and part.attribute == attribute else 0


# -- the sky ----------------------------------------------------------------------------------------------------------


def _sink(p: Hellas, seat: int) -> None:
    """Two cards, less those who hold against it (HL-2.4)."""
    drawn = [kind for _ in range(p.rules.numbers["cards_of_overload"]) if (kind := p.top_combat()) is not None]
    for kind in drawn:
        p.combat_discard[kind] += 1
    p.seal()
    part, weight, held = own_vault(p), sum(p.rules.combat_cards[kind].strength for kind in drawn), len(titan(p).on)
    spaces = min(part.left, max(0, weight - held))
    part.left -= spaces
    told: dict[str, Plain] = {"cards": [p.rules.combat_ids[kind] for kind in drawn], "strength": weight}
    p.tell("sky_sank", seat, {**told, "count": held, "spaces": spaces, "left": part.left})


def _end(p: Hellas, seat: int) -> None:
    winner = winner_among(p, titan(p).on)
    if not vault(p).left and winner is not None:
        win(p, winner, ID)


CHAPTER.procedure(
    ID,
    ("clear", clear),
    ("send", _send),
    ("bonus", _give_bonus),
    ("sink", _sink),
    ("end", _end),
)


def _race(p: Hellas, needed: int) -> list[tuple[int, int]]:
    """How far the token has come, for whoever would win if all who can send a hoplite did; for the others a little of
    it by the ports where they stand: it comes nearer for somebody else."""
    on = [seat for seat in senders(p) if seat != NOBODY]
    gone, first = needed - vault(p).left, winner_among(p, on)
    share = WHOLE * gone // needed
    if first is None:
        return [(0, 0)] * p.seats
    most = 4 * max(1, *(on.count(seat) for seat in range(p.seats)))
    return [(gone, share) if seat == first else (0, share * on.count(seat) // most) for seat in range(p.seats)]


CHAPTER.victories[ID] = Win(None, _race)
