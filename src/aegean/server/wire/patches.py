"""Differences between two views, so that only what changed travels.

A patch is a list of changes in order. [path, value] puts a value in place; [path] takes away the key at the end of the
path. A path is a list of keys and list indices. A list that changed its length is put as a whole.

>>> make({"a": [1, 2], "b": 3}, {"a": [1, 5], "c": None})
[[['b']], [['a', 1], 5], [['c'], None]]
"""

from __future__ import annotations

from itertools import compress
from operator import is_not
from typing import Final

from aegean.core.values import Plain

Patch = list[list[Plain]]

_NOTHING: Final = object()


def make(old: dict[str, Plain], new: dict[str, Plain]) -> Patch:
    """The patch that turns the old view into the new one."""
    patch: Patch = []
    _compare(old, new, (), patch)
    return patch


class Comparison:
    """Patches for several seats whose views share parts: what changed in a shared part is worked out once."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, int, int], Patch] = {}

    def patch(self, old: dict[str, Plain], new: dict[str, Plain]) -> Patch:
        """As `make`. All views that are compared have to be kept until the last one."""
        if list(old) != list(new):
            return make(old, new)
        patch: Patch = []
        for key in compress(new, map(is_not, old.values(), new.values())):
            was, value = old[key], new[key]
            pair = (key, id(was), id(value))
            changes = self._known.get(pair)
            if changes is None:
                changes = self._known[pair] = make({key: was}, {key: value})
            patch += changes
        return patch


def _compare(old: Plain, new: Plain, path: tuple[str | int, ...], patch: Patch) -> None:
    # Equal means equal in JSON, where true is not 1. Within containers a field never changes between the two.
    if isinstance(old, dict) and isinstance(new, dict):
        if not old.keys() <= new.keys():
            patch.extend([[*path, key]] for key in old if key not in new)
        for key, value in new.items():
            was = old.get(key, _NOTHING)
            if was is value or (type(was) is type(value) and was == value):
                continue
            if was is _NOTHING:
                patch.append([[*path, key], value])
            else:
                _compare(was, value, (*path, key), patch)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for at, (was, value) in enumerate(zip(old, new, strict=True)):
            if was is value or (type(was) is type(value) and was == value):
                continue
            _compare(was, value, (*path, at), patch)
    else:
        patch.append([list(path), new])


def apply(view: dict[str, Plain], patch: Patch) -> dict[str, Plain]:
    """The view with the patch put in; the given view is changed."""
    for change in patch:
        path = change[0]
        if not path:
            view = change[1]
            continue
        place: Plain = view
        for key in path[:-1]:
            place = place[key]
        if len(change) == 1:
            del place[path[-1]]
        else:
            place[path[-1]] = change[1]
    return view
