"""Parts: what a module keeps of its own in a position, there only in games that are played with the module.

A part names its fields once and gets copy, plain data and the checks of a dump from here. It owns what a seat may see
of it, what is dealt anew for a seat that may not know it, and how it is described; a position asks each of its parts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple, Self

from aegean.core.dice import Dice
from aegean.core.errors import LoadError
from aegean.core.values import Plain


class Observed(NamedTuple):
    """A field of a part's view as an observation reads it: as a "number" (a share of `most`), such a number for each
    seat ("seats"), a "flag", a "seat", one ("choice"), some ("flags") or so many ("counts") of a family of words
    (`of`), or as the seat that has each of them ("owners"), or the seats ("holders")."""

    field: str
    kind: str
    of: str = ""
    most: float = 1


class Part:
    """Subclasses name their FIELDS, set them in `__init__`, and have them as `__slots__`. Fields are whole numbers,
    texts and lists of whole numbers. `p` is the position that the part belongs to. Whoever changes a part asks for it
    with `p.own`: a position that is copied shares its parts with the copy."""

    KEY: ClassVar[str]  # its name in views and descriptions
    FIELDS: ClassVar[tuple[str, ...]] = ()
    OBSERVED: ClassVar[tuple[Observed, ...]] = ()  # its view, field by field
    SETS: ClassVar[tuple[str, ...]] = ()  # those of them that hold sets of bits: all other numbers are small
    EARLY: ClassVar[bool] = False  # of a description it is read before the pieces, since rules about these ask it

    __slots__ = ()

    def __init__(self, rules: Any, seats: int) -> None:
        """As it is before setup."""

    # -- what a part provides -----------------------------------------------------------------------------------------

    def view(self, p: Any, seat: int | None) -> Plain:
        """What the seat may know of it (None: a spectator)."""
        raise NotImplementedError

    def conceal(self, p: Any, seat: int, dice: Dice) -> None:
        """Deal anew all in it that the seat does not know."""

    def describe(self, p: Any) -> Plain:
        """Its part of a description, None where it is as after setup; `arrange` is the way back."""
        return None

    def arrange(self, p: Any, said: Plain) -> None:
        """Become what a description says of it (None: nothing is said); refuse what cannot be."""

    def settled(self, p: Any) -> None:
        """Refuse what cannot be so in a described position where nothing is under way."""

    def won(self, p: Any) -> list[tuple[int, str]]:
        """Who has won by a way to win that has a moment of its own, and its reason."""
        return []

    def pieces(self, p: Any) -> Mapping[str, tuple[int, int]]:
        """For each kind of piece that the module brings: how many are somewhere, and how many there are."""
        return {}

    # -- what every part gets -----------------------------------------------------------------------------------------

    def copy(self) -> Self:
        kind = type(self)
        twin = kind.__new__(kind)
        for name in kind.FIELDS:
            value = getattr(self, name)
            setattr(twin, name, value[:] if type(value) is list else value)
        return twin

    def plain(self) -> dict[str, Plain]:
        return plain_fields(self, self.FIELDS)

    def restore(self, values: dict[str, Plain]) -> None:
        restore_fields(self, self.FIELDS, values)


def plain_fields(holder: object, names: tuple[str, ...]) -> dict[str, Plain]:
    """Named fields as plain data, without aliasing."""
    found: dict[str, Plain] = {}
    for name in names:
        value = getattr(holder, name)
        found[name] = value[:] if isinstance(value, list) else value
    return found


def restore_fields(holder: object, names: tuple[str, ...], values: dict[str, Plain]) -> None:
    """The inverse of `plain_fields`, over a blank holder; the shape is checked field by field."""
    if set(values) != set(names):
        raise LoadError(f"the dump's fields differ from the rules': {sorted(set(values) ^ set(names))}")
    for name in names:
        setattr(holder, name, _checked(name, values[name], getattr(holder, name)))


def _checked(name: str, value: Plain, blank: Plain) -> Plain:
    if type(value) is not type(blank) or (blank and isinstance(blank, list) and len(value) != len(blank)):
        raise LoadError(f"the dump's {name} does not have the shape of these rules")
    if isinstance(value, list):
        if not all(type(item) is int for item in value):
            raise LoadError(f"the dump's {name} is not a list of whole numbers")
        return value[:]
    if type(value) not in (int, str):
        raise LoadError(f"the dump's {name} is neither a number, a text nor a list")
    return value
