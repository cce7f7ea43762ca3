"""Options of a new game: what they are called, what they may be, and a refusal by name for all else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import NamedTuple

from aegean.core.errors import OptionError, nearest
from aegean.core.values import Plain


class Option(NamedTuple):
    """One option. `choices` lists its values; where it is empty, `check` says what a given value is refused for. Of an
    option with `many`, any set of the choices is a value: a list in the order of the choices."""

    default: Plain
    choices: tuple[Plain, ...] = ()
    check: Callable[[Plain], None] | None = None
    many: bool = False
    before: Plain = (
        None  # what games of earlier rules, which did not have the option, were played by; None: the default
    )

    @property
    def was(self) -> Plain:
        return self.default if self.before is None else self.before


class ModuleNote(NamedTuple):
    """A module that a game can be played with, as whoever chooses one needs to know it."""

    id: str
    option: str  # that names it
    seats: tuple[int, ...]
    marked: bool  # for experienced players


class ModuleFit(NamedTuple):
    """Whether a module goes with those that are chosen."""

    id: str
    chosen: bool
    clash: tuple[str, ...] = ()  # the modules that speak against it, those it needs one of, or "seats"; empty: it fits
    reason: str = ""  # "excludes", "marked", "needs" or "seats"
    remedy: tuple[str, ...] | None = None  # the whole choice that makes room for it


def complete(options: Mapping[str, Option], given: Mapping[str, Plain], earlier: bool = False) -> dict[str, Plain]:
    """Every option with its value in the one form that equal values have; an unknown or bad one is refused by name.
    `earlier`: the options are those of a game that was begun by earlier rules."""
    for name in given:
        if name not in options:
            raise OptionError(f"there is no option {name!r}: {nearest(str(name), options)}")
    full: dict[str, Plain] = {}
    for name, option in options.items():
        value = given.get(name, option.was if earlier else option.default)
        full[name] = _members(name, option, value) if option.many else _checked(name, option, value)
    return full


def told(options: Mapping[str, Option], full: Mapping[str, Plain]) -> dict[str, Plain]:
    """The options that are not at their default: an option that is added later changes no game played before."""
    return {name: deepcopy(value) for name, value in full.items() if value != options[name].default}


def _members(name: str, option: Option, value: Plain) -> list[Plain]:
    if not isinstance(value, list | tuple | set | frozenset):
        raise OptionError(
            f"option {name} is a list, such as [{', '.join(map(repr, option.choices[:2]))}], not {value!r}"
        )
    given = list(value)
    for one in given:
        if one not in option.choices:
            raise OptionError(f"option {name} cannot have {one!r}: {nearest(str(one), map(str, option.choices))}")
        if given.count(one) > 1:
            raise OptionError(f"option {name} has {one!r} {given.count(one)} times: once is enough")
    return [choice for choice in option.choices if choice in given]


def _checked(name: str, option: Option, value: Plain) -> Plain:
    if not any(value == choice and type(value) is type(choice) for choice in option.choices):
        if option.check is None:
            raise OptionError(f"option {name} cannot be {value!r}: it is one of {', '.join(map(repr, option.choices))}")
        try:
            option.check(value)
        except OptionError:
            raise
        except ValueError as error:
            raise OptionError(f"option {name} cannot be {str(value)[:60]!r}: {error}") from error
    return deepcopy(value)
