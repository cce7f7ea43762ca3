"""Sources: the dice, the oracle card and the extra action that pay for actions, and what a colour costs (rules D-5)."""

from __future__ import annotations

from typing import Final, NamedTuple

from aegean.delphi.names import ANY, CARD, COLOURS, CREATURE, DEMIGOD, EXTRA, NO_CARD, SOURCES
from aegean.delphi.position import Delphi

FREE: Final = (0, 0, 0, 0, 0, 0)
UNPAYABLE: Final = 99


class Offer(NamedTuple):
    """A source that a seat can use now."""

    source: int
    price: int  # favours for the source itself
    costs: tuple[int, ...]  # favours for which it counts as each colour


def offers(p: Delphi, seat: int) -> list[Offer]:
    """The sources that the seat can use now, without those that Apollo would change."""
    found = []
    base = seat * 6
    card_allowed = p.card_used == NO_CARD
    for colour in range(6):
        if p.oracle_dice[base + colour]:
            found.append(Offer(colour, 0, costs_of(p, seat, colour)))
    if card_allowed:
        for colour in range(6):
            if p.oracle[base + colour]:
                found.append(Offer(CARD + colour, 0, costs_of(p, seat, CARD + colour)))
    price = extra_price(p, seat)
    if price <= p.favours[seat]:
        found.append(Offer(EXTRA, price, FREE))
    return found


def costs_of(p: Delphi, seat: int, source: int) -> tuple[int, ...]:
    """The favours for which the source counts as each colour."""
    if source >= EXTRA or (p.any_colour and p.facts.apollo_all):
        return FREE
    demigods = p.companions[seat] >> DEMIGOD * 6 & 0b111111
    return p.facts.colour_costs(source % 6, p.facts.ships[p.ship_tile[seat]], demigods)


def extra_price(p: Delphi, seat: int) -> int:
    """The favours for an extra action now (D-12.10), or more than anybody can pay."""
    if not p.extra_used:
        for bit, cost in p.facts.extra_cards:
            if p.equipment[seat] & bit:
                return cost
    return UNPAYABLE * UNPAYABLE


def creature_cost(p: Delphi, seat: int, costs: tuple[int, ...]) -> int:
    """The favours for which a source counts as the colour of one of the seat's creatures."""
    creatures = p.companions[seat] >> CREATURE * 6
    if not creatures:
        return UNPAYABLE * UNPAYABLE
    return min(costs[colour] for colour in range(6) if creatures >> colour & 1)


def sail_cost(p: Delphi, seat: int, costs: tuple[int, ...], place: int) -> int:
    """The fewest favours for a sail to a place: colour and extra hexes together (D-5.7)."""
    facts = p.facts
    far = p.board.distances(p.ship[seat], p.over_shallows(seat))[place]
    reach = p.sailing_range(seat)
    colour = 0 if place == p.board.zeus else costs[p.board.colour[place]]  # Zeus takes a source of any colour
    plain = colour + max(0, far - reach) * facts.range_cost
    reach += facts.companion_types[CREATURE].range
    return min(plain, creature_cost(p, seat, costs) + max(0, far - reach) * facts.range_cost)


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


def colour_of(source: int) -> str | None:
    """The colour a source shows, if it shows one."""
    bare = source - ANY if source >= ANY else source
    return None if bare == EXTRA else COLOURS[bare % 6]
