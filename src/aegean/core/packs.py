"""Data packs: the facts of a game's components, one TOML file per component type.

    [sail_plus_one]             # equipment.toml
    source = "rulebook"
    range = 1

A game declares what its files are called and what an entry of each looks like (a schema: file stem -> `Entry` type).
An expansion's pack, a folder with files of the same names, adds entries and may replace single fields; a player's own
pack may only replace. Every refusal names the file, the entry and the field, and says what
would be accepted.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, TypeVar

import msgspec

from aegean.core.errors import AegeanError
from aegean.core.expected import expected
from aegean.core.values import Plain

Source: TypeAlias = Literal["rulebook", "published", "reconstructed"]

_SUFFIX: Final = ".toml"
_ID: Final = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*")
_EMPTY: Final[tuple[Plain, ...]] = (None, 0, "", [], (), {})
_NOT_DATA: Final = re.compile(r"[._].*|.*\.(md|txt)")  # a pack may explain itself, and tools leave hidden files


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One component. `source`: printed in the rulebook, published elsewhere, or the project's own reconstruction."""

    source: Source


def facts_of(entry: Entry) -> dict[str, Plain]:
    """What an entry says, as plain data, without all in it that is empty, nought or none."""
    return {name: _bare(value) for name, value in msgspec.to_builtins(entry).items() if value not in _EMPTY}


def _bare(value: Plain) -> Plain:
    if isinstance(value, dict):
        return {name: _bare(part) for name, part in value.items() if part not in _EMPTY}
    if isinstance(value, list | tuple):
        return [_bare(part) for part in value]
    return value


Schema: TypeAlias = Mapping[str, type[Entry]]
EntryT = TypeVar("EntryT", bound=Entry)


class PackError(AegeanError):
    """A pack that cannot be used: where the fault lies, and what would be right."""

    code = "bad-pack"

    def __init__(self, file: str, entry: str, field: str, fault: str) -> None:
        self.file = file
        self.entry = entry  # "" where the fault is the file's
        self.field = field  # "" where the fault is the entry's
        self.fault = fault
        place = file + (f" [{entry}]" if entry else "") + (f" {field}" if field else "")
        super().__init__(f"{place}: {fault}")


class Pack:
    """The checked entries of a game's tables, in the order of their files."""

    __slots__ = ("_schema", "_tables", "digest", "overridden")

    def __init__(
        self,
        schema: Schema,
        tables: Mapping[str, Mapping[str, Entry]],
        overridden: Mapping[str, tuple[str, ...]],
    ) -> None:
        self._schema = dict(schema)
        self._tables = {name: MappingProxyType(dict(entries)) for name, entries in tables.items()}
        # Table -> ids of the entries that a player's pack changed or added; tables it left alone are absent.
        self.overridden: Mapping[str, tuple[str, ...]] = MappingProxyType(dict(overridden))
        self.digest = digest_of(self._tables)

    @classmethod
    def load(
        cls,
        folder: Traversable | Path,
        schema: Schema,
        overrides: Sequence[Path] = (),
        expansions: Sequence[Path] = (),
        without: Mapping[str, Iterable[str]] | None = None,
        added: Schema | None = None,
        leaves: Mapping[str, Iterable[str]] | None = None,
    ) -> Pack:
        """Read a game's pack with what expansions add to it and take out of it, and lay the players' packs over it, one
        after the other. Tables that are `added` are the expansions' own. What is left out by `leaves` are entries of
        other expansions, which may be there or not."""
        drafts = {table: _read(file, table) for table, file in _files(folder, schema).items()}
        if absent := sorted(schema.keys() - drafts.keys()):
            names = [table + _SUFFIX for table in absent]
            raise PackError(str(folder), "", "", f"the pack lacks {quoted(names)}")
        schema = {**schema, **(added or {})}
        drafts |= {table: {} for table in added or ()}
        for table, ids in (without or {}).items():
            for id_ in ids:
                if id_ not in drafts[table]:
                    raise PackError(f"{table}{_SUFFIX}", id_, "", "it is taken out, but it is not there")
                del drafts[table][id_]
        for own in expansions:
            for table, file in _files(own, schema).items():
                for draft in _read(file, table).values():
                    _lay_over(drafts[table], draft, True)
        for table, ids in (leaves or {}).items():
            for id_ in ids:
                drafts[table].pop(id_, None)
        base = _check_all(drafts, schema)
        if not overrides:
            return cls(schema, base, {})

        for own in overrides:
            for table, file in _files(own, schema).items():
                for draft in _read(file, table).values():
                    _lay_over(drafts[table], draft, False)
        tables = _check_all(drafts, schema)
        overridden = {
            table: changed
            for table, entries in tables.items()
            if (changed := tuple(id_ for id_, entry in entries.items() if base[table].get(id_) != entry))
        }
        return cls(schema, tables, overridden)

    @property
    def tables(self) -> tuple[str, ...]:
        return tuple(self._tables)

    def entries(self, table: str) -> Mapping[str, Entry]:
        """A table's entries by id, in file order."""
        if table not in self._tables:
            raise KeyError(f"no table {table!r}; the tables are {quoted(self._tables)}")
        return self._tables[table]

    def table(self, table: str, kind: type[EntryT]) -> Mapping[str, EntryT]:
        """The same as `entries`, typed as the game's schema has it."""
        entries = self.entries(table)
        declared = self._schema[table]
        if not issubclass(declared, kind):
            raise TypeError(f"the entries of {table!r} are {declared.__name__}, not {kind.__name__}")
        return entries  # type: ignore[return-value]  # every entry was converted to the declared type

    def get(self, table: str, id_: str, kind: type[EntryT]) -> EntryT:
        entries = self.table(table, kind)
        if id_ not in entries:
            raise KeyError(f"no {id_!r} in {table!r}; its entries are {quoted(entries)}")
        return entries[id_]


def digest_of(tables: Mapping[str, Mapping[str, Entry]]) -> str:
    """A fingerprint of what the tables say. The order of entries is content (decks are built in it); the order of
    files and of fields, spacing, comments, fields written out at their default and tables without entries are not."""
    content = [(name, list(tables[name].items())) for name in sorted(tables) if tables[name]]
    canonical = msgspec.json.encode(content, order="sorted")
    return blake2b(canonical, digest_size=32, person=b"aegean pack").hexdigest()


def quoted(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names) or "none"


class _Draft:
    """An entry as written, before it is checked, with the file that each of its fields comes from."""

    __slots__ = ("fields", "file", "files", "id")

    def __init__(self, file: str, id_: str, fields: Mapping[str, object]) -> None:
        self.file = file
        self.id = id_
        self.fields = dict(fields)
        self.files = dict.fromkeys(fields, file)


def _files(folder: Traversable | Path, schema: Schema) -> dict[str, Traversable | Path]:
    """The pack's files by table, in the schema's order."""
    if not folder.is_dir():
        raise PackError(str(folder), "", "", "there is no such folder")
    found: dict[str, Traversable | Path] = {}
    for file in folder.iterdir():
        if _NOT_DATA.fullmatch(file.name):
            continue
        table = file.name.removesuffix(_SUFFIX)
        if table == file.name or table not in schema or not file.is_file():
            known = quoted(name + _SUFFIX for name in schema)
            raise PackError(str(file), "", "", f"a pack of this game has no such file; it may have {known}")
        found[table] = file
    return {table: found[table] for table in schema if table in found}


def _read(file: Traversable | Path, table: str) -> dict[str, _Draft]:
    name = str(file)
    try:
        content = _parsed(file.read_bytes().decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise PackError(name, "", "", f"the file is not UTF-8 text (byte {error.start})") from error
    except tomllib.TOMLDecodeError as error:
        raise PackError(name, "", "", f"the file is not valid TOML: {error}") from error
    drafts = {}
    for id_, fields in content.items():
        if not isinstance(fields, dict):
            raise PackError(name, "", id_, f"a field outside any entry; the entry's id comes first: [{table}_id]")
        if not _ID.fullmatch(id_):
            fault = "not an id; ids are lower-case letters and digits in words joined by `_`, such as `sail_plus_one`"
            raise PackError(name, id_, "", fault)
        drafts[id_] = _Draft(name, id_, dict(fields))
    return drafts


@lru_cache(maxsize=512)
def _parsed(text: str) -> dict[str, Plain]:
    """Every rulebook of a game reads the same files. Whoever changes a field of an entry copies the entry first."""
    return tomllib.loads(text)


def _lay_over(entries: dict[str, _Draft], own: _Draft, extendable: bool) -> None:
    printed = entries.get(own.id)
    if printed is not None:
        printed.fields |= own.fields
        printed.files |= own.files
    elif extendable:
        entries[own.id] = own
    else:
        fault = f"the game has no such entry, and new ones may not be added here; it has {quoted(entries)}"
        raise PackError(own.file, own.id, "", fault)


def _check_all(drafts: Mapping[str, Mapping[str, _Draft]], schema: Schema) -> dict[str, dict[str, Entry]]:
    return {
        table: {id_: _check(draft, schema[table]) for id_, draft in entries.items()}
        for table, entries in drafts.items()
    }


def _check(draft: _Draft, kind: type[Entry]) -> Entry:
    try:
        return msgspec.convert(draft.fields, kind)
    except msgspec.ValidationError as error:
        raise _fault(draft, kind, error) from error


def _fault(draft: _Draft, kind: type[Entry], whole: msgspec.ValidationError) -> PackError:
    """What is wrong with an entry, said of the first field that does not fit; otherwise of the whole."""
    declared = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for name, value in draft.fields.items():
        if name not in declared:
            fault = f"there is no such field; the fields are {quoted(declared)}"
            return PackError(draft.files[name], draft.id, name, fault)
        try:
            msgspec.convert(value, declared[name].type)
        except msgspec.ValidationError as error:
            fault = f"{value!r} does not fit; expected {expected(declared[name].type)} ({error})"
            return PackError(draft.files[name], draft.id, name, fault)
    for name, field in declared.items():
        if field.required and name not in draft.fields:
            fault = f"the field is missing; expected {expected(field.type)}"
            return PackError(draft.file, draft.id, name, fault)
    files = ", ".join(dict.fromkeys(draft.files.values()))  # what the type itself checks, across its fields
    return PackError(files, draft.id, "", str(whole))
