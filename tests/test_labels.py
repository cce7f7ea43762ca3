"""No label is longer than its place."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from aegean.texts import languages
from tests.test_catalogues import entries

PLACES: dict[str, dict[str, Any]] = tomllib.loads((Path(__file__).parent / "labels.toml").read_text("utf-8"))
PUT_IN = "12"  # a number or a name, as far as it counts


def longest(pattern: ast.Pattern) -> str:
    """The longest that a text can become, but for what is put in."""
    parts = []
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            parts.append(part.value)
        elif isinstance(part.expression, ast.SelectExpression):
            parts.append(max((longest(variant.value) for variant in part.expression.variants), key=len))
        else:
            parts.append(PUT_IN)
    return "".join(parts)


def labels(language: str, place: dict[str, Any]) -> dict[str, str]:
    """The texts of a place, by the messages."""
    wanted, found = place.get("attribute", ""), dict[str, str]()
    for _, entry in entries(language):
        if isinstance(entry, ast.Message) and re.fullmatch(place["ids"], entry.id.name):
            texts = {"": entry.value, **{one.id.name: one.value for one in entry.attributes}}
            if pattern := texts.get(wanted):
                found[entry.id.name] = longest(pattern)
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", PLACES)
def test_every_label_fits_its_place(name: str, language: str) -> None:
    place = PLACES[name]
    texts = labels(language, place)
    assert len(texts) > 1, f"no messages {place['ids']}"
    assert [f"{id_}: {text} ({len(text)})" for id_, text in texts.items() if len(text) > place["most"]] == []


@pytest.mark.parametrize("name", PLACES)
def test_no_limit_is_idle(name: str) -> None:
    """A limit that nothing comes near would be no limit: some label of some language fills its place almost."""
    place = PLACES[name]
    most = max(len(text) for language in languages() for text in labels(language, place).values())
    assert most >= place["most"] - 3
