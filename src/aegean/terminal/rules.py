"""`aegean rules`: a game's rules and components, looked up."""

from __future__ import annotations

import argparse

import aegean
from aegean.terminal.arguments import Parser
from aegean.terminal.console import Terminal
from aegean.terminal.consult import consult
from aegean.terminal.painter import drawn, painter_of


def describe(parser: Parser) -> None:
    told = parser.terminal.words
    parser.things.add_argument("game", help=told("cli-help-game"))
    parser.things.add_argument("wanted", nargs="*", help=told("cli-rules-wanted"))
    parser.pack()


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    game = aegean.game(given.game, given.pack)
    families = painter_of(game, terminal).cards if drawn(game) else {}
    found = consult(game, families, terminal, " ".join(given.wanted))
    return 0 if found else 2
