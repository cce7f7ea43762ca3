"""`aegean league`: bots in divisions, season after season, with promotion and relegation."""

from __future__ import annotations

import argparse
import os
from typing import Final

from rich.table import Table

import aegean
from aegean import bots
from aegean.arena.leagues import League, Season, check, seasons
from aegean.terminal.arguments import Parser, read_options
from aegean.terminal.console import Terminal

_PLAYERS: Final = 12
_SEASONS: Final = 3
_WHY: Final = {
    "wins": "cli-league-by-wins",
    "direct": "cli-league-by-direct",
    "opposition": "cli-league-by-opposition",
    "lot": "cli-league-by-lot",
}
_QUICK: Final = ("hoplite", "peltast", "shepherd")  # levels that answer at once


def describe(parser: Parser) -> None:
    told = parser.terminal.words
    parser.things.add_argument("game", help=told("cli-help-game"))
    add = parser.options.add_argument
    add("--bots", metavar="BOT", nargs="+", help=told("cli-league-bots"))
    add("--players", metavar="N", type=parser.number, default=_PLAYERS, help=told("cli-league-players"))
    add("--seats", metavar="N", type=parser.number, default=3, help=told("cli-league-seats"))
    add("--division", metavar="N", type=parser.number, default=4, help=told("cli-league-division"))
    add("--moves", metavar="N", type=parser.number, default=1, help=told("cli-league-moves"))
    add("--seasons", metavar="N", type=parser.number, default=_SEASONS, help=told("cli-league-seasons"))
    add("--jobs", metavar="N", type=parser.number, default=os.cpu_count() or 1, help=told("cli-arena-jobs"))
    add("--seed", metavar="N", type=parser.number, default=0, help=told("cli-league-seed"))
    add("--option", metavar="NAME=VALUE", action="append", default=[], help=told("cli-play-option"))


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    game = aegean.game(given.game)
    options = read_options(given.option, game.options, terminal)
    players = tuple(given.bots or _somebody(given.game, given.players))
    league = League(given.game, players, given.seats, given.division, given.moves, given.seed, options)
    check(league)
    for season in seasons(league, given.seasons, given.jobs):
        _tell(league, season, terminal, last=season.number == given.seasons)
    return 0


def _somebody(game: str, count: int) -> list[str]:
    """Bots of all levels that answer at once, each with a character of its own as long as there are others."""
    levels = [level for level in bots.names(game) if level in _QUICK] or ["random"]
    who = list(bots.characters(game)) or [""]
    return [
        f"{levels[at % len(levels)]}.{who[at % len(who)]}" if who[0] else levels[at % len(levels)]
        for at in range(count)
    ]


def _tell(league: League, season: Season, terminal: Terminal, *, last: bool) -> None:
    told, names, moving = terminal.words, league.names, season.moving(league.moves)
    terminal.say("cli-league-season", {"number": season.number})
    for at, rows in enumerate(season.divisions):
        up = moving[at - 1] if at else 0
        down = moving[at] if at < len(moving) else 0
        table = Table(
            box=None, pad_edge=False, title=told("cli-league-title", {"number": at + 1}), title_justify="left"
        )
        table.add_column("", justify="right")
        table.add_column(told("cli-arena-bot-column"), no_wrap=True)
        for id_ in ("cli-league-points-column", "cli-league-games-column", "cli-league-wins-column"):
            table.add_column(told(id_), justify="right", no_wrap=True)
        table.add_column("")
        for row in rows:
            going = "▲" if row.place <= up else "▼" if row.place > len(rows) - down else ""
            why = told(_WHY[row.by]) if row.by in _WHY else ""
            wins = f"{float(row.wins):g}"
            said = " ".join(part for part in (going, why) if part)
            table.add_row(str(row.place), names[row.entrant], f"{row.points / 10:g}", str(row.played), wins, said)
        terminal.print(table)
        terminal.print()
    for one in season.idle:
        terminal.say("cli-league-idle", {"name": names[one]})
    if last:
        terminal.say("cli-league-champion", {"name": names[season.divisions[0][0].entrant]})
