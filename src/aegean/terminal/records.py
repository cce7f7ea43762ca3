"""`aegean records`: what happened in many games, and the same games as data to learn from."""

from __future__ import annotations

import argparse
import os
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec
from rich.table import Table
from rich.text import Text

import aegean
from aegean.arena import folder
from aegean.arena.statistics import BASE, UNFINISHED, LeftOut, Summary, by_module, by_seats, counted
from aegean.core.game import Game
from aegean.terminal.arguments import Parser
from aegean.terminal.console import Refusal, Terminal
from aegean.terminal.painter import drawn, painter_of
from aegean.texts import message_id
from aegean.variants import GOAL

_ENDS: Final = {GOAL: "cli-arena-goal", UNFINISHED: "cli-records-unfinished"}  # which no rules know
_COLUMNS: Final = (
    "cli-records-games-column", "cli-records-rounds-column", "cli-records-high-column", "cli-records-actions-column",
    "cli-records-choices-column",
)  # fmt: skip
_NAMED: Final = 5  # files that are told to be left out; of more only their number


def describe(parser: Parser) -> None:
    told = parser.terminal.words
    parser.things.add_argument("folder", type=Path, help=told("cli-records-folder"))
    add = parser.options.add_argument
    add("--jobs", metavar="N", type=parser.number, default=os.cpu_count() or 1, help=told("cli-arena-jobs"))
    add("--save", metavar="FILE", type=Path, help=told("cli-records-save"))
    add("--data", metavar="DIR", type=Path, help=told("cli-records-data"))
    add("--reward", metavar="KIND", default="win", help=told("cli-records-reward"))


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    files = folder.files(given.folder)
    games, left = counted(files, given.jobs)
    _tell_left_out(left, terminal)
    if not games:
        raise Refusal(terminal.words("cli-records-none", {"folder": str(given.folder)}))
    seats, modules = by_seats(games), by_module(games)
    for id_ in sorted({one.game for one in games}):
        _tell(
            aegean.game(id_),
            [one for one in seats if one.game == id_],
            [one for one in modules if one.game == id_],
            terminal,
        )
    if given.save is not None:
        text = msgspec.json.encode({"by_seats": seats, "by_module": modules, "games": games})
        given.save.write_bytes(msgspec.json.format(text, indent=1))
        terminal.say("cli-records-saved", {"file": str(given.save)})
    if given.data is not None:
        _export(given, terminal)
    return 0


def _export(given: argparse.Namespace, terminal: Terminal) -> None:
    try:
        from aegean.envs import dataset
    except ModuleNotFoundError as error:
        raise Refusal(terminal.words("cli-layout-missing", {"module": str(error.name)})) from error
    written = dataset.write(given.folder, given.data, given.reward)
    _tell_left_out(written.left_out, terminal)
    fields = {"games": written.games, "decisions": written.decisions, "files": len(written.files)}
    terminal.say("cli-records-written", {**fields, "folder": str(given.data)})


def _tell_left_out(left: list[LeftOut], terminal: Terminal) -> None:
    for one in left[:_NAMED]:
        terminal.warn(terminal.words("cli-records-left-out", {"file": one.file, "why": one.why}))
    if len(left) > _NAMED:
        terminal.warn(terminal.words("cli-records-more-left-out", {"files": len(left) - _NAMED}))


def _tell(game: Game, seats: list[Summary], modules: list[Summary], terminal: Terminal) -> None:
    told = terminal.words
    shares: Counter[str] = Counter()
    for one in seats:
        shares.update({reason: share * one.games for reason, share in one.reasons.items()})
    reasons = [reason for reason, _ in shares.most_common()]
    table = Table(box=None, pad_edge=False)
    table.add_column(painter_of(game, terminal).title if drawn(game) else game.id)
    for column in _COLUMNS:
        table.add_column(told(column), justify="right", no_wrap=True)
    for number in range(len(reasons)):
        table.add_column(f"[{number + 1}]", justify="right", no_wrap=True)
    for one in seats:
        table.add_row(told("cli-records-seats", {"seats": one.seats}), *_figures(one, reasons))
    if any(one.module != BASE for one in modules):
        for one in modules:
            table.add_row(_module(game, one.module, terminal), *_figures(one, reasons))
    terminal.print(table)
    for number, reason in enumerate(reasons):
        sentence = told(_ENDS.get(reason) or message_id(game.id, "reason", reason))
        terminal.print(Text(f"  [{number + 1}] {sentence}"))
    for one in seats:
        won = "  ".join(f"{share:.0%}" for share in one.won)
        terminal.say("cli-records-won", {"seats": one.seats, "won": won})


def _figures(one: Summary, reasons: list[str]) -> list[str]:
    shares = [one.reasons.get(reason, 0.0) for reason in reasons]
    return [
        str(one.games),
        f"{one.rounds.mean:.1f}",
        f"{one.rounds.high:.0f}",
        f"{one.actions.mean:.0f}",
        f"{one.offered.mean:.1f}",
        *(f"{share:.0%}" if share else "–" for share in shares),
    ]


def _module(game: Game, module: str, terminal: Terminal) -> str:
    if module == BASE:
        return terminal.words("cli-records-base")
    catalogue = terminal.catalogue
    for family, value in (("expansion", module), ("choice", f"mode-{module}")):
        message = message_id(game.id, family, value)
        if catalogue.has(message):
            return catalogue.text(message)
    return module
