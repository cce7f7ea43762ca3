"""A fixed integer for every action of a game, made from a table of its kinds and the sets their parts come from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from aegean.core.errors import NotationError, nearest
from aegean.core.values import Action

Parts = tuple[tuple[str, str], ...]  # for each part of an action its name, and the name of its set


def parts_of(actions: Mapping[str, Parts], action: Action) -> dict[str, str | int]:
    """The parts of an action by name."""
    try:
        return {name: arg for (name, _), arg in zip(actions[action.kind], action.args, strict=True)}
    except KeyError as error:
        raise _unknown(action, action.kind, actions) from error
    except ValueError as error:
        parts = ", ".join(name for name, _ in actions[action.kind]) or "nothing besides"
        raise NotationError(f"no action of this game: {_shown(action)}; {action.kind} takes {parts}") from error
    except (AttributeError, TypeError) as error:
        raise NotationError(f"no action of this game: {_shown(action)}") from error


def _unknown(action: Action, word: object, known: Iterable[object]) -> NotationError:
    hint = nearest(str(word), map(str, known))
    return NotationError(f"no action of this game: unknown word {str(word)[:40]!r} in {_shown(action)}; {hint}")


def _shown(action: object) -> str:
    try:
        return repr(str(action)[:80])
    except TypeError:  # the parts of a malformed action may be anything
        return repr(action)[:80]


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
                raise _unknown(action, parts[name], self._sets[of])
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
