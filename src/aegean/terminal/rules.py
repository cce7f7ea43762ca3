"""`aegean rules`: a game's rules and components, looked up."""

from __future__ import annotations

import argparse

import aegean
from aegean.terminal.arguments import Parser
from aegean.terminal.console import Terminal
from aegean.terminal.consult import consult
from aegean.terminal.painter import painter_of


def describe(parser: Parser) -> None:
    told = parser.terminal.words
    parser.things.add_argument("game", help=told("cli-help-game"))
    parser.things.add_argument("wanted", nargs="*", help=told("cli-rules-wanted"))
    parser.pack()


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    game = aegean.game(given.game, given.pack)
    found = consult(game, painter_of(game, terminal), terminal, " ".join(given.wanted))
    return 0 if found else 2
