"""One word for one thing: words that the printed games do not use stand nowhere in catalogues, rules and lessons."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FORBIDDEN: dict[str, dict[str, str]] = tomllib.loads((Path(__file__).parent / "glossary.toml").read_text("utf-8"))


def said(language: str) -> dict[str, str]:
    """All that is read in a language, by file."""
    folders = (ROOT / "src/aegean/locales" / language, ROOT / "docs/rules" / language)
    files = [file for folder in folders for end in ("*.ftl", "*.md") for file in sorted(folder.rglob(end))]
    return {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in files}


@pytest.mark.parametrize("language", FORBIDDEN)
def test_no_second_word_for_a_term(language: str) -> None:
    texts = said(language)
    assert len(texts) > 10
    found = [
        f"{file}:{text[: match.start()].count(chr(10)) + 1}: {match.group()!r}, say {instead!r}"
        for file, text in texts.items()
        for pattern, instead in FORBIDDEN[language].items()
        for match in re.finditer(pattern, text, re.IGNORECASE)
    ]
    assert found == []


def test_the_test_finds_a_word() -> None:
    assert re.search(next(iter(FORBIDDEN["es"])), "Compañeros", re.IGNORECASE)
