"""`aegean verify`: whether a record is what it says it is."""

from __future__ import annotations

import argparse
from pathlib import Path

from aegean.core.dice import mixed
from aegean.core.errors import RecordError
from aegean.terminal import files
from aegean.terminal.arguments import Parser
from aegean.terminal.console import Refusal, Terminal
from aegean.texts import Field

_FALSE = 1  # the exit status for a record that can be read and is not true


def describe(parser: Parser) -> None:
    told = parser.terminal.words
    parser.things.add_argument("file", type=Path, help=told("cli-help-file"))
    parser.options.add_argument("--commitment", metavar="HEX", help=told("cli-verify-commitment"))
    parser.pack()


def _is_mixed(seed: int | None, word: str, salt: str) -> bool:
    try:
        return seed == mixed(int(word), int(salt))
    except ValueError:
        return False


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    kept = files.read(given.file, terminal, given.pack)
    record = kept.record
    try:
        state = files.checked(record)
    except RecordError as error:
        terminal.warn(terminal.words("cli-verify-false", {"why": str(error)}))
        return _FALSE
    fields: dict[str, Field] = {"game": record.game, "seats": record.seats, "count": len(record.actions)}
    terminal.say("cli-verify-replayed", fields)
    if record.hash is None:
        terminal.say("cli-verify-no-hash", {"hash": state.hash()})
    else:
        terminal.say("cli-hash-fits", {"hash": record.hash})
    if record.arranged:
        terminal.say("cli-verify-arranged")
    if kept.luck.get("seed") == "given":
        terminal.say("cli-verify-given")
    elif kept.luck.get("seed") == "mixed":
        word, salt = kept.luck.get("word", ""), kept.luck.get("salt", "")
        made: dict[str, Field] = {"word": word, "salt": salt}
        if not _is_mixed(record.seed, word, salt):
            terminal.warn(terminal.words("cli-verify-unmixed", made))
            return _FALSE
        terminal.say("cli-verify-mixed", made)
    if given.commitment is None:
        if record.commitment is not None:
            terminal.say("cli-verify-own-commitment", {"hex": record.commitment})
        return 0
    promised = given.commitment.strip().lower()
    if len(promised) != 64 or not all(letter in "0123456789abcdef" for letter in promised):
        raise Refusal(terminal.words("cli-verify-no-commitment", {"text": given.commitment[:80]}))
    if record.commitment != promised:
        terminal.warn(terminal.words("cli-verify-broken", {"promised": promised, "hex": str(record.commitment)}))
        return _FALSE
    terminal.say("cli-verify-kept", {"hex": promised})
    return 0
