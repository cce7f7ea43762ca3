"""The command line: `aegean serve`, `host`, `play`, `replay`, `rules`, `arena`, `league`, `bench`, and more."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import version
from typing import Final

from aegean.core.errors import AegeanError
from aegean.terminal.arguments import Parser
from aegean.terminal.console import Leave, Refusal, Terminal, language_of
from aegean.texts import languages

_BAD_INPUT: Final = 2
_INTERRUPTED: Final = 130

# Each command: the module that describes its arguments and runs it, and what it is for.
_COMMANDS: Final = {
    "serve": ("aegean.terminal.serve", "cli-serve-about"),
    "host": ("aegean.terminal.host", "cli-host-about"),
    "play": ("aegean.terminal.play", "cli-play-about"),
    "replay": ("aegean.terminal.replay", "cli-replay-about"),
    "rules": ("aegean.terminal.rules", "cli-rules-about"),
    "verify": ("aegean.terminal.verify", "cli-verify-about"),
    "games": ("aegean.terminal.games", "cli-games-about"),
    "arena": ("aegean.terminal.arena", "cli-arena-about"),
    "exploit": ("aegean.terminal.exploit", "cli-exploit-about"),
    "records": ("aegean.terminal.records", "cli-records-about"),
    "league": ("aegean.terminal.league", "cli-league-about"),
    "layout": ("aegean.terminal.layout", "cli-layout-about"),
    "bench": ("aegean.terminal.measure", "cli-bench-about-command"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; its exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    terminal = Terminal.speaking(language_of())
    try:
        terminal = Terminal.speaking(asked_language(given, terminal))
        return _run(given, terminal)
    except AegeanError as error:
        terminal.warn(str(error))
        return _BAD_INPUT
    except (KeyboardInterrupt, Leave):
        terminal.print()
        return _INTERRUPTED
    except BrokenPipeError:  # whoever read along has seen enough; the interpreter must not write once more at its end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(given: list[str], terminal: Terminal) -> int:
    parser = _parser(terminal)
    try:
        chosen = parser.parse_args(given)
        if chosen.version:
            terminal.print(f"aegean {version('aegean')}")
            return 0
        if chosen.command is None:
            parser.print_help()
            return 0
        if chosen.command not in _COMMANDS:
            close = get_close_matches(chosen.command, _COMMANDS, n=1) or _COMMANDS
            fields = {"command": chosen.command[:40], "close": ", ".join(close)}
            raise Refusal(terminal.words("cli-no-command", fields))
        module_name, about = _COMMANDS[chosen.command]
        module = import_module(module_name)
        command = Parser(terminal, f"aegean {chosen.command}", terminal.words(about))
        module.describe(command)
        command.common()
        arguments = command.parse_args(chosen.rest)
    except SystemExit as done:  # help was asked for and given
        return int(done.code or 0)
    status: int = module.run(arguments, terminal)
    return status


def _parser(terminal: Terminal) -> Parser:
    lines = [f"  {name:<8} {terminal.words(about)}" for name, (_, about) in _COMMANDS.items()]
    parser = Parser(terminal, "aegean", "\n".join([terminal.words("cli-about"), "", *lines]))
    parser.things.add_argument("command", nargs="?", metavar="COMMAND", help=terminal.words("cli-help-command"))
    parser.things.add_argument("rest", nargs=argparse.REMAINDER, metavar="...", help=terminal.words("cli-help-rest"))
    parser.options.add_argument("--version", action="store_true", help=terminal.words("cli-help-version"))
    parser.common()
    return parser


def asked_language(given: Sequence[str], terminal: Terminal) -> str:
    """The language that was asked for, known before anything else is said."""
    wished = terminal.catalogue.language
    for at, text in enumerate(given):
        if text == "--language" and at + 1 < len(given):
            wished = given[at + 1]
        elif text.startswith("--language="):
            wished = text.partition("=")[2]
    if wished not in languages():
        fields = {"text": wished[:40], "languages": ", ".join(languages())}
        raise Refusal(terminal.words("cli-no-language", fields))
    return wished


if __name__ == "__main__":
    sys.exit(main())
