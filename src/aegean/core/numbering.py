"""A fixed integer for every action of a game, made from a table of its kinds and the sets their parts come from."""

from __future__ import annotations

from collections.abc import Mapping

from aegean.core.errors import NotationError
from aegean.core.values import Action

Parts = tuple[tuple[str, str], ...]  # for each part of an action its name, and the name of its set


def parts_of(actions: Mapping[str, Parts], action: Action) -> dict[str, str | int]:
    """The parts of an action by name."""
    try:
        return {name: arg for (name, _), arg in zip(actions[action.kind], action.args, strict=True)}
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise NotationError(f"{action!r} is no action of this game") from error


class Numbering:
    """Numbers of one kind follow each other; within a kind they count through its sets like digits."""

    def __init__(self, actions: Mapping[str, Parts], sets: Mapping[str, tuple[str | int, ...]]) -> None:
        self._actions = actions
        self._sets = sets
        self._member = {name: {value: n for n, value in enumerate(values)} for name, values in sets.items()}
        self._start: dict[str, int] = {}
        self.count = 0
        for kind, parts in actions.items():
            self._start[kind] = self.count
            size = 1
            for _, of in parts:
                size *= len(sets[of])
            self.count += size

    def encode(self, action: Action) -> int:
        parts = parts_of(self._actions, action)
        number = 0
        for name, of in self._actions[action.kind]:
            if type(parts[name]) not in (str, int) or parts[name] not in self._member[of]:
                raise NotationError(f"{str(action)!r} is no action here: there is no {of} {parts[name]!r}")
            number = number * len(self._sets[of]) + self._member[of][parts[name]]
        return self._start[action.kind] + number

    def decode(self, index: int) -> Action:
        if not isinstance(index, int) or not 0 <= index < self.count:
            raise NotationError(f"actions are numbered 0 to {self.count - 1}: there is none with number {index!r}")
        kind = next(kind for kind in reversed(self._start) if self._start[kind] <= index)
        number = index - self._start[kind]
        args: list[str | int] = []
        for _, of in reversed(self._actions[kind]):
            number, place = divmod(number, len(self._sets[of]))
            args.append(self._sets[of][place])
        return Action(kind, tuple(reversed(args)))
