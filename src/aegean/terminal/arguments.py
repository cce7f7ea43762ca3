"""The command line's arguments, explained and refused in the person's language."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NoReturn

from aegean.core.values import Plain
from aegean.terminal.console import Refusal, Terminal
from aegean.texts import languages


class Parser(argparse.ArgumentParser):
    """One command: `things` are what it is about, `options` how it is done."""

    def __init__(self, terminal: Terminal, program: str, about: str) -> None:
        class Formatter(argparse.RawDescriptionHelpFormatter):
            def add_usage(
                self, usage: str | None, actions: Any, groups: Any, prefix: str | None = terminal.words("cli-usage")
            ) -> None:
                super().add_usage(usage, actions, groups, prefix)

        super().__init__(prog=program, description=about, formatter_class=Formatter, add_help=False, allow_abbrev=False)
        self.terminal = terminal
        self.things = self.add_argument_group(terminal.words("cli-help-arguments"))
        self.options = self.add_argument_group(terminal.words("cli-help-options"))

    def common(self) -> None:
        """The options that every command has; they are listed last."""
        told = self.terminal.words
        self.options.add_argument("--language", metavar="|".join(languages()), help=told("cli-help-language"))
        self.options.add_argument("-h", "--help", action="help", help=told("cli-help-help"))

    def pack(self) -> None:
        self.options.add_argument(
            "--pack",
            metavar="DIR",
            action="append",
            type=Path,
            default=[],
            help=self.terminal.words("cli-help-pack"),
        )

    def number(self, text: str) -> int:
        """An argument that is a whole number, 0 or more."""
        if text.isascii() and text.isdigit():
            return int(text)
        raise argparse.ArgumentTypeError(self.terminal.words("cli-not-a-number", {"text": text[:40]}))

    def error(self, message: str) -> NoReturn:
        raise Refusal(self.terminal.words("cli-bad-arguments", {"why": message, "program": self.prog}))


def read_options(given: Iterable[str], known: Any, terminal: Terminal) -> dict[str, Plain]:
    """`name=value` as people type them; a value is taken for the option's choice that is written so. Of an
    option that is a set, several are joined by commas."""
    options: dict[str, Plain] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refusal(terminal.words("cli-bad-option", {"text": text[:60]}))
        choices = known[name].choices if name in known else ()
        values = value.split(",") if name in known and known[name].many else [value]
        chosen = [
            next((choice for choice in choices if str(choice).lower() == one.strip().lower()), one)
            for one in values
            if one.strip()
        ]
        options[name] = chosen if name in known and known[name].many else chosen[0] if chosen else ""
    return options
