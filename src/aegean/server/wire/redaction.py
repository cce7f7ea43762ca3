"""What a seat is told: entries, decisions and states of a table, each cut to what that seat may know.

Whatever leaves the server about a running game is made here. `seat` is None for a spectator.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from aegean.core.state import State
from aegean.core.values import Action, Event, Plain
from aegean.server import wire
from aegean.server.tables.timeline import ACTING, ORDERED, Ask, Timeline

_encoder: Final = msgspec.json.Encoder()
_notation: Final = lru_cache(65536)(Action.__str__)


class StoredEntry(NamedTuple):
    """An entry with its events, as everybody's server knows it."""

    number: int
    seat: int
    kind: str
    text: str
    moves: int
    at: float
    events: tuple[Event, ...]


def pack_events(events: Sequence[Event]) -> bytes:
    return _encoder.encode([[e.kind, e.fields, e.secret, e.knowers, e.private] for e in events])


def unpack_events(told: bytes) -> tuple[Event, ...]:
    return tuple(
        Event(kind, fields, tuple(secret), knowers, private)
        for kind, fields, secret, knowers, private in msgspec.json.decode(told)
    )


def entry(told: StoredEntry, seat: int | None, over: bool, own: bool = True) -> wire.EntryInfo:
    """The entry as the seat may know it; once the game is over, every action can be read. That it came of a standing
    order only the seat's own player ever learns: not whoever looks back through its eyes."""
    hidden = told.kind in ACTING and told.seat != seat and not over
    events = [event.seen_by(seat) for event in told.events]
    return wire.EntryInfo(
        number=told.number,
        seat=told.seat,
        kind=told.kind if told.kind != ORDERED or (own and told.seat == seat) else "act",
        text=None if hidden else told.text,
        events=[wire.EventInfo(event.kind, event.fields) for event in events if event is not None],
        moves=told.moves,
        at=told.at,
    )


def decision(timeline: Timeline, seat: int | None) -> wire.DecisionInfo | None:
    if seat is None or timeline.over:
        return None
    open_ = timeline.state.decision_of(seat)
    if open_ is None:
        return None
    state, game, actions = timeline.state, timeline.state.game, open_.actions
    return wire.DecisionInfo(
        kind=open_.kind,
        about=dict(open_.about),
        confirm=open_.confirm,
        actions=[
            wire.ActionInfo(_notation(action), action.kind, fields, game.targets(action, state))
            for action, fields in zip(actions, game.fields_of(actions, state), strict=True)
        ],
        since=timeline.since[seat],
    )


def misses(state: State, seat: int, things: Sequence[str]) -> list[wire.Miss]:
    """Why the seat cannot touch these things one after another now, as far as it may know."""
    game = state.game
    return [
        wire.Miss(action.kind, game.targets(action, state), wire.Reason.told(refusal))
        for action, refusal in game.near_misses(things, state, seat)
    ]


def now(timeline: Timeline, seat: int | None, seats: list[wire.SeatInfo], at: float) -> wire.Now:
    asked = timeline.ask
    result = timeline.result
    return wire.Now(
        number=timeline.number,
        moves=timeline.state.moves,
        decision=decision(timeline, seat),
        deciding=timeline.deciding,
        undoable=0 if seat is None else timeline.undoable(seat),
        redoable=seat is not None and timeline.redoable(seat),
        asked=None if asked is None else _asked(asked),
        seats=seats,
        result=None if result is None else result.plain(),
        time=at,
    )


def ended(number: int, moves: int, seats: list[wire.SeatInfo], result: Plain) -> wire.Now:
    """The same of a game that ended by rules which are no longer here."""
    return wire.Now(
        number=number,
        moves=moves,
        decision=None,
        deciding=[],
        undoable=0,
        redoable=False,
        asked=None,
        seats=seats,
        result=result,
    )


def _asked(ask: Ask) -> wire.Asked:
    return wire.Asked(ask.seat, ask.moves, list(ask.missing), ask.absent if ask.absent >= 0 else None)


def from_above(state: State) -> dict[str, Plain]:
    """The view of somebody who looks into every hand."""
    return overlaid({seat: state.view(seat) for seat in (None, *range(state.seats))})


def overlaid(views: dict[int | None, dict[str, Plain]]) -> dict[str, Plain]:
    """The public view, and in it what any seat knows besides."""
    view = views[None]
    for seat, own in views.items():
        if seat is not None:
            view = _overlaid(view, own)
    return {**view, "you": None}


def _overlaid(public: Plain, own: Plain) -> Plain:
    """The public value, except where only the seat's own says something."""
    if isinstance(public, dict) and isinstance(own, dict):
        return {key: _overlaid(public[key], own[key]) if key in public and key in own else value
                for key, value in {**own, **public}.items()}  # fmt: skip
    if isinstance(public, list) and isinstance(own, list) and len(public) == len(own):
        return [_overlaid(one, other) for one, other in zip(public, own, strict=True)]
    return own if public is None else public
