"""Options of a new game: what they are called, what they may be, and a refusal by name for all else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import NamedTuple

from aegean.core.errors import OptionError, nearest
from aegean.core.values import Plain


class Option(NamedTuple):
    """One option. `choices` lists its values; where it is empty, `check` says what a given value is refused for."""

    default: Plain
    choices: tuple[Plain, ...] = ()
    check: Callable[[Plain], None] | None = None


def complete(options: Mapping[str, Option], given: Mapping[str, Plain]) -> dict[str, Plain]:
    """Every option with its value; an unknown or bad one is refused by name."""
    for name in given:
        if name not in options:
            raise OptionError(f"there is no option {name!r}: {nearest(str(name), options)}")
    full: dict[str, Plain] = {}
    for name, option in options.items():
        value = given.get(name, option.default)
        if not any(value == choice and type(value) is type(choice) for choice in option.choices):
            if option.check is None:
                raise OptionError(
                    f"option {name} cannot be {value!r}: it is one of {', '.join(map(repr, option.choices))}"
                )
            try:
                option.check(value)
            except OptionError:
                raise
            except ValueError as error:
                raise OptionError(f"option {name} cannot be {str(value)[:60]!r}: {error}") from error
        full[name] = deepcopy(value)
    return full
