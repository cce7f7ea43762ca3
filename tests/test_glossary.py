"""One word for one idea: the words of the glossary are said, and second words for them stand nowhere."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from aegean.texts import languages

ROOT = Path(__file__).parent.parent
GLOSSARY: dict[str, dict[str, Any]] = tomllib.loads((Path(__file__).parent / "glossary.toml").read_text("utf-8"))
ENGLISH = languages()[0]


@cache
def said(language: str) -> dict[str, str]:
    """All that is read in a language, by its place: a page of the rules, or a message with its file."""
    rules = ROOT / "docs/rules"
    pages = sorted((rules / language).rglob("*.md")) if language != ENGLISH else [*rules.glob("*.md")]
    pages += sorted((rules / "hellas").rglob("*.md")) if language == ENGLISH else []
    found = {str(page.relative_to(ROOT)): page.read_text(encoding="utf-8") for page in pages}
    for file in sorted((ROOT / "src/aegean/locales" / language).rglob("*.ftl")):
        text = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message | ast.Term):
                assert entry.id.span
                assert entry.span
                # without the names of what is put in, which are English words of the code
                told = re.sub(r"\$\w+|\{ [a-z]+-[\w-]+ \}", "", text[entry.id.span.end : entry.span.end])
                found[f"{file.relative_to(ROOT)} {entry.id.name}"] = told
    return {place: " ".join(text.split()) for place, text in found.items()}


def second_words(language: str, idea: str) -> list[str]:
    term = GLOSSARY[idea]
    pattern = term.get("not", {}).get(language)
    if pattern is None:
        return []
    return [
        f"{place}: {match.group()!r}, say {term['words'][language]!r}"
        for place, text in said(language).items()
        if re.search(term.get("where", ""), place)
        for match in re.finditer(pattern, text, re.IGNORECASE)
    ]


@pytest.mark.parametrize("language", languages())
def test_no_second_word_for_an_idea(language: str) -> None:
    assert [fault for idea in GLOSSARY for fault in second_words(language, idea)] == []


@pytest.mark.parametrize("language", languages())
def test_every_word_of_the_glossary_is_said(language: str) -> None:
    whole = " ".join(said(language).values())
    words = {idea: term["words"].get(language) for idea, term in GLOSSARY.items()}
    assert [f"{idea}: {word}" for idea, word in words.items() if word and not re.search(word, whole, re.I)] == []


@pytest.mark.parametrize(("language", "idea", "text"), [
    ("es", "companion", "Compañeros"),
    ("es", "bonus", "todas las mejoras se suman"),
    ("de", "prayer", "Zeus hört das Gebet"),
    ("pl", "king_of_kings", "zostaje Królem królów"),
])  # fmt: skip
def test_a_second_word_is_found(language: str, idea: str, text: str) -> None:
    assert re.search(GLOSSARY[idea]["not"][language], text, re.IGNORECASE)


def test_words_that_the_expansions_need_are_free() -> None:
    assert not re.search(GLOSSARY["bonus"]["not"]["es"], "una mejora de ejército, una ficha de mejora", re.IGNORECASE)
    assert not re.search(GLOSSARY["recall"]["not"]["pl"], "Przyzwanie", re.IGNORECASE)
