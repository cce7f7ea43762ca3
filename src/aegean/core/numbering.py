"""A fixed integer for every action of a game, made from a table of its kinds and the sets their parts come from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from aegean.core.errors import NotationError, nearest
from aegean.core.values import Action

Parts = tuple[tuple[str, str], ...]  # for each part of an action its name, and the name of its set
Member = str | int


class Layer(NamedTuple):
    """What a module adds: kinds of actions, and members of sets; what is there already adds nothing."""

    actions: Mapping[str, Parts]
    sets: Mapping[str, tuple[Member, ...]]


def parts_of(actions: Mapping[str, Parts], action: Action) -> dict[str, Member]:
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


class _Block(NamedTuple):
    """The numbers that one layer gives to the actions of one kind in which something is new."""

    kind: str
    start: int
    size: int
    whole: bool  # the kind itself is new: all its actions are here
    before: tuple[int, ...]  # by part: how many members there were
    now: tuple[int, ...]  # and how many there are


class Numbering:
    """Layers have their numbers one after the other, so that a further layer moves none of those before it. Within a
    layer kinds follow each other. The actions of a kind that is new count through its sets like digits; those of an
    older kind are sorted by the first of their parts that is new."""

    def __init__(self, *layers: Layer) -> None:
        self._actions: dict[str, Parts] = {}
        self._sets: dict[str, list[Member]] = {}
        self._place: dict[str, dict[Member, int]] = {}
        self._layer_of_kind: dict[str, int] = {}
        self._sizes: list[dict[str, int]] = []  # of the sets, after each layer
        self._blocks: list[_Block] = []
        self._block: dict[tuple[str, int], _Block] = {}
        self.count = 0
        self._all: tuple[Action, ...] | None = None
        self._met: dict[Action, int] = {}  # of actions that were offered: they need no second look
        for number, layer in enumerate(layers):
            self._add(number, layer)

    def _add(self, number: int, layer: Layer) -> None:
        before = {name: len(members) for name, members in self._sets.items()}
        for name, members in layer.sets.items():
            known, place = self._sets.setdefault(name, []), self._place.setdefault(name, {})
            for member in members:
                if member not in place:
                    place[member] = len(known)
                    known.append(member)
        self._sizes.append({name: len(members) for name, members in self._sets.items()})
        for kind, parts in layer.actions.items():
            if kind not in self._actions:
                self._actions[kind] = parts
                self._layer_of_kind[kind] = number
        for kind, parts in self._actions.items():
            old = tuple(before.get(of, 0) for _, of in parts)
            now = tuple(len(self._sets[of]) for _, of in parts)
            whole = self._layer_of_kind[kind] == number
            size = _product(now) if whole else _product(now) - _product(old)
            if size:
                block = _Block(kind, self.count, size, whole, old, now)
                self._blocks.append(block)
                self._block[kind, number] = block
                self.count += size

    @property
    def kinds(self) -> Mapping[str, Parts]:
        return self._actions

    def encode(self, action: Action) -> int:
        given = parts_of(self._actions, action)
        parts = self._actions[action.kind]
        layer = self._layer_of_kind[action.kind]
        places: list[int] = []
        for name, of in parts:
            member = given[name]
            if type(member) not in (str, int) or member not in self._place[of]:
                raise _unknown(action, member, self._sets[of])
            place = self._place[of][member]
            places.append(place)
            while place >= self._sizes[layer].get(of, 0):
                layer += 1
        block = self._block[action.kind, layer]
        if block.whole:
            return block.start + _digits(places, block.now)
        skipped = 0
        for at, place in enumerate(places):
            if place >= block.before[at]:
                sizes = (*block.before[:at], block.now[at] - block.before[at], *block.now[at + 1 :])
                return (
                    block.start + skipped + _digits([*places[:at], place - block.before[at], *places[at + 1 :]], sizes)
                )
            skipped += _product((*block.before[:at], block.now[at] - block.before[at], *block.now[at + 1 :]))
        raise AssertionError("an action without anything new stands in an earlier layer")

    def numbers(self, offered: Iterable[Action]) -> list[int]:
        """Those of actions that the rules made themselves."""
        met = self._met
        found: list[int] = []
        for action in offered:
            number = met.get(action)
            if number is None:
                number = met[action] = self.encode(action)
            found.append(number)
        return found

    def all(self) -> tuple[Action, ...]:
        """Every action, by its number: made when it is first asked for, and kept."""
        if self._all is None:
            self._all = tuple(self.decode(index) for index in range(self.count))
        return self._all

    def decode(self, index: int) -> Action:
        if not isinstance(index, int) or not 0 <= index < self.count:
            raise NotationError(f"actions are numbered 0 to {self.count - 1}: there is none with number {index!r}")
        block = next(block for block in reversed(self._blocks) if block.start <= index)
        number = index - block.start
        places = _places(number, block.now) if block.whole else self._sorted_out(number, block)
        args = [self._sets[of][place] for (_, of), place in zip(self._actions[block.kind], places, strict=True)]
        return Action(block.kind, tuple(args))

    def _sorted_out(self, number: int, block: _Block) -> list[int]:
        for at in range(len(block.now)):
            sizes = (*block.before[:at], block.now[at] - block.before[at], *block.now[at + 1 :])
            size = _product(sizes)
            if number < size:
                places = _places(number, sizes)
                places[at] += block.before[at]
                return places
            number -= size
        raise AssertionError("the number lies beyond its block")


def _product(sizes: tuple[int, ...]) -> int:
    product = 1
    for size in sizes:
        product *= size
    return product


def _digits(places: list[int], sizes: tuple[int, ...]) -> int:
    number = 0
    for place, size in zip(places, sizes, strict=True):
        number = number * size + place
    return number


def _places(number: int, sizes: tuple[int, ...]) -> list[int]:
    found: list[int] = []
    for size in reversed(sizes):
        number, place = divmod(number, size)
        found.append(place)
    return found[::-1]
