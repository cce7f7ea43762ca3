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
from aegean.texts import EXPLANATIONS, catalogue, expected_ids, family_of, languages, message_id, patterns, variables

SOURCE = Path(aegean.__file__).parent
TOOLS = Path(__file__).parents[1] / "tools"
LOCALES = SOURCE / "locales"
CLIENT = SOURCE.parent.parent / "web" / "src"
ID = re.compile(r"[a-z]+(-[a-z0-9_]+)+")
ENGLISH, *OTHERS = languages()
SENTENCES = ("action", "begin", "decision", "event", "narrow", "why")  # the families of a vocabulary that are no words

# Selects by things that differ in more than a word's form.
BY_THING = {
    ("hellas-phrase-follows", "follows"),  # each is told with numbers of its own
    ("delphi-action-combo", "colour"),  # each colour has another card
}

every_language = pytest.mark.parametrize("language", languages())
every_other_language = pytest.mark.parametrize("language", OTHERS)


@cache
def resources(language: str) -> dict[str, ast.Resource]:
    """The parsed files of a language by their names: "core", "hellas/base". What is left of a module that was taken out
    is passed over."""
    parser, home = FluentParser(), LOCALES / language
    there = {
        "base",
        *(module for name in aegean.games() for module in aegean.game(name).vocabulary().get("expansion", ())),
    }
    return {
        str(file.relative_to(home).with_suffix("")): parser.parse(file.read_text(encoding="utf-8"))
        for file in sorted(home.rglob("*.ftl"))
        if file.parent.name not in aegean.games() or file.stem in there
    }


def entries(language: str) -> Iterator[tuple[str, ast.Message | ast.Term]]:
    for stem, resource in resources(language).items():
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                yield stem, entry


def message_ids(language: str) -> set[str]:
    return {entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message)}


@cache
def attributes(language: str) -> dict[str, dict[str, set[str]]]:
    """The words that the games' vocabularies ask for, by family, and the attributes of each."""
    asked, found = spoken(), dict[str, dict[str, set[str]]]()
    for _, entry in entries(language):
        if entry.id.name in asked:
            names = {attribute.id.name for attribute in entry.attributes}
            found.setdefault(family_of(entry.id.name), {})[entry.id.name] = names
    return {family: of for family, of in found.items() if family.partition("-")[2] not in SENTENCES}


def is_form(language: str, id_: str, attribute: str) -> bool:
    return bool(attribute) and attribute not in EXPLANATIONS and id_ in attributes(language).get(family_of(id_), {})


def field_of(language: str, game: str, variable: str) -> str:
    """The field that a variable says something of: `colour` for `$colour_id` and for the form `$colour_feminine`."""
    field, _, form = variable.rpartition("_")
    texts = catalogue(language)
    known = {form for family in texts.families(game, field) for form in texts.forms(game, family)}
    return field if form in {"id", "family", *known} else variable


@cache
def needs(language: str) -> dict[str, frozenset[str]]:
    """Each text of a language but the forms of its words, and the fields it is made of."""

    def said(id_: str, pattern: ast.Pattern) -> frozenset[str]:
        return frozenset(field_of(language, game_of(id_), variable) for variable in variables(pattern))

    return {
        f"{id_}.{attribute}".rstrip("."): said(id_, pattern)
        for resource in resources(language).values()
        for (id_, attribute), pattern in patterns(resource)
        if not is_form(language, id_, attribute)
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
    """Every string that stands in the project's own code, and in what starts it."""
    return frozenset(
        node.value
        for file in [*SOURCE.rglob("*.py"), *TOOLS.glob("*.py")]
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


@cache
def spoken() -> frozenset[str]:
    """The messages that the games' vocabularies ask for, and the reasons that every game may give."""
    general = frozenset(message_id("core", "why", reason) for reason in GENERAL)
    return general | {id_ for name in aegean.games() for id_ in expected_ids(aegean.game(name))}


def concern(stem: str) -> str:
    """What the ids of a file begin with."""
    return stem.partition("/")[0]


def game_of(id_: str) -> str:
    return id_.partition("-")[0]


def belongs(id_: str, stem: str) -> bool:
    """What the browser alone says of a game, or of a module, stands in its own file, which is loaded with it."""
    return id_.startswith((concern(stem) + "-", f"web-{concern(stem)}-"))


def fields(language: str) -> dict[str, tuple[str, ...]]:
    """The declared fields by their messages, and the families whose words they hold."""
    texts = catalogue(language)
    return {id_: tuple(texts.text(id_).split()) for id_ in message_ids(language) if family_of(id_).endswith("-field")}


def fields_said(language: str) -> set[str]:
    """The declarations of the fields that some sentence says."""
    return {message_id(game_of(id_), "field", field) for id_, said in needs(language).items() for field in said}


def selects(entry: ast.Message | ast.Term) -> list[ast.SelectExpression]:
    found = Selects()
    found.visit(entry)
    return found.all


class Selects(visitor.Visitor):
    def __init__(self) -> None:
        self.all: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.all.append(node)
        self.generic_visit(node)


def faults_of(language: str, id_: str, select: ast.SelectExpression) -> Iterator[str]:
    """What is wrong with a select by what a field holds, or by its family."""
    selector = select.selector
    if not isinstance(selector, ast.VariableReference) or not selector.id.name.endswith(("_id", "_family")):
        return
    field, _, by = selector.id.name.rpartition("_")
    words = words_in(language, game_of(id_), field)
    default = next(variant for variant in select.variants if variant.default)
    if not isinstance(default.key, ast.Identifier) or default.key.name != "other":
        yield f"the default of ${field}_{by} is not [other]"
    for name in sorted(names_of(language, words) & names_in(default.value)):
        yield f"the default of ${field}_{by} names a thing: {name}"
    keys = {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}
    chosen = sorted(keys & {word.split("-", 2)[2] for word in words})
    if by == "id" and len(chosen) > 1 and (id_, field) not in BY_THING:
        yield f"${field}_{by} chooses among {', '.join(chosen)}: let these words have a form for it"


def words_in(language: str, game: str, field: str) -> set[str]:
    """The messages of all words that a field may hold."""
    families = catalogue(language).families(game, field)
    return {word for family in families for word in attributes(language).get(f"{game}-{family}", {})}


def names_of(language: str, words: Set[str]) -> set[str]:
    """Words as they may stand in a sentence: by their messages, or in any of their forms."""
    texts = catalogue(language)
    forms = {(word, form) for word in words for form in ("", *attributes(language)[family_of(word)][word])}
    return {*words} | {texts.text(word, attribute=form) for word, form in forms if form not in EXPLANATIONS}


def names_in(pattern: ast.Pattern) -> set[str]:
    """What a text says of itself: the messages it refers to, and every run of its words."""
    found = References()
    found.visit(pattern)
    told = [part.value.split() for part in pattern.elements if isinstance(part, ast.TextElement)]
    runs = {
        " ".join(one[a:b]).strip(".,:;!?") for one in told for a in range(len(one)) for b in range(a + 1, len(one) + 1)
    }
    return found.names | runs


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
    """What several modules bring together is said among the words of the base game."""
    game = aegean.game("hellas")
    assert isinstance(game, HellasGame)
    for module in ("base", *game.modules):
        here = {
            entry.id.name
            for stem, entry in entries(language)
            if stem in ("hellas/base", f"hellas/{module}") and isinstance(entry, ast.Message)
        }
        wanted = {message_id("hellas", family, word) for family, words in game.words(module).items() for word in words}
        none_of(wanted - here, f"words of {module} that are not in its file", language)


@every_language
def test_the_words_of_a_family_have_the_same_forms(language: str) -> None:
    lacking = {
        f"{id_}.{form}"
        for of in attributes(language).values()
        for form in {form for names in of.values() for form in names} - set(EXPLANATIONS)
        for id_, names in of.items()
        if form not in names
    }
    none_of(lacking, "forms that other words of the family have", language)


@every_language
def test_a_form_is_one_plain_word_that_some_sentence_uses(language: str) -> None:
    said = {
        (game_of(id_), family, name.rpartition("_")[2])
        for resource in resources(language).values()
        for (id_, _), pattern in patterns(resource)
        for name in variables(pattern)
        for family in catalogue(language).families(game_of(id_), name.rpartition("_")[0])
    }
    forms = {(family, form) for family, of in attributes(language).items() for names in of.values() for form in names}
    none_of({f"{family}.{form}" for family, form in forms if "_" in form}, "forms with an underscore", language)
    unused = {
        f"{family}.{form}"
        for family, form in forms
        if form not in EXPLANATIONS and (*family.split("-"), form) not in said
    }
    none_of(unused, "forms that nothing says", language)


@every_language
def test_no_select_takes_a_thing_for_all_others(language: str) -> None:
    """Whoever selects by what a field holds says of all that it does not name what is true of any."""
    wrong = {
        f"{entry.id.name}: {fault}"
        for _, entry in entries(language)
        for select in selects(entry)
        for fault in faults_of(language, entry.id.name, select)
    }
    none_of(wrong, "selects by a thing", language)


@every_language
def test_a_field_is_declared_alike_in_every_language_and_its_families_share_no_word(language: str) -> None:
    assert fields(language) == fields(ENGLISH)
    words = attributes(language)
    for id_, families in fields(language).items():
        game = game_of(id_)
        # a family may have words in modules alone
        known = [(family, words.get(f"{game}-{family}", ())) for family in families]
        ids = [[one.removeprefix(f"{game}-{family}-") for one in of] for family, of in known]
        twice = [word for word, count in Counter(word for of in ids for word in of).items() if count > 1]
        assert not twice, f"{id_}: {', '.join(twice)} of more than one family"


@every_language
def test_no_word_merely_repeats_another_message(language: str) -> None:
    aliases = {
        entry.id.name
        for _, entry in entries(language)
        if isinstance(entry, ast.Message) and entry.value and not entry.attributes and len(entry.value.elements) == 1
        for placeable in entry.value.elements
        if isinstance(placeable, ast.Placeable) and isinstance(placeable.expression, ast.MessageReference)
    }
    none_of(aliases, "aliases: declare a field instead", language)


@every_language
def test_no_message_is_unused(language: str) -> None:
    used = literals() | client_ids() | spoken() | references(language) | fields_said(language)
    unused = {id_ for id_ in message_ids(language) - used if not id_.startswith(client_families())}
    none_of(unused, "unused", language)


def test_every_family_of_the_client_has_messages() -> None:
    empty = {family for family in client_families() if not any(id_.startswith(family) for id_ in message_ids(ENGLISH))}
    none_of(empty, "families without a message", ENGLISH)


@every_language
def test_whoever_reads_is_spoken_to(language: str) -> None:
    """A sentence about a player's deed has a form for that player, and one for whoever it is done to."""
    lacking = []
    for _, message in entries(language):
        if not isinstance(message, ast.Message) or "-event-" not in message.id.name or message.value is None:
            continue
        forms = {attribute.id.name: attribute.value for attribute in message.attributes}
        for name in sorted(variables(message.value) & {"seat", "defender", "loser", "hunter"}):
            form = "you" if name == "seat" else f"you_{name}"
            if form not in forms or name in variables(forms[form]):
                lacking.append(f"{message.id.name}.{form}")
    assert lacking == []
