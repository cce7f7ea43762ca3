"""A position, the stack of steps upon it, and the loop that runs the steps until somebody must decide."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields as dataclass_fields
from typing import Any, ClassVar, Self, cast

from aegean.core.dice import Dice
from aegean.core.errors import LoadError
from aegean.core.parts import Part, plain_fields, restore_fields
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision, Event, Plain, Result

_PATIENCE = 100_000  # steps without a decision: far beyond any real game, so a rule that runs in circles is found


class Step:
    """One procedure of a rulebook: who decides, what is legal, what each choice does.

    Subclasses are frozen dataclasses of plain fields (ints, strings, tuples of these), and their `p` is the position of
    their game. Being values they are shared by all copies of a state: a step that has moved on puts a new one in its
    place with `position.become`. ASKS names the kinds of decisions that it opens, KINDS the kinds of action that these
    can offer at all; empty: not said.
    """

    ASKS: ClassVar[tuple[str, ...]] = ()
    KINDS: ClassVar[tuple[str, ...]] = ()

    def values(self) -> list[Plain]:
        """The fields in their order, as plain data."""
        return [getattr(self, name) for name in _names_of(type(self))]

    def changed(self, **fields: Any) -> Self:
        """The same step with some fields changed."""
        kind = type(self)
        return kind(*[fields[name] if name in fields else getattr(self, name) for name in _names_of(kind)])

    def decide(self, p: Any) -> tuple[Decision, ...]:
        """The open decisions. Empty: there was nothing to ask, and the step went on by itself (it popped itself,
        became another, or pushed something). A step that asks leaves the position as it is."""
        raise NotImplementedError

    def choose(self, p: Any, seat: int, action: Action) -> None:
        """Carry out an action that `decide` offered to the seat."""
        raise NotImplementedError

    def refusal(self, p: Any, seat: int, action: Action) -> Refusal | None:
        """The condition that keeps an action of one of the step's KINDS from being offered to the deciding seat; None
        where nothing does, or where the step does not say. It goes by what the seat may know."""
        return None

    def allowed(self, p: Any, seat: int, candidates: Iterable[Action]) -> tuple[Action, ...]:
        """Those of the candidates that no condition forbids: what `decide` offers."""
        return tuple([action for action in candidates if self.refusal(p, seat, action) is None])


_names: dict[type[Step], tuple[str, ...]] = {}


def _names_of(kind: type[Step]) -> tuple[str, ...]:
    """The fields of a kind of step, in their order."""
    found = _names.get(kind)
    if found is None:
        found = _names[kind] = tuple(field.name for field in dataclass_fields(cast(Any, kind)))
    return found


class Position:
    """What the rules read and change: plain lists, numbers and strings named in FIELDS, the steps, and the dice."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    SETS: ClassVar[tuple[str, ...]] = ()  # those of them that hold sets of bits: all other numbers are small
    STEPS: ClassVar[tuple[type[Step], ...]] = ()

    __slots__ = ("dice", "events", "parts", "result", "sealed", "steps")

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.steps: list[Step] = []
        self.events: list[Event] = []
        self.sealed = False
        self.result: Result | None = None
        self.parts: dict[str, Part] = {}  # by the module that each belongs to

    # -- what steps do ------------------------------------------------------------------------------------------------

    def push(self, step: Step) -> None:
        """The step on top is worked on first."""
        self.steps.append(step)

    def pop(self) -> None:
        self.steps.pop()

    def become(self, step: Step) -> None:
        """The step on top has moved on."""
        self.steps[-1] = step

    def emit(self, event: Event) -> None:
        self.events.append(event)

    def roll(self, name: str, faces: int) -> int:
        """Roll a die; what came before cannot be taken back any more."""
        self.sealed = True
        return self.dice.roll(name, faces)

    def seal(self) -> None:
        """Something was revealed: what came before cannot be taken back any more."""
        self.sealed = True

    def own(self, name: str) -> Any:
        """A part for changing it: copies of a position share their parts until one of them does that."""
        part = self.parts[name].copy()
        self.parts = {**self.parts, name: part}
        return part

    # -- what a game provides -----------------------------------------------------------------------------------------

    def known_steps(self) -> Iterable[type[Step]]:
        """Every kind of step that this position may hold."""
        return self.STEPS

    def copy(self) -> Self:
        raise NotImplementedError

    def conceal(self, seat: int, dice: Dice) -> None:
        """Deal anew all that the seat does not know, so that the seat cannot tell the difference."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Plain]:
        """Exactly what the seat may know, ready for JSON."""
        raise NotImplementedError

    def views(self, seats: Iterable[int | None]) -> dict[int | None, dict[str, Plain]]:
        """The views of several seats. They may share what is the same in them: they are to be read, not changed."""
        return {seat: self.view(seat) for seat in seats}

    # -- plain data ---------------------------------------------------------------------------------------------------

    def plain(self) -> dict[str, Plain]:
        """All of it as JSON-ready data, without aliasing."""
        data: dict[str, Plain] = {
            "fields": plain_fields(self, self.FIELDS),
            "steps": [[type(step).__name__, *step.values()] for step in self.steps],
            "dice": {
                "key": self.dice.key.hex(),
                "count": self.dice.count,
                "script": {name: list(rolls) for name, rolls in self.dice.script.items() if rolls},
            },
            "result": list(self.result) if self.result else None,
        }
        if self.parts:
            data["parts"] = {name: part.plain() for name, part in self.parts.items()}
        return data

    def restore(self, data: dict[str, Plain]) -> None:
        """The inverse of `plain`, over a position of the same game; the shape is checked field by field."""
        restore_fields(self, self.FIELDS, data["fields"])
        parts = data.get("parts", {})
        if set(parts) != set(self.parts):
            raise LoadError(f"the dump's parts differ from the rules': {sorted(set(parts) ^ set(self.parts))}")
        for name in self.parts:
            self.own(name).restore(parts[name])
        known = {kind.__name__: kind for kind in self.known_steps()}
        self.steps = []
        for name, *args in data["steps"]:
            if name not in known:
                raise LoadError(f"the dump holds a step {name!r} that these rules do not know")
            self.steps.append(known[name](*map(_frozen, args)))
        dice = data["dice"]
        self.dice = Dice(bytes.fromhex(dice["key"]), dice["count"], {n: tuple(r) for n, r in dice["script"].items()})
        result = data["result"]
        self.result = Result(_frozen(result[0]), _frozen(result[1]), result[2]) if result else None


def settle(p: Position) -> tuple[Decision, ...]:
    """Run the steps until somebody must decide or the game is over. A choice with one option is taken here."""
    for _ in range(_PATIENCE):
        if p.result is not None:
            return ()
        step = p.steps[-1]
        open_decisions = step.decide(p)
        if not open_decisions:
            continue
        for decision in open_decisions:
            if len(decision.actions) == 1 and not decision.confirm:
                step.choose(p, decision.seat, decision.actions[0])
                break
        else:
            return open_decisions
    raise RuntimeError(f"the rules run in circles in {p.steps[-1]!r}")


def _frozen(value: Plain) -> Plain:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
