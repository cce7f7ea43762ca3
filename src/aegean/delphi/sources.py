"""Sources: the dice, the oracle card and the extra action that pay for actions, and what a colour costs (rules D-5)."""

from __future__ import annotations

from typing import Final, TypeAlias

from aegean.core.refusal import Refusal
from aegean.delphi.facts import UNPAYABLE
from aegean.delphi.names import (
    ALL_COLOURS,
    ANY,
    CARD,
    COLOURS,
    CREATURE,
    DEMIGOD,
    EXTRA,
    NO_CARD,
    SOURCES,
    colours_in,
)
from aegean.delphi.position import Delphi

FREE: Final = (0, 0, 0, 0, 0, 0)
Offer: TypeAlias = tuple[int, int, tuple[int, ...]]  # source, favours for itself, favours to count as each colour


def offers(p: Delphi, seat: int) -> list[Offer]:
    """The sources that the seat can use now, without those that Apollo would change."""
    base = seat * 6
    costs = p.facts.colour_costs(p.ship_tile[seat], p.companions[seat] >> DEMIGOD * 6 & ALL_COLOURS)
    if p.any_colour and p.facts.apollo_all:
        costs = (FREE,) * 6
    found: list[Offer] = [
        (colour, 0, costs[colour]) for colour, dice in enumerate(p.oracle_dice[base : base + 6]) if dice
    ]
    if p.card_used == NO_CARD:
        found += [(CARD + colour, 0, costs[colour]) for colour, cards in enumerate(p.oracle[base : base + 6]) if cards]
    price = extra_price(p, seat)
    if price <= p.favours[seat]:
        found.append((EXTRA, price, FREE))
    return found


def refuse_source(p: Delphi, seat: int, source: int) -> Refusal | None:
    """Why the seat cannot use a source now (D-5.1, D-5.2, D-5.8, D-12.10)."""
    if source >= ANY:
        if not p.any_colour or p.facts.apollo_all:
            return Refusal("apollo_grants_no_wild_source", "D-5.8")
        return refuse_source(p, seat, source - ANY)
    if source == EXTRA:
        price = p.outfit(seat).extra_cost
        if price >= UNPAYABLE:
            return Refusal("no_equipment_gives_an_extra_action", "D-12.10")
        if p.extra_used:
            return Refusal("the_extra_action_was_used_this_turn", "D-12.10")
        return refuse_price(p, seat, price)
    colour = source % 6
    if source < CARD:
        if not p.oracle_dice[seat * 6 + colour]:
            return Refusal("no_die_of_this_colour", "D-5.1", {"colour": COLOURS[colour]})
        return None
    if p.card_used != NO_CARD:
        return Refusal("an_oracle_card_was_used_this_turn", "D-5.2")
    if not p.oracle[seat * 6 + colour]:
        return Refusal("no_oracle_card_of_this_colour", "D-5.2", {"colour": COLOURS[colour]})
    return None


def refuse_price(p: Delphi, seat: int, price: int, clause: str = "D-5.11") -> Refusal | None:
    """The whole price must be at hand (D-5.11)."""
    if price > p.favours[seat]:
        return Refusal("too_few_favours", clause, {"needed": price, "held": p.favours[seat]})
    return None


def costs_of(p: Delphi, seat: int, source: int) -> tuple[int, ...]:
    """The favours for which the source counts as each colour."""
    if source >= EXTRA or (p.any_colour and p.facts.apollo_all):
        return FREE
    return p.facts.colour_costs(p.ship_tile[seat], p.companions[seat] >> DEMIGOD * 6 & ALL_COLOURS)[source % 6]


def extra_price(p: Delphi, seat: int) -> int:
    """The favours for an extra action now (D-12.10), or more than anybody can pay."""
    return UNPAYABLE if p.extra_used else p.outfit(seat).extra_cost


def sail_limits(p: Delphi, seat: int, costs: tuple[int, ...], purse: int) -> tuple[int, ...]:
    """How far a sail may end on each colour with a source that counts as each colour for `costs` (D-6.9, D-6.10).

    A creature lets it end on any colour, and further, for the cost of the creature's colour (D-11.4, D-11.5).
    """
    facts = p.facts
    reach = p.outfit(seat).range
    limits = [reach + (purse - cost) // facts.range_cost if cost <= purse else 0 for cost in costs]
    creatures = p.companions[seat] >> CREATURE * 6
    if creatures:
        cost = min(costs[colour] for colour in colours_in(creatures))
        if cost <= purse:
            freely = reach + facts.companion_types[CREATURE].range + (purse - cost) // facts.range_cost
            limits = [max(limit, freely) for limit in limits]
    return tuple(limits)


class Voyage:
    """What sails cost a seat from where its ship lies: colour and extra hexes together (D-5.7)."""

    def __init__(self, p: Delphi, seat: int) -> None:
        outfit = p.outfit(seat)
        self._far = p.board.distances(p.ship[seat], outfit.over_shallows)
        self._colour = p.board.colour
        self._zeus = p.board.zeus
        self._range = outfit.range
        self._range_cost = p.facts.range_cost
        self._creatures = colours_in(p.companions[seat] >> CREATURE * 6)
        self._further = outfit.range + p.facts.companion_types[CREATURE].range

    def cost(self, costs: tuple[int, ...], place: int) -> int:
        """The fewest favours for a sail to the place with a source that counts as each colour for `costs`."""
        far = self._far[place]
        colour = 0 if place == self._zeus else costs[self._colour[place]]  # Zeus takes a source of any colour
        fewest = colour + (far - self._range) * self._range_cost if far > self._range else colour
        if self._creatures:
            colour = min(costs[colour] for colour in self._creatures)
            fewest = min(fewest, colour + max(0, far - self._further) * self._range_cost)
        return fewest


def spend(p: Delphi, seat: int, source: int, cost: int) -> None:
    """Use up the source and pay the favours."""
    bare = source - ANY if source >= ANY else source
    if source >= ANY:
        p.any_colour -= 1
    if bare < CARD:
        p.oracle_dice[seat * 6 + bare] -= 1
    elif bare < EXTRA:
        p.oracle[seat * 6 + bare - CARD] -= 1
        p.card_used = bare - CARD
    else:
        cost += extra_price(p, seat)
        p.extra_used = 1
    p.favours[seat] -= cost
    p.tell("source_used", seat, {"source": SOURCES[source], "favours": cost})


def discard_used_card(p: Delphi) -> None:
    """The used oracle card leaves when the turn ends (D-5.3)."""
    if p.card_used != NO_CARD:
        p.oracle_discard[p.card_used] += 1
        p.card_used = NO_CARD
