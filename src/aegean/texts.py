"""People's texts, from the Fluent catalogues in `locales/`.

One folder per language, one file per concern: `core.ftl`, `cli.ftl`, and one per game, or a folder with one per module
of the game. A message's id begins with the name of its file, or of that folder. What a game has to say follows the
pattern `<game>-<family>-<value>`:

    delphi-action-sail = Sail to { $hex }
    delphi-colour-red = red
    delphi-equipment-sail_plus_one = Sail
        .text = Your ship sails one space further.

A structured thing, a kind with its fields, becomes a sentence through `Catalogue.sentence`. There

- a field `colour` with the value "red" reads as the text of `delphi-colour-red`, where there is such a message; a list
  reads item by item;
- `$colour_id` is the bare value "red", for a sentence that differs by it; `$cards_count` is how many a list holds;
- an attribute with a field's name says that field: `.hex = the { $colour } temple`, in the form the sentence needs;
- an attribute `.unseen` is the sentence for whoever may not know all the fields that the message itself needs.

**Grammar stands beside the name.** The attributes of a word are offered to every sentence that has it in a field:

    hellas-region-attica = Attyka
        .in = w Attyce
        .to = do Attyki
        .text = Niebieska kraina, populacja 5.
    hellas-action-march = Marsz { $region_to }

- `text`, `about` and `short` explain a word: `$region_text`. Every other attribute of a word is one of its forms:
  `$region_in`. A form's name is one word, without an underscore; one with a capital, `.The = The Hydra`, begins a
  sentence. Each language has the forms that its sentences need, and all words of a family have the same ones.
- A value without a message, or a word without the form, reads in all forms as it reads without one: never as another
  thing.

**A field of another name** than the family of its words is declared, by the same message in every language:

    hellas-field-start = region
    hellas-field-power = artifact blessing hero quest
    hellas-field-cards = card
        .item = “{ $item }”

- The word is that of the first family that has one, and `$power_family` is this family.
- `.item` is how one of a list reads.

Seats are plain numbers here: whoever knows the players' names puts them into the fields beforehand.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast, visitor

from aegean.core.refusal import GENERAL, Refusal

Value: TypeAlias = str | int | bool | None
Field: TypeAlias = Value | Sequence[Value]

_LANGUAGES: Final = ("en", "es", "de", "pl")
_BARE: Final = "id"
_COUNT: Final = "count"
_FAMILY: Final = "family"
_FIELD: Final = "field"
_ITEM: Final = "item"
_UNSEEN: Final = "unseen"
_NOTHING: Final[Mapping[str, Field]] = {}
EXPLANATIONS: Final = ("text", "about", "short")  # the attributes of a word that are none of its forms


class Speaker(Protocol):
    """What the texts need to know of a game."""

    @property
    def id(self) -> str: ...

    def vocabulary(self) -> Mapping[str, Iterable[str]]: ...


def languages() -> tuple[str, ...]:
    return _LANGUAGES


@cache
def catalogue(language: str, strict: bool = False) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language, strict=strict)


def catalogue_files(folder: Traversable | Path) -> Iterator[Traversable | Path]:
    """The files of a language, those of a game's modules in the game's own folder included, in a stable order."""
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.is_dir():
            yield from catalogue_files(file)
        elif file.name.endswith(".ftl"):
            yield file


def message_id(game: str, family: str, value: str) -> str:
    """The id of the message for one word of a game; the dots of a kind become hyphens."""
    return f"{game}-{family}-{value.replace('.', '-')}"


def family_of(id_: str) -> str:
    """What the ids of a word's whole family begin with: `hellas-region`."""
    return "-".join(id_.split("-", 2)[:2])


def expected_ids(game: Speaker) -> frozenset[str]:
    """The ids of all messages that a game's vocabulary asks for."""
    return frozenset(
        message_id(game.id, family, value) for family, values in game.vocabulary().items() for value in values
    )


class Catalogue:
    """The texts of one language. A strict one, as tests use it, refuses what a lenient one puts up with."""

    def __init__(
        self,
        language: str,
        *,
        strict: bool = False,
        folder: Traversable | Path | None = None,
        only: Collection[str] | None = None,
    ) -> None:
        """`only` names the files to be read, where few are needed: "web" for web.ftl."""
        if language not in _LANGUAGES:
            raise ValueError(f"no texts in {language!r}; the languages are {', '.join(_LANGUAGES)}")
        self.language = language
        self.strict = strict
        self._folder = folder or files("aegean") / "locales"
        self._bundle = FluentBundle([language], use_isolating=False)
        self._english: Catalogue | None = None  # read when first needed
        self._needs: dict[tuple[str, str], frozenset[str]] = {}
        self._forms: dict[str, dict[str, None]] = {}  # the attributes of the words of a family, by its ids' beginning
        self._formed: dict[tuple[str, str], str] = {}  # those that have been said so far
        parser = FluentParser(with_spans=False)
        for file in catalogue_files(self._folder / language):
            if only is not None and file.name.removesuffix(".ftl") not in only:
                continue
            resource = parser.parse(file.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            self._needs |= {place: variables(pattern) for place, pattern in patterns(resource)}
        for (id_, attribute), needed in self._needs.items():
            if attribute and not needed:
                self._forms.setdefault(family_of(id_), {})[attribute] = None

    @property
    def own_name(self) -> str:
        """What the language calls itself."""
        return self.text("core-language")

    def has(self, id_: str, attribute: str = "") -> bool:
        return (id_, attribute) in self._needs

    def text(self, id_: str, fields: Mapping[str, Field] = _NOTHING, attribute: str = "") -> str:
        """The message's text or, where an attribute is named, that attribute's; the fields are put in as they are."""
        if not self.has(id_, attribute):
            raise KeyError(f"no message {id_}{'.' * bool(attribute)}{attribute} in language {self.language}")
        message = self._bundle.get_message(id_)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # `has` saw it
        arguments: dict[str, Any] = {name: _plain(value) for name, value in fields.items()}
        text, faults = self._bundle.format_pattern(pattern, arguments)
        if faults and self.strict:
            told = "; ".join(map(str, faults))
            raise ValueError(f"message {id_} in language {self.language} with {dict(fields)}: {told}")
        return str(text)

    def sentence(self, prefix: str, kind: str, fields: Mapping[str, Field] = _NOTHING, form: str = "") -> str:
        """A kind and its fields in words: `sentence("delphi-action", "sail", {"hex": "3,-1"})`.

        A form, such as the one that speaks to whoever reads, is taken where the message has it and it can be said.
        A message that is missing is refused by a strict catalogue. A lenient one says it in English, and if need be
        as bare data.
        """
        game, _, family = prefix.partition("-")
        id_ = message_id(game, family, kind)
        if not self.has(id_) and not self.strict:
            if self.language != _LANGUAGES[0]:
                self._english = self._english or Catalogue(_LANGUAGES[0], folder=self._folder)
                return self._english.sentence(prefix, kind, fields, form)
            return " ".join([kind, *(f"{name}={_plain(value)}" for name, value in fields.items())])
        words = self._words(game, fields)
        sayable = [name for name in fields if self.has(id_, name) and self._needs[id_, name] <= words.keys()]
        words |= {name: self.text(id_, words, name) for name in sayable}
        if form and self.has(id_, form) and self._needs[id_, form] <= words.keys():
            return self.text(id_, words, form)
        known = self._needs.get((id_, ""), frozenset()) <= words.keys()
        return self.text(id_, words, "" if known or not self.has(id_, _UNSEEN) else _UNSEEN)

    def why(self, game: str, refusal: Refusal) -> str:
        """The condition that keeps an action from being offered, in words, with its clause."""
        speaker = "core" if refusal.reason in GENERAL else game
        told = self.sentence(f"{speaker}-why", refusal.reason, refusal.fields)
        return f"{told} ({refusal.clause})" if refusal.clause else told

    def families(self, game: str, field: str) -> tuple[str, ...]:
        """The families whose words a field may hold: those it is declared to hold, or the one of its own name."""
        id_ = message_id(game, _FIELD, field)
        return tuple(self.text(id_).split()) if self.has(id_) else (field,)

    def forms(self, game: str, family: str) -> tuple[str, ...]:
        """The attributes that words of a family have, the explanations among them."""
        return tuple(self._forms.get(f"{game}-{family}", ()))

    def _words(self, game: str, fields: Mapping[str, Field]) -> dict[str, Field]:
        """What a sentence can say of its fields. Where a form is called like a field, the field is meant."""
        words: dict[str, Field] = {}
        plain = {name: self._word(game, name, value) for name, value in fields.items()}
        for name, value in fields.items():
            id_ = self._id(game, name, value)
            for form in (form for family in self.families(game, name) for form in self.forms(game, family)):
                words[f"{name}_{form}"] = self._form(id_, form) if self.has(id_, form) else plain[name]
            words[f"{name}_{_BARE}"] = value
            if isinstance(value, Sequence) and not isinstance(value, str):
                words[f"{name}_{_COUNT}"] = len(value)
            words[f"{name}_{_FAMILY}"] = family_of(id_).partition("-")[2]
        return words | plain

    def _id(self, game: str, name: str, value: Field) -> str:
        """The message of a field's word, or nothing."""
        ids = (message_id(game, family, value) for family in self.families(game, name) if isinstance(value, str))
        return next((id_ for id_ in ids if self.has(id_)), "")

    def _form(self, id_: str, form: str) -> str:
        found = self._formed.get((id_, form))
        if found is None:
            found = self._formed[id_, form] = self.text(id_, attribute=form)
        return found

    def _word(self, game: str, name: str, value: Field) -> Field:
        if isinstance(value, str):
            id_ = self._id(game, name, value)
            return self.text(id_) if id_ else value
        if isinstance(value, Sequence):
            return ", ".join(self._item(game, name, item) for item in value)
        return value

    def _item(self, game: str, name: str, item: Value) -> str:
        word, id_ = self._word(game, name, item), message_id(game, _FIELD, name)
        return self.text(id_, {_ITEM: word}, _ITEM) if self.has(id_, _ITEM) else str(_plain(word))


def _plain(value: Field) -> str | int:
    """What Fluent can take: a number that plurals go by, or a text; `true`, `false` and `none` can be selected on."""
    if isinstance(value, bool) or value is None:
        return str(value).lower()
    if isinstance(value, str | int):
        return value
    return ", ".join(str(_plain(item)) for item in value)


def patterns(resource: ast.Resource) -> Iterator[tuple[tuple[str, str], ast.Pattern]]:
    """Every text of a file: (message's id, attribute or "") and its pattern."""
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield (entry.id.name, ""), entry.value
            for attribute in entry.attributes:
                yield (entry.id.name, attribute.id.name), attribute.value


def variables(pattern: ast.Pattern) -> frozenset[str]:
    """The names of the fields that a text needs, as they stand in it."""
    found = _Variables()
    found.visit(pattern)
    return frozenset(found.names)


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # the visitor's own way of naming
        self.names.add(node.id.name)
