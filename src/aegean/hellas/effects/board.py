"""Effects on the map: kills, control, monsters on the move (H-12, H-17, H-20, H-21)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DONE, act
from aegean.hellas.components import Effect
from aegean.hellas.control import take_control
from aegean.hellas.effects.attributes import Injure, injuries_free
from aegean.hellas.effects.losses import kill
from aegean.hellas.effects.sea import refuse_swim, swim, swims
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, NOWHERE, ON_MAP, Hellas
from aegean.hellas.queries import MONSTER, ends, in_turn, may_be_in, may_control

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    reasons=(
        "it_kills_fewer_hoplites",
        "that_hero_cannot_be_injured",
        "the_monster_is_not_on_the_map",
        "the_tallest_monument_is_elsewhere",
    ),
    words={
        "where": ("monster_land", "monster_region", "monster_region_and_neighbours"),
        "effect": ("kill_entering_hoplites",),
    },
    actions={
        "kill": (("count", "count"),),
        "injure_hero": (("hero", "hero"),),
        "choose_monster": (("monster", "monster"),),
        "move_monster": (("region", "region"),),
    },
    events=("monster_moved",),
)


def monster_of(p: Hellas, ref: str) -> int:
    """The monster whose effect a reference names."""
    return p.rules.monster[ref.split(":")[1]]


def regions_of(p: Hellas, seat: int, one: Effect, ref: str) -> list[int]:
    """The regions in which an effect takes place, in the order of the map's table."""
    if one.where == "hero_region":
        return [] if p.hero_at[seat] == NOWHERE else [p.hero_at[seat]]
    at = p.monster_region(monster_of(p, ref))
    if at == NOWHERE:
        return []
    if one.where == "monster_region":
        return [at]
    if one.where == "monster_land":
        return p.rules.regions_of_land[p.rules.land_of[at]]
    return [at, *p.rules.neighbours[at]]


# -- kills ------------------------------------------------------------------------------------------------------------


@CHAPTER.effect("kill_hoplites")
def _kill_hoplites(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    for region in reversed(regions_of(p, seat, one, ref)):  # the first lies on top
        if any(answer(p, seat, region, one.number, one.up_to) for answer in p.rules.answers.get("kills_among", ())):
            continue
        for owner in p.owners_in(region):
            if one.up_to:
                p.push(KillUpTo(seat, owner, region, one.number))
            else:
                kill(p, owner, region, one.number, ref)


@CHAPTER.possible("kill_hoplites")
def _victims_with_hero(p: Hellas, seat: int, one: Effect) -> bool:
    at = p.hero_at[seat]
    return at != NOWHERE and bool(p.owners_in(at))


@dataclass(frozen=True)
class KillUpTo(Step):
    """The killer chooses how many, at least one."""

    ASKS: ClassVar[tuple[str, ...]] = ("kill",)

    seat: int
    owner: int
    region: int
    most: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        most = min(self.most, p.army(self.owner, self.region))
        if not most:
            p.pop()
            return ()
        about = {"region": p.rules.region_ids[self.region]}
        return (Decision(self.seat, "kill", tuple(act("kill", count) for count in range(most, 0, -1)), about),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "kill" or 0 < int(action.args[0]) <= min(self.most, p.army(self.owner, self.region)):
            return None
        return Refusal("it_kills_fewer_hoplites", "H-1.7", {"region": p.rules.region_ids[self.region]})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        kill(p, self.owner, self.region, int(action.args[0]))


# -- control ----------------------------------------------------------------------------------------------------------


@CHAPTER.effect("take_control")
def _take_control(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    at = p.hero_at[seat]
    if at != NOWHERE and p.control[at] == NOBODY and not p.enemies_in(seat, at) and may_control(p, seat, at):
        take_control(p, seat, at)


# -- heroes hurt ------------------------------------------------------------------------------------------------------


@CHAPTER.effect("injure_heroes")
def _injure_heroes(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """Clockwise from whoever runs the phase (H-20.6)."""
    regions = regions_of(p, seat, one, ref)
    for hurt in reversed([other for other in in_turn(p, seat) if p.hero_at[other] in regions]):
        p.push(Injure(hurt, one.number))


@dataclass(frozen=True)
class InjureEnemy(Step):
    """An injury for another player's hero; that player picks the attribute (H-17.3)."""

    ASKS: ClassVar[tuple[str, ...]] = ("injure_hero",)

    seat: int
    count: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        victims = injurable(p, self.seat)
        if not victims:
            p.pop()
            return ()
        actions = tuple(act("injure_hero", p.rules.hero_ids[p.hero[other]]) for other in victims)
        return (Decision(self.seat, "injure_hero", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "injure_hero":
            return None
        return Refusal("that_hero_cannot_be_injured", "H-17.3")

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(Injure(p.hero.index(p.rules.hero[str(action.args[0])]), self.count))


def injurable(p: Hellas, seat: int) -> list[int]:
    return [
        other
        for other in p.clockwise(seat)
        if p.are_enemies(other, seat) and p.hero_at[other] != NOWHERE and injuries_free(p, other)
    ]


@CHAPTER.effect("injure_enemy_hero")
def _injure_enemy_hero(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(InjureEnemy(seat, one.number))


@CHAPTER.possible("injure_enemy_hero")
def _can_injure_enemy(p: Hellas, seat: int, one: Effect) -> bool:
    return bool(injurable(p, seat))


@CHAPTER.effect("controller_sacrifices_priests")
def _controller_sacrifices(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    owner = p.control[regions_of(p, seat, one, ref)[0]]
    if owner != NOBODY:
        p.sacrifice_priests(owner, one.number)


# -- monsters on the move ---------------------------------------------------------------------------------------------


def place_monster(p: Hellas, seat: int, monster: int, region: int) -> None:
    p.monster_at[monster] = region
    fields = {"monster": p.rules.monster_ids[monster], "region": p.rules.region_ids[region]}
    p.tell("monster_moved", seat, fields)
    for answer in p.rules.answers.get("monster_moved", ()):
        answer(p, monster)


def monster_steps(p: Hellas, seat: int, monster: int) -> tuple[Action, ...]:
    """The moves of a monster that the seat moves."""
    at = p.monster_at[monster]
    if p.is_at_sea(monster):
        return swims(p, monster)
    if not p.rules.answers.get("ways"):
        return p.rules.monster_moves[at]
    names = p.rules.region_ids
    return tuple(
        act("move_monster", names[end]) for end in ends(p, f"{MONSTER}:{p.rules.monster_ids[monster]}", seat, at)
    )


@dataclass(frozen=True)
class MoveMonster(Step):
    """A monster moves from neighbour to neighbour, so many regions at most. `must`: it has to move."""

    ASKS: ClassVar[tuple[str, ...]] = ("move_monster",)

    seat: int
    monster: int
    left: int
    must: bool

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        if not self.left:
            p.pop()
            return ()
        actions = monster_steps(p, self.seat, self.monster)
        if not actions:
            p.pop()
            return ()
        if not self.must:
            actions = (*actions, DONE)
        about = {"monster": p.rules.monster_ids[self.monster], "left": self.left}
        return (Decision(self.seat, "move_monster", actions, about),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind == "swim":
            return refuse_swim(p, self.monster, action)
        if action.kind != "move_monster":
            return None
        if p.is_at_sea(self.monster):
            return _only_at_sea(action)
        start, fields = p.rules.region_ids[p.monster_at[self.monster]], {"region": str(action.args[0])}
        if start == action.args[0]:
            return Refusal("it_is_the_same_region", "H-12.3", fields)
        return Refusal("the_regions_are_no_neighbours", "H-12.3", {"start": start, **fields})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if action.kind == "done":
            p.pop()
            return
        p.become(MoveMonster(seat, self.monster, self.left - 1, False))
        if action.kind == "swim":
            swim(p, seat, self.monster, action)
        else:
            place_monster(p, seat, self.monster, p.rules.region[str(action.args[0])])


def _only_at_sea(action: Action) -> Refusal:
    return Refusal("the_monster_never_goes_there", "", {"region": str(action.args[0])})


@dataclass(frozen=True)
class ChooseMonster(Step):
    """Which monster a power takes hold of, before it is moved or placed."""

    ASKS: ClassVar[tuple[str, ...]] = ("choose_monster",)

    seat: int
    reach: int  # regions to move, or 0: placed in any other region

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        monsters = [m for m, state in enumerate(p.monster_state) if state == ON_MAP]
        if not self.reach:
            monsters = [m for m in monsters if p.monster_at[m] == p.hero_at[self.seat] and placings(p, self.seat, m)]
        if not monsters:
            p.pop()
            return ()
        actions = tuple(act("choose_monster", p.rules.monster_ids[m]) for m in monsters)
        return (Decision(self.seat, "choose_monster", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "choose_monster":
            return None
        if p.monster_state[p.rules.monster[str(action.args[0])]] != ON_MAP:
            return Refusal("the_monster_is_not_on_the_map", "H-12.6")
        return Refusal("no_monster_of_that_name_is_with_your_hero", "H-5.12", {"monster": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        monster = p.rules.monster[str(action.args[0])]
        p.become(MoveMonster(seat, monster, self.reach, True) if self.reach else PlaceMonster(seat, monster))


def placings(p: Hellas, seat: int, monster: int) -> tuple[Action, ...]:
    """Where a monster can be placed that may be placed anywhere."""
    if p.is_at_sea(monster):
        return swims(p, monster, anywhere=True)
    step = PlaceMonster(seat, monster)
    return step.allowed(p, seat, [act("move_monster", name) for name in p.rules.region_ids])


@dataclass(frozen=True)
class PlaceMonster(Step):
    """Into any other region; a monster of the sea onto any other trail."""

    ASKS: ClassVar[tuple[str, ...]] = ("move_monster",)

    seat: int
    monster: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = placings(p, self.seat, self.monster)
        if not actions:
            p.pop()
            return ()
        about = {"monster": p.rules.monster_ids[self.monster]}
        return (Decision(self.seat, "move_monster", actions, about),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind == "swim":
            return refuse_swim(p, self.monster, action, anywhere=True)
        if action.kind != "move_monster":
            return None
        region, fields = p.rules.region[str(action.args[0])], {"region": str(action.args[0])}
        if region == p.monster_at[self.monster]:
            return Refusal("it_is_the_same_region", "H-12.3", fields)
        if p.is_at_sea(self.monster) or not may_be_in(p, self.monster, region):
            return _only_at_sea(action)
        return None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action.kind == "swim":
            swim(p, seat, self.monster, action)
            return
        place_monster(p, seat, self.monster, p.rules.region[str(action.args[0])])


@CHAPTER.effect("move_monster")
def _move_monster(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(ChooseMonster(seat, one.number))


@CHAPTER.possible("move_monster", "monster_phase")
def _any_monster(p: Hellas, seat: int, one: Effect) -> bool:
    return ON_MAP in p.monster_state


@CHAPTER.effect("place_monster_of_hero_region")
def _place_monster(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(ChooseMonster(seat, 0))


@CHAPTER.possible("place_monster_of_hero_region")
def _monster_with_hero(p: Hellas, seat: int, one: Effect) -> bool:
    at = p.hero_at[seat]
    return at != NOWHERE and any(placings(p, seat, monster) for monster in p.monsters_in(at))


@dataclass(frozen=True)
class ToMonument(Step):
    """Chimera goes to the tallest monument; among equals the runner of the phase chooses (H-20.10)."""

    ASKS: ClassVar[tuple[str, ...]] = ("move_monster",)

    seat: int
    monster: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        candidates = [act("move_monster", p.rules.region_ids[region]) for region in p.rules.god_region]
        about = {"monster": p.rules.monster_ids[self.monster]}
        return (Decision(self.seat, "move_monster", self.allowed(p, self.seat, candidates), about),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "move_monster":
            return None
        tallest, region = max(p.levels), p.rules.region[str(action.args[0])]
        if any(level == tallest and p.rules.god_region[god] == region for god, level in enumerate(p.levels)):
            return None
        return Refusal("the_tallest_monument_is_elsewhere", "H-20.10", {"region": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        region = p.rules.region[str(action.args[0])]
        if p.monster_at[self.monster] != region:
            place_monster(p, seat, self.monster, region)


@CHAPTER.effect("move_to_tallest_monument")
def _to_monument(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(ToMonument(seat, monster_of(p, ref)))
