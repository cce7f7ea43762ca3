"""Looking things up: clauses, chapters and the cards of components, by number, by name or by a word in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Final, NamedTuple

from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from aegean.core.game import Game
from aegean.core.packs import Entry, facts_of
from aegean.core.values import Plain
from aegean.terminal.console import Terminal
from aegean.terminal.rulebook import Chapter, Clause, Rulebook, rulebook
from aegean.texts import Catalogue, message_id

_IN_FULL: Final = 6  # clauses and cards found; of more, only the beginnings are shown
_PROVENANCE: Final = ("source", "reconstructed")  # told in words
_SOURCES: Final = {
    "rulebook": "cli-source-rulebook",
    "published": "cli-source-published",
    "reconstructed": "cli-source-reconstructed",
}


class Card(NamedTuple):
    """A component: its entry in the game's data, and what the catalogue says of it."""

    table: str
    id: str
    entry: Entry
    name: str
    text: str


def cards_of(game: Game, families: Mapping[str, str], catalogue: Catalogue) -> Iterator[Card]:
    """The entries of some tables of the game's data, each table with the family of its names in the catalogues."""
    tables = game.reference()
    for table, family in families.items():
        for id_, entry in tables[table].items():
            message = message_id(game.id, family, id_)
            name = catalogue.text(message) if catalogue.has(message) else id_
            text = catalogue.text(message, attribute="text") if catalogue.has(message, "text") else ""
            yield Card(table, id_, entry, name, text)


def consult(game: Game, families: Mapping[str, str], terminal: Terminal, wanted: str) -> bool:
    """Show what is wanted, or say what comes near it; whether something was found."""
    book = rulebook(game.id, terminal.catalogue.language)
    cards = list(cards_of(game, families, terminal.catalogue))
    if not wanted:
        _contents(book, cards, terminal)
        return True
    if clause := book.clause(wanted):
        _print_clause(clause, terminal)
        return True
    if chapter := book.chapter(wanted):
        _print_chapter(chapter, terminal)
        return True
    sought = wanted.casefold()
    named = [card for card in cards if sought in (card.id, card.name.casefold())]
    if named:
        for card in named:
            _print_card(card, game, terminal)
        return True
    clauses, found = book.search(wanted), _search(cards, sought)
    if not clauses and not found:
        _suggest(book, cards, terminal, wanted)
        return False
    _print_found(clauses, found, game, terminal)
    return True


def _search(cards: list[Card], sought: str) -> list[Card]:
    def fits(card: Card) -> bool:
        told = f"{card.table} {card.id} {card.name} {card.text}".casefold().replace("_", " ")
        return all(any(word.startswith(part) for word in told.split()) for part in sought.split())

    return [card for card in cards if fits(card)]


def _contents(book: Rulebook, cards: list[Card], terminal: Terminal) -> None:
    terminal.print(Text(book.title, "bold"))
    for chapter in book.chapters:
        terminal.print(Text.assemble((f"  {chapter.number:<6}", "bold"), chapter.title))
    tables: dict[str, list[str]] = {}
    for card in cards:
        tables.setdefault(card.table, []).append(card.id)
    if tables:
        terminal.say("cli-rules-components", style="bold")
    for table, ids in tables.items():
        terminal.print(Padding(Text.assemble(f"{table}: ", (", ".join(ids), "dim")), (0, 0, 0, 2)))
    terminal.say("cli-rules-how")


def _print_clause(clause: Clause, terminal: Terminal) -> None:
    terminal.print(Markdown(f"**{clause.number}** {clause.text}"))
    terminal.print()


def _print_chapter(chapter: Chapter, terminal: Terminal) -> None:
    terminal.print(Text(f"{chapter.number} {chapter.title}", "bold underline"))
    terminal.print()
    if chapter.opening:
        terminal.print(Markdown(chapter.opening))
        terminal.print()
    for clause in chapter.clauses:
        _print_clause(clause, terminal)


def _print_card(card: Card, game: Game, terminal: Terminal) -> None:
    terminal.print(Text.assemble((card.name, "bold"), (f"  {card.table}.{card.id}", "dim")))
    facts = facts_of(card.entry)
    told = [f"{name} = {_spelled(value)}" for name, value in facts.items() if name not in _PROVENANCE]
    source = terminal.words(_SOURCES[card.entry.source])
    if facts.get("reconstructed"):
        source = f"{source} {terminal.words('cli-source-partly', {'fields': ', '.join(facts['reconstructed'])})}"
    if card.id in game.pack.overridden.get(card.table, ()):
        source = f"{source} {terminal.words('cli-source-pack')}"
    for line in (Text(card.text), Text(" · ".join(told), "dim"), Text(source, "dim")):
        if line.plain:
            terminal.print(Padding(line, (0, 0, 0, 2)))


def _spelled(value: Plain) -> str:
    """Nested data on one line, with no more brackets than it needs."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} {_spelled(part)}" for name, part in value.items()) + "}"
    if isinstance(value, list | tuple):
        return ", ".join(map(_spelled, value))
    return str(value)


def _print_found(clauses: list[Clause], cards: list[Card], game: Game, terminal: Terminal) -> None:
    if len(clauses) + len(cards) <= _IN_FULL:
        for card in cards:
            _print_card(card, game, terminal)
        for clause in clauses:
            _print_clause(clause, terminal)
        return
    terminal.say("cli-rules-found", {"count": len(clauses) + len(cards)})
    room = terminal.out.width
    for card in cards:
        _print_short(f"{card.id:<28} ", f"{card.name}. {card.text}", room, terminal)
    for clause in clauses:
        _print_short(f"{clause.number:<7} ", Text.from_markup(_unmarked(clause.text)).plain, room, terminal)


def _print_short(head: str, text: str, room: int, terminal: Terminal) -> None:
    line = Text.assemble((head, "bold"), " ".join(text.split()), no_wrap=True)
    line.truncate(room, overflow="ellipsis")
    terminal.print(line)


def _unmarked(markdown: str) -> str:
    return markdown.replace("**", "").replace("*", "").replace("[", "\\[")


def _suggest(book: Rulebook, cards: list[Card], terminal: Terminal, wanted: str) -> None:
    words = {word.strip(".,;:()*|").casefold() for clause in book.clauses for word in clause.text.split()}
    known = {card.id for card in cards} | {card.name.casefold() for card in cards} | {w for w in words if len(w) > 2}
    known |= {chapter.title.casefold() for chapter in book.chapters}
    close = get_close_matches(wanted.casefold(), sorted(known), n=5, cutoff=0.6)
    fields = {"text": wanted[:60], "close": ", ".join(close)}
    terminal.warn(terminal.words("cli-rules-close" if close else "cli-rules-nothing", fields))
