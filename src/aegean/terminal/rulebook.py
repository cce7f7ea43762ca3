"""The rules as people look them up: chapters and numbered clauses of `docs/rules/<game>.md`.

English has that folder itself; every other language has a folder of its own in it, with the same clauses.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

import aegean

_ENGLISH: Final = "en"
_CHAPTER: Final = re.compile(r"^## (?P<number>[A-Z]-\d+) (?P<title>.+)$", re.MULTILINE)
_CLAUSE: Final = re.compile(r"^\*\*(?P<number>[A-Z]-\d+\.\d+)\*\* ", re.MULTILINE)
_NUMBER: Final = re.compile(r"(?:(?P<book>[A-Za-z])-?)?(?P<chapter>\d+)(?:\.(?P<place>\d+))?")


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
        book = (found["book"] or self.chapters[0].number[0]).upper()
        return f"{book}-{int(found['chapter'])}" + (f".{int(found['place'])}" if found["place"] else "")

    def search(self, wanted: str) -> list[Clause]:
        """The clauses in which every wanted word begins some word."""
        words = [re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for word in wanted.split()]
        return [clause for clause in self.clauses if words and all(word.search(clause.text) for word in words)]


@cache
def rulebook(game: str, language: str = _ENGLISH) -> Rulebook:
    return read_rulebook(_text(game, language))


def _text(game: str, language: str) -> str:
    """In a checkout the document itself, else the copy that travels inside the package."""
    path = (f"{game}.md",) if language == _ENGLISH else (language, f"{game}.md")
    original = (Path(aegean.__file__).parents[2] / "docs" / "rules").joinpath(*path)
    if original.is_file():
        return original.read_text(encoding="utf-8")
    return (files("aegean") / "rules").joinpath(*path).read_text(encoding="utf-8")


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
