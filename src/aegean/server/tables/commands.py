"""What a player's command means at a table: the entry it asks for, or why it is refused."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatch
from typing import NamedTuple

from aegean import bots
from aegean.core.errors import IllegalAction, NotationError
from aegean.core.state import State
from aegean.core.undo import UndoError
from aegean.server import wire
from aegean.server.errors import Conflict, NoAdvice, NotAllowed, Stale, WrongSeat
from aegean.server.tables.timeline import Entry, Timeline, seats_text


class Customs(NamedTuple):
    """What the people of a table agreed on when it was made, and who is away by it."""

    advice: bool
    absence: wire.Absence
    host: bool  # it is the host who asks
    absent: Callable[[int], bool]  # whether the table has waited for the seat's player too long
    own: tuple[int, ...] = ()  # all seats of the person who asks, where nobody else plays one of them


def entry_for(command: wire.Command, timeline: Timeline, seat: int | None, customs: Customs) -> Entry:
    """The next entry of the table that carries out a command: of a seat's player, or of a host who only watches."""
    if timeline.over:
        raise Conflict("the game is over", timeline.number)
    if command.number > timeline.number:
        raise Stale(f"the table is at number {timeline.number}, not yet at {command.number}", timeline.number)
    if isinstance(command, wire.Replace):
        target, kind, text = _replace(command, timeline, seat, customs)
    elif seat is None:
        raise NotAllowed("you do not play at this table")
    else:
        target, kind, text = _meaning(command, timeline, seat, customs)
    return Entry(timeline.number + 1, target, kind, text)


Meaning = tuple[int, str, str]  # seat, kind and text of the entry


@singledispatch
def _meaning(command: wire.Command, timeline: Timeline, seat: int, customs: Customs) -> Meaning:
    raise TypeError(f"no command: {command!r}")


@_meaning.register
def _(command: wire.Act, timeline: Timeline, seat: int, customs: Customs) -> Meaning:
    decision = timeline.state.decision_of(seat)
    if decision is None:
        if command.number < timeline.number:
            _check_fresh(command, timeline)
        raise WrongSeat("it is not your turn to decide", timeline.number)
    if timeline.players[seat] is not None:
        raise Conflict("a bot plays in your place: take the seat back first", timeline.number)
    if command.number < timeline.since[seat]:
        moved_on = f"the table has moved on to number {timeline.number}: look again before you choose"
        raise Stale(moved_on, timeline.number)
    if isinstance(command.action, int):
        if command.action >= len(decision.actions):
            raise IllegalAction(f"{len(decision.actions)} actions are offered, and they are counted from 0")
        return seat, "act", str(decision.actions[command.action])
    return seat, "act", _typed(command.action, timeline.state, seat)


def _typed(text: str, state: State, seat: int) -> str:
    """The notation of the seat's own action that was typed. What other seats are offered is not looked at."""
    try:
        return str(state.game.parse(text, state, seat))
    except NotationError as error:
        raise IllegalAction(str(error), error.refusal) from error


@_meaning.register
def _(command: wire.Undo, timeline: Timeline, seat: int, customs: Customs) -> Meaning:
    _check_fresh(command, timeline)
    return seat, "undo", "1"


@_meaning.register
def _(command: wire.Restart, timeline: Timeline, seat: int, customs: Customs) -> Meaning:
    _check_fresh(command, timeline)
    return seat, "undo", str(max(1, timeline.undoable(seat)))


@_meaning.register
def _(command: wire.Redo, timeline: Timeline, seat: int, customs: Customs) -> Meaning:
    _check_fresh(command, timeline)
    return seat, "redo", str(timeline.undone[-1][1]) if timeline.redoable(seat) else ""


@_meaning.register
def _(command: wire.AskBack, timeline: Timeline, seat: int, customs: Customs) -> Meaning:
    _check_fresh(command, timeline)
    if timeline.ask is not None:
        raise Conflict("something is being asked already: answer that first", timeline.number)
    moves = timeline.last_move(seat)
    if moves is None:
        raise UndoError("you have not done anything yet")
    return seat, "ask", f"{moves} {seats_text(timeline.others(seat, *customs.own))}"


@_meaning.register
def _(command: wire.Answer, timeline: Timeline, seat: int, customs: Customs) -> Meaning:
    _check_fresh(command, timeline)
    return seat, "agree" if command.agree else "decline", ""


@_meaning.register
def _(command: wire.Resign, timeline: Timeline, seat: int, customs: Customs) -> Meaning:
    return seat, "resign", timeline.players[seat] or bots.usual(timeline.deal.game)


@_meaning.register
def _(command: wire.HandOver, timeline: Timeline, seat: int, customs: Customs) -> Meaning:
    usual = bots.usual(timeline.deal.game)
    level = command.bot or usual
    bots.check(level, timeline.deal.game)
    if level != usual and not customs.advice:
        raise NoAdvice(
            f"at this table nobody may ask for advice, so no other bot than {usual} plays in your place",
            timeline.number,
        )
    return seat, "bot", level


def _replace(command: wire.Replace, timeline: Timeline, seat: int | None, customs: Customs) -> Meaning:
    """Somebody's place is filled by the rule that the table was made with."""
    if command.seat >= timeline.deal.seats:
        raise NotAllowed(f"the seats are 0 to {timeline.deal.seats - 1}", timeline.number)
    if customs.absence == "never":
        if timeline.clocks is not None:
            raise NotAllowed("at this table the clock says what becomes of a seat whose time is up", timeline.number)
        raise NotAllowed("at this table nobody is replaced: that was agreed when it was made", timeline.number)
    if timeline.clocks is not None and not customs.absent(command.seat):
        raise NotAllowed("at this table a player is replaced once their time is up, and not before", timeline.number)
    if command.seat == seat or not customs.absent(command.seat):
        raise NotAllowed("the table has not waited for this player long enough to replace them", timeline.number)
    if timeline.players[command.seat] is not None:
        raise Conflict("a bot plays this seat already", timeline.number)
    rule = timeline.deal.clock
    level = bots.usual(timeline.deal.game) if rule is None else rule.bot
    if customs.absence == "host":
        if not customs.host:
            raise NotAllowed("at this table only its host may replace somebody who is away", timeline.number)
        return command.seat, "replace", f"{level} -"
    if seat is None:
        raise NotAllowed("you do not play at this table", timeline.number)
    # Those who keep the table waiting themselves, and could be replaced, are not waited for here.
    needed = [other for other in timeline.others(seat, command.seat) if not customs.absent(other)]
    if not needed:
        return command.seat, "replace", f"{level} {seat}"
    if timeline.ask is not None and timeline.ask.seat != seat:
        raise Conflict("something is being asked already: answer that first", timeline.number)
    return seat, "propose", f"{command.seat} {level} {seats_text(needed)}"


@_meaning.register
def _(command: wire.Return, timeline: Timeline, seat: int, customs: Customs) -> Meaning:
    if timeline.clocks is not None and not timeline.clocks.can_return(seat, timeline.state.moves):
        raise Conflict(
            "your time for this decision is over: the bot takes it, and you can take the seat back after that",
            timeline.number,
        )
    return seat, "back", ""


def _check_fresh(command: wire.Command, timeline: Timeline) -> None:
    if command.number != timeline.number:
        raise Stale(f"the table has moved on to number {timeline.number}", timeline.number)
