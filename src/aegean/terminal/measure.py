"""`aegean bench`: how fast the games run on this machine."""

from __future__ import annotations

import argparse

from rich.table import Table
from rich.text import Text

import aegean
from aegean.bench import copy_cost, legal_cost, random_play
from aegean.terminal.arguments import Parser
from aegean.terminal.console import Refusal, Terminal

_MICRO = 1e6


def describe(parser: Parser) -> None:
    told = parser.terminal.words
    parser.options.add_argument("--game", metavar="GAME", help=told("cli-bench-game"))
    parser.options.add_argument("--seconds", metavar="N", type=_seconds, default=3.0, help=told("cli-bench-seconds"))


def _seconds(text: str) -> float:
    return float(text)


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    if not 0 < given.seconds <= 3600:
        raise Refusal(terminal.words("cli-bench-bad-seconds"))
    told = terminal.words
    table = Table(box=None, pad_edge=False)
    for id_ in ("cli-bench-game-column", "cli-bench-seats-column"):
        table.add_column(told(id_))
    for id_ in ("cli-bench-decisions-column", "cli-bench-copy-column", "cli-bench-legal-column"):
        table.add_column(told(id_), justify="right")
    for id_ in aegean.games() if given.game is None else (given.game,):
        game = aegean.game(id_)
        allowed = game.seats_for({})
        share = given.seconds / (3 * len(allowed))
        for seats in allowed:
            table.add_row(
                id_,
                str(seats),
                f"{random_play(id_, seats, share):,.0f}",
                f"{copy_cost(id_, seats, share) * _MICRO:.1f}",
                f"{legal_cost(id_, seats, share) * _MICRO:.1f}",
            )
    terminal.say("cli-bench-about", {"seconds": str(given.seconds)})
    terminal.print(table)
    terminal.print(Text(""))
    return 0
