"""`aegean games`: what there is to play, and with which options."""

from __future__ import annotations

import argparse
from contextlib import suppress

from rich.text import Text

import aegean
from aegean import bots
from aegean.core.errors import OptionError
from aegean.core.game import Game
from aegean.core.values import Plain
from aegean.terminal.arguments import Parser
from aegean.terminal.console import Terminal
from aegean.terminal.painter import drawn, painter_of
from aegean.texts import message_id
from aegean.variants import Named, all_named


def describe(parser: Parser) -> None:
    parser.pack()


def run(given: argparse.Namespace, terminal: Terminal) -> int:
    for id_ in aegean.games():
        _introduce(aegean.game(id_, given.pack), terminal)
    terminal.print(Text(terminal.words("cli-games-variants"), "bold"))
    for variant in all_named().values():
        terminal.print(Text(f"  {variant.id:<18} ").append(_told(variant, terminal), "dim"))
    return 0


def _told(variant: Named, terminal: Terminal) -> str:
    game = variant.rules
    parts = [painter_of(game, terminal).title if drawn(game) else game.id]
    parts.append(terminal.words("cli-games-seats", {"seats": variant.seats}))
    if variant.positions:
        parts.append(terminal.words("cli-games-minigame"))
    for name, value in variant.options.items():
        parts.append(f"{name}={','.join(map(str, value)) if isinstance(value, list) else value}")
    return ", ".join(parts)


def _introduce(game: Game, terminal: Terminal) -> None:
    catalogue = terminal.catalogue

    def word(family: str, value: str) -> str:
        message = message_id(game.id, family, value)
        return catalogue.text(message) if catalogue.has(message) else value

    title = painter_of(game, terminal).title if drawn(game) else game.id
    terminal.print(Text.assemble((title, "bold"), (f"  {game.id}", "dim")))
    if not drawn(game):
        terminal.print(Text("  " + terminal.words("cli-not-drawn", {"game": game.id})))
    terminal.print(Text("  " + terminal.words("cli-games-seats", {"seats": ", ".join(map(str, game.seats))})))
    terminal.print(Text("  " + terminal.words("cli-games-bots", {"bots": ", ".join(bots.scale(game.id))})))
    characters = list(bots.characters(game.id))
    if characters:
        fields = {"characters": ", ".join(characters), "example": characters[0]}
        terminal.print(Text("  " + terminal.words("bots-list", fields)))
    terminal.print(Text("  " + terminal.words("cli-games-options")))
    for name, option in game.options.items():
        terminal.print(Text.assemble((f"    --option {name}=…  ", "bold"), word("option", name)))
        if option.many:
            for choice in option.choices:
                line = Text(f"        {choice:<18} ").append(word(name.removesuffix("s"), str(choice)))
                seats = ", ".join(map(str, _seats_with(game, name, choice)))
                terminal.print(line.append(f" ({terminal.words('cli-games-seats', {'seats': seats})})", "dim"))
            continue
        for choice in option.choices:
            value = str(choice).lower()
            line = Text(f"        {value:<12} ").append(word("choice", f"{name}-{value}"))
            if choice == option.default and type(choice) is type(option.default):
                line.append(f" ({terminal.words('cli-games-default')})", "dim")
            terminal.print(line)


def _seats_with(game: Game, name: str, choice: Plain) -> tuple[int, ...]:
    """The numbers of seats that one member of a set allows, with what it needs beside it."""
    with suppress(OptionError):
        return game.seats_for({name: [choice]})
    return next((note.seats for note in game.module_notes() if note.id == choice), game.seats)
