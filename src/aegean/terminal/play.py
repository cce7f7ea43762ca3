"""`aegean play`: a game at this terminal, against bots or among friends."""

from __future__ import annotations

import argparse
import secrets
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from types import FrameType

import aegean
from aegean import bots
from aegean.core.dice import SEED_BITS, commitment
from aegean.core.game import Game
from aegean.core.state import State
from aegean.terminal import files
from aegean.terminal.arguments import Parser, read_options
from aegean.terminal.console import Leave, Refusal, Terminal
from aegean.terminal.painter import painter_of
from aegean.terminal.sitting import Sitting
from aegean.terminal.story import Story, retold


def describe(parser: Parser) -> None:
    told = parser.terminal.words
    parser.things.add_argument("game", nargs="?", help=told("cli-help-game"))
    add = parser.options.add_argument
    add("--seats", metavar="N", type=parser.number, help=told("cli-play-seats"))
    add("--you", metavar="SEAT", type=parser.number, help=told("cli-play-you"))
    add("--hot-seat", action="store_true", help=told("cli-play-hot-seat"))
    add("--watch", action="store_true", help=told("cli-play-watch"))
    add("--bots", metavar="BOT", nargs="+", default=[], help=told("cli-play-bots"))
    add("--names", metavar="NAME", nargs="+", default=[], help=told("cli-play-names"))
    add("--seed", metavar="N", type=parser.number, help=told("cli-play-seed"))
    add("--option", metavar="NAME=VALUE", action="append", default=[], help=told("cli-play-option"))
    add("--record", metavar="FILE", type=Path, help=told("cli-play-record"))
    add("--resume", metavar="FILE", type=Path, help=told("cli-play-resume"))
    add("--fast", action="store_true", help=told("cli-play-fast"))
    parser.pack()


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    sitting = _resumed(given, terminal) if given.resume is not None else _begun(given, terminal)
    with _hanging_up_leaves():
        try:
            sitting.run()
        except Leave:
            terminal.say("cli-farewell")
    return 0


def _begun(given: argparse.Namespace, terminal: Terminal) -> Sitting:
    if given.game is None:
        raise Refusal(terminal.words("cli-which-game", {"games": ", ".join(aegean.games())}))
    if given.record is not None and given.record.exists():
        raise Refusal(terminal.words("cli-file-exists", {"file": str(given.record)}))
    game = aegean.game(given.game, given.pack)
    seed = given.seed if given.seed is not None else secrets.randbits(SEED_BITS)
    options = read_options(given.option, game.options, terminal)
    seats = given.seats if given.seats is not None else game.seats_for(options)[0]
    state = game.new(seats, seed, options)
    players = _players(given, game, seats, terminal)
    story = Story(game.id, terminal.catalogue, state.opening)
    sitting = _sitting(given, terminal, state, story, players, given.record)
    terminal.say("cli-commitment", {"hex": commitment(seed)}, style="dim")
    for seat, bot in _somebodies(players, game.id, seed).items():
        words = bot_words(terminal, bot)
        if words:
            terminal.say("bots-says", {"name": sitting.names[seat], "words": words}, style="dim")
    return sitting


def _resumed(given: argparse.Namespace, terminal: Terminal) -> Sitting:
    kept = files.read(given.resume, terminal, given.pack)
    fixed = [
        name
        for name, value in (
            ("--seats", given.seats),
            ("--seed", given.seed),
            ("--option", given.option or None),
            ("--record", given.record),
        )
        if value is not None
    ]
    if fixed:
        raise Refusal(terminal.words("cli-resume-fixed", {"options": ", ".join(fixed)}))
    if given.game not in (None, kept.game.id):
        raise Refusal(terminal.words("cli-resume-other-game", {"file": str(given.resume), "game": kept.game.id}))
    files.checked(kept.record)
    state, story = list(retold(kept.record, terminal.catalogue))[-1]
    chosen_anew = given.you is not None or given.hot_seat or given.watch or given.bots
    players = list(kept.players)
    if chosen_anew or not players:
        players = _players(given, kept.game, state.seats, terminal)
    return _sitting(given, terminal, state, story, players, given.resume)


def _sitting(
    given: argparse.Namespace, terminal: Terminal, state: State, story: Story, players: list[str], file: Path | None
) -> Sitting:
    game = state.game
    painter = painter_of(game, terminal, state.options)
    names = painter.names(state.view(None))
    if len(given.names) > len(names) or len({name.casefold() for name in given.names}) < len(given.names):
        raise Refusal(terminal.words("cli-bad-names", {"seats": len(names)}))
    seed = state.record.seed or 0
    hired = _somebodies(players, game.id, seed)
    for seat, bot in hired.items():
        names[seat] = bot_name(terminal, bot) or names[seat]
    names[: len(given.names)] = given.names
    seated = {seat: bots.bot(bot, game.id, _bot_seed(seed, seat)) for seat, bot in hired.items()}
    return Sitting(terminal, painter, state, story, seated, names, file, given.fast)


def _somebodies(players: list[str], game_id: str, seed: int) -> dict[int, str]:
    """The bots by seat, each with a character: one that was not chosen is dealt by the game's seed."""
    hired = {seat: player for seat, player in enumerate(players) if player != files.PERSON}
    for seat, bot in hired.items():
        others = [other for place, other in hired.items() if place != seat]
        hired[seat] = bots.somebody(bot, game_id, _bot_seed(seed, seat), others)
    return hired


def bot_name(terminal: Terminal, bot: str) -> str:
    """What a bot with a character is called; empty for one without."""
    who = _character(bot)
    return terminal.words(f"bots-character-{who}") if who else ""


def bot_words(terminal: Terminal, bot: str) -> str:
    """What a bot with a character says of itself; empty for one without."""
    who = _character(bot)
    return terminal.catalogue.text(f"bots-character-{who}", attribute="text") if who else ""


def _character(bot: str) -> str:
    return bot.partition(":")[0].partition(".")[2]


def _players(given: argparse.Namespace, game: Game, seats: int, terminal: Terminal) -> list[str]:
    """Who sits where: people and the names of bots, by seat."""
    if sum((given.hot_seat, given.watch, given.you is not None)) > 1:
        raise Refusal(terminal.words("cli-one-way-to-sit"))
    hired = given.bots or ([] if given.hot_seat else [bots.usual(game.id)])
    for name in hired:
        bots.bot(name, game.id)
    you = given.you or 0
    if given.hot_seat:
        people = list(range(seats - len(hired)))
    elif given.watch:
        people = []
    else:
        game.check_seat(you, seats)
        people = [you]
    places = seats - len(people)
    if len(hired) == 1 and not given.hot_seat:
        hired = hired * places
    if len(hired) != places or (given.hot_seat and not people):
        raise Refusal(terminal.words("cli-bots-do-not-fit", {"bots": len(given.bots), "seats": seats}))
    left = iter(hired)
    return [files.PERSON if seat in people else next(left) for seat in range(seats)]


def _bot_seed(seed: int, seat: int) -> int:
    """A bot's own chance: fixed by the game's seed, and no way back to it."""
    return int.from_bytes(blake2b(f"{seed} {seat}".encode(), digest_size=32, person=b"aegean bot").digest(), "big")


@contextmanager
def _hanging_up_leaves() -> Iterator[None]:
    """A terminal that is closed, or a polite kill, leaves the game as Ctrl-C does."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    signals = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    try:
        before = [(one, signal.signal(one, leave)) for one in signals]
    except ValueError:  # not the main thread: signals are somebody else's
        before = []
    try:
        yield
    finally:
        for one, action in before:
            signal.signal(one, action)
