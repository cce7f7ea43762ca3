"""Movement of heroes and hoplites (H-6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DONE, act
from aegean.hellas.components import Effect
from aegean.hellas.control import SettleWithin, settle_within, take_toll
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, NOWHERE, Hellas
from aegean.hellas.queries import ARMY, HOPLITES, closed_to, ends, held_fast, is_free, may_leave, room_in_city
from aegean.hellas.turn.offers import further_offers, refuse_further, take_further

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    reasons=(
        "hoplites_cannot_leave_that_region",
        "it_is_the_same_region",
        "no_city_is_there",
        "none_of_your_hoplites_can_move_from_there",
        "nobody_of_yours_is_fortified_there",
        "only_a_free_way_is_left",
        "somebody_is_fortified_there",
        "that_region_is_closed_to_you",
        "the_regions_are_no_neighbours",
    ),
    actions={
        "move_hero": (("region", "region"),),
        "move": (("start", "region"), ("region", "region")),
        "fortify": (("region", "region"),),
        "unfortify": (("region", "region"),),
        "army": (("region", "region"), ("count", "count")),
        "onward": (("region", "region"),),
        "place_hero": (("region", "region"),),
    },
    events=(
        "fortified",
        "hero_moved",
        "hoplites_moved",
        "unfortified",
    ),
)

SINGLE_MOVES: Final = ("move", "fortify", "unfortify")


# -- single steps -----------------------------------------------------------------------------------------------------


def step_hoplites(
    p: Hellas, seat: int, start: int, end: int, count: int, mover: str = HOPLITES, onward: bool = False
) -> None:
    """Hoplites step into a region, along a way of theirs or by a power from anywhere; `onward`: a group goes on. What
    goes with them may be asked for, so it is the last thing that a step does."""
    p.shift(seat, start, -count)
    p.shift(seat, end, count)
    p.entered |= 1 << end
    if end in ends(p, mover, seat, start):
        p.came_from[end] |= 1 << start
    names = p.rules.region_ids
    p.tell("hoplites_moved", seat, {"start": names[start], "region": names[end], "count": count})
    tell_of_move(p, seat, start, end, onward)


def tell_of_move(p: Hellas, seat: int, start: int, end: int, onward: bool = False) -> None:
    """Whoever goes with hoplites learns that they have moved."""
    for answer in p.rules.answers.get("hoplites_moved", ()):
        answer(p, seat, start, end, onward)


def steps_from(
    p: Hellas, mover: str, seat: int, region: int, actions: list[tuple[Action, ...]], closed: int
) -> Sequence[Action]:
    """Of the actions that lead from a region into another (`rules.moves` or `rules.marches`) those that hoplites of the
    seat can take now: along the mover's ways, into none of the closed regions."""
    beside = p.rules.neighbours[region]
    if not p.rules.answers.get("ways"):
        if not closed:
            return actions[region]
        return [action for action, end in zip(actions[region], beside, strict=True) if not closed >> end & 1]
    kind, name = actions[region][0].kind, p.rules.region_ids[region]
    return [act(kind, name, p.rules.region_ids[end]) for end in ends(p, mover, seat, region) if not closed >> end & 1]


def refuse_way(p: Hellas, seat: int, start: int, end: int) -> Refusal | None:
    """Why hoplites of the seat may not go from one region into another, however far it is (H-6.8)."""
    names = p.rules.region_ids
    if start == end:
        return Refusal("it_is_the_same_region", "H-6.4", {"region": names[start]})
    if held_fast(p, seat) >> start & 1:
        return Refusal("hoplites_cannot_leave_that_region", "H-6.8", {"region": names[start]})
    if closed_to(p, seat) >> end & 1:
        return Refusal("that_region_is_closed_to_you", "H-6.8", {"region": names[end]})
    return None


def refuse_step(p: Hellas, mover: str, seat: int, start: int, end: int, moved: int) -> Refusal | None:
    """Why no hoplite of the seat can step from one region into another; `moved` of those there have moved already."""
    names = p.rules.region_ids
    if p.unfortified(seat, start) <= moved:
        return Refusal("none_of_your_hoplites_can_move_from_there", "H-6.4", {"region": names[start]})
    if start != end and end not in ends(p, mover, seat, start):
        return Refusal("the_regions_are_no_neighbours", "H-6.4", {"start": names[start], "region": names[end]})
    return refuse_way(p, seat, start, end)


def refuse_move(p: Hellas, seat: int, action: Action, moved: tuple[int, ...], settled: int) -> Refusal | None:
    """Why a single move of Hoplite Movement is not open (H-6.4, H-6.5, H-8.1)."""
    start = p.rules.region[str(action.args[0])]
    fields = {"region": p.rules.region_ids[start]}
    if action.kind == "move":
        return refuse_step(p, HOPLITES, seat, start, p.rules.region[str(action.args[1])], moved[start])
    if action.kind == "unfortify":
        if p.fortified[start] == seat and not settled >> start & 1:
            return None
        return Refusal("nobody_of_yours_is_fortified_there", "H-6.5", fields)
    if p.unfortified(seat, start) <= moved[start]:
        return Refusal("none_of_your_hoplites_can_move_from_there", "H-6.5", fields)
    if p.rules.city[start] is None:
        return Refusal("no_city_is_there", "H-8.1", fields)
    if p.control[start] != seat:
        return Refusal("that_region_is_not_yours", "H-8.1", fields)
    return None if room_in_city(p, seat, start) else Refusal("somebody_is_fortified_there", "H-8.1", fields)


# -- Hoplite Movement -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class HopliteMovement(Step):
    """Up to as many single moves as the hero's Leadership; no hoplite moves twice (H-6.4, H-6.5)."""

    ASKS: ClassVar[tuple[str, ...]] = ("hoplite_movement",)

    seat: int
    left: int
    moved: tuple[int, ...]  # by region: unfortified hoplites there that have moved in this action
    settled: int  # cities whose hoplite went in during this action
    free: bool = False  # whether a move over a way that may be free would cost nothing

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = hoplite_moves(p, self.seat, self.moved, self.settled) if self.left or self.free else []
        if not self.left:
            actions = [action for action in actions if self._costs_nothing(p, action)]
        actions += further_offers(p, self.seat, "hoplite_movement")
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "hoplite_movement", (*actions, DONE), {"left": self.left}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind not in SINGLE_MOVES:
            return refuse_further(p, seat, "hoplite_movement", action)
        refused = refuse_move(p, seat, action, self.moved, self.settled)
        if refused is None and not self.left and not self._costs_nothing(p, action):
            return Refusal("only_a_free_way_is_left", "H-6.4")
        return refused

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if action.kind == "done":
            p.pop()
            return
        if take_further(p, seat, "hoplite_movement", action):
            return
        free = self._costs_nothing(p, action)
        moved, settled = moved_by(p, action, self.moved, self.settled)
        p.become(HopliteMovement(seat, self.left - (not free), moved, settled, self.free and not free))
        beneath = len(p.steps)
        move_one(p, seat, action)
        if len(p.steps) == beneath:
            settle_within(p)
        else:
            p.steps.insert(beneath, SettleWithin())  # when it is known who goes along

    def _costs_nothing(self, p: Hellas, action: Action) -> bool:
        if not self.free or action.kind != "move":
            return False
        start, end = (p.rules.region[str(name)] for name in action.args)
        return is_free(p, HOPLITES, self.seat, start, end)


def hoplite_moves(p: Hellas, seat: int, moved: tuple[int, ...], settled: int) -> list[Action]:
    """The single moves that are open: into a neighbouring region, into the own city, or out of it."""
    found: list[Action] = []
    rules = p.rules
    fast, closed = held_fast(p, seat), closed_to(p, seat)
    for region, army in enumerate(p.armies(seat)):
        if p.fortified[region] == seat and not settled >> region & 1:
            found.append(act("unfortify", rules.region_ids[region]))
        if army <= moved[region]:
            continue
        if not fast >> region & 1:
            found += steps_from(p, HOPLITES, seat, region, rules.moves, closed)
        if rules.city[region] is not None:
            fortify = act("fortify", rules.region_ids[region])
            if refuse_move(p, seat, fortify, moved, settled) is None:
                found.append(fortify)
    return found


def moved_by(p: Hellas, action: Action, moved: tuple[int, ...], settled: int) -> tuple[tuple[int, ...], int]:
    """What has moved once a single move is made."""
    end = p.rules.region[str(action.args[-1])]
    if action.kind == "fortify":
        return moved, settled | 1 << end
    return tuple(count + (region == end) for region, count in enumerate(moved)), settled


def move_one(p: Hellas, seat: int, action: Action) -> None:
    """Make a single move."""
    start = p.rules.region[str(action.args[0])]
    if action.kind == "move":
        step_hoplites(p, seat, start, p.rules.region[str(action.args[1])], 1)
    elif action.kind == "fortify":
        p.enter_city(seat, start)
        p.tell("fortified", seat, {"region": p.rules.region_ids[start]})
    else:
        p.leave_city(seat, start)
        p.tell("unfortified", seat, {"region": p.rules.region_ids[start]})


# -- groups that move further -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class MoveGroup(Step):
    """A group goes on region by region, together, until it stops or must stop (H-6.7)."""

    ASKS: ClassVar[tuple[str, ...]] = ("onward",)

    seat: int
    at: int
    count: int
    left: int
    mover: str = HOPLITES
    free: bool = False  # whether a step over a way that may be free would cost nothing

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        onward = (self.left or self.free) and self.count
        ends = next_regions(p, self.mover, self.seat, self.at) if onward else []
        if not self.left:
            ends = [end for end in ends if self._costs_nothing(p, end)]
        if not ends:
            p.pop()
            return ()
        names = p.rules.region_ids
        actions = tuple(act("onward", names[end]) for end in ends)
        return (Decision(self.seat, "onward", (*actions, DONE), {"region": names[self.at], "left": self.left}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        refused = refuse_onward(p, self.mover, seat, self.at, action)
        if refused is not None or action.kind != "onward" or self.left:
            return refused
        free = self._costs_nothing(p, p.rules.region[str(action.args[0])])
        return None if free else Refusal("only_a_free_way_is_left", "H-6.7")

    def _costs_nothing(self, p: Hellas, end: int) -> bool:
        return self.free and is_free(p, self.mover, self.seat, self.at, end)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if action.kind == "done":
            p.pop()
            return
        p.pop()
        # the region was only passed through: its toll is taken in passing, and nobody came to stay there
        p.entered &= ~(1 << self.at)
        p.came_from[self.at] = 0
        end = p.rules.region[str(action.args[0])]
        free = self._costs_nothing(p, end)
        left, unused = self.left - (not free), self.free and not free
        p.push(PassOn(seat, self.at, end, self.count, left, p.army(seat, self.at), self.mover, unused))
        take_toll(p, seat, self.at)


@dataclass(frozen=True)
class PassOn(Step):
    """A group leaves a region it passed through, without those whom Chimera took there (H-6.9)."""

    seat: int
    at: int
    end: int
    count: int
    left: int
    army: int  # in the region before the toll
    mover: str = HOPLITES
    free: bool = False

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        p.pop()
        count = self.count - (self.army - p.army(self.seat, self.at))
        if count > 0:
            p.push(MoveGroup(self.seat, self.end, count, self.left, self.mover, self.free))
            step_hoplites(p, self.seat, self.at, self.end, count, self.mover, onward=True)
        return ()


def refuse_onward(p: Hellas, mover: str, seat: int, at: int, action: Action) -> Refusal | None:
    """Why a group cannot go on from where it is into a region."""
    if action.kind != "onward":
        return None
    end, names = p.rules.region[str(action.args[0])], p.rules.region_ids
    if at != end and end not in ends(p, mover, seat, at):
        return Refusal("the_regions_are_no_neighbours", "H-6.7", {"start": names[at], "region": names[end]})
    return refuse_way(p, seat, at, end)


def next_regions(p: Hellas, mover: str, seat: int, at: int) -> list[int]:
    """Where a group that has just come to a region may go on to: not through what is another player's."""
    if not may_leave(p, seat, at) or p.enemies_in(seat, at):
        return []
    if p.control[at] != NOBODY and p.are_enemies(p.control[at], seat):
        return []
    closed = closed_to(p, seat)
    return [end for end in ends(p, mover, seat, at) if not closed >> end & 1]


@dataclass(frozen=True)
class ChooseArmy(Step):
    """Which hoplites a power moves: a region, then how many of those there (H-13.7, H-21.36)."""

    ASKS: ClassVar[tuple[str, ...]] = ("army",)

    seat: int
    most: int
    reach: int
    must: bool = False
    mover: str = HOPLITES

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        starts = _starts(p, self.mover, self.seat)
        if not starts or not self.reach:
            p.pop()
            return ()
        actions = [
            act("army", p.rules.region_ids[region], count)
            for region in starts
            for count in range(min(self.most, p.unfortified(self.seat, region)), 0, -1)
        ]
        if not self.must:
            actions.append(DONE)
        return (Decision(self.seat, "army", tuple(actions), {"regions": self.reach}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "army":
            return None
        start, fields = p.rules.region[str(action.args[0])], {"region": str(action.args[0])}
        if start not in _starts(p, self.mover, seat):
            return Refusal("none_of_your_hoplites_can_move_from_there", "H-13.7", fields)
        return Refusal("too_few_hoplites_are_there", "H-13.7", fields)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action.kind == "army":
            start = p.rules.region[str(action.args[0])]
            p.push(FirstStep(seat, start, int(action.args[1]), self.reach, self.mover))


def leaving(p: Hellas, mover: str, seat: int, region: int) -> list[int]:
    """The regions into which hoplites can step from a region."""
    if not may_leave(p, seat, region):
        return []
    closed = closed_to(p, seat)
    return [end for end in ends(p, mover, seat, region) if not closed >> end & 1]


def _starts(p: Hellas, mover: str, seat: int) -> list[int]:
    """The regions from which a power can move hoplites of the seat."""
    return [r for r in range(p.rules.count) if p.unfortified(seat, r) and leaving(p, mover, seat, r)]


@dataclass(frozen=True)
class FirstStep(Step):
    """The first step of a group, from the region where it stood."""

    ASKS: ClassVar[tuple[str, ...]] = ("onward",)

    seat: int
    start: int
    count: int
    reach: int
    mover: str = HOPLITES

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        ends = leaving(p, self.mover, self.seat, self.start)
        if not ends:
            p.pop()
            return ()
        names = p.rules.region_ids
        return (
            Decision(
                self.seat, "onward", tuple(act("onward", names[end]) for end in ends), {"region": names[self.start]}
            ),
        )

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return refuse_onward(p, self.mover, seat, self.start, action)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        end = p.rules.region[str(action.args[0])]
        p.pop()
        p.push(MoveGroup(seat, end, self.count, self.reach - 1, self.mover))
        step_hoplites(p, seat, self.start, end, self.count, self.mover)


@CHAPTER.effect("move_army")
def _move_army(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(ChooseArmy(seat, p.rules.limits["hoplites"], one.number, one.must, ARMY))


@CHAPTER.effect("move_hoplites_by_attribute")
def _move_by_attribute(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(ChooseArmy(seat, one.number, min(p.value_of(seat, name) for name in one.attributes)))


@CHAPTER.possible("move_army", "move_hoplites_by_attribute")
def _can_move(p: Hellas, seat: int, one: Effect) -> bool:
    return bool(_starts(p, ARMY if one.effect == "move_army" else HOPLITES, seat))


@dataclass(frozen=True)
class PlaceHoplites(Step):
    """Hoplites go from one region straight into any other (Winged Boots, H-21.35)."""

    ASKS: ClassVar[tuple[str, ...]] = ("leap",)

    seat: int
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = leaps(p, self.seat) if self.left else []
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "leap", tuple(actions)),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "move":
            return None
        start, end = (p.rules.region[str(name)] for name in action.args)
        if not p.unfortified(seat, start):
            fields = {"region": p.rules.region_ids[start]}
            return Refusal("none_of_your_hoplites_can_move_from_there", "H-21.35", fields)
        return refuse_way(p, seat, start, end)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(PlaceHoplites(seat, self.left - 1))
        start, end = (p.rules.region[str(name)] for name in action.args)
        step_hoplites(p, seat, start, end, 1)


def leaps(p: Hellas, seat: int) -> list[Action]:
    names = p.rules.region_ids
    fast, closed = held_fast(p, seat), closed_to(p, seat)
    return [
        act("move", names[start], names[end])
        for start, army in enumerate(p.armies(seat))
        if army and not fast >> start & 1
        for end in range(p.rules.count)
        if end != start and not closed >> end & 1
    ]


@CHAPTER.effect("place_hoplites")
def _place_hoplites(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(PlaceHoplites(seat, one.number))


@CHAPTER.possible("place_hoplites")
def _can_leap(p: Hellas, seat: int, one: Effect) -> bool:
    return bool(leaps(p, seat))


# -- heroes -----------------------------------------------------------------------------------------------------------


def move_hero(p: Hellas, seat: int, region: int) -> None:
    start = p.hero_at[seat]
    p.hero_at[seat] = region
    names = p.rules.region_ids
    if start != region:
        p.tell("hero_moved", seat, {"start": names[start] if start >= 0 else "", "region": names[region]})
    if start == NOWHERE:
        for answer in p.rules.answers.get("hero_returned", ()):
            answer(p, seat)


@dataclass(frozen=True)
class PlaceHero(Step):
    """A hero is placed in any region; no quest is started so (H-6.3)."""

    ASKS: ClassVar[tuple[str, ...]] = ("place_hero",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        if p.hero_at[self.seat] == NOWHERE:
            p.pop()
            return ()
        names = p.rules.region_ids
        others = (act("place_hero", names[r]) for r in range(p.rules.count) if r != p.hero_at[self.seat])
        return (Decision(self.seat, "place_hero", (*others, DONE)),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return Refusal("nothing_would_follow_from_staying", "H-6.3") if action.kind == "place_hero" else None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action.kind == "place_hero":
            move_hero(p, seat, p.rules.region[str(action.args[0])])


@CHAPTER.effect("place_hero")
def _place_hero(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(PlaceHero(seat))


@CHAPTER.possible("place_hero")
def _hero_on_board(p: Hellas, seat: int, one: Effect) -> bool:
    return p.hero_at[seat] != NOWHERE
