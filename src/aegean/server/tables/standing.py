"""Standing orders of a table's players: kept with their seats, and told to nobody else.

A new order is an answer that its player is offered at that moment, so what it says is always of the game's own words.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from aegean import bots
from aegean.core.orders import Always, Orders, answer, power_of
from aegean.core.state import State
from aegean.core.values import Action, Decision
from aegean.server import wire
from aegean.server.errors import BadOrder, NoAdvice
from aegean.server.tables import lobby, reading
from aegean.server.tables.timeline import Timeline

THINK_GRACE: Final = 90.0  # seconds after which another process may carry out an order


class KeptOrder(wire.Ordered):
    occasion: str = ""


class Kept(msgspec.Struct):
    """A seat's orders as the database has them."""

    of: int  # the person: whoever takes over the seat has given none
    single: bool
    always: list[KeptOrder]
    never: list[wire.Refrained]
    steward: wire.Steward | None

    def orders(self) -> Orders:
        always = tuple(Always(one.decision, one.action, one.occasion) for one in self.always)
        return Orders(self.single, always, tuple(one.action for one in self.never))

    def lasting(self, occasion: str) -> Kept:
        """Without what was meant for something that is over."""
        always = [one for one in self.always if one.occasion in ("", occasion)]
        return msgspec.structs.replace(self, always=always) if len(always) < len(self.always) else self

    def plain(self) -> dict[str, Any] | None:
        """As a row holds them; None: no orders at all."""
        empty = not (self.single or self.always or self.never or self.steward)
        return None if empty else msgspec.to_builtins(self)


def of_place(place: reading.Row) -> Kept | None:
    """The orders of whoever sits there now."""
    kept = place["orders"]
    if kept is None or kept["of"] != place["user"]:
        return None
    return msgspec.convert(kept, Kept)


def none_of(person: int) -> Kept:
    return Kept(person, False, [], [], None)


def renewed(form: wire.OrdersForm, before: Kept, timeline: Timeline, seat: int, advice: bool) -> Kept:
    """The orders that a player wishes from now on: old ones that stay, and answers that are offered now."""
    state = timeline.state
    decision = None if timeline.over else state.decision_of(seat)
    if form.steward is not None:
        _check_level(form.steward.bot, state.game.id, advice)
    return Kept(
        before.of,
        form.single,
        [_order(one, before, state, decision) for one in _once(form.always, lambda one: (one.decision, one.action))],
        [_refrained(one, before, state, decision) for one in _once(form.never, lambda one: one)],
        form.steward,
    )


def _check_level(level: str, game: str, advice: bool) -> None:
    bots.check(level, game)
    usual = bots.usual(game)
    if level != usual and not advice:
        raise NoAdvice(f"at this table nobody may ask for advice, so no other bot than {usual} answers for you")


def _once(given: Iterable[Any], key: Any) -> list[Any]:
    return list({key(one): one for one in given}.values())


def _order(one: wire.StandingOrder, before: Kept, state: State, decision: Decision | None) -> KeptOrder:
    for old in before.always:
        if (old.decision, old.action, old.once) == (one.decision, one.action, one.once):
            return old
    action = _offered(one.action, decision)
    if decision is None or action is None or decision.kind != one.decision:
        raise BadOrder("only an answer that you are offered now can become a standing order")
    if decision.kind in state.game.deliberate:
        raise BadOrder("what to do in a turn of one's own is decided in that turn")
    occasion = state.game.occasion(state) if one.once else ""
    if one.once and not occasion:
        raise BadOrder("nothing is going on now, such as a battle, that an order could be limited to")
    fields = state.game.fields_of((action,), state)[0]
    return KeptOrder(one.decision, one.action, action.kind, fields, one.once, occasion)


def _refrained(text: str, before: Kept, state: State, decision: Decision | None) -> wire.Refrained:
    for old in before.never:
        if old.action == text:
            return old
    action = _offered(text, decision)
    game = state.game
    if decision is None or action is None:
        raise BadOrder("only a power that you are offered now can be ruled out")
    if action.kind in game.declining or not any(other.kind in game.declining for other in decision.actions):
        raise BadOrder("only what may be declined can be ruled out")
    power = power_of(action)
    for old in before.never:
        if old.action == power:
            return old
    return wire.Refrained(power, action.kind, game.fields_of((action,), state)[0])


def _offered(text: str, decision: Decision | None) -> Action | None:
    return next((action for action in decision.actions if str(action) == text), None) if decision is not None else None


def told(kept: Kept, timeline: Timeline, seat: int, advice: bool) -> wire.StandingOrders:
    """The orders for their player, and what could become one now."""
    game = timeline.state.game
    decision = None if timeline.over else timeline.state.decision_of(seat)
    return wire.StandingOrders(
        kept.single,
        [wire.Ordered(one.decision, one.action, one.kind, one.fields, one.once) for one in kept.always],
        kept.never,
        kept.steward,
        [] if decision is None else _orderable(timeline.state, decision),
        bool(game.occasion(timeline.state)),
        list(reversed(bots.scale(game.id))) if advice else [bots.usual(game.id)],
    )


def _orderable(state: State, decision: Decision) -> list[wire.Orderable]:
    game = state.game
    if decision.kind in game.deliberate:
        return []
    optional = any(action.kind in game.declining for action in decision.actions)
    return [
        wire.Orderable(
            decision.kind, str(action), action.kind, fields, True, optional and action.kind not in game.declining
        )
        for action, fields in zip(decision.actions, game.fields_of(decision.actions, state), strict=True)
    ]


# -- what they say ----------------------------------------------------------------------------------------------------


def said(kept: Kept | None, timeline: Timeline, seat: int) -> Action | None:
    """What the seat's orders answer to its open question, without a thought."""
    return None if kept is None else answer(timeline.state, seat, kept.orders())


def steward_for(kept: Kept | None, timeline: Timeline, seat: int) -> str | None:
    """The level of the bot that answers the seat's open question while its player is away."""
    if kept is None or kept.steward is None:
        return None
    own_turn = timeline.state.view(None)["active"] == seat
    return kept.steward.bot if kept.steward.turns or not own_turn else None


def holds_still(timeline: Timeline, seat: int) -> bool:
    """Whoever has just taken something back, or is asked to go back, decides for themselves."""
    taken_back = bool(timeline.undone) and timeline.undone[-1][0] == seat
    return taken_back or timeline.ask is not None


def think_by(places: Iterable[reading.Row], timeline: Timeline, now: float) -> float | None:
    """When a bot, or somebody's orders, should have answered at the latest."""
    due = lobby.think_by(timeline, now)
    if due is not None or timeline.over:
        return due
    awaited = set(timeline.awaited)
    for place in places:
        if place["seat"] in awaited and (kept := of_place(place)) is not None:
            seat = place["seat"]
            if said(kept, timeline, seat) is not None or steward_for(kept, timeline, seat) is not None:
                return now + THINK_GRACE
    return None
