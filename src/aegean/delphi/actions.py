"""The thirteen actions of a turn: what is legal with which source, and what each does (rules D-6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from aegean.core.refusal import Refusal
from aegean.core.values import Action, Plain
from aegean.delphi.board import ADVANCE_GOD, COMBO, DISCARD_INJURIES, DRAW_ORACLE, LOOK_ISLANDS, TAKE_FAVOURS, Work
from aegean.delphi.cargo import load_offering, load_statue, offerings_wanted, refuse_offering, refuse_statue
from aegean.delphi.combat import start_fight
from aegean.delphi.exploring import Look, explore
from aegean.delphi.facts import BUILD_SHRINE, EXPLORE, FIGHT, LOAD_OFFERING, LOAD_STATUE, MAKE_OFFERING, RAISE_STATUE
from aegean.delphi.gods import move_ship, refuse_goal
from aegean.delphi.names import ANY, COLOUR, EXTRA, GOD, SOURCE, SOURCES, colours_in
from aegean.delphi.notation import named_parts
from aegean.delphi.position import Delphi
from aegean.delphi.sources import (
    Voyage,
    costs_of,
    extra_price,
    offers,
    refuse_price,
    refuse_source,
    sail_limits,
    spend,
)
from aegean.delphi.tasks import (
    build_shrine,
    make_offering,
    raise_statue,
    refuse_making,
    refuse_monster,
    refuse_raising,
    refuse_shrine,
)

Need: TypeAlias = tuple[int, Work]  # the colour needed, and the work


def source_actions(p: Delphi, seat: int) -> list[Action]:
    """Every action that the seat can take with a source now."""
    found: list[Action] = []
    needs = _needs(p, seat)
    colourless = _colourless(p)
    favours = p.favours[seat]
    board = p.board
    sails = not p.arrived >> seat & 1
    start = p.ship[seat]
    home = sails and start != board.zeus and not p.tasks_left(seat)
    shallows = p.outfit(seat).over_shallows
    apollo = p.any_colour and not p.facts.apollo_all
    for source, price, costs in offers(p, seat):
        purse = favours - price
        if sails:
            found += [work[source] for work in board.sails(start, shallows, sail_limits(p, seat, costs, purse))]
        if home and Voyage(p, seat).cost(costs, board.zeus) <= purse:
            found.append(board.sail[board.zeus][source])
        found += [work[source] for colour, work in needs if costs[colour] <= purse]
        found += [work[source] for work in colourless]
        if apollo and source != EXTRA:
            goals = board.zeus + int(home) if sails else 0
            found += _by_apollo(p, seat, source, costs, needs, goals)
    return found


def _by_apollo(
    p: Delphi, seat: int, source: int, costs: tuple[int, ...], needs: list[Need], goals: int
) -> list[Action]:
    """What a source can do as any colour, where that is cheaper than without Apollo (D-5.8).

    `goals` is the number of places where a sail may end: all waters, then Zeus's hex. That one takes any colour, but a
    wild source may have a creature's range (D-11.5).
    """
    found = [work[source + ANY] for colour, work in needs if costs[colour]]
    wild = costs_of(p, seat, source + ANY)
    voyage = Voyage(p, seat)
    for place in range(goals):
        if place != p.ship[seat]:
            cost = voyage.cost(wild, place)
            if cost <= p.favours[seat] and cost < voyage.cost(costs, place):
                found.append(p.board.sail[place][source + ANY])
    return found


def _colourless(p: Delphi) -> list[Work]:
    """The actions for which any colour will do (D-6.4 to D-6.8)."""
    found = [TAKE_FAVOURS]
    if p.refuse_draw() is None:
        found.insert(0, DRAW_ORACLE)
    if _refuse_look(p) is None:
        found.append(LOOK_ISLANDS)
    return found


def _needs(p: Delphi, seat: int) -> list[Need]:
    """What there is to do here and now, apart from sailing, if only one has a source of the colour."""
    board = p.board
    found: list[Need] = []
    ship = p.ship[seat]
    outfit = p.outfit(seat)
    near = [board.reach[ship] if reach else board.near[ship] for reach in outfit.reach]

    for n in near[EXPLORE].hidden:
        if not p.explored >> n & 1 and p.refuse_exploring(n) is None:
            found.append((board.border[n], board.explore[n]))
    for n in near[BUILD_SHRINE].hidden:
        if p.explored >> n & 1 and refuse_shrine(p, seat, n) is None:
            found.append((board.border[n], board.build_shrine[n]))

    for n in near[FIGHT].monster:
        for colour in colours_in(p.monsters_on[n]):
            if refuse_monster(p, seat, n, colour) is None:
                found.append((colour, board.fight[n][colour]))

    if near[LOAD_OFFERING].offering:
        wanted = offerings_wanted(p, seat)
        for n in near[LOAD_OFFERING].offering:
            for colour in colours_in(p.offerings_on[n] & wanted):
                found.append((colour, board.load_offering[n][colour]))
    for n in near[LOAD_STATUE].city:
        if refuse_statue(p, seat, board.city[n]) is None:
            found.append((board.city[n], board.load_statue[n]))
    if p.offerings_held[seat]:
        for n in near[MAKE_OFFERING].temple:
            if refuse_making(p, seat, n) is None:
                found.append((p.temples[n], board.make_offering[n]))
    for colour in colours_in(p.statues_held[seat]):
        for n in near[RAISE_STATUE].statue:
            if refuse_raising(p, seat, n, colour) is None:
                found.append((colour, board.raise_statue[n][colour]))

    base = seat * 6
    throne = p.facts.throne_row
    found += [(c, DISCARD_INJURIES[c]) for c, injuries in enumerate(p.injuries[base : base + 6]) if injuries]
    found += [(c, ADVANCE_GOD[c]) for c, row in enumerate(p.gods[base : base + 6]) if row < throne]
    if p.equipment[seat]:
        found += [(combo.colour, COMBO[combo.colour]) for combo in p.facts.combos if p.equipment[seat] & combo.bit]
    return found


# -- why an action is not offered -------------------------------------------------------------------------------------


def refuse_action(p: Delphi, seat: int, action: Action) -> Refusal | None:
    """The condition that keeps an action with a source from being offered: of the source, of the work, of the price."""
    source = SOURCE[str(action.args[0])]
    refusal = refuse_source(p, seat, source) or _refuse_work(p, seat, action.kind, [str(a) for a in action.args[1:]])
    if refusal is not None:
        return refusal
    prices = Prices(p, seat)
    if source >= ANY:
        plainly = Action(action.kind, (SOURCES[source - ANY], *action.args[1:]))
        if prices.favours(action) >= prices.favours(plainly):
            return Refusal("a_wild_source_would_save_nothing", "D-5.8")
    return refuse_price(p, seat, prices.favours(action))


def _refuse_work(p: Delphi, seat: int, kind: str, args: list[str]) -> Refusal | None:
    """Why there is nothing to do of this kind, whatever the source."""
    if kind == "sail":
        return refuse_goal(p, seat, p.board.place[args[0]], "D-6.9", "D-6.11")
    if kind == "draw_oracle":
        return p.refuse_draw()
    if kind == "look_islands":
        return _refuse_look(p)
    if kind == "discard_injuries":
        return p.refuse_discard(seat, COLOUR[args[0]])
    if kind == "advance_god":
        return p.refuse_step(seat, GOD[args[0]])
    if kind == "combo":
        if any(combo.colour == COLOUR[args[0]] and p.equipment[seat] & combo.bit for combo in p.facts.combos):
            return None
        return Refusal("no_equipment_for_this_action", "D-12.13", {"colour": args[0]})
    return None if kind == "take_favours" else _refuse_island(p, seat, kind, args)


def _refuse_island(p: Delphi, seat: int, kind: str, args: list[str]) -> Refusal | None:
    """Why nothing of this kind can be done at an island or city."""
    work, of = _AT_ISLANDS[kind]
    n = p.board.island[of][args[0]]
    near: tuple[int, ...] = getattr(p.near(seat, work), of)
    if n not in near:
        return Refusal("not_beside_the_ship", "D-6.3", {"hex": args[0]})
    if kind == "explore":
        return p.refuse_exploring(n)
    if kind == "build_shrine":
        return refuse_shrine(p, seat, n)
    if kind == "fight":
        return refuse_monster(p, seat, n, COLOUR[args[1]])
    if kind == "load_offering":
        return refuse_offering(p, seat, n, COLOUR[args[1]])
    if kind == "make_offering":
        return refuse_making(p, seat, n)
    if kind == "load_statue":
        return refuse_statue(p, seat, p.board.city[n])
    return refuse_raising(p, seat, n, COLOUR[args[1]])


_AT_ISLANDS: Final = {
    "explore": (EXPLORE, "hidden"),
    "build_shrine": (BUILD_SHRINE, "hidden"),
    "fight": (FIGHT, "monster"),
    "load_offering": (LOAD_OFFERING, "offering"),
    "make_offering": (MAKE_OFFERING, "temple"),
    "load_statue": (LOAD_STATUE, "city"),
    "raise_statue": (RAISE_STATUE, "statue"),
}


def _refuse_look(p: Delphi) -> Refusal | None:
    if p.explored.bit_count() == len(p.tiles):
        return Refusal("no_hidden_island_left", "D-6.7")
    return None


# -- what an action costs and does ------------------------------------------------------------------------------------


class Prices:
    """What a seat's actions with a source cost now, as often as it is asked."""

    def __init__(self, p: Delphi, seat: int) -> None:
        self._p = p
        self._seat = seat
        self._costs: dict[str, tuple[int, ...]] = {}  # of the sources so far
        self._voyage: Voyage | None = None

    def favours(self, action: Action) -> int:
        """All that the action costs, with the price of an extra action."""
        source = str(action.args[0])
        return self.without_extra(action) + (extra_price(self._p, self._seat) if SOURCE[source] == EXTRA else 0)

    def without_extra(self, action: Action) -> int:
        source = str(action.args[0])
        costs = self._costs.get(source)
        if costs is None:
            costs = self._costs[source] = costs_of(self._p, self._seat, SOURCE[source])
        if action.kind == "sail":
            if self._voyage is None:
                self._voyage = Voyage(self._p, self._seat)
            return self._voyage.cost(costs, self._p.board.place[str(action.args[1])])
        colour = _colour_needed(self._p, action)
        return 0 if colour is None else costs[colour]


def fields_of(p: Delphi, actions: Sequence[Action]) -> list[dict[str, Plain]]:
    """The actions' parts by name; for those with a source, also the favours they cost; for sails, the way."""
    prices = Prices(p, p.active)
    board, start, shallows = p.board, p.ship[p.active], p.outfit(p.active).over_shallows
    found: list[dict[str, Plain]] = []
    for action in actions:
        fields: dict[str, Plain] = dict(named_parts(action))
        if action.kind in DEEDS:
            fields["favours"] = prices.favours(action)
        if action.kind == "sail":
            goal = board.place[str(action.args[1])]
            fields["way"] = list(board.way(start, goal, shallows))
            fields["steps"] = board.steps(start, goal, shallows)
        found.append(fields)
    return found


def _colour_needed(p: Delphi, action: Action) -> int | None:
    """The colour that an action other than sailing asks of its source."""
    board, kind, args = p.board, action.kind, [str(arg) for arg in action.args[1:]]
    if kind in ("explore", "build_shrine"):
        return board.border[board.island["hidden"][args[0]]]
    if kind in ("fight", "load_offering", "raise_statue"):
        return COLOUR[args[1]]
    if kind == "make_offering":
        return p.temples[board.island["temple"][args[0]]]
    if kind == "load_statue":
        return board.city[board.island["city"][args[0]]]
    if kind in ("discard_injuries", "combo"):
        return COLOUR[args[0]]
    if kind == "advance_god":
        return GOD[args[0]]
    return None


def take_action(p: Delphi, seat: int, action: Action) -> None:
    """Pay for the action, then do it."""
    spend(p, seat, SOURCE[str(action.args[0])], Prices(p, seat).without_extra(action))
    DEEDS[action.kind](p, seat, [str(arg) for arg in action.args[1:]])


def _sail(p: Delphi, seat: int, args: list[str]) -> None:
    board, start, place, shallows = p.board, p.ship[seat], p.board.place[args[0]], p.outfit(seat).over_shallows
    move_ship(p, seat, place, board.way(start, place, shallows), board.distances(start, shallows)[place])


def _draw_oracle(p: Delphi, seat: int, args: list[str]) -> None:
    p.draw_oracle(seat, p.facts.actions["draw_oracle"].oracle_cards)


def _take_favours(p: Delphi, seat: int, args: list[str]) -> None:
    p.gain_favours(seat, p.facts.actions["take_favours"].favours)


def _look_islands(p: Delphi, seat: int, args: list[str]) -> None:
    p.push(Look(seat, p.facts.actions["look_islands"].islands, (), False))


def _explore(p: Delphi, seat: int, args: list[str]) -> None:
    explore(p, seat, p.board.island["hidden"][args[0]])


def _fight(p: Delphi, seat: int, args: list[str]) -> None:
    start_fight(p, seat, p.board.island["monster"][args[0]], COLOUR[args[1]])


def _build_shrine(p: Delphi, seat: int, args: list[str]) -> None:
    build_shrine(p, seat, p.board.island["hidden"][args[0]])


def _load_offering(p: Delphi, seat: int, args: list[str]) -> None:
    load_offering(p, seat, p.board.island["offering"][args[0]], COLOUR[args[1]])


def _make_offering(p: Delphi, seat: int, args: list[str]) -> None:
    make_offering(p, seat, p.board.island["temple"][args[0]])


def _load_statue(p: Delphi, seat: int, args: list[str]) -> None:
    load_statue(p, seat, p.board.city[p.board.island["city"][args[0]]])


def _raise_statue(p: Delphi, seat: int, args: list[str]) -> None:
    raise_statue(p, seat, p.board.island["statue"][args[0]], COLOUR[args[1]])


def _discard_injuries(p: Delphi, seat: int, args: list[str]) -> None:
    p.discard_injuries(seat, COLOUR[args[0]])


def _advance_god(p: Delphi, seat: int, args: list[str]) -> None:
    p.advance_god(seat, GOD[args[0]])


def _combo(p: Delphi, seat: int, args: list[str]) -> None:
    """The further action of a card (D-12.13)."""
    colour = COLOUR[args[0]]
    card = next(combo.card for combo in p.facts.combos if combo.colour == colour and p.equipment[seat] & combo.bit)
    p.gain_favours(seat, card.favours)
    p.draw_oracle(seat, card.oracle_cards)
    for god in card.gods:
        for _ in range(card.god_steps):
            if p.can_advance(seat, GOD[god]):
                p.advance_god(seat, GOD[god])


DEEDS: Final[dict[str, Callable[[Delphi, int, list[str]], None]]] = {
    "draw_oracle": _draw_oracle,
    "take_favours": _take_favours,
    "look_islands": _look_islands,
    "sail": _sail,
    "explore": _explore,
    "fight": _fight,
    "build_shrine": _build_shrine,
    "load_offering": _load_offering,
    "make_offering": _make_offering,
    "load_statue": _load_statue,
    "raise_statue": _raise_statue,
    "discard_injuries": _discard_injuries,
    "advance_god": _advance_god,
    "combo": _combo,
}
