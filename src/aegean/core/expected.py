"""A type put into words, for refusals that say what would be accepted."""

from __future__ import annotations

from msgspec import inspect


def expected(kind: object) -> str:
    """`tuple[Literal["red", "blue"], ...]` reads: a list, each item one of "blue", "red"."""
    return _words(inspect.type_info(kind))


def _words(kind: inspect.Type) -> str:
    match kind:
        case inspect.LiteralType(values=values) if len(values) == 1:
            return _value(values[0])
        case inspect.LiteralType(values=values):
            return "one of " + ", ".join(_value(value) for value in values)
        case inspect.EnumType(cls=cls):
            return "one of " + ", ".join(_value(member.value) for member in cls)
        case inspect.IntType() | inspect.FloatType():
            return _number(kind)
        case inspect.StrType():
            return "a text" + (f" that matches {kind.pattern}" if kind.pattern else "")
        case inspect.VarTupleType() | inspect.ListType() | inspect.SetType() | inspect.FrozenSetType():
            return f"a list, each item {_words(kind.item_type)}"
        case inspect.TupleType(item_types=items):
            return f"a list of {len(items)}: " + ", ".join(_words(item) for item in items)
        case inspect.DictType(value_type=value):
            return f"a table, each value {_words(value)}"
        case inspect.StructType(fields=fields):
            return "a table with the fields " + ", ".join(_field(field) for field in fields)
        case inspect.UnionType(types=types):  # TOML has no null: a field that may be None is one that may be left out
            return " or ".join(_words(one) for one in types if not isinstance(one, inspect.NoneType))
        case inspect.Metadata(type=inner):
            return _words(inner)
        case inspect.BoolType():
            return "true or false"
        case inspect.AnyType():
            return "any value"
    raise TypeError(f"no words for {kind}: a new kind of field needs its own here")


def _number(kind: inspect.IntType | inspect.FloatType) -> str:
    words = "a whole number" if isinstance(kind, inspect.IntType) else "a number"
    limits = [
        f"{sign} {limit}"
        for sign, limit in (("≥", kind.ge), (">", kind.gt), ("≤", kind.le), ("<", kind.lt))
        if limit is not None
    ]
    return " ".join([words, " and ".join(limits)]).strip()


def _field(field: inspect.Field) -> str:
    return f"`{field.encode_name}`" + ("" if field.required else " (optional)")


def _value(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)
