"""`aegean replay`: a recorded game as a story, and its table at any moment."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from rich.text import Text

from aegean.core.errors import RecordError
from aegean.core.records import Record
from aegean.core.state import State
from aegean.terminal import files
from aegean.terminal.arguments import Parser
from aegean.terminal.console import Leave, Terminal
from aegean.terminal.painter import Painter, Scene, painter_of
from aegean.terminal.story import Eye, retold

_LATELY: Final = 8


def describe(parser: Parser) -> None:
    told = parser.terminal.words
    parser.things.add_argument("file", type=Path, help=told("cli-help-file"))
    add = parser.options.add_argument
    add("--upto", metavar="N", type=parser.number, help=told("cli-replay-upto"))
    eyes = parser.options.add_mutually_exclusive_group()
    eyes.add_argument("--from-seat", metavar="SEAT", type=parser.number, help=told("cli-replay-from-seat"))
    eyes.add_argument("--spectator", action="store_true", help=told("cli-replay-spectator"))
    eyes.add_argument("--above", action="store_true", help=told("cli-replay-above"))
    add("--step", action="store_true", help=told("cli-replay-step"))
    parser.pack()


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    kept = files.read(given.file, terminal, given.pack)
    record = kept.record
    files.checked(record)
    with files.trusting(record):
        return _show(given, kept, terminal)


def _show(given: argparse.Namespace, kept: files.SavedGame, terminal: Terminal) -> int:
    record = kept.record
    count = len(record.actions)
    upto = count if given.upto is None else given.upto
    if upto > count:
        raise RecordError(terminal.words("cli-replay-too-far", {"count": count}))
    if given.from_seat is not None:
        kept.game.check_seat(given.from_seat, record.seats)
    eye = Eye(given.from_seat, given.above)
    painter = painter_of(kept.game, terminal, record.options)
    if given.step:
        _step_through(record, given.upto or 0, eye, painter, terminal)
        return 0
    state, story = list(retold(record, terminal.catalogue, upto))[-1]
    names = painter.names(state.view(None))
    for chapter in story.chapters:
        told = " ".join(story.tell(chapter, eye, names))
        if told:
            terminal.print(Text.assemble((f"{chapter.number:>4} ", "dim"), told))
    terminal.print(painter.screen(Scene(_view(state, eye, painter), names)))
    if state.result is not None:
        for place, seats in enumerate(state.result.ranking, 1):
            who = ", ".join(names[seat] for seat in seats)
            terminal.say("cli-place", {"place": place, "who": who})
    _say_hash(record.hash, terminal)
    return 0


def _say_hash(carried: str | None, terminal: Terminal) -> None:
    if carried is None:
        terminal.say("cli-hash-none")
    else:
        terminal.say("cli-hash-fits", {"hash": carried})


def _view(state: State, eye: Eye, painter: Painter) -> dict[str, object]:
    return dict(painter.above(state) if eye.above else state.view(eye.seat))


def _step_through(record: Record, start: int, eye: Eye, painter: Painter, terminal: Terminal) -> None:
    """Enter goes on, `b` goes back, a number goes there, `q` leaves."""
    told = [(state.copy(), story) for state, story in retold(record, terminal.catalogue)]
    moments, story = [state for state, _ in told], told[-1][1]
    at = start
    names = painter.names(moments[0].view(None))
    while True:
        latest = story.chapters[max(0, at + 1 - _LATELY) : at + 1]
        lately = [" ".join(story.tell(chapter, eye, names)) for chapter in latest]
        scene = Scene(_view(moments[at], eye, painter), names, {}, [line for line in lately if line])
        terminal.print(painter.screen(scene))
        try:
            typed = terminal.ask(terminal.words("cli-replay-prompt", {"number": at, "count": len(moments) - 1}) + " ")
        except Leave:
            return
        if typed.casefold() == "q":
            return
        if typed.casefold() == "b":
            at = max(0, at - 1)
        elif typed.isascii() and typed.isdigit():
            at = min(int(typed), len(moments) - 1)
        elif at == len(moments) - 1:
            return
        else:
            at += 1
