"""The rules as people look them up: chapters and numbered clauses of `docs/rules/<game>.md`, and of its modules in
`docs/rules/<game>/<module>.md`, each with letters of its own.

English has that folder itself; every other language has a folder of its own in it, with the same clauses.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

import aegean
from aegean.core.game import Game

_ENGLISH: Final = "en"
_CHAPTER: Final = re.compile(r"^## (?P<number>[A-Z]+-\d+) (?P<title>.+)$", re.MULTILINE)
_CLAUSE: Final = re.compile(r"^\*\*(?P<number>[A-Z]+-\d+\.\d+)\*\* ", re.MULTILINE)
_NUMBER: Final = re.compile(r"(?:(?P<book>[A-Za-z]+)-?)?(?P<chapter>\d+)(?:\.(?P<place>\d+))?")


class Clause(NamedTuple):
    number: str
    text: str  # Markdown, the number left out


class Chapter(NamedTuple):
    number: str
    title: str
    opening: str  # what stands before its first clause
    clauses: tuple[Clause, ...]


class Rulebook(NamedTuple):
    title: str
    opening: str
    chapters: tuple[Chapter, ...]

    @property
    def clauses(self) -> list[Clause]:
        return [clause for chapter in self.chapters for clause in chapter.clauses]

    def chapter(self, wanted: str) -> Chapter | None:
        """A chapter by its number or its title."""
        number = self._number(wanted)
        title = wanted.casefold()
        return next((one for one in self.chapters if one.number == number or one.title.casefold() == title), None)

    def clause(self, wanted: str) -> Clause | None:
        number = self._number(wanted)
        return next((clause for clause in self.clauses if clause.number == number), None)

    def _number(self, wanted: str) -> str | None:
        """The number in full: the book's letter may be left out, and a small one will do."""
        found = _NUMBER.fullmatch(wanted.strip())
        if found is None:
            return None
        book = (found["book"] or self.chapters[0].number.partition("-")[0]).upper()
        return f"{book}-{int(found['chapter'])}" + (f".{int(found['place'])}" if found["place"] else "")

    def search(self, wanted: str) -> list[Clause]:
        """The clauses in which every wanted word begins some word."""
        words = [re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for word in wanted.split()]
        return [clause for clause in self.clauses if words and all(word.search(clause.text) for word in words)]


@cache
def rulebook(game: str, language: str = _ENGLISH) -> Rulebook:
    """The rules of a game, those of its modules after those of the game itself."""
    home = _home() if language == _ENGLISH else _home() / language
    book = read_rulebook((home / f"{game}.md").read_text(encoding="utf-8"))
    for module in sorted(modules_of(aegean.game(game))):
        further = read_rulebook((home / game / f"{module}.md").read_text(encoding="utf-8"))
        book = book._replace(chapters=(*book.chapters, *further.chapters))
    return book


def modules_of(game: Game) -> list[str]:
    """The modules of a game, each with a document of its own."""
    return list(game.vocabulary().get("expansion", ()))


def _home() -> Traversable | Path:
    """In a checkout the documents themselves, else the copies that travel inside the package."""
    originals = Path(aegean.__file__).parents[2] / "docs" / "rules"
    return originals if originals.is_dir() else files("aegean") / "rules"


def read_rulebook(text: str) -> Rulebook:
    head, *rest = _split(_CHAPTER, text)
    title, _, opening = head[1].strip().partition("\n")
    chapters = []
    for match, body in rest:
        assert match is not None
        before, *clauses = _split(_CLAUSE, body)
        read = tuple(Clause(clause["number"], words.strip()) for clause, words in clauses if clause is not None)
        chapters.append(Chapter(match["number"], match["title"], before[1].strip(), read))
    return Rulebook(title.removeprefix("# "), opening.strip(), tuple(chapters))


def _split(pattern: re.Pattern[str], text: str) -> list[tuple[re.Match[str] | None, str]]:
    """The text before the first match, then each match with the text that follows it."""
    matches = list(pattern.finditer(text))
    ends = [match.start() for match in matches[1:]] + [len(text)] * bool(matches)
    parts: list[tuple[re.Match[str] | None, str]] = [(None, text[: matches[0].start()] if matches else text)]
    return parts + [(match, text[match.end() : end]) for match, end in zip(matches, ends, strict=True)]
