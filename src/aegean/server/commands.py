"""What a player's command means at a table: the entry it asks for, or why it is refused."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatch

from aegean import bots
from aegean.core.errors import IllegalAction, nearest
from aegean.core.undo import UndoError
from aegean.core.values import Decision
from aegean.server import lobby, wire
from aegean.server.course import Course, Entry
from aegean.server.errors import Conflict, NotAllowed, Stale, WrongSeat

Absent = Callable[[int], bool]


def entry_for(command: wire.Command, course: Course, seat: int, absent: Absent) -> Entry:
    """The next entry of the table that carries out the command of the player of a seat."""
    if course.over:
        raise Conflict("the game is over", course.number)
    if command.number > course.number:
        raise Stale(f"the table is at number {course.number}, not yet at {command.number}", course.number)
    target, kind, text = _meaning(command, course, seat, absent)
    return Entry(course.number + 1, target, kind, text)


Meaning = tuple[int, str, str]  # seat, kind and text of the entry


@singledispatch
def _meaning(command: wire.Command, course: Course, seat: int, absent: Absent) -> Meaning:
    raise TypeError(f"no command: {command!r}")


@_meaning.register
def _(command: wire.Act, course: Course, seat: int, absent: Absent) -> Meaning:
    decision = course.state.decision_of(seat)
    if decision is None:
        if command.number < course.number:
            _check_fresh(command, course)
        raise WrongSeat("it is not your turn to decide", course.number)
    if course.players[seat] is not None:
        raise Conflict("a bot plays in your place: take the seat back first", course.number)
    if command.number < course.since[seat]:
        raise Stale(f"the table has moved on to number {course.number}: look again before you choose", course.number)
    if isinstance(command.action, int):
        if command.action >= len(decision.actions):
            raise IllegalAction(f"{len(decision.actions)} actions are offered, and they are counted from 0")
        return seat, "act", str(decision.actions[command.action])
    return seat, "act", _typed(command.action, decision)


def _typed(text: str, decision: Decision) -> str:
    """The notation of the seat's own action that was typed. What other seats are offered is not looked at."""
    wanted = " ".join(text.split()).lower()
    own = [str(action) for action in decision.actions]
    for notation in own:
        if notation.lower() == wanted:
            return notation
    raise IllegalAction(f"{text.strip()[:80]!r} is not offered now: {nearest(wanted, own)}")


@_meaning.register
def _(command: wire.Undo, course: Course, seat: int, absent: Absent) -> Meaning:
    _check_fresh(command, course)
    return seat, "undo", "1"


@_meaning.register
def _(command: wire.Restart, course: Course, seat: int, absent: Absent) -> Meaning:
    _check_fresh(command, course)
    return seat, "undo", str(max(1, course.undoable(seat)))


@_meaning.register
def _(command: wire.Redo, course: Course, seat: int, absent: Absent) -> Meaning:
    _check_fresh(command, course)
    return seat, "redo", str(course.undone[-1][1]) if course.redoable(seat) else ""


@_meaning.register
def _(command: wire.AskBack, course: Course, seat: int, absent: Absent) -> Meaning:
    _check_fresh(command, course)
    if course.ask is not None:
        raise Conflict("somebody asks to go back already: answer that first", course.number)
    moves = course.last_move(seat)
    if moves is None:
        raise UndoError("you have not done anything yet")
    return seat, "ask", str(moves)


@_meaning.register
def _(command: wire.Answer, course: Course, seat: int, absent: Absent) -> Meaning:
    _check_fresh(command, course)
    return seat, "agree" if command.agree else "decline", ""


@_meaning.register
def _(command: wire.Resign, course: Course, seat: int, absent: Absent) -> Meaning:
    return seat, "resign", course.players[seat] or bots.usual(course.deal.game)


@_meaning.register
def _(command: wire.HandOver, course: Course, seat: int, absent: Absent) -> Meaning:
    if command.seat >= course.deal.seats:
        raise NotAllowed(f"the seats are 0 to {course.deal.seats - 1}", course.number)
    lobby.check_bot(course.deal.game, command.bot)
    if command.seat != seat and not absent(command.seat):
        raise NotAllowed("this player is not away: only they themselves may hand their seat to a bot", course.number)
    return command.seat, "bot", command.bot


@_meaning.register
def _(command: wire.Return, course: Course, seat: int, absent: Absent) -> Meaning:
    return seat, "back", ""


def _check_fresh(command: wire.Command, course: Course) -> None:
    if command.number != course.number:
        raise Stale(f"the table has moved on to number {course.number}", course.number)
