"""The types of what travels between server and browser client, written down for the client from the server's own.

    python tools/wire.py            writes web/src/lib/wire.generated.ts
    python tools/wire.py --check    says whether it is what would be written

A form may leave out what has a default; what the server sends is always whole. Limits on lengths and numbers are not
types there, so they are left out.
"""

from __future__ import annotations

import ast
import inspect
import io
import sys
import textwrap
import tokenize
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Final, Literal, get_args, get_origin

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    Type,
    VarTupleType,
    type_info,
)
from msgspec.inspect import UnionType as Union

from aegean.server.wire import (
    basics,
    company,
    games,
    house,
    notifications,
    orders,
    people,
    play,
    replays,
    tables,
    tournaments,
)

TARGET: Final = Path(__file__).parent.parent / "web/src/lib/wire.generated.ts"
MODULES: Final = (basics, people, games, tables, orders, play, notifications, house, replays, tournaments, company)
WIDTH: Final = 140
HEAD: Final = """\
/** What travels between server and client. Written by tools/wire.py from aegean.server.wire: `make wire`. */

export type Plain = null | boolean | number | string | Plain[] | { [name: string]: Plain };
export type Fields = Record<string, Plain>;
"""


def structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    """Those that a module defines, in its order."""
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
            yield value


def literals() -> dict[frozenset[Any], str]:
    """The names of sets of words, such as `Absence`."""
    return {
        frozenset(get_args(value)): name
        for module in MODULES
        for name, value in vars(module).items()
        if get_origin(value) is Literal and not name.startswith("_")
    }


def unions(module: ModuleType) -> Iterator[tuple[str, UnionType]]:
    for name, value in vars(module).items():
        if isinstance(value, UnionType) and all(isinstance(one, type) for one in get_args(value)):
            yield name, value


def comments(struct: type[msgspec.Struct]) -> dict[str, str]:
    """What the source says of each field, at the end of its line."""
    source = textwrap.dedent(inspect.getsource(struct))
    (declared,) = ast.parse(source).body
    assert isinstance(declared, ast.ClassDef)
    lines = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    return {
        line.target.id: lines[line.end_lineno]
        for line in declared.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.end_lineno in lines
    }


def either(words: tuple[Any, ...]) -> str:
    return " | ".join(f"'{word}'" for word in words)


def written(kind: Type, named: dict[frozenset[Any], str]) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case AnyType():
            return "Plain"
        case NoneType():
            return "null"
        case BoolType():
            return "boolean"
        case IntType() | FloatType():
            return "number"
        case StrType():
            return "string"
        case LiteralType(values=values):
            return named.get(frozenset(values)) or either(values)
        case StructType(cls=cls):
            return cls.__name__
        case DictType(value_type=AnyType()):
            return "Fields"
        case DictType(value_type=value):
            return f"Record<string, {written(value, named)}>"
        case ListType(item_type=item) | VarTupleType(item_type=item):
            inner = written(item, named)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case Union(types=types):
            if any(isinstance(one, AnyType) for one in types):
                return "Plain"
            return " | ".join(written(one, named) for one in sorted(types, key=lambda one: isinstance(one, NoneType)))
    raise TypeError(f"tools/wire.py knows no such type: {kind}")


def said(text: str, indent: str = "") -> str:
    """A comment, over several lines where it is long."""
    text = " ".join(text.split())
    if len(text) + len(indent) + 7 <= WIDTH:
        return f"{indent}/** {text} */\n"
    lines = textwrap.wrap(text, WIDTH - len(indent) - 3)
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in lines) + f"{indent} */\n"


def interface(struct: type[msgspec.Struct], named: dict[frozenset[Any], str]) -> str:
    info = type_info(struct)
    assert isinstance(info, StructType)
    told = comments(struct)
    form = info.forbid_unknown_fields
    text = said(struct.__doc__) if struct.__doc__ else ""
    text += f"export interface {struct.__name__} {{\n"
    if info.tag is not None:
        text += f"  {info.tag_field}: '{info.tag}';\n"
    for field in info.fields:
        if field.name in told:
            text += said(told[field.name], "  ")
        text += f"  {field.encode_name}{'?' if form and not field.required else ''}: {written(field.type, named)};\n"
    return text + "}\n"


def generated() -> str:
    named = literals()
    parts = [HEAD]
    parts += [f"export type {name} = {either(tuple(sorted(words)))};\n" for words, name in named.items()]
    for module in MODULES:
        parts += [interface(struct, named) for struct in structs(module)]
        parts += [
            f"export type {name} =\n  | " + "\n  | ".join(one.__name__ for one in get_args(union)) + ";\n"
            for name, union in unions(module)
        ]
    return "\n".join(parts)


def main() -> None:
    text = generated()
    if "--check" not in sys.argv:
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        sys.exit(f"{TARGET.name} is not what the server's types say: make wire")


if __name__ == "__main__":
    main()
