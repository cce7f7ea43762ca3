"""What the rules of a game are joined from: modules (the base game and its expansions), made of chapters.

A chapter is one file of rules. It says what it brings: its steps (found in the file), kinds of actions, events,
effects, conditions, regular and special actions, victories, answers to queries, stages of procedures. A module is a
manifest: data, what it takes out of the base game's data, and its chapters. Nothing is registered anywhere: `Rules`
joins the chapters of the modules that a game is played with.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from aegean.core.describing import Wording
from aegean.core.figures import Figure
from aegean.core.numbering import Member, Parts
from aegean.core.options import Option
from aegean.core.packs import Entry, Pack
from aegean.core.parts import Part
from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Plain

if TYPE_CHECKING:
    from aegean.hellas.components import Effect, Wound
    from aegean.hellas.position import Hellas
    from aegean.hellas.rules import Rules

F = TypeVar("F", bound=Callable[..., Any])

Doing = Callable[["Hellas", int, "Effect", str], None]
Asking = Callable[["Hellas", int, "Effect"], bool]
Condition = Callable[["Hellas", int], bool]
Preparing = Callable[["Hellas", Mapping[str, Plain]], None]
Drawing = Callable[["Hellas", int, int], bool]  # what an event card does when it is drawn; False: another is drawn

NO_PARTS: Final[Parts] = ()


class Deed(NamedTuple):
    """A regular or special action: the kinds of actions by which it is taken, what is offered for it, what taking an
    offer does, and why an action of these kinds is not offered (None: it is)."""

    kinds: tuple[str, ...]
    offers: Callable[[Hellas, int], list[Action]]
    take: Callable[[Hellas, int, Action], None]
    refuse: Callable[[Hellas, int, Action], Refusal | None] | None = None


class Win(NamedTuple):
    """A way to win. `fulfilled` tells who has won, of a number that the data say; it is asked whenever something
    changed (None: this victory has a moment of its own). `race` tells for each seat how many of what counts it has, and
    how much of the way that is, in hundredths."""

    fulfilled: Callable[[Hellas, int], list[int]] | None
    race: Callable[[Hellas, int], list[tuple[int, int]]]


class Stage(NamedTuple):
    """A named moment of a procedure, and what happens then. What it pushes is settled before the next stage."""

    name: str
    run: Callable[[Hellas, int], None]


class Hook(NamedTuple):
    """A stage that comes after one of another chapter; `after` is empty for the very first."""

    procedure: str
    after: str
    stage: Stage


class Preparation(NamedTuple):
    """A stage of the setup."""

    name: str
    after: str  # another preparation; empty in the chapter that begins
    run: Preparing


class Away(NamedTuple):
    """A place off the map where a hero may be held: until a stage of a procedure, and then back in a region."""

    procedure: str
    stage: str
    back: str  # a region
    beside: str = ""  # a monster: in its region, where it still is on the map


class Chapter:
    """What one file of rules brings. `name` is that of the Python module: its classes of steps are the chapter's."""

    def __init__(
        self,
        name: str,
        *,
        actions: Mapping[str, Parts] | None = None,
        sets: Mapping[str, tuple[Member, ...]] | None = None,
        events: tuple[str, ...] = (),
        words: Mapping[str, tuple[str, ...]] | None = None,
        reasons: tuple[str, ...] = (),
        part: tuple[str, type[Part]] | None = None,
        wordings: Callable[[Hellas], Mapping[str, Wording]] | None = None,
        when: Callable[[Rules], bool] | None = None,
    ) -> None:
        self.name = name
        self.actions: Mapping[str, Parts] = actions or {}
        self.sets: Mapping[str, tuple[Member, ...]] = sets or {}  # that parts of the chapter's actions come from
        self.events = events
        self.words: Mapping[str, tuple[str, ...]] = words or {}  # of the data: "where", "when", "passive"
        self.reasons = reasons  # for which its actions are not offered
        self.part = part  # its id, and what it is: a part is made of the rules and a number of seats
        self.wordings = wordings  # how fields of the chapter's steps are written in descriptions
        self.when = when  # whether the chapter's part, answers and hooks are in play; None: always
        self.effects: dict[str, Doing] = {}
        self.possibilities: dict[str, Asking] = {}
        self.conditions: dict[str, Condition] = {}
        self.regular: dict[str, Deed] = {}
        self.special: dict[str, Deed] = {}
        self.victories: dict[str, Win] = {}
        self.offers: dict[str, list[Deed]] = {}  # by the kind of another chapter's decision
        self.first: dict[str, str] = {}  # by kind of action: the thing that is touched before its parts
        self.answers: list[tuple[str, Callable[..., Any]]] = []
        self.procedures: dict[str, list[Stage]] = {}
        self.hooks: list[Hook] = []
        self.preparations: list[Preparation] = []
        self.away: dict[str, Away] = {}
        self.drawn: dict[str, Drawing] = {}  # by the kind of an event card that is neither a monster's nor a quest
        self.turns: dict[str, Callable[[int], Step]] = {}  # by role: the step that a seat's turn is
        # by monster: wound symbols beyond those of its entry and its cards; which are in play is a query (`symbols`)
        self.symbols: dict[str, Callable[[Pack], tuple[Wound, ...]]] = {}

    @property
    def part_key(self) -> str:
        return self.part[1].KEY if self.part is not None else ""

    @property
    def steps(self) -> Iterator[type[Step]]:
        """The steps that the file defines, in its order."""
        for found in vars(sys.modules[self.name]).values():
            # (a step that is no dataclass is what several steps are)
            if (
                isinstance(found, type)
                and issubclass(found, Step)
                and found.__module__ == self.name
                and "__dataclass_fields__" in vars(found)
            ):
                yield found

    # -- how a file of rules says what it brings ----------------------------------------------------------------------

    def effect(self, name: str) -> Callable[[Doing], Doing]:
        """What an effect of the data does."""

        def note(doing: Doing) -> Doing:
            assert name not in self.effects, f"two functions for the effect {name}"
            self.effects[name] = doing
            return doing

        return note

    def possible(self, *names: str) -> Callable[[Asking], Asking]:
        """Whether an effect would change something; of a price, whether it can be paid in full."""

        def note(asking: Asking) -> Asking:
            self.possibilities.update(dict.fromkeys(names, asking))
            return asking

        return note

    def condition(self, name: str) -> Callable[[Condition], Condition]:
        """Whether a condition of the data holds for a seat now."""

        def note(holds: Condition) -> Condition:
            self.conditions[name] = holds
            return holds

        return note

    def answer(self, query: str) -> Callable[[F], F]:
        """A contribution to a query (see `queries`)."""

        def note(answering: F) -> F:
            self.answers.append((query, answering))
            return answering

        return note

    def procedure(self, name: str, *stages: tuple[str, Callable[[Hellas, int], None]]) -> None:
        """A procedure with its own stages, in order; other chapters may hook theirs in between."""
        self.procedures[name] = [Stage(stage, run) for stage, run in stages]

    def hook(self, procedure: str, after: str, name: str) -> Callable[[F], F]:
        """A stage of another chapter's procedure."""

        def note(run: F) -> F:
            self.hooks.append(Hook(procedure, after, Stage(name, run)))
            return run

        return note

    def prepare(self, name: str, after: str = "") -> Callable[[Preparing], Preparing]:
        """A stage of the setup."""

        def note(run: Preparing) -> Preparing:
            self.preparations.append(Preparation(name, after, run))
            return run

        return note


class Module(NamedTuple):
    """The manifest of the base game, of an expansion or of a mode. With whom it may be played is in the matrix."""

    id: str
    data: Traversable | Path | None = None  # a pack: entries that are added, or changed
    form: Traversable | Path | None = None  # a pack laid over it, where forms of one expansion share their data
    schema: Mapping[str, type[Entry]] = {}  # what entries of tables look like that the module alone has
    without: Mapping[str, tuple[str, ...]] = {}  # entries that are taken out, by table
    leaves: Mapping[str, tuple[str, ...]] = {}  # entries of other modules that are left out, where these are played
    in_place_of: str = ""  # a god of the base game, who is taken out with his artifact and his blessings
    chapters: tuple[Chapter, ...] = ()
    bare_heroes: bool = False  # heroes have neither their abilities nor their starting bonuses
    options: Mapping[str, Option] = {}  # of its own: outside of the module they stay at their default
    sides: Callable[[int], tuple[int, ...]] | None = None  # by the number of seats: the side of each
    roles: Callable[[int], tuple[str, ...]] | None = None  # by the number of seats: the role of each
    figures: tuple[Figure, ...] = ()  # of its own, beside those of the base game


def join_stages(chapters: Iterable[Chapter], played: Iterable[Chapter]) -> dict[str, tuple[Stage, ...]]:
    """Every procedure with its stages in order: those of the chapter that begins it, and in between what others hook
    in; of two hooks at one place the later comes after the earlier."""
    procedures = {name: list(stages) for chapter in chapters for name, stages in chapter.procedures.items()}
    hooked: dict[tuple[str, str], list[Stage]] = {}
    for chapter in played:
        for procedure, after, stage in chapter.hooks:
            assert procedure in procedures, f"{chapter.name} hooks into {procedure}, which is no procedure"
            hooked.setdefault((procedure, after), []).append(stage)
    return {name: tuple(_in_order(name, stages, hooked)) for name, stages in procedures.items()}


def _in_order(procedure: str, stages: list[Stage], hooked: dict[tuple[str, str], list[Stage]]) -> Iterator[Stage]:
    yield from hooked.get((procedure, ""), ())
    for stage in stages:
        yield stage
        for further in hooked.get((procedure, stage.name), ()):
            yield from _in_order(procedure, [further], {key: of for key, of in hooked.items() if key[1]})


def join_preparations(played: Iterable[Chapter]) -> tuple[Preparation, ...]:
    """The stages of the setup in order."""
    found: list[Preparation] = []
    for chapter in played:
        for preparation in chapter.preparations:
            if preparation.after:
                names = [other.name for other in found]
                assert preparation.after in names, (
                    f"{chapter.name} prepares after {preparation.after}, which is not there"
                )
                at = names.index(preparation.after) + 1
                while at < len(found) and found[at].after == preparation.after:
                    at += 1
                found.insert(at, preparation)
            else:
                found.append(preparation)
    return tuple(found)
