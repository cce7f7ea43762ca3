"""`aegean layout`: what each number of an observation is."""

from __future__ import annotations

import argparse
from typing import Final

from rich.table import Table

from aegean.terminal.arguments import Parser, read_options
from aegean.terminal.console import Refusal, Terminal
from aegean.variants import all_named, rules_of

_COLUMNS: Final = (
    "cli-layout-column-from", "cli-layout-column-to", "cli-layout-column-what", "cli-layout-column-numbers",
)  # fmt: skip


def describe(parser: Parser) -> None:
    told = parser.terminal.words
    parser.things.add_argument("game", help=told("cli-help-game-or-variant"))
    parser.things.add_argument("index", nargs="?", type=parser.number, help=told("cli-layout-index"))
    add = parser.options.add_argument
    add("--seats", metavar="N", type=parser.number, help=told("cli-layout-seats"))
    add("--option", metavar="NAME=VALUE", action="append", default=[], help=told("cli-play-option"))


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    game = rules_of(given.game)
    options = read_options(given.option, game.options, terminal)
    try:
        from aegean.envs.observing import Variant
    except ModuleNotFoundError as error:
        raise Refusal(terminal.words("cli-layout-missing", {"module": str(error.name)})) from error
    named = given.game in all_named()
    seats = given.seats if named or given.seats is not None else game.seats_for(options)[0]
    variant = Variant(given.game if named else game, seats, options)
    if given.index is not None:
        terminal.print(variant.name_of(given.index))
        return 0
    table = Table(box=None, pad_edge=False)
    for column in _COLUMNS:
        table.add_column(terminal.words(column))
    for span in variant.layout:
        table.add_row(str(span.start), str(span.stop - 1), span.name, span.meaning)
    terminal.print(table)
    return 0
