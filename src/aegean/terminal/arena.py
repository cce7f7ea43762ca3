"""`aegean arena`: bots against bots, many games, and an honest count."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from aegean.arena import Journal, Match, Outcome, Report, new_match, outcomes
from aegean.arena.match import BROKEN_OFF, Given
from aegean.arena.match import given as who_are
from aegean.arena.plot import Words, svg
from aegean.arena.ratings import check_installed
from aegean.bots.own import Player
from aegean.core.values import Plain
from aegean.terminal.arguments import Parser, read_options
from aegean.terminal.console import Refusal, Terminal
from aegean.texts import Field, message_id
from aegean.variants import GOAL, rules_of

_GAMES: Final = 100
_INTERRUPTED: Final = 130
_ENDS: Final = {GOAL: "cli-arena-goal", BROKEN_OFF: "cli-arena-too-long"}  # which no rules know
_ENDINGS: Final = (".jsonl", ".json", ".csv", ".svg")


def describe(parser: Parser) -> None:
    told = parser.terminal.words
    parser.things.add_argument("game", help=told("cli-help-game-or-variant"))
    add = parser.options.add_argument
    add("--bots", metavar="BOT", nargs="+", required=True, help=told("cli-arena-bots"))
    add("--games", metavar="N", type=parser.number, default=_GAMES, help=told("cli-arena-games"))
    add("--jobs", metavar="N", type=parser.number, default=os.cpu_count() or 1, help=told("cli-arena-jobs"))
    add("--ray", metavar="ADDRESS", nargs="?", const="", help=told("cli-arena-ray"))
    add("--seed", metavar="N", type=parser.number, help=told("cli-arena-seed"))
    add("--option", metavar="NAME=VALUE", action="append", default=[], help=told("cli-play-option"))
    add("--save", metavar="FILE", type=Path, help=told("cli-arena-save"))
    add("--records", metavar="DIR", type=Path, help=told("cli-arena-records"))
    add("--resume", action="store_true", help=told("cli-arena-resume"))


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    options = read_options(given.option, rules_of(given.game).options, terminal)
    return play(given.bots, options, given, terminal)[1]


def play(
    players: Sequence[Player], options: Mapping[str, Plain], given: argparse.Namespace, terminal: Terminal
) -> tuple[Report, int]:
    """Play a match as the command line asks for it, and tell and save what came of it; with the exit status."""
    match = new_match(given.game, players, given.games, given.seed, options)
    check_installed()
    if given.resume and given.save is None:
        raise Refusal(terminal.words("cli-arena-resume-what"))
    _announce(match, terminal)
    who = who_are(players)
    if given.save is None:
        report, whole = _played(match, who, given, terminal, None)
    else:
        stem = given.save.with_suffix("") if given.save.suffix in _ENDINGS else given.save
        with Journal(stem.with_name(stem.name + ".jsonl"), match, given.resume) as journal:
            report, whole = _played(match, who, given, terminal, journal)
        if report.outcomes:
            _save(report, stem, terminal)
    if report.outcomes:
        _tell(report, terminal)
    if whole:
        return report, 0
    terminal.say("cli-arena-broken-off" if given.save is None else "cli-arena-to-resume")
    return report, _INTERRUPTED


def _announce(match: Match, terminal: Terminal) -> None:
    fields = {"games": match.games, "seeds": match.games // match.seatings, "seatings": match.seatings}
    terminal.say("cli-arena-announced", fields)


def _played(
    match: Match, who: Given, given: argparse.Namespace, terminal: Terminal, journal: Journal | None
) -> tuple[Report, bool]:
    """What was played, and whether that is all of it."""
    done: dict[int, Outcome] = journal.outcomes if journal is not None else {}
    missing = [number for number in range(match.games) if number not in done]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.err, disable=not terminal.err.is_terminal, transient=True) as progress:
        bar = progress.add_task(match.game, total=match.games, completed=len(done))
        try:
            for outcome in outcomes(match, missing, given.jobs, given.ray, who, given.records):
                done[outcome.number] = outcome
                if journal is not None:
                    journal.append(outcome)
                progress.advance(bar)
        except KeyboardInterrupt:
            return Report(match, done.values()), False
    return Report(match, done.values()), True


def _save(report: Report, stem: Path, terminal: Terminal) -> None:
    told = terminal.words
    title = f"{report.match.game}: {' '.join(report.match.bots)}"
    words = Words(title, told("cli-arena-plot-wins"), told("cli-arena-plot-rounds"))
    made = {".json": report.json(), ".csv": report.csv(), ".svg": svg(report, words)}
    for ending, text in made.items():
        stem.with_name(stem.name + ending).write_text(text, encoding="utf-8")
    endings = ", ".join((".jsonl", *made))
    terminal.say("cli-arena-saved", {"file": str(stem), "endings": endings})


def _tell(report: Report, terminal: Terminal) -> None:
    told = terminal.words
    table = Table(box=None, pad_edge=False)
    table.add_column(told("cli-arena-bot-column"), no_wrap=True)
    for id_ in (
        "cli-arena-wins-column",
        "cli-arena-interval-column",
        "cli-arena-par-column",
        "cli-arena-rating-column",
        "cli-arena-decisions-column",
        "cli-arena-time-column",
        "cli-arena-longest-column",
    ):
        table.add_column(told(id_), justify="right", no_wrap=True)
    for row in report.rows:
        table.add_row(
            row.bot if row.seats == 1 else f"{row.seats} × {row.bot}",
            f"{row.rate:.1%}",
            f"{row.low * 100:.1f}–{row.high * 100:.1f}",
            f"{row.par:.1%}",
            f"{row.rating.mean:.1f} ±{2 * row.rating.deviation:.1f}",
            f"{row.decisions:.0f}",
            _duration(row.seconds),
            _duration(row.longest),
        )
    terminal.print(table)
    length = report.length
    assert length is not None
    fields: dict[str, Field] = {
        "mean": f"{length.mean:.1f}",
        "least": length.least,
        "median": length.median,
        "high": length.high,
        "most": length.most,
        "actions": f"{length.actions:.0f}",
    }
    terminal.say("cli-arena-length", fields)
    for reason, count in report.reasons.items():
        sentence = terminal.words(_ENDS.get(reason) or message_id(report.match.game, "reason", reason))
        terminal.print(Text(f"{count:>6} × {sentence}"))


def _duration(seconds: float) -> str:
    for least, factor, unit in ((1, 1, "s"), (1e-3, 1e3, "ms")):
        if seconds >= least:
            return f"{seconds * factor:.1f} {unit}"
    return f"{seconds * 1e6:.0f} µs"
