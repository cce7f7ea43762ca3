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
- `$colour_id` is the bare value "red", for a language whose grammar must choose its words by it;
- an attribute with a field's name says that field: `.hex = the { $colour } temple`, in the form the sentence needs;
- an attribute `.unseen` is the sentence for whoever may not know all the fields that the message itself needs.

Seats are plain numbers here: whoever knows the players' names puts them into the fields beforehand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
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
_BARE: Final = "_id"
_UNSEEN: Final = "unseen"
_NOTHING: Final[Mapping[str, Field]] = {}


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


def expected_ids(game: Speaker) -> frozenset[str]:
    """The ids of all messages that a game's vocabulary asks for."""
    return frozenset(
        message_id(game.id, family, value) for family, values in game.vocabulary().items() for value in values
    )


class Catalogue:
    """The texts of one language. A strict one, as tests use it, refuses what a lenient one puts up with."""

    def __init__(self, language: str, *, strict: bool = False, folder: Traversable | Path | None = None) -> None:
        if language not in _LANGUAGES:
            raise ValueError(f"no texts in {language!r}; the languages are {', '.join(_LANGUAGES)}")
        self.language = language
        self.strict = strict
        self._folder = folder or files("aegean") / "locales"
        self._bundle = FluentBundle([language], use_isolating=False)
        self._english: Catalogue | None = None  # read when first needed
        self._needs: dict[tuple[str, str], frozenset[str]] = {}
        parser = FluentParser(with_spans=False)
        for file in catalogue_files(self._folder / language):
            resource = parser.parse(file.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            self._needs |= {place: variables(pattern) for place, pattern in patterns(resource)}

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

    def sentence(self, prefix: str, kind: str, fields: Mapping[str, Field] = _NOTHING) -> str:
        """A kind and its fields in words: `sentence("delphi-action", "sail", {"hex": "3,-1"})`.

        A message that is missing is refused by a strict catalogue. A lenient one says it in English, and if need be
        as bare data.
        """
        game, _, family = prefix.partition("-")
        id_ = message_id(game, family, kind)
        if not self.has(id_) and not self.strict:
            if self.language != _LANGUAGES[0]:
                self._english = self._english or Catalogue(_LANGUAGES[0], folder=self._folder)
                return self._english.sentence(prefix, kind, fields)
            return " ".join([kind, *(f"{name}={_plain(value)}" for name, value in fields.items())])
        words: dict[str, Field] = {}
        for name, value in fields.items():
            words[name] = self._word(game, name, value)
            words[name + _BARE] = value
        sayable = [name for name in fields if self.has(id_, name) and self._needs[id_, name] <= words.keys()]
        words |= {name: self.text(id_, words, name) for name in sayable}
        known = self._needs.get((id_, ""), frozenset()) <= words.keys()
        return self.text(id_, words, "" if known or not self.has(id_, _UNSEEN) else _UNSEEN)

    def why(self, game: str, refusal: Refusal) -> str:
        """The condition that keeps an action from being offered, in words, with its clause."""
        speaker = "core" if refusal.reason in GENERAL else game
        told = self.sentence(f"{speaker}-why", refusal.reason, refusal.fields)
        return f"{told} ({refusal.clause})" if refusal.clause else told

    def _word(self, game: str, name: str, value: Field) -> Field:
        if isinstance(value, str):
            id_ = message_id(game, name, value)
            return self.text(id_) if self.has(id_) else value
        if isinstance(value, Sequence):
            return ", ".join(str(_plain(self._word(game, name, item))) for item in value)
        return value


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
