"""What a player's command means at a table: the entry it asks for, or why it is refused."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatch
from typing import NamedTuple

from aegean import bots
from aegean.core.errors import IllegalAction, nearest
from aegean.core.undo import UndoError
from aegean.core.values import Decision
from aegean.server import lobby, wire
from aegean.server.course import Course, Entry, seats_text
from aegean.server.errors import Conflict, NoAdvice, NotAllowed, Stale, WrongSeat


class Customs(NamedTuple):
    """What the people of a table agreed on when it was made, and who is away by it."""

    advice: bool
    absence: wire.Absence
    host: bool  # it is the host who asks
    absent: Callable[[int], bool]  # whether the table has waited for the seat's player too long


def entry_for(command: wire.Command, course: Course, seat: int | None, customs: Customs) -> Entry:
    """The next entry of the table that carries out a command: of a seat's player, or of a host who only watches."""
    if course.over:
        raise Conflict("the game is over", course.number)
    if command.number > course.number:
        raise Stale(f"the table is at number {course.number}, not yet at {command.number}", course.number)
    if isinstance(command, wire.Replace):
        target, kind, text = _replace(command, course, seat, customs)
    elif seat is None:
        raise NotAllowed("you do not play at this table")
    else:
        target, kind, text = _meaning(command, course, seat, customs)
    return Entry(course.number + 1, target, kind, text)


Meaning = tuple[int, str, str]  # seat, kind and text of the entry


@singledispatch
def _meaning(command: wire.Command, course: Course, seat: int, customs: Customs) -> Meaning:
    raise TypeError(f"no command: {command!r}")


@_meaning.register
def _(command: wire.Act, course: Course, seat: int, customs: Customs) -> Meaning:
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
def _(command: wire.Undo, course: Course, seat: int, customs: Customs) -> Meaning:
    _check_fresh(command, course)
    return seat, "undo", "1"


@_meaning.register
def _(command: wire.Restart, course: Course, seat: int, customs: Customs) -> Meaning:
    _check_fresh(command, course)
    return seat, "undo", str(max(1, course.undoable(seat)))


@_meaning.register
def _(command: wire.Redo, course: Course, seat: int, customs: Customs) -> Meaning:
    _check_fresh(command, course)
    return seat, "redo", str(course.undone[-1][1]) if course.redoable(seat) else ""


@_meaning.register
def _(command: wire.AskBack, course: Course, seat: int, customs: Customs) -> Meaning:
    _check_fresh(command, course)
    if course.ask is not None:
        raise Conflict("something is being asked already: answer that first", course.number)
    moves = course.last_move(seat)
    if moves is None:
        raise UndoError("you have not done anything yet")
    return seat, "ask", f"{moves} {seats_text(course.others(seat))}"


@_meaning.register
def _(command: wire.Answer, course: Course, seat: int, customs: Customs) -> Meaning:
    _check_fresh(command, course)
    return seat, "agree" if command.agree else "decline", ""


@_meaning.register
def _(command: wire.Resign, course: Course, seat: int, customs: Customs) -> Meaning:
    return seat, "resign", course.players[seat] or bots.usual(course.deal.game)


@_meaning.register
def _(command: wire.HandOver, course: Course, seat: int, customs: Customs) -> Meaning:
    usual = bots.usual(course.deal.game)
    level = command.bot or usual
    lobby.check_bot(course.deal.game, level)
    if level != usual and not customs.advice:
        raise NoAdvice(
            f"at this table nobody may ask for advice, so no other bot than {usual} plays in your place", course.number
        )
    return seat, "bot", level


def _replace(command: wire.Replace, course: Course, seat: int | None, customs: Customs) -> Meaning:
    """Somebody's place is filled by the rule that the table was made with."""
    if command.seat >= course.deal.seats:
        raise NotAllowed(f"the seats are 0 to {course.deal.seats - 1}", course.number)
    if customs.absence == "never":
        raise NotAllowed("at this table nobody is replaced: that was agreed when it was made", course.number)
    if command.seat == seat or not customs.absent(command.seat):
        raise NotAllowed("the table has not waited for this player long enough to replace them", course.number)
    if course.players[command.seat] is not None:
        raise Conflict("a bot plays this seat already", course.number)
    level = bots.usual(course.deal.game)
    if customs.absence == "host":
        if not customs.host:
            raise NotAllowed("at this table only its host may replace somebody who is away", course.number)
        return command.seat, "replace", f"{level} -"
    if seat is None:
        raise NotAllowed("you do not play at this table", course.number)
    # Those who keep the table waiting themselves, and could be replaced, are not waited for here.
    needed = [other for other in course.others(seat, command.seat) if not customs.absent(other)]
    if not needed:
        return command.seat, "replace", f"{level} {seat}"
    if course.ask is not None and course.ask.seat != seat:
        raise Conflict("something is being asked already: answer that first", course.number)
    return seat, "propose", f"{command.seat} {level} {seats_text(needed)}"


@_meaning.register
def _(command: wire.Return, course: Course, seat: int, customs: Customs) -> Meaning:
    return seat, "back", ""


def _check_fresh(command: wire.Command, course: Course) -> None:
    if command.number != course.number:
        raise Stale(f"the table has moved on to number {course.number}", course.number)
