"""The catalogues are whole: the same messages in every language, none broken, none missing, none unused."""

from __future__ import annotations

import ast as python
import re
from collections import Counter
from collections.abc import Iterator, Set
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import aegean
from aegean.core.refusal import GENERAL
from aegean.hellas.game import HellasGame
from aegean.texts import expected_ids, languages, message_id, patterns, variables

SOURCE = Path(aegean.__file__).parent
LOCALES = SOURCE / "locales"
CLIENT = SOURCE.parent.parent / "web" / "src"
ID = re.compile(r"[a-z]+(-[a-z0-9_]+)+")
ENGLISH, *OTHERS = languages()

every_language = pytest.mark.parametrize("language", languages())
every_other_language = pytest.mark.parametrize("language", OTHERS)


@cache
def resources(language: str) -> dict[str, ast.Resource]:
    """The parsed files of a language by their names: "core", "hellas/base"."""
    parser, home = FluentParser(), LOCALES / language
    return {
        str(file.relative_to(home).with_suffix("")): parser.parse(file.read_text(encoding="utf-8"))
        for file in sorted(home.rglob("*.ftl"))
    }


def entries(language: str) -> Iterator[tuple[str, ast.Message | ast.Term]]:
    for stem, resource in resources(language).items():
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                yield stem, entry


def message_ids(language: str) -> set[str]:
    return {entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message)}


def needs(language: str) -> dict[str, frozenset[str]]:
    """Each text of a language, and the fields it is made of; `$colour_id` is the field `colour` as well."""
    return {
        f"{id_}.{attribute}".rstrip("."): frozenset(name.removesuffix("_id") for name in variables(pattern))
        for resource in resources(language).values()
        for (id_, attribute), pattern in patterns(resource)
    }


class References(visitor.Visitor):
    """What the texts say by way of other messages (`name`) and terms (`-name`)."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.names.add("-" + node.id.name)
        self.generic_visit(node)


def references(language: str) -> set[str]:
    found = References()
    for resource in resources(language).values():
        found.visit(resource)
    return found.names


@cache
def literals() -> frozenset[str]:
    """Every string that stands in the project's own code."""
    return frozenset(
        node.value
        for file in SOURCE.rglob("*.py")
        for node in python.walk(python.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, python.Constant) and isinstance(node.value, str)
    )


@cache
def client_code() -> str:
    """All code of the browser client, its tests aside."""
    files = [file for suffix in ("ts", "svelte") for file in sorted(CLIENT.rglob(f"*.{suffix}"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if ".test." not in file.name)


def client_stems() -> str:
    """The files that the browser client alone speaks from, as a pattern."""
    return "|".join(sorted({concern(stem) for stem in resources(ENGLISH)} - set(aegean.games()) - {"cli", "core"}))


def client_ids() -> set[str]:
    """The messages that the browser client names in full."""
    return set(re.findall(rf"""["'`]((?:{client_stems()})-[a-z0-9_-]*[a-z0-9_])["'`]""", client_code()))


def client_families() -> tuple[str, ...]:
    """The beginnings of the messages whose last word the browser client puts in: `web-level-${level}`."""
    return tuple(set(re.findall(rf"`((?:{client_stems()})-[a-z0-9_-]+-)\$\{{", client_code())))


def spoken() -> set[str]:
    """The messages that the games' vocabularies ask for, and the reasons that every game may give."""
    general = {message_id("core", "why", reason) for reason in GENERAL}
    return general | {id_ for name in aegean.games() for id_ in expected_ids(aegean.game(name))}


def concern(stem: str) -> str:
    """What the ids of a file begin with."""
    return stem.partition("/")[0]


def belongs(id_: str, stem: str) -> bool:
    return id_.startswith(concern(stem) + "-")


def none_of(ids: Set[str], fault: str, language: str) -> None:
    assert not ids, f"{language}: {fault}: {', '.join(sorted(ids))}"


def test_the_languages_are_the_folders() -> None:
    assert {folder.name for folder in LOCALES.iterdir()} == set(languages())


@every_language
def test_no_file_has_syntax_errors(language: str) -> None:
    faults = [
        f"{language}/{stem}.ftl: {annotation.message} in {entry.content!r}"
        for stem, resource in resources(language).items()
        for entry in resource.body
        if isinstance(entry, ast.Junk)
        for annotation in entry.annotations or []
    ]
    assert not faults, "\n".join(faults)


@every_language
def test_no_message_is_defined_twice(language: str) -> None:
    counts = Counter((type(entry).__name__, entry.id.name) for _, entry in entries(language))
    none_of({id_ for (_, id_), count in counts.items() if count > 1}, "defined twice", language)


@every_language
def test_every_id_begins_with_the_name_of_its_file(language: str) -> None:
    strays = {f"{stem}.ftl: {entry.id.name}" for stem, entry in entries(language) if not belongs(entry.id.name, stem)}
    none_of(strays, "in a file of another name", language)


@every_language
def test_every_reference_leads_somewhere_and_every_term_is_used(language: str) -> None:
    terms = {"-" + entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Term)}
    none_of(references(language) - terms - message_ids(language), "referred to but not there", language)
    none_of(terms - references(language), "terms that nothing uses", language)


@every_other_language
def test_every_language_has_the_messages_and_attributes_of_english(language: str) -> None:
    here, english = needs(language).keys(), needs(ENGLISH).keys()
    none_of(english - here, "missing", language)
    none_of(here - english, "not in English", language)


@every_other_language
def test_every_message_uses_the_fields_of_english(language: str) -> None:
    english = needs(ENGLISH)
    differing = {
        f"{id_} ({', '.join(sorted(fields)) or 'none'}; in English {', '.join(sorted(english[id_])) or 'none'})"
        for id_, fields in needs(language).items()
        if id_ in english and fields != english[id_]
    }
    none_of(differing, "with other fields than in English", language)


@every_language
def test_no_message_is_missing(language: str) -> None:
    concerns = [stem for stem in resources(ENGLISH) if concern(stem) not in aegean.games()]
    named = {text for text in literals() if ID.fullmatch(text) and any(belongs(text, stem) for stem in concerns)}
    none_of((named | client_ids() | spoken()) - message_ids(language), "asked for but not there", language)


@every_language
def test_the_words_of_a_module_stand_in_its_own_file(language: str) -> None:
    game = aegean.game("hellas")
    assert isinstance(game, HellasGame)
    for module in ("base", *game.modules):
        here = {
            entry.id.name
            for stem, entry in entries(language)
            if stem == f"hellas/{module}" and isinstance(entry, ast.Message)
        }
        wanted = {message_id("hellas", family, word) for family, words in game.words(module).items() for word in words}
        none_of(wanted - here, f"words of {module} that are not in its file", language)


@every_language
def test_no_message_is_unused(language: str) -> None:
    used = literals() | client_ids() | spoken() | references(language)
    unused = {id_ for id_ in message_ids(language) - used if not id_.startswith(client_families())}
    none_of(unused, "unused", language)


def test_every_family_of_the_client_has_messages() -> None:
    empty = {family for family in client_families() if not any(id_.startswith(family) for id_ in message_ids(ENGLISH))}
    none_of(empty, "families without a message", ENGLISH)
