"""The rules say the same in every language: the same chapters and clauses, and in each clause the same ids, references,
numbers, tables and notes. Whether the sentences mean the same no test can tell; this one sees what was left out."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import aegean
from aegean.terminal.rulebook import Rulebook, modules_of, rulebook
from aegean.texts import catalogue, languages

RULES = Path(__file__).parents[1] / "docs" / "rules"
ENGLISH, *OTHERS = languages()
# What a ruling is headed with, and what marks a value that is ours.
NOTES = {
    "en": ("*Ruling:", "*Reconstructed.*"),
    "es": ("*Criterio:", "*Reconstruido.*"),
    "de": ("*Auslegung:", "*Rekonstruiert.*"),
    "pl": ("*Rozstrzygnięcie:", "*Zrekonstruowane.*"),
}
ID = re.compile(r"`([^`]+)`")
REFERENCE = re.compile(r"\b[A-Z]+-\d+(?:\.\d+)?\b")
NUMBER = re.compile(r"(?<![\w.])-?\d+")

every_game = pytest.mark.parametrize("game", aegean.games())
every_other_language = pytest.mark.parametrize("language", OTHERS)


@cache
def book(game: str, language: str) -> Rulebook:
    return rulebook(game, language)


def texts(game: str, language: str) -> dict[str, str]:
    """Every stretch of the book by its number; the opening of a chapter goes by the chapter's."""
    found = {"": book(game, language).opening}
    for chapter in book(game, language).chapters:
        found[chapter.number] = chapter.opening
        found |= dict(chapter.clauses)
    return found


def told(text: str, language: str) -> dict[str, object]:
    """What a stretch tells whatever the language: all that is not words."""
    bare = REFERENCE.sub("", ID.sub("", text))
    rows = [line.count("|") for line in text.splitlines() if line.startswith("|")]
    return {
        "ids": sorted(ID.findall(text)),
        "references": sorted(REFERENCE.findall(text)),
        "numbers": Counter(NUMBER.findall(bare)),
        "notes": [text.count(mark) for mark in NOTES[language]],
        "tables": rows,
        "letters": sorted(re.findall("[ΑΒΓΔΦΨΩΣ]", text)),
    }


@every_game
@every_other_language
def test_the_same_chapters_and_clauses(game: str, language: str) -> None:
    here, english = book(game, language), book(game, ENGLISH)
    assert [chapter.number for chapter in here.chapters] == [chapter.number for chapter in english.chapters]
    for chapter, original in zip(here.chapters, english.chapters, strict=True):
        assert [clause.number for clause in chapter.clauses] == [clause.number for clause in original.clauses]
        assert bool(chapter.opening) == bool(original.opening), chapter.number
        assert chapter.title, chapter.number


@every_game
@every_other_language
def test_every_clause_has_the_ids_references_numbers_and_notes_of_english(game: str, language: str) -> None:
    here, english = texts(game, language), texts(game, ENGLISH)
    differing = [
        f"{number}: {what} {told(here[number], language)[what]}, in English {value}"
        for number in english
        for what, value in told(english[number], ENGLISH).items()
        if told(here[number], language)[what] != value
    ]
    assert not differing, "\n".join(differing)


@every_game
@every_other_language
def test_no_clause_is_still_in_english(game: str, language: str) -> None:
    here, english = texts(game, language), texts(game, ENGLISH)
    same = [number for number in english if english[number] and here[number] == english[number]]
    assert not same


@pytest.mark.parametrize("language", languages())
def test_the_ways_to_victory_have_the_names_of_the_catalogue(language: str) -> None:
    clauses = dict(book("hellas", language).clauses)
    for number, victory in zip(range(3, 7), aegean.game("hellas").pack.entries("victories"), strict=True):
        assert f"*{catalogue(language).text(f'hellas-victory-{victory}')}*" in clauses[f"H-23.{number}"]


@pytest.mark.parametrize("language", OTHERS)
def test_the_map_of_hellas_names_regions_as_the_catalogue_does(language: str) -> None:
    rows = [line.split("|") for line in dict(book("hellas", language).clauses)["H-2.1"].splitlines() if "| `" in line]
    regions = aegean.game("hellas").pack.entries("regions")
    for row in rows:
        entry = regions[row[1].strip(" `")]
        for column, ids in ((7, entry.neighbours), (8, entry.sea_trails)):  # type: ignore[attr-defined]
            named = [catalogue(language).text(f"hellas-region-{id_}") for id_ in ids]
            assert row[column].strip() == ", ".join(named), row[1]


def test_every_language_has_every_game_and_nothing_else() -> None:
    found = {path.relative_to(RULES).as_posix() for path in RULES.rglob("*") if path.is_file()}
    games = [f"{game}.md" for game in aegean.games()]
    games += [f"{game}/{module}.md" for game in aegean.games() for module in modules_of(aegean.game(game))]
    wanted = {*games, *(f"{language}/{name}" for language in OTHERS for name in games)}
    assert wanted <= found
    stray = {name for name in found - wanted if not {*aegean.games()} & {*name.split("/")[:-1]}}
    assert not stray  # what is left of a module that was taken out does no harm
