"""A number beside a noun stands in a select, so that no text says "1 cards"; and no select falls back to a thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from aegean.texts import catalogue, family_of, languages
from tests.test_catalogues import (
    attributes,
    entries,
    every_language,
    names_in,
    names_of,
    resources,
    selects,
    spoken,
)

PLURALS = {"zero", "one", "two", "few", "many", "other"}
# What may follow a number without bending to it: small words, and nouns that are the same for one and for many.
UNBENT = {
    "en": "s of to in for more left anger",
    "es": "s de a más por",
    "de": "s auf nötig Gunst Priester weitere selbst marschieren je Zorn",
    "pl": "s na w od gniewu",
}
ORDINALS = {"number"}  # not how many: step 2, move 12
# Numbers that no text goes by, because they stand behind a colon everywhere.
LABELLED = {
    "accounts",
    "guests",
    "sessions",
    "tables",
    "days",
    "seconds",
    "bots",
    "combat",
    "neutral",
    "blessing",
    "oracle",
}
# Not a number there, but a range in words, or a sign of the map.
NO_NUMBER = {"making-why-seats": "seats", "cli-hellas-legend": "oracle"}


@cache
def counted() -> frozenset[str]:
    """The fields that some text goes by in number: those that a plural is chosen by."""
    found = set()
    for language in languages():
        for _, entry in entries(language):
            for select in selects(entry):
                keys = {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}
                if isinstance(select.selector, ast.VariableReference) and keys & (PLURALS - {"other"}):
                    found.add(select.selector.id.name)
    return frozenset(found - ORDINALS | LABELLED)


def bare(pattern: ast.Pattern, within: frozenset[str], unbent: frozenset[str]) -> Iterator[str]:
    """The numbers of a text that a word follows although no plural was chosen by them."""
    for here, then in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(here, ast.Placeable):
            continue
        told = here.expression
        if isinstance(told, ast.SelectExpression):
            chosen = told.selector.id.name if isinstance(told.selector, ast.VariableReference) else ""
            for variant in told.variants:
                yield from bare(variant.value, within | {chosen}, unbent)
        elif isinstance(told, ast.VariableReference) and told.id.name in counted() - within:
            word = re.match(r"\s([^\W\d_]+)", then.value) if isinstance(then, ast.TextElement) else None
            if word and word.group(1) not in unbent:
                yield f"{told.id.name} {word.group(1)}"


def faults(language: str) -> list[str]:
    unbent = frozenset(UNBENT[language].split())
    return [
        f"{entry.id.name}: {fault}"
        for _, entry in entries(language)
        for pattern in [entry.value, *(attribute.value for attribute in entry.attributes)]
        if pattern
        for fault in bare(pattern, frozenset({NO_NUMBER.get(entry.id.name, "")}), unbent)
    ]


@every_language
def test_a_number_beside_a_noun_stands_in_a_select(language: str) -> None:
    assert faults(language) == []


def test_a_bare_number_is_found() -> None:
    (message,) = FluentParser().parse("a = { $count } cards left.").body
    assert isinstance(message, ast.Message)
    assert message.value
    assert [*bare(message.value, frozenset(), frozenset())] == ["count cards"]


@every_language
def test_every_select_says_something_true_of_whatever_it_does_not_name(language: str) -> None:
    """A default is a number, a plural, a no, or `other`; and what it says is none of the games' things."""
    games = ("delphi", "hellas")
    things = names_of(language, {id_ for id_ in spoken() if id_.split("-")[0] in games and is_word(language, id_)})
    wrong = []
    for _, entry in entries(language):
        for select in selects(entry):
            default = next(variant for variant in select.variants if variant.default)
            if isinstance(default.key, ast.Identifier) and default.key.name not in PLURALS | {"no"}:
                wrong.append(f"{entry.id.name}: falls back to {default.key.name}")
            named = {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}
            if not named <= PLURALS and (names := things & names_in(default.value)):
                wrong.append(f"{entry.id.name}: falls back to {', '.join(sorted(names))}")
    assert wrong == []


def is_word(language: str, id_: str) -> bool:
    return id_ in attributes(language).get(family_of(id_), {})


@pytest.mark.parametrize("language", languages())
def test_numbers_are_read_from_all_files(language: str) -> None:
    assert len(resources(language)) > 8
    assert {"count", "left", "favours"} <= counted()
    assert catalogue(language).has("web-row-open")
